import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BroughtStanding } from '../../ledger/entries.ts';
import { personId } from '../../ledger/ids.ts';
import type { EventRow, ResultRow } from '../../ledger/store.ts';
import { forEachStore, type TestStore } from '../../stores/harness.fixture.ts';
import { changeOffice } from '../change.ts';
import type { Office } from '../office.ts';
import { ANNA, codes, done, projectionsOf, refusals, testOffice } from '../office.fixture.ts';
import { goneRow, presentRow, standingInRow } from '../../ledger/rows/present.ts';
import { mergedTargets } from './find.ts';
import { mergePlayers } from './merge.ts';
import { addPlayer, changePlayer } from './players.ts';
import { openRatingPool } from './pools.ts';
import { showPlayer } from './show.ts';
import { splitPlayer } from './split.ts';

const [A, B, C] = [personId(1), personId(2), personId(3)];

/** An event as the registry sees it: who played. */
const playedIn = (office: Office, event: number, players: readonly number[]): Promise<void> =>
  office.store.write(async (desk) => {
    const row: EventRow = {
      event,
      pool: 'fide',
      state: 'rated',
      name: `Event ${event}`,
      start: '2024-05-01',
      end: '2024-05-02',
      edition: null,
      listDate: null,
      submission: null,
      report: null,
      partOf: null,
      players: players.length,
      games: 0,
      openQuestions: 0,
      data: '{}',
      corrects: null,
      origin: null,
      correctedBy: null,
      broughtRatings: 0,
    };
    const result = (person: number): ResultRow => ({
      person,
      event,
      list: null,
      before: 1500 + person,
      after: 1510,
      n: 1,
      score: 2,
      expected: 50,
      k: 20,
      change: 1000,
      rest: null,
    });
    await desk.putEvents([row]);
    await desk.putEntrants(
      [event],
      players.map((person, place) => ({ person, event, place })),
    );
    await desk.putResults([event], players.map(result));
  });

const bring = (office: Office, pool: string, as: string, ratings: Readonly<Record<number, number | null>>) =>
  changeOffice(office, ANNA, async ({ post }) => {
    const standings = Object.entries(ratings).map(
      ([person, rating]): BroughtStanding => ({
        person: personId(Number(person)),
        ...(rating === null ? {} : { rating, k: 20, games: 30 }),
      }),
    );
    await post({ kind: 'standings.brought', data: { pool, as, standings } });
    return { value: undefined, findings: [] };
  });

const POOLS = [
  { pool: 'fide', family: 'fide', name: 'FIDE', from: '2024-05' },
  { pool: 'orr', family: 'orr', name: 'ORR', from: '2024-05-01' },
] as const;

async function officeWith(store: TestStore, ...cards: readonly object[]): Promise<Office> {
  const office = await testOffice(store);
  for (const pool of POOLS) done(await openRatingPool(office, pool, ANNA));
  for (const card of cards) done(await addPlayer(office, card as Record<string, unknown>, ANNA));
  return office;
}

const present = (office: Office, pool: string) =>
  office.store.read(async (desk) =>
    (await desk.present(pool, [1, 2, 3])).map((row) => [row.person, standingInRow(row)?.rating ?? 'gone']),
  );

forEachStore((kind, store) => {
  describe('two cards of one person', () => {
    test('what moves is shown beforehand, and nothing has changed then', async () => {
      const office = await officeWith(
        store,
        { name: 'Anna Kis', fide: '11', birth: '1990' },
        { name: 'Kis Anna', orr: '5' },
      );
      await playedIn(office, 1, [1, 3]);
      await bring(office, 'fide', '2024-05', { 1: 1800 });
      await bring(office, 'orr', '2024-05-31', { 1: 1700 });
      const before = await projectionsOf(office, []);
      const shown = await mergePlayers(office, { player: A, into: B }, { ...ANNA, dryRun: true });
      expect(shown.value).toEqual({
        from: A,
        to: B,
        numbers: ['fide'],
        events: ['e1'],
        standings: [
          { pool: 'fide', player: A, was: null, now: null },
          { pool: 'fide', player: B, was: null, now: 1800 },
          { pool: 'orr', player: A, was: 1700, now: null },
          { pool: 'orr', player: B, was: null, now: 1700 },
        ],
        rated: [],
        onLists: ['fide:2024-05-01', 'orr:2024-05-31'],
      });
      expect(shown.findings).toEqual([{ code: 'merge.left-behind', weight: 'note', facts: { fields: ['birth'] } }]);
      expect(await projectionsOf(office, [])).toEqual(before);
    });

    test('numbers, events, results and standings are the other’s, and the old id leads on', async () => {
      const office = await officeWith(store, { name: 'Anna Kis', fide: '11' }, { name: 'Kis Anna' }, { name: 'C' });
      await playedIn(office, 1, [1, 3]);
      await bring(office, 'fide', '2024-05', { 1: 1800 });
      done(await mergePlayers(office, { player: 'fide:11', into: B }, ANNA));
      const card = await showPlayer(office, A);
      expect(card.findings).toEqual([{ code: 'player.led-on', weight: 'note', facts: { asked: A, player: B } }]);
      expect(card.value).toMatchObject({
        player: B,
        formerly: [A],
        numbers: { fide: '11' },
        standings: [{ pool: 'fide', rating: 1800 }],
        events: [{ event: 'e1' }],
      });
      expect(await present(office, 'fide')).toEqual([
        [1, 'gone'],
        [2, 1800],
      ]);
      await office.store.read(async (desk) => {
        expect((await desk.resultsOf([2])).map(({ person, before }) => [person, before])).toEqual([[2, 1501]]);
        expect(await desk.resultsOf([1])).toEqual([]);
        // whoever is looked up under the old spelling is found, and led on
        const led = await mergedTargets(desk, [1, 2, 3]);
        expect([...led].map(([asked, { person }]) => [asked, person])).toEqual([
          [1, 2],
          [2, 2],
          [3, 3],
        ]);
      });
    });

    test('a card that is written on after a merge keeps the numbers that came with it', async () => {
      const office = await officeWith(store, { name: 'A', fide: '11' }, { name: 'B' });
      done(await mergePlayers(office, { player: A, into: B }, ANNA));
      done(await changePlayer(office, { player: A, fields: { sex: 'f', name: 'Bea' } }, ANNA));
      expect(done(await showPlayer(office, B))).toMatchObject({ name: 'Bea', sex: 'f', numbers: { fide: '11' } });
      done(await splitPlayer(office, { player: A }, ANNA));
      expect(done(await showPlayer(office, B)).numbers).toEqual({});
      expect(done(await showPlayer(office, A)).numbers).toEqual({ fide: '11' });
      done(await changePlayer(office, { player: B, fields: { sex: 'm' } }, ANNA));
      expect(done(await showPlayer(office, B)).numbers).toEqual({});
    });

    test('where both stand in a pool, the one that stays keeps its rating', async () => {
      const office = await officeWith(store, { name: 'A', sex: 'm' }, { name: 'B', sex: 'f' });
      await bring(office, 'fide', '2024-05', { 1: 1800, 2: 1900 });
      await bring(office, 'orr', '2024-05-31', { 1: 1700, 2: 1600 });
      // neither falls away unasked, whichever way round
      expect(refusals(await mergePlayers(office, { player: A, into: B }, ANNA))).toEqual(['merge.two-standings']);
      expect(refusals(await mergePlayers(office, { player: B, into: A }, ANNA))).toEqual(['merge.two-standings']);
      const merged = await mergePlayers(office, { player: A, into: B, although: ['ratings'] }, ANNA);
      expect(merged.findings).toEqual([
        { code: 'merge.differs', weight: 'warn', facts: { field: 'sex' } },
        { code: 'merge.two-standings', weight: 'warn', facts: { pool: 'fide', kept: 1900, dropped: 1800 } },
      ]);
      expect(done(await showPlayer(office, A)).standings.map(({ pool, rating }) => [pool, rating])).toEqual([
        ['fide', 1900],
        ['orr', 1600],
      ]);
    });

    test('a rating is not lost for results that never led to one', async () => {
      const office = await officeWith(store, { name: 'A' }, { name: 'B' });
      await bring(office, 'fide', '2024-05', { 1: 1800, 2: null });
      const { value, findings } = await mergePlayers(office, { player: A, into: B }, ANNA);
      expect(findings).toEqual([]);
      expect(value?.standings).toEqual([
        { pool: 'fide', player: A, was: null, now: null },
        { pool: 'fide', player: B, was: null, now: 1800 },
      ]);
      expect(done(await showPlayer(office, B)).standings).toMatchObject([{ pool: 'fide', rating: 1800 }]);
    });

    test('a year of birth and a day of that year are no difference; the day is left behind if it goes', async () => {
      const differing = async (goes: string, stays: string): Promise<readonly string[]> => {
        const office = await officeWith(store, { name: 'A', birth: goes }, { name: 'B', birth: stays });
        const { findings } = await mergePlayers(office, { player: A, into: B }, { ...ANNA, dryRun: true });
        return findings.map(({ code, facts }) => `${code} ${JSON.stringify(facts)}`);
      };
      expect(await differing('1990', '1990-05-01')).toEqual([]);
      expect(await differing('1990-05-01', '1990-05-01')).toEqual([]);
      expect(await differing('1990-05-01', '1990')).toEqual(['merge.left-behind {"fields":["birth"]}']);
      expect(await differing('1991', '1990-05-01')).toEqual(['merge.differs {"field":"birth"}']);
      expect(await differing('1990-05-02', '1990-05-01')).toEqual(['merge.differs {"field":"birth"}']);
    });

    test('who plays in one event with the other is another person', async () => {
      const office = await officeWith(store, { name: 'A' }, { name: 'B' });
      await playedIn(office, 1, [1, 2]);
      const before = await projectionsOf(office, []);
      expect((await mergePlayers(office, { player: A, into: B }, ANNA)).findings).toEqual([
        { code: 'merge.same-event', weight: 'refuse', facts: { events: ['e1'], count: 1 } },
      ]);
      expect(await projectionsOf(office, [])).toEqual(before);
    });

    test('two FIDE numbers are two persons, unless somebody says otherwise', async () => {
      const office = await officeWith(store, { name: 'A', fide: '11' }, { name: 'B', fide: '12' });
      expect(refusals(await mergePlayers(office, { player: A, into: B }, ANNA))).toEqual(['merge.two-numbers']);
      done(await mergePlayers(office, { player: A, into: B, although: ['fide'] }, ANNA));
      expect(done(await showPlayer(office, 'fide:11'))).toMatchObject({ player: B, numbers: { fide: '12' } });
    });

    test('who was erased can still be merged', async () => {
      const office = await officeWith(store, { name: 'A', fide: '1' }, { name: 'B' });
      await office.store.write(async (desk) => {
        const papers = await desk.papersOf('identity', 1);
        await desk.dropPapers(
          papers.map(({ digest }) => digest),
          [1],
        );
      });
      expect(done(await mergePlayers(office, { player: A, into: B }, ANNA)).numbers).toEqual(['fide']);
      expect(codes(await showPlayer(office, A))).toEqual(['player.led-on']);
    });

    test('nobody is merged into himself, or twice, and both must be there', async () => {
      const office = await officeWith(store, { name: 'A' }, { name: 'B' }, { name: 'C' });
      expect(refusals(await mergePlayers(office, { player: A, into: A }, ANNA))).toEqual(['merge.same']);
      expect(refusals(await mergePlayers(office, { player: 'x', into: 'y' }, ANNA))).toEqual([
        'player.unknown',
        'player.unknown',
      ]);
      done(await mergePlayers(office, { player: A, into: B }, ANNA));
      expect(refusals(await mergePlayers(office, { player: A, into: C }, ANNA))).toEqual(['merge.merged-already']);
      // an id that leads to the same person
      expect(refusals(await mergePlayers(office, { player: B, into: A }, ANNA))).toEqual(['merge.same']);
    });
  });

  describe('undoing a merge', () => {
    test('who was merged on is split off in reverse order', async () => {
      const office = await officeWith(store, { name: 'A', fide: '1' }, { name: 'B', orr: '2' }, { name: 'C' });
      const start = await projectionsOf(office);
      done(await mergePlayers(office, { player: A, into: B }, ANNA));
      const middle = await projectionsOf(office);
      done(await mergePlayers(office, { player: B, into: C }, ANNA));
      expect(done(await showPlayer(office, A))).toMatchObject({
        player: C,
        formerly: [A, B].sort(),
        numbers: { fide: '1', orr: '2' },
      });
      expect(refusals(await splitPlayer(office, { player: A }, ANNA))).toEqual(['split.later-first']);
      done(await splitPlayer(office, { player: B }, ANNA));
      expect(await projectionsOf(office)).toEqual(middle);
      expect(done(await showPlayer(office, C)).formerly).toBeUndefined();
      done(await splitPlayer(office, { player: A }, ANNA));
      expect(await projectionsOf(office)).toEqual(start);
      expect(refusals(await splitPlayer(office, { player: A }, ANNA))).toEqual(['split.not-merged']);
      expect(refusals(await splitPlayer(office, { player: 'x' }, ANNA))).toEqual(['player.unknown']);
    });

    test('after a list everybody stands where the merge found them', async () => {
      const office = await officeWith(store, { name: 'A' }, { name: 'B' });
      await bring(office, 'fide', '2024-05', { 1: 1800 });
      done(await mergePlayers(office, { player: A, into: B }, ANNA));
      await bring(office, 'fide', '2024-06', { 2: 1850 });
      await office.store.write((desk) => desk.dropPresent('fide', [1, 2]));
      const split = await splitPlayer(office, { player: A }, ANNA);
      expect(split.findings).toEqual([
        { code: 'split.list-since', weight: 'warn', facts: { pool: 'fide', date: '2024-06-01' } },
      ]);
      expect(await present(office, 'fide')).toEqual([
        [1, 1800],
        [2, 'gone'],
      ]);
      expect(done(await showPlayer(office, B)).standings).toEqual([]);
    });

    test('after a list, who had a standing of its own keeps it', async () => {
      const office = await officeWith(store, { name: 'A' }, { name: 'B' });
      await bring(office, 'fide', '2024-05', { 1: 1800, 2: 1900 });
      done(await mergePlayers(office, { player: A, into: B, although: ['ratings'] }, ANNA));
      await bring(office, 'fide', '2024-06', { 2: 1850 });
      await office.store.write((desk) => desk.dropPresent('fide', [1, 2]));
      done(await splitPlayer(office, { player: A }, ANNA));
      expect(await present(office, 'fide')).toEqual([[1, 1800]]);
      expect(done(await showPlayer(office, B)).standings.map(({ rating }) => rating)).toEqual([1850]);
    });

    test('events that came later stay with the other, and so do those that were corrected', async () => {
      const office = await officeWith(store, { name: 'A' }, { name: 'B' }, { name: 'C' });
      await playedIn(office, 1, [1, 3]);
      await playedIn(office, 2, [1]);
      done(await mergePlayers(office, { player: A, into: B }, ANNA));
      await playedIn(office, 3, [2]);
      done(await splitPlayer(office, { from: B, events: ['e2'], to: C }, ANNA));
      expect(done(await splitPlayer(office, { player: A }, ANNA)).events).toEqual(['e1']);
      const eventsOf = async (player: string) =>
        done(await showPlayer(office, player)).events.map(({ event }) => event);
      expect([await eventsOf(A), await eventsOf(B), await eventsOf(C)]).toEqual([['e1'], ['e3'], ['e2', 'e1']]);
    });
  });

  describe('events of another person', () => {
    test('they are given to somebody new', async () => {
      const office = await officeWith(store, { name: 'Anna' });
      await playedIn(office, 1, [1]);
      await playedIn(office, 2, [1]);
      const to = { name: 'Anna', birth: '2001' };
      const split = done(await splitPlayer(office, { from: A, events: ['e2', 'e2'], to }, ANNA));
      expect(split).toEqual({ from: A, to: B, numbers: [], events: ['e2'], standings: [], rated: [] });
      expect(done(await showPlayer(office, B))).toMatchObject({
        name: 'Anna',
        birthYear: 2001,
        events: [{ event: 'e2' }],
      });
      expect(done(await showPlayer(office, A)).events.map(({ event }) => event)).toEqual(['e1']);
      // and back
      const whole = done(await splitPlayer(office, { from: B, events: ['e2'], to: A }, ANNA));
      expect(whole.events).toEqual(['e2']);
    });

    test('what is wrong is told, and nothing changes', async () => {
      const office = await officeWith(store, { name: 'A' }, { name: 'B' }, { name: 'C' });
      await playedIn(office, 1, [1, 2]);
      const before = await projectionsOf(office, []);
      const split = async (from: string, events: readonly string[], to: string | object) =>
        refusals(await splitPlayer(office, { from, events, to: to as string }, ANNA));
      expect(await split(A, [], B)).toEqual(['split.nothing']);
      expect(await split(A, ['e9', 'nine'], C)).toEqual(['split.event-unknown', 'split.event-unknown']);
      expect(await split(C, ['e1'], B)).toEqual(['split.not-in-event', 'split.both-in-event']);
      expect(await split(A, ['e1'], A)).toEqual(['merge.same', 'split.both-in-event']);
      expect(await split('x', ['e1'], 'y')).toEqual(['player.unknown', 'player.unknown']);
      expect(await split(A, ['e1'], 'y')).toEqual(['player.unknown']);
      expect(await split(A, ['e1'], { birth: 'x' })).toEqual(['player.field-unreadable', 'player.field-missing']);
      expect(await projectionsOf(office, [])).toEqual(before);
    });
  });

  test('a merge that is undone leaves no trace in what the office shows', async () => {
    const number = (from: number) => fc.option(fc.constantFrom(String(from), String(from + 1)), { nil: undefined });
    const person = fc.record({ fide: fc.boolean(), orr: number(10), pin: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(person, person, person),
        fc.array(fc.subarray([1, 2, 3], { minLength: 1 }), { maxLength: 4 }),
        fc.array(fc.tuple(fc.constantFrom('fide', 'orr'), fc.subarray([1, 2, 3])), { maxLength: 3 }),
        fc.array(fc.tuple(fc.constantFrom(1, 2, 3), fc.boolean()), { maxLength: 2 }),
        fc.constantFrom([1, 2], [2, 1], [1, 3], [3, 2]),
        async (persons, events, brought, overrides, [from, into]) => {
          const cards = persons.map(({ fide, pin }, place) => ({
            name: `Player ${place}`,
            ...(fide ? { fide: String(place + 1) } : {}),
            ...(pin ? { pin: `1234567${place}` } : {}),
          }));
          const office = await officeWith(store, ...cards);
          for (const [place, players] of events.entries()) await playedIn(office, place + 1, players);
          for (const [place, [pool, players]] of brought.entries()) {
            const as = pool === 'fide' ? `2024-0${place + 1}` : `2024-05-0${place + 1}`;
            await bring(office, pool, as, Object.fromEntries(players.map((each) => [each, 1500 + each * 10 + place])));
          }
          const row = {
            rating: 1234,
            k: null,
            games: 0,
            total: 0,
            peak: null,
            change: null,
            flags: 0,
            last: null,
            rest: null,
          };
          await office.store.write((desk) =>
            desk.putPresent(
              overrides.map(([each, gone]) => (gone ? goneRow('fide', each) : presentRow('fide', each, row))),
            ),
          );
          const before = await projectionsOf(office);
          const merge = {
            player: personId(from as number),
            into: personId(into as number),
            although: ['fide', 'pin', 'ratings'] as const,
          };
          const merged = await mergePlayers(office, merge, ANNA);
          const shared = events.some((players) => players.includes(from as 1) && players.includes(into as 1));
          expect(refusals(merged)).toEqual(shared ? ['merge.same-event'] : []);
          if (!shared) {
            expect(codes(await splitPlayer(office, { player: personId(from as number) }, ANNA))).toEqual([]);
          }
          expect(await projectionsOf(office)).toEqual(before);
        },
      ),
      { numRuns: kind === 'sqlite' ? 40 : 5 },
    );
  });
});
