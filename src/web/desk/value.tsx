/** Any answer of a verb, for people: facts as a list, rows as a table. What has a page of its own is shown there. */
import type { VNode } from 'preact';
import type { Site } from '../site.ts';

/** More rows than these are counted, not shown. */
const ROWS = 300;
const PERSON_ID = /^[0-9a-z]{7}$/;
const EVENT_ID = /^e\d+$/;

export interface ValueNames {
  readonly nameOf: (id: string) => string | undefined;
}

export function ValueView({ value, site, names }: { value: unknown; site: Site; names: ValueNames }): VNode {
  if (value === null || value === undefined || value === '')
    return <span class="quiet">{site.pages.desk.nothing}</span>;
  if (typeof value === 'boolean') return <>{value ? site.pages.desk.yes : site.pages.desk.no}</>;
  if (typeof value === 'number') return <>{site.say.number(value)}</>;
  if (typeof value === 'string') return <Text text={value} site={site} names={names} />;
  if (Array.isArray(value)) return <Rows rows={value} site={site} names={names} />;
  const entries = Object.entries(value as object).filter(([, each]) => each !== undefined);
  if (entries.length === 0) return <span class="quiet">{site.pages.desk.nothing}</span>;
  return (
    <dl class="facts-of">
      {entries.map(([name, each]) => (
        <>
          <dt key={name}>{fieldWord(name, site)}</dt>
          <dd key={`${name} value`}>
            <ValueView value={each} site={site} names={names} />
          </dd>
        </>
      ))}
    </dl>
  );
}

function Text({ text, site, names }: { text: string; site: Site; names: ValueNames }): VNode {
  if (EVENT_ID.test(text)) return <a href={site.to.office(`/events/${text}`)}>{text}</a>;
  const name = PERSON_ID.test(text) ? names.nameOf(text) : undefined;
  if (name === undefined) return <>{text}</>;
  return (
    <a href={site.to.office(`/players/${text}`)}>
      {name} <span class="quiet">{text}</span>
    </a>
  );
}

/** What a field is called; of one that no act names, such as a language, the name itself. */
export const fieldWord = (name: string, { pages }: Pick<Site, 'pages'>): string =>
  (pages.answers.fields as Readonly<Record<string, string | undefined>>)[name] ?? name;

function Rows({ rows, site, names }: { rows: readonly unknown[]; site: Site; names: ValueNames }): VNode {
  if (rows.length === 0) return <span class="quiet">{site.pages.desk.nothing}</span>;
  const shown = rows.slice(0, ROWS);
  const more = rows.length - shown.length;
  if (shown.every((row) => typeof row !== 'object' || row === null || Array.isArray(row))) {
    return (
      <>
        {shown.map((row, place) => (
          <span key={String(place)}>
            {place === 0 ? '' : ', '}
            <ValueView value={row} site={site} names={names} />
          </span>
        ))}
        {more > 0 ? ` … +${site.grouped(more)}` : ''}
      </>
    );
  }
  const columns = [...new Set(shown.flatMap((row) => Object.keys((row ?? {}) as object)))];
  return (
    <>
      <table class="labelled sortable">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {fieldWord(column, site)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, place) => (
            <tr key={String(place)}>
              {columns.map((column) => {
                const cell = (row as Readonly<Record<string, unknown>>)[column];
                return (
                  <td
                    key={column}
                    class={typeof cell === 'number' ? 'number' : undefined}
                    data-label={fieldWord(column, site)}
                  >
                    {column === 'field' && typeof cell === 'string' ? (
                      fieldWord(cell, site)
                    ) : (
                      <ValueView value={cell} site={site} names={names} />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 ? <p class="quiet">+{site.grouped(more)}</p> : null}
    </>
  );
}
