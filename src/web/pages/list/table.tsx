/** The rows of a list. */
import type { ComponentChildren, VNode } from 'preact';
import type { ListOrder } from '../../../reading/public/list-block.ts';
import type { PublicLine, PublicList } from '../../../reading/public/list.ts';
import { listDateText } from '../../../explain/list-date.ts';
import { ChangeNumber, RatingNumber } from '../../parts/numbers.tsx';
import { FIRST_WAY, listQuery } from './query.ts';
import type { ListPageProps } from './shown.ts';

/** In a window of 390 points only columns without a width are visible. */
type Width = '' | 'medium' | 'wide';

interface ColumnShown {
  readonly order: ListOrder;
  readonly width: Width;
  readonly isNumber: boolean;
}

/** Columns in which nobody has anything are left out. */
function columnsOf({ present }: PublicList): readonly ColumnShown[] {
  const column = (order: ListOrder, width: Width, kind: 'number' | 'text' = 'text'): ColumnShown => ({
    order,
    width,
    isNumber: kind === 'number',
  });
  return [
    column('place', '', 'number'),
    column('name', ''),
    ...(present.titles.length === 0 ? [] : [column('title', 'medium')]),
    ...(present.federations.length === 0 ? [] : [column('federation', 'medium')]),
    ...(present.clubs.length === 0 ? [] : [column('club', 'wide')]),
    ...(present.grades ? [column('grade', 'medium')] : []),
    column('rating', '', 'number'),
    column('change', '', 'number'),
    column('games', 'medium', 'number'),
    ...(present.ks ? [column('k', 'wide', 'number')] : []),
    ...(present.births ? [column('born', 'wide', 'number')] : []),
    column('status', 'medium'),
  ];
}

const ARIA = { up: 'ascending', down: 'descending' } as const;

export function Table({ list, site, words }: ListPageProps): VNode {
  const columns = columnsOf(list);
  const { query } = list;
  return (
    <table class="rows list">
      <caption class="hidden">
        {words.title(site.poolName(list.pool, list.name), listDateText(list.date, site))}
      </caption>
      <thead>
        <tr>
          {columns.map(({ order, width, isNumber }) => {
            const isSorted = order === query.order;
            const direction = isSorted ? (query.direction === 'up' ? 'down' : 'up') : FIRST_WAY[order];
            const short = words.short[order];
            return (
              <th
                key={order}
                scope="col"
                class={classes(width, isNumber)}
                aria-sort={isSorted ? ARIA[query.direction] : 'none'}
              >
                <a
                  rel="nofollow"
                  title={words.sortBy(words.columns[order])}
                  href={site.to.list(list.pool, list.date, listQuery({ ...query, order, direction, page: 1 }))}
                >
                  {short === undefined ? words.columns[order] : <abbr title={words.columns[order]}>{short}</abbr>}
                </a>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {list.lines.map((line) => (
          <tr key={line.id}>
            {columns.map(({ order, width, isNumber }) =>
              order === 'name' ? (
                <th key={order} scope="row">
                  <NameCell line={line} site={site} words={words} />
                </th>
              ) : (
                <td key={order} class={classes(width, isNumber)}>
                  {cellOf(order, line, { list, site, words })}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const classes = (width: Width, isNumber: boolean): string | undefined =>
  [width, isNumber ? 'number' : ''].filter((each) => each !== '').join(' ') || undefined;

/** Below the name, in narrow windows: title, federation, grade, year, and why a player has no place; the card has everything else. */
function NameCell({ line, site, words }: Pick<ListPageProps, 'site' | 'words'> & { line: PublicLine }): VNode {
  const inactive = line.status === 'inactive' ? words.statuses.inactive : undefined;
  const under = [line.title, line.federation, line.grade, line.birthYear, inactive].filter(
    (each) => each !== undefined,
  );
  return (
    <>
      <a class="row" href={site.to.player(line.id)}>
        {site.personName(line.name)}
      </a>
      <span class="narrow small quiet under">{under.join(' · ')}</span>
    </>
  );
}

function cellOf(
  order: Exclude<ListOrder, 'name'>,
  line: PublicLine,
  { list, site, words }: ListPageProps,
): ComponentChildren {
  switch (order) {
    case 'place':
      return line.place;
    case 'rating':
      return (
        <>
          <RatingNumber value={line.rating} unsettled={line.unsettled} site={site} />
          {list.recomputed === undefined || line.recomputed === line.rating ? null : (
            <span class="quiet small" title={site.commands.poolChanges.without}>
              {' '}
              ({line.recomputed ?? site.commands.poolChanges.notOn})
            </span>
          )}
        </>
      );
    case 'change':
      return <ChangeCell line={line} list={list} site={site} words={words} />;
    case 'games':
      return line.games === 0 ? <span class="quiet">0</span> : line.games;
    case 'born':
      return line.birthYear;
    case 'status':
      return line.status === undefined ? null : words.statuses[line.status];
    default:
      return line[order];
  }
}

/** The way to the reasons, where there are any. */
function ChangeCell({ line, list, site, words }: ListPageProps & { line: PublicLine }): VNode | null {
  const { change, status, games } = line;
  const text =
    change === undefined ? status === 'new' ? words.statuses.new : null : <ChangeNumber value={change} site={site} />;
  if (text === null) return null;
  if (list.opening || (games === 0 && (change ?? 0) === 0)) return <>{text}</>;
  return (
    <a class="why" rel="nofollow" title={site.words.why} href={site.to.why(line.id, list.pool, list.date)}>
      {text}
    </a>
  );
}
