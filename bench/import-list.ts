/**
 * Takes a FIDE list of 500,000 invented players into an empty office, with their ratings; then the same list again, which
 * changes nothing; then shows cards. On SQLite, and on PostgreSQL where ELOBOOK_TEST_POSTGRES names an empty database.
 * The control is the least that a program must do: read the list twice, and nothing else.
 */
import { createReadStream, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FideListPlayer, type FideListRating } from '../src/formats/fide-list/records.ts';
import { PlayersReader, playerBatches } from '../src/engine/player-lists.ts';
import { writeList } from '../src/formats/fide-list/write.ts';
import { personId } from '../src/ledger/ids.ts';
import { openOffice } from '../src/desk/wire.ts';
import { importList } from '../src/desk/registry/import.ts';
import { undoImport } from '../src/desk/registry/import/undo.ts';
import { openOfficeBooks } from '../src/desk/registry/open.ts';
import { openRatingPool } from '../src/desk/registry/pools.ts';
import { showPlayer } from '../src/desk/registry/show.ts';
import { Chance } from '../test/random.ts';

const FEDERATIONS = ['HUN', 'RUS', 'IND', 'GER', 'FRA', 'ESP', 'POL', 'USA', 'ITA', 'CZE'];
const SYLLABLES = ['ka', 'lo', 'mir', 'sze', 'ta', 'ven', 'dor', 'ni', 'bel', 'gra', 'us', 'or', 'an', 'ek', 'is'];
const AUTHOR = { author: 'bench' };

const word = (chance: Chance, least: number, most: number): string => {
  const text = Array.from({ length: chance.between(least, most) }, () => chance.one(SYLLABLES)).join('');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const rating = (chance: Chance): FideListRating =>
  chance.percent(50)
    ? { rating: chance.between(1400, 2750), games: chance.between(0, 12), k: chance.one([10, 20, 40]) }
    : { games: 0 };

function* players(count: number): Generator<FideListPlayer> {
  const chance = new Chance(2026);
  for (let index = 0; index < count; index += 1) {
    yield {
      fideId: String(700_000 + index * 37),
      name: `${word(chance, 2, 4)}, ${word(chance, 2, 3)}`,
      federation: chance.one(FEDERATIONS),
      sex: chance.percent(12) ? 'f' : 'm',
      title: chance.percent(2) ? chance.one(['GM', 'IM', 'FM', 'CM']) : undefined,
      standard: rating(chance),
      birthYear: chance.between(1940, 2018),
      inactive: chance.percent(30),
    };
  }
}

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
};

const say = (text: string): boolean => process.stdout.write(`${text}\n`);
/** `--players 100000` for a shorter look. */
export async function run(options: readonly string[] = []): Promise<void> {
  const at = options.indexOf('--players');
  const count = at < 0 ? 500_000 : Number(options[at + 1]);
  const part = options.indexOf('--part');
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 50);

  const folder = mkdtempSync(join(tmpdir(), 'elobook-bench-'));
  try {
    const file = join(folder, 'list.xml');
    writeFileSync(file, Buffer.concat([...writeList(players(count), { form: 'xml', layout: 'combined' })]));
    say(`${count} players, ${(statSync(file).size / 1e6).toFixed(0)} MB of XML`);
    const control = await seconds(async () => {
      for (let time = 0; time < 2; time += 1) {
        for await (const _batch of playerBatches(new PlayersReader(), createReadStream(file)));
      }
    });
    say(`control (read twice): ${control.toFixed(1)} s`);
    const server = process.env['ELOBOOK_TEST_POSTGRES'];
    for (const address of [join(folder, 'office.db'), ...(server === undefined ? [] : [server])]) {
      const office = await openOffice(address);
      const name = office.store.kind;
      await openOfficeBooks(office, { name: 'Bench', timeZone: 'UTC' }, AUTHOR);
      await openRatingPool(office, { pool: 'fide', family: 'fide', name: 'FIDE', from: '2024-06' }, AUTHOR);
      const list = {
        open: () => createReadStream(file),
        how: 'whole' as const,
        pool: 'fide',
        asOf: '2024-05',
        ...(part < 0 ? {} : { playersAPart: Number(options[part + 1]) }),
      };
      most = 0;
      const first = await seconds(() => importList(office, list, AUTHOR));
      say(
        `${name}: import ${first.toFixed(1)} s (${(first / control).toFixed(1)} x control), memory ${(most / 1e6).toFixed(0)} MB`,
      );
      say(`${name}: the same again ${(await seconds(() => importList(office, list, AUTHOR))).toFixed(1)} s`);
      // another file of the same list: who would lose a rating is looked for first
      const again = { ...list, playersAPart: 9_999 };
      say(`${name}: the same in other parts ${(await seconds(() => importList(office, again, AUTHOR))).toFixed(1)} s`);
      const cards = await seconds(async () => {
        for (let each = 1; each <= 100; each += 1) await showPlayer(office, personId(each * Math.floor(count / 100)));
      });
      say(`${name}: a card ${(cards * 10).toFixed(2)} ms`);
      say(`${name}: taken back ${(await seconds(() => undoImport(office, 'i1', AUTHOR))).toFixed(1)} s`);
      await office.store.close();
    }
  } finally {
    clearInterval(watch);
    rmSync(folder, { recursive: true, force: true });
  }
}
