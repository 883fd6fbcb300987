/** The contract of jobs, on both stores: kept, claimed by one worker at a time, done once whatever becomes of the worker. */
import { strFromU8, strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { perform } from '../acts/perform.ts';
import { actOf } from '../acts/registry.ts';
import { confirmRequest, declineRequest, listRequests } from '../acts/requests.ts';
import { addAccount } from '../desk/accounts/accounts.ts';
import { AS, fileOf, officeWith, type TestOffice } from '../desk/events/event.fixture.ts';
import type { ReportFile } from '../desk/events/read.ts';
import type { SubmitSummary } from '../desk/events/submit.ts';
import { done, refusals } from '../desk/office.fixture.ts';
import type { Office } from '../desk/office.ts';
import { erasePlayer } from '../desk/registry/erase.ts';
import { csv, sound } from '../desk/registry/import/import.fixture.ts';
import { numberedImports } from '../desk/registry/import/log.ts';
import { personId } from '../ledger/ids.ts';
import { type Account, accountsIn } from '../ledger/rows/accounts.ts';

import { forEachStore, type TestStore } from '../stores/harness.fixture.ts';
import { type ClaimedJob, claimJob, freeJobs, freeJobsOf, MOST_ATTEMPTS } from './claim.ts';
import type { JobResult, NotedProgress } from './job.ts';
import { keepConfirmation, keepJob, performOrKeep } from './keep.ts';
import { LONG } from './long.ts';
import { runJob } from './run.ts';
import { runPreviewed, listJobs, showJob, startAgain, touchedByJob } from './shown.ts';
import { workByPolling, workOnce } from './worker.ts';

const W1 = { worker: 'one' };
const W2 = { worker: 'two' };
/** A claim that lapses at once: the next worker takes the first for dead. */
const DYING = { worker: 'dying', lease: 0 };

async function staffed(store: TestStore): Promise<{ office: TestOffice; by: Readonly<Record<string, Account>> }> {
  const office = await officeWith(store, 'fide');
  for (const each of [
    { name: 'admin', role: 'administrator' },
    { name: 'officer', role: 'officer' },
    { name: 'second', role: 'officer' },
    { name: 'arbiter', role: 'arbiter' },
  ]) {
    done(await addAccount(office, each, AS));
  }
  const accounts = await office.store.read(accountsIn);
  return { office, by: Object.fromEntries(accounts.map((each) => [each.name as string, each])) };
}

const reports = (count: number, name = 'Open'): readonly ReportFile[] =>
  Array.from({ length: count }, (_, at) =>
    fileOf({ event: { id: `${name}${at}`, name: `${name} ${at}` } }, `${at}.json`),
  );

const upload = (files: readonly ReportFile[], input: object = {}) => ({ input: { pool: 'fide', ...input }, files });

/** Dies after so many writes: whatever it would write later fails, the farewell too. */
function dyingAfter(office: Office, writes: number): Office {
  let left = writes;
  const store: Office['store'] = {
    ...office.store,
    write: async (work) => {
      left -= 1;
      if (left < 0) throw new Error('killed');
      return office.store.write(work);
    },
  };
  return { ...office, store };
}

const sumOf = (result: JobResult | undefined): SubmitSummary => result?.value as SubmitSummary;

const eventsIn = (office: Office) => office.store.read((desk) => desk.events({}));

const rowsLeft = (office: Office): Promise<number> =>
  office.store.read(
    async (desk) => (await desk.workRows('job-file')).length + (await desk.workRows('job-step')).length,
  );

forEachStore((_, store) => {
  test('an upload of many files becomes a job, which a worker does once; few are taken in at once', async () => {
    const { office, by } = await staffed(store);
    const [arbiter, submit] = [by['arbiter'] as Account, actOf('events.submit')];
    expect((await performOrKeep(office, arbiter, submit, upload(reports(1, 'Few')))).state).toBe('done');
    const kept = await performOrKeep(office, arbiter, submit, upload(reports(LONG.files + 5)));
    expect([kept.state, kept.job, kept.findings.map(({ code }) => code)]).toEqual(['queued', 'j1', ['act.queued']]);
    expect(await eventsIn(office)).toHaveLength(1);
    expect(await freeJobs(office)).toEqual(['j1']);
    expect(await workOnce(office, W1)).toBe('ended');
    expect(await workOnce(office, W2)).toBeUndefined();
    const job = done(await showJob(office, arbiter, 'j1'));
    expect(job).toMatchObject({ state: 'done', by: arbiter.account, done: 55, total: 55, outcome: 'done', files: 55 });
    expect(job.result?.value as SubmitSummary).toMatchObject({ files: 55, events: 55, refused: 0 });
    expect(sumOf(job.result).outcomes.map(({ file }) => file)).toEqual(reports(55).map(({ name }) => name));
    expect((await eventsIn(office)).map(({ name }) => name).sort()).toHaveLength(56);
    expect(await rowsLeft(office)).toBe(0);
    await sound(office);
  });

  test('whoever may not do it is refused before anything is kept', async () => {
    const { office, by } = await staffed(store);
    const list = { input: { how: 'add' }, files: [{ bytes: new Uint8Array(LONG.listBytes + 1) }] };
    const import_ = actOf('players.import');
    expect(refusals(await performOrKeep(office, by['arbiter'] as Account, import_, list))).toEqual([
      'access.forbidden',
    ]);
    const wrong = { ...list, input: { how: 'anyhow' } };
    expect(refusals(await performOrKeep(office, by['officer'] as Account, import_, wrong))).toEqual(['act.input']);
    expect(await listJobs(office, undefined)).toEqual([]);
  });

  test('a worker that dies at any write loses nothing, and nothing is done twice', async () => {
    for (const writes of [0, 2, 4]) {
      const { office, by } = await staffed(store);
      const { account } = by['arbiter'] as Account;
      const zip = zipSync({
        'a.json': fileOf({ event: { name: 'In an archive' } }).bytes,
        'b.txt': strToU8('nothing'),
      });
      const files = [...reports(60), { name: 'more.zip', bytes: zip }];
      const job = await keepJob(office, { act: 'events.submit', call: upload(files), by: account });
      const claim = await claimJob(office, DYING);
      expect(await runJob(dyingAfter(office, writes), claim as NonNullable<typeof claim>)).toBe('lost');
      const before = (await eventsIn(office)).length;
      expect(before).toBeLessThan(61);
      expect(await workOnce(office, W2)).toBe('ended');
      const { state, result } = done(await showJob(office, undefined, job));
      expect([state, sumOf(result).files, sumOf(result).events]).toEqual(['done', 62, 61]);
      const names = (await eventsIn(office)).map(({ name }) => name);
      expect([names.length, new Set(names).size]).toEqual([61, 61]);
    }
  });

  test('whose claim has lapsed keeps nothing any more, also where it is alive', async () => {
    const { office, by } = await staffed(store);
    await keepJob(office, { act: 'events.submit', call: upload(reports(3)), by: (by['arbiter'] as Account).account });
    const first = await claimJob(office, DYING);
    const second = await claimJob(office, W2);
    expect([first?.no, second?.no]).toEqual([1, 2]);
    expect(await claimJob(office, W1)).toBeUndefined();
    expect(await runJob(office, first as NonNullable<typeof first>)).toBe('lost');
    expect(await eventsIn(office)).toEqual([]);
    expect(done(await showJob(office, undefined, 'j1'))).toMatchObject({ state: 'running', worker: 'two' });
    expect(await runJob(office, second as NonNullable<typeof second>)).toBe('ended');
    expect(await eventsIn(office)).toHaveLength(3);
  });

  test('what a worker had that is known to be dead is free at once; one that is told to stop gives its job back', async () => {
    const { office, by } = await staffed(store);
    await keepJob(office, { act: 'events.submit', call: upload(reports(30)), by: (by['arbiter'] as Account).account });
    await claimJob(office, W1);
    expect(await freeJobs(office)).toEqual([]);
    await freeJobsOf(office, 'two');
    expect(await freeJobs(office)).toEqual([]);
    await freeJobsOf(office, 'one');
    expect(await freeJobs(office)).toEqual(['j1']);
    expect(await workOnce(office, { ...W2, stop: AbortSignal.abort() })).toBe('given-back');
    expect(await freeJobs(office)).toEqual(['j1']);
    const stop = new AbortController();
    await workByPolling(office, { ...W2, stop: stop.signal, every: 1, idle: 5 });
    expect(await eventsIn(office)).toHaveLength(30);
    stop.abort();
    await workByPolling(office, { ...W2, stop: stop.signal });
  });

  test('a list of players comes in part by part; broken off, it goes on where it stopped', async () => {
    const rows = Array.from({ length: 10_050 }, (_, at) => `${at + 1000};Invented, Player${at};1990;m;HUN;1500`);
    const files = [{ name: 'list.csv', bytes: strToU8(csv(...rows)) }];
    const { office, by } = await staffed(store);
    const call = { input: { how: 'add' }, files };
    const job = await keepJob(office, { act: 'players.import', call, by: (by['officer'] as Account).account });
    const claim = await claimJob(office, DYING);
    // the look of who does it, and the look of what it would come to, are writes that are taken back
    for (let writes = 1; (await office.store.read((desk) => desk.lastPerson())) < 100; writes += 1) {
      await runJob(dyingAfter(office, writes), { ...(claim as NonNullable<typeof claim>) });
    }
    expect(await office.store.read((desk) => desk.lastPerson())).toBeLessThan(10_054);
    expect(await workOnce(office, W2)).toBe('ended');
    expect(done(await showJob(office, undefined, job))).toMatchObject({ state: 'done', done: 10_050, total: 10_050 });
    expect(await office.store.read((desk) => desk.lastPerson())).toBe(10_054);
    expect((await office.store.read(numberedImports)).map((each) => each.done?.entered)).toEqual([10_050]);
  });

  test('a list that is only looked at names everybody: the first in its result, all in a table beside it', async () => {
    const rows = Array.from({ length: 5050 }, (_, at) => `${at + 1000};Invented, Player${at};1990;m;HUN;1500`);
    const files = [{ name: 'list.csv', bytes: strToU8(csv(...rows)) }];
    const { office, by } = await staffed(store);
    const account = by['officer'] as Account;
    const asked = { act: 'players.import', call: { input: { how: 'add' }, files }, by: account.account };
    const job = await keepJob(office, { ...asked, options: { dryRun: true } });
    expect(await workOnce(office, W2)).toBe('ended');
    const { touched, result } = done(await showJob(office, account, job));
    expect(touched).toBe(5050);
    const { each } = (result as JobResult).value as { readonly each: { readonly entered: readonly object[] } };
    expect(each.entered).toHaveLength(5000);
    const lines = strFromU8((await touchedByJob(office, account, job)) as Uint8Array).split('\r\n');
    expect([lines.length, lines[0], lines[5050]]).toEqual([
      5052,
      'pool;kind;row;player;name;about',
      ';entered;5050;;Invented, Player5049;',
    ]);
    const arbiter = by['arbiter'] as Account;
    expect(await touchedByJob(office, arbiter, job)).toBeNull();
    // names go with whoever is erased, whoever that is
    const ground = { author: account.account, ground: 'Asked for' };
    done(await erasePlayer(office, personId(await office.store.read((desk) => desk.lastPerson())), ground));
    expect(await touchedByJob(office, account, job)).toBeNull();
  });

  test('what needs a second officer waits as one request, also where the worker dies; the confirmation may be a job, too', async () => {
    const { office, by } = await staffed(store);
    const [officer, second] = [by['officer'] as Account, by['second'] as Account];
    const files = [{ name: 'list.csv', bytes: strToU8(csv('700001;Kovács, Anna;1990-03-01;f;HUN;2000')) }];
    const call = { input: { how: 'whole', pool: 'fide', asOf: '2024-05', takes: ['ratings'] }, files };
    await keepJob(office, { act: 'players.import', call, by: officer.account, options: { ground: 'a new list' } });
    const claim = await claimJob(office, DYING);
    for (let writes = 0; (await listRequests(office)).length === 0; writes += 1) {
      await runJob(dyingAfter(office, writes), claim as NonNullable<typeof claim>);
    }
    expect(done(await showJob(office, officer, 'j1'))).toMatchObject({
      state: 'done',
      outcome: 'waits',
      request: 'r1',
    });
    expect(await workOnce(office, W1)).toBeUndefined();
    expect(await keepConfirmation(office, second, 'r1')).toBeUndefined();
    const input = { request: 'r1', act: 'players.import' };
    await keepJob(office, { act: 'requests.confirm', call: { input, files: [] }, by: second.account });
    const again = (await claimJob(office, DYING)) as ClaimedJob;
    for (let writes = 0; writes < 4; writes += 1) expect(await runJob(dyingAfter(office, writes), again)).toBe('lost');
    // it is begun: nobody ends it otherwise
    expect(refusals(await declineRequest(office, by['admin'] as Account, 'r1', actOf))).toEqual([
      'access.request-ended',
    ]);
    expect(await workOnce(office, W1)).toBe('ended');
    expect(done(await showJob(office, second, 'j2'))).toMatchObject({ state: 'done', outcome: 'done' });
    expect((await listRequests(office)).map(({ state }) => state)).toEqual(['confirmed']);
    expect(refusals(await confirmRequest(office, second, 'r1', actOf))).toEqual(['access.request-ended']);
    // every entry of the import stands beside the name of who confirmed it, once
    const entries = await office.store.read(async (desk) =>
      desk.entries(Array.from({ length: (await desk.head()).no }, (_, at) => at + 1)),
    );
    const own = entries.filter(({ author }) => author === officer.account);
    const confirmed = entries.filter(({ kind }) => kind === 'act.confirmed').map(({ text }) => JSON.parse(text));
    for (const { no } of own) {
      const beside = confirmed.filter(({ data: { first, last } }) => first <= no && no <= last);
      expect(beside.map(({ author }) => author)).toEqual([second.account]);
    }
    expect(own.length).toBeGreaterThan(1);
  });

  test('what the office refuses is declined and says why; what breaks off too often has failed, and can be started again', async () => {
    const { office, by } = await staffed(store);
    const { account } = by['arbiter'] as Account;
    await keepJob(office, { act: 'events.submit', call: upload(reports(2), { pool: 'nothing' }), by: account });
    await workOnce(office, W1);
    const declined = done(await showJob(office, undefined, 'j1'));
    expect([declined.state, declined.result?.findings.map(({ code }) => code)]).toEqual(['declined', ['pool.unknown']]);
    expect(await rowsLeft(office)).toBe(0);
    await keepJob(office, { act: 'events.submit', call: upload(reports(2)), by: account });
    for (let tries = 0; tries < MOST_ATTEMPTS; tries += 1) {
      expect(done(await showJob(office, undefined, 'j2')).state).not.toBe('failed');
      await claimJob(office, DYING);
    }
    expect(await workOnce(office, W1)).toBeUndefined();
    expect(done(await showJob(office, undefined, 'j2'))).toMatchObject({ state: 'failed', fault: 'the worker died' });
    expect(refusals(await startAgain(office, by['second'], 'j1'))).toEqual(['job.not-failed']);
    expect(refusals(await startAgain(office, undefined, 'j9'))).toEqual(['job.unknown']);
    done(await startAgain(office, by['arbiter'], 'j2'));
    expect(await workOnce(office, W1)).toBe('ended');
    expect(done(await showJob(office, undefined, 'j2')).state).toBe('done');
    expect(await eventsIn(office)).toHaveLength(2);
  });

  test('what was looked at is done exactly so, once; nobody sees the jobs of others but officers', async () => {
    const { office, by } = await staffed(store);
    const [arbiter, officer] = [by['arbiter'] as Account, by['officer'] as Account];
    const options = { dryRun: true };
    await performOrKeep(office, arbiter, actOf('events.submit'), upload(reports(LONG.files + 1)), options);
    expect(refusals(await runPreviewed(office, arbiter, 'j1'))).toEqual(['job.nothing-looked-at']);
    await workOnce(office, W1);
    const looked = done(await showJob(office, arbiter, 'j1'));
    expect([looked.outcome, sumOf(looked.result).events]).toEqual(['preview', 51]);
    expect(await eventsIn(office)).toEqual([]);
    expect(refusals(await runPreviewed(office, officer, 'j1'))).toEqual(['job.nothing-looked-at']);
    expect(done(await runPreviewed(office, arbiter, 'j1'))).toBe('j2');
    expect(refusals(await runPreviewed(office, arbiter, 'j1'))).toEqual(['job.nothing-looked-at']);
    await workOnce(office, W1);
    expect(await eventsIn(office)).toHaveLength(51);
    await keepJob(office, { act: 'events.submit', call: upload(reports(1, 'Officer')), by: officer.account });
    expect((await listJobs(office, arbiter)).map(({ job }) => job)).toEqual(['j2', 'j1']);
    expect((await listJobs(office, officer, 'open')).map(({ job }) => job)).toEqual(['j3']);
    expect(refusals(await showJob(office, arbiter, 'j3'))).toEqual(['job.unknown']);
  });

  test('how far a publication is can be seen while it is one long write, in events and then in players', async () => {
    const { office, by } = await staffed(store);
    const admin = by['admin'] as Account;
    done(await perform(office, admin, actOf('office.set'), { input: { fourEyes: 'off' }, files: [] }));
    done(await perform(office, admin, actOf('events.submit'), upload(reports(1), { accept: 'clean' })));
    office.on('2024-07-02');
    const publish = (date: string) => ({ input: { pool: 'fide', date }, files: [] });
    done(await perform(office, admin, actOf('lists.publish'), publish('2024-06')));
    await keepJob(office, { act: 'lists.publish', call: publish('2024-07'), by: admin.account });
    const claim = (await claimJob(office, W1)) as ClaimedJob;
    const seen: string[] = [];
    const working = new Map<string, NotedProgress>();
    const onProgress = (job: string, progress: NotedProgress): void => {
      seen.push(`${job} ${progress.phase}: ${progress.done} of ${progress.total}`);
      working.set(job, progress);
    };
    const shown: (string | undefined)[] = [];
    const looking: Office = {
      ...office,
      store: {
        ...office.store,
        // in the middle of the write, as the server beside the worker shows it
        write: (work) =>
          office.store.write(async (desk) => {
            const value = await work(desk);
            if (working.size > 0) shown.push(done(await showJob({ ...office, working }, admin, 'j1')).phase);
            return value;
          }),
      },
    };
    expect(await runJob(looking, claim, { onProgress })).toBe('ended');
    expect(seen.slice(0, 2)).toEqual(['j1 rating: 0 of 1', 'j1 rating: 1 of 1']);
    expect(shown[0]).toBe(working.get('j1')?.phase);
    const ended = done(await showJob({ ...office, working }, admin, 'j1'));
    expect([ended.state, ended.phase, ended.done]).toEqual(['done', undefined, ended.total]);
    expect(ended.total).toBeGreaterThan(0);
    // what an earlier claim said is not shown
    await keepJob(office, { act: 'lists.publish', call: publish('2024-08'), by: admin.account });
    await claimJob(office, W1);
    const stale = new Map([['j2', { no: 0, done: 7, total: 9 }]]);
    expect(done(await showJob({ ...office, working: stale }, admin, 'j2')).done).toBe(0);
    const fresh = new Map([['j2', { no: 1, done: 7, total: 9 }]]);
    expect((await listJobs({ ...office, working: fresh }, admin))[0]).toMatchObject({ job: 'j2', done: 7, total: 9 });
  });

  test('an act that is one write ends its job in the same write', async () => {
    const { office, by } = await staffed(store);
    const admin = by['admin'] as Account;
    const call = { input: { federation: 'HUN', status: 'suspended' }, files: [] };
    await keepJob(office, { act: 'federations.set', call, by: admin.account });
    const claim = await claimJob(office, DYING);
    expect(await runJob(dyingAfter(office, 0), claim as NonNullable<typeof claim>)).toBe('lost');
    expect(await office.store.read((desk) => desk.federations())).toEqual([]);
    await workOnce(office, W1);
    expect(done(await showJob(office, admin, 'j1')).state).toBe('done');
    expect(await office.store.read((desk) => desk.federations())).toHaveLength(1);
    expect(refusals(await perform(office, admin, actOf('federations.set'), { input: {}, files: [] }))).not.toEqual([]);
  });
});
