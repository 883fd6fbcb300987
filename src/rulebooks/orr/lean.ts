/**
 * The short way to rate an event without reasons: sums by the place of a player, and no object for each game. The clauses say what
 * the expected score, K, a change and a rounding are. Newcomers and unsettled players, whose games are evaluated one by one, are
 * also rated by the clauses. A property test keeps all of it equal to `rate.ts`.
 */
import type { DatedEvent, Game, Player } from '../../core/event.ts';
import { clamp, halfPointsInHundredths } from '../../core/exact.ts';
import type { Finding } from '../../core/finding.ts';
import { roughExp } from '../../core/real.ts';
import type { Sliced } from '../../core/slices.ts';
import { settled } from '../approvals.ts';
import { resultsById } from '../by-id.ts';
import { findingsOnScores, isCounted, isMember, kindOf, knownWorth, type PlayerKind } from './admission.ts';
import { expectedByGap } from './columns.ts';
import { averageAgeOver, CERTAIN_GAP, countedAge, isAgeSure, kFactor, newRating, ratingChange } from './clauses.ts';
import {
  boundedCoefficient,
  playerCoefficient,
  reducedCoefficient,
  type Score,
  tournamentCoefficient,
} from './newcomers.ts';
import {
  entrantsOf,
  estimatesIn,
  newcomerResult,
  type OrrEventResult,
  type OrrNumbers,
  ratedNumbers,
  rateEvent,
  rateInSlices,
  remarks,
  unissued,
  unsettledResult,
} from './rate.ts';

/** The players as whole numbers, by place. */
interface Field {
  readonly kinds: PlayerKind[];
  /** The rating that opponents meet; 0 for newcomers until they are estimated. */
  readonly worth: number[];
  /** As they count. */
  readonly ages: number[];
  /** Everybody has a settled rating, and an age that is the same for every birthday: no check can have a finding about them. */
  isQuiet: boolean;
}

/** Undefined where a rating is no whole number: the table knows no other differences. */
function fieldOf(event: DatedEvent): Field | undefined {
  const field: Field = { kinds: [], worth: [], ages: [], isQuiet: true };
  for (const player of event.players) {
    const kind = kindOf(player, event);
    const worth = knownWorth(player, kind) ?? 0;
    if (!Number.isInteger(worth)) return undefined;
    field.kinds.push(kind);
    field.worth.push(worth);
    field.ages.push(countedAge(player.birth, event.start));
    field.isQuiet &&= kind === 'rated' && player.birth !== undefined && isAgeSure(player.birth.year, event.start);
  }
  return field;
}

/**
 * The sums over the games that count: four consecutive whole numbers for each player. The opponents' expected scores in hundredths
 * and their ages are those of the field.
 */
interface Sums {
  readonly numbers: Int32Array;
  /** Games that do not count. */
  readonly left: readonly Game[];
}

const [GAMES, HALF_POINTS, EXPECTED, AGES, WIDTH] = [0, 1, 2, 3, 4] as const;

function sumsOf(event: DatedEvent, { worth, ages }: Field): Sums {
  const numbers = new Int32Array(WIDTH * ages.length);
  const left: Game[] = [];
  const byGap = expectedByGap();
  for (const game of event.games) {
    if (!isCounted(game)) {
      left.push(game);
      continue;
    }
    const { white, black, result } = game;
    const ofWhite = result === '1-0' ? 2 : result === '0-1' ? 0 : 1;
    const gap = clamp((worth[black] as number) - (worth[white] as number), -CERTAIN_GAP, CERTAIN_GAP);
    const [w, b] = [WIDTH * white, WIDTH * black];
    (numbers[w + GAMES] as number) += 1;
    (numbers[b + GAMES] as number) += 1;
    (numbers[w + HALF_POINTS] as number) += ofWhite;
    (numbers[b + HALF_POINTS] as number) += 2 - ofWhite;
    (numbers[w + EXPECTED] as number) += byGap[CERTAIN_GAP + gap] as number;
    (numbers[b + EXPECTED] as number) += byGap[CERTAIN_GAP - gap] as number;
    (numbers[w + AGES] as number) += ages[black] as number;
    (numbers[b + AGES] as number) += ages[white] as number;
  }
  return { numbers, left };
}

/** More than a mean of rough exponentials can be wrong by. */
const DOUBT = 1e-6;

/** Beyond these bounds nothing changes Kt. */
const FAR_ABOVE = 100;

/** 2 Kt Only where the mean is next to a whole number the exponentials have to be the exact ones. */
function coefficientOf({ kinds, worth }: Field, { numbers }: Sums): number {
  const contributors: number[] = [];
  for (let place = 0; place < kinds.length; place += 1) {
    if (kinds[place] !== 'newcomer' && numbers[place * WIDTH + GAMES] !== 0) contributors.push(place);
  }
  const kiOf = (place: number, exp?: (x: number) => number): number => {
    const at = place * WIDTH;
    const games = numbers[at + GAMES] as number;
    const averageAge = averageAgeOver(numbers[at + AGES] as number, games);
    const halfPoints = numbers[at + HALF_POINTS] as number;
    return playerCoefficient({ rating: worth[place] as number, halfPoints, games, averageAge }, exp);
  };
  let sum = 0;
  for (const place of contributors) sum += kiOf(place, roughExp);
  const mean = sum / contributors.length;
  const isSure = mean > FAR_ABOVE || Math.abs(mean - Math.round(mean)) > DOUBT;
  return isSure
    ? reducedCoefficient(boundedCoefficient(Math.floor(mean)), contributors.length, kinds.length)
    : tournamentCoefficient(
        contributors.map((place) => kiOf(place)),
        kinds.length,
      );
}

/** Players whose games the clauses evaluate one by one. */
const BY_CLAUSES: ReadonlySet<PlayerKind> = new Set(['newcomer', 'unsettled']);

/** Their results by place. The estimates of the newcomers among them are entered into the field. */
function byClauses(event: DatedEvent, { worth }: Field, kt: number): readonly (OrrNumbers | undefined)[] {
  const entrants = entrantsOf(event, BY_CLAUSES);
  const { estimates, worths } = estimatesIn(entrants, kt);
  return entrants.map((entrant, place) => {
    worth[place] = worths.get(entrant) ?? 0;
    if (entrant.kind === 'newcomer') return newcomerResult(event, entrant, estimates.get(entrant), worths);
    return entrant.kind === 'unsettled' ? unsettledResult(event, entrant, kt, worths) : undefined;
  });
}

/** order 7, from sums. */
function settledResult(player: Player, kind: PlayerKind, score: Score, rating: number, expected: number): OrrNumbers {
  if (!isMember(player)) return unissued({ kind, known: rating }, score, rating);
  const sr = halfPointsInHundredths(score.halfPoints) - expected;
  const k = player.k ?? kFactor(rating, sr);
  const change = ratingChange(sr, k);
  return ratedNumbers(kind, rating, score, { sr, k, change, after: newRating(rating, change) });
}

const scoreAt = ({ numbers }: Sums, place: number): Score => ({
  games: numbers[place * WIDTH + GAMES] as number,
  halfPoints: numbers[place * WIDTH + HALF_POINTS] as number,
});

/** The findings of admission; the checks are not called if they cannot have any. */
function findingsOn(event: DatedEvent, { kinds, isQuiet }: Field, sums: Sums): readonly Finding[] {
  if (isQuiet && sums.left.length === 0 && event.games.length > 0) return [];
  const scores = event.players.map((player, place) => ({
    player,
    kind: kinds[place] as PlayerKind,
    ...scoreAt(sums, place),
  }));
  return findingsOnScores(event, scores, sums.left);
}

/** The whole event, without reasons. */
export function rateLean(event: DatedEvent): OrrEventResult {
  const field = fieldOf(event);
  if (field === undefined) return rateEvent(event);
  const { kinds, worth, isQuiet } = field;
  const first = sumsOf(event, field);
  const kt = coefficientOf(field, first);
  const others = isQuiet || !kinds.some((kind) => BY_CLAUSES.has(kind)) ? undefined : byClauses(event, field, kt);
  // with the estimates of newcomers
  const sums = others === undefined ? first : sumsOf(event, field);
  const found = [...findingsOn(event, field, sums)];
  const results: OrrNumbers[] = [];
  for (const player of event.players) {
    const place = results.length;
    const expected = sums.numbers[place * WIDTH + EXPECTED] as number;
    const result =
      others?.[place] ??
      settledResult(player, kinds[place] as PlayerKind, scoreAt(sums, place), worth[place] as number, expected);
    results.push(result);
    if (result.belowTable || result.rpmax !== undefined) found.push(...remarks(player.id, result));
  }
  const findings = settled(found, event.approvals, []);
  return { rulebook: 'orr', rated: true, reasons: [], findings, kt, players: resultsById(event.players, results) };
}

/** Number of players who are rated in one slice of work: some thousandths of a second when the code has not run often yet. */
const PLAYERS_A_SLICE = 100;

/** The same for a server: a field that would make others wait is rated by the clauses, which pause. */
export function* leanInSlices(event: DatedEvent): Sliced<OrrEventResult> {
  return event.players.length > PLAYERS_A_SLICE ? yield* rateInSlices(event) : rateLean(event);
}
