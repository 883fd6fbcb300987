import { expect, test } from 'vitest';
import { personId } from '../../ledger/ids.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import type { OfficeRow } from '../../ledger/store.ts';
import { AS, bring, enterPersons, openPool, testOffice } from '../lists/office.fixture.ts';
import { closedOffice, codes, refusals } from '../office.fixture.ts';
import { officeForPublic } from '../../reading/public/shown-persons.ts';
import { openPublicOffice } from '../../reading/public/public-office.ts';
import { verifyOffice } from '../../keeping/verify.ts';
import { withScratchStore } from '../wire.ts';
import { sitePools } from '../../reading/public/pools.ts';
import { openOfficeBooks } from './open.ts';
import { changePlayer } from './players.ts';
import { setOffice } from './settings.ts';

forEachStore((_, store) => {
  test('an office shows minors by name until an entry says otherwise, and the last one holds', async () => {
    const office = await testOffice(store);
    const chosen = async (): Promise<string | undefined> => (await office.store.read((desk) => desk.office()))?.minors;
    const head = async (): Promise<number> => office.store.read(async (desk) => (await desk.head()).no);
    expect(await chosen()).toBe('names');
    const before = await head();
    expect(codes(await setOffice(office, { minors: 'names' }, AS))).toEqual(['office.unchanged']);
    expect(await head()).toBe(before);
    await setOffice(office, { minors: 'initials' }, { ...AS, dryRun: true });
    expect(await chosen()).toBe('names');
    expect(await setOffice(office, { minors: 'initials' }, AS)).toEqual({
      value: { minors: 'initials' },
      findings: [],
    });
    expect([await chosen(), await head()]).toEqual(['initials', before + 1]);
    const entry = await office.store.read((desk) => desk.entry(before + 1));
    expect(JSON.parse(entry?.text as string)).toMatchObject({ kind: 'office.set', data: { minors: 'initials' } });
    expect(codes(await withScratchStore((scratch) => verifyOffice(office, { scratch })))).toEqual([]);
    await setOffice(office, { minors: 'names' }, AS);
    expect(await chosen()).toBe('names');
    expect(refusals(await setOffice(office, { minors: 'initials' }, {}))).toEqual(['office.no-author']);
  });

  test('a new office chooses its name and its time zone; with a list or a report they stay', async () => {
    const office = await testOffice(store);
    const own = (): Promise<OfficeRow | undefined> => office.store.read((desk) => desk.office());
    expect(refusals(await setOffice(office, { name: ' ', timeZone: 'Europe/Buda' }, AS))).toEqual([
      'office.name-missing',
      'office.time-zone',
    ]);
    expect(codes(await setOffice(office, { name: 'Test', timeZone: 'UTC' }, AS))).toEqual(['office.unchanged']);
    await setOffice(office, { minors: 'initials' }, AS);
    expect(codes(await setOffice(office, { name: ' League ', timeZone: 'Europe/Budapest' }, AS))).toEqual([]);
    expect(await own()).toEqual({ name: 'League', timeZone: 'Europe/Budapest', minors: 'initials' });
    await setOffice(office, { minors: 'names' }, AS);
    expect(await own()).toEqual({ name: 'League', timeZone: 'Europe/Budapest', minors: 'names' });
    await openPool(office, 'fide', 'fide', '2024-06');
    await enterPersons(office, 1, [{ name: 'Kiss, Anna' }]);
    await bring(office, 'fide', '2024-05', { 1: 2000 });
    expect(refusals(await setOffice(office, { name: 'Other' }, AS))).toEqual(['office.not-new']);
    expect(refusals(await setOffice(office, { timeZone: 'UTC' }, AS))).toEqual(['office.not-new']);
    expect(codes(await setOffice(office, { name: 'League', minors: 'initials' }, AS))).toEqual([]);
    expect(codes(await withScratchStore((scratch) => verifyOffice(office, { scratch })))).toEqual([]);
  });

  test('an office has names in other languages from when it was opened and since; minors stay as they are shown', async () => {
    const office = await closedOffice(store);
    const facts = { name: ' Office ', timeZone: 'UTC', names: { hu: ' Iroda ', ru: ' ' } };
    expect((await openOfficeBooks(office, facts, AS)).value).toEqual({
      name: 'Office',
      timeZone: 'UTC',
      names: { hu: 'Iroda' },
    });
    const shown = (): Promise<object> => office.store.read(sitePools);
    const head = async (): Promise<number> => office.store.read(async (desk) => (await desk.head()).no);
    expect(await shown()).toMatchObject({ office: 'Office', names: { hu: 'Iroda' }, minors: 'names' });
    await setOffice(office, { minors: 'initials' }, AS);
    expect(await shown()).toMatchObject({ names: { hu: 'Iroda' }, minors: 'initials' });

    const before = await head();
    expect(await setOffice(office, { names: { ru: 'Служба' } }, AS)).toEqual({
      value: { names: { hu: 'Iroda', ru: 'Служба' } },
      findings: [],
    });
    expect(await shown()).toMatchObject({ names: { hu: 'Iroda', ru: 'Служба' }, minors: 'initials' });
    expect(codes(await setOffice(office, { names: { hu: 'Iroda ' } }, AS))).toEqual(['office.unchanged']);
    expect(await head()).toBe(before + 1);
    const entry = await office.store.read((desk) => desk.entry(before + 1));
    expect(JSON.parse(entry?.text as string).data).toEqual({
      minors: 'initials',
      names: { hu: 'Iroda', ru: 'Служба' },
    });
    expect(codes(await withScratchStore((scratch) => verifyOffice(office, { scratch })))).toEqual([]);

    await setOffice(office, { names: { hu: '', ru: ' ' } }, AS);
    expect(await shown()).not.toHaveProperty('names');
  });

  test('an office that is not open chooses nothing', async () => {
    const office = await closedOffice(store);
    expect(refusals(await setOffice(office, { minors: 'initials' }, AS))).toEqual(['office.not-open']);
  });

  test('the public reads initials in place of the names of minors, in every row that has a name; the office reads names', async () => {
    const office = await testOffice(store);
    await enterPersons(office, 1, [
      { name: 'Szabó, Csilla', birthYear: 2010, fide: '700001' },
      { name: 'Kovács, Anna', birthYear: 1990, fide: '700002' },
      { name: 'Nagy, Béla' },
    ]);
    // what was once known of the year goes, too
    await changePlayer(office, { player: personId(1), fields: { birth: '2011', federation: 'HUN' } }, AS);
    await setOffice(office, { minors: 'initials' }, AS);
    const names = ['Sz. Cs.', 'Kovács, Anna', 'Nagy, Béla'];
    const read = await officeForPublic(office).store.read(async (desk) => {
      const all = [];
      for await (const batch of desk.allPersons()) all.push(...batch);
      return {
        all,
        persons: await desk.persons([1, 2, 3]),
        numbered: await desk.personsWith('fide', ['700001', '700002']),
        shown: await desk.shownPersons(0),
        among: await desk.shownAmong([1, 2, 3]),
      };
    });
    for (const rows of [read.all, read.persons, read.shown, read.among]) {
      expect(rows.map(({ name }) => name)).toEqual(names);
    }
    expect(read.numbered.map(({ name }) => name)).toEqual(names.slice(0, 2));
    // ratings are calculated from these rows, so the year stays in them, and they say that it is not to be shown
    expect(read.persons.map(({ birthYear, initials }) => [birthYear, initials])).toEqual([
      [2011, true],
      [1990, undefined],
      [null, undefined],
    ]);
    for (const rows of [read.shown, read.among]) {
      expect(rows.map(({ birthYear }) => birthYear)).toEqual([null, 1990, null]);
      expect(rows[0]?.facts).not.toContain('20');
      expect(rows[0]?.facts).toContain('HUN');
    }
    const own = await office.store.read((desk) => desk.persons([1]));
    expect(own[0]?.name).toBe('Szabó, Csilla');
    const people = await openPublicOffice(office).blocks.people();
    expect([people.nameOf(1), people.codesAt(1, 1).birthYear, people.codesNow(1).birthYear]).toEqual(['Sz. Cs.', 0, 0]);
  });
});
