/** Two players compared. */
import type { VNode } from 'preact';
import type { StandingWords } from '../../../content/en/pages/standing.ts';
import type { RatingPoint } from '../../../reading/public/card/card.ts';
import type { FoundPlayer } from '../../../reading/public/search.ts';
import type { CommonPool, GameBetween, PublicAgainst } from '../../../reading/public/standing/against.ts';
import type { Page } from '../../page.tsx';
import {
  Chart,
  dayNumber,
  Figure,
  monthTicks,
  type Point,
  type Range,
  ratingAxis,
  StepLine,
  YearTable,
} from '../../parts/chart.tsx';
import { type Columns, ColumnTable } from '../../parts/columns.tsx';
import { Dotted } from '../../parts/dotted.tsx';
import { stepPoints } from '../../parts/rating-chart.tsx';
import { RatingNumber } from '../../parts/numbers.tsx';
import type { Site } from '../../site.ts';
import { CompareForm } from './page.tsx';

interface Shown {
  readonly of: PublicAgainst;
  readonly site: Site;
  readonly words: StandingWords;
  /** Only in the letters of the page. */
  readonly names: readonly [string, string];
}

export function againstPage(of: PublicAgainst, site: Site): Page {
  const words = site.pages.standing;
  const names = [site.personShort(of.one.name), site.personShort(of.other.name)] as const;
  return {
    title: words.againstTitle(...names),
    isPrivate: of.isPrivate,
    address: site.to.against(of.one.player, of.other.player),
    about: `${of.one.player} ${of.other.player}`,
    body: <Against of={of} site={site} words={words} names={names} />,
  };
}

/** For a name that fits nobody, or several players. */
export function chooseOtherPage(
  { player, text, players, found }: { player: string; text: string; players: readonly FoundPlayer[]; found: number },
  site: Site,
): Page {
  const words = site.pages.standing;
  return {
    title: words.compare,
    isPrivate: true,
    body: (
      <article class="next">
        <h1>{words.compare}</h1>
        <p class="notice" role="status">
          {players.length === 0 ? words.nobody(text) : found === 1 ? words.themselves : words.choose(text, found)}
        </p>
        <ul>
          {(found === 1 ? [] : players).map(({ id, name, title, federation, birthYear }) => (
            <li key={id}>
              <a href={site.to.against(player, id)}>
                {title} {site.personName(name)}
              </a>{' '}
              <span class="quiet">{[federation, birthYear].filter((each) => each !== undefined).join(' · ')}</span>
            </li>
          ))}
        </ul>
        <CompareForm site={site} words={words} player={player} />
      </article>
    ),
  };
}

function Against(shown: Shown): VNode {
  const { of, site, words } = shown;
  const [one, other] = [of.one, of.other];
  return (
    <article class="next">
      <h1>
        <a href={site.to.player(one.player)}>{site.personName(one.name)}</a>
        {' – '}
        <a href={site.to.player(other.player)}>{site.personName(other.name)}</a>
      </h1>
      <Beside {...shown} />
      <section id="games">
        <h2>
          {words.gamesBetween}
          {of.games.length === 0
            ? null
            : `: ${words.score(site.say.score(of.wins + of.draws / 2), site.say.score(of.losses + of.draws / 2))}`}
        </h2>
        {of.games.length === 0 ? <p>{words.noGames}</p> : <Games {...shown} />}
      </section>
      <div class="charts">
        {of.pools.map((pool) => (
          <PoolCharts key={pool.pool} pool={pool} {...shown} />
        ))}
      </div>
      <CompareForm site={site} words={words} player={one.player} />
    </article>
  );
}

interface FactRow {
  readonly key: string;
  /** Belongs to the row before it. */
  readonly isBelow?: true;
  readonly name: string;
  readonly one: VNode | string | number | undefined;
  readonly other: VNode | string | number | undefined;
}

function Beside({ of: { one, other, pools }, site, words }: Shown): VNode {
  const rating = ({ one: a, other: b, pool }: CommonPool): readonly FactRow[] => [
    {
      key: pool,
      name: site.poolName(pool, a.name),
      one: <RatingNumber value={a.rating} unsettled={a.unsettled} site={site} />,
      other: <RatingNumber value={b.rating} unsettled={b.unsettled} site={site} />,
    },
    { key: `${pool} peak`, isBelow: true, name: words.peak, one: a.peak ?? undefined, other: b.peak ?? undefined },
    {
      key: `${pool} games`,
      isBelow: true,
      name: words.games2,
      one: site.grouped(a.games),
      other: site.grouped(b.games),
    },
  ];
  const rows: readonly FactRow[] = [
    ...pools.flatMap(rating),
    { key: 'federation', name: words.federation, one: one.federation, other: other.federation },
    { key: 'club', name: words.club, one: one.club, other: other.club },
    { key: 'born', name: words.born, one: one.birthYear, other: other.birthYear },
  ];
  const columns: Columns<FactRow> = [
    {
      title: <span class="hidden">{words.against}</span>,
      is: 'name',
      cell: ({ name, isBelow }) => <span class={isBelow ? 'below' : undefined}>{name}</span>,
    },
    { title: site.personName(one.name), kind: 'number', cell: (row) => row.one ?? '–' },
    { title: site.personName(other.name), kind: 'number', cell: (row) => row.other ?? '–' },
  ];
  return (
    <div class="scroll">
      <ColumnTable kind="beside-each" columns={columns} rows={rows} keyOf={({ key }) => key}>
        <caption class="hidden">{words.against}</caption>
      </ColumnTable>
    </div>
  );
}

function Games({ of, site, words, names }: Shown): VNode {
  const { say, to } = site;
  const all = of.wins + of.draws + of.losses;
  const columns: Columns<GameBetween> = [
    {
      title: words.tournament,
      is: 'name',
      cell: ({ event, round, colour }) => (
        <>
          <a class="row" href={to.event(event.event)}>
            {event.name}
          </a>
          <span class="narrow small quiet under">
            <Dotted
              facts={[
                event.day === null ? undefined : say.date(event.day),
                words.inRound(round),
                words.colours[colour],
              ]}
            />
          </span>
        </>
      ),
    },
    { title: words.day, kind: 'medium whole', cell: ({ event }) => (event.day === null ? null : say.date(event.day)) },
    { title: words.round, kind: 'number medium', cell: ({ round }) => round },
    { title: names[0], kind: 'medium', cell: ({ colour }) => words.colours[colour] },
    { title: words.opponentRating(names[1]), kind: 'number medium', cell: ({ rating }) => rating ?? '–' },
    {
      title: words.result,
      kind: 'number',
      cell: ({ halfPoints }) => words.score(say.score(halfPoints / 2), say.score(1 - halfPoints / 2)),
    },
    {
      title: <span class="hidden">{site.words.why}</span>,
      kind: 'no-print',
      cell: ({ event }) => <a href={to.why(of.one.player, event.pool, event.event)}>{site.words.why}</a>,
    },
  ];
  return (
    <div class="scroll">
      <ColumnTable
        kind="rows between"
        columns={columns}
        rows={of.games}
        keyOf={({ event, round }) => `${event.event} ${round}`}
      >
        {all > of.games.length ? <caption>{words.shownGames(of.games.length)}</caption> : null}
      </ColumnTable>
    </div>
  );
}

const LAST = 30;

const lineOf = (points: readonly RatingPoint[]): readonly Point[] =>
  stepPoints(
    points.map(({ date, rating, inactive, adjusted, events }) => ({
      day: dayNumber(date),
      rating: inactive === true && events.length === 0 ? null : rating,
      ...(adjusted === true ? { isAdjusted: true } : {}),
      events,
    })),
  );

function PoolCharts({ pool: { pool, one, other }, site, words, names }: Shown & { pool: CommonPool }): VNode | null {
  const [first, second] = [lineOf(one.points), lineOf(other.points)];
  const all = [...first, ...second];
  const ratings = all.flatMap(({ y }) => (y === null ? [] : [y]));
  if (ratings.length === 0) return null;
  const days = all.map(({ x }) => x);
  const x: Range = [Math.min(...days), Math.max(...days, Math.min(...days) + LAST)];
  const { range: y, ticks } = ratingAxis(ratings);
  const name = site.poolName(pool, one.name);
  const label = words.chart(name, ...names);
  return (
    <section>
      <h2>{name}</h2>
      <Figure
        site={site}
        caption={words.chartCaption(...names)}
        chart={
          <Chart
            label={label}
            x={x}
            y={y}
            xTicks={(most) => monthTicks(x, most, site)}
            yTicks={ticks}
            draw={(drawn) => (
              <>
                <StepLine points={first} drawn={drawn} />
                <g class="second">
                  <StepLine points={second} drawn={drawn} />
                </g>
              </>
            )}
          />
        }
        table={
          <>
            {[one, other].map(({ points }, place) => (
              <YearTable
                key={place}
                caption={names[place] as string}
                site={site}
                values={points.flatMap(({ date, rating }) =>
                  rating === null ? [] : [{ day: date, text: String(rating) }],
                )}
              />
            ))}
          </>
        }
      />
    </section>
  );
}
