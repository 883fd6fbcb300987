/** Random events and periods of an edition, rated one after another: what is unsound in them. `npm run random` makes the long run. */
import { isUnreadable, rate } from '../src/engine/rate.ts';
import { editionById } from '../src/rulebooks/registry.ts';
import { EDITIONS, type EditionId, type EventResult, type PlayerResult } from '../src/rulebooks/rulebook.ts';
import { randomDocument, randomPeriodDocument } from './random.ts';

export { EDITIONS };

export const RANDOM_KINDS = ['events', 'periods'] as const;
export type RandomKind = (typeof RANDOM_KINDS)[number];

/** Whether an edition knows periods, and so can be asked for them. */
export const hasKind = (edition: EditionId, kind: RandomKind): boolean =>
  kind === 'events' || editionById(edition).ratePeriod !== undefined;

/** Every number is a number, and every rating a whole one. */
export const isSound = (result: EventResult<PlayerResult>): boolean =>
  !/NaN|Infinity|undefined/.test(JSON.stringify(result)) &&
  Object.values(result.players).every(
    ({ before, change, after }) =>
      [before, change, after].every((value) => value === null || Number.isFinite(value)) &&
      [before, after].every((value) => value === null || Number.isInteger(value)),
  );

export interface RandomRun {
  readonly count: number;
  /** Refused by a clause. */
  readonly unrated: number;
  /** Players who got or kept a number. */
  readonly players: number;
  /** Each with its seed. */
  readonly faults: readonly string[];
}

/** Rates this many, from a seed on. Neither an exception nor an odd number ends the run. */
export function runAtRandom(edition: EditionId, kind: RandomKind, count: number, from = 1): RandomRun {
  let [unrated, players] = [0, 0];
  const faults: string[] = [];
  for (let seed = from; seed < from + count; seed += 1) {
    try {
      const answer = rate(kind === 'events' ? randomDocument(edition, seed) : randomPeriodDocument(edition, seed));
      if (isUnreadable(answer) || answer.rulebook === null) faults.push(`${seed}: ${JSON.stringify(answer)}`);
      else {
        const result = answer as EventResult<PlayerResult>;
        if (!result.rated) unrated += 1;
        players += Object.keys(result.players).length;
        if (!isSound(result)) faults.push(`${seed}: unsound`);
      }
    } catch (error) {
      faults.push(`${seed}: ${String(error)}`);
    }
  }
  return { count, unrated, players, faults };
}
