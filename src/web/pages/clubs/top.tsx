/** The best players of a group on the newest list: by federation, age and sex, each with an address of its own. */
import type { VNode } from 'preact';
import type { ClubsWords } from '../../../content/en/pages/clubs.ts';
import type { PublicTop } from '../../../reading/public/clubs/top.ts';
import type { AgeGroup } from '../../../reading/public/list-block.ts';
import type { TopGroup } from '../../addresses.ts';
import type { Page } from '../../page.tsx';
import { type Columns, ColumnTable } from '../../parts/columns.tsx';
import { ChangeNumber, RatingNumber } from '../../parts/numbers.tsx';
import { type Site, wordsFor } from '../../site.ts';
import { PersonCell, PoolLinks } from './page.tsx';

interface Shown {
  readonly of: PublicTop;
  readonly site: Site;
  readonly words: ClubsWords;
  /** The same with another federation, age or sex. */
  readonly to: (other: TopGroup) => string;
}

/** As written inside a title; U12 is unchanged. */
const amongWords = (text: string): string =>
  /^.\d/.test(text) ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

export function topPage(of: PublicTop, site: Site): Page {
  const words = wordsFor(site, 'clubs', of.pool.family);
  const group: TopGroup = { federation: of.federation, age: of.age, sex: of.sex };
  const to = (other: TopGroup): string => site.to.top(of.pool.pool, { ...group, ...other });
  const name = site.poolName(of.pool.pool, of.pool.name);
  const chosen = [
    of.federation,
    of.age === undefined ? undefined : amongWords(words.ages[of.age]),
    of.sex === undefined ? undefined : amongWords(words.sexes[of.sex]),
  ].filter((each) => each !== undefined);
  const title = words.topOf(chosen.length === 0 ? words.best : [words.best, ...chosen].join(', '), name);
  return {
    title,
    address: to({}),
    description: title,
    body: <Top of={of} site={site} words={words} to={to} title={title} />,
  };
}

function Top({ title, ...shown }: Shown & { title: string }): VNode {
  const { of, site, words, to } = shown;
  const { pool } = of;
  type Line = (typeof of.lines)[number];
  const columns: Columns<Line> = [
    { title: words.place, kind: 'number', cell: ({ among }) => among },
    {
      title: words.name,
      is: 'name',
      cell: (line) => (
        <>
          <PersonCell line={line} site={site} />
          <span class="narrow quiet small under"> {[line.federation, line.birthYear].filter(Boolean).join(' · ')}</span>
        </>
      ),
    },
    { title: words.federation, kind: 'medium', cell: ({ federation }) => federation },
    of.births && { title: words.born, kind: 'number medium', cell: ({ birthYear }) => birthYear },
    {
      title: words.rating,
      kind: 'number',
      cell: ({ rating, unsettled }) => <RatingNumber value={rating} unsettled={unsettled} site={site} />,
    },
    { title: words.change, kind: 'number', cell: ({ change }) => <ChangeNumber value={change} site={site} /> },
    { title: words.games, kind: 'number medium', cell: ({ games }) => games },
  ];
  return (
    <article class="next">
      <h1>{title}</h1>
      <PoolLinks
        pools={of.pools}
        pool={pool.pool}
        to={(each) => site.to.top(each, { age: of.age, sex: of.sex })}
        label={words.pools}
        site={site}
      />
      <nav class="choices no-print" aria-label={words.sex}>
        <ul class="row">
          <Link to={to({ sex: undefined })} isHere={of.sex === undefined} text={words.anySex} />
          {(['f', 'm'] as const).map((sex) => (
            <Link key={sex} to={to({ sex })} isHere={of.sex === sex} text={words.sexes[sex]} />
          ))}
        </ul>
      </nav>
      <nav class="choices no-print" aria-label={words.age}>
        <ul class="row">
          <Link to={to({ age: undefined })} isHere={of.age === undefined} text={words.anyAge} />
          {(Object.keys(words.ages) as AgeGroup[]).map((age) => (
            <Link key={age} to={to({ age })} isHere={of.age === age} text={words.ages[age]} />
          ))}
        </ul>
      </nav>
      {of.federations.length === 0 ? null : (
        <details class="no-print" open={of.federation !== undefined}>
          <summary>
            {words.federation}: {of.federation ?? words.anyFederation}
          </summary>
          <nav class="choices" aria-label={words.federation}>
            <ul class="row">
              <Link
                to={to({ federation: undefined })}
                isHere={of.federation === undefined}
                text={words.anyFederation}
              />
              {of.federations.map((federation) => (
                <Link
                  key={federation}
                  to={to({ federation })}
                  isHere={of.federation === federation}
                  text={federation}
                />
              ))}
            </ul>
          </nav>
        </details>
      )}
      <p class="quiet small">
        {words.topAbout(site.grouped(of.found), site.say.date(pool.date))}{' '}
        {of.age === undefined ? null : words.ageAbout}{' '}
        <a
          class="no-print"
          href={site.to.entries(pool.pool, pool.date, {
            federation: of.federation,
            age: of.age,
            sex: of.sex,
            activity: 'active',
            format: 'csv',
          })}
        >
          {words.download}: {words.asCsv}
        </a>
      </p>
      {of.lines.length === 0 ? (
        <p class="notice">{words.nobody}</p>
      ) : (
        <ColumnTable kind="rows strength" columns={columns} rows={of.lines} keyOf={({ id }) => id} />
      )}
    </article>
  );
}

const Link = ({ to, isHere, text }: { to: string; isHere: boolean; text: string }): VNode => (
  <li>
    <a href={to} aria-current={isHere ? 'page' : undefined}>
      {text}
    </a>
  </li>
);
