/** A player's standing: among all and among peers, and the highlights of the player's games. */
import type { VNode } from 'preact';
import type { StandingWords } from '../../../content/en/pages/standing.ts';
import type { AgeGroup } from '../../../reading/public/list-block.ts';
import type { PlaceInGroup, Spread } from '../../../reading/public/standing/places.ts';
import type { Milestone, Streak } from '../../../reading/public/standing/records.ts';
import type { PublicStanding } from '../../../reading/public/standing/standing.ts';
import type { Page } from '../../page.tsx';
import { Bars, Chart, Figure, hundreds, type Range } from '../../parts/chart.tsx';
import { type Columns, ColumnTable } from '../../parts/columns.tsx';
import { NumberTable } from '../../parts/number-table.tsx';
import { RatingNumber } from '../../parts/numbers.tsx';
import { type Site, wordsFor } from '../../site.ts';

interface Shown {
  readonly of: PublicStanding;
  readonly site: Site;
  readonly words: StandingWords;
}

export function standingPage(of: PublicStanding, site: Site): Page {
  const words = wordsFor(site, 'standing', of.pool.family);
  return {
    title: words.titleOf(site.personName(of.card.name)),
    isPrivate: of.card.isPrivate,
    address: site.to.standing(of.card.player),
    about: of.card.player,
    body: <Standing of={of} site={site} words={words} />,
  };
}

function Standing(shown: Shown): VNode {
  const { of, site, words } = shown;
  const { player } = of.card;
  return (
    <article class="next">
      <h1>
        <a href={site.to.player(player)}>{site.personName(of.card.name)}</a>: {words.title}
      </h1>
      {of.pools.length < 2 ? null : (
        <nav class="choices no-print" aria-label={words.pools}>
          <ul class="row">
            {of.pools.map(({ pool, name, rating, unsettled }) => (
              <li key={pool}>
                <a href={site.to.standing(player, { pool })} aria-current={pool === of.pool.pool ? 'page' : undefined}>
                  {site.poolName(pool, name)}
                </a>{' '}
                <RatingNumber value={rating} unsettled={unsettled} site={site} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div class="two">
        <section>
          <h2>
            {words.places} <span class="quiet small">{site.poolName(of.pool.pool, of.pool.name)}</span>
          </h2>
          {of.places.length === 0 || of.list === undefined ? (
            <p>{words.notPlaced}</p>
          ) : (
            <Places list={of.list} {...shown} />
          )}
        </section>
        <CompareForm site={site} words={words} player={player} />
      </div>
      {of.spread === undefined || of.rating === undefined || of.spread.counts.length === 0 ? null : (
        <section>
          <h2>{words.spread}</h2>
          <SpreadChart spread={of.spread} rating={of.rating} {...shown} />
        </section>
      )}
      <Records {...shown} />
    </article>
  );
}

function Places({ of, site, words, list }: Shown & { list: string }): VNode {
  const { pool } = of.pool;
  const columns: Columns<PlaceInGroup> = [
    {
      title: words.group,
      is: 'name',
      cell: (each) => <a href={site.to.list(pool, list, filterOf(each))}>{groupName(each, words)}</a>,
    },
    { title: words.place, kind: 'number', cell: ({ place }) => <strong>{site.grouped(place)}</strong> },
    { title: words.players, kind: 'number', cell: ({ players }) => site.grouped(players) },
    { title: words.below, kind: 'number', cell: ({ below, players }) => (players < 2 ? '–' : words.percent(below)) },
  ];
  return (
    <div class="scroll">
      <ColumnTable kind="rows places" columns={columns} rows={of.places} keyOf={({ kind }) => kind}>
        <caption>{words.placesCaption(site.say.date(list))}</caption>
      </ColumnTable>
    </div>
  );
}

const filterOf = ({ kind, of }: PlaceInGroup): Readonly<Record<string, string | undefined>> =>
  kind === 'all' ? { activity: 'active' } : { [kind]: of, activity: 'active' };

function groupName({ kind, of = '' }: PlaceInGroup, words: StandingWords): string {
  if (kind === 'all') return words.all;
  if (kind === 'age') return words.ages[of as AgeGroup];
  return kind === 'sex' ? (words.sexes[of] ?? of) : of;
}

export const CompareForm = ({ site, words, player }: Pick<Shown, 'site' | 'words'> & { player: string }): VNode => (
  <section class="no-print">
    <h2>{words.compare}</h2>
    <form class="fields" action={site.to.against(player)}>
      <label>
        {words.compareHint}
        <input name="other" required autocomplete="off" />
      </label>
      <button>{words.compareButton}</button>
    </form>
  </section>
);

function SpreadChart({ spread, rating, of, site, words }: Shown & { spread: Spread; rating: number }): VNode {
  const { from, width, counts } = spread;
  const most = Math.max(...counts);
  const x: Range = [from, from + width * counts.length];
  const step = stepFor(most);
  const ticks = Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => ({
    at: at * step,
    label: site.grouped(at * step),
  }));
  const bars = counts.map((count, at) => {
    const low = from + width * at;
    return {
      from: low,
      to: low + width,
      y: count,
      title: `${words.band(low, low + width - 1)}: ${site.grouped(count)}`,
      kind: rating >= low && rating < low + width ? 'own' : undefined,
    };
  });
  const below = of.places[0]?.below ?? 0;
  const caption = words.spreadCaption(rating, below, site.grouped(of.places[0]?.players ?? 0));
  return (
    <Figure
      site={site}
      caption={caption}
      chart={
        <Chart
          label={caption}
          x={x}
          y={[0, Math.max(1, most)]}
          xTicks={(many) => hundreds(x).filter((_, at, all) => at % Math.ceil(all.length / many) === 0)}
          yTicks={ticks}
          xName={words.rating}
          yName={words.count}
          draw={(drawn) => <Bars bars={bars} drawn={drawn} />}
        />
      }
      table={
        <NumberTable
          caption={words.spread}
          columns={[words.rating, words.count]}
          rows={bars
            .filter(({ y }) => y > 0)
            .map(({ from: low, to, y }) => ({
              key: String(low),
              head: words.band(low, to - 1),
              cells: [site.grouped(y)],
            }))}
        />
      }
    />
  );
}

/** Four to six labels. */
function stepFor(most: number): number {
  const rough = Math.max(1, most / 5);
  const unit = 10 ** Math.floor(Math.log10(rough));
  return Math.max(1, Math.round(([1, 2, 5, 10].find((each) => each * unit >= rough) ?? 10) * unit));
}

function Records(shown: Shown): VNode {
  const { of, site, words } = shown;
  const { say, to } = site;
  const { player } = of.card;
  const isEmpty =
    of.wins.length + of.performances.length + of.rivals.length + of.milestones.length === 0 &&
    of.unbeaten === undefined;
  return (
    <section>
      <h2>{words.records}</h2>
      {isEmpty ? <p>{words.nothing}</p> : <p class="quiet small">{words.recordsOf(of.games, say)}</p>}
      <div class="records">
        {of.wins.length === 0 ? null : (
          <section class="card">
            <h3>{words.wins}</h3>
            <ol>
              {of.wins.map(({ event, game, opponent }) => (
                <li key={`${event.event} ${game.round}`}>
                  <span>
                    <a href={to.player(opponent.player)}>{site.personName(opponent.name)}</a>{' '}
                    <a class="quiet small" href={to.event(event.event)}>
                      {event.name}
                      {event.day === null ? null : `, ${event.day.slice(0, 4)}`}
                    </a>
                  </span>
                  <span class="number">{game.rating}</span>
                </li>
              ))}
            </ol>
          </section>
        )}
        {of.performances.length === 0 ? null : (
          <section class="card">
            <h3>{words.performances}</h3>
            <ol>
              {of.performances.map(({ event, performance, games, halfPoints }) => (
                <li key={event.event}>
                  <span>
                    <a href={to.event(event.event)}>{event.name}</a>{' '}
                    <a class="quiet small" href={to.why(player, event.pool, event.event)}>
                      {words.scoreOf(say.score(halfPoints / 2), games)}
                    </a>
                  </span>
                  <span class="number">{performance}</span>
                </li>
              ))}
            </ol>
          </section>
        )}
        {of.won === undefined && of.unbeaten === undefined ? null : (
          <section class="card">
            <h3>{words.streaks}</h3>
            <ul>
              {of.won === undefined ? null : <Run streak={of.won} text={words.won(of.won.games, say)} {...shown} />}
              {of.unbeaten === undefined ? null : (
                <Run streak={of.unbeaten} text={words.unbeaten(of.unbeaten.games, say)} {...shown} />
              )}
            </ul>
          </section>
        )}
        {of.milestones.length === 0 ? null : (
          <section class="card">
            <h3>{words.milestones}</h3>
            <ul>
              {of.milestones.map((each, place) => (
                <li key={place}>
                  <span>{milestoneText(each, words)}</span>
                  <span class="quiet small">{say.date(each.date)}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {of.rivals.length === 0 ? null : (
          <section class="card">
            <h3>{words.rivals}</h3>
            <p class="quiet small">{words.rivalsAbout}</p>
            <ul>
              {of.rivals.map(({ player: id, name, wins, draws, losses }) => (
                <li key={id}>
                  <a href={name === null ? to.player(id) : to.against(player, id)}>{site.personName(name)}</a>
                  <span class="number">{words.scoreOf(say.score(wins + draws / 2), wins + draws + losses)}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </section>
  );
}

function Run({ streak: { from, to, goesOn }, text, words }: Shown & { streak: Streak; text: string }): VNode {
  const years = [from, to].map((day) => day?.slice(0, 4)).filter((year) => year !== undefined);
  return (
    <li>
      <span>{text}</span>
      <span class="quiet small">
        {[...new Set(years)].join('–')}
        {goesOn === true ? `, ${words.goesOn}` : null}
      </span>
    </li>
  );
}

const milestoneText = ({ kind, rating }: Milestone, words: StandingWords): string => words[kind](rating);
