/** For readers of a copy whose browsers run no scripts: the players of a shard as a table. */
import type { VNode } from 'preact';
import type { FoundPlayer } from '../../../reading/public/search.ts';
import type { Page } from '../../page.tsx';
import { RatingNumber } from '../../parts/numbers.tsx';
import type { Site } from '../../site.ts';

const shardAt = (site: Site, shard: number): string => site.to.player(`shard/${shard}`);

export function shardIndexPage(shards: number, site: Site): Page {
  const words = site.pages.copy;
  return {
    title: words.tables,
    isPrivate: true,
    body: (
      <>
        <h1>{words.tables}</h1>
        <p>{words.tablesLead}</p>
        <ul class="row wrap">
          {Array.from({ length: shards }, (_, shard) => (
            <li key={shard}>
              <a href={shardAt(site, shard)}>{site.grouped(shard + 1)}</a>
            </li>
          ))}
        </ul>
      </>
    ),
  };
}

export interface ShardOfPlayers {
  readonly shard: number;
  readonly shards: number;
  readonly rows: readonly FoundPlayer[];
}

export function shardPage({ shard, shards, rows }: ShardOfPlayers, site: Site): Page {
  const words = site.pages.copy;
  const title = words.table(shard + 1, shards);
  return {
    title,
    isPrivate: true,
    body: (
      <>
        <h1>{title}</h1>
        <p>
          <a href={site.to.player('')}>{words.tables}</a>
        </p>
        <div class="scroll" tabIndex={0} role="region" aria-label={title}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.name}</th>
                <th scope="col">{words.federation}</th>
                <th scope="col">{words.born}</th>
                <th scope="col">{words.ratings}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.id} row={row} site={site} />
              ))}
            </tbody>
          </table>
        </div>
      </>
    ),
  };
}

const Row = ({ row, site }: { row: FoundPlayer; site: Site }): VNode => (
  <tr id={row.id}>
    <td>
      <a href={site.to.player(row.id)}>
        {row.title === undefined ? '' : `${row.title} `}
        {site.personName(row.name)}
      </a>
    </td>
    <td>{row.federation}</td>
    <td class="number">{row.birthYear}</td>
    <td>
      {row.ratings.map(({ pool, rating, unsettled }, at) => (
        <span key={pool}>
          {at === 0 ? '' : ' · '}
          {site.poolName(pool)} <RatingNumber value={rating} unsettled={unsettled} site={site} />
        </span>
      ))}
    </td>
  </tr>
);
