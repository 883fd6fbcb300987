/**
 * Why a rating changed, for a page: each game as a row, each event with its sum, and the steps that are about no single
 * game. Everything is taken from the steps of the calculation, so that nothing is worked out a second time.
 */
import { parseDay } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import type { Step } from '../../core/reasons.ts';
import { tellFinding } from '../../explain/tell.ts';
import type { PhraseBook, ToldStep } from '../../explain/tell.ts';
import type { EntryKind, EntryKinds, Json } from '../../ledger/entries.ts';
import { eventId, eventNumber, personId, personNumber } from '../../ledger/ids.ts';
import type { Desk, EventRow, KeptEntry, ListRow, PersonRow, PoolRow, ResultRow } from '../../ledger/store.ts';
import type { FideRules } from '../../rulebooks/fide/reasons.ts';
import type { MgszRules } from '../../rulebooks/mgsz/reasons.ts';
import type { OrrRules } from '../../rulebooks/orr/reasons.ts';
import { rulesOnOrNewest } from '../../rulebooks/office-rules.ts';
import type { EditionId, Family } from '../../rulebooks/rulebook.ts';
import { revokedDecisions } from '../../rating/decisions.ts';
import { askAhead, explainedAt, type ExplainedPart, type PlayerExplained } from '../lists/explain-player.ts';
import { isPeriodic, listData, listsOf } from '../../rating/states.ts';
import { GAME_NUMBERS } from '../../ledger/rows/content.ts';
import { recallEvents } from '../../rating/recall.ts';
import { titleOf } from '../../ledger/rows/events.ts';
import { erasedBy } from '../../ledger/rows/persons.ts';
import { ofPerson } from '../../ledger/rows/subjects.ts';
import { leadOn } from '../../desk/registry/find.ts';
import { isKeptFromSearch, tellsAge, todayAt } from './minors.ts';
import type { PublicOffice } from './public-office.ts';

/** A game that counted, from the player's side. Half points; hundredths of a point, of scores and of ratings. */
export interface ExplainedGame {
  /** Absent of a game of an earlier event that counts again. */
  readonly round?: number;
  readonly opponent?: string;
  /** The event of such an earlier game. */
  readonly stored?: string;
  readonly colour?: 'white' | 'black';
  readonly rating: number;
  /** ORR: not a settled rating, but what stands for one. */
  readonly standing?: 'unsettled' | 'fide' | 'newcomer';
  /** Go: handicap stones, given by white, received by black. */
  readonly stones?: number;
  readonly gap?: number;
  readonly counted?: number;
  readonly expected?: number;
  readonly halfPoints: number;
  /** Score less expected score. */
  readonly difference?: number;
  /** Times K, or Go's multiplier; absent where a change does not follow game by game. */
  readonly change?: number;
}

export interface LeftOutGame {
  readonly round: number;
  readonly opponent: string;
  /** Which says why in its sentence. */
  readonly step: Step;
}

/** Sums of the rows. */
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
  /** With which rating the player was there. */
  readonly own: number | null;
  readonly k: number | null;
  readonly games: readonly ExplainedGame[];
  readonly sums: GameSums;
  readonly leftOut: readonly LeftOutGame[];
  /** What the event came to, and what else was decided about it. */
  readonly steps: readonly Step[];
  /** Clauses behind the columns of the games. */
  readonly clauses: Readonly<Partial<Record<'gap' | 'expected' | 'change' | 'corrected', string>>>;
  /** Pools that rate at once. */
  readonly before?: number | null;
  readonly after?: number | null;
}

/** What changed a rating beside the events. */
export interface Between {
  readonly kind: 'decision' | 'merge' | 'split' | 'brought';
  readonly day: string;
  readonly entry: number;
  readonly by?: string;
  readonly indicator?: string;
  readonly old?: Json;
  readonly new?: Json;
}

export interface Explanation {
  readonly player: string;
  readonly name: string | null;
  /** Not for search engines: where the player, or an opponent who is named, is not to be found by them. */
  readonly isPrivate: boolean;
  readonly pool: string;
  readonly poolName: string;
  readonly family: Family;
  readonly calendar: 'monthly' | 'at-once';
  readonly edition: EditionId;
  /** As in the address. */
  readonly of: string;
  readonly list: string | null;
  /** Only this event was asked for. */
  readonly event?: { readonly event: string; readonly name: string };
  readonly before: number | null;
  readonly after: number | null;
  readonly official: boolean;
  readonly nothing?: 'brought-in' | 'no-games';
  /** Something else changed the rating; what, as far as the entries about the player tell. */
  readonly between?: readonly Between[];
  /** About the whole period. */
  readonly steps: readonly Step[];
  /** The calculation itself, from which all else here is taken. */
  readonly whole: readonly Step[];
  readonly events: readonly ExplainedEvent[];
  readonly lines: readonly ToldStep[];
  readonly notes: readonly string[];
  /** Null: erased. */
  readonly names: ReadonlyMap<string, string | null>;
}

export interface ExplanationAsked {
  readonly player: string;
  readonly pool: string;
  /** `2024-06`, a day, or the id of an event. */
  readonly of: string;
  readonly book: PhraseBook;
  /** In place of an erased name. */
  readonly noName: string;
}

export type ExplanationFound = { readonly explanation: Explanation } | { readonly merged: string } | undefined;

const LIST = /^\d{4}-\d{2}(-\d{2})?$/;

/** Undefined: there is nothing to explain at this address. */
export async function publicExplanation(open: PublicOffice, asked: ExplanationAsked): Promise<ExplanationFound> {
  const number = personNumber(asked.player);
  if (number === undefined) return undefined;
  const { player, of, book } = asked;
  const what = LIST.test(of) ? { pool: asked.pool, list: of.length === 7 ? `${of}-01` : of } : { event: of };
  return open.look(async (desk): Promise<ExplanationFound> => {
    await askAhead(desk, number, what);
    const [row] = await desk.persons([number]);
    const pool = await desk.pool(asked.pool);
    if (row === undefined || pool === undefined || erasedBy(row) !== undefined) return undefined;
    if (row.mergedInto !== null) return { merged: personId((await leadOn(desk, row)).person) };
    const who = { row, pool, today: await todayAt(desk, open.office) };
    await open.pause();
    const { value, findings } = await explainedAt(desk, { player, book, ...what });
    await open.pause();
    if (value === undefined || value.pool !== asked.pool) return undefined;
    return { explanation: await explanationOf(desk, asked, who, value, findings) };
  });
}

interface Who {
  readonly row: PersonRow;
  readonly pool: PoolRow;
  readonly today: string;
}

async function explanationOf(
  desk: Desk,
  { of, book, noName }: ExplanationAsked,
  { row, pool, today }: Who,
  value: PlayerExplained,
  findings: readonly Finding[],
): Promise<Explanation> {
  const { list, before, after, official, nothing, between, steps, parts, lines } = value;
  const rows = await desk.events({ events: value.events.map((id) => eventNumber(id) as number) });
  const inOrder = value.events.map((id) => rows.find(({ event }) => eventId(event) === id) as EventRow);
  const asked = LIST.test(of) ? undefined : inOrder.find(({ event }) => eventId(event) === of);
  const lists = await listsOf(desk, pool.pool);
  const own = lists.find(({ date }) => date === list);
  const edition =
    (own === undefined ? undefined : listData(own).edition) ?? inOrder[0]?.edition ?? inForceFor(pool, own);
  const results = await resultsFor(desk, inOrder, personNumber(value.player) as number);
  const colours = pool.family === 'orr' ? await coloursOf(desk, inOrder, row.person) : undefined;
  const facts: Facts = { rows: inOrder, results, family: pool.family, edition: edition as EditionId, colours };
  const events = parts === undefined ? periodEvents(steps, facts) : parts.map((part) => eventOf(part, facts));
  const named = await withStoredNames(desk, events);
  const shown = asked === undefined ? named : named.filter(({ event }) => event === of);
  const shared = sharedFactor(shown);
  const ids = idsIn(steps);
  const persons = await desk.persons([...ids].map((id) => personNumber(id) as number));
  const names = new Map(persons.map(({ person, name }) => [personId(person), name]));
  return {
    player: value.player,
    name: row.name,
    isPrivate: [row, ...persons.filter(isNamed)].some((each) => isKeptFromSearch(each, today)),
    pool: pool.pool,
    poolName: pool.name,
    family: pool.family,
    calendar: isPeriodic(pool) ? 'monthly' : 'at-once',
    edition: edition as EditionId,
    of,
    list: list ?? asked?.listDate ?? null,
    ...(asked === undefined ? {} : { event: { event: of, name: titleOf(asked) } }),
    before,
    after,
    official,
    ...(nothing === undefined ? {} : { nothing }),
    ...(between === undefined ? {} : { between: await betweenLists(desk, pool, row.person, lists, list) }),
    steps: parts === undefined ? [...ofPeriod(steps), ...shared] : [],
    whole: steps,
    events: shared.length === 0 ? shown : shown.map(withoutFactor),
    lines,
    notes: findings
      .filter((each) => each.code !== 'player.led-on' && !tellsAge(each, [row, ...persons]))
      .map((finding) => tellFinding(finding, book, (id) => names.get(id) ?? noName)),
    names,
  };
}

const isNamed = ({ name }: PersonRow): boolean => name !== null;

/** Steps that choose K. */
const isFactor = ({ rule }: Step): boolean => rule.startsWith('k-');

const factorsOf = ({ steps }: ExplainedEvent): readonly Step[] => steps.flatMap(({ from }) => from.filter(isFactor));

/** How K came about, where it did so alike for several events: that is told once. */
function sharedFactor(events: readonly ExplainedEvent[]): readonly Step[] {
  const [first, ...others] = events.map(factorsOf);
  if (first === undefined || others.length === 0) return [];
  const text = JSON.stringify(first);
  return others.every((each) => JSON.stringify(each) === text) ? first : [];
}

const withoutFactor = (event: ExplainedEvent): ExplainedEvent => ({
  ...event,
  steps: event.steps.map((step) => ({ ...step, from: step.from.filter((each) => !isFactor(each)) })),
});

/** Earlier games know the id of their event. */
async function withStoredNames(desk: Desk, events: readonly ExplainedEvent[]): Promise<readonly ExplainedEvent[]> {
  const ids = new Set(events.flatMap(({ games }) => games.flatMap(({ stored }) => eventNumber(stored ?? '') ?? [])));
  if (ids.size === 0) return events;
  const titles = new Map((await desk.events({ events: [...ids] })).map((row) => [eventId(row.event), titleOf(row)]));
  return events.map((event) => ({
    ...event,
    games: event.games.map((game) =>
      game.stored === undefined ? game : { ...game, stored: titles.get(game.stored) ?? game.stored },
    ),
  }));
}

/** Where no event and no list tells: the edition of the day of a list that was brought in. */
const inForceFor = ({ family }: PoolRow, list: ListRow | undefined): EditionId =>
  rulesOnOrNewest(family, list === undefined ? undefined : parseDay(list.date)).edition.id;

async function resultsFor(
  desk: Desk,
  rows: readonly EventRow[],
  person: number,
): Promise<ReadonlyMap<number, ResultRow>> {
  const wanted = new Set(rows.map(({ event }) => event));
  return new Map(
    (await desk.resultsIn([...wanted])).filter((row) => row.person === person).map((row) => [row.event, row]),
  );
}

/** Players whom steps name. */
function idsIn(steps: readonly Step[], found = new Set<string>()): ReadonlySet<string> {
  for (const { given, from } of steps) {
    for (const field of ['opponent', 'player'] as const) {
      const id = given[field];
      if (typeof id === 'string' && personNumber(id) !== undefined) found.add(id);
    }
    idsIn(from, found);
  }
  return found;
}

interface Facts {
  readonly rows: readonly EventRow[];
  readonly results: ReadonlyMap<number, ResultRow>;
  readonly family: Family;
  readonly edition: EditionId;
  /** ORR's rules do not look at colours, so its steps have none. */
  readonly colours?: ReadonlyMap<string, 'white' | 'black'> | undefined;
}

const gameKey = (event: number, round: number, opponent: string): string => `${event} ${round} ${opponent}`;

/** From the reports: which colour a player had in which game. */
async function coloursOf(
  desk: Desk,
  rows: readonly EventRow[],
  person: number,
): Promise<ReadonlyMap<string, 'white' | 'black'>> {
  const colours = new Map<string, 'white' | 'black'>();
  for (const { row, content, persons } of await recallEvents(desk, rows)) {
    for (let at = 0; at < content.games.length; at += GAME_NUMBERS) {
      const [round, white, black] = content.games.slice(at, at + GAME_NUMBERS) as [number, number, number];
      const [ofWhite, ofBlack] = [persons[white], persons[black]];
      if (ofWhite === person) colours.set(gameKey(row.event, round, personId(ofBlack as number)), 'white');
      if (ofBlack === person) colours.set(gameKey(row.event, round, personId(ofWhite as number)), 'black');
    }
  }
  return colours;
}

/** Steps that become rows. What they rest on is in the rows. */
const COUNTED_GAMES: ReadonlySet<string> = new Set(['game', 'newcomer-game', 'stored-game', 'game-points']);
const LEFT_OUT: ReadonlySet<string> = new Set(['not-counted', 'game-not-counted', 'game-not-played', 'game-excluded']);
const isOfGame = ({ rule }: Step): boolean => COUNTED_GAMES.has(rule) || LEFT_OUT.has(rule);

/** Steps of periods that hold an event with its games. */
const OF_EVENT: ReadonlySet<string> = new Set(['event-change', 'event-results', 'zero-disregarded']);
const isOfEvent = ({ rule, from }: Step): boolean => OF_EVENT.has(rule) && from.length > 0;

const withoutGames = (steps: readonly Step[]): readonly Step[] =>
  steps.filter((step) => !isOfGame(step)).map((step) => ({ ...step, from: withoutGames(step.from) }));

/** What is about the period as a whole. Events that are told no further keep their sentence. */
const ofPeriod = (steps: readonly Step[]): readonly Step[] =>
  steps.filter((step) => !isOfGame(step) && !isOfEvent(step)).map((step) => ({ ...step, from: ofPeriod(step.from) }));

function* gamesIn(steps: readonly Step[]): Generator<Step> {
  for (const step of steps) {
    if (isOfGame(step)) yield step;
    else yield* gamesIn(step.from);
  }
}

/** The events of a period, each with the steps that are about it. */
function periodEvents(steps: readonly Step[], facts: Facts): readonly ExplainedEvent[] {
  const told = new Map<string, { readonly steps: Step[]; readonly games: Step[] }>();
  const about = ({ event }: Step): { readonly steps: Step[]; readonly games: Step[] } => {
    const found = told.get(event as string) ?? { steps: [], games: [] };
    told.set(event as string, found);
    return found;
  };
  const walk = (all: readonly Step[]): void => {
    for (const step of all) {
      if (isOfGame(step)) about(step).games.push(step);
      else {
        if (isOfEvent(step)) about(step).steps.push(step);
        walk(step.from);
      }
    }
  };
  walk(steps);
  return facts.rows.flatMap((row) => {
    const found = told.get(eventId(row.event));
    return found === undefined ? [] : [explainedEvent(row, found.steps, found.games, facts)];
  });
}

/** An event that was rated on its own. */
function eventOf({ event, before, after, steps }: ExplainedPart, facts: Facts): ExplainedEvent {
  const row = facts.rows.find((each) => eventId(each.event) === event) as EventRow;
  return { ...explainedEvent(row, steps, [...gamesIn(steps)], facts), before, after };
}

function explainedEvent(row: EventRow, steps: readonly Step[], all: readonly Step[], facts: Facts): ExplainedEvent {
  const result = facts.results.get(row.event);
  const k = factorIn(steps) ?? result?.k ?? null;
  const games = all
    .filter(({ rule }) => COUNTED_GAMES.has(rule))
    .map((step) => withColour(gameOf(step, facts.family, k), row.event, facts));
  return {
    event: eventId(row.event),
    name: titleOf(row),
    start: row.start,
    end: row.end,
    edition: (row.edition ?? facts.edition) as EditionId,
    own: ownIn(steps) ?? result?.before ?? null,
    k,
    games,
    sums: sumsOf(games),
    leftOut: all
      .filter(({ rule }) => LEFT_OUT.has(rule))
      .map((step) => ({ round: step.given['round'] as number, opponent: step.given['opponent'] as string, step })),
    steps: withoutGames(steps),
    clauses: clausesOf(all, steps),
  };
}

function withColour(game: ExplainedGame, event: number, { colours }: Facts): ExplainedGame {
  const { round, opponent } = game;
  if (colours === undefined || round === undefined || opponent === undefined) return game;
  const colour = colours.get(gameKey(event, round, opponent));
  return colour === undefined ? game : { ...game, colour };
}

function* below(steps: readonly Step[]): Generator<Step> {
  for (const step of steps) {
    yield step;
    yield* below(step.from);
  }
}

/** FIDE's K, and Go's multiplier: what every game is multiplied by. */
function factorIn(steps: readonly Step[]): number | undefined {
  for (const { rule, given } of below(steps)) {
    if (rule === 'event-change') return given['k'] as number;
    if (rule === 'change') return given['c'] as number;
  }
  return undefined;
}

function ownIn(steps: readonly Step[]): number | undefined {
  for (const { rule, given } of below(steps)) if (rule === 'event-change') return given['own'] as number;
  return undefined;
}

/** Hundredths of a decimal; Go's table of chances has half hundredths. */
const hundredths = (value: number): number => Math.round(value * 1000) / 10;

function gameOf(step: Step, family: Family, k: number | null): ExplainedGame {
  if (family === 'orr') return orrGame(step);
  if (family === 'mgsz') return goGame(step, k);
  const { round, opponent, colour, rating, score } = step.given as FideRules['newcomer-game']['given'];
  const game = { round, opponent, colour, rating, halfPoints: 2 * score };
  if (step.rule === 'newcomer-game') return game;
  const { gap, counted, expected: of } = step.given as FideRules['game']['given'];
  const expected = hundredths(of);
  const difference = 100 * score - expected;
  return { ...game, gap, counted, expected, difference, ...(k === null ? {} : { change: k * difference }) };
}

/** ORR makes the change of an event from the sum of its games, and not in proportion: one game has no change of its own. */
function orrGame({ rule, given, from }: Step): ExplainedGame {
  const { opponentRating: rating, score, expected: of } = given as OrrRules['stored-game']['given'];
  const expected = hundredths(of);
  const { difference: gap } = (from[0] as Step).given as OrrRules['expected-score']['given'];
  const game = { rating, gap, counted: gap, expected, halfPoints: 2 * score, difference: 100 * score - expected };
  if (rule === 'stored-game') return { ...game, stored: (given['event'] as string | null) ?? '' };
  const { round, opponent, standing } = given as OrrRules['game']['given'];
  return { ...game, round, opponent, ...(standing === 'rated' ? {} : { standing }) };
}

function goGame({ given }: Step, c: number | null): ExplainedGame {
  const {
    round,
    opponent,
    colour,
    points,
    opponentPoints,
    stones,
    difference,
    score,
    expected: of,
  } = given as MgszRules['game-points']['given'];
  const expected = hundredths(of);
  const gained = 100 * score - expected;
  return {
    round,
    opponent,
    colour,
    rating: opponentPoints,
    ...(stones === 0 ? {} : { stones }),
    gap: points - opponentPoints,
    counted: difference,
    expected,
    halfPoints: 2 * score,
    difference: gained,
    ...(c === null ? {} : { change: c * gained }),
  };
}

const sumOf = (values: readonly (number | undefined)[]): number | undefined =>
  values.length === 0 || values.includes(undefined)
    ? undefined
    : values.reduce<number>((sum, value) => sum + (value as number), 0);

function sumsOf(games: readonly ExplainedGame[]): GameSums {
  const expected = sumOf(games.map((game) => game.expected));
  const difference = sumOf(games.map((game) => game.difference));
  const change = sumOf(games.map((game) => game.change));
  return {
    games: games.length,
    halfPoints: games.reduce((sum, { halfPoints }) => sum + halfPoints, 0),
    ...(expected === undefined ? {} : { expected }),
    ...(difference === undefined ? {} : { difference }),
    ...(change === undefined ? {} : { change }),
  };
}

const GAP_RULES: ReadonlySet<string> = new Set(['counted-gap', 'real-gap']);
const EXPECTED_RULES: ReadonlySet<string> = new Set(['expected-score', 'chance']);

/** Which clauses the columns of the games come from. */
function clausesOf(games: readonly Step[], steps: readonly Step[]): ExplainedEvent['clauses'] {
  const clauses: { gap?: string; expected?: string; change?: string; corrected?: string } = {};
  for (const game of games) {
    if (COUNTED_GAMES.has(game.rule)) clauses.change ??= game.clause;
    for (const { rule, clause } of game.from) {
      if (GAP_RULES.has(rule)) clauses.gap ??= clause;
      if (EXPECTED_RULES.has(rule)) clauses.expected ??= clause;
      if (rule === 'corrected-points') clauses.corrected ??= clause;
    }
  }
  for (const { rule, clause } of below(steps)) if (rule === 'event-change') clauses.change = clause;
  return clauses;
}

const BETWEEN: Readonly<Partial<Record<EntryKind, Between['kind']>>> = {
  'standing.decided': 'decision',
  'persons.merged': 'merge',
  'persons.split': 'split',
  'standings.brought': 'brought',
};

/** What the entries about a player say between the list before and this one. */
async function betweenLists(
  desk: Desk,
  { pool }: PoolRow,
  person: number,
  lists: readonly { readonly date: string; readonly no: number }[],
  date: string | null,
): Promise<readonly Between[]> {
  const upTo = lists.find((list) => list.date === date)?.no ?? Number.MAX_SAFE_INTEGER;
  const from = lists.findLast((list) => date === null || list.date < date)?.no ?? 0;
  const revoked = await revokedDecisions(desk, { pool });
  return (await desk.entriesAbout(ofPerson(person))).flatMap((entry): readonly Between[] => {
    const kind = BETWEEN[entry.kind];
    if (kind === undefined || entry.no <= from || entry.no > upTo || revoked.has(entry.no)) return [];
    return said(entry, kind, pool);
  });
}

function said({ no, time, text }: KeptEntry, kind: Between['kind'], pool: string): readonly Between[] {
  const { data } = JSON.parse(text) as { readonly data: EntryKinds['standing.decided'] };
  const between = { kind, day: time.slice(0, 10), entry: no };
  if (kind === 'brought' || kind === 'decision') {
    if (data.pool !== pool) return [];
  }
  if (kind !== 'decision') return [between];
  const { by, indicator, old, new: now, on } = data;
  return [{ ...between, day: on, by, indicator, old, new: now }];
}
