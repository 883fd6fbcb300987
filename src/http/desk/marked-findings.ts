/**
 * Findings about a file in the language of the page, each with its line; and a corrected file compared with the one
 * before.
 */
import type { Finding } from '../../core/finding.ts';
import { contentIn } from '../../content/languages.ts';
import { namesOfPersons } from '../../desk/events/given.ts';
import type { Office } from '../../desk/office.ts';
import { crossTableOf } from '../../engine/cross-table.ts';
import { fileLines, fileText } from '../../engine/file-text.ts';
import { namesInReport, reportFormatOf } from '../../engine/files.ts';
import { inspectedFile, reportsOfFile } from '../../engine/inspection.ts';
import { shownDifference } from '../../engine/line-difference.ts';
import { placeOf, shownLine } from '../../engine/marked-text.ts';
import { tableDifference } from '../../engine/table-difference.ts';
import { groupedByKind } from '../../explain/kinds.ts';
import { tellFinding } from '../../explain/tell.ts';
import type { CorrectedFile, MarkedFinding } from '../../web/desk/marked-findings.tsx';
import type { Site } from '../../web/site.ts';
import { inDeskWords } from './desk-words.ts';
import { idsIn } from './told.ts';

const WEIGHTS = ['refuse', 'warn', 'note'] as const;

/** The lines of a file as its reader saw them. */
function linesOf(bytes: Uint8Array): readonly string[] {
  return fileLines(fileText(bytes).text, reportFormatOf(bytes) ?? null);
}

/** Gravest first, grouped by kind. */
export async function markedFindings(
  findings: readonly Finding[],
  bytes: Uint8Array | undefined,
  site: Site,
  office: Office,
): Promise<readonly MarkedFinding[]> {
  const { book } = await contentIn(site.language);
  const names = await namesOfPersons(office, [...idsIn(findings.map(({ facts }) => facts))]);
  const format = bytes === undefined ? null : (reportFormatOf(bytes) ?? null);
  const lines = bytes === undefined || findings.every(({ at }) => at?.line === undefined) ? [] : linesOf(bytes);
  // a file has its own numbers for players
  const inFile = bytes === undefined ? undefined : namesInReport(inspectedFile('', bytes).opened.report);
  const marked = (finding: Finding): Omit<MarkedFinding, 'others'> => {
    const place = placeOf(finding, lines, format);
    const { line, column } = finding.at ?? {};
    return {
      weight: finding.weight,
      text: inDeskWords(
        tellFinding(finding, book, (id) => names.get(id) ?? inFile?.get(id)),
        site,
      ),
      ...(line === undefined ? {} : { at: { line, column } }),
      ...(place === undefined
        ? {}
        : { excerpt: { number: place.line, line: shownLine(lines[place.line - 1] as string, [place]) } }),
    };
  };
  return WEIGHTS.flatMap((weight) =>
    groupedByKind(findings.filter((each) => each.weight === weight)).map(({ first, others }) => ({
      ...marked(first),
      others: others.map(marked),
    })),
  );
}

/** The differences between a corrected file and the one before. */
export function correctedFile(before: Uint8Array, after: Uint8Array): CorrectedFile {
  const [was, now] = [before, after].map((bytes) => reportsOfFile(inspectedFile('', bytes)).map(crossTableOf));
  return {
    lines: shownDifference(linesOf(before), linesOf(after)),
    tables: (now ?? []).flatMap((table, place) => {
      const old = was?.[place];
      return old === undefined ? [] : [tableDifference(old, table)];
    }),
  };
}
