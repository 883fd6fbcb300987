/** What counts and why not: the checks, one after the other, each a small function from an event to its findings. */
import type { Event, Game, Player } from '../../core/event.ts';
import { points } from '../../core/exact.ts';
import type { Finding, Weight } from '../../core/finding.ts';
import { isPlayed } from '../../core/game.ts';
import { settled, type Waivable } from '../approvals.ts';
import {
  boardOf,
  extendedMinutes,
  isBoardCovered,
  isInTable,
  isRatedGame,
  isResultShared,
  isStronger,
  limitOf,
  multiplierByTables,
  rankOf,
  printedMinutes,
  standingMarks,
  timeCategory,
  USUAL_BOARD,
} from './clauses.ts';
import type { MgszClause } from './contents.ts';
import {
  initialRank,
  performance,
  STRONGEST_INITIAL,
  registryStandingOf,
  startingPoints,
  titleBefore,
} from './newcomers.ts';
import type { MgszCode, MgszFindings } from './reasons.ts';
import {
  type EntryGrade,
  type Grade,
  IMPORTANCE_ADDITIONS,
  type ImportanceRow,
  LARGE_ABOVE,
  TIME_CATEGORIES,
} from './tables.ts';

export type MgszFinding = Finding<MgszCode>;

function found<Code extends MgszCode>(
  code: Code,
  weight: Weight,
  clause: MgszClause,
  facts: MgszFindings[Code],
): MgszFinding {
  return { code, weight, clause, facts };
}

/** 1(2) A board of another size is out of scope. */
export function boardFindings(event: Event): MgszFinding[] {
  const board = boardOf(event);
  if (!isBoardCovered(board)) return [found('mgsz.board', 'refuse', '1(2)', { board })];
  return event.board === undefined ? [found('mgsz.board-unknown', 'note', '1(2)', { board: USUAL_BOARD })] : [];
}

/** 1(2) Reading: an event that only has players from outside changes nothing, and is not an error. */
export function coverageFindings(event: Event): MgszFinding[] {
  return event.players.every((player) => registryStandingOf(player) === 'outside')
    ? [found('mgsz.nobody-covered', 'note', '1(2)', { players: event.players.length })]
    : [];
}

/** 1(3) Pair go and games of consulting teams are out of scope. */
export function sharedResultFindings(event: Event): MgszFinding[] {
  const findings: MgszFinding[] = [];
  if (event.pairGo === true) findings.push(found('mgsz.pair-go', 'refuse', '1(3)', { event: event.id }));
  if (event.consultation === true) findings.push(found('mgsz.consultation', 'refuse', '1(3)', { event: event.id }));
  return findings;
}

const isCovered = (event: Event): boolean => isBoardCovered(boardOf(event)) && !isResultShared(event);

/** Do tables 2 and 3 decide the multiplier? Not on 13x13, nor where the committee has set it. */
const isByTables = (event: Event): boolean =>
  isCovered(event) && boardOf(event) === USUAL_BOARD && event.committeeC === undefined;

const SLOWEST_TO_RATE = TIME_CATEGORIES[TIME_CATEGORIES.length - 1] as (typeof TIME_CATEGORIES)[number];

/** 6(2) If C does not follow from the tables, nothing is rated until the committee has set it. */
export function multiplierFindings(event: Event): MgszFinding[] {
  if (!isCovered(event)) return [];
  if (event.committeeC !== undefined) {
    const tables = multiplierByTables(event) ?? null;
    return [found('mgsz.committee-c', 'note', '6(2)', { c: event.committeeC, tables })];
  }
  if (boardOf(event) !== USUAL_BOARD) return [];
  const { baseMinutes, byoyomi } = event;
  if (baseMinutes === undefined) return [found('mgsz.no-base-time', 'refuse', '6(2)', { event: event.id })];
  if (byoyomi?.kind === 'other') return [found('mgsz.overtime', 'refuse', '6(2)', { kind: byoyomi.name })];
  const base = printedMinutes(baseMinutes);
  if (timeCategory(baseMinutes, byoyomi ?? null) === undefined) {
    const extended = printedMinutes(extendedMinutes(baseMinutes, byoyomi ?? null));
    const { base: minBase, extended: minExtended } = SLOWEST_TO_RATE;
    return [found('mgsz.too-fast', 'refuse', '6(2)', { base, extended, minBase, minExtended })];
  }
  return byoyomi === undefined ? [found('mgsz.overtime-unknown', 'note', 'table 2', { base })] : [];
}

const additionOf = (name: ImportanceRow['row']): number =>
  (IMPORTANCE_ADDITIONS.find(({ row }) => row === name) as ImportanceRow).addition;

/** Table 3 Claims that contradict the numbers, and facts that were left open. */
export function importanceFindings(event: Event): MgszFinding[] {
  if (!isByTables(event)) return [];
  const findings: MgszFinding[] = [];
  const { handicap, participants, players } = event;
  const claimed = event.importance ?? [];
  if (claimed.includes('invitational-or-national') && claimed.includes('european-or-world')) {
    const additions = additionOf('invitational-or-national') + additionOf('european-or-world');
    findings.push(found('mgsz.two-statuses', 'warn', 'table 3', { additions }));
  }
  const isLargeClaimed = claimed.includes('large');
  if (participants === undefined) {
    const facts = { players: players.length, claimed: isLargeClaimed };
    findings.push(found('mgsz.participants-unknown', 'note', 'table 3', facts));
  } else {
    if (isLargeClaimed && participants <= LARGE_ABOVE)
      findings.push(found('mgsz.large-claimed', 'warn', 'table 3', { participants, above: LARGE_ABOVE }));
    if (participants < players.length)
      findings.push(found('mgsz.participants-too-few', 'warn', 'table 3', { participants, players: players.length }));
  }
  if (handicap === undefined)
    findings.push(found('mgsz.handicap-unknown', 'note', 'table 3', { addition: additionOf('no-handicap') }));
  return findings;
}

/** 6(3) The rounds of the event: as many as the report says, and not fewer than it has games of. */
export const roundsOf = (event: Event): number =>
  event.games.reduce((rounds, { round }) => Math.max(rounds, round), event.rounds ?? 0);

/** 4(1), 5, 6(1) step 2 Points, grades and marks that a player comes with. */
export function standingFindings(event: Event): MgszFinding[] {
  const findings: MgszFinding[] = [];
  for (const player of event.players) {
    const standing = registryStandingOf(player);
    if (standing === 'registered') registeredFindings(player, findings);
    else findings.push(...(standing === 'entering' ? enteringFindings(player, event.games) : outsideFindings(player)));
  }
  return findings;
}

/** Most players have none of these findings, so they are added where the others are made. */
function registeredFindings(player: Player, findings: MgszFinding[]): void {
  if (player.entering === true)
    findings.push(found('mgsz.already-registered', 'warn', '6(1) step 2', { player: player.id }));
  const title = titleBefore(player);
  if (title === undefined) {
    findings.push(found('mgsz.points-missing', 'refuse', '4(1)', { player: player.id }));
    return;
  }
  if (player.rank === undefined) {
    const facts = { player: player.id, points: player.rating as number, grade: title.rank };
    findings.push(found('mgsz.grade-missing', 'warn', '4(1)', facts));
  }
  const { reached } = player;
  if (reached === undefined) return;
  const standing: Readonly<Record<string, number>> = standingMarks(title.rank, reached);
  const grades = Object.keys(reached).filter((grade) => standing[grade] === undefined);
  if (grades.length > 0) findings.push(found('mgsz.marks-set-aside', 'warn', '5(4)', { player: player.id, grades }));
}

function enteringFindings(player: Player, games: readonly Game[]): MgszFinding[] {
  const findings: MgszFinding[] = [];
  const entry = player.entryRank as EntryGrade | undefined;
  if (player.initialElo === undefined) {
    if (entry === undefined) return [entryGradeMissing(player)];
    const played = performance(player, games);
    findings.push(
      found('mgsz.initial-points-proposed', 'warn', '6(1) step 2', {
        player: player.id,
        grade: entry,
        points: limitOf(entry),
        score: points(played.halfPoints),
        games: played.games,
      }),
      ...aboveTable(player, entry),
    );
  } else if (entry === undefined && player.initialRank === undefined) {
    const grade = initialRank(rankOf(player.initialElo));
    const facts = { player: player.id, points: player.initialElo, grade };
    findings.push(found('mgsz.initial-grade-from-points', 'warn', '5(3)', facts));
  }
  const initial = player.initialRank as Grade | undefined;
  if (initial !== undefined && isStronger(initial, STRONGEST_INITIAL)) {
    const facts = { player: player.id, grade: initial, cap: STRONGEST_INITIAL };
    findings.push(found('mgsz.initial-grade-committee', 'warn', '5(3)', facts));
  }
  return findings;
}

const outsideFindings = (player: Player): MgszFinding[] =>
  player.entryRank === undefined ? [entryGradeMissing(player)] : aboveTable(player, player.entryRank as EntryGrade);

const entryGradeMissing = (player: Player): MgszFinding =>
  found('mgsz.entry-grade-missing', 'refuse', '6(1) step 2', { player: player.id });

/** 6(1) step 2 Table 1 ends at 7 dan. */
const aboveTable = (player: Player, grade: EntryGrade): MgszFinding[] =>
  isInTable(grade)
    ? []
    : [
        found('mgsz.entry-grade-above-table', 'warn', '6(1) step 2', {
          player: player.id,
          grade,
          points: limitOf(grade),
        }),
      ];

/**
 * 9(1)a At home a registered player enters a 19x19 event with the grade of the present points. A note only: the report
 * does not say whether the event was one to be entered with the grade of the EGF list.
 */
export function entryFindings(event: Event): MgszFinding[] {
  if (boardOf(event) !== USUAL_BOARD) return [];
  const entering = event.players.filter(({ entryRank }) => entryRank !== undefined);
  return entering.flatMap((player) => {
    const { rating } = player;
    if (registryStandingOf(player) !== 'registered' || rating === undefined) return [];
    const entered = player.entryRank as EntryGrade;
    const grade = rankOf(rating);
    const facts = { player: player.id, entered, points: rating, grade };
    return entered === grade ? [] : [found('mgsz.entry-grade-differs', 'note', '9(1)a', facts)];
  });
}

const namesOf = (event: Event, { round, white, black }: Game) => ({
  round,
  white: (event.players[white] as Player).id,
  black: (event.players[black] as Player).id,
});

/** Games that raise a finding: those that give no points, and among the others those with handicap stones and draws. */
interface NotedGames {
  readonly unrated: readonly Game[];
  readonly notable: readonly Game[];
}

function notedGames({ games }: Event): NotedGames {
  const [unrated, notable]: [Game[], Game[]] = [[], []];
  for (const game of games) {
    if (!isRatedGame(game)) unrated.push(game);
    else if (game.handicap > 0 || game.result === '1/2-1/2') notable.push(game);
  }
  return { unrated, notable };
}

/** 8(1) The games that give no points. */
export const unratedGameFindings = (event: Event, { unrated } = notedGames(event)): MgszFinding[] =>
  unrated.map((game) => {
    const names = namesOf(event, game);
    const { result } = game;
    return isPlayed(result)
      ? found('mgsz.game-excluded', 'note', '8(1)', names)
      : found('mgsz.game-not-played', 'note', '8(1)', { ...names, result });
  });

/** 8(2) Stones where none were announced, stones to the player with more points, and jigo. */
export function gameFindings(event: Event, { notable } = notedGames(event)): MgszFinding[] {
  const findings: MgszFinding[] = [];
  const games = notable.filter(({ handicap }) => handicap > 0).length;
  if (event.handicap !== true && games > 0)
    findings.push(found('mgsz.stones-without-handicap', 'warn', 'table 3', { games }));
  for (const game of notable) {
    if (game.handicap > 0) findings.push(...stonesToStronger(event, game));
    if (game.result === '1/2-1/2') findings.push(found('mgsz.jigo', 'note', '8(2) step 2', namesOf(event, game)));
  }
  return findings;
}

function stonesToStronger(event: Event, game: Game): MgszFinding[] {
  const whitePoints = startingPoints(event.players[game.white] as Player);
  const blackPoints = startingPoints(event.players[game.black] as Player);
  if (whitePoints === undefined || blackPoints === undefined || blackPoints <= whitePoints) return [];
  const facts = { ...namesOf(event, game), whitePoints, blackPoints, stones: game.handicap };
  return [found('mgsz.stones-to-stronger', 'warn', '8(2) step 1', facts)];
}

const CHECKS = [
  boardFindings,
  sharedResultFindings,
  coverageFindings,
  multiplierFindings,
  importanceFindings,
  standingFindings,
  entryFindings,
  unratedGameFindings,
  gameFindings,
] as const;

/** §5(3), and §6(2) on the multiplier that table 3 is a part of: the committee settles the doubts. */
export const WAIVABLE: readonly Waivable[] = [
  // 10(2): on appeal the presidency decides instead of the committee
  { finding: '5(3)', clauses: ['5(3)'], by: ['committee', 'presidency'] },
  { finding: 'table 3', clauses: ['table 3', '6(2)'], by: ['committee', 'presidency'] },
];

/**
 * All findings. Reading: a recorded decision settles a doubt and turns a warning into a note; what is out of scope stays out, and
 * missing points, grades and C have to be given in their own fields.
 */
export function checkEvent(event: Event): readonly MgszFinding[] {
  const findings: MgszFinding[] = [];
  const noted = notedGames(event);
  for (const check of CHECKS) for (const each of check(event, noted)) findings.push(each);
  return settled(findings, event.approvals, WAIVABLE);
}
