import { describe, expect, test } from 'vitest';
import { parseDay } from '../../core/dates.ts';
import { toPlaces } from '../../core/exact.ts';
import { parseBirth } from '../../core/people.ts';
import { kFactor } from '../fide/2014/clauses.ts';
import { HALF_POINT_BONUS, ruPooled, ruRoundRobin, tournamentAverage, trimmedAverage } from '../fide/2014/newcomers.ts';
import { eventChange, initialRating, printedAverage } from '../fide/calculators.ts';
import type { PoolPart } from '../fide/pool.ts';
import { avgChange, avgExpectation, k40Left, tpr } from './calculators.ts';
import { MAX_GAP } from './clauses.ts';
import { MSSZ_2017 } from './editions.ts';
import { eventOf, type TournamentDocument } from './event.fixture.ts';
import { firstEventRegistered } from './newcomers.ts';
import {
  checkRegistry,
  type FideSheet,
  fideIdDue,
  fideIdHungarian,
  type KomirSheet,
  komirIdOk,
  type MsszFinding,
  titleOk,
} from './registry.ts';
import vectors from './vectors/mssz-2017.json' with { type: 'json' };

// biome-ignore lint: the arguments of a case have the shape that its function's name promises
type Args = any;

interface PartArgs {
  readonly games: number;
  readonly avg: number;
  readonly score: number;
}

const part = ({ games, avg, score }: PartArgs): PoolPart => ({
  event: null,
  games,
  average: printedAverage(avg),
  halfPoints: 2 * score,
});

const SOME_DAY = '2017-06-01';

/** Empty fields of a sheet are `null` in a document. */
const filled = (sheet: Args): Args => Object.fromEntries(Object.entries(sheet).filter(([, value]) => value !== null));

function leftSheet(sheet: Args): KomirSheet {
  const { birth, ...rest } = filled(sheet);
  return { ...rest, birth: parseBirth(birth) };
}

function rightSheet(sheet: Args): FideSheet {
  const { period, birthYear, ...rest } = filled(sheet);
  const [from, to] = (period ?? '').split('/').map(parseDay);
  return { ...rest, birthYear: Number(birthYear), ...(from === undefined ? {} : { period: { from, to } }) };
}

/** The digest names a missing field in the code, and leaves the form of the FIDE ID out. */
const faultName = ({ code, facts }: MsszFinding): string =>
  code === 'mssz.field-missing' ? `missing-${facts['field']}` : code.slice('mssz.'.length);

/** The names of the digest, in natural units, on the functions of this rulebook. */
const FUNCTIONS: Record<string, (args: Args) => unknown> = {
  ruPooled: ({ parts, bonus = HALF_POINT_BONUS }) => ruPooled(parts.map(part), bonus),
  raRoundRobin: ({ rated, n }) => {
    const players = rated.map((player: Args) => ({ ...player, halfPoints: 2 * player.score }));
    const { rar, dpa, ra } = tournamentAverage(players, n);
    return { rar: toPlaces(rar, 4), dpa: toPlaces(dpa, 4), ra };
  },
  ruRoundRobin: ({ rc, score, games, n }) => ruRoundRobin(rc, 2 * score, games, n, HALF_POINT_BONUS),
  rcNew: ({ ra, ru, opponents }) => trimmedAverage(ra, ru, opponents, MAX_GAP),
  initialRating: ({ parts }) => {
    const events = parts.map(({ games, avg, score }: PartArgs) => ({ games, average: avg, score }));
    const { status, games, rating } = initialRating({ edition: 'mssz-2017', events });
    return { status, games, rating };
  },
  ratingChange: ({ rating, k, games }) => eventChange({ edition: 'mssz-2017', own: rating, k, games }).change,
  k: ({ rating, games, peak = rating, birth = '1980-01-01', date = SOME_DAY }) =>
    kFactor({ rating, games, peak, birth: parseBirth(birth), on: parseDay(date) as number }),
  avgExpectation,
  avgChange,
  tpr: ({ average, ...result }) => tpr({ average: Number(average), ...result }),
  k40Left: ({ games }) => k40Left(games),
  firstEventRegistered: ({ score }) => firstEventRegistered(2 * score),
  komirIdOk: ({ v }) => komirIdOk(v),
  fideIdHungarian: ({ v }) => fideIdHungarian(v),
  fideIdDue: ({ gamesAgainstRated }) => fideIdDue(gamesAgainstRated),
  titleOk: ({ title, year }) => titleOk(title, year),
  checkRegistry: ({ left, right }) => checkRegistry(leftSheet(left), rightSheet(right)).map(faultName),
};

interface FunctionCase {
  readonly case: string;
  readonly kind: 'function';
  readonly input: { readonly fn: string; readonly args: Args };
  readonly expected: { readonly value: unknown };
}

interface TournamentCase {
  readonly case: string;
  readonly kind: 'tournament';
  readonly input: TournamentDocument;
  readonly expected: { readonly players: Record<string, Record<string, unknown>> };
}

const CASES = vectors as unknown as readonly (FunctionCase | TournamentCase)[];

describe('MSSZ, the checked cases of its functions', () => {
  for (const one of CASES) {
    if (one.kind !== 'function') continue;
    const fn = FUNCTIONS[one.input.fn] as (args: Args) => unknown;
    test(one.case, () => expect(fn(one.input.args)).toEqual(one.expected.value));
  }
});

describe('MSSZ, the checked cases of whole events', () => {
  for (const one of CASES) {
    if (one.kind !== 'tournament') continue;
    test(one.case, () => {
      const result = MSSZ_2017.rate(eventOf(one.input));
      expect(result.rulebook).toBe('mssz-2017');
      expect(result.rated).toBe(true);
      expect(result).toMatchObject(one.expected);
    });
  }
});
