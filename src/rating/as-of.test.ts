/** Who was whom at some time. */
import { describe, expect, test } from 'vitest';
import { eventId, personId } from '../ledger/ids.ts';
import type { EventRow } from '../ledger/store.ts';
import { testStore } from '../stores/harness.fixture.ts';
import { AS, accepted, enter, enterPersons, read, submission, testOffice } from '../desk/lists/office.fixture.ts';
import { mergePlayers } from '../desk/registry/merge.ts';
import { splitPlayer } from '../desk/registry/split.ts';
import { mergedBy, mergedSince, mergesAmong, personsThen } from './as-of.ts';

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

test('who played in an event then: by its report, the last answer about them, or as newcomers of its acceptance', async () => {
  const office = await testOffice(testStore('sqlite'));
  await enterPersons(
    office,
    1,
    Array.from({ length: 10 }, () => ({ name: 'A' })),
  );
  const [start, end] = ['2024-05-03', '2024-05-05'];
  const played = { event: 1, pool: 'p', start, end, edition: 'orr', persons: [1, 2, 3, 4, 5], games: [] };
  const finding = { code: 'identify.several', weight: 'warn', facts: {} } as const;
  const said = submission(played);
  await enter(office, {
    kind: 'pool.opened',
    data: { pool: 'p', family: 'orr', name: 'P', from: start, settings: {} },
  });
  await enter(office, {
    kind: 'event.submitted',
    data: {
      ...said,
      players: said.players.map((player, place) => (place === 0 || place === 4 ? player : {})),
      questions: [
        { question: 1, kind: 'identity', player: 1, candidates: [], finding },
        { question: 2, kind: 'fact', field: 'system', finding },
      ],
    },
  });
  const answer = (question: number, more: object) =>
    enter(office, { kind: 'question.answered', data: { event: eventId(1), question, ...more } });
  await answer(1, { person: personId(9) });
  await answer(1, { person: personId(2) });
  await answer(2, { value: 'swiss' });
  const acceptance = accepted(played) as Extract<ReturnType<typeof accepted>, { kind: 'event.accepted' }>;
  const recognised = [
    { place: 2, person: personId(3) },
    { place: 3, person: personId(4) },
  ];
  await enter(office, { ...acceptance, data: { ...acceptance.data, recognised } });
  const before = await read(office, (desk) => desk.head());
  for (const player of [1, 2, 3]) {
    await mergePlayers(office, { player: personId(player), into: personId(player + 5) }, AS);
  }
  // the fourth stands for somebody who did not play
  await mergePlayers(office, { player: personId(9), into: personId(4) }, AS);
  await read(office, async (desk) => {
    const row = (await desk.event(1)) as EventRow;
    const then = async (no: number) => [...(await personsThen(desk, row, await mergedSince(desk, no)))];
    expect(await then(before.no)).toEqual([
      [6, 1],
      [7, 2],
      [8, 3],
    ]);
    expect(await then((await desk.head()).no)).toEqual([]);
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
