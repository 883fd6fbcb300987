/** One report file all the way: from an empty database to a sealed list, its file, an explanation and the audit. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { type Day, parseDay } from '../src/core/dates.ts';
import type { Report } from '../src/core/report.ts';
import { writeCsv } from '../src/formats/csv/write.ts';
import { convertReport } from '../src/engine/convert.ts';
import { generate } from '../src/demo/generate.ts';
import { forEachStore } from '../src/stores/harness.fixture.ts';
import { type Ended as Told, program } from './program.fixture.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MAIN = join(ROOT, 'dist/cli/main.js');

const folder = mkdtempSync(join(tmpdir(), 'elobook-story-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, content: string | Uint8Array): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

type Ended = Omit<Told, 'bytes'>;

interface Printed {
  readonly value: Record<string, never> | null;
  readonly dryRun: boolean;
  readonly findings: readonly { readonly code: string; readonly weight: string; readonly message: string }[];
}

/** On a file each command has a process of its own; on a server they follow each other in one. */
const inOneProcess = program();

async function run(db: string, ...args: readonly string[]): Promise<Ended> {
  const asked = [...args, '--db', db];
  const ended = await (db.startsWith('postgres://elobook') ? inOneProcess(asked) : alone(asked));
  expect(ended.err).not.toMatch(/^\s+at .+:\d+:\d+/m);
  expect(ended.out).not.toMatch(/\bNaN\b|\bundefined\b|\[object /);
  return ended;
}

async function alone(args: readonly string[]): Promise<Ended> {
  const { ELOBOOK_AUTHOR: _, ...env } = process.env;
  const child = spawn(process.execPath, [MAIN, ...args], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  return { code, out, err };
}

/** What a command prints for programs. */
async function asked(db: string, ...args: readonly string[]): Promise<Printed & { readonly code: number | null }> {
  const { code, out } = await run(db, ...args, '--json');
  return { ...(JSON.parse(out) as Printed), code };
}

const [START, END] = [parseDay('2024-06-10') as Day, parseDay('2024-06-16') as Day];
const DOUBTFUL = 2;

/** An event of twelve, of whom one comes without number and birth. */
const REPORT: Report = (() => {
  const { event, players, ...rest } = generate({ rules: 'fide-2024', players: 12, rounds: 7, seed: 3 });
  const schedule = (event.schedule ?? []).map(({ round }) => ({ round, date: START + round - 1 }));
  const { registered: _r, reportReceived: _d, ...facts } = event;
  return { ...rest, event: { ...facts, start: START, end: END, schedule }, players };
})();
const SENT: Report = {
  ...REPORT,
  players: REPORT.players.map(({ fideId, birth, ...player }, place) =>
    place === DOUBTFUL ? player : { ...player, fideId, birth },
  ),
};
const LIST = [
  ...writeCsv(
    REPORT.players.flatMap(({ name, sex, federation, fideId, birth, rating, games, peak, title }) =>
      rating === undefined
        ? []
        : [{ id: fideId as string, name, sex, federation, fideId, birth, rating, games, peak, title }],
    ),
    { columns: ['name', 'title', 'rating', 'games', 'peak', 'birth', 'sex', 'federation', 'fideId'] },
  ),
];
const FACTS = {
  event: {
    registered: '2024-05-01',
    system: 'swiss',
    announcedRated: true,
    controls: [{ minutes: 90, increment: 30 }],
    arbiters: [{ licence: '99100001' }],
  },
};

describe('a report comes in, and years later every number can be explained', () => {
  const trf = file('report.trf', convertReport(SENT, 'trf16').bytes as Uint8Array);
  const list = file('opening.csv', Buffer.concat(LIST));
  const facts = file('facts.json', JSON.stringify(FACTS));
  const doubtful = REPORT.players[DOUBTFUL] as (typeof REPORT.players)[number];

  forEachStore((kind, store) => {
    test('from init to verify', async () => {
      const db = await store.fresh();
      const ilka = ['--as', 'Ilka'] as const;

      // an office, and what stands against work in one that is not there, or by nobody
      if (kind === 'sqlite') expect(await run(db, 'office', 'status')).toMatchObject({ code: 4 });
      const nobody = await asked(db, 'office', 'init', '--name', 'Story');
      expect([nobody.code, nobody.findings.map(({ code }) => code)]).toEqual([4, ['office.no-author']]);
      expect(
        await run(db, 'office', 'init', '--name', 'Story', '--time-zone', 'Europe/Budapest', ...ilka),
      ).toMatchObject({
        code: 0,
      });
      expect((await asked(db, 'office', 'init', '--name', 'Story', ...ilka)).code).toBe(4);

      // a pool, and the ratings it begins with
      const open = ['pools', 'open', 'fide', '--family', 'fide', '--name', 'Standard', '--from', '2024-07', ...ilka];
      expect((await asked(db, ...open, '--dry-run')).dryRun).toBe(true);
      expect((await asked(db, ...open)).code).toBe(0);
      const take = ['players', 'import', list, '--pool', 'fide', '--as-of', '2024-06', ...ilka];
      expect(await asked(db, ...take)).toMatchObject({ code: 4, effect: { entered: LIST_SIZE, standings: LIST_SIZE } });
      const imported = await asked(db, ...take, '--whole');
      expect(imported).toMatchObject({ code: 0, value: { entered: LIST_SIZE, standings: LIST_SIZE } });

      // the event is registered, and its report comes with one player who may be anybody of that name
      const registered = await asked(
        db,
        'events',
        'register',
        '--pool',
        'fide',
        '--name',
        'Story Open',
        '--start',
        '2024-06-10',
        '--facts',
        facts,
        ...ilka,
      );
      const event = (registered.value as unknown as { readonly event: string }).event;
      const submit = ['events', 'submit', trf, '--pool', 'fide', '--facts', facts, '--received', '2024-06-18', ...ilka];
      const submitted = await asked(db, ...submit, '--event', event);
      expect(submitted).toMatchObject({ code: 0, value: { events: 1, questions: 1 } });
      const again = await asked(db, ...submit);
      expect(again.code).toBe(4);
      expect(JSON.stringify(again.value)).toContain('event.same-report');
      expect((await asked(db, 'events', 'accept', event, ...ilka)).findings.map(({ code }) => code)).toEqual([
        'event.wrong-state',
      ]);

      // somebody knows who it is
      const questions = await asked(db, 'events', 'questions', event);
      const [question] = questions.value as unknown as readonly {
        readonly question: number;
        readonly candidates: readonly { readonly person: string; readonly name: string }[];
      }[];
      const [candidate] = question?.candidates ?? [];
      expect([question?.question, candidate?.name]).toEqual([1, doubtful.name]);
      const person = candidate?.person as string;
      expect((await asked(db, 'events', 'answer', event, '1', person, ...ilka)).code).toBe(0);
      expect(await asked(db, 'events', 'accept', event, ...ilka)).toMatchObject({
        code: 0,
        value: { list: '2024-07' },
      });

      // the list, seen before and sealed
      const entries = async (): Promise<unknown> =>
        ((await asked(db, 'office', 'status')).value as unknown as { readonly entries: number }).entries;
      const before = await entries();
      const preview = await asked(db, 'preview', 'fide', '--date', '2024-07');
      expect(preview.code).toBe(0);
      expect((await asked(db, 'publish', 'fide', '--date', '2024-07', '--dry-run', ...ilka)).code).toBe(0);
      expect(await entries()).toBe(before);
      const published = await asked(db, 'publish', 'fide', '--date', '2024-07', ...ilka);
      const { head, ...sealed } = published.value as unknown as { readonly head: unknown };
      expect([published.code, sealed]).toEqual([0, preview.value]);
      expect(head).toEqual({ entry: expect.any(Number), hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
      expect((await asked(db, 'publish', 'fide', '--date', '2024-07', ...ilka)).findings[0]?.code).toBe(
        'lists.not-after',
      );
      expect((await asked(db, 'events', 'withdraw', event, ...ilka)).findings[0]?.code).toBe('event.wrong-state');

      // its file, the same on every store
      const xml = join(folder, `${kind}.xml`);
      const written = await asked(db, 'lists', 'fide', '2024-07', '--format', 'fide-xml', '--to', xml);
      const text = readFileSync(xml, 'utf8');
      const sha256 = createHash('sha256').update(text).digest('hex');
      expect(written).toMatchObject({ code: 0, value: { sha256 } });
      // but for the log, which is that of another office
      const log = /^<!-- log elobook\/[0-9a-f]{16} \d+ \S{44} -->\r\n/m;
      expect(text).toMatch(log);
      first ??= text.replace(log, '');
      expect(text.replace(log, '')).toBe(first);

      // the number on the list, explained
      const rating = ratingIn(readFileSync(xml, 'utf8'), doubtful.fideId as string);
      for (const of of [
        ['--event', event],
        ['--list', '2024-07', '--pool', 'fide'],
      ]) {
        const explained = await run(db, 'explain', '--player', person, ...of);
        expect(explained.code).toBe(0);
        expect(explained.out).toContain(`${doubtful.name}: ${doubtful.rating} → ${rating}`);
        expect(explained.out).toMatch(/\(8\.3\.\d\)/);
      }
      expect((await run(db, 'explain', '--player', person, '--event', event, '--lang', 'hu')).out).toMatch(/[őűáé]/);

      // and all of it follows from the entries
      const verified = await run(db, 'verify');
      expect([verified.code, verified.out.split('\n')[0]]).toEqual([
        0,
        expect.stringMatching(/^Everything follows: \d+ entries, /),
      ]);
    });
  });

  /** The first store writes the file, the second one must write the same. */
  let first: string | undefined;
});

const LIST_SIZE = REPORT.players.filter(({ rating }) => rating !== undefined).length;

function ratingIn(xml: string, fideId: string): string {
  const player = xml.slice(xml.indexOf(`<fideid>${fideId}</fideid>`));
  return (/<rating>(\d+)<\/rating>/.exec(player) as RegExpExecArray)[1] as string;
}

describe('an office that cannot be reached', () => {
  test('ends with 5 and says why', async () => {
    const { code, out } = await run('postgres://nobody@127.0.0.1:1/none', 'office', 'status');
    expect([code, out]).toEqual([5, expect.stringContaining('no server answers there')]);
  });

  test('and a command that there is not ends with 2', async () => {
    expect(await run(join(folder, 'x.db'), 'office', 'close')).toMatchObject({
      code: 2,
      err: expect.stringContaining('init, set, status, readings, public-role'),
    });
  });
});
