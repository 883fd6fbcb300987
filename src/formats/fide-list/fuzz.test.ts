/** Lists as a bad day makes them: no exception, no hang, and never a player that nobody could be. */
import { readdirSync, readFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { fuzzCount, seeded, spoilt } from '../fuzz.fixture.ts';
import { LIMITS } from '../limits.ts';
import { ListReader } from './read.ts';
import { ELEMENTS } from './records.ts';

const FOLDER = new URL('./samples/', import.meta.url);
const SAMPLES = readdirSync(FOLDER)
  .filter((name) => /\.(?:txt|xml)$/.test(name))
  .map((name) => new Uint8Array(readFileSync(new URL(name, FOLDER))))
  .filter(({ length }) => length > 0);
const FILES = [...SAMPLES, ...SAMPLES.slice(0, 3).map((bytes) => zipSync({ list: bytes }))];
const WORDS = [
  ...ELEMENTS.map((element) => `<${element}>`),
  '<player>',
  '</player>',
  '<player',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '&amp;',
  '&x',
  '<?',
  '<!DOCTYPE',
  '/>',
  'ID Number',
  'SRtng',
  'OCT26',
  '   ',
  '2400',
  'SI,FI,LSI,SLI,NA',
];
const LARGE = { ...LIMITS, lineBytes: 400 };

test('spoilt lists are read to their end', () => {
  const count = fuzzCount();
  for (let seed = 1; seed <= count; seed += 1) {
    const bytes = spoilt(FILES[seed % FILES.length] as Uint8Array, seed, WORDS);
    const chance = seeded(seed + 1_000_003);
    const reader = new ListReader(chance(4) === 0 ? { limits: LARGE } : {});
    for (let at = 0; at < bytes.length; ) {
      const size = 1 + chance(2000);
      reader.push(bytes.subarray(at, at + size));
      at += size;
    }
    reader.end();
    const { players, findings } = reader.take();
    expect(findings.length).toBeLessThanOrEqual(3001);
    for (const { at } of findings) {
      if (at?.line !== undefined) expect(at.line, `seed ${seed}`).toBeGreaterThan(0);
      if (at?.column !== undefined) expect(at.column, `seed ${seed}`).toBeGreaterThan(0);
    }
    for (const { fideId, standard, birthYear } of players) {
      expect(Number(fideId), `seed ${seed}`).toBeGreaterThan(0);
      expect(standard?.rating ?? 1).toBeGreaterThan(0);
      expect(standard?.rating ?? 1).toBeLessThanOrEqual(4000);
      expect(String(birthYear ?? 1900)).toMatch(/^\d{4}$/);
    }
  }
});

test('a list reads alike in one piece and in many', () => {
  const count = Math.ceil(fuzzCount() / 4);
  for (let seed = 1; seed <= count; seed += 1) {
    const bytes = spoilt(SAMPLES[seed % SAMPLES.length] as Uint8Array, seed, WORDS);
    // the encoding is guessed from the first piece that has more than ASCII
    if (bytes.some((byte) => byte >= 0x80)) continue;
    const [whole, many] = [new ListReader(), new ListReader()];
    whole.push(bytes);
    const chance = seeded(seed);
    for (let at = 0; at < bytes.length; ) {
      const size = 1 + chance(60);
      many.push(bytes.subarray(at, at + size));
      at += size;
    }
    whole.end();
    many.end();
    expect(many.take(), `seed ${seed}`).toEqual(whole.take());
  }
});
