/**
 * Random schedules of many clients against the model. In every round each client asks for one thing, all at the same time; afterwards there has to be
 * an order in which the model gives everybody the answer that was given, and comes to the office that is there. The ledger gives the order of
 * what was written. The same seed does the same.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listRequests } from '../../src/acts/requests.ts';
import { Chance } from '../../src/core/chance.ts';
import { addAccount } from '../../src/desk/accounts/accounts.ts';
import { KEY_SCOPES, newApiKey } from '../../src/desk/accounts/api-keys.ts';
import {
  AS,
  bring,
  enter,
  enterPersons,
  officeOver,
  openPool,
  type TestOffice,
} from '../../src/desk/lists/office.fixture.ts';
import { withScratchStore } from '../../src/desk/wire.ts';
import { serve } from '../../src/http/serve.ts';
import { verifyOffice } from '../../src/keeping/verify.ts';
import { eventId } from '../../src/ledger/ids.ts';
import { accountsIn, type Account } from '../../src/ledger/rows/accounts.ts';
import { openStore } from '../../src/stores/store.ts';
import {
  apiClient,
  type Client,
  commandClient,
  dateOf,
  deskClient,
  failingStore,
  jobClient,
  type Outcome,
} from './clients.ts';
import { type Action, type Answer, type Game, Model, type ModelEvent, type ModelReport, type Role } from './model.ts';

export interface SimulationOptions {
  readonly seed: number;
  readonly rounds: number;
  /** Where the database is; without it a file, which is removed. */
  readonly address?: string;
  /** The built program; without it nobody works at the command line. */
  readonly main?: string;
}

export interface Simulated {
  readonly operations: number;
  /** How many of each outcome, and of each client. */
  readonly outcomes: ReadonlyMap<string, number>;
  readonly lists: number;
}

/** Nobody gives up because the whole run was paused: on a busy machine, or by whoever closed the lid. */
const PATIENT = { wait: 3_600_000, connect: 3_600_000 } as const;
const FIRST_NUMBER = 700_000;
const PLAYERS = 40;
/** The last ones never play, and may be erased. */
const PLAYING = 36;
const DAY = 86_400_000;
const FIRST_DAY = Date.parse('2024-05-20T00:00:00Z') / DAY;
const LAST_DAY = Date.parse('2025-09-20T00:00:00Z') / DAY;
const FIRST_LIST = 2024 * 12 + 5;
const CLOSES_BEFORE = 3;

const dayOf = (day: number): Date => new Date(day * DAY);
const dayText = (day: number): string => dayOf(day).toISOString().slice(0, 10);
const calendar = {
  monthOf: (day: number) => dayOf(day).getUTCFullYear() * 12 + dayOf(day).getUTCMonth(),
  closingDay: (month: number) => Date.UTC(Math.floor(month / 12), month % 12, 1) / DAY - CLOSES_BEFORE,
};
const listText = (month: number): string => `${dateOf(month)}-01`;

const PEOPLE = [
  { name: 'Arbiter at the desk', role: 'arbiter' },
  { name: 'Arbiter with a program', role: 'arbiter' },
  { name: 'Arbiter with an archive', role: 'arbiter' },
  { name: 'Officer at the desk', role: 'officer' },
  { name: 'Officer with a program', role: 'officer' },
  { name: 'Officer at the command line', role: 'officer' },
] as const;

/** Another office than the model: with the seed, so that it can be repeated. */
export class Disagreement extends Error {}

interface Asked {
  readonly by: string;
  readonly action: Action;
  readonly tag: string;
  readonly outcome: Outcome;
}

/** A name by letters alone, which is nobody else's. */
const nameOf = (at: number): string =>
  `${String.fromCodePoint(65 + Math.floor(at / 26))}${String.fromCodePoint(97 + (at % 26))}olnar, ${['Anna', 'Bela', 'Csaba', 'Dora'][at % 4]}`;

function madeReport(chance: Chance, model: Model, serial: number, today: number): ModelReport {
  const playing = [...model.players.keys()].slice(0, PLAYING);
  const players = chance.shuffled(playing).slice(0, chance.between(4, 8));
  const rounds = chance.between(1, 3);
  const games: (Game & { readonly round: number })[] = [];
  let seats = [...players];
  for (let round = 1; round <= rounds; round += 1) {
    for (let at = 0; at + 1 < seats.length; at += 2) {
      games.push({ round, white: seats[at] as number, black: seats[at + 1] as number, score: chance.one([0, 1, 2]) });
    }
    seats = [seats[0] as number, seats.at(-1) as number, ...seats.slice(1, -1)];
  }
  const end = today - chance.between(0, 2);
  const event = {
    id: `s${serial}`,
    name: `Event ${serial}`,
    start: dayText(end - 2),
    end: dayText(end),
    system: 'swiss',
  };
  const document = {
    event,
    players: players.map((number) => {
      const at = number - FIRST_NUMBER;
      return { id: String(at), name: nameOf(at), birth: String(1960 + at), fideId: String(number), federation: 'HUN' };
    }),
    games: games.map(({ round, white, black, score }) => ({
      round,
      white: String(white - FIRST_NUMBER),
      black: String(black - FIRST_NUMBER),
      result: (['0-1', '1/2-1/2', '1-0'] as const)[score],
    })),
  };
  return { text: JSON.stringify(document), players, games, start: end - 2, end };
}

/** What somebody thinks of next, looking at the office as it was when the round began. */
function chosenAction(chance: Chance, model: Model, by: string, serial: number): Action {
  const role = model.roles.get(by) as Role;
  const events = [...model.events.keys()];
  const event = events.length === 0 ? 'e1' : chance.one(chance.percent(70) ? events.slice(-6) : events);
  const roll = chance.between(1, 100);
  if (role === 'arbiter' && roll <= 60) {
    const own = [...model.events].filter(([, { owner }]) => owner === by).map(([id]) => id);
    if (chance.percent(8) && own.length > 0) {
      // what its event has already, or had before
      const event = chance.one(own.slice(-6));
      const { report, former } = model.events.get(event) as ModelEvent;
      const text = chance.one([report.text, ...former]);
      return { kind: 'submit', report: { ...report, text }, event };
    }
    const again = chance.percent(10)
      ? ([...model.events.values()].at(-1) as ModelEvent | undefined)?.report
      : undefined;
    const into = chance.percent(15) && own.length > 0 ? { event: chance.one(own.slice(-3)) } : {};
    return { kind: 'submit', report: again ?? madeReport(chance, model, serial, model.today), ...into };
  }
  if (role === 'officer' && roll <= 50) return { kind: chance.percent(85) ? 'accept' : 'refuse', event };
  if (roll <= 66) return { kind: 'comment', event };
  if (roll <= 72) return { kind: 'withdraw', event };
  const waiting = [...model.requests].filter(([, { state }]) => state === 'waits').map(([id]) => id);
  if (roll <= 80 && waiting.length > 0)
    return { kind: chance.percent(80) ? 'confirm' : 'decline', request: chance.one(waiting) };
  if (role === 'arbiter') return { kind: chance.one(['accept', 'refuse', 'comment']), event };
  if (roll <= 84) return { kind: 'publish', list: model.next };
  if (roll <= 86) return { kind: 'erase', player: FIRST_NUMBER + chance.between(PLAYING, PLAYERS - 1) };
  if (roll <= 90) return { kind: 'confirm', request: `r${chance.between(1, model.requests.size + 1)}` };
  return { kind: 'accept', event };
}

const isEqual = (expected: Answer, told: Outcome): boolean => {
  if (expected.state !== 'same') return JSON.stringify(wordsOf(expected)) === JSON.stringify(wordsOf(told));
  if (told.state === 'refused') return told.code === 'event.same-report';
  return expected.mayBeSeen && told.state === 'done' && told.made === expected.made;
};
const wordsOf = (outcome: Outcome): readonly unknown[] => {
  const { state, made, code } = outcome as { readonly state: string; readonly made?: string; readonly code?: string };
  return [state, made ?? null, code ?? null];
};

/** What is there after a round. */
interface Seen {
  readonly events: readonly string[];
  readonly requests: readonly string[];
}

const eventLine = (
  id: string,
  { state, list }: { readonly state: string; readonly list?: string | number | null },
): string => `${id} ${state} ${typeof list === 'number' ? listText(list).slice(0, 7) : (list ?? '').slice(0, 7)}`;

const seenOf = (model: Model): Seen => ({
  events: [...model.events].map(([id, event]) => eventLine(id, { state: event.state, list: event.list ?? null })),
  requests: [...model.requests].map(([id, { state }]) => `${id} ${state}`),
});

/** An order of what was asked for, in which the model says the same and comes to the same; the model that it comes to. */
function explained(
  from: Model,
  written: readonly Asked[],
  others: readonly Asked[],
  seen: string,
  steps: { left: number },
): Model | undefined {
  steps.left -= 1;
  if (steps.left < 0) return undefined;
  if (written.length === 0 && others.length === 0) return JSON.stringify(seenOf(from)) === seen ? from : undefined;
  const tries: readonly (readonly [Asked, readonly Asked[], readonly Asked[]])[] = [
    ...(written[0] === undefined ? [] : [[written[0], written.slice(1), others] as const]),
    ...others.map((each, at) => [each, written, others.toSpliced(at, 1)] as const),
  ];
  for (const [{ by, action, outcome }, left, rest] of tries) {
    const next = from.copy();
    const answer = next.act(by, action);
    // what was done is in the ledger, but for requests, which only wait, and the end of one
    const mayBeDone = left !== written || answer.state === 'waits' || action.kind === 'decline';
    if (outcome.state === 'lost' ? answer.state !== 'refused' && mayBeDone : isEqual(answer, outcome)) {
      const found = explained(next, left, rest, seen, steps);
      if (found !== undefined) return found;
    }
    // of what was lost and is not in the ledger nothing may have become
    if (outcome.state === 'lost' && left === written) {
      const found = explained(from, written, rest, seen, steps);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** Tags of what was written since, in the ledger's order; a confirmation by the request that it confirms. */
async function writtenSince(
  office: TestOffice,
  head: number,
): Promise<{ readonly tags: readonly string[]; readonly head: number }> {
  return office.store.read(async (desk) => {
    const { no } = await desk.head();
    const entries = await desk.entries(Array.from({ length: no - head }, (_, at) => head + 1 + at));
    const tags = entries.flatMap(({ text }) => {
      const {
        kind,
        ground = '',
        data,
      } = JSON.parse(text) as {
        readonly kind: string;
        readonly ground?: string;
        readonly data: { readonly request?: string };
      };
      return kind === 'act.confirmed' ? [data.request as string] : [ground];
    });
    return { tags: [...new Set(tags)], head: no };
  });
}

async function lookAt(office: TestOffice): Promise<Seen> {
  const events = await office.store.read((desk) => desk.events({}));
  const requests = await listRequests(office);
  return {
    events: events
      .toSorted((one, other) => one.event - other.event)
      .map(({ event, state, listDate }) => eventLine(eventId(event), { state, list: listDate })),
    requests: requests.toReversed().map(({ request, state }) => `${request} ${state}`),
  };
}

async function compareList(office: TestOffice, model: Model, month: number): Promise<void> {
  const rows = await office.store.read(async (desk) => {
    const list = await desk.list('fide', listText(month));
    return list === undefined
      ? []
      : desk.standings(
          list.list,
          Array.from({ length: PLAYERS }, (_, at) => at + 1),
        );
  });
  const there = Object.fromEntries(rows.map(({ person, rating }) => [FIRST_NUMBER + person - 1, rating]));
  const wanted = Object.fromEntries(model.lists.get(month) ?? []);
  if (JSON.stringify(there) !== JSON.stringify(wanted)) {
    const different = Object.keys(wanted).filter((player) => there[player as never] !== wanted[player as never]);
    throw new Disagreement(
      `list ${listText(month)}: ${different.map((each) => `${each} ${there[each as never]}, not ${wanted[each as never]}`).join('; ')}`,
    );
  }
}

export async function simulate({ seed, rounds, address, main }: SimulationOptions): Promise<Simulated> {
  const folder = mkdtempSync(join(tmpdir(), 'elobook-simulation-'));
  const db = address ?? join(folder, 'office.db');
  const [store, second] = [await openStore(db, PATIENT), await openStore(db, PATIENT)];
  const chance = new Chance(seed);
  let isFaulty = false;
  const faulty = (): number => (isFaulty ? 8 : 0);
  const salts = new Chance(seed + 4);
  const random = (size: number): Uint8Array => Uint8Array.from({ length: size }, () => salts.between(0, 255));
  const office: TestOffice = { ...officeOver(store, dayText(FIRST_DAY)), random };
  const atDay = (day: number): void => office.on(dayText(day));
  const over = (of: typeof store): TestOffice => ({ ...office, store: of });
  const outcomes = new Map<string, number>();
  let operations = 0;
  let history: readonly string[] = [];
  const server = await serve(over(failingStore(store, new Chance(seed + 1), faulty)), {
    host: '127.0.0.1',
    port: 0,
    assets: { names: {}, files: new Map() },
    perMinute: 1_000_000,
  });
  try {
    await enter(office, { kind: 'office.opened', data: { name: 'Simulated', timeZone: 'UTC', format: 1 } });
    await openPool(office, 'fide', 'fide', '2024-06');
    const at = Array.from({ length: PLAYERS }, (_, index) => index);
    const ratingOf = (index: number): number => 1600 + ((index * 389) % 590);
    await enterPersons(
      office,
      1,
      at.map((index) => ({
        name: nameOf(index),
        birth: `${1960 + index}-03-01`,
        fide: String(FIRST_NUMBER + index),
        federation: 'HUN',
        sex: 'm',
      })),
    );
    await bring(
      office,
      'fide',
      '2024-05',
      Object.fromEntries(at.map((index) => [index + 1, { rating: ratingOf(index), k: 20, games: 50 }])),
    );
    await addAccount(office, { name: 'Administrator', role: 'administrator' }, AS);
    for (const each of PEOPLE) await addAccount(office, each, AS);
    const accounts = (await store.read(accountsIn)).slice(1);
    const keyOf = async ({ account, name }: Account): Promise<string> =>
      (await newApiKey(office, { account, name: name ?? '', scopes: KEY_SCOPES })).value?.secret as string;
    const [arbiter, program, archive, officer, remote, console] = accounts as unknown as readonly Account[] & {
      readonly length: 6;
    };
    const desks = failingStore(second, new Chance(seed + 2), faulty);
    const consoleKey = await keyOf(console as Account);
    const dying = over(failingStore(second, new Chance(seed + 3), () => (isFaulty ? 30 : 0)));
    const clients = new Map<Account, Client>([
      [arbiter as Account, deskClient(over(desks), arbiter as Account)],
      [program as Account, apiClient(server.url, await keyOf(program as Account))],
      [archive as Account, jobClient(over(second), dying, archive as Account)],
      [officer as Account, deskClient(over(desks), officer as Account)],
      [remote as Account, apiClient(server.url, await keyOf(remote as Account))],
      ...(main === undefined
        ? []
        : [[console as Account, commandClient({ main, db, key: consoleKey, now: () => office.clock() })] as const]),
    ]);
    let model = new Model({
      roles: new Map(accounts.map(({ account, role }) => [account, role as Role])),
      calendar,
      players: new Map(at.map((index) => [FIRST_NUMBER + index, { rating: ratingOf(index), isErased: false }])),
      events: new Map(),
      requests: new Map(),
      // the ratings that were brought in, as of the month before
      lists: new Map([[FIRST_LIST - 1, new Map(at.map((index) => [FIRST_NUMBER + index, ratingOf(index)]))]]),
      next: FIRST_LIST,
      today: FIRST_DAY,
    });
    let { head } = await writtenSince(office, 0);
    for (let round = 0; round < rounds && model.today < LAST_DAY; round += 1) {
      isFaulty = chance.percent(30);
      const planned: {
        readonly account: Account;
        readonly client: Client;
        readonly action: Action;
        readonly tag: string;
      }[] = [];
      for (const [account, client] of clients) {
        // a process takes as long as a hundred other actions
        if (account === console && !chance.percent(4)) continue;
        const tag = `s${seed}-${round}-${account.account}`;
        const action = chosenAction(chance, model, account.account, operations + planned.length);
        // the archive's owner only sends; everything else is done at a desk
        if (account === archive && action.kind !== 'submit') continue;
        planned.push({ account, client, action, tag });
      }
      const done = await Promise.all(
        planned.map(
          async ({ account, client, action, tag }): Promise<Asked> => ({
            by: account.account,
            action,
            tag,
            outcome: await client(action, tag),
          }),
        ),
      );
      isFaulty = false;
      operations += done.length;
      for (const { outcome, action } of done) {
        const kind = `${action.kind} ${outcome.state}${outcome.state === 'refused' ? ` ${outcome.code}` : ''}`;
        outcomes.set(kind, (outcomes.get(kind) ?? 0) + 1);
      }
      const since = await writtenSince(office, head);
      head = since.head;
      const byTag = new Map(
        done.map((each) => [
          each.action.kind === 'confirm' && each.outcome.state !== 'refused' ? each.action.request : each.tag,
          each,
        ]),
      );
      const written = since.tags.flatMap((tag) => byTag.get(tag) ?? []);
      const others = done.filter((each) => !written.includes(each));
      const seen = await lookAt(office);
      const lists = model.lists.size;
      const next = explained(model, written, others, JSON.stringify(seen), { left: 50_000 });
      history = done.map(
        ({ by, action, outcome }) => `${by} ${JSON.stringify(action).slice(0, 150)} -> ${JSON.stringify(outcome)}`,
      );
      if (next === undefined) {
        const plain = model.copy();
        const expected = [...written, ...others].map(
          ({ by, action }) => `${by} ${JSON.stringify(plain.act(by, action))}`,
        );
        throw new Disagreement(
          `no order explains this round:\n  ${history.join('\n  ')}\nledger: ${since.tags.join(', ')}\nthe model, in the ledger's order: ${expected.join('; ')}\nthere and not in the model: ${differencesOf(seenOf(plain), seen)}`,
        );
      }
      model = next;
      if (model.lists.size > lists) await compareList(office, model, model.next - 1);
      if (chance.percent(25)) model.today += chance.between(1, 5);
      atDay(model.today);
    }
    const { findings } = await withScratchStore((scratch) => verifyOffice(office, { scratch }));
    if (findings.length > 0) throw new Disagreement(`verify: ${findings.map(({ code }) => code).join(', ')}`);
    return { operations, outcomes, lists: model.lists.size };
  } catch (error) {
    throw new Error(`seed ${seed} after ${operations} operations: ${(error as Error).message}`, { cause: error });
  } finally {
    await server.close();
    await second.close();
    await store.close();
    rmSync(folder, { recursive: true });
  }
}

/** What differs between two looks. */
const differencesOf = (before: Seen, after: Seen): string =>
  [
    ...after.events.filter((each) => !before.events.includes(each)),
    ...after.requests.filter((each) => !before.requests.includes(each)),
  ].join('; ');
