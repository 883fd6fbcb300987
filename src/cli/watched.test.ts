/** Commands hear the world while they work, also over SQLite, whose answers come at once. */
import { afterEach, expect, test, vi } from 'vitest';
import { forEachStore } from '../stores/harness.fixture.ts';
import { openStore } from '../stores/store.ts';
import { watched } from './watched.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

async function allOf<T>(batches: AsyncIterable<readonly T[]>): Promise<readonly T[]> {
  const rows: T[] = [];
  for await (const batch of batches) rows.push(...batch);
  return rows;
}

forEachStore((_kind, store) => {
  test('long work of look-ups, of batches and of writing lets the event loop have its turn', async () => {
    const own = await openStore(await store.fresh());
    const through = watched(own);
    /** Ends only if a turn comes. */
    const untilTurn = async (step: () => Promise<unknown>): Promise<void> => {
      let isTurn = false;
      setTimeout(() => {
        isTurn = true;
      }, 0);
      while (!isTurn) await step();
    };
    await through.read((desk) => untilTurn(() => desk.head()));
    await through.write((desk) => untilTurn(() => desk.lastPerson()));
    await through.read((desk) =>
      untilTurn(async () => {
        for await (const _ of desk.rowsOf('pools')) break;
        await desk.office();
      }),
    );
    await through.close();
  });

  test('answers are those of the store, and a work that is over goes straight to it', async () => {
    const own = await openStore(await store.fresh());
    const clock = vi.spyOn(performance, 'now');
    let now = 0;
    clock.mockImplementation(() => (now += 1000));
    const through = watched(own, () => true);
    const asked = await through.read(async (desk) => [
      await desk.head(),
      desk.projections.length > 0,
      await allOf(desk.rowsOf('persons')),
    ]);
    expect(asked).toEqual([await own.read((desk) => desk.head()), true, []]);
    const read = vi.spyOn(own, 'read');
    const work = async (): Promise<number> => 7;
    expect(await through.read(work)).toBe(7);
    expect(read).toHaveBeenCalledWith(work);
    expect(through.kind).toBe(own.kind);
    await through.purge();
    await through.close();
  });
});
