/** Everything that the office holds about a person is in the file for the person, and nothing that names anybody else. */
import { expect, test } from 'vitest';
import { personId } from '../../ledger/ids.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { bring, enterPersons, openPool, testOffice } from '../lists/office.fixture.ts';
import { done } from '../office.fixture.ts';
import { recordReading } from '../readings/record.ts';
import { erasePlayer } from './erase.ts';
import { personData } from './person-data.ts';
import { changePlayer } from './players.ts';

forEachStore((_, store) => {
  test('card, earlier cards, ratings, results, entries and readings; after an erasure only what cannot name anybody', async () => {
    const office = await testOffice(store);
    await openPool(office, 'fide', 'fide', '2024-07');
    await enterPersons(office, 1, [
      { name: 'Ürömi, Zoé', birth: '2010-03-04' },
      { name: 'Kiss, Anna' },
      { name: 'Nagy, Béla' },
    ]);
    await bring(office, 'fide', '2024-06', { 1: 1500, 2: 1600, 3: 1700 });
    done(
      await changePlayer(
        office,
        { player: personId(1), fields: { name: 'Ürömi-Kovács, Zoé' } },
        { author: 'Officer Ilka', ground: 'married' },
      ),
    );
    await recordReading(office, { reader: 'Officer Ilka', what: 'players.show', player: personId(1) });
    await recordReading(office, { reader: 'Officer Ilka', what: 'players.show', player: personId(2) });
    await recordReading(office, { reader: 'Officer Ilka', what: 'backup' });
    const data = done(await personData(office, personId(1)));
    expect(data).toMatchObject({ player: personId(1), card: { name: 'Ürömi-Kovács, Zoé', birth: '2010-03-04' } });
    expect(data.identities.map(({ name }) => name).toSorted()).toEqual(['Ürömi, Zoé', 'Ürömi-Kovács, Zoé']);
    expect(data.ratings).toEqual([expect.objectContaining({ pool: 'fide', rating: 1500 })]);
    expect(data.readings.map(({ what }) => what)).toEqual(['players.show', 'backup']);
    expect(data.entries.find(({ ground }) => ground === 'married')).toMatchObject({ kind: 'person.changed' });
    // neither another player nor somebody who works here
    expect(JSON.stringify(data)).not.toMatch(/Kiss|Nagy|Ilka/);

    done(await erasePlayer(office, personId(1), { author: 'Officer Ilka', ground: 'asked for by letter' }));
    const left = done(await personData(office, personId(1)));
    expect(JSON.stringify(left)).not.toMatch(/römi|Zoé|2010/);
    expect([left.identities, left.ratings.length, left.card.erased === undefined]).toEqual([[], 1, false]);
  });
});
