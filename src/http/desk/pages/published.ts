/** A published list at the desk: its files with digests and signatures; and for officers the file with members. */
import { refusalOf } from '../../../desk/accounts/allowed.ts';
import { namesOfPersons } from '../../../desk/events/given.ts';
import { readOffice } from '../../../desk/office.ts';
import { familyHasMembers } from '../../../desk/registry/clubs.ts';
import { recordReading } from '../../../desk/readings/record.ts';
import type { StoredEntry } from '../../../ledger/store.ts';
import { filesOfList, findList, listFileName } from '../../../reading/lists/files.ts';
import { membersFile } from '../../../reading/lists/members-file.ts';
import { publishedReport } from '../../../reading/lists/published-report.ts';
import { listReportSheet, publishedListPage } from '../../../web/desk/lists.tsx';
import { SMALL_LIST } from '../../kept-files.ts';
import type { DeskRoute } from '../desk-route.ts';
import { idsIn } from '../told.ts';

export const PUBLISHED_LIST: DeskRoute = {
  path: '/lists/:pool/published/:date',
  needs: 'lists.publish',
  get: async ({ office, serving: { shelf }, params, site }) => {
    const asked = { pool: params['pool'] as string, date: params['date'] as string };
    const found = await readOffice(office, async (desk) => {
      const { pool, list } = { pool: undefined, ...(await findList(desk, asked)) };
      if (pool === undefined || list === undefined) return undefined;
      return { pool, list, entry: (await desk.entry(list.no)) as StoredEntry };
    });
    if (found === undefined) return undefined;
    const { pool, list, entry } = found;
    const isSigned = (await shelf.signer()) !== undefined;
    const files = await Promise.all(
      filesOfList(pool, list).map(async (format) => {
        const made =
          list.players <= SMALL_LIST ? await shelf.file({ pool: pool.pool, date: list.date, format }) : undefined;
        return {
          name: listFileName(pool, list.date, format),
          isSigned,
          ...(made === undefined ? {} : { sha256: made.sha256 }),
        };
      }),
    );
    return publishedListPage(
      {
        pool: pool.pool,
        date: list.date,
        digest: list.digest,
        entry: { no: entry.no, hash: entry.hash, time: entry.time },
        files,
        hasMembers: familyHasMembers(pool.family),
        hasReport: entry.kind === 'list.published',
      },
      site,
    );
  },
};

/** The report again after publication, to be printed and signed. */
export const PUBLISHED_REPORT: DeskRoute = {
  path: '/lists/:pool/published/:date/report',
  needs: 'lists.publish',
  get: async ({ office, account, params, site }) => {
    const asked = { pool: params['pool'] as string, date: params['date'] as string };
    const against = await readOffice(office, (desk) => refusalOf(desk, account, 'lists.publish', asked));
    const { value: report } = against === undefined ? await publishedReport(office, asked) : {};
    if (report === undefined) return undefined;
    const names = await namesOfPersons(office, [...idsIn(report)].slice(0, 5000));
    return listReportSheet(
      { pool: asked.pool, report, findings: [], nameOf: (id) => names.get(id), isOut: true },
      site,
    );
  },
};

/** Reading it is recorded, like an export of the registry. */
export const MEMBERS_FILE: DeskRoute = {
  path: '/lists/:pool/published/:date/members',
  needs: 'players.export',
  get: async ({ office, account, params }) => {
    const asked = { pool: params['pool'] as string, date: params['date'] as string };
    const { value } = await membersFile(office, asked);
    if (value === undefined) return undefined;
    await recordReading(office, { reader: account.account, what: 'players.export' });
    return { file: value.name, type: 'text/csv; charset=utf-8', bytes: value.bytes };
  },
};
