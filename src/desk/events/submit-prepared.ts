/**
 * Submits prepared reports (`prepare.ts`). The moment for which they were prepared must still hold: nobody else may
 * have written since, none of their players may be a person added by earlier reports of this call, and no other report
 * may be of the same event. Where the moment does not hold, the report is prepared once more; all others take the
 * ordinary way.
 */
import type { Finding } from '../../core/finding.ts';
import { type Candidate, isNamedAlike } from '../../intake/identify.ts';
import { eventId, personId } from '../../ledger/ids.ts';
import { fieldOf } from '../../ledger/rows/events.ts';
import type { Paper } from '../../ledger/store.ts';
import type { ReportPosting } from '../../projection/prepared.ts';
import type { ChangingDesk } from '../change.ts';
import { SimilarEvents, type SoughtEvent } from './alike.ts';
import { withOtherIds } from './newcomers.ts';
import type { PreparedReports } from './prepare.ts';
import { EVENT_PLACEHOLDER, type PreparedReport, type PersonByName, personByName } from './prepared-report.ts';
import type { ReportFile } from './read.ts';

/** A person added to the registry by a report of the call. */
interface Brought extends PersonByName {
  /** The entry after which the person existed. */
  entry: number;
}

/** Number of reports after which a new history is begun, so that it stays small. */
const LONGEST_HISTORY = 20_000;

/**
 * Persons added by the reports of a call, or of successive calls, and the entry since which nobody else has written.
 */
export class CallHistory {
  readonly #byNumber = new Map<number, Brought>();
  readonly #byKey = new Map<string, Brought[]>();
  readonly #known = new Map<string, SimilarEvents>();
  #from = 0;
  /** Of the ledger after the last write; undefined during a write, and after one that failed. */
  #head: string | undefined;
  #reports = 0;

  /** At the beginning of a write: everything after entry `#from` comes from these calls. */
  async begin({ desk }: ChangingDesk): Promise<void> {
    const { no, hash } = await desk.head();
    const isContinued = hash === this.#head && this.#reports < LONGEST_HISTORY;
    this.#head = undefined;
    if (isContinued) return;
    this.#from = no;
    this.#reports = 0;
    for (const each of [this.#byNumber, this.#byKey, this.#known]) each.clear();
  }

  async end({ desk }: ChangingDesk, reports: number): Promise<void> {
    this.#head = (await desk.head()).hash;
    this.#reports += reports;
  }

  /** Events of a pool that may look alike. */
  known(pool: string): SimilarEvents {
    const known = this.#known.get(pool) ?? new SimilarEvents(pool);
    this.#known.set(pool, known);
    return known;
  }

  /** The entry since which nobody else has written. */
  get from(): number {
    return this.#from;
  }

  /** Returns a function that sets the entry after which the person existed. */
  enter(known: PersonByName, number: number | undefined, entry: number): Brought {
    const brought = { ...known, entry };
    if (number !== undefined) this.#byNumber.set(number, brought);
    for (const key of known.keys) {
      const there = this.#byKey.get(key);
      if (there === undefined) this.#byKey.set(key, [brought]);
      else there.push(brought);
    }
    return brought;
  }

  enterCandidates(candidates: readonly Candidate[], entry: number): void {
    for (const { fideId, ...known } of candidates) {
      this.enter(personByName(known), fideId === undefined ? undefined : Number(fideId), entry);
    }
  }

  /** Whether a person added after an entry may be one of these players. */
  mayHaveBrought({ numbers, names }: Pick<PreparedReport, 'numbers' | 'names'>, after: number): boolean {
    if (this.#byNumber.size + this.#byKey.size === 0) return false;
    const isLater = (brought: Brought | undefined): boolean => brought !== undefined && brought.entry > after;
    return (
      numbers.some((number) => isLater(this.#byNumber.get(number))) ||
      names.some((sought) =>
        sought.keys.some((key) =>
          this.#byKey.get(key)?.some((brought) => isLater(brought) && isNamedAlike(sought, brought)),
        ),
      )
    );
  }
}

/** In place of the number of a future entry. */
const UNWRITTEN = Number.MAX_SAFE_INTEGER;

/** A report that waits to be written together with others. */
interface Waiting {
  readonly written: ReportPosting;
  readonly brought: readonly Brought[];
}

/** The result of a prepared report. */
export interface TakenReport {
  readonly event: number;
  readonly prepared: PreparedReport;
  readonly findings: readonly Finding[];
}

export class PreparedRun {
  readonly #changing: ChangingDesk;
  readonly #pool: string;
  readonly #known: SimilarEvents;
  readonly #history: CallHistory;
  #waiting: Waiting[] = [];
  #lastEvent = 0;
  #lastPerson = 0;

  constructor(changing: ChangingDesk, pool: string, known: SimilarEvents, history: CallHistory) {
    this.#changing = changing;
    this.#pool = pool;
    this.#known = known;
    this.#history = history;
  }

  /** Whether the moment for which a report was prepared still holds. */
  holds({ head, since }: PreparedReports, prepared: PreparedReport): boolean {
    return since >= this.#history.from && !this.#history.mayHaveBrought(prepared, head);
  }

  /** A report whose moment holds; undefined where it has to take the ordinary way. */
  async take(file: ReportFile, prepared: PreparedReport): Promise<TakenReport | undefined> {
    const { desk, today } = this.#changing;
    if (prepared.games > 0 && prepared.end > today) return undefined;
    if (this.#waiting.length === 0) {
      this.#lastEvent = await desk.lastEvent();
      this.#lastPerson = await desk.lastPerson();
    }
    const event = this.#lastEvent + 1;
    const numbers = prepared.newcomers.map((_, at) => this.#lastPerson + 1 + at);
    const persons = withNumbers(prepared, numbers);
    const isAccepted = prepared.accepted !== undefined;
    const field = prepared.field ?? (isAccepted ? fieldOf(Array.from(persons, personId)) : undefined);
    const { name, start, end } = prepared;
    const sought = { event, name, start, end, field, persons: Array.from(persons) };
    // as it comes in, and as it is once its newcomers are in the registry
    const looks = [withMarks(prepared, sought), ...(prepared.newcomers.length === 0 ? [] : [sought])];
    for (const each of looks) if ((await this.#known.find(desk, each)) !== undefined) return undefined;
    for (const each of looks) this.#known.add(each);
    this.#lastEvent = event;
    this.#lastPerson += numbers.length;
    const brought = prepared.newcomers.map(({ known, number }) => this.#history.enter(known, number, UNWRITTEN));
    const written = this.#written(file, prepared, event, persons, numbers, field);
    this.#waiting.push({ written, brought });
    const others = new Map([[EVENT_PLACEHOLDER, eventId(event)]]);
    for (const [at, placeholder] of prepared.placeholders.entries())
      others.set(placeholder, personId(numbers[at] as number));
    return { event, prepared, findings: withOtherIds(prepared.findings, others) };
  }

  #written(
    { bytes }: ReportFile,
    prepared: PreparedReport,
    event: number,
    persons: Int32Array,
    numbers: readonly number[],
    field: number | undefined,
  ): ReportPosting {
    const { digest, salt, packed, sha256, submitted, accepted, data, newcomers, placeholders } = prepared;
    const id = eventId(event);
    const paper: Paper = {
      digest,
      kind: 'report',
      of: event,
      salt,
      content: bytes,
      sha256,
      ...(packed === undefined ? {} : { packed }),
    };
    const ids = numbers.map(personId);
    const { name, start, end, edition, list, games } = prepared;
    return {
      event,
      pool: this.#pool,
      papers: [paper, ...newcomers.map((each, at) => ({ ...each.paper, of: numbers[at] as number }))],
      submitted: submitted[0] + id + submitted[1],
      accepted: accepted === undefined ? undefined : withIds(accepted[0] + id + accepted[1], placeholders, ids),
      report: digest,
      row: { name, start, end, edition, listDate: list === null ? null : `${list}-01`, games },
      data: `${data[0]},${field === undefined ? '' : `"field":${field},`}${data[1]}`,
      persons,
      entered: newcomers.map((each, at) => ({ ...each.entered, person: ids[at] as string })),
    };
  }

  /** Writes the waiting reports. */
  async write(): Promise<void> {
    const { desk, postReports } = this.#changing;
    const waiting = this.#waiting;
    if (waiting.length === 0) return;
    this.#waiting = [];
    await postReports(waiting.map(({ written }) => written));
    const { no } = await desk.head();
    for (const { brought } of waiting) for (const each of brought) each.entry = no;
  }
}

/** The persons by place, with the numbers of newcomers. */
function withNumbers({ persons, newcomers }: PreparedReport, numbers: readonly number[]): Int32Array {
  if (newcomers.length === 0) return persons;
  const all = persons.slice();
  for (const [at, { entered }] of newcomers.entries()) all[entered.place] = numbers[at] as number;
  return all;
}

/** The event with marks for its newcomers, in the form in which duplicates are searched. */
function withMarks({ newcomers, waiting }: PreparedReport, sought: SoughtEvent): SoughtEvent {
  if (newcomers.length + waiting.length === 0) return sought;
  const persons = [...sought.persons];
  for (const { entered, mark } of newcomers) persons[entered.place] = mark;
  for (const { place, mark } of waiting) persons[place] = mark;
  return { ...sought, field: undefined, persons };
}

const withIds = (text: string, placeholders: readonly string[], ids: readonly string[]): string =>
  placeholders.reduce((left, placeholder, at) => left.replace(`"${placeholder}"`, `"${ids[at]}"`), text);
