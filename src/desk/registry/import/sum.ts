/** What all parts of a list come to, by kind. */
import type { Finding } from '../../../core/finding.ts';
import { MAX_FINDINGS } from '../../../core/notes.ts';
import type { PlayerField } from '../../../explain/desk-findings/registry.ts';
import { personId } from '../../../ledger/ids.ts';
import { say as sayOfMemory } from '../../findings/memory.ts';
import { finding } from '../../findings/registry.ts';
import type { EachPlayer, ImportSummary } from './asked.ts';
import { Marks } from './losses.ts';
import { Questions } from './part.ts';
import type { ChangedCard } from './persons.ts';
import { COUNTS, type Counts, type Planned, type Work } from './planning.ts';
import type { Lost } from './standings.ts';

/** What all parts come to. */
export class Sum {
  readonly findings: Finding[] = [];
  readonly marks = new Marks();
  readonly questions = new Questions();
  readonly changed: ChangedCard[] = [];
  readonly #fields = new Map<string, number>();
  /** Cards that were written on; and those of them of which nothing is in question. */
  #cards = 0;
  #changed = 0;
  readonly #counts: Counts = {
    entered: 0,
    leftOut: 0,
    remembered: 0,
    again: 0,
    standings: 0,
    otherRatings: 0,
    gamesUnknown: 0,
  };

  add({ done, findings }: Pick<Planned, 'done' | 'findings'>, each: true | undefined): void {
    const asked = done.questions.persons;
    this.findings.push(...findings.slice(0, Math.max(0, MAX_FINDINGS - this.findings.length)));
    for (const count of COUNTS) this.#counts[count] += done[count];
    for (const { person, fields } of done.changed) {
      for (const field of fields) this.#fields.set(field, (this.#fields.get(field) ?? 0) + 1);
      if (!asked.has(person)) this.#changed += 1;
    }
    this.#cards += done.changed.length;
    if (each === true) this.changed.push(...done.changed);
    this.marks.add(done.rated);
    this.questions.add(done.questions);
  }

  /** What stays in the ledger. */
  get came(): { readonly entered: number; readonly changed: number; readonly standings: number } {
    const { entered, standings } = this.#counts;
    return { entered, changed: this.#cards, standings };
  }

  summary({ list, how, sha256, players, target }: Work, lost: readonly Lost[]): ImportSummary {
    const { gamesUnknown, remembered, again, ...counts } = this.#counts;
    if (again > 0) this.findings.push(sayOfMemory('import.entered-again', 'note', { count: again }));
    if (gamesUnknown > 0) this.findings.push(finding('import.games-unknown', 'note', { count: gamesUnknown }));
    const [changed, inQuestion] = [this.#changed, this.questions.count];
    return {
      sha256,
      ...(list.how === undefined ? {} : { how }),
      players,
      ...counts,
      changed,
      inQuestion,
      unchanged: players - counts.entered - changed - inQuestion - counts.leftOut,
      fields: Object.fromEntries(this.#fields) as Partial<Record<PlayerField, number>>,
      lost: lost.length,
      ...(remembered === 0 ? {} : { remembered }),
      ...(target === undefined ? {} : { pool: target.pool.pool, asOf: target.asOf }),
      ...(list.each === true ? { each: this.#each(lost) } : {}),
    };
  }

  #each(lost: readonly Lost[]): EachPlayer {
    return {
      changed: this.changed.map(({ person, fields }) => ({ player: personId(person), fields })),
      inQuestion: [...this.questions.each()],
      lost: lost.map(({ person }) => personId(person)),
    };
  }
}
