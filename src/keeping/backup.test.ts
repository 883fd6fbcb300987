/** A backup is an office of its own, taken while others work, and restored where there is none. */
import { describe, expect, test } from 'vitest';
import type { Store } from '../ledger/store.ts';
import { STORE_KINDS } from '../stores/engine.ts';
import { testStore } from '../stores/harness.fixture.ts';
import { openStore } from '../stores/store.ts';
import { enterPersons, officeOver } from '../desk/lists/office.fixture.ts';
import { done, projectionsOf, refusals } from '../desk/office.fixture.ts';
import { verifyOffice } from './verify.ts';
import { withScratchStore } from '../desk/wire.ts';
import { backupOffice, type Copied, restoreOffice } from './backup.ts';
import type { Outcome } from '../desk/office.ts';
import { addEvent, busyOffice, exported, textOf } from './keeping.fixture.ts';

const stores = { sqlite: testStore('sqlite'), postgres: testStore('postgres') } as const;

const opened = async (kind: (typeof STORE_KINDS)[number]): Promise<Store> => openStore(await stores[kind].fresh());

const restored = (target: Store, backup: Store): Promise<Outcome<Copied>> =>
  withScratchStore((scratch) => restoreOffice(target, { office: officeOver(backup), scratch }));

const soundHead = async (store: Store): Promise<string> =>
  done(await withScratchStore((scratch) => verifyOffice(officeOver(store), { scratch }))).head;

describe.each(STORE_KINDS)('an office on %s', (from) => {
  test.each(STORE_KINDS)('is backed up into a file, lost, and restored on %s', async (to) => {
    const office = await busyOffice(stores[from]);
    const backup = await opened('sqlite');
    const rows: number[] = [];
    const copied = done(await backupOffice(office, backup, (count) => rows.push(count)));
    const head = await office.store.read((desk) => desk.head());
    expect(copied).toEqual({ entries: head.no, head: head.hash, rows: rows.at(-1) });
    const [before, text] = [await projectionsOf(office, []), textOf(await exported(office))];
    await office.store.close();

    const target = await opened(to);
    expect(done(await restored(target, backup))).toEqual(copied);
    const again = officeOver(target);
    expect(await projectionsOf(again, [])).toEqual(before);
    expect(textOf(await exported(again))).toBe(text);
    expect(await soundHead(target)).toBe(head.hash);
    await addEvent(again, 7, 'orr');
    expect(await soundHead(target)).not.toBe(head.hash);
    // a second time there is an office
    expect(refusals(await restored(target, backup))).toEqual(['keeping.not-empty']);
    expect(refusals(await backupOffice(again, backup))).toEqual(['keeping.not-empty']);
    for (const each of [backup, target]) await each.close();
  });

  test('is backed up as it is at one moment, while others go on writing', async () => {
    const office = await busyOffice(stores[from]);
    await enterPersons(
      office,
      11,
      Array.from({ length: 3000 }, (_, at) => ({ name: `Játékos ${at}` })),
    );
    const backup = await opened('sqlite');
    let isCopying = true;
    let written = 0;
    const first = await office.store.read((desk) => desk.head());
    const working = (async () => {
      for (; isCopying && written < 40; written += 1) {
        await enterPersons(office, 4000 + written, [{ name: `Új ${written}` }]);
      }
    })();
    const copied = done(await backupOffice(office, backup));
    isCopying = false;
    await working;
    expect(written).toBeGreaterThan(0);
    expect(copied.entries).toBeGreaterThanOrEqual(first.no);
    expect(copied.entries).toBeLessThanOrEqual(first.no + written);
    expect(await soundHead(backup)).toBe(copied.head);
    for (const each of [backup, office.store]) await each.close();
  });
});

describe('a backup', () => {
  test('in which something does not follow is not restored; unless nobody asks', async () => {
    const office = await busyOffice(stores.sqlite);
    const [backup, target] = [await opened('sqlite'), await opened('sqlite')];
    done(await backupOffice(office, backup));
    await backup.write((desk) => desk.dropPresent('orr', [1]));
    expect(refusals(await restored(target, backup))).toEqual(['verify.row']);
    expect((await target.read((desk) => desk.head())).no).toBe(0);
    const { value, findings } = await restoreOffice(target, { office: officeOver(backup) });
    expect(value?.entries).toBeGreaterThan(0);
    expect(findings).toEqual([{ code: 'keeping.not-verified', weight: 'note', facts: {} }]);
    for (const each of [backup, target, office.store]) await each.close();
  });
});
