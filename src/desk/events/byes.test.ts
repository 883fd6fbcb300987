/** Lines of a report whose names mean a bye: nobody is entered, and nobody who has such a name is lost. */
import { describe, expect, test } from 'vitest';
import { personId } from '../../ledger/ids.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { importList } from '../registry/import.ts';
import { addPlayer } from '../registry/players.ts';
import { acceptEvent } from './accept.ts';
import { answerQuestion } from './answer.ts';
import { AS, codesOf, type Game, GAMES, officeWith, players, submitOne, type TestOffice } from './event.fixture.ts';
import { listQuestions } from './questions.ts';
import { showEvent } from './show.ts';

const lastPerson = (office: TestOffice) => office.store.read((desk) => desk.lastPerson());

const BYES: readonly Game[] = [
  [3, '1', '5', '+/-'],
  [4, '5', '2', '0-1'],
];
const withLine = (line: object, games: readonly Game[] = [...GAMES, ...BYES]) => ({
  players: [...players(2), { id: '5', ...line }, ...players().slice(2)],
  games,
});

forEachStore((_kind, store) => {
  describe('a line that means a bye', () => {
    test.each(['Spielfrei', '…', 'PIHENŐ', 'выходной', 'N.N.'])(
      '%j is no player: the event is accepted without it',
      async (name) => {
        const office = await officeWith(store, 'fide');
        const { events, findings } = await submitOne(office, 'fide', withLine({ name }), { accept: 'clean' });
        expect(events).toMatchObject([{ state: 'accepted', players: 4, games: 4, questions: 0 }]);
        expect(findings.filter(({ code }) => code === 'report.bye-lines')).toMatchObject([
          { weight: 'note', facts: { lines: 1, names: [name], byes: 2 } },
        ]);
        expect(await lastPerson(office)).toBe(4);
      },
    );

    test('stands in no place: the questions about others are about them', async () => {
      const office = await officeWith(store, 'fide');
      const report = withLine({ name: 'bye' });
      const [anna, bela, bye, csaba, dora] = report.players;
      const doubtful = [anna, bela, bye, csaba, { id: dora?.id, name: dora?.name }] as typeof report.players;
      await submitOne(office, 'fide', { ...report, players: doubtful });
      const { value: [question] = [] } = await listQuestions(office, { event: 'e1' });
      expect(question).toMatchObject({ player: 4, reported: { name: 'Szabó, Dóra' } });
      await answerQuestion(office, { event: 'e1', question: 1, answer: { person: personId(4) } }, AS);
      expect((await acceptEvent(office, { event: 'e1' }, AS)).value).toMatchObject({ state: 'accepted' });
      expect((await showEvent(office, 'e1')).value?.entrants.map(({ name }) => name)).toEqual([
        'Kovács, Anna',
        'Nagy, Béla',
        'Tóth, Csaba',
        'Szabó, Dóra',
      ]);
    });
  });

  describe('somebody whose name means a bye', () => {
    test.each([
      ['a birth', { birth: '1990' }, BYES],
      ['a win at the board', {}, [[3, '5', '1', '1-0']] as readonly Game[]],
    ])('is asked about with %s, and can be confirmed', async (_title, more, games) => {
      const office = await officeWith(store, 'fide');
      const report = withLine({ name: 'Wolny', ...more }, [...GAMES, ...games]);
      const { events } = await submitOne(office, 'fide', report, { accept: 'clean' });
      expect(events).toMatchObject([{ state: 'questions', players: 5, questions: 1 }]);
      const answer = (person: string) => answerQuestion(office, { event: 'e1', question: 1, answer: { person } }, AS);
      expect(codesOf(await answer('new'))).toEqual(['event.name-doubtful']);
      expect((await answer('as-is')).value).toMatchObject({ open: 0 });
    });

    test('and is in the registry is asked about from then on, although the line has nothing but the name', async () => {
      const office = await officeWith(store, 'fide');
      expect(codesOf(await addPlayer(office, { name: 'Wolny' }, AS))).toEqual(['player.text-doubtful']);
      await addPlayer(office, { name: 'Wolny' }, { ...AS, although: 'names' });
      const { events } = await submitOne(office, 'fide', withLine({ name: 'WOLNY' }));
      expect(events).toMatchObject([{ state: 'questions', players: 5 }]);
      const { value: [question] = [] } = await listQuestions(office, { event: 'e1' });
      expect(question?.candidates).toMatchObject([{ name: 'Wolny' }]);
    });
  });

  describe('a list', () => {
    const list = (text: string) => ({ open: () => [new TextEncoder().encode(text)], how: 'add' as const });
    const TEXT = 'id;fideId;name;birth\n1;;Spielfrei;\n2;;Kiss, Anna;1990\n3;;…;\n4;700009;Libre;\n';

    test('is taken in without the rows that mean a bye, and says so once; a number makes a person', async () => {
      const office = await officeWith(store, 'fide');
      const { value, findings } = await importList(office, list(TEXT), AS);
      expect(value).toMatchObject({ entered: 2, leftOut: 2 });
      expect(findings.filter(({ code }) => code === 'import.byes')).toEqual([
        { code: 'import.byes', weight: 'note', facts: { rows: [1, 3], count: 2 } },
      ]);
    });

    test('is taken in whole where somebody says that they are names', async () => {
      const office = await officeWith(store, 'fide');
      const { value } = await importList(office, { ...list(TEXT), although: 'names' }, AS);
      expect(value).toMatchObject({ entered: 4, leftOut: 0 });
    });
  });
});
