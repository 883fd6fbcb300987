/**
 * Makes the offices that are kept of a version, with the built program, on both stores (`npm run keep-offices`). Each is kept as a
 * database file, as an export and as the tables of PostgreSQL, with the numbers that this version showed. `kept.test.ts` asks every
 * later version for the same.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { type Day, type Month, monthText, parseDay, parseMonth } from '../src/core/dates.ts';
import type { Report } from '../src/core/report.ts';
import { writeCsv } from '../src/formats/csv/write.ts';
import { convertReport } from '../src/engine/convert.ts';
import { generate } from '../src/demo/generate.ts';
import { openOffice } from '../src/desk/wire.ts';
import { dumpOf, numbersOf } from './kept.ts';
import { start } from './postgres.setup.ts';

type Printed = Readonly<Record<string, unknown>>;

/** The program at one office, with a folder for what it is given. */
interface At {
  /** `command` is split at its blanks; the options may hold some. */
  readonly elobook: (command: string, options?: Readonly<Record<string, string>>) => Printed;
  readonly file: (name: string, content: string | Uint8Array) => string;
}

/** What an office was made of. */
const OFFICES: Readonly<Record<string, (at: At) => void>> = {
  demonstration: ({ elobook }) => void elobook('demo --day 2026-11-16'),
  corrected,
  quiet,
};

const START = parseDay('2024-06-10') as Day;

/** A generated event on days of its own, with those whom the first one has. */
function heldFrom(first: Day, asked: Parameters<typeof generate>[0]): Report {
  const { event, ...rest } = generate(asked);
  const { registered: _r, reportReceived: _d, schedule: _s, ...facts } = event;
  return { ...rest, event: { ...facts, start: first, end: first + asked.rounds - 1 } };
}

const jsonOf = (report: Report): Uint8Array => convertReport(report, 'json').bytes as Uint8Array;

/** The same event with the results of one round turned round. */
const turned = (report: Report, round: number): Report => ({
  ...report,
  games: report.games.map((game) => {
    if (game.round !== round || (game.result !== '1-0' && game.result !== '0-1')) return game;
    return { ...game, result: game.result === '1-0' ? '0-1' : '1-0' };
  }),
});

/** The players as a list; where the rulebook knows other numbers than FIDE's, they are counted through. */
function listOf({ players }: Report, number: 'fideId' | 'orrId' | 'pin' = 'fideId'): Uint8Array {
  const listed = players.flatMap((player, place) => {
    const id = player[number] ?? String(10_000_001 + place);
    return player.rating === undefined ? [] : [{ ...player, id, [number]: id }];
  });
  const columns = ['name', 'title', 'rating', 'games', 'peak', 'birth', 'sex', 'federation', number] as const;
  return Buffer.concat([...writeCsv(listed, { columns })]);
}

const FACTS = {
  event: {
    registered: '2024-05-01',
    system: 'swiss',
    announcedRated: true,
    controls: [{ minutes: 90, increment: 30 }],
    arbiters: [{ licence: '99100001' }],
  },
};

/** Two pools, corrections after a list, a merge and an erasure. */
function corrected({ elobook, file }: At): void {
  elobook('office init --name Corrections --time-zone Europe/Budapest');
  const facts = file('facts.json', JSON.stringify(FACTS));
  const june = heldFrom(START, { rules: 'fide-2024', players: 24, rounds: 7, seed: 3 });
  const july = heldFrom(START + 30, { rules: 'fide-2024', players: 24, rounds: 7, seed: 3 });
  const [first, last] = [file('june.json', jsonOf(june)), file('july.json', jsonOf(july))];
  elobook('pools open fide --family fide --name Standard --from 2024-07');
  elobook(`players import ${file('june.csv', listOf(june))} --whole --pool fide --as-of 2024-06`);
  elobook(`events submit ${first} --pool fide --facts ${facts} --received 2024-06-20 --accept`);
  elobook('publish fide --date 2024-07');
  elobook(`events submit ${last} --pool fide --facts ${facts} --received 2024-07-20 --accept`);
  const right = file('june-right.json', jsonOf(turned(june, 3)));
  elobook(`events correct e1 ${right} --facts ${facts} --received 2024-07-21 --accept`, { ground: 'Round 3' });
  elobook('publish fide --date 2024-08');

  const orr = heldFrom(START, { rules: 'orr', players: 16, rounds: 7, seed: 5 });
  elobook('pools open orr --family orr --name ORR --from 2024-06-01');
  elobook(`events submit ${file('orr.json', jsonOf(orr))} --pool orr --accept`);
  elobook('publish orr --date 2024-07-01');
  const rightOrr = file('orr-right.json', jsonOf(turned(orr, 2)));
  elobook(`events correct e4 ${rightOrr} --accept`, { ground: 'Round 2' });
  elobook('publish orr --date 2024-08-01');

  const rated = june.players.filter(({ fideId, rating }) => fideId !== undefined && rating !== undefined);
  const added = elobook('players add --birth 1990', { name: 'Second Card' })['player'] as string;
  elobook(`players merge ${added} fide:${rated[0]?.fideId}`, { ground: 'One person with two cards' });
  elobook(`players erase fide:${rated[1]?.fideId}`, { ground: 'Asked for by letter' });
}

/** Every family, with lists of 2026 on which nobody has played. */
function quiet({ elobook, file }: At): void {
  elobook('office init --name Quiet --time-zone Asia/Yekaterinburg');
  const months = Array.from({ length: 10 }, (_, place) => monthText((parseMonth('2026-02') as Month) + place));
  for (const [pool, rules, from, asOf, number] of [
    ['fide', 'fide-2024', '2026-02', '2026-01', 'fideId'],
    ['mssz', 'mssz-2017', '2026-02', '2026-01', 'fideId'],
    ['orr', 'orr', '2026-01-02', '2026-01-01', 'orrId'],
    ['mgsz', 'mgsz-2012', '2026-01-02', '2026-01-01', 'pin'],
  ] as const) {
    const people = generate({ rules, players: 40, rounds: 5, seed: 11 });
    const list = file(`${pool}.csv`, listOf(people, number));
    elobook(`pools open ${pool} --family ${pool} --name ${pool} --from ${from}`);
    elobook(`players import ${list} --whole --pool ${pool} --as-of ${asOf}`);
    const dates = from.length === 7 ? months : months.slice(0, 2).map((month) => `${month}-01`);
    for (const date of dates) elobook(`publish ${pool} --date ${date}`);
  }
}

const MAIN = 'dist/cli/main.js';

function at(db: string, folder: string): At {
  const env = { ...process.env, ELOBOOK_DB: db, ELOBOOK_KEY_FILE: join(folder, 'office.key'), ELOBOOK_AUTHOR: 'Ilka' };
  return {
    elobook: (command, options = {}) => {
      const args = [...command.split(' '), ...Object.entries(options).flatMap(([name, text]) => [`--${name}`, text])];
      const out = execFileSync(process.execPath, [MAIN, ...args, '--json'], {
        env,
        encoding: 'utf8',
        maxBuffer: 1 << 28,
      });
      return (JSON.parse(out) as { readonly value: Printed }).value;
    },
    file: (name, content) => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    },
  };
}

const packed = (content: Uint8Array | string): Uint8Array => gzipSync(content, { level: 9 });

/** Makes every office on both stores, and writes what is kept of it into a folder that must not be there yet. */
export async function keepOffices(folder: string, tell: (line: string) => void): Promise<void> {
  mkdirSync(folder);
  const server = await start(['fsync=off']);
  try {
    for (const [name, make] of Object.entries(OFFICES)) {
      tell(name);
      const work = mkdtempSync(join(tmpdir(), 'elobook-keep-'));
      try {
        const file = at(join(work, 'office.db'), work);
        make(file);
        file.elobook(`export ${join(folder, `${name}.export.gz`)}`);
        writeFileSync(join(folder, `${name}.db.gz`), packed(readFileSync(join(work, 'office.db'))));
        const office = await openOffice(join(work, 'office.db'), { create: 'never' });
        writeFileSync(join(folder, `${name}.db.numbers.json.gz`), packed(JSON.stringify(await numbersOf(office))));
        await office.store.close();

        rmSync(join(work, 'office.key'), { force: true });
        const database = await inDatabase(server.url, name);
        make(at(database, work));
        writeFileSync(join(folder, `${name}.sql.gz`), packed(await dumpOf(database)));
        const there = await openOffice(database, { create: 'never' });
        writeFileSync(join(folder, `${name}.sql.numbers.json.gz`), packed(JSON.stringify(await numbersOf(there))));
        await there.store.close();
      } finally {
        rmSync(work, { recursive: true, force: true });
      }
    }
  } finally {
    await server.stop();
  }
}

async function inDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name} template template0 encoding 'UTF8'`);
  await client.end();
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
