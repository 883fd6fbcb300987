/** A corrected file beside the one before it: the lines that differ, and what became of the findings. */
import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { changedPart, type ChangedLine, type DifferencePart, lineDifference, pairsIn, partsOf } from './difference.ts';
import { fileLines } from '../../../engine/file-text.ts';
import { visible } from './marked-text.ts';
import { useKit } from './kit.ts';
import { type FileState, findingsOfFile, settledBetween } from './state.ts';
import { fileLabel } from './file-label.ts';

export type ReportState = FileState & { readonly part: Extract<FileState['part'], { readonly kind: 'report' }> };

export const isReportState = (file: FileState): file is ReportState => file.part.kind === 'report';

/** The file of the same name that was read before it. */
const earlierOf = (file: ReportState, others: readonly ReportState[]): number | undefined =>
  others.findLast(({ name, time }) => name === file.name && time < file.time)?.key;

export function Corrected({ file, files }: { file: ReportState; files: readonly FileState[] }): VNode | null {
  const { words } = useKit();
  const others = files.filter(isReportState).filter(({ key }) => key !== file.key);
  const [chosen, setChosen] = useState<number | undefined>(earlierOf(file, others));
  const other = others.find(({ key }) => key === chosen);
  if (others.length === 0) return null;
  return (
    <section id="corrected">
      <h3>{words.corrected}</h3>
      <div class="fields no-print">
        <label>
          {words.compareFiles}
          <select
            value={chosen ?? ''}
            onChange={({ currentTarget: { value } }) => setChosen(value === '' ? undefined : Number(value))}
          >
            <option value="">{words.noFile}</option>
            {others.map((each) => (
              <option key={each.key} value={each.key}>
                {fileLabel(each, words)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {other === undefined ? null : <Difference before={other} after={file} />}
    </section>
  );
}

function Difference({ before, after }: { before: ReportState; after: ReportState }): VNode {
  const { words, say } = useKit();
  const { lines, isRough } = useMemo(
    () => lineDifference(linesOfState(before), linesOfState(after)),
    [before.part.text, after.part.text],
  );
  const { settled, young, left } = settledBetween(findingsOfFile(before), findingsOfFile(after));
  const parts = partsOf(lines);
  const pairs = pairsIn(lines);
  return (
    <>
      <p>{words.settled(settled, young, left, say)}</p>
      {isRough ? <p class="quiet small">{words.rough}</p> : null}
      {parts.length === 0 ? <p>{words.sameText}</p> : null}
      <div class="whole-text difference">
        {parts.map((part, place) => (
          <Part key={place} part={part} pairs={pairs} />
        ))}
      </div>
    </>
  );
}

const linesOfState = ({ part, reply }: ReportState): readonly string[] => fileLines(part.text, reply?.format ?? null);

/** Lines of a difference that are shown; one that is longer is a rough one, and nobody reads it. */
const MOST = 400;

function Part({
  part: { lines, skipped },
  pairs,
}: {
  part: DifferencePart;
  pairs: ReadonlyMap<ChangedLine, ChangedLine>;
}): VNode {
  const { words, say } = useKit();
  return (
    <>
      {skipped === 0 ? null : (
        <div class="line folded quiet small">
          <span class="line-number" aria-hidden="true">
            ⋮
          </span>
          {words.linesFolded(skipped, say)}
        </div>
      )}
      {lines.slice(0, MOST).map((line, place) => (
        <Line key={place} line={line} pair={pairs.get(line)} />
      ))}
      {lines.length <= MOST ? null : (
        <div class="line folded quiet">… {words.linesFolded(lines.length - MOST, say)}</div>
      )}
    </>
  );
}

const SIGNS = { same: ' ', gone: '−', new: '+' } as const;

function Line({ line, pair }: { line: ChangedLine; pair: ChangedLine | undefined }): VNode {
  const { words } = useKit();
  const { kind, text } = line;
  const number = line.kind === 'gone' ? line.before : line.after;
  const [from, mine] = pair === undefined ? [0, 0] : partOfLine(line, pair);
  return (
    <div class={`line ${kind}`}>
      <span class="line-number">{number}</span>
      <span class="sign" aria-hidden="true">
        {SIGNS[kind]}
      </span>
      {kind === 'same' ? null : <span class="hidden">{kind === 'gone' ? words.gone : words.added} </span>}
      <code dir="ltr">
        {visible(text.slice(0, from))}
        {mine === 0 ? null : <mark>{visible(text.slice(from, from + mine))}</mark>}
        {visible(text.slice(from + mine))}
      </code>
    </div>
  );
}

/** Where the part of a line begins that its pair has not, and how long it is here. */
function partOfLine(line: ChangedLine, pair: ChangedLine): readonly [number, number] {
  const [from, ofLine] = changedPart(line.text, pair.text);
  return [from, ofLine];
}
