/** Rating programs beside the rulebook: the plain implementation, the built command with good and bad programs, and what docs/endorsement.md shows. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { PLAIN } from '../endorse/run.ts';
import { endorse } from '../src/endorsement/run.ts';
import { EDITIONS } from '../src/rulebooks/rulebook.ts';
import { type Ended, program } from './program.fixture.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NODE = JSON.stringify(process.execPath);
const ENGINE = `${NODE} dist/cli/main.js rate --lines`;

const folder = mkdtempSync(join(tmpdir(), 'elobook-endorse-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = program();
const endorsed = (command: string, ...more: readonly string[]): Promise<Ended> =>
  run(['endorse', '--command', command, ...more]);

/** A program of a few lines. */
function scriptOf(name: string, text: string): string {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, text);
  return `${NODE} ${JSON.stringify(path)}`;
}

interface Printed {
  readonly passes: boolean;
  readonly surplus: number;
  readonly reports: readonly {
    readonly asked: number;
    readonly agreed: number;
    readonly differed: number;
    readonly failures: object;
    readonly digest: string;
    readonly ratings: { readonly compared: number; readonly wrong: number };
  }[];
}
const printed = ({ out }: Ended): Printed => JSON.parse(out) as Printed;

describe('the engine and the plain implementation', () => {
  test.each(EDITIONS)('agree about %s in every number', async (edition) => {
    const report = await endorse(PLAIN, { edition, count: 150, seed: 20_261_118 });
    expect(report.first).toBeUndefined();
    expect(report.failures).toEqual({ crashed: 0, late: 0, missing: 0, unreadable: 0 });
    expect([report.asked, report.agreed]).toEqual([150, 150]);
  });
});

describe('elobook endorse', () => {
  test('passes the engine by its own command, and says which documents they were', async () => {
    const ended = await endorsed(ENGINE, '--edition', 'orr', '--count', '25', '--seed', '3');
    expect([ended.code, ended.err]).toEqual([0, '']);
    expect(ended.out).toMatch(/^orr: 25 documents – passes/);
    expect(ended.out).toMatch(/SHA-256 of the documents: [0-9a-f]{64}\n/);
  });

  test('shows in three languages, on a page and for programs where a program is wrong', async () => {
    // says nothing of anybody
    const wrong = `sed 's/.*/{"players":{}}/'`;
    const page = join(folder, 'page.md');
    const asked = ['--edition', 'fide-2024', '--count', '40'];
    const [en, hu, ru] = await Promise.all([
      endorsed(wrong, ...asked, '--docs', page),
      endorsed(wrong, ...asked, '--lang', 'hu'),
      endorsed(wrong, ...asked, '--lang', 'ru'),
    ]);
    expect([en.code, hu.code, ru.code]).toEqual([1, 1, 1]);
    expect(en.out).toContain('does not pass');
    expect(en.out).toMatch(/after is (?:\d+|null) by the rulebook; the program gives nothing\n/);
    expect(en.out).toContain('Why, by the rulebook:\n');
    expect(hu.out).toContain('nem felelt meg');
    expect(ru.out).toContain('не соответствует');
    expect(readFileSync(page, 'utf8')).toMatch(/^# Endorsement: .*\n\n## fide-2024: 40 documents – does not pass\n/);
    const again = await endorsed(wrong, ...asked, '--docs', page);
    expect(again.code).toBe(4);
    expect(again.out).toContain('is there already');
  });

  test('counts crashes, missing answers and lines that are no results, and goes on', async () => {
    const bad = scriptOf(
      'bad',
      `import { createInterface } from 'node:readline';
       import { rate } from ${JSON.stringify(join(ROOT, 'dist/index.js'))};
       for await (const line of createInterface({ input: process.stdin })) {
         const document = JSON.parse(line);
         const answer = JSON.stringify(rate(document));
         const kind = { e3: 'crash', e5: 'silent', e7: 'garbage' }[document.event.id];
         if (kind === 'crash') process.exit(3);
         if (kind === 'silent') process.exit(0);
         await new Promise((done) => process.stdout.write((kind === 'garbage' ? '{"players": 1' : answer) + '\\n', done));
       }`,
    );
    const ended = await endorsed(bad, '--edition', 'orr', '--count', '20', '--json');
    expect(ended.code).toBe(1);
    expect(printed(ended).reports[0]).toMatchObject({
      asked: 20,
      agreed: 17,
      failures: { crashed: 1, late: 0, missing: 1, unreadable: 1 },
    });
  });

  test('ends a program that does not answer in time, with whatever it has started', async () => {
    const ended = await endorsed('sleep 3600 | cat', '--edition', 'orr', '--count', '1', '--timeout', '1', '--json');
    expect(printed(ended).reports[0]?.failures).toEqual({ crashed: 0, late: 1, missing: 0, unreadable: 0 });
  });

  test('tells what a program says that gives no answers', async () => {
    const ended = await endorsed('echo no licence >&2', '--edition', 'orr', '--count', '30');
    expect(ended.code).toBe(1);
    expect(ended.out).toContain('Documents: 0 alike, 0 different, 30 without an answer');
    expect(ended.out).toContain('The program last said on standard error: no licence');
  });

  test('answers wrong usage clearly, and starts nothing', async () => {
    const asked = async (...args: readonly string[]): Promise<string> => {
      const { code, out, err } = await run(['endorse', ...args]);
      expect([code, out]).toEqual([2, '']);
      return err;
    };
    expect(await asked('--edition', 'orr')).toContain('--command is needed');
    expect(await asked('--command', 'true')).toContain('--edition takes one or more of fide-2014');
    expect(await asked('--command', 'true', '--edition', 'fide-1999')).toContain('there is no edition "fide-1999"');
    for (const count of ['0', '-1', '1.5', 'many', '10000001']) {
      expect(await asked('--command', 'true', '--edition', 'orr', `--count=${count}`)).toContain(
        '--count takes a whole number',
      );
    }
    const missing = await asked('--command', './no-such-program --fast', '--edition', 'orr', '--count', '5');
    expect(missing).toContain('The program cannot be started: ./no-such-program --fast');
    expect(missing).toContain('--command takes what you would type in a shell');
    expect(await asked('--command', 'no-such-program', '--edition', 'orr', '--lang', 'hu')).toContain(
      'nem indítható el',
    );
  });
});

describe('docs/endorsement.md', () => {
  const page = readFileSync(join(ROOT, 'docs/endorsement.md'), 'utf8');

  test('has an adapter of at most thirty lines for programs of TRF and CSV, which works', async () => {
    const [, adapter = ''] = /<!-- adapter -->\n```js\n(.*?)```/s.exec(page) ?? [];
    expect(adapter.trimEnd().split('\n').length).toBeLessThanOrEqual(30);
    // a program that reads its TRF and its CSV, and rates who has met somebody with the same rating
    mkdirSync(join(folder, 'work'));
    const reader = scriptOf(
      'trf-program',
      `import { readFileSync, writeFileSync } from 'node:fs';
       const lines = readFileSync('report.trf', 'utf8').split('\\n').filter((line) => line.startsWith('001'));
       const facts = readFileSync('players.csv', 'utf8').trim().split('\\n').slice(1).map((line) => line.split(','));
       const rows = lines.map((line) => [line.slice(4, 8).trim(), line.slice(48, 52).trim()]);
       if (facts.some(([number, rating], at) => number !== rows[at][0] || rating !== rows[at][1])) process.exit(9);
       writeFileSync('ratings.csv', rows.map(([number, rating]) => number + ',' + (rating === '' ? '' : Number(rating))).join('\\n') + '\\n');`,
    );
    const path = join(folder, 'adapter.mjs');
    writeFileSync(path, adapter.replace(/const PROGRAM = .*/, `const PROGRAM = ${JSON.stringify(reader)};`));
    const ended = await endorsed(
      `${NODE} ${JSON.stringify(path)}`,
      '--edition',
      'fide-2026-01',
      '--events-only',
      '--as-found',
      '--count',
      '6',
      '--json',
    );
    const [report] = printed(ended).reports;
    expect(report).toMatchObject({ asked: 6, failures: { crashed: 0, late: 0, missing: 0, unreadable: 0 } });
    // it leaves everybody as they were: right for those who do not change, wrong for the others
    expect(report?.ratings.wrong).toBeGreaterThan(0);
    expect(report?.ratings.wrong).toBeLessThan(report?.ratings.compared as number);
  });

  test('measures a program of others by its adapter', async () => {
    const ended = await endorsed(
      `${NODE} endorse/peers/echecs.mjs`,
      '--edition',
      'fide-2026-01',
      '--as-found',
      '--count',
      '20',
      '--json',
    );
    const [report] = printed(ended).reports;
    expect(report).toMatchObject({ asked: 20, failures: { crashed: 0, late: 0, missing: 0, unreadable: 0 } });
    expect(report?.ratings.wrong).toBeGreaterThan(0);
  });
});
