/** The clauses of FIDE's rating regulations of July 2014 in Hungarian, in our own words. */
import type { Fide2014Clause } from '../../../rulebooks/fide/2014/contents.ts';
import type { ClauseTexts } from '../../../explain/clause-text.ts';

export const FIDE_2014_CLAUSES: ClauseTexts<Fide2014Clause> = {
  '0': {
    title: 'Mit értékel a FIDE',
    rule:
      'A FIDE a táblánál lejátszott játszmákat értékeli olyan versenyeken, amelyeket a FIDE nyilvántartásba vett, ' +
      'és amelyek e szabályzat minden előírásának megfelelnek. Más játszma nem okoz értékszám-változást.',
  },
  '0.1': {
    title: 'A szabályok módosítása',
    rule:
      'A szabályokat a közgyűlés módosítja a Minősítő Bizottság javaslatára, a módosítás a következő év július ' +
      '1-jén lép hatályba. Azokra a versenyekre vonatkozik, amelyek ezen a napon vagy később kezdődnek. Azt ' +
      'tehát, hogy melyik kiadás szerint kell egy versenyt elszámolni, a verseny első napja dönti el.',
  },
  '0.2': {
    title: 'Előzetes bejelentés',
    rule:
      'A versenyt és a fordulók időrendjét az a szövetség jelenti be, amelyik az eredményeket beküldi és a díjat ' +
      'fizeti: legalább 7 nappal az első nap előtt, címnorma lehetősége esetén legalább 30 nappal. A Minősítő ' +
      'Bizottság elnöke a bejelentést elutasíthatja, a későn érkezettet pedig elfogadhatja.',
  },
  '0.3': {
    title: 'A versenybírók engedélye',
    rule: 'Az értékelt verseny minden versenybírójának FIDE-versenybírói engedéllyel kell rendelkeznie.',
  },
  '0.4': {
    title: 'A játszmák beküldése',
    rule:
      'Minden FIDE-verseny és minden kontinentális verseny játszmáit be kell küldeni a FIDE-nek. Ezért a főbíró ' +
      'felel.',
  },
  '0.5': {
    title: 'Elutasítás és fellebbezés',
    rule:
      'A FIDE dönthet úgy, hogy egy versenyt nem értékel. A főrendező a döntéstől számított 7 napon belül ' +
      'fellebbezhet a Minősítő Bizottsághoz.',
  },
  '1.1': {
    title: 'Legkisebb gondolkodási idő',
    rule:
      'Minden játékosnak elegendő időt kell kapnia egy 60 lépéses játszmára. Ha a mezőnyben valakinek az ' +
      'értékszáma 2200 vagy magasabb, ez 120 perc; egyébként, ha valakié 1600 vagy magasabb, 90 perc; különben 60 ' +
      'perc. Azoknak a szakaszoknak a percei számítanak, amelyek a 60. lépés megtétele előtt kezdődnek, továbbá a ' +
      '60 lépésre járó bónuszidő. Az értékszám nélküli játékos 1600 alattinak számít.',
  },
  '1.2': {
    title: 'Gyorsabb játszmák',
    rule:
      'Az a játszma, amelyben a játékosoknak az 1.1 pontban előírtnál kevesebb idejük van, nem számít bele az ' +
      'értékszámba.',
  },
  '1.3': {
    title: 'Az első időellenőrzés',
    rule: 'Ha az első időellenőrzés lépésszámhoz kötött, a lépésszám csak 40 lehet.',
  },
  '2': {
    title: 'A sakkjáték szabályai',
    rule: 'A játszmákat a FIDE sakkszabályai szerint kell lejátszani.',
  },
  '3.1': {
    title: 'Napi tizenkét óra',
    rule:
      'Egy nap fordulói 60 lépéses játszmákkal számolva összesen legfeljebb 12 órát vehetnek igénybe: egy játékos ' +
      'perceinek kétszerese, szorozva az aznapi fordulók számával, legfeljebb 720 perc. Ha egy játszma a ' +
      'bónuszidő miatt ténylegesen tovább tart, az nem hiba.',
  },
  '4.1': {
    title: 'Legfeljebb 90 nap',
    rule:
      'Egy verseny legfeljebb 90 napig tarthat, az első és az utolsó napot is beleszámítva. A kivételek a 4.11 és ' +
      'a 4.12 pontban szerepelnek.',
  },
  '4.11': {
    title: 'Hosszú csapatbajnokságok',
    rule: 'A bajnoki rendszerben játszott csapatbajnokság 90 napnál tovább is tarthat.',
  },
  '4.12': {
    title: 'Hosszabb időtartam engedéllyel',
    rule: 'A Minősítő Bizottság engedélyezheti, hogy egy verseny 90 napnál tovább tartson.',
  },
  '4.13': {
    title: 'Havi jegyzőkönyv a hosszú versenyről',
    rule:
      'A 90 napnál hosszabb verseny havonta küldi be az eredményeit. Az értékelési díjat csak egyszer kell ' +
      'megfizetni.',
  },
  '5.1': {
    title: 'Le nem játszott játszmák',
    rule:
      'A kontumálás miatt vagy más okból le nem játszott játszma nem okoz értékszám-változást: sem a pontszámba, ' +
      'sem a játszmák számába nem számít bele. Minden játszma számít, amelyben mindkét játékos legalább egy ' +
      'lépést tett, akkor is, ha később kontumálással dőlt el.',
  },
  '6.1': {
    title: 'Az újonc, aki nem szerez pontot',
    rule:
      'Ha egy értékszám nélküli játékos az első versenyén nem szerez pontot, az eredményét figyelmen kívül kell ' +
      'hagyni, és az ellenfeleinek az ellene elért eredményét is. A nulla a figyelembe vett játszmákra ' +
      'vonatkozik: svájci rendszerű versenyen az értékszámmal rendelkezők elleniekre, körversenyen minden ' +
      'lejátszott játszmára. Akinek már van figyelembe vett játszmája, vagy időközben felkerült a listára, annál ' +
      'a nulla is számít, mint bármely más eredmény.',
  },
  '6.3': {
    title: 'A mezőny harmada',
    rule: 'Körversenyen a játékosok legalább egyharmadának értékszámmal kell rendelkeznie.',
  },
  '6.31': {
    title: 'Kis körversenyek',
    rule: 'Legfeljebb tízfős körversenyen legalább négy játékosnak értékszámmal kell rendelkeznie.',
  },
  '6.32': {
    title: 'Kétkörös versenyek',
    rule:
      'Kétkörös versenyhez legalább hat játékos kell, közülük legalább négy értékszámmal. A szöveg nem tesz ' +
      'kivételt, ezért a kisebb mezőnyt elutasítjuk; az iroda elfogadhatja, ha mindenkinek van értékszáma.',
  },
  '6.33': {
    title: 'Országos bajnokságok',
    rule:
      'A körversenyként játszott országos bajnokság akkor értékelhető, ha a kezdete előtt legalább három ' +
      'játékosnak, csak nők számára rendezett bajnokságon legalább kettőnek volt hivatalos értékszáma. Ilyen ' +
      'versenyen ez a 6.3–6.32 pont helyébe lép. Az értékszámmal rendelkező férfiak és nők egyaránt számítanak.',
  },
  '6.4': {
    title: 'Svájci rendszerű és csapatversenyek',
    rule:
      'Svájci rendszerű és csapatversenyen csak az értékszámmal rendelkező ellenfelek elleni játszmák számítanak. ' +
      'Az újoncokra a 6.41, az értékszámmal rendelkezőkre a 6.42 pont vonatkozik.',
  },
  '6.41': {
    title: 'Az újonc fél pontja',
    rule:
      'Az értékszám nélküli játékos első versenye csak akkor számít, ha legalább fél pontot szerzett értékszámmal ' +
      'rendelkező ellenfelek ellen. Ez ugyanaz a határ, mint a 6.1 pontban.',
  },
  '6.42': {
    title: 'Az értékszámmal rendelkező játékos játszmái',
    rule:
      'Az értékszámmal rendelkező játékosnak minden értékszámmal rendelkező ellenfél elleni játszmája számít, más ' +
      'játszmája nem.',
  },
  '6.5': {
    title: 'Hiányos körversenyek',
    rule:
      'Ha egy körversenyen akár egy játszma is elmaradt, a versenyt svájci rendszerűként kell jegyzőkönyvezni és ' +
      'elszámolni. A 6.3–6.33 pont feltételeit ekkor is megköveteljük.',
  },
  '6.6': {
    title: 'Az eldőlt párosmérkőzés további játszmái',
    rule:
      'A párosmérkőzésnek az eldőlése után játszott játszmái nem számítanak. A mérkőzés akkor dől el, amikor az ' +
      'egyik fél a kiírt játszmák pontjainak több mint a felét megszerezte; ebbe a kontumált játszma is ' +
      'beleszámít, bár értékszám-változást nem okoz. Ha nincs kiírva a játszmák száma, semmi sem marad ki.',
  },
  '6.7': {
    title: 'Két értékszám nélküli játékos',
    rule:
      'Két értékszám nélküli játékos játszmája nem számít bele az értékszámba. Teljes körversenyen azonban a ' +
      'százalékos eredményekbe és a 8.21b pont összegeibe beletartozik.',
  },
  '7.1': {
    title: 'Lista minden hónapban',
    rule:
      'Minden hónap első napjára értékszámlista készül. Az előző listához hozzáadja a periódus összes ' +
      'értékelt játszmáját.',
  },
  '7.11': {
    title: 'Értékszám-periódus',
    rule:
      'Az értékszám-periódus az az idő, amíg egy lista érvényes, vagyis egy hónap. Újoncoknál több periódus is ' +
      'összevonható (7.14).',
  },
  '7.12': {
    title: 'Kit és milyen adatokkal tartalmaz a lista',
    rule:
      'A listán minden játékos szerepel, akinek az értékszáma a lista napján legalább 1000. A lista adatai: név, ' +
      'FIDE-cím, szövetség, érvényes értékszám, azonosító, a periódusban értékelt játszmák száma, születési idő, ' +
      'nem és érvényes K.',
  },
  '7.13': {
    title: 'A lista zárása',
    rule:
      'A lista zárása három nappal a lista napja előtt van. Azok a versenyek kerülnek rá, amelyek legkésőbb ezen ' +
      'a napon véget érnek, és az adataik is megérkeztek. A kézikönyvben megnevezett hivatalos FIDE-versenyek ' +
      'akkor is rákerülnek, ha a lista előtti napon érnek véget.',
  },
  '7.14': {
    title: 'Mikor kerül listára az újonc',
    rule:
      'Az újonc akkor kerül listára, ha az a, b vagy c szerint megvan az öt játszmája. Az értékszámnak legalább ' +
      '1000 pontnak kell lennie (d), és az összes figyelembe vett eredményből együtt kell kiszámítani (e).',
  },
  '7.14a': {
    title: 'Egy körversenyből',
    rule:
      'Egy körverseny eredménye elegendő, ha a verseny megfelel a 6.3 pontnak, és az újonc legalább öt játszmát ' +
      'játszott rajta.',
  },
  '7.14b': {
    title: 'Egy svájci rendszerű vagy csapatversenyből',
    rule:
      'Egy svájci rendszerű vagy csapatverseny eredménye elegendő, ha legalább öt játszma van benne értékszámmal ' +
      'rendelkező ellenfelek ellen.',
  },
  '7.14c': {
    title: 'Több versenyből',
    rule:
      'Az öt játszma ugyanannak és a következő értékszám-periódusoknak a versenyeiből is összeállhat, legfeljebb ' +
      '26 hónap alatt. Egy verseny akkor fér bele, ha a lista napja előtt legfeljebb 26 hónappal ért véget. A ' +
      'régebbi eredmények már nem számítanak, és a következő verseny ismét első verseny lesz.',
  },
  '7.14d': {
    title: 'Legalább 1000',
    rule: 'Az újonc csak legalább 1000 pontos értékszámmal kerülhet listára.',
  },
  '7.14e': {
    title: 'Mintha egy verseny volna',
    rule:
      'Az ötödik játszma előtt nincs közzététel. Utána minden figyelembe vett eredmény számít, a korábbiak is, ' +
      'mintha mind egy versenyen született volna.',
  },
  '7.2': {
    title: 'Ki nincs a listán',
    rule: 'A listáról kimaradó vagy külön kimutatott játékosokról a 7.21–7.23 pont szól.',
  },
  '7.21': {
    title: '1000 alatt',
    rule: 'Akinek az értékszáma 1000 alá esik, lekerül a következő listáról, és attól kezdve értékszám nélküli.',
  },
  '7.22': {
    title: 'Címviselők értékszám nélkül',
    rule: 'Az értékszám nélküli címviselők külön listán jelennek meg.',
  },
  '7.23': {
    title: 'Inaktív játékosok',
    rule:
      'Az inaktív játékos az értékszámok és a címek szempontjából továbbra is értékszámmal rendelkezőnek számít, ' +
      'az utoljára közzétett értékszámával.',
  },
  '7.23a': {
    title: 'Mikor inaktív egy játékos',
    rule:
      'Inaktív az a játékos, aki egy éve nem játszott értékszámmal rendelkező ellenféllel. A pontosan egy évvel ' +
      'korábbi játszma még számít.',
  },
  '7.23b': {
    title: 'Ismét aktív',
    rule:
      'Értékszámmal rendelkező ellenféllel játszott egyetlen játszma a periódusban elég ahhoz, hogy a játékos ' +
      'ismét aktív legyen. Ezt a következő lista mutatja.',
  },
  '8.0': {
    title: 'A rendszer célja',
    rule:
      'A rendszer a százalékos eredményt értékszám-különbséggé, az értékszám-különbséget várt eredménnyé ' +
      'alakítja. Célja a játékerő lehető legjobb statisztikai becslése.',
  },
  '8.1': {
    title: 'A skála és a két táblázat',
    rule:
      'A skála 200 pontos osztályokra oszlik; ez önkényes választás. Két táblázat, egymás tükörképe, vezet a ' +
      'százalékos eredménytől az értékszám-különbséghez és vissza. A 0 és a 100%-os eredményhez nem határozható ' +
      'meg különbség, ezért −800, illetve +800 a használandó érték.',
  },
  '8.1a': {
    title: 'Százalékból különbség (dp)',
    rule:
      'A pontszámot el kell osztani a játszmák számával, és két tizedesre kerekíteni, a pontos felet felfelé: 8 ' +
      'játszmából 1 pont 0,13. A táblázat ehhez adja meg a dp különbséget, amely 0,50 esetén 0, 1,00 esetén 800. ' +
      '0,50 alatt ugyanez a szám mínusz előjellel.',
  },
  '8.1b': {
    title: 'Különbségből elvárás (PD)',
    rule:
      'A táblázat megmutatja, mennyit várhat egy játszmától a magasabb értékszámú játékos: 0–3 pont különbségnél ' +
      '0,50, innen emelkedve 735 fölött 1,00. Az alacsonyabb értékszámú várt eredménye a maradék. A 400 pontos ' +
      'korlát (8.54) miatt az értékszám-változásban 0,92 fölötti és 0,08 alatti elvárás nem fordul elő.',
  },
  '8.2': {
    title: 'Az újonc eredménye egy versenyen',
    rule:
      'Az értékszám nélküli játékosnak a verseny egy Ru becslést ad. Kiindulópontja a verseny átlagos értékszáma ' +
      '(8.21), ezt módosítja az elért eredmény (8.22–8.25).',
  },
  '8.21': {
    title: 'A verseny átlaga',
    rule:
      'Az első versenyen elért nulla nem számít (6.1). Egyébként először a verseny Rc átlagát kell megállapítani: ' +
      'svájci rendszerű és csapatversenyen az a, teljes körversenyen a b szerint. Az itt nyomtatott egypontos és ' +
      'háromjátszmás határ régebbi szabályokból maradt vissza, ellentmond a 6.41 és a 7.14 pontnak, ezért nem ' +
      'alkalmazzuk.',
  },
  '8.21a': {
    title: 'Átlag svájci rendszerű és csapatversenyen',
    rule:
      'Rc az értékszámmal rendelkező ellenfelek értékszámának egyszerű átlaga. A 400 pontos korlát itt nem ' +
      'játszik szerepet.',
  },
  '8.21b': {
    title: 'Átlag körversenyen',
    rule:
      'Teljes körversenyen az értékszámmal rendelkezők és az értékszám nélküliek eredményei egyaránt számítanak. ' +
      'Az újonc Rc átlaga a verseny Ra átlaga, amelyet az I–III. lépés ad meg.',
  },
  '8.21b I': {
    title: 'I. lépés: az értékszámmal rendelkezők átlaga',
    rule: 'Rar a verseny összes értékszámmal rendelkező játékosának átlagos értékszáma.',
  },
  '8.21b II': {
    title: 'II. lépés: az átlagos különbség',
    rule:
      'Minden értékszámmal rendelkező játékosnak az összes ellenfél elleni százalékos eredményéhez a 8.1a ' +
      'táblázat egy dp különbséget ad. Ezek átlaga dpa.',
  },
  '8.21b III': {
    title: 'III. lépés: a verseny átlaga',
    rule:
      'Ra = Rar − dpa × n/(n+1), ahol n az ellenfelek száma. Kétkörös versenyen is a játékosok számánál eggyel ' +
      'kevesebb, nem pedig a játszmák száma. Rar és dpa kerekítés nélkül marad, Ra egész számra kerekítendő.',
  },
  '8.22': {
    title: 'A pontok éppen fele',
    rule: 'Az 50%-os eredményt elérő újonc magát az átlagot kapja: Ru = Ra, svájci rendszerű versenyen Ru = Rc.',
  },
  '8.23': {
    title: 'Több mint a pontok fele',
    rule:
      'Az 50% fölötti minden fél pont 15 értékszámponttal növeli az átlagot. A FIDE későbbi szabályaiban 20 szerepel; ' +
      'ez a szöveg és mindkét példája 15 ponttal számol.',
  },
  '8.24': {
    title: 'Kevesebb mint a pontok fele: svájci rendszerű és csapatverseny',
    rule: '50% alatt a táblázat negatív különbségét kell az átlaghoz adni: Ru = Rc + dp.',
  },
  '8.25': {
    title: 'Kevesebb mint a pontok fele: körverseny',
    rule:
      'Körversenyen 50% alatt a különbség csökkentve adódik az átlaghoz: Ru = Ra + dp × n/(n+1), ahol n az ' +
      'ellenfelek száma.',
  },
  '8.3': {
    title: 'Minden játszma egy versenyként',
    rule:
      'A közzéteendő Rn értékszámot úgy kell kiszámítani, mintha az újonc az összes eddigi játszmáját egy ' +
      'versenyen játszotta volna: minden játszma, az összes ellenfél átlaga, a teljes pontszám. Ha a játszmák ' +
      'egyetlen körversenyből valók, a 8.25 pont érvényes. Ha körverseny és más verseny kerül össze, a körverseny ' +
      'a játszmáit, az új Rc értékét és a pontszámát hozza magával, és a 8.24 pontot kell alkalmazni.',
  },
  '8.31': {
    title: 'Küszöb alatti első eredmény',
    rule:
      'Az 1000 alatti első teljesítmény nem számít. Az ellenfeleket ez nem érinti: körversenyen az újonc elleni ' +
      'játszmáik érvényben maradnak. Ha öt vagy több játszma együtt ad 1000 alatti értéket, nincs közzététel, és ' +
      'az újonc elölről kezdi a gyűjtést.',
  },
  '8.32': {
    title: 'Az induló értékszám kerekítése',
    rule: 'A listára kerülő értékszámot egész számra kell kerekíteni, a felet felfelé.',
  },
  '8.33': {
    title: 'A verseny idején érvényes küszöb',
    rule: 'Az induló értékszám csak akkor számít, ha nem alacsonyabb a verseny idején érvényes értékszámküszöbnél.',
  },
  '8.34': {
    title: 'Kidolgozott példa',
    rule:
      'Egy újonc 3 játszmából 1 pontot szerez 2220-as átlag ellen, 5-ből 3 pontot 2150 ellen és 4-ből 2½ pontot ' +
      '2200 ellen. Ez összesen 12 játszmából 6½ pont, 2184-es átlag ellen. Az 50% fölötti fél pont 15 ' +
      'értékszámpontot ér, így az induló értékszám 2199.',
  },
  '8.4': {
    title: 'Időközben listára került játékos',
    rule:
      'Előfordulhat, hogy valaki a verseny alatt értékszám nélküli, de az elszámolás előtt már van közzétett ' +
      'értékszáma. Ekkor az ő eredményét ebből az értékszámból kiindulva kell elszámolni, a nullát is. Az ' +
      'ellenfelei számára értékszám nélküli marad: svájci rendszerű versenyen az ellene játszott játszmájuk nem ' +
      'számít, körversenyen az ő új Ru értékével számít.',
  },
  '8.5': {
    title: 'Az értékszámmal rendelkező játékos változása',
    rule:
      'Az értékszámmal rendelkező játékos minden figyelembe vett játszmáját össze kell vetni az elvárással. Az ' +
      'eltérések összege K szorzóval adja az értékszám-változást (8.51–8.58).',
  },
  '8.51': {
    title: 'A D értékszám-különbség',
    rule:
      'Értékszámmal rendelkező ellenfél elleni játszmánál D a saját értékszám és az ellenfél értékszámának ' +
      'különbsége. Mindkettő a verseny első napján érvényes listáról való, az egész versenyre. Hosszú ' +
      'csapatbajnokság havi részeinél az a lista számít, amelyik az adott rész kezdetén érvényes.',
  },
  '8.52': {
    title: 'Értékszám nélküli ellenfelek',
    rule:
      'Svájci rendszerű versenyen az értékszám nélküli ellenféllel játszott játszma nem számít. Körversenyen a ' +
      'verseny végén kell elszámolni, az ellenfél új Ru értékével (8.58).',
  },
  '8.53': {
    title: 'Ideiglenes értékszámok',
    rule:
      'Amit egy értékszám nélküli játékos korábbi versenyeken elért, még nem értékszám, az ellenfelek ' +
      'elszámolásánál nem használható.',
  },
  '8.54': {
    title: 'A 400 pontos szabály',
    rule: 'A 400 pontnál nagyobb értékszám-különbséget 400 pontnak kell tekinteni, felfelé és lefelé egyaránt.',
  },
  '8.55': {
    title: 'Egy verseny változása',
    rule: 'A változást játszmánként kell kiszámítani, az a, b és c lépésben.',
  },
  '8.55a': {
    title: 'Egy játszma elvárása',
    rule: 'A legfeljebb 400 pontnak vett D különbséghez a 8.1b táblázat adja a PD elvárást.',
  },
  '8.55b': {
    title: 'Egy játszma változása',
    rule: 'ΔR a játszma eredménye mínusz az elvárás. Az eredmény 1, ½ vagy 0 pont.',
  },
  '8.55c': {
    title: 'Összeg szorozva K-val',
    rule:
      'Egy verseny vagy egy egész periódus ΔR értékeit össze kell adni. Az összeg és K szorzata az ' +
      'értékszám-változás.',
  },
  '8.56': {
    title: 'A K fejlődési együttható',
    rule:
      'K a verseny kezdetén rögzül, és az első ráillő szabály dönt. Véglegesen 10, ha a játékos közzétett ' +
      'értékszáma valaha elérte a 2400 pontot. Az újoncnál 40, amíg be nem fejezte legalább 30 játszmányi ' +
      'versenyét, az induló értékszám játszmáit is beleszámítva; 40 annál is, aki az első napon 18 év alatti, és ' +
      'az értékszáma 2300 alatt van. Mindenki másnál 20.',
  },
  '8.57': {
    title: 'Az új értékszám kerekítése',
    rule:
      'Az új értékszámot egész számra kell kerekíteni, a felet felfelé, akár nőtt, akár csökkent az értékszám: ' +
      '2444,5 kerekítve 2445. Egy periódus összes versenyének pontos változását előbb össze kell adni, és csak ' +
      'egyszer kerekíteni.',
  },
  '8.58': {
    title: 'Körverseny értékszám nélküli játékosokkal',
    rule:
      'Akire a 6.1 pont vonatkozik, a játszmáival együtt kimarad; a többi újonc az Ra átlagból kap egy első Ru ' +
      'értéket. Ezután egyszer kell alkalmazni a 400 pontos szabályt: az ettől 400 pontnál messzebb álló ' +
      'ellenfelek értékszáma a határra kerül, ebből adódik az újonc saját új Rc átlaga, abból pedig az új Ru. Az ' +
      'új Ru az újonc eredménye, és az értékszámmal rendelkezők játszmáiban ez számít az ellenfél értékszámának.',
  },
  '9.1': {
    title: 'A jegyzőkönyv határidői',
    rule:
      'A főbíró a verseny végét követő 7 napon belül elküldi a jegyzőkönyvet (TRF-fájlt) a szövetség ' +
      'értékszám-adminisztrátorának. Ő legkésőbb a verseny végét követő 30. napon feltölti a FIDE szerverére.',
  },
  '9.2': {
    title: 'Minden nemzetközi verseny',
    rule:
      'Minden nemzetközi verseny eredményét be kell küldeni. Kivétel az a verseny, amelynek résztvevőit a ' +
      'meghívóban, majd a kezdés előtt személyesen is tájékoztatták arról, hogy a versenyt a FIDE nem értékeli.',
  },
  '9.3': {
    title: 'Értékszám-adminisztrátor',
    rule:
      'Minden szövetség megnevez egy személyt, aki az értékszámokért felel, és a nevét, elérhetőségét megadja a ' +
      'FIDE titkárságának.',
  },
  '10': {
    title: 'A skála felügyelete',
    rule:
      'Csak két értékszám különbségének van statisztikai értelme; maga a skála önkényes és felfelé nyitott. ' +
      'Azonos értékszámnak az évek során azonos játékerőt kell jelentenie.',
  },
  '10.3': {
    title: 'Az elmozdulás figyelése',
    rule:
      'Az értékszám-adminisztrátornak észre kell vennie, ha a skála egésze elmozdult. Minden közzétett lista ' +
      'megmarad, így ez mérhető.',
  },
  '11': {
    title: 'A FIDE értékszám-adminisztrátora',
    rule:
      'Az adminisztrátor ismeri a statisztikát, meg tudja vizsgálni a rendszert, kidolgozza a Minősítő Bizottság ' +
      'számára az épségét megőrző intézkedéseket, tanácsot ad a szövetségeknek, és pártatlan.',
  },
  '12.1': {
    title: 'A képlet a táblázatok mellett',
    rule:
      'A P = 1 / (1 + 10^(−D/400)) képlet jól közelíti a táblázatokat. Ahol a kettő eltér, és ez sok különbségnél ' +
      'így van, a táblázat dönt.',
  },
  '12.2': {
    title: 'A táblázatok nyomtatott alakja',
    rule:
      'A táblázatokat pontosan úgy kell használni, ahogy nyomtatva szerepelnek. A sorok között harmadik tizedest nem ' +
      'számítunk.',
  },
  '12.3': {
    title: 'Mire való K',
    rule:
      'K az értékszámok állandóságát szolgálja. Egy értékszám K = 10 mellett körülbelül 70, K = 20 mellett 35, K ' +
      '= 40 mellett 18 játszma alatt cserélődik ki.',
  },
  '12.4': {
    title: 'Mindenki ellenőrizheti',
    rule:
      'Módot kell adni a játékosnak arra, hogy az értékszámát ellenőrizze. Ezért minden játszmánál megmutatjuk ' +
      'a D, PD és ΔR értéket, az eredményt és K-t.',
  },
  '13.1': {
    title: 'A szövetség tagjai',
    rule: 'A klasszikus, a rapid és a villám értékszámlistán csak a FIDE valamely tagszövetségének tagja szerepelhet.',
  },
  '13.2': {
    title: 'Felfüggesztett szövetségek',
    rule: 'A szövetség tagsága sem átmenetileg, sem véglegesen nem lehet felfüggesztve.',
  },
  '13.3': {
    title: 'Akit nem szabad listázni',
    rule: 'A szövetség értesíti a FIDE-t, ha egy játékos nem szerepelhet a listán.',
  },
  '13.4': {
    title: 'Felmentés',
    rule: 'Az a játékos, aki egyetlen szövetségnek sem lehet tagja, felmentést kérhet a FIDE-től.',
  },
};
