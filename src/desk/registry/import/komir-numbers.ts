/**
 * KOMIR numbers in a list that nobody has, and that may have been assigned to an erased or removed person: none is
 * assigned twice.
 */
import type { Finding } from '../../../core/finding.ts';
import type { Desk } from '../../../ledger/store.ts';
import { registryFinding } from '../../findings/registry.ts';
import type { Card } from '../fields.ts';
import { LAST_KOMIR, leastAfterLosses, nextKomir } from '../komir.ts';
import type { Incoming } from '../listed.ts';
import { matched } from './matching.ts';

/** A player of the list with a KOMIR number, and the position in the list, from 1. */
export interface KomirInList {
  readonly row: number;
  readonly player: Incoming;
}

export const highestKomirIn = (listed: readonly KomirInList[]): number =>
  listed.reduce((highest, { player }) => Math.max(highest, Number(player.fields.komir)), 0);

/** 2. § KOMIR ID: assigns the numbers that come with first licences, one after the other. */
export class GivenKomirs {
  readonly #first: number;
  #count = 0;

  private constructor(first: number) {
    this.#first = first;
  }

  /** `highest`: the highest number in the list, which keeps its own numbers. */
  static async after(desk: Desk, highest: number): Promise<GivenKomirs> {
    const next = await nextKomir(desk);
    return new GivenKomirs(Math.max(next === undefined ? Number.POSITIVE_INFINITY : Number(next), highest + 1));
  }

  /** The card with a number, where it has a licence and no number yet. */
  numbered({ identity, facts }: Card): Card {
    if (identity.licences === undefined || identity.komir !== undefined) return { identity, facts };
    const komir = this.#first + this.#count;
    this.#count += 1;
    return { identity: { ...identity, komir: String(komir) }, facts };
  }

  findings(): readonly Finding[] {
    if (this.#count === 0) return [];
    const last = this.#first + this.#count - 1;
    if (last > LAST_KOMIR) return [registryFinding('player.komir-exhausted', {})];
    const facts = { count: this.#count, first: String(this.#first), last: String(last) };
    return [registryFinding('import.komirs-given', facts, 'note')];
  }
}

/** At most this many players are listed with their position. */
const TOLD = 10;

/** All in one finding. A card with another number keeps it, and is the subject of its own question. */
export async function passedKomirs(desk: Desk, listed: readonly KomirInList[]): Promise<readonly Finding[]> {
  const least = await leastAfterLosses(desk);
  const below = listed.filter(({ player }) => Number(player.fields.komir) < least);
  const { matches, holders } = await matched(
    desk,
    below.map(({ player }) => player),
    (place) => place + 1,
  );
  const passed = below.filter(
    ({ player }, place) =>
      !holders.komir.has(player.fields.komir as string) && (matches[place]?.row?.komir ?? null) === null,
  );
  if (passed.length === 0) return [];
  const rows = passed.slice(0, TOLD).map(({ row }) => row);
  return [registryFinding('import.komir-passed', { rows, count: passed.length })];
}
