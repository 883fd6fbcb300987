/**
 * Section 6 for an event in which everybody is in the registry: sums by place over columns. What a game gives, what C makes of a sum,
 * and how an event is cut, the clauses say. A property test keeps it equal to `rate.ts`. In the columns
 *
 *     a title  is its place on the ladder of 4(1), from the weakest
 *     a mark   is a bit for each grade of which one reach is not enough (5(4)), from the weakest; nobody has two while it counts
 */
import { clamp } from '../../core/exact.ts';
import { type AtOnceColumns, type AtOnceTable, type GameColumns, RESULT_NOT_COUNTED } from '../at-once.ts';
import {
  correctedElo,
  eloChange,
  eventParts,
  HALF,
  LADDER,
  multiplier,
  NO_MARKS,
  type PromotionMarks,
  pointsOfWhite,
  rankOf,
  SURE_FROM,
  STRONGEST_AT_ONCE,
  standingMarks,
} from './clauses.ts';
import { GRADES, type Grade } from './tables.ts';

const PLACES: ReadonlyMap<string, number> = new Map(LADDER.map((grade, place) => [grade, place]));
const placeOf = (grade: string): number => PLACES.get(grade) as number;

/** 5(2) The strongest title for which one reach is enough, and the first for which it is not. */
const AT_ONCE = placeOf(STRONGEST_AT_ONCE);
const FIRST_MARKED = AT_ONCE + 1;

const MOST_POINTS = GRADES[0].limit;
const FEWEST_POINTS = (GRADES[GRADES.length - 1] as (typeof GRADES)[number]).limit;

/** For every number of whole points in table 1: the grade that they reach. */
const REACHED_AT = Uint8Array.from({ length: MOST_POINTS - FEWEST_POINTS + 1 }, (_, above) =>
  placeOf(rankOf(FEWEST_POINTS + above)),
);

/** By white's points minus black's, up to the difference that counts: what white loses if black wins, in thousandths. */
const LOST_AT = Int16Array.from({ length: 2 * SURE_FROM + 1 }, (_, at) => pointsOfWhite(at - SURE_FROM, 0, 0));

/** The marks of all grades up to one. */
const marksUpTo = (title: number): number => (title < FIRST_MARKED ? 0 : (1 << (title - AT_ONCE)) - 1);

const strongestOf = (marks: number): number => (marks === 0 ? 0 : FIRST_MARKED + 31 - Math.clz32(marks));

/** Undefined where a mark was made more than once, as only a decision can leave it. */
function marksOf(reached: PromotionMarks): number | undefined {
  let marks = 0;
  for (const [grade, times] of Object.entries(reached)) {
    if (times !== 1) return undefined;
    marks |= 1 << (placeOf(grade) - FIRST_MARKED);
  }
  return marks;
}

const enter: AtOnceColumns['enter'] = (table, place, { rating, rank, reached = NO_MARKS }) => {
  if (rating === undefined || !Number.isInteger(rating)) return false;
  // 4(1) a registered player without a grade has that of the points
  const title = (rank as Grade | undefined) ?? rankOf(rating);
  const marks = marksOf(standingMarks(title, reached));
  if (marks === undefined) return false;
  table.rating[place] = rating;
  table.title[place] = placeOf(title);
  table.marks[place] = marks;
  return true;
};

/** Players by their points at the start of the part: `after`, until it is closed. Thousandths are summed up in `change`. */
function sumGames(played: GameColumns, from: number, last: number, table: AtOnceTable): number {
  const { count, round, white, black, result, stones } = played;
  const { after, change, games, halfPoints } = table;
  let game = from;
  for (; game < count && (round[game] as number) <= last; game += 1) {
    const ofWhite = result[game] as number;
    if (ofWhite === RESULT_NOT_COUNTED) continue;
    const [w, b] = [white[game] as number, black[game] as number];
    const given = stones[game] as number;
    const other = given === 0 ? (after[b] as number) : correctedElo(after[b] as number, given);
    const gap = clamp((after[w] as number) - other, -SURE_FROM, SURE_FROM);
    const worth = ofWhite * HALF + (LOST_AT[gap + SURE_FROM] as number);
    (change[w] as number) += worth;
    (change[b] as number) -= worth;
    (games[w] as number) += 1;
    (games[b] as number) += 1;
    (halfPoints[w] as number) += ofWhite;
    (halfPoints[b] as number) += 2 - ofWhite;
  }
  return game;
}

/** 5(1), 5(2), 5(4) as `promote`; only a grade above the title changes anything. */
function promoteAt({ title, marks, titleAfter, marksAfter }: AtOnceTable, place: number, points: number): void {
  const held = title[place] as number;
  const reached = REACHED_AT[clamp(points, FEWEST_POINTS, MOST_POINTS) - FEWEST_POINTS] as number;
  if (reached <= held) return;
  const before = marks[place] as number;
  const after = Math.max(held, Math.min(reached, AT_ONCE), strongestOf(before & marksUpTo(reached)));
  titleAfter[place] = after;
  marksAfter[place] = (before | marksUpTo(reached)) & ~marksUpTo(after);
}

/** 6(1) steps 2 and 3, for everybody. */
function rate(played: GameColumns, table: AtOnceTable, c: number, rounds: number): void {
  const { size, rating, games, halfPoints, change, after, title, marks, titleAfter, marksAfter } = table;
  games.fill(0, 0, size);
  halfPoints.fill(0, 0, size);
  for (let place = 0; place < size; place += 1) {
    after[place] = rating[place] as number;
    titleAfter[place] = title[place] as number;
    marksAfter[place] = marks[place] as number;
  }
  let game = 0;
  for (const [, last] of eventParts(c, rounds)) {
    change.fill(0, 0, size);
    game = sumGames(played, game, last, table);
    for (let place = 0; place < size; place += 1) (after[place] as number) += eloChange(c, change[place] as number);
  }
  for (let place = 0; place < size; place += 1) {
    const points = after[place] as number;
    change[place] = 100 * (points - (rating[place] as number));
    // points that nobody could lose or win make no title
    if (c > 0 && games[place] !== 0) promoteAt(table, place, points);
  }
}

const standing: AtOnceColumns['standing'] = ({ titleAfter, marksAfter }, place) => {
  const marks = marksAfter[place] as number;
  const rank = LADDER[titleAfter[place] as number] as Grade;
  if (marks === 0) return { rank };
  const marked = LADDER.filter((_, at) => at >= FIRST_MARKED && (marks & (1 << (at - FIRST_MARKED))) !== 0);
  return { rank, reached: Object.fromEntries(marked.map((grade) => [grade, 1])) };
};

export const MGSZ_COLUMNS: AtOnceColumns = {
  hasExpected: false,
  enter,
  multiplier: (event) => multiplier(event),
  rate,
  standing,
  // nearly every event of Go has notes: a jigo, a number of participants that nobody gave
  isQuiet: () => false,
};
