/** OpenGotha's own XML, recognised by its root. Read only: the program exports h9 itself. */
import type { ReportFormat } from '../format.ts';
import { readOpenGotha } from './read.ts';

export const OPENGOTHA: ReportFormat = { id: 'opengotha', recognises: looksLikeOpenGotha, read: readOpenGotha };

const BEGINNING = 4096;
const ROOT_TAG = /^<Tournament[\s>]/;

/** The root, after the declaration and comments. Another program's root begins alike: `<TournamentData`. */
function looksLikeOpenGotha(bytes: Uint8Array): boolean {
  let text = new TextDecoder('iso-8859-1').decode(bytes.subarray(0, BEGINNING)).replace(/^ï»¿/, '').trimStart();
  for (const [opening, closing] of [
    ['<?', '?>'],
    ['<!--', '-->'],
  ] as const) {
    while (text.startsWith(opening)) {
      const end = text.indexOf(closing);
      text = end === -1 ? '' : text.slice(end + closing.length).trimStart();
    }
  }
  // a document type is not part of such a file, and the reader reports it
  return text.startsWith('<!DOCTYPE') ? /<Tournament[\s>]/.test(text) : ROOT_TAG.test(text);
}
