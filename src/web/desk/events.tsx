/** The events of the office in a table. */
import type { EventSummary } from '../../desk/events/show.ts';
import type { EventState } from '../../ledger/store.ts';
import type { Site } from '../site.ts';
import { daysText } from '../parts/days.ts';
import type { DeskPage } from './frame.tsx';
import { DeskTable } from './table.tsx';

export interface DeskEventsData {
  readonly events: readonly EventSummary[];
  readonly state?: EventState;
  /** The link to older events. */
  readonly before?: number;
  /** Whether the account may have files of whole lists. */
  readonly mayExport: boolean;
}

export function deskEventsPage({ events, state, before, mayExport }: DeskEventsData, site: Site): DeskPage {
  const words = site.pages.desk.events;
  const of = site.commands.events;
  const at = (chosen: string): string => site.to.office(`/events${chosen === '' ? '' : `?state=${chosen}`}`);
  return {
    title: words.title,
    section: 'events',
    body: (
      <>
        <h1>{words.title}</h1>
        <p class="buttons">
          <a class="button" href={site.to.office('/acts/events.register')}>
            {words.register}
          </a>
          {mayExport ? <a href={site.to.office('/events/export')}>{site.pages.forms.export.whole}</a> : null}
        </p>
        <nav aria-label={words.state}>
          <p>
            {['', ...Object.keys(of.states)].map((each) => (
              <span key={each}>
                <a href={at(each)} aria-current={(state ?? '') === each ? 'true' : undefined}>
                  {each === '' ? words.all : of.states[each as EventState]}
                </a>{' '}
              </span>
            ))}
          </p>
        </nav>
        {events.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <DeskTable
            columns={[
              {
                title: of.event,
                cell: ({ event }: EventSummary) => <a href={site.to.office(`/events/${event}`)}>{event}</a>,
              },
              { title: of.name, kind: 'name', cell: ({ name }) => name },
              { title: of.pool, cell: ({ pool }) => site.poolName(pool) },
              { title: of.days, kind: 'date', cell: ({ start, end }) => daysText(start, end, site) },
              {
                title: of.state,
                cell: ({ state: each, openQuestions }) =>
                  `${of.states[each]}${openQuestions > 0 ? ` (${site.grouped(openQuestions)})` : ''}`,
              },
              { title: of.players, kind: 'number', cell: ({ players }) => site.grouped(players) },
            ]}
            rows={events}
            keyOf={({ event }) => event}
          />
        )}
        {before === undefined ? null : (
          <p>
            <a href={`${site.to.office('/events')}?before=${before}${state === undefined ? '' : `&state=${state}`}`}>
              {words.older}
            </a>
          </p>
        )}
      </>
    ),
  };
}
