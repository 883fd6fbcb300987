/**
 * Where the rules of the Hungarian Chess Federation are open or misprinted, and how Elobook reads them, in Hungarian.
 */
import type { MSSZ_2017_READINGS as English } from '../../en/readings/mssz-2017.ts';
import type { ReadingTexts } from '../../reading-texts.ts';

export const MSSZ_2017_READINGS: ReadingTexts<typeof English> = {
  M1: {
    question: 'A FIDE két fejezetének neve fel van cserélve: az értékszámoké B.01, a címeké B.02.',
    reading: 'A FIDE-nél fordítva van. Csak a neveket érinti.',
  },
  M2: {
    question: 'Az első Élő-ponthoz a szöveg kilenc, esetenként öt vagy hét játszmát említ.',
    reading:
      'Öt, a 2014. július óta érvényes szabály. A II.2 példájában a játékos öt játszma után kerül listára; a kilenc ' +
      'és a hét régebbi szabály.',
  },
  M3: {
    question: 'Nincs szabályozva a versenyengedélyek és a vendégegyesületek száma, sem az egyesületen belüli sorrend.',
    reading:
      'Egy egyesület versenyengedéllyel, legfeljebb egy vendégegyesület, és 1-től induló sorszámok, amelyekből egy ' +
      'egyesületen belül két játékosnak nem lehet azonos.',
  },
  M4: {
    question: 'A 40-es szorzó 18 éves korig „vagy” 2300-ig jár.',
    reading:
      'A kettőnek együtt kell teljesülnie, ahogyan ugyanezen irat 8.56 pontja mondja: 18 év alatt és jelenleg 2300 ' +
      'alatt. A puszta szó szerint minden 2300 alatti felnőtté 40 volna, és alig valakié 20.',
  },
  M5: {
    question:
      'A kézi számítás egyetlen különbséget keres ki, az ellenfelek átlagához képest. A pontok játszmánként ' +
      'számolnak.',
    reading:
      'Az Élő-pontot játszmánként számoljuk. A rövid út becslés, amelyben a 400 pontos korlát az egyetlen ' +
      'különbségre érvényes: a 2145-ös játékos elvárása 2000 és 2600 ellen a játszmákból 0,77, az átlagból 0,58.',
  },
  M6: {
    question:
      'Az 50% fölötti újonc példája pontonként 40-et, vagyis fél pontonként 20-at ad hozzá, és 2080-at ír. A 8.23 ' +
      'szerint ez 15.',
    reading:
      '15, amivel 2035 jön ki. A pont és két másik példa ebben egyezik, a II.2 pedig csak szemléltet. A hozzáadott ' +
      'érték beállításként megadható.',
    otherwise: 'Az az iroda, amelyik a II.2 példát követi, 20-szal számol, ahogyan a FIDE későbbi szövegei is.',
  },
  M7: {
    question: 'A körverseny példájában a D játékos dp értéke nyomtatásban 25.',
    reading: '125. A 0,67-hez ez tartozik, és a dpa csak ezzel lesz 29,5.',
  },
  M8: {
    question: 'Az F játékos +44,3-at nyer, 20-as és 30-as együtthatókkal.',
    reading:
      'Sajtóhiba 43,5 helyett; az együtthatók nem voltak hatályban. Lásd a FIDE 2014-es szövegénél az E16 ' +
      'értelmezést.',
  },
  M9: {
    question: 'Egy képletből hiányzik egy zárójel, és D helyett dp áll.',
    reading: '(4 − 2,9) × 20, és a várt eredmények táblázata.',
  },
  M10: {
    question: 'A szöveg 2145-ös játékosnál valószínűtlennek mondja a K = 10 szorzót.',
    reading: 'Lehetséges, annál, aki egyszer elérte a 2400-at. A változás akkor +11.',
  },
  M11: {
    question: '„80§” áll nyomtatásban.',
    reading: '80%.',
  },
  M12: {
    question: 'A táblázatok hat értékében eggyel több vagy kevesebb a pont vagy a szóköz.',
    reading: '0,06, −401, 0,67, 0,41, 0,26 és 0,25.',
  },
  M13: {
    question:
      'A KOMIR Élő-pont 2011-től azonos a FIDE Élő-ponttal, a számítása viszont már 2010-től megszűnt. Mi érvényes ' +
      '2010-re?',
    reading: 'Az utolsó KOMIR-érték. 2011-től a két lapnak egyeznie kell.',
  },
  M14: {
    question: 'Az egyik lapon a születési idő, a másikon a születési év szerepel.',
    reading: 'Az időt őrizzük meg, és az éveknek egyezniük kell. Az ifjúsági K a születési időt nézi.',
  },
  M15: {
    question:
      'Egy újoncnak egy versenyen három, a következőn tizenkét játszmája van. Mi történik, ha az első három nem ' +
      'hozott pontot?',
    reading:
      'Akkor az első verseny a 8.21 szerint nem kerül nyilvántartásba, és csak a tizenkettő számít. Ekkor a következő ' +
      'az első, amely nyilvántartásba kerülhet: ha az sem hoz pontot, az sem kerül. Hogy melyik az első, azt az idő dönti el.',
  },
  M16: {
    question:
      'A szöveg szerint a teljesítmény csak akkor egyenlő az új Élő-ponttal, ha az eredmény pontosan az elvárás. A ' +
      'táblázat kerekítésére nem gondol.',
    reading: 'Megjegyzés csupán; semmit sem számítunk belőle.',
  },
  M17: {
    question: 'Hogyan kerekítendő a teljesítmény, ha az átlag nem egész szám?',
    reading: 'Az átlag pontos marad, az eredményt kerekítjük, a felet felfelé.',
  },
  M18: {
    question: 'A tartalomjegyzék oldalszámai zavarosak.',
    reading: 'Ebből semmi sem következik.',
  },
  R1: {
    question: 'A FIDE szabályai érvényesek. A mindenkoriak, vagy azok, amelyeket a függelék megismétel?',
    reading:
      'A függelék a 2014. júliusi szabályokat ismétli meg, és ez a szabályzat bármely időpontban ezek szerint ' +
      'számol. Az ahhoz a szöveghez fűzött értelmezéseink itt is érvényesek.',
    otherwise:
      'Az 1. § 2 úgy is érthető, hogy a FIDE mindenkor hatályos szabályaira utal. Ezekhez a FIDE saját kiadásait ' +
      'kell választani.',
  },
  R2: {
    question: 'Üresen maradhat-e a lapon a szorzó?',
    reading: 'Csak értékszám nélküli játékosnál. Egyébként 10, 20 vagy 40 lehet.',
  },
  R3: {
    question: 'Miből látszik, hogy egy hazai cím 1990 előtti?',
    reading: 'A megszerzés évéből; év nélkül nem fogadható el. A FIDE-címek oszlopába csak FIDE-cím kerülhet.',
  },
};
