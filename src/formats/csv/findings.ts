/** Findings of the reader and the writer of CSV, with their facts. */
import type { EncodingFindings } from '../encoding.ts';
import { StreamNotes } from '../stream-notes.ts';

export interface CsvFindings {
  // about the whole file
  'csv.empty': Record<never, never>;
  'csv.unknown-form': { seen: string };
  'csv.no-players': Record<never, never>;
  'csv.unknown-column': { heading: string };
  'csv.repeated-column': { heading: string };
  'csv.id-from': { heading: string };
  'csv.id-from-line': Record<never, never>;
  'csv.rating-from': { heading: string };
  'csv.more-findings': { count: number };
  // of a line
  'csv.line-too-long': { limit: number };
  'csv.quote-open': Record<never, never>;
  'csv.quote-stray': { heading: string };
  'csv.fields-missing': { count: number; expected: number };
  'csv.fields-more': { count: number; expected: number; seen: string };
  // of a cell
  'csv.id-missing': Record<never, never>;
  'csv.repeated-id': { id: string };
  'csv.number-unreadable': { heading: string; seen: string };
  'csv.number-out-of-range': { heading: string; seen: number; min: number; max: number };
  'csv.yes-or-no-unreadable': { heading: string; seen: string };
  'csv.birth-unreadable': { heading: string };
  'csv.birth-adjusted': { heading: string };
  'csv.sex-unknown': { heading: string; seen: string };
  'csv.title-unknown': { heading: string; seen: string };
  'csv.title-adjusted': { heading: string; seen: string; title: string };
  'csv.reached-unreadable': { heading: string; seen: string };
  'csv.text-damaged': { heading: string };
  // of writing
  'csv.looks-like-formula': { heading: string; count: number };
  'csv.made-safe': { heading: string; count: number };
  'csv.not-carried': { field: string; count: number };
}

export type CsvNotes = StreamNotes<CsvFindings & EncodingFindings>;

export const csvNotes = (): CsvNotes => new StreamNotes('csv.more-findings');
