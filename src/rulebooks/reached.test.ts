/** The home of a clause is called when events are rated, an office works and a calculator is asked, not only there to be read. */
import { describe, expect, test } from 'vitest';
import { CONTENTS } from './contents.ts';
import { reachedBy } from './reached.fixture.ts';
import { editions } from './registry.ts';
import type { Clause, Family } from './rulebook.ts';

const homesOf = (clause: Clause): readonly string[] => ('home' in clause ? [clause.home].flat() : []);

/** Seen from `src/rulebooks`: `../fide/x.ts#y` in MSSZ's contents is FIDE's. */
const placeOf = (family: Family, home: string): string =>
  home.startsWith('../') ? home.slice('../'.length) : `${family}/${home}`;

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
      expect(await uncalled(id, family)).toEqual([]);
    });
  }
});
