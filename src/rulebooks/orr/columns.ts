/**
 * Section 1 for an event in which everybody has a settled rating: sums by place over columns, in which a game is five small
 * numbers. The clauses say what the expected score, K, a change and a rounding are. Kt is not needed: it is only for newcomers and
 * unsettled players, and an event with one of them is rated by `lean.ts`. A property test keeps it equal to `rate.ts`.
 */
import { clamp, type Fraction, fraction, halfPointsInHundredths, roundHalfAway } from '../../core/exact.ts';
import { type AtOnceColumns, type AtOnceTable, type GameColumns, RESULT_NOT_COUNTED } from '../at-once.ts';
import { CERTAIN_GAP, expectedScore, kFactor, newRating, ratingChange } from './clauses.ts';

/** By the opponent's rating minus the player's own, from −920 to 920: hundredths. */
let expectedScores: Uint8Array | undefined;

export const expectedByGap = (): Uint8Array =>
  (expectedScores ??= Uint8Array.from({ length: 2 * CERTAIN_GAP + 1 }, (_, at) => expectedScore(0, at - CERTAIN_GAP)));

const enter: AtOnceColumns['enter'] = (table, place, { rating, unsettled }) => {
  if (rating === undefined || unsettled === true || !Number.isInteger(rating)) return false;
  table.rating[place] = rating;
  return true;
};

function sumGames({ count, white, black, result }: GameColumns, table: AtOnceTable): void {
  const { size, rating, games, halfPoints, expected } = table;
  games.fill(0, 0, size);
  halfPoints.fill(0, 0, size);
  expected.fill(0, 0, size);
  const byGap = expectedByGap();
  for (let game = 0; game < count; game += 1) {
    const ofWhite = result[game] as number;
    if (ofWhite === RESULT_NOT_COUNTED) continue;
    const [w, b] = [white[game] as number, black[game] as number];
    const gap = clamp((rating[b] as number) - (rating[w] as number), -CERTAIN_GAP, CERTAIN_GAP);
    (games[w] as number) += 1;
    (games[b] as number) += 1;
    (halfPoints[w] as number) += ofWhite;
    (halfPoints[b] as number) += 2 - ofWhite;
    (expected[w] as number) += byGap[CERTAIN_GAP + gap] as number;
    (expected[b] as number) += byGap[CERTAIN_GAP - gap] as number;
  }
}

/** SR, in hundredths, for which changes are looked up: more than anybody has in an event of forty rounds. */
const FARTHEST = 2000;

/** The change by K and SR, if the sum is not below zero. */
interface Changes {
  /** By SR from −20 on: hundredths, rounded. */
  readonly hundredths: Int32Array;
  /** Whole points of the new rating. */
  readonly points: Int16Array;
}

const changesByK = new Map<number, Changes>();

/** Far above zero, so that halves are rounded up, as for every rating that stays above it. */
const HIGH = 10_000;

function changesOf(k: number): Changes {
  const known = changesByK.get(k);
  if (known !== undefined) return known;
  const changes = Array.from({ length: 2 * FARTHEST + 1 }, (_, at) => ratingChange(at - FARTHEST, k));
  const made = {
    hundredths: Int32Array.from(changes, hundredthsOf),
    points: Int16Array.from(changes, (change) => newRating(HIGH, change) - HIGH),
  };
  changesByK.set(k, made);
  return made;
}

const hundredthsOf = ({ parts, of }: Fraction): number => roundHalfAway(fraction(100 * parts, of));

/** order 7, for everybody. */
function rate(played: GameColumns, table: AtOnceTable): void {
  sumGames(played, table);
  const { size, rating, halfPoints, expected, k, change, after } = table;
  for (let place = 0; place < size; place += 1) {
    const own = rating[place] as number;
    const sr = halfPointsInHundredths(halfPoints[place] as number) - (expected[place] as number);
    const ownK = kFactor(own, sr);
    k[place] = ownK;
    const { hundredths, points } = changesOf(ownK);
    const reached = own + (points[sr + FARTHEST] as number);
    if (reached > 0) {
      change[place] = hundredths[sr + FARTHEST] as number;
      after[place] = reached;
      continue;
    }
    // below zero halves are rounded down; and beyond the table there is nothing
    const exact = ratingChange(sr, ownK);
    change[place] = hundredthsOf(exact);
    after[place] = newRating(own, exact);
  }
}

/** Admission reports games that do not count and events without any, `remarks` reports ratings below the table of K. */
function isQuiet({ count, result }: GameColumns, { size, after }: AtOnceTable): boolean {
  for (let game = 0; game < count; game += 1) if (result[game] === RESULT_NOT_COUNTED) return false;
  for (let place = 0; place < size; place += 1) if ((after[place] as number) < 1) return false;
  return count > 0;
}

export const ORR_COLUMNS: AtOnceColumns = {
  hasExpected: true,
  enter,
  multiplier: () => 0,
  rate,
  standing: () => ({}),
  isQuiet,
};
