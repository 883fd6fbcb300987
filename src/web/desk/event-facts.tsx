/** The facts of an event: its days, place and time control, its report, its arbiters, and the events that are its parts. */
import type { ComponentChildren, VNode } from 'preact';
import type { Arbiter } from '../../core/report.ts';
import type { EventDetails, EventSummary } from '../../desk/events/show.ts';
import { daysText } from '../parts/days.ts';
import type { Site } from '../site.ts';
import { DeskTable } from './table.tsx';

interface OfEvent {
  readonly event: EventDetails;
  readonly site: Site;
}

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export function EventFactsOf({ event, time, site }: OfEvent & { readonly time: string | undefined }): VNode {
  const of = site.commands.events;
  const { facts, partOf } = event;
  const { fields } = site.pages.answers;
  const system = textIn(facts['system']) as keyof Site['pages']['entry']['typing']['systems'] | undefined;
  const place = [textIn(facts['place']), textIn(facts['federation'])].filter((each) => each !== undefined);
  const rows: readonly (readonly [string, ComponentChildren])[] = [
    [of.pool, site.poolName(event.pool)],
    [of.days, daysText(event.start, event.end, site)],
    [fields.place, place.join(', ')],
    [fields.system, system === undefined ? '' : site.pages.entry.typing.systems[system]],
    [fields.controls, time ?? ''],
    [of.players, `${site.grouped(event.players)}, ${of.games}: ${site.grouped(event.games)}`],
    [of.list, event.list === null ? '' : site.say.date(event.list)],
    [of.edition, event.edition === null ? '' : <a href={site.to.rulebook(event.edition)}>{event.edition}</a>],
    [of.report, event.sha256 === undefined ? '' : <ReportLink event={event} site={site} />],
    [of.partOf, partOf === null ? '' : <a href={site.to.office(`/events/${partOf}`)}>{partOf}</a>],
  ];
  return (
    <dl class="facts-of">
      {rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <>
            <dt key={name}>{name}</dt>
            <dd key={`${name} value`}>{value}</dd>
          </>
        ))}
    </dl>
  );
}

const ReportLink = ({ event: { event, sha256 = '' }, site }: OfEvent): VNode => (
  <>
    <a href={site.to.office(`/events/${event}/report`)}>{site.pages.desk.event.report}</a>{' '}
    <code class="quiet">{sha256.slice(0, 16)}</code>
  </>
);

/** The arbiters; without roles the first is the chief arbiter. */
export const arbiterText = ({ name, fideId, licence, role }: Arbiter, place: number, site: Site): string =>
  [
    site.personName(name),
    site.commands.events.roles[role ?? (place === 0 ? 'chief' : 'deputy')],
    fideId === undefined ? undefined : `${site.commands.registry.numbers.fide} ${fideId}`,
    licence === undefined ? undefined : `${site.pages.sheets.protocol.licence} ${licence}`,
  ]
    .filter((each) => each !== undefined)
    .join(', ');

export function ArbitersOfEvent({ event: { arbiters = [] }, site }: OfEvent): VNode {
  return (
    <section id="arbiters">
      <h2>{site.commands.events.arbiters}</h2>
      {arbiters.length === 0 ? (
        <p class="quiet">{site.pages.forms.event.noArbiters}</p>
      ) : (
        <ul>
          {arbiters.map((each, place) => (
            <li key={String(place)}>{arbiterText(each, place, site)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The parts of a league, or of another long event. */
export function PartsOfEvent({ event: { parts = [] }, site }: OfEvent): VNode | null {
  const of = site.commands.events;
  if (parts.length === 0) return null;
  return (
    <section id="parts">
      <h2>{of.parts}</h2>
      <DeskTable
        columns={[
          {
            title: of.event,
            cell: ({ event }: EventSummary) => <a href={site.to.office(`/events/${event}`)}>{event}</a>,
          },
          { title: of.name, kind: 'name', cell: ({ name }) => name },
          { title: of.days, kind: 'date', cell: ({ start, end }) => daysText(start, end, site) },
          { title: of.state, cell: ({ state }) => of.states[state] },
        ]}
        rows={parts}
        keyOf={({ event }) => event}
      />
    </section>
  );
}
