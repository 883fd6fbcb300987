import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RESULTS } from '../../core/game.ts';
import { LIMITS } from '../limits.ts';
import { TRF16, TRF26 } from './format.ts';
import { readTrf } from './read.ts';
import { REPORTS, withoutPlaces } from './reports.fixture.ts';
import { toReport } from './report.ts';
import { controlsInWords } from './time-control.ts';
import { controlWords } from './tournament.ts';
import { writeTrf } from './write.ts';
import type { TrfFile } from './file.ts';
import type { Report } from '../../core/report.ts';

const options = { limits: LIMITS };
const write = (format: typeof TRF16, report: Report): Uint8Array =>
  (format.write as NonNullable<typeof format.write>)(report).bytes;

describe('write, then read', () => {
  test('TRF26 gives the same report, and refuses nothing', () => {
    fc.assert(
      fc.property(REPORTS, (report) => {
        const { report: read, findings } = TRF26.read(write(TRF26, report), options);
        expect(findings.filter(({ weight }) => weight === 'refuse')).toEqual([]);
        expect(withoutPlaces(read as Report)).toEqual(withoutPlaces(report));
      }),
      { numRuns: 150 },
    );
  });

  test('TRF16 gives the same report but for the number of rounds, and time controls whose words are not read', () => {
    fc.assert(
      fc.property(REPORTS, (report) => {
        const { report: read } = TRF16.read(write(TRF16, report), options);
        const { rounds: _rounds, ...event } = report.event;
        const { header, times, ...found } = withoutPlaces(read as Report) as Report & { event: { rounds?: number } };
        delete found.event.rounds;
        const isRead = event.controls === undefined || controlsInWords(controlWords(event)) !== undefined;
        if (!isRead)
          for (const field of ['controls', 'controlsBlack'] as const) delete (event as Partial<typeof event>)[field];
        expect(Object.keys(header ?? {})).toEqual(isRead ? [] : ['trf 122']);
        // periods without moves in words are the times of several games
        if (isRead) expect(times).toBeUndefined();
        expect(found).toEqual(withoutPlaces({ ...report, event }));
      }),
      { numRuns: 100 },
    );
  });

  test('the games as numbers are the games, wherever there is nothing beside them', () => {
    let told = 0;
    fc.assert(
      fc.property(REPORTS, fc.constantFrom(1, 400), (report, gap) => {
        const ids = new Map(report.players.map(({ id, startNumber }, at) => [id, gap === 1 ? at + 1 : startNumber]));
        const called = (id: string): string => String(ids.get(id));
        const players = report.players.map((each) => ({ ...each, id: called(each.id), startNumber: ids.get(each.id) }));
        const games = report.games.map(({ rated: _rated, result, round, white, black }) => {
          return { round, white: called(white), black: called(black), result: result === '-/-' ? '1-0' : result };
        });
        const byes = report.byes?.map((bye) => ({ ...bye, player: called(bye.player) }));
        const teams = report.teams?.map((team) => ({ ...team, members: team.members.map(called) }));
        const whole = { ...report, players, games, ...(byes && { byes }), ...(teams && { teams }) } as Report;
        const { report: read, pairings } = TRF26.read(write(TRF26, whole), options);
        if (pairings === undefined) return;
        told += 1;
        const { players: found, games: named } = read as Report;
        const placeOf = (id: string): number => found.findIndex((player) => player.id === id);
        expect(pairings).toEqual(
          named.flatMap(({ round, white, black, result }) => [
            round,
            placeOf(white),
            placeOf(black),
            RESULTS.indexOf(result),
          ]),
        );
        expect(named.every(({ rated = true }) => rated)).toBe(true);
      }),
      { numRuns: 100 },
    );
    expect(told).toBeGreaterThan(30);
  });

  test('what Elobook writes is canonical: reading and writing it gives the same bytes', () => {
    fc.assert(
      fc.property(REPORTS, fc.constantFrom(TRF16, TRF26), (report, format) => {
        const bytes = write(format, report);
        const again = writeTrf(readTrf(bytes, options).file as TrfFile);
        expect(Buffer.from(again).equals(bytes)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  test('the order of the players and records in a file does not matter', () => {
    fc.assert(
      fc.property(REPORTS, (report) => {
        const text = new TextDecoder().decode(write(TRF26, report));
        const lines = text.trimEnd().split('\r\n');
        const teams = lines.filter((line) => line.startsWith('310'));
        const others = lines.filter((line) => !line.startsWith('310') && !line.startsWith('112')).reverse();
        const deputies = lines.filter((line) => line.startsWith('112'));
        const turned = new TextEncoder().encode([...teams, ...others, ...deputies].join('\n'));
        const { file } = readTrf(turned, options);
        const plain = withoutPlaces(toReport(file as TrfFile)) as Report;
        const sorted = { ...plain, players: plain.players.toSorted((a, b) => Number(a.id) - Number(b.id)) };
        const key = ({ games, byes = [] }: Report): string[] => [
          ...games.map((game) => JSON.stringify(game)).sort(),
          ...byes.map((bye) => JSON.stringify(bye)).sort(),
        ];
        const expected = withoutPlaces(report) as Report;
        expect(sorted.players).toEqual(expected.players);
        expect(key(sorted)).toEqual(key(expected));
      }),
      { numRuns: 50 },
    );
  });
});
