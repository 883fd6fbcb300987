/** Events, their reports and the questions about them, in Hungarian. */
import type { Assumed } from '../../../ledger/entries.ts';
import type { Contradiction } from '../../../intake/identify.ts';
import type { EventState } from '../../../ledger/store.ts';
import type {
  Authority,
  Differing,
  EventDeskFindings,
  EventVerb,
  RatedUnlisted,
} from '../../../explain/desk-findings/events.ts';
import { doubtsIn, isNever } from './doubts.ts';
import type { FindingPhrases, Say } from '../../../explain/language.ts';
import { the } from '../articles.ts';

const STATES: Readonly<Record<EventState, string>> = {
  registered: 'nyilvántartásba vették, jegyzőkönyve még nincs',
  submitted: 'döntésre vár',
  questions: 'nyitott kérdések vannak',
  accepted: 'elfogadva',
  refused: 'elutasítva',
  rated: 'elszámolva',
  published: 'közzétéve',
  corrected: 'helyesbítve',
  withdrawn: 'visszavonva',
};

const TEXTS = { name: 'a verseny neve', place: 'a verseny helyszíne' } as const;

const POOL_LACKS = { controls: 'mennyi volt a gondolkodási idő', start: 'mikor kezdődött a verseny' } as const;

const VERBS: Readonly<Record<EventVerb, string>> = {
  change: 'Ez a verseny most nem módosítható (ha már számít, az „events correct” helyesbíti)',
  submit: 'Ehhez a versenyhez most nem adható be jegyzőkönyv',
  answer: 'Ehhez a versenyhez most nem adható válasz',
  accept: 'Ez a verseny most nem fogadható el',
  refuse: 'Ez a verseny most nem utasítható el',
  withdraw: 'Ez a verseny most nem vonható vissza',
  correct: 'Ez a verseny most nem helyesbíthető',
};

const CONTROL_GAMES = { standard: 'klasszikus verseny', rapid: 'rapidverseny', blitz: 'villámverseny' } as const;
const CONTROL_POOLS = { standard: 'klasszikus', rapid: 'rapid', blitz: 'villám' } as const;

export const AUTHORITY_NAMES: Readonly<Record<Authority, string>> = {
  president: 'az elnök (president)',
  'qc-chairman': 'a Minősítő Bizottság elnöke (qc-chairman)',
  qc: 'a Minősítő Bizottság (qc)',
  council: 'a FIDE Tanácsa (council)',
  committee: 'a Minősítő Bizottság (committee)',
  presidency: 'az elnökség (presidency)',
};

const oneOf = (authorities: readonly Authority[]): string =>
  authorities.map((each) => AUTHORITY_NAMES[each]).join(' vagy ');

const differing = (players: readonly Differing[], more: number, say: Say): string => {
  const named = players.map(({ player, report, office }) => {
    const ours = office === null ? 'nincs' : String(office);
    return `${say.player(player)} ${report} (a listán: ${ours})`;
  });
  return more === 0 ? say.list(named) : `${named.join(', ')} és még ${more} játékos`;
};

const unlisted = (players: readonly RatedUnlisted[], more: number, say: Say): string => {
  const named = players.map(({ player, rating }) => `${say.player(player)} ${rating}`);
  return more === 0 ? say.list(named) : `${named.join(', ')} és még ${more} játékos`;
};

const ASSUMED: Readonly<Record<Assumed, string>> = {
  games: 'legalább 30 elszámolt játszma (0, ha a jegyzőkönyv szerint K = 40)',
  peak: 'az eddigi legmagasabb értékszám is ennyi',
  settled: 'az értékszám végleges',
  grade: 'a minősítés az Élő-pontnak megfelelő',
};

const asOf = (as: string, say: Say): string => (as.length === 7 ? `${say.month(as)}i lista` : say.date(as));

const GAME = { chess: 'sakk', go: 'Go-' } as const;

/** What a correction is said with, by what was asked. */
const CORRECTED_BY: Readonly<Record<EventDeskFindings['event.answer-counts']['about'], string>> = {
  identity: '--who RÉGI=ÚJ',
  rating: '--rating JÁTÉKOS=taken',
  fact: 'FÁJL --facts FÁJL',
};

type Contradicted = EventDeskFindings['event.answer-contradicts'];

const AGAINST: Readonly<
  Record<Contradiction, (births: Contradicted['births'], federations: Contradicted['federations']) => string>
> = {
  name: () => 'más a név',
  birth: (births) =>
    births?.[0] === births?.[1]
      ? 'más a születési nap'
      : `más a születési év (${births?.[0] ?? '–'}, nem ${births?.[1] ?? '–'})`,
  federation: (_births, federations) => `más a szövetség (${federations?.[0] ?? '–'}, nem ${federations?.[1] ?? '–'})`,
};

const although = (against: readonly Contradiction[]): string => against.map((each) => `--although ${each}`).join(' ');

export const EVENT_FINDINGS: FindingPhrases<EventDeskFindings> = {
  'event.unknown': ({ event }) =>
    `Az irodában nincs ilyen verseny: „${event}”; a meglévőket az „events list” sorolja fel.`,
  'event.other-pool': ({ event, pool, asked }) =>
    `Ez a verseny (${event}) nem ebbe az állományba tartozik (${asked}), hanem ebbe: ${pool}.`,
  'event.wrong-state': ({ event, state, verb }) => `${VERBS[verb]} (${event}); az állapota: ${STATES[state]}.`,
  'event.bad-day': ({ field, seen }) =>
    `Nem értelmezhető dátum: „${seen}” (${field}); a helyes alak például 2024-05-30.`,
  'event.same-report': ({ event, mayAgain }) =>
    `Pontosan ez a jegyzőkönyv már beérkezett; a verseny: ${event}. Semmi sem változott.${mayAgain === true ? ' Ha újra be kell olvasni, és a kérdéseket újra fel kell tenni, külön meg kell adni: --although sent-before.' : ''}`,
  'event.older-report': ({ event, since, state }, say) =>
    `A versenynek (${event}) korábban pontosan ez a jegyzőkönyve volt, amíg egy másik a helyére nem lépett (beérkezett: ${say.date(since)}). Ha most újra bekerül, a régebbi lép a későbbi helyére${state === 'accepted' ? ', és a verseny már nem lesz elfogadva' : ''}. Ha ez a szándék, külön meg kell adni: --although sent-before.`,
  'event.twice-in-batch': ({ file }) => `Ennek a fájlnak ugyanaz a tartalma, mint az előtte megadotté: ${file}.`,
  'event.other-game': ({ pool, seen, expected }, say) =>
    `Ez ${GAME[seen]}verseny jegyzőkönyve, ${the(`„${pool}”`, say)} pedig ${GAME[expected]}állomány: nem vehető fel.`,
  'event.other-control': ({ pool, expected, seen, right, family, group, event }) =>
    `Ez ${CONTROL_GAMES[seen]}, az állomány („${pool}”) pedig ${CONTROL_POOLS[expected]}. ${right === null ? `A csoportban („${group}”) még nincs ilyen állomány: „pools open ${group}-${seen} --family ${family} --control ${seen} --group ${group} …”.` : `A jegyzőkönyv ebbe az állományba való: „${right}” („events submit … --pool ${right}”).`} ${event === undefined ? '' : `Előbb vonja vissza a versenyt („events withdraw ${event}”), azután ugyanaz a fájl ott felvehető. `}A többféle játékidővel rendezett verseny több versenynek számít; mindegyikhez külön jegyzőkönyv kell.`,
  'event.several-controls': ({ times }, say) =>
    `A jegyzőkönyvben többféle gondolkodási idő szerepel: ${say.list(times.map(({ time, control, pool }) => `${time} (${control === null ? 'egyik listához sem elég' : `${CONTROL_POOLS[control]}, ${pool === null ? `ilyen állomány még nincs: „pools open … --control ${control} --group …”` : `ebbe az állományba való: „${pool}”`}`})`))}. Mindegyik fajta külön verseny: küldjön be mindegyikről külön jegyzőkönyvet („events submit … --pool …”). Ha minden játszma egyforma idővel zajlott, adja meg, és küldje be újra a jegyzőkönyvet (--facts, event.controls); egy játszma több szakasza közül az utolsó kivételével mindegyikhez lépésszám tartozik.`,
  'event.pool-asked': ({ pools, seen, lacks }, say) =>
    `${seen !== null ? `Ez ${CONTROL_GAMES[seen]}, és több állományba is tartozhat` : lacks.length === 0 ? 'Ez a jegyzőkönyv több állományba is tartozhat' : `A jegyzőkönyvből nem derül ki, ${lacks.map((each) => POOL_LACKS[each]).join(', vagy ')}, ezért ezek közül bármelyik állományba tartozhat`}: ${say.list(pools)}. Nevezze meg, melyikbe való, például --pool ${pools[0]}${seen !== null || lacks.length === 0 ? '' : `; vagy adja meg, ami hiányzik (--facts, ${say.list(lacks.map((each) => `event.${each}`))})`}.`,
  'event.pool-none': ({ pools, seen, rulebook }, say) =>
    pools.length === 0
      ? 'Az irodának még nincs állománya; nyitni így lehet: „pools open”.'
      : seen.length > 1
        ? `A fájlban többféle verseny van (${say.list(seen.map((each) => CONTROL_GAMES[each]))}), amelyek külön állományokba tartoznak: mindegyiket külön fájlban küldje be.`
        : `Az irodának nincs állománya, amelybe ez a verseny tartozna${seen[0] === undefined ? '' : ` (${CONTROL_GAMES[seen[0]]})`}${rulebook === null ? '' : `, a jegyzőkönyvben megnevezett szabályzat szerint („${rulebook}”)`}; állományai: ${say.list(pools)}. ${seen.length === 0 ? 'Ha mégis valamelyik szerint kell elbírálni, nevezze meg' : `Nyisson egyet („pools open … --control ${seen[0]} --group …”), vagy nevezze meg, melyikbe való`}: „events submit … --pool ${pools[0]}”.`,
  'event.standard-unknown': ({ event, question, group, start, players, more }, say) =>
    `Akinek ebben az állományban nincs értékszáma, a klasszikus értékszámával játszik (${say.date(start)}), de arról a napról nincs itt klasszikus lista, ezért nem tudható, ki újonc: ${say.list(players.map(say.player))}${more === 0 ? '' : ` és még ${say.number(more)}`}. Egyenként: „events answer ${event} ${question} 1850 --ground …” az aznapi klasszikus értékszámot adja meg, a „none” azt jelenti, hogy a játékosnak nincs ilyen, tehát újonc; „events answer ${event} --all none --ground …” mindenkire egyszerre válaszol. ${group === null ? 'Az állomány nem tartozik klasszikus állományt tartalmazó csoporthoz.' : `Vagy hozza be a klasszikus listát („players import … --pool ÁLLOMÁNY --as-of ${start.slice(0, 7)}”, a csoport neve „${group}”), és fogadja el a versenyt: „events accept ${event}”.`}`,
  'event.standard-asked': ({ player, start }, say) =>
    `${say.player(player)}: ebben az állományban nincs értékszáma, és klasszikus lista sincs itt erről a napról (${say.date(start)}). Mennyi volt akkor a klasszikus értékszáma? Válaszul a számot adja meg, újoncnál azt, hogy „none”, az indoklást pedig a --ground kapcsolóval.`,
  'event.standard-ground': ({ question }) =>
    `Ha a klasszikus értékszám egyik itteni listán sem szerepel, indokolni kell, hol látható (a kérdés száma: ${question}); az indoklást a --ground kapcsolóval adja meg.`,
  'event.standards-given': ({ players, more }, say) =>
    `Az iroda munkatársa által megadott klasszikus értékszámok: ${say.list(players.map(({ player, rating, ground }) => `${say.player(player)}: ${rating === null ? 'nincs (újonc)' : rating}${ground === null ? '' : ` (${ground})`}`))}${more === 0 ? '' : ` és még ${say.number(more)}`}.`,
  'event.ends-in-future': ({ end, today }, say) =>
    `A versenynek már vannak eredményei, de az utolsó napja (${say.date(end)}) még hátravan (ma ${say.date(today)} van). A dátumokat ki kell javítani, például a --facts kapcsolóval, vagy meg kell várni a verseny végét.`,
  'event.without-licence': ({ year, players }, say) =>
    `Nincs ${year}. évi versenyengedélye: ${say.list(players.map(say.player))}. Akinek van, annál a „players change … --licence ${year}=EGYESÜLET” parancs írja be.`,
  'event.before-pool': ({ pool, end, from }, say) =>
    `A verseny (utolsó napja ${say.date(end)}) ${the(`„${pool}”`, say)} állomány kezdete előtt ért véget (${from.length === 7 ? `első lista: ${say.month(from)}` : say.date(from)}): az átvett értékszámokban már benne lehet. Ha ellenőrizte, és mégis számít: „events accept … --although before-pool”.`,
  'event.time-asked': ({ event, seen }) =>
    `A gondolkodási idő („${seen}”) szövegét nem értelmezzük, ezért ellenőrzése elmaradt. Adja meg, és küldje be újra a jegyzőkönyvet („events submit … --event ${event} --facts …”, event.controls), vagy fogadja el a versenyt így: „events accept ${event}”.`,
  'event.control-asked': ({ event, question, pool, seen }, say) =>
    `A gondolkodási idő („${seen}”) szövegét nem értelmezzük, pedig ettől függ, hogy a verseny a csoport melyik állományába tartozik. Adja meg: „events answer ${event} ${question} 15+10” (vagy „40/90+30, 30+30”); az „events answer ${event} ${question} as-is” válasszal a verseny ellenőrizetlen idővel ${the(`„${pool}”`, say)} állományban számít.`,
  'event.control-missing': ({ event, question, pool, pools }, say) =>
    `A jegyzőkönyvben nincs gondolkodási idő, pedig ettől függ, hogy a verseny a csoport melyik állományába tartozik (${say.list(pools)}). Adja meg: „events answer ${event} ${question} 15+10” (vagy „40/90+30, 30+30”); az „events answer ${event} ${question} as-is” válasszal a verseny ellenőrizetlen idővel ${the(`„${pool}”`, say)} állományban számít.`,
  'event.answer-time': ({ question, seen }) =>
    `„${seen}” nem gondolkodási idő; ilyen például: 15+10, 120 min, 40/90+30, 30+30 (a kérdés száma: ${question}). Ha senki sem tudja, a válasz „as-is”.`,
  'event.without-games': ({ event }) =>
    `Ebben a versenyben nincs játszma (${event}), így senkinek sem változik tőle az értékszáma. Ha voltak játszmák, küldje be a jegyzőkönyvet újra, azokkal együtt, és akkor fogadja el.`,
  'event.alike': ({ event, shared, players }) =>
    `Úgy látszik, ez a verseny már megvan (${event}): a napjai azonosak, és ${players} játékosból ${shared} közös.`,
  'event.several-reports': ({ reports }) => `Egy versenyhez egy jegyzőkönyv tartozik; itt ennyi van: ${reports}.`,
  'event.no-report': ({ event }) => `Ehhez a versenyhez még nincs jegyzőkönyv: ${event}.`,
  'event.approvals-set-aside': ({ clauses }, say) =>
    `A jegyzőkönyv engedélyekre hivatkozik (${say.list(clauses)}); ezek csak akkor érvényesek, ha a verseny elfogadásakor indoklással rögzítik őket.`,
  'event.persons-entered': ({ persons }) => `Új személy a nyilvántartásban: ${persons}.`,
  'event.newcomers': ({ players }, say) =>
    `Még nincs a nyilvántartásban: ${say.count(players, 'játékos')}; a verseny elfogadásakor kerül be.`,
  'event.newcomer-twice': ({ player }) =>
    `Ugyanebben a jegyzőkönyvben hasonló nevű játékos is van: ${player}. Ha két személyről van szó, a válasz „new”; ha egyről, a jegyzőkönyvet kell helyesbíteni.`,
  'event.recognised': ({ players }, say) =>
    `A jegyzőkönyv beérkezése óta bekerült a nyilvántartásba, így azonosítható: ${say.list(players.map(({ person }) => say.player(person)))}.`,
  'event.asked-first': ({ event, questions }, say) =>
    `A verseny (${event}) még nincs elfogadva: a jegyzőkönyv beérkezése óta bekerült valaki, aki az új játékosok egyike lehet. Előbb ${say.count(questions, 'kérdésre')} kell válaszolni („events questions ${event}”).`,
  'event.person-twice': ({ person }, say) => `${say.player(person)} már szerepel a verseny játékosai között.`,
  'event.ratings-differ': ({ field, players, more }, say) =>
    `A jegyzőkönyvben más ${field === 'k' ? 'K' : 'értékszám'} szerepel, mint az érvényes listán; a lista számít: ${differing(players, more, say)}.`,
  'event.whose-ratings': ({ pool, players }) =>
    `A táblázatban ${players} játékosnak van értékszáma, de nem derül ki, hogy a FIDE-é, amely a rendszer értékszáma lesz (ORR, 2. szakasz), vagy a rendszeré. Adja meg egyszer az egész állományra („pools set ${pool} --report-ratings fide” vagy „own”) vagy erre a jegyzőkönyvre („--report-ratings fide” vagy „own”), és adja be újra.`,
  'event.rating-unlisted': ({ player, rating }, say) =>
    `A jegyzőkönyv értékszámot közöl (${say.player(player)}: ${rating}), ebben az állományban azonban a játékosnak nincs. A válasz: „taken”, ha hozott értékszámként számít; „unrated”, ha értékszám nélküliként kell elszámolni; „other”, ha valaki másról van szó.`,
  'event.ratings-unlisted': ({ event, question, players, more }, say) =>
    `A jegyzőkönyv olyan játékosok értékszámát is közli, akiknek ebben az állományban nincs: ${unlisted(players, more, say)}. Értékszám nélkül az ő elszámolásuk is, az ellenfeleiké is más. Egyenként: „events answer ${event} ${question} taken” hozott értékszámként fogadja el, az „unrated” figyelmen kívül hagyja, az „other” szerint valaki másról van szó; „events answer ${event} --all taken” mindegyikre válaszol. Ha egy lista hiányzik: vonja vissza a versenyt, töltse be a listát (players import), és adja be újra a jegyzőkönyvet.`,
  'event.ratings-unasked': ({ event, players, more }, say) =>
    `A jegyzőkönyv olyan játékosok értékszámát is közli, akiknek ebben az állományban nincs, és erről még nem született döntés: ${unlisted(players, more, say)}. Adja be újra a jegyzőkönyvet (--event ${event} --although sent-before), és válaszoljon.`,
  'event.ratings-brought': ({ players, more, as, assumed }, say) =>
    `A jegyzőkönyvből hozott értékszámok (${asOf(as, say)}): ${unlisted(players, more, say)}.${assumed.length === 0 ? '' : ` Nem ismert, ezért feltételezett: ${say.list(assumed.map((each) => ASSUMED[each]))}; a „decide” paranccsal helyesbíthető.`}`,
  'event.ratings-set-aside': ({ players, more }, say) =>
    `Értékszám nélküliként kerülnek elszámolásra, bár a jegyzőkönyvben van értékszámuk: ${unlisted(players, more, say)}.`,
  'event.ratings-lost': ({ event, later, players, more }, say) =>
    `Későbbi versenyek (${later.join(', ')}) olyan értékszámokra épülnek, amelyeket ez a verseny (${event}) hozott: ${unlisted(players, more, say)}. Nélküle ezek a játékosok ott újoncok. Ha így van: --although ratings; utána az „events correct ${later[0]} --rating JÁTÉKOS=taken --ground SZÖVEG” paranccsal ott is átvehető a jegyzőkönyv értékszáma.`,
  'event.ratings-as-before': ({ event, players, more }, say) =>
    `Hozott értékszámként számít, az ennél a versenynél (${event}) már megadott válasz szerint: ${unlisted(players, more, say)}.`,
  'event.somebody-else': ({ person }, say) =>
    `Nem ő: ${say.player(person)}. A válasz a személy azonosítója, vagy „new”, ha nincs a nyilvántartásban.`,
  'event.answer-rating': ({ question, seen }) =>
    `Ez a kérdés (${question}) értékszámról szól: a válasz „taken”, „unrated” vagy „other”, nem „${seen}”; mindegyikre egyszerre csak „taken” vagy „unrated”.`,
  'event.no-ratings-asked': ({ event }) => `Ennél a versenynél (${event}) nincs értékszámról szóló nyitott kérdés.`,
  'event.first-list': ({ list, start }, say) =>
    `A verseny (${say.date(start)}) az állomány első listája (${say.date(list)}) előtt kezdődött; ennek a listának az értékszámai számítanak.`,
  'event.questions-open': ({ event, questions }) =>
    `Ezzel a versennyel (${event}) kapcsolatban nyitott kérdések vannak (${questions}); előbb ezekre kell válaszolni.`,
  'event.question-unknown': ({ event, question }) =>
    `Ennél a versenynél (${event}) nincs ilyen számú kérdés: ${question}.`,
  'event.question-answered': ({ event, question }) =>
    `Erre a kérdésre már ez a válasz érkezett: ${event}, ${question}. kérdés; egy másik válasz a helyébe lép.`,
  'event.answer-counts': ({ event, question, about }, say) =>
    `Ezt a versenyt (${event}) már beszámították, és ${the(question, say)}. kérdésre van válasz: más válasz csak helyesbítésként adható, amely előbb megmutatja a hatását: events correct ${event} ${CORRECTED_BY[about]} --ground SZÖVEG.`,
  'event.answer-contradicts': ({ person, against, births, federations }, say) =>
    `A jegyzőkönyv ellentmond ennek: ${say.player(person)}; ${against.map((each) => AGAINST[each](births, federations)).join('; ')}. Ha mégis ugyanaz a személy: ${although(against)}.`,
  'event.reopened': ({ event, by }) =>
    `A verseny (${event}) már nincs elfogadva: az új ${by === 'answer' ? 'válasszal' : 'jegyzőkönyvvel'} az „events accept ${event}” paranccsal fogadható el.`,
  'event.person-left': ({ person }, say) =>
    `${say.player(person)} már egyetlen versenyen sem szerepel; ha csak ezért vették fel, a „players tidy ${person}” paranccsal vehető ki.`,
  'event.not-in-event': ({ event, asked }) =>
    `A versenynek (${event}) nincs ilyen játékosa: „${asked}”. Azonosítóval vagy hellyel (?3) nevezze meg; az „events show ${event}” felsorolja őket.`,
  'event.file-needed': ({ event }) =>
    `Adja meg a helyesbített jegyzőkönyv fájlját, vagy a --result kapcsolóval egy eredményt; ennél a még be nem számított versenynél (${event}) a --who és a --rating mellé jegyzőkönyv is kell.`,
  'event.no-such-game': ({ event, round, white, black }) =>
    `A versenyen (${event}) nincs ilyen játszma: ${round}. forduló, „${white}” és „${black}”; az „events show ${event}” mindet felsorolja.`,
  'event.answer-grade': ({ question, seen }) =>
    `A kérdés (${question}.) fokozatra vonatkozik, és ilyen nincs: „${seen}”. Lehetséges: 35k–1k, 1d–9d, 1p–9p.`,
  'event.told-rating': ({ asked, seen }) =>
    `Az értékszámra (${asked}) a válasz „taken” vagy „unrated”, nem „${seen}”; ha a játékos más személy: --who ${asked}=ÚJ.`,
  'event.no-rating-asked': ({ event, asked }) =>
    `A verseny (${event}) jegyzőkönyvében ennek a játékosnak (${asked}) az értékszáma nem volt kérdés: a jegyzőkönyv nem ad meg, vagy az állományban volt sajátja. Az állomány értékszáma a „decide” paranccsal javítható.`,
  'event.answer-person': ({ question }) =>
    `Ez a kérdés (${question}) azt kérdezi, ki a játékos: a válasz egy személy azonosítója, vagy „new”.`,
  'event.answer-value': ({ question, field }) =>
    `Ez a kérdés (${question}) adatot kér; ennek az értékét kell megadni: „${field}”.`,
  'event.report-erased': ({ event }) =>
    `Ennek a versenynek (${event}) a jegyzőkönyvét törölték, ezért senki sem vehető fel belőle.`,
  'event.nobody-reported': ({ question }) =>
    `A jegyzőkönyvben nincs neve annak a játékosnak, akire ez a kérdés (${question}) vonatkozik, ezért nem vehető fel.`,
  'event.name-doubtful': ({ doubts }, say) =>
    `Kétséges a név: ${doubtsIn(doubts, say)} van benne. ${isNever(doubts) ? 'Ilyen név soha nem kerül be: a válasz a helyes név.' : 'A válasz a helyes név, vagy „as-is”, ha így helyes.'}`,
  'event.text-doubtful': ({ field, doubts, seen }, say) =>
    `Kétséges ${TEXTS[field]} („${seen}”): ${doubtsIn(doubts, say)} van benne. ${isNever(doubts) ? 'Ilyen szöveg soha nem kerül be: a válasz a helyes szöveg.' : 'A válasz a helyes szöveg, vagy „as-is”, ha így helyes.'}`,
  'event.facts-doubtful': ({ field, doubts, seen }, say) =>
    `Kétséges ${TEXTS[field]} („${seen}”): ${doubtsIn(doubts, say)} van benne. ${isNever(doubts) ? 'Ilyen szöveg soha nem kerül be.' : 'Ha így helyes: --although names.'}`,
  'event.club-left-out': ({ player, doubts }, say) =>
    `Az egyesület kimaradt (${say.player(player)}), mert ${doubtsIn(doubts, say)} van benne. A helyes név a „players change” paranccsal írható be.`,
  'event.waiver-idle': ({ clause }) =>
    `E pont szerint (${clause}) nincs kifogás a verseny ellen, így felmentésre nincs szükség.`,
  'event.waiver-impossible': ({ clause }) =>
    `Ennél a pontnál (${clause}) a szabályzat senkit sem jogosít fel felmentésre.`,
  'event.wrong-authority': ({ clause, by, authorities }) =>
    `Ez alól a pont alól (${clause}) csak ${oneOf(authorities)} adhat felmentést, nem „${by}”.`,
  'event.waiver-without-ground': ({ clause }) => `A felmentéshez (${clause}) indoklás kell.`,
  'event.ground-missing': ({ event, verb }) =>
    verb === 'correct'
      ? `A verseny (${event}) javítását indokolni kell: --ground „mi volt a hiba”.`
      : `Egyetlen pont alapján sincs kifogás a verseny (${event}) ellen; az elutasítást indokolni kell (--ground).`,
  'event.part-unknown': ({ part }) => `Az állományban nincs olyan verseny, amelynek ez a része lehetne: „${part}”.`,
  'event.change-fixed': ({ event, field }) =>
    `Ez az adat itt nem módosítható (${event}, „${field}”): ${field === 'arbiters' ? `a versenybírókat az „events arbiters ${event}” adja meg` : field === 'approvals' ? `az engedélyeket az elfogadáskor kell rögzíteni („events accept ${event} --waive …”)` : 'az iroda maga rögzíti'}.`,
  'event.change-reported': ({ event, field }) =>
    `Ezt az adatot a jegyzőkönyv közli (${event}, „${field}”): másra módosítható, de nem törölhető.`,
  'event.change-asked': ({ event, field, question }) =>
    `Erről az adatról („${field}”) nyitott kérdés van: válaszoljon rá („events answer ${event} ${question} ÉRTÉK”).`,
  'event.arbiter-nameless': ({ event, place }) => `Név nélküli versenybíró (${event}): ${place}.`,
  'event.arbiter-number': ({ event, seen }) =>
    `Nem versenybíró FIDE-száma (${event}): „${seen}”; öttől tizenegy számjegyig terjedhet.`,
  'event.arbiters-chief': ({ event, chiefs }) =>
    `Egy versenynek egy főbírója van; itt ennyi lenne (${event}): ${chiefs}.`,
  'event.arbiters-ground': ({ event }) =>
    `A versenybírók neve indok nélkül nem törölhető (${event}): adja meg az indokot a --ground kapcsolóval.`,
  'event.arbiters-waiting': ({ event }) =>
    `A versenybírókat a jegyzőkönyv nevezi meg, amelyre még szükség van (${event}): előbb fogadja el, utasítsa el vagy vonja vissza a versenyt.`,
  'event.arbiters-erased': ({ event, reports }, say) =>
    `A versenybírók nevei végleg törölve (${event})${reports === 0 ? '' : `, a nevüket tartalmazó jegyzőkönyvpéldányokkal együtt (${say.number(reports)})`}. A korábbi mentésekben és exportokban még megvannak.`,
  'event.unchanged': ({ event }) => `A verseny adatai már ilyenek (${event}); semmi sem változott.`,
  'event.change-void': ({ event }) =>
    `A versenyt (${event}) más adatokkal fogadták el, ezért újra elbírálásra vár: „events accept ${event}”.`,
  'event.edition-moved': ({ event, was, now }) =>
    `A módosítással más szabályzat szerint kell elszámolni (${event}): ${now ?? 'nincs hatályos szabályzat'}; eddig: ${was ?? 'nem volt'}.`,
  'event.list-moved': ({ event, was, now }, say) =>
    now === null
      ? `A módosítás után nem tudható, melyik listára kerül a verseny (${event}).`
      : `A módosítással a verseny (${event}) másik listára kerül: ${say.month(now)}${was === null ? '' : ` (eddig: ${say.month(was)})`}.`,
  'event.no-days': ({ event }) =>
    `A versenynek (${event}) nincs első napja, így nem halasztható el; adja meg a napjait: --start és --end.`,
  'event.registered-before': ({ event, start, end }, say) =>
    `Ilyen nevű verseny már van: ${event}${start === null ? '' : ` (${say.date(start)}${end === null || end === start ? '' : ` – ${say.date(end)}`})`}. Ha ugyanarról van szó, vonja vissza az egyiket („events withdraw”), vagy módosítsa az elsőt („events change ${event}”).`,
  'event.registration-waits': ({ event, registered }) =>
    `Ilyen néven már be van jelentve egy verseny (${registered}), ez pedig mellé került (${event}). Ha ugyanarról van szó, vonja vissza az utóbbit, és küldje be a jegyzőkönyvet újra így: --event ${registered}.`,
};
