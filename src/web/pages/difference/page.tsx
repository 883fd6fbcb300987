/** What changed between two lists, the largest changes first, each with its causes. */
import type { VNode } from 'preact';
import type { DiffWords } from '../../../content/en/commands/diff.ts';
import type { ListChange, ListPlace } from '../../../reading/analysis/diff.ts';
import type { PublicDifference } from '../../../reading/public/difference.ts';
import type { ChangeKind } from '../../../reading/public/list-changes.ts';
import { listKey, pagedText, queryText } from '../../addresses.ts';
import type { Page } from '../../page.tsx';
import { Headings } from '../../parts/columns.tsx';
import { LabelledField } from '../../parts/fields.tsx';
import { listDateText } from '../../../explain/list-date.ts';
import { ChangeNumber } from '../../parts/numbers.tsx';
import { Paging } from '../../parts/paging.tsx';
import type { Site } from '../../site.ts';
import { CauseList, type DifferenceProps } from './causes.tsx';

export interface DifferencePageData {
  readonly difference: PublicDifference;
  readonly causes: DiffWords;
}

export function differencePage({ difference, causes }: DifferencePageData, site: Site): Page {
  const words = site.pages.difference;
  const { pool, from, to, kind, page, pages } = difference;
  const shown: DifferenceProps = { site, words, told: causes, difference };
  const address = site.to.difference(pool, from, to);
  const title = words.title(site.poolName(pool, difference.name));
  return {
    title,
    isPrivate: true,
    address,
    about: `${pool} ${listKey(from)} ${listKey(to)}`,
    body: (
      <>
        <h1>{title}</h1>
        <Lists {...shown} />
        <Kinds {...shown} />
        {difference.changes.length === 0 ? <p>{words.nobody}</p> : <Table {...shown} />}
        <Paging
          label={words.pages}
          page={page}
          pages={pages}
          site={site}
          to={(each) => `${address}${pagedText({ kind, page: each === 1 ? undefined : each })}`}
          jump={{ action: address, query: { kind } }}
        />
      </>
    ),
  };
}

/** The two lists, and the choice of any other two. */
function Lists({ difference: { pool, from, to, dates }, site, words }: DifferenceProps): VNode {
  const choice = (name: string, label: string, chosen: string): VNode => (
    <LabelledField label={label}>
      <select name={name}>
        {dates.map((date) => (
          <option key={date} value={listKey(date)} selected={date === chosen}>
            {listDateText(date, site)}
          </option>
        ))}
      </select>
    </LabelledField>
  );
  return (
    <>
      <ul class="row about">
        <li>
          {words.earlier} <a href={site.to.list(pool, from)}>{listDateText(from, site)}</a>
        </li>
        <li>
          {words.later} <a href={site.to.list(pool, to)}>{listDateText(to, site)}</a>
        </li>
      </ul>
      {dates.length < 3 ? null : (
        <details class="filter no-print">
          <summary>{words.otherLists}</summary>
          <form class="fields" action={site.to.lists(pool)}>
            {choice('compare', words.earlier, from)}
            {choice('date', words.later, to)}
            <button type="submit">{words.compare}</button>
          </form>
        </details>
      )}
    </>
  );
}

/** The number of changes of each kind, as links to them. */
function Kinds({ difference, site, words }: DifferenceProps): VNode {
  const { pool, from, to, counts, same, kind } = difference;
  const address = site.to.difference(pool, from, to);
  const kinds = Object.entries(counts) as [ChangeKind, number][];
  const all = kinds.reduce((sum, [, count]) => sum + count, 0);
  const link = (of: ChangeKind | undefined, text: string, count: number): VNode | null =>
    count === 0 && of !== undefined ? null : (
      <li key={of ?? 'all'}>
        <a href={`${address}${queryText({ kind: of })}`} aria-current={of === kind ? 'true' : undefined}>
          {text} <span class="number">{site.grouped(count)}</span>
        </a>
      </li>
    );
  return (
    <nav aria-label={words.kindsLabel}>
      <ul class="row kinds">
        {link(undefined, words.all, all)}
        {kinds.map(([each, count]) => link(each, words.kinds[each], count))}
        <li class="quiet">
          {words.same} <span class="number">{site.grouped(same)}</span>
        </li>
      </ul>
    </nav>
  );
}

function Table(shown: DifferenceProps): VNode {
  const { words, difference, site } = shown;
  return (
    <table class="rows list difference">
      <caption class="hidden">
        {words.earlier} {listDateText(difference.from, site)} · {words.later} {listDateText(difference.to, site)}
      </caption>
      <Headings
        columns={[
          { title: words.name },
          { title: words.before, kind: 'number' },
          { title: words.after, kind: 'number' },
          { title: words.change, kind: 'number' },
        ]}
      />
      {difference.changes.map((change) => (
        <Row key={change.player} change={change} {...shown} />
      ))}
    </table>
  );
}

/** The change, and its cause below it. */
function Row({ change, ...shown }: DifferenceProps & { change: ListChange }): VNode {
  const { site } = shown;
  const { before, after } = change;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup">
          <a class="row" href={site.to.player(change.player)}>
            {site.personName(change.name)}
          </a>
        </th>
        <td class="number">
          <Place place={before} other={after} {...shown} />
        </td>
        <td class="number">
          <Place place={after} other={before} {...shown} />
        </td>
        <td class="number">
          {before.rating === null || after.rating === null ? null : (
            <ChangeNumber value={after.rating - before.rating} site={site} />
          )}
        </td>
      </tr>
      <tr class="causes">
        <td colSpan={4}>
          <CauseList change={change} {...shown} />
        </td>
      </tr>
    </tbody>
  );
}

/** `2072`, with remarks below it: inactive, not listed, another K than in the `other` place. */
function Place({ place, other, told }: DifferenceProps & { place: ListPlace; other: ListPlace }): VNode {
  const { status, rating, k } = place;
  const below = [
    ...(status === 'active' ? [] : [told.statuses[status]]),
    ...(k === other.k || other.rating === null ? [] : [`K ${k ?? '–'}`]),
  ];
  return (
    <>
      {rating ?? '–'}
      {rating === null || below.length === 0 ? null : <span class="under small quiet">{below.join(', ')}</span>}
    </>
  );
}
