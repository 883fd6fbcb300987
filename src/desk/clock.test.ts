/** A clock that cannot be right writes nothing; one that is right, whatever the last entry says, writes on. */
import { describe, expect, test } from 'vitest';
import { timeText } from '../core/dates.ts';
import type { EntryKinds } from '../ledger/entries.ts';
import { forEachStore } from '../stores/harness.fixture.ts';
import type { ChangeOptions } from './change.ts';
import type { Office } from './office.ts';
import { verifyOffice } from '../keeping/verify.ts';
import { ANNA, closedOffice, codes, done, NOON, testOffice } from './office.fixture.ts';
import { openOfficeBooks } from './registry/open.ts';
import { setFederation } from './registry/federations.ts';
import { officeOver, withScratchStore } from './wire.ts';

const [MINUTE, DAY] = [60_000, 86_400_000];
const YEARS = 3652 * DAY;

/** The office at another time. */
const at = (office: Office, milliseconds: number): Office => ({ ...office, clock: () => milliseconds });

let calls = 0;
/** Any change, each time another. */
const act = (office: Office, options: ChangeOptions = ANNA) => {
  calls += 1;
  const status: EntryKinds['federation.set']['status'] = calls % 2 === 0 ? 'member' : 'suspended';
  return setFederation(office, { federation: 'HUN', status }, options);
};

const last = (office: Office) =>
  office.store.read(async (desk) => JSON.parse((await desk.entry((await desk.head()).no))?.text ?? '') as LastEntry);

interface LastEntry {
  readonly no: number;
  readonly time: string;
  readonly ground?: string;
}

forEachStore((kind, store) => {
  describe('the clock', () => {
    test.each([
      ['a day after the last entry', DAY, []],
      ['400 days after it', 400 * DAY, []],
      ['a minute more', 400 * DAY + MINUTE, ['clock.ahead']],
      ['ten years after it', YEARS, ['clock.ahead']],
      ['a day before it', -DAY, []],
      ['a minute more before it', -DAY - MINUTE, ['clock.behind']],
    ])('%s', async (_title, after, told) => {
      const office = await testOffice(store);
      const before = await last(office);
      const outcome = await act(at(office, NOON + after));
      expect(codes(outcome)).toEqual(told);
      const now = await last(office);
      if (told.length > 0) expect([outcome.value, now]).toEqual([undefined, before]);
      else expect([now.no, now.time]).toEqual([before.no + 1, timeText(NOON + Math.max(0, after))]);
    });

    test('both times are told', async () => {
      const office = await testOffice(store);
      expect(await act(at(office, NOON + YEARS))).toEqual({
        findings: [
          {
            code: 'clock.ahead',
            weight: 'refuse',
            facts: { now: '2034-06-15T12:00:00.000Z', last: '2024-06-15T12:00:00.000Z' },
          },
        ],
      });
    });

    test('an office that has rested goes on with a ground, which stands in the entry, and then as usual', async () => {
      const office = await testOffice(store);
      const later = at(office, NOON + 800 * DAY);
      const rested = { ...ANNA, clockIsRight: true };
      expect(codes(await act(later, rested))).toEqual(['clock.no-ground']);
      expect(codes(await act(later, { ...rested, ground: ' ' }))).toEqual(['clock.no-ground']);
      done(await act(later, { ...rested, ground: 'no tournaments in 2025' }));
      expect(await last(office)).toMatchObject({
        time: timeText(NOON + 800 * DAY),
        ground: 'no tournaments in 2025',
      });
      done(await act(later));
      expect(await last(office)).not.toHaveProperty('ground');
    });

    test('after an entry of the future every entry needs a ground, has its time, and tells the time of the clock', async () => {
      const office = await testOffice(store);
      done(await act(at(office, NOON + YEARS), { ...ANNA, ground: 'a mistake', clockIsRight: true }));
      expect(codes(await act(office))).toEqual(['clock.behind']);
      const right = { ...ANNA, ground: 'the clock was fast in June', clockIsRight: true };
      done(await act(office, right));
      done(await act(at(office, NOON + MINUTE), right));
      expect(await last(office)).toMatchObject({
        time: '2034-06-15T12:00:00.000Z',
        ground: '[2024-06-15T12:01:00.000Z] the clock was fast in June',
      });
      expect((await withScratchStore((scratch) => verifyOffice(office, { scratch }))).findings).toEqual([]);
    });

    test('what is only to be shown is refused, too', async () => {
      const office = await testOffice(store);
      expect(codes(await act(at(office, NOON + YEARS), { ...ANNA, dryRun: true }))).toEqual(['clock.ahead']);
    });
  });

  describe('the clock of the server', () => {
    const skewed = async (by: number) => {
      const { store: opened } = await closedOffice(store);
      const machine = officeOver(opened);
      const office = { ...machine, clock: () => machine.clock() + by };
      return { office, opening: await openOfficeBooks(office, { name: 'Test', timeZone: 'UTC' }, ANNA) };
    };

    test.each([
      ['a machine that is right', 0, []],
      ['some hours ahead', DAY / 2, []],
      ['two days ahead', 2 * DAY, ['clock.server']],
      ['two days behind', -2 * DAY, ['clock.server']],
    ])('%s', async (_title, by, told) => {
      const { office, opening } = await skewed(by);
      expect(codes(opening)).toEqual(kind === 'postgres' ? told : []);
      const { no } = await office.store.read((desk) => desk.head());
      expect(no).toBe(opening.value === undefined ? 0 : 1);
    });

    test('nobody can say that the machine is right and the server is not', async () => {
      const { office } = await skewed(0);
      const wrong = { ...office, clock: () => office.clock() + 2 * DAY };
      const outcome = await act(wrong, { ...ANNA, clockIsRight: true, ground: 'it is' });
      expect(codes(outcome)).toEqual(kind === 'postgres' ? ['clock.server'] : []);
    });
  });
});
