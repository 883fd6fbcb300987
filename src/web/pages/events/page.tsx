/** Events, the newest first: all of them, those of a pool, or those that a list counts. */
import type { VNode } from 'preact';
import type { EventAhead } from '../../../reading/public/announced.ts';
import type { PublicEventLine, EventsPage } from '../../../reading/public/events.ts';
import { listKey, type Query } from '../../addresses.ts';
import type { Page } from '../../page.tsx';
import { type Columns, ColumnTable } from '../../parts/columns.tsx';
import { daysText } from '../../parts/days.ts';
import { Dotted } from '../../parts/dotted.tsx';
import { LabelledField } from '../../parts/fields.tsx';
import { listDateText } from '../../../explain/list-date.ts';
import type { Site } from '../../site.ts';
import type { EventsWords } from '../../../content/en/pages/events.ts';

export interface EventsChosen {
  readonly pool?: string;
  readonly list?: string;
  readonly before?: string;
  readonly text?: string;
  readonly federation?: string;
  readonly from?: string;
  readonly to?: string;
}

export interface EventsPageData extends EventsPage {
  readonly asked: EventsChosen;
  /** The announced events, if all are requested. */
  readonly ahead: readonly EventAhead[];
}

interface Shown extends EventsPageData {
  readonly site: Site;
  readonly words: EventsWords;
}

export function eventsPage(data: EventsPageData, site: Site): Page {
  const words = site.pages.events;
  const { pool, list } = data.asked;
  const title =
    pool === undefined
      ? words.title
      : list === undefined
        ? words.titleOf(site.poolName(pool))
        : words.titleOn(site.poolName(pool), listDateText(list, site));
  const shown: Shown = { ...data, site, words };
  return {
    title,
    description: words.lead,
    address: site.to.events(),
    about: ['events', pool, list === undefined ? undefined : listKey(list)]
      .filter((each) => each !== undefined)
      .join(' '),
    body: (
      <>
        <h1>{title}</h1>
        <p>{words.lead}</p>
        <p class="no-print">
          <a href={site.to.check}>{site.words.check}</a>
        </p>
        <Pools {...shown} />
        <Filter {...shown} />
        <Ahead {...shown} />
        {data.ahead.length === 0 ? null : <h2>{words.counted}</h2>}
        {data.events.length === 0 ? <p class="notice">{words.none}</p> : <Table {...shown} />}
        {data.lookedBackTo == null ? null : (
          <p class="small quiet">{words.lookedBackTo(site.say.date(data.lookedBackTo))}</p>
        )}
        <More {...shown} />
      </>
    ),
  };
}

function Pools({ asked, site, words }: Shown): VNode {
  const link = (key: string | undefined, text: string): VNode => (
    <li key={key ?? ''}>
      <a
        href={site.to.events({ ...filterQuery(asked), pool: key })}
        aria-current={asked.pool === key ? 'true' : undefined}
      >
        {text}
      </a>
    </li>
  );
  return (
    <nav class="no-print" aria-label={words.pools}>
      <ul class="row kinds">
        {link(undefined, words.all)}
        {site.pools.map(({ pool, name }) => link(pool, name))}
      </ul>
    </nav>
  );
}

/** The filter, as in an address. */
const filterQuery = ({ text, federation, from, to }: EventsChosen): Query => ({ q: text, federation, from, to });

function Filter({ asked, site, words }: Shown): VNode {
  return (
    <form class="fields no-print" action={site.to.events()}>
      <LabelledField label={words.search}>
        <input type="search" name="q" value={asked.text} autocomplete="off" />
      </LabelledField>
      <LabelledField label={words.federation}>
        <input class="short" name="federation" value={asked.federation} maxLength={3} autocomplete="off" />
      </LabelledField>
      <LabelledField label={words.from}>
        <input type="date" name="from" value={asked.from} />
      </LabelledField>
      <LabelledField label={words.to}>
        <input type="date" name="to" value={asked.to} />
      </LabelledField>
      {asked.pool === undefined ? null : <input type="hidden" name="pool" value={asked.pool} />}
      {asked.list === undefined ? null : <input type="hidden" name="list" value={listKey(asked.list)} />}
      <button type="submit">{words.show}</button>
      {Object.values(filterQuery(asked)).some((each) => each !== undefined) ? (
        <a class="button plain" href={site.to.events({ pool: asked.pool })}>
          {words.all}
        </a>
      ) : null}
    </form>
  );
}

function Table({ events, asked, site, words }: Shown): VNode {
  const { to, say, grouped } = site;
  const daysOf = ({ start, end }: PublicEventLine): string => daysText(start, end, site);
  const columns: Columns<PublicEventLine> = [
    {
      title: words.name,
      is: 'name',
      cell: (event) => (
        <>
          <a class="row" href={to.event(event.event)}>
            {event.name}
          </a>
          <span class="narrow small quiet under">
            <Dotted
              facts={[
                daysOf(event),
                words.counts(event.players, event.games, say),
                asked.pool === undefined ? site.poolName(event.pool) : '',
              ]}
            />
          </span>
        </>
      ),
    },
    { title: words.days, kind: 'medium whole', cell: daysOf },
    events.some(({ town }) => town !== undefined) && {
      title: words.town,
      kind: 'wide',
      cell: ({ town, federation }) => [town, federation].filter((each) => each !== undefined).join(', '),
    },
    asked.pool === undefined && { title: words.pool, kind: 'medium', cell: ({ pool }) => site.poolName(pool) },
    { title: words.players, kind: 'medium number', cell: ({ players }) => grouped(players) },
    { title: words.games, kind: 'wide number', cell: ({ games }) => grouped(games) },
    asked.list === undefined && {
      title: words.list,
      kind: 'medium whole',
      cell: (event) => listOf(event, site, words),
    },
  ];
  return <ColumnTable kind="rows list events" columns={columns} rows={events} keyOf={({ event }) => event} />;
}

/** Tournaments on their way, the next one first. */
function Ahead({ ahead, asked, site, words }: Shown): VNode | null {
  if (ahead.length === 0) return null;
  const daysOf = ({ start, end }: EventAhead): string => daysText(start, end, site);
  const stateOf = ({ state }: EventAhead): string => words.states[state as keyof typeof words.states];
  const columns: Columns<EventAhead> = [
    {
      title: words.name,
      is: 'name',
      cell: (event) => (
        <>
          <a class="row" href={site.to.event(event.event)}>
            {event.name}
          </a>
          <span class="narrow small quiet under">
            <Dotted facts={[daysOf(event), stateOf(event)]} />
          </span>
        </>
      ),
    },
    { title: words.days, kind: 'medium whole', cell: daysOf },
    asked.pool === undefined && { title: words.pool, kind: 'medium', cell: ({ pool }) => site.poolName(pool) },
    ahead.some(({ entrants }) => entrants !== undefined) && {
      title: words.entrants,
      kind: 'medium number',
      cell: ({ entrants }) => (entrants === undefined ? null : site.grouped(entrants)),
    },
    { title: words.state, kind: 'medium', cell: stateOf },
  ];
  return (
    <section>
      <h2>{words.ahead}</h2>
      <p class="small quiet">{words.aheadLead}</p>
      <ColumnTable kind="rows list events" columns={columns} rows={ahead} keyOf={({ event }) => event} />
    </section>
  );
}

function listOf({ pool, list, state }: PublicEventLine, site: Site, words: EventsWords): VNode {
  if (state !== 'published' || list === null) return <span class="quiet">{words.awaits}</span>;
  return <a href={site.to.list(pool, list)}>{listDateText(list, site)}</a>;
}

function More({ asked, next, site, words }: Shown): VNode | null {
  if (next === undefined && asked.before === undefined) return null;
  const query: Query = {
    ...filterQuery(asked),
    pool: asked.pool,
    list: asked.list === undefined ? undefined : listKey(asked.list),
  };
  return (
    <nav class="paging no-print" aria-label={words.pages}>
      <ul class="row">
        {asked.before === undefined ? null : (
          <li>
            <a href={site.to.events(query)}>{words.newest}</a>
          </li>
        )}
        {next === undefined ? null : (
          <li>
            <a rel="next" href={site.to.events({ ...query, before: next })}>
              {words.older}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
