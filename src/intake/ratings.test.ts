import { describe, expect, test } from 'vitest';
import type { Report, ReportedPlayer } from '../core/report.ts';
import { applyRatings, type KnownRating, neededEntries } from './ratings.ts';

const reportOf = (...players: ReportedPlayer[]): Report => ({ event: { id: 'e' }, players, games: [] });

const anna: KnownRating = {
  fideId: '700001',
  name: 'Kiss, Anna',
  federation: 'HUN',
  sex: 'f',
  title: 'WFM',
  rating: 2010,
  k: 20,
  birthYear: 2001,
};

describe('the ratings of a list', () => {
  test('are found by FIDE number, with K and what the report leaves out', () => {
    const { report, findings } = applyRatings(reportOf({ id: '1', fideId: '700001' }), [anna]);
    expect(report.players).toEqual([
      {
        id: '1',
        fideId: '700001',
        rating: 2010,
        k: 20,
        kFrom: 'list',
        sex: 'f',
        title: 'WFM',
        federation: 'HUN',
        birth: { year: 2001 },
      },
    ]);
    expect(findings).toEqual([]);
  });

  test('are found by name and year of birth where there is no number', () => {
    const list = [anna, { ...anna, fideId: '700009', birthYear: 1960, rating: 1500 }];
    const entered = reportOf({ id: '1', name: 'KISS Ánna', birth: { year: 2001 } });
    const { report, findings } = applyRatings(entered, list);
    expect(report.players[0]).toMatchObject({ fideId: '700001', rating: 2010 });
    expect(findings).toEqual([{ code: 'ratings.by-name', weight: 'note', facts: { players: ['1'] } }]);
  });

  test('of several persons with one name are a question, not a guess', () => {
    const list = [anna, { ...anna, fideId: '700009', birthYear: undefined }];
    const { report, findings } = applyRatings(
      reportOf({ id: '1', name: 'Kiss Anna', rating: 1999, at: { line: 7 } }),
      list,
    );
    expect(report.players[0]?.rating).toBeUndefined();
    expect(findings).toEqual([
      {
        code: 'ratings.doubtful',
        weight: 'warn',
        at: { line: 7 },
        facts: { player: '1', candidates: ['700001', '700009'] },
      },
    ]);
  });

  test('name who is not on the list, and who is on it without a rating', () => {
    const entered = reportOf({ id: '1', fideId: '5', name: 'Kiss, Anna' }, { id: '2' }, { id: '3', fideId: '6' });
    const { report, findings } = applyRatings(entered, [anna, { fideId: '6', name: 'Nagy, Béla' }]);
    expect(report.players.map(({ rating }) => rating)).toEqual([undefined, undefined, undefined]);
    expect(findings).toEqual([
      { code: 'ratings.unmatched', weight: 'warn', facts: { players: ['1', '2'] } },
      { code: 'ratings.unrated', weight: 'note', facts: { players: ['3'] } },
    ]);
  });

  test('are compared with the report, field by field', () => {
    const entered = {
      id: '1',
      fideId: '700001',
      name: 'Kis, Anna',
      rating: 2000,
      k: 40,
      sex: 'm',
      title: 'FM',
      federation: 'AUT',
      birth: { year: 2002 },
    } as const;
    const { findings } = applyRatings(reportOf(entered), [anna]);
    expect(findings.map(({ weight, facts }) => [weight, facts['field'], facts['report'], facts['list']])).toEqual([
      ['warn', 'rating', 2000, 2010],
      ['warn', 'k', 40, 20],
      ['warn', 'name', 'Kis, Anna', 'Kiss, Anna'],
      ['warn', 'sex', 'm', 'f'],
      ['warn', 'title', 'FM', 'WFM'],
      ['warn', 'federation', 'AUT', 'HUN'],
      ['warn', 'birth', 2002, 2001],
    ]);
    const { findings: lost } = applyRatings(reportOf({ id: '1', fideId: '6', rating: 1500, k: 20 }), [
      { fideId: '6', name: 'X' },
    ]);
    expect(lost.map(({ code, facts }) => [code, facts['field'] ?? null, facts['list'] ?? null])).toEqual([
      ['ratings.differs', 'rating', '–'],
      ['ratings.unrated', null, null],
    ]);
  });
});

test('only the entries that a report may need are wanted from a list', () => {
  const wanted = neededEntries([
    reportOf({ id: '1', fideId: '700001', name: 'Kiss, Anna' }, { id: '2', name: 'Őze, Pál' }, { id: '3' }),
  ]);
  expect([
    wanted({ fideId: '700001', name: '' }),
    wanted({ fideId: '1', name: 'Oze Pal' }),
    wanted({ fideId: '2', name: 'Kiss, Anna' }),
  ]).toEqual([true, true, false]);
});
