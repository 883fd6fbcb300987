/** The events of a pool: when, for whom, by which system. Who wins is left to chance and hidden strength. */
import type { Chance } from '../core/chance.ts';
import type { Control } from '../core/control.ts';
import { type Day, firstDay, type Month, monthOf } from '../core/dates.ts';
import { fraction } from '../core/exact.ts';
import type { EventFacts, Report, ReportedPlayer } from '../core/report.ts';
import type { ReportFormatId } from '../formats/format.ts';
import type { EditionId } from '../rulebooks/rulebook.ts';
import { type GeneratedEntrant, type GeneratedSystem, played } from './generate.ts';
import { type Names, SOUNDS, type Tongue } from './invented-names.ts';
import { roundsOfAll } from './pairing.ts';
import { entering, goGrade, isAway, type DemoKind, type Member, strengthOn } from './people.ts';
import { type Plot, type Story, storyOf } from './stories.ts';

/** One of the events that come again every month. */
export interface Shape {
  readonly system: GeneratedSystem;
  readonly players: number;
  /** Of a Swiss; everybody meets everybody in the others. */
  readonly rounds?: number;
  /** Only for players rated in this range. */
  readonly ratings?: readonly [low: number, high: number];
  /** At most this many without a rating. */
  readonly newcomers: number;
  /** Day of the month on which it begins. */
  readonly day: number;
  /** How many months lie between two of them, and which of the era is the first; without it every month. */
  readonly every?: readonly [months: number, from: number];
}

/** Months in which the same events come again, up to the next era. */
export interface Era {
  readonly from: Month;
  readonly shapes: readonly Shape[];
  /** In turn. */
  readonly formats: readonly ReportFormatId[];
  readonly plot: Plot;
}

export interface Season {
  readonly kind: DemoKind;
  readonly rules: (start: Day) => EditionId;
  /** In the order of time. */
  readonly eras: readonly Era[];
  /** The first month without events. */
  readonly until: Month;
  readonly homes: readonly Tongue[];
  readonly members: readonly Member[];
  /** `standard` if absent. */
  readonly control?: Control;
  /** Hidden strength on the scale of the pool. */
  readonly strengthOf?: (member: Member, day: Day) => number;
}

/** An event that will take place, before anybody has entered. */
export interface PlannedEvent {
  readonly start: Day;
  readonly shape: Shape;
  /** Of the season's events, from 1. */
  readonly number: number;
  readonly format: ReportFormatId;
  readonly story?: Story;
}

export function seasonCalendar({ eras, until }: Season): readonly PlannedEvent[] {
  const all = eras.flatMap((era, place) => eventsOf(era, eras[place + 1]?.from ?? until));
  return all.map((event, index) => ({ ...event, number: index + 1 }));
}

function eventsOf({ from, shapes, formats, plot }: Era, until: Month): readonly Omit<PlannedEvent, 'number'>[] {
  const all = Array.from({ length: until - from }, (_, month) =>
    shapes
      .filter(({ every: [gap, first] = [1, 0] }) => month >= first && (month - first) % gap === 0)
      .map((shape) => ({ start: firstDay(from + month) + shape.day - 1, shape })),
  );
  return all
    .flat()
    .toSorted((a, b) => a.start - b.start)
    .map((event, index) => {
      const story = storyOf(plot, index + 1, all.flat().length);
      const format = formats[(index + 1) % formats.length] as ReportFormatId;
      return { ...event, format, ...(story === undefined ? {} : { story }) };
    });
}

/** What a list, or the present standing, says of a member before an event: undefined for anybody who has no rating. */
export type StandingOf = (member: Member) => { readonly rating: number; readonly rank?: string } | undefined;

export interface PlayedReportOfSeason {
  readonly report: Report;
  /** In the order of the report's players. */
  readonly field: readonly Member[];
}

/** Draws the field of an event, and plays it. */
export function playEvent(
  season: Season,
  planned: PlannedEvent,
  standingOf: StandingOf,
  names: Names,
  chance: Chance,
): PlayedReportOfSeason {
  const { start, shape } = planned;
  const drawn = fieldOf(season, monthOf(start), shape, standingOf, chance);
  const entrants = drawn.map((member) => entrantOf(season, member, start, standingOf));
  const byName = new Map(drawn.map((member) => [member.facts.name, member]));
  const event = eventFacts(season, planned, drawn.length, names, chance);
  const report = played(season.rules(start), event, entrants, chance);
  return { report, field: report.players.map(({ name }) => byName.get(name) as Member) };
}

function fieldOf(
  { members }: Season,
  month: Month,
  { players, newcomers, ratings: [low, high] = [0, 9999] }: Shape,
  standingOf: StandingOf,
  chance: Chance,
): readonly Member[] {
  const present = chance.shuffled(members.filter((member) => !isAway(member, month)));
  const rated = present.filter((member) => {
    const rating = standingOf(member)?.rating;
    return rating !== undefined && rating >= low && rating <= high;
  });
  const unrated = present.filter((member) => standingOf(member) === undefined).slice(0, newcomers);
  return [...unrated, ...rated.slice(0, players - unrated.length)];
}

function entrantOf(season: Season, member: Member, day: Day, standingOf: StandingOf): GeneratedEntrant {
  const { kind, strengthOf = strengthOn } = season;
  const { facts } = member;
  const strength = strengthOf(member, day);
  const standing = standingOf(member);
  if (kind === 'go') {
    const entryRank = goGrade(standing?.rating ?? strength);
    const known = standing === undefined ? entering(strength) : {};
    return { facts: { ...facts, entryRank, ...known }, seeding: standing?.rating ?? strength, strength };
  }
  const rating: Pick<ReportedPlayer, 'rating'> = standing === undefined ? {} : { rating: standing.rating };
  return { facts: { ...facts, ...rating }, seeding: standing?.rating ?? 0, strength };
}

function eventFacts(
  season: Season,
  { start, shape, number }: PlannedEvent,
  players: number,
  names: Names,
  chance: Chance,
): EventFacts {
  const { kind, homes, control = 'standard' } = season;
  const tongue = chance.one(homes);
  const { places, event: named, federations } = SOUNDS[tongue];
  const place = chance.one(places);
  const rounds = roundsOf(shape, players);
  const aDay = control === 'standard' ? roundsADay(kind, rounds, chance) : rounds;
  const schedule = Array.from({ length: rounds }, (_, index) => ({
    round: index + 1,
    date: start + Math.floor(index / aDay),
  }));
  const end = (schedule.at(-1) as { date: Day }).date;
  return {
    id: `${monthOf(start)}-${number}`,
    name: `${named(place)} ${number}`,
    place,
    federation: federations[kind === 'go' ? 'go' : 'chess'][0] as string,
    start,
    end,
    rounds,
    system: shape.system,
    schedule,
    ...(kind === 'go' ? goFacts(players, chance) : chessFacts(season, start, tongue, names, chance)),
  };
}

/** A field may be smaller than planned: nobody meets anybody too often. */
function roundsOf({ system, rounds = 0 }: Shape, players: number): number {
  const all = roundsOfAll(players);
  if (system === 'swiss') return Math.min(rounds, all);
  return system === 'double-round-robin' ? 2 * all : all;
}

const roundsADay = (kind: DemoKind, rounds: number, chance: Chance): number => {
  if (kind === 'go') return 3;
  return rounds > 9 ? 2 : chance.between(1, 2);
};

const TIMES: Readonly<Record<Control, NonNullable<EventFacts['controls']>>> = {
  standard: [{ minutes: 90, increment: 30 }],
  rapid: [{ minutes: 15, increment: 10 }],
  blitz: [{ minutes: 3, increment: 2 }],
};

function chessFacts(
  { kind, control = 'standard' }: Season,
  start: Day,
  tongue: Tongue,
  names: Names,
  chance: Chance,
): Partial<EventFacts> {
  const facts = {
    controls: TIMES[control],
    arbiters: Array.from({ length: chance.between(1, 2) }, () => ({
      name: names.next(tongue, chance.percent(30) ? 'f' : 'm'),
      licence: String(chance.between(99_100_000, 99_199_999)),
    })),
  };
  if (kind === 'orr') return { ...facts, fideRated: chance.percent(30) };
  return { ...facts, registered: start - chance.between(40, 60), announcedRated: true };
}

function goFacts(players: number, chance: Chance): Partial<EventFacts> {
  const [minutes, seconds] = chance.one([
    [90, 30],
    [60, 30],
    [45, 20],
  ] as const);
  return {
    board: 19,
    baseMinutes: fraction(minutes),
    byoyomi: { kind: 'japanese', seconds, periods: 3 },
    handicap: chance.percent(30),
    participants: players,
  };
}
