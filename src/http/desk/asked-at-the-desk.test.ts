/** What the page of an event asks an officer for: standard ratings with their ground, and who set a clause aside. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addAccount } from '../../desk/accounts/accounts.ts';
import { setPassword } from '../../desk/accounts/passwords.ts';
import { personId } from '../../ledger/ids.ts';
import { PERSONS, players, submitOne } from '../../desk/events/event.fixture.ts';
import { listQuestions } from '../../desk/events/questions.ts';
import { AS, bring, enterPersons, type TestOffice, testOffice } from '../../desk/lists/office.fixture.ts';
import { done } from '../../desk/office.fixture.ts';
import { openRatingPool } from '../../desk/registry/pools.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { serve, type Served } from '../serve.ts';
import { FormBrowser, PASSWORD } from './form-browser.fixture.ts';

const ASSETS = { names: {}, files: new Map() };
const EVENT = { start: '2026-05-04', end: '2026-05-05' };
const RAPID = { ...EVENT, controls: [{ minutes: 15, increment: 10 }] };
const FAST = { ...EVENT, controls: [{ minutes: 45, increment: 30 }] };
const GAMES = [[1, '1', '2', '1-0']] as const;

forEachStore((_, store) => {
  describe('the page of an event at the desk', () => {
    let office: TestOffice;
    let served: Served;
    let otto: FormBrowser;

    beforeEach(async () => {
      office = await testOffice(store, '2026-05-10');
      for (const control of ['standard', 'rapid'] as const)
        done(
          await openRatingPool(office, { pool: control, family: 'fide', name: control, from: '2026-06', control }, AS),
        );
      await enterPersons(office, 1, PERSONS);
      for (const [name, role] of [
        ['Ada', 'administrator'],
        ['Otto', 'officer'],
      ])
        done(await addAccount(office, { name: name as string, mail: `${name}@example.org`, role: role as string }, AS));
      done(await setPassword(office, 'u2', PASSWORD));
      served = await serve(office, { host: '127.0.0.1', port: 0, desk: 'open', assets: ASSETS });
      otto = new FormBrowser(served.url);
      expect((await otto.signIn('Otto@example.org')).status).toBe(303);
    });

    afterEach(() => served.close());

    const openQuestions = async (): Promise<number> =>
      done(await listQuestions(office, { event: 'e1', which: 'open' })).length;

    test('takes a standard rating with its ground, and says for all others that they have none', async () => {
      await submitOne(office, 'rapid', { event: RAPID, games: GAMES });
      const asked = await openQuestions();
      expect(asked).toBeGreaterThan(2);
      const page = await otto.text('/events/e1');
      expect(page.match(/<input name="ground" required/gu)).toHaveLength(asked + 1);
      const answer = { act: 'answer', kind: 'fact', chosen: 'typed', typed: '1850', question: '1' };
      expect((await otto.post('/events/e1', answer)).status).toBe(422);
      expect((await otto.post('/events/e1', { ...answer, ground: 'FIDE card' })).status).toBe(303);
      expect(await openQuestions()).toBe(asked - 1);
      const rest = { act: 'answer-ratings', chosen: 'none', ground: 'asked the club' };
      expect((await otto.post('/events/e1', rest)).status).toBe(303);
      expect(await openQuestions()).toBe(0);
    });

    test('takes the time of games that a report does not have, or lets it count unchecked', async () => {
      for (const control of ['standard', 'rapid'] as const) {
        const own = { pool: `own-${control}`, family: 'fide', name: control, from: '2026-06', control, group: 'own' };
        done(await openRatingPool(office, own, AS));
        await bring(office, own.pool, '2026-05', { 1: 2000, 2: 1900, 3: 1800, 4: 1700, 5: 1600 });
      }
      const named = (name: string) => ({ event: { ...EVENT, id: name, name }, games: GAMES });
      await submitOne(office, 'own-rapid', named('First'));
      expect(await otto.text('/events/e1')).toMatch(/<button[^>]*name="chosen" value="as-is"/u);
      const answer = { act: 'answer', kind: 'fact', chosen: 'typed', question: '1' };
      expect((await otto.post('/events/e1', { ...answer, typed: '90+30' })).status).toBe(422);
      expect((await otto.post('/events/e1', { ...answer, typed: '15+10' })).status).toBe(303);
      expect(await openQuestions()).toBe(0);
      await submitOne(office, 'own-rapid', named('Second'));
      expect((await otto.post('/events/e2', { ...answer, chosen: 'as-is', typed: '' })).status).toBe(303);
      const states = await office.store.read((desk) => desk.events({ events: [1, 2] }));
      expect(states.map(({ openQuestions: open }) => open)).toEqual([0, 0]);
    });

    test('offers the clauses that somebody may set aside, and only whoever may', async () => {
      await bring(office, 'standard', '2026-05', { 1: 2500, 2: 2000 });
      const merge = { do: 'preview', 'in.player': personId(1), 'in.into': personId(2) };
      const merged = await (await otto.post('/acts/players.merge', merge)).text();
      expect(merged.replaceAll(/<[^>]*>/gu, ' ')).toMatch(/both have/u);
      expect(merged).not.toMatch(/--[a-z]/u);
      await submitOne(office, 'standard', { event: FAST, games: GAMES });
      const page = await otto.text('/events/e1');
      const [select = ''] = /<select name="by 1\.1">.*?<\/select>/su.exec(page) ?? [];
      expect([...select.matchAll(/<option value="([^"]+)"/gu)].map(([, by]) => by)).toEqual(['qc', 'council']);
      const accept = { act: 'accept', waive: '1.1', 'by 1.1': 'qc', 'ground 1.1': 'letter of 2 May' };
      expect((await otto.post('/events/e1', accept)).status).toBeLessThan(400);
      const told = await office.store.read(async (desk) => (await desk.event(1))?.state);
      expect(told).toBe('accepted');
      // by the name that the rules give them, not as the command line writes it
      const after = (await otto.text('/events/e1')).replaceAll(/<[^>]*>/gu, ' ');
      expect(after).toContain('Approved by the Qualification Commission.');
      expect(after).toContain('set aside: 1.1 (the Qualification Commission)');
    });

    test('lets an odd name of an event stand, and a refused event be answered, sent again, withdrawn or accepted after all', async () => {
      await bring(office, 'standard', '2026-05', { 1: 1700, 2: 1650, 3: 1600, 4: 1550 });
      await submitOne(office, 'standard', { event: { ...EVENT, name: 'A <b> Open' }, games: GAMES });
      const asked = await otto.text('/events/e1');
      expect(asked.replaceAll(/<[^>]*>/gu, '')).toContain('or with “It is right as it stands” if');
      expect(asked).toMatch(/value="as-is" class="plain">It is right as it stands/u);
      const refuse = { act: 'refuse', ground: 'No arbiter' };
      expect((await otto.post('/events/e1', refuse)).status).toBe(303);
      const answer = { act: 'answer', kind: 'fact', chosen: 'as-is', typed: '', question: '1' };
      expect((await otto.post('/events/e1', answer)).status).toBe(303);
      const page = await otto.text('/events/e1');
      expect(page).toContain('refused: No arbiter. A corrected report can be sent');
      expect([...page.matchAll(/name="act" value="([a-z]+)"/gu)].map(([, act]) => act)).toEqual(
        expect.arrayContaining(['accept', 'withdraw']),
      );
      expect(page).not.toContain('value="refuse"');
      expect(page).toContain('/office/upload?event=e1');
      expect(page).toContain('Changes of ratings');
      expect((await otto.post('/events/e1', { act: 'accept' })).status).toBeLessThan(400);
      const after = await otto.text('/events/e1');
      expect(after).not.toContain('A corrected report can be sent');
      expect(after).toContain('/office/events/e1/correct');
    });

    test('says of an event without games, and of a list that waits, in sentences what they come to', async () => {
      await bring(office, 'standard', '2026-05', { 1: 1700, 2: 1650, 3: 1600, 4: 1550 });
      await submitOne(office, 'standard', { event: EVENT, games: [] });
      expect(await otto.text('/events/e1')).toContain('Event e1 has no games');
      await submitOne(office, 'standard', { event: { ...EVENT, id: 'second', name: 'Second' }, games: GAMES });
      await otto.post('/events/e2', { act: 'accept' });
      expect(await otto.text('/lists/standard')).toContain('needs a second officer');
      const asked = await otto.post('/lists/standard', { date: '2026-06-01', early: '1', ground: 'Congress' });
      const page = await asked.text();
      expect(page).toContain('1 event with 1 game; 4 players listed, 2 ratings changed.');
      expect(page).toContain('Largest changes');
      expect(page).not.toMatch(/Who and what is touched|class="facts-of"/u);
    });

    test('has a value that is far from the one before said twice, by one button', async () => {
      await bring(office, 'standard', '2026-05', { 1: 1700, 2: 1650 });
      const asked = { pool: 'standard', indicator: 'rating', value: '2300', by: 'qc', ground: 'Letter', do: 'do' };
      const refused = await otto.post(`/players/${personId(1)}/decide`, asked);
      const page = await refused.text();
      expect([refused.status, page.includes('It is 2300: I have looked')]).toEqual([422, true]);
      expect(page).toContain('name="although" value="2300"');
      const waits = await otto.post(`/players/${personId(1)}/decide`, { ...asked, although: '2300' });
      expect(waits.status).toBe(202);
    });

    test('shows what a list would do before it is said how it comes in, and does it by one button', async () => {
      const list = 'name,birth,federation,rating\n"Első, Elek",1990,HUN,2011\n';
      const fields = { do: 'preview', 'in.pool': 'standard', 'in.asOf': '2026-05' };
      const page = await (await otto.send('/acts/players.import', fields, { 'list.csv': list })).text();
      expect(page).toContain('<h1>What it would come to</h1>');
      expect(page).toContain('What has to be decided');
      expect(page).not.toContain('class="refuse"');
      const drafts = [...page.matchAll(/name="draft" value="([\w-]+)"/gu)].map(([, draft]) => draft as string);
      expect(drafts).toHaveLength(2);
      expect((await otto.post('/draft', { draft: drafts[1] as string })).status).toBeLessThan(400);
      expect(await otto.text('/players?q=Els')).toContain('Első, Elek');
    });

    /** Names and numbers of the table of changes, as a reader has them. */
    const changesOf = (page: string): readonly string[] => {
      const [, table = ''] = /<th scope="col">Player<\/th>(.*?)<\/table>/su.exec(page) ?? [];
      return [...table.matchAll(/<tr>(.*?)<\/tr>/gsu)].map(([, row = '']) =>
        row
          .replaceAll(/<[^>]*>/gu, ' ')
          .replaceAll(/\s+/gu, ' ')
          .trim(),
      );
    };

    test.each([
      // a newcomer of sixteen, whose rating was taken from the report: K is 40 because of the birth
      ['standard', { birth: '2010-02-03', rating: 1500, games: 90, peak: 1500 }, 40],
      // a later event counts already; these two count at once, after what was played before them
      ['mgsz', { entryRank: '5k' }, undefined],
      ['orr', { birth: '2010-02-03' }, undefined],
    ])('shows before acceptance what acceptance gives: %s', async (pool, newcomer, k) => {
      const standings = { 1: 1700, 2: 1650, 3: 1600, 4: 1550 };
      if (pool !== 'standard')
        done(await openRatingPool(office, { pool, family: pool, name: pool, from: '2026-01-01' }, AS));
      await bring(office, pool, pool === 'standard' ? '2026-05' : '2026-01-01', standings);
      const event = { ...EVENT, baseMinutes: 60, byoyomi: null, rounds: 2 };
      const games = [...GAMES, [1, '3', '4', '1-0'], [2, '1', '5', '0-1'], [2, '2', '3', '1-0']] as const;
      if (pool !== 'standard') {
        const later = { ...event, id: 'later', name: 'Later', start: '2026-05-07', end: '2026-05-08' };
        await submitOne(office, pool, { event: later, games: games.slice(0, 2) });
        expect((await otto.post('/events/e1', { act: 'accept' })).status).toBeLessThan(400);
      }
      const id = pool === 'standard' ? 'e1' : 'e2';
      await submitOne(office, pool, {
        event,
        games,
        players: [...players(), { id: '5', name: 'Kis, Emma', ...newcomer }],
      });
      if (k !== undefined) await otto.post(`/events/${id}`, { act: 'answer-ratings', chosen: 'taken' });
      const before = changesOf(await otto.text(`/events/${id}`));
      expect(before).toHaveLength(5);
      const why = await otto.text(`/events/${id}/why/${encodeURIComponent('?5')}`);
      expect(why).toContain('Kis, Emma');
      if (k !== undefined) expect(why.replaceAll(/<[^>]*>/gu, '')).toContain(`K = ${k}`);
      expect((await otto.post(`/events/${id}`, { act: 'accept' })).status).toBeLessThan(400);
      expect(changesOf(await otto.text(`/events/${id}`))).toEqual(before);
      expect(before.filter((row) => /[▲▼]|[+−]\d/u.test(row)).length).toBeGreaterThan(1);
    });
  });
});
