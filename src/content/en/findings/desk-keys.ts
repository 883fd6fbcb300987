/** Keys and signatures, in English. */
import type { KeyFindings, KeyProblem } from '../../../explain/desk-findings/keys.ts';
import type { FindingPhrases, Say } from '../../../explain/language.ts';
import { dayOfTime, clockOfTime } from '../../../explain/times.ts';

export const KEY_PROBLEM_WORDS: Readonly<Record<KeyProblem, string>> = {
  denied: 'no permission',
  folder: 'it is a folder',
  'no-folder': 'there is no such folder',
  full: 'the disk is full',
  other: 'the system does not allow it',
};
const at = (time: string, say: Say): string => `${say.date(dayOfTime(time))}, ${clockOfTime(time)} UTC`;

export const KEY_FINDINGS: FindingPhrases<KeyFindings> = {
  'keys.none': () => 'The office has no key yet, so nothing is signed; “elobook keys new” makes one.',
  'keys.none-in-force': () => 'The office has no key in force; “elobook keys new” makes one.',
  'keys.no-place': () =>
    'A database on a server has no place for the private key: name a file with --key or ELOBOOK_KEY_FILE, or give the key itself in ELOBOOK_KEY.',
  'keys.missing': ({ place }) => `The private key is not there: there is no file “${place}”.`,
  'keys.unreadable': ({ place, problem }) =>
    `The private key in “${place}” cannot be read: ${KEY_PROBLEM_WORDS[problem]}.`,
  'keys.unwritable': ({ place, problem }) =>
    `The private key cannot be written to “${place}”: ${KEY_PROBLEM_WORDS[problem]}.`,
  'keys.open-to-others': ({ place, mode }) =>
    `Others than its owner have rights to the private key in “${place}” (${mode}); if nobody has read it, “chmod 600” is enough, else retire it as disclosed and make a new one.`,
  'keys.damaged': ({ place }) => `What is in “${place}” is not a private Ed25519 key (PEM, PKCS #8).`,
  'keys.other-key': ({ place, seen, expected }) =>
    `The key in force is ${expected}, but in “${place}” there is ${seen.join(', ')}.`,
  'keys.nothing-new': ({ place }) =>
    `The key in ${place} is announced already; put a new one there, and then announce it.`,
  'keys.unknown': ({ key }) => `The office never had a key “${key}”.`,
  'keys.retired-already': ({ key, until }, say) => `Key ${key} is no longer in force since ${at(until, say)}.`,
  'keys-file.missing': ({ file }) =>
    `There is no file of public keys “${file}”; the office writes one with “elobook keys export”, and --keys names it.`,
  'keys-file.damaged': ({ field }) =>
    field === null
      ? 'This is not a file of public keys.'
      : `This is not a file of public keys: “${field}” is missing or wrong.`,
  'signature.missing': ({ file }) => `There is no signature “${file}”.`,
  'signature.damaged': ({ byte, field }) =>
    byte !== null
      ? `The signature file is damaged at byte ${byte}.`
      : field !== null
        ? `The signature file is damaged: “${field}” is missing or wrong.`
        : 'The signature file is damaged: it cannot be read.',
  'signature.unknown-key': ({ key, list }) =>
    `The signature of list “${list}” names key ${key}, which is not among the public keys: either it is not the office’s, or the file of keys is older.`,
  'signature.wrong': ({ key, list }) =>
    `The signature does not hold: key ${key} has not signed this about list “${list}”, or the signature file was changed.`,
  'signature.key-not-valid': ({ key, signed, from, until }, say) =>
    `The list is signed at ${at(signed, say)}, but key ${key} was in force ${until === null ? `only from ${at(from, say)} on` : `from ${at(from, say)} to ${at(until, say)}`}.`,
  'signature.key-disclosed': ({ key }) =>
    `Key ${key} became known to others, so what it has signed proves nothing; ask the office for a new signature.`,
  'signature.changed-file': ({ list, seen, signed }) =>
    `This is not the file that was signed for list “${list}”: its SHA-256 is ${seen}, and ${signed} was signed.`,
  'signature.wrong-list': ({ list, expected }) => `The file is list “${list}”, not “${expected}”.`,
  'signature.other-office': ({ office, expected }) =>
    `The list was signed in the name of the office “${office}”, but the keys are those of “${expected}”.`,
  'signature.other-name': ({ file, list }) => `The file is called “${file}”, but it is list “${list}”.`,
};
