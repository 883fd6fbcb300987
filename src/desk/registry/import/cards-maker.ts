/**
 * Makes cards of new persons from the columns of a list: their papers, the text of the entry, and the sorted keys of
 * their names. It runs in the thread of the import, or in another one (`cards-ahead.ts`).
 */
import { hash } from 'node:crypto';
import { nameKeys } from '../../../intake/names.ts';
import { personId } from '../../../ledger/ids.ts';
import { PersonsByKey } from '../../../ledger/keys-in-order.ts';
import { SALT_LENGTH } from '../../../ledger/papers.ts';
import type { SortedKeys } from '../../../ledger/store.ts';
import type { Office } from '../../office.ts';
import { type PickedPlayers, PlayerColumns } from './columns.ts';

export interface WrittenCards {
  /** Salts and contents, concatenated, the end of each content, and their digests, in hexadecimal. */
  readonly papers: Uint8Array;
  readonly ends: Int32Array;
  readonly digests: string;
  /**
   * `{"facts":{"birthYear":1990,"federation":"HUN","sex":"f"},"identity":"…","person":"…"}` of each, with commas
   * between them.
   */
  readonly text: string;
}

const UTF_8 = new TextEncoder();

/** Space for salt and content of a paper, with up to three bytes for each letter; grows for longer names. */
const PAPER = 256;

/** For these rows, the first of which gets the number `first`. */
export function writtenCards(
  columns: PlayerColumns,
  rows: ArrayLike<number>,
  first: number,
  salt: Office['random'],
): WrittenCards {
  const ends = new Int32Array(rows.length);
  const digests: string[] = [];
  let papers = new Uint8Array(rows.length * PAPER);
  let [text, end] = ['', 0];
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place] as number;
    const [name, number, birth] = [columns.names[row] as string, columns.fide[row] as string, columns.birth(row)];
    const year = columns.birthYear(row);
    const [sex, federation, title] = [columns.sex(row), columns.federation(row), columns.title(row)];
    const content = `{${birth === undefined ? '' : `"birth":"${birth}",`}"fide":"${number}","name":${JSON.stringify(name)}}`;
    if (papers.length < end + SALT_LENGTH + content.length * 3) {
      const more = new Uint8Array(papers.length * 2 + content.length * 3);
      more.set(papers);
      papers = more;
    }
    papers.set(salt(SALT_LENGTH), end);
    const begin = end;
    end += SALT_LENGTH + UTF_8.encodeInto(content, papers.subarray(end + SALT_LENGTH)).written;
    ends[place] = end;
    const digest = hash('sha256', papers.subarray(begin, end));
    digests.push(digest);
    const facts =
      (year === undefined ? '' : `,"birthYear":${year}`) +
      (federation === undefined ? '' : `,"federation":"${federation}"`) +
      (sex === undefined ? '' : `,"sex":"${sex}"`) +
      (title === undefined ? '' : `,"title":"${title}"`);
    text += `,{"facts":{${facts.slice(1)}},"identity":"${digest}","person":"${personId(first + place)}"}`;
  }
  return { papers: papers.slice(0, end), ends, digests: digests.join(''), text: text.slice(1) };
}

const CARDS_TASK = 'cards';
/** The start message of a thread that makes cards. */
export const cardsTask = { task: CARDS_TASK } as const;
export const isCardsTask = (task: unknown): boolean => (task as Partial<typeof cardsTask>).task === CARDS_TASK;

/**
 * A request for cards of some players, or only for the keys of their names; or for all sorted keys since the last such
 * request.
 */
export type CardsOrder =
  | { readonly players: PickedPlayers; readonly first: number; readonly wanted: 'cards' | 'keys' }
  | { readonly players?: never };

/** Keys of names for transfer: one text, since separate ones take ten times as long. */
export type JoinedKeys = Omit<SortedKeys, 'keys'> & { readonly joined: string };

/** Occurs in no key. */
const BETWEEN_KEYS = ' ';

export const separatedKeys = ({ joined, counts, persons }: JoinedKeys): SortedKeys => ({
  keys: counts.length === 0 ? [] : joined.split(BETWEEN_KEYS),
  counts,
  persons,
});

export type CardsAnswer = WrittenCards | JoinedKeys | undefined;

export class CardsMaker {
  readonly #random: Office['random'];
  #keys = new PersonsByKey();

  constructor(random: Office['random']) {
    this.#random = random;
  }

  /** `given`: parts of the answer that are transferred without copying. */
  made(order: CardsOrder): { readonly answer: CardsAnswer; readonly given: readonly ArrayBuffer[] } {
    if (order.players === undefined) {
      const { keys, counts, persons } = this.#keys.sorted();
      this.#keys = new PersonsByKey();
      const answer = { joined: keys.join(BETWEEN_KEYS), counts, persons };
      return { answer, given: [counts.buffer, persons.buffer] as ArrayBuffer[] };
    }
    const { first, wanted } = order;
    const columns = PlayerColumns.of(order.players);
    this.#keys.add(
      first,
      columns.names.map((name) => nameKeys(name as string)),
    );
    if (wanted === 'keys') return { answer: undefined, given: [] };
    const rows = Int32Array.from(columns.names.keys());
    const salts = this.#random(rows.length * SALT_LENGTH);
    let used = 0;
    const answer = writtenCards(columns, rows, first, (size) => salts.subarray(used, (used += size)));
    return { answer, given: [answer.papers, answer.ends].map(({ buffer }) => buffer as ArrayBuffer) };
  }
}
