/** A report that comes once more for its own event takes nothing back that was decided since. */
import { describe, expect, test } from 'vitest';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { AS, type TestOffice } from '../lists/office.fixture.ts';
import { done } from '../office.fixture.ts';
import { acceptEvent } from './accept.ts';
import { correctEvent } from './correct.ts';
import { codesOf, facts, fileOf, GAMES, officeWith, submit, submitOne, type TestReport } from './event.fixture.ts';
import { refuseEvent } from './refuse.ts';
import type { SubmitInput } from './submit-input.ts';

const LATER: TestReport = { games: GAMES.slice(0, 3) };
const OWN = { event: 'e1' } as const;

const stateOf = (office: TestOffice) => office.store.read(async (desk) => (await desk.event(1))?.state);
const entriesOf = (office: TestOffice) => office.store.read(async (desk) => (await desk.head()).no);

/** What is told of a report for its own event, and whether anything was written. */
async function sent(office: TestOffice, report: TestReport = {}, more: Partial<SubmitInput> = {}) {
  const before = await entriesOf(office);
  const [file] = done(await submit(office, 'fide', [fileOf(report)], { ...OWN, ...more })).outcomes;
  return { codes: codesOf(file as never), entries: (await entriesOf(office)) - before };
}

forEachStore((_, store) => {
  describe('a report that comes again for its own event', () => {
    test('changes nothing, whatever was decided on it', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide');
      const again = { codes: ['event.same-report'], entries: 0 };
      expect(await sent(office)).toEqual(again);
      expect(await sent(office, {}, { accept: 'clean' })).toEqual(again);
      done(await acceptEvent(office, OWN, AS));
      expect(await sent(office)).toEqual(again);
      expect(await stateOf(office)).toBe('accepted');
      done(await submit(office, 'fide', [fileOf(LATER)], OWN));
      done(await refuseEvent(office, OWN, { ...AS, ground: 'no arbiter' }));
      expect(await sent(office, LATER)).toEqual(again);
      expect(await stateOf(office)).toBe('refused');
    });

    test('changes nothing with the same said beside it, and is taken with more', async () => {
      const office = await officeWith(store, 'fide');
      const said = { facts: { event: facts({ place: 'Szeged' }), players: new Map() } };
      await submitOne(office, 'fide', {}, said);
      done(await acceptEvent(office, OWN, AS));
      expect(await sent(office, {}, said)).toEqual({ codes: ['event.same-report'], entries: 0 });
      const other = { facts: { event: facts({ place: 'Pécs' }), players: new Map() } };
      expect((await sent(office, {}, other)).codes).toContain('event.reopened');
      expect(await stateOf(office)).toBe('submitted');
    });

    test('leaves results as an officer has set them right', async () => {
      const office = await officeWith(store, 'fide');
      const said = { facts: { event: facts({ place: 'Szeged' }), players: new Map() } };
      await submitOne(office, 'fide', {}, said);
      const results = [{ round: 1, white: '?1', black: '?2', result: '0-1' as const }];
      done(await correctEvent(office, { ...OWN, results, accept: 'at-once' }, { ...AS, ground: 'score sheet' }));
      expect(await sent(office)).toEqual({ codes: ['event.same-report'], entries: 0 });
      expect(await sent(office, {}, said)).toEqual({ codes: ['event.same-report'], entries: 0 });
      expect(await stateOf(office)).toBe('accepted');
    });

    test('is asked for by name where a later one has taken its place, or where it is to be read once more', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide');
      expect(codesOf(await submitOne(office, 'fide', LATER, OWN))).not.toContain('event.reopened');
      done(await acceptEvent(office, OWN, AS));
      expect(await sent(office)).toEqual({ codes: ['event.older-report'], entries: 0 });
      expect(await stateOf(office)).toBe('accepted');
      const although = 'sent-before';
      expect(await sent(office, {}, { although })).toEqual({ codes: ['event.reopened'], entries: 1 });
      expect(await sent(office, {}, { although, accept: 'clean' })).toMatchObject({ entries: 2 });
      expect(await stateOf(office)).toBe('accepted');
    });
  });

  test('the report of an event that is rated is told as there, too', async () => {
    const office = await officeWith(store, 'orr');
    await submitOne(office, 'orr', {}, { accept: 'clean' });
    expect(await stateOf(office)).toBe('rated');
    const again = done(await submit(office, 'orr', [fileOf()], OWN));
    expect(again.outcomes.flatMap(({ findings }) => findings)).toEqual([
      { code: 'event.same-report', weight: 'refuse', facts: OWN },
    ]);
    const other = await submit(office, 'orr', [fileOf(LATER)], OWN);
    expect(codesOf(other)).toEqual(['event.wrong-state']);
  });
});
