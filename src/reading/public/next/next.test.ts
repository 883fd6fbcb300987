/** What lies ahead of a player. */
import { describe, expect, test } from 'vitest';
import { type Day, parseDay } from '../../../core/dates.ts';
import { calculate } from '../../../rulebooks/calculators.ts';
import { personId } from '../../../ledger/ids.ts';
import { testStore } from '../../../stores/harness.fixture.ts';
import { AS, bring, enterPersons, openPool, type TestOffice, testOffice } from '../../../desk/lists/office.fixture.ts';
import { changeEvent } from '../../../desk/events/change.ts';
import { registerEvent } from '../../../desk/events/register.ts';
import { type PublicEvent, publicEvent } from '../event.ts';
import { eventWay } from '../event-way.ts';
import { publicCalendar } from '../follow/calendar.ts';
import { openPublicOffice } from '../public-office.ts';
import { type NextQuery, type PublicNext, publicNext } from './next.ts';

const store = testStore('sqlite');

async function opened(): Promise<TestOffice> {
  const office = await testOffice(store, '2026-11-18');
  await openPool(office, 'fide', 'fide', '2026-12');
  await openPool(office, 'orr', 'orr', '2026-01-01');
  await openPool(office, 'go', 'mgsz', '2026-01-01');
  await enterPersons(office, 1, [
    { name: 'First, Anna', birth: '1990-03-17', sex: 'f' },
    { name: 'Second, Béla', birth: '2014-03-18' },
    { name: 'Second, Cili', birth: '1991-01-01' },
    { name: 'Third, Dani' },
  ]);
  await bring(office, 'fide', '2026-11', { 1: 1950, 2: 1400, 3: 1800 });
  await bring(office, 'orr', '2026-01-01', { 1: 1500 });
  await bring(office, 'go', '2026-01-01', { 1: { rating: 1900, rest: { rank: '2k', reached: { '1k': 1 } } } });
  return office;
}

async function nextOf(office: TestOffice, query: Omit<NextQuery, 'player'>, person = 1): Promise<PublicNext> {
  const found = await publicNext(openPublicOffice(office), { player: personId(person), ...query });
  if (found === undefined || 'merged' in found) throw new Error('nothing ahead');
  return found.next;
}

describe('what next', () => {
  test('every result has the rating that the calculator gives', async () => {
    const office = await opened();
    const { results, edition, k, goal } = await nextOf(office, {
      pool: 'fide',
      opponents: '2012, 1890; 1733',
      goal: '1960',
    });
    expect(results.map(({ halfPoints }) => halfPoints)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    for (const { halfPoints, after } of results) {
      const points = [0, 1, 2].map((place) => Math.max(0, Math.min(2, halfPoints - 2 * place)) / 2);
      const games = ['2012', '1890', '1733'].map((opponent, at) => `${opponent}:${points[at]}`).join(',');
      const { answer } = calculate('change', edition, { own: '1950', k: String(k?.k), games });
      expect(after).toBe((answer as { readonly after: number }).after);
    }
    expect(goal).toEqual({
      goal: 1960,
      halfPoints: results.find(({ after }) => (after as number) >= 1960)?.halfPoints,
    });
  });

  test('opponents are read by rating, by name and by id; what is in doubt is asked', async () => {
    const office = await opened();
    const { opponents, wrong } = await nextOf(office, {
      pool: 'fide',
      opponents: `1890 1700, Second, Béla; Second, ${personId(4)}, ${personId(1)}, Nobody Else, 9999, 1800/2`,
    });
    expect(opponents.map(({ rating, name }) => [rating, name])).toEqual([
      [1890, undefined],
      [1700, undefined],
      [1400, 'Second, Béla'],
    ]);
    expect(wrong.map(({ kind }) => kind)).toEqual(['several', 'unrated', 'own', 'unknown', 'range', 'stones']);
  });

  test('says what K, titles and grades wait for', async () => {
    const office = await opened();
    const fide = await nextOf(office, { pool: 'fide' });
    expect(fide.titles[0]).toMatchObject({ title: 'WCM', lacking: 50 });
    expect(fide.k?.clause).toBe('8.3.3');
    expect(fide.results).toEqual([]);
    const go = await nextOf(office, { pool: 'go', opponents: '1900/1, 1850', c: '20' });
    expect(go.grades[0]).toMatchObject({ grade: '1k', lacking: 20, reached: 1, needed: 2 });
    expect(go.results.map(({ halfPoints }) => halfPoints)).toEqual([0, 2, 4]);
    const afters = go.results.map(({ after }) => after as number);
    expect(afters).toEqual(afters.toSorted((a, b) => a - b));
    const orr = await nextOf(office, { pool: 'orr', opponents: '1600,1600', score: '1.5' });
    expect(orr.kRange).toMatchObject({ from: 1500 });
    expect(orr.explained?.steps.length).toBeGreaterThan(0);
    const { answer } = calculate('change', 'orr', { own: '1500', games: '1600:1,1600:0.5' });
    expect(orr.explained?.after).toBe((answer as { readonly after: number }).after);
  });

  test('wrong goals, scores and events are told together', async () => {
    const office = await opened();
    const { wrong } = await nextOf(office, { pool: 'fide', opponents: '1900', goal: 'x', score: '2', event: 'e99' });
    expect(wrong.map(({ kind }) => kind)).toEqual(['goal', 'score', 'event']);
  });

  test('opponents are offered from those who are entered for an announced event', async () => {
    const office = await opened();
    const registered = { name: 'Open', start: parseDay('2026-12-05') as Day, end: parseDay('2026-12-08') as Day };
    await registerEvent(office, { pool: 'fide', facts: registered }, AS);
    const before = await nextOf(office, { pool: 'fide', event: 'e1' });
    expect([before.events, before.wrong.map(({ kind }) => kind)]).toEqual([[], ['event']]);
    const entrants = [1, 2, 3, 4].map(personId);
    await changeEvent(office, { event: 'e1', facts: {}, entrants }, AS);
    const { event, events } = await nextOf(office, { pool: 'fide', event: 'e1' });
    // not oneself, and not who has no rating
    expect(event?.entrants.map(({ player, rating }) => [player, rating])).toEqual([
      [personId(3), 1800],
      [personId(2), 1400],
    ]);
    expect(events).toEqual([{ event: 'e1', name: 'Open', start: '2026-12-05', kind: 'announced' }]);
    const { way, shown } = await openPublicOffice(office).look(async (desk) => {
      const found = (await publicEvent(desk, 'e1', '2026-11-18')) as PublicEvent;
      return { shown: found, way: await eventWay(openPublicOffice(office), found) };
    });
    expect(way.expects).toEqual({ list: '2027-01', closes: expect.stringMatching(/^2026-12-/) });
    // one of them is a minor, and one has no year of birth
    expect([shown.entrants?.length, shown.isPrivate]).toEqual([3, true]);
    expect(await publicCalendar(openPublicOffice(office), 'fide')).toContainEqual(
      expect.objectContaining({ kind: 'event', of: 'e1', from: '2026-12-05', to: '2026-12-08' }),
    );
  });

  test('nobody without a rating or results has anything ahead', async () => {
    const office = await opened();
    expect(await publicNext(openPublicOffice(office), { player: personId(4) })).toBeUndefined();
  });
});
