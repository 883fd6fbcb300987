/** A part of a long event, selected by the days of its rounds: an interim report is an event of its own. */
import { type Day, dayText } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import { HALF_POINTS } from '../../core/game.ts';
import type { Bye, Report, ReportedPlayer } from '../../core/report.ts';
import { exportFinding } from '../findings/event-export.ts';

export interface RoundDays {
  /** The first and the last day; without one, from the beginning or to the end. */
  readonly from?: Day;
  readonly to?: Day;
}

export interface CutReport {
  readonly report?: Report;
  readonly findings: readonly Finding[];
}

/**
 * Rounds are numbered from 1 again; players without a game in them are left out, and places follow from the points of
 * these rounds.
 */
export function interimReport(event: string, report: Report, { from, to }: RoundDays): CutReport {
  const { schedule = [] } = report.event;
  const dates = new Map(schedule.map(({ round, date }) => [round, date]));
  const undated = [...new Set(report.games.map(({ round }) => round))].filter((round) => !dates.has(round));
  if (undated.length > 0 || schedule.length === 0) {
    return { findings: [exportFinding('export.no-schedule', { event, rounds: undated.toSorted((a, b) => a - b) })] };
  }
  const inside = schedule
    .filter(({ date }) => (from === undefined || date >= from) && (to === undefined || date <= to))
    .toSorted((a, b) => a.round - b.round);
  const days = inside.map(({ date }) => date);
  const first = from ?? Math.min(...dates.values());
  const last = to ?? Math.max(...dates.values());
  const asked = { event, from: dayText(first), to: dayText(last) };
  const numbers = new Map(inside.map(({ round }, place) => [round, place + 1]));
  const isInside = ({ round }: { readonly round: number }): boolean => numbers.has(round);
  const renumbered = <R extends { readonly round: number }>(each: R): R => ({
    ...each,
    round: numbers.get(each.round) as number,
  });
  const games = report.games.filter(isInside).map(renumbered);
  if (games.length === 0) return { findings: [exportFinding('export.no-rounds', asked)] };
  const byes = (report.byes ?? []).filter(isInside).map(renumbered);
  const played = new Set(games.flatMap(({ white, black }) => [white, black]));
  const players = report.players.filter(({ id }) => played.has(id));
  // the header's data is about all rounds
  const { header: _header, ...whole } = report;
  const cut: Report = {
    ...whole,
    event: {
      ...report.event,
      start: Math.min(...days),
      end: Math.max(...days),
      rounds: inside.length,
      schedule: inside.map(renumbered),
    },
    games,
    byes: byes.filter(({ player }) => played.has(player)),
    players: withPlaces(players, games, byes),
    ...(report.teams === undefined
      ? {}
      : {
          teams: report.teams
            .map((team) => ({ ...team, members: team.members.filter((id) => played.has(id)) }))
            .filter(({ members }) => members.length > 0),
        }),
  };
  const rounds = inside.map(({ round }) => round);
  const told = { ...asked, rounds, players: players.length, left: report.players.length - players.length };
  return { report: cut, findings: [exportFinding('export.cut', told, 'note')] };
}

const BYE_POINTS: Readonly<Record<Bye['kind'], number>> = { full: 2, half: 1, paired: 2, zero: 0 };

/** By half points; players with equal points share a place. */
function withPlaces(
  players: readonly ReportedPlayer[],
  games: Report['games'],
  byes: readonly Bye[],
): readonly ReportedPlayer[] {
  const points = new Map(players.map(({ id }) => [id, 0]));
  const add = (id: string, halfPoints: number): void => {
    points.set(id, (points.get(id) ?? 0) + halfPoints);
  };
  for (const { white, black, result } of games) {
    const [whites, blacks] = HALF_POINTS[result];
    add(white, whites);
    add(black, blacks);
  }
  for (const { player, kind } of byes) add(player, BYE_POINTS[kind]);
  return players.map(({ halfPoints: _points, ...player }) => {
    const own = points.get(player.id) as number;
    const better = players.filter(({ id }) => (points.get(id) as number) > own).length;
    return { ...player, place: better + 1 };
  });
}
