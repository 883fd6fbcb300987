/** What is wrong with a CSV of players, in English. */
import type { CsvFindings } from '../../../formats/csv/findings.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

export const CSV_FINDINGS: FindingPhrases<CsvFindings> = {
  'csv.empty': () => 'The file is empty.',
  'csv.unknown-form': ({ seen }) => `The first line does not name the columns of a list of players: “${seen}”.`,
  'csv.no-players': () => 'No player could be read from the file.',
  'csv.unknown-column': ({ heading }) => `The column “${heading}” is not known; it is kept beside the player.`,
  'csv.repeated-column': ({ heading }) => `The column “${heading}” means the same as one before it.`,
  'csv.id-from': ({ heading }) => `There is no column of identifiers; “${heading}” is used for it.`,
  'csv.id-from-line': () => 'There is no column of identifiers; the number of the line is used.',
  'csv.rating-from': ({ heading }) => `There is no other column of ratings; “${heading}” is used as the rating.`,
  'csv.more-findings': ({ count }, say) => `${say.count(count, 'more finding', 'more findings')} in this file.`,
  'csv.line-too-long': ({ limit }, say) =>
    `The line has more than ${say.count(limit, 'character', 'characters')}; it is left out.`,
  'csv.quote-open': () => 'The quotation mark that begins this cell is never closed; what follows cannot be read.',
  'csv.quote-stray': ({ heading }) => `Text stands after the closing quotation mark (${heading}).`,
  'csv.fields-missing': ({ count, expected }, say) =>
    `The line has ${say.count(count, 'cell', 'cells')}, the heading ${say.number(expected)}.`,
  'csv.fields-more': ({ count, expected, seen }, say) =>
    `The line has ${say.count(count, 'cell', 'cells')}, the heading only ${say.number(expected)}; “${seen}” belongs to no column.`,
  'csv.id-missing': () => 'The player has no identifier and is left out.',
  'csv.repeated-id': ({ id }) => `More than one player has the identifier ${id}.`,
  'csv.number-unreadable': ({ heading, seen }) => `“${seen}” is not a whole number (${heading}).`,
  'csv.number-out-of-range': ({ heading, seen, min, max }, say) =>
    `${say.number(seen)} is not possible (${heading}); the least is ${say.number(min)}, the most ${say.number(max)}.`,
  'csv.yes-or-no-unreadable': ({ heading, seen }) => `“${seen}” is neither true nor false (${heading}).`,
  'csv.birth-unreadable': ({ heading }) =>
    `This is no date, neither YYYY-MM-DD nor a year nor another form we know (${heading}).`,
  'csv.birth-adjusted': ({ heading }) =>
    `Dates of birth here are not written as YYYY-MM-DD but were understood (${heading}).`,
  'csv.sex-unknown': ({ heading, seen }) => `“${seen}” is not known as a sex; m, f or w are (${heading}).`,
  'csv.title-unknown': ({ heading, seen }) => `The title “${seen}” is not known; it is kept as it is (${heading}).`,
  'csv.title-adjusted': ({ heading, seen, title }) => `The title “${seen}” is read as ${title} (${heading}).`,
  'csv.reached-unreadable': ({ heading, seen }) =>
    `“${seen}” does not say which grades were reached how often, as 2d:1 does (${heading}).`,
  'csv.text-damaged': ({ heading }) => `The text has characters that cannot be read (${heading}).`,
  'csv.made-safe': ({ heading, count }, say) =>
    `${say.count(count, 'cell begins', 'cells begin')} like a formula (${heading}) and ${count === 1 ? 'is' : 'are'} written with an apostrophe, so that no spreadsheet calculates ${count === 1 ? 'it' : 'them'}. Elobook reads ${count === 1 ? 'it' : 'them'} without; the format csv-exact has none.`,
  'csv.looks-like-formula': ({ heading, count }, say) =>
    `${say.count(count, 'cell begins', 'cells begin')} like a formula (${heading}). Such cells are written as they are; a spreadsheet may calculate them.`,
  'csv.not-carried': ({ field, count }, say) =>
    `The file has no column for “${field}”, which ${say.count(count, 'player has', 'players have')}.`,
};
