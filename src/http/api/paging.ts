/**
 * Paging, the same for all long answers: the `next` of one answer is the `cursor` of the following request. Its content
 * is internal.
 */
import { wrongParameter } from '../problem.ts';

const cursorOf = (text: string): string => Buffer.from(text).toString('base64url');

function readCursor(cursor: string, form: RegExp): RegExpExecArray {
  const read = form.exec(Buffer.from(cursor, 'base64url').toString());
  if (read === null) throw wrongParameter('cursor', 'is not one of ours');
  return read;
}

/** A list never changes, so a position in it stays valid. */
export const cursorAt = (place: number): string => cursorOf(`place ${place}`);
export const placeIn = (cursor: string): number => Number(readCursor(cursor, /^place (\d{1,9})$/)[1]);

/** For answers in pages: the cursor of the page after one; `of`: which of several paged things. */
export const nextAfter = (page: number, pages: number, of = ''): { readonly next?: string } =>
  page < pages ? { next: cursorOf(`page ${page + 1} ${of}`) } : {};

export interface CursorPage {
  readonly page: number;
  readonly of: string;
}

export function cursorPage(cursor: string): CursorPage {
  const [, page, of = ''] = readCursor(cursor, /^page ([1-9]\d{0,5}) ([a-z0-9-]{0,32})$/);
  return { page: Number(page), of };
}

/** The page of a cursor; without one, the first. */
export const pageAt = (cursor: string | undefined): number => (cursor === undefined ? 1 : cursorPage(cursor).page);
