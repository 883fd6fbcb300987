/** A rating list: filtered, in any order, page by page; other lists, the difference to them, and the files. */
import type { VNode } from 'preact';
import type { PublicList } from '../../../reading/public/list.ts';
import { listKey } from '../../addresses.ts';
import type { Page } from '../../page.tsx';
import { LabelledField } from '../../parts/fields.tsx';
import { listDateText } from '../../../explain/list-date.ts';
import { Paging } from '../../parts/paging.tsx';
import { Downloads, FileLinks, type ListFiles } from './files.tsx';
import { Filter, filterTexts } from './filter.tsx';
import { listQuery } from './query.ts';
import type { ListPageProps } from './shown.ts';
import { Table } from './table.tsx';
import { type Site, wordsFor } from '../../site.ts';

export interface ListPageData extends ListFiles {
  readonly list: PublicList;
}

export function listPage({ list, ...files }: ListPageData, site: Site): Page {
  const words = wordsFor(site, 'list', list.family);
  const [name, date] = [site.poolName(list.pool, list.name), listDateText(list.date, site)];
  const shown: ListPageProps = { list, site, words };
  const title = [words.title(name, date), ...filterTexts(list.query.filter, words)].join(' · ');
  return {
    title,
    description: words.description(name, date),
    address: site.to.list(list.pool, list.date),
    feed: site.to.feed(list.pool, 'atom'),
    about: `${list.pool} ${listKey(list.date)}`,
    body: (
      <>
        <h1>{title}</h1>
        <About {...shown} />
        <div class="tools no-print">
          <OtherLists {...shown} />
          <FileLinks {...files} {...shown} />
        </div>
        <Filter {...shown} />
        {list.found === 0 ? (
          <p class="notice">
            {words.nobody} <a href={site.to.list(list.pool, list.date)}>{words.clear}</a>
          </p>
        ) : (
          <Table {...shown} />
        )}
        <Pages {...shown} />
        <Blanks {...shown} />
        <Downloads {...files} {...shown} />
      </>
    ),
  };
}

const readingsText = (chosen: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(chosen).map(([name, value]) => `${name}: ${value}`);

function About({ list, site, words }: ListPageProps): VNode {
  const { to, say, grouped } = site;
  const edition = list.opening ? undefined : list.edition;
  const names: Readonly<Record<string, string>> = site.pages.rulebooks.names;
  const [newer, older] = neighbours(list);
  const before = (list.query.page - 1) * list.query.rows;
  return (
    <ul class="row about">
      <li>
        <span role="status">
          {list.found === list.players
            ? words.players(list.players, grouped(list.players), say)
            : words.foundOf(list.found, grouped(list.found), grouped(list.players), say)}
        </span>
        {list.pages < 2 ? null : (
          <span class="printed">
            {' '}
            ({words.rowsShown(grouped(before + 1), grouped(before + list.lines.length), grouped(list.found))})
          </span>
        )}
      </li>
      {list.closed === undefined ? null : <li>{site.pages.home.closed(list.closed, say)}</li>}
      {list.opening ? <li>{words.opening}</li> : null}
      {list.readings === undefined ? null : <li>{words.readings(readingsText(list.readings), say)}</li>}
      {list.readingsAhead === undefined ? null : <li>{words.readingsAhead(readingsText(list.readingsAhead), say)}</li>}
      {(list.adjusted ?? []).map((change) => (
        <li key={change.kind === 'recognised' ? change.kind : change.entry}>
          {site.commands.poolChanges.title(change, say)}, {site.commands.poolChanges.decided(change, say)}
          {change.kind === 'recognised'
            ? null
            : `: ${site.commands.poolChanges.affected(change.affected, change.points, say)}`}
        </li>
      ))}
      {list.recomputed === undefined ? null : (
        <li>
          <a href="#files">
            {site.commands.poolChanges.beside(
              list.recomputed.adjusts,
              list.recomputed.list,
              list.recomputed.changed,
              say,
            )}
          </a>
        </li>
      )}
      {edition === undefined ? null : (
        <li>
          <a href={to.rulebook(edition)}>{names[edition]}</a>
        </li>
      )}
      {newer !== undefined || list.calendar !== 'monthly' ? null : (
        <li class="no-print">
          <a href={to.live(list.pool)}>{site.pages.live.link}</a>
        </li>
      )}
      {older === undefined ? null : (
        <li class="no-print">
          <a href={to.difference(list.pool, older, list.date)}>{words.difference}</a>
        </li>
      )}
      {list.opening ? null : (
        <li class="no-print">
          <a href={to.events({ pool: list.pool, list: listKey(list.date) })}>{words.events}</a>
        </li>
      )}
      <li class="no-print">
        <a href={to.drift(list.pool)}>{words.drift}</a>
      </li>
      <li class="no-print">
        <a href={to.top(list.pool)}>{site.pages.clubs.top}</a>
      </li>
      {list.present.clubs.length === 0 ? null : (
        <li class="no-print">
          <a href={to.clubs({ pool: list.pool })}>{site.pages.clubs.clubs}</a>
        </li>
      )}
      {list.present.federations.length === 0 ? null : (
        <li class="no-print">
          <a href={to.federations({ pool: list.pool })}>{site.pages.clubs.federations}</a>
        </li>
      )}
      {older === undefined ? null : (
        <li class="no-print">
          <a rel="prev" class="back" href={to.list(list.pool, older)}>
            {listDateText(older, site)}
          </a>
        </li>
      )}
      {newer === undefined ? null : (
        <li class="no-print">
          <a rel="next" class="on" href={to.list(list.pool, newer)}>
            {listDateText(newer, site)}
          </a>
        </li>
      )}
    </ul>
  );
}

/** The meaning of a blank cell. */
function Blanks({ list, words }: ListPageProps): VNode | null {
  const [placeless, changeless] = [
    list.lines.some(({ place }) => place === undefined),
    list.lines.some(({ change, status }) => change === undefined && status !== 'new'),
  ];
  if (!placeless && !changeless) return null;
  return (
    <p class="small quiet">
      {[...(placeless ? [words.noPlace] : []), ...(changeless ? [words.noChange] : [])].join(' ')}
    </p>
  );
}

function neighbours({ dates, date }: PublicList): readonly [newer: string | undefined, older: string | undefined] {
  const at = dates.indexOf(date);
  return [dates[at - 1], dates[at + 1]];
}

function Pages({ list, site, words }: ListPageProps): VNode | null {
  const { query, pages } = list;
  return (
    <Paging
      label={words.pages}
      page={query.page}
      pages={pages}
      site={site}
      to={(page) => site.to.list(list.pool, list.date, listQuery({ ...query, page }))}
      jump={{ action: site.to.list(list.pool, list.date), query: listQuery({ ...query, page: 1 }) }}
    />
  );
}

function OtherLists({ list, site, words }: ListPageProps): VNode | null {
  const { dates, pool, date } = list;
  if (dates.length < 2) return null;
  const [newer, older] = neighbours(list);
  return (
    <form class="fields" action={site.to.lists(pool)}>
      <LabelledField label={words.otherLists}>
        <select name="date">
          {dates.map((each) =>
            each === date ? null : (
              <option key={each} value={listKey(each)} selected={each === (older ?? newer)}>
                {listDateText(each, site)}
              </option>
            ),
          )}
        </select>
      </LabelledField>
      <button type="submit">{words.show}</button>
      <button type="submit" class="plain" name="compare" value={listKey(date)}>
        {words.compareWith(date, site.say)}
      </button>
    </form>
  );
}
