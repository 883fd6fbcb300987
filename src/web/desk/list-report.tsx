/** The report on a list, in words: everything since the list before, charts, the largest changes, what is left for later. */
import type { VNode } from 'preact';
import type { ListReport } from '../../desk/lists/report.ts';
import type { Site } from '../site.ts';
import { authorityName } from '../parts/authorities.ts';
import { ChangeNumber, RatingNumber } from '../parts/numbers.tsx';
import { ListCharts } from './list-charts.tsx';
import { dayWord } from './value.tsx';

export interface ReportPart {
  readonly report: ListReport;
  readonly site: Site;
}

export interface ReportViewed extends ReportPart {
  readonly nameOf: (id: string) => string | undefined;
  /** Everybody is shown at once, as on paper. */
  readonly isOpen?: boolean;
}

/** The numbers of a list, or of its preview. */
export function ListReportView({ report, site, nameOf, isOpen = false }: ReportViewed): VNode {
  return (
    <>
      <p>{site.commands.lists.counts(report, site.say)}</p>
      {(report.adjusted ?? []).map((change, place) => (
        <p key={String(place)}>{site.commands.poolChanges.line(change, site.say)}</p>
      ))}
      <News report={report} site={site} nameOf={nameOf} isOpen={isOpen} />
      <ListCharts report={report} site={site} />
      <Largest report={report} site={site} />
      <Left report={report} site={site} />
    </>
  );
}

/** Undefined where an answer is of another kind. */
export function listReportIn(value: unknown): ListReport | undefined {
  const { digest, largest, since } = (value ?? {}) as Partial<ListReport>;
  return digest !== undefined && largest !== undefined && since !== undefined ? (value as ListReport) : undefined;
}

/** Everybody by name: newcomers, decisions, imports, corrections, delistings, merges. */
function News({
  report,
  site,
  nameOf,
  isOpen = false,
}: ReportPart & Pick<ReportViewed, 'nameOf'> & { readonly isOpen?: boolean }): VNode | null {
  const lists = site.commands.lists;
  const { since } = report;
  const person = (player: string, name: string | null): VNode => (
    <a href={site.to.office(`/players/${player}`)}>{site.personName(name ?? nameOf(player) ?? null)}</a>
  );
  const kinds: readonly (readonly [keyof typeof since, readonly VNode[]])[] = [
    [
      'newcomers',
      since.newcomers.map((each) => (
        <>
          {person(each.player, each.name)}: {site.say.number(each.rating)}, {lists.enteredBy[each.by]}
        </>
      )),
    ],
    [
      'decisions',
      since.decisions.map((each) => (
        <>
          {person(each.player, each.name)}: {site.pages.why.indicators[each.indicator] ?? each.indicator}{' '}
          {String(each.old ?? '–')} → {String(each.new ?? '–')} ({authorityName(each.by, site)})
        </>
      )),
    ],
    [
      'imports',
      since.imports.map(({ import: id, as, players }) => (
        <>{`${id ?? ''} ${lists.imported(dayWord(as, site), players, site.say)}`}</>
      )),
    ],
    [
      'corrections',
      since.corrections.map(({ event, name, corrects }) => (
        <>
          <a href={site.to.office(`/events/${event}`)}>{lists.corrects(event, corrects)}</a>: {name}
        </>
      )),
    ],
    [
      'delisted',
      since.delisted.map((each) => (
        <>
          {person(each.player, each.name)}: {site.say.number(each.rating)} →{' '}
          {each.why === 'unrated' ? lists.unrated : lists.offTheList}
        </>
      )),
    ],
    [
      'notEntered',
      since.notEntered.map((each) => (
        <>
          {person(each.player, each.name)}: {site.say.number(each.rating)} →{' '}
          {each.why === 'unrated' ? lists.unrated : lists.offTheList}
        </>
      )),
    ],
    [
      'merges',
      since.merges.map(({ player, into, name }) => (
        <>
          {player} → {person(into, name)}
        </>
      )),
    ],
  ];
  if (kinds.every(([, lines]) => lines.length === 0)) return null;
  return (
    <section>
      <h2>{lists.since(report.previous, site.say)}</h2>
      {kinds.map(([kind, lines]) =>
        lines.length === 0 ? null : (
          <details key={kind} open={isOpen || lines.length <= 20}>
            <summary>{lists.news[kind](lines.length, site.say)}</summary>
            <ul>
              {lines.map((line, place) => (
                <li key={String(place)}>{line}</li>
              ))}
            </ul>
          </details>
        ),
      )}
    </section>
  );
}

function Largest({ report, site }: ReportPart): VNode | null {
  if (report.largest.length === 0) return null;
  return (
    <section>
      <h2>{site.pages.desk.lists.largest}</h2>
      <table>
        <tbody>
          {report.largest.map(({ player, name, before, after, events }) => (
            <tr key={player}>
              <td>
                <a href={site.to.office(`/players/${player}`)}>{site.personName(name)}</a>
              </td>
              <td class="number">
                <RatingNumber value={before} site={site} />
              </td>
              <td class="number">
                <ChangeNumber value={before === null || after === null ? null : after - before} site={site} />
              </td>
              <td class="number">
                <RatingNumber value={after} site={site} />
              </td>
              <td>
                {events.map((event) => (
                  <span key={event}>
                    <a href={site.to.office(`/events/${event}`)}>{event}</a>{' '}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Left({ report, site }: ReportPart): VNode | null {
  const lists = site.commands.lists;
  if (report.left.length === 0) return null;
  return (
    <section>
      <h2>{lists.left}</h2>
      <ul>
        {report.left.map(({ event, name, why, list }) => (
          <li key={event}>
            <a href={site.to.office(`/events/${event}`)}>
              {event} {name}
            </a>
            : {lists.why[why]}
            {list === null ? '' : ` (${site.say.month(list.slice(0, 7))})`}
          </li>
        ))}
      </ul>
    </section>
  );
}
