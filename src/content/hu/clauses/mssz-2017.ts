/** A Magyar Sakkszövetség szabályzatának pontjai magyarul; ami a FIDE 2014-es szabályaival közös, onnan származik. */
import type { Mssz2017Clause } from '../../../rulebooks/mssz/contents.ts';
import type { ClauseTexts } from '../../../explain/clause-text.ts';
import { FIDE_2014_CLAUSES } from './fide-2014.ts';

export const MSSZ_2017_CLAUSES: ClauseTexts<Mssz2017Clause> = {
  ...FIDE_2014_CLAUSES,

  '1. § 1': {
    title: 'A KOMIR mint nyilvántartás',
    rule:
      'A KOMIR, a hazai minősítő rendszer 2007. január 1. óta nem számít Élő-pontot; a hazai számítás 2010. január ' +
      '1-jén végleg megszűnt. A KOMIR azóta a szövetség nyilvántartása: ide kerül mindenki, aki először vált ki ' +
      'versenyengedélyt, és itt szerepel a későbbi FIDE-azonosítója és FIDE Élő-pontja is.',
  },
  '1. § 2': {
    title: 'A FIDE szabályai érvényesek',
    rule:
      'Minden magyar játékos Élő-pontját a FIDE szabályai szerint kell számítani. Amit ez a szabályzat nem ismétel ' +
      'meg, arra a FIDE szövege érvényes: nyilvántartásba vétel, gondolkodási idő, a mezőny összetétele, listák, az ' +
      '1000-es küszöb, a 26 hónap, az inaktivitás és a jegyzőkönyvek. A szabályzat az értékszámok fejezetét ' +
      'B.01-nek, a címekét B.02-nek nevezi; a FIDE kézikönyvében a számozás fordított.',
  },
  '1. § 3': {
    title: 'Megszerezhető címek',
    rule:
      'A magyar játékosok a GM, IM, FM, WGM, WIM és WFM címet szerezhetik meg. Igényelhető a CM és a WCM is, de ' +
      'ezeket a szabályzat nem tekinti teljes értékű címnek. A nyilvántartás mind a nyolcat elfogadja.',
  },
  '1. § 3.1': {
    title: '1990 előtti hazai címek',
    rule:
      'Aki 1990 előtt hazai címet szerzett, továbbra is használhatja: magyar mester (NAM), hallgatólagosan ' +
      'mesterjelölt (mj), valamint I–IV. osztály. A nyilvántartás az ilyen címet csak legkésőbb 1989-es évszámmal ' +
      'fogadja el.',
  },
  '1. § 3.2': {
    title: 'Levelezés, szerzés, fejtés',
    rule:
      'A levelezési sakkozók, a szerzők és a fejtők címeiről a két illetékes bizottság szabályai rendelkeznek, a ' +
      'FIDE előírásaival összhangban. Az Élő-pontok számításában nincs szerepük.',
  },

  '2. § left sheet': {
    title: 'A KOMIR-lap',
    rule:
      'Mindenkinek egy lapja van, tíz adattal: KOMIR-azonosító, név, születési idő, nem, ország, KOMIR Élő-pont, ' +
      'FIDE-azonosító, a versenyengedély egyesülete, a vendégjáték egyesülete, hely egy egyesület erősorrendjében. ' +
      'Az első ötöt ki kell tölteni. A KOMIR Élő-pont 2011 óta azonos a FIDE Élő-ponttal, a kettőnek tehát egyeznie ' +
      'kell; 2010-re az utolsó KOMIR-érték marad.',
  },
  '2. § right sheet': {
    title: 'A FIDE-lap',
    rule:
      'A második lap megnevezi, melyik periódusra érvényes, és tíz adatot tartalmaz: FIDE-azonosító, név, születési ' +
      'év, nem, ország, FIDE Élő-pont, FIDE-cím, a periódus játszmáinak száma, státusz, K szorzó. A státusz aktív ' +
      'vagy inaktív, a szorzó 10, 20 vagy 40. A FIDE-azonosítónak, a születési évnek és az Élő-pontnak egyeznie kell ' +
      'a KOMIR-lappal.',
  },
  '2. § KOMIR ID': {
    title: 'KOMIR-azonosító',
    rule:
      'Az első versenyengedéllyel mindenki legfeljebb ötjegyű számot kap: a játékosokon kívül a szakemberek, a ' +
      'pedagógusok és a munkatársak is. Ez különbözteti meg az azonos nevűeket, és ezen a számon található meg ' +
      'minden irat. Úgy értjük, hogy a szám nem változik, és másnak nem adható ki újra.',
  },
  '2. § FIDE ID': {
    title: 'FIDE-azonosító és első Élő-pont',
    rule:
      'FIDE-azonosítót az kap, aki legalább egy játszmát lejátszott értékszámmal rendelkező ellenféllel. A magyar ' +
      'azonosító általában hatjegyű, és 7-tel kezdődik; más alakja csak észrevételt von maga után, elutasítást nem. ' +
      'Az első Élő-ponthoz a szöveg 9, esetenként 5 vagy 7 játszmát említ; az érvényes szám 5.',
  },
  '2. § licence': {
    title: 'Versenyengedély, vendégjáték, erősorrend',
    rule:
      'A játékos versenyengedélye egy egyesülethez szól, és egy másikban vendégjátékos lehet. Az erősorrend egy ' +
      'egyesület játékosainak számozott sora. A szabályzat csak az adatokat nevezi meg; értelmezésünk szerint a ' +
      'versenyengedély egyetlen egyesülethez szól, vendégjátékos valaki legfeljebb egy másikban lehet, a sorszám ' +
      'pedig 1-től indul, és egy egyesületen belül csak egyszer fordul elő.',
  },
  '2. § K': {
    title: 'A K szorzó',
    rule:
      'A K az elért és a várt eredmény különbségét szorozza. Végleg 10, ha a publikált Élő-pont egyszer elérte a ' +
      '2400-at; 40 az újoncnál, amíg nincs meg a 30 játszmája, és aki 29 játszmával kezd egy versenyt, annál a ' +
      'verseny végéig 40 marad; 40 a 18. születésnap előtt, amíg az Élő-pont 2300 alatt van; minden más esetben 20. ' +
      'A szöveg az életkort és a 2300-at „vagy” szóval köti össze; mi mindkettőt megköveteljük, ahogyan a 8.56 is, ' +
      'különben minden 2300 alatti felnőtt szorzója 40 lenne.',
  },

  '3. §': {
    title: 'A változások számítása',
    rule:
      'A változásokat a FIDE szabályai szerint, a három szorzóval (40, 20, 10) kell számítani; a hónap első napjára ' +
      'kiadott FIDE-listán jelennek meg. Az I. függelék a FIDE-szabályok 8. fejezetét ismétli meg, a II. függelék ' +
      'kézi számításokat mutat be.',
  },
  '4. §': {
    title: 'Hatálybalépés',
    rule: 'A szabályzat 2017. január 1. óta hatályos, és a 2007. május 1-jei szabályzat helyébe lépett.',
  },

  '8.21': {
    title: 'Az első verseny és az Rc átlag',
    rule:
      'Az értékszám nélküli játékos első versenye csak legalább fél ponttal kerül nyilvántartásba; ezután minden ' +
      'további verseny minden játszmája számít. A verseny alapján számított Élő-pont az Rc átlagból indul ki: svájci ' +
      'rendszerű és csapatversenyen ez az értékszámmal rendelkező ellenfelek átlaga, teljes körversenyen a mezőny Ra ' +
      'átlaga.',
  },
  '8.56': {
    title: 'A K fejlődési együttható',
    rule:
      'A K a verseny kezdetén dől el. Újoncnál 40, amíg le nem zárul az a verseny, amellyel eléri a 30 játszmát; 40 ' +
      'a 18. születésnap előtt, amíg az Élő-pont 2300 alatt van; 20, amíg a játékos még sosem érte el a 2400-at; 10, ' +
      'ha már elérte. Azt, hogy a 10 akkor is megmarad, ha az Élő-pont később csökken, a 2. § mondja ki.',
  },
  '8.58': {
    title: FIDE_2014_CLAUSES['8.58'].title,
    rule:
      `${FIDE_2014_CLAUSES['8.58'].rule} ` +
      'A példában a D játékos dp értékeként 25, F változásaként +44,3 szerepel; helyesen 125 és +43,5.',
  },
  '9': {
    title: 'Beküldési kötelezettség',
    rule:
      'Minden nemzetközi verseny eredményét be kell küldeni elszámolásra, kivéve, ha a résztvevőkkel előre közölték, ' +
      'hogy a verseny nem számít bele az Élő-pontba. Többet a szabályzat nem mond; a határidőkre és az ' +
      'értékszám-adminisztrátorra a FIDE 9. fejezete érvényes.',
  },

  'II.1': {
    title: 'Elvárás az ellenfelek átlagából',
    rule:
      'Kézi számítás: a saját Élő-pont és az ellenfelek átlaga közti különbséghez egyszer kell megnézni a 8.1b ' +
      'táblázatot, majd az értéket a játszmák számával szorozni. A változás (elért pont − várt pont) × K; a 400-nál ' +
      'nagyobb különbség 400-nak számít. Ha a játékos Élő-pontja 2145, az ellenfelek átlaga 2300, akkor 10 ' +
      'játszmában 2,9 pont az elvárás, és 4 pont K = 20 szorzóval +22. Ez becslés; az Élő-pontot magát játszmánként ' +
      'kell számítani.',
  },
  'II.2': {
    title: 'Felkerülés a listára',
    rule:
      '50% alatt az induló Élő-pont az ellenfelek átlaga és a dp összege: 5 játszmából ½ pont 1766-os átlag ellen ' +
      '1400; 50%-nál maga az átlag. 50% fölött minden további fél pont 15-öt ér, ahogyan a 8.23 mondja. A szabályzat ' +
      'példája (15 játszmából 12 pont 1900-as átlag ellen) 20-szal számol, és 2080-at ad; a 8.23 szerint 2035. Az ' +
      'induló Élő-pont játszmái beleszámítanak a K = 40 szorzójú 30-ba, így itt még 15 van hátra.',
  },
  'II.3': {
    title: 'Teljesítmény (TPR)',
    rule:
      'A teljesítmény az ellenfelek átlaga és a százalékos eredményhez tartozó dp összege, a fél felfelé kerekítve: ' +
      'az az Élő-pont, amellyel éppen ez az eredmény lett volna az elvárás. 10 játszmában 2300-as átlag ellen 4 pont ' +
      '2228, 5 pont 2300, 6 pont 2372, 8 pont 2540. Tájékoztató adat, Élő-pont nem változik tőle.',
  },
};
