import { expect, test } from 'vitest';
import type { Finding } from '../../core/finding.ts';
import { findingsByKind } from './event.ts';

const of = (player: string, clause: string): Finding => ({
  code: 'fide.zero-score',
  weight: 'note',
  clause,
  facts: { player },
});

test('findings of one kind and clause are one on the page of an event, with the others behind it', () => {
  const tell = ({ facts }: Finding): string => `about ${String(facts['player'])}`;
  expect(findingsByKind([of('a', '8.2'), of('b', '8.2'), of('c', '7.1'), of('d', '8.2')], tell)).toEqual([
    { text: 'about a', clause: '8.2', others: ['about b', 'about d'] },
    { text: 'about c', clause: '7.1', others: [] },
  ]);
});
