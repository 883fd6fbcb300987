/** Every tournament and period case of the checked vectors, through the public front door. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rate } from '../src/engine/rate.ts';

interface Vector {
  readonly case: string;
  readonly rulebook: string;
  readonly clause: string;
  readonly kind: 'function' | 'tournament' | 'period';
  readonly input: unknown;
  readonly expected: Record<string, unknown>;
}

const FILES = [
  'fide/vectors/fide-2014.json',
  'fide/vectors/extra-fide-2014.json',
  'fide/vectors/fide-2017.json',
  'fide/vectors/fide-2022.json',
  'fide/vectors/seams.json',
  'fide/vectors/fide-2024.json',
  'fide/vectors/fide-2025-10.json',
  'fide/vectors/fide-2026-01.json',
  'fide/vectors/fide-rapid-2024.json',
  'mssz/vectors/mssz-2017.json',
  'orr/vectors/orr.json',
  'mgsz/vectors/mgsz-2012.json',
];

const vectorsOf = (file: string): readonly Vector[] =>
  JSON.parse(readFileSync(new URL(`../src/rulebooks/${file}`, import.meta.url), 'utf8')) as Vector[];

/** The counts of stored games that the ORR vectors name. */
function withCounts(player: Record<string, unknown>): Record<string, unknown> {
  const count = (events: unknown): number =>
    Array.isArray(events)
      ? events.reduce((sum: number, { results }: { results: unknown[] }) => sum + results.length, 0)
      : 0;
  return { ...player, historyGames: count(player['history']), archiveGames: count(player['archive']) };
}

for (const file of FILES) {
  const cases = vectorsOf(file).filter(({ kind }) => kind !== 'function');
  describe(`${file}: ${cases.length} events and periods`, () => {
    for (const { case: name, clause, rulebook, input, expected } of cases) {
      test(`${name} (${clause})`, () => {
        const answer = rate(input, { rules: rulebook }) as unknown as Record<string, unknown>;
        const { players: wanted = {}, ...event } = expected as { players?: Record<string, object> };
        expect(answer).toMatchObject(event);
        const players = answer['players'] as Record<string, Record<string, unknown>>;
        for (const [id, keys] of Object.entries(wanted)) {
          const player = withCounts(players[id] as Record<string, unknown>);
          for (const [key, value] of Object.entries(keys)) {
            expect({ id, key, value: player[key] }).toEqual({ id, key, value });
          }
        }
      });
    }
  });
}

test('there are 767 vectors in all', () => {
  expect(FILES.flatMap(vectorsOf)).toHaveLength(767);
});

describe('the package of the vectors', () => {
  const folder = new URL('../packages/vectors/', import.meta.url);
  const textOf = (name: string): string => readFileSync(new URL(name, folder), 'utf8');
  const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');
  const sums = textOf('SHA256SUMS');
  const homes = ['fide', 'mgsz', 'mssz', 'orr'].flatMap((book) => {
    const home = new URL(`../src/rulebooks/${book}/vectors/`, import.meta.url);
    return readdirSync(home).map((name) => ({ name, bytes: readFileSync(new URL(name, home)) }));
  });
  const cases = homes.flatMap(({ bytes }) => JSON.parse(bytes.toString()) as Vector[]);

  test('has a checksum of every file, which is that of the cases as they are tested here', () => {
    const expected = homes.map(({ name, bytes }) => `${sha256(bytes)}  dist/${name}\n`).sort();
    expect(sums.split(/(?<=\n)/).sort()).toEqual(expected);
  });

  test('gets another version when a case changes, and its README says which version has which cases', () => {
    const { version } = JSON.parse(textOf('package.json')) as { readonly version: string };
    expect(textOf('README.md')).toContain(`| ${version} | ${cases.length} | \`${sha256(sums)}\` |`);
  });

  test('counts its cases as its README does', () => {
    const ofKind = (kind: Vector['kind']): number => cases.filter((each) => each.kind === kind).length;
    const told = textOf('README.md').replaceAll('\n', ' ');
    expect(told).toContain(`${cases.length} cases in ${homes.length} files: ${ofKind('function')} of single functions`);
    expect(told).toContain(`${ofKind('tournament')} of whole events, ${ofKind('period')} of rating periods`);
  });
});
