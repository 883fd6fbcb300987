/** Where the text of the Open Russian Rating is open or misprinted, and how Elobook reads it, in Hungarian. */
import type { ORR_READINGS as English } from '../../en/readings/orr.ts';
import type { ReadingTexts } from '../../reading-texts.ts';

export const ORR_READINGS: ReadingTexts<typeof English> = {
  E1: {
    question: 'A szabály az Rmax értékét egészre kerekíti; egy példa az 1410,987-et levágja 1410-re.',
    reading:
      'A legközelebbi egészre kerekítünk. A 3. fejezet sávjai (811, 1537, 1696) csak így jönnek ki. A példa ekkor ' +
      '1411, 611, 1111, 1111, 1069 értékekkel halad, és 1260-nal végződik, ahol nyomtatásban 1259 áll. Mindkettőt ' +
      'őrzi egy teszt.',
    otherwise: 'Aki a példához hasonlóan levágja a törtrészt, helyenként egy ponttal kevesebbet kap.',
  },
  E2: {
    question: 'A 10 éves kor sávja nyomtatásban 737–1537.',
    reading: 'Sajtóhiba: ezek a 11 éves kor számai. A képlet szerint 647–1447.',
  },
  E3: {
    question: 'A 3. fejezet olyan feltétellel korlátozza az Rmin értékét, amelyet nem lehet komolyan gondolni.',
    reading:
      'Rmin = Rmax − 800, de legfeljebb 1000, ahogyan a 2. fejezet mondja. A korlát 1801-es Rmax értéktől ' +
      'érvényesül.',
  },
  E4: {
    question: 'A nyomtatott alakban a logaritmusos tényező 97 játszmától negatív, és a sáv végét −3385-re tolná.',
    reading:
      'A tényező hat játszmáig 1, héttől 0. A szöveg szerint csak arra szolgál, hogy kevés játszmánál csökkentse az ' +
      'Rpmax értékét.',
  },
  E5: {
    question: 'A korrekció első tényezője 196 játszmától 2 lesz.',
    reading: '15 játszma fölött 1, egyébként 0. Maga a szöveg mondja, hogy az értéke 1, és semmin sem változtat.',
  },
  E6: {
    question:
      'A második tényező 2 vagy negatív is lehet. A korrekció 36 játszmától túlmegy az Rpmax értéken: 1390-ből 55 ' +
      'játszma után 840 lesz.',
    reading:
      'A tényező 1, ha a becslés eléri az Rpmax értékét, egyébként 0. A túllövés a képlet szerint marad, mert a ' +
      'szöveg nem ad rá korlátot; az iroda figyelmeztetést kap róla.',
  },
  E7: {
    question: 'Az egyik mondat az ismeretlen születésnapot július 1-jére teszi, a másik 5 évesnek veszi a játékost.',
    reading:
      'Más-más hiányról szólnak: július 1., ha az év ismert, de a nap nem; 5 év, ha az év sem ismert. Mindkettő ' +
      'érvényes a Kt számításában és a sávnál.',
  },
  E8: {
    question: 'Melyik napra kell az életkort venni, és egész években-e?',
    reading:
      'Egész években, a verseny kezdetén; ez a mi döntésünk, mert minden más is a kezdetkor számít. Az aznapi ' +
      'születésnap beleszámít, a február 29-i pedig nem szökőévben március 1-jére esik.',
    otherwise: 'A rendszer működtetője más nappal vagy törtévekkel is számolhat.',
  },
  E9: {
    question:
      'Az egyik hely megőrzi a pont nélküli újonc játszmáit egy későbbi értékszámhoz, a másik szerint sosem ' +
      'számítanak.',
    reading:
      'Megőrizzük őket, de nem számolunk velük. A második hely határozott, és a játszmák számlálása az első ' +
      'elszámolt versennyel kezdődik.',
  },
  E10: {
    question: 'Tizenegy játszmával vagy tizenegynél többel végleges-e az értékszám?',
    reading:
      'Tizeneggyel; négy helyből három ezt mondja. A versenyeket egészben tároljuk, amíg a csillag megmarad, ' +
      'tizenegy játszmán túl is.',
  },
  E11: {
    question: 'Számítanak-e az első értékszám előtti, pont nélküli versenyek?',
    reading:
      'Sem játszmaként, sem versenyként; az előzmények elejéről kimaradnak. Az első értékszám után a pont nélküli ' +
      'verseny számít.',
    otherwise: 'A szöveg ezt csak a játszmákról mondja, ezért valaki az ilyen versenyt beleszámíthatja a kettőbe.',
  },
  E12: {
    question: 'A példában e = 2,718 és A = 2,394, az eredmény nyomtatásban 26,761.',
    reading: 'A valódi e és a kerekítetlen A, amelyekkel 26,780 jön ki. Az egész rész mindkét esetben 26.',
  },
  E13: {
    question: 'Milyen sorrendben kell a korlátokat és a csökkentést alkalmazni?',
    reading:
      'Előbb a 8-as és a 25-ös korlát, aztán a csökkentés, majd ismét legalább 8: a példában 26-ból 25, abból 11 ' +
      'lesz. Az n − i osztó csak akkor szerepel, ha legalább 1.',
  },
  E14: {
    question: 'A K táblázata 1-től indul, de a becslések és az értékszámok ez alá is eshetnek.',
    reading:
      'Nincs küszöb, és az első sor minden 100 alatti értékre érvényes; ez a mi döntésünk. Az eredmény jelzi, ha ' +
      'egy értékszám a táblázat alá esik.',
    otherwise: 'A természetes másik megoldás az 1-es küszöb. Az ellenfelek eredményét is megváltoztatná.',
  },
  E15: {
    question: 'Merre kell a felet kerekíteni, és mi kerekítendő?',
    reading:
      'Az értékszám és a változás összege, a fél a nullától távolodva: 1500 − 12,5-ből 1488 lesz. Az átlagokat és a ' +
      'becsléseket ugyanígy kerekítjük. A nullától távolodva vagy felfelé: a kettő csak negatív értékszámnál ' +
      'különbözik, ott a mi döntésünk.',
    otherwise: 'Aki előbb a változást kerekíti, 1487-et kap.',
  },
  E16: {
    question: 'A PD két tizedesre kerekítése csak ajánlás.',
    reading: 'Mindig így teszünk, hogy minden számítás egyezzen.',
    otherwise: 'Aki a PD értékét nem kerekíti, tizedesekben eltérő változásokat kap.',
  },
  E17: {
    question:
      'Mit ér a FIDE-értékszám egy olyan versenyen, amelyet a FIDE nem számol el, és végleges-e az átvett ' +
      'értékszám?',
    reading:
      'A felveendő játékos FIDE-értékszáma bármilyen versenyen a rendszer értékszáma lesz, és végleges. A fel nem ' +
      'veendő vendégé csak a FIDE által is elszámolt versenyen számít; máskor a vendéget újoncként becsüljük meg, ' +
      'és a Kt értékéhez nem járul hozzá.',
    otherwise: 'Egy mondat a FIDE-értékszámú felveendőket is újoncnak nevezi, ezért a működtető csillagot adhat nekik.',
  },
  E18: {
    question: 'Az összevont játszmák átlagára két eljárás is szerepel, és az első átlag induló becslésekre épült.',
    reading:
      'Egyetlen átlag az összes játszmára, egyszer kerekítve, azokkal az értékekkel, amelyekkel az ellenfelek az ' +
      'elszámoláskor szerepeltek; újoncnál ez az elsődleges becslés. A mai értékszámokkal az eredmény attól függne, ' +
      'mikor számítják ki.',
  },
  E19: {
    question:
      'Ha minden játszma győzelem, a szöveg csak tizenegy vagy több játszmánál említi a képzeletbeli döntetlent.',
    reading: 'Bármennyi játszmánál hozzáadjuk; nélküle a logaritmusnak nincs értéke.',
  },
  E20: {
    question: 'Melyik Rpmax tartozik az összevont játszmákhoz?',
    reading:
      'A mostani verseny Rmax értéke, az ottani Kt és az ottani ellenfelek életkora alapján, 15 összevont játszma ' +
      'fölött bármilyen eredménynél. A tárolt játszmák sem életkort, sem Kt értéket nem őriznek. A mi döntésünk.',
  },
  E21: {
    question: 'El kell-e számolni a képzeletbeli döntetlent a többi játszmával?',
    reading:
      'Nem. A logaritmus kedvéért van: benne van a becslés átlagában és pontszámában, de nincs életkora, nem ' +
      'tároljuk, és nem számít játszmának sem az N, sem az Rpp, sem a tizenegy szempontjából.',
  },
  E22: {
    question: 'A szöveg szerint N/S nem lehet 1, máshol pedig ugyanezt 1/(S/N) − 1 alakban írja.',
    reading: 'Mindkettő helyes és ugyanaz. A nulla pontot külön kell kezelni.',
  },
  E23: {
    question: 'Játszmákra vagy ellenfelekre kell-e venni az átlagéletkort?',
    reading:
      'Játszmákra, ahogyan az Rsr értékét: akivel kétszer játszott, kétszer számít. Az átlagot egy tizedesre ' +
      'kerekítjük, és mindenütt így használjuk. A mi döntésünk.',
  },
  E24: {
    question: 'Beleszámít-e az Np számba az a résztvevő, aki nem játszott?',
    reading: 'Igen, mindenki, aki a listán szerepel. Játszma nélkül azonban senki sem járul hozzá a Kt értékéhez.',
  },
  E25: {
    question: 'Magát az értékszámot is korlátozza-e a sáv?',
    reading: 'Csak az induló becslést. A nyomtatott példákban van fölötte lévő elsődleges becslés.',
  },
  E26: {
    question: 'Lehet-e az Rmin vagy az Rs negatív?',
    reading: 'Nem. A legkisebb Kt és életkor mellett az Rmin 11, és az Rs sosem kisebb nála.',
  },
  E27: {
    question: 'A szöveg belső hivatkozásai nem létező helyekre mutatnak.',
    reading:
      'A szokásos algoritmus mindenütt az 1. fejezeté, az Rkor után említett kerekítés pedig az Rkor kerekítése.',
  },
  E28: {
    question: 'A sávok képe és két szövegrész hiányzik a példányunkból.',
    reading:
      'Ezekből semmit sem számítunk. A moszkvai döntő Kt = 13 értéke nem ellenőrizhető, mert az eredményei ' +
      'nincsenek közölve.',
  },
  E29: {
    question: 'Kerekíteni kell-e az Rp értékét a sok játszma miatti korrekció előtt?',
    reading: 'Igen, ahogyan a példában; az egysoros képlet szerint nem. Ott mindkettő 1239-et ad.',
  },
  E30: {
    question: 'Elég-e az újoncnak szükséges fél ponthoz a távol maradt ellenfél miatt kapott pont?',
    reading: 'Nem. Csak a lejátszott játszmák pontjai számítanak.',
  },
  R1: {
    question: 'A jegyzőkönyv K értéket ad meg egy játékosnál. A szöveg ilyet nem ismer.',
    reading: 'A táblázat helyébe lép, ahogyan az irat formátuma mondja.',
  },
  R2: {
    question: 'Mi legyen azzal a felveendő játékossal, akinek van értékszáma, de nincs lejátszott játszmája?',
    reading:
      'Az értékszám marad, és a FIDE-értékszámot ekkor is átvesszük. A mi döntésünk; a szöveg csak azokra gondol, ' +
      'akik játszanak.',
  },
  R3: {
    question: 'Egy játszmát lejátszottak, de a jegyzőkönyv kizárja.',
    reading: 'Le nem játszottnak tekintjük.',
  },
  R4: {
    question: 'A tizedestörtek összege függhet a játékosok sorrendjétől.',
    reading: 'Az együtthatókat nagyság szerint rendezve adjuk össze, így a játékosok sorrendje sosem számít.',
  },
  R5: {
    question: 'Versenynek számít-e az előzményekben az, amelyen nem volt lejátszott játszma?',
    reading:
      'Nem, összhangban azzal a szabállyal, hogy az ilyen verseny nem érinti az ideiglenes értékszámú játékost. A ' +
      'mi döntésünk.',
  },
  R6: {
    question: 'Mit mutat az eredmény ideiglenes értékszámú játékosnál: ezt a versenyt vagy az összevont játszmákat?',
    reading:
      'Az elvárás e verseny játszmáié, a javított becslésből; az SR az összes összevont játszmára vonatkozik, ' +
      'ahogyan a szöveg mondja.',
  },
  R7: {
    question: 'Mi a hatása egy rögzített jóváhagyásnak ott, ahol verseny sosem kerül elutasításra?',
    reading: 'A pontjához tartozó figyelmeztetést megjegyzéssé enyhíti. A számok maradnak.',
  },
  R8: {
    question: 'A szöveg nem szól a lista sorrendjéről és az inaktív játékosokról.',
    reading:
      'Mindenki szerepel rajta, akinek van értékszáma, a legmagasabb elöl, az egyenlők azonosító szerint. Inaktív ' +
      'senki sem lesz.',
  },
};
