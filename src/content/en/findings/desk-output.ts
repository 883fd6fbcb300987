/** What stands against writing a file, in English. */
import type { Guarded, OutputFindings } from '../../../explain/desk-findings/output.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

const GUARDED: Readonly<Record<Guarded, string>> = {
  office: 'is the database of the office',
  'office-log': 'belongs to the database of the office, which keeps its last changes there',
  'office-key': 'is where the office has one of its secret keys',
  database: 'is a database',
  'database-log': 'belongs to a database, which keeps its last changes there',
  'private-key': 'holds a private key',
  'public-keys': 'is a file of public keys',
  signature: 'is a signature',
};

export const OUTPUT_FINDINGS: FindingPhrases<OutputFindings> = {
  'output.guarded': ({ file, is }) =>
    `The file “${file}” ${GUARDED[is]}; no other file is ever put in its place. Give another name.`,
  'output.there': ({ file }) => `The file “${file}” is there already. Give another name, or replace it with --replace.`,
  'output.folder': ({ folder, other }) =>
    `The folder “${folder}” holds “${other}”, which is no table of an export. Give an empty folder, a new one, or one that holds only such tables.`,
  'output.site-folder': ({ folder, other }) =>
    `The folder “${folder}” holds “${other}”, which is of no copy of the site. Give an empty folder, a new one, or one that elobook site wrote.`,
  'output.signed': ({ file, signature }) =>
    `Beside “${file}” lies “${signature}”, which is the signature of another file: whoever checks the new one would take it for a forgery. Move the signature away, give another name, or write a list with its own signature (without --unsigned).`,
};
