/** 4(1) The ranking list, 9(1) the grade to enter with, and 3(3) the committee's adjustments. */
import type { Why } from '../../core/reasons.ts';
import { isStronger, type PromotionMarks, rankOf, standingMarks, type Title } from './clauses.ts';
import type { MgszFinding } from './admission.ts';
import type { MgszRules } from './reasons.ts';
import type { EntryGrade, Grade } from './tables.ts';

/** A player in the registry. */
export interface Registered {
  readonly id: string;
  readonly name?: string;
  readonly points: number;
  readonly rank: Grade;
  readonly reached: PromotionMarks;
}

export const LIST_COLUMNS = ['place', 'name', 'points', 'grade', 'entryGrade', 'reached'] as const;
export interface RankingLine {
  /** Equal points share a place. */
  readonly place: number;
  readonly id: string;
  readonly name?: string;
  readonly points: number;
  readonly grade: Grade;
  readonly entryGrade: Grade;
  readonly reached: PromotionMarks;
}

/**
 * 4(1) Everybody in the registry, in the order of points. The text has no floor and no inactivity. An office takes the order of
 * its pages and of its ranking list from here; a long list is sorted in pieces, each of players with equal points. Reading: equal
 * points share the place; among them the stronger title comes first, then the id decides the order of lines.
 */
export function rankingList(registry: readonly Registered[]): readonly RankingLine[] {
  const lines: RankingLine[] = [];
  for (const player of [...registry].sort(byPoints)) {
    const { id, name, points, rank, reached } = player;
    const above = lines[lines.length - 1];
    const place = above?.points === points ? above.place : lines.length + 1;
    lines.push({
      place,
      id,
      ...(name === undefined ? {} : { name }),
      points,
      grade: rank,
      entryGrade: rankOf(points),
      reached,
    });
  }
  return lines;
}

function byPoints(a: Registered, b: Registered): number {
  if (a.points !== b.points) return b.points - a.points;
  if (a.rank !== b.rank) return isStronger(a.rank, b.rank) ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

export interface RegistryEntry {
  readonly points: number;
  readonly board: number;
  /** The grade of the EGF list, if an international event requires that one. */
  readonly egfGrade?: EntryGrade;
}

/**
 * 9(1), 9(2) The grade with which a registered player enters: on 19x19 the grade of the present points, not the title; at an
 * international event that requires it the grade of the EGF list; on 13x13 any grade, so the answer is null.
 */
export function entryGrade(entry: RegistryEntry, why?: Why<MgszRules>): EntryGrade | null {
  const { points, board, egfGrade } = entry;
  if (board === 13) {
    why?.because('9(2)', 'entry-grade-free', { board }, null);
    return null;
  }
  if (egfGrade !== undefined) {
    why?.because('9(1)b', 'entry-grade-egf', { grade: egfGrade }, egfGrade);
    return egfGrade;
  }
  const grade = rankOf(points);
  why?.because('9(1)a', 'entry-grade', { points }, grade);
  return grade;
}

/** 3(3) A decision of the committee on one indicator of a player, as the registry stores it. */
export type Adjustment = {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly player: string;
  readonly by: string;
  readonly reason: string;
} & (
  | { readonly indicator: 'points'; readonly old: number; readonly new: number }
  | { readonly indicator: 'grade'; readonly old: Grade; readonly new: Grade }
);

/** 3(3) Reading: a title that the committee gives drops the marks that it has overtaken. */
export const titleGiven = (rank: Grade, reached: Readonly<Record<string, number>>): Title => ({
  rank,
  reached: standingMarks(rank, reached),
});

/**
 * 3(3) The player after an adjustment. The record names the old value; if that is not the present one, nothing changes and the
 * finding says so. Reading: adjusted points give no mark.
 */
export function adjusted(
  player: Registered,
  adjustment: Adjustment,
): { readonly player: Registered; readonly findings: readonly MgszFinding[] } {
  const present = adjustment.indicator === 'points' ? player.points : player.rank;
  if (present !== adjustment.old) {
    const facts = { player: player.id, recorded: adjustment.old, present };
    return { player, findings: [{ code: 'mgsz.adjustment-mismatch', weight: 'refuse', clause: '3(3)', facts }] };
  }
  if (adjustment.indicator === 'points') return { player: { ...player, points: adjustment.new }, findings: [] };
  const title = titleGiven(adjustment.new, player.reached as Record<string, number>);
  return { player: { ...player, ...title }, findings: [] };
}
