/** The built program as its users run it: what it prints, how it ends, and that no input makes it stumble. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { rulebooksCommand } from '../src/cli/commands/rulebooks.ts';
import { answerLines } from '../src/cli/print.ts';
import { LANGUAGES } from '../src/content/languages.ts';
import { BOOK as en } from '../src/content/en/books/every-family.ts';
import { clausesOf, listCalculators, listEditions } from '../src/engine/index.ts';
import { type Ended as Told, program } from './program.fixture.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MAIN = join(ROOT, 'dist/cli/main.js');
const SAMPLE = 'samples/river-open.json';

type Json = Record<string, unknown>;
type Ended = Omit<Told, 'bytes'>;
type Input = string | Buffer | AsyncIterable<string>;

const started = (args: readonly string[], machine: readonly string[] = []): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [...machine, MAIN, ...args], { cwd: ROOT });

const STACK = /^\s+at .+:\d+:\d+|node:internal|Node\.js v\d/m;

/** Whatever was asked, nobody sees a stack trace. */
function checked({ code, out, err }: Ended): Ended {
  expect(err).not.toMatch(STACK);
  expect(out).not.toMatch(/\bNaN\b|\bundefined\b|\[object /);
  return { code, out, err };
}

/** Waits for the end. */
async function ended(child: ChildProcessWithoutNullStreams): Promise<Ended> {
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  return checked({ code, out, err });
}

/** In a process of its own. */
async function runAlone(args: readonly string[], input: Input = '', machine: readonly string[] = []): Promise<Ended> {
  const child = started(args, machine);
  const end = ended(child);
  const source = Readable.from(typeof input === 'string' || Buffer.isBuffer(input) ? [input] : input);
  await pipeline(source, child.stdin).catch(() => undefined); // it may end before it has read everything
  return end;
}

const inOneProcess = program();
const run = async (args: readonly string[], input: string | Buffer = ''): Promise<Ended> =>
  checked(await inOneProcess(args, input));

const folder = mkdtempSync(join(tmpdir(), 'elobook-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Buffer | object): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content));
  return path;
}

const RIVER_TEXT = readFileSync(join(ROOT, SAMPLE), 'utf8');
const RIVER = JSON.parse(RIVER_TEXT) as { event: Json; players: Json[]; games: Json[] } & Json;
const withEvent = (event: Json): Json => ({ ...RIVER, event: { ...RIVER.event, ...event } });
const without = (field: string): Json => Object.fromEntries(Object.entries(RIVER).filter(([name]) => name !== field));

/** Registered the day before, which the edition refuses. */
const REFUSED = withEvent({ registered: '2026-09-04' });
const PERIOD = { period: [RIVER, withEvent({ id: 'hill-open-2026', name: 'Hill Open' })], list: '2026-10' };
const GO = {
  rulebook: 'mgsz',
  event: { id: 'go', start: '2026-02-01', end: '2026-02-01', baseMinutes: 60, importance: [] },
  players: [
    { id: '10', name: 'Zeller', rating: 2087, rank: '2d' },
    { id: '9', name: 'Antal', rating: 1947, rank: '1d' },
  ],
  games: [{ round: 1, white: '10', black: '9', result: '0-1' }],
};
const ORR = {
  rulebook: 'orr',
  event: { id: 'o', start: '2026-02-01', end: '2026-02-01' },
  players: [
    { id: 'a', name: 'Старков', birth: '2010', rating: 1200 },
    { id: 'b', name: 'Новикова', birth: '2016' },
  ],
  games: [{ round: 1, white: 'a', black: 'b', result: '1/2-1/2' }],
};

const resultOf = ({ out }: Ended): Json => JSON.parse(out) as Json;
const linesOf = ({ out }: Ended): readonly Json[] =>
  out
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Json);
const codesOf = (answer: Json): readonly unknown[] => (answer['findings'] as Json[]).map(({ code }) => code);
const errorOf = (answer: Json): Json => answer['error'] as Json;

describe('rate prints a table with the findings below', () => {
  for (const lang of LANGUAGES) {
    test(`in ${lang}`, async () => {
      const { code, out, err } = await runAlone(['rate', SAMPLE, '--lang', lang]);
      expect([code, err]).toEqual([0, '']);
      await expect(out).toMatchFileSnapshot(`expected/rate.${lang}.txt`);
    });
  }

  test('from a file, from -, and from what is piped in', async () => {
    const [named, dash, piped, both] = await Promise.all([
      runAlone(['rate', SAMPLE]),
      runAlone(['rate', '-'], RIVER_TEXT),
      runAlone(['rate'], RIVER_TEXT),
      runAlone(['rate', '-', SAMPLE], RIVER_TEXT),
    ]);
    expect(dash).toEqual(named);
    expect(piped).toEqual(named);
    const summary = '\n2 reports: 2 rated, 0 cannot be rated, 0 unreadable.\n';
    expect(both).toEqual({ ...named, out: `-:\n${named.out}\n${SAMPLE}:\n${named.out}${summary}` });
  });

  test('with the columns of each rulebook, players as the document lists them', async () => {
    const documents = [GO, ORR, PERIOD, REFUSED].map((document, index) => file(`book-${index}.json`, document));
    const { code, out } = await run(['rate', ...documents]);
    expect(code).toBe(1);
    await expect(out.replaceAll(`${folder}/`, '')).toMatchFileSnapshot('expected/rate.books.txt');
  });

  test('of 130,000 players, wherever their names are of unequal width', () => {
    const result = { before: 1500, change: 0, after: 1500 };
    const ids = Array.from({ length: 130_000 }, (_, index) => `x${index}`);
    const players = Object.fromEntries(ids.map((id) => [id, result]));
    const answer = { rulebook: 'fide-2024', rated: true, reasons: [], findings: [], players } as const;
    const lines = answerLines(answer, en, new Map([['x7', 'Orba\u0301n, Lili']]));
    expect(lines).toHaveLength(ids.length + 5);
    expect(lines.slice(2, 5)).toEqual([
      'Player         Ro  n  W  We  K  change   new  remark',
      'Orba\u0301n, Lili  1500  –  –   –  –       0  1500',
      'x0           1500  –  –   –  –       0  1500',
    ]);
  });
});

/** Every name that FORMAT.md gives a player of FIDE and MSSZ. */
const FIDE_NAMES =
  'before change after k kFrom n w we rc ra ru rcNew ruNew rn p dp rounded computed status pooledGames pooledScore steps'.split(
    ' ',
  );

describe('rate --json', () => {
  test('prints the result object, indented, with the names of the format', async () => {
    const ended = await run(['rate', '--json', SAMPLE]);
    const result = resultOf(ended);
    expect(ended).toEqual({ code: 0, out: `${JSON.stringify(result, null, 2)}\n`, err: '' });
    expect(Object.keys(result)).toEqual(['rulebook', 'rated', 'reasons', 'findings', 'players']);
    const players = result['players'] as Record<string, Json>;
    expect(players['4']).toEqual({
      before: 1911,
      change: 52,
      after: 1963,
      n: 4,
      w: 3,
      we: 1.7,
      k: 40,
      kFrom: 'facts',
      status: 'rated',
      rounded: 52,
      computed: 1963,
    });
    expect(players['6']).toMatchObject({ before: null, change: null, after: 1800, status: 'listed', ru: 1800 });
    for (const player of Object.values(players)) {
      expect(FIDE_NAMES).toEqual(expect.arrayContaining(Object.keys(player)));
    }
    expect(result['findings']).toContainEqual({
      code: 'fide.unplayed',
      weight: 'note',
      clause: '5.1',
      at: { file: SAMPLE },
      facts: { games: [[5, '3', '2']] },
    });
  });

  test('--explain gives each player his steps, and goes with --json or --lines only', async () => {
    const [explained, plain] = await Promise.all([
      run(['rate', SAMPLE, '--json', '--explain']),
      run(['rate', SAMPLE, '--explain']),
    ]);
    for (const { steps } of Object.values(resultOf(explained)['players'] as Record<string, { steps: Json[] }>)) {
      expect(steps.length).toBeGreaterThan(0);
      for (const step of steps) expect(Object.keys(step)).toEqual(['clause', 'rule', 'given', 'gives', 'from']);
    }
    expect([plain.code, plain.err]).toEqual([2, expect.stringContaining('--explain goes with --json or --lines')]);
  });

  test('of several files prints one result a line with its file; a broken one keeps none of the others back', async () => {
    const broken = file('broken.json', '{"event":');
    const missing = join(folder, 'nowhere.json');
    const several = await run(['rate', '--json', SAMPLE, broken, missing, '-'], JSON.stringify(REFUSED));
    expect(several.code).toBe(3);
    const results = linesOf(several);
    expect(results.map((result) => result['file'])).toEqual([SAMPLE, broken, missing, '-']);
    expect(results.map((result) => result['rated'])).toEqual([true, undefined, undefined, false]);
    const { file: _, ...alone } = results[0] as Json;
    expect(alone).toEqual(resultOf(await run(['rate', '--json', SAMPLE])));
    const table = await run(['rate', SAMPLE, broken]);
    expect(table.code).toBe(3);
    expect(table.out).toContain('Pintér, Ádám  1911');
    expect(table.out).toContain(`${broken}:\nFindings:\n  refused (line 1, column 10): The text ends too early`);
  });
});

describe('--rules', () => {
  test('takes an edition or a family, before what the document says', async () => {
    const asked = ['fide-2014', 'fide-2024', 'mssz-2017', 'mssz', 'orr', 'fide'];
    for (const rules of asked) {
      const result = await run(['rate', SAMPLE, '--json', '--rules', rules]);
      const edition = { mssz: 'mssz-2017', fide: 'fide-2026-01' }[rules] ?? rules;
      expect([result.code, resultOf(result)['rulebook']]).toEqual([0, edition]);
    }
    const named = resultOf(await run(['rate', '--json', '--rules', 'fide-2024', SAMPLE]));
    expect(codesOf(named)).toContain('rulebook.out-of-force');
  });

  test('that nobody knows is wrong usage', async () => {
    for (const command of [['rate'], ['check'], ['explain', '--player', '4']]) {
      const { code, out, err } = await run([...command, SAMPLE, '--rules', 'uscf']);
      expect([code, out]).toEqual([2, '']);
      expect(err).toBe(
        'elobook: --rules takes one of fide-2014, fide-2017, fide-2022, fide-2024, fide-2025-10, fide-2026-01, fide-rapid-2024, fide-rapid-2024-12, fide-blitz-2024, fide-blitz-2024-12, mssz-2017, orr, mgsz-2012, fide, mssz, mgsz\n' +
          'Try "elobook --help".\n',
      );
    }
  });
});

const NO_RULEBOOK = without('rulebook');
const GAP = {
  ...withEvent({ start: '2013-09-05', end: '2013-09-09', registered: '2013-08-20', schedule: null }),
  // nobody is born after the event
  players: RIVER.players.map((player: object) => ({ ...player, birth: null })),
};

/** Documents that are read but not rated, and documents that are not read: how `rate` and `explain` end; `check` refuses both with 1, unless only the rulebook is not named. */
const ENDS: readonly (readonly [string, 1 | 3, string, string | Buffer | object])[] = [
  ['no rulebook', 1, 'rulebook.missing', NO_RULEBOOK],
  ['a family without an edition on that day', 1, 'rulebook.no-edition', GAP],
  ['a family without a day', 1, 'rulebook.no-date', withEvent({ start: null })],
  ['an event that the edition refuses', 1, 'fide.registration-late', REFUSED],
  ['a rulebook that nobody knows', 3, 'rulebook.unknown', { ...RIVER, rulebook: 'uscf' }],
  ['a period under a rulebook without periods', 3, 'rulebook.no-period', { rulebook: 'orr', period: [ORR] }],
  ['a truncated file', 3, 'json.truncated', RIVER_TEXT.slice(0, 1500)],
  ['no report', 3, 'file.unknown-format', 'Round 1: Halmos beats Radics'],
  ['an empty file', 3, 'file.empty', ''],
  ['wrong types', 3, 'document.wrong-type', { ...RIVER, players: 'all', games: 7 }],
  ['a list', 3, 'file.unknown-format', []],
  ['a player twice', 3, 'report.repeated-player', { ...RIVER, players: [...RIVER.players, RIVER.players[0]] }],
  ['an impossible rating', 3, 'report.rating-out-of-range', { ...RIVER, players: [{ id: '1', rating: 4001 }] }],
];

/** What `check` has to say instead. */
const OF_CHECK: Readonly<Record<string, string>> = { 'rulebook.missing': 'check.file-only' };

describe('what rate and explain end with, and check with 1', () => {
  for (const [what, code, finding, content] of ENDS) {
    test(`${what}: exit ${code} with ${finding}`, async () => {
      const path = file('end.json', content);
      const [rated, checked] = await Promise.all([run(['rate', '--json', path]), run(['check', '--json', path])]);
      expect([rated.code, checked.code]).toEqual([code, finding in OF_CHECK ? 0 : 1]);
      const result = resultOf(rated);
      expect(codesOf(result)).toContain(finding);
      expect(codesOf(resultOf(checked))).toContain(OF_CHECK[finding] ?? finding);
      if (code === 1) {
        expect(result).toMatchObject({ rated: false, reasons: expect.any(Array) as unknown });
      } else {
        expect(Object.keys(result)).toEqual(['error', 'findings']);
        expect(Object.keys(errorOf(result))).toEqual(['code', 'message', 'path']);
      }
    });
  }

  test('people get a sentence for each', async () => {
    const paths = ENDS.map(([, , , content], index) => file(`end-${index}.json`, content));
    const [table, findings, unrated, unreadable] = await Promise.all([
      run(['rate', ...paths]),
      run(['check', ...paths]),
      run(['explain', paths[0] as string, '--player', '4']),
      run(['explain', paths[6] as string, '--player', '4']),
    ]);
    expect([table.code, findings.code, unrated.code, unreadable.code]).toEqual([3, 1, 1, 3]);
    await expect(table.out.replaceAll(`${folder}/`, '')).toMatchFileSnapshot('expected/rate.faults.txt');
    for (const out of [unrated.out, unreadable.out]) expect(out).toMatch(/^Findings:\n {2}refused \(line \d+, /);
    const refusals = (out: string): number => out.match(/^ {2}refused/gm)?.length ?? 0;
    expect(refusals(findings.out)).toBe(refusals(table.out) - Object.keys(OF_CHECK).length);
  });

  test('another encoding is read and told, a byte order mark passed over', async () => {
    const codes = async (content: string | Buffer): Promise<readonly unknown[]> =>
      codesOf(resultOf(await run(['rate', '--json', file('encoded.json', content)])));
    expect(await codes(Buffer.from(RIVER_TEXT, 'latin1'))).toContain('encoding.guessed');
    expect(await codes(`\uFEFF${RIVER_TEXT}`)).not.toContain('encoding.mark');
  });

  test('all faults are told at once, each with its place', async () => {
    const games = [...RIVER.games, { round: 6, white: '1', black: '1', result: '2-0' }];
    const players = [...RIVER.players, { id: '7', rating: 1500.5, birth: '2010-02-30' }];
    const { code, out } = await run(['check', file('faults.json', { ...RIVER, games, players })]);
    expect(code).toBe(1);
    for (const path of ['$.games[15].result', '$.players[6].rating', '$.players[6].birth']) expect(out).toContain(path);
  });

  test('a folder, a file that is not there, and 65 MB unread', async () => {
    mkdirSync(join(folder, 'folder'));
    const large = file('large.json', '');
    truncateSync(large, 65 * 1024 * 1024);
    for (const [path, says] of [
      [join(folder, 'folder'), 'a folder, not a file'],
      [join(folder, 'nowhere.json'), 'no such file'],
      [large, 'has 68157440 bytes; at most 67108864 are read'],
    ] as const) {
      const { code, out } = await runAlone(['rate', path], '', ['--max-old-space-size=32']);
      expect(code).toBe(3);
      expect(out).toContain(says);
    }
  });

  test('50 MB of brackets in little memory, and no more than 64 MB from a pipe', async () => {
    const brackets = `{"a":${'['.repeat(50_000_000)}`;
    const spaces = async function* (): AsyncGenerator<string> {
      for (let megabytes = 0; megabytes < 80; megabytes += 1) yield ' '.repeat(1_000_000);
    };
    const [open, piped, endless] = await Promise.all([
      runAlone(['rate', file('brackets.json', brackets)], '', ['--max-old-space-size=96']),
      runAlone(['rate', '--lines'], '{"a":'.repeat(10_000_000), ['--max-old-space-size=96']),
      runAlone(['rate', '--json'], spaces(), ['--max-old-space-size=96']),
    ]);
    expect([open.code, piped.code, endless.code]).toEqual([3, 3, 3]);
    expect(open.out).toContain('The document is nested more than 64 levels deep.');
    expect(errorOf(resultOf(piped))['code']).toBe('json.too-deep');
    expect(errorOf(resultOf(endless))['code']).toBe('file.too-large');
  });
});

const LINE = JSON.stringify(RIVER);

/** Two players and one game; `rating` tells one line from another. */
const small = (rating: number): string =>
  JSON.stringify({
    rulebook: 'fide-2024',
    event: { id: 'e', start: '2024-05-01', end: '2024-05-01', system: 'swiss' },
    players: [
      { id: 'A', rating, games: 100, birth: '1980' },
      { id: 'B', rating: 1900, games: 100, birth: '1980' },
    ],
    games: [{ round: 1, white: 'A', black: 'B', result: '1-0' }],
  });

const beforeOf = (answer: Json): unknown => (answer['players'] as Record<string, Json>)['A']?.['before'];

describe('rate --lines', () => {
  const lines = [LINE, '', '{"event":', JSON.stringify(REFUSED), '7', JSON.stringify(PERIOD), JSON.stringify(GO)];
  const said = [true, 'json.truncated', 'json.truncated', false, 'document.wrong-type', true, true];
  const verdictsOf = (ended: Ended): readonly unknown[] =>
    linesOf(ended).map((answer) => answer['rated'] ?? errorOf(answer)['code']);

  test('answers one result a line, in order; blank and broken lines answer in their place', async () => {
    const [unix, dos, named] = await Promise.all([
      run(['rate', '--lines'], `${lines.join('\n')}\n`),
      run(['rate', '--lines', '-'], lines.join('\r\n')),
      run(['rate', '--lines', '--rules', 'orr', file('lines.jsonl', lines.join('\n')), SAMPLE]),
    ]);
    expect(verdictsOf(unix)).toEqual(said);
    expect(unix.code).toBe(3);
    expect(dos).toEqual(unix);
    expect(linesOf(unix)[1]).toEqual({
      error: { code: 'json.truncated', message: 'The text ends too early; a value should follow.', path: '$' },
      findings: [
        {
          code: 'json.truncated',
          weight: 'refuse',
          at: { line: 1, column: 1, path: '$' },
          facts: { expected: 'a value' },
        },
      ],
    });
    const answers = linesOf(named);
    expect(answers[0]).toMatchObject({ file: join(folder, 'lines.jsonl'), rulebook: 'orr' });
    expect(answers[lines.length]).toMatchObject({ file: SAMPLE, error: { code: 'json.truncated' } });
  });

  test('bytes that are no UTF-8 spoil their own line only', async () => {
    const input = Buffer.concat([Buffer.from(`${LINE}\n"`), Buffer.from([0xff]), Buffer.from(`"\n${LINE}`)]);
    const answered = await run(['rate', '--lines'], input);
    expect([answered.code, verdictsOf(answered)]).toEqual([3, [true, 'file.unreadable', true]]);
  });

  test('is for JSON: another format, and what is laid over a report, is wrong usage with a sentence', async () => {
    const trf = file('report.trf', '012 River Open\r\n042 2026/09/05\r\n');
    const [other, ...mixed] = await Promise.all([
      run(['rate', '--lines', trf]),
      ...['--facts', '--list', '--encoding', '--period'].map((option) => run(['rate', '--lines', SAMPLE, option, 'x'])),
    ]);
    expect([other.code, other.err]).toEqual([
      2,
      `elobook: --lines takes JSON documents, one a line; ${trf} looks like trf16, which has many lines: leave --lines out\n` +
        'Try "elobook --help".\n',
    ]);
    expect(mixed.map(({ code, err }) => [code, err.split('\n')[0]])).toEqual(
      ['facts', 'list', 'encoding', 'period'].map((option) => [2, `elobook: --lines does not go with --${option}`]),
    );
  });

  test('keeps the limits that are set', async () => {
    const limits = ['--limit', 'players=1', '--limit', `report=${small(1900).length}B`];
    const answered = await run(['rate', '--lines', ...limits], `${small(1900)}\n${LINE}\n`);
    expect([answered.code, verdictsOf(answered)]).toEqual([3, ['json.too-many-players', 'file.too-large']]);
    expect(verdictsOf(await run(['rate', '--lines', '--limit', 'players=2'], small(1900)))).toEqual([true]);
  });

  test('ends with 1 where an event is not rated, with 0 where all are or nothing comes', async () => {
    const [unrated, rated, nothing, nowhere] = await Promise.all([
      run(['rate', '--lines'], `${JSON.stringify(REFUSED)}\n${LINE}`),
      run(['rate', '--lines', '--explain'], LINE),
      run(['rate', '--lines'], ''),
      run(['rate', '--lines', join(folder, 'nowhere.jsonl')]),
    ]);
    expect([unrated.code, rated.code, nothing.code, nowhere.code]).toEqual([1, 0, 0, 3]);
    expect(nothing.out).toBe('');
    expect(verdictsOf(nowhere)).toEqual(['file.unreadable']);
    const steps = Object.values(linesOf(rated)[0]?.['players'] as Record<string, { steps: Json[] }>);
    expect(steps.every((player) => player.steps.length > 0)).toBe(true);
  });

  test('answers before the next line is written', async () => {
    const child = started(['rate', '--lines']);
    const closed = new Promise((resolve) => child.on('close', resolve));
    const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    for (const rating of [1500, 1501, 1502]) {
      child.stdin.write(`${small(rating)}\n`);
      expect(beforeOf(JSON.parse((await answers.next()).value as string) as Json)).toBe(rating);
    }
    child.stdin.write(small(1503));
    child.stdin.end();
    expect(beforeOf(JSON.parse((await answers.next()).value as string) as Json)).toBe(1503);
    expect(await closed).toBe(0);
  });

  test('20,000 lines pass in order and in little memory', async () => {
    const ratingOf = (index: number): number => 1400 + (index % 1000);
    const many = async function* (): AsyncGenerator<string> {
      for (let index = 0; index < 20_000; index += 1) yield `${small(ratingOf(index))}\n`;
    };
    const answered = await runAlone(['rate', '--lines'], many(), ['--max-old-space-size=48']);
    expect([answered.code, answered.err]).toEqual([0, '']);
    const ratings = linesOf(answered).map(beforeOf);
    expect(ratings).toEqual(Array.from({ length: 20_000 }, (_, index) => ratingOf(index)));
  });

  test('a slow reader is waited for', async () => {
    const lineCount = 1500; // with their steps some 15 MB
    const path = file('slow.jsonl', `${LINE}\n`.repeat(lineCount));
    const child = started(['rate', '--lines', '--explain', path], ['--max-old-space-size=48']);
    let newlines = 0;
    const closed = new Promise((resolve) => child.on('close', resolve));
    await new Promise((resolve) => setTimeout(resolve, 500));
    for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
      newlines += chunk.filter((byte) => byte === 0x0a).length;
    }
    expect([newlines, await closed]).toEqual([lineCount, 0]);
  });

  test('a reader that goes away early is no error', async () => {
    const path = file('head.jsonl', `${LINE}\n`.repeat(5000));
    const child = started(['rate', '--lines', '--explain', path]);
    const closed = new Promise((resolve) => child.on('close', resolve));
    let err = '';
    child.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString();
    });
    await new Promise((resolve) => child.stdout.once('data', resolve));
    child.stdout.destroy();
    expect([await closed, err]).toEqual([0, '']);
  });
});

describe('explain', () => {
  for (const lang of LANGUAGES) {
    test(`tells a rated player, a newcomer and a period in ${lang}`, async () => {
      const period = file('period.json', PERIOD);
      const [rated, newcomer, both] = await Promise.all([
        run(['explain', SAMPLE, '--player', '4', '--lang', lang]),
        run(['explain', '-', '--player', '6', '--lang', lang], RIVER_TEXT),
        run(['explain', '--player=1', '--lang', lang, period]),
      ]);
      expect([rated.code, newcomer.code, both.code]).toEqual([0, 0, 0]);
      await expect([rated.out, newcomer.out, both.out].join('\n')).toMatchFileSnapshot(`expected/explain.${lang}.txt`);
    });
  }

  test('of an event that is not rated says why, and ends with 1', async () => {
    const { code, out } = await run(['explain', file('refused.json', REFUSED), '--player', '4']);
    expect(code).toBe(1);
    expect(out).toMatch(/^Pintér, Ádám: 1911 → 1911\n/);
    expect(out).toMatch(/\.\n\nFindings:\n {2}refused: .+ \(0\.2\.2\)\.\n$/);
  });

  test('shows an unsettled rating with its star', async () => {
    const { out } = await run(['explain', '-', '--player', 'b'], JSON.stringify(ORR));
    expect(out).toMatch(/^Новикова: unrated → 1200\*\n/);
  });

  test('takes ids as they are written', async () => {
    const players = RIVER.players.map((player) => (player['id'] === '4' ? { ...player, id: '007' } : player));
    const games = JSON.parse(JSON.stringify(RIVER.games).replaceAll('"4"', '"007"')) as Json[];
    const path = file('ids.json', { ...RIVER, players, games });
    const [found, other] = await Promise.all([
      run(['explain', path, '--player', '007']),
      run(['explain', path, '--player', '7']),
    ]);
    expect([found.code, other.code]).toEqual([0, 2]);
    expect(found.out).toMatch(/^Pintér, Ádám: 1911 → 1963\n/);
    expect(other.err).toContain('there is no player "7"');
  });
});

describe('check', () => {
  test('prints the findings, for people or as JSON, of one file or several', async () => {
    const refused = file('refused.json', REFUSED);
    const [clean, several, json, lines] = await Promise.all([
      run(['check'], small(1900)),
      run(['check', SAMPLE, refused]),
      run(['check', '--json', SAMPLE]),
      run(['check', '--json', SAMPLE, refused]),
    ]);
    expect([clean.code, several.code, json.code, lines.code]).toEqual([0, 1, 0, 1]);
    expect(several.out).toMatch(
      new RegExp(`^${SAMPLE}:\nFindings:\n {2}note: [^]+\n${refused}:\nFindings:\n {2}refused: `),
    );
    expect(Object.keys(resultOf(json))).toEqual(['findings']);
    expect(codesOf(resultOf(json))).toEqual(['fide.unplayed', 'fide.unrated-opponents']);
    expect(linesOf(lines).map((each) => [each['file'], codesOf(each).length])).toEqual([
      [SAMPLE, 2],
      [refused, 3],
    ]);
  });
});

describe('calc', () => {
  const calculators = listCalculators();

  test('alone lists every calculator with its fields and an example', async () => {
    const { code, out } = await run(['calc']);
    expect(code).toBe(0);
    await expect(out).toMatchFileSnapshot('expected/calc.txt');
    for (const { name, example } of calculators) expect(out).toContain(`elobook calc ${name} ${example}\n`);
    const told = await run(['calc', '--lang', 'hu']);
    expect(told.out).toContain('elobook calc expected: Hány pont várható egy játszmából.\n');
    expect(told.out).toContain('Saját értékszám; kötelező\n');
  });

  test('each example gives an answer and its steps', async () => {
    const answers = new Map<string, string>();
    for (const { name, example } of calculators) {
      const { code, out, err } = await run(['calc', name, ...example.split(' ')]);
      expect([code, err]).toEqual([0, '']);
      answers.set(name, out);
    }
    const all = calculators.map(({ name }) => `${name}\n\n${answers.get(name)}`).join('\n');
    await expect(all).toMatchFileSnapshot('expected/calc.examples.txt');
  });

  test('--json gives the rulebook, the answer and the steps', async () => {
    const ended = await run(['calc', 'go-game', '--json', ...'--white 1947 --black 1865 --result 1-0'.split(' ')]);
    expect(resultOf(ended)).toEqual({
      rulebook: 'mgsz-2012',
      corrected: { white: 1947, black: 1865 },
      difference: 82,
      chance: 0.31,
      expected: { white: 0.69, black: 0.31 },
      points: { white: 0.31, black: -0.31 },
      steps: [
        {
          clause: '8(2) step 2',
          rule: 'chance',
          given: { higher: 1947, lower: 1865, difference: 82 },
          gives: 0.31,
          from: [],
        },
      ],
    });
  });

  test('speaks three languages and takes negative numbers', async () => {
    const [hu, ru, negative] = await Promise.all([
      run(['calc', 'expected', '--own', '2145', '--opponent', '2300', '--lang', 'hu']),
      run(['calc', 'expected', '--own', '2145', '--opponent', '2300', '--lang', 'ru']),
      run(['calc', 'k', '--rules', 'orr', '--own', '-40', '--sr', '-0.5', '--json']),
    ]);
    expect(hu.out).toContain('elvárás: 0,29\n\nA −155 pontos különbséghez');
    expect(ru.out).toContain('ожидаемый результат: 0,29\n\nПри разнице −155');
    expect(negative.code).toBe(0);
  });

  test('a wrong question is answered with a sentence and exit 2', async () => {
    const wrong: readonly (readonly [string, string])[] = [
      ['calc handicap', 'there is no calculator “handicap”; there are expected, change,'],
      ['calc expected --own 2145', '--opponent is needed'],
      ['calc expected --own --opponent 2300', '--own needs a value'],
      ['calc expected --own 1 --own 2 --opponent 3', '--own is given more than once'],
      ['calc expected 2145 2300', 'calc expected takes its values as options, not "2145"'],
      ['calc expected --own 2145 --against 2300', 'expected knows no --against; it takes --own --opponent'],
      ['calc expected --own 2145 --opponent 2300 --rules fide', '--rules takes an edition, such as fide-2024'],
      ['calc expected --own 2145 --opponent 2300 --lang de', '--lang takes one of en, hu, ru'],
    ];
    for (const [command, says] of wrong) {
      const { code, out, err } = await run(command.split(' '));
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain(`elobook: ${says}`);
    }
  });
});

describe('rulebooks', () => {
  test('lists the editions and shows a clause', async () => {
    const [list, clauses, clause] = await Promise.all([
      run(['rulebooks']),
      run(['rulebooks', 'show', 'fide-2024']),
      run(['rulebooks', 'show', 'fide-2024', '8.3.1', '--lang', 'hu']),
    ]);
    expect([list.code, clauses.code, clause.code]).toEqual([0, 0, 0]);
    await expect(list.out).toMatchFileSnapshot('expected/rulebooks.txt');
    expect(clauses.out.split('\n')).toHaveLength(clausesOf('fide-2024').length + 1);
    expect(clauses.out).toMatch(/^8\.3\.1 +\S/m);
    expect(clause.out).toMatch(/^fide-2024 8\.3\.1: Értékszám-különbség/);
    expect(clause.out).toContain('\nÉrtelmezés ');
    expect(clause.out).toMatch(/\nA kódban: src\/rulebooks\/fide\/2024\/clauses\.ts#countedGap\n$/);
  });

  for (const { id } of listEditions()) {
    test(`show works for every clause of ${id} in every language`, async () => {
      let out = '';
      const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
        out += text as string;
        return true;
      });
      try {
        for (const lang of LANGUAGES) {
          for (const { clause } of clausesOf(id)) {
            out = '';
            expect(await rulebooksCommand('show', id, clause, { lang })).toBe(0);
            const [title, blank, rule] = out.split('\n');
            expect(title).toMatch(/^\S+ .+: \S/);
            expect([title?.startsWith(`${id} ${clause}: `), blank, rule === '']).toEqual([true, '', false]);
            expect(out).not.toMatch(/undefined|\[object|U\+00/);
          }
        }
      } finally {
        spy.mockRestore();
      }
    });
  }
});

describe('wrong usage ends with 2 and a sentence', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['rulebooks show fide-2024 8.99', 'fide-2024 has no clause "8.99"; "elobook rulebooks show fide-2024" lists them'],
    ['rulebooks show uscf', 'show takes one of fide-2014,'],
    ['rulebooks open', 'rulebooks takes nothing, or: show EDITION [CLAUSE]'],
    ['rulebooks show fide-2024 8.3.1 again', 'Unused args: `again`'],
    ['rank x.json', 'there is no command "rank"'],
    ['--fast', 'an option needs a command before it'],
    [`rate ${SAMPLE} --fast`, 'Unknown option `--fast`'],
    [`rate ${SAMPLE} --rules`, 'option `--rules <id>` value is missing'],
    [`rate ${SAMPLE} --lang de`, '--lang takes one of en, hu, ru'],
    ['rate - -', 'standard input (-) can be read only once'],
    [
      `rate ${SAMPLE} --limit report`,
      '--limit takes report, line, players, rounds, unpacked, ratio, each with a value',
    ],
    [
      `rate ${SAMPLE} --limit __proto__=5`,
      '--limit takes report, line, players, rounds, unpacked, ratio, each with a value, such as report=128MB; not "__proto__=5"',
    ],
    [
      `rate ${SAMPLE} --limit report=12XB`,
      '--limit report takes a size such as 200KB or 128MB, up to 500MB; not "12XB"',
    ],
    [`rate ${SAMPLE} --limit report=0`, '--limit report takes a size such as 200KB or 128MB, up to 500MB; not "0"'],
    [`rate ${SAMPLE} --limit unpacked=2000GB`, '--limit unpacked takes a size such as 200KB or 128MB, up to 1024GB'],
    [`check ${SAMPLE} --limit rounds=5KB`, '--limit rounds takes a whole number from 1 to 9999; not "5KB"'],
    [`convert ${SAMPLE} x.trf --limit ratio=-1`, '--limit ratio takes a whole number from 1 to 10000; not "-1"'],
    [`explain ${SAMPLE} --player 1 --limit line=1KB,line=2KB`, '--limit line is given more than once'],
    [`rate ${SAMPLE} --k 0`, '--k takes a whole number from 1 to 1000'],
    [`rate ${SAMPLE} --assume young`, '--assume takes one of established'],
    [`rate ${SAMPLE} --k 20 --assume established`, '--k does not go with --assume'],
    ['explain --player fide:1 --list 2024-06 --k 20', '--k goes with a file'],
    [`rate ${SAMPLE} --list a.csv --list b.csv`, '--list is given more than once'],
    [`rate ${SAMPLE} --encoding ebcdic`, '--encoding takes one of utf-8,'],
    [`check ${SAMPLE} --control bullet`, '--control takes one of standard, rapid, blitz'],
    ['explain', '--player is needed'],
    ['explain --player x', 'explain takes a file, or --player with --event or --list'],
    ['demo --day soon', '--day takes a day such as 2026-11-16, not "soon"'],
    ['demo --day 2020-01-01', '--day takes a day from 2025-03-01 on'],
    ['office', 'office takes one of init, set, status'],
    [
      'players',
      'players takes one of import, imports, export, add, change, find, show, data, clubs, order, attach, forms',
    ],
    ['publish', 'missing required args for command `publish <pool>`'],
    ['office status --db', 'option `--db <address>` value is missing'],
    [`explain ${SAMPLE}`, '--player is needed'],
    [`explain ${SAMPLE} --player 99`, `there is no player "99" in ${SAMPLE}`],
    [`explain ${SAMPLE} --player __proto__`, 'there is no player "__proto__"'],
    [`explain ${SAMPLE} --player 1 --player 2`, '--player is given more than once'],
  ];

  test.each(cases)('elobook %s', async (command, says) => {
    const { code, out, err } = await run(command.split(' '), RIVER_TEXT);
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe(`${err.slice(0, err.indexOf('\n'))}\nTry "elobook --help".\n`);
    expect(err).toContain(`elobook: ${says}`);
  });
});

describe('wrong usage is told in the language that is asked for', () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ['rank x.json --lang LANG', 'nincs ilyen parancs: „rank”', 'нет такой команды: «rank»'],
    ['--fast --lang=LANG', 'a kapcsoló elé parancs kell', 'перед параметром нужна команда'],
    [`rate ${SAMPLE} --fast --lang LANG`, 'ismeretlen kapcsoló: --fast', 'неизвестный параметр: --fast'],
    [
      `rate --lang LANG ${SAMPLE} --rules`,
      'hiányzik a kapcsoló értéke: --rules <id>',
      'не указано значение параметра: --rules <id>',
    ],
    [
      'publish --lang LANG',
      'hiányzik valami a parancsból: publish <pool>',
      'в команде не хватает обязательной части: publish <pool>',
    ],
    [
      'rulebooks show fide-2024 8.3.1 again --lang LANG',
      'ami a parancsból fölösleges: `again`',
      'лишнее в команде: `again`',
    ],
    [`explain ${SAMPLE} --lang LANG`, 'kötelező megadni: --player', 'нужен параметр --player'],
    [
      `rate ${SAMPLE} --facts nowhere.json --lang LANG`,
      '--facts nowhere.json: nem olvasható (nincs ilyen fájl)',
      '--facts nowhere.json: прочитать нельзя, такого файла нет',
    ],
  ];

  test.each(cases)('elobook %s', async (command, hu, ru) => {
    for (const [lang, says, more] of [
      ['hu', hu, 'Segítség: elobook --help'],
      ['ru', ru, 'Справка: elobook --help'],
    ] as const) {
      const { code, out, err } = await run(command.replace('LANG', lang).split(' '), RIVER_TEXT);
      expect([code, out, err]).toEqual([2, '', `elobook: ${says}\n${more}\n`]);
    }
  });
});

describe('elobook', () => {
  test('answers alike in a process of its own and after other commands in one', async () => {
    const commands: readonly (readonly [code: number, ...args: readonly string[]])[] = [
      [0, 'check', SAMPLE],
      [1, 'explain', file('alone.json', REFUSED), '--player', '4', '--lang', 'hu'],
      [2, 'rate', '--fast'],
      [3, 'rate', join(folder, 'nowhere.json'), '--json'],
      [4, 'office', 'status', '--db', join(folder, 'nowhere.db'), '--lang', 'ru'],
      [6, 'convert', SAMPLE, join(folder, 'nowhere', 'x.trf')],
    ];
    for (const [code, ...args] of commands) {
      const alone = await runAlone(args);
      expect([args, alone.code, await run(args)]).toEqual([args, code, alone]);
    }
  });

  test('--help lists commands and exit codes, alone and for a command', async () => {
    const [help, short, nothing, rate] = await Promise.all([
      run(['--help']),
      run(['-h']),
      run([]),
      run(['rate', '--help']),
    ]);
    await expect(help.out).toMatchFileSnapshot('expected/help.txt');
    expect([help.code, help.err]).toEqual([0, '']);
    expect(short).toEqual(help);
    expect(nothing).toEqual(help);
    expect(rate.code).toBe(0);
    for (const option of ['--rules', '--json', '--lines', '--explain', '--lang']) expect(rate.out).toContain(option);
    expect(rate.out).toContain('Exit codes:');
  });

  test('--help speaks the language that is asked for, wherever that is said', async () => {
    for (const lang of ['hu', 'ru']) {
      const [help, after, rate] = await Promise.all([
        run(['--help', '--lang', lang]),
        run([`--lang=${lang}`, '--help']),
        run(['rate', '-h', '--lang', lang]),
      ]);
      await expect(help.out).toMatchFileSnapshot(`expected/help.${lang}.txt`);
      expect([help.code, help.err]).toEqual([0, '']);
      expect(after).toEqual(help);
      expect(rate.out).not.toMatch(/default|Options|Display|Rate reports/);
    }
    expect(await run(['--help', '--lang', 'xx'])).toEqual(await run(['--help']));
  });

  test('--version names the version of the package', async () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
    const [alone, withCommand] = await Promise.all([run(['--version']), run(['rate', '-v'])]);
    expect([alone.code, alone.out.split(' ')[0]]).toEqual([0, `elobook/${version}`]);
    expect(withCommand).toEqual(alone);
  });

  test('demo fills an empty office once, and shows how it stands, in three languages', async () => {
    const db = join(folder, 'demo.db');
    const filled = await run(['demo', '--db', db, '--day', '2025-04-30']);
    expect([filled.code, filled.err]).toEqual([0, '']);
    expect(filled.out).toContain('6 pools with lists up to April 2025');
    for (const pool of ['fide', 'fide-rapid', 'fide-blitz', 'mgsz', 'mssz', 'orr'])
      expect(filled.out).toMatch(new RegExp(`^${pool} \\(`, 'm'));
    expect(filled.out).toMatch(/^Russian ratings \(ORR\), 2025-\d\d-01\n +1 {2}\d+/m);
    const again = await run(['demo', '--db', db, '--json']);
    expect([again.code, resultOf(again)]).toEqual([
      4,
      { value: null, dryRun: false, findings: [expect.objectContaining({ code: 'demo.not-empty' })] },
    ]);
    for (const lang of ['hu', 'ru']) {
      const shown = await run(['demo', '--db', db, '--if-empty', '--lang', lang]);
      expect([shown.code, shown.err]).toEqual([0, '']);
      expect(shown.out).toContain('Elobook demonstration office');
      expect(shown.out).not.toContain('Deadlines');
    }
  });

  test('files may be called anything', async () => {
    const names = ['007', '-v', 'true'].map((name) => file(name, RIVER));
    const child = spawn(process.execPath, [MAIN, 'rate', '--json', '007', 'true', '--', '-v'], { cwd: folder });
    const end = await ended(child);
    expect([end.code, linesOf(end).map((each) => each['file'])]).toEqual([0, ['007', 'true', '-v']]);
    expect(names).toHaveLength(3);
  });
});

describe('what a terminal would obey is shown by its number', () => {
  const ESCAPE = '\u001b[31m';
  const UNSEEN = /[\p{Cc}\p{Bidi_Control}\p{Zl}]/u;
  const evil = {
    ...RIVER,
    [`field${ESCAPE}`]: 1,
    event: { ...RIVER.event, name: `Open${ESCAPE}\u0007` },
    players: RIVER.players.map((player) => ({
      ...player,
      id: `${player['id']}${ESCAPE}`,
      name: `${player['name']}${ESCAPE}\r\n\u009b2J\u202e\u2028`,
    })),
    games: RIVER.games.map((game) => ({
      ...game,
      white: `${game['white']}${ESCAPE}`,
      black: `${game['black']}${ESCAPE}`,
    })),
  };
  const path = file(`evil${ESCAPE}.json`, evil);
  const broken = file(`broken${ESCAPE}.json`, `{"a\u0080": 1, "a\u0080": \u001b}`);

  test('in names, ids, fields, file names and arguments', async () => {
    const commands = [
      ['rate', path],
      ['rate', path, broken, '--lang', 'ru'],
      ['check', broken, path, '--lang', 'hu'],
      ['rate', join(folder, `nowhere${ESCAPE}.json`)],
      ['explain', path, '--player', `4${ESCAPE}`],
      ['explain', path, '--player', `9${ESCAPE}`],
      [`rate${ESCAPE}`],
      ['rate', `--x${ESCAPE}`],
      ['calc', 'expected', '--own', ESCAPE, '--opponent', '1'],
      ['rulebooks', 'show', 'orr', ESCAPE],
    ];
    for (const command of commands) {
      const { out, err } = await run(command);
      const printed = out + err;
      expect(printed.replaceAll('\n', '')).not.toMatch(UNSEEN);
      expect(printed).toContain('U+001B');
    }
    const { out } = await run(['rate', path]);
    expect(out).toContain('Pintér, ÁdámU+001B[31mU+000DU+000AU+009B2JU+202EU+2028  1911  4');
  });

  test('and JSON escapes it', async () => {
    const explained = await run(['rate', '--json', '--explain', path]);
    expect(explained.out.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
    expect((resultOf(explained)['players'] as Json)[`4${ESCAPE}`]).toMatchObject({ after: 1963 });
  });
});
