/** The events of the office in a table. */
import type { EventSummary } from '../../desk/events/show.ts';
import type { EventState } from '../../ledger/store.ts';
import type { Site } from '../site.ts';
import type { DeskPage } from './frame.tsx';

export interface DeskEventsData {
  readonly events: readonly EventSummary[];
  readonly state?: EventState;
  /** Where older ones go on. */
  readonly before?: number;
}

export function deskEventsPage({ events, state, before }: DeskEventsData, site: Site): DeskPage {
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
          <table>
            <thead>
              <tr>
                <th scope="col">{of.event}</th>
                <th scope="col">{of.name}</th>
                <th scope="col">{of.pool}</th>
                <th scope="col">{of.days}</th>
                <th scope="col">{of.state}</th>
                <th scope="col" class="number">
                  {of.players}
                </th>
              </tr>
            </thead>
            <tbody>
              {events.map((event) => (
                <tr key={event.event}>
                  <td>
                    <a href={site.to.office(`/events/${event.event}`)}>{event.event}</a>
                  </td>
                  <td>{event.name}</td>
                  <td>{site.poolName(event.pool)}</td>
                  <td class="date">
                    {event.start === null ? '' : site.say.date(event.start)}
                    {event.end === null || event.end === event.start ? '' : ` – ${site.say.date(event.end)}`}
                  </td>
                  <td>
                    {of.states[event.state]}
                    {event.openQuestions > 0 ? ` (${site.grouped(event.openQuestions)})` : ''}
                  </td>
                  <td class="number">{site.grouped(event.players)}</td>
                </tr>
              ))}
            </tbody>
          </table>
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
