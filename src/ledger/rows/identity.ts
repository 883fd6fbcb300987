/**
 * The identity paper of a person: what names him or her, and what only the registry needs. It lies outside the chain,
 * salted, so that it can be erased; entries hold its digest.
 */
import { type Birth, parseBirth } from '../../core/people.ts';
import { dayText } from '../../core/dates.ts';
import { canonicalBytes, type Json } from '../canonical.ts';
import { paperOf, SALT_LENGTH, paperRecord } from '../papers.ts';
import type { Paper } from '../store.ts';

export interface Identity {
  readonly name?: string;
  /** `2014-03-01`, or only the year. */
  readonly birth?: string;
  readonly fide?: string;
  readonly komir?: string;
  readonly orr?: string;
  readonly pin?: string;
  /** Beside the title that lists show: women's, national, of arbiters. A national one has its year. */
  readonly titles?: readonly { readonly title: string; readonly year?: number }[];
  /** Club of the licence, guest club, place in a club's order. */
  readonly club?: string;
  readonly guestClub?: string;
  readonly strengthOrder?: { readonly club: string; readonly number: number };
  /** Licences by year: the club they were taken out for. */
  readonly licences?: { readonly [year: string]: string };
}

/** A paper with a new salt, for the person of that number. */
export function identityPaper(person: number, identity: Identity, random: (size: number) => Uint8Array): Paper {
  const content = canonicalBytes(identity as Json);
  const salt = random(SALT_LENGTH);
  return { digest: paperOf(content, salt).digest, kind: 'identity', of: person, salt, content };
}

export const identityOf = (paper: Pick<Paper, 'content'>): Identity => paperRecord<Identity>(paper);

export const identityBirth = ({ year, day }: Birth): string =>
  day === undefined ? String(year).padStart(4, '0') : dayText(day);

export const birthOf = (text: string | null | undefined): Birth | undefined =>
  text === null || text === undefined ? undefined : parseBirth(text);

/** `1990` and `1990-05-01` can be one birth; so can whatever is not known. */
export const canBeOneBirth = (one: string | null | undefined, other: string | null | undefined): boolean =>
  one === null ||
  one === undefined ||
  other === null ||
  other === undefined ||
  one.startsWith(other) ||
  other.startsWith(one);
