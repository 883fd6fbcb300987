/** A part of a list on its way in, and what is found of it. */
import type { Finding } from '../../../core/finding.ts';
import type { PlayerField } from '../../../explain/desk-findings/registry.ts';
import { personId } from '../../../ledger/ids.ts';
import type { Entering } from '../entering.ts';
import { finding } from '../../findings/registry.ts';
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

/** What the office has of a player, and what the list says; null where it is not told, as of days of birth. */
export interface Seen {
  readonly here: string | null;
  readonly list: string | null;
}

const NOT_TOLD: Seen = { here: null, list: null };

interface Asked {
  readonly rows: number[];
  readonly players: string[];
  readonly seen: Seen[];
  count: number;
}

/** Which players a list says something of that the office does not take, and about what. */
export class Questions {
  readonly #about = new Map<number, { readonly person: number; readonly about: Map<InQuestion, Seen> }>();

  ask(row: number, person: number, about: InQuestion, seen: Seen = NOT_TOLD): void {
    const asked = this.#about.get(row) ?? { person, about: new Map<InQuestion, Seen>() };
    this.#about.set(row, asked);
    asked.about.set(about, seen);
  }

  /** Adds those of another part. */
  add(others: Questions): void {
    for (const [row, { person, about }] of others.#about) {
      for (const [each, seen] of about) this.ask(row, person, each, seen);
    }
  }

  get count(): number {
    return this.#about.size;
  }

  get persons(): ReadonlySet<number> {
    return new Set([...this.#about.values()].map(({ person }) => person));
  }

  *each(): Generator<{ readonly row: number; readonly player: string; readonly about: readonly InQuestion[] }> {
    for (const [row, { person, about }] of this.#about)
      yield { row, player: personId(person), about: [...about.keys()] };
  }

  /** All that are about the same thing are told together. */
  findings(target: Pick<Target, 'pool' | 'phase'> | undefined): readonly Finding[] {
    const byKind = new Map<InQuestion, Asked>();
    for (const [row, { person, about }] of this.#about) {
      for (const [each, seen] of about) {
        // told one by one, with the day of the erasure
        if (each === 'remembered') continue;
        const asked = byKind.get(each) ?? { rows: [], players: [], seen: [], count: 0 };
        byKind.set(each, asked);
        asked.count += 1;
        if (asked.count > TOLD) continue;
        asked.rows.push(row);
        asked.players.push(personId(person));
        asked.seen.push(seen);
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
