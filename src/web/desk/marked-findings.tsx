/** The findings in a file, each shown in the file's own text; and the differences of a corrected file. */
import type { VNode } from 'preact';
import type { Weight } from '../../core/finding.ts';
import type { ShownDifference } from '../../engine/line-difference.ts';
import type { ShownLine } from '../../engine/marked-text.ts';
import type { TableDifference } from '../../engine/table-difference.ts';
import { DifferentLines, DifferentTable } from '../parts/corrected-file.tsx';
import { TextLine } from '../parts/text-lines.tsx';
import type { Site } from '../site.ts';

interface MarkedPart {
  readonly weight: Weight;
  readonly text: string;
  readonly at?: { readonly line: number; readonly column?: number | undefined };
  readonly excerpt?: { readonly number: number; readonly line: ShownLine };
}

export interface MarkedFinding extends MarkedPart {
  /** Of the same kind. */
  readonly others: readonly MarkedPart[];
}

/** The findings of one kind that are shown; a file with more of them is wrong from its beginning. */
const MOST_ALIKE = 100;

export function MarkedFindings({ findings, site }: { findings: readonly MarkedFinding[]; site: Site }): VNode | null {
  const words = site.pages.check;
  if (findings.length === 0) return null;
  return (
    <div class="findings">
      <ol>
        {findings.map(({ others, ...first }, place) => (
          <li key={String(place)} class={first.weight}>
            <Marked part={first} site={site} isFirst />
            {others.length === 0 ? null : (
              <details class="others">
                <summary>{words.others(others.length, site.say)}</summary>
                <ul>
                  {others.slice(0, MOST_ALIKE).map((each, at) => (
                    <li key={String(at)}>
                      <Marked part={each} site={site} />
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Marked({ part, site, isFirst = false }: { part: MarkedPart; site: Site; isFirst?: boolean }): VNode {
  const { weight, text, at, excerpt } = part;
  const { weights } = site.pages.entry;
  return (
    <>
      <p>
        {isFirst ? <strong>{weights[weight]} </strong> : null}
        {at === undefined ? null : <span class="place">{site.pages.check.line(at.line, at.column)}: </span>}
        {text}
      </p>
      {excerpt === undefined ? null : (
        <div class="excerpt">
          <TextLine number={excerpt.number} line={excerpt.line} weights={weights} isMeant />
        </div>
      )}
    </>
  );
}

export interface CorrectedFile {
  readonly lines: ShownDifference;
  /** For each event in it. */
  readonly tables: readonly TableDifference[];
}

export function CorrectedFileView({ corrected, site }: { corrected: CorrectedFile; site: Site }): VNode {
  const { check: words } = site.pages;
  return (
    <>
      <h3>{words.corrected}</h3>
      {corrected.tables.map((difference, place) => (
        <DifferentTable key={String(place)} difference={difference} words={words} />
      ))}
      <details>
        <summary>{site.pages.entry.upload.differentLines}</summary>
        <DifferentLines difference={corrected.lines} words={words} say={site.say} />
      </details>
    </>
  );
}
