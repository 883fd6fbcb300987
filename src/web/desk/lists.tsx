/** Pools with their next lists, and the report before one is published. */
import type { ListReport } from '../../desk/lists/report.ts';
import type { PoolOverview } from '../../reading/analysis/status.ts';
import type { Site } from '../site.ts';
import { DeskField, type DeskPage, FindingList, type ToldFinding } from './frame.tsx';
import { ListReportView } from './list-report.tsx';
import { NoPools, type NoPoolsData } from './no-pools.tsx';
import { PrintButton, SheetFields, Signatures } from './printing.tsx';
import { DeskTable } from './table.tsx';

export interface DeskListsData extends NoPoolsData {
  readonly pools: readonly PoolOverview[];
  /** The closing day of the next list, by pool. */
  readonly closing: ReadonlyMap<string, string>;
}

export function deskListsPage({ pools, closing, mayOpen }: DeskListsData, site: Site): DeskPage {
  const words = site.pages.desk.lists;
  return {
    title: words.title,
    section: 'lists',
    body: (
      <>
        <h1>{words.title}</h1>
        {pools.length === 0 ? <NoPools mayOpen={mayOpen} site={site} /> : null}
        <table class="labelled" hidden={pools.length === 0}>
          <thead>
            <tr>
              <th scope="col">{words.pool}</th>
              <th scope="col">{words.newest}</th>
              <th scope="col">{words.next}</th>
              <th scope="col">{words.closes}</th>
            </tr>
          </thead>
          <tbody>
            {pools.map(({ pool, name, list, next }) => (
              <tr key={pool}>
                <td>
                  <a href={site.to.office(`/lists/${pool}`)}>{site.poolName(pool, name)}</a>
                </td>
                <td class="date" data-label={words.newest}>
                  {list === undefined ? (
                    <span class="quiet">{words.noList}</span>
                  ) : (
                    <a href={site.to.office(`/lists/${pool}/published/${list.date}`)}>{site.say.date(list.date)}</a>
                  )}
                </td>
                <td data-label={words.next}>{next === undefined ? '' : site.say.month(next)}</td>
                <td class="date" data-label={words.closes}>
                  {closing.has(pool) ? site.say.date(closing.get(pool) as string) : ''}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </>
    ),
  };
}

export interface DeskListData {
  readonly pool: string;
  readonly report?: ListReport;
  readonly findings: readonly ToldFinding[];
  readonly nameOf: (id: string) => string | undefined;
  /** Its closing day is still to come. */
  readonly isEarly?: boolean;
  /** Whether a second officer will have to confirm it. */
  readonly isConfirmed?: boolean;
}

export function deskListPage(data: DeskListData, site: Site): DeskPage {
  const { pool, report, findings } = data;
  const words = site.pages.desk.lists;
  const title =
    report === undefined ? site.poolName(pool) : site.commands.lists.title(site.poolName(pool), report.date, site.say);
  return {
    title,
    section: 'lists',
    body: (
      <>
        <h1>{title}</h1>
        <FindingList findings={findings} />
        {report === undefined ? null : (
          <>
            <ListReportView report={report} site={site} nameOf={data.nameOf} />
            <p>
              <a href={`${site.to.office(`/lists/${pool}/report`)}?date=${report.date}`}>
                {site.pages.sheets.report.link}
              </a>
            </p>
            <form method="post" class="desk-form question">
              <p class="notice">{words.cannotUndo}</p>
              <input type="hidden" name="date" value={report.date} />
              {data.isEarly === true ? (
                <p>
                  <label>
                    <input type="checkbox" name="early" value="1" /> {words.early}
                  </label>
                </p>
              ) : null}
              <DeskField label={site.pages.desk.acts.ground}>
                <input name="ground" />
              </DeskField>
              <p class="buttons">
                <button type="submit">{words.publish}</button>
                {data.isConfirmed === true ? <span class="quiet">{site.pages.desk.acts.confirmed}</span> : null}
              </p>
            </form>
          </>
        )}
      </>
    ),
  };
}

/** The same report with everybody in it and without buttons: to be printed, signed and filed. */
export function listReportSheet(
  {
    pool,
    report,
    findings,
    nameOf,
    isOut = false,
  }: DeskListData & { readonly report: ListReport; readonly isOut?: boolean },
  site: Site,
): DeskPage {
  const words = site.pages.sheets.report;
  const title = (isOut ? words.afterTitle : words.title)(site.poolName(pool), site.say.month(report.date.slice(0, 7)));
  return {
    title,
    section: 'lists',
    body: (
      <>
        <h1>{title}</h1>
        <p class="buttons">
          <PrintButton site={site} />
        </p>
        <FindingList findings={findings} />
        <p>
          {words.digest}: <code class="secret">{report.digest}</code>
        </p>
        <ListReportView report={report} site={site} nameOf={nameOf} isOpen />
        <Signatures of={[words.officer, words.second]} site={site} />
      </>
    ),
  };
}

export interface PublishedFile {
  readonly name: string;
  /** Absent if the list is large: then it is made on request. */
  readonly sha256?: string;
  readonly isSigned: boolean;
}

export interface PublishedListData {
  readonly pool: string;
  readonly date: string;
  readonly digest: string;
  readonly entry: { readonly no: number; readonly hash: string; readonly time: string };
  readonly files: readonly PublishedFile[];
  /** Whether there is a file with KOMIR numbers and licences. */
  readonly hasMembers: boolean;
  /** Absent for an imported list. */
  readonly hasReport: boolean;
}

/** A list that is out: its files with digests and signatures. */
export function publishedListPage(data: PublishedListData, site: Site): DeskPage {
  const { pool, date, digest, entry, files, hasMembers, hasReport } = data;
  const words = site.pages.sheets.publication;
  const title = words.published(site.poolName(pool), site.say.month(date.slice(0, 7)));
  return {
    title,
    section: 'lists',
    body: (
      <>
        <h1>{title}</h1>
        <p class="notice">{words.notUndone}</p>
        <SheetFields
          fields={[
            [words.sealed, <code class="secret">{digest}</code>],
            [words.entry, `${site.grouped(entry.no)}, ${site.say.date(site.dayOf(entry.time))}`],
            [words.hash, <code class="secret">{entry.hash}</code>],
          ]}
        />
        <h2>{words.files}</h2>
        <DeskTable
          columns={[
            {
              title: words.file,
              kind: 'name',
              cell: ({ name }: PublishedFile) => <a href={site.to.file(name)}>{name}</a>,
            },
            {
              title: words.digest,
              cell: ({ name, sha256 }) =>
                sha256 === undefined ? (
                  <a href={site.to.file(`${name}.sha256`)}>.sha256</a>
                ) : (
                  <code class="secret">{sha256}</code>
                ),
            },
            {
              title: words.signature,
              cell: ({ name, isSigned }) =>
                isSigned ? <a href={site.to.file(`${name}.sig`)}>.sig</a> : words.unsigned,
            },
          ]}
          rows={files}
          keyOf={({ name }) => name}
        />
        <p>
          <a href={site.to.list(pool, date)}>{words.publicPage}</a>
        </p>
        {hasReport ? (
          <p>
            <a href={site.to.office(`/lists/${pool}/published/${date}/report`)}>{site.pages.sheets.report.afterLink}</a>
          </p>
        ) : null}
        {hasMembers ? (
          <p>
            <a href={site.to.office(`/lists/${pool}/published/${date}/members`)}>{words.members}</a>
          </p>
        ) : null}
      </>
    ),
  };
}
