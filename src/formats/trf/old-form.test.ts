import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dayOf } from '../../core/dates.ts';
import type { Report } from '../../core/report.ts';
import { LIMITS } from '../limits.ts';
import { recognised } from '../registry.ts';
import { TRF06 } from './format.ts';
import { withoutPlaces } from './reports.fixture.ts';

const options = { limits: LIMITS };

const REPORT: Report = {
  event: {
    id: 'Vizsla Cup',
    name: 'Vizsla Cup',
    place: 'Gyula',
    federation: 'HUN',
    start: dayOf(2005, 7, 8),
    end: dayOf(2005, 7, 9),
    rounds: 3,
    system: 'swiss',
  },
  players: [
    { id: '1', startNumber: 1, name: 'Halmos, Bertalan', title: 'GM', birth: { year: 1968, day: dayOf(1968, 3, 2) } },
    { id: '2', startNumber: 2, name: 'Vadas, Petra', title: 'WIM', birth: { year: 1976 }, rating: 2301 },
    { id: '3', startNumber: 3, name: 'Osterkamp, Jonas', title: 'ZZ' },
  ],
  games: [
    { round: 1, white: '1', black: '2', result: '1-0' },
    { round: 2, white: '2', black: '3', result: '-/+' },
  ],
  byes: [
    { player: '3', round: 1, kind: 'full' },
    { player: '1', round: 2, kind: 'half' },
    { player: '2', round: 3, kind: 'zero' },
  ],
};

const write = (report: Report): { readonly text: string; readonly findings: readonly unknown[] } => {
  const { bytes, findings } = (TRF06.write as NonNullable<typeof TRF06.write>)(report);
  return { text: new TextDecoder().decode(bytes), findings };
};

describe('TRF06', () => {
  test('has days, births, titles and byes as its time wrote them', () => {
    const { text, findings } = write(REPORT);
    expect(findings).toEqual([]);
    expect(text.split('\r\n')).toEqual([
      '012 Vizsla Cup',
      '022 Gyula',
      '032 HUN',
      '042 08. 07. 2005',
      '052 09. 07. 2005',
      '062 3',
      '072 1',
      '092 Swiss',
      '001    1    g Halmos, Bertalan                                       1968.03.02  1.5          2 w 1  0000 - =',
      '001    2   wm Vadas, Petra                      2301                 1976        0.0          1 b 0     3 w -  0000 - -',
      '001    3   ZZ Osterkamp, Jonas                                                   2.0       0000 - +     2 b +',
      '',
    ]);
  });

  test('written and read again is the same report', () => {
    const bytes = new TextEncoder().encode(write(REPORT).text);
    expect(recognised(bytes)?.id).toBe('trf06');
    const { report, findings } = TRF06.read(bytes, options);
    expect(findings.filter(({ weight }) => weight === 'refuse')).toEqual([]);
    const { event, players, games, byes } = withoutPlaces(report as Report) as Report;
    expect({ event, games, byes }).toEqual({
      event: REPORT.event,
      games: REPORT.games,
      byes: expect.arrayContaining([...(REPORT.byes ?? [])]) as unknown,
    });
    expect(players.map((player) => ({ ...player, halfPoints: undefined }))).toEqual(REPORT.players);
  });

  test('cannot say which bye a pairing gave, nor the sex, and tells it', () => {
    const players = REPORT.players.map((player) => ({ ...player, sex: 'f' as const }));
    const byes = [{ player: '3', round: 1, kind: 'paired' as const }];
    expect(write({ ...REPORT, players, byes, event: { ...REPORT.event, rounds: 2 } }).findings).toEqual([
      { code: 'trf.not-carried', weight: 'note', facts: { fields: ['paired byes'] } },
      { code: 'trf.players-not-carried', weight: 'note', facts: { fields: ['sex'], players: 3 } },
    ]);
  });

  test('has no code for a game that is not rated, so that such a report is refused', () => {
    const games = REPORT.games.map((game) => ({ ...game, rated: false }));
    expect(write({ ...REPORT, games }).findings).toContainEqual({
      code: 'trf.unrated-not-carried',
      weight: 'refuse',
      facts: { count: 2 },
    });
  });

  test('is known by its titles; without any it is as good as TRF16', () => {
    const sample = readFileSync(new URL('samples/correct-trf06.trf', import.meta.url));
    expect(recognised(sample)?.id).toBe('trf06');
    const untitled = sample.toString('latin1').replaceAll(/^(001.{7}) ..(.)/gm, '$1   ');
    expect(recognised(Buffer.from(untitled, 'latin1'))?.id).toBe('trf16');
  });
});
