/** Who a player is can be corrected after the list is out: with its preview, from the report that stands, without dummy persons. */
import { describe, expect, test } from 'vitest';
import { personId } from '../../ledger/ids.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { bring, enterPersons } from '../lists/office.fixture.ts';
import { publishList } from '../lists/publish.ts';
import { verifyOffice } from '../../keeping/verify.ts';
import { withScratchStore } from '../wire.ts';
import { acceptEvent } from './accept.ts';
import { answerQuestion } from './answer.ts';
import { correctEvent } from './correct.ts';
import type { CorrectInput } from './correct-input.ts';
import { AS, codesOf, documentOf, officeWith, players, submit, submitOne, type TestOffice } from './event.fixture.ts';

const [ANNA, NAMESAKE] = [personId(1), personId(5)];

/** The first player has only a name, and was taken for the namesake; the event counts. */
async function mistaken(store: Parameters<typeof officeWith>[0], family: 'fide' | 'orr'): Promise<TestOffice> {
  const office = await officeWith(store, family, '2024-06-12');
  await enterPersons(office, 5, [{ name: 'Kovács, Anna', birth: '1961-05-05', federation: 'HUN' }]);
  await submitOne(office, family, { players: [{ id: '1', name: 'Kovács, Anna' }, ...players().slice(1)] });
  await answerQuestion(office, { event: 'e1', question: 1, answer: { person: NAMESAKE } }, AS);
  await acceptEvent(office, { event: 'e1' }, AS);
  if (family === 'fide') {
    office.on('2024-07-01');
    await publishList(office, { pool: 'fide', date: '2024-07', skip: true }, AS);
    office.on('2024-07-10');
  }
  return office;
}

const correct = (office: TestOffice, is: string, of = NAMESAKE, more: Partial<CorrectInput> = {}) =>
  correctEvent(office, { event: 'e1', who: [{ of, is }], ...more }, AS);
const places = (office: TestOffice, event: number) =>
  office.store.read(async (desk) => (await desk.entrants(event)).find(({ place }) => place === 0)?.person);
const faults = async (office: TestOffice) =>
  (await withScratchStore((scratch) => verifyOffice(office, { scratch }))).findings;

forEachStore((_kind, store) => {
  describe.each(['fide', 'orr'] as const)('of an event of %s that counts', (family) => {
    test('a player is somebody else: shown first, then accepted', async () => {
      const office = await mistaken(store, family);
      const { value, findings } = await correct(office, ANNA);
      expect(findings.filter(({ weight }) => weight === 'refuse')).toEqual([]);
      expect(value).toMatchObject({
        event: 'e2',
        corrects: 'e1',
        state: 'submitted',
        questions: 0,
        newcomers: 0,
        correction: { added: [ANNA], removed: [NAMESAKE] },
      });
      expect(value?.correction?.players.map(({ player }) => player)).toContain(ANNA);
      expect((await acceptEvent(office, { event: 'e2' }, AS)).value?.correction).toMatchObject({ added: [ANNA] });
      expect(await places(office, 2)).toBe(1);
      expect(await office.store.read((desk) => desk.lastPerson())).toBe(5);
      expect(await faults(office)).toEqual([]);
    });

    test('a player is somebody new, who is not recognised as the one who was taken', async () => {
      const office = await mistaken(store, family);
      const { value } = await correct(office, 'new', '?1');
      expect(value).toMatchObject({ newcomers: 1, correction: { added: ['?1'], removed: [NAMESAKE] } });
      await acceptEvent(office, { event: 'e2' }, AS);
      expect(await places(office, 2)).toBe(6);
      expect(await faults(office)).toEqual([]);
    });
  });

  describe('whoever is said to be a player', () => {
    test('is compared with the report, and must be in the event in place of whom', async () => {
      const office = await mistaken(store, 'orr');
      expect(codesOf(await correct(office, personId(9)))).toEqual(['player.unknown']);
      expect(codesOf(await correct(office, ANNA, ANNA))).toEqual(['event.not-in-event']);
      expect(codesOf(await correct(office, ANNA, '?9'))).toEqual(['event.not-in-event']);
      expect(codesOf(await correct(office, NAMESAKE))).toEqual(['event.same-report']);
      await enterPersons(office, 6, [{ name: 'Egész, Más', birth: '1990-03-01', federation: 'AUT' }]);
      expect(codesOf(await correct(office, personId(6)))).toEqual(['event.answer-contradicts']);
      const although = new Set(['name'] as const);
      expect((await correct(office, personId(6), NAMESAKE, { although })).value).toMatchObject({ event: 'e2' });
    });

    test('who plays there already is a question', async () => {
      const office = await mistaken(store, 'orr');
      const although = new Set(['name'] as const);
      const { value } = await correct(office, personId(2), NAMESAKE, { although });
      expect(value).toMatchObject({ state: 'questions', questions: 1 });
    });

    test('two players can change their places', async () => {
      const office = await officeWith(store, 'orr');
      await submitOne(office, 'orr', {}, { accept: 'clean' });
      const who = [
        { of: ANNA, is: personId(2) },
        { of: 'fide:700002', is: ANNA },
      ];
      const although = new Set(['name', 'birth'] as const);
      const { value } = await correctEvent(office, { event: 'e1', who, although, accept: 'at-once' }, AS);
      expect(value).toMatchObject({ state: 'rated' });
      expect(await places(office, 2)).toBe(2);
      expect(await faults(office)).toEqual([]);
    });
  });

  test('of several reports in one file the one that is meant is read again', async () => {
    const office = await officeWith(store, 'orr');
    await enterPersons(office, 5, [{ name: 'Nagy, Béla', birth: '1950-01-01', federation: 'HUN' }]);
    await bring(office, 'orr', '2024-05-01', { 5: 1500 });
    const other = documentOf({ event: { id: 'two', name: 'Two', start: '2024-06-10', end: '2024-06-11' } });
    const bytes = new TextEncoder().encode(JSON.stringify({ period: [documentOf({}), other], base: {} }));
    await submit(office, 'orr', [{ name: 'period.json', bytes }], { accept: 'clean' });
    const who = [{ of: personId(2), is: personId(5) }];
    const although = new Set(['birth'] as const);
    const { value } = await correctEvent(office, { event: 'e2', who, although, accept: 'at-once' }, AS);
    expect(value).toMatchObject({ event: 'e3', corrects: 'e2', correction: { facts: [], games: expect.anything() } });
    expect((await office.store.read((desk) => desk.event(3)))?.name).toBe('Two');
    expect(await faults(office)).toEqual([]);
  });

  test('of an event that does not count yet the report is needed as well', async () => {
    const office = await officeWith(store, 'fide');
    await submitOne(office, 'fide');
    const tried = await correctEvent(office, { event: 'e1', who: [{ of: ANNA, is: 'new' }] }, AS);
    expect(codesOf(tried)).toEqual(['event.file-needed']);
    expect(codesOf(await correctEvent(office, { event: 'e1' }, AS))).toEqual(['event.file-needed']);
  });
});
