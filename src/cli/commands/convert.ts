import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import {
  convertReport,
  type PeriodReport,
  REPORT_FORMATS,
  type Report,
  type ReportFormatId,
} from '../../office/index.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { phraseBookOf } from '../options.ts';
import { findingLines, printLines } from '../print.ts';
import { load } from '../reports.ts';

const BY_ENDING: Readonly<Record<string, ReportFormatId>> = {
  '.trf': 'trf16',
  '.trfx': 'trf26',
  '.json': 'json',
  '.h9': 'h9',
};

/** The format asked for, or the one that the ending of the name stands for. */
function formatOf(options: object, out: string): ReportFormatId {
  const { format } = options as { readonly format?: unknown };
  const id = format ?? BY_ENDING[extname(out).toLowerCase()];
  if ((REPORT_FORMATS as readonly unknown[]).includes(id)) return id as ReportFormatId;
  throw new UsageError(`--format takes one of ${REPORT_FORMATS.join(', ')}`);
}

/** A report that is already in the format asked for stays as it is, where nothing was laid over it. */
function written(
  report: Report | PeriodReport,
  format: ReportFormatId | null,
  bytes: Uint8Array | undefined,
  to: ReportFormatId,
  options: object,
): ReturnType<typeof convertReport> {
  const { facts, list } = options as { readonly facts?: unknown; readonly list?: unknown };
  const isSame = format === to && facts === undefined && list === undefined;
  return isSame && bytes !== undefined ? { bytes, findings: [] } : convertReport(report, to);
}

/** One report in another format; nothing is written where the report, or the format, stands against it. */
export async function convertCommand(from: string, out: string, options: object): Promise<ExitCode> {
  const to = formatOf(options, out);
  const book = await phraseBookOf(options);
  let exit: ExitCode = 0;
  for await (const { report, format, bytes, findings, names } of load([from], options)) {
    const converted = report === undefined ? { findings: [] } : written(report, format, bytes, to, options);
    const told = [...findings, ...converted.findings];
    const isRefused = told.some(({ weight }) => weight === 'refuse');
    if (converted.bytes !== undefined && !isRefused) {
      if (out === '-') process.stdout.write(converted.bytes);
      else await writeFile(out, converted.bytes);
    }
    if (out !== '-') await printLines(findingLines(told, book, (id) => names.get(id)));
    exit = isRefused ? 3 : 0;
  }
  return exit;
}
