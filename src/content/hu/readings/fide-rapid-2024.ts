/** Where FIDE's rapid and blitz regulations of 2024 are open, and how Elobook reads them, in Hungarian. */
import type { FIDE_RAPID_2024_READINGS as English } from '../../en/readings/fide-rapid-2024.ts';
import type { ReadingTexts } from '../../reading-texts.ts';

export const FIDE_RAPID_2024_READINGS: ReadingTexts<typeof English> = {
  E1: {
    question: 'Melyik kiadás szerint számolandó el a 2024. december 1. körüli verseny?',
    reading: 'Az első napján hatályos szerint.',
  },
  E2: {
    question: 'Mennyi a játékidő, ha az időbeosztás több időszakból áll?',
    reading:
      'Minden időszak számít, az is, amelyik a 60. lépés után kezdődik, és 60 lépés többletideje, mindig ' +
      'annak az időszaknak a mértékével, amelybe a lépés esik. A klasszikus szöveg 1.1 pontja kihagyja a ' +
      '60. lépés utáni időszakot; csak három időszaknál van különbség.',
  },
  E3: {
    question: 'Mi történik azzal a versennyel, amelyen egy nap 15-nél, illetve 30-nál több forduló volt?',
    reading: 'Figyelmeztetés, és a verseny elszámolható. Az iroda elutasíthatja.',
  },
  E4: {
    question: 'A verseny vagy a játszma kezdetén érvényes klasszikus értékszám számít?',
    reading:
      'Az első napon érvényes listáé, mint minden értékszámnál. Az a klasszikus értékszám is számít, ' +
      'amelyet a lista inaktívnak jelöl.',
  },
  E5: {
    question: 'Mennyi a K annál, aki új a listán, és klasszikus értékszámával játszik?',
    reading:
      'A 7.3.3 a felhasznált értékszámmal: 2400-tól 10, mert az közzétett, 2400-at elért értékszám; 2300 ' +
      'alatti ifjúságinál 40; különben 40, amíg ezen a listán 30-nál kevesebb a játszmája. A klasszikus ' +
      'lista játszmáit és csúcsát nem nézzük. A newToList.k10From beállítás választ e között (2400) és a ' +
      'másik olvasat között (null); a megadott K érvényes.',
    otherwise: 'Egy közzétett program mindenkinek 40-et ad, aki új a listán, a mestereknek is.',
  },
  E6: {
    question: 'Melyik lista számít a 600 pontnál, és mi lesz a játszmával?',
    reading:
      'A verseny kezdetén érvényes rapid- vagy villámlista, és ahol azt használjuk, a klasszikus értékszám. ' +
      'A játszma mintha nem is volna: sem az eredménye, sem a száma nem számít. Az értékszám nélküli ' +
      'játékos játszmája sohasem esik ki, bármilyen erős az ellenfél.',
  },
  E7: {
    question: 'Kell-e öt játszma annak a közzétételéhez, akinek klasszikus értékszáma van?',
    reading: 'Nem. Értékszámosnak számít; a 6.1.4 a játszmákból számított értékszámokra vonatkozik.',
  },
  E8: {
    question: 'Mi lesz azzal, aki klasszikus értékszámával indult, de egyetlen játszmája sem számít?',
    reading: 'Nincs a listán.',
  },
  E9: {
    question: 'A verseny az első rapidértékszám előtt kezdődött, és utána számolják el.',
    reading:
      'A kezdetén érvényes klasszikus értékszám számít, a játékosnál és az ellenfeleinél is; a változás az ' +
      'előző lista értékszámához adódik.',
  },
  E12: {
    question: 'A különböző idő egy játszmát vagy az egész versenyt zárja ki?',
    reading:
      'Az időbeosztás a versenyé, ezért egyetlen játszmája sem számít. A más idővel játszott rájátszás ' +
      'külön verseny, és nem számolható el.',
  },
  E13: {
    question: 'A játékos ezen a listán 1400 alá esett, és van klasszikus értékszáma.',
    reading:
      'Itt értékszám nélküli, ezért a következő versenyen ismét a klasszikus értékszáma számít; a lista ' +
      'játszmái és csúcsa megmaradnak.',
  },
  E14: {
    question:
      'Az eredmények akkor gyűltek, amikor a játékosnak egyik értékszáma sem volt; aztán klasszikus ' +
      'értékszámot kap.',
    reading: 'Attól kezdve minden kezdésnél a 7.2.1 érvényes, az összegyűlt eredmények már nem számítanak.',
  },
  E15: {
    question: 'Mikor inaktív valaki?',
    reading: 'Tizenkét olyan lista után, amelyen nincs ilyen elszámolt játszmája.',
  },
  E17: {
    question: '2400-as klasszikus értékszámmal játszott (K 10), és a lista első értékszáma 2395.',
    reading: 'A felhasznált klasszikus értékszám a legmagasabbak közé számít, ezért a K 10 marad.',
  },
  E18: {
    question: 'A kezdéskor a listán volt, azóta lekerült róla, és van klasszikus értékszáma.',
    reading: 'A különbségek a kezdéskori értékszámmal; a változás a klasszikus értékszámhoz adódik.',
  },
  E19: {
    question: 'A kezdéskor klasszikus értékszáma volt, és közben a listára került.',
    reading: 'A különbségek a klasszikus értékszámmal; a változás a közben közzétett értékszámhoz adódik.',
  },
  E20: {
    question: 'Világosnak és sötétnek különböző ideje van, és egyik sem való erre a listára.',
    reading: 'Egyedül az 1.2 miatt nem számolható el: a fajtát csak egyenlő időnél nézzük.',
  },
  R1: {
    question: 'Egy periódus több versenye közül csak egy korábbi kezdetén volt a játékosnak klasszikus értékszáma.',
    reading:
      'A változás ahhoz a klasszikus értékszámhoz adódik: aki egyszer értékszámosnak számított, nem esik ' +
      'vissza az újoncok közé.',
  },
};
