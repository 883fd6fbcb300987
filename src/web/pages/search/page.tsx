/** What a search has found. */
import type { VNode } from 'preact';
import type { SearchResult, FoundPlayer } from '../../../reading/public/search.ts';
import { type Page, SearchForm } from '../../page.tsx';
import { type Columns, ColumnTable } from '../../parts/columns.tsx';
import { RatingNumber } from '../../parts/numbers.tsx';
import type { Site } from '../../site.ts';
import type { SearchWords } from '../../../content/en/pages/search.ts';

export interface SearchPageData {
  readonly asked: string;
  readonly found: SearchResult;
}

export function searchPage({ asked, found }: SearchPageData, site: Site): Page {
  const words = site.pages.search;
  const title = asked === '' ? words.title : words.titleOf(asked);
  return {
    title,
    isPrivate: true,
    address: site.to.search(),
    hasSearch: true,
    body: (
      <>
        <h1>{title}</h1>
        <SearchForm site={site} id="search-here" value={asked} />
        {asked === '' ? <p>{words.how}</p> : <Answer asked={asked} found={found} site={site} words={words} />}
      </>
    ),
  };
}

function Answer({ asked, found, site, words }: SearchPageData & { site: Site; words: SearchWords }): VNode {
  const { players } = found;
  if (players.length === 0) {
    return (
      <>
        <p class="notice" role="status">
          {words.none(asked)} {words.hints}
        </p>
        <p>{words.how}</p>
      </>
    );
  }
  return (
    <>
      <p role="status">
        {words.found(found.found, site.grouped(found.found), site.say)}.{' '}
        {found.found > players.length ? words.shown(site.grouped(players.length)) : ''}
      </p>
      <ColumnTable kind="rows list" columns={columnsOf(site, words)} rows={players} keyOf={({ id }) => id} />
    </>
  );
}

const columnsOf = (site: Site, words: SearchWords): Columns<FoundPlayer> => [
  {
    title: words.name,
    is: 'name',
    cell: ({ id, name, title, federation, birthYear }) => (
      <>
        {title === undefined ? null : <span class="small quiet">{title} </span>}
        <a class="row" href={site.to.player(id)}>
          {site.personName(name)}
        </a>
        <span class="narrow small quiet under">
          {[federation, birthYear].filter((each) => each !== undefined).join(' · ')}
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
