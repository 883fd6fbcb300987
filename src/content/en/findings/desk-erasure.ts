/** Erasures, in English. */
import type { Worded } from '../../worded.ts';
import type { ErasureFindings } from '../../../explain/desk-findings/erasure.ts';
import type { FindingPhrases, Say } from '../../../explain/language.ts';

const NAMED = { name: 'a part of the name', number: 'a number', birth: 'the day of birth' } as const;

export const ERASURE_FINDINGS: FindingPhrases<ErasureFindings> = {
  'erase.no-ground': () => 'Nobody is erased without a ground: give it with --ground.',
  'erase.open-questions': ({ events, count }, say) =>
    `Reports that hold the name have open questions (${say.list([...events])}${count > events.length ? ', …' : ''}); answer or refuse them first, because the reports go, too.`,
  'erase.done-before': ({ player, entry }) =>
    `The player ${player} was erased by entry ${entry} already; nothing new was entered.`,
  'erase.ground-names': ({ by }, say) =>
    `The ground holds ${say.list(by.map((each) => NAMED[each]))} of the person. It is kept in the ledger for ever, also when everything else is gone: give one that names nobody, such as “letter of 3 June”, or say “--although ground”.`,
  'erase.grounds-stay': ({ entries, count }, say) =>
    `The ${say.form(count, 'ground', 'grounds')} of ${say.count(count, 'further entry', 'further entries')} about the person ${say.form(count, 'holds', 'hold')} a part of the name, a number or the birth (${say.list(entries.map(String))}${count > entries.length ? ', …' : ''}); entries are never changed, so this stays.`,
  'erase.name-stays': ({ entries, count }, say) =>
    `The name also stands in ${say.count(count, 'entry', 'entries')} of the ledger, as a title, a ground or an author (${say.list(entries.map(String))}${count > entries.length ? ', …' : ''}); entries are never changed, so it stays there.`,
  'erase.work-waits': ({ work, count }, say) =>
    `The name is still in work that waits: ${say.list(work)}${count > work.length ? ' …' : ''}. Let it end, or decline it, and erase the person once more if it brings the name back.`,
  'erase.remains': () =>
    'The person is erased, but the files of the database could not be cleaned and may still hold traces; give the same command again later.',
  'erase.for-good': () =>
    'This cannot be undone; backups, exports and files of lists that were made before still hold the name.',
};

export const ERASURE_WORDS = {
  erased: (player: string) => `Erased: ${player}`,
  formerly: (players: readonly string[], say: Say) => `Also under the former ids: ${say.list(players)}`,
  papers: (identities: number, reports: number, say: Say) =>
    `Deleted: ${say.count(identities, 'paper of the card', 'papers of the card')}, ${say.count(reports, 'copy of a report', 'copies of reports')}`,
  /** Of which events no report is left; of which the title goes. */
  reports: (events: readonly string[], say: Say) => `No copy of the report is left: ${say.list(events)}`,
  titles: (events: readonly string[], say: Say) => `Shown without a title from now on: ${say.list(events)}`,
  lists: (count: number, say: Say) => `The rating stays on ${say.count(count, 'list', 'lists')}, without the name`,
  /** By which numbers, and by how many names with a birth year, the person is recognised. */
  remembered: (numbers: readonly string[], names: number, say: Say) =>
    `Remembered by keyed digests: ${say.list([...numbers, ...(names === 0 ? [] : [say.count(names, 'name with a birth year', 'names with a birth year')])])}`,
  /** On the card. */
  since: (day: string, entry: number, say: Say) => `erased on ${say.date(day)} (entry ${entry})`,
  /** On a list: how many of its players have no name any more. */
  onList: (count: number, say: Say) =>
    `${say.count(count, 'player has', 'players have')} been erased since; the seal stays, the files are now others`,
  /** A file as it would be written now. */
  fileNow: (form: string, sha256: string) => `${form} now: SHA-256 ${sha256}`,
  /** What `verify-list` says of a file that was written after an erasure. */
  signedWithout: (count: number, say: Say) =>
    `The list was written without the names of ${say.count(count, 'player', 'players')} who had been erased; its rows are as sealed.`,
};

export type ErasureWords = Worded<typeof ERASURE_WORDS>;
