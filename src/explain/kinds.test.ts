import { expect, test } from 'vitest';
import type { Finding } from '../core/finding.ts';
import { groupedByKind } from './kinds.ts';

const on = (line: number, code: string, facts: Finding['facts'] = {}): Finding => ({
  code,
  weight: 'note',
  at: { line, column: 1 },
  facts,
});
const lines = (findings: readonly Finding[]) =>
  groupedByKind(findings).map(({ first, others }) => [first, ...others].map(({ at }) => at?.line));

test('findings of one code stand together, in the order of the first', () =>
  expect(lines([on(3, 'a'), on(4, 'b'), on(5, 'a', { player: '7', seen: 'x' }), on(9, 'a')])).toEqual([
    [3, 5, 9],
    [4],
  ]));

test('of another weight, clause or file, or about something else, they stand apart', () => {
  const [one] = [on(1, 'a')];
  const apart: readonly Finding[] = [
    one,
    { ...one, weight: 'warn' },
    { ...one, clause: '1.1' },
    { ...one, at: { file: 'list.csv', line: 1 } },
    { ...one, facts: { field: 'rating' } },
    { ...one, facts: { field: 'birth' } },
  ];
  expect(groupedByKind(apart)).toHaveLength(apart.length);
});

test('without a place they stand together only where they name a player or a person', () => {
  const bare = (facts: Finding['facts']): Finding => ({ code: 'a', weight: 'note', facts });
  expect(groupedByKind([bare({ facts: ['x'] }), bare({ facts: ['y'] })])).toHaveLength(2);
  expect(groupedByKind([bare({ player: '1' }), bare({ player: '2' })])).toHaveLength(1);
  expect(groupedByKind([bare({ person: 1 }), bare({ person: 2 })])).toHaveLength(1);
});

test('of a document they stand together by their paths', () => {
  const at = (path: string): Finding => ({ code: 'a', weight: 'refuse', at: { path }, facts: {} });
  expect(groupedByKind([at('$.players[0]'), at('$.players[1]')])).toHaveLength(1);
});
