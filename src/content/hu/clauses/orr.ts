/** Az ORR (Open Russian Rating, nyílt orosz értékszámrendszer) szabályai magyarul. */
import type { OrrClause } from '../../../rulebooks/orr/contents.ts';
import type { ClauseTexts } from '../../../explain/clause-text.ts';

export const ORR_CLAUSES: ClauseTexts<OrrClause> = {
  '1 PD': {
    title: 'Egy játszma elvárása',
    rule:
      'A pontszerzési valószínűség PD = 1 / (1 + 10^((Rb − Ra) / 400)), ahol Ra a játékos, Rb az ellenfél ' +
      'értékszáma. Mindig két tizedesjegyre kell kerekíteni. A különbségnek nincs felső határa; 920 ponttól az ' +
      'erősebb játékos PD értéke 1,00.',
  },
  '1 DR': {
    title: 'Egy játszma eltérése',
    rule: 'Minden lejátszott játszmában DR az elért eredmény (1, ½ vagy 0) és a PD különbsége.',
  },
  '1 SR': {
    title: 'A verseny eltérése',
    rule:
      'SR a DR értékek összege a játékosnak a versenyen lejátszott játszmáira: az elért és a várt eredmény ' +
      'különbsége.',
  },
  '1 change': {
    title: 'Értékszám-változás',
    rule:
      'Ha az eredmény az elvárás alatt marad, a változás K × SR. Ha jobb nála, K × SR × (1 − SR / 40), így minden ' +
      'további pont valamivel kevesebbet ér. Ha SR nagyobb 20-nál, a változás 10 × K. Magát a változást nem kell ' +
      'kerekíteni.',
  },
  '1 K': {
    title: 'A K táblázata',
    rule:
      'A K a verseny előtti értékszámtól és az SR előjelétől függ; SR = 0 esetén az emelkedésé érvényes. ' +
      'Emelkedésnél K = 100, ha az értékszám 500 alatt van, majd lépésenként 12-re csökken (2400-tól). Csökkenésnél ' +
      '100 alatt 5, 400 és 1699 között 25, 2400-tól 12; 2000-től a kettő egyenlő. A szöveg nem nevez meg legkisebb ' +
      'értékszámot, ezért az első sort minden 100 alatti értékszámra alkalmazzuk, 1 alatt is.',
  },
  '1 rounding': {
    title: 'Új értékszám',
    rule:
      'Az új értékszám a korábbi értékszám és a változás összege; az összeget egyszer kell egészre kerekíteni. A ' +
      'felet a nullától távolodva kerekítjük: 1500 − 12,5 = 1487,5, kerekítve 1488.',
  },

  '2 played games': {
    title: 'Csak a lejátszott játszmák számítanak',
    rule:
      'A kontumált játszma és a játszmamentes forduló sehol nem számít: sem játszmaként, sem pontként, sem az ' +
      'ellenfelek értékszámánál vagy életkoránál.',
  },
  '2 kinds': {
    title: 'Ötféle játékos',
    rule:
      'A számítás előtt minden játékos egy csoportba kerül: végleges értékszámú, ideiglenes (csillagos) értékszámú, ' +
      'FIDE-értékszámmal felvett, FIDE-értékszámú, de fel nem vett, vagy újonc. A rendszer saját értékszáma mindig ' +
      'megelőzi a FIDE-értékszámot. Aki az első négy egyikébe sem tartozik, újonc.',
  },
  '2 stand-in ratings': {
    title: 'Mivel számolnak az ellenfelek',
    rule:
      'Végleges vagy ideiglenes értékszámú játékosnál a verseny kezdetekor érvényes értékszám számít az ' +
      'ellenfeleknek, FIDE-értékszámú játékosnál a FIDE-értékszám, újoncnál az elsődleges becslés. A számításban ' +
      'mindhárom egyenrangú.',
  },
  '2 FIDE rating': {
    title: 'FIDE-értékszámok',
    rule:
      'Ha egy felveendő játékosnak a rendszerben nincs értékszáma, de FIDE-értékszáma van, akkor az lesz a ' +
      'rendszerbeli értékszáma, bármilyen versenyen; véglegesnek tekintjük. Ha a játékost nem kell felvenni, ' +
      'FIDE-értékszáma csak a FIDE által is elszámolt versenyen számít; máskor újoncként kell megbecsülni.',
  },
  '2 first rating': {
    title: 'Az újonc első értékszáma',
    rule:
      'Az a felveendő újonc, aki lejátszott játszmákban legalább fél pontot szerez, csillaggal jelölt első ' +
      'értékszámot kap. Játszmáit a rendszer tárolja a következő versenyhez, az ellenfelek számával és az ' +
      'eredménnyel együtt.',
  },
  '2 zero points': {
    title: 'Újonc pont nélkül',
    rule:
      'Aki játszott, de nem szerzett pontot, nem kap értékszámot. Ellenfeleinél az induló becslése számít. A ' +
      'játszmák az adatlapon maradnak, de későbbi számítás nem használja őket: a szöveg egyik helye megengedné, egy ' +
      'későbbi kizárja.',
  },
  '2 not entered': {
    title: 'Akit nem kell felvenni',
    rule:
      'Az az újonc, akit nem kell felvenni a rendszerbe, csak elsődleges becslést kap, hogy ellenfeleinek eredménye ' +
      'számítható legyen; értékszámot nem.',
  },
  '2 no games': {
    title: 'Aki nem játszott',
    rule:
      'Lejátszott játszma nélkül az újonc semmit sem kap. Akinek van értékszáma, annál az nem változik, az ' +
      'ideiglenes értékszám a csillagot is megtartja, és a verseny nem számít bele a versenyek számába. Az átvett ' +
      'FIDE-értékszám változatlanul kerül a rendszerbe.',
  },

  '2 Np': {
    title: 'A résztvevők száma',
    rule: 'Np a listán szereplő összes résztvevő száma. Azokat is beleszámítjuk, akik egy játszmát sem játszottak.',
  },
  '2 n': {
    title: 'Az n szám',
    rule:
      'Az n a résztvevők számának egészre kerekített négyzetgyöke. Azt mondja meg, hány ismert értékszámra volna ' +
      'szükség a versenyen.',
  },
  '2 age': {
    title: 'Életkor',
    rule:
      'A verseny első napján betöltött éveket vesszük, az aznapi születésnapot is. Ami 5 alatt van, 5-nek, ami 13 ' +
      'fölött, 13-nak számít. Ha csak a születési év ismert, a születésnap július 1.; ha az sem, az életkor 5.',
  },
  '2 average age': {
    title: 'Az ellenfelek átlagéletkora',
    rule:
      'Minden játékosnál az ellenfelek életkorát a lejátszott játszmákra átlagoljuk, és egy tizedesjegyre ' +
      'kerekítjük. Akivel kétszer játszott, kétszer számít.',
  },
  '2 contributors': {
    title: 'Kik határozzák meg a Kt értékét',
    rule:
      'A versenyegyütthatóhoz mindenki hozzájárul, akinek az értékszáma előre ismert (végleges, ideiglenes vagy ' +
      'számító FIDE-értékszám), és legalább egy játszmát játszott. Számuk i.',
  },
  '2 Ki': {
    title: 'Egy játékos együtthatója',
    rule:
      'R értékszámmal és N játszmából S ponttal A = (800 × (1 − S / N) + R) / 1000. A játékos együtthatója Ki = (20 ' +
      '× e^A − 5) / az ellenfelek átlagéletkora. Sem az A, sem az e nincs kerekítve.',
  },
  '2 Kt': {
    title: 'A Kt versenyegyüttható',
    rule: 'Kt a hozzájárulók együtthatóinak átlaga, tört része nélkül. Ha senki sem járul hozzá, Kt = 8.',
  },
  '2 Kt bounds': {
    title: 'Kt 8 és 25 között',
    rule:
      'A 8 alatti Kt helyett 8, a 25 fölötti helyett 25 számít. Ez megelőzi a kevés ismert értékszám miatti ' +
      'csökkentést.',
  },
  '2 Kt reduction': {
    title: 'Kevés az ismert értékszám',
    rule:
      'Ha n-nél kevesebben járulnak hozzá, az új Kt a (Kt − 8) / (n − i) egész része és 7 összege, de legalább 8. ' +
      'Egyetlen hiányzó hozzájáruló tehát 1-gyel csökkenti. Ha Kt = 25, n = 5, és egy hozzájáruló van, akkor Kt = 11 ' +
      'lesz.',
  },

  '2 Rmax': {
    title: 'A sáv teteje',
    rule:
      'Rmax = 1000 × ln((Kt × az ellenfelek átlagéletkora + 5) / 20), a legközelebbi egészre kerekítve. A szöveg ' +
      'példája elhagyja a törtrészt, és 1410-et ír; a szabály szerint 1411.',
  },
  '2 Rmin': {
    title: 'A sáv alja',
    rule: 'Rmin 800 ponttal van Rmax alatt, de 1000-nél sosem több. A korlát 1801-es Rmax értéktől érvényesül.',
  },
  '2 Rpmax': {
    title: 'A sáv teteje kevés játszmánál',
    rule:
      'Ha 7-nél kevesebb a játszma, a felső határ lejjebb kerül: minden hiányzó játszmáért a sáv tizenhatodával, ' +
      'törtrész nélkül, vagyis 800 pontos sávnál 50 ponttal. 7 játszmától Rpmax = Rmax. A nyomtatott képlet 97 ' +
      'játszmától hibás lenne; a szövegben kimondott célt követjük.',
  },
  '2 Rs': {
    title: 'Rs induló becslés',
    rule:
      'Rs = Rmin + (Rpmax − Rmin) × S / N, kerekítve: a megszerzett pontok aránya adja a helyet a sávban. Előbb ' +
      'minden újonc megkapja az Rs értékét, csak azután készül elsődleges becslés. A sáv csak az Rs értékét ' +
      'korlátozza; a későbbi értékek kiléphetnek belőle.',
  },
  '2 Rsr': {
    title: 'Rsr, az ellenfelek átlaga',
    rule:
      'Rsr az ellenfelek értékszámának, újoncoknál induló becslésének átlaga a lejátszott játszmákra, egészre ' +
      'kerekítve.',
  },
  '2 Rp': {
    title: 'Rp elsődleges becslés',
    rule:
      'Ha van megszerzett pont, de nem az összes, akkor Rp = Rsr − 400 × lg(N / S − 1), kerekítve: az az értékszám, ' +
      'amellyel ilyen átlag ellen éppen ez az eredmény várható.',
  },
  '2 Rp 100%': {
    title: 'Minden játszma győzelem',
    rule:
      'Ha minden játszma győzelem, egy Rs értékszámú képzeletbeli ellenféllel játszott döntetlent kell hozzáadni, az ' +
      'átlaghoz is; különben a képletnek nem volna értéke. Ez a játszma csak a becslést szolgálja: nincs elszámolva, ' +
      'és tárolni sem kell.',
  },
  '2 Rp zero': {
    title: 'Egyetlen pont sincs',
    rule: 'Ha az újonc nem szerzett pontot, elsődleges becslése az Rs induló becslés.',
  },
  '2 Rpp': {
    title: 'Sok játszma miatti korrekció',
    rule:
      'Ha 15-nél több a játszma, és Rp eléri Rpmax értékét, akkor Rpp = Rp − (N − 15) × (Rp − Rpmax) / 20, újra ' +
      'kerekítve. A képlet szögletes zárójeles tényezői 1-nek számítanak, ahogyan a szöveg magyarázza. 36 játszmától ' +
      'Rpp az Rpmax alá esik; a nyomtatott képletet megtartjuk, és az esetet jelezzük.',
  },
  '2 final rating': {
    title: 'A becsléstől az értékszámig',
    rule:
      'Ha minden újoncnak megvan az elsődleges becslése, a versenyt az 1. rész szerint kell elszámolni, a becsléssel ' +
      'mint korábbi értékszámmal; a K is ettől függ. Az eredmény a sávon kívülre eshet.',
  },

  '2 unsettled': {
    title: 'Ideiglenes értékszám',
    rule:
      'Az újonc első értékszáma ideiglenes, akár egyetlen játszma után is. Csillag jelöli, például 1345*, minden ' +
      'táblázat első és utolsó értékszámoszlopában.',
  },
  '2 settled': {
    title: 'Mikor kerül le a csillag',
    rule:
      'Az értékszám legalább 11 lejátszott játszma és legalább 2 verseny után végleges, mindkettőt az első ' +
      'értékszámot adó versenytől számítva. A szöveg négy megfogalmazása közül egy 11-nél többet kíván; a másik ' +
      'hármat követjük. Az első értékszám előtti, pont nélküli versenyek nem számítanak.',
  },
  '2 unsettled worth': {
    title: 'Az ideiglenes értékszámú játékos ellenfelei',
    rule:
      'Az ellenfeleknél a verseny kezdetekor érvényes csillagos értékszám számít. A versenyegyüttható is ezzel ' +
      'számol.',
  },
  '2 pool': {
    title: 'Az összes játszma együtt',
    rule:
      'Amíg az értékszám ideiglenes, a tárolt játszmákat és a mostani verseny játszmáit együtt kell számítani. ' +
      'Minden ellenfél azzal a számmal szerepel, amellyel a játszmát annak idején elszámolták.',
  },
  '2 Rkor Rsr': {
    title: 'Az összes játszma átlaga',
    rule:
      'Rsr ezeknek a játszmáknak a közös átlaga, egyszer kerekítve. Az egyes versenyek már kerekített átlagait nem ' +
      'átlagoljuk újra.',
  },
  '2 Rkor': {
    title: 'Rkor javított becslés',
    rule: 'Rkor = Rsr − 400 × lg(N / S − 1) az összes verseny játszmáival és pontjaival, kerekítve.',
  },
  '2 Rkor 100%': {
    title: 'Eddig minden játszma győzelem',
    rule:
      'Ha eddig minden játszma győzelem, egy olyan képzeletbeli ellenféllel játszott döntetlent kell hozzáadni, ' +
      'akinek értékszáma a játékos saját csillagos értékszáma. A szöveg ezt 11 játszmától mondja; mi mindig így ' +
      'számolunk, mert különben a képletnek nem volna értéke.',
  },
  '2 Rkor many games': {
    title: 'Együtt 15-nél több játszma',
    rule:
      'Ha 15-nél több a játszma, és Rkor eléri Rpmax értékét, a sok játszma miatti korrekció az Rkor értékére is ' +
      'érvényes. Hogy melyik Rpmax számít, a szöveg nem mondja; a mostani verseny Rmax értékét vesszük, az ottani Kt ' +
      'és átlagéletkor szerint.',
  },
  '2 Rkor final rating': {
    title: 'Új ideiglenes értékszám',
    rule:
      'Az összes játszmát az 1. rész szerint kell elszámolni, a javított becslésből kiindulva; a K is ettől függ. A ' +
      'korábbi csillagos értékszám nem játszik szerepet.',
  },
  '2 storage': {
    title: 'A játszmák megőrzése',
    rule:
      'Ha az értékszám most végleges lett, a csillag lekerül, a tárolt játszmák már nem kellenek, és a következő ' +
      'versenytől az 1. rész érvényes. Egyébként a csillag marad, és minden játszma megmarad, mindig egész ' +
      'versenyenként.',
  },

  'order 1': {
    title: '1. lépés: a játékosok',
    rule:
      'Minden játékosnál el kell dönteni, melyik csoportba tartozik, mi az előre ismert értékszáma, fel kell-e ' +
      'venni, és hány éves a verseny első napján.',
  },
  'order 2': {
    title: '2. lépés: a játszmák',
    rule:
      'A le nem játszott játszmák kimaradnak. Ezután minden játékosnál meg kell állapítani a játszmákat, a pontokat, ' +
      'az ellenfeleket és azok átlagéletkorát.',
  },
  'order 3': {
    title: '3. lépés: az együttható',
    rule: 'A hozzájárulók együtthatóiból, valamint i és n értékéből kell kiszámítani a Kt versenyegyütthatót.',
  },
  'order 4': {
    title: '4. lépés: induló becslések',
    rule: 'Minden újonc, akinek legalább egy játszmája van, megkapja az Rmax, az Rmin, az Rpmax és az Rs értékét.',
  },
  'order 5': {
    title: '5. lépés: elsődleges becslések',
    rule:
      'Csak ismert értékszámokból és induló becslésekből minden újoncnál elsődleges becslés készül. Egyiküké sem ' +
      'függ a másikétól.',
  },
  'order 6': {
    title: '6. lépés: az ellenfeleknél számító értékek',
    rule:
      'Most már mindenkinek megvan az az értéke, amellyel az ellenfelei számolnak: a verseny előtti értékszám, ' +
      'újoncnál az elsődleges becslés.',
  },
  'order 7': {
    title: '7. lépés: végleges értékszámúak',
    rule:
      'A végleges értékszámú és a FIDE-értékszámmal felvett játékosokat ezekkel az értékekkel, az 1. rész szerint ' +
      'kell elszámolni.',
  },
  'order 8': {
    title: '8. lépés: újoncok',
    rule:
      'A pontot szerző, felveendő újoncok elszámolása az elsődleges becslésből indul; csillagot kapnak, játszmáikat ' +
      'tárolni kell. Pont nélkül a játszmák csak az adatlapon maradnak meg.',
  },
  'order 9': {
    title: '9. lépés: ideiglenes értékszámúak',
    rule:
      'Az ideiglenes értékszámú játékosoknál, ha legalább egyet játszottak, az összes tárolt és mostani játszmából ' +
      'kell újra számítani.',
  },
  'order 10': {
    title: '10. lépés: a sorrend szabad',
    rule: 'A 7–9. lépés csak a verseny előtti értékeket használja, ezért a játékosok sorrendje azokon belül mindegy.',
  },

  'form fields': {
    title: 'Mit kell közölni a versenyről',
    rule:
      'A verseny megadja első napját és azt, hogy a FIDE elszámolja-e; ha ez nem szerepel, akkor nem. A játékosnál ' +
      'szerepelhet az értékszám csillaggal vagy anélkül, a tárolt játszmák, a FIDE-értékszám és az, hogy fel kell-e ' +
      'venni. Ha erről nincs adat, a játékost fel kell venni.',
  },
  'form errors': {
    title: 'Ami nem számolható el',
    rule:
      'Vissza kell küldeni a versenyt, ha hiányzik az első napja, egy játékos kétszer szerepel, egy értékszám nem ' +
      'egész, valaki önmaga vagy a listán nem szereplő személy ellen játszik, vagy egy eredmény ismeretlen. Ugyanez ' +
      'érvényes, ha egy ideiglenes értékszámú játékosnak nincs tárolt játszmája vagy azokban pontja, és ha az ' +
      'előzményei már tartalmazzák ezt a versenyt.',
  },
  'form result': {
    title: 'Mit mutat az eredmény',
    rule:
      'Az eredmény minden játékosnál megadja a korábbi értékszámot, a becsléseket, a K értékét, a pontos változást, ' +
      'az új értékszámot a csillaggal és a tárolandó játszmákat. Az új értékszám mindig a kiinduló érték és a pontos ' +
      'változás összege, kerekítve. Az 1 alatti értékszám külön jelölést kap.',
  },
  'form functions': {
    title: 'A számítások nevei',
    rule:
      'Az ellenőrzött példák minden egyes számításnak nevet adnak: elvárás, K, sáv és így tovább. A nevekből semmit ' +
      'sem kell számítani.',
  },

  '3 inverse problem': {
    title: 'A Kt mögötti gondolat',
    rule:
      'Az ismert értékszámok, az eredmények és az ellenfelek életkora megmutatja, milyen erős volt a verseny a ' +
      'korosztályhoz képest. Ebből az erőből, a Kt értékéből adódik az újoncok sávja életkoruk szerint.',
  },
  '3 corridors': {
    title: 'Sávok, ha Kt = 8',
    rule:
      'A legkisebb Kt mellett a sáv 5 éveseknél 11–811, 8 éveseknél 438–1238, 13 éves kortól 896–1696. A 10 ' +
      'éveseknél a szöveg 737–1537-et ír; az a 11 éveseké, a képlet szerint 647–1447.',
  },
  '3 Kt above 8': {
    title: 'Mikor nagyobb a Kt 8-nál',
    rule:
      'Kt csak akkor nagyobb 8-nál, ha a rendszerben értékszámmal rendelkezők játszanak, vagy a FIDE által elszámolt ' +
      'versenyen FIDE-értékszámúak. Az ideiglenes értékszámok is felhasználhatók.',
  },
  '3 spread': {
    title: 'Miért 800 pont',
    rule: 'A sáv azért 800 pont széles, hogy egy zárt csoport legjobbjai ne hajthassák fel saját értékszámukat.',
  },
  '3 K pairs': {
    title: 'Miért két K',
    rule:
      'Az alacsony értékszám gyorsan emelkedjen és lassan csökkenjen: 178-as értékszámnál emelkedéskor K = 100, ' +
      'csökkenéskor K = 10. 2000-től a kettő egyenlő.',
  },
  '3 Moscow final': {
    title: 'Ellenőrzés egy moszkvai döntőn',
    rule:
      'A moszkvai 11 év alattiak döntőjére a szöveg Kt = 13 értéket, 9 éves átlagéletkornál Rmax = 1808 értéket ad. ' +
      'A legerősebbek értékszáma 1794, 1718 és 1716 volt, a huszadiké 1554. Az eredményeket nem közli, ezért a Kt ' +
      'nem ellenőrizhető.',
  },
  '3 Rmin': {
    title: 'Miért 1000',
    rule: 'Rmin azért nem lehet 1000-nél több, mert a szöveg írásakor ez volt a FIDE legkisebb értékszáma.',
  },
  '3 origin': {
    title: 'A gondolatok eredete',
    rule:
      'A végleges és az ideiglenes értékszám fogalma a FESA szabályaiból származik. A sáv képlete különböző ' +
      'korosztályú és szintű versenyek adataihoz igazodik, egészen az orosz, az Európa- és a világbajnokságig.',
  },
};
