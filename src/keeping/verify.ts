/**
 * Checks an office against its own entries: the chain, the digests of papers, and everything that follows. All entries are
 * carried out again in an empty store, by the code that carried them out first; lists and rows must come out the same.
 */
import { hash } from 'node:crypto';
import type { Finding } from '../core/finding.ts';
import { checkKept, type Head, headAfter, isFault, type Link, CHAIN_START } from '../ledger/chain.ts';
import type { EntryKind, EntryKinds } from '../ledger/entries.ts';
import { eventNumber, personNumber } from '../ledger/ids.ts';
import { checkPaper } from '../ledger/papers.ts';
import type {
  ComparedPage,
  ComparedRow,
  Condition,
  Desk,
  Difference,
  ListRow,
  StoredEntry,
  Paper,
  Store,
  WritingDesk,
} from '../ledger/store.ts';
import { resultsDigest } from '../ledger/lists/seal.ts';
import { readOffice, type Office, type Outcome, refused } from '../desk/office.ts';
import { type Identity, identityOf } from '../ledger/rows/identity.ts';
import { byDigest, type NamedPaper, papersAt, papersIn } from '../ledger/rows/named-papers.ts';
import { listData } from '../ledger/rows/standings.ts';
import { listFinding } from '../desk/findings/lists.ts';
import type { Posted } from '../projection/post.ts';
import { project } from '../projection/index.ts';
import { differingChange, recomputedText, listsAfterReversal } from '../desk/lists/pool-change.ts';
import { registryFinding } from '../desk/findings/registry.ts';
import {
  besideText,
  type CheckedApart,
  checkTask,
  KeysOfPersons,
  namesThatFollow,
  piecesOfEntries,
} from '../desk/events/checked-apart.ts';
import { type ReportsCompared, ReportsReadAgain } from '../desk/events/read-again.ts';
import type { Helper, Helpers } from '../desk/helper.ts';
import { subjectsOf } from '../ledger/rows/subjects.ts';
import { againstLog } from './noted.ts';
import { PersonsAsKept } from './persons-as-kept.ts';
import { type AnyEntry, entryIn, linkedEntry } from '../ledger/rows/entries.ts';

export interface Verified {
  readonly entries: number;
  /** Hash of the last entry: an office may publish it, so that nobody can change the past unseen. */
  readonly head: string;
  readonly lists: number;
  readonly papers: number;
  /** Papers that are no longer there, because an entry says that they were erased. */
  readonly erased: number;
  /** Persons who were erased. */
  readonly persons: number;
  /** Rows of all projections. */
  readonly rows: number;
  /** Stored reports that were read again. */
  readonly reports: ReportsCompared;
  /** Facts about the reports that are not errors, but should be known. */
  readonly remarks: readonly Finding[];
}

export type VerifyStage = 'entries' | 'rows';

export interface VerifyInput {
  /** An empty store, which the caller discards. */
  readonly scratch: Store;
  readonly onProgress?: (stage: VerifyStage, done: number, of: number) => void;
  /** From this many entries on the short way is tried first: for fewer it saves nothing. */
  readonly shortFrom?: number;
}

const SHORT_FROM = 1000;

export async function verifyOffice(office: Office, input: VerifyInput): Promise<Outcome<Verified>> {
  return (await verifiedShortly(office, input)) ?? verifiedWith(office, input);
}

const verifiedWith = (office: Office, input: VerifyInput, short?: ShortWay): Promise<Outcome<Verified>> =>
  readOffice(office, (desk) => input.scratch.write((scratch) => verify(desk, scratch, input, short)));

/**
 * The short way for a sound office: what follows from papers alone is not written into the empty store, and if another thread
 * helps, it checks what needs no replay. Undefined if there is anything to report: only the ordinary way says what it is, and what
 * comes first. The empty store is then empty again.
 */
async function verifiedShortly(office: Office, input: VerifyInput): Promise<Outcome<Verified> | undefined> {
  const { helpers } = office;
  const { no } = await readOffice(office, (desk) => desk.head());
  const apart = helpers !== undefined && no >= helpers.worthFrom.entries ? new CheckingApart(helpers) : undefined;
  if (apart === undefined && no < (input.shortFrom ?? SHORT_FROM)) return undefined;
  try {
    return await verifiedWith(office, input, { keys: new KeysOfPersons(), ...(apart === undefined ? {} : { apart }) });
  } catch {
    // whatever it is, the ordinary way finds it as well
    return undefined;
  } finally {
    apart?.end();
  }
}

interface ShortWay {
  /** The work of the other thread, if there is one. */
  readonly apart?: CheckingApart;
  /** The keys of names, which follow from papers; the other thread has its own. */
  readonly keys: KeysOfPersons;
}

/** The other thread's part. */
class CheckingApart {
  readonly #helper: Helper;
  readonly #answer: Promise<CheckedApart | undefined>;
  #hasGivenUp = false;

  constructor(helpers: Helpers) {
    this.#helper = helpers.start(checkTask);
    this.#answer = this.#checked();
  }

  async #checked(): Promise<CheckedApart | undefined> {
    const checked = (await this.#helper.ask(checkTask).catch(() => undefined)) as CheckedApart | undefined;
    this.#hasGivenUp = checked === undefined;
    return checked;
  }

  /** As soon as it is known that the ordinary way is needed, there is nothing more to do here. */
  goOn(): void {
    if (this.#hasGivenUp) throw new OtherwiseThanSound();
  }

  /** The findings, if they are about the same moment of the office. */
  async sound({ no, hash: head }: Head): Promise<CheckedApart> {
    const checked = await this.#answer;
    if (checked?.head.no !== no || checked.head.hash !== head) throw new OtherwiseThanSound();
    return checked;
  }

  end(): void {
    // it ends by itself, when it has done what it was asked
    void this.#helper.close();
  }
}

/** There is something to report. */
class OtherwiseThanSound extends Error {}

async function verify(
  desk: Desk,
  scratch: WritingDesk,
  { onProgress }: VerifyInput,
  short?: ShortWay,
): Promise<Outcome<Verified>> {
  const { apart } = short ?? {};
  const told = (...findings: readonly Finding[]): Outcome<never> => {
    if (short !== undefined) throw new OtherwiseThanSound();
    return refused(...findings);
  };
  const { fault, differences } = apart === undefined ? await desk.condition() : SOUND;
  if (fault !== undefined) return told(listFinding('verify.store', { said: fault }));
  if (differences.some(isView)) return told(registryFinding('office.public-role', {}));
  const built = differences.map(otherwiseBuilt);
  // without a guard everything can still be read, and what was done meanwhile is reported first
  if (!differences.every(isGuard)) return told(...built);
  const of = (await desk.head()).no;
  const asKept = short === undefined ? undefined : new PersonsAsKept(desk, scratch);
  const replay = new Replay(desk, asKept === undefined ? scratch : { ...scratch, ...asKept.desk() }, short);
  for await (const batch of piecesOfEntries(desk)) {
    apart?.goOn();
    const fault = await replay.take(batch);
    if (fault !== undefined) return told(fault);
    onProgress?.('entries', replay.head.no, of);
  }
  const [missing] = replay.missing.values();
  if (missing !== undefined) return told(paperMissing(missing));
  const back = await replay.firstBack();
  if (back !== undefined) return told(paperBack(back, replay.gone.get(back.digest) as number));
  const pagesIn = (projection: string) => ({ kept: desk.pagesOf(projection), made: scratch.pagesOf(projection) });
  const papers = await compareRows('papers', pagesIn('papers'));
  if (typeof papers !== 'number') return told(papers);
  const tooMany = await replay.identityTooMany();
  if (tooMany !== undefined) return told(tooMany);
  let rows = 0;
  for (const [place, projection] of desk.projections.entries()) {
    if (asKept === undefined || !KNOWN_OTHERWISE.has(projection)) {
      const compared = await compareRows(projection, pagesIn(projection));
      if (typeof compared !== 'number') return told(compared);
      rows += compared;
    }
    onProgress?.('rows', place + 1, desk.projections.length);
  }
  if (built.length > 0) return told(...built);
  const said = await againstLog(desk);
  if (said.length > 0) return told(...said);
  const { head, lists, erased, persons } = replay;
  const followed = { entries: head.no, head: head.hash, lists, papers: replay.papers, erased, persons };
  const checked = await apart?.sound(head);
  const { counts, findings } = replay.reports;
  const names = short === undefined ? 0 : (checked?.names ?? (await namesThatFollow(desk, short.keys)));
  const known = asKept === undefined ? 0 : await asKept.sound();
  if (names === undefined || known === undefined) throw new OtherwiseThanSound();
  const { reports, remarks } = checked ?? { reports: counts, remarks: findings };
  return { value: { ...followed, rows: rows + names + known, reports, remarks }, findings: [] };
}

/** The short way holds them against the office without writing them. */
const KNOWN_OTHERWISE: ReadonlySet<string> = new Set(['names', 'persons']);

/** The part that the other thread checks. */
const SOUND: Condition = { differences: [] };

const otherwiseBuilt = ({ name, wrong, seen, expected }: Difference): Finding =>
  listFinding('verify.schema', {
    name,
    wrong,
    ...(seen === undefined ? {} : { seen }),
    ...(expected === undefined ? {} : { expected }),
  });

/** As the role of a public server sees it. */
const isView = ({ name, seen }: Difference): boolean => name === 'table entries' && seen === 'view';

/** The parts of a database that only guard writing. */
const isGuard = ({ name }: Difference): boolean => /^(?:trigger|rule|function|setting) /.test(name);

/** After these it is known at once whether they follow. */
const TOLD_APART: ReadonlySet<EntryKind> = new Set(['list.published', 'list.recomputed', 'events.rated']);

/** Carries entries out again, and checks whether lists and results are derived as they were sealed. */
export class Replay {
  readonly #desk: Desk;
  readonly #isCheckedApart: boolean;
  readonly #keys: KeysOfPersons | undefined;
  readonly #scratch: WritingDesk;
  head: Head = CHAIN_START;
  lists = 0;
  papers = 0;
  erased = 0;
  persons = 0;
  /** Papers that an entry names and that are not there, unless a later entry says that they were erased. */
  readonly missing = new Map<string, MissingPaper>();
  /** Papers that were erased, by which entry, and whose. */
  readonly gone = new Map<string, number>();
  readonly #erasedPersons = new Set<number>();
  /** The reports, which are read again and held against their entries. */
  readonly reports: ReportsReadAgain;
  /** The lists of the last reversal, as they follow from the entries. */
  #recomputed: { readonly reversal: number; readonly lists: ReadonlyMap<string, string> } | undefined;
  /** The content of the papers that the present entries name, if they are available. */
  #identities: ReadonlyMap<string, Identity> | undefined;
  /** The persons of the sound identity papers that the entries have named so far. */
  readonly #owners = new Map<string, number>();

  /**
   * There are as many identity papers as persons: they are not copied, but read in place, as soon as an entry has named them. If
   * chain and reports are checked separately, entries are only carried out.
   */
  constructor(desk: Desk, scratch: WritingDesk, short?: ShortWay) {
    this.#desk = desk;
    this.#isCheckedApart = short?.apart !== undefined;
    this.#keys = this.#isCheckedApart ? undefined : short?.keys;
    this.#scratch =
      desk === scratch
        ? scratch
        : {
            ...scratch,
            identityPapers: async (persons) =>
              (await desk.identityPapers(persons)).filter(({ digest, of }) => this.#owners.get(digest) === of),
          };
    this.reports = new ReportsReadAgain(desk);
  }

  /** Carries out a batch of entries; the first thing that does not follow. */
  async take(batch: readonly StoredEntry[]): Promise<Finding | undefined> {
    if (this.#isCheckedApart) return this.#takeChecked(batch);
    const entries: AnyEntry[] = [];
    let fault: Finding | undefined;
    for (const kept of batch) {
      const link = checkKept(this.head, kept);
      fault = isFault(link) ? link : besideText(kept, linkedEntry(link));
      if (fault !== undefined) break;
      this.head = headAfter(link as Link);
      entries.push(linkedEntry(link as Link));
    }
    // the entries before the fault are checked first: their findings come before it
    return (await this.#checkPapers(entries)) ?? (await this.carryOut(entries, batch)) ?? fault;
  }

  /** The other thread checks whether they follow; if they do not, their results are discarded. */
  async #takeChecked(batch: readonly StoredEntry[]): Promise<Finding | undefined> {
    const entries = batch.map(entryIn);
    const { no, hash: last, time } = batch.at(-1) as Head;
    this.head = { no, hash: last, time };
    return (await this.#checkPapers(entries)) ?? this.carryOut(entries, batch);
  }

  /** Entries that are known to follow, and whose papers are there. */
  async carryOut(entries: readonly AnyEntry[], batch: readonly StoredEntry[]): Promise<Finding | undefined> {
    await this.#scratch.keepEntries(batch.slice(0, entries.length));
    const memo = this.#identities;
    const posted = entries.map(
      ({ no, time, kind, data }) =>
        ({ no, time, kind, data, ...(kind === 'persons.entered' ? { memo } : {}) }) as Posted,
    );
    await this.#scratch.keepSubjects(posted.flatMap((each) => subjectsOf(each)));
    let from = 0;
    for (const [place, entry] of posted.entries()) {
      if (isErasure(entry)) this.#erase(entry);
      if (!TOLD_APART.has(entry.kind)) continue;
      await project(this.#scratch, posted.slice(from, place));
      await project(this.#scratch, [entry]);
      from = place + 1;
      const fault = await this.#check(entry);
      if (fault !== undefined) return fault;
    }
    await project(this.#scratch, posted.slice(from));
    return undefined;
  }

  /** Looks at the papers that entries name; of reports it is noted which there are. */
  async #checkPapers(entries: readonly AnyEntry[]): Promise<Finding | undefined> {
    const ofEach = entries.map(papersIn);
    const all = ofEach.flat();
    const named = byDigest(all);
    const { identities, others } = await papersAt(this.#desk, named);
    const before = new Set(
      (await this.#scratch.papers(others.map(({ digest }) => digest))).map(({ digest }) => digest),
    );
    const fresh = {
      identities: identities.filter(({ digest }) => !this.#owners.has(digest)),
      others: others.filter(({ digest }) => !before.has(digest)),
    };
    this.papers += fresh.identities.length + fresh.others.length;
    const there = [...others, ...identities];
    const digests = new Set(there.map(({ digest }) => digest));
    for (const [place, entry] of entries.entries()) this.miss(entry, digests, ofEach[place]);
    for (const paper of this.#isCheckedApart ? fresh.identities : [...fresh.others, ...fresh.identities]) {
      const { digest, kind, of } = paper;
      if (!checkPaper(paper, digest)) return listFinding('verify.paper', { paper: digest, kind, of });
    }
    await this.#scratch.keepPapers(fresh.others.map((paper) => asNamed(paper, named.get(paper.digest) as NamedPaper)));
    for (const { digest, of } of fresh.identities) this.#owners.set(digest, of);
    const known = new Map(identities.map((paper) => [paper.digest, identityOf(paper)]));
    this.#identities = known;
    this.#keys?.takeAll(all, known);
    return this.#isCheckedApart ? undefined : this.reports.take(entries, there, this.#identities);
  }

  /** An identity paper that no entry names. */
  async identityTooMany(): Promise<Finding | undefined> {
    if ((await this.#desk.identityCount()) === this.#owners.size) return undefined;
    let row = 0;
    for await (const page of this.#desk.pagesOf('identities')) {
      for (const [person, digest] of page.rows()) {
        row += 1;
        if (this.#owners.get(digest as string) !== person)
          return listFinding('verify.row', { projection: 'identities', row, key: String(person), column: null });
      }
    }
    return undefined;
  }

  /** Notes which of the papers that an entry names are not there. */
  miss(entry: AnyEntry, there: { readonly has: (digest: string) => boolean }, papers = papersIn(entry)): void {
    for (const paper of papers) {
      if (!there.has(paper.digest) && !this.missing.has(paper.digest)) {
        this.missing.set(paper.digest, { ...paper, entry: entry.no });
      }
    }
  }

  /** A paper that was erased and is there all the same. */
  async firstBack(): Promise<Paper | undefined> {
    const [other] = await this.#desk.papers([...this.gone.keys()]);
    if (other !== undefined) return other;
    // some have papers that were not erased
    return (await this.#desk.identityPapers([...this.#erasedPersons])).find(({ digest }) => this.gone.has(digest));
  }

  /** A paper that was erased according to an entry is not missing. */
  #erase({ no, kind, data }: Erasure): void {
    const persons = 'persons' in data ? data.persons : 'formerly' in data ? [data.person, ...data.formerly] : [];
    for (const person of persons) this.#erasedPersons.add(personNumber(person) as number);
    if (kind === 'person.erased') this.persons += 1;
    if (kind === 'persons.removed') this.persons += persons.length;
    for (const digest of data.papers ?? []) {
      this.gone.set(digest, no);
      if (this.missing.delete(digest)) this.erased += 1;
    }
  }

  async #check(entry: Posted): Promise<Finding | undefined> {
    if (entry.kind === 'list.recomputed') return this.#checkRecomputed(entry.no, entry.data);
    if (entry.kind === 'list.published') {
      this.lists += 1;
      const { pool, date, digest, root } = entry.data;
      const made = (await this.#scratch.list(pool, date)) as ListRow;
      const where = { entry: entry.no, pool, date };
      if (made.digest !== digest) return listFinding('verify.list', { ...where, seen: digest, expected: made.digest });
      // a list that was sealed without a root is made again without one
      const expected = listData(made).root;
      if (root !== expected)
        return listFinding('verify.root', { ...where, seen: root as string, expected: expected as string });
      return this.#checkChanges(pool, date);
    }
    if (entry.kind !== 'events.rated') return undefined;
    for (const { event, digest } of entry.data.events) {
      const expected = resultsDigest(await this.#scratch.results(eventNumber(event) as number));
      if (expected !== digest) return listFinding('verify.event', { entry: entry.no, event, seen: digest, expected });
    }
    return undefined;
  }

  /** A list beside a published one follows from the entries, too; and its paper has these rows. */
  async #checkRecomputed(entry: number, data: EntryKinds['list.recomputed']): Promise<Finding | undefined> {
    const { pool, date, reversal, rows } = data;
    if (this.#recomputed?.reversal !== reversal)
      this.#recomputed = { reversal, lists: await listsAfterReversal(this.#scratch, pool, reversal) };
    const paper = await this.#scratch.paper(rows);
    const isSame =
      this.#recomputed.lists.get(date) === recomputedText(data) &&
      (paper === undefined || hash('sha256', paper.content) === data.digest);
    return isSame ? undefined : listFinding('verify.recomputed', { entry, pool, date });
  }

  /** Events, rule and paper lead to the same numbers: those of the list, which follows from the entries. */
  async #checkChanges(pool: string, date: string): Promise<Finding | undefined> {
    const entry = await differingChange(this.#scratch, pool, date);
    return entry === undefined ? undefined : listFinding('verify.change', { entry, pool, date });
  }
}

const ERASURES = [
  'person.erased',
  'persons.removed',
  'account.erased',
  'event.arbiters',
  'person.detached',
] as const satisfies readonly EntryKind[];
type Erasure = Posted<(typeof ERASURES)[number]>;

const isErasure = (entry: Posted): entry is Erasure => (ERASURES as readonly EntryKind[]).includes(entry.kind);

/** One that is not there, with the entry that names it. */
type MissingPaper = NamedPaper & { readonly entry: number };

export const paperMissing = ({ digest, kind, of, entry }: MissingPaper): Finding =>
  listFinding('verify.paper-missing', { entry, paper: digest, kind, of });

/** An earlier copy has brought it back. */
const paperBack = ({ digest, kind, of }: Paper, entry: number): Finding =>
  listFinding('verify.paper-back', { entry, paper: digest, kind, of });

/** The paper as it must be stored; the bytes of a report, which are already checked, are unchanged. */
const asNamed = ({ salt, content }: Paper, named: NamedPaper): Paper =>
  named.kind === 'report'
    ? { ...named, salt, content: new Uint8Array(), sha256: hash('sha256', content) }
    : { ...named, salt, content };

/** The number of rows, if all are equal; otherwise the first that is not. A paper that no entry names should not exist. */
async function compareRows(
  projection: string,
  { kept, made }: Readonly<Record<'kept' | 'made', AsyncIterable<ComparedPage>>>,
): Promise<number | Finding> {
  const [live, again] = [new Rows(kept), new Rows(made)];
  for (let row = 0; ; ) {
    const [isLive, isAgain] = [await live.fill(), await again.fill()];
    if (!isLive && !isAgain) return row;
    if (lieAlike(live.whole, again.whole)) {
      row += (again.whole as ComparedPage).count();
      live.pass();
      again.pass();
      continue;
    }
    // a page that was just parsed may be without rows
    const isNew = [live.unpack(), again.unpack()];
    if (isNew.includes(true)) continue;
    for (let left = Math.max(1, Math.min(live.ready, again.ready)); left > 0; left -= 1) {
      row += 1;
      const [seen, expected] = [live.take(), again.take()];
      const column = differsAt(seen, expected);
      if (column === undefined) continue;
      await live.end();
      await again.end();
      return listFinding('verify.row', {
        projection,
        row,
        key: String((expected ?? (seen as ComparedRow))[0]),
        column,
      });
    }
  }
}

/** Whether two pages have the same bytes in their stores. */
function lieAlike(one: ComparedPage | undefined, other: ComparedPage | undefined): boolean {
  if (one?.lies === undefined || other?.lies?.length !== one.lies.length) return false;
  const { lies } = other;
  return one.lies.every((part, at) => {
    const its = lies[at];
    return typeof part === 'object' ? typeof its === 'object' && isSameBytes(part, its) : part === its;
  });
}

/** Without a call for each byte: there are megabytes of them. */
function isSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
  return true;
}

/** Counted from 1; null where one of the rows is not there. */
function differsAt(seen: ComparedRow | undefined, expected: ComparedRow | undefined): number | null | undefined {
  if (seen === undefined || expected === undefined) return null;
  const place = expected.findIndex((value, column) => value !== seen[column]);
  return place < 0 ? undefined : place + 1;
}

/** Rows one by one, requested in pages: a promise for each of a million rows would cost more than the rows. */
class Rows {
  readonly #pages: AsyncIterator<ComparedPage>;
  #page: ComparedPage | undefined;
  /** The rows of the page; undefined before it is parsed. */
  #rows: readonly ComparedRow[] | undefined = [];
  #next = 0;

  constructor(pages: AsyncIterable<ComparedPage>) {
    this.#pages = pages[Symbol.asyncIterator]();
  }

  /** Whether there is another page, or row; false at the end. */
  async fill(): Promise<boolean> {
    while (this.#rows?.length === this.#next) {
      const { done, value } = await this.#pages.next();
      if (done === true) return false;
      [this.#page, this.#rows, this.#next] = [value, undefined, 0];
    }
    return true;
  }

  /** A page that was not parsed. */
  get whole(): ComparedPage | undefined {
    return this.#rows === undefined ? this.#page : undefined;
  }

  /** The whole page is done. */
  pass(): void {
    this.#rows = [];
  }

  /** Parses the page, and returns whether that was still to do. */
  unpack(): boolean {
    if (this.#rows !== undefined) return false;
    this.#rows = (this.#page as ComparedPage).rows();
    return true;
  }

  /** The number of rows left of a parsed page. */
  get ready(): number {
    return (this.#rows as readonly ComparedRow[]).length - this.#next;
  }

  take(): ComparedRow | undefined {
    const row = this.#rows?.[this.#next];
    if (row !== undefined) this.#next += 1;
    return row;
  }

  async end(): Promise<void> {
    await (this.#pages as AsyncGenerator<ComparedPage>).return(undefined);
  }
}
