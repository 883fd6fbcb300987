/**
 * A list of 500,000 players in memory: any filter, any order, the first page. The control is what one would write first: an
 * object a player, `filter` and `sort`.
 *
 *     npm run bench -- lists
 */
import { FLAGS } from '../src/ledger/store.ts';
import {
  type Direction,
  DIRECTIONS,
  LIST_ORDERS,
  ListBlock,
  type ListFilter,
  type ListRowShown,
  type ListOrder,
} from '../src/reading/public/list-block.ts';
import { ListRows } from '../src/reading/public/list-rows.ts';
import { People } from '../src/reading/public/people.ts';
import { atOnce } from '../src/core/slices.ts';
import { Chance } from '../test/random.ts';

const FEDERATIONS = ['HUN', 'RUS', 'IND', 'GER', 'FRA', 'ESP', 'POL', 'USA', 'ITA', 'CZE'];
const SYLLABLES = ['ka', 'lo', 'mir', 'sze', 'ta', 'ven', 'dor', 'ni', 'bel', 'gra', 'us', 'or', 'an', 'ek', 'is'];
const TIMES = 5;

const say = (text: string): boolean => process.stdout.write(`${text}\n`);
const NO_PAUSE = async (): Promise<void> => undefined;

function blockOf(count: number): ListBlock {
  const chance = new Chance(2026);
  const word = (): string => {
    const text = Array.from({ length: chance.between(2, 4) }, () => chance.one(SYLLABLES)).join('');
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  const people = new People();
  const rows = new ListRows(count);
  for (let person = 1; person <= count; person += 1) {
    const row = {
      person,
      mergedInto: null,
      name: `${word()}, ${word()}`,
      birthYear: chance.between(1940, 2018),
      sex: chance.percent(12) ? 'f' : 'm',
      federation: chance.one(FEDERATIONS),
      title: chance.percent(5) ? chance.one(['GM', 'IM', 'FM', 'CM']) : null,
      facts: null,
    };
    people.put(row, `Club ${chance.between(1, 3000)}`);
    const rating = chance.between(1400, 2750);
    const standing = {
      person,
      rating,
      k: chance.one([10, 20, 40]),
      games: chance.between(0, 20),
      total: 30,
      peak: rating,
      change: null,
      flags: chance.percent(30) ? FLAGS.inactive : 0,
      last: null,
      rest: null,
    };
    rows.add(standing, rating + chance.between(-40, 40));
  }
  return atOnce(ListBlock.of({ pool: 'fide', date: '2026-10-01', no: 1 }, rows, people));
}

const FILTERS: Readonly<Record<string, ListFilter>> = {
  everybody: {},
  federation: { federation: 'HUN' },
  sex: { sex: 'f' },
  age: { age: 'u18' },
  activity: { activity: 'active' },
  title: { title: 'any' },
  rating: { from: 2000, to: 2200 },
  club: { club: 'Club 77' },
  name: { name: 'kamir' },
  'two names': { name: 'ka mir' },
  'all at once': { federation: 'HUN', sex: 'm', age: 'adult', activity: 'active', from: 1500, to: 2600, name: 'ka' },
};

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] as number;

/** Milliseconds of the processor: what the machine's other work hardly lengthens. */
function timeOf(work: () => unknown): number {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const from = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(from);
    times.push((user + system) / 1000);
  }
  return median(times);
}

export async function run(options: readonly string[] = []): Promise<void> {
  const at = options.indexOf('--players');
  const count = at < 0 ? 500_000 : Number(options[at + 1]);
  const block = blockOf(count);
  const collator = new Intl.Collator('hu');
  let from = performance.now();
  const namePlaces = await block.people.namePlaces('hu', collator.compare, NO_PAUSE);
  say(
    `${count} players, ${(block.bytes / 1e6).toFixed(0)} MB; the order of names, once: ${(performance.now() - from).toFixed(0)} ms`,
  );
  from = performance.now();
  atOnce(block.people.index.settle(block.people.last));
  say(`the index of names, once: ${(performance.now() - from).toFixed(0)} ms`);
  const orderly = { namePlaces, compare: collator.compare };
  const rowsOf = (filter: ListFilter, by: ListOrder, direction: Direction): Int32Array =>
    atOnce(block.ordered(atOnce(block.filtered(filter)), by, direction, orderly));
  let worst = { ms: 0, what: '' };
  for (const [name, filter] of Object.entries(FILTERS)) {
    const times = LIST_ORDERS.flatMap((by) =>
      DIRECTIONS.map((direction) => {
        const ms = timeOf(() => rowsOf(filter, by, direction).subarray(0, 50));
        if (ms > worst.ms) worst = { ms, what: `${name}, by ${by} ${direction}` };
        return ms;
      }),
    );
    const found = atOnce(block.filtered(filter)).length;
    say(
      `${name.padEnd(12)} ${String(found).padStart(7)} found; any order: median ${median(times).toFixed(1)} ms, most ${Math.max(...times).toFixed(1)} ms`,
    );
  }
  say(`the slowest of all: ${worst.ms.toFixed(1)} ms (${worst.what})`);
  const page = timeOf(() => Array.from(atOnce(block.filtered({})).subarray(0, 50), (row) => block.line(row)));
  say(`first page: ${page.toFixed(2)} ms`);
  const objects: ListRowShown[] = Array.from(atOnce(block.filtered({})), (row) => block.line(row));
  const control = timeOf(() =>
    objects
      .filter(({ federation }) => federation === 'HUN')
      .sort((a, b) => collator.compare(a.name as string, b.name as string))
      .slice(0, 50),
  );
  const own = timeOf(() => rowsOf({ federation: 'HUN' }, 'name', 'up').subarray(0, 50));
  say(
    `control (objects, one federation by name): ${control.toFixed(0)} ms; here ${own.toFixed(1)} ms (${(control / own).toFixed(0)} times as fast)`,
  );
}
