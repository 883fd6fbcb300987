/** Those who were erased and are remembered by digests, in English. */
import type { MemoryFindings, RememberedBy } from '../../../explain/desk-findings/memory.ts';
import type { FindingPhrases, Say } from '../../../explain/language.ts';
import { KEY_PROBLEM_WORDS } from './desk-keys.ts';
import { REGISTRY_WORDS } from '../commands/registry.ts';

const same = (by: readonly RememberedBy[], say: Say): string =>
  say.list(by.flatMap((each) => (each === 'name' ? ['name', 'birth year'] : [REGISTRY_WORDS.numbers[each]])));

const persons = (count: number, say: Say): string => say.count(count, 'person', 'persons');

export const MEMORY_FINDINGS: FindingPhrases<MemoryFindings> = {
  'memory.no-place': () =>
    'A database on a server has no place for the memory key: name a file with --memory-key or ELOBOOK_MEMORY_KEY_FILE.',
  'memory.unreadable': ({ place, problem }) =>
    `The memory key in “${place}” cannot be read: ${KEY_PROBLEM_WORDS[problem]}.`,
  'memory.unwritable': ({ place, problem }) =>
    `The memory key cannot be written to “${place}”: ${KEY_PROBLEM_WORDS[problem]}.`,
  'memory.damaged': ({ place }) => `What is in “${place}” is not a memory key.`,
  'memory.open-to-others': ({ place, mode }) =>
    `Others than its owner have rights to the memory key in “${place}” (${mode}); “chmod 600” takes them away.`,
  'memory.made': ({ place }) =>
    `A memory key was made in “${place}”: keep a copy of it apart from the backups. Without it the office recognises nobody any more.`,
  'memory.missing': ({ persons: count, place }, say) =>
    `${persons(count, say)} who ${say.form(count, 'was', 'were')} erased cannot be recognised, because the memory key is not there${place === null ? '; name its file with --memory-key or ELOBOOK_MEMORY_KEY_FILE' : `: there is no file “${place}”`}.`,
  'memory.other-key': ({ persons: count, place }, say) =>
    `${persons(count, say)} who ${say.form(count, 'was', 'were')} erased cannot be recognised, because “${place}” holds another memory key than the one they are remembered with.`,
  'memory.lost': ({ persons: count }, say) =>
    `The memory key with which ${persons(count, say)} ${say.form(count, 'is', 'are')} remembered is not there: bring it back first, or give up recognising them with “--although lost-key”.`,
  'memory.nothing': () =>
    'There is nothing by which the person could be recognised: the card has no number, and no name with a birth year.',
  'memory.too-late': ({ player, entry }) =>
    `The player ${player} was erased by entry ${entry} without being remembered; nothing is left by which the person could be recognised.`,
  'memory.no-ground': () => 'Nobody who was erased is entered again without a ground: give it with --ground.',
  'player.remembered': ({ by, day }, say) =>
    `Somebody with the same ${same(by, say)} was erased on ${say.date(day)} and is not to come back unasked. If the person wants it, “--although remembered” with a ground enters them.`,
  'import.remembered': ({ row, by, day }, say) =>
    `Player ${row} of the list is left out: somebody with the same ${same(by, say)} was erased on ${say.date(day)} and is not to come back unasked. If the person wants it, “--although remembered” with a ground brings the player in.`,
  'import.number-remembered': ({ row, player, by, day }, say) =>
    `Player ${row} of the list would give ${say.player(player)} a number (${same(by, say)}) that somebody had who was erased on ${say.date(day)} and is not to come back unasked; it is not written. If it is the same person and wants it: “--although remembered” with a ground.`,
  'import.entered-again': ({ count }, say) =>
    `${persons(count, say)} who had been erased ${say.form(count, 'was', 'were')} entered again.`,
  'event.remembered': ({ by, day }, say) =>
    `Somebody with the same ${same(by, say)} was erased${day === undefined ? '' : ` on ${say.date(day)}`} and is not to come back unasked. Ask the person: “new”, with a ground, enters the player again.`,
};
