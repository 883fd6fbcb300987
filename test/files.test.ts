/** Reports of every format through the built program: rate, check, convert, generate, schema. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MAIN = join(ROOT, 'dist/cli/main.js');
const folder = mkdtempSync(join(tmpdir(), 'elobook-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Ended {
  readonly code: number | null;
  readonly bytes: Buffer;
  readonly out: string;
  readonly err: string;
}

function run(...args: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [MAIN, ...args], { cwd: folder });
    const [out, err]: [Buffer[], Buffer[]] = [[], []];
    child.stdin.end();
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    child.on('close', (code) => {
      const bytes = Buffer.concat(out);
      resolve({ code, bytes, out: bytes.toString('utf8'), err: Buffer.concat(err).toString('utf8') });
    });
  });
}

async function write(name: string, args: readonly string[]): Promise<Buffer> {
  const { code, bytes, err } = await run('generate', ...args);
  expect([code, err]).toEqual([0, '']);
  writeFileSync(join(folder, name), bytes);
  return bytes;
}

const SWISS = ['--rules', 'fide-2024', '--players', '14', '--rounds', '5', '--seed', '7'];

describe('a generated event', () => {
  test('is the same for the same numbers, and another for another seed', async () => {
    const [one, same, other] = await Promise.all([
      run('generate', ...SWISS),
      run('generate', ...SWISS),
      run('generate', ...SWISS.slice(0, -1), '8'),
    ]);
    expect(one.bytes.equals(same.bytes)).toBe(true);
    expect(one.bytes.equals(other.bytes)).toBe(false);
  });

  test('is rated alike in every format that carries it', async () => {
    await Promise.all(
      ['trf16', 'trf26', 'json'].map((format) => write(`same.${format}`, [...SWISS, '--format', format])),
    );
    const results = await Promise.all(
      ['trf16', 'trf26'].map(async (format) => {
        const { code, out, err } = await run('rate', `same.${format}`, '--rules', 'fide-2024', '--json');
        expect([code, err]).toEqual([0, '']);
        const { players } = JSON.parse(out) as { players: Record<string, { after: number | null }> };
        return Object.values(players).map(({ after }) => after);
      }),
    );
    expect(results[1]).toEqual(results[0]);
    expect(results[0]).toHaveLength(14);
  });

  test('of every edition passes its checks', async () => {
    for (const [rules, format] of [
      ['fide-2014', 'trf16'],
      ['mssz-2017', 'trf26'],
      ['orr', 'json'],
      ['mgsz-2012', 'h9'],
    ] as const) {
      const name = `checked-${rules}.${format}`;
      await write(name, ['--rules', rules, '--players', '10', '--rounds', '4', '--format', format]);
      const { out, err } = await run('check', name, '--rules', rules, '--json');
      expect(err).toBe('');
      const { findings } = JSON.parse(out) as { findings: { code: string; weight: string }[] };
      // the report itself is sound; what its format cannot say is for the rulebook to ask
      expect(findings.filter(({ code, weight }) => weight === 'refuse' && !code.startsWith('mgsz.'))).toEqual([]);
    }
  });

  test('with impossible numbers is wrong usage', async () => {
    const { code, err } = await run('generate', '--players', '1');
    expect([code, err.split('\n')[0]]).toEqual([2, expect.stringContaining('--players takes a number from')]);
  });
});

describe('a damaged report', () => {
  test('is checked with the line shown and the column marked', async () => {
    const text = (await write('sound.trf', SWISS)).toString('utf8');
    const lines = text.split('\r\n');
    const at = lines.findIndex((line) => line.startsWith('001'));
    const cell = /[1=0](?=\s|$)/.exec((lines[at] as string).slice(98));
    const column = 98 + (cell?.index ?? 0);
    const line = lines[at] as string;
    lines[at] = `${line.slice(0, column)}x${line.slice(column + 1)}`;
    writeFileSync(join(folder, 'damaged.trf'), lines.join('\r\n'));
    const { code, out } = await run('check', 'damaged.trf', '--rules', 'fide-2024');
    expect(code).toBe(3);
    expect(out).toContain(`(line ${at + 1}, column ${column + 1})`);
    expect(out).toMatch(/\n {4}\| .*x.*\n {4}\| +\^\n/);
    expect((await run('rate', 'damaged.trf', '--rules', 'fide-2024')).code).toBe(3);
  });

  test('does not stop the others of a folder or an archive', async () => {
    const sound = await write('good.trf', SWISS);
    mkdirSync(join(folder, 'many'));
    writeFileSync(join(folder, 'many', 'a.trf'), sound);
    writeFileSync(join(folder, 'many', 'b.trf'), 'no report at all');
    writeFileSync(join(folder, 'many', 'empty.trf'), '');
    const { code, out } = await run('rate', 'many', '--rules', 'fide-2024');
    expect(code).toBe(3);
    expect(out).toContain('3 reports: 1 rated, 0 cannot be rated, 2 unreadable.');
    writeFileSync(
      join(folder, 'many.zip'),
      zipSync({ 'x/a.trf': new Uint8Array(sound), 'b.trf': new TextEncoder().encode('nothing') }),
    );
    const zipped = await run('rate', 'many.zip', '--rules', 'fide-2024', '--json');
    expect(
      zipped.out
        .trimEnd()
        .split('\n')
        .map((line) => (JSON.parse(line) as { file?: string }).file ?? null),
    ).toHaveLength(2);
    expect(zipped.code).toBe(3);
    expect((await run('check', 'many.zip', '--rules', 'fide-2024')).out).toContain('many.zip/x/a.trf');
  });
});

describe('what a report cannot carry', () => {
  test('comes by --facts', async () => {
    await write('go.h9', ['--rules', 'mgsz-2012', '--players', '8', '--rounds', '3']);
    expect((await run('rate', 'go.h9', '--rules', 'mgsz-2012')).code).not.toBe(0);
    const { out } = await run('rate', 'go.h9', '--rules', 'mgsz-2012', '--json');
    const ids = Object.keys((JSON.parse(out) as { players: object }).players);
    const players = Object.fromEntries(ids.map((id) => [id, { rating: 1800, rank: '4k', registered: true }]));
    writeFileSync(join(folder, 'facts.json'), JSON.stringify({ event: { baseMinutes: 60, board: 19 }, players }));
    const { code } = await run('rate', 'go.h9', '--rules', 'mgsz-2012', '--facts', 'facts.json');
    expect(code).toBe(0);
  });

  test('must be readable itself', async () => {
    writeFileSync(join(folder, 'bad.json'), '{"event": {"board": "large"}}');
    await write('any.trf', SWISS);
    const { code, err } = await run('rate', 'any.trf', '--rules', 'fide', '--facts', 'bad.json');
    expect([code, err.split('\n')[0]]).toEqual([2, expect.stringContaining('--facts bad.json, line 1, column 21')]);
    expect((await run('rate', 'any.trf', '--rules', 'fide', '--facts', 'absent.json')).code).toBe(2);
  });
});

describe('the ratings of a list', () => {
  test('are used instead of those of the report, and the differences told', async () => {
    const report = (await write('listed.trf', SWISS)).toString('utf8');
    const player = report.split('\r\n').find((line) => line.startsWith('001')) as string;
    const fideId = player.slice(57, 68).trim();
    const csv = `fideId;name;rating;k\r\n${fideId};${player.slice(14, 47).trim()};1999;20\r\n`;
    writeFileSync(join(folder, 'list.csv'), csv);
    const { out, code } = await run('rate', 'listed.trf', '--rules', 'fide-2024', '--list', 'list.csv', '--json');
    expect(code).toBe(0);
    const { findings, players } = JSON.parse(out) as {
      findings: { code: string }[];
      players: Record<string, { before: number | null }>;
    };
    expect(Object.values(players).filter(({ before }) => before !== null)).toHaveLength(1);
    expect(findings.map((finding) => finding.code)).toContain('ratings.unmatched');
    expect((await run('rate', 'listed.trf', '--rules', 'fide-2024', '--list', 'none.csv')).code).toBe(2);
  });
});

describe('several reports', () => {
  test('make one period', async () => {
    await write('first.json', [...SWISS, '--format', 'json']);
    const document = JSON.parse(readFileSync(join(folder, 'first.json'), 'utf8')) as { event: { id: string } };
    writeFileSync(
      join(folder, 'second.json'),
      JSON.stringify({ ...document, event: { ...document.event, id: 'second' } }),
    );
    const { code, out } = await run(
      'rate',
      'first.json',
      'second.json',
      '--period',
      '2024-12',
      '--rules',
      'fide-2024',
      '--json',
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ list: '2024-12', events: { second: { rated: true } } });
    expect((await run('rate', 'first.json', '--period', 'June')).code).toBe(2);
  });
});

describe('a report in another format', () => {
  test('is the same report again', async () => {
    const bytes = await write('there.trf', SWISS);
    expect((await run('convert', 'there.trf', 'there.json')).code).toBe(0);
    const back = await run('convert', 'there.trf', '-', '--format', 'trf16');
    expect(back.bytes.toString('utf8')).toBe(bytes.toString('utf8'));
    const { out } = await run('rate', 'there.json', '--rules', 'fide-2024', '--json');
    const direct = await run('rate', 'there.trf', '--rules', 'fide-2024', '--json');
    expect((JSON.parse(out) as { players: object }).players).toEqual(
      (JSON.parse(direct.out) as { players: object }).players,
    );
  });

  test('needs a format that is written', async () => {
    await write('here.trf', SWISS);
    expect((await run('convert', 'here.trf', 'here.doc')).code).toBe(2);
    const { code, out } = await run('convert', 'here.trf', 'here.xml', '--format', 'opengotha');
    expect([code, out]).toEqual([3, expect.stringContaining('does not write it')]);
  });
});

test('the schema is JSON Schema', async () => {
  const { code, out } = await run('schema');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema' });
});
