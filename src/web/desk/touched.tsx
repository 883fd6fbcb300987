/** A table of everybody and everything that an act would touch. Its headings sort it: links do, and a script does it in place. */
import type { VNode } from 'preact';
import type { Site } from '../site.ts';
import { dayWord } from './value.tsx';

export const TOUCHED_COLUMNS = ['kind', 'id', 'name', 'before', 'after'] as const;
export type TouchedColumn = (typeof TOUCHED_COLUMNS)[number];

export interface Touched {
  readonly kind: 'player' | 'event' | 'list';
  readonly id: string;
  readonly name: string;
  readonly before?: number;
  readonly after?: number;
}

export interface TouchedTableOf {
  readonly rows: readonly Touched[];
  /** The page itself with another order; absent if it cannot be requested again. */
  readonly address?: string | undefined;
  readonly sort?: string | undefined;
  readonly site: Site;
}

const NUMBERS: readonly TouchedColumn[] = ['before', 'after'];

export function TouchedTable({ rows, address, sort, site }: TouchedTableOf): VNode | null {
  const words = site.pages.sheets.touched;
  if (rows.length === 0) return null;
  return (
    <section id="touched">
      <h2>{words.title}</h2>
      <table class="labelled sortable">
        <thead>
          <tr>
            {TOUCHED_COLUMNS.map((column) => {
              const isUp = sort === column;
              const sorted = isUp ? 'ascending' : sort === `-${column}` ? 'descending' : undefined;
              return (
                <th key={column} scope="col" class={NUMBERS.includes(column) ? 'number' : undefined} aria-sort={sorted}>
                  {address === undefined ? (
                    words[column]
                  ) : (
                    <a href={`${address}?sort=${isUp ? '-' : ''}${column}#touched`} title={words.sortBy(words[column])}>
                      {words[column]}
                    </a>
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, id, name, before, after }) => (
            <tr key={`${kind} ${id} ${name}`}>
              <td data-label={words.kind}>{words.kinds[kind]}</td>
              <td data-label={words.id}>
                <Link kind={kind} id={id} site={site} />
              </td>
              <td data-label={words.name}>
                {kind === 'player' ? site.personName(name) : kind === 'list' ? listName(id, site) : name}
              </td>
              <td class="number" data-label={words.before}>
                {before}
              </td>
              <td class="number" data-label={words.after}>
                {after}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Link({ kind, id, site }: Pick<Touched, 'kind' | 'id'> & { site: Site }): VNode {
  // a player who is not in the registry yet
  if (kind === 'player' && !/^[0-9a-z]{7}$/.test(id)) return <>{id}</>;
  if (kind === 'player') return <a href={site.to.office(`/players/${id}`)}>{id}</a>;
  if (kind === 'event') return <a href={site.to.office(`/events/${id}`)}>{id}</a>;
  const [pool = '', date = ''] = id.split(':');
  return date.length < FULL_DAY ? <>{id}</> : <a href={site.to.office(`/lists/${pool}/published/${date}`)}>{id}</a>;
}

/** The length of `2026-11-01`; a month alone is a list that is still to come. */
const FULL_DAY = 10;

function listName(id: string, site: Site): string {
  const [pool = '', date = ''] = id.split(':');
  return `${site.poolName(pool)}, ${dayWord(date, site)}`;
}
