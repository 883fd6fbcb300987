import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { type GivenFile, givenFiles } from './given-files.ts';
import { fileLines, fileText, unitsBefore } from './file-text.ts';
import { inspect, likelyRules, inspectedFile, reasonsIn } from './inspection.ts';
import { LIMITS } from '../formats/limits.ts';

const text = (content: string): Uint8Array => new TextEncoder().encode(content);
const FOLDER = fileURLToPath(new URL('../formats/trf/samples/', import.meta.url));
const sample = (name: string): Uint8Array => new Uint8Array(readFileSync(FOLDER + name));

/** Characters, as TRF counts them. */
const padded = (name: string): string => name + ' '.repeat(33 - [...name].length);
const line = (number: number, name: string, rating: string, points: string, cells: string): string =>
  `001 ${String(number).padStart(4)} m    ${padded(name)} ${rating.padStart(4)} HUN ${String(700000 + number).padStart(11)} 1980/01/01 ${points.padStart(4)} ${String(number).padStart(4)}  ${cells}`;

const HEAD = [
  '012 River Open',
  '022 Town',
  '032 HUN',
  '042 2026/02/01',
  '052 2026/02/03',
  '092 Individual: Swiss-System',
  '122 90+30',
];
const trf = (...lines: readonly string[]): Uint8Array => text([...HEAD, ...lines, ''].join('\n'));

const SMALL = trf(
  line(1, 'Halmos, Vera', '2100', '1.5', '   2 w 1     3 b ='),
  line(2, 'Radics, Imre', '2000', '1.0', '   1 b 0  0000 - U'),
  line(3, 'Orban, Lili', '', '0.5', '0000 - Z     1 w ='),
);

describe('the inspection of a report', () => {
  test('has what the readers find in every sample, with line and column', () => {
    const names = readdirSync(FOLDER).filter((name) => name.endsWith('.trf'));
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) {
      const recorded = JSON.parse(
        readFileSync(`${FOLDER}${name.replace(/\.trf$/, '.findings.json')}`, 'utf8'),
      ) as object[];
      const { findings } = inspect(inspectedFile(name, sample(name)), {});
      expect([name, findings.slice(0, recorded.length)]).toEqual([name, recorded]);
    }
  });

  test('shows the cross table with the numbers of the file, forfeits and byes', () => {
    const { events } = inspect(inspectedFile('small.trf', SMALL), { rules: 'fide' });
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ name: 'River Open', start: '2026-02-01', games: 2 });
    expect(events[0]?.table).toMatchObject({
      rounds: 2,
      rows: [
        {
          number: 1,
          name: 'Halmos, Vera',
          rating: 2100,
          halfPoints: 3,
          cells: [
            { round: 1, opponent: 2, colour: 'white', halfPoints: 2 },
            { round: 2, opponent: 3, colour: 'black', halfPoints: 1 },
          ],
        },
        {
          number: 2,
          cells: [
            { round: 1, opponent: 1, colour: 'black', halfPoints: 0 },
            { round: 2, bye: 'paired' },
          ],
        },
        {
          number: 3,
          cells: [
            { round: 1, bye: 'zero' },
            { round: 2, opponent: 1, colour: 'white', halfPoints: 1 },
          ],
        },
      ],
    });
  });

  test('rates by the edition of its days, and says why', () => {
    const file = inspectedFile('small.trf', SMALL);
    expect(likelyRules(file)).toEqual({ rules: 'fide' });
    const { rating } = inspect(file, { rules: 'fide' });
    expect(rating?.edition).toBe('fide-2026-01');
    expect(rating?.players.map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect(rating?.players.some(({ steps }) => steps !== undefined)).toBe(false);
    expect(reasonsIn(file, '1', { rules: 'fide' })?.steps.length).toBeGreaterThan(0);
    expect(reasonsIn(file, '9', { rules: 'fide' })).toBeUndefined();
    expect(inspect(file, { rules: 'fide-2014' }).rating?.edition).toBe('fide-2014');
  });

  test('is by rapid rules where the time is of rapid games, and by those of Go for a file of Go', () => {
    const rapid = text([...HEAD.slice(0, -1), '122 15+10', line(1, 'A, B', '2100', '0.0', ''), ''].join('\n'));
    expect(likelyRules(inspectedFile('rapid.trf', rapid))).toEqual({ rules: 'fide', control: 'rapid' });
    const go = new Uint8Array(readFileSync(new URL('../../test/programs/macmahon/standard.h9', import.meta.url)));
    expect(likelyRules(inspectedFile('a.h9', go))).toEqual({ rules: 'mgsz' });
  });

  test('takes ratings and K from a list', () => {
    const ratings = [1, 2].map((number) => ({
      fideId: String(700000 + number),
      name: '',
      rating: 1900 + number,
      k: 10,
    }));
    const { rating, findings } = inspect(inspectedFile('small.trf', SMALL), { rules: 'fide', ratings });
    expect(rating?.players.map(({ before }) => before)).toEqual([1901, 1902, null]);
    expect(findings.map(({ code }) => code)).toContain('ratings.unmatched');
  });

  test('says what the file lacks, in the habits of the game', () => {
    const { events } = inspect(inspectedFile('small.trf', SMALL), { rules: 'fide' });
    expect(events[0]?.lacking).toEqual({
      event: ['arbiters'],
      players: [
        { fact: 'rating', count: 1 },
        { fact: 'k', count: 2 },
      ],
      of: 3,
    });
  });

  test('says of a file that is nothing what it is not, and has no table', () => {
    const { findings, events, rating } = inspect(inspectedFile('x.bin', text('hello')), { rules: 'fide' });
    expect([findings.map(({ code }) => code), events, rating]).toEqual([['file.unknown-format'], [], undefined]);
  });
});

describe('a column in the text of a file', () => {
  test('counts characters in TRF and OpenGotha, however many bytes and units each has', () => {
    expect(unitsBefore('a😀őb', 4, 'trf16')).toBe('a😀ő'.length);
    expect(unitsBefore('a😀őb', 4, 'opengotha')).toBe('a😀ő'.length);
    expect(unitsBefore('a😀őb', 4, 'json')).toBe(3);
    expect(unitsBefore('ab', 9, 'trf26')).toBe(2);
    expect(unitsBefore('ab', 9, 'h9')).toBe(2);
  });

  test('is where the reader found the fault, behind letters of one, two and four bytes', () => {
    const names = ['Kovacs', 'Kovácső', 'Дубетов', '😀😀'];
    for (const name of names) {
      const bytes = trf(line(1, name, '21x0', '0.0', '   2 w 1'), line(2, 'B, C', '2000', '0.0', '   1 b 0'));
      const file = inspectedFile('a.trf', bytes);
      const finding = inspect(file, {}).findings.find(
        ({ code }) => code === 'trf.rating-unreadable' || code.includes('rating'),
      );
      const shown = fileLines(fileText(bytes).text, file.opened.format)[(finding?.at?.line ?? 0) - 1] as string;
      const from = unitsBefore(shown, finding?.at?.column ?? 0, file.opened.format);
      expect([name, shown.slice(from, from + 4)]).toEqual([name, '21x0']);
    }
  });

  test('is the same in windows-1250', () => {
    const bytes = sample('correct-windows-1250.trf');
    expect(fileText(bytes).encoding).toBe('windows-1250');
    expect(fileText(bytes).text).toMatch(/[őűáé]/);
  });

  test('a lone carriage return ends a line, but not in JSON', () => {
    expect(fileLines('a\rb\r\nc\nd', 'trf16')).toEqual(['a', 'b', 'c', 'd']);
    expect(fileLines('a\rb\r\nc\nd', 'json')).toEqual(['a\rb', 'c', 'd']);
  });
});

describe('files as they are given', () => {
  const kindsOf = async (name: string, bytes: Uint8Array, limits = LIMITS): Promise<readonly string[]> => {
    const found: GivenFile[] = [];
    const chunks = async function* (): AsyncGenerator<Uint8Array> {
      for (let at = 0; at < bytes.length; at += 1000) yield bytes.subarray(at, at + 1000);
    };
    for await (const file of givenFiles({ name, size: bytes.length, chunks }, limits)) found.push(file);
    return found.map((file) => `${file.name}: ${file.kind === 'fault' ? file.fault.code : file.kind}`);
  };

  const zipped = (files: Record<string, Uint8Array>): Uint8Array => zipSync(files);

  test('are reports, lists of players, or the files of an archive', async () => {
    expect(await kindsOf('a.trf', SMALL)).toEqual(['a.trf: report']);
    expect(await kindsOf('list.csv', text('id,name,rating\n1,A,2000\n'))).toEqual(['list.csv: players']);
    const inner = zipped({ 'b.trf': SMALL });
    const archive = zipped({ 'a.trf': SMALL, 'in.zip': inner, 'l.csv': text('id,name,rating\n1,A,2000\n') });
    expect(await kindsOf('all.zip', archive)).toEqual([
      'all.zip/a.trf: report',
      'all.zip/in.zip: file.archive-inside',
      'all.zip/l.csv: players',
    ]);
    expect(await kindsOf('list.zip', zipped({ 'l.csv': text('id,name,rating\n1,A,2000\n') }))).toEqual([
      'list.zip: players',
    ]);
  });

  test('what is too large, or unpacks to too much, is refused unread', async () => {
    expect(await kindsOf('a.trf', SMALL, { ...LIMITS, reportBytes: 100 })).toEqual(['a.trf: file.too-large']);
    const bomb = zipped({ 'bomb.trf': new Uint8Array(3_000_000).fill(0x20) });
    expect(await kindsOf('bomb.zip', bomb)).toEqual(['bomb.zip/bomb.trf: zip.too-dense']);
    const book = zipped({ '[Content_Types].xml': text('<Types/>') });
    expect(await kindsOf('a.xlsx', book)).toEqual(['a.xlsx: file.other-program']);
  });
});
