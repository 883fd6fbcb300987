/** Az MGSZ 2012 magyarul. */
import { APPROVAL_FINDINGS } from './approvals.ts';
import type { MgszFindings, MgszRules } from '../../../rulebooks/mgsz/reasons.ts';
import type { EntryGrade } from '../../../rulebooks/mgsz/tables.ts';
import type { FindingPhrases, Say, StepPhrases } from '../../../explain/language.ts';

const KINDS: Readonly<Record<string, string>> = { k: 'kju', d: 'dan', p: 'dan, profi' };

/** `2d`: 2 dan. */
const grade = (text: EntryGrade): string => `${text.slice(0, -1)} ${KINDS[text.slice(-1)]}`;

/** Névelővel: az 1 dan, a 2 dan. */
const theGrade = (text: EntryGrade, say: Say): string => `${say.article(Number(text.slice(0, -1)))} ${grade(text)}`;

/** Élő-pont vagy minősítés, ahogyan a módosítás megnevezi. */
const indicator = (value: number | string, say: Say): string =>
  typeof value === 'number' ? say.number(value) : grade(value as EntryGrade);

const CAUSES = {
  'no-base-time': 'az alapidő nincs megadva',
  overtime: 'a szabályzat nem ismeri ezt a tartalékidőt',
  'too-fast': 'a gondolkodási idő a táblázat utolsó kategóriájánál is rövidebb',
} as const;

const ROWS = {
  'invitational-or-national': 'Nemzetközi meghívásos verseny vagy Magyar Bajnokság',
  'european-or-world': 'Európa-bajnokság vagy világbajnokság',
  'no-handicap': 'Előnyadás nélküli, 19 × 19 vonalas verseny',
} as const;

const outcome = (score: number): string => (score === 1 ? 'győzelem' : score === 0 ? 'vereség' : 'döntetlen');

const stonesOf = (stones: number, colour: 'white' | 'black'): string =>
  stones === 0 ? '' : `, ${colour === 'black' ? 'kapott' : 'adott'} előny: ${stones} kő`;

export const MGSZ_STEPS: StepPhrases<MgszRules> = {
  multiplier: ({ time, importance }, c, say) =>
    importance === 0
      ? `A C szorzó ${say.number(c)}; a gondolkodási időből adódik, a fontosság nem növeli.`
      : `A C szorzó ${say.number(c)}: a gondolkodási időért ${say.number(time)}, a fontosságért ` +
        `${say.number(importance)} jár.`,
  'multiplier-13': ({ board }, c) => `${board} × ${board} vonalas táblán a C szorzó mindig ${c}.`,
  'multiplier-committee': (_, c, say) => `A C szorzót a Minősítő Bizottság állapította meg: ${say.number(c)}.`,
  'multiplier-undetermined': ({ cause }) =>
    `A C szorzó nem állapítható meg, mert ${CAUSES[cause]}. A Minősítő Bizottság határozza meg.`,
  'extended-japanese': ({ base, seconds, moves, added }, minutes, say) =>
    `A bővített gondolkodási idő ${say.number(base)} perc és ${moves} lépés, lépésenként ${say.number(seconds)} ` +
    `másodperc (${say.number(added)} perc), összesen ${say.number(minutes)} perc.`,
  'extended-canadian': ({ base, minutes, moves, counted, added }, extended, say) =>
    `A bővített gondolkodási idő ${say.number(base)} perc és ${counted} lépés ideje (${moves} lépés / ` +
    `${say.number(minutes)} perc, vagyis ${say.number(added)} perc), összesen ${say.number(extended)} perc.`,
  'extended-sudden-death': ({ base }, _, say) =>
    `Tartalékidő nélkül a bővített gondolkodási idő maga az alapidő: ${say.number(base)} perc.`,
  'time-category': ({ category, minBase, minExtended }, value) =>
    `A gondolkodási idő kategóriája ${category} (legalább ${minBase} perc alapidő és ${minExtended} perc ` +
    `bővített idő), értéke ${value}.`,
  'better-category-missed': ({ category, base, extended, minBase, minExtended }, _, say) =>
    `A következő jobb kategóriához (${category}) legalább ${minBase} perc alapidő és ${minExtended} perc ` +
    `bővített idő kell; itt ${say.number(base)} és ${say.number(extended)} perc van.`,
  importance: ({ row }, addition, say) => `${ROWS[row]}: ${say.signed(addition)}.`,
  'importance-large': ({ participants, above }, addition, say) =>
    participants === null
      ? `A jegyzőkönyv szerint a résztvevők száma több mint ${above}, pontos szám nélkül: ${say.signed(addition)}.`
      : `A résztvevők száma ${say.number(participants)}, vagyis több mint ${above}: ${say.signed(addition)}.`,
  'event-cut': ({ c, rounds, product, limit }, lengths, say) =>
    `A szorzó és a fordulók számának szorzata ${say.number(c)} × ${rounds} = ${say.number(product)}, ez eléri a ` +
    `határt (${limit}), ezért a verseny részekre bontva, részenként egymás után értékelendő; a részek fordulói: ` +
    `${say.list(lengths.map(String))}.`,
  'entering-points': (_, points, say) =>
    `Az induló Élő-pontot a rendszer kezelője állapította meg: ${say.number(points)}.`,
  'entering-points-proposed': (given, points, say) =>
    `Az induló Élő-pont még nincs megállapítva; javaslatként a nevezési minősítés (${grade(given.grade)}) ` +
    `ponthatára számít: ${say.number(points)}.`,
  'outside-points': (given, points, say) =>
    `A nem nyilvántartott játékos a nevezési minősítés (${grade(given.grade)}) ponthatárával számít: ` +
    `${say.number(points)}.`,
  'initial-grade-set': (_, gives) => `A kezdeti minősítést megállapították: ${grade(gives)}.`,
  'initial-grade': (given, gives) =>
    given.grade === gives
      ? `A kezdeti minősítés ${grade(gives)}.`
      : `Kezdeti minősítésként legfeljebb ${grade(given.cap)} adható, ezért ${grade(given.grade)} helyett ` +
        `${grade(gives)}.`,
  'corrected-points': ({ points, stones, widths }, corrected, say) =>
    `${stones} kő előnnyel fekete korrigált Élő-pontja, kövenként egy sávval, ` +
    `${[points, ...widths].map(say.number).join(' + ')} = ${say.number(corrected)}.`,
  'roles-changed': ({ white, black }, _, say) =>
    `Az előnnyel fekete számít erősebbnek (fekete ${say.number(black)}, fehér ${say.number(white)}), ezért a ` +
    `szerepek felcserélődnek.`,
  chance: ({ difference }, chance, say) =>
    `A különbség ${say.number(difference)} pont; a gyengébb fél esélye ${say.number(chance)}.`,
  'game-points': ({ round, opponent, colour, opponentPoints, stones, difference, score, expected }, gives, say) =>
    `${round}. forduló, ellenfél: ${say.player(opponent)} ` +
    `(${say.number(opponentPoints)})${stonesOf(stones, colour)}; különbség ${say.signed(difference)}, ` +
    `${outcome(score)}, az elvárás ${say.number(expected)}, a játszmapont ${say.signed(gives)}.`,
  'game-not-played': ({ round, opponent, result }, _, say) =>
    `${round}. forduló, ellenfél: ${say.player(opponent)}; a játszmát nem játszották le (${result}), játszmapont ` +
    `nem jár érte.`,
  'game-excluded': ({ round, opponent }, _, say) =>
    `${round}. forduló, ellenfél: ${say.player(opponent)}; a játszma ki van zárva az értékelésből.`,
  change: ({ part, parts, from, to, c, sum, exact, before }, gives, say) => {
    const where = parts === 1 ? '' : `${part}. rész (${from}–${to}. forduló), induló Élő-pont ${say.number(before)}. `;
    const rounded = exact === gives ? '' : `, kerekítve ${say.signed(gives)}`;
    return (
      `${where}A játszmapontok összege ${say.signed(sum)}; C = ${say.number(c)} szorzóval ` +
      `${say.signed(exact)}${rounded}.`
    );
  },
  'new-points': ({ before, change, games }, after, say) =>
    games === 0
      ? `Nem volt értékelt játszma, az Élő-pont nem változik: ${say.number(after)}.`
      : `Az Élő-pont ${say.number(before)} volt, a változás ${say.signed(change)}, az új Élő-pont ` +
        `${say.number(after)}.`,
  'outside-not-rated': ({ games, sum }, _, say) =>
    `A nem nyilvántartott játékos Élő-pontját nem számítjuk; értékelt játszmái: ${games}, ` +
    `játszmapontjainak összege ${say.signed(sum)}.`,
  'grade-reached-once': ({ points, limit, from }, gives, say) =>
    `Az Élő-pont (${say.number(points)}) elérte a ponthatárt (${say.number(limit)}), itt egyszer elég: a ` +
    `minősítés ${grade(from)} helyett ${grade(gives)}.`,
  'grade-reached-again': ({ points, limit, from }, gives, say) =>
    `Az Élő-pont (${say.number(points)}) másodszor érte el vagy tartotta a ponthatárt (${say.number(limit)}): a ` +
    `minősítés ${grade(from)} helyett ${grade(gives)}.`,
  'grade-reached-first': (given, _, say) =>
    `A játékos először érte el ${theGrade(given.grade, say)} ponthatárát (${say.number(given.limit)}); még egyszer el kell ` +
    `érnie.`,
  'grade-kept': (given, gives, say) =>
    given.ofPoints === gives
      ? `A minősítés továbbra is ${grade(gives)}.`
      : `A minősítés továbbra is ${grade(gives)}, noha az Élő-pont ${theGrade(given.ofPoints, say)} sávjába esik.`,
  'grade-not-touched': (given, gives) =>
    given.games === 0
      ? `Értékelt játszma nélkül a verseny nem érinti a minősítést, amely továbbra is ${grade(gives)}.`
      : `C = ${given.c} szorzóval a verseny nem érinti a minősítést, amely továbbra is ${grade(gives)}.`,
  'entry-grade': ({ points }, gives, say) =>
    `Az Élő-pont ${say.number(points)}, ezért hazai, 19 × 19 vonalas versenyen a nevezési minősítés ${grade(gives)}.`,
  'entry-grade-egf': (_, gives) =>
    `A verseny az EGF ranglistája szerinti minősítést kéri, ezért a nevezési minősítés ${grade(gives)}.`,
  'entry-grade-free': ({ board }) => `${board} × ${board} vonalas táblán tetszés szerinti minősítéssel lehet indulni.`,
  'event-not-rated': (_, points, say) =>
    points === null
      ? 'A verseny nem értékelhető.'
      : `A verseny nem értékelhető; az Élő-pont nem változik: ${say.number(points)}.`,
  'expected-score': ({ games }, expected, say) => `${games} játszmából az elvárás ${say.number(expected)} pont.`,
  'wished-sum': ({ points, wished, c }, sum, say) =>
    sum === null
      ? `C = ${say.number(c)} szorzóval semmilyen eredmény nem változtat az Élő-ponton.`
      : `A jelenlegi Élő-pont ${say.number(points)}, a kívánt ${say.number(wished)}; C = ${say.number(c)} ` +
        `szorzóval a játszmapontok összegének legalább ${say.signed(sum)} értéket kell elérnie.`,
  'wished-wins': ({ expected, games }, wins, say) =>
    wins === null
      ? `Ehhez mind ${say.article(games)} ${games} játszma megnyerése sem lenne elég.`
      : `Az elvárás ${say.number(expected)} pont, ezért ehhez ${games} játszmából ${wins} győzelem kell.`,
};

export const MGSZ_FINDINGS: FindingPhrases<MgszFindings> = {
  ...APPROVAL_FINDINGS,
  'mgsz.board': ({ board }) =>
    `A tábla ${board} × ${board} vonalas; csak a 19 × 19 és a 13 × 13 vonalas verseny értékelhető, ezen a ` +
    `Minősítő Bizottság sem változtathat.`,
  'mgsz.pair-go': () => 'A páros Go-verseny nem értékelhető, mert az eredmény két játékosé közösen.',
  'mgsz.consultation': () => 'A közösen játszó csapatok játszmái nem értékelhetők, mert az eredmény közös.',
  'mgsz.no-base-time': () =>
    'Az alapidő nincs megadva, ezért a C szorzó nem állapítható meg. Meg kell adni az időt vagy a Minősítő ' +
    'Bizottság által meghatározott szorzót.',
  'mgsz.overtime': ({ kind }) =>
    `A szabályzat japán és kanadai tartalékidőt ismer, ezt nem: „${kind}”. A C szorzót a Minősítő Bizottság ` +
    `határozza meg.`,
  'mgsz.too-fast': ({ base, extended, minBase, minExtended }, say) =>
    `Az alapidő ${say.number(base)}, a bővített idő ${say.number(extended)} perc, ez minden kategóriánál ` +
    `rövidebb (legalább ${minBase} és ${minExtended} perc kell). A C szorzót a Minősítő Bizottság határozza meg.`,
  'mgsz.points-missing': ({ player }, say) =>
    `${say.player(player)} nyilvántartott játékos, de a jegyzőkönyvben nincs Élő-pontja; enélkül a verseny nem ` +
    `értékelhető.`,
  'mgsz.entry-grade-missing': ({ player }, say) =>
    `${say.player(player)} nem nyilvántartott játékos, és nincs nevezési minősítése, ezért az induló ` +
    `Élő-pontja nem állapítható meg.`,
  'mgsz.grade-missing': (facts, say) =>
    `${say.player(facts.player)} minősítése hiányzik a jegyzőkönyvből; az Élő-pontja (${say.number(facts.points)}) ` +
    `szerinti minősítéssel számolunk: ${grade(facts.grade)}.`,
  'mgsz.already-registered': ({ player }, say) =>
    `${say.player(player)} a jegyzőkönyv szerint most kerül nyilvántartásba, de már nyilvántartott játékos.`,
  'mgsz.marks-set-aside': ({ player, grades }, say) =>
    `${say.player(player)} korábban elért ponthatárai közül ezek nem számíthatnak: ` +
    `${say.list(grades.map((text) => grade(text as EntryGrade)))}.`,
  'mgsz.initial-points-proposed': (facts, say) =>
    `${say.player(facts.player)} induló Élő-pont nélkül kerül nyilvántartásba. Amíg a rendszer kezelője meg ` +
    `nem állapítja, a nevezési minősítés (${grade(facts.grade)}) ponthatára számít: ${say.number(facts.points)}. ` +
    `Eredménye ${facts.games} játszmából ${say.score(facts.score)} pont.`,
  'mgsz.initial-grade-from-points': (facts, say) =>
    `${say.player(facts.player)} sem nevezési, sem kezdeti minősítése nincs megadva; az induló Élő-pont ` +
    `(${say.number(facts.points)}) alapján ${grade(facts.grade)}.`,
  'mgsz.initial-grade-committee': (facts, say) =>
    `${say.player(facts.player)} kezdeti minősítése ${grade(facts.grade)}; ez erősebb, mint ${grade(facts.cap)}, ` +
    `ezért a Minősítő Bizottság dönt róla.`,
  'mgsz.entry-grade-above-table': (facts, say) =>
    `A minősítések táblázata 7 danig tart; ${say.player(facts.player)} (${grade(facts.grade)}) induló Élő-pontja ` +
    `${say.number(facts.points)}.`,
  'mgsz.entry-grade-differs': (facts, say) =>
    `${say.player(facts.player)} nevezési minősítése ${grade(facts.entered)} volt, az Élő-pontja ` +
    `(${say.number(facts.points)}) szerint ${grade(facts.grade)}. Az Élő-pont számít.`,
  'mgsz.nobody-covered': () =>
    'A versenyen nincs nyilvántartott vagy most nyilvántartásba kerülő játékos, ezért senkinek sem változik az ' +
    'Élő-pontja.',
  'mgsz.stones-to-stronger': ({ round, white, black, whitePoints, blackPoints, stones }, say) =>
    `${round}. forduló: a magasabb Élő-pontú ${say.player(black)} (${say.number(blackPoints)}) kapott ${stones} ` +
    `kő előnyt, ellenfele ${say.player(white)} (${say.number(whitePoints)}). A korrekció annak jár, aki az előnyt ` +
    `kapta.`,
  'mgsz.stones-without-handicap': ({ games }) =>
    `A versenyt előnyadás nélkül hirdették meg, de ${games} játszmában volt előny. A korrekciót ezekben is elvégezzük.`,
  'mgsz.two-statuses': ({ additions }, say) =>
    `A jegyzőkönyv szerint a verseny meghívásos is, Európa- vagy világbajnokság is; mindkét érték számít, együtt ` +
    `${say.signed(additions)}.`,
  'mgsz.large-claimed': ({ participants, above }, say) =>
    `A jegyzőkönyv szerint nagy verseny volt, de a résztvevők száma ${say.number(participants)}; több mint ${above} kell.`,
  'mgsz.participants-too-few': ({ participants, players }, say) =>
    `A jegyzőkönyvben ${say.number(players)} játékos szerepel, a résztvevők megadott száma viszont ` +
    `${say.number(participants)}.`,
  'mgsz.committee-c': ({ c, tables }, say) =>
    tables === null
      ? `A C szorzót a Minősítő Bizottság határozta meg: ${say.number(c)}.`
      : `A C szorzót a Minősítő Bizottság határozta meg: ${say.number(c)}; a táblázatok szerint ` +
        `${say.number(tables)} lenne.`,
  'mgsz.board-unknown': ({ board }) => `A tábla mérete nincs megadva; ${board} × ${board} vonallal számolunk.`,
  'mgsz.overtime-unknown': ({ base }, say) =>
    `A tartalékidő nincs megadva; ${say.number(base)} perccel, tartalékidő nélkül számolunk.`,
  'mgsz.handicap-unknown': ({ addition }, say) =>
    `A jegyzőkönyvből nem derül ki, hogy előnyadásos verseny volt-e; előnyadás nélkülinek tekintjük, ez ` +
    `${say.signed(addition)}.`,
  'mgsz.participants-unknown': ({ players, claimed }, say) =>
    claimed
      ? 'A résztvevők száma nincs megadva; a jegyzőkönyv szerint nagy verseny volt, ez számít.'
      : `A résztvevők száma nincs megadva; a jegyzőkönyvben szereplő játékosok száma számít: ${say.number(players)}.`,
  'mgsz.jigo': ({ round, white, black }, say) =>
    `${round}. forduló, ${say.player(white)} – ${say.player(black)}: a szabályzat nem ismeri a döntetlent; ` +
    `mindkét félnek fél győzelemként számít.`,
  'mgsz.game-not-played': ({ round, white, black, result }, say) =>
    `${round}. forduló, ${say.player(white)} – ${say.player(black)}: nem játszották le (${result}), nem számít.`,
  'mgsz.game-excluded': ({ round, white, black }, say) =>
    `${round}. forduló, ${say.player(white)} – ${say.player(black)}: a jegyzőkönyv kizárta az értékelésből, nem számít.`,
  'mgsz.adjustment-mismatch': ({ player, recorded, present }, say) =>
    `${say.player(player)} módosítása szerint a régi érték ${indicator(recorded, say)}, a nyilvántartásban ` +
    `viszont ${indicator(present, say)} szerepel; semmi sem változott.`,
};
