/**
 * A random event whose pairings and results are plausible, for tests and demonstrations, here and in other programs. All of
 * it is invented. Whole numbers only: the same request gives the same report on every machine.
 */
import { Chance } from '../core/chance.ts';
import { type Day, dayOf, parseDay, yearOf } from '../core/dates.ts';
import { clamp, fraction } from '../core/exact.ts';
import { HALF_POINTS, isPlayed, type HalfPoints, type Result } from '../core/game.ts';
import type { Birth, Sex } from '../core/people.ts';
import type {
  Bye,
  ControlPeriod,
  EarlierEventFacts,
  EventFacts,
  PlayerFacts,
  Report,
  ReportedGame,
  ReportedPlayer,
} from '../core/report.ts';
import { LIMITS } from '../formats/limits.ts';
import type { GradeRules, OfficeRules } from '../rulebooks/edition.ts';
import { officeRulesOf } from '../rulebooks/office-rules.ts';
import type { EditionId } from '../rulebooks/rulebook.ts';
import { Names, SOUNDS, type Tongue } from './invented-names.ts';
import { bergerRound, type Contender, contender, type BoardPair, roundsOfAll, seat, swissRound } from './pairing.ts';

export const GENERATED_SYSTEMS = ['swiss', 'round-robin', 'double-round-robin'] as const;
export type GeneratedSystem = (typeof GENERATED_SYSTEMS)[number];

export interface GenerateOptions {
  readonly rules: EditionId;
  readonly players: number;
  readonly rounds: number;
  /** A whole number. */
  readonly seed: number;
  /** Without it a round robin where the rounds are just enough for one or two, else a Swiss. */
  readonly system?: GeneratedSystem;
}

/** What stands against a request. */
export interface GenerateFault {
  readonly option: 'players' | 'rounds';
  readonly min: number;
  readonly max: number;
}

export function generatedSystemOf({ system, players, rounds }: GenerateOptions): GeneratedSystem {
  if (system !== undefined) return system;
  if (rounds === roundsOfAll(players)) return 'round-robin';
  return rounds === 2 * roundsOfAll(players) ? 'double-round-robin' : 'swiss';
}

/** FIDE 2014 §6.31 and §6.32: smaller round robins are not rated. */
const FEWEST_PLAYERS: Readonly<Record<GeneratedSystem, number>> = {
  swiss: 4,
  'round-robin': 4,
  'double-round-robin': 6,
};

/** Everybody meets everybody, once or twice; in a Swiss not that often. */
export function generateFault(request: GenerateOptions): GenerateFault | undefined {
  const { players, rounds } = request;
  const system = generatedSystemOf(request);
  const fewest = FEWEST_PLAYERS[system];
  const cycles = system === 'double-round-robin' ? 2 : 1;
  const most = system === 'swiss' ? LIMITS.players : Math.floor(LIMITS.rounds / cycles) + 1;
  if (!isWithin(players, fewest, most)) return { option: 'players', min: fewest, max: most };
  const all = roundsOfAll(players) * cycles;
  const [min, max] = system === 'swiss' ? [1, Math.min(all, LIMITS.rounds)] : [all, all];
  return isWithin(rounds, min, max) ? undefined : { option: 'rounds', min, max };
}

const isWithin = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

export function generate(request: GenerateOptions): Report {
  const fault = generateFault(request);
  if (fault !== undefined) throw new RangeError(`${fault.option} must be from ${fault.min} to ${fault.max}`);
  const chance = new Chance(seedOf(request));
  const setting = settingOf(request, chance);
  return played(request.rules, setting.event, entrantsOf(request, setting, chance), chance);
}

/**
 * The report of an event that this field plays, strongest first. The event says its system, its rounds and, in Go, whether
 * with handicap.
 */
export function played(
  rules: EditionId,
  event: EventFacts,
  field: readonly GeneratedEntrant[],
  chance: Chance,
): Report {
  const { system, rounds, handicap = false } = event;
  const playing: Playing = { rules: officeRulesOf(rules), rounds: rounds as number, hasHandicap: handicap };
  const entrants = field.toSorted((a, b) => b.seeding - a.seeding);
  const table = system === 'swiss' ? swiss(entrants, playing, chance) : allPlayAll(entrants, playing, chance);
  return { rulebook: rules, event, players: placed(entrants, table), games: table.games, byes: table.byes };
}

/** All of the request in 32 bits (FNV-1a), so that each event of a seed is another one. */
function seedOf(request: GenerateOptions): number {
  const { rules, players, rounds, seed } = request;
  let hash = 0x811c9dc5;
  for (const letter of [rules, players, rounds, generatedSystemOf(request), seed].join(' ')) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  }
  return hash;
}

interface Book {
  readonly kind: 'fide' | 'orr' | 'go';
  /** First and last possible first day. */
  readonly days: readonly [from: string, to: string];
  /** Lowest and highest rating that occurs. */
  readonly ratings: readonly [low: number, high: number];
  /** Of those who enter. */
  readonly tongues: readonly Tongue[];
  /** Of those who organise. */
  readonly homes: readonly Tongue[];
  /** Where games are shorter than standard ones. */
  readonly controls?: readonly ControlPeriod[];
}

const HUNGARIANS: readonly Tongue[] = ['hungarian', 'hungarian', 'hungarian', 'hungarian', 'english', 'russian'];
const ALL_TONGUES: readonly Tongue[] = ['hungarian', 'english', 'russian'];

const BOOKS: Readonly<Record<EditionId, Book>> = {
  'fide-2014': {
    kind: 'fide',
    days: ['2014-08-20', '2017-03-01'],
    ratings: [1000, 2700],
    tongues: ALL_TONGUES,
    homes: ALL_TONGUES,
  },
  'fide-2017': {
    kind: 'fide',
    days: ['2017-08-20', '2021-10-31'],
    ratings: [1000, 2700],
    tongues: ALL_TONGUES,
    homes: ALL_TONGUES,
  },
  'fide-2022': {
    kind: 'fide',
    days: ['2022-02-20', '2023-12-10'],
    ratings: [1000, 2700],
    tongues: ALL_TONGUES,
    homes: ALL_TONGUES,
  },
  'fide-2024': {
    kind: 'fide',
    days: ['2024-05-01', '2025-06-30'],
    ratings: [1400, 2700],
    tongues: ALL_TONGUES,
    homes: ALL_TONGUES,
  },
  'fide-2025-10': {
    kind: 'fide',
    days: ['2025-11-20', '2025-12-10'],
    ratings: [1400, 2700],
    tongues: ALL_TONGUES,
    homes: ALL_TONGUES,
  },
  'fide-2026-01': {
    kind: 'fide',
    days: ['2026-02-20', '2026-10-31'],
    ratings: [1400, 2700],
    tongues: ALL_TONGUES,
    homes: ALL_TONGUES,
  },
  'fide-rapid-2024': {
    kind: 'fide',
    days: ['2024-05-01', '2024-10-31'],
    ratings: [1400, 2700],
    tongues: ALL_TONGUES,
    homes: ALL_TONGUES,
    controls: [{ minutes: 15, increment: 10 }],
  },
  'fide-rapid-2024-12': {
    kind: 'fide',
    days: ['2025-01-10', '2026-10-31'],
    ratings: [1400, 2700],
    tongues: ALL_TONGUES,
    homes: ALL_TONGUES,
    controls: [{ minutes: 15, increment: 10 }],
  },
  'fide-blitz-2024': {
    kind: 'fide',
    days: ['2024-05-01', '2024-10-31'],
    ratings: [1400, 2700],
    tongues: ALL_TONGUES,
    homes: ALL_TONGUES,
    controls: [{ minutes: 3, increment: 2 }],
  },
  'fide-blitz-2024-12': {
    kind: 'fide',
    days: ['2025-01-10', '2026-10-31'],
    ratings: [1400, 2700],
    tongues: ALL_TONGUES,
    homes: ALL_TONGUES,
    controls: [{ minutes: 3, increment: 2 }],
  },
  'mssz-2017': {
    kind: 'fide',
    days: ['2017-03-01', '2019-10-31'],
    ratings: [1000, 2500],
    tongues: HUNGARIANS,
    homes: ['hungarian'],
  },
  orr: {
    kind: 'orr',
    days: ['2023-01-10', '2025-10-31'],
    ratings: [100, 2300],
    tongues: ['cyrillic'],
    homes: ['cyrillic'],
  },
  'mgsz-2012': {
    kind: 'go',
    days: ['2012-02-01', '2019-10-31'],
    ratings: [1010, 2590],
    tongues: HUNGARIANS,
    homes: ['hungarian'],
  },
};

/** What is decided before anybody enters. */
interface Setting {
  readonly rules: EditionId;
  readonly book: Book;
  readonly start: Day;
  readonly names: Names;
  readonly event: EventFacts;
}

/** What the games of an event depend on. */
interface Playing {
  readonly rules: OfficeRules;
  readonly rounds: number;
  readonly hasHandicap: boolean;
}

const FEW_ROUNDS = 9;
const MANY_ROUNDS = 30;

const roundsADay = (rounds: number, kind: Book['kind'], chance: Chance): number => {
  if (kind === 'go' || rounds > MANY_ROUNDS) return 3;
  return rounds > FEW_ROUNDS ? 2 : chance.between(1, 2);
};

function settingOf(request: GenerateOptions, chance: Chance): Setting {
  const { rules, players, rounds, seed } = request;
  const book = BOOKS[rules];
  const system = generatedSystemOf(request);
  const names = new Names(chance);
  const [from, to] = book.days;
  const start = chance.between(parseDay(from) as Day, parseDay(to) as Day);
  const aDay = roundsADay(rounds, book.kind, chance);
  const schedule = Array.from({ length: rounds }, (_, index) => ({
    round: index + 1,
    date: start + Math.floor(index / aDay),
  }));
  const end = (schedule.at(-1) as { date: Day }).date;
  const tongue = chance.one(book.homes);
  const { places, event: named, federations } = SOUNDS[tongue];
  const place = chance.one(places);
  const hasHandicap = book.kind === 'go' && chance.percent(40);
  const event: EventFacts = {
    id: `${rules}-${players}-${rounds}-${seed}`,
    name: named(place),
    place,
    federation: federations[book.kind === 'go' ? 'go' : 'chess'][0] as string,
    start,
    end,
    rounds,
    system,
    schedule,
    ...(book.kind === 'go'
      ? { ...goFacts(players, chance), handicap: hasHandicap }
      : chessFacts({ book, start, end, aDay, tongue, names }, chance)),
  };
  return { rules, book, start, names, event };
}

interface ChessDays {
  readonly book: Book;
  readonly start: Day;
  readonly end: Day;
  readonly aDay: number;
  readonly tongue: Tongue;
  readonly names: Names;
}

/** All that the FIDE texts ask for, and in time. Three rounds a day allow no more than two hours a player. */
function chessFacts({ book, start, end, aDay, tongue, names }: ChessDays, chance: Chance): Partial<EventFacts> {
  const controls =
    aDay <= 2 && chance.percent(40)
      ? [
          { moves: 40, minutes: 90, increment: 30 },
          { minutes: 30, increment: 30 },
        ]
      : [{ minutes: 90, increment: 30 }];
  const arbiters = Array.from({ length: chance.between(1, 2) }, () => ({
    name: names.next(tongue, sexOf(chance)),
    licence: String(chance.between(99_100_000, 99_199_999)),
  }));
  const facts = { controls: book.controls ?? controls, arbiters };
  if (book.kind === 'orr') return { ...facts, fideRated: chance.percent(50) };
  return { ...facts, registered: start - chance.between(40, 60), announcedRated: true, reportReceived: end + 1 };
}

function goFacts(players: number, chance: Chance): Partial<EventFacts> {
  const [minutes, seconds] = chance.one([
    [90, 30],
    [60, 30],
    [45, 20],
    [30, 20],
  ] as const);
  return {
    board: 19,
    baseMinutes: fraction(minutes),
    byoyomi: { kind: 'japanese', seconds, periods: 3 },
    participants: players,
  };
}

const sexOf = (chance: Chance): Sex => (chance.percent(25) ? 'f' : 'm');

/** A player before the event, and what nobody knows: how strong he is on these days. */
export interface GeneratedEntrant {
  readonly facts: Omit<ReportedPlayer, 'id'>;
  /** What the starting list goes by. */
  readonly seeding: number;
  readonly strength: number;
}

/** The middle is more frequent than the ends. */
const level = (low: number, high: number, chance: Chance): number =>
  Math.floor((chance.between(low, high) + chance.between(low, high) + chance.between(low, high)) / 3);

/** Invented numbers begin with 99; the step has no divisor in common with their count, so that each comes once. */
const NUMBERS = 1_000_000;
const NUMBER_STEP = 7;
const numberOf = (first: number, index: number): string =>
  String(99 * NUMBERS + ((first + index * NUMBER_STEP) % NUMBERS));

/** Rated enough for every rulebook: four, and half of the field. */
const FEWEST_RATED = 4;

function entrantsOf({ players }: GenerateOptions, setting: Setting, chance: Chance): readonly GeneratedEntrant[] {
  const first = chance.between(0, NUMBERS - 1);
  const mustBeRated = Math.max(FEWEST_RATED, Math.ceil(players / 2));
  return Array.from({ length: players }, (_, index) => {
    const isRated = index < mustBeRated || chance.percent(76);
    const number = numberOf(first, index);
    const tongue = chance.one(setting.book.tongues);
    if (setting.book.kind === 'go') return goPlayer(setting, { isRated, number, tongue }, chance);
    return chessPlayer(setting, { isRated, number, tongue }, chance);
  });
}

interface Newcomer {
  readonly isRated: boolean;
  readonly number: string;
  readonly tongue: Tongue;
}

const JUNIOR_PERCENT = 18;
const AFTER_ALL_RATED = -1;

function chessPlayer(setting: Setting, { isRated, number, tongue }: Newcomer, chance: Chance): GeneratedEntrant {
  const { book, start, names } = setting;
  const [low, high] = book.ratings;
  const sex = sexOf(chance);
  const isJunior = chance.percent(JUNIOR_PERCENT);
  const rating = level(low, high, chance);
  const facts: Omit<ReportedPlayer, 'id'> = {
    name: names.next(tongue, sex),
    sex,
    federation: chance.one(SOUNDS[tongue].federations.chess),
    fideId: number,
    birth: birthOf(yearOf(start), isJunior ? JUNIOR_AGES : ADULT_AGES, chance),
  };
  if (!isRated) {
    const strength = level(low, Math.floor((low + high) / 2), chance);
    return { facts: { ...facts, ...unrated(setting, strength, chance) }, seeding: AFTER_ALL_RATED, strength };
  }
  const strength = rating + chance.between(-60, 60) + (isJunior ? chance.between(0, 150) : 0);
  const standing = book.kind === 'orr' ? orrStanding(setting, rating, chance) : fideStanding(rating, sex, chance);
  return { facts: { ...facts, ...standing }, seeding: rating, strength };
}

type Ages = readonly [youngest: number, oldest: number];
const JUNIOR_AGES: Ages = [8, 17];
const ADULT_AGES: Ages = [19, 75];

/** A birthday, or only the year. */
function birthOf(year: number, [youngest, oldest]: Ages, chance: Chance): Birth {
  const born = year - chance.between(youngest, oldest);
  return chance.percent(30)
    ? { year: born }
    : { year: born, day: dayOf(born, chance.between(1, 12), chance.between(1, 28)) };
}

/** In the order of the ratings they stand for. */
const TITLES: Readonly<Record<Sex, readonly { readonly title: string; readonly from: number }[]>> = {
  m: [
    { title: 'GM', from: 2500 },
    { title: 'IM', from: 2400 },
    { title: 'FM', from: 2300 },
    { title: 'CM', from: 2200 },
  ],
  f: [
    { title: 'GM', from: 2500 },
    { title: 'IM', from: 2400 },
    { title: 'WGM', from: 2300 },
    { title: 'WIM', from: 2200 },
    { title: 'WFM', from: 2100 },
    { title: 'WCM', from: 2000 },
  ],
};

function fideStanding(rating: number, sex: Sex, chance: Chance): Partial<PlayerFacts> {
  const peak = rating + (chance.percent(60) ? chance.between(0, 120) : 0);
  const title = chance.percent(80) ? TITLES[sex].find(({ from }) => peak >= from)?.title : undefined;
  return {
    ...(title === undefined ? {} : { title }),
    rating,
    games: chance.percent(10) ? chance.between(5, 29) : chance.between(30, 1500),
    peak,
  };
}

/** Mostly settled; some with a star and the games behind it, some with a FIDE rating only. */
function orrStanding(setting: Setting, rating: number, chance: Chance): Partial<PlayerFacts> {
  const kind = chance.between(1, 10);
  if (kind === 1) return { rating, unsettled: true, history: [earlierEvent(setting, rating, chance)] };
  return kind === 2 && rating >= 1000 ? { fideRating: rating } : { rating };
}

function unrated(setting: Setting, strength: number, chance: Chance): Partial<PlayerFacts> {
  if (setting.book.kind === 'orr') return chance.percent(20) ? { member: false } : {};
  return chance.percent(40) ? { history: [earlierEvent(setting, strength, chance)] } : {};
}

/** One event of the last months, with at least half a point. */
function earlierEvent({ start }: Setting, strength: number, chance: Chance): EarlierEventFacts {
  const results = Array.from({ length: chance.between(1, 4) }, (_, index) => ({
    opponent: Math.max(1000, strength + chance.between(-200, 200)),
    halfPoints: (index === 0 ? 1 : chance.between(0, 2)) as HalfPoints,
  }));
  const sum = results.reduce((total, { opponent }) => total + opponent, 0);
  return {
    event: `earlier-${chance.between(1, 99)}`,
    end: start - chance.between(30, 200),
    games: results.length,
    average: fraction(sum, results.length),
    halfPoints: results.reduce((total, { halfPoints }) => total + halfPoints, 0),
    results,
  };
}

const CLUBS = ['BuPe', 'Debr', 'Kosi', 'Pecs', 'Szfv', 'Wien'] as const;

/** Of a rulebook for Go. */
export const gradesOf = (rules: EditionId): GradeRules => officeRulesOf(rules).grades as GradeRules;

/** In the registry; or entering it with points that its handler set; or from outside. */
function goPlayer(setting: Setting, { isRated, number, tongue }: Newcomer, chance: Chance): GeneratedEntrant {
  const [low, high] = setting.book.ratings;
  const points = level(low, high, chance);
  const grades = gradesOf(setting.rules);
  const grade = grades.entry(points);
  const facts = {
    name: setting.names.next(tongue, sexOf(chance)),
    federation: chance.one(SOUNDS[tongue].federations.go),
    club: chance.one(CLUBS),
    pin: number,
    entryRank: grade,
  };
  const strength = points + chance.between(-40, 40);
  if (isRated) return { facts: { ...facts, rating: points, rank: grade }, seeding: points, strength };
  const limit = grades.points(grade);
  const standing = chance.percent(40)
    ? { registered: false, entering: true, initialElo: limit, initialRank: grades.first(grade) }
    : { registered: false };
  return { facts: { ...facts, ...standing }, seeding: limit, strength };
}

/** The event as it is played. */
interface Table {
  readonly contenders: readonly Contender[];
  readonly games: ReportedGame[];
  readonly byes: Bye[];
}

const newTable = (entrants: readonly GeneratedEntrant[]): Table => ({
  contenders: entrants.map((_, index) => contender(index)),
  games: [],
  byes: [],
});

/** The id of a player is the starting number. */
const idOf = ({ number }: Contender): string => String(number + 1);

const BYE_HALF_POINTS: Readonly<Record<Bye['kind'], HalfPoints>> = { full: 2, half: 1, paired: 2, zero: 0 };

function giveBye(table: Table, player: Contender, round: number, kind: Bye['kind']): void {
  table.byes.push({ player: idOf(player), round, kind });
  player.halfPoints += BYE_HALF_POINTS[kind];
}

type Absences = ReadonlyMap<number, 'half' | 'zero'>;

/** Late entries, half-point byes that were asked for, and withdrawals; a very small field has none. */
const SMALL_FIELD = 8;

function absencesOf(players: number, rounds: number, chance: Chance): Absences {
  const kind = chance.between(1, 100);
  if (players < SMALL_FIELD || rounds < 3 || kind > 9) return new Map();
  if (kind > 5) return new Map([[chance.between(1, rounds - 1), 'half']]);
  const [from, to] = kind > 2 ? [1, chance.between(1, 2)] : [chance.between(3, rounds), rounds];
  return new Map(Array.from({ length: to - from + 1 }, (_, index) => [from + index, 'zero'] as const));
}

function swiss(entrants: readonly GeneratedEntrant[], playing: Playing, chance: Chance): Table {
  const table = newTable(entrants);
  const absences = entrants.map(() => absencesOf(entrants.length, playing.rounds, chance));
  const firstColour = chance.one(['white', 'black'] as const);
  for (let round = 1; round <= playing.rounds; round += 1) {
    const absenceOf = ({ number }: Contender) => (absences[number] as Absences).get(round);
    const { pairs, bye, left } = swissRound(
      table.contenders.filter((each) => absenceOf(each) === undefined),
      firstColour,
    );
    for (const pair of pairs) play(table, entrants, round, pair, playing, chance);
    for (const each of table.contenders) {
      const absence = absenceOf(each);
      if (absence !== undefined) giveBye(table, each, round, absence);
    }
    for (const each of left) giveBye(table, each, round, 'zero');
    if (bye !== undefined) {
      giveBye(table, bye, round, 'paired');
      bye.hasFreePoint = true;
    }
  }
  return table;
}

/** A player without a game in a round of an odd round robin gets nothing for it. */
function allPlayAll(entrants: readonly GeneratedEntrant[], playing: Playing, chance: Chance): Table {
  const table = newTable(entrants);
  const once = roundsOfAll(entrants.length);
  for (let round = 1; round <= playing.rounds; round += 1) {
    const pairs = bergerRound(entrants.length, ((round - 1) % once) + 1);
    const busy = new Set(pairs.flat());
    for (const [white, black] of pairs) {
      const numbers = round > once ? [black, white] : [white, black];
      const pair = numbers.map((number) => table.contenders[number - 1] as Contender) as [Contender, Contender];
      play(table, entrants, round, pair, playing, chance);
    }
    for (const each of table.contenders) if (!busy.has(each.number + 1)) giveBye(table, each, round, 'zero');
  }
  return table;
}

/** A pair sits down, or does not. */
function play(
  table: Table,
  entrants: readonly GeneratedEntrant[],
  round: number,
  pair: BoardPair,
  playing: Playing,
  chance: Chance,
): void {
  const [white, black, stones] = playing.hasHandicap
    ? withStones(playing.rules.grades as GradeRules, pair, entrants)
    : [...pair, 0];
  const strengths = [white, black].map(({ number }) => (entrants[number] as GeneratedEntrant).strength) as [
    number,
    number,
  ];
  const result = forfeit(chance) ?? outcome(strengths, stones, playing, chance);
  const points = HALF_POINTS[result];
  const isShort = playing.rules.edition.game !== 'go' && isPlayed(result) && chance.between(1, 1000) <= 2;
  table.games.push({
    round,
    white: idOf(white),
    black: idOf(black),
    result,
    ...(isShort ? { rated: false } : {}),
    ...(stones > 0 ? { handicap: stones } : {}),
  });
  for (const [each, won] of [
    [white, points[0]],
    [black, points[1]],
  ] as const) {
    each.halfPoints += won;
    if (won === 2 && !isPlayed(result)) each.hasFreePoint = true;
  }
  if (playing.hasHandicap) {
    // colours go by strength, so that nobody is owed one
    white.met.add(black);
    black.met.add(white);
  } else seat([white, black]);
}

const MOST_STONES = 9;

/** The weaker grade has black and gets a stone for each grade but one. */
function withStones(
  { steps }: GradeRules,
  [a, b]: BoardPair,
  entrants: readonly GeneratedEntrant[],
): readonly [Contender, Contender, number] {
  const grade = ({ number }: Contender): string => (entrants[number] as GeneratedEntrant).facts.entryRank as string;
  const difference = steps(grade(b), grade(a));
  const stones = clamp(Math.abs(difference) - 1, 0, MOST_STONES);
  return difference > 0 ? [b, a, stones] : [a, b, stones];
}

/** Of a thousand games: somebody does not come, now and then neither. */
function forfeit(chance: Chance): Result | undefined {
  const drawn = chance.between(1, 1000);
  if (drawn > 12) return undefined;
  if (drawn > 6) return '+/-';
  return drawn > 1 ? '-/+' : '-/-';
}

/** What white's move is worth, in rating points. */
const FIRST_MOVE = 20;

/** Chess games are played by one table, whichever rulebook rates them. */
const CHESS_TABLE: EditionId = 'fide-2024';

/** By the expected score of a rulebook's own table, in thousandths. */
function outcome(
  [white, black]: readonly [number, number],
  stones: number,
  { rules }: Playing,
  chance: Chance,
): Result {
  const isGo = rules.edition.game === 'go';
  const expected = isGo
    ? rules.expected(white, black, stones)
    : officeRulesOf(CHESS_TABLE).expected(white + FIRST_MOVE, black, 0);
  const unlikely = Math.min(expected, 1000 - expected);
  // halves of the thousandths that end in a draw: the stronger the players and the closer they are, the more
  const draws = isGo ? 0 : Math.min(Math.floor((unlikely * 4) / 5), clamp(Math.floor((white + black) / 20), 60, 220));
  const drawn = chance.between(1, 1000);
  if (drawn <= expected - draws) return '1-0';
  return drawn <= expected + draws ? '1/2-1/2' : '0-1';
}

/** The players with points and places: by points, by the points of those whom they met, by the starting list. */
function placed(entrants: readonly GeneratedEntrant[], { contenders }: Table): readonly ReportedPlayer[] {
  const opposition = ({ met }: Contender): number => [...met].reduce((sum, { halfPoints }) => sum + halfPoints, 0);
  const sums = contenders.map(opposition);
  const order = contenders.toSorted(
    (a, b) =>
      b.halfPoints - a.halfPoints || (sums[b.number] as number) - (sums[a.number] as number) || a.number - b.number,
  );
  const places = new Map(order.map((each, index) => [each, index + 1]));
  return contenders.map((each) => ({
    id: idOf(each),
    startNumber: each.number + 1,
    ...(entrants[each.number] as GeneratedEntrant).facts,
    halfPoints: each.halfPoints,
    place: places.get(each) as number,
  }));
}
