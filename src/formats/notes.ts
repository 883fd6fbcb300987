/** What a reader has to say of a file: all of it while it is little, in the order of the lines, with a closing count. */
import type { Facts, Finding, Place, Weight } from '../core/finding.ts';

/** Nobody reads more than that of one file. */
export const MAX_FINDINGS = 1000;

const HEAVIER: Readonly<Record<Weight, number>> = { refuse: 0, warn: 1, note: 2 };

/** `Findings`: the codes of a format and their facts. What stands against the file is kept before what is only told. */
export class Notes<Findings extends { [Code in keyof Findings]: object }> {
  readonly #kept: Readonly<Record<Weight, Finding[]>> = { refuse: [], warn: [], note: [] };
  readonly #left: Record<Weight, number> = { refuse: 0, warn: 0, note: 0 };
  readonly #kinds = new Map<string, { readonly at: Place; readonly facts: Facts; count: number }>();

  say<Code extends keyof Findings & string>(code: Code, weight: Weight, at: Place, facts: Findings[Code]): void {
    this.#keep({ code, weight, at, facts: facts as Facts });
  }

  /** A note on something that may stand in every line: told once, where it stands first, with how often it does. */
  count<Code extends keyof Findings & string>(code: Code, at: Place, facts: Omit<Findings[Code], 'count'>): void {
    const kind = this.#kinds.get(code);
    if (kind === undefined) this.#kinds.set(code, { at, facts: facts as Facts, count: 1 });
    else kind.count += 1;
  }

  #keep(finding: Finding): void {
    const kept = this.#kept[finding.weight];
    if (kept.length < MAX_FINDINGS) kept.push(finding);
    else this.#left[finding.weight] += 1;
  }

  /** `closing` tells how many more there are, with the weight of the heaviest of them. */
  findings(closing: keyof Findings & string): readonly Finding[] {
    const counted = [...this.#kinds].map(([code, { at, facts, count }]): Finding => {
      return { code, weight: 'note', at, facts: { ...facts, count } };
    });
    const { refuse, warn, note } = this.#kept;
    const all = [...refuse, ...warn, ...counted, ...note];
    const told = all.slice(0, MAX_FINDINGS).sort(byPlace);
    const more = all.slice(MAX_FINDINGS);
    const left = { ...this.#left };
    for (const { weight } of more) left[weight] += 1;
    const count = left.refuse + left.warn + left.note;
    if (count === 0) return told;
    const weight = left.refuse > 0 ? 'refuse' : left.warn > 0 ? 'warn' : 'note';
    return [...told, { code: closing, weight, facts: { count } }];
  }
}

const lineOf = ({ at }: Finding): number => at?.line ?? 0;
const columnOf = ({ at }: Finding): number => at?.column ?? 0;

const byPlace = (a: Finding, b: Finding): number =>
  lineOf(a) - lineOf(b) || columnOf(a) - columnOf(b) || HEAVIER[a.weight] - HEAVIER[b.weight];
