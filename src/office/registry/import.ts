/**
 * Takes in a list of players: FIDE's, or CSV. It is read first to see that it can be read to its end, and what it is by its
 * hash; then part by part, each part whole or not at all. Whoever is known stays; only what differs is written. Nothing is
 * taken away that was not asked for by name, and an import as a whole can be taken back (`import/undo.ts`). A second import of
 * the same file changes nothing, and one that was broken off goes on where it stopped.
 */
import { type Finding, isRefused } from '../../core/finding.ts';
import type { PlayerField } from '../../explain/desk-findings/registry.ts';
import { MAX_FINDINGS } from '../../core/notes.ts';
import { personId, personNumber } from '../../ledger/ids.ts';
import type { Desk } from '../../ledger/store.ts';
import { type ChangeOptions, change, type ChangingDesk, look, type Office, type Outcome, refused } from '../change.ts';
import { ratedAfterBrought } from '../lists/rate-again.ts';
import { Remembered, withoutGround } from '../memory/remembered.ts';
import { say as sayOfMemory } from '../memory/say.ts';
import type { Posting } from '../post.ts';
import { dateOfList, isPeriodic, openingOf, personsPart, type Source, standingsPart } from '../project/standings.ts';
import { ofImport } from '../project/subjects.ts';
import { dayIn } from '../time-zone.ts';
import { gameOf } from '../events/which-game.ts';
import { finding, refusal } from './finding.ts';
import type { Incoming } from './listed.ts';
import type { EachPlayer, ImportedList, ImportOutcome, ImportSummary, Way } from './import/asked.ts';
import { nextImportId, openImports } from './import/log.ts';
import { type Part, Questions } from './import/part.ts';
import { type ChangedCard, planPersons } from './import/persons.ts';
import { partsOf, readFirst, sizeOfParts } from './import/reading.ts';
import { type Lost, lostBy, planStandings } from './import/standings.ts';
import { type Target, targetOf } from './import/target.ts';

export type { ImportedList, ImportOutcome, ImportSummary } from './import/asked.ts';

const COUNTS = ['entered', 'leftOut', 'remembered', 'again', 'standings', 'otherRatings', 'gamesUnknown'] as const;
type Counts = Record<(typeof COUNTS)[number], number>;

/** What a part comes to, posted or only looked at. */
interface PartDone extends Readonly<Counts> {
  readonly changed: readonly ChangedCard[];
  readonly questions: Questions;
  /** Who has a rating in the list. */
  readonly rated: readonly number[];
}

/** Half a million players in a few bytes each. */
class Marks {
  #marks = new Uint8Array(1024);

  add(persons: readonly number[]): void {
    for (const person of persons) {
      if (person >= this.#marks.length) {
        const more = new Uint8Array(person * 2);
        more.set(this.#marks);
        this.#marks = more;
      }
      this.#marks[person] = 1;
    }
  }

  readonly has = (person: number): boolean => this.#marks[person] === 1;
}

/** An import that goes on, or one that begins. */
interface Under {
  /** Absent before it begins. */
  readonly import?: string;
  /** The entry with which it began. */
  readonly began?: number;
}

interface Work {
  readonly list: ImportedList;
  readonly how: Way;
  readonly sha256: string;
  readonly players: number;
  readonly parts: number;
  readonly target: Target | undefined;
}

const partOf = (
  { list, how, sha256, parts, target }: Work,
  at: { readonly import: string; readonly part: number; readonly first: number; readonly players: readonly Incoming[] },
): Part => ({
  ...at,
  sha256,
  how,
  parts,
  target,
  although: list.although,
  remembered: list.remembered,
  takes: list.takes ?? new Set(),
});

interface Planned {
  readonly postings: readonly Posting[];
  readonly done: PartDone;
  readonly findings: readonly Finding[];
  /** Whose standings come in. */
  readonly moved: readonly number[];
}

/** `dropped`: who is not in the whole of the list, known when its last part comes in. */
async function planPart(at: Parameters<typeof planPersons>[0], part: Part, dropped: readonly Lost[]): Promise<Planned> {
  const { target, sha256 } = part;
  const persons = await planPersons(at, part);
  const { known, questions, entered, changed, leftOut, remembered, again } = persons;
  const standings = target === undefined ? undefined : await planStandings(at.desk, part, known);
  for (const { known: each, seen } of standings?.inQuestion ?? []) questions.ask(each.row, each.person, 'rating', seen);
  const brought = standings?.brought ?? [];
  const isLast = part.part === part.parts - 1;
  const isToEnd = isLast && target !== undefined && (await isOpen(at.desk, target));
  const postings: Posting[] = [...persons.postings];
  if (target !== undefined && (brought.length > 0 || dropped.length > 0 || isToEnd)) {
    postings.push({
      kind: 'standings.brought',
      data: {
        as: target.asOf,
        ...(dropped.length === 0 ? {} : { dropped: dropped.map(({ person }) => personId(person)) }),
        import: part.import,
        ...(target.phase === 'opening' && isPeriodic(target.pool.family) ? { onto: 'list' as const } : {}),
        pool: target.pool.pool,
        source: { ...(isLast ? { last: true as const } : {}), part: part.part, parts: part.parts, sha256 },
        standings: brought,
      },
    });
  }
  return {
    postings,
    findings: persons.findings,
    moved: [...brought.map(({ person }) => personNumber(person) as number), ...dropped.map(({ person }) => person)],
    done: {
      entered,
      leftOut,
      remembered,
      again,
      changed,
      questions,
      standings: brought.length,
      otherRatings: standings?.others ?? 0,
      gamesUnknown: known.filter(({ player }) => player.gamesUnknown === true).length,
      rated: standings?.rated ?? [],
    },
  };
}

/** Whether parts of the list are there, and others still to come. */
async function isOpen(desk: Desk, { pool, asOf }: Target): Promise<boolean> {
  const list = await desk.list(pool.pool, dateOfList(asOf));
  return list !== undefined && openingOf(list)?.open === true;
}

/**
 * The parts that are there already, with their ratings where a pool is to have them. None, where somebody may come in now who
 * was left out then: in parts that are gone through again nobody else is changed.
 */
async function partsThere(
  desk: Desk,
  source: Source,
  target: Target | undefined,
  { remembered, takes }: Pick<ImportedList, 'remembered' | 'takes'>,
): Promise<ReadonlySet<number>> {
  if (remembered === 'entered' || (takes !== undefined && takes.size > 0)) return new Set();
  const key = target === undefined ? personsPart(source) : standingsPart(source, target.pool.pool, target.asOf);
  return new Set(await desk.importedParts(key));
}

/** What all parts come to. */
class Sum {
  readonly findings: Finding[] = [];
  readonly marks = new Marks();
  readonly questions = new Questions();
  readonly changed: ChangedCard[] = [];
  readonly #fields = new Map<string, number>();
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
    if (each === true) this.changed.push(...done.changed);
    this.marks.add(done.rated);
    this.questions.add(done.questions);
  }

  get came(): { readonly entered: number; readonly changed: number; readonly standings: number } {
    const { entered, standings } = this.#counts;
    return { entered, changed: this.#changed, standings };
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

/** So many who would lose a rating are told by name. */
const NAMED = 10;

async function tellLost(
  desk: Desk,
  { pool }: Target,
  lost: readonly Lost[],
  weight: 'refuse' | 'warn',
): Promise<Finding> {
  const some = lost.slice(0, NAMED);
  const names = new Map(
    (await desk.persons(some.map(({ person }) => person))).map(({ person, name }) => [person, name]),
  );
  return finding('import.ratings-lost', weight, {
    pool: pool.pool,
    count: lost.length,
    players: some.map(({ person, rating }) => ({ player: personId(person), name: names.get(person) ?? null, rating })),
  });
}

/** Goes through the whole list without writing, to see whose rating is in it. */
async function ratedIn(office: Office, work: Work): Promise<Marks> {
  const marks = new Marks();
  let [part, first] = [0, 1];
  for await (const players of partsOf(work.list, work.target)) {
    const one = partOf(work, { import: 'i1', part, first, players });
    const { done } = await look(office, (desk) => planPart({ ...office, desk }, one, []));
    marks.add(done.rated);
    part += 1;
    first += players.length;
  }
  return marks;
}

/** Whom the list leaves without a rating, if it is the whole of it. */
async function lostIn(office: Office, work: Work, under: Under): Promise<readonly Lost[]> {
  const { target } = work;
  if (target === undefined || target.phase === 'next') return [];
  const hasBase = target.lists.some(({ no }) => under.began === undefined || no < under.began);
  if (!hasBase) return [];
  const marks = await ratedIn(office, work);
  return look(office, (desk) => lostBy(desk, target, marks.has, under.began));
}

const ENTRIES_AT_ONCE = 8;

/** What an import that was broken off had brought by then. */
async function cameBefore(desk: Desk, id: string): Promise<{ entered: number; changed: number; standings: number }> {
  const came = { entered: 0, changed: (await desk.entryNumbers('person.changed', ofImport(id))).length, standings: 0 };
  for (const [kind, field, counted] of [
    ['persons.entered', 'entered', 'persons'],
    ['standings.brought', 'standings', 'standings'],
  ] as const) {
    const numbers = await desk.entryNumbers(kind, ofImport(id));
    for (let from = 0; from < numbers.length; from += ENTRIES_AT_ONCE) {
      for (const { text } of await desk.entries(numbers.slice(from, from + ENTRIES_AT_ONCE))) {
        const { data } = JSON.parse(text) as { readonly data: Record<string, readonly unknown[]> };
        came[field] += data[counted]?.length ?? 0;
      }
    }
  }
  return came;
}

/** The entries around those of a part: the import's beginning before the first, its end after the last. */
async function framed(
  desk: Desk,
  work: Work,
  under: Under,
  { part, postings, came }: { readonly part: Part; readonly postings: readonly Posting[]; readonly came: Sum['came'] },
): Promise<readonly Posting[]> {
  const { how, sha256, players, parts, target } = work;
  const isLast = part.part === parts - 1;
  if (under.import === undefined && postings.length === 0) return [];
  const place = target === undefined ? {} : { pool: target.pool.pool, as: target.asOf };
  const begun: Posting = { kind: 'import.begun', data: { import: part.import, sha256, how, players, parts, ...place } };
  const before = under.import === undefined ? undefined : await cameBefore(desk, under.import);
  const ended: Posting = {
    kind: 'import.ended',
    data: {
      import: part.import,
      entered: came.entered + (before?.entered ?? 0),
      changed: came.changed + (before?.changed ?? 0),
      standings: came.standings + (before?.standings ?? 0),
    },
  };
  return [...(under.import === undefined ? [begun] : []), ...postings, ...(isLast ? [ended] : [])];
}

async function takePart(
  changing: ChangingDesk,
  work: Work,
  under: Under,
  part: Part,
  before: Sum,
  isDropping: boolean,
): Promise<Outcome<Planned & { readonly under: Under }>> {
  const { desk, post } = changing;
  const { target } = work;
  const isLast = part.part === part.parts - 1;
  let planned = await planPart(changing, part, []);
  if (isLast && isDropping && target !== undefined) {
    before.marks.add(planned.done.rated);
    const onSameList = target.lists.some(({ date }) => date === dateOfList(target.asOf));
    const dropped = onSameList ? await lostBy(desk, target, before.marks.has, under.began) : [];
    if (dropped.length > 0) planned = await planPart(changing, part, dropped);
  }
  const sum = { ...before.came };
  sum.entered += planned.done.entered;
  sum.changed += planned.done.changed.length;
  sum.standings += planned.done.standings;
  const postings = await framed(desk, work, under, { part, postings: planned.postings, came: sum });
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

/** The parts one after another. In a dry run none of them stays. */
async function takeParts(
  office: Office,
  work: Work,
  begins: Under,
  there: ReadonlySet<number>,
  options: ChangeOptions,
): Promise<{ readonly sum: Sum; readonly under: Under }> {
  const { list, players, target } = work;
  const isDropping = work.how === 'whole' && list.takes?.has('ratings') === true;
  const sum = new Sum();
  let under = begins;
  let [at, done] = [0, 0];
  for await (const some of partsOf(list, target)) {
    const place = { part: at, first: done + 1, players: some };
    if (!there.has(at)) {
      const { value, findings } = await change(office, options, async (changing) => {
        const id = under.import ?? (await nextImportId(changing.desk));
        return takePart(changing, work, under, partOf(work, { ...place, import: id }), sum, isDropping);
      });
      if (value === undefined) return { sum: refusedSum(sum, findings), under };
      sum.add(value, list.each);
      // what a dry run began is gone again
      if (options.dryRun !== true) under = value.under;
    } else if (isDropping) {
      const one = partOf(work, { ...place, import: 'i1' });
      const { done: known } = await look(office, (desk) => planPart({ ...office, desk }, one, []));
      sum.marks.add(known.rated);
    }
    at += 1;
    done += some.length;
    list.progress?.(done, players);
  }
  return { sum, under };
}

function refusedSum(sum: Sum, findings: readonly Finding[]): Sum {
  sum.findings.push(...findings.filter(({ weight }) => weight === 'refuse'));
  return sum;
}

/** Where nobody says which of the two the file is, its effect is shown as of that which may be asked for. */
async function aimed(
  office: Office,
  list: ImportedList,
  month: string | undefined,
): Promise<Outcome<Target | undefined> & { readonly how: Way }> {
  const aim = (how: Way) =>
    look(office, async (desk) => {
      const today = dayIn((await desk.office())?.timeZone ?? 'UTC', office.clock());
      return targetOf(desk, list, month, how, today);
    });
  if (list.how !== undefined) return { ...(await aim(list.how)), how: list.how };
  if (list.pool === undefined) return { ...(await aim('add')), how: 'add' };
  const whole = await aim('whole');
  return isRefused(whole.findings) ? { ...(await aim('add')), how: 'add' } : { ...whole, how: 'whole' };
}

/** An import of this file that was broken off goes on; one of another file keeps the pool. */
async function underway(desk: Desk, work: Work): Promise<Outcome<Under>> {
  const { sha256, parts, how, target } = work;
  const [pool, as] = target === undefined ? [null, null] : [target.pool.pool, target.asOf];
  const open = await openImports(desk);
  const same = open.find(
    (each) =>
      each.sha256 === sha256 && each.parts === parts && each.how === how && each.pool === pool && each.as === as,
  );
  if (same !== undefined) return { value: { import: same.import, began: same.entry }, findings: [] };
  const other = pool === null ? undefined : open.find((each) => each.pool === pool);
  return other === undefined
    ? { value: {}, findings: [] }
    : refused(refusal('import.still-open', { import: other.import, pool: pool as string }));
}

/** Nothing came of it, and nothing would. */
const isNothing = ({ entered, fields, standings, lost }: ImportSummary): boolean =>
  entered + standings + lost === 0 && Object.keys(fields).length === 0;

export async function importList(office: Office, list: ImportedList, options: ChangeOptions): Promise<ImportOutcome> {
  // who does it, before a long file is read
  const asked = await change<undefined>(office, { ...options, dryRun: true }, async () => ({ findings: [] }));
  if (isRefused(asked.findings)) return asked as Outcome<never>;
  const ungrounded = list.remembered === 'entered' ? withoutGround(options.ground) : [];
  if (ungrounded.length > 0) return refused(...ungrounded);
  const { sha256, players, month, kind, findings: read } = await readFirst(list);
  const faults = read.filter(({ weight }) => weight === 'refuse').length;
  // a list without players is faulty as a whole
  const isLeftOut = list.faulty === 'left-out' && players > 0;
  if (faults > 0 && !isLeftOut) {
    return refused(...read, ...(players === 0 ? [] : [refusal('import.faults', { count: faults })]));
  }
  const pool = list.pool === undefined ? undefined : await look(office, (desk) => desk.pool(list.pool as string));
  if (kind === 'fide-list' && pool !== undefined && gameOf(pool) === 'go') {
    return refused(refusal('import.other-game', { pool: pool.pool }));
  }
  const { value: target, findings: aim, how } = await aimed(office, list, month);
  if (isRefused(aim)) return refused(...read, ...aim);
  const work: Work = { list, how, sha256, players, target, parts: Math.ceil(players / sizeOfParts(list)) };
  const { value: under, findings: held } = await look(office, (desk) => underway(desk, work));
  if (under === undefined) return refused(...read, ...held);
  const told: Finding[] = read.map((each) => (each.weight === 'refuse' ? { ...each, weight: 'warn' } : each));
  told.push(...(await look(office, (desk) => Remembered.of(desk, office.memory))).findings);
  const there = await look(office, (desk) => partsThere(desk, { sha256, parts: work.parts }, target, list));
  // a file that has come in wholly takes nothing more away
  const lost = how === 'whole' && there.size < work.parts ? await lostIn(office, work, under) : [];
  const isAllowed = lost.length === 0 || list.takes?.has('ratings') === true;
  const shown = list.how === undefined || !isAllowed ? { ...options, dryRun: true } : options;
  const { sum, under: now } = await takeParts(office, work, under, there, shown);
  if (there.size > 0) sum.findings.push(finding('import.done-before', 'note', { parts: there.size }));
  const effect = sum.summary(work, lost);
  const findings = [...told, ...sum.findings, ...sum.questions.findings(target)];
  if (isRefused(findings)) return { findings };
  if (target !== undefined && lost.length > 0) {
    const isRefusing = list.how !== undefined && !isAllowed;
    findings.push(await look(office, (desk) => tellLost(desk, target, lost, isRefusing ? 'refuse' : 'warn')));
  }
  if (effect.standings > 0 && target?.phase === 'next' && isPeriodic(target.pool.family)) {
    findings.push(finding('import.next-list', 'note', { pool: target.pool.pool, count: effect.standings }));
  }
  if (list.how === undefined && !isNothing(effect)) {
    findings.push(
      refusal('import.which', { pool: target?.pool.pool ?? null, whole: how === 'whole', lost: lost.length }),
    );
    return { effect, findings };
  }
  if (isRefused(findings)) return { effect, findings };
  const isDone = options.dryRun !== true && now.import !== undefined;
  return { value: { ...effect, ...(isDone ? { import: now.import as string } : {}) }, findings };
}
