import { describe, expect, test } from 'vitest';
import { dayOf } from '../core/dates.ts';
import type { Report, ReportedPlayer } from '../core/report.ts';
import type { ReportFormatId } from '../formats/format.ts';
import { asOnePeriod, type FileOfPeriod } from './period.ts';

type Entered = Omit<ReportedPlayer, 'id'>;

const ANNA: Entered = { name: 'Kiss, Anna', birth: { year: 1990 } };
const BELA: Entered = { name: 'Nagy, Béla', birth: { year: 1985, day: dayOf(1985, 5, 6) } };

/** Players are numbered from 1, and the first two play. */
function file(name: string, players: readonly Entered[], format: ReportFormatId = 'trf16'): FileOfPeriod {
  const report: Report = {
    event: { id: `event of ${name}`, start: dayOf(2024, 5, 1) },
    players: players.map((player, place) => ({ id: String(place + 1), at: { line: place + 5 }, ...player })),
    games: [{ at: { line: 5 }, round: 1, white: '1', black: '2', result: '1-0' }],
  };
  return { file: name, format, report };
}

const idsOf = (...files: readonly FileOfPeriod[]): readonly (readonly string[])[] =>
  asOnePeriod(files).reports.map(({ players }) => players.map(({ id }) => id));

const said = (...files: readonly FileOfPeriod[]): unknown =>
  asOnePeriod(files).findings.map(({ code, weight, facts }) => [code, weight, facts['players']]);

describe('the files of a period', () => {
  test('number their players each by itself, so that equal numbers mean nothing', () => {
    const files = [file('a', [ANNA, BELA]), file('b', [BELA, ANNA])];
    expect(idsOf(...files)).toEqual([
      ['a#1', 'a#2'],
      ['a#2', 'a#1'],
    ]);
    expect(said(...files)).toEqual([['period.by-name', 'note', ['a#2', 'a#1']]]);
  });

  test('know a person by the FIDE number, whatever the name', () => {
    const files = [file('a', [{ ...ANNA, fideId: '700' }, BELA]), file('b', [{ name: 'Kis A.', fideId: '700' }, BELA])];
    expect(idsOf(...files)).toEqual([
      ['700', 'a#2'],
      ['700', 'a#2'],
    ]);
    expect([...asOnePeriod(files).names]).toEqual([
      ['700', 'Kis A.'],
      ['a#2', 'Nagy, Béla'],
    ]);
  });

  test('find who has no number in one of them by name and birth', () => {
    const files = [file('a', [{ ...ANNA, fideId: '700' }]), file('b', [ANNA])];
    expect(idsOf(...files)).toEqual([['700'], ['700']]);
    // also where the numbered one comes later
    expect(idsOf(...files.toReversed())).toEqual([['700'], ['700']]);
  });

  test.each([
    ['another year', { year: 1991 }, []],
    ['another day', { year: 1985, day: dayOf(1985, 6, 6) }, []],
    ['no birth', undefined, [['period.perhaps-same', 'warn', ['b#1']]]],
  ])('keep people of one name apart: %s', (_, birth, findings) => {
    const files = [file('a', [BELA]), file('b', [{ name: 'Nagy, Béla', birth }])];
    expect(idsOf(...files)).toEqual([['a#1'], ['b#1']]);
    expect(said(...files)).toEqual(findings);
  });

  test('take a year for a day of that year', () => {
    expect(idsOf(file('a', [BELA]), file('b', [{ ...BELA, birth: { year: 1985 } }]))).toEqual([['a#1'], ['a#1']]);
  });

  test('have nobody twice in one file, and tell who may be meant', () => {
    const files = [file('a', [ANNA]), file('b', [ANNA, ANNA])];
    expect(idsOf(...files)).toEqual([['a#1'], ['a#1', 'b#2']]);
    expect(said(...files)).toEqual([
      ['period.by-name', 'note', ['a#1']],
      ['period.perhaps-same', 'warn', ['b#2']],
    ]);
  });

  test('leave it open where two others could be meant', () => {
    const files = [
      file('a', [{ ...ANNA, fideId: '1' }]),
      file('b', [{ ...ANNA, fideId: '2' }]),
      file('c', [ANNA, { name: undefined }]),
    ];
    expect(idsOf(...files)).toEqual([['1'], ['2'], ['c#1', 'c#2']]);
    expect(said(...files)).toEqual([['period.perhaps-same', 'warn', ['c#1']]]);
  });

  test('keep the ids that a document gives, and join others to them', () => {
    const document = file('a', [{ ...ANNA, fideId: '700' }, BELA], 'json');
    expect(idsOf(document, file('b', [BELA, { name: 'Kiss A.', fideId: '700' }]))).toEqual([
      ['1', '2'],
      ['2', '1'],
    ]);
    // a FIDE number that is somebody else's id in the document is no id here
    expect(idsOf(document, file('b', [{ name: 'Orlov', fideId: '2' }]))).toEqual([['1', '2'], ['b#1']]);
  });

  test('have their games and places renamed with their players', () => {
    const [report] = asOnePeriod([file('a', [{ ...ANNA, fideId: '700' }])]).reports;
    expect(report).toMatchObject({
      at: { file: 'a' },
      players: [{ id: '700', at: { file: 'a', line: 5 } }],
      // the second player is missing in the report: its number stays
      games: [{ white: '700', black: '2', at: { file: 'a', line: 5 } }],
    });
  });
});

describe('the events of a period', () => {
  const named = (name: string, players: readonly Entered[], format?: ReportFormatId): FileOfPeriod => {
    const { report, ...rest } = file(name, players, format);
    return { ...rest, report: { ...report, event: { ...report.event, id: 'Open' } } };
  };
  const eventsOf = (...files: readonly FileOfPeriod[]): readonly string[] =>
    asOnePeriod(files).reports.map(({ event }) => event.id);

  test('may have one name in two files', () => {
    expect(eventsOf(named('a', [ANNA, BELA]), named('b', [BELA, ANNA]))).toEqual(['Open', 'Open (b)']);
    expect(eventsOf(named('a', [ANNA]), named('b', [ANNA, BELA]))).toEqual(['Open', 'Open (b)']);
    const later = named('b', [ANNA]);
    const event = { ...later.report.event, start: dayOf(2024, 5, 8) };
    expect(eventsOf(named('a', [ANNA]), { ...later, report: { ...later.report, event } })).toEqual([
      'Open',
      'Open (b)',
    ]);
    expect(eventsOf(named('a', [ANNA]), { ...later, report: { ...later.report, games: [] } })).toEqual([
      'Open',
      'Open (b)',
    ]);
  });

  test('are the same where all is the same, and in documents, which name them', () => {
    expect(eventsOf(named('a', [ANNA, BELA]), named('b', [ANNA, BELA]))).toEqual(['Open', 'Open']);
    expect(eventsOf(named('a', [ANNA, BELA], 'json'), named('b', [BELA, ANNA], 'json'))).toEqual(['Open', 'Open']);
  });
});
