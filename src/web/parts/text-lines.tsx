/** A line of a file as it is, with marked places. */
import type { VNode } from 'preact';
import type { Weight } from '../../core/finding.ts';
import type { ShownLine } from '../../engine/marked-text.ts';

interface TextLineProps {
  /** The whole line is meant, even if no place in it is marked. */
  readonly isMeant?: boolean;
  readonly number: number;
  readonly line: ShownLine;
  /** The tooltip of a mark. */
  readonly weights: Readonly<Record<Weight, string>>;
}

export function TextLine({
  number,
  line: { pieces, isCutBefore, isCutAfter },
  weights,
  isMeant = false,
}: TextLineProps): VNode {
  return (
    <div class={isMeant ? 'line marked' : 'line'}>
      <span class="line-number">{number}</span>
      <code dir="ltr">
        {isCutBefore ? <span class="quiet">… </span> : null}
        {pieces.map(({ text, weight }, place) =>
          weight === undefined ? (
            text
          ) : (
            <mark key={place} class={weight} title={weights[weight]}>
              {text}
            </mark>
          ),
        )}
        {isCutAfter ? <span class="quiet"> …</span> : null}
      </code>
    </div>
  );
}
