/** Which clauses the documents of a run came to, by the reasons of the engine’s own answers, and how a program fared where each played a part. */
import type { Step } from '../core/reasons.ts';

/** An answer of the engine, asked for all reasons. */
export interface ReasonedResult {
  readonly rated: boolean;
  readonly reasons: readonly string[];
  readonly findings: readonly { readonly code: string; readonly clause?: string }[];
  readonly players: Readonly<Record<string, { readonly after: number | null; readonly steps?: readonly Step[] }>>;
}

export interface ClauseCount {
  readonly clause: string;
  /** Documents that came to it: in a number, a refusal or a remark. */
  readonly documents: number;
  /** Players whose number rests on it. */
  readonly players: number;
  /** Those of them whose new rating the program has wrong. */
  readonly wrong: number;
}

/** What a rulebook adds to a number of a clause to tell two grounds apart is not part of the number. */
const clauseOfReason = (reason: string): string => reason.replace(/-(?:too-fast|first-control)$/, '');

/** What is said of an approval repeats the clause that the document names, which the book may not even have. */
const clausesOfFinding = ({ code, clause }: ReasonedResult['findings'][number]): readonly string[] =>
  clause === undefined || code.startsWith('approval.') ? [] : [clause];

export class Coverage {
  readonly #counts = new Map<string, { documents: number; players: number; wrong: number }>();

  #of(clause: string): { documents: number; players: number; wrong: number } {
    const known = this.#counts.get(clause);
    if (known !== undefined) return known;
    const fresh = { documents: 0, players: 0, wrong: 0 };
    this.#counts.set(clause, fresh);
    return fresh;
  }

  /** Of an event that is not rated, every number rests on the clauses that refuse it. */
  add(answer: ReasonedResult, wrong: ReadonlySet<string>): void {
    const refusing = answer.rated ? [] : answer.reasons.map(clauseOfReason);
    const met = new Set([...refusing, ...answer.findings.flatMap(clausesOfFinding)]);
    for (const [player, { steps = [] }] of Object.entries(answer.players)) {
      const own = new Set(refusing);
      const walk = ({ clause, from }: Step): void => {
        own.add(clause);
        for (const each of from) walk(each);
      };
      for (const step of steps) walk(step);
      for (const clause of own) {
        met.add(clause);
        const count = this.#of(clause);
        count.players += 1;
        if (wrong.has(player)) count.wrong += 1;
      }
    }
    for (const clause of met) this.#of(clause).documents += 1;
  }

  /** In the order of the book; what its contents do not have comes after it. */
  inOrder(contents: readonly string[]): readonly ClauseCount[] {
    const places = new Map(contents.map((clause, place) => [clause, place]));
    const placeOf = (clause: string): number => places.get(clause) ?? places.size;
    return [...this.#counts]
      .map(([clause, count]) => ({ clause, ...count }))
      .sort((a, b) => placeOf(a.clause) - placeOf(b.clause) || (a.clause < b.clause ? -1 : 1));
  }
}
