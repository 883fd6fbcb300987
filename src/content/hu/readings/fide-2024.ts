/**
 * Where FIDE's rating regulations of 1 March 2024 and their amendment of October 2025 are open, and how Elobook reads
 * them, in Hungarian.
 */
import type { FIDE_2024_READINGS as English } from '../../en/readings/fide-2024.ts';
import type { ReadingTexts } from '../../reading-texts.ts';

export const FIDE_2024_READINGS: ReadingTexts<typeof English> = {
  E1: {
    question:
      'A magyar szöveg szerint a hosszabb idők 2400, illetve 1800 fölött kezdődnek, a legrövidebb pedig csak akkor ' +
      'elég, ha mindkét játékos 1800 alatti. A pontosan 1800-as értékszám kimarad.',
    reading:
      '2400 vagy magasabb, illetve 1800 vagy magasabb, ahogyan az angol szövegben áll. Mindkét játékost nézzük, és ' +
      'mindkettőnek meg kell lennie az idejének. Az értékszám nélküli játékos 1800 alattinak számít; ez utóbbi a mi ' +
      'döntésünk.',
  },
  E2: {
    question: 'Mi legyen, ha a pontaránynak kettőnél több tizedese van?',
    reading:
      'Századokra kell kerekíteni, a felet felfelé: 8-ból 1 pont 0,13. A FIDE címszabályzata ugyanerről a ' +
      'táblázatról így rendelkezik.',
  },
  E3: {
    question:
      'Kerekíteni kell-e az Ra átlagot, mielőtt a dp hozzáadódik, és merre kerekítendő az Ru, ha éppen félre ' +
      'végződik?',
    reading:
      'Az Ra nem kerekítendő; mivel a dp egész szám, a sorrend nem számít. A fél felfelé kerekítendő. Ezután ' +
      'következik a 2200-as felső határ, majd az 1400 vizsgálata.',
  },
  E4: {
    question: 'Érinti-e a 400 pontos szabály az új játékos ellenfeleinek átlagát?',
    reading:
      'Nem. A szabály az értékszámmal rendelkezők változásai között áll, ezért az ellenfelek valódi értékszáma ' +
      'kerül az átlagba.',
  },
  E5: {
    question:
      'Milyen sorrendben érvényesek a K sorai, és mi a helyzet azzal az ifjúsági játékossal, aki egyszer már elérte ' +
      'a 2300-at?',
    reading:
      '10 annak, aki elérte a 2400-at; 40 annak az ifjúsági játékosnak, aki sosem érte el a 2300-at; 40 harminc ' +
      'játszma alatt; egyébként 20. A FIDE közzétett listái 100 esetből több mint 99-ben egyeznek ezzel a ' +
      'sorrenddel.',
  },
  E6: {
    question: 'A magyar szöveg a felet felfelé kerekíti, így −2,5-ből −2 lenne.',
    reading: 'A nullától távolodva, ahogyan az angol szövegben áll: −2,5-ből −3 lesz. A FIDE pontosan ezt tette közzé.',
  },
  E7: {
    question: 'Versenyenként vagy a periódusra egyszer kell a változást kerekíteni?',
    reading: 'A periódusra egyszer, ahogyan a szöveg mondja. Az egyes versenyek pontos változását mellette megőrizzük.',
    otherwise: 'Abból a 14 közzétett periódusból, amelyben ez számít, egy a versenyenkénti kerekítést követi.',
  },
  E8: {
    question: 'Melyik lista adja egy játszma két értékszámát?',
    reading:
      'A verseny első napján hatályos lista, mindkét játékosnál, bármilyen későn kerül is sor az elszámolásra. Maga ' +
      'a változás a legújabb értékszámhoz, az előző listáéhoz adódik.',
  },
  E9: {
    question:
      'A K egy perióduson belül is változhat: a 30. játszmával, a 2400 elérésével, az év fordulójával. Melyik ' +
      'időpont dönt?',
    reading:
      'Mindegyik verseny első napja; a versenyen belül a K állandó, tehát ahol a 30. játszmára sor kerül, ott még ' +
      '40. Aki azon a napon értékszám nélküli volt, és aktuális értékszámával kerül elszámolásra (8.2.4), annál az ' +
      'akkor hatályos lista által ismert játszmák K értéke érvényes. A különböző K értékű versenyek összeadódnak, ' +
      'mindegyik a sajátjával. A játékosnál megadott K elsőbbséget élvez.',
    otherwise:
      'A FIDE, úgy tűnik, az előző listán szereplő K értéket használja. Közzétett eset nem mutatja a különbséget.',
  },
  E10: {
    question: 'Hogyan érvényes a 700-as korlát több versenyre?',
    reading:
      'Az egész periódus játszmái számítanak, de csak az értékszámmal rendelkezők ellen játszottak, és a kisebb K ' +
      'minden versenyen érvényes: 39 játszma és K = 20 végig 17-et ad, mint egy közzétett esetben.',
  },
  E11: {
    question: 'Beleszámítanak-e a 30-ba azok a játszmák, amelyekből az induló értékszám lett?',
    reading:
      'Igen, mindegyik, amelyet az induló értékszámhoz figyelembe vettek. A figyelmen kívül hagyott első verseny ' +
      'játszmái nem.',
    otherwise: 'A közzétett listákból ez nem derül ki.',
  },
  E12: {
    question: 'Melyik értékszámok érvényesek egy 30 napnál hosszabb versenyen?',
    reading:
      'Minden havi jegyzőkönyv önálló, és azokkal az értékszámokkal számol, amelyek a játék adott hónapjának ' +
      'kezdetekor érvényesek.',
  },
  E13: {
    question:
      'Az egész első versenyen vagy csak az értékszámmal rendelkezők elleni játszmákban kell-e a nullát nézni, és ' +
      'kétszer is előfordulhat-e?',
    reading:
      'Az értékszámmal rendelkezők elleni játszmákban, és csak egyszer: a legelső versenyen, amelyen ilyen játszma ' +
      'volt; a sorrendet az utolsó, majd az első nap adja. A későbbi nulla számít, egy figyelmen kívül hagyott után ' +
      'is. A későn érkező jegyzőkönyvtől a verseny nem lesz későbbi: ha előbb ért véget, mint a már figyelembe ' +
      'vettek, akkor ez az első, és amit addig elsőnek vettünk, már nem az. Ha két, különböző listára kerülő ' +
      'verseny ugyanazon a napon ért véget, az az első, amelyiket előbb számolták el.',
    otherwise: 'Elsőnek vehető az a verseny is, amelyet elsőként számoltak el.',
  },
  E14: {
    question: 'Pontosan mikortól inaktív egy játékos?',
    reading: 'Az egymást követő tizenkettedik listától, amelyre nem jutott értékelt játszmája.',
  },
  E15: {
    question: 'A 30 lépésnél rövidebb első időellenőrzés a játszmát vagy a versenyt rontja el?',
    reading: 'A versenyt. Az időellenőrzést az egészre írják ki, ezért egyetlen játszma sem értékelhető.',
  },
  E16: {
    question: 'Mi szerint kell számolni a 26 hónapot?',
    reading:
      'Listák szerint: az éppen készülővel záruló 26 lista. A verseny korát az a lista adja, amelyik elszámolja, és ' +
      'a régi versenyek egyenként esnek ki.',
    otherwise: 'A 2014-es szöveg azonos szavait a verseny utolsó napjától számoljuk.',
  },
  E17: {
    question:
      'A magyar szövegben a táblázatok képek, más példányokban elírások vannak, a 0.1 egy meg nem nevezett dátumra ' +
      'utal, a 7.1.3 pontban pedig eggyel több szó áll.',
    reading:
      'A táblázatokat értékről értékre összevetettük ugyanazon táblázatok hibátlan példányával és az angol ' +
      'kézikönyvvel. A többi elírás semmin sem változtat.',
  },
  E18: {
    question: 'Az új játékos számított értéke 1400 alatti. Elvesznek-e az eredmények?',
    reading: 'Nem. Megmaradnak, és a játékos a 26 hónapon belül még felkerülhet a listára.',
    otherwise: 'A 2014-es szöveg az ilyen eredményeket elejtette.',
  },
  E19: {
    question: 'Mi marad annak a játékosnak, aki 1400 alá esik?',
    reading:
      'Az értékszám és a régi eredmények elvesznek; az értékelt játszmák száma és az eddigi legmagasabb értékszám ' +
      'megmarad, és visszatéréskor ezek adják a K értékét. Azon a versenyen, amelyet még értékszámmal kezdett, az ' +
      'ellenfelek a régi értékszámmal találkoznak, a saját eredményei pedig új gyűjtést nyitnak. A visszaesés utáni ' +
      'első verseny ismét első verseny.',
  },
  E20: {
    question: 'Melyik a verseny vége utáni harmadik lista, és mi érkezik időben?',
    reading: 'Az utolsó nap után három listanapot számolunk; ami a harmadiknak a zárásáig megérkezett, időben van.',
  },
  E21: {
    question:
      'Melyik listára kell a jegyzőkönyvet beküldeni, és mennyire szigorúan? A magyar szöveg „kell”, az angol ' +
      '„should”.',
    reading:
      'A verseny vége utáni elsőre, vagy a következőre, ha a hónapból öt nap vagy kevesebb van hátra. Aki lekési, ' +
      'figyelmeztetést kap; elutasítani csak azt kell, ami a harmadik listát is lekési.',
  },
  E22: {
    question: 'Mikor dől el az a párosmérkőzés, amelynek nem egyszerűen a több pont a tétje?',
    reading:
      'A kiírt játszmák felénél többel számolunk; ha nincs kiírva a számuk, akkor a megadott játszmákkal. Ha a ' +
      'mérkőzésnek más szabályai voltak, az iroda az eldőlése utáni játszmákat kizártnak jelöli.',
    otherwise: 'A közzétett szabályai szerint egy mérkőzés korábban vagy később is eldőlhetett.',
  },
  E23: {
    question: 'Hogyan kell számolni a kezdés előtti 30, illetve 3 napot, és melyik játékosok döntenek közöttük?',
    reading:
      'Naptári napokban; maga a határnap még időben van. A jegyzőkönyvben szereplő játékosokat nézzük, tehát a ' +
      'határ fölötti késői nevező újra felveti a kérdést.',
  },
  E24: {
    question: 'Egyes közzétett számításokban a kiinduló értékszám nem az, amelyet az előző lista tartalmazott.',
    reading:
      'Ezek utólagos helyesbítésnek látszanak. Az iroda rögzíthet helyesbítést, és a változás a helyesbített ' +
      'értékszámhoz adódik. A következő lista előtt ennél többet nem tesz: ami megjelent, az érvényes, ezért az ' +
      'adott lista idején kezdődött versenyeket továbbra is a rajta szereplő értékszámokkal kell elszámolni, a ' +
      'játékosnál is, az ellenfeleknél is (7.1.1, E8).',
    otherwise: 'A helyesbítés után kezdődő versenyek a helyesbített értékszámmal is elszámolhatók volnának.',
  },
  E25: {
    question: 'A FIDE internetes kalkulátora más számokat ad.',
    reading:
      'Nem mérvadó: minden különbséget 400-nál levág, és az induló értékszámokat a 2022-es szabályok szerint adja ' +
      'meg.',
  },
  E26: {
    question: 'A módosítás a dátuma „után” kezdődő versenyekre vonatkozik. Mi a helyzet azzal, amelyik aznap kezdődik?',
    reading: 'Az új szabályokhoz tartozik, mert a kézikönyvben „-tól, -től” áll.',
  },
  R1: {
    question:
      'A 2650 vagy magasabb értékszámú játékosokra vonatkozó módosítás 2025. október 1-jén lépett hatályba. A ' +
      'játszma, a verseny vagy a lista napja dönt, és kinek az értékszáma?',
    reading:
      'A verseny első napja, a 0.1 pont szerint. A korábban kezdődött versenyeken marad a 400-as korlát, akkor is, ' +
      'ha később kerülnek elszámolásra. Annak a játékosnak az értékszáma dönt, akiről szó van; ugyanazon játszmában ' +
      'az ellenfél oldalán érvényes lehet a korlát.',
    otherwise: 'E nap körüli közzétett esetet nem vizsgáltak meg, így lehet, hogy a FIDE a periódus szerint járt el.',
  },
  R2: {
    question:
      'Melyik listára kerül a verseny, ha az irat nem nevez meg egyet sem, és mi legyen, ha olyat nevez meg, ' +
      'amelyre nem kerülhet?',
    reading:
      'Az elsőre, amelyhez mindkettő időben van: a verseny utolsó napja és a jegyzőkönyv beérkezésének napja sem ' +
      'későbbi a zárásnál. A 7.1.3 csak a verseny végéről szól, de a 9.1 azt kívánja, hogy a jegyzőkönyv időben ' +
      'érkezzen a listához, és az „időben” az első listánál ugyanazt jelenti, mint a harmadiknál (E20). Hivatalos ' +
      'FIDE-versenynél mindkettő lehet akár a lista előtti nap. A megnevezett listát elfogadjuk; figyelmeztetés ' +
      'jár, ha a verseny vagy a jegyzőkönyve elkésett róla, vagy ha a lista a verseny vége utáni harmadiknál ' +
      'későbbi. Ugyanígy figyelmeztetést kap minden olyan verseny, amelyhez egy periódus listája nem illik, vagy ' +
      'amelyik másikat nevez meg.',
    otherwise:
      'Az az iroda, amelyik a listáját még nem készítette el, a zárás után érkezett jegyzőkönyvet is felveheti, ' +
      'mert a 7.1.3 csak azt kéri, hogy a verseny véget érjen.',
  },
  R3: {
    question: 'Mi a hatása egy rögzített jóváhagyásnak?',
    reading:
      'A pontjához tartozó észrevételt megjegyzéssé enyhíti, amely megnevezi a jóváhagyót. A késői bejelentés a ' +
      'saját pontja vagy a hozzá tartozó 0.2.3, illetve 0.2.4 szerint hagyható jóvá; a hibrid verseny a 0.2 vagy a ' +
      '2.1 szerint. Az 1.1 szerint túl gyors játszmák akkor értékelhetők, ha egy jóváhagyás az 1.1 pontot nevezi ' +
      'meg, a párosmérkőzés eldőlése utániak pedig akkor, ha a 6.2 pontot.',
  },
  R4: {
    question: 'Melyik napon dől el az új játékos első listáján szereplő K?',
    reading: 'E lista napján.',
  },
  R5: {
    question: 'Melyik értékszámhoz adódik a periódus változása, ha a versenyei más-más lista alatt kezdődtek?',
    reading:
      'Az előző lista értékszámához, ha az irat megadja (base), különben ahhoz, amely a legkésőbb kezdődött ' +
      'versenyen számított. Minden pontos változást összeadunk, és egyszer kerekítünk.',
  },
  R6: {
    question: 'Egy játékos értékszáma 1400 alatti, és a periódusban nincs figyelembe vett játszmája.',
    reading: 'Az értékszám marad, ami volt. Hogy ki szerepel a listán, az a lista készítésekor dől el.',
  },
  R7: {
    question: 'Melyik hiba akadályozza meg az elszámolást, és melyik csak szóvá teendő?',
    reading:
      'A jóváhagyás nélküli késői bejelentés miatt a versenyt elutasítjuk. A napi tizenkét óránál több játék, a ' +
      'hiányzó havi jegyzőkönyv, a késve beküldött jegyzőkönyv és az elmaradt kihirdetés figyelmeztetés; a harmadik ' +
      'lista után érkező jegyzőkönyv elutasításhoz vezet. Amit a jegyzőkönyv nem közöl, azt megjegyezzük, de nem ' +
      'rójuk fel.',
  },
  R8: {
    question: 'A magyar szöveg a születési időt, az angol az évet sorolja fel.',
    reading: 'Az évet.',
  },
  R9: {
    question: 'Mi következik a halálesetről szóló értesítésből, és meddig terjed a Tanács jóváhagyása?',
    reading:
      'Az értesítés után a játékos lekerül a listáról; maga a pont csak az értesítést kívánja meg. A Tanács ' +
      'jóváhagyása egy fel nem függesztett szövetségbeli tagságot pótol.',
  },
};
