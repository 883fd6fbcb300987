/** The five pools of the demonstration: who plays in them, what is played each month, and in which files it comes. */
import { type Day, firstDay, type Month, monthText, parseDay, parseMonth } from '../core/dates.ts';
import type { ReportFormatId } from '../formats/format.ts';
import type { EditionId, Family } from '../rulebooks/rulebook.ts';
import { editionOn } from '../rulebooks/registry.ts';
import { Names, type Tongue } from './invented-names.ts';
import { Chance } from '../core/chance.ts';
import type { PoolNames } from '../desk/registry/pools.ts';
import { type Member, members } from './people.ts';
import type { Season } from './season.ts';

export interface DemoPool {
  readonly pool: string;
  readonly family: Family;
  readonly name: string;
  readonly names: PoolNames;
  readonly season: Season;
  /** The month of the opening standings. */
  readonly opening: Month;
  /** In turn. */
  readonly formats: readonly ReportFormatId[];
  /** How many months lie between two lists, or two snapshots. */
  readonly everyMonths: number;
}

const TWO_YEARS = 24;
/** The edition that the demonstration shows as today's begins here. */
const FIDE_FROM = parseMonth('2024-03') as Month;
const OLD_FROM = parseMonth('2014-09') as Month;
/** Before it there would be too little to show. */
export const EARLIEST = FIDE_FROM + 12;

const HUNGARIANS: readonly Tongue[] = ['hungarian', 'hungarian', 'hungarian', 'english', 'russian'];
const EVERYBODY: readonly Tongue[] = ['hungarian', 'english', 'russian'];

const edition =
  (family: Family) =>
  (start: Day): EditionId =>
    (editionOn(family, 'standard', start) as { readonly id: EditionId }).id;

/** All of it depends on the month alone. */
/** Every third newcomer plays for the first time in this month, so that some are there whose rating has not settled. */
function arrivingIn(month: number, all: readonly Member[]): readonly Member[] {
  const late = all.filter(({ opening }) => opening === undefined).filter((_, place) => place % 3 === 0);
  return all.map((member) => (late.includes(member) ? { ...member, away: [[0, month - 1]] } : member));
}

export function demoPools(until: Month): readonly DemoPool[] {
  const names = new Names(new Chance(20));
  const first = Math.max(FIDE_FROM, until - TWO_YEARS);
  const months = until - first;
  const start = firstDay(first);
  const old = members(120, ground('fide', firstDay(OLD_FROM), [1000, 2600], EVERYBODY, 98_100_000), names, 2014);
  const world = members(240, ground('fide', start, [1400, 2650], EVERYBODY, 98_200_000), names, 2024);
  const home = world.filter(({ facts }) => facts.federation === 'HUN').slice(0, 40);
  const clubs = members(60, ground('fide', start, [1000, 2200], HUNGARIANS, 98_300_000), names, 2017);
  const schools = arrivingIn(
    months - 1,
    members(120, ground('orr', start, [100, 2200], ['cyrillic'], 98_400_000), names, 7),
  );
  const stones = members(70, ground('go', start, [1010, 2550], HUNGARIANS, 98_500_000), names, 2012);
  const recent = { first, months };
  return [
    {
      pool: 'fide-2014',
      family: 'fide',
      name: 'FIDE, 2014 to 2016',
      names: { hu: 'FIDE, 2014–2016', ru: 'ФИДЕ, 2014–2016' },
      season: {
        kind: 'fide',
        rules: edition('fide'),
        first: OLD_FROM,
        months: TWO_YEARS,
        homes: EVERYBODY,
        members: old,
        shapes: [
          { system: 'swiss', players: 36, rounds: 9, newcomers: 6, day: 3 },
          { system: 'round-robin', players: 10, newcomers: 1, day: 12, ratings: [1800, 2600] },
        ],
      },
      opening: OLD_FROM,
      formats: ['trf16'],
      everyMonths: 1,
    },
    {
      pool: 'fide',
      family: 'fide',
      name: 'FIDE standard',
      names: { hu: 'FIDE klasszikus', ru: 'ФИДЕ, классика' },
      season: {
        kind: 'fide',
        rules: edition('fide'),
        ...recent,
        homes: EVERYBODY,
        members: world,
        shapes: [
          { system: 'swiss', players: 60, rounds: 9, newcomers: 8, day: 2 },
          { system: 'swiss', players: 40, rounds: 7, newcomers: 10, day: 9, ratings: [1400, 1900] },
          { system: 'round-robin', players: 10, newcomers: 0, day: 14, ratings: [2200, 2700] },
          { system: 'double-round-robin', players: 6, newcomers: 0, day: 22, ratings: [2000, 2700], every: [2, 1] },
          { system: 'swiss', players: 24, rounds: 7, newcomers: 2, day: 20, ratings: [1600, 2400], every: [2, 1] },
        ],
      },
      opening: first,
      formats: ['trf16', 'trf26', 'json'],
      everyMonths: 1,
    },
    {
      pool: 'mssz',
      family: 'mssz',
      name: 'Hungarian ratings (MSSZ)',
      names: { hu: 'Magyar Élő-pontok (MSSZ)', ru: 'Венгерский рейтинг (MSSZ)' },
      season: {
        kind: 'fide',
        rules: edition('mssz'),
        ...recent,
        homes: ['hungarian'],
        members: [...home, ...clubs],
        shapes: [
          { system: 'swiss', players: 34, rounds: 7, newcomers: 6, day: 5 },
          { system: 'round-robin', players: 10, newcomers: 1, day: 15, ratings: [1500, 2400] },
        ],
      },
      opening: first,
      formats: ['trf16', 'json'],
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
        ...recent,
        homes: ['cyrillic'],
        members: schools,
        shapes: [
          { system: 'swiss', players: 32, rounds: 9, newcomers: 8, day: 4 },
          { system: 'round-robin', players: 12, newcomers: 2, day: 17 },
        ],
      },
      opening: first,
      formats: ['json'],
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
        ...recent,
        homes: ['hungarian'],
        members: stones,
        shapes: [
          { system: 'swiss', players: 24, rounds: 5, newcomers: 4, day: 10 },
          { system: 'round-robin', players: 8, newcomers: 0, day: 20, every: [2, 0] },
        ],
      },
      opening: first,
      formats: ['h9'],
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
