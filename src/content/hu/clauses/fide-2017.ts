/** The clauses of FIDE’s rating regulations of July 2017 in Hungarian; what is as in 2014 is taken from there. */
import type { Fide2017Clause } from '../../../rulebooks/fide/2017/contents.ts';
import type { ClauseTexts } from '../../../explain/clause-text.ts';
import { FIDE_2014_CLAUSES } from './fide-2014.ts';

const { '1.3': _renumbered, ...AS_IN_2014 } = FIDE_2014_CLAUSES;

export const FIDE_2017_CLAUSES: ClauseTexts<Fide2017Clause> = {
  ...AS_IN_2014,

  '0': {
    title: 'Mi számít az értékszámba',
    rule: 'A FIDE azokat a tábla mellett játszott játszmákat számolja el, amelyeket a FIDE-nél bejelentett és e szabályzat minden előírását betartó versenyen játszottak; 2021. február 1-jétől a jóváhagyott hibrid versenyek játszmáit is. Más játszma nem változtat az értékszámon.',
  },
  '0.2 hybrid': {
    title: 'Hibrid versenyek 2021. február 1-jétől',
    rule: 'A hibrid versenyt online játsszák, nyilvános helyen és játékvezető felügyelete mellett. 2021. február 1-jétől ugyanúgy elszámolható, mint bármely más verseny, ha a Minősítő Bizottság elnöke egyedileg jóváhagyta; e nap előtt nem értékelhető.',
  },
  '2.1': {
    title: 'Sakkszabályok vagy hibrid sakk',
    rule: 'A játszmákat a FIDE sakkszabályai szerint játsszák; 2021. február 1-jétől a hibrid sakk szabályai szerint is.',
  },
  '1.1': {
    title: 'Legkisebb gondolkodási idő',
    rule: 'Minden játékosnak elegendő időt kell kapnia egy 60 lépéses játszmára: 120 perc, ha kettejük közül valakinek az értékszáma 2200 vagy magasabb; egyébként 90 perc, ha valakié 1600 vagy magasabb; különben 60 perc. Azoknak a szakaszoknak a percei számítanak, amelyek a 60. lépés megtétele előtt kezdődnek, továbbá a 60 lépésre járó bónuszidő. Minden játszmát külön kell megítélni: amelyikhez kevesebb idő járt, az nem számít, a verseny többi játszmája igen. Az értékszám nélküli játékos 1600 alattinak számít.',
  },
  '1.2': {
    title: 'Az első időellenőrzés',
    rule: 'Ha az első időellenőrzés lépésszámhoz kötött, a lépésszám csak 40 lehet. Ellenkező esetben a verseny egyetlen játszmája sem számolható el.',
  },
  '6.5': {
    title: 'Hiányos körversenyek',
    rule: 'Ha egy körversenyen akár egy játszma is elmaradt, a versenyt svájci rendszerűként kell jegyzőkönyvezni és elszámolni. Ugyanígy hiányzik az a játszma, amely a gondolkodási idő miatt nem számít, vagy amelyet kizártak. A 6.3–6.33 pont feltételeit ekkor is megköveteljük.',
  },
  '7.23a': {
    title: 'Mikor inaktív egy játékos',
    rule: 'Inaktív az a játékos, aki egy éve nem játszott értékszámmal rendelkező ellenféllel; a 2020. novemberi listától a 2022. októberiig két év a határ. A pontosan egy, illetve két évvel korábbi játszma még számít. Az értékszám ettől nem változik.',
  },
  '8.23': {
    title: 'Több mint a pontok fele',
    rule: 'Az 50% fölötti minden fél pont 20 értékszámponttal növeli az átlagot, svájci rendszerű versenyen és körversenyen egyaránt. 2014-ben 15 volt.',
  },
  '8.34': {
    title: 'Kidolgozott példa',
    rule: 'Egy újonc 3 játszmából 1 pontot szerez 2220-as átlag ellen, 5-ből 3 pontot 2150 ellen és 4-ből 2½ pontot 2200 ellen. Ez összesen 12 játszmából 6½ pont, 2184-es átlag ellen. Az 50% fölötti fél pont 20 értékszámpontot ér, így az induló értékszám 2204.',
  },
  '8.56': {
    title: 'A K fejlődési együttható',
    rule: 'K a verseny kezdetén rögzül, és az első ráillő szabály dönt. Véglegesen 10, ha a közzétett értékszám valaha elérte a 2400 pontot; 40 a 18. születésnap évének végéig, ha az értékszám mindig 2300 alatt maradt; 40 az újoncnál, amíg be nem fejezte legalább 30 játszmányi versenyét; egyébként 20. Ha K és n szorzata, ahol n a játékos elszámolt játszmáinak száma az egész listán, meghaladja a 700-at, K a legnagyobb olyan egész szám lesz, amellyel K × n legfeljebb 700.',
  },
};
