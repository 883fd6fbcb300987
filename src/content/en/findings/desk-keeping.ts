/** What the desk says about backups and exports, in English. */
import type { Damage, KeepingFindings } from '../../../explain/desk-findings/keeping.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

const DAMAGES: Readonly<Record<Damage, string>> = {
  packing: 'it cannot be unpacked',
  'cut-off': 'the rest of it is missing',
  seal: 'the packed bytes are not those that were sealed',
  'not-text': 'it is not UTF-8 text',
  'too-long': 'it is longer than any line of an export',
  'no-line': 'it is neither a paper nor an entry nor the end',
  paper: 'the paper is not whole, or is not the one that it says',
  'paper-of-nobody': 'the entry after it does not name this paper',
  sum: 'the sum of all lines is another',
  'after-end': 'it comes after the end',
};

export const KEEPING_FINDINGS: FindingPhrases<KeepingFindings> = {
  'keeping.not-empty': ({ name, entries }, say) =>
    `The office “${name}” is there already, with ${say.count(entries, 'entry', 'entries')}. Nothing is ever put over an office; name an empty database with --db.`,
  'keeping.file-there': ({ file }) => `The file “${file}” is there already, and is not replaced; give another name.`,
  'keeping.not-an-export': () => 'This file is not an export of an office.',
  'keeping.damaged': ({ line, entry, damage }) => `Line ${line} of the file, at entry ${entry}: ${DAMAGES[damage]}.`,
  'keeping.place': ({ line, entry }) => `This is line ${line} of the file, at entry ${entry}.`,
  'keeping.unknown-kind': ({ line, entry, kind }) =>
    `Line ${line} of the file: entry ${entry} is of the kind “${kind}”, which only a newer Elobook knows; use that one.`,
  'keeping.not-verified': () =>
    'It was copied as it is; “elobook verify” shows whether everything in it follows from the entries.',
};
