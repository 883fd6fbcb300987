/** An office that shows minors by initials: nothing that is made for the public has the name of one, or a year of birth. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/content/languages.ts';
import { type Served, serve } from '../src/http/serve.ts';
import { eventId, personId } from '../src/ledger/ids.ts';
import type { MinorsShown, PersonRow } from '../src/ledger/store.ts';
import type { Office } from '../src/desk/office.ts';
import { DEMO_HOLDER } from '../src/desk/keys/demo-key.ts';
import { verifyList } from '../src/desk/keys/verify-list.ts';
import { writeListFile } from '../src/reading/lists/files.ts';
import { eventUnderOtherRules } from '../src/reading/public/event.ts';
import { initialsOf } from '../src/reading/public/initials.ts';
import { officeForPublic } from '../src/reading/public/shown-persons.ts';
import { changePlayer } from '../src/desk/registry/players.ts';
import { setOffice } from '../src/desk/registry/settings.ts';
import { openOffice } from '../src/desk/wire.ts';
import { demoCopy } from './demo.fixture.ts';
import { CLOCK } from './site.fixture.ts';

const AS = { author: 'Test' };
/** Whoever turns 18 in the year of the demonstration, 2026, is a minor until its end. */
const FIRST_YEAR = 2008;

let now = CLOCK();
let office: Office;
let site: Served;
let drop: () => void;
let minors: readonly PersonRow[];
/** Ways in which pages and files could write a minor's name that no adult shares. */
let forbidden: readonly string[];

const written = ({ name }: PersonRow): readonly string[] => {
  const [family = '', given] = (name ?? '').split(', ');
  return given === undefined ? [family] : [`${family}, ${given}`, `${family} ${given}`, `${given} ${family}`];
};

beforeAll(async () => {
  const copy = await demoCopy();
  ({ drop } = copy);
  office = await openOffice(copy.file, { clock: () => now, create: 'never' });
  const all: PersonRow[] = [];
  await office.store.read(async (desk) => {
    for await (const batch of desk.allPersons()) all.push(...batch.filter(({ name }) => name !== null));
  });
  minors = all.filter(({ birthYear }) => (birthYear ?? 0) >= FIRST_YEAR);
  const others = new Set(all.filter(({ birthYear }) => (birthYear ?? 0) < FIRST_YEAR).flatMap(written));
  forbidden = minors.flatMap(written).filter((each) => !others.has(each));
  site = await serve(office, { host: '127.0.0.1', port: 0, perMinute: 1_000_000, keys: DEMO_HOLDER });
});
afterAll(async () => {
  await site?.close();
  await office?.store.close();
  drop?.();
});

/** As an officer would; the server looks for new entries when the clock goes on. */
async function show(how: MinorsShown): Promise<void> {
  now += 1000;
  const { findings } = await setOffice(office, { minors: how }, { ...AS, ground: 'A year later', clockIsRight: true });
  expect(findings).toEqual([]);
  now += 1000;
}

const ask = (path: string): Promise<Response> => fetch(new URL(path, site.url), { redirect: 'manual' });
/** Its bytes as text: `text()` would take away the mark by which spreadsheets know UTF-8. */
const read = async (path: string): Promise<string> =>
  Buffer.from(await (await ask(path)).arrayBuffer()).toString('utf8');
const namesIn = (text: string): readonly string[] => forbidden.filter((name) => text.includes(name));

const LINKS = /(?:href|src|action)="([^"#]+)/g;
const numberOf = (path: string): number => createHash('sha256').update(path).digest().readUInt32BE();

/** Of the many pages that are alike, always the same few. */
const ONE_IN: readonly (readonly [kind: RegExp, of: number])[] = [
  [/\/why\//, 400],
  [/\/top\//, 20],
  [/\/calculators\//, 12],
  [/\/since\/|[?&]under=/, 80],
  [/\/players\/\w+/, 40],
  [/\/events\/\w+/, 40],
  [/\/files\//, 6],
  [/\/lists\/|\/events\?/, 12],
];

const isAsked = (path: string): boolean => {
  const [, of] = ONE_IN.find(([kind]) => kind.test(path)) ?? [undefined, 1];
  return numberOf(path) % of === 0;
};

/** Where an address also leads: in other languages, and in the API. */
function formsOf(path: string): readonly string[] {
  const [, page] =
    /^\/en(\/(?:(?:players|events)\/[^/?]+(?:\/[^/?]+)?|lists\/[^/?]+\/(?!live)[^/?]+))$/.exec(path) ?? [];
  const [, live] = /^\/en\/lists(\/[^/?]+\/live)$/.exec(path) ?? [];
  const [, why] = /^\/en(\/players\/\w+\/why\/[^?]+)$/.exec(path) ?? [];
  return [
    path,
    ...(path.startsWith('/en/') ? [`/${LANGUAGES[1 + (numberOf(path) % 2)]}${path.slice(3)}`] : []),
    ...(page === undefined ? [] : [`/api/v1${page}`]),
    ...(live === undefined ? [] : [`/api/v1/pools${live}`]),
    ...(page?.startsWith('/lists/') === true ? [`/api/v1${page}/entries?format=csv`, `/api/v1${page}/entries`] : []),
    ...(page?.startsWith('/players/') === true ? [`/api/v1${page}/history`] : []),
    ...(why === undefined ? [] : [`/api/v1${why.replace('/why/', '/explanations/')}`]),
  ];
}

describe('an office that shows minors by initials', () => {
  test('has their names on public pages until it chooses so', async () => {
    expect(minors.length).toBeGreaterThan(40);
    const before = [await read('/en/lists/fide/2026-11?sort=born&rows=100'), await read('/files/fide-2026-11.csv')];
    for (const text of before) expect(namesIn(text).length).toBeGreaterThan(5);
    await show('initials');
    const after = [await read('/en/lists/fide/2026-11?sort=born&rows=100'), await read('/files/fide-2026-11.csv')];
    for (const text of after) expect(namesIn(text)).toEqual([]);
  });

  test('has none of their names on any kind of page, in any answer or file', async () => {
    const [some, other] = minors.filter(({ person }) => person % 2 === 0) as [PersonRow, PersonRow];
    const family = (other.name ?? '').split(', ')[0] as string;
    const seen = new Set([
      '/en/',
      '/hu/',
      '/ru/',
      '/en/lists/fide/2026-11?sort=name',
      '/en/lists/fide/2026-11/since/2026-10',
      '/hu/lists/fide/2026-11/since/2026-01?kind=new',
      '/en/lists/fide/2026-11?sort=born&rows=100',
      '/en/lists/fide/2026-11?age=u18',
      `/en/lists/fide/2026-11?name=${encodeURIComponent(family)}`,
      `/en/search?q=${encodeURIComponent(family)}`,
      `/api/v1/search?q=${encodeURIComponent(family)}`,
      ...minors.slice(0, 12).flatMap(({ person }) => formsOf(`/en/players/${personId(person)}`)),
      `/en/search?q=${personId(some.person)}`,
      '/api/v1/lists/fide/2026-11/entries?format=ndjson',
      '/api/v1/lists/orr/2026-11/entries?format=csv',
      ...['fide-2026-11.csv', 'fide-2026-11.json', 'fide-2026-11.txt', 'fide-2026-11.xml'].map(
        (each) => `/files/${each}`,
      ),
    ]);
    const guilty: string[] = [];
    const failed: string[] = [];
    // a set takes in what comes while it is gone through
    for (const path of seen) {
      const answer = await ask(path);
      if (answer.status >= 400) failed.push(`${path}: ${answer.status}`);
      const body = await answer.text();
      for (const name of namesIn(body)) guilty.push(`${path}: ${name}`);
      for (const [, year] of body.matchAll(/"birthYear":(\d{4})|<birthday>(\d{4})/g)) {
        if (Number(year) >= FIRST_YEAR) guilty.push(`${path}: ${year}`);
      }
      if (answer.headers.get('content-type')?.startsWith('text/html') !== true) continue;
      for (const [, link] of body.matchAll(LINKS)) {
        const plain = (link as string).replaceAll('&amp;', '&');
        if (!/^\/(?:en\/|files\/)/.test(plain) || /[?&](?:about|direction)=/.test(plain) || !isAsked(plain)) continue;
        for (const each of formsOf(plain)) seen.add(each);
      }
    }
    expect(failed).toEqual([]);
    expect(guilty).toEqual([]);
    const counted = (pattern: RegExp): number => [...seen].filter((path) => pattern.test(path)).length;
    for (const kind of [
      /\/why\//,
      /\/top\//,
      /\/calculators\//,
      /\/explanations\//,
      /\/since\//,
      /\/en\/events\/\w+$/,
      /^\/files\//,
      /\/history$/,
    ]) {
      expect([kind, counted(kind) > 0]).toEqual([kind, true]);
    }
  });

  test('tells nobody’s age where a rulebook asks for it', async () => {
    const agesIn = async (from: Office, id: string): Promise<readonly unknown[]> => {
      const under = await from.store.read((desk) => eventUnderOtherRules(desk, id, 'orr'));
      return (under?.findings ?? []).filter(({ facts }) => 'age' in facts);
    };
    const young = minors.toSorted((a, b) => (b.birthYear as number) - (a.birthYear as number)).slice(0, 10);
    const events = await office.store.read(async (desk) => {
      const all = await Promise.all(young.map(({ person }) => desk.eventsOf([person])));
      return [...new Set(all.flat().flatMap(({ event, pool }) => (pool === 'fide' ? [eventId(event)] : [])))];
    });
    let told = 0;
    for (const id of events.slice(0, 10)) {
      told += (await agesIn(office, id)).length;
      expect([id, await agesIn(officeForPublic(office), id)]).toEqual([id, []]);
    }
    expect(told).toBeGreaterThan(0);
  });

  test('titles the card by initials, keeps it from search engines, and says so in the foot of pages', async () => {
    const { person, name } = minors.find((each) => each.fide !== null) as PersonRow;
    const card = await ask(`/en/players/${personId(person)}`);
    expect(card.headers.get('x-robots-tag')).toBe('noindex');
    const html = await card.text();
    expect(html).toMatch(new RegExp(`<title>(?:\\w+ )?${initialsOf(name as string).replaceAll('.', '\\.')} · `));
    expect(html).toContain('Players under 18 are shown by their initials');
  });

  test('finds them by number and id, not by name', async () => {
    const { person, name, fide } = minors.find((each) => each.fide !== null) as PersonRow;
    const found = async (text: string): Promise<readonly string[]> =>
      (
        JSON.parse(await read(`/api/v1/search?q=${encodeURIComponent(text)}`)) as {
          readonly players: readonly { readonly id: string }[];
        }
      ).players.map(({ id }) => id);
    const id = personId(person);
    const [family = '', given = ''] = (name as string).split(', ');
    for (const text of [name as string, `${given} ${family}`, family, family.slice(0, 4)]) {
      expect([text, await found(text)]).not.toEqual([text, expect.arrayContaining([id])]);
    }
    for (const text of [id, fide as string]) expect([text, await found(text)]).toEqual([text, [id]]);
  });

  test('who was merged into a minor is shown like that one, also once the year is known', async () => {
    const open = officeForPublic(office);
    const nameOf = (number: number): Promise<string | null | undefined> =>
      open.store.read(async (desk) => (await desk.persons([number]))[0]?.name);
    const merged = await office.store.read(async (desk) => {
      for await (const batch of desk.allPersons()) {
        const found = batch.find(({ mergedInto, name }) => mergedInto !== null && name !== null);
        if (found !== undefined) return found;
      }
      throw new Error('nobody is merged in the demonstration');
    });
    expect(await nameOf(merged.person)).toBe(merged.name);
    const into = personId(merged.mergedInto as number);
    const card = JSON.parse(await read(`/api/v1/players/${into}`)) as { readonly birthYear?: number };
    now += 1000;
    await changePlayer(office, { player: into, fields: { birth: '2015' } }, AS);
    now += 1000;
    expect(await nameOf(merged.person)).toBe(initialsOf(merged.name as string));
    expect(namesIn(await read(`/en/search?q=${encodeURIComponent(merged.name as string)}`))).toEqual([]);
    expect(await read(`/api/v1/search?q=${encodeURIComponent(merged.name as string)}`)).not.toContain(`"${into}"`);
    await changePlayer(office, { player: into, fields: { birth: String(card.birthYear) } }, AS);
    now += 1000;
  });

  test('signs public files as such: the list’s own seal, the file’s own digest, and how many stand by initials', async () => {
    const [text, signature, keys] = [
      await read('/files/fide-2026-11.csv'),
      await read('/files/fide-2026-11.csv.sig'),
      await read('/.well-known/elobook-keys.json'),
    ];
    const bytes = (each: string): Uint8Array => new TextEncoder().encode(each);
    const sha256 = createHash('sha256').update(text).digest('hex');
    const { value, findings } = verifyList({
      name: 'fide-2026-11.csv',
      sha256,
      signature: bytes(signature),
      keys: bytes(keys),
    });
    expect(findings).toEqual([]);
    const nobody = (): void => undefined;
    const asked = { pool: 'fide', date: '2026-11', format: 'csv' };
    const own = (await writeListFile(office, asked, nobody)).value;
    const shown = (await writeListFile(officeForPublic(office), asked, nobody)).value;
    expect(shown?.sha256).toBe(sha256);
    expect(own?.sha256).not.toBe(sha256);
    expect([own?.initials, value?.initials, value?.digest]).toEqual([0, shown?.initials, own?.digest]);
    expect(value?.initials).toBeGreaterThan(5);
  });

  test('shows them by name from the year on that follows the 18th birthday, and all of them when it chooses so', async () => {
    const [grown, young] = [
      minors.toSorted((a, b) => (a.birthYear as number) - (b.birthYear as number))[0] as PersonRow,
      minors.toSorted((a, b) => (b.birthYear as number) - (a.birthYear as number))[0] as PersonRow,
    ];
    const last = (grown.birthYear as number) + 18;
    expect(young.birthYear).toBeGreaterThan(grown.birthYear as number);
    const nameOn = async ({ person }: PersonRow): Promise<unknown> =>
      (JSON.parse(await read(`/api/v1/players/${personId(person)}`)) as { readonly name: unknown }).name;
    expect(await nameOn(grown)).toBe(initialsOf(grown.name as string));
    now = Date.UTC(last, 11, 31, 22, 50);
    await show('names');
    await show('initials');
    expect(await nameOn(grown)).toBe(initialsOf(grown.name as string));
    // the year begins in the office's time zone, an hour before UTC; answers that are kept go with the next entry
    now = Date.UTC(last, 11, 31, 23);
    await show('names');
    await show('initials');
    expect([await nameOn(grown), await nameOn(young)]).toEqual([grown.name, initialsOf(young.name as string)]);
    expect(await read(`/en/search?q=${encodeURIComponent(grown.name as string)}`)).toContain(
      `/${personId(grown.person)}`,
    );
    await show('names');
    expect(await nameOn(young)).toBe(young.name);
    expect(namesIn(await read('/en/lists/fide/2026-11?sort=born&rows=100')).length).toBeGreaterThan(5);
  });
});
