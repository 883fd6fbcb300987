/** A player's card: who it is, the ratings of all pools, each list with its events, and the opponents. */
import type { ComponentChild, ComponentChildren, VNode } from 'preact';
import type {
  EventPlayed,
  ListStep,
  PoolCard,
  PublicPlayer,
  PublicSheets,
  RatingPoint,
} from '../../../reading/public/card/card.ts';
import { type Query, queryText } from '../../addresses.ts';
import type { Page } from '../../page.tsx';
import { type Columns, ColumnTable, Headings } from '../../parts/columns.tsx';
import { daysText } from '../../parts/days.ts';
import { fixed, placesOf } from '../../parts/decimals.ts';
import { Dotted } from '../../parts/dotted.tsx';
import { shownChange } from '../../parts/event-change.ts';
import { FactLine } from '../../parts/fact.tsx';
import { ChangeNumber, RatingNumber } from '../../parts/numbers.tsx';
import { RatingChart } from '../../parts/rating-chart.tsx';
import { type Site, wordsFor } from '../../site.ts';
import { ROWS } from '../list/query.ts';
import type { PagePosition } from '../../../engine/card-pages.ts';
import type { PlayerWords } from '../../../content/en/pages/player.ts';
import type { FilledCalculator } from '../../../reading/public/filled-calculators.ts';

/** For each pool: the calculators that open with the values of the card. */
export type CalculatorsOfCard = Readonly<Record<string, readonly FilledCalculator[]>>;

interface Shown {
  readonly site: Site;
  readonly words: PlayerWords;
  readonly player: string;
  readonly calculators: CalculatorsOfCard;
}

export function playerPage(player: PublicPlayer, site: Site, calculators: CalculatorsOfCard = {}): Page {
  const words = site.pages.player;
  const shown: Shown = { site, words, player: player.player, calculators };
  const name = site.personName(player.name);
  return {
    title: player.title === undefined ? name : `${player.title} ${name}`,
    description: [
      name,
      ...player.pools.map((pool) => `${site.poolName(pool.pool, pool.name)} ${pool.rating ?? site.words.unrated}`),
    ].join(' · '),
    isPrivate: player.isPrivate,
    address: site.to.player(player.player),
    ...(player.isPrivate || player.pools[0] === undefined
      ? {}
      : { feed: site.to.playerFeed(player.pools[0].pool, player.player, 'atom') }),
    about: player.player,
    ...(site.pictures === true && !player.isPrivate ? { picture: site.to.picture(player.player) } : {}),
    body: player.name === null ? <Erased {...shown} /> : <Card card={player} {...shown} />,
  };
}

const Erased = ({ site, words }: Shown): VNode => (
  <>
    <h1>{site.words.noName}</h1>
    <p>{words.erased}</p>
  </>
);

function Card({ card, ...shown }: Shown & { card: PublicPlayer }): VNode {
  const { words } = shown;
  const nameOf = ({ pool, name }: PoolCard): string => shown.site.poolName(pool, name);
  const shownOf = ({ family }: Pick<PoolCard, 'family'>): Shown => ({
    ...shown,
    words: wordsFor(shown.site, 'player', family),
  });
  const [only, ...others] = card.pools;
  const isOne = only !== undefined && others.length === 0 && hasHistory(only);
  return (
    <>
      <Identity card={card} {...shown} />
      {card.isPrivate ? null : (
        <p class="small no-print">
          <a href={shown.site.to.follow(card.player)}>{shown.site.pages.follow.link}</a>
        </p>
      )}
      {card.pools.length === 0 ? <p>{words.nothing}</p> : null}
      {isOne ? null : (
        <div class="cards of-player">
          {card.pools.map((pool) => (
            <PoolSummary
              key={pool.pool}
              pool={pool}
              heading={hasHistory(pool) ? <a href={`#${pool.pool}`}>{nameOf(pool)}</a> : nameOf(pool)}
              {...shownOf(pool)}
            />
          ))}
        </div>
      )}
      {card.sheets === undefined ? null : <Sheets sheets={card.sheets} card={card} {...shownOf(card.sheets)} />}
      {card.pools.filter(hasHistory).map((pool) => (
        <section key={pool.pool} id={pool.pool}>
          {isOne ? (
            <div class="beside">
              <PoolSummary pool={pool} heading={nameOf(pool)} {...shownOf(pool)} />
              <PoolChart pool={pool} {...shownOf(pool)} />
            </div>
          ) : (
            <>
              <h2>{nameOf(pool)}</h2>
              <PoolChart pool={pool} {...shownOf(pool)} />
            </>
          )}
          <PoolHistory pool={pool} {...shownOf(pool)} />
        </section>
      ))}
      <Opponents card={card} {...shown} />
    </>
  );
}

/** Whether there is more to show than the summary. */
const hasHistory = ({ points, steps }: PoolCard): boolean => points.length + steps.length > 0;

function Identity({ card, words, site }: Shown & { card: PublicPlayer }): VNode {
  const { title, name, federation, birthYear, sex, club, guestClub, titles, numbers, deceased } = card;
  const kinds = Object.keys(numbers) as (keyof typeof numbers)[];
  // clubs and federations are those of lists: a player who is on none may be the only one there
  const isListed = card.pools.some(({ list }) => list !== undefined);
  const leading = (to: string, text: string): ComponentChild => (isListed ? <a href={to}>{text}</a> : text);
  return (
    <header class="player">
      <h1>
        {title === undefined ? null : <abbr class="title">{title}</abbr>} {site.personName(name)}
      </h1>
      <ul class="row">
        {federation === undefined ? null : (
          <li>
            <span class="hidden">{words.federation}: </span>
            {leading(site.to.federation(federation), federation)}
          </li>
        )}
        {birthYear === undefined ? null : <li>{words.born(birthYear)}</li>}
        {sex === undefined ? null : <li>{words.sexes[sex]}</li>}
        {club === undefined ? null : (
          <li>
            {words.club}: {leading(site.to.club(club), club)}
          </li>
        )}
        {guestClub === undefined ? null : (
          <li>
            {words.guestClub}: {guestClub}
          </li>
        )}
        {titles === undefined || titles.length === 0 ? null : (
          <li>
            {words.titles}:{' '}
            {titles.map((each) => (each.year === undefined ? each.title : `${each.title} (${each.year})`)).join(', ')}
          </li>
        )}
        {kinds.map((kind) => (
          <li key={kind} class="quiet">
            {words.numbers[kind]} {numbers[kind]}
          </li>
        ))}
      </ul>
      {deceased === true ? <p class="quiet">{words.deceased}</p> : null}
    </header>
  );
}

/** The link of a place among the active: the page of the list that has it. */
const pageWith = (place: number): number | undefined => {
  const page = Math.ceil(place / ROWS[0]);
  return page === 1 ? undefined : page;
};

/** The last change of the rating: a link to the list or the event. */
export interface LastChange {
  readonly of: string;
  readonly text: string;
  readonly change: number | null;
}

export const lastChange = ({ last }: PoolCard, site: Site): LastChange | undefined =>
  last === undefined ? undefined : { ...last, text: last.event ?? dateText(last.of, site) };

function PoolSummary({
  pool,
  heading,
  site,
  words,
  player,
  calculators,
}: Shown & { pool: PoolCard; heading: ComponentChildren }): VNode {
  const { say, to, grouped } = site;
  const { place, grade, marks, missing, live } = pool;
  const last = lastChange(pool, site);
  return (
    <section class={pool.group === undefined ? 'card pool' : `card pool ${pool.control}`}>
      <h2>{heading}</h2>
      <p class="rating">
        <span class="huge">
          <RatingNumber value={pool.rating} unsettled={pool.unsettled} site={site} />
        </span>{' '}
        {grade === undefined ? null : <span class="big">{words.grade(grade)}</span>}{' '}
        {last === undefined ? null : (
          <span>
            <ChangeNumber value={last.change} site={site} /> <span class="quiet small">{last.text}</span>{' '}
            <a class="no-print" href={to.why(player, pool.pool, last.of)}>
              {site.words.why}
            </a>
          </span>
        )}
      </p>
      <p class="quiet small">
        {pool.calendar === 'at-once' ? (
          words.afterEvents
        ) : pool.list === undefined ? (
          pool.points.some(({ rating }) => rating !== null) ? (
            words.offTheList
          ) : (
            words.notYet
          )
        ) : (
          <a href={to.list(pool.pool, pool.list)}>{words.listOf(say.date(pool.list))}</a>
        )}
      </p>
      <p class="small no-print">
        <Dotted
          facts={[
            <a href={to.next(player, { pool: pool.pool })}>{site.pages.next.link}</a>,
            <a href={to.standing(player, { pool: pool.pool })}>{site.pages.standing.link}</a>,
            ...(calculators[pool.pool] ?? []).map(({ name, values }) => (
              <a rel="nofollow" href={to.calculator(name, values)}>
                {words.calculators[name]}
              </a>
            )),
          ]}
        />
      </p>
      {missing === undefined ? null : (
        <p class="small">
          {missing.games + missing.events === 0 ? words.unsettled : words.missing(missing.games, missing.events, say)}
        </p>
      )}
      {pool.delisted === true ? <p class="notice">{words.delisted}</p> : null}
      {pool.inactive === true ? <p class="notice">{words.inactive}</p> : null}
      <dl class="facts small">
        <FactLine name={words.place}>
          {place === undefined ? null : (
            <>
              <PlaceLink pool={pool} place={place.place} site={site}>
                {words.placeOf(grouped(place.place), grouped(place.of))}
              </PlaceLink>
              {place.federation === undefined ? null : (
                <span class="also">
                  {place.federation.federation}:{' '}
                  <PlaceLink
                    pool={pool}
                    place={place.federation.place}
                    filter={{ federation: place.federation.federation }}
                    site={site}
                  >
                    {words.placeAmong(grouped(place.federation.place), grouped(place.federation.of))}
                  </PlaceLink>
                </span>
              )}
              {place.club === undefined ? null : (
                <span class="also">
                  {place.club.club}:{' '}
                  <PlaceLink pool={pool} place={place.club.place} filter={{ club: place.club.club }} site={site}>
                    {words.placeAmong(grouped(place.club.place), grouped(place.club.of))}
                  </PlaceLink>
                </span>
              )}
            </>
          )}
        </FactLine>
        <FactLine name={words.k}>{pool.k}</FactLine>
        <FactLine name={words.games}>{grouped(pool.games)}</FactLine>
        <FactLine name={words.peak}>{pool.peak}</FactLine>
        <FactLine name={words.marks}>
          {marks?.map((mark) => words.mark(words.grade(mark.grade), mark.times, say)).join('; ')}
        </FactLine>
        {live === undefined ? null : (
          <FactLine
            name={
              <>
                {words.live} <span class="unofficial">({site.words.unofficial})</span>
              </>
            }
          >
            <RatingNumber value={live.rating} site={site} />{' '}
            {live.rating === null || pool.rating === null ? null : (
              <ChangeNumber value={live.rating - pool.rating} site={site} />
            )}
            , {words.liveWith(say.list(live.events.map((event) => event.name)))}{' '}
            {live.events.slice(0, 1).map(({ event }) => (
              <a key={event} class="no-print" href={to.why(player, pool.pool, event)}>
                {site.words.why}
              </a>
            ))}
          </FactLine>
        )}
      </dl>
    </section>
  );
}

/** The place on its list, among the active, where it can be seen with those around it. */
function PlaceLink({
  pool,
  place,
  filter = {},
  site,
  children,
}: {
  pool: PoolCard;
  place: number;
  filter?: Query;
  site: Site;
  children: ComponentChildren;
}): VNode {
  if (pool.list === undefined) return <>{children}</>;
  const query = { ...filter, activity: 'active', page: pageWith(place) };
  return (
    <a rel="nofollow" href={site.to.list(pool.pool, pool.list, query)}>
      {children}
    </a>
  );
}

/** 2. § of the MSSZ rules: both sheets with their fields in the order of the text; of the birth only the year. */
function Sheets({
  sheets: { pool, left, right },
  card,
  site,
  words,
}: Shown & { sheets: PublicSheets; card: PublicPlayer }): VNode {
  const person = [
    [words.name, card.name === null ? undefined : site.personName(card.name)],
    [words.birthYear, card.birthYear],
    [words.sex, card.sex === undefined ? undefined : words.sexes[card.sex]],
    [words.federation, card.federation],
  ] as const;
  const source = site.poolName(pool);
  return (
    <details class="sheets">
      <summary>{words.sheets}</summary>
      <p>{words.sheetsFrom(source, right === undefined ? undefined : dateText(right.list, site))}</p>
      <div class="cards">
        <Sheet
          title={words.leftSheet}
          rows={[
            [words.numbers.komir, left.komir],
            ...person,
            [words.ratingOf(source), left.rating],
            [words.numbers.fide, left.fide],
            [words.licenceClub, left.club],
            [words.guestClub, left.guestClub],
            [
              words.strengthOrder,
              left.strengthOrder === undefined ? undefined : `${left.strengthOrder.club}: ${left.strengthOrder.number}`,
            ],
          ]}
        />
        {right === undefined ? null : (
          <Sheet
            title={words.rightSheet(daysText(right.list, lastOfMonth(right.list), site))}
            rows={[
              [words.numbers.fide, right.fide],
              ...person,
              [words.ratingOf(source), right.rating],
              [words.title, right.title],
              [words.periodGames, right.games],
              [words.status, right.status === 'active' ? words.active : words.inactive],
              [words.k, right.k],
            ]}
          />
        )}
      </div>
    </details>
  );
}

/** A sheet holds for the month of its list. */
function lastOfMonth(list: string): string {
  const [year, month] = [Number(list.slice(0, 4)), Number(list.slice(5, 7))];
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

const Sheet = ({
  title,
  rows,
}: {
  title: string;
  rows: readonly (readonly [string, string | number | undefined])[];
}): VNode => (
  <section class="card">
    <h2>{title}</h2>
    <dl class="facts small">
      {rows.map(([term, value]) => (
        <FactLine name={term}>{value ?? <span class="quiet">–</span>}</FactLine>
      ))}
    </dl>
  </section>
);

function captionOf(points: readonly RatingPoint[], { site: { say }, words }: Shown): string {
  const rated = points.filter(({ rating }) => rating !== null) as readonly (RatingPoint & {
    readonly rating: number;
  })[];
  const [first] = rated;
  if (first === undefined) return '';
  if (rated.length === 1) return words.oneList(first.rating, say.date(first.date));
  const highest = rated.reduce((best, point) => (point.rating > best.rating ? point : best));
  const lowest = rated.reduce((worst, point) => (point.rating < worst.rating ? point : worst));
  if (highest.rating === lowest.rating) return words.unchanged(first.rating, say.date(first.date));
  return words.caption(
    {
      lists: points.length,
      events: points.reduce((sum, { events }) => sum + events.length, 0),
      highest: highest.rating,
      highestOn: highest.date,
      lowest: lowest.rating,
      lowestOn: lowest.date,
      gap: points.some(({ rating, inactive, events }) => rating === null || (inactive === true && events.length === 0)),
    },
    say,
  );
}

const PoolChart = ({ pool, ...shown }: Shown & { pool: PoolCard }): VNode => (
  <RatingChart
    points={pool.points}
    label={shown.words.chart(shown.site.poolName(pool.pool, pool.name))}
    caption={captionOf(pool.points, shown)}
    control={pool.group === undefined ? undefined : pool.control}
    listOf={pool.calendar === 'monthly' ? (date) => shown.site.to.list(pool.pool, date) : undefined}
    site={shown.site}
  />
);

function PoolHistory({ pool, ...shown }: Shown & { pool: PoolCard }): VNode {
  const { site, words } = shown;
  const places = placesOf(pool.steps.flatMap(({ events }) => events.map(shownChange)));
  return (
    <>
      {pool.steps.length === 0 ? null : (
        <div
          class="scroll"
          role="region"
          aria-label={`${site.poolName(pool.pool, pool.name)}: ${words.history}`}
          tabIndex={0}
        >
          <table class="history">
            <caption>{words.history}</caption>
            <Headings
              columns={[
                { title: words.listAndEvents },
                { title: words.result, kind: 'number medium' },
                pool.performances && { title: words.performance, kind: 'number medium' },
                { title: words.change, kind: 'number' },
                { title: words.rating, kind: 'number' },
              ]}
            />
            {pool.steps.map((step) => (
              <Step key={step.date ?? ''} step={step} pool={pool} places={places} {...shown} />
            ))}
          </table>
        </div>
      )}
      <Paging
        pages={pool.pages}
        previous={shown.words.later}
        next={shown.words.earlier}
        to={(page) => `${site.to.player(shown.player)}${queryText({ pool: pool.pool, page })}#${pool.pool}`}
        {...shown}
      />
    </>
  );
}

/** Whether there are reasons for the row on a list. */
export const isExplained = (step: ListStep): boolean =>
  step.date !== null &&
  // a list has no explanation for players who are not on it
  (step.rating !== null || step.delisted === true) &&
  (step.adjusted !== undefined || (step.opening !== true && (step.events.length > 0 || (step.change ?? 0) !== 0)));

/** Whether the player was new on this list: there was no rating that could have changed. */
const isFirstStep = (step: ListStep, { steps, pages }: PoolCard): boolean =>
  step.date !== null &&
  step.rating !== null &&
  step.change === null &&
  pages.page === pages.of &&
  steps.at(-1) === step;

function Step({ step, pool, places, ...shown }: Shown & { step: ListStep; pool: PoolCard; places: number }): VNode {
  const { site, words, player } = shown;
  const { say, to } = site;
  const notes = [
    ...(step.opening === true ? [words.broughtIn] : isFirstStep(step, pool) ? [words.newOnList] : []),
    ...(step.inactive === true ? [words.inactive] : []),
    ...(step.delisted === true ? [words.offTheList] : []),
    ...(step.beside ?? []).map(({ kind, day }) => `${words.beside[kind]}, ${say.date(day)}`),
  ];
  return (
    <tbody>
      <tr class="list">
        <th scope="rowgroup">
          {step.date === null ? words.since : <a href={to.list(pool.pool, step.date)}>{dateText(step.date, site)}</a>}
          {notes.length === 0 ? null : <span class="quiet"> · {notes.join(', ')}</span>}
        </th>
        <td class="medium" />
        {!pool.performances ? null : <td class="medium" />}
        <td class="number">
          <ChangeNumber value={step.change} site={site} />{' '}
          {step.adjusted === undefined ? null : (
            <span class="quiet small">{site.commands.poolChanges.given(step.adjusted, site.say)} </span>
          )}
          {step.date !== null && isExplained(step) ? (
            <a class="no-print" href={to.why(player, pool.pool, step.date)}>
              {site.words.why}
            </a>
          ) : null}
        </td>
        <td class="number">
          <RatingNumber value={step.rating} unsettled={step.unsettled} site={site} />
        </td>
      </tr>
      {[...step.events].reverse().map((event) => (
        <tr key={event.event}>
          <td>
            <a href={to.event(event.event)}>{event.name}</a>{' '}
            <span class="quiet small medium whole">
              {event.correction === true ? words.correction : event.end === null ? null : say.date(event.end)}
            </span>
            <span class="quiet small narrow">{resultText(event, site)}</span>
          </td>
          <td class="number medium">{resultText(event, site)}</td>
          {!pool.performances ? null : (
            <td class="number medium">{event.performance === null ? null : say.number(event.performance)}</td>
          )}
          <td class="number">
            <EventChange event={event} pool={pool} places={places} {...shown} />
          </td>
          <td class="number quiet">
            {pool.calendar !== 'at-once' || event.after === null ? null : (
              <RatingNumber value={event.after} unsettled={event.unsettled} site={site} />
            )}
          </td>
        </tr>
      ))}
    </tbody>
  );
}

/** The month where a list is of the first. */
const dateText = (date: string, { say }: Site): string =>
  date.endsWith('-01') ? say.month(date.slice(0, 7)) : say.date(date);

const resultText = ({ games, halfPoints }: EventPlayed, { say }: Site): string | null =>
  games === 0 ? null : `${say.score(halfPoints / 2)} / ${games}`;

/** Before rounding, where the period is rounded as a whole. A first rating is no change. */
function EventChange({
  event,
  pool,
  places,
  site,
  player,
}: Shown & { event: EventPlayed; pool: PoolCard; places: number }): VNode {
  const { say, to } = site;
  const change = event.before === null ? null : shownChange(event);
  return (
    <>
      {change === null ? null : <span>{fixed(change, places, say.signed)}</span>}{' '}
      <a class="small no-print" href={to.why(player, pool.pool, event.event)}>
        {site.words.why}
      </a>
    </>
  );
}

function Paging({
  pages: { page, of },
  to,
  previous,
  next,
  words,
}: Shown & { pages: PagePosition; to: (page: number) => string; previous: string; next: string }): VNode | null {
  if (of === 1) return null;
  return (
    <ul class="row no-print">
      {page === 1 ? null : (
        <li>
          <a rel="prev" href={to(page - 1)}>
            {previous}
          </a>
        </li>
      )}
      <li class="quiet">{words.pageOf(page, of)}</li>
      {page === of ? null : (
        <li>
          <a rel="next" href={to(page + 1)}>
            {next}
          </a>
        </li>
      )}
    </ul>
  );
}

function Opponents({ card: { opponents }, ...shown }: Shown & { card: PublicPlayer }): VNode | null {
  const { site, words, player } = shown;
  const { say, to } = site;
  if (opponents.all === 0) return null;
  const columns: Columns<(typeof opponents.shown)[number]> = [
    {
      title: words.opponent,
      is: 'name',
      cell: ({ player: id, name }) => (
        <a class="row" href={to.player(id)}>
          {site.personName(name)}
        </a>
      ),
    },
    ...(['wins', 'draws', 'losses'] as const).map((kind) => ({
      title: (
        <>
          <span class="hidden">{words[kind]}</span>
          <span aria-hidden="true">{SIGNS[kind]}</span>
        </>
      ),
      kind: 'number',
      cell: (each: (typeof opponents.shown)[number]) => each[kind],
    })),
    {
      title: words.score,
      kind: 'number',
      cell: ({ player: id, name, wins, draws, losses }) => (
        <a rel="nofollow" href={to.against(player, id)}>
          {`${say.score(wins + draws / 2)} / ${wins + draws + losses}`}
          <span class="hidden">
            {' '}
            {words.opponents}: {site.personShort(name)}
          </span>
        </a>
      ),
    },
  ];
  return (
    <section id="opponents">
      <h2>{words.opponents}</h2>
      <div class="scroll" role="region" aria-label={words.opponents} tabIndex={0}>
        <ColumnTable kind="rows opponents" columns={columns} rows={opponents.shown} keyOf={(each) => each.player}>
          <caption>{words.opponentsCaption(opponents.all, say)}</caption>
        </ColumnTable>
      </div>
      <Paging
        pages={opponents.pages}
        previous={words.fewerOpponents}
        next={words.moreOpponents}
        to={(page) => `${to.player(player)}${queryText({ opponents: page })}#opponents`}
        {...shown}
      />
    </section>
  );
}

const SIGNS = { wins: '+', draws: '=', losses: '−' } as const;
