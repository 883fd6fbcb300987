/** The sum of all parts of a list, by kind. */
import type { Finding } from '../../../core/finding.ts';
import { MAX_FINDINGS } from '../../../core/notes.ts';
import type { PlayerField } from '../../../explain/desk-findings/registry.ts';
import { personId } from '../../../ledger/ids.ts';
import { memoryFinding } from '../../findings/memory.ts';
import { registryFinding } from '../../findings/registry.ts';
import type { ImportedPlayers, ImportSummary } from './asked.ts';
import { RowMarks } from './losses.ts';
import { ImportQuestions } from './part.ts';
import type { ChangedCard, NewCard } from './persons.ts';
import { IMPORT_COUNTS, type ImportCounts, type PartPlan, type ImportWork } from './planning.ts';
import type { LostRating } from './standings.ts';

/** The sum of all parts. */
export class ImportTotals {
  readonly findings: Finding[] = [];
  readonly marks = new RowMarks();
  readonly questions = new ImportQuestions();
  readonly changed: ChangedCard[] = [];
  readonly #newCards: NewCard[] = [];
  readonly #fields = new Map<string, number>();
  /** Changed cards; and those of them without questions. */
  #cards = 0;
  #changed = 0;
  readonly #counts: ImportCounts = {
    entered: 0,
    leftOut: 0,
    remembered: 0,
    again: 0,
    standings: 0,
    otherRatings: 0,
    gamesUnknown: 0,
  };

  add({ done, findings }: Pick<PartPlan, 'done' | 'findings'>, each: true | undefined): void {
    const asked = done.questions.persons;
    this.findings.push(...findings.slice(0, Math.max(0, MAX_FINDINGS - this.findings.length)));
    for (const count of IMPORT_COUNTS) this.#counts[count] += done[count];
    for (const { person, fields } of done.changed) {
      for (const field of fields) this.#fields.set(field, (this.#fields.get(field) ?? 0) + 1);
      if (!asked.has(person)) this.#changed += 1;
    }
    this.#cards += done.changed.length;
    if (each === true) {
      this.changed.push(...done.changed);
      this.#newCards.push(...done.newCards);
    }
    this.marks.add(done.rated);
    this.questions.add(done.questions);
  }

  /** The numbers stored in the ledger. */
  get came(): { readonly entered: number; readonly changed: number; readonly standings: number } {
    const { entered, standings } = this.#counts;
    return { entered, changed: this.#cards, standings };
  }

  summary({ list, how, sha256, players, target }: ImportWork, lost: readonly LostRating[]): ImportSummary {
    const { gamesUnknown, remembered, again, ...counts } = this.#counts;
    if (again > 0) this.findings.push(memoryFinding('import.entered-again', { count: again }, 'note'));
    if (gamesUnknown > 0) this.findings.push(registryFinding('import.games-unknown', { count: gamesUnknown }, 'note'));
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

  #each(lost: readonly LostRating[]): ImportedPlayers {
    return {
      entered: this.#newCards,
      changed: this.changed.map(({ person, fields }) => ({ player: personId(person), fields })),
      inQuestion: [...this.questions.each()],
      lost: lost.map(({ person }) => personId(person)),
    };
  }
}
