/** A line of a file as it stands there, with places marked in it. */
import type { VNode } from 'preact';
import type { Weight } from '../../core/finding.ts';
import type { ShownLine } from '../../engine/marked-text.ts';

interface TextLineProps {
  /** The whole line is meant, also where no place in it is. */
  readonly isMeant?: boolean;
  readonly number: number;
  readonly line: ShownLine;
  /** What a mark says to whoever points at it. */
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
