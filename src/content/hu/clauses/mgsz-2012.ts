/** A Magyar Go Szövetség minősítési szabályzatának pontjai magyarul. */
import type { MgszClause } from '../../../rulebooks/mgsz/contents.ts';
import type { ClauseTexts } from '../../../explain/clause-text.ts';

export const MGSZ_2012_CLAUSES: ClauseTexts<MgszClause> = {
  preamble: {
    title: 'A rendszer előzménye',
    rule: 'A szövetség a Magyar Go Egyesület korábbi minősítési rendszerét veszi át, módosításokkal.',
  },
  '1(1)': {
    title: 'Kikre vonatkozik',
    rule:
      'A szabályzat a Magyarországon élő magyar állampolgárokra vonatkozik, versenyengedéllyel vagy anélkül, a ' +
      'Magyarországon letelepedett vagy tartósan itt élő külföldiekre, valamint a tagszervezetek külföldi tagjaira. ' +
      'A velük játszó többi ellenfél Élő-pontja nem változik.',
  },
  '1(2)': {
    title: 'Mely versenyekre vonatkozik',
    rule:
      'Minden olyan hazai vagy külföldi, előnyadásos vagy előnyadás nélküli versenyre, amelyen ilyen játékos indult, ' +
      'ha 19 × 19 vagy 13 × 13 vonalas táblán játszották. Más méretű tábla nem számít.',
  },
  '1(3)': {
    title: 'Páros Go és csapatjátszma',
    rule:
      'A páros Go és a csapat által közösen játszott játszma nem számít, mert az eredmény közös. Az olyan ' +
      'csapatverseny, ahol minden táblánál egy-egy játékos ül, a mi értelmezésünk szerint számít.',
  },
  '1(4)': {
    title: 'Az IGF és az EGF szabályai',
    rule: 'Ha a szabályzat ellentétes az IGF vagy az EGF szabályaival, azok az irányadók.',
  },
  '2': {
    title: 'A rendszer alapja',
    rule:
      'A rendszer Élő Árpád sakkozóknak készült rendszerét követi, kiegészítve a Go-versenyek és a Go-játékosok ' +
      'sajátosságaival.',
  },
  '3(1)': {
    title: 'A Minősítő Bizottság',
    rule: 'A Minősítő Bizottságnak három tagja van, őket a szövetség elnöksége kéri fel.',
  },
  '3(2)': {
    title: 'A rendszer kezelője',
    rule: 'A rendszer kezelője a bizottság tagja.',
  },
  '3(3)': {
    title: 'A bizottság módosításai',
    rule:
      'Indokolt esetben a bizottság módosíthatja egy játékos Élő-pontját vagy minősítését. A módosítást fel kell ' +
      'jegyezni: időpont, régi és új érték, indok.',
  },
  '4(1)': {
    title: 'Élő-pont és minősítés',
    rule:
      'Minden minősített játékosnak két mutatója van. Az Élő-pont a jelenlegi erőt mutatja, minden verseny után újra ' +
      'kell számítani, és ez adja a helyet a ranglistán. A minősítés az eddigi legmagasabb Élő-ponthoz tartozik, az ' +
      '5. § feltételeivel; 35 kjutól 1 kjuig, majd 1 dantól 9 danig terjed.',
  },
  '4(2)': {
    title: 'A minősítés nem csökken',
    rule: 'Az Élő-pont nőhet és csökkenhet. A minősítés csak az 5. § feltételei szerint változik, és csak felfelé.',
  },
  '4(3)': {
    title: 'Ponthatár',
    rule:
      'Minden minősítésnek van ponthatára: a legkisebb Élő-pont, amely hozzá tartozik (1. táblázat). A táblázat a 7 ' +
      'dannal, 2700 pontnál véget ér, ezért úgy értelmezzük, hogy a 8 és a 9 dant csak a bizottság adhatja meg.',
  },
  '5(1)': {
    title: 'A minősítés emelkedése',
    rule:
      'A minősítést az szerzi meg, aki a ponthatárt versenyen szerzett Élő-ponttal eléri, 19 × 19 vagy 13 × 13 ' +
      'vonalas táblán. Az egész verseny utáni Élő-pontot nézzük, ha a játékosnak volt legalább egy számító ' +
      'játszmája; a C = 0 szorzójú verseny nem számít. Egy verseny egyszerre több fokozatot is hozhat.',
  },
  '5(2)': {
    title: '4 kjuig: egyszer',
    rule: 'A 4 kju és a gyengébb minősítések ponthatárát elég egyszer elérni.',
  },
  '5(3)': {
    title: 'A legmagasabb induló minősítés',
    rule:
      'A 4 kju és az erősebb minősítések csak számított Élő-ponttal szerezhetők meg. A rendszer kezelője új ' +
      'játékosnak legfeljebb 5 kjut adhat; a mondat a mi példányunkban sérült, és úgy értelmezzük, hogy ennél ' +
      'erősebbről a bizottság dönt.',
  },
  '5(4)': {
    title: '3 kjutól: kétszer',
    rule:
      'A 3 kju és az erősebb minősítések akkor járnak, ha az Élő-pont egy második verseny után is eléri a ' +
      'ponthatárt, vagy fölötte van. A két versenynek nem kell egymás után következnie, és az is második alkalom, ha ' +
      'az Élő-pont a határ fölött marad. Az első alkalom nem vész el, és a 2 dan elérése az alatta lévő fokozatoknál ' +
      'is számít.',
  },
  '6(1)': {
    title: 'A verseny feldolgozása',
    rule:
      'Egy verseny elszámolása három lépés: a C szorzó, a nem nyilvántartott játékosok induló Élő-pontja, végül az ' +
      'új Élő-pontok.',
  },
  '6(1) step 1': {
    title: 'A C szorzó',
    rule:
      'C a gondolkodási idő értéke (2. táblázat) és a fontosság miatti növelések (3. táblázat) összege. 13 × 13 ' +
      'vonalas táblán mindig 5.',
  },
  '6(1) step 2': {
    title: 'Még nem nyilvántartott játékosok',
    rule:
      'Aki most kerül a nyilvántartásba, annak induló Élő-pontját a rendszer kezelője állapítja meg a nevezési ' +
      'minősítésből és a megnyert játszmák arányából; ha nincs megadva, a nevezési minősítés ponthatárát vesszük, és ' +
      'ezt jelezzük. A többiek, például a külföldi vendégek, nevezési minősítésük ponthatárával szerepelnek, és nem ' +
      'kapnak új Élő-pontot.',
  },
  '6(1) step 3': {
    title: 'Új Élő-pontok',
    rule: 'Ezután minden nyilvántartott játékos új Élő-pontját ki kell számítani, a most felvettekét is.',
  },
  '6(2)': {
    title: 'Ha C nem egyértelmű',
    rule:
      'Ha a táblázatokból nem adódik C, például Fischer-időnél vagy az E kategóriánál gyorsabb versenynél, a ' +
      'bizottság határozza meg. Addig a verseny nem számolható el.',
  },
  '6(3)': {
    title: 'A hosszú verseny felosztása',
    rule:
      'Ha a C × fordulók száma eléri a 300-at, a versenyt részekre kell osztani, és minden rész az előző rész utáni ' +
      'Élő-pontokkal számol. A lehető legkevesebb részt vesszük, amelyek mindegyike 300 alatt marad, minél ' +
      'egyenlőbbeket, a hosszabbakat előre: C = 45 és 13 forduló esetén 5 + 4 + 4.',
  },
  '7': {
    title: 'Új Élő-pont',
    rule:
      'A verseny vagy egy részének játszmapontjait (Jp) össze kell adni, az összeget C-vel szorozni, és egyszer ' +
      'egészre kerekíteni, a felet felfelé: 2,5-ből 3, −2,5-ből −2 lesz. Minden játszma az induló Élő-pontokkal ' +
      'számol.',
  },
  '8(1)': {
    title: 'Játszmapont nélküli játszmák',
    rule:
      'A le nem játszott játszma nem ér semmit: az ellenfél nem jelent meg, az eredményt a versenybíró döntötte el ' +
      'leléptetéssel, vagy a játékos erőnyerő volt. Az időtúllépés és a feladás lejátszott játszma.',
  },
  '8(2)': {
    title: 'Játszmapont',
    rule:
      'Minden játszma annyit ér, amennyivel az eredmény eltér az elvárástól: amennyit a győztes kap, annyit veszít a ' +
      'vesztes. A szöveg csak győzelmet és vereséget ismer; a dzsigót fél győzelemnek és fél vereségnek vesszük.',
  },
  '8(2) step 1': {
    title: 'Az előnyadás korrekciója',
    rule:
      'A gyengébb játékos Élő-pontja minden előnykőért annak a sávnak a szélességével nő, amelyben éppen van, ' +
      'kövenként egymás után. Ha így meghaladja az ellenfélét, a szerepek felcserélődnek. Mindig azt a játékost ' +
      'korrigáljuk, aki a köveket kapta. A sáv 2700-tól 200, 1000 alatt 10 pont széles.',
  },
  '8(2) step 2': {
    title: 'Esély és játszmapont',
    rule:
      'A 4. táblázat a (korrigált) Élő-pontok különbségéhez a gyengébb játékos e esélyét adja. Ha az erősebb győz, a ' +
      'játszma e-t ér; ha a gyengébb, 1 − e-t. A vesztes ugyanennyit kap, mínusz előjellel.',
  },
  '9(1)': {
    title: 'Nevezés 19 × 19-es versenyre',
    rule: 'A nyilvántartott játékos 19 × 19-es versenyre az a) vagy a b) pont szerinti minősítéssel nevez.',
  },
  '9(1)a': {
    title: 'Hazai versenyen',
    rule:
      'Hazai versenyre a játékos a jelenlegi Élő-pontjának megfelelő minősítéssel nevez, nem a korábban ' +
      'megszerzettel.',
  },
  '9(1)b': {
    title: 'Nemzetközi versenyen',
    rule:
      'Nemzetközi versenyre a játékos az EGF-lista szerinti minősítéssel nevez, ha a versenykiírás vagy más EGF- ' +
      'vagy IGF-szabály ezt kívánja.',
  },
  '9(2)': {
    title: 'Nevezés 13 × 13-as versenyre',
    rule:
      'A főként gyerekek által játszott 13 × 13-as versenyre bármilyen minősítéssel lehet nevezni, kellő ' +
      'szerénységgel és a tanár tanácsával.',
  },
  '9(3)': {
    title: 'Új játékosok',
    rule:
      'Az új játékos előre, minősített játékosokkal játszott, nem számító játszmákból becsüli meg a nevezési ' +
      'minősítését.',
  },
  '9(4)': {
    title: 'A rendezők kötelessége',
    rule: 'A hazai rendezőknek el kell fogadniuk az e szabályok szerinti nevezéseket.',
  },
  '9(5)': {
    title: 'A nevezés elutasítása',
    rule:
      'A tagszervezet elutasíthatja a nevezést, ha a játékos nem fogadja el a nyilvántartott Élő-pontjának megfelelő ' +
      'minősítést.',
  },
  '10(1)': {
    title: 'Viták',
    rule: 'Vitás ügyekben a Minősítő Bizottság dönt.',
  },
  '10(2)': {
    title: 'Fellebbezés',
    rule: 'A döntés ellen a szövetség elnökségéhez lehet fellebbezni.',
  },
  '11(1)': {
    title: 'Hatálybalépés',
    rule:
      'A szabályzat 2012. január 1. óta hatályos. A szöveg szerint 2012. december 17-én fogadták el; a záró sorából ' +
      'látszik, hogy 2011. december 17-ről van szó.',
  },
  '11(2)': {
    title: 'Próbaév',
    rule: 'A 2012-es versenyévben a rendszer kezelője ellenőrzésképpen a régi rendszerrel is számolt.',
  },
  'table 1': {
    title: 'Minősítések és ponthatárok',
    rule:
      'A táblázat minden minősítés ponthatárát megadja: 35 kju 1000, 1 kju 1920, 1 dan 1980, 7 dan 2700. Egy ' +
      'minősítés sávja a következő határig tart: a 35 kjué 10, az 1 dané 70, a 6 dané 200 pont.',
  },
  'table 2': {
    title: 'Gondolkodási idő',
    rule:
      'Az A kategóriához 90 perc alapidő és 110 perc bővített idő kell, értéke 20; B: 60 és 80 perc, 15; C: 40 és 55 ' +
      'perc, 10; D: 20 és 30 perc, 5; E: 10 és 20 perc, 0. Értelmezésünk szerint mindkét feltétel szükséges. A bővített ' +
      'idő az alapidő, megnövelve japán tartalékidőnél 45, kanadainál 60 lépés idejével.',
  },
  'table 2 example 1': {
    title: 'Példa: japán tartalékidő',
    rule:
      '60 perc és 3 × 20 másodperc: 60 perc + 45 × 20 másodperc = 75 perc. Ez C kategória, mert a B-hez 80 perc ' +
      'kell.',
  },
  'table 2 example 2': {
    title: 'Példa: kanadai tartalékidő',
    rule: '40 perc, majd 30 lépésre 5 perc: 40 + 2 × 5 = 50 perc. Ez D kategória, mert a C-hez 55 perc kell.',
  },
  'table 3': {
    title: 'Fontosság',
    rule:
      'A C-hez hozzáadandó: nemzetközi meghívásos verseny vagy magyar bajnokság 5, több mint 80 résztvevő 5, ' +
      'Európa-bajnokság vagy világbajnokság 10, előnyadás nélküli 19 × 19-es verseny 10. A szöveg szerint akár ' +
      'mindhárom hozzáadható, de négy sor van; mi minden sort hozzáadunk, amelyik a versenyre illik.',
  },
  'table 4': {
    title: 'Esélytáblázat',
    rule:
      'A táblázat az Élő-pontok különbségéből a gyengébb játékos esélyét adja: 2 pontig 0,500, 100 pontnál 0,270, ' +
      '200 pontnál 0,110, 348 ponttól 0. A nyomtatott értékek érvényesek, nem görbe.',
  },
  'annex 2 example 1': {
    title: 'Példa: minősítés 4 kjuig',
    rule:
      'Egy 8 kjus, 1600 pontos játékos Élő-pontja 1618, 1640, 1632, majd 1678. Minősítése 8 kju marad, 7 kju lesz, 7 ' +
      'kju marad, végül 6 kju lesz.',
  },
  'annex 2 example 2': {
    title: 'Példa: második alkalom',
    rule:
      'Egy 1 danos, 2000 pontos játékos Élő-pontja 2035, 2055, 2040, majd 2075. A 2 dan 2050-es határát 2055 ponttal ' +
      'éri el először; a minősítés másodszorra, 2075 ponttal jár.',
  },
  'annex 2 example 3': {
    title: 'Példa: meghívásos versenyek',
    rule:
      'A szöveg nemzetközi meghívásos versenyként az amatőr világbajnokságot (WAGC), a koreai miniszterelnöki kupát ' +
      '(KPMC) és a hamburgi KIDO Kupát nevezi meg.',
  },
  'annex 2 example 4a': {
    title: 'Példa: az Európa-bajnokság szorzója',
    rule:
      'Az A kategóriájú gondolkodási idő 20, az előnyadás hiánya 10, a 80-nál több résztvevő 5, az Európa-bajnokság ' +
      '10: együtt C = 45.',
  },
  'annex 2 example 4b': {
    title: 'Példa: a KPMC szorzója',
    rule:
      'A 45 perc 10, az előnyadás hiánya 10, a meghívásos verseny 5: együtt C = 25. A 2. táblázat általunk követett ' +
      'értelmezése szerint ehhez legalább 10 percet érő tartalékidő kell.',
  },
  'annex 2 example 5': {
    title: 'Példa: ötjátszmás verseny',
    rule:
      'Egy 1947 pontos játékos C = 30 mellett kikap az 1935 pontostól, legyőzi az 1865 és az 1924 pontost, kikap az ' +
      '1997 pontostól, és legyőzi a 2015 pontost. A játszmapontok (−0,52; +0,31; +0,44; −0,38; +0,67) összege 0,52; ' +
      '30 × 0,52 = 15,6, kerekítve 16, az új Élő-pont 1963.',
  },
  'annex 2 example 6a': {
    title: 'Példa: az erősebb győz',
    rule:
      'Az 1947 pontos játékos legyőzi az 1865 pontost. A 82 pontos különbséghez 0,31 tartozik: a győztesé +0,31, a ' +
      'vesztesé −0,31.',
  },
  'annex 2 example 6b': {
    title: 'Példa: a gyengébb győz',
    rule:
      'Az 1935 pontos játékos legyőzi az 1947 pontost. A 12 pontos különbséghez 0,48 tartozik: a győztesé 1 − 0,48 = ' +
      '+0,52, a vesztesé −0,52.',
  },
  'annex 2 example 7': {
    title: 'Példa: előnyadásos verseny',
    rule:
      'Egy 1947 pontos játékos C = 15 mellett öt játszmát játszik, a minősítések különbségénél eggyel kisebb ' +
      'előnnyel. Minden kő egy teljes sávnyi korrekciót jelent. A játszmapontok (+0,69; +0,63; +0,34; +0,61; −0,16) ' +
      'összege 2,11; 15 × 2,11 = 31,65, kerekítve 32, az új Élő-pont 1979.',
  },
};
