/** Where FIDE's rating regulations of July 2014 are open or misprinted, and how Elobook reads them, in Hungarian. */
import type { FIDE_2014_READINGS as English } from '../../en/readings/fide-2014.ts';
import type { ReadingTexts } from '../../reading-texts.ts';

export const FIDE_2014_READINGS: ReadingTexts<typeof English> = {
  E1: {
    question:
      'A magyar szöveg akkor kér több időt, ha valaki meghaladja a 2200-at, illetve az 1600-at, utána pedig az 1600 ' +
      'alatti mezőnyről szól. A pontosan 1600-as értékszám a kettő közé esne.',
    reading:
      'Maga a határ a felső csoporthoz tartozik: 2200-tól 120, 1600-tól 90 perc kell. Csak így jut minden mezőnyre ' +
      'szabály. Az értékszám nélküli játékos 1600 alattinak számít.',
    otherwise:
      'Aki a fordítást betű szerint veszi, 90 percet enged annak a mezőnynek, amelyben a legjobb játékos éppen ' +
      '2200-as. A 2003-as angol kiadásban „vagy magasabb” áll.',
  },
  E2: {
    question:
      'A gyenge első versenyről három pont háromfélét mond: a 6.1 a nullát ejti ki, a 6.41 fél pontot kér, a 8.21 ' +
      'mindent kiejt, ami egy pontnál kevesebb, a későbbi versenyek közül pedig azt, amelyen háromnál kevesebb ' +
      'játszma volt értékszámmal rendelkezők ellen.',
    reading:
      'A pont nélküli első verseny kiesik; fél pont elég; a későbbi versenyeken nincs legkisebb játszmaszám. A 8.21 ' +
      'még a 2014 júliusa előtti határokat őrzi, és nem fér össze a 7.14 öt játszmájával. Svájci rendszerű ' +
      'versenyen itt csak az értékszámmal rendelkezők ellen szerzett pont számít, a kontumálás pedig nem ér pontot.',
    otherwise:
      'Aki betű szerint követi a 8.21 pontot, a fél pontos első versenyt is kiejti. A Magyar Sakkszövetség 2017-es ' +
      'szövegében a 8.21 úgy szerepel, ahogyan mi értjük.',
  },
  E3: {
    question: 'A fordítás legfeljebb tíz játékosról szól, az angol szöveg tíznél kevesebbről.',
    reading:
      'Legfeljebb tíz. Ez semmin sem változtat, mert pontosan tíz játékosnál a 6.3 pont amúgy is négy értékszámmal ' +
      'rendelkezőt kíván.',
  },
  E4: {
    question:
      'A szöveg minden kétkörös versenytől hat játékost kíván; az angol szöveg, úgy tűnik, csak akkor, ha értékszám ' +
      'nélküliek is indulnak.',
    reading:
      'A rendelkezésünkre álló szöveget követjük, a kisebb versenyt elutasítjuk. A 6.32 pontra rögzített ' +
      'jóváhagyással az iroda elszámolhatja, például ha mindenkinek van értékszáma.',
    otherwise:
      'Az angol megfogalmazás szerint négy, értékszámmal rendelkező játékos kétkörös versenyéhez nem kell ' +
      'jóváhagyás.',
  },
  E5: {
    question:
      'Nem derül ki, merre kell kerekíteni azt a pontarányt, amely éppen két táblázati érték közé esik; ilyen 8 ' +
      'játszmából 1 vagy 7 pont.',
    reading: 'Felfelé; ez a szabályzat a felet mindenütt csak felfelé kerekíti: 8-ból 1 pont 0,13, 8-ból 7 pont 0,88.',
  },
  E6: {
    question: 'Kétkörös versenyen az ellenfelek vagy a játszmák száma az n?',
    reading:
      'Az ellenfeleké. Az n/(n+1) szorzó a játékost veszi ki a mezőny átlagából, ez pedig attól függ, hányan ' +
      'vannak.',
  },
  E7: {
    question: 'A szöveg nem mondja meg, melyik átlagot kell menet közben kerekíteni.',
    reading:
      'Rar és dpa pontos marad; az Ra, az új Rc és az Ru egészre kerekítendő, a fél felfelé. Ezt a példa I játékosa ' +
      'mutatja: 2348-as Ra értékkel a nyomtatott 2032 jön ki, 2348,45-tel 2033 volna.',
  },
  E8: {
    question: 'Mindkét pont az Ra értéket nevezi meg, amely csak körversenyen létezik.',
    reading:
      'Svájci rendszerű és csapatversenyen az Ra helyett Rc értendő, az értékszámmal rendelkező ellenfelek átlaga.',
  },
  E9: {
    question: 'A fél pontonkénti 15 a 2014 júliusa előtti legnagyobb K fele volt. K = 40 mellett 20 volna várható.',
    reading:
      '15, ahogyan a pont és mindkét példája számol. Külön elnevezett állandó, és a jegyzőkönyv más értéket is ' +
      'megadhat egy versenyre.',
    otherwise: 'A Magyar Sakkszövetség egyik példája 20-szal számol, és a FIDE szövegei is, 2022 óta.',
  },
  E10: {
    question:
      'Melyik képlet érvényes 50% alatt, ha egy körverseny eredményei egy svájci rendszerű versenyével együtt ' +
      'számítanak?',
    reading:
      'Ha csak körverseny van, marad a 8.25. Vegyes eredményeknél a körverseny a játszmáit, a pontszámát és az új ' +
      'Rc értékét hozza magával, és az egészre a 8.24 érvényes.',
  },
  E11: {
    question:
      'Mi lesz az ellenfelekkel, ha egy újonc körversenyen elért teljesítménye a küszöb alatt marad, és mi ' +
      'történik, ha az összevont eredmény nem éri el?',
    reading:
      'Az ellenfelek játszmái megmaradnak, az új Ru ellen értékelve; játszmát csak a 6.1 pont vesz el tőlük. A ' +
      'küszöb alatti első verseny kiesik; körversenynél ezt a verseny saját képlete dönti el, a későbbi listákon ' +
      'is. Ha öt vagy több játszma együtt marad a küszöb alatt, nincs közzététel, és az iroda újra kezdi a ' +
      'gyűjtést.',
  },
  E12: {
    question: 'Melyik lista értékszámai számítanak, ha a verseny átnyúlik egy másik hónapba?',
    reading:
      'A verseny kezdetekor hatályos listáé, az utolsó fordulóig, és ehhez igazodik a K is. A havonta jegyzőkönyvet ' +
      'küldő bajnokság minden részénél az a lista számít, amelyik a rész kezdetekor érvényes.',
  },
  E13: {
    question:
      'A példányban hibás az ifjúsági szabály, és az a mondat, hogy a 10 végleges, rossz szabály mögött áll. Nyitva ' +
      'marad a szabályok sorrendje, a mérvadó nap, a puszta születési év és az az ifjúsági játékos, aki visszaesett ' +
      '2300 alá.',
    reading:
      'Előbb 10 annak, aki elérte a 2400-at, majd 40 az újoncnak, 40 az ifjúsági játékosnak, egyébként 20. A ' +
      'verseny első napja számít, és ez az egész versenyre rögzíti a K értékét. A 40 a 18. születésnappal ' +
      'megszűnik; a február 29-i születésnap március 1-jére esik; a puszta év január 1-jét jelent. A 2300-nál a ' +
      'jelenlegi értékszám dönt, mert véglegesnek a szöveg csak a 2400-at mondja.',
    otherwise:
      'Aki a 2300-at is véglegesnek veszi, az ilyen ifjúsági játékosnak 20-at ad. A FIDE közzétett listái így ' +
      'járnak el, és rajtuk már 2016-ban az év végéig tart az ifjúsági kor; ez az állományhoz beállítható ' +
      '(juniorUntil: year-end).',
  },
  E14: {
    question:
      'A felet „negatív vagy pozitív” esetben is felfelé kell kerekíteni. Ez felfelé vagy a nullától távolodva ' +
      'értendő?',
    reading: 'Felfelé, az új értékszámon: 2450 − 5,5 eredménye 2445. Fél csak K = 10 mellett fordul elő.',
    otherwise: 'A nullától távolodva 2444 volna. A FIDE 2024-es szövege a változást kerekíti így.',
  },
  E15: {
    question: 'A 400 pontos szabályt „fokozatosan, iterációval” kell alkalmazni, de a lépések száma nincs megadva.',
    reading:
      'Egyszer, minden értékszám nélküli játékosra egyszerre. A példában nyomtatott új Rc és új Ru az első lépésből ' +
      'való; a második az I játékosnál 1998-at, a C játékosnál 2425-öt adna. Az értékszámmal rendelkezők nyomtatott ' +
      'elvárása az új Ru értékekre épül.',
    otherwise: 'Aki végigviszi az iterációt, 1993-at és 2427-et kap.',
  },
  E16: {
    question: 'A példában az F játékos +44,3-at nyer, az együtthatók pedig 20 és 30.',
    reading:
      'Sajtóhiba: (4 − 2,55) × 30 = 43,5, és századok 30-szorosa itt csak 44,1 vagy 44,4 lehetne. Az együtthatók e ' +
      'szöveg szerint sosem voltak hatályban; a 8.56 pont szerintiekkel a változások: +6,4, +5,2, +6,0, +29,0, ' +
      '−24,2 és −64,2. A nyomtatott és a helyes számot egy teszt őrzi.',
  },
  E17: {
    question: 'A fordítás szerint a módosítás a július 1-je után kezdődő versenyekre vonatkozik.',
    reading: 'A július 1-jén vagy később kezdődőkre.',
  },
  E18: {
    question: 'Hogyan kell számolni a 90 napot?',
    reading: 'Az első és az utolsó napot is beleszámítva.',
  },
  E19: {
    question: 'Mettől meddig tart a 26 hónap?',
    reading:
      'Ez a lista napja előtti 26 hónap: a verseny akkor számít, ha a 26 hónappal korábbi napon vagy azután ért ' +
      'véget.',
  },
  E20: {
    question: 'A 7.14 és a 7.23 szám többször szerepel, és a betűk elcsúsztak a szövegben.',
    reading: 'A 7.14 betűi a–e, a 7.23 betűi a és b, a mondatok sorrendjében.',
  },
  E21: {
    question: 'A 7.14 a 6.3 és a 6.4 pontra hivatkozik, amelyeknek a száma ebben a példányban elveszett.',
    reading:
      'A 6.3 a körverseny, a 6.4 a svájci rendszerű és csapatverseny. Csak az utóbbi kíván értékszámmal rendelkezők ' +
      'elleni játszmákat. A 6. fejezet többi száma ebből adódik.',
  },
  E22: {
    question: 'Az értékszám nélküli játékossal vívott párosmérkőzésről nincs szó.',
    reading:
      'Mint svájci rendszerű versenyen: az értékszámmal rendelkezőnél semmi sem változik, az értékszám nélküli ' +
      'teljesítményt kap.',
    otherwise: 'A FIDE 2024-es szövege szerint az ilyen mérkőzés egyáltalán nem értékelhető.',
  },
  E23: {
    question: 'Teljes-e még a körverseny, ha egy pont nélküli játékost kivettek belőle?',
    reading:
      'Igen. A többiek saját n, p és dpa értékű körversenyt alkotnak. Azt, hogy a verseny teljes volt-e, és elegen ' +
      'voltak-e benne értékszámmal, az eredeti mezőnyön kell megítélni.',
  },
  E24: {
    question: 'A példány számjegyekké torzítja a fél pontokat: 21, 61 és 61/12.',
    reading: '2½, 6½ és 12 játszmából 6½.',
  },
  E25: {
    question: 'A különbség jele a példányból kimaradt.',
    reading: 'Egy játszmáé ΔR, az összegük ΣΔR.',
  },
  E26: {
    question: 'A képletnek elveszett a kitevője.',
    reading: 'A 10 kitevője −D/400. A számítás mindenképpen a táblázatokkal történik.',
  },
  E27: {
    question: 'Mindkét táblázatból mínuszjelek, pontok és kötőjelek vesztek el.',
    reading:
      'Helyreállítottuk. A két fél egymás tükörképe, a sávok hézag nélkül csatlakoznak, és mind a 101, illetve 51 ' +
      'érték egyezik a Magyar Sakkszövetség példányával.',
  },
  E28: {
    question: 'A küszöb közzel szerepel: „100 0”.',
    reading: '1000.',
  },
  E29: {
    question: 'A címlap a 2012-es módosításokkal zárul, holott a K = 40 és az öt játszma 2014 júliusából való.',
    reading: 'A szöveg a 2014. júliusi.',
  },
  E30: {
    question: 'A példa táblázatában a játékosok betűi és néhány felirat olvashatatlan.',
    reading: 'A játékosok sorban A-tól J-ig.',
  },
  E31: {
    question:
      'Az országos bajnokság három, értékszámmal rendelkező „férfit” kíván. Számítanak-e nyílt bajnokságon a nők, ' +
      'és kiterjed-e a pont a körversenyeken túlra?',
    reading:
      'Az értékszámmal rendelkező férfiak és nők egyaránt számítanak. A pont a körversenyek szabályai között áll, ' +
      'és rájuk vonatkozik; svájci rendszerű versenyhez nem kell legkisebb számú értékszámmal rendelkező.',
  },
  E32: {
    question: 'Ismét első verseny lesz-e a következő, ha minden régebbi eredmény túl van a 26 hónapon?',
    reading: 'Igen. A lejárt eredmény olyan, mintha sosem lett volna.',
  },
  E33: {
    question:
      'Ha az idő 40 lépésre, 20 lépésre és a játszma hátralévő részére oszlik, beleszámít-e a harmadik szakasz a 60 ' +
      'lépés idejébe?',
    reading: 'Nem. Csak a 60. lépés után kezdődik.',
  },
  E34: {
    question:
      'A játékos a versenyen értékszám nélküli volt, nem szerzett pontot, de időközben listára került. Kiesik-e a ' +
      'nulla?',
    reading:
      'Számít. A közzétett értékszám öt figyelembe vett játszmán alapul, ez tehát nem első verseny, és a 8.4 pont a ' +
      'közzétett értékszámból indul ki. A körverseny ellenfeleinek az ilyen játékos elleni játszmái megmaradnak.',
  },
  E35: {
    question:
      'Melyik verseny az első, ha a korábbi eredmények tetszőleges sorrendben állnak, vagy egy jegyzőkönyv késik?',
    reading:
      'Az, amelyik előbb ért véget; sem az irat, sem a jegyzőkönyvek sorrendje nem dönt. A versenyek sorrendje az ' +
      'utolsó, azután az első nap, végül az azonosító szerint alakul; az az eredmény, amelynek csak a listája ismert, a ' +
      'lista előtti napra számít.',
  },
  E36: {
    question: 'Az első versenyt figyelmen kívül hagyták, és a következő sem hozott pontot. Számít-e ez a nulla?',
    reading:
      'Nem. A nulla csak annál számít, akinek már van figyelembe vett játszmája, a kiesett verseny pedig nem hagyott ' +
      'maga után egyet sem: a következő ismét az első.',
    otherwise: '2022-től csak a legelső versenyre kell figyelni, ezért a második nulla számít.',
  },
  R1: {
    question: 'A kétkörös versenyre csak a 6.32 pont vonatkozik?',
    reading: 'A 6.3 és a 6.31 is. A 6.32 további feltételt támaszt, és egyet sem vesz el.',
  },
  R2: {
    question: 'Egy játszmát lejátszottak, de a jegyzőkönyv kizártként jelöli. Teljes-e még a körverseny?',
    reading: 'Nem. A játszma senkinek sem számít, ezért a versenyt svájci rendszerűként kell elszámolni.',
  },
  R3: {
    question: 'A szabályzat kötelességeket nevez meg, de nem mondja meg, mi következik a megszegésükből.',
    reading:
      'A jóváhagyás nélküli késői bejelentés miatt a versenyt elutasítjuk. Az engedély nélküli versenybíró és a ' +
      'tizenkét óránál hosszabb nap figyelmeztetés; a verseny elszámolható. Amit a jegyzőkönyv nem közöl, azt ' +
      'megjegyezzük, de nem rójuk fel.',
  },
  R4: {
    question: 'Mit jelent a Minősítő Bizottság döntése, ha egy szabályt nem tartottak be?',
    reading:
      'Az egy pontra rögzített jóváhagyás az észrevételt megjegyzéssé enyhíti, amely megnevezi a jóváhagyót, és e ' +
      'pont felől a verseny elszámolható. A hosszabb verseny a 4.1 vagy a 4.12 szerint hagyható jóvá; ekkor is ' +
      'havonta küld jegyzőkönyvet, és figyelmeztetést kap, ha a beküldött irat nem ilyen.',
  },
  R5: {
    question:
      'Egy periódus versenyei más-más lista alatt kezdődnek. Melyik értékszámhoz adódik a változás, és mikor kell ' +
      'kerekíteni?',
    reading:
      'Az előző lista értékszámához, ha az irat megadja (base), különben ahhoz, amely a legkésőbb kezdődött ' +
      'versenyen számított. Az összes verseny pontos változásait összeadjuk, és az új értékszámot egyszer ' +
      'kerekítjük; a versenyenkénti kerekítés egy ponttal eltérhetne.',
  },
  R6: {
    question:
      'Egy játékos értékszáma a küszöb alatt van, és nincs figyelembe vett játszmája. Lekerül-e a listáról e ' +
      'verseny miatt?',
    reading:
      'Nem. Figyelembe vett játszma nélkül az értékszám marad, ami volt. Hogy ki szerepel a listán, az a lista ' +
      'készítésekor dől el.',
  },
  R7: {
    question: 'Meddig számolnak el versenyeket e szabályok szerint?',
    reading:
      'A 2017. június 30-ig kezdődőket. 2017. július 1-jétől a FIDE kézikönyvében újabb kiadás áll, amelynek teljes ' +
      'szövege nem állt rendelkezésre; ami tudható róla, itt külön kiadás.',
  },
  R8: {
    question:
      'Vonatkozik-e a 13. fejezet az értékszám nélküli címviselők külön listájára, ki tartozik rá, és meddig terjed ' +
      'a felmentés?',
    reading:
      'A 13. fejezet mindkét listára vonatkozik. A küszöb alá eső címviselő értékszám nélküli címviselő. A ' +
      'felmentés a tagságot pótolja, felfüggesztett szövetségnél is, de a szövetség által kért tiltást nem oldja ' +
      'fel.',
  },
  R9: {
    question: 'A listán a születési idő szerepel.',
    reading: 'Csak az évet tesszük közzé. A nap a K miatt kell, és a nyilvántartásban marad.',
  },
  R10: {
    question: 'Mi legyen a hibrid versennyel, amelyet ez a szöveg nem ismer?',
    reading:
      'Elutasítjuk. A szöveg a táblánál játszott játszmákat értékeli, a hibrid játszmák később kerültek a szabályok ' +
      'közé. A 0. pontra rögzített jóváhagyással az iroda elszámolhatja.',
  },
  R11: {
    question:
      'A jegyzőkönyv megadja a bejelentés napját, de azt nem, hogy lehetett-e normát teljesíteni. Melyik határidő ' +
      'érvényes?',
    reading: 'Az egyhetes. Megjegyezzük, hogy a másikat nem lehetett megvizsgálni.',
  },
  R12: {
    question:
      'Az irat olyan listát nevez meg, amelyre a verseny nem kerülhet, vagy egy periódus versenyei különböző ' +
      'listákat neveznek meg.',
    reading:
      'Az irat listáját vesszük, és minden verseny, amelyhez az nem illik, figyelmeztetést kap. A figyelmeztetéstől ' +
      'egyetlen szám sem függ. Ez a szöveg nem ismer utolsó listát egy versenyhez. Hivatalos FIDE-versenyről a ' +
      'jegyzőkönyv, akárcsak maga a verseny, a lista előtti napig megérkezhet.',
  },
};
