/**
 * Where the regulations of the Hungarian Go Association are open or misprinted, and how Elobook reads them, in
 * Hungarian.
 */
import type { MGSZ_2012_READINGS as English } from '../../en/readings/mgsz-2012.ts';
import type { ReadingTexts } from '../../reading-texts.ts';

export const MGSZ_2012_READINGS: ReadingTexts<typeof English> = {
  'E&A 1': {
    question: 'A példányunk öt helyen csonka. Csak az számít, amelyik az 5(3) közepén van.',
    reading: 'A rendszer kezelője induló minősítésként legfeljebb 5 kjut adhat; ami erősebb, arról a bizottság dönt.',
  },
  'E&A 2': {
    question:
      'A táblázatok vonalai számjegyként és zárójelként olvashatók, és a 7. § változása függőleges vonalak között ' +
      'áll.',
    reading:
      'A táblázatokat helyreállítottuk. A vonalak az egész részt jelölik, vagyis fél hozzáadása után lefelé ' +
      'kerekítést; abszolút értékként a csökkenésből emelkedést csinálnának.',
  },
  'E&A 3': {
    question: 'Tartalmazza-e az esélytáblázat a 0,54-et, és miért ugorja át a 0,470, a 0,420 és a 0,360 értéket?',
    reading:
      'A 0,54 sehol sincs nyomtatva; ennyi marad a 13–17 pontnál álló 0,46 mellett. A táblázatot úgy használjuk, ' +
      'ahogyan van, görbe nélkül; a példák egyeznek vele.',
  },
  'E&A 4': {
    question: 'A kövek miatt a kevesebb pontú játékost kell korrigálni. Mi legyen, ha a másik kapta őket?',
    reading:
      'Azt korrigáljuk, aki kapta, és az iroda figyelmeztetést kap. Ha a pontok a korrekció után egyenlők, mindkét ' +
      'félé 0,500.',
  },
  'E&A 5': {
    question: 'Milyen széles a sáv 2700 fölött és 1000 alatt, és melyik sávhoz tartozik a határ?',
    reading: '2700-tól 200, mint a 6 dané; 1000 alatt 10, mint a 35 kjué. A határ a fölötte lévő sávhoz tartozik.',
  },
  'E&A 6': {
    question: 'A minősítések 9 danig tartanak, a táblázat 7-ig.',
    reading:
      'A 8 és a 9 dant csak a bizottság adhatja. Nevezési minősítésként ezek és a profi fokozatok 2700 ponttal ' +
      'számítanak, figyelmeztetéssel.',
  },
  'E&A 7': {
    question: 'Van-e az Élő-pontnak küszöbe?',
    reading:
      'A szöveg nem ír elő. Az Élő-pont 1000 alá is eshet; a minősítés megmarad, a nevezési minősítés pedig ' +
      'ilyenkor 35 kju.',
  },
  'E&A 8': {
    question:
      'A 2. táblázat külön legkisebb értéket ad az alapidőre és a bővített időre. Mindkettőnek teljesülnie kell?',
    reading:
      'Mindkettőnek; az első illő sor számít. Így 60 és 75 perc C kategória, 40 és 50 perc D. A 4b példa tíz ' +
      'pontjához ekkor legalább tíz perc tartalékidő kell. Tartalékidő nélkül a bővített idő az alapidő.',
    otherwise:
      'Csak az alapidő szerint, vagy ha bármelyik legkisebb érték elég, a kettő B és C volna. A 4a és a 4b példa ' +
      'csak egy-egy oszlopot nevez meg.',
  },
  'E&A 9': {
    question: 'Mi legyen a japán tartalékidő szakaszainak számával, a törtekkel és a tartalékidő más fajtáival?',
    reading:
      'A szakaszok száma nem számít. A kanadai időt nem kerekítjük. A Fischer-idő nincs a szövegben, ezért a C ' +
      'szorzóról a bizottság dönt.',
    otherwise: 'Az EGF 120 lépés többletidejével számol.',
  },
  'E&A 10': {
    question: 'Az E kategória értéke 0, a gyorsabb játszmákról pedig nincs szó.',
    reading:
      'A fontosság miatti növelés az E kategóriában is jár. Az E-nél gyorsabb játékhoz nincs sor: a C nyitott, és ' +
      'semmi sem számolható el, amíg a bizottság meg nem állapítja. C = 0 esetén viszont a verseny el van számolva, ' +
      'és senkinek a pontja nem változik.',
  },
  'E&A 11': {
    question: '„Akár mindhárom” növelés együtt járhat, de a táblázatnak négy sora van.',
    reading:
      'Minden illő sor értékét hozzáadjuk, így a C legfeljebb 50. Figyelmeztetünk, ha egy verseny egyszerre ' +
      'meghívásos és Európa- vagy világbajnokság.',
    otherwise:
      'A meghívásos verseny és a bajnokság ugyanannak a két foka is lehet. Akkor az amatőr világbajnokság 15 ' +
      'helyett 10-et kap.',
  },
  'E&A 12': {
    question: 'Több-e 80-nál a 80, jár-e növelés a 13 × 13-as táblán, és mi számít előnyadás nélküli versenynek?',
    reading:
      '81 vagy több. A 13 × 13-as tábla értéke mindig 5, növelés nélkül. Előnyadás nélküli az, amit úgy hirdettek ' +
      'meg, nem az, amit úgy játszottak; a köveket mindkét táblán egyformán korrigáljuk.',
    otherwise: 'Az 5 lehet csak a gondolkodási idő értéke; akkor az első három sor 13 × 13-on is jár.',
  },
  'E&A 13': {
    question: 'A szöveg nem ismeri a dzsigót.',
    reading: 'Fél-fél győzelem: eredmény mínusz elvárás, így a több pontú fél keveset veszít.',
  },
  'E&A 14': {
    question: 'A hosszú versenyt részekre kell osztani. Hányra, és hol?',
    reading:
      'Annyira, amennyi a legkevesebb ahhoz, hogy C × fordulók száma mindegyikben 300 alatt maradjon; minél ' +
      'egyenlőbbekre, a hosszabbak elöl, forduló nélküli rész nélkül: 45 × 13 esetén 5 + 4 + 4. A fordulók a ' +
      'verseny fordulói. A kívülről érkezők megtartják nevezési pontjukat, és minden részt külön kerekítünk.',
  },
  'E&A 15': {
    question: 'A 4 kju az 5(2) és az 5(3) bekezdésben is szerepel, és a 2. példa rossz pontra hivatkozik.',
    reading:
      'Nincs ellentmondás: a 4 kjut egyszer kell elérni, de csak Élő-ponttal, nevezéskor nem adható. A gyengébbeket ' +
      'egyszer kell elérni, vagy megadhatók; az erősebbekhez két verseny kell. A 2. példa az 5(4) bekezdést ' +
      'mutatja.',
  },
  'E&A 16': {
    question: 'Átléphet-e egy játékos egy versenyen több fokozatot?',
    reading:
      'Igen. 4 kjuig, aki több határt lép át, a legerősebbet kapja közülük. 3 kjutól fokozatonként számoljuk az ' +
      'eléréseket; ha két fokozat egyszerre teljesül, az erősebb jár.',
    otherwise: 'Szigorúbban olvasva a fokozatokat egyenként kellene megszerezni.',
  },
  'E&A 17': {
    question: 'Mi számít a határ második elérésének?',
    reading:
      'Minden verseny, amely után az Élő-pont a határon vagy fölötte van, egy elérés ennél a fokozatnál és a ' +
      'gyengébbeknél. Az elérés nem vész el, és második alkalomnak számít az is, ha az Élő-pont csak fölötte marad, ' +
      'akár csökkenés után is.',
  },
  'E&A 18': {
    question: 'Mely versenyek számítanak a minősítésnél?',
    reading:
      'Azok, amelyeken C nagyobb 0-nál, és a játékosnak van számító játszmája. Az egész verseny utáni pont számít, ' +
      'nem a részek közötti. A kezelő vagy a bizottság által adott Élő-pont nem elérés.',
  },
  'E&A 19': {
    question: 'Nincs képlet arra, mennyi a belépő játékos induló Élő-pontja.',
    reading:
      'A rendszer kezelője állapítja meg. Addig a nevezési minősítés ponthatárát javasoljuk, figyelmeztetéssel, ' +
      'amely a pontszámot és a játszmákat is mutatja. Az induló minősítés a nevezési minősítés, legfeljebb 5 kju, ' +
      'és a játékost már ezen a versenyen is elszámoljuk.',
  },
  'E&A 20': {
    question: 'Az elfogadás kelte 2012. december, a hatálybalépés utáni; a zárósorban 2011 áll.',
    reading: '2011. december 17.',
  },
  'E&A 21': {
    question: 'Hogyan kerekítendő a csökkenés?',
    reading:
      'Mint az emelkedés, a fél felfelé: −15,6-ból −16, −13,5-ből −13 lesz. Egy játszma két játékosánál egy pont ' +
      'eltérés lehet.',
  },
  'E&A 22': {
    question: 'Melyik Élő-pont kerül a számításba, és melyik játszma számít le nem játszottnak?',
    reading:
      'A nyilvántartott játékos a nyilvántartott Élő-pontjával számít, bármilyen minősítéssel nevezték is. Az ' +
      'időtúllépés és a feladás lejátszott játszma; a távolmaradás, a versenybírói leléptetés és az erőnyerő nem.',
  },
  'E&A 23': {
    question: 'Előnyadás-e, ha fekete komi nélkül játszik, és mi a helyzet a fordított komival?',
    reading: 'Egy kő és egy teljes sáv, ahogyan a 7. példa számol. A fordított komiról a bizottság dönt.',
    otherwise: 'Az EGF itt fél követ számol.',
  },
  'E&A 24': {
    question: 'A páros Góval együtt a csapatversenyek is kimaradnak?',
    reading:
      'Csak azok a játszmák, amelyeket egy csapat közösen játszik. Az egyéni táblás bajnokság számít: ott egy ember ' +
      'játszik egy ellen. A bizottság által megállapított C nem teszi számítóvá a páros Gót vagy más méretű táblát.',
    otherwise: 'Aki a „csapat” szót tágan érti, a bajnokságokat is kihagyja.',
  },
  R1: {
    question: 'Mi legyen, ha a bizottság másként értelmez egy pontot, mint mi?',
    reading: 'A döntése megelőzi a mi értelmezésünket.',
  },
  R2: {
    question: 'Mi a hatása egy rögzített jóváhagyásnak?',
    reading:
      'A figyelmeztetést megjegyzéssé enyhíti. Az elutasítást nem oldja fel: a hatály alól nincs felmentés, a ' +
      'hiányzó Élő-pontnak, nevezési minősítésnek és C szorzónak pedig saját mezője van.',
  },
  R3: {
    question: 'A nyilvántartásból senki sem indult.',
    reading: 'Megjegyezzük, de nem hiba; senkinek a pontja nem változik.',
  },
  R4: {
    question: 'A jegyzőkönyv nem közli a táblát, a tartalékidőt, a résztvevők számát vagy azt, hogy volt-e előnyadás.',
    reading:
      'A tábla 19 × 19-es, tartalékidő nincs, és nem volt előnyadás. A létszámnál az állítás dönt, ennek híján a ' +
      'jegyzőkönyvben szereplő játékosok száma. Mindegyiket megjegyezzük.',
  },
  R5: {
    question:
      'A jegyzőkönyv olyan korábbi eléréseket ad meg, amelyek nem számíthatnak: 4 kju vagy gyengébb fokozatét, nem ' +
      'a minősítés fölöttiét, vagy a számuk nem pozitív egész.',
    reading: 'Figyelmeztetéssel félretesszük őket.',
  },
  R6: {
    question: 'Egy nyilvántartott játékos minősítés vagy Élő-pont nélkül szerepel.',
    reading:
      'Minősítés nélkül az Élő-pontja szerintit kapja, figyelmeztetéssel. Élő-pont nélkül a verseny nem számolható ' +
      'el, mert azt csak a nyilvántartás ismeri.',
  },
  R7: {
    question: 'Az induló minősítés a nevezésivel együtt hiányzik, vagy 5 kjunál erősebb.',
    reading:
      'Az első esetben az Élő-pont szerinti minősítés, legfeljebb 5 kju, figyelmeztetéssel. A másodikban a ' +
      'bizottságénak tekintjük, figyelmeztetéssel, amíg a döntését nem rögzítik.',
  },
  R8: {
    question: 'Nyilvántartásba kerül-e valaki olyan versennyel, amely nem számolható el?',
    reading: 'Nem.',
  },
  R9: {
    question: 'Egy kívülről érkező játékosnak máshol van értékszáma.',
    reading: 'Azt nem nézzük. A pontot csak a nevezési minősítés adja.',
  },
  R10: {
    question: 'Egy játszmát lejátszottak, de a jegyzőkönyv kizárja.',
    reading: 'Úgy kezeljük, mint a le nem játszott játszmát.',
  },
  R11: {
    question: 'Egy nyilvántartott játékos az Élő-pontja szerintitől eltérő minősítéssel nevezett.',
    reading:
      'Csak megjegyezzük. A jegyzőkönyvből nem derül ki, hogy a verseny az EGF-lista szerinti minősítést kérte-e.',
  },
  R12: {
    question: 'Ki szerepel a ranglistán, és milyen sorrendben?',
    reading:
      'Mindenki a nyilvántartásból, küszöb és inaktivitás nélkül. Az egyenlő pontúak helye közös; közöttük az ' +
      'erősebb minősítésű áll elöl.',
  },
  R13: {
    question: 'Mit kell tartalmaznia a bizottság módosításának?',
    reading:
      'A régi és az új értéket, a dátumot, hogy ki és miért. Ha a régi érték nem a jelenlegi, elutasítjuk. A ' +
      'módosított Élő-pont nem elérés, és az új minősítés törli azokat az eléréseket, amelyeket túlhaladott.',
  },
};
