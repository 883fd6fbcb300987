/** What is said of a TRF file, in Hungarian. */
import type { TrfFindings } from '../../../formats/trf/findings.ts';
import type { FindingPhrases, Say } from '../../../explain/language.ts';
import { withRemark } from '../../../explain/letters.ts';

const RESULTS: Readonly<Record<string, string>> = {
  ' ': 'nincs eredmény',
  '1': 'győzelem',
  '=': 'döntetlen',
  '0': 'vereség',
  '+': 'kontumált győzelem',
  '-': 'kontumált vereség',
  W: 'győzelem egy lépésnél rövidebb játszmában',
  D: 'döntetlen egy lépésnél rövidebb játszmában',
  L: 'vereség egy lépésnél rövidebb játszmában',
};
const result = (code: string): string => RESULTS[code] ?? `„${code}”`;

const COLOURS: Readonly<Record<string, string>> = { w: 'világos', b: 'sötét' };
const colour = (code: string): string => COLOURS[code] as string;

const BYES = {
  F: 'egypontos játszmamentes forduló',
  U: 'erőnyerő',
  H: 'félpontos játszmamentes forduló',
  Z: 'nulla pontos játszmamentes forduló',
} as const;

const SYSTEMS: Readonly<Record<string, string>> = {
  swiss: 'svájci rendszerű verseny',
  'round-robin': 'körverseny',
  'double-round-robin': 'kétkörös verseny',
  match: 'párosmérkőzés',
  team: 'csapatverseny',
};

const GROUNDS = {
  words: (seen: string): string => `a leírásból (${quoted(seen)})`,
  teams: (): string => 'a csapatokból',
  games: (): string => 'a játszmákból',
} as const;

const COUNTS: Readonly<Record<string, string>> = {
  '062': 'játékosok',
  '072': 'értékszámmal rendelkező játékosok',
  '082': 'csapatok',
};

const RECORDS: Readonly<Record<string, string>> = {
  '012': 'a verseny neve',
  '022': 'a helyszín',
  '032': 'a szövetség',
  '042': 'az első nap',
  '052': 'az utolsó nap',
  '102': 'a főbíró',
};

const FIELDS: Readonly<Record<string, string>> = {
  name: 'név',
  team: 'csapatnév',
  title: 'cím',
  federation: 'szövetség',
  fideId: 'FIDE-azonosító',
  rating: 'értékszám',
  rank: 'helyezés',
};

/** What stands in the file. */
const quoted = (seen: string): string => {
  const [text, remark] = withRemark(seen, '? helyén a kódolásban érvénytelen bájt áll');
  return `„${text}”${remark}`;
};

/** A player by name, or else by starting rank, or by the line that the finding names. */
const who = (id: string, say: Say): string => {
  if (id === '?') return 'Rajtszám nélküli játékos';
  return say.player(id) === id ? `${id}. rajtszám` : say.player(id);
};
const whom = (id: string, say: Say): string => (id === '?' ? 'rajtszám nélküli játékos' : who(id, say));
const inRound = ({ player, round }: { player: string; round: number }, say: Say): string =>
  `${who(player, say)}, ${round}. forduló`;
const places = (count: number): string => (count === 1 ? '' : ` (${count} helyen)`);
const named = (codes: readonly string[], words: Readonly<Record<string, string>>): readonly string[] =>
  codes.map((code) => words[code] ?? code);

type Period = TrfFindings['trf.control-words']['periods'][number];

const period = ({ moves, minutes, increment }: Period, say: Say): string =>
  [
    ...(moves === null ? [] : [`${say.number(moves)} lépésre`]),
    `${say.number(minutes)} perc`,
    ...(increment === 0 ? [] : [`+ lépésenként ${say.number(increment)} másodperc`]),
  ].join(' ');

export const TRF_FINDINGS: FindingPhrases<TrfFindings> = {
  'trf.too-large': ({ bytes, limit }, say) =>
    `A fájl mérete ${say.number(bytes)} bájt; legfeljebb ${say.number(limit)} bájt olvasható be.`,
  'trf.line-too-long': ({ length, limit }, say) =>
    `A sor hossza ${say.number(length)} karakter; legfeljebb ${say.number(limit)} olvasható be.`,
  'trf.too-many-players': ({ limit }, say) => `Több mint ${say.number(limit)} játékos van.`,
  'trf.too-many-lines': ({ limit }, say) =>
    `A játékosokon kívül több mint ${say.number(limit)} sor van; a további sorok nem olvashatók be.`,
  'trf.too-many-rounds': ({ limit }, say) => `A sorban több mint ${say.number(limit)} forduló van.`,
  'trf.not-text': () =>
    'A fájlban olyan karakter van, amely szövegben nem fordul elő; a fájl sérült, vagy nem jegyzőkönyv.',
  'trf.no-players': () => 'A fájlban nincs 001 kódú rekord, tehát nincs játékos.',
  'trf.mixed-line-ends': () => 'A fájl sorai különböző módon végződnek; mindegyiket egy sornak vettük.',
  'trf.more-findings': ({ count }, say) => `További ${say.number(count)} észrevétel van.`,

  'trf.unknown-record': ({ code, count }) => `Ismeretlen rekord: „${code}” (${count} sor); megmarad, de nem számít.`,
  'trf.repeated-record': ({ code, first }) => `Ez a rekord (${code}) már szerepel: ${first}. sor; az számít.`,
  'trf.missing-records': ({ codes }, say) => `Nincs megadva: ${say.list(named(codes, RECORDS))}.`,
  'trf.number-unreadable': ({ code, seen }) => `Nem szám: ${quoted(seen)} (${code} kódú rekord).`,
  'trf.reference-unknown': ({ code, number }) =>
    `A rekordban (${code}) olyan szám áll, amely nincs a fájlban: ${number}.`,
  'trf.count-differs': ({ code, declared, counted }) =>
    `A megadott szám (${COUNTS[code]}) ${declared}, a fájlban viszont ${counted} szerepel.`,
  'trf.date-unreadable': ({ code, seen }) =>
    `${code === '042' ? 'Az első' : 'Az utolsó'} nap (${quoted(seen)}) nem létező dátum, vagy nem ÉÉÉÉ/HH/NN alakú.`,
  'trf.date-form': ({ seen, date }, say) =>
    `${quoted(seen)} értelmezése: ${say.date(date)}; a szabályos alak ÉÉÉÉ/HH/NN volna.`,
  'trf.dates-reversed': ({ start, end }, say) =>
    `A verseny utolsó napja (${say.date(end)}) korábbi, mint az első (${say.date(start)}).`,
  'trf.round-date-unreadable': ({ round, seen }) =>
    `${round}. forduló: ${quoted(seen)} nem létező dátum, vagy nem ÉÉ/HH/NN alakú.`,
  'trf.round-date-form': ({ round, seen, date }, say) =>
    `${round}. forduló: ${quoted(seen)} értelmezése: ${say.date(date)}; a szabályos alak ÉÉ/HH/NN volna.`,
  'trf.round-date-outside': ({ round, date, start, end }, say) =>
    `${round}. forduló: a dátum (${say.date(date)}) a versenyen kívül esik (${start === null ? '…' : say.date(start)} – ${end === null ? '…' : say.date(end)}).`,
  'trf.round-dates-disordered': ({ round, date, before }, say) =>
    `${round}. forduló: a dátum (${say.date(date)}) korábbi, mint az előző fordulóé (${say.date(before)}).`,
  'trf.rounds-without-date': ({ rounds }, say) =>
    `Dátum nélkül: ${say.list(rounds.map((round) => `${round}.`))} forduló.`,
  'trf.rounds-exceeded': ({ rounds, round }) =>
    `A megadott fordulószám ${rounds}, de a fájlban van ${round}. forduló is.`,
  'trf.system-unknown': ({ seen }) => `A 192 kódú rekordban nem állhat ilyen versenytípus: ${quoted(seen)}.`,
  'trf.system-guessed': ({ seen, by, system, encoded }) =>
    `A verseny típusa: ${SYSTEMS[system]}; ez ${GROUNDS[by](seen)} derül ki${encoded ? ', biztosan csak a 192 kódú rekordból lehetne tudni' : ''}.`,
  'trf.control-unreadable': ({ seen }) =>
    `Nem olvasható gondolkodási idő: ${quoted(seen)}; a szabályos alak például 5400+30 vagy 40/6000+30:900+30.`,
  'trf.control-uneven': ({ seen }) =>
    `Világosnak és sötétnek eltérő a gondolkodási ideje (${seen}); mindkettőt beolvastuk. Az ilyen rapid és villámjátszmák nem számolhatók el.`,
  'trf.control-words': ({ seen, periods }, say) =>
    `A gondolkodási idő (${quoted(seen)}) értelmezése: ${periods.map((each) => period(each, say)).join(', majd ')}.`,
  'trf.control-open': ({ seen }) =>
    `A gondolkodási idő (${quoted(seen)}) szövegét nem értelmezzük; a --facts fájlban, az event.controls mezőben adható meg.`,
  'trf.federation-unknown': ({ seen }) =>
    `A 032 kódú rekordban a szövetség jele három nagybetű, itt ${quoted(seen)} áll.`,
  'trf.page-address': ({ code, seen }) =>
    `Ebben a rekordban (${code}) ${code === '022' ? 'város' : 'versenybíró'} helyett egy weboldal címe áll: ${quoted(seen)}.`,
  'trf.scoring-unreadable': ({ code, seen }) => `Nem olvasható pontérték: ${quoted(seen)} (${code} kódú rekord).`,
  'trf.scoring-guessed': ({ win, draw, loss }) =>
    `Minden játékos pontszáma megfelel ennek a pontozásnak: ${win}–${draw}–${loss} (győzelem, döntetlen, vereség), de a fájl ezt nem mondja ki.`,
  'trf.board-colours': ({ seen }) => `A táblák színeit W és B betűkkel kell megadni; itt ${quoted(seen)} áll.`,

  'trf.stray-character': ({ seen }) =>
    `Egy üresen hagyandó oszlopban ${quoted(seen)} áll; a sor oszlopai elcsúszhattak.`,
  'trf.tab': ({ count }) => `A sor végén tabulátor áll, szóköznek számít${places(count)}.`,
  'trf.start-number-unreadable': ({ seen }) =>
    seen === '' ? 'Hiányzik a rajtszám.' : `Nem 1 és 9999 közötti rajtszám: ${quoted(seen)}.`,
  'trf.start-number-repeated': ({ number, first }) => `Ez a rajtszám (${number}) már szerepel: ${first}. sor.`,
  'trf.start-numbers-missing': ({ numbers, count }) =>
    `${count} rajtszám kimaradt: ${numbers.join(', ')}${count > numbers.length ? ', …' : ''}.`,
  'trf.names-missing': ({ count }) => `${count} játékosnak nincs neve.`,
  'trf.sex-unknown': ({ player, seen }, say) =>
    `${who(player, say)}: a nem jele m vagy w lehet, itt ${quoted(seen)} áll.`,
  'trf.sex-form': ({ seen, count }) => `A nem jele ${quoted(seen)}${places(count)}; a szabályos alak m vagy w.`,
  'trf.title-unknown': ({ player, seen }, say) => `${who(player, say)}: ismeretlen cím: ${quoted(seen)}; megmarad.`,
  'trf.title-form': ({ seen, title, count }) => `Cím: ${quoted(seen)}; értelmezése: ${title}${places(count)}.`,
  'trf.rating-unreadable': ({ player, seen }, say) => `${who(player, say)}: az értékszám nem szám: ${quoted(seen)}.`,
  'trf.federation-form': ({ player, seen }, say) =>
    `${who(player, say)}: a szövetség jele három nagybetű, itt ${quoted(seen)} áll.`,
  'trf.fide-id-unreadable': ({ player, seen }, say) =>
    `${who(player, say)}: a FIDE-azonosító nem szám: ${quoted(seen)}.`,
  'trf.fide-id-short': ({ player, seen }, say) =>
    `${who(player, say)}: FIDE-azonosítónak túl rövid: ${seen}; valószínűleg egy szövetség saját azonosítója.`,
  'trf.fide-id-repeated': ({ player, other, fideId, first }, say) =>
    `${who(player, say)}: a FIDE-azonosító (${fideId}) már szerepel: ${whom(other, say)}, ${first}. sor.`,
  'trf.fide-ids-missing': ({ count }) => `${count} játékosnak nincs FIDE-azonosítója.`,
  'trf.person-repeated': ({ player, other, first }, say) =>
    `${who(player, say)} és ${whom(other, say)} (${first}. sor) ugyanaz a személy lehet: a név azonos, és a születési idő sem mond ellent ennek.`,
  'trf.birth-unreadable': ({ player }, say) =>
    `${who(player, say)}: a születési idő nem létezik, vagy nem ÉÉÉÉ/HH/NN alakú.`,
  'trf.birth-form': ({ count }) => `${count} születési idő nem ÉÉÉÉ/HH/NN alakú, de érthető.`,
  'trf.points-unreadable': ({ player, seen }, say) => `${who(player, say)}: nem olvasható pontszám: ${quoted(seen)}.`,
  'trf.points-form': ({ player, seen }, say) =>
    `${who(player, say)}: a pontszámban (${quoted(seen)}) pont helyett vessző áll.`,
  'trf.points-missing': ({ count }) =>
    `${count} játékosnak nincs pontszáma, ezért az eredmények összege nem hasonlítható össze.`,
  'trf.points-differ': ({ player, points, sum }, say) =>
    `${who(player, say)}: a táblázatban ${say.number(points)} pont áll, de az eredmények összege ${say.number(sum)}.`,
  'trf.points-unplayed': ({ player, points, sum, rounds }, say) =>
    `${who(player, say)}: a táblázatban ${say.number(points)} pont áll, de az eredmények összege ${say.number(sum)}; az eltérés a játszma nélküli fordulóból adódhat (${say.list(rounds.map((round) => `${round}.`))} forduló), ez egyetlen értékszámot sem érint.`,
  'trf.rank-unreadable': ({ player, seen }, say) => `${who(player, say)}: a helyezés nem szám: ${quoted(seen)}.`,
  'trf.rank-against-points': ({ player, rank, points, other, otherPoints }, say) =>
    `${who(player, say)}: ${say.number(points)} pont, ${rank}. hely; előtte áll ${whom(other, say)}, pedig csak ${say.number(otherPoints)} pontja van.`,

  'trf.opponent-unreadable': ({ seen, ...where }, say) =>
    `${inRound(where, say)}: az ellenfél helyén nem rajtszám áll: ${quoted(seen.trim())}.`,
  'trf.colour-unknown': ({ seen, ...where }, say) =>
    `${inRound(where, say)}: a szín w, b vagy „-” lehet, itt ${quoted(seen)} áll.`,
  'trf.result-unknown': ({ seen, ...where }, say) =>
    `${inRound(where, say)}: nincs ilyen eredmény: ${quoted(seen)}; a lehetőségek: 1 = 0 + - W D L H F U Z.`,
  'trf.opponent-unknown': ({ opponent, ...where }, say) =>
    `${inRound(where, say)}: az ellenfél (${opponent}) nincs a fájlban.`,
  'trf.self-game': (where, say) => `${inRound(where, say)}: a játékos saját maga ellen szerepel.`,
  'trf.not-mirrored': ({ opponent, line, theirs, ...where }, say) =>
    `${inRound(where, say)}: az ellenfél ${who(opponent, say)}, nála viszont ${theirs === null ? 'nincs ellenfél' : `más az ellenfél: ${theirs}. rajtszám`} (${line}. sor).`,
  'trf.colours-clash': ({ opponent, line, colour: own, ...where }, say) =>
    `${inRound(where, say)}: itt ${colour(own)} áll, és az ellenfélnél (${who(opponent, say)}, ${line}. sor) is.`,
  'trf.results-clash': ({ opponent, line, seen, theirs, ...where }, say) =>
    `${inRound(where, say)}: itt ${result(seen)}, az ellenfélnél (${who(opponent, say)}, ${line}. sor) viszont ${result(theirs)}.`,
  'trf.colour-missing': ({ opponent, ...where }, say) =>
    `${inRound(where, say)}: a játszmának (ellenfél: ${who(opponent, say)}) van eredménye, de nincs színe.`,
  'trf.colour-one-sided': ({ opponent, ...where }, say) =>
    `${inRound(where, say)}: a játszmának (ellenfél: ${who(opponent, say)}) csak az egyik oldalán áll szín.`,
  'trf.forfeit-without-colour': ({ opponent, seen: _seen, count, ...where }, say) =>
    `${inRound(where, say)}: a kontumált játszmának (ellenfél: ${who(opponent, say)}) nincs színe${places(count)}; ez egyetlen értékszámot sem érint.`,
  'trf.result-missing': ({ opponent, ...where }, say) =>
    `${inRound(where, say)}: a játszmának (ellenfél: ${who(opponent, say)}) nincs eredménye.`,
  'trf.round-pending': ({ round, games }) =>
    `${round}. forduló: még nincs lejátszva, ${games} játszmának nincs eredménye.`,
  'trf.bye-with-opponent': ({ opponent, seen, ...where }, say) =>
    `${inRound(where, say)}: ${quoted(seen)} játszmamentes fordulót jelent, mégis van ellenfél: ${who(opponent, say)}.`,
  'trf.result-without-opponent': ({ seen, ...where }, say) =>
    `${inRound(where, say)}: van eredmény (${result(seen)}), de nincs ellenfél.`,
  'trf.colour-without-opponent': ({ colour: own, ...where }, say) =>
    `${inRound(where, say)}: van szín (${colour(own)}), de nincs ellenfél.`,
  'trf.bye': ({ kind, points, ...where }, say) =>
    `${inRound(where, say)}: ${BYES[kind]}, értéke ${say.score(points)} pont; ez egyetlen értékszámot sem érint.`,
  'trf.two-pairing-byes': ({ round, players }, say) =>
    `${round}. forduló: több játékos is erőnyerő: ${players.map(say.player).join('; ')}.`,
  'trf.bye-form': ({ round, seen, usual, count }) =>
    `${round}. forduló: ${quoted(seen)} ugyanazt jelenti, mint „${usual}”${places(count)}.`,
  'trf.cell-form': ({ round, seen, usual, count }) =>
    `${round}. forduló: ${quoted(seen)} értelmezése: „${usual.trim()}”${places(count)}.`,

  'trf.member-unknown': ({ team, number }) => `„${team}”: a csapat tagja (${number}) nincs a játékosok között.`,
  'trf.member-unreadable': ({ team, seen }) => `„${team}”: a csapat tagjánál nem rajtszám áll: ${quoted(seen)}.`,
  'trf.member-repeated': ({ team, player, first }, say) =>
    `„${team}”: ${who(player, say)} már szerepel egy csapatban: ${first}. sor.`,
  'trf.team-number-repeated': ({ number, first }) => `Ez a csapatszám (${number}) már szerepel: ${first}. sor.`,
  'trf.team-name-missing': () => 'A csapatnak nincs neve.',

  'trf.cut': ({ field, seen, written }) =>
    written === ''
      ? `Nem fér el az oszlopaiban, ezért kimaradt (${FIELDS[field] ?? field}): ${quoted(seen)}.`
      : `Túl hosszú (${FIELDS[field] ?? field}): ${quoted(seen)}; a fájlba ez került: „${written}”.`,
  'trf.not-carried': ({ fields }) => `A formátumban nincs helye: ${fields.join(', ')}.`,
  'trf.records-not-carried': ({ records }, say) =>
    `A formátumban nincs helye ezeknek a rekordoknak vagy egyes adataiknak: ${say.list(records)}.`,
  'trf.players-not-carried': ({ fields, players }) =>
    `A formátumban nincs helye ezeknek az adatoknak (${players} játékos): ${fields.join(', ')}.`,
  'trf.unrated-not-carried': ({ count }, say) =>
    `A TRF06 nem tudja jelölni a lépés nélküli, el nem számolt játszmákat (${say.number(count)}). TRF16-ban kiírhatók.`,
  'trf.games-not-carried': ({ count }) =>
    `${count} játszmának vagy játszmamentes fordulónak nincs helye: a játékos ismeretlen, vagy abban a fordulóban már van bejegyzése.`,
  'trf.renumbered': ({ players }) => `A rajtszámok nem egyediek; ${players} játékos sorrend szerint kapott új számot.`,
};
