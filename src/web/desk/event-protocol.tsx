/** The protocol of an event as offices print it: facts, arbiters, cross table with changes, findings, and who did what. */
import type { VNode } from 'preact';
import type { EventDetails } from '../../desk/events/show.ts';
import type { AuditedEntry } from '../../reading/analysis/audit.ts';
import type { EventPlayer, PublicEvent } from '../../reading/public/event.ts';
import { type Columns, ColumnTable } from '../parts/columns.tsx';
import { chessCell, goCell } from '../parts/cross-cells.ts';
import { daysText } from '../parts/days.ts';
import type { Site } from '../site.ts';
import { arbiterText } from './event-facts.tsx';
import { type DeskPage, FindingList, type ToldFinding } from './frame.tsx';
import { PrintButton, SheetFields, Signatures } from './printing.tsx';

export interface ProtocolData {
  readonly event: EventDetails;
  /** With names as registered; absent for accounts that may not see it. */
  readonly table: PublicEvent;
  readonly findings: readonly ToldFinding[];
  readonly entries: readonly AuditedEntry[];
  readonly nameOfAccount: (author: string) => string;
}

interface Part {
  readonly data: ProtocolData;
  readonly site: Site;
}

export function eventProtocol(data: ProtocolData, site: Site): DeskPage {
  const { event, findings } = data;
  const words = site.pages.sheets.protocol;
  return {
    title: words.title(event.name),
    section: 'events',
    body: (
      <>
        <h1>{words.title(event.name)}</h1>
        <p class="buttons">
          <PrintButton site={site} />
        </p>
        <Facts data={data} site={site} />
        <Arbiters data={data} site={site} />
        <h2>{words.table}</h2>
        {data.table.players.length === 0 ? <p>{words.noTable}</p> : <Table data={data} site={site} />}
        <h2>{words.findings}</h2>
        {findings.length === 0 ? <p>{words.noFindings}</p> : <FindingList findings={findings} />}
        {event.waivers.length === 0 ? null : (
          <>
            <h2>{words.waivers}</h2>
            <ul>
              {event.waivers.map(({ clause, by, ground }) => (
                <li key={clause}>
                  {site.cite(clause)}: {site.pages.authorities[by as keyof typeof site.pages.authorities] ?? by},{' '}
                  {ground}
                </li>
              ))}
            </ul>
          </>
        )}
        <History data={data} site={site} />
        <Signatures of={[words.chiefArbiter, words.officer]} site={site} />
      </>
    ),
  };
}

function Facts({ data: { event, table }, site }: Part): VNode {
  const words = site.pages.sheets.protocol;
  const of = site.commands.events;
  return (
    <SheetFields
      fields={[
        [of.pool, site.poolName(event.pool)],
        [of.days, daysText(event.start, event.end, site)],
        [site.pages.event.town, [table.town, table.federation].filter((each) => each !== undefined).join(', ')],
        [of.players, site.grouped(event.players)],
        [of.games, site.grouped(event.games)],
        [of.edition, event.edition],
        [of.state, of.states[event.state]],
        [words.received, event.received === undefined ? undefined : site.say.date(event.received)],
        [words.report, event.sha256 === undefined ? undefined : <code>{event.sha256}</code>],
      ]}
    />
  );
}

function Arbiters({ data: { event }, site }: Part): VNode {
  const words = site.pages.sheets.protocol;
  const of = site.commands.events;
  const { arbiters = [] } = event;
  return (
    <>
      <h2>{of.arbiters}</h2>
      {arbiters.length === 0 ? (
        <p>{words.noArbiters}</p>
      ) : (
        <ul>
          {arbiters.map((each, place) => (
            <li key={String(place)}>{arbiterText(each, place, site)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function Table({ data: { table }, site }: Part): VNode {
  const words = site.pages.sheets.protocol;
  const { say } = site;
  const cellText = table.game === 'go' ? goCell : chessCell;
  const rounds = Array.from({ length: table.rounds }, (_, at) => at + 1);
  const columns: Columns<EventPlayer> = [
    { title: words.place, kind: 'number', cell: ({ place }) => place },
    {
      title: site.commands.clubs.player,
      is: 'name',
      cell: ({ name, title, federation }) => (
        <>
          {title === undefined ? '' : `${title} `}
          {site.personName(name)}
          {federation === undefined ? null : <small class="quiet"> {federation}</small>}
        </>
      ),
    },
    { title: words.before, kind: 'number', cell: ({ before }) => before ?? '–' },
    ...rounds.map((round) => ({
      title: round,
      kind: 'round',
      cell: ({ cells }: EventPlayer) =>
        cells
          .filter((cell) => cell.round === round)
          .map((cell) => cellText(cell))
          .join(' '),
    })),
    { title: words.points, kind: 'number', cell: ({ halfPoints }) => say.score(halfPoints / 2) },
    {
      title: words.change,
      kind: 'number',
      cell: ({ change }) => (change === undefined || change === null ? '' : say.signed(change / 100)),
    },
    { title: words.after, kind: 'number', cell: ({ after }) => after ?? '' },
  ];
  return (
    <div class="scroll" role="region" aria-label={words.table} tabIndex={0}>
      <ColumnTable kind="cross" columns={columns} rows={table.players} keyOf={({ place }) => place} />
    </div>
  );
}

function History({ data: { entries, nameOfAccount }, site }: Part): VNode {
  return (
    <>
      <h2>{site.pages.sheets.protocol.history}</h2>
      <ul>
        {entries.map(({ no, time, author, says, ground }) => (
          <li key={String(no)}>
            {site.say.date(site.dayOf(time))}, {nameOfAccount(author)}: {says}
            {ground === null ? '' : ` — ${ground}`}
          </li>
        ))}
      </ul>
    </>
  );
}
