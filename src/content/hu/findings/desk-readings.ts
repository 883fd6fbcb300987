/** Who was given birth dates or the whole registry, in Hungarian. */
import type { ReadingFindings, Unrecorded } from '../../../explain/desk-findings/readings.ts';
import type { FindingPhrases } from '../../../explain/language.ts';
import type { ReadingWords } from '../../en/findings/desk-readings.ts';

const REASONS: Readonly<Record<Unrecorded, string>> = {
  'read-only': 'az adatbázis csak olvasható',
  full: 'betelt a lemez',
  busy: 'az adatbázis túl sokáig foglalt volt',
};

export const READING_FINDINGS: FindingPhrases<ReadingFindings> = {
  'readings.not-recorded': ({ reason }) =>
    `A megtekintést nem sikerült feljegyezni, mert ${REASONS[reason]}; kérjük, jegyezze fel Ön.`,
  'readings.bad-day': ({ seen }) => `Nem értelmezhető dátum: „${seen}”; így írandó: 2024-06-15.`,
  'readings.later': ({ day, today }, say) =>
    `Ez a nap (${say.date(day)}) még nem jött el: legfeljebb a mai napig (${say.date(today)}) lehet feljegyzéseket eltávolítani.`,
  'readings.no-ground': () =>
    'A megtekintésekről szóló feljegyzések indok nélkül nem távolíthatók el: adja meg az indokot a --ground kapcsolóval.',
};

export const READING_WORDS: ReadingWords = {
  none: 'Nincs feljegyzés.',
  kinds: {
    'players.show': ({ about }) => `${about} adatlapja, a születési nappal együtt`,
    'players.export': ({ count }, say) => `minden játékos, a születési nappal együtt (${say.count(count, 'személy')})`,
    'players.erase': ({ about }) => `${about} adatlapja, törlés előtt`,
    'events.export': ({ about, count }, say) =>
      `jegyzőkönyv fájlként (${about}), a születési napokkal együtt (${say.count(count, 'személy')})`,
    export: ({ count }, say) => `az egész iroda, exportként (${say.count(count, 'személy')})`,
    backup: ({ count }, say) => `az egész iroda, mentésként (${say.count(count, 'személy')})`,
    removal: ({ about, count }, say) => `eltávolítva: ${say.date(about)} előtti ${say.count(count, 'feljegyzés')}`,
  },
  ground: (ground) => `Indok: ${ground}`,
  count: (readings, say) => say.count(readings, 'feljegyzés'),
  removed: (readings, day, say) => `Eltávolítva: ${say.date(day)} előtti ${say.count(readings, 'feljegyzés')}.`,
};
