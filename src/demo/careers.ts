/**
 * The members of a pool that is open for years. Some bring a rating along; others come every year, most of them young, grow
 * stronger, pause, stop, or are at home while the pandemic lasts. What has happened by a month never depends on what comes after it.
 */
import { Chance } from '../core/chance.ts';
import { dayOf, firstDay, type Month, monthOf, parseMonth } from '../core/dates.ts';
import type { Birth } from '../core/people.ts';
import type { Names } from './invented-names.ts';
import { type DemoMemberRules, FOREVER, isAway, type Member, member, NUMBER_STEP, type Role } from './people.ts';

/** The months in which hardly anything could be played. */
export const PANDEMIC: readonly [from: Month, to: Month] = [
  parseMonth('2020-03') as Month,
  parseMonth('2021-06') as Month,
];

/** In turn, of those who stand on the opening list. */
const OLD_HANDS: readonly Role[] = ['regular', 'junior', 'regular', 'regular', 'fading', 'regular', 'regular'];
/** Every so many of them is one of the best. */
const MASTER_EVERY = 6;
const MASTERS: DemoMemberRules['ratings'] = [2160, 2740];
/** In turn, of those who come later. */
const ARRIVING: readonly Role[] = ['young newcomer', 'newcomer', 'young newcomer'];

export interface CareerPlan {
  /** How many stand on the opening list. */
  readonly opening: number;
  readonly arrivingAYear: number;
  /** Before this month everybody has come. */
  readonly until: Month;
}

export function careers(
  { opening, arrivingAYear, until }: CareerPlan,
  ground: DemoMemberRules,
  names: Names,
  seed: number,
): readonly Member[] {
  const chance = new Chance(seed);
  const first = monthOf(ground.start);
  const come = (role: Role, month: Month, place: number, ratings = ground.ratings): Member => {
    const number = ground.numbers + place * NUMBER_STEP;
    const person = member(role, number, { ...ground, ratings, start: firstDay(month) }, names, chance);
    return { ...person, ...growthOf(person, chance), away: [[0, month - 1], ...pausesOf(month, chance)] };
  };
  const people = Array.from({ length: opening }, (_, place) =>
    place % MASTER_EVERY === 0 ? come('regular', first, place, MASTERS) : come(inTurn(OLD_HANDS, place), first, place),
  );
  for (let year = first; year < until; year += 12) {
    for (let each = 0; each < arrivingAYear; each += 1) {
      people.push(come(inTurn(ARRIVING, people.length), year + chance.between(0, 11), people.length));
    }
  }
  return people.filter(({ since }) => monthOf(since) < until);
}

const inTurn = (roles: readonly Role[], place: number): Role => roles[place % roles.length] as Role;

const GROWN_UP = 20;
const STILL_YOUNG = 17;

/** Who is young grows up to what talent allows, most of it well before the end of it. */
function growthOf({ facts, since, strength }: Member, chance: Chance): Pick<Member, 'growth' | 'grown'> {
  const talent = Math.floor((chance.between(1300, 2700) + chance.between(1300, 2700)) / 2);
  const { year } = facts.birth as Birth;
  const grown = dayOf(year + GROWN_UP, 1, 1);
  if (since >= dayOf(year + STILL_YOUNG, 1, 1)) return { growth: chance.between(-15, 8) };
  return { growth: Math.max(10, Math.floor(((talent - strength) * 365) / (grown - since))), grown };
}

/** Of a hundred persons. */
const AT_HOME_PERCENT = 60;
const PAUSING_PERCENT = 15;
const STOPPING_PERCENT = 40;

function pausesOf(from: Month, chance: Chance): Member['away'] {
  const [shut, open] = PANDEMIC;
  const back = open + chance.between(-4, 8);
  const pause = from + chance.between(8, 90);
  const end = from + chance.between(20, 130);
  return [
    ...(chance.percent(AT_HOME_PERCENT) ? [[shut, back] as const] : []),
    ...(chance.percent(PAUSING_PERCENT) ? [[pause, pause + chance.between(13, 30)] as const] : []),
    ...(chance.percent(STOPPING_PERCENT) ? [[end, FOREVER] as const] : []),
  ];
}

/** Of those who play in the month: some stop, others pause, so that there are such persons in the newest lists, too. */
export function leavingAfter(
  month: Month,
  people: readonly Member[],
  awayOf: (place: number) => Member['away'],
): readonly Member[] {
  let place = 0;
  return people.map((person) => {
    if (isAway(person, month)) return person;
    place += 1;
    return { ...person, away: [...person.away, ...awayOf(place)] };
  });
}
