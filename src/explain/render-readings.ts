import type { Source } from '../rulebooks/sources.ts';
import type { ClauseReading } from './reading.ts';

const INTRODUCTION =
  'Where the text is open or misprinted: the question, what Elobook implements and why, and who reads it otherwise ' +
  'where that is known. Numbers beginning with R are of Elobook alone; the others are those of our digest of the ' +
  'text. This page is written from the same data that the program shows, so change it there.';

/** The readings of a book as a page of Markdown. */
export const renderReadings = (
  title: string,
  readings: readonly ClauseReading<string>[],
  names: Readonly<Record<Source, string>>,
): string => [`# ${title}`, INTRODUCTION, ...readings.map((each) => section(each, names))].join('\n\n').concat('\n');

const section = (
  { id, clauses, question, reading, otherwise, confidence, sources = [] }: ClauseReading<string>,
  names: Readonly<Record<Source, string>>,
): string =>
  [
    `### ${id} — ${clauses.join(', ')}`,
    `**Question.** ${question}`,
    `**Reading.** ${reading}`,
    ...(otherwise === undefined ? [] : [`**Otherwise.** ${otherwise}`]),
    ...(confidence === undefined
      ? []
      : [`**How sure.** ${confidence.toUpperCase()} (${sources.map((source) => names[source]).join('; ')})`]),
  ].join('\n\n');
