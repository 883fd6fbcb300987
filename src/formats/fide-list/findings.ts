/** Findings of the reader and the writer of rating lists, with their facts. */
import type { EncodingFindings } from '../encoding.ts';
import { StreamNotes } from '../stream-notes.ts';
import type { ZipFindings } from '../zip.ts';
import type { Control, PlayerElement } from './records.ts';

/** Problems that the XML reader reports: a tag closed at the wrong place, an end that is missing, an unknown entity … */
export const XML_PROBLEMS = ['close-tag', 'cut', 'entity', 'character', 'outside-root', 'syntax'] as const;
export type XmlProblem = (typeof XML_PROBLEMS)[number];

export interface ListFindings {
  // about the whole list
  'list.empty': Record<never, never>;
  'list.unknown-form': { seen: string };
  'list.no-players': Record<never, never>;
  'list.missing-column': { element: PlayerElement };
  'list.unknown-column': { heading: string };
  'list.repeated-column': { heading: string };
  'list.combined-incomplete': { elements: readonly PlayerElement[] };
  'list.one-control': { control: Control };
  /** A report of an event, in one of the formats of reports. */
  'list.is-report': { format: string };
  'list.no-list-in-archive': Record<never, never>;
  'list.entry-skipped': { entry: string };
  'list.more-findings': { count: number };
  // about a line of the text
  'list.line-short': { length: number; expected: number };
  'list.line-long': { seen: string; expected: number };
  'list.line-too-long': { limit: number };
  'list.titles-overflow': { seen: string };
  'list.columns-shifted': { seen: string };
  // of the XML
  'list.doctype': Record<never, never>;
  'list.xml-broken': { problem: XmlProblem };
  'list.too-deep': { limit: number };
  'list.unknown-element': { element: string };
  'list.repeated-element': { element: string };
  // of a player
  'list.id-unreadable': { seen: string };
  'list.repeated-player': { player: string };
  'list.rating-unreadable': { element: PlayerElement; seen: string };
  'list.rating-out-of-range': { element: PlayerElement; seen: number; max: number };
  'list.number-unreadable': { element: PlayerElement; seen: string };
  'list.birth-unreadable': Record<never, never>;
  'list.name-missing': { player: string };
  'list.name-damaged': { player: string };
  'list.sex-unknown': { seen: string };
  'list.sex-differs': { player: string };
  'list.title-unknown': { seen: string };
  'list.title-adjusted': { seen: string; title: string };
  'list.federation-unknown': { seen: string };
  'list.flag-unknown': { seen: string };
  // of writing
  'list.transliterated': { from: string; to: string; count: number };
  'list.cut': { player: string; element: PlayerElement; seen: string; width: number };
  'list.not-carried': { what: string; count: number };
}

export type ListNotes = StreamNotes<ListFindings & EncodingFindings & ZipFindings>;

export const listNotes = (): ListNotes => new StreamNotes('list.more-findings');
