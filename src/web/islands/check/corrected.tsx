/** A corrected file next to the one before it: the lines that differ, and the findings that are gone, new or left. */
import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { fileLines } from '../../../engine/file-text.ts';
import { shownDifference } from '../../../engine/line-difference.ts';
import { tableDifference } from '../../../engine/table-difference.ts';
import { DifferentLines, DifferentTable } from '../../parts/corrected-file.tsx';
import { useKit } from './kit.ts';
import { type FileState, findingsOfFile, settledBetween } from './state.ts';
import { fileLabel } from './file-label.ts';

export type ReportState = FileState & { readonly part: Extract<FileState['part'], { readonly kind: 'report' }> };

export const isReportState = (file: FileState): file is ReportState => file.part.kind === 'report';

/** The file of the same name that was read before it, or the report that the office has. */
const earlierOf = (file: ReportState, others: readonly ReportState[]): number | undefined =>
  file.isStanding === true
    ? undefined
    : (others.findLast(({ name, time }) => name === file.name && time < file.time)?.key ??
      others.find(({ isStanding }) => isStanding === true)?.key);

export function Corrected({ file, files }: { file: ReportState; files: readonly FileState[] }): VNode | null {
  const { words } = useKit();
  const others = files.filter(isReportState).filter(({ key }) => key !== file.key);
  // until somebody chooses, the one before it, also where that is read later
  const [picked, setPicked] = useState<number | 'none'>();
  const chosen = picked === 'none' ? undefined : (picked ?? earlierOf(file, others));
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
            onChange={({ currentTarget: { value } }) => setPicked(value === '' ? 'none' : Number(value))}
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
  const lines = useMemo(
    () => shownDifference(linesOfState(before), linesOfState(after)),
    [before.part.text, after.part.text],
  );
  const { settled, young, left } = settledBetween(findingsOfFile(before), findingsOfFile(after));
  const tables = (after.reply?.events ?? []).flatMap(({ table }, place) => {
    const was = before.reply?.events[place]?.table;
    return was === undefined ? [] : [tableDifference(was, table)];
  });
  return (
    <>
      <p>{words.settled(settled, young, left, say)}</p>
      {tables.map((difference, place) => (
        <DifferentTable key={place} difference={difference} words={words} />
      ))}
      <DifferentLines difference={lines} words={words} say={say} />
    </>
  );
}

const linesOfState = ({ part, reply }: ReportState): readonly string[] => fileLines(part.text, reply?.format ?? null);
