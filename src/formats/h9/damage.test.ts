/**
 * One character of a result is changed: nothing that alters a game or the points of a free round goes unseen. At each place one character in
 * three is tried, at the next place others: all of them by `EVERY_CHARACTER=1 npx vitest run src/formats/h9/damage.test.ts`.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { isRefused } from '../../core/finding.ts';
import type { Report } from '../../core/report.ts';
import { LIMITS } from '../limits.ts';
import { isEntry } from './records.ts';
import { H9 } from './format.ts';
import { withoutPlace } from './report.fixture.ts';

const SAMPLES = fileURLToPath(new URL('samples/', import.meta.url));

const CHARACTERS = [...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)), '\t', '\0', 'é', '½', '−'];

/** The games and free rounds of a report, without the places where they stand. */
const meaningOf = (report: Report | undefined): string =>
  JSON.stringify([
    report?.event.rounds,
    report?.players.length,
    report?.games.map(withoutPlace),
    report?.byes?.map(withoutPlace),
  ]);

interface Cell {
  readonly offset: number;
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** Every entry of the file with its place; columns from 1, `to` included. */
function cellsIn(text: string): readonly Cell[] {
  let offset = 0;
  return text.split('\n').flatMap((line, index) => {
    const start = offset;
    offset += line.length + 1;
    if (line.startsWith(';')) return [];
    return [...line.matchAll(/\S+/g)].flatMap(({ 0: word, index: at }) =>
      isEntry(word) ? [{ offset: start + at, line: index + 1, from: at + 1, to: at + word.length }] : [],
    );
  });
}

const TRIED = process.env['EVERY_CHARACTER'] === undefined ? 3 : 1;

const read = (text: string) => H9.read(new TextEncoder().encode(text), { limits: LIMITS });

/** What a slip of the hand or of the wire puts into a long file. */
const SLIPS = [...'0123456789+-=?/!bwBWOo;| x'];

describe('one changed character of a result', () => {
  for (const [name, characters] of [
    ['correct.h9', CHARACTERS],
    ['short-form.h9', CHARACTERS],
    ['league.h9', SLIPS],
  ] as const) {
    const text = readFileSync(`${SAMPLES}${name}`, 'utf8');
    const before = read(text);
    const meaning = meaningOf(before.report);
    const known = new Set(before.findings.map((finding) => JSON.stringify(finding)));

    /** Every change at an offset that is not refused: whether it alters the meaning, and what is newly said of the line. */
    const changesAt = (at: number) =>
      characters.flatMap((character, turn) => {
        if ((turn + at) % TRIED !== 0 || text[at] === character) return [];
        const changed = `${text.slice(0, at)}${character}${text.slice(at + 1)}`;
        const { report, findings } = read(changed);
        if (isRefused(findings)) return [];
        const told = findings.filter((finding) => !known.has(JSON.stringify(finding)));
        return [{ changed, isSame: meaningOf(report) === meaning, told }];
      });

    test(`${name} is a correct file`, () => {
      expect(before.findings.filter(({ weight }) => weight !== 'note')).toEqual([]);
    });

    test(`is refused in ${name}, or told with its line and column`, () => {
      let changes = 0;
      for (const { offset, line, from, to } of cellsIn(text)) {
        for (let at = offset; at <= offset + to - from; at += 1) {
          for (const { changed, told } of changesAt(at)) {
            changes += 1;
            const isTold = told.some(
              ({ at: place }) => place?.line === line && (place.column ?? 0) >= from && (place.column ?? 0) <= to,
            );
            expect(isTold, changed.split('\n')[line - 1]).toBe(true);
          }
        }
      }
      expect(changes).toBeGreaterThan(TRIED === 1 ? 10 : 2);
    });

    test(`of the blanks around it in ${name} is refused or told where it alters the meaning`, () => {
      const cells = cellsIn(text);
      const inside = new Set(cells.flatMap(({ offset, from, to }) => spread(offset, offset + to - from)));
      const firsts = cells.filter(({ line }, index) => cells[index - 1]?.line !== line);
      for (const { offset, line, from } of firsts) {
        for (let at = offset - from + 49; text[at] !== '\n' && text[at] !== '|'; at += 1) {
          if (inside.has(at)) continue;
          for (const { changed, isSame, told } of changesAt(at)) {
            if (isSame) continue;
            expect(
              told.some(({ at: place }) => place?.line === line),
              changed.split('\n')[line - 1],
            ).toBe(true);
          }
        }
      }
    });
  }
});

const spread = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);
