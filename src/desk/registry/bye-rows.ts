/** Rows of a list that are no persons: their names mean a bye, and they have no number. They are left out. */
import type { Finding } from '../../core/finding.ts';
import { byeWordOf } from '../../intake/byes.ts';
import { NUMBERS } from '../../ledger/store.ts';
import type { AlthoughNames } from './doubtful-names.ts';
import type { CardFields } from './fields.ts';
import { registryFinding } from '../findings/registry.ts';

/** At most this many are listed by their position. */
const TOLD = 10;

export class ByeRows {
  readonly #although: AlthoughNames | undefined;
  readonly #rows: number[] = [];

  constructor(although: AlthoughNames | undefined) {
    this.#although = although;
  }

  /** Whether a row is to be left out; it is counted then. */
  leavesOut(fields: CardFields, row: number): boolean {
    const isBye =
      this.#although === undefined &&
      typeof fields.name === 'string' &&
      byeWordOf(fields.name) !== undefined &&
      NUMBERS.every((number) => typeof fields[number] !== 'string');
    if (isBye) this.#rows.push(row);
    return isBye;
  }

  get count(): number {
    return this.#rows.length;
  }

  get findings(): readonly Finding[] {
    const count = this.#rows.length;
    return count === 0 ? [] : [registryFinding('import.byes', { rows: this.#rows.slice(0, TOLD), count }, 'note')];
  }
}
