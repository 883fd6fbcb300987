/** Lines of a file with marks in them: one under a finding, or the whole file with its unmarked lines folded away. */
import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Finding } from '../../../core/finding.ts';
import { TextLine } from '../../parts/text-lines.tsx';
import { useKit } from './kit.ts';
import {
  type MarkedPlace,
  placeOf,
  shownLine,
  stretchesOf,
  type Stretch,
  withUnfolded,
} from '../../../engine/marked-text.ts';
import type { ReportFormatId } from '../../../formats/format.ts';

/** A file as lines. */
export interface TextLines {
  readonly lines: readonly string[];
  readonly format: ReportFormatId | null;
}

/** The line that a finding is about, its column marked. */
export function Excerpt({ finding, of: { lines, format } }: { finding: Finding; of: TextLines }): VNode | null {
  const { book } = useKit();
  const place = placeOf(finding, lines, format);
  if (place === undefined) return null;
  return (
    <div class="excerpt">
      <TextLine
        number={place.line}
        line={shownLine(lines[place.line - 1] as string, [place])}
        isMeant
        weights={book.words.weights}
      />
    </div>
  );
}

/** Lines that one press of a button unfolds. */
const AT_ONCE = 200;

export function WholeText({ findings, of }: { findings: readonly Finding[]; of: TextLines }): VNode {
  const { lines, format } = of;
  const { book } = useKit();
  const places = useMemo(() => byLine(findings, of), [findings, of]);
  const [shown, setShown] = useState<readonly Stretch[]>([]);
  const stretches = useMemo(() => stretchesOf(lines.length, places.keys()), [lines, places]);
  const unfold = (from: number, to: number): void => setShown([...shown, { from, to, isShown: true }]);
  return (
    <div class="whole-text" data-format={format ?? 'none'}>
      {withUnfolded(stretches, shown).map(({ from, to, isShown }) =>
        isShown ? (
          Array.from({ length: to - from + 1 }, (_, place) => (
            <TextLine
              key={from + place}
              number={from + place}
              line={shownLine(lines[from + place - 1] as string, places.get(from + place) ?? NO_PLACES)}
              isMeant={places.has(from + place)}
              weights={book.words.weights}
            />
          ))
        ) : (
          <Folded key={`folded ${from}`} from={from} to={to} unfold={unfold} />
        ),
      )}
    </div>
  );
}

const NO_PLACES: readonly MarkedPlace[] = [];

function byLine(
  findings: readonly Finding[],
  { lines, format }: TextLines,
): ReadonlyMap<number, readonly MarkedPlace[]> {
  const places = new Map<number, MarkedPlace[]>();
  for (const finding of findings) {
    const place = placeOf(finding, lines, format);
    if (place === undefined) continue;
    const there = places.get(place.line);
    if (there === undefined) places.set(place.line, [place]);
    else there.push(place);
  }
  return places;
}

function Folded({ from, to, unfold }: { from: number; to: number; unfold: (from: number, to: number) => void }): VNode {
  const { words, say } = useKit();
  const count = to - from + 1;
  const next = Math.min(count, AT_ONCE);
  return (
    <div class="line folded">
      <span class="line-number" aria-hidden="true">
        ⋮
      </span>
      <button type="button" class="plain small" onClick={() => unfold(from, from + next - 1)}>
        {words.unfold(next, say)}
        {next < count ? ` (${words.linesFolded(count, say)})` : ''}
      </button>
    </div>
  );
}
