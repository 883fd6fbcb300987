/** The rulebooks: the overview, and each one clause by clause with its readings, its tables and what it changed. */
import type { VNode } from 'preact';
import type { EditionChanges } from '../../../explain/edition-changes.ts';
import type { ClauseText } from '../../../explain/clause-text.ts';
import type { ClauseReading } from '../../../explain/reading.ts';
import { type SourceNames, sourcesTold } from '../../../content/content.ts';
import type { SurenessWords } from '../../../explain/words.ts';
import type { Source } from '../../../rulebooks/sources.ts';
import type { PublicRulebook, RulebookClause, RulebookTable } from '../../../reading/public/rulebook.ts';
import type { EditionFacts } from '../../../engine/rulebooks.ts';
import { clauseAnchor } from '../../addresses.ts';
import type { Page } from '../../page.tsx';
import { SurenessLegend, SurenessWord } from '../../parts/sureness.tsx';
import { unbroken } from '../../parts/unbroken.ts';
import type { Site } from '../../site.ts';
import type { RulebooksWords } from '../../../content/en/pages/rulebooks.ts';

const inForce = ({ from, to }: EditionFacts, words: RulebooksWords, { say }: Site): string =>
  from === null ? words.always : to === null ? words.from(say.date(from)) : words.fromTo(say.date(from), say.date(to));

/** Those in force, then those that were, the last one first. */
const newestFirst = (editions: readonly EditionFacts[]): readonly EditionFacts[] => [
  ...editions.filter(({ to }) => to === null),
  ...editions.filter(({ to }) => to !== null).toReversed(),
];

export function rulebooksPage(editions: readonly EditionFacts[], site: Site): Page {
  const words = site.pages.rulebooks;
  return {
    title: words.title,
    description: words.lead,
    address: site.to.rulebooks,
    body: (
      <>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
        <div class="cards">
          {newestFirst(editions).map((edition) => (
            <section class="card" key={edition.id}>
              <h2>
                <a href={site.to.rulebook(edition.id)}>{unbroken(words.names[edition.id])}</a>
              </h2>
              <p>{words.about[edition.id]}</p>
              <p class="quiet small">{inForce(edition, words, site)}</p>
            </section>
          ))}
          <section class="card">
            <h2>
              <a href={site.to.rulebook(POOL_CHANGES)}>{words.poolChanges.name}</a>
            </h2>
            <p>{words.poolChanges.about}</p>
          </section>
        </div>
      </>
    ),
  };
}

/** Used like an edition in addresses, but it is none. */
export const POOL_CHANGES = 'pool-changes';

export interface PoolChangesData {
  readonly readings: readonly ClauseReading<string>[];
  readonly sureness: SurenessWords;
  readonly sources: SourceNames;
}

/** How changes of all ratings of a pool are read where no text says it. */
export function poolChangesPage({ readings, sureness, sources }: PoolChangesData, site: Site): Page {
  const words = site.pages.rulebooks;
  const { name, about, lead } = words.poolChanges;
  return {
    title: name,
    description: about,
    address: site.to.rulebook(POOL_CHANGES),
    about: POOL_CHANGES,
    body: (
      <>
        <p class="small">
          <a href={site.to.rulebooks}>{words.title}</a>
        </p>
        <h1>{name}</h1>
        <p>{about}</p>
        <p>{lead}</p>
        {readings.map((each) => (
          <Reading key={each.id} of={each} sure={{ sureness, names: sources }} site={site} />
        ))}
      </>
    ),
  };
}

export interface RulebookData {
  readonly book: PublicRulebook;
  readonly texts: Readonly<Record<string, ClauseText>>;
  readonly readings: readonly ClauseReading<string>[];
  readonly changes?: EditionChanges | undefined;
  readonly sureness: SurenessWords;
  readonly sources: SourceNames;
}

/** How certain rules are, and where they were found. */
interface SurenessShown {
  readonly sureness: SurenessWords;
  readonly names: SourceNames;
}

function sourcesOf(sources: readonly Source[] | undefined, { sureness, names }: SurenessShown): string | null {
  const told = sourcesTold(sources, names);
  return told === undefined ? null : ` ${sureness.source}: ${told}`;
}

export function rulebookPage({ book, texts, readings, changes, sureness, sources }: RulebookData, site: Site): Page {
  const words = site.pages.rulebooks;
  const title = words.names[book.id];
  return {
    title,
    description: words.about[book.id],
    address: site.to.rulebook(book.id),
    about: book.id,
    body: (
      <>
        <p class="small">
          <a href={site.to.rulebooks}>{words.title}</a>
        </p>
        <h1>{title}</h1>
        <p class="quiet">{inForce(book, words, site)}</p>
        <p>{words.about[book.id]}</p>
        {book.contents.some(({ confidence }) => confidence !== undefined) ? <SurenessLegend words={sureness} /> : null}
        <div class="book">
          <Contents book={book} texts={texts} changes={changes} site={site} />
          <div>
            {changes === undefined ? null : <Changes changes={changes} site={site} />}
            <h2 id="clauses">{words.clauses}</h2>
            <p class="quiet small">
              {words.lead} {words.readingsLead}
            </p>
            {book.contents.map((each) => (
              <Clause
                key={each.clause}
                of={each}
                text={texts[each.clause]}
                readings={readings.filter(({ clauses }) => clauses.includes(each.clause))}
                first={(reading) => firstOf(reading, book)}
                sure={{ sureness, names: sources }}
                site={site}
              />
            ))}
            <h2 id="tables">{words.tables}</h2>
            {book.tables.map((table) => (
              <TableOf key={table.name} table={table} site={site} />
            ))}
          </div>
        </div>
      </>
    ),
  };
}

/** The clause under which a reading is shown; at its other clauses it is only named. */
const firstOf = ({ clauses }: ClauseReading<string>, { contents }: PublicRulebook): string | undefined =>
  contents.find(({ clause }) => clauses.includes(clause))?.clause;

const anchorOf = (clause: string): string => `#${encodeURIComponent(clauseAnchor(clause))}`;

/** All clauses by their titles; next to them if there is room, otherwise folded. */
function Contents({
  book,
  texts,
  changes,
  site,
}: Pick<RulebookData, 'book' | 'texts' | 'changes'> & { site: Site }): VNode {
  const words = site.pages.rulebooks;
  return (
    <details class="contents no-print">
      <summary>{words.contents}</summary>
      <nav aria-label={words.contents}>
        <ul>
          {changes === undefined ? null : (
            <li>
              <a href="#changes">{words.changesShort}</a>
            </li>
          )}
          <li>
            <a href="#tables">{words.tables}</a>
          </li>
          {book.contents.map(({ clause }) => (
            <li key={clause}>
              <a href={anchorOf(clause)}>
                {site.cite(clause)} {texts[clause]?.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

function Changes({ changes, site }: { changes: EditionChanges; site: Site }): VNode {
  const words = site.pages.rulebooks;
  return (
    <section>
      <h2 id="changes">{unbroken(words.changes(words.names[changes.since]))}</h2>
      <ul>
        {Object.entries(changes.texts).map(([clause, text]) => (
          <li key={clause}>
            <a href={anchorOf(clause)}>{site.cite(clause)}</a>: {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ClauseShown {
  readonly of: RulebookClause;
  readonly text: ClauseText | undefined;
  readonly readings: readonly ClauseReading<string>[];
  readonly first: (reading: ClauseReading<string>) => string | undefined;
  readonly sure: SurenessShown;
  readonly site: Site;
}

function Clause({ of, text, readings, first, sure, site }: ClauseShown): VNode {
  const { clause, computes, confidence, sources } = of;
  const words = site.pages.rulebooks;
  return (
    <section class="rule">
      <h3 id={clauseAnchor(clause)}>
        <a href={anchorOf(clause)}>{site.cite(clause)}</a> {text?.title}
      </h3>
      <p>{text === undefined ? null : unbroken(text.rule)}</p>
      {confidence === undefined && computes ? null : (
        <p class="quiet small">
          {confidence === undefined ? null : (
            <>
              <SurenessWord confidence={confidence} words={sure.sureness} />
              {sourcesOf(sources, sure)}
            </>
          )}
          {computes ? null : ` ${words.nothing}`}
        </p>
      )}
      <Readings readings={readings.filter((each) => first(each) === clause)} sure={sure} site={site} />
      <Elsewhere readings={readings.filter((each) => first(each) !== clause)} site={site} />
    </section>
  );
}

const readingAnchor = ({ id }: ClauseReading<string>): string => `reading-${id.replaceAll(/[^\w]+/g, '-')}`;

interface ReadingsShown {
  readonly readings: readonly ClauseReading<string>[];
  readonly site: Site;
}

interface ReadingShown {
  readonly of: ClauseReading<string>;
  readonly sure: SurenessShown;
  readonly site: Site;
}

function Reading({ of: each, sure, site }: ReadingShown): VNode {
  const words = site.pages.rulebooks;
  return (
    <div id={readingAnchor(each)} class="reading">
      <p>
        <strong>{each.id}</strong>{' '}
        {each.confidence === undefined ? null : (
          <>
            <SurenessWord confidence={each.confidence} words={sure.sureness} />{' '}
          </>
        )}
        {unbroken(each.question)}
      </p>
      <p>
        {words.reading}: {unbroken(each.reading)}
      </p>
      {each.otherwise === undefined ? null : (
        <p>
          {words.otherwise}: {unbroken(each.otherwise)}
        </p>
      )}
      {each.sources === undefined ? null : <p class="quiet small">{sourcesOf(each.sources, sure)}</p>}
    </div>
  );
}

function Readings({ readings, sure, site }: ReadingsShown & { sure: SurenessShown }): VNode | null {
  const words = site.pages.rulebooks;
  if (readings.length === 0) return null;
  return (
    <details>
      <summary>
        {words.readings} ({readings.length})
      </summary>
      {readings.map((each) => (
        <Reading key={each.id} of={each} sure={sure} site={site} />
      ))}
    </details>
  );
}

/** Readings that are shown at another clause. */
function Elsewhere({ readings, site }: ReadingsShown): VNode | null {
  if (readings.length === 0) return null;
  return (
    <p class="quiet small">
      {site.pages.rulebooks.seeReadings}:{' '}
      {readings.map((each, place) => (
        <>
          {place === 0 ? '' : ', '}
          <a href={`#${readingAnchor(each)}`}>{each.id}</a>
        </>
      ))}
    </p>
  );
}

function TableOf({ table, site }: { table: RulebookTable; site: Site }): VNode {
  const words = site.pages.rulebooks;
  const { caption, columns } = words.table[table.name];
  const cell = (value: number | string | null, place: number): string => {
    if (value === null) return place === 1 && table.name !== 'time-categories' ? words.more : '';
    if (typeof value === 'string') return words.importance[value] ?? value;
    return site.say.number(value);
  };
  return (
    <details open={table.rows.length <= 20}>
      <summary>
        {site.cite(table.clause)} · {caption}
      </summary>
      <div class="scroll" role="region" aria-label={caption} tabIndex={0}>
        <table class="narrow-table">
          <caption class="hidden">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" class="number">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <tr key={row.join()}>
                {row.map((value, place) => (
                  <td key={columns[place]} class={typeof value === 'string' ? '' : 'number'}>
                    {cell(value, place)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
