/** What an office asks of the rules of the Hungarian Go Association. */
import type { Player } from '../../core/event.ts';
import type { ReportedEvent, AtOnceRules, MissingFact } from '../edition.ts';
import { WAIVABLE } from './admission.ts';
import { expectation, limitOf, nextGrades, USUAL_BOARD } from './clauses.ts';
import { MGSZ_COLUMNS } from './columns.ts';
import { MGSZ_2012 } from './editions.ts';
import { entryGrade, rankingList, titleGiven } from './lists.ts';
import { initialRank, performance } from './newcomers.ts';
import type { MgszPlayer } from './rate.ts';
import type { MgszRules } from './reasons.ts';
import {
  CHANCES,
  type EntryGrade,
  type Grade,
  GRADES,
  IMPORTANCE_ADDITIONS,
  MULTIPLIER_13,
  TIME_CATEGORIES,
} from './tables.ts';

/** 6(2) Without a thinking time there is no multiplier, unless the committee has set it or the board sets it. */
function missingTime({ id, event }: ReportedEvent): readonly MissingFact[] {
  const { baseMinutes, committeeC, board = USUAL_BOARD, pairGo, consultation } = event;
  const isAsked = board === USUAL_BOARD && pairGo !== true && consultation !== true;
  return isAsked && baseMinutes === undefined && committeeC === undefined
    ? [{ code: 'mgsz.no-base-time', clause: '6(2)', field: 'baseMinutes', facts: { event: id } }]
    : [];
}

/** 6(1) step 2: a new player has no points, and enters with a grade. */
const missingGrades = ({ players, isNew, keyOf }: ReportedEvent): readonly MissingFact[] =>
  players.flatMap(({ entryRank, initialElo }, player) =>
    isNew(player) && entryRank === undefined && initialElo === undefined
      ? [
          {
            code: 'mgsz.entry-grade-missing',
            clause: '6(1) step 2',
            field: 'entryRank',
            player,
            facts: { player: keyOf(player) },
          },
        ]
      : [],
  );

/** A player who has points afterwards has a title, too. */
const resultOf: AtOnceRules['resultOf'] = ({ players }, event, player) => {
  const { after, rankAfter, reached, games } = players[player] as MgszPlayer;
  const played = performance(event.players.find(({ id }) => id === player) as Player, event.games);
  return {
    n: played.games,
    halfPoints: played.halfPoints,
    ...(after === null
      ? {}
      : {
          standing: {
            rating: after,
            games,
            rank: rankAfter as string,
            ...(Object.keys(reached).length === 0 ? {} : { reached: reached as Record<string, number> }),
          },
        }),
  };
};

/** From the strongest grade of table 1 to the weakest. */
const placeOf = (grade: string): number => GRADES.findIndex((row) => row.grade === grade);

export const MGSZ_OFFICE: AtOnceRules = {
  edition: MGSZ_2012,
  calendar: 'at-once',
  explanation: {
    columns: ['gap', 'corrected', 'expected', 'score', 'gamePoints', 'change'],
    gameRules: ['game-points', 'game-not-played', 'game-excluded'] satisfies readonly (keyof MgszRules)[],
    eventRules: [],
    kRules: [],
    foldedRules: [],
  },
  // points of Go go below zero
  ratings: [-1000, 5000],
  indicators: ['rating', 'grade'],
  // 3(3) and 10(1); on appeal, 10(2), the presidency
  decides: ['committee', 'presidency'],
  // 5(3) and 6(2): what the committee decides. A multiplier that follows from nothing is a fact that has to be given (`committeeC`).
  waivable: WAIVABLE,
  checked: [['1(2)', 'board'], ['1(3)'], ['6(2)', 'baseMinutes'], ['table 3', 'participants']],
  tables: [
    { name: 'grades', clause: 'table 1', rows: GRADES.map(({ grade, limit }) => [grade, limit]) },
    {
      name: 'time-categories',
      clause: 'table 2',
      rows: [
        ...TIME_CATEGORIES.map(({ category, base, extended, multiplier }) => [category, base, extended, multiplier]),
        ['13 × 13', null, null, MULTIPLIER_13],
      ],
    },
    { name: 'importance', clause: 'table 3', rows: IMPORTANCE_ADDITIONS.map(({ row, addition }) => [row, addition]) },
    {
      name: 'chances',
      clause: 'table 4',
      rows: CHANCES.map(({ from, to, chance }) => [from, Number.isFinite(to) ? to : null, chance / 1000]),
    },
  ],
  missing: (report) => [...missingTime(report), ...missingGrades(report)],
  // 1(1): a player with points is in the registry
  asksForRegistry: true,
  columns: ['id', 'name', 'rating', 'games', 'birth', 'sex', 'federation', 'pin', 'rank', 'entryRank', 'reached'],
  grades: {
    entry: (points) => entryGrade({ points, board: USUAL_BOARD }) as string,
    points: (grade) => limitOf(grade as EntryGrade),
    first: (grade) => initialRank(grade as EntryGrade),
    steps: (grade, than) => placeOf(than) - placeOf(grade),
    marksWith: (title, reached) => titleGiven(title as Grade, reached).reached,
    ahead: (title, points, reached) => nextGrades({ rank: title as Grade, reached }, points),
    ranking: (players) => rankingList(players.map((player) => ({ ...player, rank: player.rank as Grade }))),
  },
  expected: (white, black, stones) => expectation({ white, black, stones }).expected[0],
  takesFideRatings: false,
  resultOf,
  inColumns: MGSZ_COLUMNS,
};
