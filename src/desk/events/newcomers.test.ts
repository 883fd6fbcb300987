/** Whoever is new by a report comes into the registry when it is accepted: a withdrawal leaves nobody, and nobody comes twice. */
import { describe, expect, test } from 'vitest';
import { personId } from '../../ledger/ids.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { publishList } from '../lists/publish.ts';
import { eventData } from '../../ledger/rows/events.ts';
import { erasePlayer } from '../registry/erase.ts';
import { verifyOffice } from '../../keeping/verify.ts';
import { withScratchStore } from '../wire.ts';
import { acceptEvent } from './accept.ts';
import { answerQuestion } from './answer.ts';
import { correctEvent } from './correct.ts';
import {
  AS,
  codesOf,
  fileOf,
  type Game,
  GAMES,
  officeWith,
  type Player,
  players,
  submit,
  submitOne,
  type TestOffice,
} from './event.fixture.ts';
import { listQuestions } from './questions.ts';
import { refuseEvent } from './refuse.ts';
import { showEvent } from './show.ts';
import { withdrawEvent } from './withdraw.ts';

const EMIL = { id: 'a', name: 'Horváth, Emil', birth: '1999-09-09', federation: 'HUN', fideId: '700777' };
const FLORA = { id: 'b', name: 'Varga, Flóra', federation: 'HUN' };
const WITH: readonly Game[] = [...GAMES, [3, 'a', '1', '1-0'], [3, '2', 'b', '1-0']];
const OTHER = { name: 'Other', start: '2024-06-10', end: '2024-06-11' };

const report = (newcomers: readonly Player[] = [EMIL, FLORA], event: object = {}) => ({
  event: { ...event },
  players: [...players(), ...newcomers],
  games: WITH,
});

const lastPerson = (office: TestOffice) => office.store.read((desk) => desk.lastPerson());
const entrants = (office: TestOffice, event: number) =>
  office.store.read(async (desk) => (await desk.entrants(event)).map(({ person, place }) => [place, person]).sort());
const faults = async (office: TestOffice) =>
  (await withScratchStore((scratch) => verifyOffice(office, { scratch }))).findings;

forEachStore((_kind, store) => {
  describe.each(['fide', 'orr'] as const)('players who are new, in a pool of %s', (family) => {
    test('are with their event alone until it is accepted, and shown by their names', async () => {
      const office = await officeWith(store, family);
      const { events, findings } = await submitOne(office, family, report());
      expect(events).toMatchObject([{ state: 'submitted', entered: 0, newcomers: 2 }]);
      expect(findings.at(-1)).toEqual({ code: 'event.newcomers', weight: 'note', facts: { players: 2 } });
      expect(await lastPerson(office)).toBe(4);
      const shown = (await showEvent(office, 'e1')).value?.entrants.slice(4);
      expect(shown).toEqual([
        { player: '?5', name: 'Horváth, Emil', newcomer: true },
        { player: '?6', name: 'Varga, Flóra', newcomer: true },
      ]);
      expect(await faults(office)).toEqual([]);
      const dry = await acceptEvent(office, { event: 'e1' }, { ...AS, dryRun: true });
      expect(codesOf(dry)).toContain('event.persons-entered');
      expect(await lastPerson(office)).toBe(4);
      await acceptEvent(office, { event: 'e1' }, AS);
      expect(await lastPerson(office)).toBe(6);
      expect((await entrants(office, 1)).slice(4)).toEqual([
        [4, 5],
        [5, 6],
      ]);
      expect((await showEvent(office, 'e1')).value?.entrants[5]).toMatchObject({
        player: personId(6),
        name: 'Varga, Flóra',
      });
      expect(await faults(office)).toEqual([]);
    });

    test('are gone with an event that is withdrawn before, also where somebody answered “new”', async () => {
      const office = await officeWith(store, family);
      const namesake = { id: 'a', name: 'Nagy, Béla' };
      await submitOne(office, family, report([namesake, FLORA]));
      await answerQuestion(office, { event: 'e1', question: 1, answer: { person: 'new' } }, AS);
      await withdrawEvent(office, { event: 'e1' }, AS);
      expect(await lastPerson(office)).toBe(4);
      expect(await office.store.read((desk) => desk.papersOf('identity', 5))).toEqual([]);
      expect(await faults(office)).toEqual([]);
    });

    test('in two events that wait are one person: recognised by number or birth, asked about by name alone', async () => {
      const office = await officeWith(store, family);
      await submitOne(office, family, report());
      await submitOne(office, family, report([EMIL, FLORA], OTHER));
      expect((await acceptEvent(office, { event: 'e1' }, AS)).value?.state).not.toBe('questions');
      const asked = await acceptEvent(office, { event: 'e2' }, AS);
      expect(asked.value).toEqual({ event: 'e2', state: 'questions', questions: 1 });
      expect(asked.findings).toEqual([
        { code: 'event.asked-first', weight: 'warn', facts: { event: 'e2', questions: 1 } },
      ]);
      const [question] = (await listQuestions(office, { event: 'e2' })).value ?? [];
      expect(question).toMatchObject({
        question: 1,
        player: 6,
        reported: { name: 'Varga, Flóra' },
        candidates: [{ person: personId(6), name: 'Varga, Flóra' }],
        finding: { code: 'identify.doubtful' },
      });
      await answerQuestion(office, { event: 'e2', question: 1, answer: { person: personId(6) } }, AS);
      const { findings } = await acceptEvent(office, { event: 'e2' }, AS);
      expect(findings).toContainEqual({
        code: 'event.recognised',
        weight: 'note',
        facts: { players: [{ person: personId(5), place: 4 }] },
      });
      expect(await lastPerson(office)).toBe(6);
      expect(await entrants(office, 2)).toEqual(await entrants(office, 1));
      expect(await faults(office)).toEqual([]);
    });

    test('and of whom somebody says that they are others become persons of their own', async () => {
      const office = await officeWith(store, family);
      await submitOne(office, family, report());
      await submitOne(office, family, report([EMIL, FLORA], OTHER));
      await acceptEvent(office, { event: 'e1' }, AS);
      await acceptEvent(office, { event: 'e2' }, AS);
      await answerQuestion(office, { event: 'e2', question: 1, answer: { person: 'new' } }, AS);
      await acceptEvent(office, { event: 'e2' }, AS);
      expect(await lastPerson(office)).toBe(7);
      expect((await entrants(office, 2)).slice(4)).toEqual([
        [4, 5],
        [5, 7],
      ]);
      expect(await faults(office)).toEqual([]);
    });

    test('of several files of one call are recognised by those that come after', async () => {
      const office = await officeWith(store, family);
      const files = [
        fileOf(report()),
        fileOf({ event: OTHER, players: [...players(), EMIL], games: WITH.slice(0, 5) }),
        fileOf(report([EMIL, FLORA], { ...OTHER, name: 'Third', end: '2024-06-12' })),
      ];
      const { value } = await submit(office, family, files, { accept: 'clean' });
      // of reports that were prepared each comes in before the next is looked at again
      const newcomers = family === 'fide' ? 0 : 1;
      expect(value).toMatchObject({ entered: 2, accepted: 2, questions: 1, newcomers });
      expect(value?.outcomes[2]?.events).toMatchObject([{ state: 'questions', questions: 1, newcomers }]);
      expect(await lastPerson(office)).toBe(6);
      expect(await faults(office)).toEqual([]);
    });

    test('of a corrected report come in when the correction is accepted', async () => {
      const office = await officeWith(store, family);
      await submitOne(office, family, {}, { accept: 'clean' });
      if (family === 'fide') {
        office.on('2024-07-01');
        await publishList(office, { pool: 'fide', date: '2024-07', skip: true }, AS);
      }
      const correction = { event: 'e1', file: fileOf(report([EMIL, { ...FLORA, birth: '2001' }])) };
      const { value } = await correctEvent(office, correction, AS);
      expect(value).toMatchObject({
        event: 'e2',
        corrects: 'e1',
        state: 'submitted',
        entered: 0,
        newcomers: 2,
        brought: [{ player: '?5', name: 'Horváth, Emil' }, { player: '?6' }],
        correction: { added: ['?5', '?6'] },
      });
      expect(await lastPerson(office)).toBe(4);
      expect((await acceptEvent(office, { event: 'e2' }, AS)).value).toMatchObject({
        correction: { added: [personId(5), personId(6)] },
        brought: [{ player: personId(5) }, { player: personId(6) }],
      });
      expect(await faults(office)).toEqual([]);
    });
  });

  describe('a report with players who are new', () => {
    test('asks about two of its lines that are called alike', async () => {
      const office = await officeWith(store, 'fide');
      const { events } = await submitOne(office, 'fide', report([FLORA, { ...FLORA, id: 'a' }]));
      expect(events).toMatchObject([{ state: 'questions', questions: 1, newcomers: 1 }]);
      const [question] = (await listQuestions(office, { event: 'e1' })).value ?? [];
      expect(question).toMatchObject({
        player: 6,
        candidates: [],
        finding: { code: 'event.newcomer-twice', facts: { player: '?5' } },
      });
      await answerQuestion(office, { event: 'e1', question: 1, answer: { person: 'new' } }, AS);
      await acceptEvent(office, { event: 'e1' }, AS);
      expect(await lastPerson(office)).toBe(6);
    });

    test('that a rule refuses calls them by their places, and keeps no id that nobody has', async () => {
      const office = await officeWith(store, 'fide');
      const bad = {
        event: { system: 'match' },
        players: [...players(1), EMIL],
        games: [[1, '1', 'a', '1-0']] as const,
      };
      await submitOne(office, 'fide', bad);
      const tried = await acceptEvent(office, { event: 'e1' }, AS);
      expect(JSON.stringify(tried.findings)).toContain('"?2"');
      expect(JSON.stringify(tried.findings)).not.toContain(personId(5));
      await refuseEvent(office, { event: 'e1' }, AS);
      const { decision } = eventData((await office.store.read((desk) => desk.event(1))) as { data: string });
      expect(JSON.stringify(decision)).not.toContain(personId(5));
      expect(await lastPerson(office)).toBe(4);
    });

    test('that seems to be here already is told so while they wait, and when they are known', async () => {
      const office = await officeWith(store, 'orr');
      const strangers = ['Barna, Pál', 'Fehér, Géza'].map((name, at) => ({ id: `${at + 1}`, name, birth: '1990' }));
      const whole = (event: Readonly<Record<string, unknown>>) => ({
        event,
        players: strangers,
        games: [[1, '1', '2', '1-0']] as const,
      });
      await submitOne(office, 'orr', whole({}));
      expect(codesOf(await submitOne(office, 'orr', whole({ place: 'Szeged' }), { accept: 'clean' }))).toContain(
        'event.alike',
      );
      const named = await submitOne(office, 'orr', whole({ name: 'Otherwise' }));
      expect(codesOf(named)).not.toContain('event.alike');
      await acceptEvent(office, { event: 'e1' }, AS);
      expect(codesOf(await acceptEvent(office, { event: 'e3' }, AS))).toContain('event.alike');
    });

    test('whose name somebody has put right keeps it out of the entries, and lets it be erased', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(
        office,
        'fide',
        report([
          { ...EMIL, name: '=Horváth' },
          { ...FLORA, birth: '2001' },
        ]),
      );
      await answerQuestion(office, { event: 'e1', question: 1, answer: { name: 'Horváth, Emil' } }, AS);
      expect(codesOf(await erasePlayer(office, personId(1), AS))).toEqual(['erase.open-questions']);
      await acceptEvent(office, { event: 'e1' }, AS);
      const { value } = await erasePlayer(office, personId(5), AS);
      expect(value).toMatchObject({ identities: 1, reports: 2 });
      expect(await faults(office)).toEqual([]);
    });

    test('and that was replaced after its acceptance is erased with whom it had brought', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide', report([EMIL, { ...FLORA, birth: '2001' }]), { accept: 'clean' });
      await submitOne(office, 'fide', {}, { event: 'e1' });
      expect((await erasePlayer(office, personId(5), AS)).value).toMatchObject({ reports: 1 });
    });
  });
});
