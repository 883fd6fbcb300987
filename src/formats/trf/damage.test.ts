/**
 * The goal for damage: no single character of a game cell can be changed without being told. What changes only the points of
 * a round without a game is reported of the line: the points of the player no longer fit. One thing is not: that a bye of the
 * pairing stands for another of the same points, since plain byes of the pairing are not told. At each place one replacement in three is
 * tried, at the next place others: all of them by `EVERY_CHARACTER=1 npx vitest run src/formats/trf/damage.test.ts`.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import { readTrf } from './read.ts';

const options = { limits: LIMITS };
const REPLACEMENTS = ' 0123456789+-=WDLHFUZwdlhfuzbBxX.,/\t#O\u0000'.split('');
const FIRST_CELL = 89;
const TRIED = process.env['EVERY_CHARACTER'] === undefined ? 3 : 1;

/** Samples in which the bye of the pairing is worth half a point. */
const HALVED = new Set(['correct-trf26-team.trf', 'correct-javafo.trf']);

const SAMPLES = [
  'correct-trf06.trf',
  'correct-trf16.trf',
  'correct-trf16-team.trf',
  'correct-trf26.trf',
  'correct-trf26-team.trf',
  'correct-javafo.trf',
  'correct-windows-1250.trf',
  'correct-cr.trf',
];

const key = ({ code, at, facts }: { code: string; at?: unknown; facts: unknown }): string =>
  JSON.stringify([code, at, facts]);

/** Every cell character of every player, with every replacement: what goes unnoticed. `worthAPairing`: the bye of the same points. */
function unnoticed(bytes: Uint8Array, worthAPairing = 'F'): string[] {
  const before = new Set(readTrf(bytes, options).findings.map(key));
  const missed: string[] = [];
  let line = 1;
  let start = 0;
  for (let at = 0; at <= bytes.length; at += 1) {
    const code = bytes[at];
    const ends = code === undefined || code === 10 || code === 13;
    if (!ends) continue;
    const isPlayer = bytes[start] === 0x30 && bytes[start + 1] === 0x30 && bytes[start + 2] === 0x31;
    if (isPlayer) {
      for (let place = start + FIRST_CELL; place < at; place += 1) {
        for (const [turn, letter] of REPLACEMENTS.entries()) {
          if ((turn + place + line) % TRIED !== 0) continue;
          const own = bytes[place] as number;
          if (letter.charCodeAt(0) === own) continue;
          const damaged = Uint8Array.from(bytes);
          damaged[place] = letter.charCodeAt(0);
          if (own === worthAPairing.charCodeAt(0) && letter === 'U') continue;
          const { findings } = readTrf(damaged, options);
          const told = findings.some(
            (finding) =>
              finding.weight === 'refuse' ||
              (finding.at?.line === line &&
                (finding.at.column === place - start + 1 || finding.code === 'trf.points-unplayed') &&
                !before.has(key(finding))),
          );
          if (!told) missed.push(`line ${line}, column ${place - start + 1}: ${String.fromCharCode(own)} -> ${letter}`);
        }
      }
    }
    if (code === 13 && bytes[at + 1] === 10) at += 1;
    line += 1;
    start = at + 1;
  }
  return missed;
}

describe('one character of a game cell changed', () => {
  test.each(SAMPLES)('in %s is refused, or told with its line and column', (name) => {
    const bytes = new Uint8Array(readFileSync(new URL(`samples/${name}`, import.meta.url)));
    expect(unnoticed(bytes, HALVED.has(name) ? 'H' : 'F')).toEqual([]);
  });

  test('in a file whose habit is another way of writing', () => {
    expect(unnoticed(habitual())).toEqual([]);
  });
});

/** Thirty players of three digits; numbers with zeros, byes as `0000 - -`, letters in lower case: all of it valid. */
function habitual(): Uint8Array {
  const lines = Array.from({ length: 30 }, (_, index) => {
    const own = 101 + index;
    const other = index % 2 === 0 ? own + 1 : own - 1;
    const game = `  0${other} ${index % 2 === 0 ? 'W 1' : 'B 0'}`;
    const head = `001 ${String(own).padStart(4)}      Player ${String.fromCharCode(65 + index)}`.padEnd(80);
    return `${head}${index % 2 === 0 ? ' 1.5' : ' 0.5'} ${index % 2 === 0 ? '   1' : '   2'}${game}  0000 - -  0000 - h`;
  });
  return new TextEncoder().encode(`${lines.join('\n')}\n`);
}
