/** A part of a list to be imported, and its findings. */
import type { Finding } from '../../../core/finding.ts';
import type { PlayerField } from '../../../explain/desk-findings/registry.ts';
import { personId } from '../../../ledger/ids.ts';
import type { Entering } from '../entering.ts';
import { registryFinding } from '../../findings/registry.ts';
import type { Incoming, IncomingRules } from '../listed.ts';
import type { DifferingField, ImportLoss, ImportWay } from './asked.ts';
import type { ShortWay } from './short-way.ts';
import type { Target } from './target.ts';

export interface Part {
  /** The number of the import, `i7`. */
  readonly import: string;
  readonly sha256: string;
  readonly how: ImportWay;
  readonly part: number;
  readonly parts: number;
  /** The position of its first player in the list, from 1. */
  readonly first: number;
  /** Number of players. */
  readonly size: number;
  readonly players: () => readonly Incoming[];
  /** Their positions in the list, from 1, where they are not consecutive. */
  readonly rows?: readonly number[];
  /** How players of a FIDE list are interpreted. */
  readonly rules: IncomingRules;
  readonly short?: ShortWay | undefined;
  readonly target: Target | undefined;
  readonly remembered: Entering['remembered'];
  readonly although: Entering['although'];
  readonly komir: Entering['komir'];
  /** The highest in the whole list, so that none of its numbers is assigned to somebody else. */
  readonly highestKomir: number;
  readonly takes: ReadonlySet<ImportLoss>;
}

/** A player of the list who is in the registry, or will be. */
export interface ListedKnown {
  readonly person: number;
  /** The position in the list, from 1. */
  readonly row: number;
  readonly player: Incoming;
}

/** At most this many players with the same question are listed with position and id. */
const TOLD = 10;

/** The values of the office and of the list; null where they are not reported, as for days of birth. */
export interface ComparedValue {
  readonly here: string | null;
  readonly list: string | null;
}

const NOT_TOLD: ComparedValue = { here: null, list: null };

interface AskedQuestion {
  readonly rows: number[];
  readonly players: string[];
  readonly seen: ComparedValue[];
  count: number;
}

/** Players for whom the office does not accept what the list says, by field. */
export class ImportQuestions {
  readonly #about = new Map<number, { readonly person: number; readonly about: Map<DifferingField, ComparedValue> }>();

  ask(row: number, person: number, about: DifferingField, seen: ComparedValue = NOT_TOLD): void {
    const asked = this.#about.get(row) ?? { person, about: new Map<DifferingField, ComparedValue>() };
    this.#about.set(row, asked);
    asked.about.set(about, seen);
  }

  /** Adds those of another part. */
  add(others: ImportQuestions): void {
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

  *each(): Generator<{ readonly row: number; readonly player: string; readonly about: readonly DifferingField[] }> {
    for (const [row, { person, about }] of this.#about)
      yield { row, player: personId(person), about: [...about.keys()] };
  }

  /** All that concern the same field are reported together. */
  findings(target: Pick<Target, 'pool' | 'phase'> | undefined): readonly Finding[] {
    const byKind = new Map<DifferingField, AskedQuestion>();
    for (const [row, { person, about }] of this.#about) {
      for (const [each, seen] of about) {
        // reported one by one, with the day of the erasure
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
      if (about === 'person') return registryFinding('import.somebody-else', facts, 'warn');
      if (about !== 'rating')
        return registryFinding('import.fact-differs', { ...facts, field: about as PlayerField }, 'warn');
      const { pool, phase } = target as Target;
      return registryFinding('import.rating-differs', { ...facts, pool: pool.pool, phase }, 'warn');
    });
  }
}
