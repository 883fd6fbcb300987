/**
 * Kills the program in the middle of its work, really and by chance, and PostgreSQL with it; then looks whether the office is as
 * it was before or as it is after, whether it verifies, and whether the same command then does the rest, once. The short run is
 * `crash.test.ts`, the long one `npm run crash`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { Chance } from '../src/core/chance.ts';
import type { ColumnValue, Desk } from '../src/ledger/store.ts';
import { submitReports } from '../src/desk/events/submit.ts';
import type { Office, Outcome } from '../src/desk/office.ts';
import { exportOffice, restoreOffice } from '../src/keeping/index.ts';
import { keyFile } from '../src/desk/keys/key-file.ts';
import { newKey } from '../src/desk/keys/new-key.ts';
import { importList } from '../src/desk/registry/import.ts';
import { openOfficeBooks } from '../src/desk/registry/open.ts';
import { openRatingPool } from '../src/desk/registry/pools.ts';
import { verifyOffice } from '../src/keeping/verify.ts';
import { openNewStore, openOffice, storeFinding, withScratchStore } from '../src/desk/wire.ts';
import { type Running, start } from './postgres.setup.ts';
import { inflated } from '../src/stores/deflated.ts';

/** Where it lies, as it was built, and what is loaded before it. */
export interface Program {
  readonly main: string;
  readonly probe: string;
}

/** How much there is to do: the more, the more moments. */
export interface Sizes {
  /** In the office from the beginning. */
  readonly players: number;
  /** Reports that are submitted: some, and many, which come in several pieces. */
  readonly reports: readonly [some: number, many: number];
  /** On the lists that are imported. */
  readonly listed: readonly [some: number, many: number];
  /** Events of the pool that is rated again. */
  readonly rated: number;
}

export const STORES = ['sqlite', 'postgres'] as const;
export type StoreKind = (typeof STORES)[number];

/** `step`: at one of its steps, which is repeatable; `clock`: any time; of the process itself, or of PostgreSQL. `error-step`: nobody dies, but what the step does to the disk fails. */
export const WAYS = ['step', 'clock', 'server-step', 'server-clock', 'error-step'] as const;
export type Way = (typeof WAYS)[number];

/** The office is of 2024, and the machine's clock is right. */
const WITH_GROUND = ['--as', 'Ilka', '--clock-is-right', '--ground'] as const;
const AS = [...WITH_GROUND, 'an office of 2024'] as const;
const BY_QC = ['--by', 'qc', ...AS] as const;
const RECEIVED = ['--received', '2024-06-29'] as const;
const BY = { author: 'Ilka' } as const;
const FIRST_NUMBER = 99_000_000;
const BUILT = Date.parse('2024-07-03T10:00:00Z');

interface Verb {
  /** Where it begins: in an office, or where there is nothing. */
  readonly from: 'office' | 'nothing';
  readonly args: (inputs: Inputs, folder: string) => readonly string[];
  /** Files that it writes into the folder. */
  readonly makes?: readonly string[];
  /** Whoever asks for it twice gets it twice. */
  readonly again?: 'anew';
  /** What has to be done before it, undisturbed. */
  readonly after?: (inputs: Inputs) => readonly string[];
}

interface Inputs {
  readonly reports: string;
  readonly manyReports: string;
  readonly late: string;
  readonly lateEvent: string;
  readonly corrected: string;
  readonly correctedEvent: string;
  readonly list: string;
  readonly longList: string;
  readonly export: string;
  readonly backup: string;
}

const submitting = ({ late }: Inputs): readonly string[] => [
  'events',
  'submit',
  late,
  '--pool',
  'orr',
  ...RECEIVED,
  ...AS,
];
const publishing = (): readonly string[] => ['publish', 'fide', '--date', '2024-07', ...AS];
const closing = (): readonly string[] => ['pools', 'close', 'more', '--after', '2030-01', ...AS];
const deciding = (): readonly string[] => ['decide', numbered(7), '--pool', 'fide', '--value', '1600', ...BY_QC];
const numbered = (at: number): string => `fide:${FIRST_NUMBER + at}`;

export const VERBS = {
  submit: {
    from: 'office',
    args: ({ reports }) => ['events', 'submit', reports, '--pool', 'fide', '--accept', ...RECEIVED, ...AS],
  },
  publish: { from: 'office', args: publishing },
  adjust: {
    from: 'office',
    args: () => ['pools', 'adjust', 'fide', '--rule', 'towards:2000:2/5', '--list', '2024-07', '--by', 'qc', ...AS],
  },
  'import players': {
    from: 'office',
    args: ({ list }) => ['players', 'import', list, '--whole', '--pool', 'more', '--as-of', '2024-06', ...AS],
  },
  're-rate': {
    from: 'office',
    args: ({ late }) => ['events', 'submit', late, '--pool', 'orr', '--accept', ...RECEIVED, ...AS],
  },
  correct: {
    from: 'office',
    args: ({ correctedEvent, corrected }) => [
      'events',
      'correct',
      correctedEvent,
      corrected,
      '--accept',
      ...RECEIVED,
      ...WITH_GROUND,
      'letter',
    ],
  },
  erase: { from: 'office', args: () => ['players', 'erase', `fide:${FIRST_NUMBER + 9}`, ...WITH_GROUND, 'letter'] },
  backup: { from: 'office', args: (_, folder) => ['backup', join(folder, 'backup.db')], makes: ['backup.db'] },
  'import office': { from: 'nothing', args: ({ export: file }) => ['import', file] },
  restore: { from: 'nothing', args: ({ backup }) => ['restore', backup] },
  export: { from: 'office', args: (_, folder) => ['export', join(folder, 'out.gz')], makes: ['out.gz'] },
  list: {
    from: 'office',
    args: (_, folder) => ['lists', 'orr', '--format', 'csv', '--to', join(folder, 'orr.csv'), '--replace'],
    makes: ['orr.csv', 'orr.csv.sig'],
  },
  arbiters: {
    from: 'office',
    args: ({ correctedEvent }) => [
      'events',
      'arbiters',
      correctedEvent,
      '--arbiter',
      'Horvölgyi, Ilka;99000001;;chief',
      ...AS,
    ],
  },
  'close pool': { from: 'office', args: closing },
  'event file': {
    from: 'office',
    args: ({ correctedEvent }, folder) => [
      'events',
      'export',
      correctedEvent,
      '--format',
      'trf26',
      '--to',
      join(folder, 'event.trfx'),
      '--replace',
    ],
    makes: ['event.trfx'],
  },
  'new key': { from: 'office', args: () => ['keys', 'new', ...AS], again: 'anew' },
  'submit many': {
    from: 'office',
    args: ({ manyReports }) => ['events', 'submit', manyReports, '--pool', 'fide', '--accept', ...RECEIVED, ...AS],
  },
  'import many': {
    from: 'office',
    args: ({ longList }) => ['players', 'import', longList, '--whole', '--pool', 'more', '--as-of', '2024-06', ...AS],
  },
  'new office': { from: 'nothing', args: () => ['office', 'init', '--name', 'Anvil', '--as', 'Ilka'] },
  'set office': { from: 'office', args: () => ['office', 'set', '--minors', 'initials', ...AS] },
  'open pool': {
    from: 'office',
    args: () => ['pools', 'open', 'third', '--family', 'fide', '--name', 'Third', '--from', '2024-07', ...AS],
  },
  'change pool': { from: 'office', args: () => ['pools', 'change', 'more', '--name', 'Another', ...AS] },
  'reopen pool': { from: 'office', after: closing, args: () => ['pools', 'reopen', 'more', ...AS] },
  federation: { from: 'office', args: () => ['federations', 'set', 'HUN', '--status', 'member', ...AS] },
  'add player': {
    from: 'office',
    args: () => ['players', 'add', '--name', 'Invented Z, Alma', '--birth', '1990', '--fide', '99500000', ...AS],
  },
  'change player': { from: 'office', args: () => ['players', 'change', numbered(3), '--title', 'FM', ...AS] },
  'merge players': {
    from: 'office',
    args: () => ['players', 'merge', numbered(11), numbered(12), '--although', 'fide', '--although', 'ratings', ...AS],
  },
  'undo import': {
    from: 'office',
    after: ({ list }) => ['players', 'import', list, '--whole', '--pool', 'more', '--as-of', '2024-06', ...AS],
    args: () => ['players', 'import', '--undo', 'i3', ...AS],
  },
  'data of a person': {
    from: 'office',
    args: (_, folder) => ['players', 'data', numbered(5), join(folder, 'data.json'), '--replace'],
  },
  register: {
    from: 'office',
    args: () => ['events', 'register', '--pool', 'fide', '--name', 'Autumn', '--start', '2024-10-01', ...AS],
    again: 'anew',
  },
  'change event': {
    from: 'office',
    after: submitting,
    args: ({ lateEvent }) => ['events', 'change', lateEvent, '--place', 'Nowhere', ...AS],
  },
  accept: { from: 'office', after: submitting, args: ({ lateEvent }) => ['events', 'accept', lateEvent, ...AS] },
  refuse: { from: 'office', after: submitting, args: ({ lateEvent }) => ['events', 'refuse', lateEvent, ...AS] },
  withdraw: { from: 'office', args: ({ correctedEvent }) => ['events', 'withdraw', correctedEvent, ...AS] },
  comment: {
    from: 'office',
    args: ({ correctedEvent }) => ['events', 'comment', correctedEvent, 'Something to say', ...AS],
    again: 'anew',
  },
  decide: { from: 'office', args: deciding },
  'revoke decision': {
    from: 'office',
    after: deciding,
    args: () => ['decide', numbered(7), '--pool', 'fide', '--revoke', ...BY_QC],
  },
  'add account': {
    from: 'office',
    args: () => ['users', 'add', 'Ilka', '--role', 'administrator', ...AS],
    again: 'anew',
  },
  'sign log': { from: 'office', args: () => ['log', 'sign'] },
  prove: {
    from: 'office',
    after: publishing,
    args: (_, folder) => [
      'prove',
      '--player',
      numbered(6),
      '--list',
      'fide:2024-07',
      '--to',
      join(folder, 'proof'),
      '--replace',
    ],
  },
  rerate: {
    from: 'office',
    after: publishing,
    args: (_, folder) => [
      'rerate',
      '--from',
      '2024-07-01',
      '--rules',
      'fide-2022',
      '--to',
      join(folder, 'rerate.csv'),
      '--replace',
    ],
    makes: ['rerate.csv'],
  },
  tables: { from: 'office', args: (_, folder) => ['export', '--parquet', join(folder, 'tables'), '--replace'] },
  'audit files': {
    from: 'office',
    after: publishing,
    args: (_, folder) => ['audit-files', join(folder, 'files'), '--pool', 'fide', '--replace'],
  },
} as const satisfies Readonly<Record<string, Verb>>;
export type VerbName = keyof typeof VERBS;
/** Those that matter most, which are struck twice as often. */
const WEIGHTY: readonly VerbName[] = [
  'submit',
  'publish',
  'adjust',
  'import players',
  're-rate',
  'correct',
  'erase',
  'backup',
  'import office',
];

interface Mark {
  readonly steps: number;
  readonly milliseconds: number;
}

/** What an undisturbed run does. */
interface Course {
  /** From before to after: what can be seen from outside on the way. */
  readonly states: readonly string[];
  readonly steps: number;
  readonly milliseconds: number;
  /** After which steps, and milliseconds, something could be seen from outside. */
  readonly marks: readonly Mark[];
  /** What lies in the folder afterwards. */
  readonly files: readonly string[];
}

/** Where an office lies, with the files beside it. */
interface Place {
  readonly address: string;
  readonly folder: string;
  /** Where the program puts temporary files. */
  readonly temporary: string;
  readonly forget: () => Promise<void>;
}

export interface Blow {
  readonly verb: VerbName;
  readonly store: StoreKind;
  readonly way: Way;
  readonly seed: number;
}

export interface Struck extends Blow {
  /** Its step, or milliseconds after its beginning; and of how many. */
  readonly at: number;
  readonly of: number;
  /** Which of its states the office was in afterwards, from 0, and the last of them. */
  readonly state: number;
  readonly last: number;
}

/** What a blow is by chance: every command on every store, in every way; those that matter most come twice as often. */
export function blows(
  count: number,
  seed: number,
  {
    verbs,
    stores,
    ways,
  }: { readonly verbs: readonly VerbName[]; readonly stores: readonly StoreKind[]; readonly ways: readonly Way[] },
): readonly Blow[] {
  const all = verbs.flatMap((verb) =>
    stores.flatMap((store) =>
      ways
        .filter((way) => store === 'postgres' || !way.startsWith('server'))
        .flatMap((way) =>
          WEIGHTY.includes(verb)
            ? [
                { verb, store, way },
                { verb, store, way },
              ]
            : [{ verb, store, way }],
        ),
    ),
  );
  const order = new Chance(seed).shuffled(all);
  return Array.from({ length: count }, (_, at) => ({
    ...(order[at % order.length] as Omit<Blow, 'seed'>),
    seed: seed + at,
  }));
}

/** Often close to where something comes to be seen, else anywhere. */
function momentOf({ marks }: Course, unit: keyof Mark, latest: number, chance: Chance): number {
  const close = marks.length === 0 ? 1 : Math.round(chance.one(marks)[unit]) + chance.between(-3, 3);
  const anywhere = chance.between(1, Math.max(1, latest));
  return marks.length > 0 && chance.percent(CLOSE) ? Math.max(1, close) : anywhere;
}

/** Of a hundred blows. */
const CLOSE = 35;

class Fault extends Error {}

const must = (holds: boolean, otherwise: () => string): void => {
  if (!holds) throw new Fault(otherwise());
};

export class Anvil {
  readonly #main: string;
  readonly #probe: string;
  readonly #root: string;
  readonly #inputs: Inputs;
  readonly #server: Running | undefined;
  readonly #courses = new Map<string, Course>();
  #places = 0;

  private constructor(program: Program, root: string, inputs: Inputs, server: Running | undefined) {
    this.#main = program.main;
    this.#probe = pathToFileURL(program.probe).href;
    this.#root = root;
    this.#inputs = inputs;
    this.#server = server;
  }

  /** The office that everything begins with is made on each of the stores. */
  static async raise(
    program: Program,
    sizes: Sizes,
    stores: readonly StoreKind[],
    serverFlags: readonly string[] = [],
  ): Promise<Anvil> {
    const root = mkdtempSync(join(tmpdir(), 'elobook-crash-'));
    const server = stores.includes('postgres') ? await start(serverFlags) : undefined;
    const inputs = inputsIn(root, sizes);
    await withOffice(join(root, 'office.db'), async (office) => {
      await furnish(office, root, sizes);
      const pieces: Uint8Array[] = [];
      valueOf(await exportOffice(office, { write: async (bytes) => void pieces.push(Uint8Array.from(bytes)) }));
      writeFileSync(inputs.export, Buffer.concat(pieces));
      if (server === undefined) return;
      await onServer(server.url, 'create database template_office');
      const target = await openNewStore(withDatabase(server.url, 'template_office'));
      valueOf(await restoreOffice(target.store, { office }));
      await target.keep();
    });
    copyFileSync(join(root, 'office.db'), inputs.backup);
    return new Anvil(program, root, inputs, server);
  }

  async remove(): Promise<void> {
    await this.#server?.stop();
    rmSync(this.#root, { recursive: true, force: true });
  }

  /** Whether the server is ours to kill. */
  get canKillServer(): boolean {
    return this.#server?.kill !== undefined;
  }

  /** One blow, and everything that must hold after it. Throws where something does not. */
  async strike(blow: Blow): Promise<Struck> {
    const course = await this.course(blow.verb, blow.store);
    const chance = new Chance(blow.seed);
    const unit = blow.way.endsWith('step') ? 'steps' : 'milliseconds';
    const of = Math.ceil(course[unit]);
    // who comes too late strikes earlier
    for (let latest = of; ; latest = Math.floor(latest * 0.8)) {
      const at = Math.min(momentOf(course, unit, latest, chance), Math.max(1, latest));
      const state = await this.#struck(blow, at, course);
      if (state !== undefined) return { ...blow, at, of, state, last: course.states.length - 1 };
      if (latest > 0) continue;
      must(unit === 'milliseconds', () => 'it is over before it can be struck');
      // whose own run is paused strikes too late by any clock; a step is not missed
      return await this.strike({ ...blow, way: blow.way.startsWith('server') ? 'server-step' : 'step' });
    }
  }

  /** What a verb does when nobody disturbs it. */
  async course(verb: VerbName, store: StoreKind): Promise<Course> {
    const known = this.#courses.get(`${verb} ${store}`);
    if (known !== undefined) return known;
    return this.#at(verb, store, async (place) => {
      const states = [await stateOf(place, verb)];
      const see = async (): Promise<void> => {
        const state = await stateOf(place, verb);
        if (state !== states.at(-1)) states.push(state);
      };
      const run = this.#run(this.#argsOf(verb, place), place, { trace: true }, see);
      const { code, out, err, milliseconds, steps, marks } = await run.ended;
      must(isDone(code), () => `undisturbed it ends with ${code}: ${out}${err}`);
      await see();
      await checkSound(place, verb);
      const course = { states, steps, milliseconds, marks, files: filesIn(place) };
      this.#courses.set(`${verb} ${store}`, course);
      return course;
    });
  }

  /** In which state it was afterwards; undefined where it was over before. */
  #struck({ verb, store, way }: Blow, at: number, course: Course): Promise<number | undefined> {
    return this.#at(verb, store, async (place) => {
      const isServer = way.startsWith('server');
      const isError = way === 'error-step';
      const plan = way === 'step' ? { kill: at } : way === 'server-step' ? { wait: at } : isError ? { fail: at } : {};
      let isHit = way === 'step';
      const killServer = async (): Promise<void> => {
        await this.#server?.kill?.();
        isHit = true;
      };
      const failed = async (): Promise<void> => {
        isHit = true;
      };
      const run = this.#run(this.#argsOf(verb, place), place, plan, isError ? failed : killServer);
      if (way.endsWith('clock')) {
        await run.begun;
        await pause(at);
        isHit = run.child.exitCode === null;
        if (isHit && isServer) await killServer();
        if (isHit && !isServer) run.child.kill('SIGKILL');
      }
      const ended = await run.ended;
      if (isServer && isHit) await this.#server?.restart?.();
      if (!isHit || (!isServer && !isError && ended.signal !== 'SIGKILL')) return undefined;
      if (store === 'postgres') await this.#allGone(place);
      const state = await stateOf(place, verb);
      const seen = course.states.lastIndexOf(state);
      const last = course.states.length - 1;
      must(seen >= 0, () => `the office is neither as before nor as after: ${ended.out}${ended.err}`);
      must(!/^\s+at .+:\d+:\d+|node:internal/m.test(ended.err), () => `a stack trace: ${ended.err}`);
      if (isServer) checkTold(ended, seen, last);
      else if (isError) checkError(ended, seen, last);
      else must(ended.out === '' || seen === last, () => `what was acknowledged is lost: ${ended.out}`);
      await checkSound(place, verb);
      await this.#finish(verb, place, course, seen);
      return seen;
    });
  }

  /** The same command once more does the rest, and nothing twice. */
  async #finish(verb: VerbName, place: Place, course: Course, seen: number): Promise<void> {
    const last = course.states.length - 1;
    if (seen === last && (VERBS[verb] as Verb).again === 'anew') return;
    const { code, out, err } = await this.#runReached(verb, place);
    // what is there already is refused
    must(isDone(code) || (seen > 0 && code === 4), () => `the next run ends with ${code}: ${out}${err}`);
    must((await stateOf(place, verb)) === course.states[last], () => `the next run leads elsewhere: ${out}`);
    await checkSound(place, verb);
    const files = filesIn(place);
    must(String(files) === String(course.files), () => `left behind: ${files} instead of ${course.files}`);
    const temporary = readdirSync(place.temporary);
    must(temporary.length === 0, () => `left among temporary files: ${temporary}`);
  }

  /** Whose own run is paused may find the server late; then nothing was done, and it is asked again. */
  async #runReached(verb: VerbName, place: Place): Promise<Ended> {
    for (let attempt = 1; ; attempt += 1) {
      const ended = await this.#run(this.#argsOf(verb, place), place).ended;
      const isLate = ended.code === 5 && /"code": ?"store\.(?:busy|unreachable)"/.test(ended.out);
      if (!isLate || attempt === 5) return ended;
    }
  }

  async #at<T>(verb: VerbName, store: StoreKind, work: (place: Place) => Promise<T>): Promise<T> {
    const place = await this.#place(VERBS[verb].from, store);
    try {
      const { after } = VERBS[verb] as Verb;
      if (after !== undefined) {
        const { code, out, err } = await this.#run(after(this.#inputs), place).ended;
        must(code === 0, () => `what comes before it ends with ${code}: ${out}${err}`);
      }
      return await work(place);
    } finally {
      await place.forget();
    }
  }

  async #place(from: Verb['from'], store: StoreKind): Promise<Place> {
    this.#places += 1;
    const folder = join(this.#root, `place-${this.#places}`);
    const temporary = join(this.#root, `temporary-${this.#places}`);
    mkdirSync(folder);
    mkdirSync(temporary);
    const address = join(folder, 'office.db');
    const removed = (): void => {
      for (const each of [folder, temporary]) rmSync(each, { recursive: true, force: true });
    };
    if (from === 'office') copyFileSync(join(this.#root, 'office.db.key'), `${address}.key`);
    if (store === 'sqlite') {
      if (from === 'office') copyFileSync(join(this.#root, 'office.db'), address);
      return { address, folder, temporary, forget: async () => removed() };
    }
    const { url } = this.#server as Running;
    const name = `office_${this.#places}`;
    const template = from === 'office' ? 'template_office' : 'template0';
    await onServer(url, `create database ${name} template ${template}`);
    const forget = async (): Promise<void> => {
      removed();
      await onServer(url, `drop database ${name} with (force)`);
    };
    return { address: withDatabase(url, name), folder, temporary, forget };
  }

  /** The server notices by itself that somebody is no more, and lets go of what they held. */
  async #allGone({ address }: Place): Promise<void> {
    const name = new URL(address).pathname.slice(1);
    const sql = `select count(*)::int as count from pg_stat_activity where datname = '${name}'`;
    for (let times = 0; times < 60_000; times += 1) {
      const [row] = await onServer((this.#server as Running).url, sql);
      if ((row as { count: number }).count === 0) return;
      await pause(10);
    }
    throw new Fault('a connection outlives its process');
  }

  #argsOf(verb: VerbName, { folder }: Place): readonly string[] {
    return (VERBS[verb] as Verb).args(this.#inputs, folder);
  }

  #run(args: readonly string[], place: Place, plan?: object, answer: () => Promise<void> = async () => undefined): Run {
    const { address, folder, temporary } = place;
    const probe = plan === undefined ? [] : ['--import', this.#probe];
    const child = spawn(process.execPath, [...probe, this.#main, ...args, '--db', address, '--json'], {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        TMPDIR: temporary,
        ELOBOOK_KEY_FILE: join(folder, 'office.db.key'),
        ELOBOOK_PROBE: JSON.stringify({ ...plan, server: isServer(address) }),
      },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe', 'pipe'],
    });
    return watched(child, answer);
  }
}

const isServer = (address: string): boolean => address.startsWith('postgres');

interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
  /** Since its first step, without those in which it was made to wait. */
  readonly milliseconds: number;
  readonly steps: number;
  readonly marks: readonly Mark[];
}

interface Run {
  readonly child: ChildProcess;
  readonly begun: Promise<void>;
  readonly ended: Promise<Ended>;
}

function watched(child: ChildProcess, answer: () => Promise<void>): Run {
  const [, out, err, hear, say] = child.stdio as unknown as [null, Readable, Readable, Readable, Writable];
  say.on('error', () => undefined);
  let [first, waited, steps] = [performance.now(), 0, 0];
  const marks: Mark[] = [];
  const begun = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    const told = async (word: string): Promise<void> => {
      if (word === 'begun') {
        first = performance.now();
        resolve();
      } else if (word.startsWith('steps ')) steps = Number(word.slice(6));
      else if (word !== '') {
        const since = performance.now();
        marks.push({ steps: Number(word.split(' ')[1]), milliseconds: since - first - waited });
        await answer();
        waited += performance.now() - since;
        say.write('.');
      }
    };
    hear.setEncoding('latin1').on('data', (words: string) => words.split('\n').forEach((word) => void told(word)));
  });
  const closed = new Promise<readonly [number | null, NodeJS.Signals | null]>((resolve) =>
    child.once('close', (code, signal) => resolve([code, signal])),
  );
  const ended = Promise.all([closed, text(out), text(err)]).then(([[code, signal], said, complained]) => {
    say.destroy();
    return { code, signal, out: said, err: complained, milliseconds: performance.now() - first - waited, steps, marks };
  });
  return { child, begun, ended };
}

/** With 7 it is done, too, and an event waits that was to be accepted. */
const isDone = (code: number | null): boolean => code === 0 || code === 7;

/** A process that outlives its server says how it ended, and that is so. */
function checkTold({ code, out, err }: Ended, seen: number, last: number): void {
  must(isDone(code) || code === 5, () => `without a server it ends with ${code}: ${out}${err}`);
  if (isDone(code)) return must(seen === last, () => `it says that it is done, and it is not: ${out}`);
  const { findings } = JSON.parse(out) as { findings: { code: string; facts: { outcome?: string } }[] };
  const [lost, kept] = findings;
  must(lost?.code.startsWith('store.') === true, () => `it says nothing of it: ${out}`);
  must(
    (kept?.code === 'store.kept-before') === seen > 0 || lost?.facts.outcome === 'unknown',
    () => `in state ${seen} of ${last} it says something else: ${out}`,
  );
}

/** Where the disk failed, it ends as it does when a database or an output fails, and says what became of it; or it could do without that step. */
function checkError(ended: Ended, seen: number, last: number): void {
  const { code, out, err } = ended;
  // what was asked for was done, and something beside it is told
  if (isDone(code)) return must(seen === last, () => `it says that it is done, and it is not: ${out}`);
  if (code === 5) return checkTold(ended, seen, last);
  must(code === 6, () => `where the disk fails it ends with ${code}: ${out}${err}`);
}

/** The office, and what a verb writes beside it, in short: alike but for times, salts and what hangs on them. */
async function stateOf({ address, folder }: Place, verb: VerbName): Promise<string> {
  const made = (VERBS[verb] as Verb).makes ?? [];
  const parts = [await officeState(address)];
  for (const name of made) {
    const path = join(folder, name);
    if (!existsSync(path)) parts.push('nothing');
    else if (name.endsWith('.db')) parts.push(await officeState(path));
    else parts.push(sha256(name.endsWith('.sig') ? 'a signature has a time' : readFileSync(path)));
  }
  return parts.join(' ');
}

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

async function officeState(address: string): Promise<string> {
  return withOffice(
    address,
    (office) =>
      office.store.read(async (desk) => {
        if ((await desk.office()) === undefined) return 'nothing';
        const tables: string[] = [];
        // who read it is recorded with each attempt
        for (const table of desk.tables.filter((each) => each !== 'readings'))
          tables.push(await tableText(desk, table));
        return sha256(tables.join('\n'));
      }),
    'nothing',
  );
}

async function tableText(desk: Desk, table: Desk['tables'][number]): Promise<string> {
  const rows: string[] = [];
  for await (const batch of desk.contentOf(table)) for (const row of batch) rows.push(row.map(cellText).join('\t'));
  return `${table}\n${rows.sort().join('\n')}`;
}

const SALT_LENGTH = 16;
const DIGEST_LENGTH = 32;
/** A whole tile: 256 hashes. */
const TILE_LENGTH = 256 * DIGEST_LENGTH;
const LONG_TEXT = new TextDecoder();

const plainText = (text: string): string =>
  text
    .replaceAll(/[0-9a-f]{64}/g, 'hash')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
    .replaceAll(/"salt":"[0-9a-f]{32}"/g, 'salt')
    // of a checkpoint, whose root hangs on times and salts
    .replaceAll(/^[A-Za-z0-9+/]{43}=$/gm, 'root')
    .replaceAll(/^(— \S+) [A-Za-z0-9+/=]+$/gm, '$1')
    .replaceAll(/"(?:key|publicKey|replaces)":"[^"]*"/g, 'key');

function cellText(cell: ColumnValue): string {
  if (typeof cell !== 'object' || cell === null) return plainText(String(cell));
  if (cell.length === SALT_LENGTH) return 'salt';
  // of a paper, salted
  if (cell.length === DIGEST_LENGTH) return 'digest';
  // of the public log, whose hashes hang on times
  if (cell.length === TILE_LENGTH) return 'tile';
  const long = inflated(cell);
  return sha256(long === undefined ? cell : plainText(LONG_TEXT.decode(long)));
}

/** Everything follows from the entries, in the office and in a copy of it. */
async function checkSound({ address, folder }: Place, verb: VerbName): Promise<void> {
  const copies = ((VERBS[verb] as Verb).makes ?? []).filter((name) => name.endsWith('.db'));
  for (const each of [address, ...copies.map((name) => join(folder, name)).filter((path) => existsSync(path))]) {
    await withOffice(
      each,
      async (office) => {
        if ((await office.store.read((desk) => desk.office())) === undefined) return;
        const { value, findings } = await withScratchStore((scratch) => verifyOffice(office, { scratch }));
        must(value !== undefined, () => `it does not verify: ${JSON.stringify(findings)}`);
      },
      undefined,
    );
  }
}

/** `otherwise`: where there is none. */
async function withOffice<T>(
  address: string,
  work: (office: Office) => Promise<T>,
  ...otherwise: readonly T[]
): Promise<T> {
  let office: Office;
  try {
    office = await openOffice(address, { create: otherwise.length === 0 ? 'if-missing' : 'never', clock: () => BUILT });
  } catch (error) {
    if (storeFinding(error)?.code === 'store.empty' && otherwise.length > 0) return otherwise[0] as T;
    throw error;
  }
  try {
    return await work(office);
  } finally {
    await office.store.close();
  }
}

/** SQLite's own files come and go with the office. */
const filesIn = ({ folder }: Place): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .filter((name) => !/-(?:wal|shm)$/.test(name));

async function onServer(url: string, sql: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as readonly unknown[];
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

function valueOf<T>({ value, findings }: Outcome<T>): T {
  if (value === undefined) throw new Error(JSON.stringify(findings));
  return value;
}

/** A round robin of six, all of whom are known by their numbers. */
function report(name: string, day: string, first: number, players: number, otherwise = 0): object {
  const SEATS = [0, 1, 2, 3, 4, 5];
  const rounds = SEATS.slice(1).map((round) => {
    const turned = [0, ...SEATS.slice(1).map((_, at) => 1 + ((at + round) % 5))];
    return [0, 1, 2].map((board) => [turned[board] as number, turned[5 - board] as number] as const);
  });
  return {
    event: {
      id: name,
      name,
      start: day,
      end: day,
      system: 'round-robin',
      registered: '2024-01-02',
      announcedRated: true,
      controls: [{ minutes: 90, increment: 30 }],
      arbiters: [{ licence: '99100001' }],
    },
    players: SEATS.map((seat) => ({ id: String(seat + 1), ...person((first + seat * 7) % players) })),
    games: rounds.flatMap((pairs, round) =>
      pairs.map(([white, black]) => ({
        round: round + 1,
        white: String(white + 1),
        black: String(black + 1),
        result: ['1-0', '0-1', '1/2-1/2'][(white * 3 + black + first + otherwise) % 3],
      })),
    ),
  };
}

const person = (number: number): object => ({
  name: `Invented ${'BCDFGHKLMN'[number % 10]}${number}, Alma`,
  birth: `${1950 + (number % 50)}-03-04`,
  fideId: String(FIRST_NUMBER + number),
});

const csv = (count: number, from: number): string =>
  [
    'name,birth,fideId,federation,sex,rating,games',
    ...Array.from({ length: count }, (_, at) => {
      const number = from + at;
      const name = `"Invented ${'BCDFGHKLMN'[number % 10]}${number}, Alma"`;
      return [
        name,
        `${1950 + (number % 50)}-03-04`,
        FIRST_NUMBER + number,
        'HUN',
        'f',
        1500 + (number % 700),
        50,
      ].join();
    }),
    '',
  ].join('\n');

const dayOf = (month: string, day: number): string => `2024-${month}-${String(day).padStart(2, '0')}`;
const bytesOf = (value: object): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

function inputsIn(root: string, { players, reports, listed, rated }: Sizes): Inputs {
  const inputs: Inputs = {
    reports: join(root, 'reports'),
    manyReports: join(root, 'many-reports'),
    late: join(root, 'late.json'),
    // after those that are rated in both pools
    lateEvent: `e${2 * rated + 1}`,
    corrected: join(root, 'corrected.json'),
    // the second of those that are rated at once
    correctedEvent: `e${rated + 2}`,
    list: join(root, 'list.csv'),
    longList: join(root, 'long-list.csv'),
    export: join(root, 'office.export.gz'),
    backup: join(root, 'kept.db'),
  };
  for (const [folder, count] of [
    [inputs.reports, reports[0]],
    [inputs.manyReports, reports[1]],
  ] as const) {
    mkdirSync(folder);
    for (let at = 0; at < count; at += 1) {
      const sent = report(`Submitted ${at}`, dayOf('06', 1 + (at % 20)), at, players);
      writeFileSync(join(folder, `${String(at).padStart(4, '0')}.json`), bytesOf(sent));
    }
  }
  writeFileSync(inputs.late, bytesOf(report('Late', '2024-01-20', 3, players)));
  writeFileSync(inputs.corrected, bytesOf(report('orr 1', dayOf('02', 2), 3, players, 1)));
  writeFileSync(inputs.list, csv(listed[0], players - 5));
  writeFileSync(inputs.longList, csv(listed[1], players - 5));
  return inputs;
}

/** An office with something of everything. */
async function furnish(office: Office, root: string, { players, rated }: Sizes): Promise<void> {
  valueOf(await openOfficeBooks(office, { name: 'Anvil', timeZone: 'Europe/Budapest' }, BY));
  valueOf(await newKey(office, keyFile(join(root, 'office.db.key')), BY));
  const pools = [
    { pool: 'fide', family: 'fide', from: '2024-07' },
    { pool: 'more', family: 'fide', from: '2024-07' },
    { pool: 'orr', family: 'orr', from: '2024-01-01' },
  ] as const;
  for (const pool of pools) valueOf(await openRatingPool(office, { ...pool, name: pool.pool }, BY));
  const list = new TextEncoder().encode(csv(players, 0));
  valueOf(await importList(office, { how: 'whole', open: () => [list], pool: 'fide', asOf: '2024-06' }, BY));
  valueOf(await importList(office, { how: 'whole', open: () => [list], pool: 'orr', asOf: '2024-01-01' }, BY));
  for (const pool of ['fide', 'orr'] as const) {
    const files = Array.from({ length: rated }, (_, at) => ({
      bytes: bytesOf(report(`${pool} ${at}`, dayOf(pool === 'fide' ? '06' : '02', 1 + (at % 25)), at * 3, players)),
    }));
    const asked = { pool, files, accept: 'clean', received: '2024-06-28' } as const;
    const { accepted } = valueOf(await submitReports(office, asked, BY));
    if (accepted !== rated) throw new Error(`${accepted} of ${rated} reports of ${pool} were accepted`);
  }
}
