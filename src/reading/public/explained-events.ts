/**
 * The events behind a rating, for a page: the rows of the rulebook as they are, their sums, and the steps that are not about a
 * single game.
 */
import type { Step } from '../../core/reasons.ts';
import { eventId } from '../../ledger/ids.ts';
import type { EventRow } from '../../ledger/store.ts';
import type { ExplanationLayout, GameColumn } from '../../rulebooks/edition.ts';
import type { GameRow, LeftOutGame, RowClauses } from '../../rulebooks/game-table.ts';
import { officeRulesOf } from '../../rulebooks/office-rules.ts';
import type { EditionId } from '../../rulebooks/rulebook.ts';
import type { Unsettled } from '../../rating/unsettled.ts';
import { eventTitle } from '../../ledger/rows/events.ts';
import type { PlayerExplained } from '../lists/explain-player.ts';

/** A game that counts. */
export type ExplainedGame = Exclude<GameRow, LeftOutGame>;

/** Sums of the rows, in their units; absent where not every row has such a number. */
export interface GameSums {
  readonly games: number;
  readonly halfPoints: number;
  readonly expected?: number;
  readonly difference?: number;
  readonly change?: number;
}

export interface ExplainedEvent {
  readonly event: string;
  readonly name: string;
  readonly start: string | null;
  readonly end: string | null;
  readonly edition: EditionId;
  /** The player's rating in the event. */
  readonly own: number | null;
  readonly k: number | null;
  readonly games: readonly ExplainedGame[];
  readonly sums: GameSums;
  readonly leftOut: readonly LeftOutGame[];
  /** The result of the event, and what else was decided about it. */
  readonly steps: readonly Step[];
  /** The columns that the edition has for its games. */
  readonly columns: readonly GameColumn[];
  /** Clauses behind the columns. */
  readonly clauses: Partial<RowClauses>;
  /** The clause by which the list in force at its start counts, where ratings come by lists. */
  readonly ratingsClause?: string;
  /** The edition that is offered first to compare with. */
  readonly comparedWith?: EditionId;
  /** Pools that rate at once. */
  readonly before?: number | null;
  readonly after?: number | null;
  /** ORR: the rating before has a star, and the one after. */
  readonly unsettledBefore?: true;
  readonly unsettled?: true;
}

/** In the order of the rows. `edition` is that of the list, for events that do not name one. */
export function explainedEvents(
  rows: readonly EventRow[],
  { steps, tables, parts }: PlayerExplained,
  edition: EditionId,
): readonly ExplainedEvent[] {
  return rows.flatMap((row): readonly ExplainedEvent[] => {
    const event = eventId(row.event);
    const table = tables.find((each) => each.event === event);
    if (table === undefined) return [];
    const part = parts?.find((each) => each.event === event);
    const ratedBy = (row.edition ?? edition) as EditionId;
    const { explanation: layout } = officeRulesOf(ratedBy);
    const games = table.rows.filter((game) => game.kind !== 'left-out');
    return [
      {
        event,
        name: eventTitle(row),
        start: row.start,
        end: row.end,
        edition: ratedBy,
        own: table.own,
        k: table.k,
        games,
        sums: sumsOf(games),
        leftOut: table.rows.filter((game) => game.kind === 'left-out'),
        steps: withoutGames(part === undefined ? [...aboutEvent(steps, event, layout)] : part.steps, layout),
        columns: layout.columns,
        clauses: clausesOf(games, layout),
        ...(layout.ratingsClause === undefined ? {} : { ratingsClause: layout.ratingsClause }),
        ...(layout.comparedWith === undefined ? {} : { comparedWith: layout.comparedWith }),
        ...(part === undefined ? {} : { before: part.before, after: part.after, ...starsOf(part) }),
      },
    ];
  });
}

/** ORR's stars, where there are any. */
export const starsOf = ({ unsettledBefore, unsettled }: Unsettled): Unsettled => ({
  ...(unsettledBefore === undefined ? {} : { unsettledBefore }),
  ...(unsettled === undefined ? {} : { unsettled }),
});

const isOfGame = ({ rule }: Step, { gameRules }: ExplanationLayout): boolean => gameRules.includes(rule);

/** A step without the steps behind it is only a sentence about the period. */
const isOfEvent = ({ rule, from }: Step, { eventRules }: ExplanationLayout): boolean =>
  eventRules.includes(rule) && from.length > 0;

function* aboutEvent(steps: readonly Step[], event: string, layout: ExplanationLayout): Generator<Step> {
  for (const step of steps) {
    if (isOfGame(step, layout)) continue;
    if (step.event === event && isOfEvent(step, layout)) yield step;
    yield* aboutEvent(step.from, event, layout);
  }
}

const withoutGames = (steps: readonly Step[], layout: ExplanationLayout): readonly Step[] =>
  steps.filter((step) => !isOfGame(step, layout)).map((step) => ({ ...step, from: withoutGames(step.from, layout) }));

/** Steps about the period as a whole. Events that are not shown separately keep their sentence. */
export const ofPeriod = (steps: readonly Step[], layout: ExplanationLayout): readonly Step[] =>
  steps
    .filter((step) => !isOfGame(step, layout) && !isOfEvent(step, layout))
    .map((step) => ({ ...step, from: ofPeriod(step.from, layout) }));

/** How K was chosen, if it was chosen in the same way for several events: this is reported once. */
export function sharedFactor(events: readonly ExplainedEvent[], { kRules }: ExplanationLayout): readonly Step[] {
  const [first, ...others] = events.map(({ steps }) =>
    steps.flatMap(({ from }) => from.filter(({ rule }) => kRules.includes(rule))),
  );
  if (first === undefined || others.length === 0) return [];
  const text = JSON.stringify(first);
  return others.every((each) => JSON.stringify(each) === text) ? first : [];
}

export const withoutFactor = (event: ExplainedEvent, { kRules }: ExplanationLayout): ExplainedEvent => ({
  ...event,
  steps: event.steps.map((step) => ({ ...step, from: step.from.filter(({ rule }) => !kRules.includes(rule)) })),
});

function sumsOf(games: readonly ExplainedGame[]): GameSums {
  const compared = games.flatMap((game) => (game.kind === 'scored' ? [] : [game]));
  const isCompared = games.length > 0 && compared.length === games.length;
  const changes = games.flatMap((game) => (game.kind === 'earlier' ? [] : (game.change ?? [])));
  return {
    games: games.length,
    halfPoints: sumOf(games.map(({ halfPoints }) => halfPoints)),
    ...(isCompared
      ? {
          expected: sumOf(compared.map(({ expected }) => expected)),
          difference: sumOf(compared.map(({ difference }) => difference)),
        }
      : {}),
    ...(games.length > 0 && changes.length === games.length ? { change: sumOf(changes) } : {}),
  };
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** For each column the first clause that a row names; for differences that count as they are, the edition's own. */
function clausesOf(games: readonly ExplainedGame[], { gapClause }: ExplanationLayout): ExplainedEvent['clauses'] {
  const [gap, expected, change] = (['gap', 'expected', 'change'] as const).map(
    (column) => games.find(({ clauses }) => clauses[column] !== undefined)?.clauses[column],
  );
  const isCompared = games.some(({ kind }) => kind !== 'scored');
  const counted = gap ?? (isCompared ? gapClause : undefined);
  return {
    ...(counted === undefined ? {} : { gap: counted }),
    ...(expected === undefined ? {} : { expected }),
    ...(change === undefined ? {} : { change }),
  };
}
