/** The short way of a whole list and the ordinary one come to the same, byte for byte. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMonth } from '../../../core/dates.ts';
import type { FideListPlayer } from '../../../formats/fide-list/records.ts';
import { writeList } from '../../../formats/fide-list/write.ts';
import { personId } from '../../../ledger/ids.ts';
import { forEachStore, testStore } from '../../../stores/harness.fixture.ts';
import { decideStanding } from '../../lists/decide.ts';
import { ANNA } from '../../office.fixture.ts';
import type { Office } from '../../office.ts';
import { erasePlayer } from '../erase.ts';
import { importList, type ImportedList } from '../import.ts';
import { mergePlayers } from '../merge.ts';
import { type CardsOrder, CardsMaker } from './cards-maker.ts';
import { officeWithPools, sound } from './import.fixture.ts';

const NAMES = ['Kiss, Anna', 'Nagy, Bela', 'Toth, Cili', 'Łoś, Ewa', 'O"Neil, \\Pat', 'van den Berg, Jan', 'Ivanov'];
/** Some that never come in unasked, or that nobody has. */
const ODD_NAMES = ['=1+2', '<b>Kiss', undefined];

const player = fc.record({
  name: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...NAMES) }, fc.constantFrom(...ODD_NAMES)),
  federation: fc.constantFrom('HUN', 'SVK', undefined),
  sex: fc.constantFrom('m' as const, 'f' as const),
  title: fc.constantFrom(undefined, undefined, 'FM', 'GM'),
  rating: fc.constantFrom(0, 1500, 1612, 2399, 2450),
  games: fc.constantFrom(0, 3),
  k: fc.constantFrom(undefined, 10, 20, 40),
  birthYear: fc.constantFrom(1985, 2010, undefined),
  inactive: fc.boolean(),
});

type Given = typeof player extends fc.Arbitrary<infer P> ? P : never;

const listed = ({ rating, games, k, ...given }: Given, number: number): FideListPlayer => ({
  ...given,
  fideId: String(number),
  standard: rating === 0 ? { games } : { rating, games, ...(k === undefined ? {} : { k }) },
});

/** A list, and what the next one has in its place: the same player, another one of that number, nobody; sometimes a number twice. */
const lists = fc.record({
  first: fc.array(player, { minLength: 1, maxLength: 14 }),
  next: fc.array(fc.tuple(fc.constantFrom('same', 'same', 'same', 'rating', 'other', 'gone'), player), {
    maxLength: 18,
  }),
  isTwice: fc.boolean(),
  isBackwards: fc.boolean(),
  meanwhile: fc.constantFrom('nothing', 'nothing', 'decided', 'merged', 'erased'),
  how: fc.constantFrom('whole' as const, 'add' as const, undefined),
  /** Whether another thread makes cards ahead, and gets lost on the way. */
  helper: fc.constantFrom(undefined, 'none' as const, 'lost' as const),
  takes: fc.constantFrom(
    undefined,
    new Set(['ratings'] as const),
    new Set(['facts', 'other-names', 'ratings'] as const),
  ),
});

type Lists = typeof lists extends fc.Arbitrary<infer L> ? L : never;

const bytesOf = (players: readonly FideListPlayer[], month: string): (() => Iterable<Uint8Array>) => {
  const text = { form: 'text', layout: 'single', control: 'standard', month: parseMonth(month) as number } as const;
  const all = [...writeList(players, text)];
  return () => all;
};

function nextOf({ first, next, isTwice, isBackwards }: Lists): readonly FideListPlayer[] {
  const all = next.flatMap(([what, other], at): readonly FideListPlayer[] => {
    const before = first[at];
    if (what === 'gone') return [];
    if (before === undefined || what === 'other') return [listed(other, at + 1)];
    return [listed(what === 'rating' ? { ...before, rating: other.rating } : before, at + 1)];
  });
  const ordered = isBackwards ? all.toReversed() : all;
  return isTwice ? [...ordered, ...ordered.slice(0, 1)] : ordered;
}

async function meanwhileDone(office: Office, what: Lists['meanwhile']): Promise<void> {
  const [one, two] = [personId(1), personId(2)];
  const why = { ...ANNA, ground: 'a letter' };
  if (what === 'merged') await mergePlayers(office, { player: one, into: two, although: ['fide', 'ratings'] }, ANNA);
  if (what === 'erased') await erasePlayer(office, one, why);
  if (what === 'decided')
    await decideStanding(office, { pool: 'fide', player: one, indicator: 'rating', value: 1777, by: 'Council' }, why);
}

const DIGEST = /[0-9a-f]{64}/g;

/**
 * Everything that an office holds. The two ways ask for salts at other times, so that digests of papers, and hashes that rest on them, differ:
 * each is told by its place, and what papers say is told in full.
 */
async function contentOf(office: Office): Promise<readonly string[]> {
  const lines = await office.store.read(async (desk) => {
    const all: unknown[] = [];
    for await (const some of desk.entriesFrom(1)) all.push(...some.map(({ text }) => text));
    for (const projection of [...desk.projections, 'papers']) {
      for await (const page of desk.pagesOf(projection)) all.push(...page.rows().map((row) => [projection, ...row]));
    }
    const persons = Array.from({ length: await desk.lastPerson() }, (_, at) => at + 1);
    const papers = await desk.identityPapers(persons);
    return [...all, papers.map(({ of, content }) => `${of} ${Buffer.from(content).toString('utf8')}`).sort()];
  });
  const places = new Map<string, number>();
  const placeOf = (digest: string): string => {
    if (!places.has(digest)) places.set(digest, places.size);
    return `#${places.get(digest)}`;
  };
  return lines.map((line) => JSON.stringify(line).replaceAll(DIGEST, placeOf));
}

const taken = (office: Office, list: Omit<ImportedList, 'pool'>, way: number) =>
  importList(
    office,
    {
      ...list,
      pool: 'fide',
      playersAPart: 4,
      partsAtOnce: 2,
      faulty: 'left-out',
      each: true,
      ...(way === 0 ? { way: 'ordinary' as const } : {}),
    },
    ANNA,
  );

/** With what another thread would do done in this one: messages are copied as between threads, and it ends when it is told. */
function withHelper(office: Office, fault: 'none' | 'lost' = 'none'): Office & { readonly orders: CardsOrder[] } {
  const orders: CardsOrder[] = [];
  const maker = new CardsMaker(office.random);
  const ask = async (order: unknown): Promise<unknown> => {
    orders.push(order as CardsOrder);
    if (fault === 'lost' && orders.length > 2) throw new Error('the thread has ended');
    return structuredClone(maker.made(structuredClone(order) as CardsOrder).answer);
  };
  const start = () => ({ ask, turn: async () => undefined, close: async () => undefined });
  return { ...office, helpers: { start, worthFrom: { reports: 0, players: 0, entries: 0 } }, orders };
}

async function bothWays(store: Parameters<typeof officeWithPools>[0], given: Lists): Promise<Office> {
  const [ordinary, short] = [await officeWithPools(store), await officeWithPools(store)];
  const offices: [Office, Office] = [ordinary, given.helper === undefined ? short : withHelper(short, given.helper)];
  const first = {
    open: bytesOf(
      given.first.map((each, at) => listed(each, at + 1)),
      '2024-04',
    ),
    how: 'whole' as const,
  };
  const { how, takes } = given;
  const next = {
    open: bytesOf(nextOf(given), '2024-05'),
    ...(how === undefined ? {} : { how }),
    ...(takes === undefined ? {} : { takes }),
  };
  const outcomes = await Promise.all(
    offices.map(async (office, way) => {
      const came = [await taken(office, first, way)];
      await meanwhileDone(office, given.meanwhile);
      came.push(await taken(office, next, way), await taken(office, next, way));
      return came;
    }),
  );
  expect(outcomes[1]).toEqual(outcomes[0]);
  expect(await contentOf(offices[1])).toEqual(await contentOf(offices[0]));
  return offices[1];
}

describe('the short way of a list', () => {
  const store = testStore('sqlite');

  test('comes to what the ordinary way comes to: findings, entries, papers and tables', async () => {
    await fc.assert(
      fc.asyncProperty(lists, async (given) => void (await bothWays(store, given))),
      { numRuns: Number(process.env['ELOBOOK_LISTS'] ?? 25) },
    );
  });
});

forEachStore((_, store) => {
  test('a list that came in the short way follows from its entries', async () => {
    const plain: Given = {
      name: 'Kiss, Anna',
      federation: 'HUN',
      sex: 'f',
      title: undefined,
      rating: 1500,
      games: 3,
      k: 20,
      birthYear: 1985,
      inactive: false,
    };
    const first = NAMES.map((name, at) => ({ ...plain, name, inactive: at === 2 }));
    const next = first.map((each, at) => [at === 1 ? 'rating' : 'same', { ...each, rating: 1612 }] as [string, Given]);
    await sound(
      await bothWays(store, {
        first,
        next,
        isTwice: false,
        isBackwards: false,
        meanwhile: 'nothing',
        how: 'whole',
        helper: 'none',
        takes: undefined,
      } as Lists),
    );
  });
});
