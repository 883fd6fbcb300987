/** What waits for the account: deadlines, reports with questions, reports to be decided on, requests of colleagues. The most urgent first. */
import { listRequests } from '../../../acts/requests.ts';
import { listJobs } from '../../../jobs/shown.ts';
import { seesEvent } from '../../../desk/accounts/allowed.ts';
import { extentOf, mayEver } from '../../../desk/accounts/permissions.ts';
import { readOffice } from '../../../desk/office.ts';
import { accountsIn } from '../../../ledger/rows/accounts.ts';
import { eventId } from '../../../ledger/ids.ts';
import { officeStatus } from '../../../reading/analysis/status.ts';
import { type InboxLine, inboxPage } from '../../../web/desk/inbox.tsx';
import type { DeskRequest, DeskRoute } from '../desk-route.ts';

const WAITING = ['questions', 'submitted'] as const;

async function lines({ office, account, site }: DeskRequest): Promise<readonly InboxLine[]> {
  const words = site.pages.desk.inbox;
  const { say } = site;
  const [status, waiting] = [await officeStatus(office), await listRequests(office, 'waits')];
  const isOfficer = mayEver(account, 'events.accept');
  const found: InboxLine[] = [];
  const kinds = site.commands.events.status.kinds;
  const isOfPool = (pool: string): boolean =>
    extentOf('events.accept', account.role) === 'any' || account.pools === undefined || account.pools.includes(pool);
  const deadlines = new Map<string, string>();
  for (const { day, kind, pool, event, list, clause, overdue } of status.deadlines) {
    if (event !== undefined && !deadlines.has(event)) deadlines.set(event, day);
    if (!isOfficer || !isOfPool(pool)) continue;
    found.push({
      day,
      overdue,
      what: `${event ?? site.poolName(pool)}: ${kinds[kind](list, say)} (${site.cite(clause)})`,
      next: kind === 'list' ? words.publish : words.open,
      to: kind === 'list' ? site.to.office(`/lists/${pool}`) : site.to.office(`/events/${event}`),
    });
  }
  await readOffice(office, async (desk) => {
    for (const row of await desk.events({ states: WAITING })) {
      if (!(await seesEvent(desk, account, row))) continue;
      const id = eventId(row.event);
      found.push({
        day: deadlines.get(id),
        overdue: false,
        what: `${id} ${row.name}: ${row.openQuestions > 0 ? words.questions(row.openQuestions, say) : words.judge}`,
        next: row.openQuestions > 0 ? words.answer : words.decide,
        to: site.to.office(`/events/${id}`),
      });
    }
    const names = new Map((await accountsIn(desk)).map((each) => [each.account, each.name ?? each.account]));
    for (const { request, act, by, asked } of waiting) {
      if (!mayEver(account, 'requests.confirm') && by !== account.account) continue;
      found.push({
        day: asked.slice(0, 10),
        overdue: false,
        what: `${request} ${act} (${names.get(by) ?? by}): ${words.waits}`,
        next: by === account.account ? site.pages.desk.requests.takeBack : words.confirm,
        to: site.to.office(`/requests/${request}`),
      });
    }
  });
  for (const { job, act, ended } of await listJobs(office, account, 'failed')) {
    found.push({
      day: ended?.slice(0, 10),
      overdue: true,
      what: `${job} ${act}: ${site.pages.jobs.inboxFailed}`,
      next: site.pages.jobs.startAgain,
      to: site.to.office(`/jobs/${job}`),
    });
  }
  return found.sort((a, b) => ((a.day ?? '9') < (b.day ?? '9') ? -1 : 1));
}

/** What a new office still lacks, each with its page. */
async function firstSteps({ office, account, site }: DeskRequest): Promise<readonly { text: string; to: string }[]> {
  if (account.role !== 'administrator') return [];
  const { steps } = site.pages.desk.inbox;
  return readOffice(office, async (desk) => [
    ...((await desk.pools()).length === 0 ? [{ text: steps.pool, to: site.to.office('/acts/pools.open') }] : []),
    ...((await desk.lists()).length === 0 ? [{ text: steps.list, to: site.to.office('/acts/players.import') }] : []),
    ...((await desk.lastEvent()) === 0 ? [{ text: steps.report, to: site.to.office('/upload') }] : []),
    ...((await accountsIn(desk)).length < 2 ? [{ text: steps.colleague, to: site.to.office('/people') }] : []),
  ]);
}

export const INBOX: DeskRoute = {
  path: '',
  needs: 'signed-in',
  get: async (request) => inboxPage({ lines: await lines(request), steps: await firstSteps(request) }, request.site),
};
