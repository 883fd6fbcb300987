/**
 * Requests to a real server on loopback, over either store: every route of the API and every page, with right, odd and spoilt parts, by everybody from nobody to an
 * administrator. What they change is done. Each 500 requests have an office of their own, so that a seed can be repeated from the beginning of its block.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TObject, TSchema } from 'typebox';
import { sampleInput } from '../../src/acts/sample-input.fixture.ts';
import { addAccount } from '../../src/desk/accounts/accounts.ts';
import { KEY_SCOPES, newApiKey } from '../../src/desk/accounts/api-keys.ts';
import { ROLES } from '../../src/desk/accounts/permissions.ts';
import { AS, officeOver } from '../../src/desk/lists/office.fixture.ts';
import { done } from '../../src/desk/office.fixture.ts';
import { type Chance, law, samplesIn, spoilt } from '../../src/formats/fuzz.fixture.ts';
import { API_ROUTES } from '../../src/http/api/index.ts';
import { API } from '../../src/http/api/route.ts';
import { KEYED_ROUTES } from '../../src/http/api/writing.ts';
import { PAGE_ROUTES } from '../../src/http/pages/index.ts';
import { serve, type ServedOnPort } from '../../src/http/serve.ts';
import { backupOffice } from '../../src/keeping/backup.ts';
import { givenOut, HOLDER } from '../../src/keeping/given-out.fixture.ts';
import { personId } from '../../src/ledger/ids.ts';
import { openStore } from '../../src/stores/store.ts';
import { start } from '../postgres.setup.ts';
import type { OpenTarget } from './ledger.ts';

const BLOCK = 500;

interface Question {
  readonly method: string;
  readonly path: string;
  readonly query?: TObject | undefined;
  readonly body?: TSchema | undefined;
  readonly takesFile?: boolean | undefined;
}

const BESIDE = [
  ['/', '/health', '/ready', '/robots.txt', '/sitemap.xml', '/openapi.json', '/log/checkpoint', '/log/key'],
  [
    '/log/entries.jsonl',
    '/log/tile/0/000',
    '/log/tile/0/001.p/40',
    '/files/:file',
    '/players/:player/proof/:pool/:date.txt',
  ],
  ['/calendar.ics', '/feed.xml', '/keys.json', '/desk', '/assets/nothing.js'],
].flat();

const QUESTIONS: readonly Question[] = [
  ...API_ROUTES.map(({ path, query }) => ({ method: 'GET', path: API + path, query })),
  ...KEYED_ROUTES.map(({ path, ...others }) => ({ ...others, path: API + path })),
  ...PAGE_ROUTES.map(({ path }) => ({ method: 'GET', path: `/:lang${path}` })),
  ...BESIDE.map((path) => ({ method: 'GET', path })),
];

/** What is there, by the name of a parameter. */
const THERE: Readonly<Record<string, readonly string[]>> = {
  lang: ['en', 'hu', 'ru'],
  player: [personId(1), personId(3), personId(10)],
  other: [personId(2)],
  pool: ['fide', 'orr'],
  date: ['2024-06-01', '2024-06', '2024-05', 'latest'],
  list: ['2024-06', 'fide:2024-06'],
  event: ['e1', 'e3', 'e6'],
  edition: ['fide-2024', 'orr', 'mssz-2017'],
  calculator: ['change', 'expected', 'needed'],
  federation: ['HUN'],
  file: ['fide-2024-06.csv', 'fide-2024-06.csv.sig', 'fide-2024-06.json', 'fide-2024-06.xml'],
  account: ['u1', 'u3'],
  into: [personId(2)],
  club: ['Sakk'],
  birth: ['1990'],
  lists: ['2024-06'],
  start: ['2024-06-20'],
  end: ['2024-06-21'],
  by: ['qc'],
};

const ODD = [
  [
    '',
    '0',
    '-1',
    '1',
    '2',
    '999999999999999999999',
    '1e9',
    'NaN',
    'null',
    'true',
    '.',
    '..',
    '%2e%2e%2f',
    '%00',
    '%',
    '%ff%fe',
  ],
  [
    "'",
    '"',
    '<b>',
    'é',
    '%F0%9F%92%A5',
    'x'.repeat(3000),
    '2024-02-30',
    '9999-12-31',
    '0000-01',
    'e0',
    'e99999',
    'u0',
    'j1',
    'r1',
  ],
  [
    '__proto__',
    'constructor',
    'toString',
    '[]',
    '{}',
    'a,b',
    'a;b',
    'fide:1',
    'fide:',
    'komir:1',
    ':',
    '*',
    '+',
    '%0d%0a',
    'HUN',
  ],
].flat();

const ODD_JSON: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  0.1,
  1e308,
  '',
  'x',
  '2024-06',
  'e1',
  [],
  {},
  [[]],
  [null],
  'fide',
];

const one = <T>(items: readonly T[], chance: Chance): T => items[chance(items.length)] as T;
const isOften = (chance: Chance): boolean => chance(10) < 7;

const valueOf = (name: string, chance: Chance): string => one(isOften(chance) ? (THERE[name] ?? ODD) : ODD, chance);

/** A value for a question: what is there, what has the right shape, or something odd. */
function askedValue(query: TObject | undefined, name: string, chance: Chance): string {
  const schema = query?.properties[name];
  if (THERE[name] !== undefined || schema === undefined || chance(4) === 0) return valueOf(name, chance);
  const { value } = sampleInput({ type: 'object', properties: { value: schema }, required: ['value'] } as never);
  return encodeURIComponent(String(value));
}

function addressOf({ path, query }: Question, chance: Chance): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => valueOf(name, chance));
  const names = Object.keys(query?.['properties'] ?? {}).filter(() => chance(4) === 0);
  if (chance(10) === 0) names.push(one(['lang', 'page', 'dryRun', 'unknown', '__proto__'], chance));
  const asked = names.map((name) => `${name}=${askedValue(query, name, chance)}`);
  return `${filled}${asked.length === 0 ? '' : `?${asked.join('&')}`}`;
}

/** Something of the value is replaced, left out or added. */
function oddJson(value: unknown, chance: Chance): unknown {
  if (typeof value !== 'object' || value === null || chance(8) === 0) {
    return chance(3) === 0 ? one(ODD_JSON, chance) : value;
  }
  if (Array.isArray(value)) return chance(6) === 0 ? [...value, ...value] : value.map((each) => oddJson(each, chance));
  const changed = Object.entries(value)
    .filter(() => chance(12) > 0)
    .map(([name, each]) => [name, oddJson(each, chance)] as const);
  if (chance(12) === 0)
    changed.push([one(['unknown', 'id', 'event', 'pool', 'player'], chance), one(ODD_JSON, chance)]);
  return Object.fromEntries(changed);
}

const REPORTS = [...samplesIn('samples', /\.json$/), ...samplesIn('src/formats/trf/samples', /\.trfx?$/)];
const WORDS = [
  '{',
  '}',
  '"',
  ',',
  ':',
  '[',
  ']',
  '\r\n',
  '001 ',
  '\u0000',
  '%',
  '/',
  ' HTTP/1.1',
  'Content-Length: 5\r\n',
  '?',
];

/** A body, and of which type it says to be. */
function bodyOf({ body, takesFile }: Question, chance: Chance): readonly [string, Uint8Array] {
  const type = isOften(chance)
    ? 'application/json'
    : one(['text/plain', 'application/octet-stream', 'x/y;;', ''], chance);
  if (takesFile === true && chance(2) === 0) {
    const file = chance(3) === 0 ? one(REPORTS, chance) : spoilt({ files: REPORTS, words: WORDS }, chance);
    return [chance(3) === 0 ? type : 'application/octet-stream', file];
  }
  const isObject = (body as { readonly type?: string } | undefined)?.type === 'object';
  const shape = isObject ? Object.entries(sampleInput(body as TObject)) : [];
  // mostly of what is there, so that more is looked at than whether it is there
  const known = shape.map(
    ([name, value]) => [name, THERE[name] === undefined ? value : valueOf(name, chance)] as const,
  );
  const asked = Object.fromEntries(isOften(chance) ? known : shape);
  const text = new TextEncoder().encode(JSON.stringify((chance(2) === 0 ? asked : oddJson(asked, chance)) ?? null));
  return [type, chance(8) === 0 ? spoilt({ files: [text], words: WORDS }, chance) : text];
}

/** The bytes of a request; in one of eight the bytes themselves are spoilt. */
export function requestOf(chance: Chance): Uint8Array {
  const question = one(QUESTIONS, chance);
  const method =
    chance(12) === 0 ? one(['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH', 'X'], chance) : question.method;
  const [type, body] = question.method === 'POST' ? bodyOf(question, chance) : ['', new Uint8Array()];
  const head = [
    `${method} ${addressOf(question, chance)} HTTP/1.1`,
    'Host: office.example',
    'Connection: close',
    // the key of whoever asks is laid over it
    `X-Role: ${chance(ROLES.length + 1)}`,
    ...(type === '' ? [] : [`Content-Type: ${type}`]),
    ...(question.method === 'POST' ? [`Content-Length: ${body.length}`] : []),
    ...(chance(6) === 0
      ? [one(['Accept-Encoding: gzip', 'If-None-Match: *', 'Range: bytes=0-1', 'Accept-Language: hu'], chance)]
      : []),
    ...(chance(8) === 0 ? [`Idempotency-Key: ${one(ODD, chance)}`] : []),
    ...(chance(9) === 0 ? [`Cookie: elobook=${one(ODD, chance)}`] : []),
  ];
  const whole = new Uint8Array(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'utf8'), body]));
  if (chance(8) > 0) return whole;
  const broken = spoilt({ files: [whole], words: WORDS }, chance);
  BROKEN.add(broken);
  return broken;
}

/** Requests that may be no requests any more: nobody waits for more of them. */
const BROKEN = new WeakSet<Uint8Array>();

/** What the server says until it closes the connection. */
const answerTo = (port: number, bytes: Uint8Array, isBroken: boolean): Promise<string> =>
  new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.setTimeout(300_000, () => socket.destroy(new Error('no answer in five minutes')));
    socket.on('data', (piece) => void pieces.push(piece));
    // whoever is refused in the middle of sending may find the connection closed
    socket.on('error', (error) => (/EPIPE|ECONNRESET/.test(String(error)) ? undefined : reject(error)));
    socket.on('close', () => resolve(Buffer.concat(pieces).toString('latin1')));
    socket.on('end', () => socket.end());
    // a server takes who closes for somebody who does not wait for the answer
    if (isBroken) socket.end(bytes);
    else socket.write(bytes);
  });

/** Offices alike, one after the other; the one before is gone. */
interface Offices {
  readonly next: (no: number) => Promise<string>;
  readonly end: () => Promise<void>;
}

async function filesOf(folder: string): Promise<Offices> {
  const { signing } = await givenOut(folder);
  let path: string | undefined;
  const forget = (): void => {
    for (const ending of ['', '-wal', '-shm']) rmSync(`${path}${ending}`, { force: true });
  };
  return {
    next: async (no) => {
      forget();
      path = join(folder, `block-${no}.db`);
      writeFileSync(path, signing);
      return path;
    },
    end: async () => forget(),
  };
}

/** Copies of one database, which the server makes far quicker than the office is brought in. */
async function databasesOf(folder: string): Promise<Offices> {
  const { signing } = await givenOut(folder);
  const server = await start(['fsync=off', 'synchronous_commit=off', 'autovacuum=off']);
  const named = (name: string): string => server.url.replace(/[^/]*$/, name);
  const pool = new pg.Pool({ connectionString: server.url, max: 1 });
  await pool.query('create database whole');
  const file = join(folder, 'whole.db');
  writeFileSync(file, signing);
  const [source, target] = [await openStore(file), await openStore(named('whole'))];
  const { findings } = await backupOffice(officeOver(source), target);
  if (findings.some(({ weight }) => weight === 'refuse')) throw new Error(JSON.stringify(findings));
  await Promise.all([source.close(), target.close()]);
  let last: string | undefined;
  const forget = async (): Promise<void> => {
    if (last !== undefined) await pool.query(`drop database ${last} with (force)`);
  };
  return {
    next: async (no) => {
      await forget();
      last = `block_${no}`;
      await pool.query(`create database ${last} template whole`);
      return named(last);
    },
    end: async () => {
      await pool.end();
      await server.stop();
    },
  };
}

export const apiFuzz = (): Promise<OpenTarget> => fuzzOver('api', filesOf);
export const apiFuzzOnPostgres = (): Promise<OpenTarget> => fuzzOver('api-postgres', databasesOf);

async function fuzzOver(name: string, officesIn: (folder: string) => Promise<Offices>): Promise<OpenTarget> {
  const folder = mkdtempSync(join(tmpdir(), 'elobook-fuzz-'));
  const offices = await officesIn(folder);
  let block = -1;
  let running:
    | { readonly server: ServedOnPort; readonly keys: readonly string[]; readonly end: () => Promise<void> }
    | undefined;
  const begin = async (no: number): Promise<void> => {
    await running?.end();
    const office = officeOver(await openStore(await offices.next(no)));
    const keys: string[] = [];
    for (const role of ROLES.toReversed()) {
      const { account } = done(await addAccount(office, { name: role, role }, AS));
      keys.push(done(await newApiKey(office, { account, name: role, scopes: KEY_SCOPES })).secret);
    }
    const server = await serve(office, {
      host: '127.0.0.1',
      port: 0,
      assets: { names: {}, files: new Map() },
      perMinute: 1_000_000_000,
      keys: HOLDER,
      desk: 'open',
    });
    const end = async (): Promise<void> => {
      await server.close();
      await office.store.close();
    };
    running = { server, keys, end };
    block = no;
  };
  return {
    name,
    files: [],
    words: [],
    most: 1,
    make: requestOf,
    before: async (seed) => {
      const no = Math.floor(seed / BLOCK);
      if (no !== block) await begin(no);
    },
    read: async (bytes) => {
      const { server, keys } = running as NonNullable<typeof running>;
      const text = Buffer.from(bytes).toString('latin1');
      const keyed = text.replace(/X-Role: (\d)/, (_, role: string) =>
        keys[Number(role)] === undefined ? 'X-Nobody: 1' : `Authorization: Bearer ${keys[Number(role)]}`,
      );
      const isBroken = BROKEN.has(bytes);
      const answer = await answerTo(server.port, Buffer.from(keyed, 'latin1'), isBroken);
      const [, status = ''] = /^HTTP\/1\.1 (\d{3}) /.exec(answer) ?? [];
      law(status !== '' || isBroken, 'a request has an answer');
      law(status < '500', `nothing ends with ${status}: ${text.slice(0, 400)} … ${answer.slice(0, 800)}`);
      law(!/^\s+at .+:\d+:\d+/m.test(answer), 'no answer shows where it failed');
      return status >= '400' ? [{ code: status, weight: 'refuse', facts: {} }] : [];
    },
    close: async () => {
      await running?.end();
      await offices.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
