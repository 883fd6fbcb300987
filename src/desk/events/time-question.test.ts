/** In a group of pools a time control that is not read, or not there, is a question: by it the event belongs to one pool or another. */
import { expect, test } from 'vitest';
import { verifyOffice } from '../../keeping/verify.ts';
import { forEachStore, type TestStore } from '../../stores/harness.fixture.ts';
import { bring, enterPersons, type TestOffice, testOffice } from '../lists/office.fixture.ts';
import { openRatingPool } from '../registry/pools.ts';
import { withScratchStore } from '../wire.ts';
import { eventFactsIn } from '../../ledger/rows/content.ts';
import { acceptEvent } from './accept.ts';
import { answerQuestion } from './answer.ts';
import { AS, codesOf, PERSONS, submit } from './event.fixture.ts';
import { listQuestions } from './questions.ts';
import { registerEvent } from './register.ts';

const report = (words?: string) => ({
  name: 'night.trf',
  bytes: new TextEncoder().encode(
    [
      '012 Friday night',
      '022 Pécs',
      '032 HUN',
      '042 2024/06/07',
      '052 2024/06/07',
      '092 Individual: Swiss-System',
      ...(words === undefined ? [] : [`122 ${words}`]),
      '001    1 w    Kovács, Anna                      2000 HUN      700001 1990/03/01  1.0    1     2 w 1',
      '001    2 m    Nagy, Béla                        1900 HUN      700002 1985/07/12  0.0    2     1 b 0',
      '',
    ].join('\r\n'),
  ),
});

async function groupOf(store: TestStore): Promise<TestOffice> {
  const office = await testOffice(store, '2024-06-12');
  for (const control of ['standard', 'rapid', 'blitz'] as const) {
    const facts = { pool: control, family: 'fide', name: control, from: '2024-07', control, group: 'fide' };
    expect((await openRatingPool(office, facts, AS)).findings).toEqual([]);
  }
  await enterPersons(office, 1, PERSONS);
  for (const pool of ['standard', 'rapid', 'blitz']) await bring(office, pool, '2024-06', { 1: 2000, 2: 1900 });
  return office;
}

forEachStore((_kind, store) => {
  test('the answer sorts the event, and one for another pool is refused with that pool named', async () => {
    const office = await groupOf(store);
    const { value } = await submit(office, 'rapid', [report('as every Friday')], { accept: 'clean' });
    const [file] = value?.outcomes ?? [];
    expect(file?.events[0]).toMatchObject({ event: 'e1', state: 'questions', questions: 1 });
    expect(file?.findings.map(({ code }) => code).filter((code) => code.includes('asked'))).toEqual([
      'event.control-asked',
    ]);
    const { value: asked = [] } = await listQuestions(office, { event: 'e1', which: 'open' });
    expect(asked).toMatchObject([{ question: 1, field: 'controls' }]);
    expect(codesOf(await acceptEvent(office, { event: 'e1' }, AS))).toEqual(['event.wrong-state']);
    const answer = async (said: string) =>
      (await answerQuestion(office, { event: 'e1', question: 1, answer: { value: said } }, AS)).findings;
    expect(await answer('soon')).toMatchObject([{ code: 'event.answer-time', facts: { question: 1, seen: 'soon' } }]);
    expect(await answer('3+2')).toMatchObject([
      { code: 'event.other-control', facts: { pool: 'rapid', seen: 'blitz', right: 'blitz' } },
    ]);
    expect(await answer('15+10')).toEqual([]);
    expect((await acceptEvent(office, { event: 'e1' }, AS)).value).toMatchObject({ state: 'accepted' });
    const { findings } = await withScratchStore((scratch) => verifyOffice(office, { scratch }));
    expect(findings).toEqual([]);
  });

  test('as it is: the event counts where it was sent to, and its time stays unchecked', async () => {
    const office = await groupOf(store);
    await submit(office, 'rapid', [report('as every Friday')], { accept: 'clean' });
    const said = { event: 'e1', question: 1, answer: { value: 'as-is' } } as const;
    expect((await answerQuestion(office, said, AS)).value).toMatchObject({ open: 0 });
    const accepted = await acceptEvent(office, { event: 'e1' }, AS);
    expect(accepted.value).toMatchObject({ state: 'accepted' });
    expect(JSON.stringify(accepted.findings)).toContain('controls');
    const { findings } = await withScratchStore((scratch) => verifyOffice(office, { scratch }));
    expect(findings).toEqual([]);
  });

  test('a time that is read is not asked about', async () => {
    const office = await groupOf(store);
    const { value } = await submit(office, 'rapid', [report('15 min + 10 s')], { accept: 'clean' });
    expect(value?.outcomes[0]?.events[0]).toMatchObject({ state: 'accepted', questions: 0 });
  });

  test('a report without any time is asked about, answered, and sorted', async () => {
    const office = await groupOf(store);
    const { value } = await submit(office, 'rapid', [report()], { accept: 'clean' });
    const [file] = value?.outcomes ?? [];
    expect(file?.events[0]).toMatchObject({ event: 'e1', state: 'questions', questions: 1 });
    expect(file?.findings.filter(({ code }) => code === 'event.control-missing')).toMatchObject([
      { facts: { event: 'e1', question: 1, pool: 'rapid', pools: ['rapid', 'blitz', 'standard'] } },
    ]);
    const answer = async (said: string) =>
      (await answerQuestion(office, { event: 'e1', question: 1, answer: { value: said } }, AS)).findings;
    expect(await answer('90+30')).toMatchObject([
      { code: 'event.other-control', facts: { pool: 'rapid', seen: 'standard', right: 'standard' } },
    ]);
    expect(await answer('as-is')).toEqual([]);
    expect(await answer('15+10')).toEqual([]);
    expect((await acceptEvent(office, { event: 'e1' }, AS)).value).toMatchObject({ state: 'accepted' });
    const { findings } = await withScratchStore((scratch) => verifyOffice(office, { scratch }));
    expect(findings).toEqual([]);
  });

  test('nothing is asked where the document names an edition of the pool, the registration the time, or the office has one kind of games', async () => {
    const office = await groupOf(store);
    const named = (rulebook: string, id: string) => ({
      name: `${id}.json`,
      bytes: new TextEncoder().encode(
        JSON.stringify({
          rulebook,
          event: { id, name: id, start: '2024-06-07', end: '2024-06-07', system: 'swiss' },
          players: [
            { id: '1', name: 'Kovács, Anna', fideId: '700001', birth: '1990-03-01', rating: 2000 },
            { id: '2', name: 'Nagy, Béla', fideId: '700002', birth: '1985-07-12', rating: 1900 },
          ],
          games: [{ round: 1, white: '1', black: '2', result: '1-0' }],
        }),
      ),
    });
    const questionsOf = async (pool: string, file: ReturnType<typeof report>, more: object = {}) =>
      (await submit(office, pool, [file], more)).value?.outcomes[0]?.events[0]?.questions;
    expect(await questionsOf('rapid', named('fide-rapid-2024', 'own'))).toBe(0);
    expect(await questionsOf('rapid', named('fide-blitz-2024', 'other'))).toBe(1);
    expect(await questionsOf('rapid', named('fide', 'family'))).toBe(1);
    const facts = { name: 'Friday night', start: '2024-06-07', end: '2024-06-07' };
    const controls = [{ minutes: 15, increment: 10 }];
    const registered = await registerEvent(
      office,
      { pool: 'rapid', facts: eventFactsIn({ ...facts, controls }) } as never,
      AS,
    );
    expect(registered.findings.filter(({ weight }) => weight === 'refuse')).toEqual([]);
    expect(await questionsOf('rapid', report(), { event: registered.value?.event })).toBe(0);
    const alone = { pool: 'alone', family: 'fide', name: 'Alone', from: '2024-07', group: 'own' };
    expect((await openRatingPool(office, alone, AS)).findings).toEqual([]);
    await bring(office, 'alone', '2024-06', { 1: 2000, 2: 1900 });
    expect(await questionsOf('alone', named('fide', 'alone'))).toBe(0);
  });
});
