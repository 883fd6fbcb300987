/** Parts of a player's page at the desk: the history of every field, stored forms, and decisions on ratings. */
import type { VNode } from 'preact';
import type { AttachedForm } from '../../desk/registry/attachments.ts';
import type { PlayerCard } from '../../desk/registry/show.ts';
import type { FieldHistory, FieldValue } from '../../reading/field-history.ts';
import type { Site } from '../site.ts';
import { DeskField } from './frame.tsx';
import { DeskTable } from './table.tsx';

/** A value of a card as people read it. */
export function fieldText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(fieldText).join(', ');
  if (typeof value !== 'object') return String(value);
  const { club, number, title, year } = value as Readonly<Record<string, unknown>>;
  if (club !== undefined && number !== undefined) return `${String(club)}, ${String(number)}.`;
  if (title !== undefined) return year === undefined ? String(title) : `${String(title)} (${String(year)})`;
  return Object.entries(value)
    .map(([name, each]) => `${name}: ${String(each)}`)
    .join(', ');
}

export function FieldHistories({
  history,
  nameOfAccount,
  site,
}: {
  history: readonly FieldHistory[];
  nameOfAccount: (author: string) => string;
  site: Site;
}): VNode {
  const words = site.pages.sheets.card;
  const { fields } = site.commands.registry;
  const shown = (value: unknown): string => fieldText(value) || words.nobody;
  const earlier = (values: readonly FieldValue[]): VNode | null =>
    values.length === 0 ? null : (
      <details>
        <summary>
          {words.earlier}: {site.grouped(values.length)}
        </summary>
        <ul>
          {values.map(({ value, time, author, entry }) => (
            <li key={String(entry)}>
              {shown(value)}{' '}
              <span class="quiet">{`${site.say.date(site.dayOf(time))}, ${nameOfAccount(author)}, ${entry}`}</span>
            </li>
          ))}
        </ul>
      </details>
    );
  return (
    <section id="fields">
      <h2>{words.history}</h2>
      <DeskTable
        columns={[
          { title: site.pages.desk.players.field, kind: 'name', cell: ({ field }: FieldHistory) => fields[field] },
          {
            title: words.value,
            cell: ({ values: [now, ...before] }) => (
              <>
                {shown(now?.value)}
                {earlier(before)}
              </>
            ),
          },
          {
            title: words.since,
            kind: 'date',
            cell: ({ values: [now] }) => (now === undefined ? '' : site.say.date(site.dayOf(now.time))),
          },
          {
            title: words.by,
            cell: ({ values: [now] }) =>
              [nameOfAccount(now?.author ?? ''), now?.import === undefined ? undefined : words.fromImport(now.import)]
                .filter((each) => each !== undefined)
                .join(', '),
          },
          { title: words.entry, kind: 'number', cell: ({ values: [now] }) => now?.entry ?? '' },
        ]}
        rows={history}
        keyOf={({ field }) => field}
      />
    </section>
  );
}

const KB = 1024;

/** Forms under the KOMIR number: looked at, added, deleted for good. */
export function Forms({
  card: { player, numbers },
  forms,
  nameOfAccount,
  site,
}: {
  card: PlayerCard;
  forms: readonly AttachedForm[];
  nameOfAccount: (author: string) => string;
  site: Site;
}): VNode | null {
  const { papers: words, forms: kinds } = site.commands.clubs;
  if (numbers.komir === undefined) return null;
  const below = site.to.office(`/players/${player}/forms`);
  return (
    <section id="forms">
      <h2>{words.title}</h2>
      {forms.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <DeskTable
          columns={[
            {
              title: words.file,
              kind: 'name',
              cell: ({ entry, name }: AttachedForm) => <a href={`${below}/${entry}`}>{name}</a>,
            },
            { title: words.form, cell: ({ form }) => kinds[form] },
            { title: words.size, kind: 'number', cell: ({ size }) => `${site.grouped(Math.ceil(size / KB))} KB` },
            {
              title: words.kept,
              kind: 'date',
              cell: ({ time, author }) => `${site.say.date(site.dayOf(time))}, ${nameOfAccount(author)}`,
            },
            {
              title: '',
              cell: ({ entry }) => (
                <a href={`${site.to.office('/acts/players.detach')}?player=${player}&entry=${entry}`}>{words.remove}</a>
              ),
            },
          ]}
          rows={forms}
          keyOf={({ entry }) => entry}
        />
      )}
      <form method="post" class="desk-form" enctype="multipart/form-data" action={below}>
        <div class="drop">
          <DeskField label={words.file} hint={words.note}>
            <input
              type="file"
              name="files"
              required
              accept=".pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg"
            />
          </DeskField>
        </div>
        <DeskField label={words.what}>
          <select name="form">
            {Object.entries(kinds).map(([form, name]) => (
              <option key={form} value={form}>
                {name}
              </option>
            ))}
          </select>
        </DeskField>
        <p class="buttons">
          <button type="submit">{words.attach}</button>
        </p>
      </form>
    </section>
  );
}

export interface DecidablePool {
  readonly pool: string;
  readonly indicators: readonly string[];
  /** The deciding authorities of its rulebook. */
  readonly deciders: readonly string[];
}

/** A decision on one rating, with who decided and why. */
export function DecideForm({
  card: { player },
  pools,
  site,
}: {
  card: PlayerCard;
  pools: readonly DecidablePool[];
  site: Site;
}): VNode | null {
  const words = site.pages.sheets.card;
  if (pools.length === 0) return null;
  const indicators = [...new Set(pools.flatMap((each) => each.indicators))];
  const deciders = [...new Set(pools.flatMap((each) => each.deciders))];
  const titles: Readonly<Record<string, string>> = site.pages.authorities;
  return (
    <section id="decide">
      <h2>{words.decide}</h2>
      <p>{words.decideLead}</p>
      <form method="post" class="desk-form" action={site.to.office(`/players/${player}/decide`)}>
        <DeskField label={words.pool}>
          <select name="pool">
            {pools.map(({ pool }) => (
              <option key={pool} value={pool}>
                {site.poolName(pool)}
              </option>
            ))}
          </select>
        </DeskField>
        <DeskField label={words.indicator}>
          <select name="indicator">
            {indicators.map((each) => (
              <option key={each} value={each}>
                {site.pages.why.indicators[each] ?? each}
              </option>
            ))}
          </select>
        </DeskField>
        <DeskField label={words.newValue} hint={words.newValueHint}>
          <input name="value" required />
        </DeskField>
        <DeskField label={words.authority}>
          <select name="by">
            {deciders.map((each) => (
              <option key={each} value={each}>
                {titles[each] ?? each}
              </option>
            ))}
          </select>
        </DeskField>
        <DeskField label={words.ground}>
          <input name="ground" required />
        </DeskField>
        <p class="buttons">
          <button type="submit" name="do" value="preview">
            {words.look}
          </button>
          <button type="submit" name="do" value="do" class="plain">
            {words.ask}
          </button>
        </p>
      </form>
    </section>
  );
}
