/** `events correct` and `rerate` on the command line: an office in a file, and what the commands print of it. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { documentOf, GAMES, PERSONS } from '../../desk/events/event.fixture.ts';
import { bring, enter, enterPersons, officeOver, openPool } from '../../desk/lists/office.fixture.ts';
import { publishList } from '../../desk/lists/publish.ts';
import { openStore } from '../../stores/store.ts';
import { eventsCommand } from './events.ts';
import { rerateCommand } from './rerate.ts';

const folder = mkdtempSync(join(tmpdir(), 'elobook-corrections-'));
const db = join(folder, 'office.db');
const file = (name: string): string => join(folder, name);
const LANGUAGES = ['en', 'hu', 'ru'] as const;
const AS = { as: 'Éva', ground: 'round 1' };

const report = (name: string, result: '1-0' | '0-1', event: object = {}): string => {
  const games = GAMES.map((game, at) => (at === 0 ? ([1, '1', '2', result] as const) : game));
  writeFileSync(file(name), JSON.stringify(documentOf({ games, event: event as Record<string, unknown> })));
  return file(name);
};

let out = '';
const spy = (): void => {
  out = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += typeof text === 'string' ? text : Buffer.from(text).toString('utf8');
    return true;
  });
};

beforeAll(async () => {
  const store = await openStore(db);
  const office = officeOver(store, '2024-06-12');
  await enter(office, { kind: 'office.opened', data: { name: 'Test', timeZone: 'UTC', format: 1 } });
  await openPool(office, 'fide', 'fide', '2024-06');
  await enterPersons(office, 1, PERSONS);
  await bring(office, 'fide', '2024-05', { 1: 2000, 2: 1900, 3: 1800, 4: 1700 });
  vi.setSystemTime(new Date('2024-06-12T13:00:00Z'));
  spy();
  await eventsCommand('submit', [report('first.json', '1-0')], {
    db,
    pool: 'fide',
    accept: true,
    received: '2024-06-10',
    ...AS,
  });
  vi.restoreAllMocks();
  office.on('2024-07-01');
  await publishList(office, { pool: 'fide', date: '2024-07', skip: true }, { author: 'Éva', ground: 'x' });
  await store.close();
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  vi.setSystemTime(new Date('2024-07-02T12:00:00Z'));
  spy();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe.each(LANGUAGES)('in %s', (lang) => {
  test('a correction is shown with every number, and nothing is kept of a rehearsal', async () => {
    const right = report('right.json', '0-1', { place: 'Eger', rounds: 2 });
    expect(await eventsCommand('correct', ['e1', right], { db, lang, dryRun: true, ...AS })).toBe(0);
    expect(out).toMatchSnapshot();
  });

  test('lists are told as they would have been', async () => {
    const asked = { db, lang, from: '2024-07-01', k: '20=10', maxGap: 'none', all: true };
    expect(await rerateCommand(asked)).toBe(0);
    expect(out).toMatchSnapshot();
  });
});

describe('on the command line', () => {
  test('a correction waits until it is accepted; the event shows both', async () => {
    expect(await eventsCommand('correct', ['e1', report('right.json', '0-1')], { db, ...AS })).toBe(0);
    expect(out.split('\n')[0]).toBe(
      'The corrected report of e1 came in as e2. It counts when it is accepted: elobook events accept e2',
    );
    expect(await eventsCommand('show', ['e1'], { db })).toBe(0);
    expect(out).toContain('Corrected by: e2');
    out = '';
    expect(await eventsCommand('accept', ['e2'], { db, ...AS })).toBe(0);
    expect(out).toContain('Nagy, Béla: change in the event −2.4 → +17.6; rating 1898 → 1918');
    out = '';
    expect(await eventsCommand('show', ['e2'], { db, json: true })).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ value: { corrects: 'e1', state: 'accepted' } });
    out = '';
    const again = report('again.json', '0-1', { place: 'Pécs' });
    expect(await eventsCommand('correct', ['e1', again], { db, json: true, accept: true, ...AS })).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ value: { event: 'e2', corrects: 'e1', state: 'accepted' } });
    out = '';
    expect(await eventsCommand('withdraw', ['e2'], { db, ...AS })).toBe(0);
  });

  test('a correction needs an event and one file that can be read', async () => {
    await expect(eventsCommand('correct', ['e1'], { db, ...AS })).rejects.toThrow('takes an event');
    expect(await eventsCommand('correct', ['e1', file('nowhere.json')], { db, ...AS })).toBe(3);
    expect(await eventsCommand('correct', ['e1', report('x.json', '0-1')], { db, as: 'Éva' })).toBe(4);
  });

  test('rerate writes a table, and takes settings that it can read', async () => {
    const to = file('rerated.csv');
    expect(await rerateCommand({ db, from: '2024-07-01', pool: 'fide', k: '20=40', to })).toBe(0);
    const [head, first] = readFileSync(to, 'utf8').split('\n');
    expect(head).toBe('pool,list,player,name,was,now,difference');
    expect(first).toContain('fide,2024-07-01,');
    expect(out).toContain('rerated.csv: 4 rows');
    await expect(rerateCommand({ db, from: '2024-07-01', k: 'twenty' })).rejects.toThrow('pairs such as');
    await expect(rerateCommand({ db, from: '2024-07-01', maxGap: 'wide' })).rejects.toThrow('whole number');
    expect(await rerateCommand({ db, from: '2030-01-01', to: file('none.csv') })).toBe(4);
    expect(await rerateCommand({ db, from: '2024-07-01', maxGap: '200', rules: 'fide-2014', json: true })).toBe(0);
  });
});
