/**
 * Collects the findings about a file or a report: all of them while they are few, then the gravest ones, with a final count of the
 * rest.
 */
import type { Facts, Finding, Place, Weight } from './finding.ts';

/** A broken file of 64 MB may have millions of faults; nobody reads more than that of one file. */
export const MAX_FINDINGS = 1000;

const WEIGHTS: readonly Weight[] = ['refuse', 'warn', 'note'];

interface Kind {
  readonly at: Place;
  readonly facts: Facts;
  count: number;
}

/**
 * `Codes`: the codes of a format and their facts. A thousand findings of each weight are kept, so that no flood of notes hides a
 * refusal. `all` returns them at the end, in the order of the file; `take` returns them as they come, and `close` the count.
 */
export class Notes<Codes extends { [Code in keyof Codes]: object }> {
  readonly #closing: string;
  readonly #said: Record<Weight, number> = { refuse: 0, warn: 0, note: 0 };
  readonly #left: Record<Weight, number> = { refuse: 0, warn: 0, note: 0 };
  #kept: Finding[] = [];
  #kinds: Map<string, Kind> | undefined;

  /** `closing` is the code of the finding that says how many more there are. */
  constructor(closing: keyof Codes & string) {
    this.#closing = closing;
  }

  say<Code extends keyof Codes & string>(code: Code, weight: Weight, at: Place | undefined, facts: Codes[Code]): void {
    this.pass({ code, weight, ...(at === undefined ? {} : { at }), facts: facts as Facts });
  }

  /** A finding that somebody else made. */
  pass(finding: Finding): void {
    const { weight } = finding;
    if (this.#said[weight] >= MAX_FINDINGS) this.#left[weight] += 1;
    else {
      this.#said[weight] += 1;
      this.#kept.push(finding);
    }
  }

  /** A note about something that may occur in every line: reported once, at its first place, with the number of occurrences. */
  count<Code extends keyof Codes & string>(code: Code, at: Place, facts: Omit<Codes[Code], 'count'>): void {
    this.#kinds ??= new Map();
    const kind = this.#kinds.get(code);
    if (kind === undefined) this.#kinds.set(code, { at, facts: facts as Facts, count: 1 });
    else kind.count += 1;
  }

  /** Something was refused. */
  get isRefused(): boolean {
    return this.#said.refuse > 0;
  }

  /** The findings since the last call, in the order in which they came. */
  take(): readonly Finding[] {
    const kept = this.#kept;
    this.#kept = [];
    return kept;
  }

  /** Before the last time: how many more there were. */
  close(): void {
    this.#kept.push(...this.#closingOf(this.#left));
  }

  /** The heaviest thousand by line and column, what has no place first, then how many more there are. */
  all(): readonly Finding[] {
    const found = [...this.#counted(), ...this.#kept];
    const left = { ...this.#left };
    if (found.length <= MAX_FINDINGS) return [...found.sort(byPlace), ...this.#closingOf(left)];
    let free = MAX_FINDINGS;
    const told: Finding[] = [];
    for (const weight of WEIGHTS) {
      const ofWeight = found.filter((each) => each.weight === weight);
      told.push(...ofWeight.slice(0, free));
      left[weight] += Math.max(0, ofWeight.length - free);
      free = MAX_FINDINGS - told.length;
    }
    return [...told.sort(byPlace), ...this.#closingOf(left)];
  }

  #counted(): readonly Finding[] {
    return [...(this.#kinds ?? [])].map(([code, { at, facts, count }]) => {
      return { code, weight: 'note', at, facts: { ...facts, count } };
    });
  }

  /** As grave as the gravest of those that are left out. */
  #closingOf(left: Readonly<Record<Weight, number>>): readonly Finding[] {
    const weight = WEIGHTS.find((each) => left[each] > 0);
    if (weight === undefined) return [];
    return [{ code: this.#closing, weight, facts: { count: left.refuse + left.warn + left.note } }];
  }
}

const byPlace = ({ at: a }: Finding, { at: b }: Finding): number =>
  (a?.line ?? 0) - (b?.line ?? 0) || (a?.column ?? 0) - (b?.column ?? 0);

const LONGEST_SHOWN = 40;

/** A text of a file, shortened as findings show it. */
export const shortText = (text: string): string =>
  text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
