/**
 * The seal of a list: SHA-256 over its rows, a line of canonical JSON each, in the order of persons' numbers. Every file of
 * the list is made of these rows and of names, so who has a file and the digest can tell whether they belong together.
 */
import { createHash } from 'node:crypto';
import { personId } from '../ids.ts';
import type { ResultRow, StandingRow } from '../store.ts';

/**
 * One row: id, rating, K, games of the period, games in all, peak, change, flags, last, rest. Whole numbers, null, and the
 * rest, which is canonical already: so the line is, too.
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

/** What an event did to one player: id, before, after, games, half points, expected, K, change, state after it. */
export const resultLine = ({ person, before, after, n, score, expected, k, change, rest }: ResultRow): string =>
  `["${personId(person)}",${before},${after},${n},${score},${expected},${k},${change},${rest}]\n`;

const CHARACTERS_AT_ONCE = 1 << 16;

/** Takes lines one by one. */
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

/** Of the rows of a list, in the order of persons. */
export function sealOf(rows: Iterable<StandingRow>): string {
  const digest = new Digest();
  for (const row of rows) digest.add(standingLine(row));
  return digest.hex();
}

/** Of the results of an event, in the order of persons. */
export function resultsDigest(rows: Iterable<ResultRow>): string {
  const digest = new Digest();
  for (const row of rows) digest.add(resultLine(row));
  return digest.hex();
}
