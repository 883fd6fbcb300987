/** The filter of a list: every field works alone, and with all others. */
import type { VNode } from 'preact';
import { Choice, Field } from '../../parts/fields.tsx';
import { FIRST_WAY, listQuery, ROWS } from './query.ts';
import type { ListShown } from './shown.ts';

/** So many clubs are shown to be chosen from; of more, the name is typed. */
const MOST_CLUBS = 80;

export function Filter({ list, site, words }: ListShown): VNode {
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
            name="federation"
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
          name="activity"
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
        <span class="pair">
          <Field label={words.from}>
            <input class="short" type="number" name="from" min="0" max="4000" value={filter.from} />
          </Field>
          <Field label={words.to}>
            <input class="short" type="number" name="to" min="0" max="4000" value={filter.to} />
          </Field>
        </span>
        <Choice
          label={words.rows}
          name="rows"
          value={String(asked.rows)}
          choices={ROWS.map((count) => [String(count), String(count)])}
        />
        {asked.order === 'rating' ? null : <input type="hidden" name="sort" value={asked.order} />}
        {asked.direction === FIRST_WAY[asked.order] ? null : (
          <input type="hidden" name="direction" value={asked.direction} />
        )}
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
