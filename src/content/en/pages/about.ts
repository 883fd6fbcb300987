/** The words of the page about the office, in English. */
import type { Worded } from '../../worded.ts';

export const ABOUT_WORDS = {
  title: 'About this office',
  lead: 'This office keeps ratings by the rulebooks of its federations. Every number on these pages can be traced to the games and the clauses behind it.',
  kept: (office: string) => `These pages are published by ${office}.`,
  rules: 'Rulebooks in use',
  contact: 'Contact',
  contactText: 'If you see a mistake on a page, report it here; the report names the page.',
  verify: 'How to verify',
  steps: [
    'Every list is sealed when it is published: the SHA-256 digest of its rows is in the ledger, and on the page of the list under “Signatures and digests”. It never changes afterwards.',
    'Every file of a list comes with a signature (.sig) and a digest (.sha256) beside it. Anybody can check a file without this office: npx elobook verify-list FILE',
    'The public keys of the office are published. Keep a copy: it shows you if somebody replaces them.',
    'The entries of the ledger form a chain of hashes. Anybody who has an export of the office can check every entry and every list again: npx elobook verify',
  ] as readonly string[],
  keys: 'Public keys',
  source: 'Source',
  sourceText: (version: string) =>
    `The office runs on Elobook ${version}, free software under the MIT licence. It is published as the npm package “elobook”, with its source, its tests and its documentation.`,
  data: 'Data for programs',
};

export type AboutWords = Worded<typeof ABOUT_WORDS>;
