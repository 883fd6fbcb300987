/** Who was given birth dates or the whole registry, in English. */
import type { Worded } from '../../worded.ts';
import type { ReadingKind } from '../../../ledger/store.ts';
import type { ReadingFindings, Unrecorded } from '../../../explain/desk-findings/readings.ts';
import type { FindingPhrases, Say } from '../../../explain/language.ts';

/** `about`: the player, or the day of a removal; `count`: persons, or readings that were removed. */
interface ReadingInWords {
  readonly about: string;
  readonly count: number;
}

const REASONS: Readonly<Record<Unrecorded, string>> = {
  'read-only': 'the database can only be read',
  full: 'the disk is full',
  busy: 'somebody else has been writing for too long',
};

export const READING_FINDINGS: FindingPhrases<ReadingFindings> = {
  'readings.not-recorded': ({ reason }) =>
    `It could not be recorded who read this, because ${REASONS[reason]}; note it yourself.`,
  'readings.bad-day': ({ seen }) => `“${seen}” is not a day: write it as 2024-06-15.`,
  'readings.later': ({ day, today }, say) =>
    `${say.date(day)} is still to come: readings are removed up to today, ${say.date(today)}, at most.`,
  'readings.no-ground': () => 'No reading is removed from the record without a ground: give it with --ground.',
};

const KINDS: Readonly<Record<ReadingKind, (reading: ReadingInWords, say: Say) => string>> = {
  'players.show': ({ about }) => `the card of ${about}, with the day of birth`,
  'players.export': ({ count }, say) => `all players, with days of birth (${say.count(count, 'person', 'persons')})`,
  'players.erase': ({ about }) => `the card of ${about}, before an erasure`,
  'events.export': ({ about, count }, say) =>
    `the report of ${about} as a file, with days of birth (${say.count(count, 'person', 'persons')})`,
  export: ({ count }, say) => `the whole office as an export (${say.count(count, 'person', 'persons')})`,
  backup: ({ count }, say) => `the whole office as a backup (${say.count(count, 'person', 'persons')})`,
  removal: ({ about, count }, say) => `removed ${say.count(count, 'reading', 'readings')} before ${say.date(about)}`,
};

export const READING_WORDS = {
  none: 'Nothing is recorded.',
  kinds: KINDS,
  ground: (ground: string) => `Ground: ${ground}`,
  count: (readings: number, say: Say) => say.count(readings, 'reading', 'readings'),
  removed: (readings: number, day: string, say: Say) =>
    `${say.count(readings, 'reading', 'readings')} before ${say.date(day)} removed from the record.`,
};

export type ReadingWords = Worded<typeof READING_WORDS>;
