/**
 * The seal of a list: SHA-256 over its rows, one line of canonical JSON each, sorted by person number. Every file of
 * the list is made from these rows and from names, so a file can be checked against the digest. With it, the root of a
 * Merkle tree over the players of the list, by which one player's numbers can be proved without the others.
 */
import { createHash } from 'node:crypto';
import { personId } from '../ids.ts';
import { MerkleTree } from '../merkle.ts';
import { FLAGS, type ListRow, type ResultRow, type StandingRow } from '../store.ts';

/**
 * One row: id, rating, K, games of the period, games in all, peak, change, flags, last, rest. Whole numbers, null, and
 * the rest, which is canonical already: so the line is canonical too.
 */
export const standingLine = ({
  person,
  rating,
  k,
  games,
  total,
  peak,
  change,
  flags,
  last,
  rest,
}: StandingRow): string =>
  `["${personId(person)}",${rating},${k},${games},${total},${peak},${change},${flags},${last},${rest}]\n`;

/** The effect of an event on one player: id, before, after, games, half points, expected, K, change, state after it. */
export const resultLine = ({ person, before, after, n, score, expected, k, change, rest }: ResultRow): string =>
  `["${personId(person)}",${before},${after},${n},${score},${expected},${k},${change},${rest}]\n`;

const CHARACTERS_AT_ONCE = 1 << 16;

/** Fed line by line. */
class Digest {
  readonly #hash = createHash('sha256');
  #piece = '';

  add(line: string): void {
    this.#piece += line;
    if (this.#piece.length >= CHARACTERS_AT_ONCE) this.#flush();
  }

  hex(): string {
    this.#flush();
    return this.#hash.digest('hex');
  }

  #flush(): void {
    this.#hash.update(this.#piece);
    this.#piece = '';
  }
}

/** The list that rows belong to. */
export type ListName = Pick<ListRow, 'pool' | 'date'>;

export interface ListSeal {
  /** Of all rows. */
  readonly digest: string;
  /** Of the tree over the rows of listed players. */
  readonly root: string;
}

/** Rated, and not kept off the list: other rows hold only what the office has to remember. */
export const isListed = ({ rating, flags }: Pick<StandingRow, 'rating' | 'flags'>): boolean =>
  rating !== null && (flags & FLAGS.notListed) === 0;

/** The beginning of every leaf: its format, and its list. Another format would have another name. */
const leafStart = ({ pool, date }: ListName): string => `["elobook-row-1",${JSON.stringify(pool)},"${date}",`;

/** A leaf is canonical JSON too: format, pool, date, and the row as in its line. */
const leafOf = (start: string, line: string): string => `${start}${line.slice(0, -1)}]`;

/** The leaves of a list's tree; only listed players have one. */
export function* listLeaves(list: ListName, rows: Iterable<StandingRow>): Generator<string, void, undefined> {
  const start = leafStart(list);
  for (const row of rows) if (isListed(row)) yield leafOf(start, standingLine(row));
}

/** For the rows of a list, sorted by person. */
export function sealOf(list: ListName, rows: Iterable<StandingRow>): ListSeal {
  const [digest, tree, start] = [new Digest(), new MerkleTree(), leafStart(list)];
  for (const row of rows) {
    const line = standingLine(row);
    digest.add(line);
    if (isListed(row)) tree.add(leafOf(start, line));
  }
  return { digest: digest.hex(), root: tree.root() };
}

/** For the results of an event, sorted by person. */
export function resultsDigest(rows: Iterable<ResultRow>): string {
  const digest = new Digest();
  for (const row of rows) digest.add(resultLine(row));
  return digest.hex();
}
