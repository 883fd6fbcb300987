/** Where FIDE's rapid and blitz regulations of 2024 are open, and how Elobook reads them, in Hungarian. */
import type { FIDE_RAPID_2024_READINGS as English } from '../../en/readings/fide-rapid-2024.ts';
import type { ReadingTexts } from '../../reading-texts.ts';

export const FIDE_RAPID_2024_READINGS: ReadingTexts<typeof English> = {
  E1: {
    question: 'Melyik kiadás érvényes egy 2024. december 1. körüli versenyre?',
    reading: 'Az első napjáé.',
  },
  E2: {
    question: 'Mennyi a rendelkezésre álló idő, ha az időellenőrzés több szakaszból áll?',
    reading:
      'Minden szakasz, a 60. lépés után kezdődő is, és a 60 lépés bónuszideje, mindegyik abból a szakaszból, ' +
      'amelybe a lépés esik. A klasszikus szöveg 1.1 pontja a 60. lépés utáni szakaszt kihagyja; a kettő csak három ' +
      'szakasznál különbözik.',
  },
  E3: {
    question: 'Mi legyen azzal a versennyel, amelyen egy nap több mint 15, illetve 30 forduló van?',
    reading: 'Figyelmeztetünk rá, és elszámoljuk. Az iroda elutasíthatja.',
  },
  E4: {
    question: 'A klasszikus értékszám a verseny vagy a játszma kezdetén érvényes?',
    reading:
      'Az első napon hatályos listáé, mint minden értékszámnál. A listáján inaktívként jelölt klasszikus értékszám ' +
      'is számít.',
  },
  E5: {
    question: 'Mennyi a K annál, aki új a listán, és klasszikus értékszámával játszik?',
    reading:
      'A 7.3.3 szerint, a használt értékszámmal: 2400-tól 10, mert ez közzétett, a 2400-at elérő értékszám; 2300 ' +
      'alatti ifjúsági játékosnál 40; egyébként 40, amíg ezen a listán nincs 30 játszmája. A klasszikus lista ' +
      'játszmáit és legmagasabb értékszámát nem nézzük. A newToList.k10From beállítás választ ez (2400) és a másik ' +
      'értelmezés (none) között, a megadott K pedig érvényes.',
    otherwise: 'Egy közzétett program mindenkinek 40-et ad, aki új a listán, a mestereknek is.',
  },
  E6: {
    question: 'Melyik az irányadó lista a 600 pontnál, és mi lesz a játszmával?',
    reading:
      'A kezdéskor hatályos rapid- vagy villámlista, és ahol a klasszikus értékszám számít, ott az. A játszma ' +
      'olyan, mintha nem is volna: sem a pontja, sem a játszma nem számít. Az értékszám nélküli játékos játszmája ' +
      'sosem esik ki, bármennyi is az ellenfél értékszáma.',
  },
  E7: {
    question: 'Kell-e öt játszma a közzétételhez annak, akinek klasszikus értékszáma van?',
    reading:
      'Nem. Az ilyen játékos értékszámmal rendelkezőnek számít; a 6.1.4 a játszmákból számított értékszámokról ' +
      'szól.',
  },
  E8: {
    question: 'Mi legyen, ha egy játékos klasszikus értékszámával indult, és egyetlen játszmája sem számít?',
    reading: 'A játékos nem kerül a listára.',
  },
  E9: {
    question: 'Egy verseny az első rapid értékszám előtt kezdődött, és utána kerül elszámolásra.',
    reading:
      'A kezdéskor érvényes klasszikus értékszám számít, a játékosnál is, az ellenfeleknél is; a változás az előző ' +
      'lista értékszámához adódik.',
  },
  E12: {
    question: 'Az eltérő idő egy játszmát vagy az egész versenyt zárja ki?',
    reading:
      'Az időellenőrzés az egész versenyé, ezért egyetlen játszmája sem számít. A más idővel játszott rájátszás ' +
      'önálló verseny, és nem értékelhető.',
  },
  E13: {
    question: 'Egy játékos ezen a listán 1400 alá esett, és van klasszikus értékszáma.',
    reading:
      'Itt értékszám nélküli, ezért a következő versenyen ismét a klasszikus értékszáma számít; e lista ' +
      'játszmaszáma és legmagasabb értékszáma megmarad.',
  },
  E14: {
    question: 'Eredmények gyűltek, amíg a játékosnak egyik értékszáma sem volt; azután klasszikus értékszámot kap.',
    reading: 'Ettől kezdve minden kezdéskor a 7.2.1 érvényes, és az összegyűlt eredmények többé nem számítanak.',
  },
  E15: {
    question: 'Mikor inaktív valaki?',
    reading: 'Tizenkét olyan lista után, amelyre nem jutott ilyen értékelt játszmája.',
  },
  E16: {
    question:
      'A FIDE azoknak a játékosoknak a játszmáit, akiknek klasszikus értékszámuk van, ezen a listán azonban nincs, ' +
      'késve vagy egyáltalán nem számolta el.',
    reading:
      'A játszmáik azon a listán számítanak, amelyre a jegyzőkönyv szól. Mielőtt egy listát lezárnak, az áttekintése ' +
      'megnevezi, aki így játszott, és nincs rajta: a küszöb alatt maradt, vagy nem szerepelhet.',
  },
  E17: {
    question: 'A használt klasszikus értékszám 2400 volt (K = 10), és a lista első értékszáma 2395.',
    reading: 'A használt klasszikus értékszám is a legmagasabbak közé tartozik, ezért a K 10 marad.',
  },
  E18: {
    question: 'A kezdéskor a listán volt, azóta lekerült róla, és van klasszikus értékszáma.',
    reading: 'A különbségeket a kezdéskori értékszám adja; a változás a klasszikus értékszámhoz adódik.',
  },
  E19: {
    question: 'A kezdéskor klasszikus értékszáma volt, és időközben a listára került.',
    reading: 'A különbségeket a klasszikus értékszám adja; a változás az időközben közzétett értékszámhoz adódik.',
  },
  E20: {
    question: 'Világosnak és sötétnek más az ideje, és egyik sem tartozik ehhez a listához.',
    reading: 'Csak az 1.2 miatt nem értékelhető: a fajtát csak egyenlő időknél vizsgáljuk.',
  },
  R1: {
    question:
      'Egy periódus több versenye közül csak egy korábbi kezdődött akkor, amikor a játékosnak volt klasszikus ' +
      'értékszáma.',
    reading:
      'A változás ahhoz a klasszikus értékszámhoz adódik: aki egyszer értékszámmal rendelkezőnek számított, nem ' +
      'kezdi újra a gyűjtést.',
  },
};
