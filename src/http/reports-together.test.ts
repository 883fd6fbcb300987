/** Reports that come at the same time: each is answered for its own, as if it had come alone. */
import { expect, test } from 'vitest';
import { addAccount } from '../desk/accounts/accounts.ts';
import { AS, fileOf, officeWith } from '../desk/events/event.fixture.ts';
import type { SubmitSummary } from '../desk/events/submit.ts';
import { done, refusals } from '../desk/office.fixture.ts';
import type { Office } from '../desk/office.ts';
import { eventNumber } from '../ledger/ids.ts';
import { type Account, accountsIn } from '../ledger/rows/accounts.ts';
import { eventSubject } from '../ledger/rows/subjects.ts';
import { forEachStore, type TestStore } from '../stores/harness.fixture.ts';
import type { Performed } from '../acts/perform.ts';
import { actOf } from '../acts/registry.ts';
import { ReportsTogether } from './reports-together.ts';

const SUBMIT = actOf('events.submit');

interface Staffed {
  readonly office: Office;
  readonly admin: Account;
  readonly arbiter: Account;
  /** How many writes there were. */
  readonly writes: () => number;
}

async function staffed(store: TestStore): Promise<Staffed> {
  const plain = await officeWith(store, 'fide');
  for (const role of ['administrator', 'arbiter']) done(await addAccount(plain, { name: role, role }, AS));
  const [admin, arbiter] = (await plain.store.read(accountsIn)) as [Account, Account];
  let count = 0;
  const write: Office['store']['write'] = (work) => {
    count += 1;
    return plain.store.write(work);
  };
  return { office: { ...plain, store: { ...plain.store, write } }, admin, arbiter, writes: () => count };
}

const report = (no: number) => fileOf({ event: { id: `t${no}`, name: `Open ${no}` } }, `${no}.json`);
const eventsOf = ({ value }: Performed) => (value as SubmitSummary).outcomes.flatMap(({ events }) => events);

forEachStore((_, store) => {
  test('many that come at once are few writes, and each is told of its own event', async () => {
    const { office, admin, writes } = await staffed(store);
    const together = new ReportsTogether(office);
    const send = (no: number) =>
      together.perform(office, admin, SUBMIT, { input: { pool: 'fide' }, files: [report(no)] }, { dryRun: false });
    const before = writes();
    const performed = await Promise.all(Array.from({ length: 8 }, (_, at) => send(at)));
    expect(writes() - before).toBe(1);
    expect(performed.map(({ state }) => state)).toEqual(Array(8).fill('done'));
    const events = performed.map((each) => eventsOf(each).map(({ event }) => event));
    expect(events).toEqual(Array.from({ length: 8 }, (_, at) => [`e${at + 1}`]));
    const names = (await office.store.read((desk) => desk.events({}))).map(({ name }) => name);
    expect(names).toEqual(Array.from({ length: 8 }, (_, at) => `Open ${at}`));
    expect(performed.map(({ value }) => (value as SubmitSummary).files)).toEqual(Array(8).fill(1));
  });

  test('whoever has arrived and still sends its file is waited for, but not for long', async () => {
    const { office, admin, writes } = await staffed(store);
    const together = new ReportsTogether(office);
    const send = (no: number) =>
      together.perform(office, admin, SUBMIT, { input: { pool: 'fide' }, files: [report(no)] });
    const [arrived, neverDone] = [together.expect(), together.expect()];
    const before = writes();
    const first = send(1);
    await new Promise((round) => setImmediate(round));
    arrived();
    const performed = await Promise.all([first, send(2)]);
    expect(writes() - before).toBe(1);
    expect(performed.flatMap(eventsOf).map(({ event }) => event)).toEqual(['e1', 'e2']);
    neverDone();
    neverDone();
  });

  test('the same bytes twice at once are one event, of which the second is told', async () => {
    const { office, admin } = await staffed(store);
    const together = new ReportsTogether(office);
    const send = () => together.perform(office, admin, SUBMIT, { input: { pool: 'fide' }, files: [report(1)] });
    const [first, second] = (await Promise.all([send(), send()])) as [Performed, Performed];
    expect(eventsOf(first).map(({ event }) => event)).toEqual(['e1']);
    expect(eventsOf(second)).toEqual([]);
    expect((second.value as SubmitSummary).outcomes[0]?.findings.map(({ code }) => code)).toEqual([
      'event.same-report',
    ]);
  });

  test('what others said, or may not do, is not mixed with it', async () => {
    const { office, admin, arbiter } = await staffed(store);
    const together = new ReportsTogether(office);
    const send = (account: Account, input: object, no: number, options = {}) =>
      together.perform(office, account, SUBMIT, { input, files: [report(no)] }, options);
    const [own, accepted, unknown, forbidden, dry, dated] = (await Promise.all([
      send(arbiter, { pool: 'fide' }, 1),
      send(admin, { pool: 'fide', accept: 'clean' }, 2),
      send(admin, { pool: 'nowhere' }, 3),
      send(arbiter, { pool: 'fide', accept: 'clean' }, 4),
      send(admin, { pool: 'fide' }, 5, { dryRun: true }),
      send(admin, { pool: 'fide', received: 'yesterday' }, 6),
    ])) as [Performed, Performed, Performed, Performed, Performed, Performed];
    expect([own.state, accepted.state, dry.state]).toEqual(['done', 'done', 'preview']);
    expect(refusals(unknown)).toEqual(['pool.unknown']);
    expect(refusals(forbidden)).toEqual(['access.forbidden']);
    expect(refusals(dated)).toEqual(['act.input']);
    const rows = await office.store.read((desk) => desk.events({}));
    expect(rows.map(({ name }) => name).sort()).toEqual(['Open 1', 'Open 2']);
    const entries = await office.store.read((desk) =>
      desk.entriesAbout(eventSubject(eventNumber(eventsOf(own)[0]?.event as string) as number)),
    );
    expect(entries.map(({ author }) => author)).toEqual([arbiter.account]);
  });

  test('several that are refused together are refused each by itself', async () => {
    const { office, admin } = await staffed(store);
    const together = new ReportsTogether(office);
    const performed = await Promise.all(
      [1, 2, 3].map((no) => together.perform(office, admin, SUBMIT, { input: { pool: 'no' }, files: [report(no)] })),
    );
    expect(performed.map(refusals)).toEqual([['pool.unknown'], ['pool.unknown'], ['pool.unknown']]);
  });

  test('where the write fails, all who were in it are told, and the next ones come in', async () => {
    const { office, admin } = await staffed(store);
    let isAway = true;
    const failing: Office = {
      ...office,
      store: {
        ...office.store,
        write: (work) => (isAway ? Promise.reject(new Error('the disk is full')) : office.store.write(work)),
      },
    };
    const together = new ReportsTogether(failing);
    const send = (no: number) =>
      together.perform(failing, admin, SUBMIT, { input: { pool: 'fide' }, files: [report(no)] });
    const failed = await Promise.allSettled([send(1), send(2)]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isAway = false;
    expect((await send(1)).state).toBe('done');
  });
});
