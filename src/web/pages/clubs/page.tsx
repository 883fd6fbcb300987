/** Clubs and federations: all of them, one with its players, and the best of a group. */
import type { VNode } from 'preact';
import type { ClubsWords } from '../../../content/en/pages/clubs.ts';
import { listDateText } from '../../../explain/list-date.ts';
import type {
  GroupLine,
  GroupOrder,
  GroupsPool,
  PublicGroup,
  PublicGroups,
} from '../../../reading/public/clubs/clubs.ts';
import type { GroupKind, GroupTally } from '../../../reading/public/list-block.ts';
import type { PublicLine } from '../../../reading/public/list.ts';
import type { Page } from '../../page.tsx';
import { type Columns, ColumnTable } from '../../parts/columns.tsx';
import { ChangeNumber, RatingNumber } from '../../parts/numbers.tsx';
import { Paging } from '../../parts/paging.tsx';
import { type Site, wordsFor } from '../../site.ts';

const ORDERS = ['players', 'average', 'name'] as const satisfies readonly GroupOrder[];

const allOf = (kind: GroupKind, site: Site): Site['to']['clubs'] =>
  kind === 'club' ? site.to.clubs : site.to.federations;
const oneOf = (kind: GroupKind, site: Site): Site['to']['club'] =>
  kind === 'club' ? site.to.club : site.to.federation;

/** The pools as links; the one that is shown is marked. */
export function PoolLinks({
  pools,
  pool,
  to,
  label,
  site,
}: {
  pools: readonly GroupsPool[];
  pool: string;
  to: (pool: string) => string;
  label: string;
  site: Site;
}): VNode | null {
  if (pools.length < 2) return null;
  return (
    <nav class="choices no-print" aria-label={label}>
      <ul class="row">
        {pools.map((each) => (
          <li key={each.pool}>
            <a href={to(each.pool)} aria-current={each.pool === pool ? 'page' : undefined}>
              {site.poolName(each.pool, each.name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function groupsPage(of: PublicGroups, site: Site): Page {
  const words = site.pages.clubs;
  const { kind, pool } = of;
  const to = allOf(kind, site);
  const asked = { pool: pool.pool, name: of.name, sort: of.order === 'players' ? undefined : of.order };
  const columns: Columns<GroupTally> = [
    {
      title: words.kinds[kind],
      is: 'name',
      cell: ({ name }) => (
        <a class="row" href={oneOf(kind, site)(name, { pool: pool.pool })}>
          {name}
        </a>
      ),
    },
    { title: words.players, kind: 'number', cell: ({ players }) => site.grouped(players) },
    { title: words.average, kind: 'number', cell: ({ average }) => average },
  ];
  return {
    title: words.titles[kind],
    address: to(),
    body: (
      <article class="next">
        <h1>{words.titles[kind]}</h1>
        <PoolLinks
          pools={of.pools}
          pool={pool.pool}
          to={(each) => to({ pool: each })}
          label={words.pools}
          site={site}
        />
        <p>{words.lead(site.poolName(pool.pool, pool.name), site.say.date(pool.date))}</p>
        <form class="fields" action={to()}>
          <input type="hidden" name="pool" value={pool.pool} />
          <label>
            {words.find}
            <input name="name" value={of.name ?? ''} autocomplete="off" />
          </label>
          <button class="plain">{words.findButton}</button>
        </form>
        <nav class="choices no-print" aria-label={words.order}>
          <ul class="row">
            {ORDERS.map((order) => (
              <li key={order}>
                <a
                  rel="nofollow"
                  href={to({ ...asked, sort: order === 'players' ? undefined : order })}
                  aria-current={order === of.order ? 'true' : undefined}
                >
                  {words.orders[order]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {of.groups.length === 0 ? (
          <p class="notice">{of.name === undefined ? words.none : words.notFound}</p>
        ) : (
          <ColumnTable kind="rows groups" columns={columns} rows={of.groups} keyOf={({ name }) => name} />
        )}
        <Paging
          label={words.pages}
          page={of.page}
          pages={of.pages}
          site={site}
          to={(page) => to({ ...asked, page: page === 1 ? undefined : page })}
          jump={{ action: to(), query: asked }}
        />
      </article>
    ),
  };
}

export function groupPage(of: PublicGroup, site: Site): Page {
  const words = wordsFor(site, 'clubs', of.pool.family);
  const { kind, name, pool } = of;
  const to = oneOf(kind, site);
  return {
    title: `${name} · ${words.kinds[kind]}`,
    address: to(name),
    about: name,
    body: <Group of={of} site={site} words={words} to={to} />,
    description: `${words.kinds[kind]} ${name} · ${site.poolName(pool.pool, pool.name)}`,
  };
}

interface Shown {
  readonly of: PublicGroup;
  readonly site: Site;
  readonly words: ClubsWords;
  readonly to: Site['to']['club'];
}

function Group(shown: Shown): VNode {
  const { of, site, words, to } = shown;
  const { kind, name, pool } = of;
  return (
    <article class="next">
      <p class="quiet small">
        <a href={allOf(kind, site)({ pool: pool.pool })}>{words.titles[kind]}</a>
      </p>
      <h1>{name}</h1>
      <PoolLinks
        pools={of.pools}
        pool={pool.pool}
        to={(each) => to(name, { pool: each })}
        label={words.pools}
        site={site}
      />
      <ul class="row about">
        <li>
          <strong class="big">{of.average === 0 ? '–' : of.average}</strong> {words.averageOf(of.averageOf, site.say)}
        </li>
        <li>{words.active(site.grouped(of.players), site.grouped(of.all))}</li>
        <li>
          <a href={site.to.list(pool.pool, pool.date, { [kind]: name })}>
            {words.onList}, {listDateText(pool.date, site)}
          </a>
        </li>
        <li class="no-print">
          {words.download}:{' '}
          <a href={site.to.entries(pool.pool, pool.date, { [kind]: name, format: 'csv' })}>{words.asCsv}</a>,{' '}
          <a href={site.to.entries(pool.pool, pool.date, { [kind]: name, limit: 1000 })}>{words.asJson}</a>
        </li>
        {kind === 'club' ? (
          <li class="no-print">
            {site.pages.follow.link}: <a href={site.to.clubFeed(pool.pool, name, 'atom')}>Atom</a>,{' '}
            <a href={site.to.clubFeed(pool.pool, name, 'json')}>JSON Feed</a>
          </li>
        ) : null}
        {kind === 'federation' ? (
          <li class="no-print">
            <a href={site.to.top(pool.pool, { federation: name })}>{words.top}</a>
          </li>
        ) : null}
      </ul>
      <div class="beside-list">
        <section>
          <h2>{words.strength}</h2>
          <p class="quiet small">{words.strengthAbout}</p>
          <Strength {...shown} />
          <Paging
            label={words.pages}
            page={of.page}
            pages={of.pages}
            site={site}
            to={(page) => to(name, { pool: pool.pool, page: page === 1 ? undefined : page })}
            jump={{ action: to(name), query: { pool: pool.pool } }}
          />
        </section>
        <div>
          <section class="card">
            <h2>{words.gains}</h2>
            {of.gains.length === 0 ? <p class="quiet">{words.noGains}</p> : null}
            <ol>
              {of.gains.map((line) => (
                <li key={line.id}>
                  <a href={site.to.player(line.id)}>{site.personName(line.name)}</a>
                  <a
                    class="why"
                    rel="nofollow"
                    title={site.words.why}
                    href={site.to.why(line.id, pool.pool, pool.date)}
                  >
                    <ChangeNumber value={line.change} site={site} />
                  </a>
                </li>
              ))}
            </ol>
          </section>
          <section class="card">
            <h2>{words.juniors}</h2>
            {of.juniors.length === 0 ? (
              <p class="quiet">{words.noJuniors}</p>
            ) : (
              <p class="quiet small">
                <a href={site.to.list(pool.pool, pool.date, { [kind]: name, age: 'u20' })}>
                  {words.juniorsAbout(site.grouped(of.juniorsInAll))}
                </a>
              </p>
            )}
            <ol>
              {of.juniors.map((line) => (
                <li key={line.id}>
                  <span>
                    <a href={site.to.player(line.id)}>{site.personName(line.name)}</a>{' '}
                    <span class="quiet small">{line.birthYear}</span>
                  </span>
                  <RatingNumber value={line.rating} unsettled={line.unsettled} site={site} />
                </li>
              ))}
            </ol>
          </section>
          {of.history.length < 2 ? null : (
            <section class="card">
              <h2>{words.history}</h2>
              <p class="quiet small">{words.historyAbout}</p>
              <ColumnTable
                kind="history-of"
                columns={[
                  {
                    title: words.list,
                    is: 'name',
                    cell: ({ date }) => (
                      <a href={site.to.list(pool.pool, date, { [kind]: name })}>{listDateText(date, site)}</a>
                    ),
                  },
                  { title: words.players, kind: 'number', cell: ({ players }) => site.grouped(players) },
                  { title: words.average, kind: 'number', cell: ({ average }) => average },
                ]}
                rows={of.history}
                keyOf={({ date }) => date}
              />
            </section>
          )}
        </div>
      </div>
    </article>
  );
}

function Strength({ of, site, words }: Shown): VNode {
  const first = (of.page - 1) * ON_PAGE;
  const rows = of.lines.map((line, at) => ({ ...line, at: first + at + 1 }));
  const columns: Columns<GroupLine & { readonly at: number }> = [
    { title: words.place, kind: 'number', cell: ({ at }) => at },
    {
      title: words.name,
      is: 'name',
      cell: (line) => <PersonCell line={line} site={site} />,
    },
    of.lines.some(({ registered }) => registered !== undefined) && {
      title: words.registered,
      kind: 'number medium',
      cell: ({ registered }) => registered,
    },
    of.lines.some(({ birthYear }) => birthYear !== undefined) && {
      title: words.born,
      kind: 'number medium',
      cell: ({ birthYear }) => birthYear,
    },
    {
      title: words.rating,
      kind: 'number',
      cell: ({ rating, unsettled }) => <RatingNumber value={rating} unsettled={unsettled} site={site} />,
    },
    { title: words.change, kind: 'number', cell: ({ change }) => <ChangeNumber value={change} site={site} /> },
    { title: words.games, kind: 'number medium', cell: ({ games }) => games },
  ];
  return <ColumnTable kind="rows strength" columns={columns} rows={rows} keyOf={({ id }) => id} />;
}

const ON_PAGE = 50;

export const PersonCell = ({ line, site }: { line: PublicLine; site: Site }): VNode => (
  <>
    {line.title === undefined ? null : <abbr class="title">{line.title}</abbr>}{' '}
    <a class="row" href={site.to.player(line.id)}>
      {site.personName(line.name)}
    </a>
  </>
);
