/** Who was whom at some time. */
import { expect, test } from 'vitest';
import { personId } from '../ledger/ids.ts';
import { testStore } from '../stores/harness.fixture.ts';
import { AS, enterPersons, read, testOffice } from '../desk/lists/office.fixture.ts';
import { mergePlayers } from '../desk/registry/merge.ts';
import { splitPlayer } from '../desk/registry/split.ts';
import { mergedBy, mergesAmong } from './as-of.ts';

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
