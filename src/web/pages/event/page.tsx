/** An event: the cross table as is usual for its game, the changes of ratings, its checks, and the same event by other rules. */
import type { VNode } from 'preact';
import type { CrosstableCell, EventPlayer, PublicEvent } from '../../../reading/public/event.ts';
import type { EventWay } from '../../../reading/public/event-way.ts';
import type { EditionId } from '../../../rulebooks/rulebook.ts';
import { listKey } from '../../addresses.ts';
import type { Page } from '../../page.tsx';
import { authorityName } from '../../parts/authorities.ts';
import { ClauseNote, type ClauseTextsOf } from '../../parts/clause.tsx';
import { type Columns, ColumnTable } from '../../parts/columns.tsx';
import { Dotted } from '../../parts/dotted.tsx';
import { unbroken } from '../../parts/unbroken.ts';
import { chessCell, goCell } from '../../parts/cross-cells.ts';
import { daysText } from '../../parts/days.ts';
import { fixed, placesOf } from '../../parts/decimals.ts';
import { FactLine } from '../../parts/fact.tsx';
import { shownChange } from '../../parts/event-change.ts';
import { ChangeNumber, RatingNumber } from '../../parts/numbers.tsx';
import { Paging } from '../../parts/paging.tsx';
import { type Site, wordsFor } from '../../site.ts';
import type { EventPageWords } from '../../../content/en/pages/event.ts';

export interface FindingsUnder {
  readonly rules: EditionId;
  readonly rated: boolean;
  readonly findings: readonly FindingInWords[];
  readonly players: Readonly<
    Record<string, { readonly before: number | null; readonly after: number | null; readonly change: number | null }>
  >;
}

/** The finding of a check, as a sentence, and its clause. */
export interface FindingInWords {
  readonly text: string;
  readonly clause?: string | undefined;
  /** Sentences of the same kind, such as those about other players. */
  readonly others?: readonly string[];
}

export interface EventPageData {
  readonly event: PublicEvent;
  readonly way: EventWay;
  /** The page of players, from 1. */
  readonly page?: number | undefined;
  readonly findings: readonly FindingInWords[];
  readonly under?: FindingsUnder | undefined;
  readonly texts: ClauseTextsOf;
}

/** Keeps a page small, also with a comparison. */
const PLAYERS_ON_PAGE = 50;

export function eventPage({ event, way, page: asked = 1, findings, under, texts }: EventPageData, site: Site): Page {
  const words = wordsFor(site, 'event', event.family);
  const pages = Math.max(1, Math.ceil(event.players.length / PLAYERS_ON_PAGE));
  const page = Math.min(asked, pages);
  const players = event.players.slice((page - 1) * PLAYERS_ON_PAGE, page * PLAYERS_ON_PAGE);
  const query = { under: under?.rules };
  return {
    title: event.name,
    description: [event.name, daysText(event.start, event.end, site), event.town]
      .filter((text) => text !== undefined && text !== '')
      .join(' · '),
    isPrivate: event.isPrivate,
    address: site.to.event(event.event),
    about: event.event,
    body: (
      <>
        <h1>{event.name}</h1>
        <Way event={event} way={way} site={site} words={words} />
        <Facts event={event} site={site} words={words} />
        {event.players.length === 0 ? (
          <>
            <p class="notice">{words.notYet[event.state] ?? words.notYet.submitted}</p>
            <Entrants event={event} site={site} words={words} />
          </>
        ) : (
          <CrossTable event={event} way={way} players={players} site={site} words={words} />
        )}
        <Paging
          label={words.crossTable}
          page={page}
          pages={pages}
          to={(to) => site.to.event(event.event, { ...query, page: to })}
          jump={{ action: site.to.event(event.event), query }}
          site={site}
        />
        {event.others.length === 0 ? null : (
          <Under event={event} players={players} under={under} site={site} words={words} />
        )}
        {event.players.length === 0 && findings.length === 0 ? null : (
          <Checks event={event} findings={findings} texts={texts} site={site} words={words} />
        )}
        <ReportOf event={event} site={site} words={words} />
      </>
    ),
  };
}

interface Shown {
  readonly event: PublicEvent;
  readonly site: Site;
  readonly words: EventPageWords;
}

/** The entrants, each with a link to what the tournament could bring. */
function Entrants({ event: { event, pool, entrants = [] }, site, words }: Shown): VNode | null {
  if (entrants.length === 0) return null;
  return (
    <section>
      <h2>
        {words.entrants} <span class="quiet small">{site.grouped(entrants.length)}</span>
      </h2>
      <div class="scroll" role="region" aria-label={words.entrants} tabIndex={0}>
        <ColumnTable
          kind="rows list"
          columns={[
            {
              title: words.name,
              is: 'name',
              cell: ({ player, name, title }) => (
                <>
                  {title === undefined ? null : <abbr class="title">{title}</abbr>}{' '}
                  <a class="row" href={site.to.player(player)}>
                    {site.personName(name)}
                  </a>
                </>
              ),
            },
            { title: words.rating, kind: 'number', cell: ({ rating }) => rating },
            {
              title: <span class="hidden">{site.pages.next.link}</span>,
              kind: 'no-print whole',
              cell: ({ player }) => (
                <a rel="nofollow" href={site.to.next(player, { pool, event })}>
                  {site.pages.next.link}
                </a>
              ),
            },
          ]}
          rows={entrants}
          keyOf={({ player }) => player}
        />
      </div>
    </section>
  );
}

function Facts({ event, site, words }: Shown): VNode {
  const { to, say } = site;
  const pool = site.pools.find((each) => each.pool === event.pool);
  const rules = site.pages.rulebooks.names;
  const size = [
    ...(event.system === undefined ? [] : [words.systems[event.system] ?? event.system]),
    ...(event.rounds === 0 ? [] : [words.rounds(event.rounds, say)]),
    ...(event.players.length === 0 ? [] : [words.players(event.players.length, say)]),
    ...(event.games === 0 ? [] : [words.games(event.games, say)]),
  ];
  return (
    <>
      <p>
        <Dotted facts={size} />
      </p>
      <dl class="facts short">
        <FactLine name={words.days}>{daysText(event.start, event.end, site)}</FactLine>
        <FactLine name={words.town}>
          {event.town === undefined
            ? null
            : [event.town, event.federation].filter((each) => each !== undefined).join(', ')}
        </FactLine>
        <FactLine name={words.pool}>
          {pool?.list === undefined ? (
            (pool?.name ?? event.pool)
          ) : (
            <a href={to.list(event.pool, pool.list.date)}>{pool.name}</a>
          )}
        </FactLine>
        <FactLine name={words.state}>{site.commands.events.states[event.state]}</FactLine>
        <FactLine name={words.rulebook}>
          {event.edition === null ? null : <a href={to.rulebook(event.edition)}>{rules[event.edition as EditionId]}</a>}
        </FactLine>
        <FactLine name={words.list}>
          {event.list === null || event.state !== 'published' ? null : (
            <a href={to.list(event.pool, event.list)}>{listText(event.list, site)}</a>
          )}
        </FactLine>
        <FactLine name={words.listFor}>
          {event.list === null || event.state !== 'accepted' ? null : listText(event.list, site)}
        </FactLine>
        {(['partOf', 'corrects', 'correctedBy'] as const).map((relation) => {
          const other = event[relation];
          return (
            <FactLine key={relation} name={words[relation]}>
              {other === undefined ? null : <a href={to.event(other)}>{other}</a>}
            </FactLine>
          );
        })}
      </dl>
    </>
  );
}

const listText = (list: string, { say }: Site): string =>
  listKey(list).length === 7 ? say.month(listKey(list)) : say.date(list);

/** From the registration to a list, for visitors who want to know when it will be rated. */
function Way({ event, way: { steps, awaits, expects }, site, words }: Shown & { way: EventWay }): VNode {
  const { to, say } = site;
  const last = steps.findLastIndex(({ isReached }) => isReached);
  return (
    <>
      <ol class="way">
        {steps.map(({ step, day, isReached }, place) => (
          <li key={step} class={isReached ? 'done' : undefined} aria-current={place === last ? 'step' : undefined}>
            {words.steps[step]}
            {day === undefined ? null : <small class="quiet">{say.date(day)}</small>}
          </li>
        ))}
      </ol>
      {expects === undefined ? null : <p>{words.expects(expects.list, expects.closes, say)}</p>}
      {awaits === undefined ? null : (
        <p>
          {words.awaits(awaits.list, awaits.closes, say)} <a href={to.live(event.pool)}>{site.pages.live.link}</a>
        </p>
      )}
    </>
  );
}

interface OnPage {
  readonly players: readonly EventPlayer[];
}

function CrossTable({ event, way: { live }, players, site, words }: Shown & OnPage & { way: EventWay }): VNode {
  const { say } = site;
  const isGo = event.game === 'go';
  const rounds = Array.from({ length: event.rounds }, (_, at) => at + 1);
  const isRated = event.players.some(({ change }) => change !== undefined);
  const hasPerformance = event.players.some(({ performance }) => performance !== undefined);
  const places = placesOf(event.players.map(shownChange));
  const names = new Map(event.players.map((player) => [player.place, nameText(player, site, words)]));
  const columns: Columns<EventPlayer> = [
    { title: words.place, kind: 'number', cell: ({ place }) => place },
    {
      title: words.name,
      is: 'name',
      cell: (player) => (
        <>
          <Name player={player} site={site} words={words} />
          <span class="under">
            {player.before === undefined ? null : (
              <>
                {ratingBefore(player, site)}
                {' · '}
              </>
            )}
            <b>{say.score(player.halfPoints / 2)}</b>
            {player.performance === undefined ? null : ` · ${words.performanceMark} ${say.number(player.performance)}`}{' '}
            <ShortChange player={player} event={event} places={places} site={site} words={words} />
            <ShortLive player={player.player} event={event} live={live} site={site} words={words} />
          </span>
        </>
      ),
    },
    { title: words.rating, kind: 'number medium', cell: (player) => ratingBefore(player, site) },
    ...rounds.map((round) => ({
      title: round,
      kind: 'round',
      label: words.round(round),
      is: 'whole' as const,
      cell: ({ cells }: EventPlayer) => (
        <Round cells={cells.filter((cell) => cell.round === round)} isGo={isGo} names={names} />
      ),
    })),
    { title: words.points, kind: 'number medium', cell: ({ halfPoints }) => <b>{say.score(halfPoints / 2)}</b> },
    hasPerformance && {
      title: <abbr title={words.performance}>{words.performanceMark}</abbr>,
      kind: 'number medium',
      cell: ({ performance }) => (performance === undefined ? null : say.number(performance)),
    },
    isRated && {
      title: words.change,
      kind: 'number medium',
      cell: (player) => <WhyChange player={player} event={event} places={places} site={site} words={words} />,
    },
    live.size > 0 && {
      title: <abbr title={words.liveTitle}>{words.live}</abbr>,
      kind: 'number medium',
      cell: ({ player }) => <LiveNumber player={player} event={event} live={live} site={site} />,
    },
  ];
  return (
    <section>
      <h2>{words.crossTable}</h2>
      <div class="scroll" role="region" aria-label={words.crossTable} tabIndex={0}>
        <ColumnTable
          kind="cross"
          columns={columns}
          rows={players}
          keyOf={({ place }) => place}
          idOf={({ place }) => `n${place}`}
        />
      </div>
      <p class="quiet small">
        {isGo ? words.howGo : words.howChess} {words.order}
      </p>
    </section>
  );
}

/** The rating with everything that waits for a list, and the gain; it links to its reasons. */
function LiveNumber({
  player,
  event,
  live,
  site,
}: Pick<Shown, 'event' | 'site'> & Pick<EventWay, 'live'> & { player: string | undefined }): VNode | null {
  const now = player === undefined ? undefined : live.get(player);
  if (player === undefined || now === undefined) return null;
  return (
    <a class="why" title={site.words.why} href={site.to.why(player, event.pool, event.event)}>
      <RatingNumber value={now.rating} site={site} />{' '}
      {now.before === null ? null : <ChangeNumber value={now.rating - now.before} site={site} />}
    </a>
  );
}

/** The same under the name, where the columns have no room. */
function ShortLive(shown: Parameters<typeof LiveNumber>[0] & Pick<Shown, 'words'>): VNode | null {
  if (shown.player === undefined || !shown.live.has(shown.player)) return null;
  return (
    <span class="whole">
      <abbr title={shown.words.liveTitle}>{shown.words.live}</abbr> <LiveNumber {...shown} />
    </span>
  );
}

const ratingBefore = ({ before, unsettledBefore }: EventPlayer, site: Site): VNode | null =>
  before === undefined ? null : <RatingNumber value={before} unsettled={unsettledBefore} site={site} />;

/** The opponent is shown to a reader who points at the mark. */
function Round({
  cells,
  isGo,
  names,
}: {
  cells: readonly CrosstableCell[];
  isGo: boolean;
  names: ReadonlyMap<number, string>;
}): VNode {
  const isQuiet = cells.some(({ unrated, unplayed }) => unrated === true || unplayed === true);
  const text = cells.map((cell) => (isGo ? goCell(cell) : chessCell(cell))).join(' ');
  const title = cells.map(({ opponent }) => names.get(opponent)).join(', ');
  return (
    <td title={title === '' ? undefined : title} class={isQuiet ? 'quiet' : undefined}>
      {text}
    </td>
  );
}

const nameText = ({ player, name }: EventPlayer, site: Site, words: EventPageWords): string =>
  player === undefined ? words.unknown : site.personName(name);

function Name({ player, site, words }: { player: EventPlayer; site: Site; words: EventPageWords }): VNode {
  if (player.player === undefined) return <span class="quiet">{words.unknown}</span>;
  return (
    <>
      {player.title === undefined ? null : <abbr class="title">{player.title} </abbr>}
      <a href={site.to.player(player.player)}>{site.personName(player.name)}</a>
      {player.federation === undefined ? null : <small class="quiet"> {player.federation}</small>}
    </>
  );
}

/** The change in points, which leads to its reasons. */
function WhyChange({
  player,
  event,
  places,
  site,
  words,
}: Shown & { player: EventPlayer; places: number }): VNode | null {
  if (player.change === undefined || player.player === undefined) return null;
  const change = shownChange(player);
  const shown =
    change === null ? (
      player.after === null || player.after === undefined ? null : (
        <FirstRating value={player.after} unsettled={player.unsettled} site={site} words={words} />
      )
    ) : (
      <Points hundredths={change} places={places} site={site} />
    );
  return shown === null ? null : (
    <a class="why" title={site.words.why} href={site.to.why(player.player, event.pool, event.event)}>
      {shown}
    </a>
  );
}

/** The same without the drawn mark: its sign says it. */
function ShortChange({
  player,
  event,
  places,
  site,
  words,
}: Shown & { player: EventPlayer; places: number }): VNode | null {
  if (player.change === undefined || player.player === undefined) return null;
  const { after } = player;
  const change = shownChange(player);
  const text =
    change !== null
      ? fixed(change, places, site.say.signed)
      : typeof after === 'number'
        ? `${words.first} ${after}${player.unsettled === true ? '*' : ''}`
        : undefined;
  return text === undefined ? null : (
    <a
      class={(change ?? 0) > 0 ? 'gain' : (change ?? 0) < 0 ? 'loss' : undefined}
      href={site.to.why(player.player, event.pool, event.event)}
    >
      {text}
    </a>
  );
}

/** A change of the column, with as many decimals as the others. */
const Points = ({ hundredths, places, site }: { hundredths: number; places: number; site: Site }): VNode => (
  <ChangeNumber value={hundredths / 100} text={fixed(hundredths, places, site.say.signed)} site={site} />
);

function Under({
  event,
  players,
  under,
  site,
  words,
}: Shown & OnPage & { readonly under: FindingsUnder | undefined }): VNode {
  const names = site.pages.rulebooks.names;
  return (
    <section id="under" class={under === undefined ? 'no-print' : undefined}>
      <h2>{words.under}</h2>
      <p>{words.underLead}</p>
      <form class="fields" action={`${site.to.event(event.event)}#under`}>
        <label>
          {words.choose}
          <select name="under">
            {event.others.map((rules) => (
              <option key={rules} value={rules} selected={rules === under?.rules}>
                {names[rules]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">{words.compare}</button>
      </form>
      {under === undefined ? null : (
        <Compared event={event} players={players} under={under} site={site} words={words} />
      )}
    </section>
  );
}

function Compared({ event, players, under, site, words }: Shown & OnPage & { readonly under: FindingsUnder }): VNode {
  const names = site.pages.rulebooks.names;
  if (!under.rated) {
    return (
      <>
        <p>{words.notRated}</p>
        <ul class="prose">
          {under.findings.map(({ text, others }) => (
            <li key={text}>
              {text} <Others others={others} site={site} words={words} />
            </li>
          ))}
        </ul>
      </>
    );
  }
  const rows = players.map((player) => {
    const other = player.player === undefined ? undefined : under.players[player.player];
    const there = other?.change ?? null;
    return {
      player,
      here: shownChange(player),
      there: there === null ? null : Math.round(there * 100),
      after: other?.after,
    };
  });
  const places = placesOf(rows.flatMap(({ here, there }) => [here, there]));
  const points = (hundredths: number): VNode => <Points hundredths={hundredths} places={places} site={site} />;
  const columns: Columns<(typeof rows)[number]> = [
    {
      title: words.name,
      is: 'name',
      cell: ({ player: { player, name } }) =>
        player === undefined ? (
          <span class="quiet">{words.unknown}</span>
        ) : (
          <a href={site.to.player(player)}>{site.personName(name)}</a>
        ),
    },
    { title: words.rating, kind: 'number', cell: ({ player }) => ratingBefore(player, site) },
    {
      title: [unbroken(names[event.edition as EditionId]), ` (${words.here})`],
      kind: 'number',
      cell: ({ player, here }) =>
        here === null ? firstRating(player.after, site, words, player.unsettled) : points(here),
    },
    {
      title: unbroken(names[under.rules]),
      kind: 'number',
      cell: ({ there, after }) => (there === null ? firstRating(after, site, words) : points(there)),
    },
    {
      title: words.difference,
      kind: 'number',
      cell: ({ here, there }) => (here === null || there === null ? null : points(there - here)),
    },
  ];
  return (
    <>
      <div class="scroll" role="region" aria-label={words.under} tabIndex={0}>
        <ColumnTable kind="compared" columns={columns} rows={rows} keyOf={({ player }) => player.place} />
      </div>
      <p class="quiet small">{words.underNote}</p>
    </>
  );
}

/** The rating that a newcomer would get; if nothing counts, it says so. */
const firstRating = (after: number | null | undefined, site: Site, words: EventPageWords, unsettled?: true): VNode =>
  after === null || after === undefined ? (
    <span class="quiet">{words.not}</span>
  ) : (
    <FirstRating value={after} unsettled={unsettled} site={site} words={words} />
  );

const FirstRating = ({
  value,
  unsettled,
  site,
  words,
}: {
  value: number;
  unsettled?: true | undefined;
  site: Site;
  words: EventPageWords;
}): VNode => (
  <span>
    <span class="quiet small">{words.first}</span> <RatingNumber value={value} unsettled={unsettled} site={site} />
  </span>
);

interface CheckInWords {
  readonly key: string;
  readonly text: string | undefined;
  readonly clause: string | undefined;
  readonly others?: readonly string[] | undefined;
}

/** One finding of each kind is shown; the others can be opened. */
function Others({
  others = [],
  site,
  words,
}: {
  others?: readonly string[] | undefined;
  site: Site;
  words: EventPageWords;
}): VNode | null {
  return others.length === 0 ? null : (
    <details class="others">
      <summary>{words.others(others.length, site.say)}</summary>
      <ul>
        {others.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  );
}

function Checks({
  event: { edition, passed, waivers },
  findings,
  texts,
  site,
  words,
}: Shown & { findings: readonly FindingInWords[]; texts: ClauseTextsOf }): VNode {
  const told = (title: string, lines: readonly CheckInWords[], kind = 'told'): VNode | null =>
    lines.length === 0 ? null : (
      <>
        <h3>{title}</h3>
        <ul class={kind}>
          {lines.map(({ key, text, clause, others }) => (
            <li key={key}>
              <span>{text}</span>{' '}
              {clause === undefined ? null : (
                <ClauseNote edition={edition ?? ''} clause={clause} texts={texts} site={site} />
              )}
              <Others others={others} site={site} words={words} />
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <section>
      <h2>{words.checks}</h2>
      {findings.length === 0 ? <p>{words.noFindings}</p> : null}
      {told(
        words.found,
        findings.map(({ text, clause, others }) => ({ key: text, text, clause, others })),
      )}
      {told(
        words.waived,
        waivers.map(({ clause, by, ground }) => ({
          key: clause,
          text: words.waiver(authorityName(by, site), ground),
          clause,
        })),
      )}
      {told(
        words.passed,
        passed.map((clause) => ({ key: clause, text: texts[edition ?? '']?.[clause]?.title, clause })),
        'told passed',
      )}
    </section>
  );
}

function ReportOf({ event, site, words }: Shown): VNode | null {
  if (event.received === undefined && event.sha256 === undefined) return null;
  return (
    <section>
      <h2>{words.report}</h2>
      <dl class="facts">
        <FactLine name={words.received}>{event.received === undefined ? null : site.say.date(event.received)}</FactLine>
        <FactLine name={words.digest}>{event.sha256 === undefined ? null : <code>{event.sha256}</code>}</FactLine>
      </dl>
    </section>
  );
}
