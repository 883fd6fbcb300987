/** A group of pools: standard ratings, and rapid games that begin with them (rapid and blitz 7.2.1). */
import { BOOK as en } from '../../content/en/books/every-family.ts';
import { describe, expect, test } from 'vitest';
import { forEachStore, type TestStore } from '../../stores/harness.fixture.ts';
import { withScratchStore } from '../wire.ts';
import { verifyOffice } from '../../keeping/verify.ts';
import { personId } from '../../ledger/ids.ts';
import { explainPlayer } from '../../reading/lists/explain-player.ts';
import { AS, facts, fileOf, PERSONS, players, submitOne } from '../events/event.fixture.ts';
import type { ReportFile } from '../events/read.ts';
import { submitReports } from '../events/submit.ts';
import { acceptEvent } from '../events/accept.ts';
import { answerQuestion } from '../events/answer.ts';
import { answerRatings } from '../events/answer-rating.ts';
import { correctEvent } from '../events/correct.ts';
import { listQuestions } from '../events/questions.ts';
import { openRatingPool, showPools } from '../registry/pools.ts';
import { bring, enterPersons, type TestOffice, testOffice } from './office.fixture.ts';
import { previewList, publishList } from './publish.ts';
import { done } from '../office.fixture.ts';

const RAPID = [{ minutes: 15, increment: 10 }];
const TRF_PLAYER =
  '001    1 m    Nagy, Bela                        1900 HUN      700002 1985/07/12  0.0    1            ';
const EVENT = { start: '2024-05-04', end: '2024-05-05', controls: RAPID };
const GAMES = [
  [1, '1', '2', '1-0'],
  [2, '3', '1', '1/2-1/2'],
] as const;

async function officeOfPools(store: TestStore): Promise<TestOffice> {
  const office = await testOffice(store, '2024-05-10');
  for (const control of ['standard', 'rapid'] as const) {
    const facts = { pool: control, family: 'fide', name: control, from: '2024-06', control, group: 'fide' };
    expect((await openRatingPool(office, facts, AS)).findings).toEqual([]);
  }
  await enterPersons(office, 1, PERSONS);
  return office;
}

forEachStore((_kind, store) => {
  describe('a rapid pool', () => {
    test('is shown with its time control and group, of which a group has one each, of one family', async () => {
      const office = await officeOfPools(store);
      expect((await showPools(office)).map(({ control, group }) => [control, group])).toEqual([
        ['rapid', 'fide'],
        ['standard', 'fide'],
      ]);
      const open = async (facts: object): Promise<readonly string[]> => {
        const pool = { pool: 'p', family: 'fide', name: 'P', from: '2024-06', ...facts };
        return (await openRatingPool(office, pool, AS)).findings.map(({ code }) => code);
      };
      expect(await open({ control: 'rapid', group: 'fide' })).toEqual(['pool.group-control']);
      expect(await open({ family: 'mssz', group: 'fide' })).toEqual(['pool.group-control', 'pool.group-family']);
      expect(await open({ control: 'bullet' })).toEqual(['pool.control']);
      expect(await open({ group: 'F I' })).toEqual(['pool.group']);
      expect(await open({ control: 'blitz', from: '2023-06' })).toEqual(['pool.no-control']);
      expect(await open({ control: 'rapid', family: 'mssz' })).toEqual(['pool.no-control']);
    });

    test('takes the standard rating of the first day for who has none, and verifies', async () => {
      const office = await officeOfPools(store);
      await bring(office, 'standard', '2024-05', { 1: 2000, 2: 1900 });
      await bring(office, 'rapid', '2024-05', { 2: 1900, 3: 2100 });
      const { events } = await submitOne(office, 'rapid', { event: EVENT, games: GAMES }, { accept: 'clean' });
      expect(events[0]).toMatchObject({ state: 'accepted' });
      office.on('2024-06-01');
      expect((await publishList(office, { pool: 'rapid', date: '2024-06' }, AS)).findings).toEqual([]);
      const [list] = await office.store.read((desk) => desk.lists('rapid')).then((all) => all.slice(-1));
      const [row] = await office.store.read((desk) => desk.standings(list?.list as number, [1]));
      // .64 and .36 expected of 2000 against 1900 and 2100, and K of a newcomer to the list
      expect(row).toMatchObject({ rating: 2020, games: 2, total: 2, peak: 2020, change: 2000, k: 40 });
      const explained = await explainPlayer(office, { player: personId(1), pool: 'rapid', list: '2024-06', book: en });
      expect(JSON.stringify(explained.value)).toContain('"standard-rating"');
      expect(explained).toMatchObject({ value: { before: 2000, after: 2020 }, findings: [] });
      // nothing but the event gave the rating
      expect(explained.value?.between).toBeUndefined();
      // a standard list that comes later changes nothing of what is sealed
      office.on('2024-06-02');
      await publishList(office, { pool: 'standard', date: '2024-06' }, AS);
      expect(
        (await withScratchStore((scratch) => verifyOffice(office, { scratch }))).findings.filter(
          ({ weight }) => weight === 'refuse',
        ),
      ).toEqual([]);
    });

    test('who played with a standard rating and is not on the list is named before it is sealed (reading E16)', async () => {
      const office = await officeOfPools(store);
      await bring(office, 'standard', '2024-05', { 1: 1405, 2: 1900 });
      await bring(office, 'rapid', '2024-05', { 2: 1900, 3: 1410 });
      const games = [[1, '3', '1', '1-0']] as const;
      await submitOne(office, 'rapid', { event: EVENT, games }, { accept: 'clean' });
      office.on('2024-06-01');
      const { report } = done(await previewList(office, { pool: 'rapid', date: '2024-06' }));
      expect(report.since.notEntered).toMatchObject([{ player: personId(1), rating: 1405, why: 'unrated' }]);
      const standard = done(await previewList(office, { pool: 'standard', date: '2024-06' })).report;
      expect(standard.since.notEntered).toEqual([]);
    });

    test('who entered with a standard rating and has no game that counts is on no list, and is told so', async () => {
      const office = await officeOfPools(store);
      await bring(office, 'standard', '2024-05', { 1: 2000 });
      const games = [[1, '1', '2', '1-0']] as const;
      await submitOne(office, 'rapid', { event: EVENT, games }, { accept: 'clean' });
      office.on('2024-06-01');
      await publishList(office, { pool: 'rapid', date: '2024-06' }, AS);
      const { value, findings } = await explainPlayer(office, {
        player: personId(1),
        pool: 'rapid',
        list: '2024-06',
        book: en,
      });
      expect(findings).toEqual([]);
      expect(value).toMatchObject({ before: 2000, after: null });
      expect(value?.between).toBeUndefined();
      expect(value?.steps.map(({ rule }) => rule)).toEqual(['not-on-list-yet']);
    });

    test('asks for the standard rating where no list says who is a newcomer; what is said counts, verifies and is shown', async () => {
      const office = await officeOfPools(store);
      await bring(office, 'rapid', '2024-05', { 2: 1900 });
      const outcome = await submitOne(office, 'rapid', { event: EVENT, games: GAMES }, { accept: 'clean' });
      const event = outcome.events[0]?.event as string;
      // players 1, 3 and 4 are new to the list
      expect(outcome.events[0]).toMatchObject({ state: 'questions', questions: 3 });
      expect(outcome.findings.filter(({ code }) => code === 'event.standard-unknown')).toMatchObject([
        { weight: 'warn', facts: { event, question: 1, group: 'fide', more: 0 } },
      ]);
      const tried = await acceptEvent(office, { event }, AS);
      expect(tried.findings.map(({ code }) => code)).toEqual(['event.wrong-state', 'event.standard-unknown']);
      const answer = async (question: number, value: string | number, as: object = { ground: 'FIDE card' }) =>
        (await answerQuestion(office, { event, question, answer: { value } }, { ...AS, ...as })).findings;
      expect((await answer(1, 2000, { ground: ' ' })).map(({ code }) => code)).toEqual(['event.standard-ground']);
      expect((await answer(1, 'soon')).map(({ weight }) => weight)).toEqual(['refuse']);
      expect(await answer(1, 2000)).toEqual([]);
      expect((await answer(1, 2000)).map(({ code }) => code)).toEqual(['event.question-answered']);
      expect(await answer(2, 2100)).toEqual([]);
      const groundless = { ...AS, ground: undefined };
      expect((await answerRatings(office, { event, answer: 'none' }, groundless)).findings).toMatchObject([
        { code: 'event.standard-ground', facts: { question: 3 } },
      ]);
      const rest = await answerRatings(office, { event, answer: 'none' }, { ...AS, ground: 'asked the club' });
      expect(rest.value).toMatchObject({ answered: 1, open: 0 });
      expect((await answerRatings(office, { event, answer: 'none' }, AS)).findings).toMatchObject([
        { code: 'event.no-ratings-asked' },
      ]);
      const { value: asked = [] } = await listQuestions(office, { event, which: 'all' });
      expect(asked.map(({ field, answer: said }) => [field, said])).toEqual([
        ['standardRating', { value: 2000 }],
        ['standardRating', { value: 2100 }],
        ['standardRating', { value: null }],
      ]);
      const accepted = await acceptEvent(office, { event }, AS);
      expect(accepted.value).toMatchObject({ state: 'accepted' });
      expect(accepted.findings.filter(({ code }) => code === 'event.standards-given')).toMatchObject([
        {
          facts: {
            players: [
              { player: personId(1), rating: 2000, ground: 'FIDE card' },
              { player: personId(3), rating: 2100, ground: 'FIDE card' },
              { player: personId(4), rating: null, ground: 'asked the club' },
            ],
          },
        },
      ]);
      office.on('2024-06-01');
      expect((await publishList(office, { pool: 'rapid', date: '2024-06' }, AS)).findings).toEqual([]);
      const [list] = await office.store.read((desk) => desk.lists('rapid')).then((all) => all.slice(-1));
      const rows = await office.store.read((desk) => desk.standings(list?.list as number, [1]));
      // as with a standard list of 2000 and 2100
      expect(rows).toMatchObject([{ rating: 2020, games: 2, change: 2000, k: 40 }]);
      const explained = await explainPlayer(office, { player: personId(1), pool: 'rapid', list: '2024-06', book: en });
      expect(JSON.stringify(explained.value)).toContain('"standard-rating"');
      expect(explained.findings).toMatchObject([
        { code: 'event.standards-given', facts: { players: [{ rating: 2000, ground: 'FIDE card' }], more: 0 } },
      ]);
      const { findings } = await withScratchStore((scratch) => verifyOffice(office, { scratch }));
      expect(findings.filter(({ weight }) => weight === 'refuse')).toEqual([]);
    });

    test('forgets a standard rating that was said of a player who is somebody else by another answer', async () => {
      const office = await officeOfPools(store);
      await bring(office, 'rapid', '2024-05', { 2: 1900, 3: 2100 });
      const guest = { id: '1', name: 'Varga, Flóra', federation: 'HUN' };
      const sent = [guest, ...players(3).slice(1)];
      const { events } = await submitOne(office, 'rapid', { event: EVENT, players: sent, games: GAMES });
      const event = events[0]?.event as string;
      const asked = async () =>
        ((await listQuestions(office, { event, which: 'open' })).value ?? []).map(({ kind, question, finding }) => [
          kind,
          question,
          finding.facts['player'],
        ]);
      // nobody's id: the name of the report
      expect(await asked()).toEqual([['fact', 1, 'Varga, Flóra']]);
      const as = { ...AS, ground: 'FIDE card' };
      expect((await answerQuestion(office, { event, question: 1, answer: { value: 2000 } }, as)).findings).toEqual([]);
      await enterPersons(office, 5, [{ name: 'Varga, Flóra', birth: '1999-01-01', federation: 'HUN' } as never]);
      await acceptEvent(office, { event }, AS);
      expect(await asked()).toEqual([['identity', 2, undefined]]);
      await answerQuestion(office, { event, question: 2, answer: { person: personId(5) } }, AS);
      // it was said of this player of the report
      const sure = await acceptEvent(office, { event }, { ...AS, dryRun: true });
      expect(sure.findings).toContainEqual(expect.objectContaining({ code: 'event.standards-given' }));
      await answerQuestion(office, { event, question: 2, answer: { person: 'new' } }, AS);
      await acceptEvent(office, { event }, AS);
      expect(await asked()).toEqual([['fact', 3, 'Varga, Flóra']]);
    });

    test('needs no answer once the standard list has come in', async () => {
      const office = await officeOfPools(store);
      await bring(office, 'rapid', '2024-05', { 2: 1900, 3: 2100 });
      const outcome = await submitOne(office, 'rapid', { event: EVENT, games: GAMES });
      const event = outcome.events[0]?.event as string;
      expect(outcome.events[0]?.state).toBe('questions');
      await bring(office, 'standard', '2024-05', { 1: 2000, 2: 1900 });
      expect((await acceptEvent(office, { event }, AS)).value).toMatchObject({ state: 'accepted' });
      const { value: asked = [] } = await listQuestions(office, { event, which: 'all' });
      expect(asked.map(({ answer: said }) => said)).toEqual([{ value: 2000 }, { value: null }]);
    });

    test('keeps what was said for the next report of the event', async () => {
      const office = await officeOfPools(store);
      await bring(office, 'rapid', '2024-05', { 2: 1900, 3: 2100 });
      const { events } = await submitOne(office, 'rapid', { event: EVENT, games: GAMES });
      const event = events[0]?.event as string;
      const as = { ...AS, ground: 'FIDE card' };
      await answerQuestion(office, { event, question: 1, answer: { value: 2000 } }, as);
      await answerQuestion(office, { event, question: 2, answer: { value: 'none' } }, as);
      const files = [fileOf({ event: { ...EVENT, place: 'Eger' }, games: GAMES })];
      const again = await submitReports(office, { files, event }, AS);
      expect(again.value?.outcomes[0]?.events).toMatchObject([{ event, state: 'submitted', questions: 0 }]);
      const accepted = await acceptEvent(office, { event }, { ...AS, dryRun: true });
      expect(accepted.value).toMatchObject({ state: 'accepted' });
      const given = accepted.findings.find(({ code }) => code === 'event.standards-given')?.facts['players'];
      expect(given).toMatchObject([{ rating: 2000 }, { rating: null }]);
    });

    test('gets the reports of its time where no pool is named; what fits several pools, or none, is asked', async () => {
      const office = await officeOfPools(store);
      const file = (name: string, event: object): ReportFile =>
        fileOf({ event: { ...EVENT, name, id: name, ...event }, games: GAMES }, name);
      const files = [
        file('rapid', {}),
        file('long', { controls: [{ minutes: 90, increment: 30 }] }),
        file('untold', { controls: undefined }),
        file('blitz', { controls: [{ minutes: 3, increment: 2 }] }),
        file('bullet', { controls: [{ minutes: 1, increment: 0 }] }),
        { name: 'broken', bytes: new TextEncoder().encode('{') },
      ];
      const { value } = await submitReports(office, { files }, AS);
      expect(value?.outcomes.map(({ file: name, pool, events }) => [name, pool, events.length])).toEqual([
        ['rapid', 'rapid', 1],
        ['long', 'standard', 1],
        ...['untold', 'blitz', 'bullet', 'broken'].map((name) => [name, undefined, 0]),
      ]);
      expect(await office.store.read((desk) => desk.events({})).then((all) => all.map(({ pool }) => pool))).toEqual(
        expect.arrayContaining(['rapid', 'standard']),
      );
      const found = (at: number) => value?.outcomes[at]?.findings.filter(({ weight }) => weight === 'refuse');
      expect(found(2)).toMatchObject([
        { code: 'event.pool-asked', facts: { pools: ['rapid', 'standard'], seen: null, lacks: ['controls'] } },
      ]);
      expect(found(3)).toMatchObject([{ code: 'event.pool-none', facts: { seen: ['blitz'] } }]);
      expect(found(4)).toMatchObject([{ code: 'event.pool-none', facts: { seen: [] } }]);
      expect(found(5)?.map(({ code }) => code)).not.toContain('event.pool-asked');
      // what the facts give counts, and an event that is there has its pool
      const event = value?.outcomes[0]?.events[0]?.event as string;
      const again = await submitReports(office, { files: [file('rapid', { place: 'Eger' })], event }, AS);
      expect(again.value?.outcomes[0]?.events).toMatchObject([{ event }]);
      const told = facts({ controls: RAPID });
      const timed = { files: [file('untold', { controls: undefined })], facts: { event: told, players: new Map() } };
      expect((await submitReports(office, timed, AS)).value?.outcomes[0]?.pool).toBe('rapid');
      expect((await submitReports(office, { files, event: 'e99' }, AS)).findings).toMatchObject([
        { code: 'event.unknown' },
      ]);
    });

    test('shares reports with a pool of no group only where somebody says which is meant', async () => {
      const office = await officeOfPools(store);
      await openRatingPool(office, { pool: 'home', family: 'mssz', name: 'Home', from: '2024-06' }, AS);
      const { value } = await submitReports(office, { files: [fileOf({ event: EVENT, games: GAMES })] }, AS);
      expect(value?.outcomes[0]?.findings).toMatchObject([
        { code: 'event.pool-asked', facts: { pools: ['home', 'rapid'], seen: 'rapid', lacks: [] } },
      ]);
      // nothing is missing in a report that pools without a group may take
      const plain = await testOffice(store, '2024-05-10');
      for (const [pool, family] of [
        ['abroad', 'fide'],
        ['home', 'mssz'],
      ] as const) {
        await openRatingPool(plain, { pool, family, name: pool, from: '2024-06' }, AS);
      }
      const [asked] =
        (await submitReports(plain, { files: [fileOf({ event: EVENT, games: GAMES })] }, AS)).value?.outcomes ?? [];
      expect(asked?.findings).toMatchObject([
        { code: 'event.pool-asked', facts: { pools: ['abroad', 'home'], seen: null, lacks: [] } },
      ]);
      const empty = await testOffice(store, '2024-05-10');
      expect((await submitReports(empty, { files: [] }, AS)).findings).toMatchObject([
        { code: 'event.pool-none', facts: { pools: [] } },
      ]);
    });

    test('gets the reports that name its rulebook, an edition also where they do not say their time', async () => {
      const office = await officeOfPools(store);
      await openRatingPool(office, { pool: 'home', family: 'mssz', name: 'Home', from: '2024-06' }, AS);
      const sent = async (rulebook: string, event: object = {}) => {
        const name = `${rulebook} ${Object.keys(event).join()}`;
        const { bytes } = fileOf({ event: { ...EVENT, name, id: name, ...event }, games: GAMES });
        const document = { ...(JSON.parse(new TextDecoder().decode(bytes)) as object), rulebook };
        const files = [{ name, bytes: new TextEncoder().encode(JSON.stringify(document)) }];
        const [outcome] = (await submitReports(office, { files }, AS)).value?.outcomes ?? [];
        return outcome?.pool ?? outcome?.findings.find(({ weight }) => weight === 'refuse');
      };
      const untold = { controls: undefined };
      expect(await sent('fide')).toBe('rapid');
      expect(await sent('mssz')).toBe('home');
      expect(await sent('mssz-2017', untold)).toBe('home');
      expect(await sent('fide-rapid-2024', untold)).toBe('rapid');
      expect(await sent('fide-2024', untold)).toBe('standard');
      // a period names it once, for all its events
      const { bytes } = fileOf({ event: { ...EVENT, id: 'of a period' }, games: GAMES });
      const period = { rulebook: 'mssz', period: [JSON.parse(new TextDecoder().decode(bytes)) as object] };
      const files = [{ name: 'period', bytes: new TextEncoder().encode(JSON.stringify(period)) }];
      expect((await submitReports(office, { files }, AS)).value?.outcomes[0]?.pool).toBe('home');
      // what is known of the time is more than a name
      expect(await sent('fide-2024')).toBe('rapid');
      expect(await sent('fide', untold)).toMatchObject({
        code: 'event.pool-asked',
        facts: { pools: ['rapid', 'standard'], seen: null },
      });
      expect(await sent('somebody else’s')).toMatchObject({
        code: 'event.pool-asked',
        facts: { pools: ['home', 'rapid'] },
      });
      expect(await sent('orr')).toMatchObject({ code: 'event.pool-none', facts: { rulebook: 'orr' } });
      expect(await sent('fide-blitz-2024', untold)).toMatchObject({
        code: 'event.pool-none',
        facts: { rulebook: 'fide-blitz-2024' },
      });
    });

    test('gets uneven times by the shorter one, and leaves them to its clause', async () => {
      const office = await officeOfPools(store);
      await bring(office, 'standard', '2024-05', { 1: 2000 });
      const uneven = (white: number, black: number) => ({
        ...EVENT,
        name: `${white} and ${black}`,
        id: `${white} and ${black}`,
        controls: [{ minutes: white, increment: 0 }],
        controlsBlack: [{ minutes: black, increment: 0 }],
      });
      const files = [fileOf({ event: uneven(90, 40), games: GAMES }, 'uneven')];
      const { value } = await submitReports(office, { files }, AS);
      expect(value?.outcomes).toMatchObject([{ pool: 'rapid' }]);
      const clause = await acceptEvent(office, { event: value?.outcomes[0]?.events[0]?.event as string }, AS);
      expect(clause.findings).toContainEqual(expect.objectContaining({ code: 'fide.unequal-times', clause: '1.2' }));
      const codes = async (pool: string, white: number, black: number) =>
        (await submitOne(office, pool, { event: uneven(white, black), games: GAMES })).findings.map(({ code }) => code);
      expect(await codes('standard', 90, 41)).toContain('event.other-control');
      // blitz, but the reason is the clause on different times alone (E20)
      expect(await codes('rapid', 5, 4)).not.toContain('event.other-control');
    });

    test('refuses standard games, as the standard pool refuses rapid ones, and names the other', async () => {
      const office = await officeOfPools(store);
      for (const [pool, controls, right] of [
        ['standard', RAPID, 'rapid'],
        ['rapid', [{ minutes: 90, increment: 30 }], 'standard'],
      ] as const) {
        const { findings } = await submitOne(office, pool, { event: { ...EVENT, controls }, games: GAMES });
        expect(findings).toContainEqual(
          expect.objectContaining({ code: 'event.other-control', facts: expect.objectContaining({ pool, right }) }),
        );
      }
    });

    test('refuses games of several kinds, and says in which pool each is an event of its own', async () => {
      const office = await officeOfPools(store);
      const several = [{ minutes: 90, increment: 30 }, ...RAPID, { minutes: 3, increment: 2 }];
      const TIMES = expect.objectContaining({
        times: [
          { time: '90+30', control: 'standard', pool: 'standard' },
          { time: '15+10', control: 'rapid', pool: 'rapid' },
          { time: '3+2', control: 'blitz', pool: null },
        ],
      });
      const refusal = expect.objectContaining({
        code: 'event.several-controls',
        weight: 'refuse',
        at: expect.objectContaining({ path: '$.event.controls' }),
        facts: TIMES,
      });
      const report = { event: { ...EVENT, controls: several }, games: GAMES };
      for (const pool of ['standard', 'rapid']) {
        const { findings, events } = await submitOne(office, pool, report);
        expect([events, findings.filter(({ weight }) => weight === 'refuse')]).toEqual([[], [refusal]]);
      }
      const { value } = await submitReports(office, { files: [fileOf(report, 'several')] }, AS);
      expect(value?.outcomes[0]?.findings).toContainEqual(refusal);
      // two records 222, and words, of which no pool is the right one
      const trf = (...times: readonly string[]): ReportFile => ({
        name: 'several.trf',
        bytes: new TextEncoder().encode(
          ['012 Open', '042 2024/05/04', '052 2024/05/05', ...times, TRF_PLAYER].join('\n'),
        ),
      });
      for (const times of [['222 5400+30', '222 900+10', '222 180+2'], ['122 90+30, 15+10, 3+2']]) {
        const { value: sent } = await submitReports(office, { files: [trf(...times)] }, AS);
        expect(sent?.outcomes[0]?.findings).toContainEqual(
          expect.objectContaining({ code: 'event.several-controls', facts: TIMES }),
        );
      }
      // told later, as the day by which the time is judged
      const undated = { ...EVENT, id: 'u', start: undefined, controls: several };
      const asked = await submitOne(office, 'rapid', { event: undated, games: GAMES });
      const event = asked.events[0]?.event as string;
      await answerQuestion(office, { event, question: 1, answer: { value: EVENT.start } }, AS);
      expect((await acceptEvent(office, { event }, AS)).findings).toContainEqual(
        expect.objectContaining({ code: 'event.several-controls', weight: 'refuse' }),
      );
    });

    test('refuses a corrected report of other games, and an event whose day is told later', async () => {
      const office = await officeOfPools(store);
      const refusal = expect.objectContaining({
        code: 'event.other-control',
        weight: 'refuse',
        facts: expect.objectContaining({ pool: 'rapid', seen: 'standard', right: 'standard' }),
      });
      const long = [{ minutes: 90, increment: 30 }];
      const { events } = await submitOne(office, 'rapid', { event: EVENT, games: GAMES });
      const event = events[0]?.event as string;
      const file = fileOf({ event: { ...EVENT, controls: long }, games: GAMES });
      const corrected = await correctEvent(office, { event, file }, { ...AS, ground: 'other games' });
      expect([corrected.value, corrected.findings]).toEqual([undefined, expect.arrayContaining([refusal])]);
      // without its first day nobody knows by which edition the time is judged
      const undated = { ...EVENT, name: 'Undated', id: 'u', start: undefined, controls: long };
      const asked = await submitOne(office, 'rapid', { event: undated, games: GAMES });
      const late = asked.events[0]?.event as string;
      const { value: questions = [] } = await listQuestions(office, { event: late, which: 'open' });
      for (const { question, field } of questions) {
        expect(field).toBe('start');
        await answerQuestion(office, { event: late, question, answer: { value: EVENT.start } }, AS);
      }
      expect((await acceptEvent(office, { event: late }, AS)).findings).toContainEqual(refusal);
    });
  });
});
