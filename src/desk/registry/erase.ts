/**
 * Erases a person: everything that names him or her is removed for good, including copies of reports. Ratings and lists
 * stay as they are, under an id that leads to nobody. It cannot be undone.
 */
import { type Finding, isRefused, findingMaker } from '../../core/finding.ts';
import { inBatches } from '../../core/slices.ts';
import type { ErasureFindings } from '../../explain/desk-findings/erasure.ts';
import type { Arbiter } from '../../core/report.ts';
import { isSpelledAlike } from '../../intake/names.ts';
import { arbitersIn, arbitersInReport } from '../report-arbiters.ts';
import type { EntryKinds } from '../../ledger/entries.ts';
import { eventId, eventNumber, personId, personNumber } from '../../ledger/ids.ts';
import {
  type Desk,
  type EventRow,
  type StoredEntry,
  NUMBERS,
  type NumberKind,
  type Paper,
  type PersonRow,
} from '../../ledger/store.ts';
import { type ChangeOptions, changeOffice } from '../change.ts';
import { type Office, type Outcome, refused } from '../office.ts';
import { reportPapers } from '../../ledger/rows/content.ts';
import { type RememberOptions, remember, type Traits, traitsOf } from '../memory/remember.ts';
import { memoryFinding } from '../findings/memory.ts';
import { erasedBy, type TransferredRecords } from '../../ledger/rows/persons.ts';
import { eventSubject } from '../../ledger/rows/subjects.ts';
import { storeFinding } from '../wire.ts';
import { withoutEmpty } from './fields.ts';
import { findPlayer } from './find.ts';
import { identityOf } from '../../ledger/rows/identity.ts';
import { type KnownTraits, knownTraitsOf, namedIn } from './named-in.ts';
import { komirAfterLoss } from './komir.ts';
import { listsWith } from './listed-on.ts';
import { formerIds } from './show.ts';
import { holds, longest, namesAnyOf, sought, plainWords } from './sought-names.ts';
import { cardBefore } from './tidy.ts';
import { forgetInWork, workNaming } from './erase-work.ts';
import { entryData, groundOf } from '../../ledger/rows/entries.ts';
import { candidatesOf } from '../../ledger/rows/questions.ts';

const finding = findingMaker<ErasureFindings>();

/** What is removed, and where else it was. */
export interface Erasure {
  readonly player: string;
  /** Ids merged into it, which are erased as well. */
  readonly formerly: readonly string[];
  /** The data of the card; returned only where the erasure is a preview. */
  readonly card?: {
    readonly name?: string;
    readonly birth?: string;
    readonly numbers: Readonly<Partial<Record<NumberKind, string>>>;
  };
  /** Papers with the name: of the present and earlier cards, and copies of reports. */
  readonly identities: number;
  readonly reports: number;
  /** Attached forms; absent for none. */
  readonly forms?: number;
  /** Events that lose their last copy of the report. */
  readonly events: readonly string[];
  /** Events whose titles contained the name. */
  readonly titles: readonly string[];
  /** Number of sealed lists on which the rating stays, without the name. */
  readonly lists: number;
  /** Their names: `fide:2024-06-01`. */
  readonly onLists: readonly string[];
  /** By what the person is recognised from now on: kinds of numbers, and how many names with a birth year. */
  readonly remembered?: { readonly numbers: readonly NumberKind[]; readonly names: number };
}

export interface EraseOptions extends ChangeOptions, RememberOptions {
  /** `digests`: the office asks before the person is entered again. Without it nobody can tell who it was. */
  readonly remember?: 'digests';
  /** `kept`: the ground names the person, and is to stay for ever. */
  readonly namingGround?: 'kept';
}

export async function erasePlayer(office: Office, player: string, options: EraseOptions): Promise<Outcome<Erasure>> {
  const outcome = await changeOffice(office, options, async (changing) => {
    const { desk, post } = changing;
    const { person, findings: found } = await findPlayer(desk, player);
    if (person === undefined) return refused(...found);
    // a person who was only removed from the registry still has papers
    const before = (await cardBefore(desk, person)) === undefined ? erasedBy(person) : undefined;
    const plan = await planFor(desk, person);
    if (before !== undefined) {
      const late = options.remember === undefined ? [] : await tooLate(desk, person, before);
      return { value: plan.shown, findings: [...found, doneBefore(person, before), ...late] };
    }
    const naming = groundThatNames(options, plan.knownBy);
    const against = [...found, ...withoutGround(options), ...naming, ...plan.against];
    if (isRefused(against)) return refused(...against);
    const { value: remembered, findings: noted } =
      options.remember === undefined ? { findings: [] } : await remember(changing, plan.traits, options);
    if (isRefused(noted)) return refused(...found, ...noted);
    const work = await workNaming(desk, plan.names);
    await forgetInWork(desk, work.ended);
    await post({ kind: 'person.erased', data: { ...plan.data, ...(remembered === undefined ? {} : { remembered }) } });
    // tables of players touched by imports contain names; they can be made again
    await desk.dropWork(
      'job-touched',
      (await desk.workRows('job-touched')).map(({ key }) => key),
    );
    const card = options.dryRun === true ? { card: cardOf(person) } : {};
    return {
      value: { ...plan.shown, ...card, ...(remembered === undefined ? {} : { remembered: shownTraits(plan.traits) }) },
      findings: [
        ...found,
        ...naming,
        ...plan.told,
        ...noted,
        ...waitingWork(work.open),
        finding('erase.for-good', {}, 'note'),
      ],
    };
  });
  if (outcome.value === undefined || options.dryRun === true) return outcome;
  return { ...outcome, findings: [...outcome.findings, ...(await purgeAfterErasure(office))] };
}

const doneBefore = ({ person }: PersonRow, entry: number): Finding =>
  finding('erase.done-before', { player: personId(person), entry }, 'note');

/** The data for digests is gone, unless they were made with the erasure. */
async function tooLate(desk: Desk, { person }: PersonRow, entry: number): Promise<readonly Finding[]> {
  const { remembered } = entryData<'person.erased'>((await desk.entry(entry)) as StoredEntry);
  return remembered === undefined ? [memoryFinding('memory.too-late', { player: personId(person), entry })] : [];
}

const shownTraits = ({ numbers, names }: Traits): Erasure['remembered'] & object => ({
  numbers: NUMBERS.filter((kind) => numbers.some(([each]) => each === kind)),
  names: names.length,
});

/** It contains the name until it is done, declined or sent. */
const waitingWork = (open: readonly string[]): readonly Finding[] =>
  open.length === 0 ? [] : [finding('erase.work-waits', { work: open.slice(0, TOLD), count: open.length }, 'warn')];

/** The reason for an erasure must be found later. */
const withoutGround = ({ ground = '' }: ChangeOptions): readonly Finding[] =>
  ground.trim() === '' ? [finding('erase.no-ground', {})] : [];

/** The ground of an erasure stays in the ledger after the name is gone everywhere else. */
function groundThatNames({ ground = '', namingGround }: EraseOptions, person: KnownTraits): readonly Finding[] {
  const by = namedIn(ground, person);
  if (by.length === 0) return [];
  return [finding('erase.ground-names', { by }, namingGround === 'kept' ? 'warn' : 'refuse')];
}

/** The erasure holds, even if the database's files could not be purged: that can be repeated. */
export async function purgeAfterErasure(office: Office): Promise<readonly Finding[]> {
  try {
    await office.store.purge();
    return [];
  } catch (error) {
    const problem = storeFinding(error);
    if (problem === undefined) throw error;
    return [{ ...problem, weight: 'warn' }, finding('erase.remains', {}, 'warn')];
  }
}

const cardOf = ({ name, birth, ...row }: PersonRow): Erasure['card'] & object => ({
  ...withoutEmpty<{ readonly name?: string; readonly birth?: string }>({ name, birth }),
  numbers: withoutEmpty<Partial<Record<NumberKind, string>>>(
    Object.fromEntries(NUMBERS.map((kind) => [kind, row[kind]])) as Record<NumberKind, string | null>,
  ),
});

interface Plan {
  readonly data: EntryKinds['person.erased'];
  readonly shown: Erasure;
  /** Data by which the person could be recognised. */
  readonly traits: Traits;
  readonly knownBy: KnownTraits;
  /** The names of the person. */
  readonly names: readonly string[];
  /** Why it is not possible now. */
  readonly against: readonly Finding[];
  /** What cannot be erased. */
  readonly told: readonly Finding[];
}

const TOLD = 10;

async function planFor(desk: Desk, person: PersonRow): Promise<Plan> {
  const player = personId(person.person);
  const formerly = await formerIds(desk, person.person);
  const ids = [player, ...formerly];
  const numbers = ids.map((id) => personNumber(id) as number);
  const identities: Paper[] = [];
  for (const each of numbers) identities.push(...(await desk.papersOf('identity', each)));
  const lists = await listsWith(desk, numbers);
  const names = [...new Set(identities.flatMap((paper) => identityOf(paper).name ?? []))];
  const rows = await desk.persons(numbers);
  const known = knownTraitsOf(identities.map(identityOf), rows);
  const traces = await tracesIn(desk, new Set(ids), names, known);
  const judged = await reportsNamingArbiter(desk, traces.submitted, known, names);
  const { reports, waiting } = await reportsOf(desk, person.person, traces, new Set(ids), judged);
  const there = await desk.papers(reports);
  const titles = await titled(desk, traces.titled, names);
  const forms: Paper[] = [];
  for (const each of numbers) forms.push(...(await desk.papersOf('attachment', each)));
  const arbiting = await papersNaming(desk, traces.arbiters, known, names);
  const komirFrom = await komirAfterLoss(desk, rows);
  const events = [...new Set(there.map(({ of }) => of))].sort((a, b) => a - b).map(eventId);
  return {
    data: {
      person: player,
      formerly,
      papers: [...identities, ...there, ...arbiting, ...forms].map(({ digest }) => digest).sort(),
      events: titles,
      ...(komirFrom === undefined ? {} : { komirFrom }),
    },
    shown: {
      player,
      formerly,
      identities: identities.length,
      reports: there.length,
      ...(forms.length === 0 ? {} : { forms: forms.length }),
      events,
      titles,
      lists: lists.length,
      onLists: lists,
    },
    traits: traitsOf(identities.map(identityOf), rows),
    knownBy: known,
    names,
    against:
      waiting.length === 0
        ? []
        : [finding('erase.open-questions', { events: waiting.slice(0, TOLD), count: waiting.length })],
    told: [...staying('erase.name-stays', traces.named), ...staying('erase.grounds-stay', traces.grounds)],
  };
}

/** Papers with the person as an arbiter: by FIDE number, or by name. */
async function papersNaming(
  desk: Desk,
  digests: readonly string[],
  { numbers }: Pick<KnownTraits, 'numbers'>,
  names: readonly string[],
): Promise<readonly Paper[]> {
  return (await desk.papers(digests)).filter((paper) => arbitersIn(paper).some(isArbiter(numbers, names)));
}

const isArbiter =
  (numbers: ReadonlySet<string>, names: readonly string[]) =>
  ({ name = '', fideId }: Arbiter): boolean =>
    names.some((each) => isSpelledAlike(each, name)) || (fideId !== undefined && numbers.has(fideId));

const LATIN_1 = new TextDecoder('latin1');
const PAPERS_AT_ONCE = 50;

/** The part of a name that is the same in every encoding: its longest run of plain letters. */
const plainRun = (name: string): string => longest(name.toLowerCase().split(/[^a-z]+/));

/**
 * Reports with the person as an arbiter, playing or not. Only those that may contain the name or the number are opened.
 */
async function reportsNamingArbiter(
  desk: Desk,
  submitted: readonly Submitted[],
  { numbers }: Pick<KnownTraits, 'numbers'>,
  names: readonly string[],
): Promise<readonly string[]> {
  const runs = names.map(plainRun);
  const mayHold = ({ content }: Paper): boolean => {
    const text = LATIN_1.decode(content).toLowerCase();
    return runs.some((run) => text.includes(run)) || [...numbers].some((number) => text.includes(number));
  };
  const digests = [...new Set(submitted.map(({ report }) => report))];
  const found: string[] = [];
  for (const some of inBatches(digests, PAPERS_AT_ONCE)) {
    for (const paper of await desk.papers(some)) {
      if (mayHold(paper) && arbitersInReport(paper).some(isArbiter(numbers, names))) found.push(paper.digest);
    }
  }
  return found;
}

/** What no erasure removes from the ledger. */
const staying = (code: 'erase.name-stays' | 'erase.grounds-stay', entries: readonly number[]): readonly Finding[] =>
  entries.length === 0 ? [] : [finding(code, { entries: entries.slice(0, TOLD), count: entries.length }, 'warn')];

/** The ledger's references to a person, as far as an erasure needs them. */
interface Traces {
  /** Submissions in which the person plays. */
  readonly played: readonly Submitted[];
  /** Submissions with other references to the person: a candidate for one of the players. */
  readonly maybe: readonly Submitted[];
  /** All submissions: the person may be an arbiter in any. */
  readonly submitted: readonly Submitted[];
  /** Papers with the arbiters of events. */
  readonly arbiters: readonly string[];
  /** Events that were transferred to somebody else. */
  readonly away: ReadonlySet<string>;
  /** Events with the name in a present or earlier title. */
  readonly titled: ReadonlySet<string>;
  /** Numbers of entries whose text contains the name: they are never changed. */
  readonly named: readonly number[];
  /** Further entries about the person whose ground contains a part of the name, a number or the birth. */
  readonly grounds: readonly number[];
}

type Submitted = Pick<EntryKinds['event.submitted'], 'event' | 'report' | 'supplement'> & { readonly no: number };
type Submission = EntryKinds['event.submitted'];

/** The whole ledger is searched: replaced reports are in no table. */
async function tracesIn(
  desk: Desk,
  ids: ReadonlySet<string>,
  names: readonly string[],
  known: KnownTraits,
): Promise<Traces> {
  const marks = [...ids].map((id) => `"${id}"`);
  const isAmong = (id: string | undefined): boolean => id !== undefined && ids.has(id);
  const wanted = names.map(sought);
  const played: Submitted[] = [];
  const maybe: Submitted[] = [];
  const submitted: Submitted[] = [];
  const arbiters: string[] = [];
  const away = new Set<string>();
  const titles = new Set<string>();
  const [named, grounds]: [number[], number[]] = [[], []];
  /** The last report of each event so far: newcomers in it get their ids later. */
  const last = new Map<string, Submitted>();
  for await (const batch of desk.entriesFrom(1)) {
    for (const entry of batch) {
      const { no, kind, text } = entry;
      const isNamed = namesAnyOf(text, wanted);
      if (isNamed) {
        named.push(no);
        const { event } = entryData(entry) as { readonly event?: string };
        if (event !== undefined) titles.add(event);
      }
      if (kind === 'event.arbiters') {
        const { arbiters: paper } = entryData<'event.arbiters'>(entry);
        if (paper !== undefined) arbiters.push(paper);
      }
      if (kind === 'event.submitted') {
        const { event, report, supplement } = entryData<'event.submitted'>(entry);
        const submission = { event, report, ...(supplement === undefined ? {} : { supplement }), no };
        submitted.push(submission);
        last.set(event, submission);
      }
      if (!marks.some((mark) => text.includes(mark))) continue;
      if (!isNamed && namedIn(groundOf(entry) ?? '', known).length > 0) grounds.push(no);
      if (kind === 'event.accepted' || kind === 'question.answered') {
        const { event } = entryData<'event.accepted' | 'question.answered'>(entry);
        if (whoIsIn(kind, entry).some(isAmong)) played.push(last.get(event) as Submitted);
      }
      if (kind === 'event.submitted') {
        const { players, entered, ...submission } = entryData<'event.submitted'>(entry);
        const isPlayer = [...players, ...entered].some(({ person }) => isAmong(person));
        (isPlayer ? played : maybe).push({ ...submission, no });
      }
      if (kind === 'persons.split') {
        const { from, moved } = entryData<'persons.split'>(entry);
        if (isAmong(from)) for (const event of (moved as unknown as TransferredRecords).events) away.add(event);
      }
    }
  }
  return { played, maybe, submitted, arbiters, away, titled: titles, named, grounds };
}

/** The players that an acceptance or an answer names. */
function whoIsIn(kind: 'event.accepted' | 'question.answered', entry: StoredEntry): readonly (string | undefined)[] {
  if (kind === 'question.answered') {
    const { person, entered } = entryData<'question.answered'>(entry);
    return [person, entered?.person];
  }
  const { entered = [], recognised = [] } = entryData<'event.accepted'>(entry);
  return [...entered, ...recognised].map(({ person }) => person);
}

/**
 * The copies of reports with the person's name, and the events whose questions must be answered before these are
 * removed.
 */
async function reportsOf(
  desk: Desk,
  person: number,
  { played, maybe, away }: Traces,
  ids: ReadonlySet<string>,
  judged: readonly string[],
): Promise<{ readonly reports: readonly string[]; readonly waiting: readonly string[] }> {
  const own = new Set((await desk.eventsOf([person])).map(({ event }) => event));
  const reports = new Set<string>(judged);
  const take = (submission: Pick<Submission, 'report' | 'supplement'>): void => {
    for (const digest of reportPapers(submission)) reports.add(digest);
  };
  for (const event of own) {
    for (const entry of await desk.entriesAbout(eventSubject(event))) {
      if (entry.kind === 'event.submitted') take(entryData<'event.submitted'>(entry));
    }
  }
  for (const submission of played) if (!away.has(submission.event)) take(submission);
  for (const digest of await namesAnswered(desk, reports)) reports.add(digest);
  const waiting = new Set<string>();
  for (const submission of maybe) {
    const { event, no } = submission;
    const row = (await desk.event(eventNumber(event) as number)) as EventRow;
    if (row.submission === no && !(await isAskedAbout(desk, row, ids))) continue;
    if (row.submission === no && row.state === 'questions') waiting.add(event);
    take(submission);
  }
  for (const row of await desk.events({ states: ['questions', 'submitted'] })) {
    if (!reports.has(row.report as string)) continue;
    // nobody could tell any more who is new in it
    const isOpen = row.state === 'questions' || (await desk.entrants(row.event)).length < row.players;
    if (isOpen) waiting.add(eventId(row.event));
  }
  return { reports: [...reports], waiting: [...waiting] };
}

/** Papers with the correct names of newcomers, for some of the reports. */
async function namesAnswered(desk: Desk, reports: ReadonlySet<string>): Promise<readonly string[]> {
  const papers = await desk.papers([...reports]);
  const digests: string[] = [];
  for (const event of new Set(papers.map(({ of }) => of))) {
    for (const entry of await desk.entriesAbout(eventSubject(event))) {
      const { supplement } = entry.kind === 'question.answered' ? entryData<'question.answered'>(entry) : {};
      if (supplement !== undefined) digests.push(supplement);
    }
  }
  return digests;
}

/** Whether the person is a candidate in an open question. */
async function isAskedAbout(desk: Desk, { event }: EventRow, ids: ReadonlySet<string>): Promise<boolean> {
  const candidates = candidatesOf(await desk.questions(event));
  return [...ids].some((id) => candidates.has(personNumber(id) as number));
}

/** Events whose present title contains the name. */
async function titled(desk: Desk, events: ReadonlySet<string>, names: readonly string[]): Promise<readonly string[]> {
  const wanted = names.map(plainWords).filter((words) => words.length > 0);
  const rows = await desk.events({ events: [...events].map((id) => eventNumber(id) as number) });
  return rows.filter(({ name }) => wanted.some((words) => holds(name, words))).map(({ event }) => eventId(event));
}
