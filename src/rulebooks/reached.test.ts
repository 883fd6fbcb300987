/** The home of a clause is called when events are rated, an office works and a calculator is asked, not only there to be read. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CONTENTS } from './contents.ts';
import { reachedBy } from './reached.fixture.ts';
import { editions } from './registry.ts';
import type { Clause, Family } from './rulebook.ts';

const homesOf = (clause: Clause): readonly string[] => ('home' in clause ? [clause.home].flat() : []);

/** Seen from `src/rulebooks`: `../fide/x.ts#y` in MSSZ's contents is FIDE's. */
const placeOf = (family: Family, home: string): string =>
  home.startsWith('../') ? home.slice('../'.length) : `${family}/${home}`;

const FOR_PROGRAMS = 'An answer to programs, which docs/api.md shows.';

/** Homes that no event, card of a player or calculator calls, with the reason. */
const NOT_CALLED: Readonly<Record<string, string>> = {
  'mgsz/lists.ts#rankingList': `Lists of every pool are kept by person and shown by points. ${FOR_PROGRAMS}`,
  'mssz/calculators.ts#entryRating': FOR_PROGRAMS,
  'mssz/calculators.ts#k40Left': FOR_PROGRAMS,
  'mssz/calculators.ts#tpr': FOR_PROGRAMS,
};

describe('every home is reached when events are rated and an office works', async () => {
  const reached = await reachedBy('src/rulebooks/rated-events.fixture.ts');
  const uncalled = async (id: (typeof editions)[number]['id'], family: Family): Promise<readonly string[]> => {
    const homes = new Set(CONTENTS[id].flatMap(homesOf).map((home) => placeOf(family, home)));
    const found: string[] = [];
    for (const home of homes) {
      const [file = '', name = ''] = home.split('#');
      const exported = (await import(new URL(file, import.meta.url).href)) as Record<string, unknown>;
      const isFunction = typeof exported[name] === 'function';
      if (isFunction && !reached.has(home)) found.push(home);
    }
    return found;
  };

  for (const { id, family } of editions) {
    test(id, async () => {
      expect((await uncalled(id, family)).filter((home) => !(home in NOT_CALLED))).toEqual([]);
    });
  }

  test('what is said not to be called is not', async () => {
    const all = new Set<string>();
    for (const { id, family } of editions) for (const home of await uncalled(id, family)) all.add(home);
    expect([...all].sort()).toEqual(Object.keys(NOT_CALLED));
    const shown = readFileSync('docs/api.md', 'utf8');
    for (const home of Object.keys(NOT_CALLED)) expect(shown).toContain(`.${home.split('#')[1]}(`);
  });
});
