/**
 * The account's inbox: deadlines, reports with questions, reports to be decided on, requests of colleagues. Most urgent
 * first.
 */
import { listRequests } from '../../../acts/requests.ts';
import { listJobs } from '../../../jobs/shown.ts';
import { seesEvent } from '../../../desk/accounts/allowed.ts';
import { extentOf, mayAnywhere } from '../../../desk/accounts/permissions.ts';
import { readOffice } from '../../../desk/office.ts';
import { needsFourEyes } from '../../../desk/registry/four-eyes.ts';
import { isNewOffice } from '../../../desk/registry/settings.ts';
import { accountsIn } from '../../../ledger/rows/accounts.ts';
import { eventData } from '../../../ledger/rows/events.ts';
import { eventId, eventNumber } from '../../../ledger/ids.ts';
import type { Desk, EventRow } from '../../../ledger/store.ts';
import { type ClosingDay, closingDays } from '../../../reading/analysis/closing-days.ts';
import { officeStatus } from '../../../reading/analysis/status.ts';
import { actWord } from '../../../web/desk/answer.tsx';
import { type FirstStep, type InboxLine, inboxPage } from '../../../web/desk/inbox.tsx';
import type { DeskRequest, DeskRoute } from '../desk-route.ts';

const WAITING = ['questions', 'submitted'] as const;

const rowOf = (desk: Desk, event: string): Promise<EventRow | undefined> => desk.event(eventNumber(event) ?? 0);

/** The closing day of the first list that a waiting report is in time for. */
function listCloses(closings: readonly ClosingDay[], row: EventRow): string | undefined {
  const { received = '' } = eventData(row);
  return closings.find(({ pool, day }) => pool === row.pool && day >= received && day >= (row.end ?? ''))?.day;
}

const earlier = (one: string | undefined, other: string | undefined): string | undefined =>
  one === undefined || (other !== undefined && other < one) ? other : one;

async function lines({ office, account, site }: DeskRequest): Promise<readonly InboxLine[]> {
  const words = site.pages.desk.inbox;
  const { say } = site;
  const entry = site.pages.entry.inbox;
  const [status, waiting] = [await officeStatus(office), await listRequests(office, 'waits')];
  const isOfficer = mayAnywhere(account, 'events.accept');
  const found: InboxLine[] = [];
  const kinds = site.commands.events.status.kinds;
  const isOfPool = (pool: string): boolean =>
    extentOf('events.accept', account.role) === 'any' || account.pools === undefined || account.pools.includes(pool);
  const deadlines = new Map<string, string>();
  for (const { day, kind, pool, event, list, clause, overdue } of status.deadlines) {
    if (event !== undefined && !deadlines.has(event)) deadlines.set(event, day);
    const row = event === undefined ? undefined : await readOffice(office, (desk) => rowOf(desk, event));
    const isHere = isOfficer
      ? isOfPool(pool)
      : row !== undefined && (await readOffice(office, (desk) => seesEvent(desk, account, row)));
    if (!isHere) continue;
    const isAwaited = row?.state === 'registered' && kind !== 'registration';
    const name = row === undefined ? site.poolName(pool) : `${event} ${row.name}`;
    found.push({
      day,
      overdue,
      what: `${name}: ${kinds[kind](list, say)} (${site.cite(clause)})`,
      next: kind === 'list' ? words.publish : isAwaited ? entry.sendReport : words.open,
      to: site.to.office(
        kind === 'list' ? `/lists/${pool}` : isAwaited ? `/upload?event=${event}` : `/events/${event}`,
      ),
    });
  }
  await readOffice(office, async (desk) => {
    const closings = await closingDays(desk, await desk.pools());
    for (const row of await desk.events({ states: WAITING })) {
      if (!(await seesEvent(desk, account, row))) continue;
      const id = eventId(row.event);
      const open = row.openQuestions === 0 ? [] : (await desk.questions(row.event)).filter((each) => each.open);
      const doubtful = open.filter((each) => each.kind === 'identity').length;
      const asked =
        row.openQuestions === 0
          ? words.judge
          : `${words.questions(row.openQuestions, say)}${doubtful === 0 ? '' : `, ${entry.doubtful(doubtful)}`}`;
      const next = row.openQuestions > 0 ? (doubtful > 0 ? entry.tellWho : words.answer) : words.decide;
      const day = earlier(deadlines.get(id), listCloses(closings, row));
      found.push({
        day,
        overdue: (day ?? '9') < status.today,
        what: `${id} ${row.name}: ${asked}`,
        // accounts that submit reports only see their state
        next: isOfficer ? next : entry.look,
        to: site.to.office(`/events/${id}${open[0] === undefined ? '' : `#q${open[0].question}`}`),
      });
    }
    const names = new Map((await accountsIn(desk)).map((each) => [each.account, each.name ?? each.account]));
    for (const { request, act, by, asked } of waiting) {
      if (!mayAnywhere(account, 'requests.confirm') && by !== account.account) continue;
      found.push({
        day: site.dayOf(asked),
        overdue: false,
        what: `${request} ${actWord(act, site)} (${names.get(by) ?? by}): ${words.waits}`,
        next: by === account.account ? site.pages.desk.requests.takeBack : words.confirm,
        to: site.to.office(`/requests/${request}`),
      });
    }
  });
  for (const { job, act, ended } of await listJobs(office, account, 'failed')) {
    found.push({
      day: ended === undefined ? undefined : site.dayOf(ended),
      overdue: true,
      what: `${job} ${actWord(act, site)}: ${site.pages.jobs.inboxFailed}`,
      next: site.pages.jobs.startAgain,
      to: site.to.office(`/jobs/${job}`),
    });
  }
  return found.sort((a, b) => ((a.day ?? '9') < (b.day ?? '9') ? -1 : 1));
}

/** The first steps of a new office, and which of them are done; none once all of them are. */
async function firstSteps({ office, account, site }: DeskRequest): Promise<readonly FirstStep[]> {
  if (account.role !== 'administrator') return [];
  const { steps } = site.pages.desk.inbox;
  const entry = site.pages.entry.inbox;
  const all = await readOffice(office, async (desk): Promise<readonly FirstStep[]> => {
    const own = await desk.office();
    const isNew = await isNewOffice(desk);
    const named = own === undefined ? '' : `${own.name}, ${own.timeZone}`;
    return [
      { text: entry.named(named), to: site.to.office('/settings#office'), isDone: !isNew || own?.timeZone !== 'UTC' },
      { text: steps.pool, to: site.to.office('/acts/pools.open'), isDone: (await desk.pools()).length > 0 },
      { text: steps.list, to: site.to.office('/acts/players.import'), isDone: (await desk.lists()).length > 0 },
      { text: steps.report, to: site.to.office('/upload'), isDone: (await desk.lastEvent()) > 0 },
      {
        text: steps.colleague,
        to: site.to.office('/people'),
        isDone: (await accountsIn(desk)).length > 1 || !(await needsFourEyes(desk)),
        or: { text: steps.alone, to: site.to.office('/settings#four-eyes') },
      },
    ];
  });
  return all.every(({ isDone }) => isDone) ? [] : all;
}

export const INBOX: DeskRoute = {
  path: '',
  needs: 'signed-in',
  get: async (request) => inboxPage({ lines: await lines(request), steps: await firstSteps(request) }, request.site),
};
