/** An event is postponed or renamed; a second announcement of it is noticed; a league knows its parts. */
import { describe, expect, test } from 'vitest';
import { personId } from '../../ledger/ids.ts';
import { eventData } from '../../ledger/rows/events.ts';
import type { EventRow } from '../../ledger/store.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { publishList } from '../lists/publish.ts';
import { acceptEvent } from './accept.ts';
import { changeEvent, type ChangeEventInput } from './change.ts';
import { AS, codesOf, facts, officeWith, players, submitOne, type TestOffice } from './event.fixture.ts';
import { registerEvent } from './register.ts';
import { showEvent } from './show.ts';
import { withdrawEvent } from './withdraw.ts';

const rowOf = async (office: TestOffice, event = 1): Promise<EventRow> =>
  (await office.store.read((desk) => desk.event(event))) as EventRow;

const entriesOf = (office: TestOffice): Promise<number> => office.store.read(async (desk) => (await desk.head()).no);

const register = (office: TestOffice, given: Readonly<Record<string, unknown>>, pool = 'fide') =>
  registerEvent(office, { pool, facts: facts(given) }, AS);

const change = (
  office: TestOffice,
  given: Readonly<Record<string, unknown>>,
  more: Partial<ChangeEventInput> & { readonly dryRun?: boolean } = {},
) => {
  const { dryRun = false, ...input } = more;
  return changeEvent(office, { event: 'e1', facts: facts(given), ...input }, { ...AS, dryRun, ground: 'letter' });
};

const OPEN = { name: 'Open', start: '2024-06-20', end: '2024-06-24', system: 'swiss', registered: '2024-06-01' };

forEachStore((_kind, store) => {
  describe('an event that is registered', () => {
    test('has entrants, who are named anew each time, while it is only announced', async () => {
      const office = await officeWith(store, 'fide', '2024-06-01');
      await register(office, OPEN);
      const ids = (await office.store.read((desk) => desk.persons([1, 2]))).map(({ person }) => personId(person));
      const { value } = await change(office, {}, { entrants: [...ids, ids[0] as string] });
      expect(value?.changes).toEqual([{ field: 'entrants', was: null, now: 2 }]);
      expect(eventData(await rowOf(office)).entrants).toEqual(ids);
      expect(codesOf(await change(office, {}, { entrants: ids }))).toEqual(['event.unchanged']);
      expect(codesOf(await change(office, {}, { entrants: ['0000000', 'fide:1'] }))).toHaveLength(2);
      expect((await change(office, {}, { clear: ['entrants'] })).value?.changes).toEqual([
        { field: 'entrants', was: 2, now: 0 },
      ]);
      await withdrawEvent(office, { event: 'e1' }, AS);
      expect(codesOf(await change(office, {}, { entrants: ids }))).toEqual(['event.wrong-state']);
    });

    test('is postponed with all its days, which moves its list, and back again', async () => {
      const office = await officeWith(store, 'fide', '2024-06-01');
      const schedule = [
        { round: 1, date: facts({ day: '2024-06-20' })['day' as never] },
        { round: 2, date: facts({ day: '2024-06-24' })['day' as never] },
      ];
      await register(office, { ...OPEN, schedule });
      const before = await entriesOf(office);
      const preview = await change(office, {}, { postponeTo: '2024-07-20', dryRun: true });
      expect(await entriesOf(office)).toBe(before);
      const { value, findings } = await change(office, {}, { postponeTo: '2024-07-20' });
      expect(preview.value).toEqual(value);
      expect(value).toMatchObject({ event: 'e1', state: 'registered', edition: 'fide-2024', list: '2024-08' });
      expect(value?.changes.slice(0, 2)).toEqual([
        { field: 'start', was: '2024-06-20', now: '2024-07-20' },
        { field: 'end', was: '2024-06-24', now: '2024-07-24' },
      ]);
      expect(findings).toEqual([
        { code: 'event.list-moved', weight: 'warn', facts: { event: 'e1', was: '2024-07', now: '2024-08' } },
      ]);
      const row = await rowOf(office);
      expect(row).toMatchObject({ state: 'registered', start: '2024-07-20', end: '2024-07-24' });
      expect(eventData(row).registration?.['schedule']).toEqual([
        { round: 1, date: '2024-07-20' },
        { round: 2, date: '2024-07-24' },
      ]);
      await change(office, {}, { postponeTo: '2024-06-20' });
      expect(await rowOf(office)).toMatchObject({ start: '2024-06-20', end: '2024-06-24' });
      const { value: shown } = await showEvent(office, 'e1');
      expect(
        shown?.entries.map(({ kind, ground, changes }) => [
          kind,
          ground,
          changes?.find(({ field }) => field === 'start'),
        ]),
      ).toEqual([
        ['event.registered', 'test', undefined],
        ['event.changed', 'letter', { field: 'start', was: '2024-06-20', now: '2024-07-20' }],
        ['event.changed', 'letter', { field: 'start', was: '2024-07-20', now: '2024-06-20' }],
      ]);
    });

    test('that is brought forward may have been registered too late, and by another edition', async () => {
      const office = await officeWith(store, 'fide', '2024-06-01');
      await register(office, OPEN);
      const { findings } = await change(office, { start: '2024-06-03' });
      expect(findings.map(({ code, weight }) => [code, weight])).toEqual([['fide.registration-late', 'warn']]);
      const { findings: earlier } = await change(office, {}, { postponeTo: '2024-02-20' });
      expect(codesOf({ findings: earlier })).toEqual([
        'event.edition-moved',
        'event.list-moved',
        'fide.registration-late',
      ]);
      expect(earlier[0]?.facts).toEqual({ event: 'e1', was: 'fide-2024', now: 'fide-2022' });
      const { value, findings: none } = await change(office, {}, { postponeTo: '2001-02-20' });
      expect(value).toMatchObject({ edition: null, list: null });
      expect(codesOf({ findings: none })).toContain('event.list-moved');
    });

    test('can lose a fact that was said in error, and the report inherits what holds now', async () => {
      const office = await officeWith(store, 'fide', '2024-06-01');
      await register(office, { ...OPEN, rounds: 9, norms: true });
      const { value } = await change(office, { norms: false }, { clear: ['rounds', 'womenOnly'] });
      expect(value?.changes).toEqual([
        { field: 'norms', was: true, now: false },
        { field: 'rounds', was: 9, now: null },
      ]);
      office.on('2024-06-28');
      await submitOne(office, 'fide', { event: { start: undefined, end: undefined } }, { event: 'e1' });
      const kept = eventData(await rowOf(office)).facts;
      expect(kept).toMatchObject({ norms: false, start: '2024-06-20' });
      expect(kept).not.toHaveProperty('rounds');
    });

    test('is not changed to what cannot be, nor in what the office records itself', async () => {
      const office = await officeWith(store, 'fide', '2024-06-01');
      await register(office, { name: 'Open', end: '2024-06-24' });
      const before = await entriesOf(office);
      const codes = async (...asked: Parameters<typeof change> extends [unknown, ...infer More] ? More : never) =>
        codesOf(await change(office, ...asked));
      expect(await codes({}, { postponeTo: '2024-07-01' })).toEqual(['event.no-days']);
      expect(await codes({}, { postponeTo: 'July' })).toEqual(['event.bad-day']);
      expect(await codes({ start: '2024-06-25' })).toEqual(['report.end-before-start']);
      expect(await codes({ name: 'Open\u202E' })).toEqual(['event.facts-doubtful']);
      expect(await codes({ reportReceived: '2024-06-25' }, { clear: ['arbiters'] })).toEqual([
        'event.change-fixed',
        'event.change-fixed',
      ]);
      expect(await codes({ name: 'Open' })).toEqual(['event.unchanged']);
      expect(await codes({ name: 'X' }, { event: 'e9' })).toEqual(['event.unknown']);
      expect(await entriesOf(office)).toBe(before);
    });
  });

  describe('an event whose report is here', () => {
    test('is renamed without being decided on anew, and decided on anew where a rule may ask for it', async () => {
      const office = await officeWith(store, 'fide', '2024-06-28');
      await submitOne(office, 'fide', { event: { registered: '2024-05-01', rounds: 2 } }, { accept: 'clean' });
      expect((await rowOf(office)).state).toBe('accepted');
      const renamed = await change(office, { name: 'Summer Open' });
      expect(codesOf(renamed)).toEqual([]);
      expect(await rowOf(office)).toMatchObject({ state: 'accepted', name: 'Summer Open', listDate: '2024-07-01' });
      const { value, findings } = await change(office, { end: '2024-06-27', start: '2024-06-26' });
      expect(value).toMatchObject({ state: 'submitted', list: '2024-07' });
      expect(codesOf({ findings })).toEqual(['event.change-void']);
      expect(await rowOf(office)).toMatchObject({ state: 'submitted', edition: null, listDate: null });
      expect(codesOf(await change(office, {}, { clear: ['rounds'] }))).toEqual(['event.change-reported']);
      expect(codesOf(await change(office, { end: '2024-06-30' }))).toEqual(['event.ends-in-future']);
      const accepted = await acceptEvent(office, { event: 'e1' }, AS);
      expect(accepted.value).toMatchObject({ state: 'accepted', list: '2024-07' });
      office.on('2024-07-01');
      for (const date of ['2024-06', '2024-07']) await publishList(office, { pool: 'fide', date }, AS);
      expect((await rowOf(office)).state).toBe('published');
      expect(codesOf(await change(office, { name: 'Other' }))).toEqual(['event.wrong-state']);
    });

    test('that missed a deadline only by the change is told so, and not again of what was so before', async () => {
      const office = await officeWith(store, 'fide', '2024-06-28');
      await submitOne(office, 'fide', { event: { registered: '2024-05-28' } });
      const { findings } = await change(office, { registered: '2024-06-04' });
      expect(codesOf({ findings })).toEqual(['fide.registration-late']);
      expect(codesOf(await change(office, { place: 'Szeged' }))).toEqual([]);
    });

    test('is asked about a fact, which is answered and not changed', async () => {
      const office = await officeWith(store, 'fide', '2024-06-28');
      await submitOne(office, 'fide', {
        event: { system: undefined },
        players: [{ id: '1', name: 'Új, Anna' }, ...players().slice(1)],
      });
      expect(codesOf(await change(office, { system: 'swiss' }))).toEqual(['event.change-asked']);
      const { value } = await change(office, { name: 'Other' });
      expect(value).toMatchObject({ state: 'questions', edition: 'fide-2024', list: '2024-07' });
    });
  });

  describe('a second announcement', () => {
    test('of the same name on the same days is told, with the number of the first', async () => {
      const office = await officeWith(store, 'fide', '2024-06-01');
      const before = async (given: Readonly<Record<string, unknown>>) =>
        (await register(office, given)).findings
          .filter(({ code }) => code === 'event.registered-before')
          .map((each) => each.facts['event']);
      expect(await before(OPEN)).toEqual([]);
      expect(await before({ ...OPEN, name: 'OPEN', start: '2024-06-24', end: '2024-06-25' })).toEqual(['e1']);
      expect(await before({ ...OPEN, start: '2024-07-20', end: '2024-07-24' })).toEqual([]);
      expect(await before({ ...OPEN, name: 'Other' })).toEqual([]);
      expect(await before({ registered: '2024-06-01' })).toEqual([]);
      expect(await before({ name: 'Open' })).toEqual(['e1']);
      await withdrawEvent(office, { event: 'e1' }, AS);
      expect(await before(OPEN)).toEqual(['e2']);
      const changed = await changeEvent(office, { event: 'e4', facts: { name: 'Open' } }, AS);
      expect(changed.findings.at(-1)).toMatchObject({ code: 'event.registered-before', facts: { event: 'e2' } });
    });

    test('by a report that does not name its registration is told as well', async () => {
      const office = await officeWith(store, 'fide', '2024-06-01');
      await register(office, { ...OPEN, name: 'Spring Open', start: '2024-06-05', end: '2024-06-09' });
      office.on('2024-06-12');
      const { findings } = await submitOne(office, 'fide');
      expect(findings.find(({ code }) => code === 'event.registration-waits')?.facts).toEqual({
        event: 'e2',
        registered: 'e1',
      });
      const { findings: other } = await submitOne(office, 'fide', { event: { name: 'Other' }, players: players(4) });
      expect(codesOf({ findings: other })).not.toContain('event.registration-waits');
      const { findings: named } = await submitOne(office, 'fide', { event: { pgn: true } }, { event: 'e1' });
      expect(codesOf({ findings: named })).not.toContain('event.registration-waits');
    });
  });

  describe('a league', () => {
    test('is shown with its parts', async () => {
      const office = await officeWith(store, 'fide', '2024-06-01');
      await register(office, { name: 'League', start: '2024-06-01', end: '2024-06-30' });
      office.on('2024-06-12');
      await submitOne(office, 'fide', {}, { partOf: 'e1' });
      const { value } = await showEvent(office, 'e1');
      expect(value?.parts?.map(({ event, partOf }) => [event, partOf])).toEqual([['e2', 'e1']]);
      expect((await showEvent(office, 'e2')).value).not.toHaveProperty('parts');
    });
  });
});
