/**
 * Where FIDE's rating regulations of 1 January 2022 are open or were not found, and how Elobook reads them, in
 * Hungarian.
 */
import type { FIDE_2022_READINGS as English } from '../../en/readings/fide-2022.ts';
import type { ReadingTexts } from '../../reading-texts.ts';

export const FIDE_2022_READINGS: ReadingTexts<typeof English> = {
  E1: {
    question: 'E szöveg 3., 5., 6., 7., 9. és 10. fejezete, valamint a 8.3.4 pontja nem került elő.',
    reading:
      'Mint 2024-ben. A Minősítő Bizottság saját jegyzéke arról, mi változott 2024 márciusában, csak az értékszámok ' +
      'általános átszámítását, a küszöböt, az induló értékszámokat és a 400 pontos szabályt nevezi meg.',
  },
  E2: {
    question: 'Az új bejelentési szabály 2023. december 25-én „azonnal” hatályba lépett. Mely versenyekre?',
    reading:
      'Az azon a napon vagy később kezdődőkre; aki előtte jelentett be versenyt, arra az akkori szabály érvényes. A ' +
      'normás versenyek 30 napja ettől kezdve a címszabályzatból következik.',
  },
  E3: {
    question: 'Az időt „a verseny kezdetén” kell megítélni; 2024-ben a játszma kezdetén.',
    reading:
      'Az időellenőrzés és az értékszámok a verseny kezdetén érvényes állapota számít. Nincs különbség ott, ahol az ' +
      'akkor hatályos lista értékszámai számítanak.',
  },
  E4: {
    question: 'Az értékszám nélküli játékossal vívott és az eldőlt párosmérkőzésekre ugyanaz érvényes, mint 2024-ben?',
    reading: 'Igen. 2022 előtt az értékszám nélküliek párosmérkőzése más kérdés volt.',
  },
  E5: {
    question:
      '„Egy játékosnak csak egy felértékelés válhat javára”: és az alacsonyabb értékszámú játékos, aki a 400-as ' +
      'korláttal veszít?',
    reading:
      'A korlátozás azt köti, akinek javára válik. Aki több mint 400 ponttal az ellenfele alatt van, annál nincs ' +
      'felértékelés, ezért az első mondat érvényes, és minden ilyen különbség 400-nak számít. Az állományban más ' +
      'értelmezés is beállítható (cap.lower: once vagy never).',
    otherwise:
      'A kor egyik nyilvános programja a valódi különbséggel számol (never); a sajtóhírek úgy is érthetők, hogy ' +
      'csak egy játszmára vonatkozik (once). Alacsonyabb értékszámú játékos közzétett számítása nem került elő.',
  },
  E6: {
    question: 'Mely játszmák közül kerül ki a felértékelt, és mi számít egy versenynek?',
    reading:
      'A játékosnál figyelembe vett játszmák közül. Az önállóan beküldött havi rész önálló verseny. Az ugyanazon ' +
      'ellenfél elleni két játszma két játszma.',
  },
  E7: {
    question: 'Hogyan kell a változást kerekíteni?',
    reading:
      'Periódusonként egyszer, a felet a nullától távolodva, a 2024-es szöveg szavaival, amelyek nem szerepelnek az ' +
      'újdonságok között.',
    otherwise: 'A felet felfelé, mint 2014-ben. A kettő csak negatív feleknél különbözik.',
  },
  E8: {
    question: 'Mi legyen, ha a p értéknek kettőnél több tizedese van, és merre kerekítendő az Ru, ha félre végződik?',
    reading: 'Mindkét fél felfelé. Az Ra átlagot előtte nem kerekítjük; nincs különbség.',
  },
  E9: {
    question:
      '2020 novembere óta „további értesítésig” 24 hónap után lett valaki inaktív; a pontot a Tanács 2022. október ' +
      '17-én módosította, és a szövege nem került elő.',
    reading:
      'Értékelt játszma nélküli 24 lista a 2022. októberi listáig, 2022 novemberétől 12. Az állományban más utolsó ' +
      'lista is megadható (inactive.longUntil).',
  },
  E10: {
    question: 'Az új játékos játszmái több kiadás versenyeiről valók. Melyik szerint kell őket összevonni?',
    reading:
      'A legújabb verseny kiadása szerint: határidő, a nulla szabálya, képlet. A közzététel küszöbe a listáé. Az ' +
      'eredmények és az ellenfelek értékszámai maradnak, amik voltak.',
  },
  E11: {
    question:
      'Milyen sorrendben és mely időpontban érvényesek a K sorai, és beleszámítanak-e az új játékos játszmái a ' +
      '30-ba?',
    reading:
      'Mint 2024-ben: 10 annak, aki elérte a 2400-at, 40 annak az ifjúsági játékosnak, aki sosem érte el a 2300-at, ' +
      '40 harminc játszma alatt, egyébként 20; minden verseny első napján; az induló értékszám játszmái ' +
      'beleszámítanak.',
  },
  E12: {
    question: 'Mi lesz azzal az új játékossal, akinek a számított értéke 1000 alatti?',
    reading: 'Nincs közzététel, de az eredmények megmaradnak.',
    otherwise: 'Az előző szöveg a küszöb alatti első versenyt elejti.',
  },
  E13: {
    question: 'Meddig kell megérkeznie a jegyzőkönyvnek?',
    reading: 'Semmilyen határidő nem akadályozza az elszámolást; 30 nap után emlékeztetés következik.',
    otherwise: 'Az iroda tarthatja magát a 2024-es harmadik listához.',
  },
  E14: {
    question: 'Melyik az első verseny, és mit közlünk a figyelmen kívül hagyott nulláról?',
    reading:
      'A legelső, amelyen értékszámmal rendelkezők elleni játszma volt, mint 2024-ben. A játszmákat ekkor is ' +
      'felsoroljuk.',
  },
  E15: {
    question: 'Be kell-e küldeni egy hibrid verseny játszmáit?',
    reading: '2024 előtt nem; ha hiányoznak, azt megjegyezzük.',
  },
};
