/** Keys and signatures in short, in English. */
import type { KeyWords } from '../../../explain/key-words.ts';
import { dayOfTime, clockOfTime } from '../../../explain/times.ts';

export const KEY_WORDS: KeyWords = {
  announced: (key, place, origin) =>
    origin === 'made'
      ? `Key ${key} was made and signs the lists from now on. Its private half is in ${place}: keep a copy where nobody else comes.`
      : `Key ${key} from ${place} signs the lists from now on.`,
  replaces: (key) => `It takes over from key ${key}; what that one has signed stays good.`,
  retired: (key) => `Key ${key} signs nothing any more.`,
  noKeys: 'The office has no key.',
  states: { 'in-force': 'in force', over: 'no longer in force', disclosed: 'disclosed' },
  ready: (place) => `The private half of the key in force is in ${place}.`,
  exported: (file, count, say) => `${file}: ${say.count(count, 'public key', 'public keys')}`,
  signed: (file, key) => `${file}: signed with key ${key}`,
  good: (file, { office, list, form }) => `Good: ${file} is the list ${list} (${form}) of the office “${office}”.`,
  signedAt: ({ key, signed }, say) =>
    `Signed on ${say.date(dayOfTime(signed))} at ${clockOfTime(signed)} UTC with key ${key}.`,
  sealedBy: ({ entry }) => `Sealed by entry ${entry.no}, ${entry.hash}.`,
  digest: ({ digest }) => `Digest of its rows: ${digest}.`,
  byInitials: (count, say) =>
    `Made for the public: ${say.count(count, 'minor stands', 'minors stand')} in it by initials, without a year of birth; its rows are as they were sealed.`,
  notGood: (file) => `Not good: ${file}`,
};
