/**
 * Bad input through the built program: each ends soon, within a bound of memory, with a finding and its exit code, and
 * without a stack trace. The files are made here, and large ones are sparse.
 */
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Zippable, zipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'elobook-bad-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MB = 1024 * 1024;
const PEAK_MB = 450;
/** Written to standard error at the very end: the most memory that the program had, in KB. */
const MEASURE = `process.on('exit', () => process.stderr.write('peak ' + process.resourceUsage().maxRSS))`;
const STACK = /^\s+at .+:\d+|node:internal|Node\.js v\d/m;

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a command, and holds it to its bound of memory. */
function run(args: readonly string[], input?: (stdin: NodeJS.WritableStream) => void): Promise<Ended> {
  const measure = `data:text/javascript,${encodeURIComponent(MEASURE)}`;
  const child = spawn(process.execPath, ['--import', measure, MAIN, ...args], { cwd: folder });
  child.stdin.on('error', () => undefined); // it may end before it has read everything
  if (input === undefined) child.stdin.end();
  else input(child.stdin);
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString('latin1')));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString('latin1')));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const peak = Number(/peak (\d+)$/.exec(err)?.[1]) / 1024;
      expect(err).not.toMatch(STACK);
      expect(peak).toBeLessThan(PEAK_MB);
      resolve({ code, out, err: err.replace(/peak \d+$/, '') });
    });
  });
}

/** The codes of what is refused, each once. */
async function refusedBy(command: readonly string[]): Promise<{ code: number | null; codes: readonly string[] }> {
  const { code, out, err } = await run([...command, '--json']);
  expect(err).toBe('');
  const findings = out
    .trim()
    .split('\n')
    .flatMap((line) => (JSON.parse(line) as { findings: { code: string; weight: string }[] }).findings);
  return { code, codes: [...new Set(findings.filter(({ weight }) => weight === 'refuse').map((each) => each.code))] };
}

const file = (name: string, bytes: string | Uint8Array): string => {
  writeFileSync(join(folder, name), bytes);
  return name;
};

/** 2 GB that take no room: after their beginning nothing but NUL. */
const vast = (name: string, beginning: string | Uint8Array): string => {
  file(name, beginning);
  truncateSync(join(folder, name), 2 ** 31);
  return name;
};

const zip = (name: string, entries: Zippable): string => file(name, zipSync(entries, { level: 9 }));

const set32 = (bytes: Uint8Array, at: number, value: number): Uint8Array => {
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(at, value, true);
  return bytes;
};

const OPENGOTHA = '<Tournament dataVersion="200"><Players><Player name="&a9;"/></Players></Tournament>';
const LAUGHS = `<?xml version="1.0"?>\n<!DOCTYPE x [<!ENTITY a0 "ha">${Array.from(
  { length: 9 },
  (_, index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`,
).join('')}]>\n`;
const EXTERNAL = '<?xml version="1.0"?>\n<!DOCTYPE x [<!ENTITY a9 SYSTEM "file:///etc/hostname">]>\n';

const UNPACKED_SIZE = 22;
const PACKED_SIZE = 18;

describe('no report', () => {
  const cases: readonly (readonly [string, () => string, readonly string[]])[] = [
    ['an empty file', () => file('empty', ''), ['file.empty']],
    [
      'a binary file',
      () =>
        file(
          'binary',
          Uint8Array.from({ length: MB }, (_, at) => (at * 2_654_435_761) >>> 13),
        ),
      ['file.unknown-format'],
    ],
    ['a file that is not there', () => 'missing', ['file.unreadable']],
    ['an empty folder', () => (mkdirSync(join(folder, 'hollow')), 'hollow'), ['file.unreadable']],
    ['2 GB of NUL', () => vast('vast', ''), ['file.too-large']],
    ['2 GB of one line as TRF', () => vast('vast.trf', '012 X\n001    1 '), ['file.too-large']],
    ['2 GB of one line as JSON', () => vast('vast.json', '{"event":'), ['file.too-large']],
    ['2 GB that never end', () => '/dev/zero', ['file.too-large']],
    [
      'a line longer than any layout',
      () => file('long.trf', `012 X\n001    1 ${'a'.repeat(70_000)}\n`),
      ['trf.no-players', 'trf.line-too-long'],
    ],
    ['NUL in TRF', () => file('nul.trf', '012 X\0\n001    1 \n'), ['trf.not-text']],
    ['NUL in JSON', () => file('nul.json', '{"event":\0{}}'), ['json.unreadable']],
    [
      'nothing but line ends',
      () => file('blank.trf', `012 X\n${'\n'.repeat(4 * MB)}`),
      ['trf.no-players', 'trf.too-many-lines'],
    ],
    ['nesting beyond reason', () => file('deep.json', `{"event":${'['.repeat(MB)}`), ['json.too-deep']],
    ['entities that grow', () => file('laughs.xml', LAUGHS + OPENGOTHA), ['opengotha.doctype']],
    ['an entity of another file', () => file('external.xml', EXTERNAL + OPENGOTHA), ['opengotha.doctype']],
  ];
  test.each(cases)('%s', async (_, make, codes) => {
    const refused = await refusedBy(['check', make()]);
    expect([refused.code, [...refused.codes].sort()]).toEqual([1, [...codes].sort()]);
  });

  test.skipIf(process.getuid?.() === 0)('a file that may not be read', async () => {
    chmodSync(join(folder, file('closed', 'x')), 0);
    expect(await refusedBy(['check', 'closed'])).toEqual({ code: 1, codes: ['file.unreadable'] });
  });

  test('a stream without an end is left as soon as it is too long', async () => {
    const { out } = await run(['check', '-', '--json'], (stdin) => {
      const piece = Buffer.alloc(MB, 'a');
      const more = (): void => {
        while (stdin.writable && stdin.write(piece));
        if (stdin.writable) stdin.once('drain', more);
      };
      more();
    });
    expect(out).toContain('"file.too-large"');
  });
});

describe('100,000 players', () => {
  const COUNT = 100_000;
  const each = (line: (number: number) => string): string =>
    Array.from({ length: COUNT }, (_, index) => line(index + 1)).join('\n');
  const pad = (number: number): string => String(number % 10_000).padStart(4);

  test.each([
    ['TRF', 'many.trf', () => `012 X\n${each((number) => `001 ${pad(number)} m    Player ${number}`)}\n`],
    [
      'JSON',
      'many.json',
      () => `{"event":{"id":"x"},"players":[${each((number) => `{"id":"${number}"},`)}{"id":"0"}],"games":[]}`,
    ],
    ['h9', 'many.h9', () => `; EV[X]\n; HA[h9]\n${each((number) => `${number} Aaa Bbb 1d FR Club 1 1 1 0+`)}\n`],
    [
      'OpenGotha',
      'many.xml',
      () => `<Tournament><Players>${each((number) => `<Player name="A${number}"/>`)}</Players></Tournament>`,
    ],
  ])('as %s are beyond the limit', async (_, name, text) => {
    const { code, codes } = await refusedBy(['check', file(name, text())]);
    expect([code, codes.filter((found) => found.endsWith('.too-many-players')).length]).toEqual([1, 1]);
  });

  test('as CSV are a list, which has no limit', async () => {
    const name = file('many.csv', `id;name;rating\n${each((number) => `${number};Player ${number};1500`)}\n`);
    expect(await refusedBy(['check', name])).toEqual({ code: 0, codes: [] });
  });
});

describe('archives', () => {
  const cases: readonly (readonly [string, () => string, readonly string[]])[] = [
    ['a bomb', () => zip('bomb.zip', { 'a.trf': new Uint8Array(30 * MB) }), ['zip.too-dense']],
    [
      'a bomb that says it is small',
      () => file('lying.zip', set32(zipSync({ 'a.trf': new Uint8Array(30 * MB) }, { level: 9 }), UNPACKED_SIZE, 10)),
      ['zip.too-dense'],
    ],
    [
      'a file that says it is large',
      () => file('boast.zip', set32(zipSync({ 'a.trf': new Uint8Array(9) }), UNPACKED_SIZE, 0xfffffff0)),
      ['zip.too-dense'],
    ],
    [
      'a file that says it goes on behind the end',
      () => file('beyond.zip', set32(zipSync({ 'a.trf': new Uint8Array(9) }), PACKED_SIZE, 0x7fffffff)),
      ['zip.damaged'],
    ],
    [
      'an archive in an archive',
      () => zip('nested.zip', { 'b.zip': zipSync({ a: new Uint8Array(9) }) }),
      ['file.archive-inside'],
    ],
    [
      'many entries',
      () => zip('many.zip', Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`f${at}`, new Uint8Array(3)]))),
      ['file.unknown-format'],
    ],
    ['nothing', () => zip('none.zip', {}), ['zip.empty']],
  ];
  test.each(cases)('%s', async (_, make, codes) => {
    expect(await refusedBy(['check', make()])).toEqual({ code: 1, codes });
  });

  test('a directory that names one file many times unpacks it once', async () => {
    const whole = zipSync({ 'a.trf': new Uint8Array(900_000) });
    const view = new DataView(whole.buffer, whole.byteOffset);
    const end = whole.length - 22;
    const from = view.getUint32(end + 16, true);
    const entry = whole.subarray(from, end);
    const bytes = Buffer.concat([
      whole.subarray(0, from),
      ...Array.from({ length: 20_000 }, () => entry),
      whole.subarray(end),
    ]);
    const { out } = await run(['check', file('overlap.zip', bytes), '--json']);
    expect(out.trim().split('\n')).toHaveLength(1);
  });
});

describe('a list to take ratings from', () => {
  const list = (name: string, bytes: string | Uint8Array): Promise<Ended> =>
    run(['check', file('empty.json', '{"event":{},"players":[],"games":[]}'), '--json', '--list', file(name, bytes)]);

  test.each([
    ['entities that grow', 'laughs-list.xml', () => `${LAUGHS}<playerslist><player><name>&a9;`, 'list.doctype'],
    ['an element without an end', 'open.xml', () => `<playerslist><player><name>${'a'.repeat(40 * MB)}`, 'list.'],
    ['a comment without an end', 'comment.xml', () => `<playerslist><!--${'a'.repeat(40 * MB)}`, 'list.line-too-long'],
    ['a row without an end', 'row.csv', () => `id;name;rating\n1;${'a;'.repeat(20 * MB)}`, 'csv.line-too-long'],
    ['a quote without an end', 'quote.csv', () => `id;name;rating\n1;"${'a\n'.repeat(MB)}`, 'csv.'],
    [
      'a bomb',
      'list.zip',
      () => zipSync({ 'a.xml': Buffer.alloc(30 * MB, '<playerslist>') }, { level: 9 }),
      'zip.too-dense',
    ],
  ])('%s', async (_, name, make, code) => {
    const { out, code: exit } = await list(name, make());
    expect(exit).toBe(1);
    expect(out).toContain(`"code":"${code}`);
  });
});
