/** Turns a report into an event, never silently: compares the parts of the report with each other, and asks for what the rulebook needs. */
import { dayText, yearOf } from '../core/dates.ts';
import type { Event, Game, Needs, Period, Player } from '../core/event.ts';
import { type Finding, type Place, type Weight, placeInside } from '../core/finding.ts';
import { Notes } from '../core/notes.ts';
import type { EventFacts, PlayerFacts, Report, ReportedGame } from '../core/report.ts';
import { atOnce, type Sliced } from '../core/slices.ts';

export interface IntakeFindings {
  'report.no-players': Record<never, never>;
  'report.no-games': Record<never, never>;
  'report.repeated-player': { player: string };
  'report.unknown-player': { player: string; round: number };
  'report.self-game': { player: string; round: number };
  'report.repeated-pairing': { white: string; black: string; round: number };
  'report.two-games-in-round': { player: string; round: number };
  'report.round-beyond': { round: number; rounds: number };
  'report.missing-date': { field: string };
  'report.missing-system': Record<never, never>;
  'report.end-before-start': { start: string; end: string };
  'report.rating-out-of-range': { player: string; field: string; rating: number; min: number; max: number };
  'report.peak-below-rating': { player: string; peak: number; rating: number };
  'report.unknown-grade': { player: string; field: string; grade: string };
  'report.history-missing': { player: string };
  'report.history-without-points': { player: string };
  'report.history-without-results': { player: string; event: string | null };
  'report.event-in-history': { player: string; event: string };
  'report.born-later': { player: string; year: number };
  'report.history-later': { player: string; end: string };
  'report.two-ratings': { player: string; rating: number; currentRating: number };
  'report.received-early': { received: string; end: string };
  'report.schedule-outside': { round: number; date: string };
  'report.empty-controls': Record<never, never>;
  'report.more-findings': { count: number };
}

export type IntakeCode = keyof IntakeFindings;

export interface Admitted {
  /** The event; absent where a finding refuses it. */
  readonly event?: Event;
  readonly findings: readonly Finding[];
}

/** All that the checks look at, and where they write. */
class AdmissionContext {
  readonly notes = new Notes<IntakeFindings>('report.more-findings');
  readonly report: Report;
  readonly needs: Needs;
  #byId: ReadonlyMap<string, number> | undefined;

  constructor(report: Report, needs: Needs) {
    this.report = report;
    this.needs = needs;
  }

  /** The first player with each id. */
  get byId(): ReadonlyMap<string, number> {
    this.#byId ??= new Map(this.report.players.map(({ id }, index) => [id, index] as const).reverse());
    return this.#byId;
  }

  readonly say = <C extends IntakeCode>(code: C, weight: Weight, at: Place, facts: IntakeFindings[C]): void =>
    this.notes.say(code, weight, at, facts);
}

type Check = (desk: AdmissionContext) => void;

const checkField: Check = (desk) => {
  const { report } = desk;
  if (report.players.length === 0 && report.playersLost !== true) {
    desk.say('report.no-players', 'refuse', placeInside(report.at, '.players'), {});
  }
  if (report.games.length === 0) desk.say('report.no-games', 'note', placeInside(report.at, '.games'), {});
};

const checkDates: Check = (desk) => {
  const { start, end } = desk.report.event;
  for (const [field, day] of [
    ['start', start],
    ['end', end],
  ] as const) {
    if (desk.needs.dates && day === undefined) {
      desk.say('report.missing-date', 'refuse', placeInside(desk.report.at, `.event.${field}`), { field });
    }
  }
  if (start !== undefined && end !== undefined && end < start) {
    desk.say('report.end-before-start', 'refuse', placeInside(desk.report.at, '.event.end'), {
      start: dayText(start),
      end: dayText(end),
    });
  }
};

const checkSystem: Check = (desk) => {
  if (desk.needs.system && desk.report.event.system === undefined) {
    desk.say('report.missing-system', 'refuse', placeInside(desk.report.at, '.event.system'), {});
  }
};

const checkPlayersOnce: Check = (desk) => {
  desk.report.players.forEach(({ id, at }, index) => {
    if (desk.byId.get(id) !== index)
      desk.say('report.repeated-player', 'refuse', placeInside(at, '.id'), { player: id });
  });
};

function checkRange(
  { needs, notes }: AdmissionContext,
  player: PlayerFacts,
  field: string,
  rating: number | undefined,
): void {
  if (rating !== undefined)
    for (const finding of outOfRange(needs, player.id, rating, field, placeInside(player.at, `.${field}`))) {
      notes.pass(finding);
    }
}

function outOfRange(
  { rating: { min, max } }: Needs,
  player: string,
  rating: number,
  field: string,
  at: Place,
): readonly Finding<IntakeCode>[] {
  if (rating >= min && rating <= max) return [];
  const facts: IntakeFindings['report.rating-out-of-range'] = { player, field, rating, min, max };
  return [{ code: 'report.rating-out-of-range', weight: 'refuse', at, facts }];
}

const RATING_FIELDS = ['rating', 'peak', 'currentRating', 'standardRating'] as const;

const checkRatings: Check = (desk) => {
  for (const player of desk.report.players) {
    for (const field of RATING_FIELDS) checkRange(desk, player, field, player[field]);
    const { rating, peak } = player;
    if (rating !== undefined && peak !== undefined && peak < rating) {
      desk.say('report.peak-below-rating', 'note', placeInside(player.at, '.peak'), {
        player: player.id,
        peak,
        rating,
      });
    }
  }
};

const checkHistories: Check = (desk) => {
  for (const player of desk.report.players) {
    const { id, history = [], unsettled, at } = player;
    history.forEach((earlier, index) => {
      const path = `.history[${index}]`;
      const place = placeInside(at, path);
      if (earlier.results === undefined) {
        checkRange(desk, player, `history[${index}].avg`, earlier.average.parts / earlier.average.of);
      }
      earlier.results?.forEach(({ opponent }, number) => {
        checkRange(desk, player, `history[${index}].results[${number}].opponent`, opponent);
      });
      if (desk.needs.unsettledHistory && earlier.results === undefined) {
        desk.say('report.history-without-results', 'refuse', place, { player: id, event: earlier.event ?? null });
      }
      if (earlier.event !== undefined && earlier.event === desk.report.event.id) {
        const weight = desk.needs.unsettledHistory ? 'refuse' : 'warn';
        desk.say('report.event-in-history', weight, placeInside(at, `${path}.event`), {
          player: id,
          event: earlier.event,
        });
      }
    });
    if (!desk.needs.unsettledHistory || unsettled !== true) continue;
    if (history.length === 0) desk.say('report.history-missing', 'refuse', placeInside(at, '.history'), { player: id });
    else if (history.every(({ halfPoints }) => halfPoints === 0)) {
      desk.say('report.history-without-points', 'refuse', placeInside(at, '.history'), { player: id });
    }
  }
};

const GRADE_FIELDS = ['rank', 'entryRank', 'initialRank'] as const;

const checkGrades: Check = (desk) => {
  const { grades, entryGrades } = desk.needs;
  if (grades === undefined || entryGrades === undefined) return;
  for (const player of desk.report.players) {
    for (const field of GRADE_FIELDS) {
      const grade = player[field];
      const known = field === 'entryRank' ? entryGrades : grades;
      if (grade !== undefined && !known.has(grade)) {
        desk.say('report.unknown-grade', 'refuse', placeInside(player.at, `.${field}`), {
          player: player.id,
          field,
          grade,
        });
      }
    }
    for (const grade of Object.keys(player.reached ?? {})) {
      if (!grades.has(grade)) {
        desk.say('report.unknown-grade', 'refuse', placeInside(player.at, '.reached'), {
          player: player.id,
          field: 'reached',
          grade,
        });
      }
    }
  }
};

const checkGames: Check = (desk) => {
  const numberOf = numbering();
  const pairings = new Set<number>();
  const busy = new Set<number>();
  const { rounds } = desk.report.event;
  for (const { round, white, black, at } of desk.report.games) {
    for (const [side, id] of [
      ['white', white],
      ['black', black],
    ] as const) {
      if (!desk.byId.has(id) && desk.report.playersLost !== true) {
        desk.say('report.unknown-player', 'refuse', placeInside(at, `.${side}`), { player: id, round });
      }
    }
    if (rounds !== undefined && round > rounds) {
      desk.say('report.round-beyond', 'warn', placeInside(at, '.round'), { round, rounds });
    }
    if (white === black) {
      desk.say('report.self-game', 'refuse', placeInside(at, '.black'), { player: white, round });
      continue;
    }
    const [one, other] = [numberOf(white), numberOf(black)];
    const pairing = placeOf(placeOf(round, Math.min(one, other)), Math.max(one, other));
    if (pairings.has(pairing)) {
      desk.say('report.repeated-pairing', 'refuse', at ?? {}, { white, black, round });
      continue;
    }
    pairings.add(pairing);
    for (const [id, number] of [
      [white, one],
      [black, other],
    ] as const) {
      const place = placeOf(round, number);
      if (busy.has(place))
        desk.say('report.two-games-in-round', 'warn', placeInside(at, '.round'), { player: id, round });
      busy.add(place);
    }
  }
};

/** Numbers the ids in the order in which they occur, whether entered or not. */
function numbering(): (id: string) => number {
  const numbers = new Map<string, number>();
  return (id) => {
    const known = numbers.get(id);
    if (known !== undefined) return known;
    numbers.set(id, numbers.size);
    return numbers.size - 1;
  };
}

/** More players than any report has; with at most 10,000 rounds the products stay exact. */
const MANY_PLAYERS = 500_000;

/** Two numbers as one. */
const placeOf = (a: number, b: number): number => a * MANY_PLAYERS + b;

/** Days that cannot be, seen from the days of the event. */
const checkDays: Check = ({ report, say }) => {
  const { start, end, reportReceived, schedule = [], controls } = report.event;
  if (controls?.length === 0) say('report.empty-controls', 'note', placeInside(report.at, '.event.controls'), {});
  if (start === undefined || end === undefined) return;
  if (reportReceived !== undefined && reportReceived < end) {
    const facts = { received: dayText(reportReceived), end: dayText(end) };
    say('report.received-early', 'warn', placeInside(report.at, '.event.reportReceived'), facts);
  }
  schedule.forEach(({ round, date }, index) => {
    if (date >= start && date <= end) return;
    const place = placeInside(report.at, `.event.schedule[${index}].date`);
    say('report.schedule-outside', 'warn', place, { round, date: dayText(date) });
  });
  for (const { id, birth, history = [], at } of report.players) {
    if (birth !== undefined && birth.year > yearOf(end)) {
      say('report.born-later', 'refuse', placeInside(at, '.birth'), { player: id, year: birth.year });
    }
    history.forEach(({ end: ended }, index) => {
      if (ended === undefined || ended <= end) return;
      say('report.history-later', 'warn', placeInside(at, `.history[${index}].end`), {
        player: id,
        end: dayText(ended),
      });
    });
  }
};

/** A player is rated at the start of an event, or was listed later: not both. */
const checkCurrentRatings: Check = ({ report, say }) => {
  for (const { id, rating, currentRating, at } of report.players) {
    if (rating === undefined || currentRating === undefined) continue;
    say('report.two-ratings', 'note', placeInside(at, '.currentRating'), { player: id, rating, currentRating });
  }
};

const CHECKS: readonly Check[] = [
  checkField,
  checkDates,
  checkSystem,
  checkPlayersOnce,
  checkRatings,
  checkHistories,
  checkGrades,
  checkGames,
  checkDays,
  checkCurrentRatings,
];

/** The ratings of the previous list that a period adds its changes to. */
export const checkBase = (base: Period['base'], needs: Needs, pathTo: (id: string) => string): readonly Finding[] =>
  [...base].flatMap(([id, rating]) =>
    rating === null ? [] : outOfRange(needs, id, rating, 'base', { path: pathTo(id) }),
  );

/** For a report without a known rulebook: only compares its parts with each other. */
export const NO_NEEDS: Needs = {
  dates: false,
  system: false,
  rating: { min: -Infinity, max: Infinity },
  unsettledHistory: false,
};

export const admitReport = (report: Report, needs: Needs): Admitted => atOnce(admitInSlices(report, needs));

/** The same, one check at a time. */
export function* admitInSlices(report: Report, needs: Needs): Sliced<Admitted> {
  const desk = new AdmissionContext(report, needs);
  for (const check of CHECKS) {
    check(desk);
    yield;
  }
  desk.notes.close();
  const findings = desk.notes.take();
  return desk.notes.isRefused ? { findings } : { event: strictEvent(report, desk.byId), findings };
}

/**
 * The findings of `admit`, without the event. `pairings`: the games as numbers (`ReadReport`), which can be checked quickly; if
 * they raise any finding, the games themselves are checked.
 */
export function findingsOn(report: Report, needs: Needs, pairings: readonly number[] | undefined): readonly Finding[] {
  if (pairings === undefined || !arePlain(report, pairings)) return admitReport(report, needs).findings;
  const desk = new AdmissionContext(report, needs);
  for (const check of PLAYER_CHECKS) check(desk);
  desk.notes.close();
  return desk.notes.take();
}

/** The remaining checks if every player occurs once and every game is a plain one. */
const PLAYER_CHECKS = /* @__PURE__ */ CHECKS.filter(
  (check) => check !== checkField && check !== checkPlayersOnce && check !== checkGames,
);

/** Whether there are games, in order of rounds and in no round too many, each between two players who are free. */
function arePlain(
  { event: { rounds = Number.POSITIVE_INFINITY }, players }: Report,
  pairings: readonly number[],
): boolean {
  const lastRound = new Uint16Array(players.length);
  let before = 0;
  for (let at = 0; at < pairings.length; at += 4) {
    const round = pairings[at] as number;
    const white = pairings[at + 1] as number;
    const black = pairings[at + 2] as number;
    if (round < before || round > rounds || white === black) return false;
    if (lastRound[white] === round || lastRound[black] === round) return false;
    lastRound[white] = round;
    lastRound[black] = round;
    before = round;
  }
  return pairings.length > 0;
}

function strictEvent(report: Report, byId: ReadonlyMap<string, number>): Event {
  const players = report.players.map((player, index): Player => ({ ...player, at: undefined, index }));
  const games = report.games.map(
    ({ round, white, black, result, rated, handicap }: ReportedGame): Game => ({
      round,
      white: byId.get(white) as number,
      black: byId.get(black) as number,
      result,
      rated: rated ?? true,
      handicap: handicap ?? 0,
    }),
  );
  games.sort((a, b) => a.round - b.round);
  // a time control without periods says nothing
  const { controls, ...facts }: EventFacts = report.event;
  return { ...facts, ...(controls === undefined || controls.length === 0 ? {} : { controls }), players, games };
}
