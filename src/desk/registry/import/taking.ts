/** Posts a list part by part, each in one write, between the beginning and the end of its import. */
import { type Finding, isRefused } from '../../../core/finding.ts';
import type { Desk, ListRow } from '../../../ledger/store.ts';
import { type ChangeOptions, changeOffice, changeTogether, type ChangingDesk } from '../../change.ts';
import { readOffice, type Office, type Outcome } from '../../office.ts';
import { ratedAfterBrought } from '../../reratings/rate-again.ts';
import type { Posting } from '../../../projection/post.ts';
import { dateOfList } from '../../../ledger/rows/standings.ts';
import { importSubject } from '../../../ledger/rows/subjects.ts';
import { CardsAhead } from './cards-ahead.ts';
import { nextImportId } from './log.ts';
import type { RowMarks } from './losses.ts';
import type { Part } from './part.ts';
import { importPart, type PartPlan, planPart, type ImportInProgress, type ImportWork } from './planning.ts';
import { type ListPart, listParts, sizeOfParts } from './reading.ts';
import { NEW, rowsWith, type ShortWay } from './short-way.ts';
import { type LostRating, ratingsLostBy } from './standings.ts';
import { ImportTotals } from './sum.ts';
import type { Target } from './target.ts';
import { entryData } from '../../../ledger/rows/entries.ts';

const ENTRIES_AT_ONCE = 8;

type Came = ImportTotals['came'];

/** What an interrupted import had brought by then. */
async function cameBefore(desk: Desk, id: string): Promise<Came> {
  const changed = (await desk.entryNumbers('person.changed', importSubject(id))).length;
  const came = { entered: 0, changed, standings: 0 };
  for (const [kind, field, counted] of [
    ['persons.entered', 'entered', 'persons'],
    ['standings.brought', 'standings', 'standings'],
  ] as const) {
    const numbers = await desk.entryNumbers(kind, importSubject(id));
    for (let from = 0; from < numbers.length; from += ENTRIES_AT_ONCE) {
      for (const entry of await desk.entries(numbers.slice(from, from + ENTRIES_AT_ONCE))) {
        const data = entryData(entry) as Readonly<Record<string, readonly unknown[]>>;
        came[field] += data[counted]?.length ?? 0;
      }
    }
  }
  return came;
}

/** The entries around those of a part: the import's beginning before the first, its end after the last. */
function framed(
  work: ImportWork,
  under: ImportInProgress,
  part: Part,
  postings: readonly Posting[],
  came: Came,
): readonly Posting[] {
  const { how, sha256, players, parts, target, list } = work;
  if (under.import === undefined && postings.length === 0) return [];
  const group = list.group === undefined ? {} : { group: list.group };
  const place = target === undefined ? {} : { pool: target.pool.pool, as: target.asOf, ...group };
  const begun: Posting = { kind: 'import.begun', data: { import: part.import, sha256, how, players, parts, ...place } };
  const ended: Posting = { kind: 'import.ended', data: { import: part.import, ...came } };
  return [...(under.import === undefined ? [begun] : []), ...postings, ...(part.part === parts - 1 ? [ended] : [])];
}

/** The sum of the earlier parts. */
interface Before {
  /** The effect of an interrupted import. */
  readonly earlier: Came;
  readonly sum: ImportTotals;
}

/** Players who are not in the whole list, and were on the pool's list before the import began. */
async function droppedBy(
  desk: Desk,
  target: Target,
  under: ImportInProgress,
  marks: RowMarks,
): Promise<readonly LostRating[]> {
  const isBefore = ({ date, no }: ListRow): boolean =>
    date === dateOfList(target.asOf) && (under.began === undefined || no < under.began);
  return target.lists.some(isBefore) ? ratingsLostBy(desk, target, marks.has, under.began) : [];
}

async function takePart(
  changing: ChangingDesk,
  work: ImportWork,
  under: ImportInProgress,
  part: Part,
  { earlier, sum }: Before,
): Promise<Outcome<PartTaken>> {
  const { desk, post } = changing;
  const { target } = work;
  let planned = await planPart(changing, part, []);
  if (part.part === part.parts - 1 && isDropping(work) && target !== undefined) {
    sum.marks.add(planned.done.rated);
    const dropped = await droppedBy(desk, target, under, sum.marks);
    if (dropped.length > 0) planned = await planPart(changing, part, dropped);
  }
  const came: Came = {
    entered: earlier.entered + sum.came.entered + planned.done.entered,
    changed: earlier.changed + sum.came.changed + planned.done.changed.length,
    standings: earlier.standings + sum.came.standings + planned.done.standings,
  };
  const postings = framed(work, under, part, planned.postings, came);
  const findings = [...planned.findings];
  const kept = postings.length === 0 ? [] : await post(...postings);
  if (target !== undefined && planned.moved.length > 0) {
    findings.push(...(await ratedAfterBrought(changing, target.pool, target.asOf, planned.moved)).findings);
  }
  const began = kept.find(({ kind }) => kind === 'import.begun')?.no;
  return {
    value: { ...planned, findings, under: began === undefined ? under : { import: part.import, began } },
    findings,
  };
}

const isDropping = ({ how, list }: ImportWork): boolean => how === 'whole' && list.takes?.has('ratings') === true;

const NOTHING: Came = { entered: 0, changed: 0, standings: 0 };

/**
 * Parts of the fast path in one write: keys of names are then written in long runs, and others wait for a second at
 * most.
 */
const TOGETHER = 10;

/** The parts one after another. A dry run undoes all of them. */
export async function takeParts(
  office: Office,
  work: ImportWork,
  begins: ImportInProgress,
  there: ReadonlySet<number>,
  options: ChangeOptions,
): Promise<{ readonly sum: ImportTotals; readonly under: ImportInProgress }> {
  const { list, target, columns } = work;
  const resumed = begins.import;
  const earlier = resumed === undefined ? NOTHING : await readOffice(office, (desk) => cameBefore(desk, resumed));
  const isOneByOne = work.short === undefined || options.dryRun === true || office.within !== undefined;
  const together = isOneByOne ? 1 : (list.partsAtOnce ?? TOGETHER);
  const ahead = isOneByOne ? undefined : cardsAheadOf(work, together);
  const short = ahead === undefined ? work.short : { ...(work.short as ShortWay), ahead };
  const taking = new TakingParts({ ...work, short }, begins, there, options, earlier);
  for await (const some of inGroups(listParts(list, target, columns), together)) {
    const { findings } = isOneByOne
      ? await taking.take(office, some)
      : await changeTogether(office, {}, (within) => taking.take(within, some));
    if (isRefused(findings)) return { sum: refusedSum(taking.sum, findings), under: taking.under };
  }
  return taking;
}

/** Undefined where there is no other processor, or not enough work for it. */
function cardsAheadOf({ short, list, parts, cards }: ImportWork, partsAWrite: number): CardsAhead | undefined {
  if (short === undefined || cards === undefined) return undefined;
  const size = sizeOfParts(list);
  const fresh = (part: number): readonly number[] =>
    rowsWith(short, NEW, part * size, Math.min((part + 1) * size, short.columns.length));
  return short.persons.filter((person) => person === NEW).length < cards.worthFrom
    ? undefined
    : new CardsAhead(cards, short.columns, fresh, { parts, partsAWrite });
}

async function* inGroups<T>(all: AsyncIterable<T>, size: number): AsyncGenerator<readonly T[]> {
  let group: T[] = [];
  for await (const each of all) {
    group.push(each);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

/** The progress of an import. */
class TakingParts {
  readonly #work: ImportWork;
  readonly #there: ReadonlySet<number>;
  readonly #options: ChangeOptions;
  /** The effect of an interrupted import. */
  readonly #earlier: Came;
  readonly sum = new ImportTotals();
  under: ImportInProgress;
  #part = 0;

  constructor(
    work: ImportWork,
    under: ImportInProgress,
    there: ReadonlySet<number>,
    options: ChangeOptions,
    earlier: Came,
  ) {
    this.#work = work;
    this.under = under;
    this.#there = there;
    this.#options = options;
    this.#earlier = earlier;
  }

  /** Imports some parts; stops at one that is refused. */
  async take(office: Office, parts: readonly ListPart[]): Promise<Outcome<never>> {
    for (const { from, size, players } of parts) {
      const { list, players: all } = this.#work;
      const place = { part: this.#part, first: from + 1, size, players };
      if (this.#there.has(this.#part)) await this.#passOver(office, place);
      else {
        const { value, findings } = await this.#takeIn(office, place);
        if (value === undefined) return { findings };
        this.sum.add(value, list.each);
        // what a dry run began is undone
        if (this.#options.dryRun !== true) this.under = value.under;
      }
      this.#part += 1;
      list.progress?.(from + size, all);
    }
    return { findings: [] };
  }

  #takeIn(office: Office, place: PartPlace): Promise<Outcome<PartTaken>> {
    const { short } = this.#work;
    return changeOffice(office, this.#options, async (changing) => {
      const id = this.under.import ?? (await nextImportId(changing.desk));
      const isAlone = short !== undefined && (await changing.desk.head()).no === short.head;
      const part = importPart(this.#work, { ...place, import: id, short: isAlone ? short : undefined });
      const taken = await takePart(changing, this.#work, this.under, part, { earlier: this.#earlier, sum: this.sum });
      if (isAlone && this.#options.dryRun !== true) short.head = (await changing.desk.head()).no;
      return taken;
    });
  }

  /** Its questions are still open, though nothing of it is imported again. */
  async #passOver(office: Office, place: PartPlace): Promise<void> {
    const one = importPart(this.#work, { ...place, import: 'i1' });
    const { done } = await readOffice(office, (desk) => planPart({ ...office, desk }, one, []));
    this.sum.marks.add(done.rated);
    this.sum.questions.add(done.questions);
  }
}

type PartPlace = Pick<Part, 'part' | 'first' | 'size' | 'players'>;
type PartTaken = PartPlan & { readonly under: ImportInProgress };

function refusedSum(sum: ImportTotals, findings: readonly Finding[]): ImportTotals {
  sum.findings.push(...findings.filter(({ weight }) => weight === 'refuse'));
  return sum;
}
