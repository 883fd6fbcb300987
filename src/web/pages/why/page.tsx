/** Why a rating changed: before, change, after; each event with each of its games; each number with its clause. */
import type { VNode } from 'preact';
import { type NameOf, type PhraseBook, sayStep, tellSteps, type ToldStep } from '../../../explain/tell.ts';
import type { ToldRule } from '../../../content/content.ts';
import type { SurenessWords } from '../../../explain/words.ts';
import type { ExplainedEvent, ExplainedGame } from '../../../reading/public/explained-events.ts';
import type { ChangeBesideEvents } from '../../../reading/public/beside-events.ts';
import type { PublicExplanation } from '../../../reading/public/explanation.ts';
import type { GameColumn } from '../../../rulebooks/edition.ts';
import type { Page } from '../../page.tsx';
import { authorityName } from '../../parts/authorities.ts';
import { ClauseNote, type ClauseTextsOf } from '../../parts/clause.tsx';
import { daysText } from '../../parts/days.ts';
import { fixed, placesOf } from '../../parts/decimals.ts';
import { Dotted } from '../../parts/dotted.tsx';
import { SurenessMark } from '../../parts/sureness.tsx';
import { ChangeNumber, RatingNumber } from '../../parts/numbers.tsx';
import { type Site, wordsFor } from '../../site.ts';
import type { WhyWords } from '../../../content/en/pages/why.ts';

export interface WhyData {
  readonly explanation: PublicExplanation;
  readonly sureness: readonly ToldRule[];
  readonly book: PhraseBook;
  readonly texts: ClauseTextsOf;
  /** The date of the list, where the number can be proved. */
  readonly proof?: string | undefined;
}

type Step = PublicExplanation['steps'][number];

interface Shown {
  readonly site: Site;
  readonly words: WhyWords;
  readonly of: PublicExplanation;
  readonly texts: ClauseTextsOf;
  readonly sentence: (step: Step) => string;
  /** All steps, with names in the letters and the order of the page. */
  readonly told: () => readonly ToldStep[];
  readonly rules: readonly ToldRule[];
  readonly sureness: SurenessWords;
  /** Before the number of a reading. */
  readonly reading: string;
  readonly proof: string | undefined;
}

export function whyPage({ explanation: of, sureness: rules, book, texts, proof }: WhyData, site: Site): Page {
  const words = wordsFor(site, 'why', of.family);
  const nameOf: NameOf = (id) => (of.names.has(id) ? site.personShort(of.names.get(id)) : undefined);
  const sentence = (step: Step): string => sayStep(step, of.family, book, nameOf);
  const told = (): readonly ToldStep[] => tellSteps(of.whole, of.family, book, nameOf);
  const { reading, sureness } = book.words.rulebooks;
  const shown: Shown = { site, words, of, texts, sentence, told, rules, sureness, reading, proof };
  const name = site.personName(of.name);
  const title = titleOf(shown);
  return {
    title: `${title} · ${name}`,
    description: `${name} · ${site.poolName(of.pool, of.poolName)} · ${title}`,
    isPrivate: of.isPrivate,
    address: site.to.why(of.player, of.pool, of.of),
    about: `${of.player} ${of.pool} ${of.of}`,
    islands: ['why'],
    body: <Why {...shown} />,
  };
}

/** Whether it is provisional: for a list that is not published yet. */
const isForeseen = ({ official, calendar }: PublicExplanation): boolean => !official && calendar === 'monthly';

function titleOf({ of, words, site: { say } }: Shown): string {
  const { before, after } = of;
  if (before !== null && after !== null && before !== after && isForeseen(of))
    return words.wouldBecome(before, after, say);
  if (before === null) return after === null ? words.none : words.first(after, say);
  if (after === null) return words.lost(before, say);
  return before === after ? words.stayed(after, say) : words.became(before, after, say);
}

/** All steps once more as sentences, while the page stays light; the data have them always. */
const MOST_LINES = 60;

/** Neither before nor after: such a player is on no list, and no list explains it. */
const isUnrated = ({ before, after }: Shown['of']): boolean => before === null && after === null;

function Why(shown: Shown): VNode {
  const { site, words, of } = shown;
  const { to } = site;
  return (
    <article class="why">
      <h1>{titleOf(shown)}</h1>
      <p>
        <a href={to.player(of.player)}>{site.personName(of.name)}</a>, {site.poolName(of.pool, of.poolName)}
        {of.list === null ? null : ', '}
        {of.list === null ? null : of.official || of.calendar === 'at-once' ? (
          <a href={to.list(of.pool, of.list)}>{words.ofList(site.say.date(of.list))}</a>
        ) : (
          words.ofNextList(site.say.date(of.list))
        )}
        {of.official ? null : <span class="unofficial"> ({site.words.unofficial})</span>}
      </p>
      {of.notes.map((note) => (
        <p key={note} class="notice">
          {note}
        </p>
      ))}
      <Sum {...shown} />
      {of.nothing === 'brought-in' ? <p>{words.broughtIn}</p> : null}
      {of.nothing === 'no-games' ? <p>{words.noGames}</p> : null}
      {of.between === undefined ? null : <BetweenLists between={of.between} {...shown} />}
      {of.adjusted === undefined ? null : <Adjustments adjusted={of.adjusted} {...shown} />}
      <PeriodSteps {...shown} />
      {of.event === undefined || of.list === null || of.calendar === 'at-once' || isUnrated(of) ? null : (
        <p class="no-print">
          {words.withEvent(of.event.name)}. <a href={to.why(of.player, of.pool, of.list)}>{words.wholePeriod}</a>
        </p>
      )}
      <div class={of.events.length > 1 ? 'events many' : 'events'}>
        {of.events.map((event) => (
          <EventGames key={event.event} event={event} {...shown} />
        ))}
      </div>
      {of.lines.length === 0 || of.lines.length > MOST_LINES ? null : (
        <details class="steps no-print">
          <summary>{words.allSteps}</summary>
          <Lines lines={shown.told()} />
        </details>
      )}
      {shown.rules.length === 0 ? null : <Sureness {...shown} />}
      <Links {...shown} />
    </article>
  );
}

/** The applied rules whose text is not at hand, the least certain first. */
function Sureness({ rules, site, sureness: words, reading }: Shown): VNode {
  return (
    <section>
      <h2>{words.title}</h2>
      <p class="quiet small">{words.about}</p>
      <ul class="small">
        {rules.map(({ edition, clause, confidence, source, readings }) => (
          <li key={`${edition} ${clause}`}>
            <SurenessMark confidence={confidence} words={words} />{' '}
            <a href={site.to.rulebook(edition, clause)}>{site.cite(clause)}</a>
            {source === undefined ? null : (
              <span class="quiet small">
                {' '}
                {words.source}: {source}
              </span>
            )}
            {readings.map(({ id, confidence: sure }) => (
              <span key={id} class="small">
                {' '}
                {reading} {id} <SurenessMark confidence={sure} words={words} />
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The mark of a clause that is not sure beyond doubt. */
function markOf({ rules, sureness: words }: Shown, edition: string, clause: string): VNode | undefined {
  const found = rules.find((rule) => rule.clause === clause && rule.edition === edition);
  return found === undefined || found.confidence === 'high' ? undefined : (
    <SurenessMark confidence={found.confidence} words={words} />
  );
}

/** Each step, with the steps behind it in a list below: the lines that follow it and are indented further. */
function Lines({ lines }: { lines: readonly ToldStep[] }): VNode {
  const depth = lines[0]?.depth ?? 0;
  const starts = lines.flatMap((line, at) => (line.depth <= depth ? [at] : []));
  return (
    <ul>
      {starts.map((start, place) => {
        const below = lines.slice(start + 1, starts[place + 1]);
        return (
          <li key={start}>
            {lines[start]?.text}
            {below.length === 0 ? null : <Lines lines={below} />}
          </li>
        );
      })}
    </ul>
  );
}

/** The label of the first number of the sum. */
function beforeText({ of: { before, calendar, events }, words }: Shown): string {
  if (before === null) return words.noneBefore;
  if (calendar !== 'monthly') return words.beforeEvent;
  return events.some(({ steps }) => hasRule(steps, 'standard-rating')) ? words.beforeStandard : words.before;
}

const hasRule = (steps: readonly Step[], wanted: string): boolean =>
  steps.some(({ rule, from }) => rule === wanted || hasRule(from, wanted));

/** The numbers one above the other, as one would add them by hand. */
function Sum(shown: Shown): VNode {
  const { of, words, site, texts, sentence } = shown;
  const { before, after, steps, edition } = of;
  const [root] = steps;
  const given = [...(of.adjusted?.before ?? []), ...(of.adjusted?.after ?? [])];
  const points = given.reduce((sum, each) => sum + each.after - each.before, 0);
  // points that everybody was given are not a gain
  const change = before === null || after === null ? null : after - before - points;
  // only the points that everybody was given
  const isSilent = change === 0 && given.length > 0 && root === undefined && of.events.length === 0;
  return (
    <table class="sum">
      <tbody>
        <tr>
          <th scope="row" class="number">
            {before === null ? '–' : <RatingNumber value={before} unsettled={of.unsettledBefore} site={site} />}
          </th>
          <td>{beforeText(shown)}</td>
        </tr>
        {isSilent ? null : (
          <tr>
            {change === null ? (
              <td />
            ) : (
              <th scope="row" class="number">
                <ChangeNumber value={change} site={site} />
              </th>
            )}
            <td>
              {root === undefined ? (
                of.events.length > 0 ? (
                  site.say.list(of.events.map((event) => nameAndChange(event, site)))
                ) : of.between === undefined ? null : (
                  words.otherwise
                )
              ) : (
                <>
                  {sentence(root)}{' '}
                  <ClauseNote
                    edition={edition}
                    clause={root.clause}
                    texts={texts}
                    site={site}
                    sureness={markOf(shown, edition, root.clause)}
                  />
                </>
              )}
            </td>
          </tr>
        )}
        {given.map((each) => (
          <tr key={each.kind === 'recognised' ? each.kind : each.entry}>
            <th scope="row" class="number">
              {site.say.signed(each.after - each.before)}
            </th>
            <td>{site.commands.poolChanges.title(each, site.say)}</td>
          </tr>
        ))}
        <tr class="total">
          <th scope="row" class="number">
            {after === null ? '–' : <RatingNumber value={after} unsettled={of.unsettled} site={site} />}
          </th>
          <td>
            {after === null ? words.noneAfter : of.official && of.list !== null ? words.after : words.afterUnofficial}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** `River Open (+3)`; for a first rating and for a single event the number is already next to it. */
function nameAndChange({ name, before, after }: ExplainedEvent, { say }: Site): string {
  if (typeof before !== 'number' || typeof after !== 'number') return name;
  return `${name} (${say.signed(after - before)})`;
}

/** The steps about the whole period: how a first rating came about, the sum over events. */
function PeriodSteps({ of, ...shown }: Shown): VNode | null {
  const { steps, edition } = of;
  const [root, ...others] = steps;
  const all = [...(root?.from ?? []), ...others];
  if (all.length === 0) return null;
  return (
    <section>
      <h2>{shown.words.howItCame}</h2>
      <StepList steps={all} edition={edition} {...shown} of={of} />
    </section>
  );
}

/** Rules that explain many players at once are folded. */
function StepList({ steps, edition, ...shown }: Shown & { steps: readonly Step[]; edition: string }): VNode {
  const { texts, site, sentence, words, of } = shown;
  const folded = steps.filter(({ rule }) => of.folded.includes(rule));
  return (
    <ul class="told">
      {steps
        .filter(({ rule }) => !of.folded.includes(rule))
        .map((step, place) => (
          <li key={place}>
            <span>{sentence(step)}</span>{' '}
            <ClauseNote
              edition={edition}
              clause={step.clause}
              texts={texts}
              site={site}
              sureness={markOf(shown, edition, step.clause)}
            />
            {step.from.length === 0 ? null : <StepList steps={step.from} edition={edition} {...shown} />}
          </li>
        ))}
      {folded.length === 0 ? null : (
        <li>
          <details>
            <summary>{words.coefficients(folded.length, site.say)}</summary>
            <ul>
              {folded.map((step, place) => (
                <li key={place}>{sentence(step)}</li>
              ))}
            </ul>
          </details>
        </li>
      )}
    </ul>
  );
}

/** Rating before, change of the period, what all were given, rating after: each with its reason. */
function Adjustments({ adjusted, of, site }: Shown & { adjusted: NonNullable<Shown['of']['adjusted']> }): VNode {
  const { say, commands } = site;
  const words = commands.poolChanges;
  const earned = adjusted.after[0]?.before ?? of.after;
  const from = adjusted.before.at(-1)?.after ?? of.before;
  const line = (each: (typeof adjusted.after)[number]): VNode => (
    <li key={each.kind === 'recognised' ? each.kind : each.entry}>
      {words.title(each, say)}, {words.decided(each, say)}: {words.sum(each, each.before, each.after)}
    </li>
  );
  return (
    <section class="notice">
      <ul>
        <li>
          {words.before}: {of.before ?? '–'}
        </li>
        {adjusted.before.map(line)}
        <li>
          {words.period}: {earned === null || from === null ? '–' : say.signed(earned - from)}
        </li>
        {adjusted.after.map(line)}
        <li>
          {words.after}: {of.after ?? '–'}
        </li>
      </ul>
      <p class="small">
        <a href={site.to.rulebook('pool-changes')}>{words.readings}</a>
      </p>
    </section>
  );
}

function BetweenLists({ between, words, site }: Shown & { between: readonly ChangeBesideEvents[] }): VNode {
  return (
    <section class="notice">
      <h2>{words.between}</h2>
      {between.length === 0 ? (
        <p>{words.somethingElse}</p>
      ) : (
        <ul>
          {between.map((each) => (
            <li key={each.entry}>
              {site.say.date(each.day)}: {betweenText(each, words, site)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function betweenText(
  { kind, indicator = '', old, new: now, by = '' }: ChangeBesideEvents,
  words: WhyWords,
  site: Site,
): string {
  if (kind === 'merge') return words.merged;
  if (kind === 'split') return words.split;
  if (kind === 'brought') return words.brought;
  const text = (value: ChangeBesideEvents['old']): string =>
    value === null || value === undefined
      ? words.nothing
      : typeof value === 'boolean'
        ? value
          ? words.unsettled
          : words.settled
        : String(value);
  return words.decided({
    indicator: words.indicators[indicator] ?? indicator,
    old: text(old),
    now: text(now),
    by: authorityName(by, site),
  });
}

function EventGames({ event, ...shown }: Shown & { event: ExplainedEvent }): VNode {
  const { site, words, of, texts, sentence } = shown;
  const { say, to } = site;
  const { sums } = event;
  return (
    <section class="event">
      <h2>
        <a href={to.event(event.event)}>{event.name}</a>
      </h2>
      <p class="facts quiet">
        <Dotted
          facts={[
            daysText(event.start, event.end, site),
            event.own === null ? '' : `${words.you} ${say.number(event.own)}`,
            words.games(sums.games, say),
            sums.games === 0 ? '' : `W ${say.score(sums.halfPoints / 2)}`,
            sums.expected === undefined ? '' : `We ${say.number(sums.expected / 1000)}`,
            sums.difference === undefined ? '' : say.signed(sums.difference / 1000),
          ]}
        />
      </p>
      <RatingAtStart event={event} {...shown} />
      {event.before === undefined || of.events.length === 1 ? null : <EventSum event={event} {...shown} />}
      <StepList steps={event.steps} edition={event.edition} {...shown} />
      {event.games.length === 0 ? null : <Games event={event} {...shown} />}
      {event.leftOut.length === 0 ? null : (
        <>
          <h3>{words.leftOut}</h3>
          <ul class="told">
            {event.leftOut.map(({ step, round, opponent }) => (
              <li key={`${round} ${opponent}`}>
                <span>{sentence(step)}</span>{' '}
                <ClauseNote edition={event.edition} clause={step.clause} texts={texts} site={site} />
              </li>
            ))}
          </ul>
        </>
      )}
      <ul class="row no-print small">
        {event.comparedWith === undefined ? null : (
          <li>
            <a href={to.event(event.event, { under: event.comparedWith })}>{words.underAnother}</a>
          </li>
        )}
        {of.event === undefined && of.events.length > 1 ? (
          <li>
            <a href={to.why(of.player, of.pool, event.event)}>{words.withEvent(event.name)}</a>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

/** The list in force at the start counts, which need not be the one before: said where the two differ. */
function RatingAtStart({ event, of, site, words, texts }: Shown & { event: ExplainedEvent }): VNode | null {
  const { own, ratingsClause, edition } = event;
  if (own === null || of.before === null || own === of.before || ratingsClause === undefined) return null;
  return (
    <ul class="told">
      <li>
        <span>{words.atStart(own, of.before, site.say)}</span>{' '}
        <ClauseNote edition={edition} clause={ratingsClause} texts={texts} site={site} />
      </li>
    </ul>
  );
}

/** In pools that rate at once every event has its own sum. */
const EventSum = ({
  event: { before = null, after = null, unsettledBefore, unsettled },
  site,
}: Shown & { event: ExplainedEvent }): VNode => (
  <p class="big">
    {before === null ? '–' : <RatingNumber value={before} unsettled={unsettledBefore} site={site} />}{' '}
    <span class="to" aria-hidden="true" />{' '}
    {after === null ? '–' : <RatingNumber value={after} unsettled={unsettled} site={site} />}{' '}
    <ChangeNumber value={before === null || after === null ? null : after - before} site={site} />
  </p>
);

type GameNumber = 'gap' | 'counted' | 'expected' | 'halfPoints' | 'difference' | 'change';

/** Which number of a row a column has, and the class of its cells. */
const COLUMNS: Readonly<Record<GameColumn, { readonly number: GameNumber; readonly kind: string }>> = {
  gap: { number: 'gap', kind: 'number medium' },
  counted: { number: 'counted', kind: 'number' },
  corrected: { number: 'counted', kind: 'number' },
  expected: { number: 'expected', kind: 'number' },
  score: { number: 'halfPoints', kind: 'number' },
  difference: { number: 'difference', kind: 'number medium' },
  gamePoints: { number: 'difference', kind: 'number medium' },
  change: { number: 'change', kind: 'number' },
};

type Numbers = Partial<Readonly<Record<GameNumber, number | null>>>;

/** Scores have two decimals; half hundredths of Go's table have three. */
const TWO = 2;

/** The number format of a column, the same for rows and sum, so that decimals are aligned. */
function writerOf(column: GameColumn, all: readonly Numbers[], { say }: Site): (value: number) => string {
  if (column === 'score') return (halfPoints) => say.score(halfPoints / 2);
  const { number } = COLUMNS[column];
  if (number === 'gap' || number === 'counted') return say.signed;
  const hundredths = (thousandths: number): number => thousandths / 10;
  const places = placesOf(
    all.map((each) => (typeof each[number] === 'number' ? hundredths(each[number]) : undefined)),
    TWO,
  );
  const write = number === 'expected' ? say.number : say.signed;
  return (thousandths) => fixed(hundredths(thousandths), places, write);
}

function Games({ event, ...shown }: Shown & { event: ExplainedEvent }): VNode {
  const { games, sums, clauses, edition } = event;
  const { site, words, texts } = shown;
  // newcomers have nothing but their score
  const columns = event.columns
    .filter((column) => games.some((game: Numbers) => typeof game[COLUMNS[column].number] === 'number'))
    .map((column) => ({ column, ...COLUMNS[column], write: writerOf(column, [...games, sums], site) }));
  const last = columns.at(-1)?.column ?? 'score';
  const notes = [
    [event.columns.includes('corrected') ? words.corrected : words.counted, clauses.gap],
    [words.expected, clauses.expected],
    [words[last], clauses.change],
  ] as const;
  return (
    <>
      <div class="scroll" role="region" aria-label={event.name} tabIndex={0}>
        <table class="counted-games">
          <thead>
            <tr>
              <th scope="col" class="number">
                {words.round}
              </th>
              <th scope="col" class="">
                {words.opponent}
              </th>
              <th scope="col" class="number medium">
                {words.rating}
              </th>
              {columns.map(({ column, kind }) => (
                <th key={column} scope="col" class={kind}>
                  {words[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {games.map((game, place) => (
              <tr key={place}>
                <td class="number">{game.kind === 'earlier' ? null : game.round}</td>
                <th scope="row">
                  <OpponentOf game={game} {...shown} />
                </th>
                <td class="number medium">{game.rating}</td>
                {columns.map(({ column, number, kind, write }) => (
                  <td key={column} class={kind}>
                    {written((game as Numbers)[number], write)}
                    {column === 'counted' && isCapped(game) ? <abbr title={words.capped}>†</abbr> : null}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              <th scope="row">{words.sum}</th>
              <td class="medium" />
              {columns.map(({ column, number, kind, write }) => (
                <td key={column} class={kind}>
                  {written((sums as Numbers)[number], write)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <div class="clauses">
        {notes.map(([name, clause]) =>
          clause === undefined ? null : (
            <ClauseNote key={name} edition={edition} clause={clause} texts={texts} site={site} name={name} />
          ),
        )}
      </div>
    </>
  );
}

const written = (value: number | null | undefined, write: (value: number) => string): string =>
  typeof value === 'number' ? write(value) : '';

/** The difference that counts is not the real one. */
const isCapped = (game: ExplainedGame): boolean => game.kind !== 'scored' && game.gap !== game.counted;

/** In chess a full disc is black; with the name of the colour for readers who do not see it. */
function OpponentOf({ game, site, words, of }: Shown & { game: ExplainedGame }): VNode {
  if (game.kind === 'earlier') {
    const event = game.event === null ? '' : (of.titles.get(game.event) ?? game.event);
    return (
      <>
        {' '}
        <span class="quiet">{words.stored(event)}</span> <span class="narrow quiet small">{game.rating}</span>{' '}
      </>
    );
  }
  const { colour, opponent } = game;
  const { standing, stones } = game.kind === 'counted' ? game : {};
  const colours = of.game === 'go' ? words.goColours : words.colours;
  return (
    <>
      <abbr class="colour" title={colours[colour]}>
        <span class={`disc ${colour}`} aria-hidden="true" />
        <span class="hidden">{colours[colour]}</span>
      </abbr>{' '}
      <a href={site.to.player(opponent)}>{site.personName(of.names.get(opponent))}</a>{' '}
      <span class="narrow quiet small">{game.rating}</span>{' '}
      {stones === undefined ? null : <span class="quiet small">{words.stones(stones, colour, site.say)}</span>}
      {standing === undefined ? null : <span class="quiet small">({words.standings[standing]})</span>}
    </>
  );
}

function Links({ of, site, words, proof }: Shown): VNode {
  const { to, base } = site;
  return (
    <ul class="row no-print">
      <li>
        <a href={`${base}/api/v1/players/${of.player}/explanations/${of.pool}/${of.of}`}>{words.asData}</a>
      </li>
      {proof === undefined ? null : (
        <>
          <li>
            <a href={`${base}/players/${of.player}/proof/${of.pool}/${proof}.txt`} download>
              {words.proof}
            </a>
          </li>
          <li>
            <a href={`${base}/players/${of.player}/proof/${of.pool}/${proof}.svg`}>{words.proofCode}</a>
          </li>
        </>
      )}
      <li>
        <button type="button" class="plain" data-do="print" hidden>
          {words.print}
        </button>
      </li>
      <li>
        <button type="button" class="plain" data-do="copy" data-done={words.copied} hidden>
          {words.copy}
        </button>
      </li>
      <li>
        <a rel="bookmark" href={to.why(of.player, of.pool, of.of)}>
          {words.link}
        </a>
      </li>
    </ul>
  );
}
