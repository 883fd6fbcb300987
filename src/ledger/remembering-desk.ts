/**
 * A desk that asks the store for nothing twice. A transaction sees one moment, so what it has read holds until it
 * writes; what it writes is known then, or is read again. Only look-ups by key are remembered, and only a limited
 * number: reads of whole lists go straight to the store.
 */
import type {
  Desk,
  EntrantRow,
  EventRow,
  StoredEntry,
  ListRow,
  Paper,
  PersonRow,
  PresentRow,
  ResultRow,
  StandingRow,
  WritingDesk,
} from './store.ts';

/** Number of remembered rows of a kind. */
const MOST = 1000;
/** The same for rows that may be large. */
const FEW = 40;

type Order<K> = (a: K, b: K) => number;
const byNumber: Order<number> = (a, b) => a - b;
const byText: Order<string> = (a, b) => (a < b ? -1 : 1);

/** Rows by key; null where there is none. */
class Rows<K, R> {
  readonly #rows = new Map<K, R | null>();
  readonly #order: Order<K>;
  readonly #most: number;

  constructor(order: Order<K>, most = MOST) {
    this.#order = order;
    this.#most = most;
  }

  /** In the order of their keys. Only unknown ones are read. */
  async of(
    keys: readonly K[],
    ask: (keys: readonly K[]) => Promise<readonly (readonly [key: K, row: R])[]>,
  ): Promise<readonly R[]> {
    if (keys.length > this.#most) return (await ask(keys)).map(([, row]) => row);
    const wanted = [...new Set(keys)].sort(this.#order);
    const unknown = wanted.filter((key) => !this.#rows.has(key));
    if (unknown.length > 0) {
      const found = new Map(await ask(unknown));
      // rows that are wanted now are kept
      if (this.#rows.size + unknown.length > this.#most) this.#keepOnly(wanted);
      for (const key of unknown) this.#rows.set(key, found.get(key) ?? null);
    }
    const rows: R[] = [];
    for (const key of wanted) {
      const row = this.#rows.get(key);
      if (row !== undefined && row !== null) rows.push(row);
    }
    return rows;
  }

  /** The remembered row, so that parsed data is shared; otherwise this one is remembered. */
  same(key: K, row: R): R {
    const known = this.#rows.get(key);
    if (known !== undefined && known !== null) return known;
    this.set(key, row);
    return row;
  }

  set(key: K, row: R): void {
    if (this.#rows.size < this.#most) this.#rows.set(key, row);
    else this.#rows.delete(key);
  }

  forget(keys: Iterable<K>): void {
    for (const key of keys) this.#rows.delete(key);
  }

  clear(): void {
    this.#rows.clear();
  }

  #keepOnly(keys: readonly K[]): void {
    const kept = new Set(keys);
    for (const key of this.#rows.keys()) if (!kept.has(key)) this.#rows.delete(key);
  }
}

/** Whole answers, by request. */
class Answers {
  readonly #answers = new Map<unknown, Promise<unknown>>();
  readonly #most: number;

  constructor(most = FEW) {
    this.#most = most;
  }

  of<T>(asked: unknown, ask: () => Promise<T>): Promise<T> {
    const answer = this.known<T>(asked) ?? ask();
    if (this.#answers.size >= this.#most) this.#answers.clear();
    this.#answers.set(asked, answer);
    return answer;
  }

  known<T>(asked: unknown): Promise<T> | undefined {
    return this.#answers.get(asked) as Promise<T> | undefined;
  }

  set<T>(asked: unknown, answer: T): void {
    this.#answers.set(asked, Promise.resolve(answer));
  }

  clear(): void {
    this.#answers.clear();
  }
}

/** The key of things of which an office has one. */
const ONLY = 'only';

/** Rows of several lists, or of several pools. */
class RowsBy<B, R> {
  readonly #rows = new Map<B, Rows<number, R>>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  in(by: B): Rows<number, R> {
    const rows = this.#rows.get(by) ?? new Rows<number, R>(byNumber, this.#most);
    this.#rows.set(by, rows);
    return rows;
  }

  clear(): void {
    this.#rows.clear();
  }
}

/** How much is remembered: rows of a kind, and rows that may be large. */
export interface MemorySizes {
  readonly most: number;
  readonly few: number;
}

const memory = ({ most, few }: MemorySizes = { most: MOST, few: FEW }) => ({
  head: new Answers(few),
  entries: new Rows<number, StoredEntry>(byNumber, few),
  papers: new Rows<string, Paper>(byText, few),
  office: new Answers(few),
  pools: new Answers(few),
  persons: new Rows<number, PersonRow>(byNumber, most),
  lastPerson: new Answers(few),
  events: new Rows<number, EventRow>(byNumber, most),
  entrants: new Rows<number, readonly EntrantRow[]>(byNumber, few),
  played: new Answers(few),
  results: new Rows<number, readonly ResultRow[]>(byNumber, few),
  unsaid: new Set<string>(),
  lists: new Answers(few),
  standings: new RowsBy<number, StandingRow>(most),
  present: new RowsBy<string, PresentRow>(most),
  decisions: new Answers(few),
});

type Memory = ReturnType<typeof memory>;

/** The same desk with a memory of its own. */
export const rememberingDesk = (desk: Desk, sizes?: MemorySizes): Desk => remembered(desk, memory(sizes));

export function rememberingWriter(desk: WritingDesk): WritingDesk {
  const kept = memory();
  return { ...remembered(desk, kept), ...forgetting(desk, kept) };
}

function eachEvent<R extends { readonly event: number }>(rows: readonly R[]): ReadonlyMap<number, readonly R[]> {
  const events = new Map<number, R[]>();
  for (const row of rows) {
    const own = events.get(row.event);
    if (own === undefined) events.set(row.event, [row]);
    else own.push(row);
  }
  return events;
}

/** Like `flat()`, which tests every row and takes twenty times as long. */
function together<R>(parts: readonly (readonly R[])[]): readonly R[] {
  const [only, ...others] = parts;
  if (others.length === 0) return only ?? [];
  const rows: R[] = [];
  for (const part of parts) for (const row of part) rows.push(row);
  return rows;
}

const withNumber = <R>(numberOf: (row: R) => number) => {
  return (rows: readonly R[]): readonly (readonly [number, R])[] => rows.map((row) => [numberOf(row), row]);
};
const byNo = withNumber<StoredEntry>(({ no }) => no);
const byEvent = withNumber<EventRow>(({ event }) => event);
const byPerson = <R extends { readonly person: number }>(rows: readonly R[]): readonly (readonly [number, R])[] =>
  rows.map((row) => [row.person, row]);

function remembered<D extends Desk>(desk: D, known: Memory): D {
  const entries = (numbers: readonly number[]) =>
    known.entries.of(numbers, async (asked) => byNo(await desk.entries(asked)));
  const papers = (digests: readonly string[]) =>
    known.papers.of(digests, async (asked) =>
      (await desk.papers(asked)).map((paper) => [paper.digest, paper] as const),
    );
  const events = (numbers: readonly number[]) =>
    known.events.of(numbers, async (asked) => byEvent(await desk.events({ events: asked })));
  /** Rows that were found by other means than their number. */
  const same = (rows: readonly EventRow[]): readonly EventRow[] =>
    rows.length > FEW ? rows : rows.map((row) => known.events.same(row.event, row));
  const entrantsOf = async (numbers: readonly number[]) =>
    together(await known.entrants.of(numbers, async (asked) => [...eachEvent(await desk.entrantsOf(asked))]));
  const resultsIn = async (numbers: readonly number[]) =>
    together(await known.results.of(numbers, async (asked) => [...eachEvent(await desk.resultsIn(asked))]));
  /** Subjects without an entry of a kind are remembered too. */
  const entriesOf: Desk['entriesOf'] = async (kind, subjects) => {
    const keys = new Set(subjects.filter((subject) => !known.unsaid.has(`${kind} ${subject}`)));
    if (keys.size === 0) return [];
    const found = await desk.entriesOf(kind, [...keys]);
    if (found.length === 0 && keys.size <= MOST) for (const subject of keys) known.unsaid.add(`${kind} ${subject}`);
    return found;
  };
  return {
    ...desk,
    entriesOf,
    head: () => known.head.of(ONLY, desk.head),
    entry: async (no) => (await entries([no]))[0],
    entries,
    paper: async (digest) => (await papers([digest]))[0],
    papers,
    office: () => known.office.of(ONLY, desk.office),
    pool: (pool) => known.pools.of(pool, () => desk.pool(pool)),
    lastPerson: () => known.lastPerson.of(ONLY, desk.lastPerson),
    persons: (numbers) => known.persons.of(numbers, async (asked) => byPerson(await desk.persons(asked))),
    event: async (event) => (await events([event]))[0],
    events: async (query) => {
      const { events: numbers, ...others } = query;
      const isByNumber = numbers !== undefined && Object.values(others).every((each) => each === undefined);
      return isByNumber ? events(numbers) : same(await desk.events(query));
    },
    eventsOf: (persons) => known.played.of(persons.join(), async () => same(await desk.eventsOf(persons))),
    entrants: (event) => entrantsOf([event]),
    entrantsOf,
    results: (event) => resultsIn([event]),
    resultsIn,
    lists: (pool) => known.lists.of(`all ${pool}`, () => desk.lists(pool)),
    list: (pool, date) =>
      known.lists.of(`of ${date} ${pool}`, async () => {
        const all = known.lists.known<readonly ListRow[]>(`all ${pool}`);
        return all === undefined ? desk.list(pool, date) : (await all).find((list) => list.date === date);
      }),
    standings: (list, persons) =>
      known.standings.in(list).of(persons, async (asked) => byPerson(await desk.standings(list, asked))),
    present: (pool, persons) =>
      known.present.in(pool).of(persons, async (asked) => byPerson(await desk.present(pool, asked))),
    decisions: (pool) => known.decisions.of(pool, () => desk.decisions(pool)),
  };
}

/** The kinds of rows that a write sets, or invalidates. */
function forgetting(desk: WritingDesk, known: Memory): Omit<WritingDesk, keyof Desk> {
  const { head, entries, papers, office, pools, persons, lastPerson, events, entrants, played, results } = known;
  const { unsaid, lists, standings, present, decisions } = known;
  /** The same write, after which nothing of these kinds is remembered. */
  const doubting =
    <A extends readonly unknown[], T>(write: (...given: A) => Promise<T>, ...kinds: readonly { clear(): void }[]) =>
    async (...given: A): Promise<T> => {
      const written = await write(...given);
      for (const kind of kinds) kind.clear();
      return written;
    };
  const everything = Object.values(known);
  return {
    keepEntries: async (kept) => {
      await desk.keepEntries(kept);
      for (const entry of kept) entries.set(entry.no, entry);
      const last = kept.at(-1);
      if (last !== undefined) head.set(ONLY, { no: last.no, hash: last.hash, time: last.time });
    },
    keepSubjects: doubting(desk.keepSubjects, unsaid),
    keepPapers: async (kept) => {
      const all = [...kept];
      if (all.length > 0) await desk.keepPapers(all);
      for (const paper of all) if (paper.kind !== 'identity') papers.set(paper.digest, paper);
    },
    dropPapers: doubting(desk.dropPapers, papers),
    putOffice: doubting(desk.putOffice, office),
    putPool: doubting(desk.putPool, pools),
    putFederation: desk.putFederation,
    putImport: desk.putImport,
    dropImports: desk.dropImports,
    addPersons: doubting(desk.addPersons, persons, lastPerson),
    addCards: doubting(desk.addCards, persons, lastPerson),
    putPerson: doubting(desk.putPerson, persons, lastPerson),
    putPersons: doubting(desk.putPersons, persons, lastPerson),
    putEvents: async (rows) => {
      await desk.putEvents(rows);
      for (const row of rows) events.set(row.event, row);
      played.clear();
    },
    putEntrants: async (numbers, rows) => {
      const all = [...rows];
      await desk.putEntrants(numbers, all);
      played.clear();
      entrants.forget(numbers);
      if (numbers.length > FEW) return;
      const own = eachEvent(all.toSorted((a, b) => a.person - b.person));
      for (const event of numbers) entrants.set(event, own.get(event) ?? []);
    },
    putQuestions: async (questions) => {
      if (questions.length > 0) await desk.putQuestions(questions);
    },
    dropQuestions: desk.dropQuestions,
    addList: doubting(desk.addList, lists),
    putList: doubting(desk.putList, lists),
    addStandings: doubting(desk.addStandings, standings),
    addStandingColumns: doubting(desk.addStandingColumns, standings),
    dropStandings: doubting(desk.dropStandings, standings),
    dropList: doubting(desk.dropList, lists, standings),
    putResults: doubting(desk.putResults, results),
    addResults: doubting(desk.addResults, results),
    putPresent: doubting(desk.putPresent, present),
    dropPresent: doubting(desk.dropPresent, present),
    addDecision: doubting(desk.addDecision, decisions),
    dropDecision: doubting(desk.dropDecision, decisions),
    addReading: desk.addReading,
    dropReadings: desk.dropReadings,
    putCheckpoint: desk.putCheckpoint,
    putWork: desk.putWork,
    addWork: desk.addWork,
    queueJob: desk.queueJob,
    dropWork: desk.dropWork,
    dropWorkBefore: desk.dropWorkBefore,
    fill: doubting(desk.fill, ...everything),
    tryOut: async (work) => {
      const tried = await desk.tryOut(work);
      for (const kind of everything) kind.clear();
      return tried;
    },
  };
}
