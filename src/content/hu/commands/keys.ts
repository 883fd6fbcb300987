/** Keys and signatures in short, in Hungarian. */
import type { KeyWords } from '../../en/commands/keys.ts';
import { dayOfTime, clockOfTime } from '../../../explain/times.ts';

export const KEY_WORDS: KeyWords = {
  announced: (key, place, origin) =>
    origin === 'made'
      ? `Elkészült az új kulcs (${key}), mostantól ezzel írjuk alá a listákat. A titkos fele itt van: ${place}. Őrizzen róla másolatot olyan helyen, amelyhez más nem fér hozzá.`
      : `Mostantól ezzel a kulccsal írjuk alá a listákat: ${key} (helye: ${place}).`,
  replaces: (key) => `A korábbi kulcs helyébe lép (${key}); a vele készült aláírások érvényesek maradnak.`,
  retired: (key) => `Ezzel a kulccsal a továbbiakban semmit sem írunk alá: ${key}.`,
  noKeys: 'Az irodának nincs kulcsa.',
  states: { 'in-force': 'érvényben', over: 'már nincs érvényben', disclosed: 'nyilvánosságra került' },
  ready: (place) => `Az érvényes kulcs titkos fele itt van: ${place}.`,
  exported: (file, count, say) => `${file}: ${say.count(count, 'nyilvános kulcs')}`,
  signed: (file, key) => `${file}: aláírva, kulcs: ${key}`,
  good: (file, { office, list, form }) =>
    `Rendben: a fájl (${file}) ennek az irodának a listája: „${office}”, ${list} (${form}).`,
  signedAt: ({ key, signed }, say) =>
    `Aláírva: ${say.date(dayOfTime(signed))} ${clockOfTime(signed)} (UTC), kulcs: ${key}.`,
  sealedBy: ({ entry }) => `Lezárta a főkönyv ${entry.no}. bejegyzése, lenyomata ${entry.hash}.`,
  digest: ({ digest }) => `A sorok ellenőrző összege: ${digest}.`,
  byInitials: (count, say) =>
    `Nyilvános fájl: ${say.count(count, 'kiskorú')} monogrammal, születési év nélkül szerepel benne; a sorai olyanok, amilyenek a lezáráskor voltak.`,
  notGood: (file) => `Nincs rendben: ${file}`,
};
