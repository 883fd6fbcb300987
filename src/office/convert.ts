/** A report in another format, and what that format cannot carry. */
import type { Finding } from '../core/finding.ts';
import type { PeriodReport, Report } from '../core/report.ts';
import type { ReportFormatId, WrittenReport } from '../formats/format.ts';
import { writePeriod } from '../formats/json/write.ts';
import { formatById } from '../formats/registry.ts';

export type Converted = WrittenReport | { readonly bytes?: never; readonly findings: readonly Finding[] };

export function convertReport(report: Report | PeriodReport, to: ReportFormatId): Converted {
  if ('period' in report) {
    return to === 'json' ? writePeriod(report) : { findings: [refusal('convert.not-one-event', {})] };
  }
  const { write } = formatById(to);
  return write === undefined ? { findings: [refusal('convert.no-writer', { format: to })] } : write(report);
}

const refusal = (code: string, facts: Finding['facts']): Finding => ({ code, weight: 'refuse', facts });
