/** The words of the page that says how the office can be checked, in English. */
import type { Say } from '../../../explain/language.ts';
import type { Worded } from '../../worded.ts';

export const VERIFY_WORDS = {
  title: 'How to verify',
  lead: 'Nobody has to take this office at its word. Its list files are signed, everything it has ever done stands in a ledger whose entries hold each other, and anybody can work it all out again.',
  signed: 'What is signed',
  signedText: [
    'Every list file has a signature beside it: fide-2026-10.csv and fide-2026-10.csv.sig. The signature (Ed25519) is made with a private key that only the office has, and it names the list, the SHA-256 of the file, the entry of the ledger that sealed the list, the key and the time.',
    'Whoever has the office’s public key can check, without asking the office, that the file is the office’s, that not one byte of it was changed, and which list it is.',
    'Pages are not signed; the files are. A file that was written before somebody was erased from the registry stays good: the signature says what was given out on that day.',
  ],
  here: 'Check a list file here',
  hereText:
    'Choose or drop a list file together with its .sig, or the proof of one number. All is checked in this page: nothing of it is sent.',
  choose: 'List file and its .sig',
  noScript: 'To check in the page a script is needed. Without one the command line or OpenSSL do the same; see below.',
  unsignedHere:
    'This server has no key at hand, so that it offers no signatures. Files that the office signed elsewhere can be checked all the same.',
  verdicts: {
    needsBoth: 'Both are needed: the list file and the file of the same name that ends in .sig.',
    checking: 'Checking …',
    good: 'Good. {file} is, byte for byte, the list {list} that {office} signed on {signed} with the key {key}.',
    'changed-file':
      'The signature is good, but of another file: {file} was changed, or is not the file it was made for.',
    'unknown-key':
      'The key {key} is not one of this office’s keys. The file is not the office’s, or its key is newer than this page.',
    'key-not-valid-then': 'The key {key} was not in force at the time of the signature.',
    'key-disclosed': 'The office says that others may have the key {key}. Ask it for a new signature.',
    'other-office': 'The signature is by a key of this office, but it names another one: {office}.',
    'does-not-hold': 'The signature does not hold: the .sig file was changed.',
    damaged: 'This is no signature of a list file: the .sig is damaged, or is something else.',
    unsupported:
      'This browser cannot check it here: it needs an encrypted connection (https) and a browser that knows Ed25519. The command line does it everywhere.',
  },
  paste: 'What the QR code of a proof says',
  pasteDo: 'Check',
  proofs: {
    good: 'Good. {player} has {rating} on the list {pool}/{date}: entry {no} of the office says so, in its log {origin} of {size} entries, signed with the key {key}.',
    damaged: 'This is no proof, or something in it was changed or is missing.',
    'not-on-list': 'The row is not on the list of the statement: the hashes lead to another root.',
    'not-in-log': 'The statement of the office is not in the log of the checkpoint: the hashes lead to another root.',
    'unknown-key': 'The checkpoint is not signed by one of this office’s keys.',
    'wrong-signature': 'The signature of the checkpoint by key {key} does not hold.',
    'key-disclosed': 'The checkpoint is signed by key {key}, which others may have. Ask for a new proof.',
    'too-few-witnesses': 'Too few witnesses have cosigned the checkpoint.',
  },
  log: 'The public log',
  logText:
    'A tree over all entries of the ledger, of which only hashes are public. Whoever has noted a checkpoint can be shown later that the ledger only grew, and compare it with the checkpoint that somebody else was shown.',
  logNone: 'No checkpoint has been signed yet.',
  logCheckpoint: 'Newest checkpoint',
  logEntries: 'Public entries',
  keysWarning:
    'Keys that come along with a list prove nothing by themselves, since whoever forges the one forges the other. Compare the key’s number with one that you have from elsewhere: by hand, from the federation’s own page, from a list of years ago.',
  files: 'Newest lists',
  filesText: 'To try it: a list file and its signature.',
  elsewhere: 'The same without this page',
  elsewhereText:
    'With the program of the office, which needs no database for it, or with OpenSSL as docs/signatures.md shows:',
  ledger: 'The ledger’s head',
  ledgerText:
    'Each entry of the ledger holds the hash of the one before, so that the hash of the last one stands for all of them. Note it: with number and hash of today you can prove later that nothing up to today was changed. Every list file of type JSON has the head of its own day.',
  entry: 'Entry',
  time: 'Posted',
  hash: 'Hash (SHA-256)',
  audit: 'For auditors',
  auditText: [
    'An auditor asks the office for its export: one text file with every entry, and the papers that the law allows to hand out. The office writes it with the command below; names and birth dates are in the papers, so that it is handed over in person or encrypted.',
    'With it every list and every rating can be worked out again, on any machine, and compared with what was published. What the bytes are is described in docs/ledger.md, with a short program that checks them without ours.',
  ],
  ask: 'Whom to ask',
  keys: 'The office’s keys',
  keysFile: 'All keys as a file',
  noKeys: 'The office has not announced a key yet, so that its files are not signed.',
  key: 'Key',
  publicKey: 'Public key (Ed25519)',
  from: 'In force from',
  until: 'until',
  now: 'in force now',
  disclosed: 'given up: others may have it',
  keyCount: (keys: number, say: Say) => say.count(keys, 'key', 'keys'),
};

export type VerifyWords = Worded<typeof VERIFY_WORDS>;
