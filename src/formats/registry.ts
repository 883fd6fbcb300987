/** The report formats that Elobook reads, in the order in which they are tried. */
import type { ReportFormat, ReportFormatId } from './format.ts';
import { H9 } from './h9/format.ts';
import { JSON_FORMAT } from './json/format.ts';
import { OPENGOTHA } from './opengotha/format.ts';
import { TRF06, TRF16, TRF26 } from './trf/format.ts';

const FORMATS: readonly ReportFormat[] = [JSON_FORMAT, OPENGOTHA, TRF26, TRF16, TRF06, H9];

/** The format of some bytes, by their content. */
export const recognised = (bytes: Uint8Array): ReportFormat | undefined =>
  FORMATS.find(({ recognises }) => recognises(bytes));

export const formatById = (id: ReportFormatId): ReportFormat =>
  FORMATS.find((format) => format.id === id) as ReportFormat;
