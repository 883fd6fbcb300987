/** Every verb of the command line, as every role, as nobody, with a key that was revoked and with one for reading only, is refused or not as the table of permissions says. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ACTS } from '../acts/registry.ts';
import { addAccount } from '../desk/accounts/accounts.ts';
import { KEY_SCOPES, newApiKey, scopesOf } from '../desk/accounts/api-keys.ts';
import { type ActName, extentOf, ROLES } from '../desk/accounts/permissions.ts';
import { facts } from '../desk/events/event.fixture.ts';
import { registerEvent } from '../desk/events/register.ts';
import { openRatingPool } from '../desk/registry/pools.ts';
import { openOffice } from '../desk/wire.ts';
import { auditFilesCommand } from './commands/audit-files.ts';
import { auditCommand } from './commands/audit.ts';
import { backupCommand } from './commands/backup.ts';
import { decideCommand } from './commands/decide.ts';
import { diffCommand } from './commands/diff.ts';
import { driftCommand } from './commands/drift.ts';
import { eventsCommand } from './commands/events.ts';
import { exportCommand } from './commands/export.ts';
import { gapsCommand } from './commands/gaps.ts';
import { jobsCommand } from './commands/jobs.ts';
import { keysCommand } from './commands/keys.ts';
import { logCommand } from './commands/log.ts';
import { proveCommand } from './commands/prove.ts';
import { listsCommand } from './commands/lists.ts';
import { officeInitCommand } from './commands/office-init.ts';
import { officeReadingsCommand } from './commands/office-readings.ts';
import { officeSetCommand } from './commands/office-set.ts';
import { officeStatusCommand } from './commands/office-status.ts';
import { playersCommand } from './commands/players.ts';
import { federationsCommand, poolsCommand } from './commands/pools.ts';
import { previewCommand } from './commands/preview.ts';
import { publishCommand } from './commands/publish.ts';
import { requestsCommand } from './commands/requests.ts';
import { rerateCommand } from './commands/rerate.ts';
import { usersCommand } from './commands/users.ts';
import { HELP } from '../content/en/commands/help.ts';
import { siteCommand } from './commands/site.ts';
import { verifyCommand } from './commands/verify.ts';
import { webhooksCommand } from './commands/webhooks.ts';

interface Verb {
  /** Of what is no act: what an account must be allowed to do. */
  readonly needs?: ActName | 'anybody';
  readonly options?: object;
  /** With the event or the pool that it is about. */
  readonly run: (options: object, event: string, pool: string) => Promise<number>;
  /** Whether somebody's own events are others than anybody's, and an officer's pools others than another's. */
  readonly about?: 'event' | 'pool' | 'account';
}

const folder = mkdtempSync(join(tmpdir(), 'elobook-verbs-'));
afterAll(() => rmSync(folder, { recursive: true }));
const report = join(folder, 'report.json');
writeFileSync(report, '{}');
let files = 0;
const newFile = (): string => join(folder, `out-${(files += 1)}`);

const DAYS = { start: '2024-07-01', end: '2024-07-09', system: 'swiss' };
const DECIDED = { by: 'council', ground: 'letter' };

const VERBS: Readonly<Record<string, Verb>> = {
  'office status': { needs: 'office.show', run: officeStatusCommand },
  'office set': { options: { minors: 'initials' }, run: officeSetCommand },
  'office readings': { needs: 'office.readings', run: officeReadingsCommand },
  'pools open': {
    options: { family: 'orr', name: 'New', from: '2024-06-01' },
    run: (options) => poolsCommand('open', ['new'], options),
  },
  'pools set': {
    options: { reading: 'cap.lower=once' },
    run: (options, _, pool) => poolsCommand('set', [pool], options),
  },
  'pools change': { options: { name: 'Other' }, run: (options, _, pool) => poolsCommand('change', [pool], options) },
  'pools close': { run: (options, _, pool) => poolsCommand('close', [pool], options) },
  'pools reopen': { run: (options, _, pool) => poolsCommand('reopen', [pool], options) },
  'pools adjust': {
    about: 'pool',
    options: { rule: 'towards:2000:2/5', list: '2024-07', ...DECIDED },
    run: (options, _, pool) => poolsCommand('adjust', [pool], options),
  },
  'pools adjust --revoke': {
    about: 'pool',
    options: { revoke: '1', ...DECIDED },
    run: (options, _, pool) => poolsCommand('adjust', [pool], options),
  },
  'pools show': { needs: 'anybody', run: (options) => poolsCommand('show', [], options) },
  'federations set': {
    options: { status: 'member' },
    run: (options) => federationsCommand('set', ['HUN'], options),
  },
  'federations show': { needs: 'anybody', run: (options) => federationsCommand('show', [], options) },
  'players import': {
    options: { add: true },
    run: (options) => playersCommand('import', [report], options),
  },
  'players import --undo': {
    options: { undo: 'i1' },
    run: (options) => playersCommand('import', [], options),
  },
  'players imports': { needs: 'players.show', run: (options) => playersCommand('imports', [], options) },
  'players export': {
    needs: 'players.export',
    run: (options) => playersCommand('export', [newFile()], { ...options, format: 'csv' }),
  },
  'players add': { options: { name: 'Kiss Anna' }, run: (options) => playersCommand('add', [], options) },
  'players change': {
    options: { name: 'Kiss Anna' },
    run: (options) => playersCommand('change', ['fide:1'], options),
  },
  'players clubs': { needs: 'players.show', run: (options) => playersCommand('clubs', [], options) },
  'players order': { run: (options) => playersCommand('order', ['SK', 'fide:1'], options) },
  'players attach': {
    options: { form: 'licence' },
    run: (options) => playersCommand('attach', ['fide:1', report], options),
  },
  'players forms': { needs: 'players.attach', run: (options) => playersCommand('forms', ['fide:1'], options) },
  'players detach': { run: (options) => playersCommand('detach', ['fide:1', '1'], options) },
  'players find': { needs: 'players.show', run: (options) => playersCommand('find', ['Kiss'], options) },
  'players data': { needs: 'players.export', run: (options) => playersCommand('data', ['fide:1'], options) },
  'players show': { needs: 'players.show', run: (options) => playersCommand('show', ['fide:1'], options) },
  'players merge': { run: (options) => playersCommand('merge', ['fide:1', 'fide:2'], options) },
  'players split': {
    options: { name: 'Kiss Anna', event: 'e1' },
    run: (options) => playersCommand('split', ['fide:1'], options),
  },
  'players erase': { run: (options) => playersCommand('erase', ['fide:1'], options) },
  'players tidy': { run: (options) => playersCommand('tidy', [], options) },
  'players tidy --undo': { options: { undo: 'fide:1' }, run: (options) => playersCommand('tidy', [], options) },
  'events register': {
    options: { name: 'Open', start: '2024-07-01', end: '2024-07-09', system: 'swiss' },
    run: (options, _, pool) => eventsCommand('register', [], { ...options, pool }),
    about: 'pool',
  },
  'events change': {
    about: 'event',
    options: { name: 'Other' },
    run: (options, event) => eventsCommand('change', [event], options),
  },
  'events comment': { about: 'event', run: (options, event) => eventsCommand('comment', [event, 'hm'], options) },
  'events submit': {
    about: 'event',
    run: (options, event, pool) => eventsCommand('submit', [report], { ...options, event, pool }),
  },
  'events submit (accepted at once)': {
    about: 'pool',
    needs: 'events.accept',
    options: { accept: true },
    run: (options, _, pool) => eventsCommand('submit', [report], { ...options, pool }),
  },
  'events questions': {
    about: 'event',
    needs: 'events.show',
    run: (options, event) => eventsCommand('questions', [event], options),
  },
  'events answer': {
    about: 'event',
    run: (options, event) => eventsCommand('answer', [event, '1', 'new'], options),
  },
  'events answer --all': {
    about: 'event',
    options: { all: true },
    run: (options, event) => eventsCommand('answer', [event, 'taken'], options),
  },
  'events accept': { about: 'event', run: (options, event) => eventsCommand('accept', [event], options) },
  'events refuse': {
    about: 'event',
    options: { ground: 'none' },
    run: (options, event) => eventsCommand('refuse', [event], options),
  },
  'events withdraw': { about: 'event', run: (options, event) => eventsCommand('withdraw', [event], options) },
  'events correct': {
    about: 'event',
    options: { ground: 'letter' },
    run: (options, event) => eventsCommand('correct', [event, report], options),
  },
  'events arbiters': {
    about: 'event',
    options: { arbiter: 'Kiss Anna' },
    run: (options, event) => eventsCommand('arbiters', [event], options),
  },
  'events arbiters --erase': {
    about: 'event',
    options: { erase: true, ground: 'asked' },
    run: (options, event) => eventsCommand('arbiters', [event], options),
  },
  'events arbiters (shown)': {
    about: 'event',
    needs: 'events.show',
    run: (options, event) => eventsCommand('arbiters', [event], options),
  },
  'events export': {
    about: 'event',
    needs: 'events.export',
    run: (options, event) => eventsCommand('export', [event], { ...options, format: 'trf16', to: newFile() }),
  },
  'events show': {
    about: 'event',
    needs: 'events.show',
    run: (options, event) => eventsCommand('show', [event], options),
  },
  'events list': { needs: 'events.show', run: (options) => eventsCommand('list', [], options) },
  decide: {
    about: 'pool',
    options: { indicator: 'rating', value: '2000', ...DECIDED, by: 'qc' },
    run: (options, _, pool) => decideCommand('fide:1', { ...options, pool }),
  },
  'decide --revoke': {
    about: 'pool',
    options: { indicator: 'rating', revoke: true, ...DECIDED, by: 'qc' },
    run: (options, _, pool) => decideCommand('fide:1', { ...options, pool }),
  },
  preview: { about: 'pool', needs: 'lists.publish', run: (options, _, pool) => previewCommand(pool, options) },
  publish: { about: 'pool', run: (options, _, pool) => publishCommand(pool, options) },
  lists: { needs: 'anybody', run: (options) => listsCommand(undefined, undefined, options) },
  'users list': { needs: 'users.add', run: (options) => usersCommand('list', [], options) },
  'users add': { options: { role: 'arbiter' }, run: (options) => usersCommand('add', ['Somebody'], options) },
  'users change': { options: { name: 'Other' }, run: (options) => usersCommand('change', ['u1'], options) },
  'users erase': { run: (options) => usersCommand('erase', ['u1'], options) },
  'users invite': { about: 'account', run: (options) => usersCommand('invite', ['u1'], options) },
  'users reset': { about: 'account', run: (options) => usersCommand('reset', ['u1'], options) },
  'users reset --second-factor': {
    about: 'account',
    options: { secondFactor: true },
    run: (options) => usersCommand('reset', ['u1'], options),
  },
  'users system': { run: (options) => usersCommand('system', ['somebody', 'u1'], options) },
  'users keys new': {
    options: { name: 'program', scope: 'read' },
    run: (options) => usersCommand('keys', ['new', 'u1'], options),
  },
  'users keys revoke': { run: (options) => usersCommand('keys', ['revoke', 'u1', revocable], options) },
  'users keys (listed)': { needs: 'users.keys', run: (options) => usersCommand('keys', ['list'], options) },
  'webhooks list': { needs: 'webhooks.change', run: (options) => webhooksCommand('list', [], options) },
  'webhooks add': { run: (options) => webhooksCommand('add', ['https://example.org/'], options) },
  'webhooks remove': { run: (options) => webhooksCommand('remove', ['w1'], options) },
  'webhooks deliveries': { needs: 'webhooks.change', run: (options) => webhooksCommand('deliveries', [], options) },
  'requests list': { needs: 'account.own', run: (options) => requestsCommand('list', [], options) },
  'requests show': { needs: 'account.own', run: (options) => requestsCommand('show', ['r1'], options) },
  'requests confirm': { needs: 'requests.confirm', run: (options) => requestsCommand('confirm', ['r1'], options) },
  'requests decline': { needs: 'account.own', run: (options) => requestsCommand('decline', ['r1'], options) },
  'jobs list': { needs: 'account.own', run: (options) => jobsCommand('list', [], options) },
  'jobs show': { needs: 'account.own', run: (options) => jobsCommand('show', ['j1'], options) },
  'jobs again': { needs: 'account.own', run: (options) => jobsCommand('again', ['j1'], options) },
  'keys show': { needs: 'anybody', run: (options) => keysCommand('show', [], options) },
  'keys new': { needs: 'keys.new', run: (options) => keysCommand('new', [], options) },
  'keys retire': { run: (options) => keysCommand('retire', ['0000000000000000'], options) },
  'keys export': { needs: 'anybody', run: (options) => keysCommand('export', [newFile()], options) },
  'log show': { needs: 'anybody', run: (options) => logCommand('show', [], options) },
  'log sign': { needs: 'keys.new', run: (options) => logCommand('sign', [], options) },
  'log open': { needs: 'office.audit', run: (options) => logCommand('open', ['1'], options) },
  prove: { needs: 'anybody', run: (options) => proveCommand({ ...options, player: 'fide:1', list: 'fide:2024-06' }) },
  verify: { needs: 'anybody', run: verifyCommand },
  // nobody is refused; that the folder has other things in it is told only to who may write it
  site: { needs: 'anybody', run: (options) => siteCommand(folder, withoutDryRun(options)) },
  backup: { needs: 'office.backup', run: (options) => backupCommand(newFile(), options) },
  export: { needs: 'office.backup', run: (options) => exportCommand(newFile(), withoutDryRun(options)) },
  audit: { needs: 'office.audit', run: (options) => auditCommand({ ...options, since: '2024-01-01' }) },
  'audit-files': { needs: 'office.audit', run: (options) => auditFilesCommand(newFile(), options) },
  diff: { needs: 'anybody', run: (options, _, pool) => diffCommand(`${pool}:2024-05`, `${pool}:2024-06`, options) },
  drift: { needs: 'anybody', run: (options, _, pool) => driftCommand({ ...options, pool }) },
  rerate: { needs: 'office.show', run: (options) => rerateCommand({ ...options, from: '2024-01-01' }) },
  'rerate --apply': {
    about: 'pool',
    options: { apply: true, ...DECIDED },
    run: (options, _, pool) => rerateCommand({ ...options, from: '2024-01-01', pool }),
  },
  gaps: { needs: 'office.show', run: gapsCommand },
};

function withoutDryRun({ dryRun: _dryRun, ...options }: { dryRun?: boolean }): object {
  return options;
}

/** They make an office, know none, or start a program that everybody reaches by its own door. */
const OTHERS = [
  'rate',
  'explain',
  'check',
  'calc',
  'rulebooks',
  'convert',
  'generate',
  'check-page',
  'schema',
  'endorse',
  'witness',
  'office init',
  'office public-role',
  'verify-list',
  'verify-proof',
  'restore',
  'import',
  'demo',
  'serve',
  'work',
];

const at = { db: join(folder, 'office.db'), key: join(folder, 'office.key'), json: true, lang: 'en' };
const keys: Record<string, string> = {};
/** A key of the administrator that nobody uses here. */
let revocable = '';
let own: Record<string, string> = {};
let out = '';

beforeEach(() => {
  vi.stubEnv('ELOBOOK_AUTHOR', '');
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

beforeAll(async () => {
  const quiet = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  await officeInitCommand({ ...at, as: 'Éva', name: 'Test', timeZone: 'UTC' });
  quiet.mockRestore();
  const office = await openOffice(at.db);
  const as = { author: 'setup' };
  for (const pool of ['fide', 'other'])
    await openRatingPool(office, { pool, family: 'fide', name: pool, from: '2024-06' }, as);
  const keyOf = async (name: string, account: string, scopes: readonly string[]): Promise<void> => {
    keys[name] = (await newApiKey(office, { account, name, scopes })).value?.secret as string;
  };
  const accountOf: Record<string, string> = {};
  for (const role of ROLES.toReversed()) {
    accountOf[role] = (await addAccount(office, { name: role, role, club: 'SK', federation: 'HUN' }, as)).value
      ?.account as string;
    await keyOf(role, accountOf[role] as string, KEY_SCOPES);
  }
  const elsewhere = (await addAccount(office, { name: 'Elsewhere', role: 'officer', pools: ['other'] }, as)).value;
  await keyOf('elsewhere', elsewhere?.account as string, KEY_SCOPES);
  await keyOf('reader', accountOf['administrator'] as string, ['read']);
  const { value } = await newApiKey(office, { account: 'u1', name: 'other', scopes: ['read'] });
  revocable = value?.key as string;
  // nobody of those who ask has brought the first event; the others have brought one each
  const register = async (author: string, name: string): Promise<string> =>
    (await registerEvent(office, { pool: 'fide', facts: facts({ name, ...DAYS }) }, { author })).value?.event as string;
  await register('setup', 'Nobody’s');
  own = {};
  for (const role of ROLES) own[role] = await register(accountOf[role] as string, `Of the ${role}`);
  await office.store.close();
});

/** The refusal of access; undefined where there is none. */
async function refusal(verb: Verb, key: string | undefined, event = 'e1', pool = 'fide'): Promise<string | undefined> {
  vi.stubEnv('ELOBOOK_API_KEY', key ?? '');
  out = '';
  await verb.run({ ...at, ...verb.options, dryRun: true }, event, pool);
  return /"code": "(access\.(?:forbidden|not-own|other-pool|other-role|scope|no-account|key-unknown))"/.exec(out)?.[1];
}

/** What the table has: of acts under their command, of what reads under what it needs. */
function permissionOf(name: string, { needs }: Verb): ActName | 'anybody' {
  if (needs !== undefined) return needs;
  const act = ACTS.find(({ command }) => command === name);
  if (act === undefined) throw new Error(`no act is ${name}`);
  return act.name;
}

test('there is no verb that is not asked for here', () => {
  const main = readFileSync(fileURLToPath(new URL('main.ts', import.meta.url)), 'utf8');
  const COMMAND = /(?:\.command|changing|atOffice|recorded)\(\s*'([a-z-]+)([^']*)',\s*help\.(\w+)\.does/g;
  const verbs = [...main.matchAll(COMMAND)].flatMap(([, name = '', takes = '', key]) =>
    / \[action\](?: \[\.\.\.args\])?$/.test(takes)
      ? HELP[key as 'players'].does
          .replace(/^[^:]*:/, '')
          .replaceAll(/\([^)]*\)/g, '')
          .split(',')
          .map((action) => `${name} ${action.trim()}`)
      : [name],
  );
  const known = new Set(
    Object.keys(VERBS).flatMap((name) => [name, name.split(' ')[0], name.split(' ').slice(0, 2).join(' ')]),
  );
  const missing = [...verbs, ...ACTS.map(({ command }) => command)].filter(
    (verb) => !known.has(verb) && !OTHERS.includes(verb),
  );
  expect(missing).toEqual([]);
});

test.each(Object.entries(VERBS))('%s', async (name, verb) => {
  const permission = permissionOf(name, verb);
  for (const role of ROLES) {
    const extent = permission === 'anybody' ? 'any' : extentOf(permission, role);
    const isForeign = extent === 'own' && role !== 'officer' && verb.about === 'event';
    const isOtherRole = extent === 'own' && role === 'officer' && verb.about === 'account';
    const expected =
      extent === undefined
        ? 'access.forbidden'
        : isForeign
          ? 'access.not-own'
          : isOtherRole
            ? 'access.other-role'
            : undefined;
    expect([role, await refusal(verb, keys[role])]).toEqual([role, expected]);
    if (extent !== undefined && verb.about === 'event') {
      expect([role, 'own', await refusal(verb, keys[role], own[role])]).toEqual([role, 'own', undefined]);
    }
  }
  const isOwn = permission !== 'anybody' && extentOf(permission, 'officer') === 'own' && verb.about !== undefined;
  expect(await refusal(verb, keys['elsewhere'])).toBe(
    isOwn
      ? verb.about === 'account'
        ? 'access.other-role'
        : 'access.other-pool'
      : permission !== 'anybody' && extentOf(permission, 'officer') === undefined
        ? 'access.forbidden'
        : undefined,
  );
  const isPublic = permission === 'anybody';
  expect(await refusal(verb, undefined)).toBe(isPublic ? undefined : 'access.no-account');
  expect(await refusal(verb, 'elk_revoked')).toBe(isPublic ? undefined : 'access.key-unknown');
  const isReading =
    verb.needs !== undefined &&
    ![
      'keys new',
      'log sign',
      'requests confirm',
      'requests decline',
      'users keys (listed)',
      'events submit (accepted at once)',
    ].includes(name);
  const isForReader = isReading || (permission !== 'anybody' && scopesOf(permission).includes('read'));
  expect(await refusal(verb, keys['reader'])).toBe(isForReader ? undefined : 'access.scope');
});
