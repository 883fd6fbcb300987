/** The best few of a search are those that stand first where all are sorted. */
import { expect, test } from 'vitest';
import { Chance } from '../../core/chance.ts';
import { plainName } from '../../intake/names.ts';
import { personId } from '../../ledger/ids.ts';
import { testStore } from '../../stores/harness.fixture.ts';
import { bring, enterPersons, openPool, testOffice } from '../../desk/lists/office.fixture.ts';
import { openPublicOffice } from './public-office.ts';
import { searchPlayers } from './search.ts';

const SYLLABLES = ['ka', 'lo', 'mir', 'kar', 'é', 'k', 'ки'];
const PERSONS = 400;

/** Without an index and without slices: everybody is looked at, and all who fit are sorted. */
function sortedAll(
  names: readonly string[],
  ratings: Readonly<Record<number, number>>,
  text: string,
): readonly string[] {
  const asked = plainName(text);
  const words = asked.split(' ');
  const fitOf = (name: string): number => {
    const all = name.split(' ');
    if (!words.every((word) => all.some((each) => each.startsWith(word)))) return 0;
    const isWhole = words.every((word) => all.includes(word));
    if (name === asked || (isWhole && words.length === all.length)) return 5;
    if (isWhole) return 4;
    return name.startsWith(asked) ? 3 : 2;
  };
  const fits = names.map((name) => fitOf(plainName(name)));
  return [...names.keys()]
    .filter((at) => (fits[at] as number) > 0)
    .sort((a, b) => (fits[b] as number) - (fits[a] as number) || (ratings[b + 1] ?? 0) - (ratings[a + 1] ?? 0) || a - b)
    .map((at) => personId(at + 1));
}

test('whatever is asked for, and however few are shown', async () => {
  const chance = new Chance(12);
  const word = (): string => Array.from({ length: chance.between(1, 3) }, () => chance.one(SYLLABLES)).join('');
  const names = Array.from({ length: PERSONS }, () => `${word()}, ${word()}`);
  // few ratings, so that many are equal, and some have none
  const rated = [...names.keys()].filter((at) => at % 5 > 0).map((at) => [at + 1, 1500 + 100 * chance.between(0, 4)]);
  const ratings = Object.fromEntries(rated) as Record<number, number>;
  const office = await testOffice(testStore('sqlite'));
  await openPool(office, 'fide', 'fide', '2024-07');
  await enterPersons(
    office,
    1,
    names.map((name) => ({ name })),
  );
  await bring(office, 'fide', '2024-06', ratings);
  const publicOffice = openPublicOffice(office);
  for (const text of ['k', 'ka', 'kar lo', 'lo k', 'k k', names[7] as string, 'e', 'Ки', 'mir ka']) {
    const all = sortedAll(names, ratings, text);
    for (const limit of [1, 2, 10, 50]) {
      // beyond those whose names are written so stand those who only sound so
      if (all.length < limit) continue;
      const { players, found } = await searchPlayers(publicOffice, text, limit);
      expect([text, players.map(({ id }) => id), found]).toEqual([text, all.slice(0, limit), all.length]);
    }
  }
});

test('an id is found also where it has only letters', async () => {
  const office = await testOffice(testStore('sqlite'));
  const ids = Array.from({ length: 60 }, (_, at) => personId(at + 1));
  const letters = ids.filter((id) => !/\d/.test(id));
  expect(letters.length).toBeGreaterThan(0);
  await enterPersons(
    office,
    1,
    ids.map((_, at) => ({ name: `Player ${at}` })),
  );
  const publicOffice = openPublicOffice(office);
  for (const id of letters) {
    const { players, exact } = await searchPlayers(publicOffice, id.toUpperCase(), 10);
    expect([players.map((each) => each.id), exact]).toEqual([[id], id]);
  }
});
