/** What lies ahead of a player: the present state, and what every result of the next tournament would give. */
import type { VNode } from 'preact';
import type { NextWords } from '../../../content/en/pages/next.ts';
import { type NameOf, type PhraseBook, sayStep } from '../../../explain/tell.ts';
import type { ResultAhead } from '../../../reading/public/next/hypothetical.ts';
import type { NextOpponent } from '../../../reading/public/next/opponents.ts';
import type { EventChoice, PublicNext, WrongNext } from '../../../reading/public/next/next.ts';
import type { Query } from '../../addresses.ts';
import type { Page } from '../../page.tsx';
import { type Columns, ColumnTable } from '../../parts/columns.tsx';
import { Choice } from '../../parts/fields.tsx';
import { ChangeNumber, RatingNumber } from '../../parts/numbers.tsx';
import { StepList } from '../../parts/step-list.tsx';
import { type Site, wordsFor } from '../../site.ts';

export interface NextPageData {
  readonly next: PublicNext;
  /** The filled-in values, by field. */
  readonly asked: Readonly<Record<string, string>>;
  readonly book: PhraseBook;
}

interface Shown extends NextPageData {
  readonly site: Site;
  readonly words: NextWords;
  /** The same page with other fields. */
  readonly to: (other: Query) => string;
}

export function nextPage(data: NextPageData, site: Site): Page {
  const { next, asked } = data;
  const words = wordsFor(site, 'next', next.pool.family);
  const to = (other: Query): string => site.to.next(next.player, { ...asked, pool: next.pool.pool, ...other });
  const name = site.personName(next.name);
  return {
    title: words.titleOf(name),
    isPrivate: next.isPrivate,
    address: site.to.next(next.player),
    about: next.player,
    body: <Next {...data} site={site} words={words} to={to} />,
  };
}

function Next(shown: Shown): VNode {
  const { next, site, words } = shown;
  return (
    <article class="next">
      <h1>
        <a href={site.to.player(next.player)}>{site.personName(next.name)}</a>: {words.title}
      </h1>
      {next.pools.length < 2 ? null : (
        <nav class="choices no-print" aria-label={words.pools}>
          <ul class="row">
            {next.pools.map(({ pool, name, rating }) => (
              <li key={pool}>
                <a
                  href={site.to.next(next.player, { pool })}
                  aria-current={pool === next.pool.pool ? 'page' : undefined}
                >
                  {site.poolName(pool, name)}
                </a>{' '}
                <RatingNumber value={rating} site={site} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div class="asking">
        <div>
          <Standing {...shown} />
          {next.isOpen === true ? <p class="notice">{words.openFirst}</p> : <Question {...shown} />}
        </div>
        <div id="answer" aria-live="polite">
          <Wrongs {...shown} />
          {next.results.length === 0 ? (
            next.isOpen === true || next.wrong.length > 0 ? null : (
              <p class="quiet nothing-yet">{words.nothingYet}</p>
            )
          ) : (
            <Results {...shown} />
          )}
        </div>
      </div>
    </article>
  );
}

function Standing({ next, site, words }: Shown): VNode {
  const { pool, unsettled, missing, towards, k, kRange, titles, grades, grade } = next;
  const { say } = site;
  return (
    <section class="card">
      <h2>
        {words.now} <span class="quiet small">{site.poolName(pool.pool, pool.name)}</span>
      </h2>
      <p class="rating">
        <span class="huge">
          <RatingNumber value={pool.rating} unsettled={unsettled} site={site} />
        </span>{' '}
        {grade === undefined ? null : <span class="big">{site.pages.player.grade(grade)}</span>}{' '}
        {next.list === undefined || pool.rating === null ? null : (
          <a class="small" href={site.to.list(pool.pool, next.list)}>
            {words.listOf(say.date(next.list))}
          </a>
        )}
      </p>
      {towards === undefined ? null : <p>{words.towards(towards.games, say.score(towards.halfPoints / 2), say)}</p>}
      {missing === undefined ? null : <p>{words.unsettled(missing.games, missing.events, say)}</p>}
      {k === undefined ? null : (
        <>
          <h3>
            {words.k(k.k)} <Clause edition={next.edition} clause={k.clause} site={site} />
          </h3>
          <ul class="plain">
            {k.games === undefined ? null : <li>{words.kGames(k.games.left, k.games.k, say)}</li>}
            {k.year === undefined ? null : <li>{words.kYear(k.year.year, k.year.k)}</li>}
            {k.ratings.map(({ at, k: then }) => (
              <li key={at}>{words.kRating(at, then)}</li>
            ))}
            {k.games === undefined && k.year === undefined && k.ratings.length === 0 ? <li>{words.kSettled}</li> : null}
          </ul>
        </>
      )}
      {kRange === undefined ? null : (
        <p>
          {words.kRange(kRange.gain, kRange.loss, kRange.from, kRange.to)}{' '}
          <Clause edition={next.edition} clause={kRange.clause} site={site} />
        </p>
      )}
      {titles.length === 0 ? null : (
        <>
          <h3>
            {words.titles} <span class="quiet small">{words.titleRules}</span>
          </h3>
          <dl class="facts">
            {titles.map(({ title, rating, lacking, games, norms, clause }) => (
              <>
                <dt>{title}</dt>
                <dd>
                  {words.titleLacking(lacking, rating, say)}
                  {games === 0 ? null : `, ${words.titleGames(games, say)}`}
                  {norms ? words.titleNorms : null} <span class="quiet small">{clause}</span>
                </dd>
              </>
            ))}
          </dl>
        </>
      )}
      {grades.length === 0 ? null : (
        <>
          <h3>{words.grades}</h3>
          <dl class="facts">
            {grades.map(({ grade: each, points, lacking, reached, needed, clause }) => (
              <>
                <dt>{site.pages.player.grade(each)}</dt>
                <dd>
                  {words.gradeLacking(lacking, points, say)}
                  {needed > 1 ? `, ${words.gradeTimes(reached, needed)}` : null}{' '}
                  <Clause edition={next.edition} clause={clause} site={site} />
                </dd>
              </>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}

const Clause = ({ edition, clause, site }: { edition: string; clause: string; site: Site }): VNode => (
  <a class="clause small" href={site.to.rulebook(edition, clause)}>
    {site.cite(clause)}
  </a>
);

/** Announced events come first, with their day. */
const choiceText = ({ name, start, kind }: EventChoice, { site, words }: Shown): string =>
  kind === 'played' ? name : words.announced(name, start === null ? '' : site.say.date(start));

function Question(shown: Shown): VNode {
  const { next, asked, site, words, to } = shown;
  const taken = asked['opponents'] ?? '';
  const plus = (more: string): string => to({ opponents: taken === '' ? more : `${taken}, ${more}`, score: undefined });
  return (
    <section class="no-print">
      <h2>{words.ask}</h2>
      <form class="calculator next" action={site.to.next(next.player)}>
        <input type="hidden" name="pool" value={next.pool.pool} />
        <div class="fields">
          <label class="wide-field">
            {words.opponents}
            <textarea name="opponents" rows={3} autocomplete="off" value={taken} />
            <small class="quiet">{next.game === 'go' ? words.opponentsGo : words.opponentsHint}</small>
          </label>
          <label>
            {words.goal}
            <input name="goal" value={asked['goal'] ?? ''} inputMode="numeric" autocomplete="off" />
            <small class="quiet">{words.goalHint}</small>
          </label>
          {next.c === undefined ? null : (
            <label>
              {words.c}
              <input name="c" value={asked['c'] ?? String(next.c)} inputMode="numeric" autocomplete="off" />
              <small class="quiet">{words.cHint}</small>
            </label>
          )}
          {next.events.length === 0 ? null : (
            <Choice
              label={words.from}
              name="event"
              value={next.event?.event}
              any={words.noEvent}
              choices={next.events.map((event) => [event.event, choiceText(event, shown)] as const)}
            />
          )}
        </div>
        <div class="buttons">
          <button>{words.show}</button> <a href={site.to.calculators}>{words.calculators}</a>
        </div>
      </form>
      {next.event === undefined ? null : (
        <details class="entrants" open>
          <summary>{words.entrants(next.event.name)}</summary>
          {next.event.entrants.length > MOST_AT_ONCE ? null : (
            <p>
              <a rel="nofollow" href={plus(next.event.entrants.map(({ player }) => player).join(', '))}>
                {words.allOfThem}
              </a>
            </p>
          )}
          <ul class="columns">
            {next.event.entrants.map(({ player, name, title, rating }) => (
              <li key={player}>
                <a rel="nofollow" href={plus(player)} aria-label={words.add(site.personShort(name))}>
                  + {title} {site.personName(name)}
                </a>{' '}
                {rating}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

const MOST_AT_ONCE = 30;

function Wrongs({ next, asked, site, words, to }: Shown): VNode | null {
  if (next.wrong.length === 0) return null;
  return (
    <ul class="notice" role="status">
      {next.wrong.map((each, place) => (
        <li key={place}>
          {wrongNextText(each, words, site)}
          {each.kind !== 'several' ? null : (
            <ul>
              {each.players.map(({ id, name, title, birthYear, ratings }) => (
                <li key={id}>
                  <a rel="nofollow" href={to({ opponents: (asked['opponents'] ?? '').replace(each.text, id) })}>
                    {title} {site.personName(name)}
                  </a>{' '}
                  {birthYear} {ratings.find(({ pool }) => pool === next.pool.pool)?.rating}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

export function wrongNextText(wrong: WrongNext, { wrong: words }: NextWords, site: Site): string {
  switch (wrong.kind) {
    case 'unknown':
    case 'stones':
    case 'event':
      return words[wrong.kind](wrong.text);
    case 'several':
      return words.several(wrong.text, wrong.found);
    case 'unrated':
      return words.unrated(site.personShort(wrong.name));
    case 'own':
      return words.own;
    case 'too-many':
      return words['too-many'](wrong.most);
    case 'score':
      return words.score(wrong.text, wrong.most);
    default:
      return words[wrong.kind](wrong.text, wrong.min, wrong.max);
  }
}

function Results(shown: Shown): VNode {
  const { next, site, words } = shown;
  const { say } = site;
  const games = next.opponents.length;
  return (
    <>
      <h2>{words.results}</h2>
      <Goal {...shown} />
      <p class="small">
        {words.resultsCaption(games, say)} {words.estimate}{' '}
        <a href={site.to.rulebook(next.edition)}>{site.pages.rulebooks.names[next.edition]}</a>
      </p>
      <p class="small">
        {words.against}: <Against opponents={next.opponents} site={site} />
      </p>
      <div class="scroll" tabIndex={0}>
        <ColumnTable
          kind="rows results"
          columns={columnsOf(shown)}
          rows={next.results.toReversed()}
          keyOf={({ halfPoints }) => halfPoints}
        />
      </div>
      <How {...shown} />
    </>
  );
}

function Goal({ next: { goal, results, opponents }, site: { say }, words }: Shown): VNode | null {
  if (goal === undefined) return null;
  const { goal: wished, halfPoints } = goal;
  const text =
    halfPoints === null
      ? words.goalNever(wished, opponents.length, say)
      : halfPoints === results[0]?.halfPoints
        ? words.goalReached(wished)
        : words.goalIs(say.score(halfPoints / 2), opponents.length, wished);
  return <p class="big goal">{text}</p>;
}

const Against = ({ opponents, site }: { opponents: readonly NextOpponent[]; site: Site }): VNode => (
  <>
    {opponents.map(({ rating, stones, player, name, title }, place) => (
      <span key={place}>
        {place === 0 ? null : ', '}
        {player === undefined ? null : (
          <>
            <a href={site.to.player(player)}>
              {title} {site.personName(name)}
            </a>{' '}
          </>
        )}
        {rating}
        {stones === undefined ? null : `/${site.say.number(stones)}`}
      </span>
    ))}
  </>
);

const columnsOf = ({ next, site, words, to }: Shown): Columns<ResultAhead> => [
  {
    title: words.score,
    kind: 'number',
    cell: ({ halfPoints }) => (
      <>
        {site.say.score(halfPoints / 2)}
        <span class="quiet">/{next.opponents.length}</span>
      </>
    ),
  },
  {
    title: words.change,
    kind: 'number',
    cell: ({ change }) => <ChangeNumber value={change} site={site} />,
  },
  {
    title: words.after,
    kind: 'number',
    cell: ({ after, unsettled }) =>
      after === null ? (
        <span class="quiet">{words.none}</span>
      ) : (
        <strong>
          <RatingNumber value={after} unsettled={unsettled} site={site} />
        </strong>
      ),
  },
  next.results.some(({ grade }) => grade !== undefined) && {
    title: words.grade,
    cell: ({ grade }) => (grade === undefined ? null : site.pages.player.grade(grade)),
  },
  {
    title: <span class="hidden">{words.why}</span>,
    kind: 'no-print',
    cell: ({ halfPoints }) => (
      <a rel="nofollow" href={`${to({ score: halfPoints / 2 })}#how`}>
        {words.why}
      </a>
    ),
  },
];

function How({ next, site, words, book }: Shown): VNode | null {
  const { explained, opponents, pool, edition } = next;
  if (explained === undefined) return null;
  const nameOf: NameOf = (id) => {
    const met = opponents[Number(id) - 1];
    return met === undefined
      ? id === 'own'
        ? site.personShort(next.name)
        : undefined
      : met.name === undefined
        ? String(met.rating)
        : site.personShort(met.name);
  };
  return (
    <section id="how">
      <h2>{words.how(site.say.score(explained.halfPoints / 2), opponents.length)}</h2>
      <StepList
        steps={explained.steps}
        rules={edition}
        say={(step) => sayStep(step, pool.family, book, nameOf)}
        book={book}
        clauseAt={(rules, clause) => site.to.rulebook(rules, clause)}
      />
    </section>
  );
}
