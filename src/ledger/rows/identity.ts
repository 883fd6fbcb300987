/**
 * The identity paper of a person: what identifies him or her, and data that only the registry needs. It is stored
 * outside the chain, salted, so that it can be erased; entries have its digest.
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
  /** In addition to the title that lists show: women's, national and arbiters' titles. A national one has its year. */
  readonly titles?: readonly { readonly title: string; readonly year?: number }[];
  /** The club of the licence, the guest club, and the places in clubs' strength orders. */
  readonly club?: string;
  readonly guestClub?: string;
  readonly strengthOrder?: { readonly club: string; readonly number: number };
  /** Licences by year, with the club that took each out. */
  readonly licences?: { readonly [year: string]: string };
}

/** A paper with a new salt, for the person with this number. */
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

/** `1990` and `1990-05-01` can be the same birth; an unknown one can be any. */
export const canBeOneBirth = (one: string | null | undefined, other: string | null | undefined): boolean =>
  one === null ||
  one === undefined ||
  other === null ||
  other === undefined ||
  one.startsWith(other) ||
  other.startsWith(one);
