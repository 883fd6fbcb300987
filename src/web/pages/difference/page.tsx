/** What changed between two lists, the largest changes first, each with its causes. */
import type { VNode } from 'preact';
import type { Cause, DiffWords } from '../../../explain/diff-words.ts';
import { type Say, speak } from '../../../explain/language.ts';
import type { ListChange, ListPlace } from '../../../office/analysis/diff.ts';
import type { PublicDifference } from '../../../office/public/difference.ts';
import { listKey, queryText } from '../../addresses.ts';
import type { Page } from '../../page.tsx';
import { Change } from '../../parts/numbers.tsx';
import { Paging } from '../../parts/paging.tsx';
import type { Site } from '../../site.ts';
import { listDate } from '../list/page.tsx';
import { DIFFERENCE_WORDS, type DifferenceWords } from './words.ts';

export interface DifferencePageData {
  readonly difference: PublicDifference;
  readonly causes: DiffWords;
}

interface Shown {
  readonly site: Site;
  readonly words: DifferenceWords;
  readonly told: DiffWords;
  readonly say: Say;
  readonly difference: PublicDifference;
}

export function differencePage({ difference, causes }: DifferencePageData, site: Site): Page {
  const words = DIFFERENCE_WORDS[site.language];
  const say = speak(site.language, (id) => difference.names[id]);
  const { pool, name, from, to, changed, same, page, pages } = difference;
  const shown: Shown = { site, words, told: causes, say, difference };
  const address = site.to.difference(pool, from, to);
  return {
    title: words.title(name),
    isPrivate: true,
    about: `${pool} ${listKey(from)} ${listKey(to)}`,
    body: (
      <>
        <h1>{words.title(name)}</h1>
        <p>
          <a href={site.to.list(pool, from)}>{listDate(from, site)}</a> →{' '}
          <a href={site.to.list(pool, to)}>{listDate(to, site)}</a>
        </p>
        <p>{words.counts(changed, same, say, site.grouped)}</p>
        {changed === 0 ? null : <Table {...shown} />}
        <Paging
          label={words.pages}
          page={page}
          pages={pages}
          site={site}
          to={(each) => `${address}${queryText({ page: each === 1 ? undefined : each })}`}
          jump={{ action: address, query: {} }}
        />
      </>
    ),
  };
}

function Table(shown: Shown): VNode {
  const { words, difference, site } = shown;
  return (
    <table class="rows list difference">
      <caption class="hidden">{words.between(listDate(difference.from, site), listDate(difference.to, site))}</caption>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col" class="number">
            {words.before}
          </th>
          <th scope="col" class="number">
            {words.after}
          </th>
          <th scope="col" class="number">
            {words.change}
          </th>
        </tr>
      </thead>
      {difference.changes.map((change) => (
        <Row key={change.player} change={change} {...shown} />
      ))}
    </table>
  );
}

/** What changed, and below it why. */
function Row({ change, ...shown }: Shown & { change: ListChange }): VNode {
  const { site, told } = shown;
  const { before, after } = change;
  const isBoth = before.rating !== null && after.rating !== null;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup">
          <a class="row" href={site.to.player(change.player)}>
            {change.name ?? site.words.noName}
          </a>
        </th>
        <td class="number">{placeText(before, told)}</td>
        <td class="number">{placeText(after, told)}</td>
        <td class="number">
          {isBoth ? <Change value={(after.rating as number) - (before.rating as number)} site={site} /> : null}
        </td>
      </tr>
      <tr class="causes">
        <td colSpan={4}>
          <Causes change={change} {...shown} />
        </td>
      </tr>
    </tbody>
  );
}

/** `2072`, with what else there is to say: inactive, not listed. Who is not there has a dash. */
const placeText = ({ status, rating }: ListPlace, told: DiffWords): string =>
  rating === null ? '–' : status === 'active' ? String(rating) : `${rating} (${told.statuses[status]})`;

/** Over many months there may be a hundred; the player's card has them all. */
const MOST_CAUSES = 6;

function Causes({ change: { causes, unexplained }, ...shown }: Shown & { change: ListChange }): VNode {
  const { told, say, words } = shown;
  if (causes.length === 0 && unexplained === 0) return <span>{words.none}</span>;
  return (
    <ul>
      {causes.slice(0, MOST_CAUSES).map((cause, place) => (
        <li key={place}>
          <CauseText cause={cause} {...shown} />
        </li>
      ))}
      {causes.length > MOST_CAUSES ? <li>{words.more(causes.length - MOST_CAUSES, say)}</li> : null}
      {unexplained === 0 ? null : <li class="notice">{told.unexplained(unexplained, say)}</li>}
    </ul>
  );
}

/** An event has a page of its own. */
function CauseText({ cause, site, told, say, words, difference }: Shown & { cause: Cause }): VNode {
  if (cause.cause !== 'event') {
    const phrase = told.causes[cause.cause] as (given: Cause, say: Say) => string;
    return <>{phrase(cause, say)}</>;
  }
  const { event, name, list, games, k, change, clause } = cause;
  return (
    <>
      <a href={site.to.event(event)}>{name === '' ? event : name}</a>
      {list === difference.to ? '' : `, ${words.on(listDate(list, site))}`}: {words.games(games, say)},{' '}
      {say.signed(change / 100)}
      {k === null ? '' : `, K ${k}`}
      {clause === null ? '' : ` (${clause})`}
    </>
  );
}
