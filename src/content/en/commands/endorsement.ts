/** How another program fares beside the rulebook, in English. */
import type { Worded } from '../../worded.ts';
import type { Say } from '../../../explain/language.ts';

interface Failures {
  readonly crashed: number;
  readonly late: number;
  readonly missing: number;
  readonly unreadable: number;
}

/** A value that differs, as it is shown. */
interface DifferenceInWords {
  readonly player?: string;
  readonly event?: string;
  readonly key: string;
  readonly expected: string;
  /** Absent where the program gives nothing. */
  readonly given?: string;
}

export const ENDORSEMENT_WORDS = {
  percent: (share: string) => `${share}%`,
  /** Of the page that is published. */
  heading: (program: string) => `Endorsement: ${program}`,
  /** One edition. */
  title: (edition: string, asked: number, say: Say) => `${edition}: ${say.count(asked, 'document', 'documents')}`,
  passed: 'passes: no difference, and no document without an answer',
  notPassed: 'does not pass',
  /** The run ended before all documents were asked. */
  stopped: (asked: number, count: number, say: Say) =>
    `The run ended after ${say.number(asked)} of ${say.count(count, 'document', 'documents')}: too many had no answer.`,
  origin: (version: string, generator: number, seed: number, kind: 'all' | 'events') =>
    `Elobook ${version}, generator ${generator}, seed ${seed}${kind === 'all' ? '' : ', single events only'}`,
  digest: (hash: string) => `SHA-256 of the documents: ${hash}`,
  documents: (agreed: number, differed: number, failed: number, say: Say) =>
    `Documents: ${say.number(agreed)} alike, ${say.number(differed)} different, ${say.number(failed)} without an answer`,
  failures: ({ crashed, late, missing, unreadable }: Failures, say: Say) =>
    `Without an answer: ${say.number(crashed)} where the program crashed, ${say.number(late)} where it took too long, ${say.number(missing)} where it wrote no line, ${say.number(unreadable)} where the line is no result`,
  surplus: (lines: number, say: Say) =>
    `The program wrote ${say.count(lines, 'line', 'lines')} more than it was given documents.`,
  remark: (text: string) => `The program last said on standard error: ${text}`,
  ratings: (compared: number, wrong: number, share: string, say: Say) =>
    `New ratings: ${say.number(compared)} compared, ${say.number(wrong)} wrong (${share})`,
  values: (list: readonly string[]) => `Wrong of all values compared: ${list.join(', ')}`,
  columns: {
    clause: 'Clause',
    documents: 'Documents',
    players: 'Players',
    wrong: 'Wrong',
    share: 'Share',
  },
  /** Below the table of clauses. */
  columnsMean:
    'Documents that came to the clause; players whose number rests on it; those whose new rating the program has wrong.',
  unreached: (clauses: readonly string[], say: Say) =>
    `No document came to ${say.list(clauses)}. Most of them are about lists, registrations and duties of an office, and decide nothing in a document.`,
  first: (number: number) =>
    `The first difference is in document ${number}. The smallest document that still shows it:`,
  difference: ({ player, event, key, expected, given }: DifferenceInWords) => {
    const whose = [player, event].filter((each) => each !== undefined).join(', ');
    const where = whose === '' ? key : `${whose}: ${key}`;
    return given === undefined
      ? `${where} is ${expected} by the rulebook; the program gives nothing`
      : `${where} is ${expected} by the rulebook, ${given} by the program`;
  },
  more: (count: number, say: Say) => `… and ${say.count(count, 'more difference', 'more differences')}`,
  why: 'Why, by the rulebook:',
  /** The command could not be run at all. */
  notStarted: (command: string, said: string, example: string) =>
    `The program cannot be started: ${command}${said === '' ? '' : ` (${said})`}. --command takes what you would type in a shell, such as ${example}.`,
};

export type EndorsementWords = Worded<typeof ENDORSEMENT_WORDS>;
