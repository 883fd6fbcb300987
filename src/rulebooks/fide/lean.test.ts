import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChessEvent, PendingCorrection } from '../../core/event.ts';
import { inUnits, points } from '../../core/exact.ts';
import type { EventFacts, PlayerFacts } from '../../core/report.ts';
import type { Edition } from '../edition.ts';
import { MSSZ_2017 } from '../mssz/editions.ts';
import { changeOfRow, type LeanEvent, type LeanResult, PERIOD_STATUSES, type PeriodSettings } from '../period.ts';
import { editions } from '../registry.ts';
import type { Contribution, PeriodResult } from '../rulebook.ts';
import { isApproved } from './admission.ts';
import type { FidePlayerResult } from './book.ts';
import { changeInHundredths, minutesFor60Moves } from './clauses.ts';
import { bookOf } from './edition-of.ts';
import { FIDE_2014, FIDE_2024, FIDE_2025_10 } from './editions.ts';
import { day, eventOf, month, rated, unrated } from './event.fixture.ts';
import { idOf, leanPlayerResult, personOf, type RandomPeriod, randomPeriod, told } from './lean.fixture.ts';
import { LeanPeriod, leanEventOf, leanResult, needsClauses, newRatingBy } from './lean.ts';
import { ratePeriodByBooks } from './rate.ts';

const admit = (event: ChessEvent, edition: Edition) => bookOf(edition).admit(event, bookOf(edition));

/** How an event reaches the period: with admission's marks, with its games as played and their time, or by the clauses. */
type Way = 'marked' | 'as-played' | 'by-clauses';

/** Games as they were played and the time for them, of an event in which admission judges nothing else. */
const asPlayed = (event: ChessEvent, lean: LeanEvent): LeanEvent => ({
  ...lean,
  ...(event.controls === undefined ? {} : { minutes: minutesFor60Moves(event.controls) }),
  result: Uint8Array.from(event.games, leanResult),
});

function feed(period: LeanPeriod, event: ChessEvent, edition: Edition, way: Way): void {
  const admission = admit(event, edition);
  if (way === 'by-clauses' || needsClauses(event, admission)) {
    period.addByClauses(event, edition, admission, personOf);
    return;
  }
  const lean = leanEventOf(event, edition, admission, personOf);
  const isJudged = event.system === 'match' || isApproved(event, '1.1', bookOf(edition));
  period.add(way === 'marked' || isJudged ? lean : asPlayed(event, lean));
}

/** Only the events that are rated: no other is fed to the lean path. */
function ratedOnly(period: RandomPeriod): RandomPeriod {
  const places = period.events.flatMap((event, place) => {
    const { reasons } = admit(event, period.editions[place] as Edition);
    return reasons.length === 0 ? [place] : [];
  });
  return {
    ...period,
    events: places.map((place) => period.events[place] as ChessEvent),
    editions: places.map((place) => period.editions[place] as Edition),
  };
}

/** Corrections of earlier periods for some of the rated, also of those who are in no event. */
const correctionsIn = ({ base, list }: RandomPeriod): ReadonlyMap<number, readonly PendingCorrection[]> =>
  new Map(
    [...base].flatMap((rating, person) =>
      rating === 0 || (rating + person) % 4 !== 0
        ? []
        : [[person, [{ event: 'x', list: list - 1, was: 100, now: null, change: ((rating * 37) % 4001) - 2000 }]]],
    ),
  );

function rateLean(random: RandomPeriod, wayOf: (place: number) => Way): LeanResult {
  const { list, base, events, editions, pasts, ofList } = random;
  const period = new LeanPeriod(list, base);
  for (const [person, [{ change }]] of correctionsIn(random) as Map<number, [PendingCorrection]>)
    period.correct(person, change);
  events.forEach((event, place) => feed(period, event, editions[place] as Edition, wayOf(place)));
  return period.close((person) => pasts[person] ?? {}, ofList);
}

function rateByClauses(random: RandomPeriod): PeriodResult<FidePlayerResult> {
  const { list, base, events, editions, ofList } = random;
  const corrections = new Map([...correctionsIn(random)].map(([person, all]) => [idOf(person), all]));
  const entered = new Set(events.flatMap(({ players }) => players.map(({ id }) => id)));
  const others = [...corrections.keys()].filter((id) => !entered.has(id)).map((id) => ({ index: 0, id }));
  const previous = new Map([...base].map((rating, person) => [idOf(person), rating === 0 ? null : rating]));
  const period = { list, base: previous, events, corrections, others };
  return ratePeriodByBooks(period, editions.map(bookOf), undefined, () => ofList && bookOf(ofList));
}

const playersOf = (result: LeanResult): Record<string, FidePlayerResult> =>
  Object.fromEntries(
    [...result.base].flatMap((_, person) => {
      const player = leanPlayerResult(result, person);
      return player === undefined ? [] : [[idOf(person), player]];
    }),
  );

function contributionsOf({ rows, firstRow, base }: LeanResult, place: number): Record<string, Contribution> {
  const from = firstRow[place] as number;
  const persons = rows.person.slice(from, firstRow[place + 1]);
  return Object.fromEntries(
    [...persons].map((person, index) => {
      const [n, halfPoints, expected, k] = [rows.n, rows.halfPoints, rows.expected, rows.k].map(
        (column) => column[from + index] as number,
      ) as [number, number, number, number];
      const played = { n, w: points(halfPoints) };
      const change = inUnits(changeInHundredths(k, halfPoints, expected), 100);
      const isRated = base[person] !== 0;
      return [
        idOf(person),
        isRated ? { ...played, change, k, we: expected / 100 } : { ...played, change: null, k: null, we: null },
      ];
    }),
  );
}

/** What is read from the arrays alone, for everybody. */
const arraysOf = ({ status, after, n }: LeanResult): unknown[] =>
  [...status].flatMap((code, person) =>
    code === 0
      ? []
      : [[idOf(person), PERIOD_STATUSES[code - 1], after[person] === 0 ? null : after[person], n[person]]],
  );

/** What K rests on is no number: the lean path does not tell it. */
const withoutSource = (result: FidePlayerResult): FidePlayerResult => {
  const { kFrom: _, ...numbers } = result;
  return told(numbers);
};

const withoutSources = (players: Readonly<Record<string, FidePlayerResult>>): Record<string, FidePlayerResult> =>
  Object.fromEntries(Object.entries(players).map(([id, player]) => [id, withoutSource(player)]));

/** All that are made of a FIDE book and rate standard games. */
const STANDARD_EDITIONS = editions
  .filter((edition) => 'book' in edition && edition.control === 'standard')
  .map(({ id }) => id);

const RUNS = Number(process.env['ELOBOOK_LEAN_PERIODS'] ?? 400);

test('more than 700 games leave no K, in every event of an edition with the limit', () => {
  const games = Array.from({ length: 401 }, (_, index) => `${index + 1} p0 1-0 p1`);
  const event = may([rated('p0', 2000), rated('p1', 1900)], games);
  const result = leanMay([2000, 1900], leanOf(event), { ...leanOf(event), edition: FIDE_2014 }, leanOf(event));
  expect([...result.rows.k]).toEqual([0, 0, 20, 20, 0, 0]);
  expect(leanPlayerResult(result, 0)?.k).toEqual([0, 20, 0]);
  expect([...result.change]).toEqual([20 * 401 * 36, -20 * 401 * 36]);
});

describe('the lean path gives the numbers of the clauses', () => {
  test('where an event of another text without counted games names a bonus: found by chance', () => {
    const period = ratedOnly(randomPeriod(1280026065));
    expect(playersOf(rateLean(period, () => 'marked'))).toStrictEqual(withoutSources(rateByClauses(period).players));
  });

  test('to every player of a random period, in whatever way its events come', () => {
    const seen = new Map<string, number>();
    const see = (what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1);
    fc.assert(
      fc.property(
        fc.integer(),
        fc.infiniteStream(fc.constantFrom<Way>('marked', 'as-played', 'by-clauses')),
        (seed, ways) => {
          const period = ratedOnly(randomPeriod(seed));
          if (period.events.length === 0) return;
          const order = [...ways.take(period.events.length)];
          const lean = rateLean(period, (place) => order[place] as Way);
          const clauses = rateByClauses(period);
          expect(playersOf(lean)).toStrictEqual(withoutSources(clauses.players));
          period.events.forEach(({ id }, place) => {
            expect(contributionsOf(lean, place)).toStrictEqual(clauses.events[id]?.players);
          });
          const entered = Object.entries(clauses.players).map(([id, { status, after, n }]) => [id, status, after, n]);
          expect(new Map(arraysOf(lean).map((each) => [(each as string[])[0], each]))).toEqual(
            new Map(entered.map((each) => [each[0], each])),
          );
          for (const { status, k } of Object.values(clauses.players)) {
            see(status);
            if (Array.isArray(k)) see('several K');
            if (typeof k === 'number' && ![10, 20, 37, 40].includes(k)) see('limited K');
          }
          for (const { id } of period.editions) see(id);
          for (const [place, event] of period.events.entries()) {
            const admission = admit(event, period.editions[place] as Edition);
            for (const ground of admission.leftOut.values()) see(ground);
            if (needsClauses(event, admission)) see('needs clauses');
          }
        },
      ),
      { numRuns: RUNS },
    );
    // the generator makes all that can happen
    for (const what of [
      ...STANDARD_EDITIONS,
      ...PERIOD_STATUSES,
      'several K',
      'limited K',
      'forfeit',
      'excluded',
      'too-fast',
      'after-decision',
      'needs clauses',
    ]) {
      expect(seen.get(what) ?? 0, what).toBeGreaterThan(0);
    }
  });
});

const MAY = day('2024-05-03');

/** A Swiss of May 2024 between p0, p1 and so on, as many as are named. */
const may = (players: readonly PlayerFacts[], games: readonly string[], facts: Partial<EventFacts> = {}): ChessEvent =>
  eventOf(players, games, { start: MAY, end: MAY + 2, ...facts });

function leanMay(base: readonly number[], ...events: readonly LeanEvent[]): LeanResult {
  const period = new LeanPeriod(month('2024-06'), Int16Array.from(base));
  for (const event of events) period.add(event);
  return period.close();
}

const leanOf = (event: ChessEvent, edition: Edition = FIDE_2024): LeanEvent =>
  leanEventOf(event, edition, admit(event, edition), personOf);

describe('what a period says by person', () => {
  test('a period may have other K and another largest difference than its edition', () => {
    const event = leanOf(may([rated('p0', 2500), rated('p1', 1900)], ['1 p0 0-1 p1']));
    const changes = (settings?: PeriodSettings): readonly (readonly number[])[] => {
      const period = new LeanPeriod(month('2024-06'), Int16Array.from([2500, 1900]), settings);
      period.add(event);
      // the book of an edition is varied once
      period.add(event);
      const { rows, change } = period.close();
      expect(changeOfRow(rows, 0) + changeOfRow(rows, 2)).toBe(change[0]);
      return [[...rows.k], [...rows.expected]];
    };
    const usual = [10, 20, 10, 20];
    expect(changes()).toEqual([usual, [92, 8, 92, 8]]);
    expect(changes({ k: new Map([[20, 25]]) })).toEqual([
      [10, 25, 10, 25],
      [92, 8, 92, 8],
    ]);
    expect(changes({ maxGap: Number.POSITIVE_INFINITY })).toEqual([usual, [98, 2, 98, 2]]);
    expect(changes({ maxGap: 100 })).toEqual([usual, [64, 36, 64, 36]]);
  });

  test('what is not rated is told why, and not taken in', () => {
    const period = new LeanPeriod(month('2024-06'), Int16Array.from([2000, 1900]));
    const late = may([rated('p0', 2000), rated('p1', 1900)], ['1 p0 1-0 p1'], { registered: MAY });
    expect(period.admit(late, FIDE_2024, personOf)?.reasons).toEqual(['0.2.2']);
    expect([...period.close().status]).toEqual([0, 0]);
  });

  test('whoever entered no event has no status and no result', () => {
    const event = may([rated('p0', 2000), rated('p2', 1900)], ['1 p0 1/2-1/2 p2']);
    const result = leanMay([2000, 1800, 1900], leanOf(event));
    expect([...result.status]).toEqual([1, 0, 1]);
    expect([...result.after]).toEqual([1997, 0, 1903]);
    expect([...result.change]).toEqual([-280, 0, 280]);
    expect([0, 2].map((person) => leanPlayerResult(result, person)?.k)).toEqual([20, 20]);
    expect(leanPlayerResult(result, 1)).toBeUndefined();
  });

  test('a period without events has no edition and changes nobody', () => {
    const result = leanMay([2000, 0]);
    expect(result.edition).toBeUndefined();
    expect([...result.status]).toEqual([0, 0]);
    expect([...result.firstRow]).toEqual([0]);
    expect(result.rows.person).toHaveLength(0);
  });

  test('a period without events is closed by the edition of its list, with corrections of earlier ones', () => {
    const period = new LeanPeriod(month('2024-06'), Int16Array.from([2000, 1900]));
    period.correct(0, 350);
    const { after, status } = period.close(undefined, FIDE_2024);
    expect([...after]).toEqual([2004, 0]);
    expect([...status]).toEqual([1, 0]);
  });

  test('a rating above every table has K by the clause', () => {
    const event = may([rated('p0', 4200), rated('p1', 4100)], ['1 p0 1/2-1/2 p1']);
    expect(leanPlayerResult(leanMay([4200, 4100], leanOf(event)), 0)?.k).toBe(10);
  });

  test('of two events that ended together a newcomer enters first the one that started first', () => {
    const opponents = ['p1', 'p2', 'p3', 'p4', 'p5'].map((id) => rated(id, 1800));
    const against = (ids: readonly number[], facts: Partial<EventFacts>): LeanEvent =>
      leanOf(
        may(
          [unrated('p0'), ...opponents],
          ids.map((id) => `${id} p0 1/2-1/2 p${id}`),
          facts,
        ),
      );
    const later = against([1, 2, 3], { start: MAY + 1 });
    const earlier = against([4, 5], {});
    const base = [0, 1800, 1800, 1800, 1800, 1800];
    const inOrder = leanPlayerResult(leanMay(base, earlier, later), 0);
    expect(inOrder).toMatchObject({ status: 'listed', after: 1800, n: 5 });
    expect(leanPlayerResult(leanMay(base, later, earlier), 0)).toEqual(inOrder);
  });

  test('the edition of the event that started last makes the list, of two that started together the one added later', () => {
    const event = leanOf(may([rated('p0', 2000), rated('p1', 1900)], ['1 p0 1-0 p1']));
    const later = { ...event, edition: FIDE_2025_10, start: MAY + 1 };
    expect(leanMay([2000, 1900], later, event).edition).toBe(FIDE_2025_10);
    expect(leanMay([2000, 1900], event, { ...later, start: MAY }).edition).toBe(FIDE_2025_10);
    expect(leanMay([2000, 1900], { ...later, start: MAY }, event).edition).toBe(FIDE_2024);
  });

  test('a newcomer stands in the arrays as in the answer of the clauses', () => {
    const opponents = ['p1', 'p2', 'p3', 'p4', 'p5'].map((id) => rated(id, 1800));
    const event = may(
      [unrated('p0'), ...opponents],
      opponents.map(({ id }, index) => `${index + 1} p0 1/2-1/2 ${id}`),
    );
    const result = leanMay([0, 1800, 1800, 1800, 1800, 1800], leanOf(event));
    expect([result.after[0], result.n[0]]).toEqual([1800, 5]);
    expect(PERIOD_STATUSES[(result.status[0] as number) - 1]).toBe('listed');
    expect([0, 1].map(result.pooledGames)).toEqual([5, undefined]);
  });

  test('a newcomer below the floor of the edition is not listed', () => {
    const opponents = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'].map((id) => rated(id, 1400));
    const games = opponents.map(({ id }, index) => `${index + 1} p0 ${index === 0 ? '1/2-1/2' : '0-1'} ${id}`);
    const base = [0, ...opponents.map(() => 1400)];
    const in2024 = leanMay(base, leanOf(may([unrated('p0'), ...opponents], games)));
    expect(leanPlayerResult(in2024, 0)).toMatchObject({ after: null, status: 'below-floor', pooledGames: 6 });
    const in2014 = leanMay(base, leanOf(may([unrated('p0'), ...opponents], games.slice(0, 5)), FIDE_2014));
    expect(in2014.after[0]).toBe(1034);
    const one = leanMay(base, leanOf(may([unrated('p0'), ...opponents], games.slice(0, 1)), FIDE_2014));
    expect(leanPlayerResult(one, 0)).toMatchObject({ after: null, status: 'part-result', pooledGames: 1 });
  });
});

describe('an event as arrays', () => {
  test('the same arrays serve for event after event: only the entrants and games that are counted are looked at', () => {
    const one = leanOf(may([rated('p0', 2000), rated('p1', 1900)], ['1 p0 1-0 p1', '2 p1 1-0 p0']));
    const result = leanMay([2000, 1900], { ...one, count: 1 });
    expect([...result.n]).toEqual([1, 1]);
    expect([...leanMay([2000, 1900], { ...one, size: 1, count: 0 }).status]).toEqual([2, 0]);
  });

  test('1.1: games that are too fast for their players do not count, others of the event do', () => {
    const players = [rated('p0', 2400), rated('p1', 1799), unrated('p2'), rated('p3', 1790)];
    const event = leanOf(may(players, ['1 p0 1-0 p1', '1 p2 1-0 p3', '2 p3 0-1 p1', '2 p2 0-1 p0']));
    const base = [2400, 1799, 0, 1790];
    expect([...leanMay(base, { ...event, minutes: 119.5 }).n]).toEqual([0, 1, 1, 1]);
    expect([...leanMay(base, { ...event, minutes: 120 }).n]).toEqual([1, 2, 2, 1]);
    expect([...leanMay(base, { ...event, minutes: 59 }).n]).toEqual([0, 0, 0, 0]);
  });

  test('1.1 of 2014 looks at the field, when the event is admitted', () => {
    const event = leanOf(may([rated('p0', 2400), rated('p1', 1799)], ['1 p0 1-0 p1']), FIDE_2014);
    expect([...leanMay([2400, 1799], { ...event, minutes: 30 }).n]).toEqual([1, 1]);
  });

  test('an event of any size has room, and does not touch the rows of others', () => {
    const players = Array.from({ length: 3000 }, (_, person) => rated(`p${person}`, 2000));
    const pairs = Array.from({ length: 1500 }, (_, pair) => `1 p${2 * pair} 1-0 p${2 * pair + 1}`);
    const first = leanOf(may(players.slice(0, 2), ['1 p1 1-0 p0']));
    const result = leanMay(
      players.map(() => 2000),
      first,
      leanOf(may(players, pairs)),
    );
    expect([...result.change].slice(0, 4)).toEqual([0, 0, 1000, -1000]);
    expect([...result.change].slice(-2)).toEqual([1000, -1000]);
    expect([...result.firstRow]).toEqual([0, 2, 3002]);
    expect(result.rows.person).toHaveLength(3002);
  });
});

describe('newcomers of a period', () => {
  const size = 600;
  const field = Array.from({ length: size }, (_, person) =>
    person % 2 === 0 ? unrated(`p${person}`) : rated(`p${person}`, 1800),
  );
  const base = field.map(({ rating = 0 }) => rating);
  /** Everybody without a rating plays five who have one. */
  const event = may(
    field,
    [1, 3, 5, 7, 9].flatMap((away) =>
      base.flatMap((rating, person) => (rating === 0 ? [`${away} p${person} 1/2-1/2 p${(person + away) % size}`] : [])),
    ),
  );

  test('there is room for any number of them and their events', () => {
    const result = leanMay(base, leanOf(event), leanOf(event));
    for (const person of [0, 2, size - 2])
      expect(leanPlayerResult(result, person)).toMatchObject({ after: 1800, n: 10, pooledGames: 10, status: 'listed' });
    expect(leanPlayerResult(result, size - 1)).toMatchObject({ before: 1800, status: 'no-games' });
  });

  test('of two first events of the same days the one that was added first is the first', () => {
    const players = [unrated('p0'), ...['p1', 'p2', 'p3', 'p4', 'p5'].map((id) => rated(id, 1800))];
    const lost = leanOf(may(players, ['1 p0 0-1 p1']));
    const drawn = leanOf(
      may(
        players,
        players.slice(1).map(({ id }, at) => `${at + 1} p0 1/2-1/2 ${id}`),
      ),
    );
    const pooled = (...events: readonly LeanEvent[]) =>
      leanMay([0, 1800, 1800, 1800, 1800, 1800], ...events).pooledGames(0);
    expect(pooled(lost, drawn)).toBe(5);
    expect(pooled(drawn, lost)).toBe(6);
    expect(pooled(drawn, { ...lost, start: MAY - 1 })).toBe(5);
    expect(pooled(drawn, { ...lost, start: MAY - 1, end: MAY + 3 })).toBe(6);
  });
});

describe('only a complete round robin of the 2014 text with rated and unrated players needs the clauses', () => {
  const games = ['1 p0 1-0 p1', '2 p1 1-0 p2', '3 p2 1-0 p0'];
  const mixed = [rated('p0', 2000), rated('p1', 1900), unrated('p2')];
  const facts = { system: 'round-robin' } as const;
  const asks = (event: ChessEvent, edition: Edition): boolean => needsClauses(event, admit(event, edition));

  test.each([
    ['complete and mixed', may(mixed, games, facts), FIDE_2014, true],
    ['the same by the Hungarian rules', may(mixed, games, facts), MSSZ_2017, true],
    ['the same by the text of 2024', may(mixed, games, facts), FIDE_2024, false],
    ['incomplete', may(mixed, games.slice(1), facts), FIDE_2014, false],
    ['a Swiss', may(mixed, games), FIDE_2014, false],
    ['all rated', may([...mixed.slice(0, 2), rated('p2', 1800)], games, facts), FIDE_2014, false],
    [
      'nobody rated',
      may(
        ['p0', 'p1', 'p2'].map((id) => unrated(id)),
        games,
        facts,
      ),
      FIDE_2014,
      false,
    ],
  ] as const)('%s', (_, event, edition, needs) => {
    expect(asks(event, edition)).toBe(needs);
  });
});

describe('the rating that a change leads to by itself', () => {
  for (const [edition, before, change, after] of [
    [FIDE_2024, 1410, -1000, 1400],
    [FIDE_2024, 1410, -1100, null],
    [FIDE_2014, 1010, -1000, 1000],
    [FIDE_2014, 1010, -1100, null],
  ] as const) {
    test(`${edition.id}: ${before} and ${change / 100} give ${after ?? 'none'}`, () =>
      expect(newRatingBy(edition, before, change)).toBe(after));
  }
});
