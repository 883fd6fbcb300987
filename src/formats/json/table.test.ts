/** What only the table of an event needs goes into a document and comes out of it. */
import { expect, test } from 'vitest';
import type { Report } from '../../core/report.ts';
import { readDocument } from './read.ts';
import { writeReport } from './write.ts';

const DOCUMENT = { event: { id: 't' }, players: [{ id: '1', name: 'Minta' }, { id: '2' }], games: [] };
const withTable = (table: unknown) => readDocument({ ...DOCUMENT, table });

test('every part is read, and written again', () => {
  const table = {
    byes: [{ player: '1', round: 2, kind: 'half' }],
    teams: [{ name: 'A', members: ['1', '2'] }],
    players: [{ player: '1', startNumber: 7, club: 'BuPe', points: 1.5, place: 1, criteria: ['12', ''] }],
    header: { CL: 'A' },
  };
  const { document, findings } = withTable(table);
  expect(findings).toEqual([]);
  const { players, byes, teams, header } = document as Report;
  expect([byes, teams, header]).toEqual([table.byes, table.teams, table.header]);
  expect(players.map(({ at: _at, ...player }) => player)).toEqual([
    { id: '1', name: 'Minta', startNumber: 7, club: 'BuPe', halfPoints: 3, place: 1, criteria: ['12', ''] },
    { id: '2' },
  ]);
  // and written as it was
  const { bytes, findings: left } = writeReport(document as Report);
  expect(left).toEqual([]);
  expect(JSON.parse(new TextDecoder().decode(bytes))).toEqual({ ...DOCUMENT, table });
});

test('a row need not have points', () => {
  const { document } = withTable({ players: [{ player: '2', place: 1 }] });
  expect((document as Report).players[1]).toMatchObject({ id: '2', place: 1 });
  expect((document as Report).players[1]).not.toHaveProperty('halfPoints');
});

test('none, or null, says nothing', () => {
  expect(withTable(null)).toEqual(readDocument(DOCUMENT));
  expect(withTable({})).toEqual(readDocument(DOCUMENT));
});

test.each([
  ['text', 'wall'],
  ['a list', []],
  ['an unknown part', { walls: [] }],
  ['a name that every object has', { constructor: [] }],
  ['a bye of an unknown kind', { byes: [{ player: '1', round: 1, kind: 'free' }] }],
  ['a bye without a round', { byes: [{ player: '1', kind: 'half' }] }],
  ['byes that are no list', { byes: {} }],
  ['a team of numbers', { teams: [{ name: 'A', members: [1] }] }],
  ['a row of nobody', { players: [{ club: 'A' }] }],
  ['quarters of points', { players: [{ player: '1', points: 0.25 }] }],
  ['a negative place', { players: [{ player: '1', place: -1 }] }],
  ['a header of numbers', { header: { CL: 1 } }],
])('a table that has %s is passed over whole, with a note', (_, table) => {
  const { document, findings } = withTable(table);
  expect(findings).toEqual([
    { code: 'document.unknown-field', weight: 'note', at: { path: '$.table' }, facts: { field: 'table' } },
  ]);
  expect(document).toEqual(readDocument(DOCUMENT).document);
});
