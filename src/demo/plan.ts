/** The pools of the demonstration: who plays in them, what is played each month, and in which files it comes. */
import { type Day, firstDay, type Month, monthText, parseDay, parseMonth } from '../core/dates.ts';
import type { EditionId, Family } from '../rulebooks/rulebook.ts';
import { editionOn } from '../rulebooks/registry.ts';
import { Names, type Tongue } from './invented-names.ts';
import { Chance } from '../core/chance.ts';
import type { Control } from '../core/control.ts';
import type { PoolNames } from '../desk/registry/pools.ts';
import { careers, leavingAfter, PANDEMIC } from './careers.ts';
import { awayOf, type Member, members, isAway, type Role, strengthOn } from './people.ts';
import type { Era, Season } from './season.ts';
import { PLOTS } from './stories.ts';

export interface DemoPool {
  readonly pool: string;
  readonly family: Family;
  readonly name: string;
  readonly names: PoolNames;
  readonly season: Season;
  /** The pool whose ratings stand for those that nobody has here yet; without it the pool opens with a list of its own. */
  readonly seededBy?: string;
  /** Pools that belong together. */
  readonly group?: string;
  /** A change of all ratings. */
  readonly change?: DemoPoolChange;
  /** The month of the opening standings. */
  readonly opening: Month;
  /** How many months lie between two lists, or two snapshots. */
  readonly everyMonths: number;
}

export interface DemoPoolChange {
  readonly rule: string;
  /** The first list that shows it. */
  readonly list: Month;
  /** When it was decided, and when the office wrote it down. */
  readonly decided: Day;
  readonly entered: Day;
  readonly by: string;
  readonly ground: string;
  readonly reference: string;
}

const TWO_YEARS = 24;
const CAREERS_FROM = parseMonth('2015-01') as Month;
/** The edition that the demonstration shows as today's begins here. */
const FIDE_FROM = parseMonth('2024-03') as Month;
/** Before it there would be too little to show. */
export const EARLIEST = FIDE_FROM + 12;

/** From here on every pool is shown with all that an office meets; there is less of the years before. */
export const recentFrom = (until: Month): Month => Math.max(FIDE_FROM, until - TWO_YEARS);

const HUNGARIANS: readonly Tongue[] = ['hungarian', 'hungarian', 'hungarian', 'english', 'russian'];
const EVERYBODY: readonly Tongue[] = ['hungarian', 'english', 'russian'];

const edition =
  (family: Family, control: Control = 'standard') =>
  (start: Day): EditionId =>
    (editionOn(family, control, start) as { readonly id: EditionId }).id;

/** The change of March 2024: all ratings below 2000 were raised by two fifths of what they lack. */
const RAISED: DemoPoolChange = {
  rule: 'towards:2000:2/5',
  list: FIDE_FROM,
  decided: parseDay('2023-12-14') as Day,
  entered: parseDay('2024-02-20') as Day,
  by: 'council',
  ground: 'Ratings below 2000 had sunk for years.',
  reference: 'Minutes of the Council, item 7',
};

/** Who is as strong as before is worth more on the new scale. */
function raised(member: Member, day: Day): number {
  const strength = strengthOn(member, day);
  return day < firstDay(RAISED.list) ? strength : strength + Math.floor((Math.max(0, 2000 - strength) * 2) / 5);
}

/** Points by which somebody plays better or worse with little time. */
const quickness = ({ facts }: Member): number => ((Number(facts.fideId) * 7) % 141) - 70;

/** Every third newcomer plays for the first time in this month, so that some are there whose rating has not settled. */
function arrivingIn(month: Month, all: readonly Member[]): readonly Member[] {
  const late = all.filter(({ opening }) => opening === undefined).filter((_, place) => place % 3 === 0);
  return all.map((member) => (late.includes(member) ? { ...member, away: [[0, month - 1]] } : member));
}

/** Of those who play when the last two years begin: one of twenty stops, one pauses. */
const LEAVING: Readonly<Record<number, Role>> = { 4: 'stops', 12: 'returns' };
const ONE_OF = 20;

/** Everybody who ever plays in the pool of the long careers. */
function worldOf(recent: Month, until: Month, names: Names): readonly Member[] {
  const plan = { opening: 98, arrivingAYear: 14, until };
  const people = careers(
    plan,
    ground('fide', firstDay(CAREERS_FROM), [1050, 2650], EVERYBODY, 98_200_000),
    names,
    2024,
  );
  return leavingAfter(recent, people, (place) => awayOf(LEAVING[place % ONE_OF] ?? 'regular', recent));
}

const HOME_PLAYERS = 40;

/** Hungarians of the world, with what they are worth when the national pool opens; who comes later is a newcomer in it, too. */
function atHome(world: readonly Member[], opening: Month): readonly Member[] {
  const day = firstDay(opening);
  const isHere = ({ since }: Member): boolean => since < day;
  return world
    .filter((member) => member.facts.federation === 'HUN' && (!isHere(member) || !isAway(member, opening)))
    .slice(0, HOME_PLAYERS)
    .map((member) => {
      const { opening: _, ...unrated } = member;
      const rating = strengthOn(member, day);
      return isHere(member) ? { ...member, opening: { rating, k: rating >= 2400 ? 10 : 20 } } : unrated;
    });
}

/** Before the pandemic, in it, and after it; then the last two years. */
const fideEras = (recent: Month): readonly Era[] => [
  {
    from: CAREERS_FROM,
    shapes: [
      { system: 'swiss', players: 24, rounds: 7, newcomers: 4, day: 3 },
      { system: 'round-robin', players: 10, newcomers: 0, day: 12, ratings: [1800, 2700], every: [3, 0] },
    ],
    formats: ['trf16'],
    plot: PLOTS.early,
  },
  {
    from: PANDEMIC[0],
    shapes: [{ system: 'swiss', players: 20, rounds: 7, newcomers: 2, day: 8, every: [4, 1] }],
    formats: ['trf16'],
    plot: PLOTS.pandemic,
  },
  {
    from: PANDEMIC[1] + 1,
    shapes: [
      { system: 'swiss', players: 30, rounds: 7, newcomers: 8, day: 3 },
      { system: 'round-robin', players: 10, newcomers: 0, day: 12, ratings: [1900, 2700], every: [3, 1] },
    ],
    formats: ['trf16', 'json'],
    plot: PLOTS.middle,
  },
  {
    from: recent,
    shapes: [
      { system: 'swiss', players: 60, rounds: 9, newcomers: 8, day: 2 },
      { system: 'swiss', players: 40, rounds: 7, newcomers: 10, day: 9, ratings: [1400, 1900] },
      { system: 'round-robin', players: 10, newcomers: 0, day: 14, ratings: [2200, 2700] },
      { system: 'double-round-robin', players: 6, newcomers: 0, day: 22, ratings: [2000, 2700], every: [2, 1] },
      { system: 'swiss', players: 24, rounds: 7, newcomers: 2, day: 20, ratings: [1600, 2400], every: [2, 1] },
    ],
    formats: ['trf16', 'trf26', 'json'],
    plot: PLOTS.fide,
  },
];

const QUICK_SHAPES: Readonly<Record<'rapid' | 'blitz', Era['shapes']>> = {
  rapid: [{ system: 'swiss', players: 28, rounds: 7, newcomers: 2, day: 7 }],
  blitz: [{ system: 'swiss', players: 24, rounds: 9, newcomers: 2, day: 17 }],
};

/** A pool of the same persons with less time, from the first edition for it on. */
const quickPool = (control: 'rapid' | 'blitz', names: PoolNames, world: readonly Member[], until: Month): DemoPool => ({
  pool: `fide-${control}`,
  family: 'fide',
  name: `FIDE ${control}`,
  names,
  season: {
    kind: 'fide',
    rules: edition('fide', control),
    eras: [{ from: FIDE_FROM, shapes: QUICK_SHAPES[control], formats: ['trf26', 'json'], plot: {} }],
    until,
    homes: EVERYBODY,
    members: world,
    control,
    strengthOf: (member, day) => raised(member, day) + quickness(member) * (control === 'blitz' ? 2 : 1),
  },
  seededBy: 'fide',
  group: 'fide',
  opening: FIDE_FROM,
  everyMonths: 1,
});

/** All of it depends on the month alone. */
export function demoPools(until: Month): readonly DemoPool[] {
  const names = new Names(new Chance(20));
  const recent = recentFrom(until);
  const start = firstDay(recent);
  const world = worldOf(recent, until, names);
  const clubs = members(60, ground('fide', start, [1000, 2200], HUNGARIANS, 98_300_000), names, 2017);
  const schools = arrivingIn(
    until - 1,
    members(120, ground('orr', start, [100, 2200], ['cyrillic'], 98_400_000), names, 7),
  );
  const stones = members(70, ground('go', start, [1010, 2550], HUNGARIANS, 98_500_000), names, 2012);
  return [
    {
      pool: 'fide',
      family: 'fide',
      name: 'FIDE standard',
      names: { hu: 'FIDE klasszikus', ru: 'ФИДЕ, классика' },
      season: {
        kind: 'fide',
        rules: edition('fide'),
        eras: fideEras(recent),
        until,
        homes: EVERYBODY,
        members: world,
        strengthOf: raised,
      },
      group: 'fide',
      change: RAISED,
      opening: CAREERS_FROM,
      everyMonths: 1,
    },
    quickPool('rapid', { hu: 'FIDE rapid', ru: 'ФИДЕ, рапид' }, world, until),
    quickPool('blitz', { hu: 'FIDE villám', ru: 'ФИДЕ, блиц' }, world, until),
    {
      pool: 'mssz',
      family: 'mssz',
      name: 'Hungarian ratings (MSSZ)',
      names: { hu: 'Magyar Élő-pontok (MSSZ)', ru: 'Венгерский рейтинг (MSSZ)' },
      season: {
        kind: 'fide',
        rules: edition('mssz'),
        eras: [
          {
            from: recent,
            shapes: [
              { system: 'swiss', players: 34, rounds: 7, newcomers: 6, day: 5 },
              { system: 'round-robin', players: 10, newcomers: 1, day: 15, ratings: [1500, 2400] },
            ],
            formats: ['trf16', 'json'],
            plot: PLOTS.mssz,
          },
        ],
        until,
        homes: ['hungarian'],
        members: [...atHome(world, recent), ...clubs],
      },
      opening: recent,
      everyMonths: 1,
    },
    {
      pool: 'orr',
      family: 'orr',
      name: 'Russian ratings (ORR)',
      names: { hu: 'Orosz értékszámok (ORR)', ru: 'Российский рейтинг (ОРР)' },
      season: {
        kind: 'orr',
        rules: edition('orr'),
        eras: [
          {
            from: recent,
            shapes: [
              { system: 'swiss', players: 32, rounds: 9, newcomers: 8, day: 4 },
              { system: 'round-robin', players: 12, newcomers: 2, day: 17 },
            ],
            formats: ['json'],
            plot: PLOTS.orr,
          },
        ],
        until,
        homes: ['cyrillic'],
        members: schools,
      },
      opening: recent,
      everyMonths: 3,
    },
    {
      pool: 'mgsz',
      family: 'mgsz',
      name: 'Hungarian Go (MGSZ)',
      names: { hu: 'Go-ranglista (MGSZ)', ru: 'Го, Венгрия (MGSZ)' },
      season: {
        kind: 'go',
        rules: edition('mgsz'),
        eras: [
          {
            from: recent,
            shapes: [
              { system: 'swiss', players: 24, rounds: 5, newcomers: 4, day: 10 },
              { system: 'round-robin', players: 8, newcomers: 0, day: 20, every: [2, 0] },
            ],
            formats: ['h9'],
            plot: PLOTS.mgsz,
          },
        ],
        until,
        homes: ['hungarian'],
        members: stones,
      },
      opening: recent,
      everyMonths: 6,
    },
  ];
}

const ground = (
  kind: Season['kind'],
  start: Day,
  ratings: readonly [number, number],
  tongues: readonly Tongue[],
  numbers: number,
) => ({ kind, start, ratings, tongues, numbers }) as const;

/** What the pool is opened with: the first list that it publishes, or the day on which it begins. */
export const poolFrom = ({ family, opening }: DemoPool): string =>
  family === 'fide' || family === 'mssz' ? monthText(opening + 1) : `${monthText(opening)}-01`;

export const dayBefore = (month: Month): Day => firstDay(month) - 1;

export const monthOfDay = (day: string): Month | undefined =>
  parseDay(day) === undefined ? undefined : parseMonth(day.slice(0, 7));
