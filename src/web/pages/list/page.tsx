/** A rating list: filtered, in any order, page by page; other lists, the difference to them, and the files. */
import type { ComponentChildren, VNode } from 'preact';
import type { Direction, ListFilter, ListOrder } from '../../../office/public/list-block.ts';
import type { ListAsked, PublicLine, PublicList } from '../../../office/public/list.ts';
import { listKey, type Query } from '../../addresses.ts';
import type { Page } from '../../page.tsx';
import { Change, Rating } from '../../parts/numbers.tsx';
import { Paging } from '../../parts/paging.tsx';
import type { Site } from '../../site.ts';
import { LIST_WORDS, type ListWords } from './words.ts';

/** A file of the list that can be had. */
export interface ListFileShown {
  readonly format: string;
  readonly name: string;
  /** Of the file, where it is small enough to be made for this page. */
  readonly sha256?: string;
}

export interface ListPageData {
  readonly list: PublicList;
  readonly files: readonly ListFileShown[];
  /** Whether files have signatures. */
  readonly signed: boolean;
}

interface Shown {
  readonly list: PublicList;
  readonly site: Site;
  readonly words: ListWords;
}

/** Which way a column goes when it is first asked for: numbers from the greatest. */
export const FIRST_WAY: Readonly<Record<ListOrder, Direction>> = {
  place: 'up',
  name: 'up',
  title: 'up',
  federation: 'up',
  club: 'up',
  rating: 'down',
  change: 'down',
  games: 'down',
  k: 'down',
  grade: 'down',
  born: 'down',
  status: 'down',
};

export const ROWS = [50, 100] as const;

/** What an address says of what was asked: nothing that goes without saying. */
export function listQuery({ filter, order, direction, page, rows }: ListAsked): Query {
  return {
    ...filterQuery(filter),
    sort: order === 'rating' ? undefined : order,
    dir: direction === FIRST_WAY[order] ? undefined : direction,
    rows: rows === ROWS[0] ? undefined : rows,
    page: page === 1 ? undefined : page,
  };
}

const filterQuery = ({ name, federation, club, sex, age, activity, title, from, to }: ListFilter): Query => ({
  name,
  fed: federation,
  club,
  sex,
  age,
  active: activity,
  title,
  from,
  to,
});

/** `October 2026` for the list of a month; else the day. */
export const listDate = (date: string, { say }: Site): string =>
  date.endsWith('-01') ? say.month(date.slice(0, 7)) : say.date(date);

export function listPage(data: ListPageData, site: Site): Page {
  const words = LIST_WORDS[site.language];
  const { list } = data;
  const date = listDate(list.date, site);
  const shown: Shown = { list, site, words };
  return {
    title: words.title(list.name, date),
    description: words.description(list.name, date),
    about: `${list.pool} ${listKey(list.date)}`,
    body: (
      <>
        <h1>{words.title(list.name, date)}</h1>
        <About {...shown} />
        <Filter {...shown} />
        {list.found === 0 ? (
          <p class="notice">
            {words.nobody} <a href={site.to.list(list.pool, list.date)}>{words.clear}</a>
          </p>
        ) : (
          <Table {...shown} />
        )}
        <Pages {...shown} />
        <OtherLists {...shown} />
        <Downloads data={data} {...shown} />
      </>
    ),
  };
}

function About({ list, site, words }: Shown): VNode {
  const { to, say, grouped } = site;
  const before = list.dates[list.dates.indexOf(list.date) + 1];
  return (
    <ul class="row about">
      <li>{words.players(list.players, grouped(list.players), say)}</li>
      {list.opening ? <li>{words.opening}</li> : null}
      {list.edition === undefined ? null : (
        <li>
          {words.edition} <a href={to.rulebook(list.edition)}>{list.edition}</a>
        </li>
      )}
      {before === undefined ? null : (
        <li>
          <a href={to.difference(list.pool, before, list.date)}>{words.difference}</a>
        </li>
      )}
      <li>
        <a href={to.drift(list.pool)}>{words.drift}</a>
      </li>
    </ul>
  );
}

/** So many clubs are shown to be chosen from; of more, the name is typed. */
const MOST_CLUBS = 80;

function Filter({ list, site, words }: Shown): VNode {
  const { to, say, grouped } = site;
  const { asked, present } = list;
  const { filter } = asked;
  const isUsed = Object.values(filter).some((value) => value !== undefined);
  return (
    <details class="filter no-print" open={isUsed}>
      <summary>{isUsed ? words.filtered : words.filter}</summary>
      <form class="fields" action={to.list(list.pool, list.date)}>
        <Field label={words.name}>
          <input type="search" name="name" value={filter.name} autocomplete="off" />
        </Field>
        {present.federations.length < 2 ? null : (
          <Choice
            label={words.federation}
            name="fed"
            value={filter.federation}
            any={words.any}
            choices={same(present.federations)}
          />
        )}
        {present.clubs.length === 0 ? null : present.clubs.length <= MOST_CLUBS ? (
          <Choice label={words.club} name="club" value={filter.club} any={words.any} choices={same(present.clubs)} />
        ) : (
          <Field label={words.club}>
            <input name="club" value={filter.club} autocomplete="off" />
          </Field>
        )}
        <Choice label={words.sex} name="sex" value={filter.sex} any={words.any} choices={Object.entries(words.sexes)} />
        {present.births ? (
          <Choice
            label={words.age}
            name="age"
            value={filter.age}
            any={words.any}
            choices={Object.entries(words.ages)}
          />
        ) : null}
        <Choice
          label={words.activity}
          name="active"
          value={filter.activity}
          any={words.any}
          choices={Object.entries(words.activities)}
        />
        {present.titles.length === 0 ? null : (
          <Choice
            label={words.titleFilter}
            name="title"
            value={filter.title}
            any={words.any}
            choices={[['any', words.anyTitle], ...same(present.titles)]}
          />
        )}
        <Field label={words.from}>
          <input class="short" type="number" name="from" min="0" max="4000" value={filter.from} />
        </Field>
        <Field label={words.to}>
          <input class="short" type="number" name="to" min="0" max="4000" value={filter.to} />
        </Field>
        <Choice
          label={words.rows}
          name="rows"
          value={String(asked.rows)}
          choices={ROWS.map((count) => [String(count), String(count)])}
        />
        {asked.order === 'rating' ? null : <input type="hidden" name="sort" value={asked.order} />}
        {asked.direction === FIRST_WAY[asked.order] ? null : <input type="hidden" name="dir" value={asked.direction} />}
        <button type="submit">{words.apply}</button>
        {isUsed ? (
          <a class="button plain" href={to.list(list.pool, list.date, listQuery({ ...asked, filter: {}, page: 1 }))}>
            {words.clear}
          </a>
        ) : null}
      </form>
      {isUsed ? <p role="status">{words.found(list.found, grouped(list.found), say)}</p> : null}
    </details>
  );
}

const same = (texts: readonly string[]): readonly (readonly [string, string])[] => texts.map((text) => [text, text]);

const Field = ({ label, children }: { label: string; children: ComponentChildren }): VNode => (
  <label>
    {label}
    {children}
  </label>
);

function Choice({
  label,
  name,
  value,
  any,
  choices,
}: {
  label: string;
  name: string;
  value: string | undefined;
  any?: string;
  choices: readonly (readonly [string, string])[];
}): VNode {
  return (
    <Field label={label}>
      <select name={name}>
        {any === undefined ? null : <option value="">{any}</option>}
        {choices.map(([key, text]) => (
          <option key={key} value={key === text ? undefined : key} selected={key === value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** In a window of 390 points only those without a width are seen. */
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
    column('status', 'wide'),
  ];
}

const ARIA = { up: 'ascending', down: 'descending' } as const;

function Table({ list, site, words }: Shown): VNode {
  const columns = columnsOf(list);
  const { asked } = list;
  return (
    <table class="rows list">
      <caption class="hidden">{words.title(list.name, listDate(list.date, site))}</caption>
      <thead>
        <tr>
          {columns.map(({ order, width, isNumber }) => {
            const isSorted = order === asked.order;
            const direction = isSorted ? (asked.direction === 'up' ? 'down' : 'up') : FIRST_WAY[order];
            const short = words.short[order];
            return (
              <th
                key={order}
                scope="col"
                class={classes(width, isNumber)}
                aria-sort={isSorted ? ARIA[asked.direction] : 'none'}
              >
                <a
                  rel="nofollow"
                  title={words.sortBy(words.columns[order])}
                  href={site.to.list(list.pool, list.date, listQuery({ ...asked, order, direction, page: 1 }))}
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
                  <NameCell line={line} site={site} words={words} list={list} />
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

/** Under the name, in narrow windows: title and federation; on tap, the rest. */
function NameCell({ line, site, words, list }: Shown & { line: PublicLine }): VNode {
  const under = [line.title, line.federation].filter((each) => each !== undefined).join(' · ');
  const rest = [
    line.club,
    line.grade,
    words.games(line.games, site.say),
    line.k === undefined ? undefined : `K ${line.k}`,
    line.birthYear === undefined ? undefined : words.born(line.birthYear),
    line.status === undefined || line.status === 'new' ? undefined : words.statuses[line.status],
  ].filter((each) => each !== undefined);
  return (
    <>
      <a class="row" href={site.to.player(line.id)}>
        {line.name ?? site.words.noName}
      </a>
      <details class="narrow" key={list.date}>
        <summary>{under === '' ? '…' : under}</summary>
        {rest.join(' · ')}
      </details>
    </>
  );
}

function cellOf(order: Exclude<ListOrder, 'name'>, line: PublicLine, { list, site, words }: Shown): ComponentChildren {
  switch (order) {
    case 'place':
      return line.place;
    case 'rating':
      return <Rating value={line.rating} unsettled={line.unsettled} site={site} />;
    case 'change':
      return <ChangeCell line={line} list={list} site={site} words={words} />;
    case 'born':
      return line.birthYear;
    case 'status':
      return line.status === undefined ? null : words.statuses[line.status];
    default:
      return line[order];
  }
}

/** The way to the reasons, where there are any. */
function ChangeCell({ line, list, site, words }: Shown & { line: PublicLine }): VNode | null {
  const { change, status, games } = line;
  const text =
    change === undefined ? status === 'new' ? words.statuses.new : null : <Change value={change} site={site} />;
  if (text === null) return null;
  if (list.opening || (games === 0 && (change ?? 0) === 0)) return <>{text}</>;
  return (
    <a class="why" rel="nofollow" href={site.to.why(line.id, list.pool, list.date)}>
      {text}
    </a>
  );
}

function Pages({ list, site, words }: Shown): VNode | null {
  const { asked, pages } = list;
  return (
    <Paging
      label={words.pages}
      page={asked.page}
      pages={pages}
      site={site}
      to={(page) => site.to.list(list.pool, list.date, listQuery({ ...asked, page }))}
      jump={{ action: site.to.list(list.pool, list.date), query: listQuery({ ...asked, page: 1 }) }}
    />
  );
}

function OtherLists({ list, site, words }: Shown): VNode | null {
  const { dates, pool, date } = list;
  if (dates.length < 2) return null;
  const at = dates.indexOf(date);
  const [newer, older] = [dates[at - 1], dates[at + 1]];
  return (
    <section class="no-print">
      <h2>{words.otherLists}</h2>
      <ul class="row">
        {older === undefined ? null : (
          <li>
            <a rel="prev" href={site.to.list(pool, older)}>
              ← {listDate(older, site)}
            </a>
          </li>
        )}
        {newer === undefined ? null : (
          <li>
            <a rel="next" href={site.to.list(pool, newer)}>
              {listDate(newer, site)} →
            </a>
          </li>
        )}
      </ul>
      <form class="fields" action={site.to.lists(pool)}>
        <Field label={words.list}>
          <select name="date">
            {dates.map((each) =>
              each === date ? null : (
                <option key={each} value={listKey(each)} selected={each === (older ?? newer)}>
                  {listDate(each, site)}
                </option>
              ),
            )}
          </select>
        </Field>
        <button type="submit">{words.show}</button>
        <button type="submit" class="plain" name="compare" value={listKey(date)}>
          {words.compare}
        </button>
      </form>
    </section>
  );
}

function Downloads({ data: { files, signed }, list, site, words }: Shown & { data: ListPageData }): VNode {
  const { to, say, grouped } = site;
  const { entry } = list;
  return (
    <section class="no-print">
      <h2>{words.downloads}</h2>
      <div class="scroll">
        <table class="files">
          <thead>
            <tr>
              <th scope="col">{words.file}</th>
              {signed ? <th scope="col">{words.signature}</th> : null}
              <th scope="col">{words.digestOf}</th>
            </tr>
          </thead>
          <tbody>
            {files.map(({ format, name, sha256 }) => (
              <tr key={name}>
                <th scope="row">
                  <a href={to.file(name)} download>
                    {words.formats[format]}
                  </a>
                </th>
                {signed ? (
                  <td>
                    <a href={to.file(`${name}.sig`)}>.sig</a>
                  </td>
                ) : null}
                <td>
                  {sha256 === undefined ? <a href={to.file(`${name}.sha256`)}>.sha256</a> : <code>{sha256}</code>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl class="facts">
        <dt>{words.sealed}</dt>
        <dd>
          <code>{list.digest}</code>
        </dd>
        <dt>{words.entry(grouped(entry.no), say.date(entry.time.slice(0, 10)))}</dt>
        <dd>
          <code>{entry.hash}</code>
        </dd>
      </dl>
      <p class="small quiet">
        {words.sealedText} {signed ? <a href={to.keys}>{words.keys}</a> : null}
      </p>
    </section>
  );
}
