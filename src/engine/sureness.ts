/**
 * How certain the rules behind a number are. Only for editions that are put together from several sources: if the text is at hand
 * there is nothing to say. It is separate from the explanations, so that no page carries the contents.
 */
import type { Step } from '../core/reasons.ts';
import { CONTENTS } from '../rulebooks/contents.ts';
import { CONFIDENCES, type Confidence, type EditionId } from '../rulebooks/rulebook.ts';
import type { Source } from '../rulebooks/sources.ts';

export interface SureRule {
  readonly edition: EditionId;
  readonly clause: string;
  readonly confidence: Confidence;
  readonly sources: readonly Source[];
}

/** The rules that these steps cite in any of these editions: the least sure first, then in the order of the book. */
export function surenessOf(steps: readonly Step[], editions: Iterable<EditionId>): readonly SureRule[] {
  const cited = new Set<string>();
  collect(steps, cited);
  const rules = [...new Set(editions)].flatMap((edition) =>
    // an edition that was registered by this process has no contents here
    (CONTENTS[edition] ?? []).flatMap(({ clause, confidence, sources = [] }): readonly SureRule[] =>
      confidence === undefined || !cited.has(clause) ? [] : [{ edition, clause, confidence, sources }],
    ),
  );
  return rules.sort((a, b) => rank(b) - rank(a));
}

const rank = ({ confidence }: SureRule): number => CONFIDENCES.indexOf(confidence);

function collect(steps: readonly Step[], into: Set<string>): void {
  for (const { clause, from } of steps) {
    into.add(clause);
    collect(from, into);
  }
}
