/**
 * Files that are made to be slow. No clock is used: each file is so large that a reader which went over it once for each of its
 * parts would take many minutes, and the test would end at its time limit; or the steps are counted for a file and for one twice
 * as long.
 */
import { describe, expect, test } from 'vitest';
import { Notes } from '../core/notes.ts';
import { csvColumnsOf, writeCsv } from './csv/write.ts';
import { ListReader } from './fide-list/read.ts';
import { readWholeCsv } from './whole.fixture.ts';
import { SeenIds } from './ids.ts';
import { readText } from './json/format.ts';
import { withLines } from './json/read.ts';
import { LIMITS } from './limits.ts';
import { readElements } from './opengotha/elements.ts';
import { readTrf } from './trf/read.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const roomy = { ...LIMITS, lineBytes: 64 * 1024 * 1024 };
const MILLION = 1_000_000;

describe('a CSV', () => {
  test('of a million headings is read once, not once a heading', () => {
    const { findings } = readWholeCsv(bytes(`id;name;${'x;'.repeat(MILLION)}y\n1;A\n`), { limits: roomy });
    expect(findings[999]).toMatchObject({ code: 'csv.unknown-column', at: { line: 1, column: 9 + 2 * 999 } });
  });

  test('of a hundred thousand short rows under half a million headings costs what its rows hold', () => {
    const rows = Array.from({ length: 100_000 }, (_, at) => at + 1).join('\n');
    const { players } = readWholeCsv(bytes(`id;name${';'.repeat(500_000)}\n${rows}`), { limits: roomy });
    expect(players).toHaveLength(100_000);
  });

  test('with three hundred thousand columns that are not known is written by looking each up', () => {
    const extra = Object.fromEntries(Array.from({ length: 300_000 }, (_, at) => [`column ${at}`, 'x']));
    const player = { id: '1', extra };
    let written = 0;
    for (const piece of writeCsv([player], { columns: csvColumnsOf([player]) })) written += piece.length;
    expect(written).toBeGreaterThan(MILLION);
  });
});

test('numbers that all want one place in the table of those seen are found in a set', () => {
  const seen = new SeenIds();
  const id = (at: number): number => (at + 1) * 2 ** 32;
  let fresh = 0;
  for (let at = 0; at < 700_000; at += 1) if (seen.add(id(at))) fresh += 1;
  expect(fresh).toBe(700_000);
  expect([seen.add(id(0)), seen.add(id(699_999)), seen.add(7), seen.add(7)]).toEqual([false, false, true, false]);
});

test('numbers that want one place are known also after the table has grown around them', () => {
  const seen = new SeenIds();
  const ids = [
    ...Array.from({ length: 64 }, (_, at) => (at + 1) * 2 ** 32),
    ...Array.from({ length: 20_000 }, (_, at) => at + 1),
  ];
  expect(ids.filter((id) => !seen.add(id))).toEqual([]);
  expect(ids.filter((id) => seen.add(id))).toEqual([]);
});

describe('an OpenGotha file', () => {
  const codesOf = (text: string): readonly string[] => {
    const notes = new Notes('opengotha.more-findings');
    readElements(text, notes as never, () => undefined);
    return notes.all().map(({ code }) => code);
  };

  test('of a million comments that never end is looked through once', () => {
    expect(codesOf(`<?xml version="1.0"?>${'<!--'.repeat(MILLION)}`)).toEqual(['opengotha.not-xml']);
    expect(codesOf(`${'<!-- -->'.repeat(MILLION / 10)}<!ELEMENT a><!DOCTYPE`)).toEqual(['opengotha.doctype']);
  });

  test('whose element has a name of a million letters does not spell it out for each that it holds', () => {
    const name = 'a'.repeat(MILLION);
    expect(codesOf(`<Tournament><${name}>${'<b/>'.repeat(500_000)}</${name}></Tournament>`)).toEqual([]);
  });
});

describe('an XML list', () => {
  const read = (text: string) => {
    const reader = new ListReader({ limits: roomy, control: 'standard' });
    reader.push(bytes(text));
    reader.end();
    return reader.take();
  };

  test('with half a million sections that never end in one player is looked through once', () => {
    const { findings } = read(`<playerslist><player>${'<![CDATA['.repeat(MILLION / 2)}</player></playerslist>`);
    expect(findings.map(({ code }) => code)).toContain('list.xml-broken');
  });

  test('may have a bare & in a comment and in CDATA, and nowhere else', () => {
    const player = (more: string) => `<player><fideid>7</fideid><name>A</name><rating>2000</rating>${more}</player>`;
    const codesOf = (more: string) =>
      read(`<playerslist>${player(more)}</playerslist>`).findings.map(({ code }) => code);
    expect(codesOf('<!-- & --><x><![CDATA[ & ]]></x>')).toEqual(['list.unknown-element']);
    expect(codesOf('<!-- & --><x> &amp; &#38; </x>')).toEqual(['list.unknown-element']);
    expect(codesOf('<!-- & --><x> & </x>')).toContain('list.xml-broken');
    expect(codesOf('<!-- & ')).toContain('list.xml-broken');
  });
});

describe('a JSON document', () => {
  const findingsOf = (text: string) => withLines(readText(text, LIMITS).findings, text);
  const event = '"event":{"id":"x"},"players":[],"games":[]';

  test('whose key is a million dots is placed by its keys, not by its dots', () => {
    const found = findingsOf(`{\n"${'.'.repeat(MILLION)}":1,${event}}`);
    expect(found).toMatchObject([{ code: 'document.unknown-field', at: { line: 2 } }]);
  });

  test('whose key of a million letters holds a million values does not spell it out for each', () => {
    const period = `"period":[{${event}}]`;
    const found = findingsOf(`{${period},\n"base":{"${' '.repeat(MILLION)}":[${'1,'.repeat(MILLION)}1]}}`);
    expect(found[0]).toMatchObject({ code: 'document.wrong-type', at: { line: 2, column: 8 + MILLION + 4 } });
  });
});

describe('a TRF file', () => {
  const player = (number: number, cells: string): string =>
    `001 ${String(number).padStart(4)}`.padEnd(80).concat(' 0.0').padEnd(89).concat(cells);

  /** How often a set or a map is accessed during some work. */
  const lookups = (work: () => void): number => {
    const [has, get] = [Set.prototype.has, Map.prototype.get];
    let count = 0;
    Set.prototype.has = function (...given) {
      count += 1;
      return has.apply(this, given);
    };
    Map.prototype.get = function (...given) {
      count += 1;
      return get.apply(this, given) as unknown;
    };
    try {
      work();
    } finally {
      Set.prototype.has = has;
      Map.prototype.get = get;
    }
    return count;
  };

  test('with twice the players and twice the records 299 takes twice the steps', () => {
    const file = (size: number): Uint8Array =>
      bytes(
        Array.from(
          { length: size },
          (_, at) => `${player(at + 1, '')}\n299           0.5      ${String((at >> 1) + 1).padStart(4)}`,
        ).join('\n'),
      );
    const [few, many] = [300, 600].map((size) => lookups(() => readTrf(file(size), { limits: LIMITS })));
    expect((many as number) / (few as number)).toBeLessThan(2.5);
  });

  test('with a million games that have no result yet is read', () => {
    const cells = (opponent: number): string => `  ${String(opponent).padStart(4)} w  `.repeat(50);
    const players = Array.from({ length: 9998 }, (_, at) => player(at + 1, cells((at ^ 1) + 1)));
    const { findings } = readTrf(bytes(players.join('\n')), { limits: LIMITS });
    expect(findings[1]).toMatchObject({ code: 'trf.colours-clash', at: { line: 2 } });
    expect(findings.at(-1)).toMatchObject({ code: 'trf.more-findings' });
  });
});
