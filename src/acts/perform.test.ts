/** Acts by accounts: who may, what waits for a second officer, and what the ledger says of both. */
import { describe, expect, test } from 'vitest';
import { verifyOffice } from '../keeping/verify.ts';
import { addAccount } from '../desk/accounts/accounts.ts';
import { refusalOf } from '../desk/accounts/allowed.ts';
import { ACT_NAMES, CONFIRMED_ACTS, extentOf } from '../desk/accounts/permissions.ts';
import { AS, testOffice, type TestOffice } from '../desk/lists/office.fixture.ts';
import { codes, done, refusals } from '../desk/office.fixture.ts';
import { withScratchStore } from '../desk/wire.ts';
import { type Account, accountsIn, ROLES } from '../ledger/rows/accounts.ts';
import { forEachStore, type TestStore } from '../stores/harness.fixture.ts';
import { openRatingPool } from '../desk/registry/pools.ts';
import { inputFaults, perform } from './perform.ts';
import { ACTS, actOf } from './registry.ts';
import { confirmRequest, declineRequest, listRequests, requestedCall } from './requests.ts';

async function staffed(store: TestStore): Promise<{ office: TestOffice; by: Readonly<Record<string, Account>> }> {
  const office = await testOffice(store);
  for (const pool of ['fide', 'orr'])
    done(
      await openRatingPool(
        office,
        { pool, family: pool, name: pool, from: pool === 'orr' ? '2024-01-01' : '2024-01' },
        AS,
      ),
    );
  const people = [
    { name: 'Admin', role: 'administrator' },
    { name: 'First', role: 'officer', pools: ['fide'] },
    { name: 'Second', role: 'officer' },
    { name: 'Arbiter', role: 'arbiter' },
    { name: 'Club one', role: 'club', club: 'SK' },
    { name: 'Club two', role: 'club', club: 'SK' },
  ];
  for (const each of people) done(await addAccount(office, each, AS));
  const accounts = await office.store.read(accountsIn);
  return { office, by: Object.fromEntries(accounts.map((each) => [each.name as string, each])) };
}

const call = (input: unknown) => ({ input, files: [] });
const REGISTER = {
  pool: 'fide',
  facts: { name: 'River Open', start: '2024-07-01', end: '2024-07-09', system: 'swiss' },
};

forEachStore((_, store) => {
  test('an arbiter announces an event, which is then the arbiter’s own; another’s is not', async () => {
    const { office, by } = await staffed(store);
    const { Arbiter, First, 'Club one': one, 'Club two': two } = by as Record<string, Account>;
    const made = await perform(office, Arbiter as Account, actOf('events.register'), call(REGISTER));
    expect([made.state, (made.value as { event: string }).event]).toEqual(['done', 'e1']);
    const comment = call({ event: 'e1', text: 'The hall has moved.' });
    // somebody else's event may come between the question and the act
    const unknown = office.store.read((desk) => refusalOf(desk, Arbiter as Account, 'events.comment', { event: 'e2' }));
    expect(await unknown).toMatchObject({ code: 'event.unknown' });
    expect((await perform(office, Arbiter as Account, actOf('events.comment'), comment)).state).toBe('done');
    expect(refusals(await perform(office, one as Account, actOf('events.comment'), comment))).toEqual([
      'access.not-own',
    ]);
    expect((await perform(office, First as Account, actOf('events.comment'), comment)).state).toBe('done');
    expect(refusals(await perform(office, Arbiter as Account, actOf('events.accept'), call({ event: 'e1' })))).toEqual([
      'access.forbidden',
    ]);
    done(await perform(office, one as Account, actOf('events.register'), call(REGISTER)));
    expect((await perform(office, two as Account, actOf('events.withdraw'), call({ event: 'e2' }))).state).toBe('done');
    expect(codes(await withScratchStore((scratch) => verifyOffice(office, { scratch })))).toEqual([]);
  });

  test('an officer answers for some pools, and for no other', async () => {
    const { office, by } = await staffed(store);
    const publish = (pool: string) =>
      perform(office, by['First'] as Account, actOf('lists.publish'), call({ pool }), { dryRun: true });
    expect(refusals(await publish('orr'))).toEqual(['access.other-pool']);
    expect(refusals(await publish('fide'))).not.toContain('access.other-pool');
  });

  test('a publication waits for a second officer, who is not the first; the ledger names both', async () => {
    const { office, by } = await staffed(store);
    const { First, Second, Arbiter } = by as Record<string, Account>;
    const asked = await perform(
      office,
      First as Account,
      actOf('lists.publish'),
      call({ pool: 'fide', date: '2024-01' }),
    );
    expect([asked.state, asked.request]).toEqual(['waits', 'r1']);
    expect(await office.store.read((desk) => desk.lists('fide'))).toEqual([]);
    expect((await listRequests(office, 'waits')).map(({ request, act, by: who }) => [request, act, who])).toEqual([
      ['r1', 'lists.publish', 'u2'],
    ]);
    expect(done(await requestedCall(office, 'r1')).call.input).toEqual({ pool: 'fide', date: '2024-01' });
    const confirm = (account: Account | undefined, request = 'r1') =>
      confirmRequest(office, account as Account, request, actOf);
    expect(refusals(await confirm(First))).toEqual(['access.request-own']);
    expect(refusals(await confirm(Arbiter))).toEqual(['access.forbidden']);
    expect(refusals(await confirm(Second, 'r9'))).toEqual(['access.request-unknown']);
    const before = await office.store.read((desk) => desk.head());
    expect(refusals(await confirm(Second))).toEqual([]);
    const entries = await office.store.read((desk) => desk.entries([1, 2, 3].map((next) => before.no + next)));
    expect(entries.map(({ kind, author }) => [kind, author])).toEqual([
      ['list.stated', 'office'],
      ['list.published', 'u2'],
      ['act.confirmed', 'u3'],
    ]);
    expect(JSON.parse(entries[2]?.text as string).data).toMatchObject({
      request: 'r1',
      act: 'lists.publish',
      first: before.no + 1,
      last: before.no + 2,
    });
    expect(refusals(await confirm(Second))).toEqual(['access.request-ended']);
    expect(codes(await withScratchStore((scratch) => verifyOffice(office, { scratch })))).toEqual([]);
  });

  test('a request that was declined is never done; one that can no longer be done is refused and stays', async () => {
    const { office, by } = await staffed(store);
    const { First, Second } = by as Record<string, Account>;
    const ask = () =>
      perform(office, First as Account, actOf('lists.publish'), call({ pool: 'fide', date: '2024-01' }));
    await ask();
    done(await declineRequest(office, Second as Account, 'r1', actOf, 'too early'));
    expect(refusals(await confirmRequest(office, Second as Account, 'r1', actOf))).toEqual(['access.request-ended']);
    await ask();
    await ask();
    expect(refusals(await confirmRequest(office, Second as Account, 'r2', actOf))).toEqual([]);
    const head = await office.store.read((desk) => desk.head());
    expect((await confirmRequest(office, Second as Account, 'r3', actOf)).value).toBeUndefined();
    expect(await office.store.read((desk) => desk.head())).toEqual(head);
    expect((await listRequests(office)).map(({ request, state }) => [request, state])).toEqual([
      ['r3', 'waits'],
      ['r2', 'confirmed'],
      ['r1', 'declined'],
    ]);
  });

  test('a request is declined by whoever could confirm it, and taken back by whoever asked', async () => {
    const { office, by } = await staffed(store);
    const { Admin, First, Second, Arbiter } = by as Record<string, Account>;
    const ask = async (account: Account, pool: string, date: string): Promise<string> =>
      (await perform(office, account, actOf('lists.publish'), call({ pool, date }))).request as string;
    const decline = (account: Account | undefined, request: string) =>
      declineRequest(office, account as Account, request, actOf);
    const request = await ask(Second as Account, 'fide', '2024-01');
    expect(refusals(await decline(Arbiter, request))).toEqual(['access.forbidden']);
    const elsewhere = { ...(First as Account), pools: ['orr'] };
    expect(refusals(await decline(elsewhere, request))).toEqual(['access.other-pool']);
    done(await decline(First, request));
    const own = await ask(First as Account, 'fide', '2024-01');
    done(await decline({ ...(First as Account), pools: ['orr'] }, own));
    expect(refusals(await decline(Admin, own))).toEqual(['access.request-ended']);
  });

  test('whoever sends a report accepts it only where the account may accept, in a pool that it names', async () => {
    const { office, by } = await staffed(store);
    const { Arbiter, First, Second } = by as Record<string, Account>;
    const file = { name: 'x.json', bytes: new TextEncoder().encode('{}') };
    const send = async (account: Account | undefined, input: object): Promise<readonly string[]> => {
      const sent = { input, files: [file] };
      const { findings } = await perform(office, account as Account, actOf('events.submit'), sent, { dryRun: true });
      return findings.map(({ code }) => code).filter((code) => code.startsWith('access.'));
    };
    expect(await send(Arbiter, { pool: 'fide' })).toEqual([]);
    expect(await send(Arbiter, { pool: 'fide', accept: 'clean' })).toEqual(['access.forbidden']);
    expect(await send(Arbiter, { pool: 'fide', received: '2024-06-01' })).toEqual(['access.forbidden']);
    const told = { event: { reportReceived: '2024-06-01' } };
    expect(await send(Arbiter, { pool: 'fide', facts: told })).toEqual(['access.forbidden']);
    expect(await send(Arbiter, { pool: 'fide', facts: { event: { place: 'Eger' } }, encoding: 'utf-8' })).toEqual([]);
    expect(await send(First, { pool: 'fide', accept: 'clean' })).toEqual([]);
    expect(await send(First, { pool: 'orr', accept: 'clean' })).toEqual(['access.other-pool']);
    expect(await send(First, { accept: 'clean' })).toEqual(['access.pool-open']);
    expect(await send(Second, { accept: 'clean' })).toEqual([]);
  });

  test('an office of one switches the second officer off, which the ledger says', async () => {
    const { office, by } = await staffed(store);
    const { Admin } = by as Record<string, Account>;
    const off = await perform(office, Admin as Account, actOf('office.set'), call({ fourEyes: 'off' }));
    expect(off.state).toBe('done');
    const head = await office.store.read(async (desk) => desk.entry((await desk.head()).no));
    expect(JSON.parse(head?.text as string)).toMatchObject({
      author: 'u1',
      kind: 'office.set',
      data: { fourEyes: 'off' },
    });
    const published = await perform(
      office,
      Admin as Account,
      actOf('lists.publish'),
      call({ pool: 'fide', date: '2024-01' }),
    );
    expect(published.state).toBe('done');
  });

  test('an account that was closed does nothing more', async () => {
    const { office, by } = await staffed(store);
    const closed = { ...(by['First'] as Account), closed: true as const };
    expect(refusals(await perform(office, closed, actOf('events.register'), call(REGISTER)))).toEqual([
      'access.account-closed',
    ]);
  });
});

describe('the acts', () => {
  test('have ids, paths and commands of their own, and permissions that there are', () => {
    for (const of of ['id', 'path', 'command'] as const) {
      const all = ACTS.map((act) => act[of]);
      expect(new Set(all).size, of).toBe(all.length);
    }
    for (const { name } of ACTS) expect(ACT_NAMES).toContain(name);
  });

  test('members of a path are members of the input', () => {
    for (const { path, input } of ACTS) {
      const named = [...path.matchAll(/:(\w+)/g)].map(([, member]) => member);
      expect(Object.keys(input.properties)).toEqual(expect.arrayContaining(named));
    }
  });

  test('what is no input is told member by member', () => {
    expect(inputFaults(actOf('events.accept'), { event: 'e1' })).toEqual([]);
    expect(inputFaults(actOf('events.accept'), { event: 'x', waivers: 3 }).map(({ facts }) => facts)).toMatchObject([
      { field: 'event' },
      { field: 'waivers' },
    ]);
    expect(inputFaults(actOf('events.accept'), {}).map(({ facts }) => facts)).toMatchObject([{ field: 'event' }]);
  });

  test('whoever may ask for what weighs most could also confirm it', () => {
    for (const act of CONFIRMED_ACTS) {
      for (const role of ROLES) {
        if (extentOf(act, role) !== undefined)
          expect(extentOf('requests.confirm', role), `${role} ${act}`).toBeDefined();
      }
    }
  });
});
