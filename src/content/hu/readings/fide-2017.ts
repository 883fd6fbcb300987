/**
 * What is open about FIDE's rating regulations of July 2017, whose text is not at hand as a whole, and how Elobook
 * reads them, in Hungarian.
 */
import type { FIDE_2017_READINGS as English } from '../../en/readings/fide-2017.ts';
import type { ReadingTexts } from '../../reading-texts.ts';

export const FIDE_2017_READINGS: ReadingTexts<typeof English> = {
  E1: {
    question: 'A szöveg a 2. fejezettől hiányzik.',
    reading:
      'Amit egyetlen forrás sem cáfol, azt a 2014. júliusi szövegből vesszük. Minden pontnál szerepel, mennyire ' +
      'biztos, és honnan való.',
    otherwise: 'Az a szövetség, amelynek megvan a szöveg, egyes pontokat helyesbíthet.',
  },
  E2: {
    question:
      'A gondolkodási idő a mezőnytől függ-e, mint 2014-ben, vagy a játszmától? A 2021-es összevetés a játszmát ' +
      'mondja; egy 2019. májusi jegyzőkönyv szerint a FIDE programja az ilyen versenyeket még nem tudta helyesen ' +
      'elszámolni, és a közzétett szövegből 2018-as döntések hiányoztak.',
    reading:
      'A játszmától, végig a teljes időközben: ezekből az évekből csak ez a megfogalmazás áll rendelkezésre. A 2019 ' +
      'előtti versenyekre ez csak feltevés (BIZONYTALAN).',
    otherwise:
      'Egy szövetség 2017-et és 2018-at a mezőny alapján is megítélheti; akkor minden úgy van, mint 2014-ben. Ez az állományhoz beállítható (timeJudged: field).',
  },
  E3: {
    question: 'Milyen számuk van a pontoknak?',
    reading: 'A 2014-es, amelyre ezeknek az éveknek a forrásai hivatkoznak (8.5), az első időellenőrzés azonban 1.2.',
  },
  E4: {
    question: 'Melyik értékszámot nézi az 1.1 pont?',
    reading: 'A verseny kezdetekor hatályos lista értékszámát, akárcsak a különbségeknél.',
  },
  E5: {
    question:
      'Mi legyen azzal a körversennyel, amelynek egy játszmája az ideje miatt nem értékelhető, vagy ki van zárva?',
    reading: 'Olyan, mintha a játszmát nem játszották volna le: a versenyt svájci rendszerűként kell elszámolni.',
  },
  E6: {
    question:
      'Az értékszám nélküli játékossal vívott párosmérkőzés egyáltalán nem értékelhető, mint 2024-ben, vagy svájci ' +
      'rendszerűként értékelendő?',
    reading:
      'Mint 2014-ben: az értékszám nélküli játékos eredményei az induló értékszámba számítanak, az értékszámmal ' +
      'rendelkezőéi nem számítanak.',
    otherwise: 'Egy szövetség a versenyt el is utasíthatja.',
  },
  E7: {
    question: 'Mikortól lehet K × a játszmák száma legfeljebb 700? A Magyar Sakkszövetség szerint 2017 szeptemberétől.',
    reading: '2017. július 1-jétől, a szöveg többi részével együtt, így a 2017. augusztusi lista az első.',
    otherwise:
      'Aki a Magyar Sakkszövetséget követi, a 2017. augusztusi és szeptemberi listán nem csökkenti a K értékét. Ez az állományhoz beállítható (kLimit.from: 2017-09-01, az első nap, amelyen kezdődő versenyekre a korlát érvényes).',
  },
  E8: {
    question:
      'Meddig ifjúsági játékos valaki: a 18. születésnapig, ahogyan a K értékéről szóló jegyzetek 2021-ig idézik, ' +
      'vagy annak az évnek a végéig?',
    reading:
      'Az év végéig. A 2017 és 2021 között 18 éves, 2300 alatti, legalább 30 játszmás 4093 játékosból 4064-nek volt ' +
      '40 a decemberi és 20 a januári listán. Csak a születési év kell hozzá.',
    otherwise:
      'Az idézetek betűje szerint a születésnapon ér véget; ez az állományhoz beállítható (juniorUntil: birthday).',
  },
  E9: {
    question: 'Merre kell a felet kerekíteni? Ezekre az évekre egyetlen forrás sem mondja meg.',
    reading:
      'Mint 2014-ben: az új értékszámot kerekítjük, a felet felfelé, így 2450 − 2,5-ből 2448 lesz. A szöveg pontjai ' +
      'még a 2014-es számokat viselik.',
    otherwise:
      'A 2024-es szöveg a változást kerekíti, a nullától távolodva. Ez a félre végződő csökkenéseknél tér el. Ez az állományhoz beállítható (rounding: away).',
  },
  E10: {
    question:
      'A K értékét korlátozó játszmák közé tartoznak-e a teljes körversenynek az értékszám nélküliek elleni ' +
      'játszmái?',
    reading: 'Igen, mert értékelt játszmák. A le nem játszott és a kizárt játszmák nem.',
  },
  E11: {
    question: 'Körversenyen is 20 pontot ér-e az 50% fölötti fél pont?',
    reading: 'Igen: egyetlen állandó, a legnagyobb K fele.',
  },
  E12: {
    question: 'Meddig tarthat egy verseny?',
    reading: 'Legfeljebb 90 napig, mint 2014-ben; a csapatbajnokság és a jóváhagyott verseny hosszabb is lehet.',
  },
  E13: {
    question:
      'Meddig lett egy játékos csak 24 hónap után inaktív? A Tanács a pontot 2022. október 17-én módosította, és a ' +
      'szövege nem került elő.',
    reading:
      'A 2020. novemberi listától a 2022. októberiig; 2022 novemberétől ismét 12 hónap. Csak egy jelölés függ tőle ' +
      'a listán. Az állományban más utolsó lista is megnevezhető (inactive.longUntil).',
  },
  E14: {
    question: 'Mi legyen a 2021. február 1. előtt kezdődött hibrid versenyekkel?',
    reading: 'Nem értékelhetők; ezen a Minősítő Bizottság döntése változtathat.',
  },
  E15: {
    question:
      'Milyen sorrendben érvényesek a K sorai, és mi a helyzet azzal az ifjúsági játékossal, aki egyszer már elérte ' +
      'a 2300-at?',
    reading:
      'Mint 2024-ben: 10, ifjúsági, újonc, 20; annál az ifjúsági játékosnál, aki egyszer elérte a 2300-at, 20. Ez a ' +
      'FIDE által 2017 és 2026 között közzétett 19,6 millió érték 99,21%-ával egyezik.',
  },
  E16: {
    question: 'Melyik K érvényes, ha egy perióduson belül változik?',
    reading: 'Minden versenyen az első napján érvényes K.',
  },
  E17: {
    question: 'Kérésre értékelhetők-e az eldőlt párosmérkőzés további játszmái, mint 2024-ben?',
    reading: 'Nem: 2014-ben nincs ilyen. Az iroda döntése engedheti meg.',
  },
  E18: {
    question: 'Melyik verseny az első, és mi legyen a második nullával?',
    reading:
      'Az idő dönt, a verseny utolsó napja szerint, sosem az irat sorrendje; az az eredmény, amelynek csak a ' +
      'listája ismert, a lista előtti napra számít. A figyelmen kívül hagyott verseny után a következő ismét az ' +
      'első.',
  },
};
