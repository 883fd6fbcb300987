/**
 * What is missing or doubtful, ranked by the rating points that depend on it. For each gap the engine rates once with what is
 * known and once with the other possibility. It covers events that are on no list yet, and those of each pool's last list, where a
 * correction still affects the next one.
 */
import { familyRules } from '../../rulebooks/office-rules.ts';
import { type Day, type Month, monthOf, parseDay } from '../../core/dates.ts';
import { RESULTS } from '../../core/game.ts';
import type { GapKind, GapInWords } from '../../explain/gap-words.ts';
import type { JsonObject } from '../../ledger/entries.ts';
import { eventId, personId, personNumber } from '../../ledger/ids.ts';
import type {
  Desk,
  EntrantRow,
  EventRow,
  EventState,
  ListRow,
  PersonRow,
  PoolRow,
  QuestionRow,
} from '../../ledger/store.ts';
import type { State } from '../../ledger/lists/state.ts';
import type { ChosenReadings } from '../../rulebooks/readings.ts';
import { editionOn } from '../../rulebooks/registry.ts';
import type { PlayerResult } from '../../rulebooks/rulebook.ts';
import { readOffice, type Office, type Outcome, refused } from '../../desk/office.ts';
import { eventFactsIn, GAME_NUMBERS } from '../../ledger/rows/content.ts';
import { needsBirthday, turnsAdultIn } from '../../rating/minors.ts';
import { parseListMonth } from '../../rating/period.ts';
import { answerOf } from '../../rating/rate-continuous.ts';
import { answeredFacts, type RecalledEvent, recallEvents } from '../../rating/recall.ts';
import { rateSomePlayers } from '../../rating/some-players.ts';
import { currentStates, isPeriodicPool, listsOf, stateOfStanding } from '../../rating/states.ts';
import { broughtStandingOf } from '../../desk/events/reported-ratings.ts';
import { eventKey, Timelines } from '../../rating/timeline.ts';
import { type EventData, eventData, isCorrection } from '../../ledger/rows/events.ts';
import { openingListData, readingsOfList } from '../../ledger/rows/standings.ts';
import { erasedBy } from '../../ledger/rows/persons.ts';
import { registryFinding } from '../../desk/findings/registry.ts';
import { deskWithChanges, type DeskChanges } from './otherwise.ts';
import { controlOfPool, readingsOfPool } from '../../ledger/rows/pools.ts';
import { questionRecord } from '../../ledger/rows/questions.ts';

export interface Gap {
  readonly gap: GapKind;
  readonly pool: string;
  readonly told: GapInWords;
  /** The sum over all players of the changes with the other possibility; null if nothing can be calculated without it. */
  readonly points: number | null;
  /** The number of players whose rating would change. */
  readonly players: number;
}

export interface Gaps {
  /** The most points first. */
  readonly gaps: readonly Gap[];
  readonly names: Readonly<Record<string, string>>;
}

export async function gaps(office: Office, pool?: string): Promise<Outcome<Gaps>> {
  return readOffice(office, async (desk) => {
    const pools = (await desk.pools()).filter((each) => pool === undefined || each.pool === pool);
    if (pools.length === 0 && pool !== undefined) return refused(registryFinding('pool.unknown', { pool }));
    const found: Gap[] = [];
    for (const each of pools) found.push(...(await gapsOf(desk, each)));
    const players = found.flatMap(({ told }) => ('player' in told ? [personNumber(told.player) as number] : []));
    const names = (await desk.persons([...new Set(players)])).flatMap(({ person, name }) =>
      name === null ? [] : [[personId(person), name] as const],
    );
    return {
      value: { gaps: found.sort((a, b) => (b.points ?? -1) - (a.points ?? -1)), names: Object.fromEntries(names) },
      findings: [],
    };
  });
}

/** Nothing depends on the questions of these events any more. */
const OVER: ReadonlySet<EventState> = new Set(['withdrawn', 'corrected']);

async function gapsOf(desk: Desk, pool: PoolRow): Promise<readonly Gap[]> {
  const last = (await listsOf(desk, pool.pool)).findLast((list) => openingListData(list) === undefined);
  const groups: Group[] = [];
  // a corrected report is looked at like a report of the next list; the one that it corrects counts no more
  const ahead = await desk.events({ pool: pool.pool, states: ['accepted', 'rated'] });
  if (ahead.length > 0) groups.push(await groupOfPool(desk, pool, ahead, undefined));
  const onLast =
    last === undefined ? [] : await desk.events({ pool: pool.pool, listDate: last.date, states: ['published'] });
  const listed = onLast.filter((row) => row.correctedBy === null && !isCorrection(row));
  if (listed.length > 0) groups.push(await groupOfPool(desk, pool, listed, last));
  const found: Gap[] = [];
  for (const group of groups) {
    const doubts = [...(await births(group)), ...(await timeControls(group)), ...(await doubtfulResults(group))];
    // something that would change nobody's rating is not a gap
    found.push(...doubts.filter(({ points }) => points !== 0));
  }
  const ratings = new Map<number, QuestionRow[]>();
  for (const question of await desk.questions()) {
    const event = (await desk.event(question.event)) as EventRow;
    if (!question.open || event.pool !== pool.pool || OVER.has(event.state)) continue;
    if (question.kind === 'rating') ratings.set(event.event, [...(ratings.get(event.event) ?? []), question]);
    else found.push(await openQuestion(desk, pool, event, question));
  }
  for (const [event, questions] of ratings) {
    found.push(await openRatings(desk, pool, (await desk.event(event)) as EventRow, questions));
  }
  return found;
}

/** Events that are rated together, or separately, with everybody's standing before. */
interface Group {
  readonly desk: Desk;
  readonly pool: PoolRow;
  readonly rows: readonly EventRow[];
  readonly kept: readonly RecalledEvent[];
  readonly list: ListRow | undefined;
  /** The changes by the events with what is known, by event and player. */
  readonly known: Changes;
}

/** By the event's number: the change for each player. */
type Changes = ReadonlyMap<number, ReadonlyMap<string, number>>;

async function groupOfPool(
  desk: Desk,
  pool: PoolRow,
  rows: readonly EventRow[],
  list: ListRow | undefined,
): Promise<Group> {
  const kept = await recallEvents(desk, rows);
  return { desk, pool, rows, kept, list, known: await changesOf(desk, pool, rows, list, {}) };
}

/** Each event by itself, with the ratings that players had before: the change for each player. */
async function changesOf(
  desk: Desk,
  pool: PoolRow,
  rows: readonly EventRow[],
  list: ListRow | undefined,
  other: DeskChanges & { readonly ages?: ReadonlyMap<number, number> },
): Promise<Changes> {
  const saying = deskWithChanges(desk, other);
  const changes = new Map<number, ReadonlyMap<string, number>>();
  for (const row of rows) {
    const result = await played(saying, pool, row, list, other.ages ?? new Map());
    changes.set(
      row.event,
      new Map(Object.entries(result).flatMap(([player, { change }]) => (change === null ? [] : [[player, change]]))),
    );
  }
  return changes;
}

type Players = Readonly<Record<string, PlayerResult>>;

const played = (
  desk: Desk,
  pool: PoolRow,
  row: EventRow,
  list: ListRow | undefined,
  ages: ReadonlyMap<number, number>,
): Promise<Players> =>
  isPeriodicPool(pool) ? playedInPeriod(desk, pool, row, list) : playedAtOnce(desk, pool, row, ages);

async function playedInPeriod(desk: Desk, pool: PoolRow, row: EventRow, list: ListRow | undefined): Promise<Players> {
  const persons = (await desk.entrantsOf([row.event])).map(({ person }) => person);
  const previous = (await listsOf(desk, pool.pool)).findLast(({ date }) => list === undefined || date < list.date);
  const states = new Map<number, State>();
  if (list === undefined)
    for (const [person, state] of await currentStates(desk, pool, persons)) states.set(person, state);
  else if (previous !== undefined) {
    for (const standing of await desk.standings(previous.list, persons)) {
      states.set(standing.person, stateOfStanding(standing));
    }
  }
  const { result } = await rateSomePlayers(desk, pool, {
    month: monthFor(row, list),
    events: [row],
    baseOf: (person) => states.get(person)?.rating ?? null,
    stateOf: (person) => states.get(person),
    ...(list === undefined ? {} : { readings: readingsOfList(list) }),
  });
  return result.players;
}

const monthFor = ({ listDate, end }: EventRow, list: ListRow | undefined): Month =>
  parseListMonth(list?.date ?? listDate ?? '') ?? monthOf(parseDay(end as string) as Day) + 1;

async function playedAtOnce(
  desk: Desk,
  pool: PoolRow,
  row: EventRow,
  ages: ReadonlyMap<number, number>,
): Promise<Players> {
  const timelines = await Timelines.of(desk, pool);
  const [kept] = (await recallEvents(desk, [row])) as readonly [RecalledEvent];
  await timelines.load(kept.persons);
  const known = eventData(row).ages;
  const asked = kept.persons.map((person, place) => ages.get(person) ?? known?.[place] ?? null);
  const { result } = answerOf(pool, kept, (person) => timelines.before(person, eventKey(row)), asked);
  return result.players;
}

/** Points by which two outcomes of some events differ, and for how many players. */
function apart(one: Changes, other: Changes): { readonly points: number; readonly players: number } {
  let hundredths = 0;
  const players = new Set<string>();
  for (const [event, changes] of other) {
    const before = one.get(event) ?? new Map<string, number>();
    for (const player of new Set([...before.keys(), ...changes.keys()])) {
      const difference = Math.round(100 * Math.abs((before.get(player) ?? 0) - (changes.get(player) ?? 0)));
      if (difference > 0) players.add(player);
      hundredths += difference;
    }
  }
  return { points: hundredths / 100, players: players.size };
}

/** An age that counts as a junior's in every rulebook. */
const JUNIOR = 10;

/** Players whose birth is not known precisely enough, and what a junior's K, or age, would change. */
async function births({ desk, pool, rows, kept, list, known }: Group): Promise<readonly Gap[]> {
  const rules = familyRules(pool.family);
  if (rules.calendar === 'at-once' && rules.ageOn === undefined) return [];
  const persons = await desk.persons([...new Set(kept.flatMap((event) => event.persons))]);
  const readings = list === undefined ? readingsOfPool(pool) : readingsOfList(list);
  const found: Gap[] = [];
  for (const person of persons) {
    const own = rows.filter((_row, place) => kept[place]?.persons.includes(person.person) === true);
    const missing = missingBirth(person, own, readings);
    if (missing === undefined) continue;
    const { start } = own[0] as EventRow;
    const year = Number((start as string).slice(0, 4));
    const birth = missing === 'none' ? String(year - JUNIOR) : `${person.birthYear}-12-31`;
    const other = await changesOf(desk, pool, own, list, {
      births: new Map([[person.person, birth]]),
      ages: new Map([[person.person, JUNIOR]]),
    });
    const told = { gap: 'birth', missing, player: personId(person.person) } as const;
    found.push({ gap: 'birth', pool: pool.pool, told, ...apart(known, other) });
  }
  return found;
}

function missingBirth(
  person: PersonRow,
  own: readonly EventRow[],
  readings: ChosenReadings,
): 'none' | 'day' | undefined {
  // nobody can be asked any more
  if (erasedBy(person) !== undefined) return undefined;
  const { birth, birthYear } = person;
  if (birthYear === null) return 'none';
  const hangs = own.some(
    ({ edition, start }) =>
      needsBirthday(edition, readings) && turnsAdultIn(birthYear, parseDay(start as string) as Day),
  );
  return hangs && (birth === null || birth.length === 4) ? 'day' : undefined;
}

/** Games that are too fast do not count: everything that the event changed depends on this. */
async function timeControls({ pool, kept, known }: Group): Promise<readonly Gap[]> {
  if (!isPeriodicPool(pool)) return [];
  const unknown = kept.filter((event) => {
    const { controls = [] } = { ...eventFactsIn(event.content.facts), ...answeredFacts(event) };
    return controls.length === 0;
  });
  return unknown.map(({ id, row }): Gap => {
    const told = { gap: 'time-control', event: id } as const;
    const changes = new Map([[row.event, known.get(row.event) as ReadonlyMap<string, number>]]);
    return { gap: 'time-control', pool: pool.pool, told, ...apart(changes, new Map([[row.event, new Map()]])) };
  });
}

/** This many losses in a row up to the last round look like somebody who went home. */
const LOST_IN_A_ROW = 4;
const PLAYED_OUT = { won: RESULTS.indexOf('1-0'), lost: RESULTS.indexOf('0-1') } as const;
const FORFEITED = { won: RESULTS.indexOf('+/-'), lost: RESULTS.indexOf('-/+') } as const;

/** Results of a player that could be others: places of games, and what each would be. */
interface Doubt {
  readonly place: number;
  readonly gap: 'lost-or-unplayed' | 'unplayed-or-lost';
  readonly games: ReadonlyMap<number, number>;
}

function doubtsIn({ content: { games, players } }: RecalledEvent): readonly Doubt[] {
  const rows: {
    readonly at: number;
    readonly round: number;
    readonly white: number;
    readonly black: number;
    readonly result: number;
  }[] = [];
  for (let at = 0; at < games.length; at += GAME_NUMBERS) {
    const [round, white, black, result] = games.slice(at, at + GAME_NUMBERS) as [number, number, number, number];
    rows.push({ at: at + GAME_NUMBERS - 1, round, white, black, result });
  }
  const last = rows.reduce((highest, { round }) => Math.max(highest, round), 0);
  return players.flatMap((_player, place): readonly Doubt[] => {
    const own = rows.filter(({ white, black }) => white === place || black === place).sort((a, b) => b.round - a.round);
    const lossOf = ({ won, lost }: typeof PLAYED_OUT, white: number): number => (white === place ? lost : won);
    const kept = own.findIndex(({ white, result }) => result !== lossOf(PLAYED_OUT, white));
    const losses = own.slice(0, kept < 0 ? own.length : kept);
    const unplayed = own.filter(({ white, result }) => result === lossOf(FORFEITED, white));
    const isToTheEnd = own[0]?.round === last && losses.length >= LOST_IN_A_ROW && losses.length < own.length;
    return [
      ...(isToTheEnd
        ? [
            {
              place,
              gap: 'lost-or-unplayed' as const,
              games: new Map(losses.map(({ at, white }) => [at, lossOf(FORFEITED, white)])),
            },
          ]
        : []),
      ...(unplayed.length > 0
        ? [
            {
              place,
              gap: 'unplayed-or-lost' as const,
              games: new Map(unplayed.map(({ at, white }) => [at, lossOf(PLAYED_OUT, white)])),
            },
          ]
        : []),
    ];
  });
}

async function doubtfulResults({ desk, pool, kept, list, known }: Group): Promise<readonly Gap[]> {
  const found: Gap[] = [];
  for (const event of kept) {
    for (const { place, gap, games } of doubtsIn(event)) {
      const changed = event.content.games.map((value, at) => games.get(at) ?? value);
      const submission = event.row.submission as number;
      const other = await changesOf(desk, pool, [event.row], list, { games: new Map([[submission, changed]]) });
      const told = { gap, event: event.id, player: personId(event.persons[place] as number), games: games.size };
      const before = new Map([[event.row.event, known.get(event.row.event) as ReadonlyMap<string, number>]]);
      const hanging = apart(before, other);
      // a game that changes nothing either way need not be checked
      if (hanging.points > 0) found.push({ gap, pool: pool.pool, told, ...hanging });
    }
  }
  return found;
}

async function openQuestion(desk: Desk, pool: PoolRow, event: EventRow, question: QuestionRow): Promise<Gap> {
  const record = questionRecord(question);
  const id = eventId(event.event);
  const about = { event: id, question: question.question } as const;
  if (question.kind === 'fact') {
    const told = { gap: 'fact', ...about, field: record.field as string } as const;
    return { gap: 'fact', pool: pool.pool, told, points: null, players: event.players };
  }
  const candidates = record.candidates ?? [];
  const told = { gap: 'identity', ...about, candidates: candidates.length } as const;
  const outcome = await outcomesOf(desk, pool, event, question.question, candidates);
  return { gap: 'identity', pool: pool.pool, told, ...(outcome ?? { points: null, players: event.players }) };
}

/** Ratings of a report that the pool does not have: all of them accepted, or none. */
async function openRatings(desk: Desk, pool: PoolRow, row: EventRow, questions: readonly QuestionRow[]): Promise<Gap> {
  const [{ question }] = questions as readonly [QuestionRow];
  const told = { gap: 'rating', event: eventId(row.event), question, players: questions.length } as const;
  const gap = { gap: 'rating', pool: pool.pool, told } as const;
  const edition =
    row.start === null ? undefined : editionOn(pool.family, controlOfPool(pool), parseDay(row.start) as Day)?.id;
  const open = (await desk.questions(row.event)).filter((each) => each.open);
  if (edition === undefined || row.end === null || open.some(({ kind }) => kind === 'fact')) {
    return { ...gap, points: null, players: row.players };
  }
  const saying = deskWithChanges(desk, { entrants: strangers(await desk.lastPerson(), open) });
  const rated = (brought: EventData['brought']): Promise<Players> =>
    played(saying, pool, withAnswers({ ...row, edition }, brought), undefined, new Map());
  const { brought } = eventData(row);
  const taken = Object.fromEntries(
    questions.map((question) => {
      const { given } = questionRecord(question);
      return [question.player as number, broughtStandingOf(pool, given as JsonObject, row.start as string)] as const;
    }),
  );
  return { ...gap, ...ratingsApart(await rated(brought), await rated({ ...brought, ...taken })) };
}

/** For a player who is rated in only one of the two cases the change counts, otherwise the rating. */
function ratingsApart(one: Players, other: Players): { readonly points: number; readonly players: number } {
  const apartBy = (player: string): number => {
    const [was, is] = [one[player], other[player]] as readonly [PlayerResult, PlayerResult];
    const isRated = was.before === null && is.before !== null && was.after !== null && is.after !== null;
    return isRated ? Math.abs(is.after - was.after) : Math.abs((is.change ?? 0) - (was.change ?? 0));
  };
  const all = Object.keys(other).map((player) => Math.round(100 * apartBy(player)));
  return { points: all.reduce((sum, each) => sum + each, 0) / 100, players: all.filter((each) => each > 0).length };
}

const withAnswers = (row: EventRow, brought: EventData['brought']): EventRow => ({
  ...row,
  data: JSON.stringify({ ...eventData(row), ...(brought === undefined ? {} : { brought }) }),
});

/** The player in question is assumed to be a new person. */
const strangers = (last: number, open: readonly QuestionRow[]): readonly EntrantRow[] =>
  open
    .filter(({ kind }) => kind === 'identity')
    .map(({ event, player }, place) => ({ event, person: last + 1 + place, place: player as number }));

/** How far the outcomes of an event differ, depending on which candidate the player is, or a new person. */
async function outcomesOf(
  desk: Desk,
  pool: PoolRow,
  row: EventRow,
  asked: number,
  candidates: readonly string[],
): Promise<{ readonly points: number; readonly players: number } | undefined> {
  const open = (await desk.questions(row.event)).filter((each) => each.open);
  const edition =
    row.start === null ? undefined : editionOn(pool.family, controlOfPool(pool), parseDay(row.start) as Day)?.id;
  if (edition === undefined || row.end === null || open.some(({ kind }) => kind === 'fact')) return undefined;
  const stranger = (await desk.lastPerson()) + 1;
  // every other open question is answered with its first candidate, or with a new person of its own
  const others = open
    .filter(({ question, kind }) => question !== asked && kind === 'identity')
    .map((question, place) => {
      const [first] = questionRecord(question).candidates ?? [];
      const person = first === undefined ? stranger + 1 + place : (personNumber(first) as number);
      return { event: row.event, person, place: question.player as number };
    });
  const own = open.find(({ question }) => question === asked) as QuestionRow;
  const there = (await desk.entrants(row.event)).map(({ person }) => person);
  const outcomes: ReadonlyMap<string, number>[] = [];
  for (const person of [stranger, ...candidates.map((id) => personNumber(id) as number)]) {
    const entrants = [...others, { event: row.event, person, place: own.player as number }];
    const persons = [...there, ...entrants.map((each) => each.person)];
    // nobody plays twice in an event
    if (new Set(persons).size < persons.length) continue;
    const changes = await changesOf(desk, pool, [{ ...row, edition }], undefined, { entrants });
    outcomes.push(changes.get(row.event) as ReadonlyMap<string, number>);
  }
  let [hundredths, players] = [0, 0];
  for (const player of new Set(outcomes.flatMap((each) => [...each.keys()]))) {
    const values = outcomes.map((each) => each.get(player) ?? 0);
    const spread = Math.round(100 * (Math.max(...values) - Math.min(...values)));
    hundredths += spread;
    if (spread > 0) players += 1;
  }
  return { points: hundredths / 100, players };
}
