/** Who was given birth dates or the whole registry, in Hungarian. */
import type { ReadingFindings, Unrecorded } from '../../desk-findings/readings.ts';
import type { FindingPhrases } from '../../language.ts';
import type { ReadingWords } from '../../reading-words.ts';

const REASONS: Readonly<Record<Unrecorded, string>> = {
  'read-only': 'az adatbázis csak olvasható',
  full: 'betelt a lemez',
  busy: 'más túl régóta ír az adatbázisba',
};

export const READING_FINDINGS: FindingPhrases<ReadingFindings> = {
  'readings.not-recorded': ({ reason }) =>
    `Nem sikerült feljegyezni, ki olvasta ezt, mert ${REASONS[reason]}; jegyezze fel Ön.`,
  'readings.bad-day': ({ seen }) => `„${seen}” nem nap: írja így: 2024-06-15.`,
  'readings.later': ({ day, today }, say) =>
    `Ez a nap (${say.date(day)}) még nem jött el: legfeljebb a mai napig (${say.date(today)}) lehet feljegyzéseket eltávolítani.`,
  'readings.no-ground': () =>
    'Az olvasásokról szóló feljegyzés indok nélkül nem távolítható el: adja meg az indokot a --ground kapcsolóval.',
};

export const READING_WORDS: ReadingWords = {
  none: 'Nincs feljegyzés.',
  kinds: {
    'players.show': ({ about }) => `${about} adatlapja, a születés napjával`,
    'players.export': ({ count }, say) => `minden játékos, a születés napjával (${say.count(count, 'személy')})`,
    'players.erase': ({ about }) => `${about} adatlapja, törlés előtt`,
    export: ({ count }, say) => `az egész iroda, exportként (${say.count(count, 'személy')})`,
    backup: ({ count }, say) => `az egész iroda, mentésként (${say.count(count, 'személy')})`,
    removal: ({ about, count }, say) => `${say.date(about)} előtti ${say.count(count, 'feljegyzés')} eltávolítva`,
  },
  ground: (ground) => `Indok: ${ground}`,
  count: (readings, say) => say.count(readings, 'feljegyzés'),
  removed: (readings, day, say) => `Eltávolítva: ${say.date(day)} előtti ${say.count(readings, 'feljegyzés')}.`,
};
