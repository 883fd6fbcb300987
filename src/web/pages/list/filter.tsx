/** The filter of a list: every field works alone, and with all others. */
import type { VNode } from 'preact';
import { Choice, LabelledField } from '../../parts/fields.tsx';
import { FIRST_WAY, listQuery, ROWS } from './query.ts';
import type { ListPageProps } from './shown.ts';
import type { ListPageWords } from '../../../content/en/pages/list.ts';
import type { ListFilter } from '../../../reading/public/list-block.ts';

/** This many clubs are shown to be chosen from; of more, the name is typed. */
const MOST_CLUBS = 80;

export function Filter({ list, site, words }: ListPageProps): VNode {
  const { to } = site;
  const { query, present } = list;
  const { filter } = query;
  const isUsed = Object.values(filter).some((value) => value !== undefined);
  return (
    <details class="filter no-print">
      <summary>{isUsed ? words.filtered : words.filter}</summary>
      <form class="fields" action={to.list(list.pool, list.date)}>
        <LabelledField label={words.name}>
          <input type="search" name="name" value={filter.name} autocomplete="off" />
        </LabelledField>
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
          <LabelledField label={words.club}>
            <input name="club" value={filter.club} autocomplete="off" />
          </LabelledField>
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
          <LabelledField label={words.from}>
            <input class="short" type="number" name="from" min="0" max="4000" value={filter.from} />
          </LabelledField>
          <LabelledField label={words.to}>
            <input class="short" type="number" name="to" min="0" max="4000" value={filter.to} />
          </LabelledField>
        </span>
        <Choice
          label={words.rows}
          name="rows"
          value={String(query.rows)}
          choices={ROWS.map((count) => [String(count), String(count)])}
        />
        {query.order === 'rating' ? null : <input type="hidden" name="sort" value={query.order} />}
        {query.direction === FIRST_WAY[query.order] ? null : (
          <input type="hidden" name="direction" value={query.direction} />
        )}
        <button type="submit">{words.apply}</button>
        {isUsed ? (
          <a class="button plain" href={to.list(list.pool, list.date, listQuery({ ...query, filter: {}, page: 1 }))}>
            {words.clear}
          </a>
        ) : null}
      </form>
    </details>
  );
}

/** The filter of the rows in words, for headings. */
export function filterTexts(filter: ListFilter, words: ListPageWords): readonly string[] {
  const { name, federation, club, sex, age, activity, title, from, to } = filter;
  return [
    federation,
    club,
    sex === undefined ? undefined : words.sexes[sex],
    age === undefined ? undefined : words.ages[age],
    activity === undefined ? undefined : words.activities[activity],
    title === 'any' ? words.anyTitle : title,
    from === undefined && to === undefined ? undefined : words.ratings(from, to),
    name === undefined ? undefined : words.named(name),
  ].filter((text) => text !== undefined);
}

const same = (texts: readonly string[]): readonly (readonly [string, string])[] => texts.map((text) => [text, text]);
