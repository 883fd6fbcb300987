/** Keys and signatures in short, in English. */
import type { Worded } from '../../worded.ts';
import type { Say } from '../../../explain/language.ts';
import { dayOfTime, clockOfTime } from '../../../explain/times.ts';

interface SignedListFacts {
  readonly office: string;
  readonly list: string;
  /** `csv`. */
  readonly form: string;
  readonly digest: string;
  readonly entry: { readonly no: number; readonly hash: string };
  readonly sha256: string;
  readonly key: string;
  /** `2024-06-01T08:30:00.000Z`. */
  readonly signed: string;
}

export const KEY_WORDS = {
  /** After a key was announced. */
  announced: (key: string, place: string, origin: 'made' | 'found') =>
    origin === 'made'
      ? `Key ${key} was made and signs the lists from now on. Its private half is in ${place}: keep a copy where nobody else comes.`
      : `Key ${key} from ${place} signs the lists from now on.`,
  replaces: (key: string) => `It takes over from key ${key}; what that one has signed stays good.`,
  retired: (key: string) => `Key ${key} signs nothing any more.`,
  noKeys: 'The office has no key.',
  /** How a key stands. */
  states: { 'in-force': 'in force', over: 'no longer in force', disclosed: 'disclosed' },
  ready: (place: string) => `The private half of the key in force is in ${place}.`,
  exported: (file: string, count: number, say: Say) => `${file}: ${say.count(count, 'public key', 'public keys')}`,
  signed: (file: string, key: string) => `${file}: signed with key ${key}`,
  /** What `verify-list` says of a good file. */
  good: (file: string, { office, list, form }: SignedListFacts, _say: Say) =>
    `Good: ${file} is the list ${list} (${form}) of the office “${office}”.`,
  signedAt: ({ key, signed }: SignedListFacts, say: Say) =>
    `Signed on ${say.date(dayOfTime(signed))} at ${clockOfTime(signed)} UTC with key ${key}.`,
  sealedBy: ({ entry }: SignedListFacts) => `Sealed by entry ${entry.no}, ${entry.hash}.`,
  digest: ({ digest }: SignedListFacts) => `Digest of its rows: ${digest}.`,
  /** Of a file in which minors stand by initials. */
  byInitials: (count: number, say: Say) =>
    `Made for the public: ${say.count(count, 'minor stands', 'minors stand')} in it by initials, without a year of birth; its rows are as they were sealed.`,
  /** Where something stands against it. */
  notGood: (file: string) => `Not good: ${file}`,
};

export type KeyWords = Worded<typeof KEY_WORDS>;
