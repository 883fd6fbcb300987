/**
 * Two answers to one document, number by number. The new rating of every player is asked of every program; whatever else it gives
 * under a name of docs/format.md is compared too.
 */

/** One number, or word, that is not what the rulebook gives. */
export interface ResultDifference {
  /** Absent where it is about the whole document. */
  readonly player?: string;
  /** Of a period: what one event contributes. */
  readonly event?: string;
  readonly key: string;
  readonly expected: unknown;
  /** Absent where the program gives nothing, though it must. */
  readonly given?: unknown;
}

export interface Comparison {
  readonly differences: readonly ResultDifference[];
  /** How many values of each name were compared. */
  readonly compared: ReadonlyMap<string, number>;
  /** New ratings that are not the rulebook’s: ids of players. */
  readonly wrong: ReadonlySet<string>;
}

type Values = Readonly<Record<string, unknown>>;

/** Reasons and remarks: they are words about the numbers, and every program has its own. */
const NOT_COMPARED: ReadonlySet<string> = new Set([
  'findings',
  'steps',
  'tables',
  'kFrom',
  'players',
  'events',
  'rulebook',
]);

/** What stands in an answer is a result; anything else is no answer to the document. */
export const isResult = (answer: unknown): answer is Values & { readonly players: Readonly<Record<string, Values>> } =>
  isValues(answer) && isValues(answer['players']) && Object.values(answer['players']).every(isValues);

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function compare(expected: unknown, given: unknown): Comparison {
  const differences: ResultDifference[] = [];
  const compared = new Map<string, number>();
  const wrong = new Set<string>();
  if (!isResult(expected) || !isResult(given)) throw new Error('only results are compared');
  const look = (of: Pick<ResultDifference, 'player' | 'event'>, wanted: Values, found: Values): void => {
    for (const [key, value] of Object.entries(wanted)) {
      if (NOT_COMPARED.has(key) || !(key in found)) continue;
      const name = of.event === undefined ? key : `events.${key}`;
      compared.set(name, (compared.get(name) ?? 0) + 1);
      if (!isSame(inOrder(key, value), inOrder(key, found[key])))
        differences.push({ ...of, key: name, expected: value, given: found[key] });
    }
  };
  look({}, expected, given);
  for (const [player, wanted] of Object.entries(expected.players)) {
    const found = Object.hasOwn(given.players, player) ? (given.players[player] as Values) : {};
    if (!('after' in found)) {
      compared.set('after', (compared.get('after') ?? 0) + 1);
      differences.push({ player, key: 'after', expected: wanted['after'] });
    }
    if (!isSame(wanted['after'], found['after'])) wrong.add(player);
    look({ player }, wanted, found);
  }
  for (const player of Object.keys(given.players)) {
    if (!Object.hasOwn(expected.players, player))
      differences.push({ player, key: 'players', expected: null, given: player });
  }
  const ofEvents = given['events'];
  if (isValues(expected['events']) && isValues(ofEvents)) {
    for (const [event, wanted] of Object.entries(expected['events'])) {
      const found = ofEvents[event];
      if (!isValues(wanted) || !isValues(found)) continue;
      look({ event }, wanted, found);
      const [all, own] = [wanted['players'], found['players']];
      if (!isValues(all) || !isValues(own)) continue;
      for (const [player, part] of Object.entries(all)) {
        if (isValues(part) && isValues(own[player])) look({ player, event }, part, own[player]);
      }
    }
  }
  return { differences, compared, wrong };
}

/** The clauses for which an event is not rated are a set. */
const inOrder = (key: string, value: unknown): unknown =>
  key === 'reasons' && Array.isArray(value) ? [...new Set(value as unknown[])].sort() : value;

/** Results have at most six decimals; a program that counts in binary fractions may be off beyond them. */
const TOLERANCE = 5e-7;

function isSame(expected: unknown, given: unknown): boolean {
  if (typeof expected === 'number' && typeof given === 'number') return Math.abs(expected - given) < TOLERANCE;
  if (Array.isArray(expected) && Array.isArray(given)) {
    return expected.length === given.length && expected.every((value, at) => isSame(value, given[at]));
  }
  if (isValues(expected) && isValues(given)) {
    const keys = Object.keys(expected);
    return keys.length === Object.keys(given).length && keys.every((key) => isSame(expected[key], given[key]));
  }
  return expected === given || ((expected ?? null) === null && (given ?? null) === null);
}
