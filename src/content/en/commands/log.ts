/** The public log and proofs of one number in short, in English. */
import type { Worded } from '../../worded.ts';
import type { Say } from '../../../explain/language.ts';

interface ProvedFacts {
  readonly player: string;
  readonly rating: number;
  readonly pool: string;
  /** Of the list, `2024-06-01`. */
  readonly date: string;
}

interface LogFacts {
  readonly origin: string;
  readonly size: number;
  readonly key: string;
  readonly entry: number;
}

export const LOG_WORDS = {
  written: (file: string, { player, rating, pool, date }: ProvedFacts, hashes: number, say: Say) =>
    `${file}: proof that ${player} has ${rating} on the list of ${say.date(date)} of the pool ${pool}; ${say.count(hashes, 'hash', 'hashes')}`,
  good: (file: string, { player, rating, pool, date }: ProvedFacts, say: Say) =>
    `Good: ${file} proves that ${player} has ${rating} on the list of ${say.date(date)} of the pool ${pool}.`,
  stated: ({ entry, origin, size }: LogFacts) =>
    `The office stated the list in entry ${entry}, which is in its log ${origin} of ${size} entries.`,
  signed: ({ key }: LogFacts) => `The log was signed with key ${key}.`,
  witnessed: (name: string, day: string, say: Say) => `Cosigned by ${name} on ${say.date(day)}.`,
  unwitnessed: 'No witness that is known here has cosigned it.',
  notGood: (file: string) => `Not good: ${file}`,
  headHolds: (hash: string) => `An entry has the noted hash ${hash}.`,
  noteHolds: (file: string) => `${file} holds against this ledger.`,
};

export type LogWords = Worded<typeof LOG_WORDS>;
