/** The clauses of FIDE's rating regulations of 2024, amended in October 2025, in Hungarian, in our own words. */
import type { Fide202601Clause } from '../../../rulebooks/fide/2024/contents.ts';
import type { ClauseTexts } from '../../../explain/clause-text.ts';

export const FIDE_2024_CLAUSES: ClauseTexts<Fide202601Clause> = {
  '0.1': {
    title: 'A szabályok módosítása',
    rule:
      'A szabályokat a FIDE Tanácsa módosítja a Minősítő Bizottság javaslatára. A módosítás azokra a versenyekre ' +
      'vonatkozik, amelyek a megadott napon vagy később kezdődnek. Azt tehát, hogy melyik kiadás szerint kell egy ' +
      'versenyt elszámolni, a verseny első napja dönti el.',
  },
  '0.2': {
    title: 'Előzetes bejelentés',
    rule:
      'A versenyt és a menetrendjét az a szövetség jelenti be előre, amelynek a területén játsszák; ez a ' +
      'szövetség küldi be az eredményeket és fizeti a díjat. A Tanács ugyanezt a jogot megadhatja egy szövetségen ' +
      'belüli autonóm terület szervezetének is.',
  },
  '0.2.1': {
    title: 'Harminc nap élvonalbeli játékosoknál',
    rule:
      'Ha 2700 fölötti értékszámú játékos vagy 2500 fölötti értékszámú nő indul, a versenyt legalább 30 nappal az ' +
      'első nap előtt be kell jelenteni. A pontosan 2700, illetve 2500 még nem számít fölöttinek. A kezdés előtti ' +
      'harmincadik nap még időben van.',
  },
  '0.2.2': {
    title: 'Egyébként három nap',
    rule:
      'Minden más versenyt legalább 3 nappal az első nap előtt kell bejelenteni. A kezdés előtti harmadik nap még ' +
      'időben van.',
  },
  '0.2 refusal': {
    title: 'Elutasított bejelentés',
    rule: 'A Minősítő Bizottság elnöke a bejelentést elutasíthatja. Az elutasított versenyt a FIDE nem értékeli.',
  },
  '0.2.3': {
    title: 'Késői bejelentés élvonalbeli játékosokkal',
    rule:
      'A 0.2.1 pont alá tartozó, későn bejelentett verseny csak akkor értékelhető, ha a FIDE elnöke kivételesen ' +
      'jóváhagyja.',
  },
  '0.2.4': {
    title: 'Késői bejelentés a többi versenynél',
    rule:
      'A 0.2.2 pont alá tartozó, későn bejelentett verseny csak akkor értékelhető, ha a Minősítő Bizottság elnöke ' +
      'kivételesen jóváhagyja.',
  },
  '0.2 hybrid': {
    title: 'A hibrid verseny jóváhagyása',
    rule:
      'Minden hibrid versenyt a Minősítő Bizottság elnökének egyedileg jóvá kell hagynia. E jóváhagyás nélkül a ' +
      'verseny nem értékelhető.',
  },
  '0.2 not submitted': {
    title: 'Be nem küldött játszmák',
    rule:
      'Kivételesen olyan verseny vagy egyes játszma is értékelhető, amelyet a szövetség nem küldött be. Erről a ' +
      'Tanács dönt a Minősítő Bizottság véleménye alapján; 2700 fölötti játékosok esetében az elnök is dönthet.',
  },
  '0.3': {
    title: 'A hivatalos versenyek jegyzőkönyvei',
    rule:
      'Minden hivatalos FIDE-verseny és kontinentális verseny jegyzőkönyvét be kell küldeni, és a versenyt ' +
      'értékelni kell. Ezért a főbíró felel.',
  },
  '0.4': {
    title: 'Elutasítás és fellebbezés',
    rule:
      'A FIDE dönthet úgy, hogy egy versenyt nem értékel. A rendező a döntéstől számított 7 napon belül ' +
      'fellebbezhet.',
  },
  '1.1': {
    title: 'Legkisebb gondolkodási idő',
    rule:
      'Egy játszma csak akkor számít, ha a kezdetén mindkét játékosnak elegendő ideje van 60 lépésre: 120 perc, ' +
      'ha kettejük közül valakinek az értékszáma 2400 vagy magasabb; egyébként 90 perc, ha valakié 1800 vagy ' +
      'magasabb; különben 60 perc. Azoknak a szakaszoknak a percei számítanak, amelyek a 61. lépés előtt ' +
      'kezdődnek, továbbá a 60 lépésre járó bónuszidő. Minden játszmát külön kell megítélni, így egy versenyen ' +
      'számító és nem számító játszma is lehet. Az értékszám nélküli játékos 1800 alattinak számít.',
  },
  '1.1 (from 2026-01-01)': {
    title: 'Gyorsabb versenyek jóváhagyással',
    rule:
      'A 2026. január 1-jén vagy később kezdődő versenyeken, a FIDE Tanácsának határozata alapján: az a jelentős ' +
      'vagy nagy hagyományú verseny, amelyet a Minősítő Bizottság (vagy a Tanács) jóváhagyott, klasszikusnak ' +
      'számít, ha minden játékosnak legalább 75 perce van 60 lépésre, például 45 perc és lépésenként 30 ' +
      'másodperc, bármekkora is a játékosok értékszáma. Naponta legfeljebb két forduló játszható. A 75 percnél ' +
      'rövidebb játszma jóváhagyással sem értékelhető; jóváhagyás nélkül az 1.1 pont érvényes. A határozatnak még ' +
      'nincs szabályszövege.',
  },
  '1.2': {
    title: 'Az első időellenőrzés',
    rule:
      'Ha az első időellenőrzés lépésszámhoz kötött, a lépésszám legalább 30. Az időellenőrzés az egész versenyé, ' +
      'ezért ellenkező esetben egyetlen játszmája sem számít.',
  },
  '2.1': {
    title: 'A sakkjáték szabályai',
    rule:
      'A játszmákat a FIDE sakkszabályai szerint, hibrid versenyen a hibrid sakk szabályai szerint kell ' +
      'lejátszani.',
  },
  '3.1': {
    title: 'Napi tizenkét óra',
    rule:
      'Egy nap fordulói 60 lépéses játszmákkal számolva összesen legfeljebb 12 órát vehetnek igénybe: ez egy ' +
      'játékos perceinek kétszerese, szorozva az aznapi fordulók számával. A pontosan 12 óra megengedett. Ha egy ' +
      'játszma a bónuszidő miatt ténylegesen tovább tart, az nem hiba.',
  },
  '4.1': {
    title: 'Havi jegyzőkönyv a hosszú versenyről',
    rule:
      'A 30 napnál hosszabb versenyről, az első és az utolsó napot is beleszámítva, havonta kell jegyzőkönyvet ' +
      'küldeni. Minden havi rész önálló versenyként számít, annak a listának az értékszámaival, amelyik a ' +
      'játszmái idején érvényes.',
  },
  '5.1': {
    title: 'Le nem játszott játszmák',
    rule:
      'A kontumálás miatt vagy más okból le nem játszott játszma nem okoz értékszám-változást. Minden játszma ' +
      'számít, amelyben mindkét játékos legalább egy lépést tett, kivéve vis maior esetén, vagy ha a fair play ' +
      'szabályok kizárják.',
  },
  '6.1': {
    title: 'Párosmérkőzés értékszám nélküli játékossal',
    rule:
      'Az a párosmérkőzés, amelyen az egyik játékos értékszám nélküli, egyáltalán nem értékelhető. A játszmái az ' +
      'értékszám nélküli játékos induló értékszámába sem számítanak bele.',
  },
  '6.2': {
    title: 'Az eldőlt párosmérkőzés további játszmái',
    rule:
      'A párosmérkőzésnek az eldőlése után játszott játszmái nem számítanak, kivéve ha ezt előre kérték, és ' +
      'megkapták rá az engedélyt. A mérkőzés akkor dől el, amikor az egyik játékos a kiírt játszmák pontjainak ' +
      'több mint a felét megszerezte. Ebbe a kontumált játszma is beleszámít, bár értékszám-változást nem okoz.',
  },
  '7.1': {
    title: 'Lista minden hónapban',
    rule:
      'Minden hónap első napjára értékszámlista készül. Az előző listához hozzáadja a periódus összes értékelt ' +
      'játszmáját.',
  },
  '7.1.1': {
    title: 'Az értékszám-periódus és a számító értékszámok',
    rule:
      'Az értékszám-periódus az az idő, amíg egy lista érvényes. Egy versenyen az első napján hatályos lista ' +
      'értékszámai számítanak, a játékosnál és minden ellenfelénél, akkor is, ha a verseny egy későbbi listára ' +
      'kerül.',
  },
  '7.1.2': {
    title: 'Kit és milyen adatokkal tartalmaz a lista',
    rule:
      'A listán minden játékos szerepel, akinek az értékszáma legalább 1400. A lista adatai: cím, szövetség, ' +
      'értékszám, FIDE-azonosító, a periódusban értékelt játszmák száma, születés, nem és érvényes K.',
  },
  '7.1.3': {
    title: 'A lista zárása',
    rule:
      'A lista zárása három nappal a lista napja előtt van; a legkésőbb ezen a napon véget érő versenyek ' +
      'kerülhetnek rá. A hivatalos FIDE-versenyek a lista előtti napon is véget érhetnek.',
  },
  '7.1.4': {
    title: 'Mikor kerül listára az új játékos',
    rule:
      'Az új játékos akkor kerül listára, ha legalább öt játszmája van értékszámmal rendelkező ellenfelek ellen, ' +
      'és az értékszáma legalább 1400. A játszmák több versenyről is származhatnak, legfeljebb 26 hónapról: ez az ' +
      'éppen készülő listával záruló 26 lista, a régebbi versenyek egyenként esnek ki. Az 1400 alatti értéket adó ' +
      'eredmények megmaradnak, a játékos később még felkerülhet.',
  },
  '7.2.1': {
    title: '1400 alatt',
    rule:
      'Akinek az értékszáma 1400 alá esik, a következő listán értékszám nélküliként szerepel, és attól kezdve úgy ' +
      'kell kezelni, mint bármely értékszám nélküli játékost. A régi értékszám és a régi eredmények többé nem ' +
      'számítanak. Az értékelt játszmák száma és az eddigi legmagasabb értékszám megmarad, mert K ezektől függ.',
  },
  '7.2.2': {
    title: 'Inaktív játékosok',
    rule:
      'Akinek egy éve nincs értékelt játszmája, inaktív: a jelölés az egymást követő tizenkettedik játszma ' +
      'nélküli listán jelenik meg. Ha egy periódusban legalább egy értékelt játszmája van, a következő lista ' +
      'ismét aktívként mutatja. Az inaktív játékos megtartja az értékszámát, és ellenfélként is értékszámmal ' +
      'rendelkezőnek számít.',
  },
  '8.1': {
    title: 'A skála és a két táblázat',
    rule:
      'A skála 200 pontos osztályokra oszlik. Két táblázat, egymás tükörképe, vezet a százalékos eredménytől az ' +
      'értékszám-különbséghez és vissza. A 0 és a 100%-os eredménynél a különbség −800, illetve +800.',
  },
  '8.1.1': {
    title: 'Százalékból különbség (dp)',
    rule:
      'A pontszámot el kell osztani a játszmák számával, és két tizedesre kerekíteni, a pontos felet felfelé: 8 ' +
      'játszmából 1 pont 0,13. A táblázat ehhez adja meg a dp különbséget, amely 0,50 esetén 0, 1,00 esetén 800. ' +
      '0,50 alatt ugyanez a szám mínusz előjellel.',
  },
  '8.1.2': {
    title: 'Különbségből elvárás (PD)',
    rule:
      'A táblázat megmutatja, mennyit várhat egy játszmától a magasabb értékszámú játékos: 0–3 pont különbségnél ' +
      '0,50, innen emelkedve 735 fölött 1,00. Az alacsonyabb értékszámú várt eredménye a maradék. Ahol a ' +
      'különbség legfeljebb 400 lehet, 0,92 fölötti és 0,08 alatti elvárás nem fordul elő.',
  },
  '8.2': {
    title: 'Az értékszám nélküli játékos induló értékszáma',
    rule:
      'Az Ru induló értékszámot az értékszámmal rendelkező ellenfelek elleni, addig összegyűlt játszmákból kell ' +
      'kiszámítani (8.2.1–8.2.4).',
  },
  '8.2.1': {
    title: 'Nulla pont az első versenyen',
    rule:
      'Az első versenyen elért nulla nem számít. Az értékszámmal rendelkező ellenfelek elleni játszmákat nézzük, ' +
      'és az első verseny a legkorábbi, amelyen ilyen játszma volt. Minden más eredmény számít, egy későbbi ' +
      'versenyen elért nulla is.',
  },
  '8.2.2': {
    title: 'Két képzeletbeli, 1800-as ellenfél',
    rule:
      'A valódi ellenfelekhez két képzeletbeli, 1800 pontos ellenfelet kell venni, mindkettő ellen egy-egy ' +
      'döntetlennel. Az átlag Ra = (az ellenfelek értékszámának összege + 3600) / (n + 2), a százalékos eredmény ' +
      'p = (pontszám + 1) / (n + 2), ahol n a valódi játszmák száma. A 400 pontos szabály itt nem játszik ' +
      'szerepet.',
  },
  '8.2.3': {
    title: 'Induló értékszám, legfeljebb 2200',
    rule:
      'A két tizedesre kerekített p értékhez a 8.1.1 táblázat adja a dp különbséget. Ru = Ra + dp, egész számra ' +
      'kerekítve, a felet felfelé. A 2200 fölötti érték helyett 2200 számít. A közzétételhez legalább öt játszma ' +
      'és legalább 1400 pont kell.',
  },
  '8.2.4': {
    title: 'Időközben listára került játékos',
    rule:
      'Aki a versenyen értékszám nélküli volt, de azóta közzétett értékszáma van, azt az aktuális értékszámával, ' +
      'értékszámmal rendelkezőként kell elszámolni. A verseny ellenfelei számára értékszám nélküli marad, az ' +
      'ellene játszott játszmájuk tehát nem számít.',
  },
  '8.3': {
    title: 'Az értékszámmal rendelkező játékos változása',
    rule:
      'Az értékszámmal rendelkező játékosnak minden értékszámmal rendelkező ellenfél elleni játszmáját össze kell ' +
      'vetni az elvárással. Az eltérések összege K szorzóval adja az értékszám-változást (8.3.1–8.3.4). Az ' +
      'értékszám nélküli ellenfelek elleni játszmák nem számítanak.',
  },
  '8.3.1': {
    title: 'Értékszám-különbség és a 400 pontos szabály',
    rule:
      'Értékszámmal rendelkező ellenfél elleni játszmánál D a saját értékszám és az ellenfél értékszámának ' +
      'különbsége. A 400 pontnál nagyobb különbséget 400 pontnak kell tekinteni, akárhány játszmában. Ez ' +
      'mindenkire érvényes; a 2025. október 1. óta kezdődő versenyeken a 2650 vagy magasabb értékszámú játékosok ' +
      'kivételek.',
  },
  '8.3.1 (from 2025-10-01)': {
    title: '2650 ponttól a valódi különbség',
    rule:
      'A 2025. október 1-jén vagy később kezdődő versenyeken a 2650 vagy magasabb értékszámú játékosnál a valódi ' +
      'különbség számít, bármekkora is. A játékos saját értékszáma dönt, nem az ellenfélé. A 2650 alatti ' +
      'játékosoknál a 400 pontnál nagyobb különbség továbbra is 400 pontnak számít.',
  },
  '8.3.2': {
    title: 'A játszmától a változásig',
    rule:
      'A D különbséghez a 8.1.2 táblázat adja a PD elvárást. ΔR a játszma eredménye, vagyis 1, ½ vagy 0, mínusz ' +
      'PD. A verseny vagy a periódus ΔR értékeit össze kell adni, és az összeg K szorzóval adja a változást.',
  },
  '8.3.3': {
    title: 'A K fejlődési együttható',
    rule:
      'Az első ráillő szabály dönt. Véglegesen 10, ha a közzétett értékszám valaha elérte a 2400 pontot; 40 a 18. ' +
      'születésnap évének végéig, ha az értékszám mindig 2300 alatt maradt; 40 az új játékosnál, amíg be nem ' +
      'fejezte legalább 30 játszmányi versenyét; egyébként 20. Egy versenyen belül K nem változik. Ha K és n ' +
      'szorzata, ahol n a játékosnak az egész periódusban értékszámmal rendelkező ellenfelek ellen játszott ' +
      'játszmáinak száma, meghaladja a 700-at, K a legnagyobb olyan egész szám lesz, amellyel K × n legfeljebb ' +
      '700.',
  },
  '8.3.4': {
    title: 'Periódusonként egy kerekítés',
    rule:
      'A periódus összes versenyének változását pontosan kell összeadni, és egyszer kell egész számra kerekíteni. ' +
      'A fél a nullától távolodva kerekül: +2,5 helyett +3, −2,5 helyett −3. A kerekített változás az előző lista ' +
      'értékszámához adódik.',
  },
  '9.1': {
    title: 'A jegyzőkönyv és az utolsó lista',
    rule:
      'A főbíró a jegyzőkönyvet (TRF-fájlt) a verseny helye szerinti szövetség értékszám-adminisztrátorának adja ' +
      'át, aki ellenőrzi és feltölti. A jegyzőkönyvet a verseny utáni első listára várják, vagy a következőre, ha ' +
      'a hónap végéig öt vagy kevesebb nap marad. Ha a verseny utáni harmadik lista zárása után érkezik, ' +
      'elkésett, és a verseny nem értékelhető.',
  },
  '9.2': {
    title: 'Meghirdetés értékelt versenyként',
    rule: 'Az értékelt verseny kiírásának világosan ki kell mondania, hogy a versenyt a FIDE értékeli.',
  },
  '9.3': {
    title: 'Értékszám-adminisztrátor',
    rule:
      'Minden szövetség megnevez egy személyt, aki a minősítések és értékszámok ügyeit összehangolja és késedelem ' +
      'nélkül intézi. A nevét és elérhetőségét a FIDE titkársága kapja meg.',
  },
  '9.4': {
    title: 'A hibrid versenyek játszmái',
    rule: 'Hibrid versenyen az eredményekkel együtt az összes játszmát is be kell küldeni PGN-fájlban.',
  },
  '10.1': {
    title: 'A szövetség tagjai',
    rule:
      'A listán csak olyan nemzeti szövetség tagja szerepelhet, amely a FIDE tagja, és sem átmenetileg, sem ' +
      'véglegesen nincs felfüggesztve. A Tanács kivételt engedélyezhet.',
  },
  '10.2': {
    title: 'Elhunyt játékosok',
    rule: 'A szövetségnek értesítenie kell a FIDE-t, ha egy játékos meghalt. A játékos ekkor lekerül a listáról.',
  },
};
