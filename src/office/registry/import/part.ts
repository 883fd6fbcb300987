/** A part of a list on its way in, and what is found of it. */
import type { Finding } from '../../../core/finding.ts';
import type { PlayerField } from '../../../explain/desk-findings/registry.ts';
import { personId } from '../../../ledger/ids.ts';
import type { Entering } from '../entering.ts';
import { finding } from '../finding.ts';
import type { Incoming } from '../listed.ts';
import type { InQuestion, Takes, Way } from './asked.ts';
import type { Target } from './target.ts';

export interface Part {
  /** The number of the import, `i7`. */
  readonly import: string;
  readonly sha256: string;
  readonly how: Way;
  readonly part: number;
  readonly parts: number;
  /** The place of its first player in the list, from 1. */
  readonly first: number;
  readonly players: readonly Incoming[];
  readonly target: Target | undefined;
  readonly remembered: Entering['remembered'];
  readonly although: Entering['although'];
  readonly takes: ReadonlySet<Takes>;
}

/** A player of the list who is in the registry, or will be. */
export interface Known {
  readonly person: number;
  /** The place in the list, from 1. */
  readonly row: number;
  readonly player: Incoming;
}

/** Of so many players who are in question about the same thing the places and ids are told. */
const TOLD = 10;

interface Asked {
  readonly rows: number[];
  readonly players: string[];
  count: number;
}

/** Which players a list says something of that the office does not take, and about what. */
export class Questions {
  readonly #about = new Map<number, { readonly person: number; readonly about: Set<InQuestion> }>();

  ask(row: number, person: number, about: readonly InQuestion[]): void {
    if (about.length === 0) return;
    const asked = this.#about.get(row) ?? { person, about: new Set<InQuestion>() };
    this.#about.set(row, asked);
    for (const each of about) asked.about.add(each);
  }

  /** Adds those of another part. */
  add(others: Questions): void {
    for (const [row, { person, about }] of others.#about) this.ask(row, person, [...about]);
  }

  get count(): number {
    return this.#about.size;
  }

  get persons(): ReadonlySet<number> {
    return new Set([...this.#about.values()].map(({ person }) => person));
  }

  *each(): Generator<{ readonly row: number; readonly player: string; readonly about: readonly InQuestion[] }> {
    for (const [row, { person, about }] of this.#about) yield { row, player: personId(person), about: [...about] };
  }

  /** All that are about the same thing are told together. */
  findings(target: Pick<Target, 'pool' | 'phase'> | undefined): readonly Finding[] {
    const byKind = new Map<InQuestion, Asked>();
    for (const { row, player, about } of this.each()) {
      for (const each of about) {
        // told one by one, with the day of the erasure
        if (each === 'remembered') continue;
        const asked = byKind.get(each) ?? { rows: [], players: [], count: 0 };
        byKind.set(each, asked);
        asked.count += 1;
        if (asked.rows.length < TOLD) asked.rows.push(row);
        if (asked.players.length < TOLD) asked.players.push(player);
      }
    }
    return [...byKind].map(([about, facts]) => {
      if (about === 'person') return finding('import.somebody-else', 'warn', facts);
      if (about !== 'rating') return finding('import.fact-differs', 'warn', { ...facts, field: about as PlayerField });
      const { pool, phase } = target as Target;
      return finding('import.rating-differs', 'warn', { ...facts, pool: pool.pool, phase });
    });
  }
}
