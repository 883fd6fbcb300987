/** docs/ledger.md is enough to check an export: its program accepts what the ledger wrote, and finds what was changed. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canonicalJson, type Json } from '../src/ledger/canonical.ts';
import { type Entry, type Head, hashOf, headAfter, nextEntry, CHAIN_START } from '../src/ledger/chain.ts';

import { endLine, paperLine } from '../src/keeping/lines.ts';
import { gzipped } from '../src/keeping/packing.ts';
import { paperOf } from '../src/ledger/papers.ts';
import type { Paper } from '../src/ledger/store.ts';

const PAGE = readFileSync(fileURLToPath(new URL('../docs/ledger.md', import.meta.url)), 'utf8');
const PROGRAM = /<!-- check\.py -->\n\n```python\n(.*?)^```$/ms.exec(PAGE)?.[1] ?? '';

const hasPython = spawnSync('python3', ['--version']).status === 0;

/** What is hard to write alike in two languages. */
const DATA: readonly Json[] = [
  { name: 'Iroda', format: 1 },
  [0, -1, 1500, 0.5, -0.25, 1e21, 1e20, 123456789012345680000, 1e-6, 1e-7, 1.5e-7, 5e-324, 1.7976931348623157e308],
  [333333333.3333333, 2 ** 53, 1e16, 1e23, 100, 0.002, 0.1 + 0.2, 1e5, 12345678.9],
  { '10': 1, '2': 2, '\ufb33': 'דּ', '\u{1f600}': '😀', ő: 'ű', '\r': '\b\t\n\f\r\u0000\u001f\u007f\u2028"\\/' },
  fc.sample(fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }), { numRuns: 200, seed: 8785 }) as Json[],
  fc.sample(fc.double({ noNaN: true, noDefaultInfinity: true }), { numRuns: 2000, seed: 8785 }),
  null,
  true,
];

const lines: string[] = [];
const heads: Head[] = [CHAIN_START];
for (const data of DATA) {
  const time = `2024-06-01T08:30:00.00${lines.length}Z`;
  const link = nextEntry(heads.at(-1) as Head, { time, author: 'Kovács Éva', ground: 'próba', kind: 'test', data });
  lines.push(link.text);
  heads.push(headAfter(link));
}
const HEAD = heads.at(-1) as Head;

/** With an end that fits, unless another head is given. */
function exported(content: readonly string[], { no, hash }: Head = HEAD): string {
  const text = content.map((line) => `${line}\n`).join('');
  return `${text}${endLine({ no, hash, sha256: hashOf(text) })}\n`;
}

test('the program has at most fifty lines', () => {
  expect(PROGRAM).toMatch(/^import /);
  expect(PROGRAM.trimEnd().split('\n').length).toBeLessThanOrEqual(50);
});

describe.skipIf(!hasPython)('the program of docs/ledger.md', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'elobook-ledger-'));
    writeFileSync(join(folder, 'check.py'), PROGRAM);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const checked = (content: string | Uint8Array, ...noted: readonly string[]): string => {
    const file = join(folder, 'export.jsonl');
    writeFileSync(file, content);
    const { status, stdout, stderr } = spawnSync('python3', [join(folder, 'check.py'), file, ...noted], {
      encoding: 'utf8',
    });
    return `${status}: ${(stdout + stderr).trim()}`;
  };

  /** The export with one entry put in place of another. */
  const replaced = (no: number, text: string): string =>
    exported(lines.map((line, index) => (index + 1 === no ? text : line)));
  const altered = (no: number, change: Partial<Entry>): string =>
    replaced(no, canonicalJson({ ...(JSON.parse(lines[no - 1] as string) as object), ...change } as Json));

  test('finds an export of the ledger sound and prints its head', () => {
    expect(checked(exported(lines))).toBe(`0: sound: ${lines.length} entries, head ${HEAD.hash}`);
    expect(checked(exported([], CHAIN_START))).toBe(`0: sound: 0 entries, head ${CHAIN_START.hash}`);
  });

  /** A paper, and an entry that names it. */
  const paper = (bytes: readonly number[]): Paper => {
    const [content, salt] = [Uint8Array.from(bytes), Uint8Array.from({ length: 16 }, (_, at) => at * 16)];
    return { digest: paperOf(content, salt).digest, kind: 'report', of: 1, salt, content };
  };
  const PAPERS = [paper([...Buffer.from('\ufeff„Őry”\r\n\u0000')]), paper([0xff, 0xfe, 0x00])];
  const named = nextEntry(HEAD, {
    time: HEAD.time,
    author: 'Éva',
    kind: 'test',
    data: PAPERS.map(({ digest }) => digest),
  });
  const END = headAfter(named);
  const withPapers = (papers: readonly string[]): string => exported([...lines, ...papers, named.text], END);

  test('reads papers, and packed files', async () => {
    const text = withPapers(PAPERS.map(paperLine));
    const sound = `0: sound: ${lines.length + 1} entries, head ${END.hash}`;
    expect(checked(text)).toBe(sound);
    const chunks: Uint8Array[] = [];
    async function* bytes(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(text);
    }
    for await (const chunk of gzipped(bytes())) chunks.push(chunk);
    expect(checked(Buffer.concat(chunks))).toBe(sound);
  });

  test('finds a paper that is another, or was taken out', () => {
    const [one, other] = PAPERS.map(paperLine) as [string, string];
    for (const changed of [
      one.replace('Őry', 'Öry'),
      one.replace(/"salt":"[^"]*"/, '"salt":"zz"'),
      one.replace(/"salt":"[^"]*"/, '"salt":1'),
      one.replace(/"text":"[^"]*"/, '"text":1'),
      other.replace('//4A', '//4B'),
      other.replace('//4A', '*'),
      other.replace(/"base64":"[^"]*",/, ''),
    ]) {
      expect(checked(withPapers([changed]))).toBe(
        `1: entry ${lines.length + 1} is no line of canonical JSON, or its paper is another`,
      );
    }
    const says = `1: entry ${lines.length + 2} is missing, or the end does not fit what is before it`;
    expect(checked(withPapers([one, other]).replace(`${one}\n`, ''))).toBe(says);
    expect(checked(withPapers([one, other]).replace('"of":1', '"of":2'))).toBe(says);
  });

  test('finds a noted hash among the entries, or says that there is none', () => {
    expect(checked(exported(lines), heads[3]?.hash as string)).toMatch(/^0: sound/);
    expect(checked(exported(lines), hashOf('another'))).toBe(
      `1: entry ${lines.length + 1} is not there, and no entry before it has the noted hash`,
    );
  });

  test('names the entry after one that was changed', () => {
    expect(checked(altered(3, { author: 'Kovacs Éva' }))).toBe('1: entry 4 does not follow the entry before it');
  });

  test('sees that the last entry was changed', () => {
    expect(checked(altered(lines.length, { ground: 'más' }))).toBe(
      `1: entry ${lines.length + 1} is missing, or the end does not fit what is before it`,
    );
  });

  const missing = (no: number): string => `1: entry ${no} is missing, or the end does not fit what is before it`;
  const notCanonical = (no: number): string => `1: entry ${no} is no line of canonical JSON, or its paper is another`;
  for (const [what, content, says] of [
    [
      'an entry was taken out',
      () => exported(lines.filter((_, index) => index !== 2)),
      '1: entry 3 has another number',
    ],
    ['the last entry was cut off', () => exported(lines.slice(0, -1)), missing(lines.length)],
    ['the head was cut off', () => `${lines.join('\n')}\n`, missing(lines.length + 1)],
    ['there is nothing', () => '', missing(1)],
    ['the last line has no end', () => exported(lines).slice(0, -1), notCanonical(lines.length + 1)],
    ['something comes after the head', () => `${exported(lines)}{}\n`, notCanonical(lines.length + 1)],
    ['a blank was put in', () => replaced(2, (lines[1] as string).replace(',', ', ')), notCanonical(2)],
    [
      'a number is written otherwise',
      () => replaced(1, (lines[0] as string).replace('t":1,', 't":1.0,')),
      notCanonical(1),
    ],
    ['a line is no JSON', () => replaced(2, '{"author"'), notCanonical(2)],
    ['a line is no object', () => replaced(2, '[]'), notCanonical(2)],
    ['a number is beyond all numbers', () => replaced(2, '{"data":1e400}'), notCanonical(2)],
    ['a surrogate is alone', () => replaced(2, '{"data":"\\ud800"}'), notCanonical(2)],
    ['a line is nested without measure', () => replaced(2, '['.repeat(100_000)), notCanonical(2)],
    ['a member is unknown', () => altered(2, { more: 1 } as Partial<Entry>), '1: entry 2 has other members'],
    ['a number is repeated', () => altered(2, { no: 1 }), '1: entry 2 has another number'],
    [
      'the clock goes back',
      () => altered(2, { time: '2024-06-01T08:29:59.999Z' }),
      '1: entry 2 has no time, or an earlier one than before',
    ],
    ['the time is none', () => altered(1, { time: 'noon' }), '1: entry 1 has no time, or an earlier one than before'],
  ] as const) {
    test(`says so where ${what}`, () => expect(checked(content())).toBe(says));
  }
});
