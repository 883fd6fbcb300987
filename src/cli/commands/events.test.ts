/** `elobook events …` and `elobook office status`: what people and programs get to see, and the exit codes. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '../../content/languages.ts';
import { personId } from '../../ledger/ids.ts';
import { openOffice } from '../../desk/wire.ts';
import { bring, enter, enterPersons, openPool } from '../../desk/lists/office.fixture.ts';
import { documentOf, GAMES, PERSONS, players, type TestReport } from '../../desk/events/event.fixture.ts';
import { UsageError } from '../exit.ts';
import { eventsCommand } from './events.ts';
import { officeStatusCommand } from './office-status.ts';

const folder = mkdtempSync(join(tmpdir(), 'elobook-events-'));
afterAll(() => rmSync(folder, { recursive: true }));

let out = '';
let db = '';
let count = 0;

beforeEach(async () => {
  vi.setSystemTime(new Date('2024-06-15T12:00:00Z'));
  vi.stubEnv('ELOBOOK_AUTHOR', 'Éva');
  count += 1;
  db = join(folder, `${count}.db`);
  const office = await openOffice(db);
  await enter(office, { kind: 'office.opened', data: { name: 'Test office', timeZone: 'UTC', format: 1 } });
  await openPool(office, 'fide', 'fide', '2024-06');
  await openPool(office, 'orr', 'orr', '2024-05-01');
  await enterPersons(office, 1, PERSONS);
  await bring(office, 'fide', '2024-05', { 1: 2000, 2: 1900, 3: 1800, 4: 1700 });
  await bring(office, 'orr', '2024-05-01', { 1: 2000, 2: 1900, 3: 1800, 4: 1700 });
  await office.store.close();
  out = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text, ...rest) => {
    out += String(text);
    const done = rest.find((each) => typeof each === 'function') as (() => void) | undefined;
    done?.();
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

function file(name: string, report: TestReport = {}): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(documentOf(report)));
  return path;
}

async function run(line: readonly string[], options: object = {}): Promise<readonly [number, string]> {
  out = '';
  const [action, ...args] = line;
  const exit = await eventsCommand(action, args, { db, ...options });
  return [exit, out.replaceAll(folder, '')];
}

const json = async (line: readonly string[], options: object = {}) => {
  const [exit, text] = await run(line, { ...options, json: true });
  return [exit, JSON.parse(text)] as const;
};

const DOUBTFUL = { players: [{ id: '1', name: 'Kovács, Anna' }, ...players().slice(1)] };

describe('events on the command line', () => {
  test('from the registration to the list', async () => {
    expect(
      await run(['register'], { pool: 'fide', name: 'Open', start: '2024-06-20', end: '2024-06-25', rounds: '5' }),
    ).toEqual([0, 'Event e1 is registered, as of 15 June 2024.\n']);
    vi.setSystemTime(new Date('2024-06-26T12:00:00Z'));
    const report = file('a.json', { event: { start: '2024-06-20', end: '2024-06-25' } });
    expect(await run(['submit', report], { pool: 'fide', event: 'e1', received: '2024-06-26' })).toEqual([
      0,
      '/a.json: e1: submitted\n1 file: 1 event taken in.\n',
    ]);
    expect(await run(['accept', 'e1'], { dryRun: true })).toMatchObject([
      0,
      expect.stringContaining('Event e1 is accepted by fide-2024, for the list of July 2024.'),
    ]);
    expect((await run(['list'], { state: 'submitted' }))[1]).toBe(
      'e1  fide  2024-06-20 – 2024-06-25  submitted  Spring Open\n',
    );
    expect((await run(['accept', 'e1']))[0]).toBe(0);
    expect((await run(['list'], { pool: 'orr' }))[1]).toBe('There are no such events.\n');
    const [exit, shown] = await run(['show', 'e1']);
    expect(exit).toBe(0);
    expect(shown).toContain('e1 Spring Open\nPool: fide\nState: accepted\nDays: 2024-06-20 – 2024-06-25\n');
    expect(shown).toContain(`  ${personId(1)}  Kovács, Anna\n`);
    expect(shown).toContain('event.accepted  Éva');
    expect(await run(['withdraw', 'e1'], { ground: 'sent twice' })).toEqual([0, 'Event e1 is withdrawn.\n']);
    expect((await run(['withdraw', 'e1']))[0]).toBe(4);
  });

  test('who has no standard rating is called by the name of the report, and the answer in words', async () => {
    const office = await openOffice(db);
    const control = 'rapid' as const;
    await enter(office, {
      kind: 'pool.opened',
      data: { pool: 'rapid', family: 'fide', name: 'Rapid', from: '2024-06', settings: { control } },
    });
    await office.store.close();
    const guest = { id: '1', name: 'Horváth, Pál', federation: 'HUN' };
    const event = { controls: [{ minutes: 15, increment: 10 }] };
    const report = file('r.json', { event, players: [guest, ...players().slice(1)] });
    await run(['submit', report], { pool: 'rapid' });
    const [, asked] = await run(['questions']);
    expect(asked).toContain('Horváth, Pál has no rating in this pool');
    expect(asked).not.toContain('?1');
    await run(['answer', 'e1', 'none'], { all: true, ground: 'asked the club' });
    for (const [lang, answer] of [
      ['en', 'Answer: none (a newcomer)'],
      ['hu', 'Válasz: nincs (újonc)'],
      ['ru', 'Ответ: нет (новичок)'],
    ] as const) {
      expect((await run(['questions'], { all: true, lang }))[1]).toContain(answer);
    }
  });

  test('ratings that the pool does not have are asked about once, and --accept ends with 7', async () => {
    const guests = ['Horváth, Pál', 'Zsoldos, Éva'].map((name, at) => ({ id: `g${at}`, name, rating: 2400 + at }));
    const report = file('r.json', { players: [...players(4), ...guests] });
    const [exit, came] = await run(['submit', report], { pool: 'fide', accept: true });
    expect(exit).toBe(7);
    expect(came).toContain('players who have none in this pool: Horváth, Pál 2400 and Zsoldos, Éva 2401.');
    expect((await run(['questions']))[1]).toBe(
      'e1, question 1: is 2400 the rating of Horváth, Pál?\n' +
        'e1, question 2: is 2401 the rating of Zsoldos, Éva?\n' +
        '  Answer each with “taken” (as brought in), “unrated” or “other” (somebody else); all at once: events answer e1 --all taken\n',
    );
    const [refused, told] = await run(['accept', 'e1']);
    expect([refused, told.includes('Horváth, Pál 2400')]).toEqual([4, true]);
    expect((await run(['answer', 'e1', '1', 'yes']))[0]).toBe(4);
    expect(await run(['answer', 'e1', '1', 'taken'])).toEqual([0, 'Question 1 is answered; 1 question is left.\n']);
    await expect(run(['answer', 'e1'], { all: true })).rejects.toThrow(UsageError);
    expect(await run(['answer', 'e1', 'unrated'], { all: true })).toEqual([
      0,
      '1 question about a rating is answered for e1; none is left.\n',
    ]);
    expect((await run(['questions', 'e1'], { all: true }))[1]).toMatch(/Answer: taken\n.*\n {2}Answer: unrated\n/);
    const [, accepted] = await run(['accept', 'e1']);
    expect(accepted).toContain('as of the list of June 2024: Horváth, Pál 2400. Not known, so assumed:');
    await expect(run(['submit', report], { pool: 'orr', reportRatings: 'x' })).rejects.toThrow(UsageError);
  });

  test('a question is shown with its candidates and answered', async () => {
    const [, came] = await run(['submit', file('q.json', DOUBTFUL)], { pool: 'fide' });
    expect(came).toBe('/q.json: e1: 1 open question\n1 file: 1 event taken in, 1 question.\n');
    const [, asked] = await run(['questions']);
    expect(asked).toBe(
      'e1, question 1: who is Kovács, Anna?\n' +
        '  The report has no birth, and a name alone is not enough; possible are: Kovács, Anna.\n' +
        `  ${personId(1)}  Kovács, Anna, 1990, HUN, 700001\n`,
    );
    expect((await run(['accept', 'e1']))[0]).toBe(4);
    expect((await run(['answer', 'e1', '1', 'zzzzzzz']))[0]).toBe(4);
    expect(await run(['answer', 'e1', '1', personId(1)])).toEqual([
      0,
      `Question 1 is answered: ${personId(1)} Kovács, Anna; none is left.\n`,
    ]);
    expect((await run(['questions', 'e1']))[1]).toBe('No question is open.\n');
    expect((await run(['questions', 'e1'], { all: true }))[1]).toBe(`${asked}  Answer: ${personId(1)} Kovács, Anna\n`);
    expect(await run(['answer', 'e1', '1', personId(1)])).toEqual([
      4,
      'Findings:\n  refused: Question 1 about event e1 already has this answer; another one would replace it.\n\nNothing was changed.\n',
    ]);
  });

  test('whoever is answered twice is called by name, and a new person is shown with the answers', async () => {
    const two = [{ id: '1', name: 'Kovács, Anna' }, { id: '2', name: 'Kovács, Anna' }, ...players().slice(2)];
    await run(['submit', file('two.json', { players: two })], { pool: 'fide' });
    expect((await run(['answer', 'e1', '1', personId(1)]))[0]).toBe(0);
    expect((await run(['answer', 'e1', '2', personId(1)]))[1]).toContain(
      'Kovács, Anna is among the players of the event already.',
    );
    expect((await run(['answer', 'e1', '2', 'new']))[1]).toBe(
      'Question 2 is answered: Kovács, Anna, new, entered when the event is accepted; none is left.\n',
    );
    const answered = (await run(['questions', 'e1'], { all: true }))[1];
    expect(answered.endsWith('  Answer: new, entered when the event is accepted\n')).toBe(true);
  });

  test('players who are new are shown by their names, and who came in meanwhile is asked about instead of accepted', async () => {
    const flora = { id: '5', name: 'Varga, Flóra' };
    const games = [...GAMES, [3, '2', '5', '1-0'] as const];
    const report = { players: [...players(), flora], games };
    const other = { name: 'Other', start: '2024-06-10', end: '2024-06-11' };
    const [, said] = await run(['submit', file('n.json', report)], { pool: 'fide' });
    expect(said).toContain('New to the registry: 1 player; entered when the event is accepted.');
    expect(said).toContain('1 new player waiting');
    expect((await run(['show', 'e1']))[1]).toContain('?5       Varga, Flóra  (new)');
    await run(['submit', file('o.json', { ...report, event: other })], { pool: 'fide' });
    expect((await run(['accept', 'e1']))[1]).toContain('Entered in the registry: 1 new person.');
    const [exit, told] = await run(['accept', 'e2']);
    expect(exit).toBe(4);
    expect(told).toContain('Event e2 is not accepted yet');
    expect((await run(['questions', 'e2']))[1]).toContain('who is Varga, Flóra');
  });

  test('a person whom the report speaks against is taken only where that is confirmed', async () => {
    await run(['submit', file('d.json', DOUBTFUL)], { pool: 'fide' });
    const [exit, told] = await run(['answer', 'e1', '1', personId(1)], { although: 'birth' });
    expect([exit, told]).toEqual([0, `Question 1 is answered: ${personId(1)} Kovács, Anna; none is left.\n`]);
    await run(['withdraw', 'e1']);
    const other = { players: [{ id: '1', name: 'Kovács, Anna', birth: '1991' }, ...players().slice(1)] };
    await run(['submit', file('o.json', other)], { pool: 'fide' });
    const [refused, said] = await run(['answer', 'e2', '1', personId(1)]);
    expect(refused).toBe(4);
    expect(said).toContain(
      'born in another year (1991, not 1990). If it is the same person all the same: --although birth.',
    );
    expect((await run(['answer', 'e2', '1', personId(1)], { although: 'birth' }))[0]).toBe(0);
    await expect(run(['answer', 'e2', '1', personId(1)], { although: 'all' })).rejects.toThrow(UsageError);
  });

  test('who a player is of an event that counts is a correction, and says what it changes', async () => {
    await run(['submit', file('d.json', DOUBTFUL)], { pool: 'fide' });
    await run(['answer', 'e1', '1', 'new']);
    await run(['accept', 'e1']);
    await expect(run(['correct', 'e1'], { ground: 'x' })).rejects.toThrow(UsageError);
    await expect(run(['correct', 'e1'], { ground: 'x', who: 'a=b=c' })).rejects.toThrow(UsageError);
    const [exit, told] = await run(['correct', 'e1'], { ground: 'x', who: `${personId(5)}=${personId(1)}` });
    expect([exit, told]).toEqual([4, expect.stringContaining('need the report as well')]);
  });

  test('nobody is asked about an event that is decided on', async () => {
    await run(['submit', file('d.json', DOUBTFUL)], { pool: 'fide' });
    await run(['refuse', 'e1'], { ground: 'not played' });
    expect((await run(['questions']))[1]).toBe('No question is open.\n');
    expect((await run(['questions'], { all: true }))[1]).toContain('who is Kovács, Anna?');
  });

  test('a fact is answered as JSON or as a text', async () => {
    await run(['submit', file('f.json', { event: { end: undefined, system: undefined } })], { pool: 'fide' });
    expect((await run(['questions']))[1]).toContain('e1, question 2: system?');
    expect((await run(['answer', 'e1', '1', '2024-06-07']))[1]).toBe('Question 1 is answered; 1 question is left.\n');
    expect((await run(['answer', 'e1', '2', '"swiss"']))[0]).toBe(0);
    expect((await run(['questions'], { all: true }))[1]).toContain('  Answer: "2024-06-07"\n');
  });

  test('what refuses an event is told, and who refuses it says so', async () => {
    const controls = [
      { moves: 20, minutes: 60, increment: 0 },
      { minutes: 60, increment: 0 },
    ];
    await run(['submit', file('c.json', { event: { controls } })], { pool: 'fide' });
    const [exit, text] = await run(['accept', 'e1'], { waive: '1.2', by: 'president', ground: 'please' });
    expect(exit).toBe(4);
    expect(text).toContain('For 1.2 the rules name nobody who could waive it.');
    const refused = await run(['refuse', 'e1']);
    expect(refused[0]).toBe(0);
    expect(refused[1]).toContain('Event e1 is refused under 1.2.');
  });

  test('ORR: an event shows the star of an unsettled rating before and after it', async () => {
    const fresh = { id: '5', name: 'Új, Vilmos', birth: '2000-05-05', sex: 'm' as const };
    const days = (day: string) => ({ event: { name: day, start: day, end: day }, players: [...players(3), fresh] });
    const games: TestReport['games'] = [
      [1, '1', '5', '1/2-1/2'],
      [2, '5', '2', '1/2-1/2'],
    ];
    for (const day of ['2024-06-11', '2024-06-12']) {
      await run(['submit', file(`${day}.json`, { ...days(day), games })], { pool: 'orr', accept: true });
    }
    expect((await run(['show', 'e1']))[1]).toMatch(/Új, Vilmos {2}\S+ → \d+\*\n/);
    const [, second] = await run(['show', 'e2']);
    expect(second).toMatch(/Új, Vilmos {2}\d+\* → \d+\*\n/);
    expect(second).toMatch(/Kovács, Anna {2}\d+ → \d+\n/);
  });

  test('a late event of a continuous pool shows whom it moves', async () => {
    const later = file('later.json', { event: { name: 'Later', start: '2024-06-11', end: '2024-06-12' } });
    await run(['submit', later], { pool: 'orr', accept: true });
    await run(['submit', file('sooner.json')], { pool: 'orr' });
    const [exit, text] = await run(['accept', 'e2'], { dryRun: true });
    expect(exit).toBe(0);
    expect(text).toContain('Event e2 is accepted by orr and rated.\nRated again: e1.\n');
    expect(text).toMatch(/Kovács, Anna: \d+ → \d+\n/);
    expect(text).toContain('Dry run: nothing of this was kept.');
    const early = file('early.json', { event: { name: 'Early', start: '2024-05-20', end: '2024-05-21' } });
    expect((await run(['submit', early], { pool: 'orr', accept: true, dryRun: true }))[1]).toContain(
      '/early.json: e3: rated\n  Rated again: e1.\n',
    );
    expect((await run(['withdraw', 'e1']))[1]).toContain('Event e1 is withdrawn.\n');
  });

  test('what was to be accepted and was not is named with what comes next, and --accept ends with 7', async () => {
    const late = file('late.json', { event: { start: '2024-06-01', end: '2024-06-05' } });
    vi.setSystemTime(new Date('2024-12-01T12:00:00Z'));
    const [exit, text] = await run(['submit', late], { pool: 'fide', accept: true });
    expect([exit, text.includes('1 event taken in.\nNot accepted yet: e1. Read what is said of them')]).toEqual([
      7,
      true,
    ]);
    expect(text).toContain('“events withdraw e1”) and send the file again with --received DAY.\n');
    await run(['withdraw', 'e1']);
    const old = file('old.json', { event: { start: '2024-01-20', end: '2024-01-25' } });
    const [, before] = await run(['submit', old], { pool: 'fide', accept: true, received: '2024-01-26' });
    expect(before).toContain('Not accepted yet: e2.');
    expect(before).not.toContain('--received DAY');
  });

  test('many files: what is bad is told, the rest comes in', async () => {
    const many = join(folder, 'many');
    mkdirSync(many, { recursive: true });
    file('many/1.json');
    writeFileSync(join(many, '2.json'), '{"event":');
    file('many/3.json', { event: { name: 'Other', start: '2024-06-01', end: '2024-06-02' } });
    writeFileSync(
      join(many, '4.csv'),
      'fideid,name,fed,sex,title,w_title,o_title,foa_title,rating\n1,"A, B",HUN,M,,,,,2000\n',
    );
    const [exit, text] = await run(['submit', many, join(folder, 'nothing')], { pool: 'fide', accept: true });
    expect(exit).toBe(3);
    expect(text).toContain('2 events taken in, 2 accepted');
    expect(text).toContain('3 files refused.');
    expect(text).toContain('/many/2.json: refused\n');
    const [again, value] = await json(['submit', many], { pool: 'fide' });
    expect(again).toBe(4);
    expect(value.value).toMatchObject({ files: 4, refused: 4, events: 0 });
    expect(value.value.outcomes.flatMap((each: { findings: { message: string }[] }) => each.findings)).toContainEqual(
      expect.objectContaining({
        code: 'event.same-report',
        message: 'This report is already recorded: event e1. Nothing was changed.',
      }),
    );
  });

  test('programs get the same as JSON', async () => {
    const [exit, value] = await json(['submit', file('j.json')], { pool: 'fide' });
    expect([exit, value.dryRun, value.value.outcomes[0].events]).toEqual([
      0,
      false,
      [{ event: 'e1', state: 'submitted', players: 4, games: GAMES.length, questions: 0, entered: 0, newcomers: 0 }],
    ]);
    expect((await json(['show', 'e1']))[1].value).toMatchObject({ event: 'e1', games: 4 });
    expect((await json(['show', 'e2']))[0]).toBe(4);
  });

  test('facts that cannot be are refused, and nothing is registered', async () => {
    expect((await run(['register'], { pool: 'fide', name: 'A', start: '2024-02-30' }))[0]).toBe(3);
    expect((await run(['register'], { pool: 'fide', name: 'A', rounds: 'many' }))[1]).toContain('but it is "many"');
    expect(await run(['register'], { pool: 'fide', name: 'A', start: '2024-06-20', end: '2024-06-19' })).toEqual([
      3,
      'Findings:\n  refused: The event ends on 19 June 2024, before it starts on 20 June 2024.\n\nNothing was changed.\n',
    ]);
    expect((await run(['register'], { pool: 'chess', name: 'A' }))[0]).toBe(4);
    expect((await run(['submit', file('p.json')], { pool: 'chess' }))[0]).toBe(4);
    expect((await run(['list']))[1]).toBe('There are no such events.\n');
  });

  test('what is not understood in the facts is told', async () => {
    const facts = join(folder, 'facts.json');
    writeFileSync(facts, '{ "event": { "name": "Open", "tempo": "slow" } }');
    const told = '$.event.tempo';
    expect((await run(['register'], { pool: 'fide', facts }))[1]).toContain(told);
    expect((await run(['submit', file('n.json')], { pool: 'fide', facts }))[1]).toContain(told);
    const [, value] = await json(['submit', file('m.json', { event: { name: 'M' } })], { pool: 'fide', facts });
    expect(value.findings).toMatchObject([{ message: expect.stringContaining('tempo') }]);
  });

  test('a part of a long event says of which, and when it came', async () => {
    await run(['register'], { pool: 'fide', name: 'League', start: '2024-06-01', end: '2024-12-01' });
    await run(['submit', file('part.json')], { pool: 'fide', partOf: 'e1', received: '2024-06-10' });
    expect((await run(['show', 'e2']))[1]).toContain('\nPart of: e1\nReceived: 10 June 2024\n');
  });

  test('reading has nothing to say of changes', async () => {
    expect(await run(['show', 'e9'])).toEqual([
      4,
      'Findings:\n  refused: The office has no event “e9”; “events list” shows all events.\n',
    ]);
    expect(await run(['list'], { pool: 'chess' })).toEqual([
      4,
      'Findings:\n  refused: The office has no pool “chess”; “pools show” has those that there are.\n',
    ]);
  });

  test.each([
    [[undefined], {}],
    [['nonsense'], {}],
    [['register', 'x'], { pool: 'fide' }],
    [['register'], {}],
    [['register'], { pool: 'fide' }],
    [['questions', 'e1', 'e2'], {}],
    [['answer', 'e1', 'one', 'new'], {}],
    [['answer', 'e1', '1'], {}],
    [['accept'], {}],
    [['accept', 'e1', 'e2'], {}],
    [['accept', 'e1'], { waive: '1.2' }],
    [['list', 'x'], {}],
    [['list'], { state: 'lost' }],
  ])('%j with %j is wrong usage', async (line, options) => {
    await expect(run(line as string[], options)).rejects.toBeInstanceOf(UsageError);
  });
});

describe('how the office stands', () => {
  test.each(LANGUAGES)('is told in %s', async (lang) => {
    await run(['submit', file('s.json')], { pool: 'fide', accept: true });
    await run(['submit', file('q.json', { ...DOUBTFUL, event: { name: 'B' } })], { pool: 'fide' });
    await run(['register'], { pool: 'fide', name: 'R', start: '2024-06-20', end: '2024-06-25' });
    await run(['register'], { pool: 'fide', name: 'S', start: '2024-06-16' });
    await run(['submit', file('r.json', { event: { name: 'C' } })], { pool: 'fide' });
    await run(['refuse', 'e5'], { ground: 'test' });
    out = '';
    expect(await officeStatusCommand({ db, lang })).toBe(0);
    await expect(out).toMatchFileSnapshot(`./expected/office-status.${lang}.txt`);
  });

  test('is one object for programs', async () => {
    expect(await officeStatusCommand({ db, json: true })).toBe(0);
    expect(JSON.parse(out).value).toMatchObject({
      office: { name: 'Test office' },
      today: '2024-06-15',
      deadlines: [{}],
    });
  });
});

describe('an event as a file', () => {
  test('goes to its place, and who was given the days of birth is recorded', async () => {
    await run(['submit', file('export.json', { event: { registered: '2024-05-01' } })], { pool: 'fide', accept: true });
    const to = join(folder, `e1-${count}.trf`);
    expect(await run(['export', 'e1'], { format: 'trf16', to })).toEqual([
      0,
      `Event e1 is written to /e1-${count}.trf: 4 players, 4 games.\n`,
    ]);
    expect(readFileSync(to, 'utf8')).toContain('1990/03/01');
    const [exit, told] = await run(['export'], { format: 'trf26', pool: 'fide', list: '2024-07', to: `${to}.zip` });
    expect([exit, told]).toEqual([0, `1 event is written to /e1-${count}.trf.zip.\n`]);
    const [none] = await run(['export', 'e1'], { format: 'trf16', fromDay: '2024-06-06' });
    expect(none).toBe(4);
    const office = await openOffice(db);
    const rows = await office.store.read((desk) => desk.readings());
    await office.store.close();
    expect(rows.map(({ reader, what, about, persons }) => [reader, what, about, persons])).toEqual([
      ['Éva', 'events.export', 'e1', 4],
      ['Éva', 'events.export', 'fide:2024-07', 4],
    ]);
  });

  test('needs a format, and one event or all of a list', async () => {
    await expect(run(['export', 'e1'], {})).rejects.toThrow(UsageError);
    await expect(run(['export', 'e1'], { format: 'h9' })).rejects.toThrow(UsageError);
    await expect(run(['export'], { format: 'trf16' })).rejects.toThrow(UsageError);
    await expect(run(['export', 'e1'], { format: 'trf16', pool: 'fide' })).rejects.toThrow(UsageError);
    const month = { format: 'trf16', pool: 'fide', list: '2024-07' };
    await expect(run(['export'], { ...month, toDay: '2024-07-01' })).rejects.toThrow(UsageError);
  });
});

describe('an event that is changed', () => {
  test('is shown with what it was, and with the list that it is for', async () => {
    await run(['register'], { pool: 'fide', name: 'Open', start: '2024-07-20', end: '2024-07-24' });
    expect(await run(['change', 'e1'], { postponeTo: '2024-08-20', ground: 'flood' })).toEqual([
      0,
      'Event e1 is changed.\n      start: 2024-07-20 → 2024-08-20\n      end: 2024-07-24 → 2024-08-24\nList: September 2024\n\nFindings:\n  warning: With this change event e1 is for the list of September 2024, not for that of August 2024.\n',
    ]);
    expect((await run(['show', 'e1']))[1]).toContain(
      'event.changed  Éva (flood)\n      end: 2024-07-24 → 2024-08-24\n',
    );
    await expect(run(['change', 'e1'])).rejects.toThrow(UsageError);
    expect((await run(['change', 'e1'], { start: 'soon' }))[0]).toBe(3);
  });
});
