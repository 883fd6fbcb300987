/** The results of a search. */
import type { VNode } from 'preact';
import type { SearchResult, FoundPlayer } from '../../../reading/public/search.ts';
import { type Page, SearchForm } from '../../page.tsx';
import { type Columns, ColumnTable } from '../../parts/columns.tsx';
import { daysText } from '../../parts/days.ts';
import { RatingNumber } from '../../parts/numbers.tsx';
import { Paging } from '../../parts/paging.tsx';
import type { FoundClause } from '../../../explain/search-clauses.ts';
import type { FoundClub } from '../../../reading/public/search-clubs.ts';
import type { PublicEventLine } from '../../../reading/public/events.ts';
import type { Site } from '../../site.ts';
import type { SearchWords } from '../../../content/en/pages/search.ts';

/** Other matches. */
export interface BesidePlayers {
  readonly clubs: readonly FoundClub[];
  readonly events: readonly PublicEventLine[];
  readonly clauses: readonly FoundClause[];
}

export interface SearchPageData extends BesidePlayers {
  readonly asked: string;
  /** The players of this page. */
  readonly found: SearchResult;
  readonly page: number;
  readonly pages: number;
  /** `why`: names lead to why the rating changed last. */
  readonly leads?: 'why' | undefined;
}

export function searchPage(data: SearchPageData, site: Site): Page {
  const { asked, leads } = data;
  const words = site.pages.search;
  const title = leads === 'why' ? site.pages.home.question : asked === '' ? words.title : words.titleOf(asked);
  return {
    title,
    isPrivate: true,
    address: site.to.search(),
    hasSearch: true,
    body: (
      <>
        <h1>{title}</h1>
        <SearchForm
          site={site}
          id="search-here"
          value={asked}
          leads={leads}
          label={leads === 'why' ? site.pages.home.question : site.words.findPlayer}
        />
        {leads === 'why' ? <p>{asked === '' ? site.pages.home.questionHow : words.leadsToWhy}</p> : null}
        {asked === '' ? <p>{words.how}</p> : <Answer {...data} site={site} words={words} />}
      </>
    ),
  };
}

function Answer(shown: SearchPageData & { site: Site; words: SearchWords }): VNode {
  const { asked, found, page, pages, leads, site, words, clubs, events, clauses } = shown;
  const { players } = found;
  const isNothing = players.length + clubs.length + events.length + clauses.length === 0;
  return (
    <>
      {isNothing ? (
        <>
          <p class="notice" role="status">
            {words.none(asked)} {words.hints}
          </p>
          <p>{words.how}</p>
        </>
      ) : players.length === 0 ? null : (
        <>
          <p role="status">
            {found.alike === true ? `${words.alike(asked)} ` : ''}
            {words.found(found.found, site.grouped(found.found), site.say)}.
          </p>
          <ColumnTable kind="rows list" columns={columnsOf(site, words, leads)} rows={players} keyOf={({ id }) => id} />
          <Paging
            label={words.pages}
            page={page}
            pages={pages}
            site={site}
            to={(to) => site.to.search(asked, { leads, page: to === 1 ? undefined : to })}
            jump={{ action: site.to.search(), query: { q: asked, leads } }}
          />
        </>
      )}
      <Clubs {...shown} />
      <Events {...shown} />
      <Clauses {...shown} />
    </>
  );
}

type Shown = SearchPageData & { readonly site: Site; readonly words: SearchWords };

function Clubs({ clubs, site, words }: Shown): VNode | null {
  if (clubs.length === 0) return null;
  return (
    <section>
      <h2>{words.clubs}</h2>
      <ul>
        {clubs.map(({ club, lists }) => (
          <li key={club}>
            <a href={site.to.club(club)}>{club}</a>:{' '}
            {lists.map(({ pool, date, players }, place) => (
              <>
                {place === 0 ? null : ', '}
                <a rel="nofollow" href={site.to.list(pool, date, { club })}>
                  {site.poolName(pool)} ({site.grouped(players)})
                </a>
              </>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Events({ events, asked, site, words }: Shown): VNode | null {
  if (events.length === 0) return null;
  return (
    <section>
      <h2>{site.words.events}</h2>
      <ul>
        {events.map(({ event, name, start, end, town }) => (
          <li key={event}>
            <a href={site.to.event(event)}>{name}</a>{' '}
            <span class="quiet small">
              {[daysText(start, end, site), town ?? ''].filter((text) => text !== '').join(', ')}
            </span>
          </li>
        ))}
        <li>
          <a rel="nofollow" href={site.to.events({ q: asked })}>
            {words.allEvents}
          </a>
        </li>
      </ul>
    </section>
  );
}

function Clauses({ clauses, site, words }: Shown): VNode | null {
  if (clauses.length === 0) return null;
  const names: Readonly<Record<string, string>> = site.pages.rulebooks.names;
  return (
    <section>
      <h2>{words.clauses}</h2>
      <ul>
        {clauses.map(({ edition, clause, title }) => (
          <li key={`${edition} ${clause}`}>
            <a href={site.to.rulebook(edition, clause)}>
              {site.cite(clause)} {title}
            </a>{' '}
            <span class="quiet small">{names[edition]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const columnsOf = (site: Site, words: SearchWords, leads: 'why' | undefined): Columns<FoundPlayer> => [
  {
    title: words.name,
    is: 'name',
    cell: ({ id, name, title, federation, birthYear }) => (
      <>
        {title === undefined ? null : <span class="medium small quiet">{title} </span>}
        <a class="row" href={leads === 'why' ? site.to.whyLast(id) : site.to.player(id)}>
          {site.personName(name)}
        </a>
        <span class="narrow small quiet under">
          {[title, federation, birthYear].filter((each) => each !== undefined).join(' · ')}
        </span>
      </>
    ),
  },
  { title: words.federation, kind: 'medium', cell: ({ federation }) => federation },
  { title: words.born, kind: 'medium number', cell: ({ birthYear }) => birthYear },
  { title: words.club, kind: 'wide', cell: ({ club }) => club },
  {
    title: words.ratings,
    kind: 'number',
    cell: ({ ratings }) =>
      ratings.map(({ pool, rating, unsettled }) => (
        <span class="rating" key={pool}>
          <span class="small quiet">{site.poolName(pool)}</span>{' '}
          <RatingNumber value={rating} unsettled={unsettled} site={site} />
        </span>
      )),
  },
];
