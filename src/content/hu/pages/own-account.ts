/** The words about how somebody signs in, in Hungarian. */
import type { OwnAccountWords } from '../../en/pages/own-account.ts';

export const OWN_ACCOUNT_WORDS: OwnAccountWords = {
  passkeys: {
    title: 'Belépőkulcsok',
    lead: 'A belépőkulccsal jelszó nélkül lehet bejelentkezni: az eszköz képernyőzárával vagy biztonsági kulccsal.',
    none: 'Még nincs belépőkulcs.',
    name: 'A belépőkulcs neve',
    nameHint: 'például „laptop” vagy „kék kulcs”',
    add: 'Belépőkulcs hozzáadása',
    rename: 'Átnevezés',
    remove: 'Törlés',
    needScript:
      'A belépőkulcshoz JavaScript kell. Jelszóval, egyszer használatos kóddal vagy anélkül, JavaScript nélkül is be lehet jelentkezni.',
    unsupported: 'Ez a böngésző nem ismeri a belépőkulcsot.',
    elsewhere: (origin) => `Az iroda belépőkulcsai csak ezen a címen működnek: ${origin}. Nyissa meg ott az oldalt.`,
    needName: (host) =>
      `Számokból álló címhez (${host}) a böngészők nem készítenek belépőkulcsot. Az irodának név szerint kell elérhetőnek lennie: elobook serve --public-url.`,
    failed: 'Nem sikerült: az eszköz nem erősítette meg, vagy lejárt az idő. Próbálja újra.',
    signIn: 'Bejelentkezés belépőkulccsal',
    signInHint: 'Ha fent megadja a nevét, annak a fióknak a kulcsával; ha nem, az eszköz felajánlja a meglévőket.',
    or: 'Vagy jelszó nélkül',
  },
  codes: {
    title: 'Egyszer használatos kódok',
    lead: 'A telefon egy programja félpercenként új kódot készít, így a jelszó egymagában már nem elég a belépéshez.',
    off: 'Kikapcsolva.',
    on: 'Bekapcsolva.',
    setUp: 'Egyszer használatos kódok beállítása',
    change: 'Helyreállító kódok, kikapcsolás',
    scan: 'Olvassa be a képet a programmal, vagy gépelje be a titkos kulcsot:',
    picture: 'A titkos kulcs képként, a telefon kamerájának',
    secret: 'Titkos kulcs',
    open: 'Megnyitás ezen az eszközön lévő programban',
    code: 'A program által most mutatott kód',
    password: 'Jelenlegi jelszó',
    confirm: 'Bekapcsolás',
    switchOff: 'Kikapcsolás',
    left: (count, say) => `${say.number(count)} helyreállító kód maradt.`,
    recovery: 'Helyreállító kódok',
    recoveryLead: 'Mindegyik egyszer helyettesíti a kódot, például ha elveszett a telefon.',
    recoveryOnce: 'Nyomtassa ki vagy írja fel most: többször nem jelennek meg. A korábbiak már nem érvényesek.',
    renew: 'Új helyreállító kódok készítése',
    resetOfOther: 'Egyszer használatos kódok és belépőkulcsok törlése',
    print: 'Nyomtatás',
    isOn: 'Az egyszer használatos kódok be vannak kapcsolva.',
    back: 'Vissza a fiókomhoz',
  },
  mail: {
    language: 'Az üzenetek nyelve',
    anyLanguage: 'a meghívást küldő nyelve',
    invitation: {
      subject: ({ office }) => `${office}: az Ön fiókja`,
      text: ({ name, office, link, until }) =>
        `Tisztelt ${name}!\n\nFiókja készült itt: ${office}. Ezen a hivatkozáson választhat jelszót; egyszer használható, eddig: ${until}\n\n${link}\n\nHa nem tudja, miről van szó, hagyja figyelmen kívül: a hivatkozás nélkül semmi sem történik.\n`,
    },
    reset: {
      subject: ({ office }) => `${office}: új jelszó`,
      text: ({ name, office, link, until }) =>
        `Tisztelt ${name}!\n\nEzen a hivatkozáson új jelszót választhat fiókjához (${office}); egyszer használható, eddig: ${until}\n\n${link}\n\nHa nem Ön kérte, szóljon az iroda rendszergazdájának.\n`,
    },
  },
};
