/** Any answer of a verb, for people: facts as a list, rows as a table. Things with a page of their own are links. */
import type { VNode } from 'preact';
import { isLanguage, languageName } from '../../content/languages.ts';
import type { Site } from '../site.ts';

/** More rows than these are counted, not shown. */
const ROWS = 300;
const PERSON_ID = /^[0-9a-z]{7}$/;
const EVENT_ID = /^e\d+$/;

export interface ValueNames {
  readonly nameOf: (id: string) => string | undefined;
}

interface ValueProps {
  readonly value: unknown;
  /** The member that has it, by which a choice is called what its form calls it. */
  readonly field?: string;
  readonly site: Site;
  readonly names: ValueNames;
}

/** Empty at every depth: a list of nobody is not worth a line. */
const isNothing = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isNothing));

export function ValueView({ value, field = '', site, names }: ValueProps): VNode {
  if (value === null || value === undefined || value === '')
    return <span class="quiet">{site.pages.desk.nothing}</span>;
  if (typeof value === 'boolean') return <>{value ? site.pages.desk.yes : site.pages.desk.no}</>;
  if (typeof value === 'number') return <>{site.say.number(value)}</>;
  if (typeof value === 'string') return <Text text={choiceWord(field, value, site)} site={site} names={names} />;
  if (Array.isArray(value)) return <Rows rows={value} field={field} site={site} names={names} />;
  const entries = Object.entries(value as object).filter(([, each]) => !isNothing(each));
  if (entries.length === 0) return <span class="quiet">{site.pages.desk.nothing}</span>;
  return (
    <dl class="facts-of">
      {entries.map(([name, each]) => (
        <>
          <dt key={name}>{fieldWord(name, site)}</dt>
          <dd key={`${name} value`}>
            <ValueView value={each} field={name} site={site} names={names} />
          </dd>
        </>
      ))}
    </dl>
  );
}

function Text({ text, site, names }: { text: string; site: Site; names: ValueNames }): VNode {
  if (EVENT_ID.test(text)) return <a href={site.to.office(`/events/${text}`)}>{text}</a>;
  const name = PERSON_ID.test(text) ? names.nameOf(text) : undefined;
  if (name === undefined) return <>{dayWord(text, site)}</>;
  return (
    <a href={site.to.office(`/players/${text}`)}>
      {name} <span class="quiet">{text}</span>
    </a>
  );
}

/** A day or a month as people write it; other texts are unchanged. */
export const dayWord = (text: string, { say, dayOf }: Pick<Site, 'say' | 'dayOf'>): string =>
  /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?$/.test(text)
    ? say.date(dayOf(text))
    : /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text)
      ? say.month(text)
      : text;

/** The label of a field; for one that no act has, such as a language, the name itself. */
export const fieldWord = (name: string, { pages }: Pick<Site, 'pages'>): string =>
  (pages.answers.fields as Readonly<Record<string, string | undefined>>)[name] ?? name;

/** The label of a choice. Some have the same one everywhere. */
export function choiceWord(field: string, choice: string, { pages, commands, poolName }: Site): string {
  if (field === 'pool') return poolName(choice);
  const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    role: { ...commands.events.roles, ...pages.desk.roles },
    form: commands.clubs.forms,
    status: commands.registry.statuses,
    ids: commands.registry.numbers,
    system: pages.entry.typing.systems,
    sex: pages.sheets.card.sex,
    state: commands.events.states,
    indicator: pages.why.indicators,
    by: pages.authorities,
  };
  if (field === 'language' && isLanguage(choice)) return languageName(choice);
  const own = (pages.forms.choices as Readonly<Record<string, string | undefined>>)[`${field}.${choice}`];
  return tables[field]?.[choice] ?? own ?? choice;
}

function Rows({ rows, field, site, names }: Omit<ValueProps, 'value'> & { rows: readonly unknown[] }): VNode {
  if (rows.length === 0) return <span class="quiet">{site.pages.desk.nothing}</span>;
  const shown = rows.slice(0, ROWS);
  const more = rows.length - shown.length;
  if (shown.every((row) => typeof row !== 'object' || row === null || Array.isArray(row))) {
    return (
      <>
        {shown.map((row, place) => (
          <span key={String(place)}>
            {place === 0 ? '' : ', '}
            <ValueView value={row} field={field ?? ''} site={site} names={names} />
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
                      <ValueView value={cell} field={column} site={site} names={names} />
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
