/** What a search has found. */
import type { VNode } from 'preact';
import type { Found, FoundPlayer } from '../../../reading/public/search.ts';
import { type Page, SearchForm } from '../../page.tsx';
import { Rating } from '../../parts/numbers.tsx';
import type { Site } from '../../site.ts';
import type { SearchWords } from '../../../content/en/pages/search.ts';

export interface SearchPageData {
  readonly asked: string;
  readonly found: Found;
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
      <table class="rows list">
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col" class="medium">
              {words.federation}
            </th>
            <th scope="col" class="medium number">
              {words.born}
            </th>
            <th scope="col" class="wide">
              {words.club}
            </th>
            <th scope="col" class="number">
              {words.ratings}
            </th>
          </tr>
        </thead>
        <tbody>
          {players.map((player) => (
            <Row key={player.id} player={player} site={site} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function Row({ player, site }: { player: FoundPlayer; site: Site }): VNode {
  const { id, name, title, federation, birthYear, club, ratings } = player;
  const under = [federation, birthYear].filter((each) => each !== undefined).join(' · ');
  return (
    <tr>
      <th scope="row">
        {title === undefined ? null : <span class="small quiet">{title} </span>}
        <a class="row" href={site.to.player(id)}>
          {site.personName(name)}
        </a>
        <span class="narrow small quiet under">{under}</span>
      </th>
      <td class="medium">{federation}</td>
      <td class="medium number">{birthYear}</td>
      <td class="wide">{club}</td>
      <td class="number">
        {ratings.map(({ pool, rating, unsettled }) => (
          <span class="rating" key={pool}>
            <span class="small quiet">{site.poolName(pool)}</span>{' '}
            <Rating value={rating} unsettled={unsettled} site={site} />
          </span>
        ))}
      </td>
    </tr>
  );
}
