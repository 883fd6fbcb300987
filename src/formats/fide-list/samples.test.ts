/** Every sample is read, and what comes out is as it was last read. `npx vitest run -u` records it anew. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chunksOfBytes } from '../stream.ts';
import { readWholeList } from '../whole.fixture.ts';
import { ListReader, recognisesList } from './read.ts';
import { type ListForm, writeList } from './write.ts';

const FOLDER = new URL('./samples/', import.meta.url);
const bytesOf = (name: string): Uint8Array => new Uint8Array(readFileSync(new URL(name, FOLDER)));
const NAMES = readdirSync(FOLDER).filter((name) => /\.(?:txt|xml)$/.test(name));

const recorded = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

describe.each(NAMES)('the sample %s', (name) => {
  const read = readWholeList(bytesOf(name));

  test('has the findings that it had', async () => {
    await expect(recorded(read.findings)).toMatchFileSnapshot(`./samples/${name}.findings.json`);
  });

  test('has the players that it had', async () => {
    await expect(recorded(read.players)).toMatchFileSnapshot(`./samples/${name}.players.json`);
  });

  test('reads alike in pieces of any size', () => {
    for (const size of [1, 3, 17, 100, 1000]) {
      const reader = new ListReader();
      for (const piece of chunksOfBytes(bytesOf(name), size)) reader.push(piece);
      reader.end();
      const { players, findings } = reader.take();
      expect(players, `pieces of ${size}`).toEqual(read.players);
      expect(findings, `pieces of ${size}`).toEqual(read.findings);
    }
  });
});

describe('correct lists', () => {
  for (const name of ['combined.txt', 'legacy.txt', 'single.txt', 'old.txt', 'combined.xml', 'single.xml']) {
    test(`${name} raises nothing of weight, and is recognised`, () => {
      expect(readWholeList(bytesOf(name)).findings.filter(({ weight }) => weight !== 'note')).toEqual([]);
      expect(recognisesList(bytesOf(name))).toBe(true);
    });
  }

  test('all forms give the same players', () => {
    const [txt, xml] = [readWholeList(bytesOf('combined.txt')).players, readWholeList(bytesOf('combined.xml')).players];
    expect(xml).toEqual(txt);
    expect(readWholeList(bytesOf('legacy.txt')).players).toEqual(txt.map((player) => ({ ...player, foa: undefined })));
    const standard = txt.map((player) => ({ ...player, rapid: undefined, blitz: undefined }));
    expect(readWholeList(bytesOf('single.txt')).players).toEqual(standard);
    expect(readWholeList(bytesOf('single.xml')).players).toEqual(standard);
  });

  const FORMS: readonly (readonly [string, ListForm])[] = [
    ['combined.txt', { form: 'text', layout: 'combined' }],
    ['combined.xml', { form: 'xml', layout: 'combined' }],
    ['single.txt', { form: 'text', layout: 'single', control: 'standard', month: 2026 * 12 + 9 }],
    ['single.xml', { form: 'xml', layout: 'single', control: 'standard' }],
  ];
  for (const [name, form] of FORMS) {
    test(`${name}, read and written, is the same byte for byte`, () => {
      const { players } = readWholeList(bytesOf(name));
      const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
      expect([...writeList(players, form)].map(text).join('')).toBe(text(bytesOf(name)));
    });
  }
});
