/**
 * Invented persons of a pool: what everybody may know of them, and what only chance knows, such as how strong they are and
 * in which months they play.
 */
import { Chance } from '../core/chance.ts';
import { type Day, dayOf, type Month, monthOf, yearOf } from '../core/dates.ts';
import type { Birth, Sex } from '../core/people.ts';
import type { ReportedPlayer } from '../core/report.ts';
import { type Names, SOUNDS, type Tongue } from './invented-names.ts';
import { gradesOf } from './generate.ts';

export type DemoKind = 'fide' | 'orr' | 'go';

/** The grade of a Go player in the demonstration. */
export const goGrade = (points: number): string => gradesOf('mgsz-2012').entry(points);

/** The standing that a person brings along; who brings none is a newcomer. */
export interface OpeningStanding {
  readonly rating: number;
  readonly k?: number;
  readonly rank?: string;
}

export interface Member {
  readonly facts: Pick<ReportedPlayer, 'name' | 'sex' | 'federation' | 'title' | 'birth' | 'fideId' | 'pin' | 'club'>;
  readonly opening?: OpeningStanding;
  /** On the day `since`, in rating points. */
  readonly strength: number;
  readonly since: Day;
  /** Points a year, and the day on which that ends; without one it never does. */
  readonly growth: number;
  readonly grown?: Day;
  /** Months without a game: from, to. */
  readonly away: readonly (readonly [from: Month, to: Month])[];
}

/** No month of the demonstration is later. */
export const FOREVER: Month = 9999 * 12;

/** What becomes of a person in two years. Of twenty, in this order. */
const ROLES = [
  'regular',
  'regular',
  'junior',
  'regular',
  'stops',
  'regular',
  'newcomer',
  'regular',
  'fading',
  'regular',
  'junior',
  'regular',
  'returns',
  'regular',
  'newcomer',
  'regular',
  'regular',
  'newcomer',
  'regular',
  'late newcomer',
] as const;
export type Role = (typeof ROLES)[number] | 'young newcomer';

const isYoung = (role: Role): boolean => role === 'junior' || role === 'young newcomer';

/** Who stops is inactive a year later; who returns has been so. */
export function awayOf(role: Role, from: Month): Member['away'] {
  if (role === 'stops') return [[from + 4, FOREVER]];
  if (role === 'returns') return [[from + 3, from + 17]];
  return role === 'late newcomer' ? [[from, from + 13]] : [];
}

export interface DemoMemberRules {
  readonly kind: DemoKind;
  /** The day from which on they are known. */
  readonly start: Day;
  /** Lowest and highest rating that occurs; nobody below the first is listed. */
  readonly ratings: readonly [low: number, high: number];
  readonly tongues: readonly Tongue[];
  /** First of the numbers that these persons have with FIDE or the European Go Database. */
  readonly numbers: number;
}

export const NUMBER_STEP = 13;

export function members(count: number, ground: DemoMemberRules, names: Names, seed: number): readonly Member[] {
  const chance = new Chance(seed);
  return Array.from({ length: count }, (_, index) =>
    member(ROLES[index % ROLES.length] as Role, ground.numbers + index * NUMBER_STEP, ground, names, chance),
  );
}

export function member(role: Role, number: number, ground: DemoMemberRules, names: Names, chance: Chance): Member {
  const { kind, ratings, tongues, start } = ground;
  const [low] = ratings;
  const tongue = chance.one(tongues);
  const sex: Sex = chance.percent(25) ? 'f' : 'm';
  const rating = role === 'fading' ? low + chance.between(2, 30) : levelOf(role, ratings, chance);
  const { title, k } = kind === 'fide' ? honours(rating, sex, role, chance) : {};
  return {
    facts: {
      name: names.next(tongue, sex),
      sex,
      federation: chance.one(SOUNDS[tongue].federations[kind === 'go' ? 'go' : 'chess']),
      ...(title === undefined ? {} : { title }),
      ...(kind === 'go' ? { pin: String(number), club: chance.one(CLUBS) } : { fideId: String(number) }),
      birth: birthOf(yearOf(start), role, chance),
    },
    ...(role.endsWith('newcomer') ? {} : { opening: openingOf(kind, rating, k) }),
    strength: rating + (role === 'fading' ? -250 : chance.between(-50, 50)),
    since: start,
    growth: isYoung(role) ? chance.between(60, 180) : chance.between(-25, 25),
    away: awayOf(role, monthOf(start)),
  };
}

const CLUBS = ['BuPe', 'Debr', 'Kosi', 'Pecs', 'Szfv', 'Wien'] as const;

const openingOf = (kind: DemoKind, rating: number, k: number | undefined): OpeningStanding => {
  if (kind === 'go') return { rating, rank: goGrade(rating) };
  return { rating, ...(k === undefined ? {} : { k }) };
};

/** The middle is more frequent than the ends; juniors and newcomers are in the lower half. */
function levelOf(role: Role, [low, high]: DemoMemberRules['ratings'], chance: Chance): number {
  const top = isYoung(role) || role.endsWith('newcomer') ? Math.floor((low + high) / 2) : high;
  const from = low + 40;
  return Math.floor((chance.between(from, top) + chance.between(from, top) + chance.between(from, top)) / 3);
}

const BIRTHDAY_PERCENT = 70;

function birthOf(season: number, role: Role, chance: Chance): Birth {
  const year = season - (isYoung(role) ? chance.between(9, 15) : chance.between(17, 70));
  return chance.percent(BIRTHDAY_PERCENT)
    ? { year, day: dayOf(year, chance.between(1, 12), chance.between(1, 28)) }
    : { year };
}

const TRF_TITLES: Readonly<Record<Sex, readonly (readonly [from: number, title: string])[]>> = {
  m: [
    [2500, 'GM'],
    [2400, 'IM'],
    [2300, 'FM'],
    [2200, 'CM'],
  ],
  f: [
    [2400, 'IM'],
    [2300, 'WGM'],
    [2200, 'WIM'],
    [2100, 'WFM'],
    [2000, 'WCM'],
  ],
};

/** The title, and the K with which the person stands on the opening list. */
function honours(
  rating: number,
  sex: Sex,
  role: Role,
  chance: Chance,
): { readonly title?: string; readonly k: number } {
  const title = chance.percent(75) ? TRF_TITLES[sex].find(([from]) => rating >= from)?.[1] : undefined;
  const k = rating >= 2400 ? 10 : isYoung(role) || chance.percent(8) ? 40 : 20;
  return { ...(title === undefined ? {} : { title }), k };
}

/** In whole points. */
export const strengthOn = ({ strength, since, growth, grown }: Member, day: Day): number =>
  strength + Math.floor((growth * (Math.min(day, grown ?? day) - since)) / 365);

export const isAway = ({ away }: Member, month: Month): boolean =>
  away.some(([from, to]) => month >= from && month <= to);

/** How a Go player who is in no registry enters one. */
export function entering(
  strength: number,
): Pick<ReportedPlayer, 'entering' | 'registered' | 'initialElo' | 'initialRank'> {
  const { entry, points, first } = gradesOf('mgsz-2012');
  const grade = entry(strength);
  return { registered: false, entering: true, initialElo: points(grade), initialRank: first(grade) };
}
