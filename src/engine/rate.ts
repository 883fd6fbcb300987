/** The engine with all editions. */
import type { Finding } from '../core/finding.ts';
import type { PeriodReport, Report } from '../core/report.ts';
import { editions } from '../rulebooks/registry.ts';
import type { PeriodResult } from '../rulebooks/rulebook.ts';
import { type Answer, type Engine, engineOf, type RateOptions, type Unrated, type Unreadable } from './engine.ts';
import type { Pause } from '../core/slices.ts';

export {
  type Answer,
  isUnreadable,
  type RateOptions,
  unreadableAnswer,
  type Unrated,
  type Unreadable,
} from './engine.ts';

export const ENGINE: Engine = engineOf(editions);

/** Rates an event document or a period document that is already a value. */
export const rate = (document: unknown, options?: RateOptions): Answer => ENGINE.rate(document, options);

/** Rates a period document; for anything else the finding is that the period is missing. */
export const ratePeriod = (document: unknown, options?: RateOptions): PeriodResult | Unrated | Unreadable =>
  ENGINE.ratePeriod(document, options);

/** Rates a document given as JSON text; findings carry line and column. */
export const rateText = (text: string, options?: RateOptions): Answer => ENGINE.rateText(text, options);

/** Rates a report of any format, or several as one period; `before` is what its reader found. */
export const rateReport = (report: Report | PeriodReport, options?: RateOptions, before?: readonly Finding[]): Answer =>
  ENGINE.rateReport(report, options, before);

/** The same where others wait: they have their turn between two checks, and between two parts of the calculation. */
export const rateReportInTurns = (report: Report, options: RateOptions, pause: Pause): Promise<Answer> =>
  ENGINE.rateReportInTurns(report, options, pause);

/** The findings about a document, without rating it. */
export const check = (document: unknown, options?: RateOptions): readonly Finding[] => ENGINE.check(document, options);

/** The same for a JSON text; findings carry line and column. */
export const checkText = (text: string, options?: RateOptions): readonly Finding[] => ENGINE.checkText(text, options);

/** The findings of reader and checks about a report, without rating it. */
export const checkOpenedReport = (
  report: Report | PeriodReport,
  options?: RateOptions,
  before?: readonly Finding[],
): readonly Finding[] => ENGINE.checkReport(report, options, before);
