import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ComparedPage, Desk, PersonRow, WritingDesk } from '../ledger/store.ts';
import { PersonsAsKept } from './persons-as-kept.ts';

const row = (person: number, name: string): PersonRow => ({
  person,
  name,
  mergedInto: null,
  identity: null,
  birth: null,
  fide: null,
  komir: null,
  orr: null,
  pin: null,
  birthYear: null,
  sex: null,
  federation: null,
  title: null,
  facts: '{}',
  deceased: null,
  club: null,
  marks: 0,
});

const personTold = ({ person, name, facts }: PersonRow) => [person, name, facts];

/** Rows of persons in the memory, as a store shows them: pages of three, of which the texts are known or not. */
function desk(how: 'texts' | 'rows', rows: readonly PersonRow[] = []) {
  const held = new Map(rows.map((each) => [each.person, each]));
  const all = () => [...held.values()].sort((a, b) => a.person - b.person);
  const pages = () => Array.from({ length: Math.floor(held.size / 3) + 1 }, (_, at) => all().slice(at * 3, at * 3 + 3));
  const put = async (some: Iterable<PersonRow>) => {
    for (const each of some) held.set(each.person, each);
  };
  const listed = async function* () {
    yield* pages();
  };
  return {
    personTold,
    persons: async (numbers: readonly number[]) => all().filter(({ person }) => numbers.includes(person)),
    allPersons: listed,
    allListedPersons: listed,
    lastPerson: async () => Math.max(0, ...held.keys()),
    pagesOf: async function* (): AsyncGenerator<ComparedPage> {
      for (const page of pages()) {
        const told = page.map(personTold);
        const lies = how === 'texts' ? { lies: [JSON.stringify(told)] } : {};
        yield { ...lies, count: () => told.length, rows: () => told };
      }
    },
    addPersons: put,
    putPersons: put,
  } as unknown as WritingDesk;
}

const everybody = async (from: Pick<Desk, 'allPersons' | 'allListedPersons' | 'lastPerson' | 'persons'>) => {
  const [all, listed]: PersonRow[][] = [[], []];
  for await (const some of from.allPersons()) all?.push(...some);
  for await (const some of from.allListedPersons()) listed?.push(...(some as PersonRow[]));
  return { all, listed, last: await from.lastPerson(), some: await from.persons([9, 2, 5, 3]) };
};

/** First all who come in, then who is changed; and what the office has in the end. */
const NAMES = ['Ana', 'Béla "B"', 'Olga\u2028'];
const name = fc.constantFrom(...NAMES);
const history = fc.record({
  entered: fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 12 }), name), { selector: ([person]) => person }),
  changed: fc.array(fc.tuple(fc.nat(), name), { maxLength: 4 }),
  other: fc.option(fc.tuple(fc.constantFrom('none', 'missing', 'another', 'too many'), fc.nat()), { freq: 1 }),
  how: fc.constantFrom('texts' as const, 'rows' as const),
  atOnce: fc.integer({ min: 1, max: 5 }),
});

test('a replay sees the persons that it has entered, and is sound where they are those of the office', async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ entered, changed, other, how, atOnce }) => {
      const rows = entered.map(([person, called]) => row(person, called));
      const changes =
        rows.length === 0 ? [] : changed.map(([at, to]) => row(rows[at % rows.length]?.person as number, to));
      const final = new Map([...rows, ...changes].map((each) => [each.person, each]));
      const [wrong = 'none', at] = other ?? ['none', 0];
      const one = [...final.keys()][at % Math.max(1, final.size)] ?? 1;
      if (wrong === 'missing') final.delete(one);
      if (wrong === 'another') final.set(one, row(one, 'Nobody'));
      if (wrong === 'too many') final.set([0, 13, 6.5][at % 3] as number, row([0, 13, 6.5][at % 3] as number, 'Ana'));
      const plain = desk('rows');
      const asKept = new PersonsAsKept(desk(how, [...final.values()]), desk('rows'));
      const own = asKept.desk();
      for (let from = 0; from < rows.length; from += atOnce) {
        for (const to of [plain, own]) await to.addPersons(rows.slice(from, from + atOnce), []);
        expect(await everybody(own)).toEqual(await everybody(plain));
      }
      for (const each of changes) {
        for (const to of [plain, own]) await to.putPersons([each], [], []);
        expect(await everybody(own)).toEqual(await everybody(plain));
      }
      const isWrong =
        wrong === 'too many' || (wrong !== 'none' && rows.length > 0) || (wrong === 'another' && rows.length === 0);
      expect(await asKept.sound()).toBe(isWrong ? undefined : rows.length);
    }),
    { numRuns: 120 },
  );
});

test('what a replay has no need of is refused', () => {
  expect(() => new PersonsAsKept(desk('rows'), desk('rows')).desk().personsNamed([])).toThrow('no need');
});
