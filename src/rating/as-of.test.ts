/** Who was whom at some time. */
import { describe, expect, test } from 'vitest';
import { personId } from '../ledger/ids.ts';
import { testStore } from '../stores/harness.fixture.ts';
import { AS, enterPersons, read, testOffice } from '../desk/lists/office.fixture.ts';
import { mergePlayers } from '../desk/registry/merge.ts';
import { splitPlayer } from '../desk/registry/split.ts';
import { mergedBy, mergedSince, mergesAmong } from './as-of.ts';

test('merges lead on through others, up to an entry or after it, whether few or many are asked for', async () => {
  const office = await testOffice(testStore('sqlite'));
  await enterPersons(
    office,
    1,
    Array.from({ length: 6 }, () => ({ name: 'A' })),
  );
  const merge = (player: number, into: number) =>
    mergePlayers(office, { player: personId(player), into: personId(into) }, AS);
  await merge(1, 2);
  await merge(2, 3);
  await merge(4, 3);
  await merge(5, 6);
  await splitPlayer(office, { player: personId(5) }, AS);
  await read(office, async (desk) => {
    const second = await mergedBy(desk, 2);
    for (const persons of [[3, 6], Array.from({ length: 501 }, (_, at) => at + 1)]) {
      const of = async (isMeant: (no: number) => boolean) => {
        const merges = await mergesAmong(desk, persons, isMeant);
        return [[...(merges.get(3) ?? [])].sort(), merges.get(6)];
      };
      expect(await of(() => true)).toEqual([[1, 2, 4], undefined]);
      expect(await of((no) => no <= second)).toEqual([[1, 2], undefined]);
      expect(await of((no) => no > second)).toEqual([[4], undefined]);
    }
  });
  await office.store.close();
});

describe.each(['sqlite', 'postgres'] as const)('who was merged after an entry (%s)', (kind) => {
  test('is found without going through everybody, and whoever was split off again is not among them', async () => {
    const office = await testOffice(testStore(kind));
    await enterPersons(
      office,
      1,
      Array.from({ length: 8 }, () => ({ name: 'A' })),
    );
    const merge = (player: number, into: number) =>
      mergePlayers(office, { player: personId(player), into: personId(into) }, AS);
    await merge(1, 2);
    await merge(3, 8);
    await merge(4, 8);
    await merge(5, 6);
    await splitPlayer(office, { player: personId(5) }, AS);
    await read(office, async (desk) => {
      let everybody = 0;
      const counting = {
        ...desk,
        allListedPersons: () => {
          everybody += 1;
          return desk.allListedPersons();
        },
      };
      const after = async (no: number) => [...(await mergedSince(counting, no))].map(([into, all]) => [into, [...all]]);
      expect(await after(0)).toEqual([
        [2, [1]],
        [8, [3, 4]],
      ]);
      expect(await after(await mergedBy(desk, 3))).toEqual([[8, [4]]]);
      expect(await after((await desk.head()).no)).toEqual([]);
      expect(everybody).toBe(0);
    });
    await office.store.close();
  });
});
