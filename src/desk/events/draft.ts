/** A report on its way into the ledger: its facts completed, its players identified, what is doubtful asked. */
import { familyRules } from '../../rulebooks/office-rules.ts';
import { createHash } from 'node:crypto';
import { type Day, parseDay } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import type { EventFacts, ReportedPlayer } from '../../core/report.ts';
import { factsOver } from '../../intake/facts.ts';
import { playerRecord } from '../../formats/json/write.ts';
import { canonicalBytes, withSortedMembers, type Json } from '../../ledger/canonical.ts';
import type { QuestionRecord } from '../../ledger/entries.ts';
import { eventId, personId } from '../../ledger/ids.ts';
import { paperOf, SALT_LENGTH } from '../../ledger/papers.ts';
import type { EventRow, Paper, PoolRow } from '../../ledger/store.ts';
import type { Office } from '../office.ts';
import {
  type ReportContent,
  reportContent,
  eventFactsIn,
  type NumberedReport,
  playerKey,
  type Submission,
} from '../../ledger/rows/content.ts';
import type { RememberedPersons } from '../memory/remembered.ts';
import { memoryFinding } from '../findings/memory.ts';
import type { Posting } from '../../projection/post.ts';
import type { EventMemo } from '../../projection/events.ts';
import { eventData, fieldOf } from '../../ledger/rows/events.ts';
import type { CorrectedReport } from './corrected.ts';
import { type CheckedTexts, checkTextsOfEvent, nameDoubt } from './doubtful-names.ts';
import { type Identification, knownByReport, placeOfNewcomer, remarksOf } from './identification.ts';
import { missingFacts } from './missing.ts';
import type { WaitingNewcomer } from './newcomers.ts';
import type { RatingChoices } from './rating-told.ts';
import type { ReadFile } from './read.ts';
import { keptFinding, withPlayerKeys, eventFinding, withPersonIds } from '../findings/events.ts';
import type { ResolvedIdentities } from './who-told.ts';

/** What all reports of a batch go by. */
export interface Batch {
  readonly pool: PoolRow;
  readonly random: Office['random'];
  /** The day on which the reports came. */
  readonly received: string;
  /** In which they are read, where an officer said it. */
  readonly encoding: string | undefined;
  /** Something was said of players beside the reports. */
  readonly saysMore: boolean;
  /** The event that was there already. */
  readonly target: EventRow | undefined;
  /** The long event that the reports are parts of. */
  readonly partOf: EventRow | undefined;
  /** What the report corrects. */
  readonly corrects: CorrectedReport | undefined;
  /** The report of which all that was told beside it holds on: the one that it corrects, or its own with other games. */
  readonly before: CorrectedReport | undefined;
  /** Who some of its players are, as was said with it. */
  readonly who: ResolvedIdentities | undefined;
  /** Which of its ratings are taken or set aside, as was said with it. */
  readonly ratings: RatingChoices | undefined;
  readonly identification: Identification;
  readonly remembered: RememberedPersons;
}

export interface Draft {
  readonly event: number;
  readonly report: NumberedReport;
  readonly persons: readonly (number | undefined)[];
  /** The ids of the persons. */
  readonly ids: readonly (string | undefined)[];
  readonly questions: readonly QuestionRecord[];
  /** Players who are new to the registry: they are entered with the acceptance. */
  readonly newcomers: readonly WaitingNewcomer[];
  readonly papers: readonly Paper[];
  /** What is said of it, beside what its file says. */
  readonly findings: Finding[];
  readonly data: Omit<Submission, 'findings'>;
  readonly memo: EventMemo;
  /** What is reported when it comes, and kept as questions. */
  readonly told: readonly Finding[];
  /** Nothing but notes was found in the report. */
  readonly isPlain: boolean;
}

/** Which report of which file. */
export interface ReportSource {
  readonly file: ReadFile;
  readonly part: number;
}

export function draftOf(batch: Batch, { file, part }: ReportSource, event: number): Draft {
  const { pool, random, received, partOf, corrects, before } = batch;
  const read = file.reports[part] as NumberedReport;
  const { facts, findings, questions: texts } = checkedFacts(batch, read.event);
  const report: NumberedReport = familyRules(pool.family).asksForRegistry
    ? { ...read, event: facts, players: read.players.map(entering), tellsMore: true }
    : { ...read, event: facts };
  const { persons, questions, newcomers, remarks } = identified(batch, report);
  const ids = persons.map((person) => (person === undefined ? undefined : personId(person)));
  const isNew = new Set(newcomers.map(({ place }) => place));
  const keyOf = (place: number): string => keyIn(ids, place);
  const missing = missingFacts({
    pool,
    event: eventId(event),
    report,
    isNew: (place) => isNew.has(place),
    keyOf,
    from: questions.length + 1,
  });
  const paper = reportPaper(event, file.bytes, file.sha256, random);
  const unknown = [...questions.map(({ player }) => player as number), ...isNew];
  const supplement = batch.saysMore && unknown.length > 0 ? supplementOf(event, report, unknown, random) : undefined;
  const asked = [...questions, ...missing, ...texts].map((each, place) => ({ ...each, question: place + 1 }));
  return {
    event,
    report,
    persons,
    ids,
    questions: asked,
    newcomers,
    papers: [paper, ...(supplement === undefined ? [] : [supplement])],
    findings: [...findings, ...remarks],
    data: {
      event: eventId(event),
      pool: pool.pool,
      format: file.format as string,
      ...(batch.encoding === undefined ? {} : { encoding: batch.encoding }),
      report: paper.digest,
      ...partIn(file, part),
      ...(supplement === undefined ? {} : { supplement: supplement.digest }),
      ...(report.leftOut === undefined ? {} : { leftOut: report.leftOut }),
      ...(report.edited === undefined ? {} : { edited: report.edited }),
      ...toldIn(batch, report),
      received,
      ...(partOf === undefined ? {} : { partOf: eventId(partOf.event) }),
      ...(corrects === undefined ? {} : { corrects: eventId(corrects.row.event) }),
      ...withNot(
        reportContent(before === undefined ? report : withGiven(batch, report, persons, before), ids),
        newcomers,
      ),
      questions: asked,
      entered: [],
    },
    memo: { field: fieldOf(ids) },
    told: [],
    isPlain: (file.remarks[part] as readonly Finding[]).every(({ weight }) => weight === 'note'),
  };
}

/** The facts of an event as the office has them, and what is to be asked of its texts. */
export function checkedFacts(
  batch: ReceivedBatch,
  event: EventFacts,
): CheckedTexts & { readonly findings: readonly Finding[] } {
  const { facts, findings } = completeFacts(batch, event);
  return { ...checkTextsOfEvent(facts, { ...registrationOf(batch), ...batch.before?.facts }), findings };
}

/** Of whom it was said beside the report who they are; of a corrected one that may go back to what was answered before. */
function toldIn({ corrects, who }: Batch, { told = [], players, edited }: NumberedReport): Pick<Submission, 'told'> {
  if (corrects !== undefined || edited === true) return {};
  const all =
    who === undefined ? told : players.flatMap(({ id }, place) => (who.has(id) || told.includes(place) ? [place] : []));
  return all.length === 0 ? {} : { told: all };
}

/** Which of the reports of its paper. */
const partIn = ({ reports, only }: ReadFile, part: number): { readonly part?: number } =>
  only === undefined ? (reports.length === 1 ? {} : { part }) : { part: only };

/** As `playerKey`. */
const keyIn = (ids: Draft['ids'], place: number): string => ids[place] ?? playerKey(undefined, place);

/** Who newcomers are not is kept, so that nobody is recognised of whom it was said. */
function withNot(content: ReportContent, newcomers: readonly WaitingNewcomer[]): ReportContent {
  const not = new Map(
    newcomers.flatMap(({ place, isNone }) => (isNone === undefined ? [] : [[place, isNone] as const])),
  );
  if (not.size === 0) return content;
  const players = content.players.map((player, place) => {
    const persons = not.get(place);
    return persons === undefined ? player : { ...player, not: [...persons].map(personId) };
  });
  return { ...content, players };
}

/** What was told before of the same persons, where this report does not say otherwise. */
const withGiven = (
  { corrects }: Batch,
  report: NumberedReport,
  persons: readonly (number | undefined)[],
  { givenTo, givenAt }: CorrectedReport,
): NumberedReport => ({
  ...report,
  tellsMore: true,
  players: report.players.map((player, place) => {
    const person = persons[place];
    if (corrects === undefined) return { ...givenAt(place), ...player };
    return person === undefined ? player : { ...givenTo(person), ...player };
  }),
});

export function reportPaper(event: number, content: Uint8Array, sha256: string, random: Office['random']): Paper {
  const salt = random(SALT_LENGTH);
  return { digest: paperOf(content, salt).digest, kind: 'report', of: event, salt, content, sha256 };
}

/** Those who are new or in question as report and officer have them, by place: so they are entered. */
function supplementOf(
  event: number,
  { players }: NumberedReport,
  places: readonly number[],
  random: Office['random'],
): Paper {
  const content = canonicalBytes(
    Object.fromEntries(
      places.map((place) => {
        const { name, birth, sex, federation, title, fideId, komirId, orrId, pin } = players[place] as ReportedPlayer;
        return [place, playerRecord({ name, birth, sex, federation, title, fideId, komirId, orrId, pin })];
      }),
    ) as Json,
  );
  return reportPaper(event, content, sumOf(content), random);
}

/** The right name of a newcomer, where the report has another. */
export function namePaper(event: number, place: number, name: string, random: Office['random']): Paper {
  const content = canonicalBytes({ [place]: playerRecord({ name }) } as unknown as Json);
  return reportPaper(event, content, sumOf(content), random);
}

const sumOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** What the report is warned of, in words that name nobody: what readers say may quote the file, and is not kept. */
export function submissionPosting(draft: Draft, { file, part }: ReportSource): Posting<'event.submitted'> {
  const { report, ids, papers } = draft;
  const keyOf = (id: string): string =>
    keyIn(
      ids,
      report.players.findIndex((player) => player.id === id),
    );
  const remarks = file.remarks[part] as readonly Finding[];
  const findings = [
    ...remarks.filter(isWarning).map((each) => withPlayerKeys(each, keyOf)),
    ...draft.findings.filter(isWarning),
  ].map(keptFinding);
  const { corrects, encoding, entered, event, facts, format, games, part: partNo, partOf, players, pool } = draft.data;
  const { edited, leftOut, questions, received, report: digest, special, supplement, told } = draft.data;
  // in the order of the canonical form, so that the long ones are looked through once
  const data: Submission = {
    ...(corrects === undefined ? {} : { corrects }),
    ...(edited === undefined ? {} : { edited }),
    ...(encoding === undefined ? {} : { encoding }),
    entered: withSortedMembers(entered),
    event,
    facts: withSortedMembers(facts),
    findings: withSortedMembers(findings),
    format,
    games,
    ...(leftOut === undefined ? {} : { leftOut }),
    ...(partNo === undefined ? {} : { part: partNo }),
    ...(partOf === undefined ? {} : { partOf }),
    players,
    pool,
    questions: withSortedMembers(questions),
    received,
    report: digest,
    ...(special === undefined ? {} : { special }),
    ...(supplement === undefined ? {} : { supplement }),
    ...(told === undefined ? {} : { told }),
  };
  return { kind: 'event.submitted', data, papers, memo: draft.memo };
}

const isWarning = ({ weight }: Finding): boolean => weight === 'warn';

/** What is known of an event before its report. */
type ReceivedBatch = Pick<Batch, 'target' | 'partOf' | 'before' | 'received'>;

/** Facts of a registration that a part of the event does not share. */
const OF_THE_WHOLE = ['start', 'end', 'rounds', 'schedule', 'name'] as const satisfies readonly (keyof EventFacts)[];

function registrationOf({ target, partOf, before }: ReceivedBatch): Partial<EventFacts> {
  const own = before?.origin ?? target;
  const row = own ?? partOf;
  const registration = row === undefined ? undefined : eventData(row).registration;
  if (registration === undefined) return {};
  const facts = eventFactsIn(registration);
  return own === undefined
    ? Object.fromEntries(
        Object.entries(facts).filter(([field]) => !(OF_THE_WHOLE as readonly string[]).includes(field)),
      )
    : facts;
}

/**
 * The report over the registration; when the event was registered and when the report came is the office's own knowledge.
 * Decisions that a report claims are set aside: who accepts the event records them, with the ground.
 */
function completeFacts(
  batch: ReceivedBatch,
  event: EventFacts,
): { readonly facts: EventFacts; readonly findings: Finding[] } {
  const { approvals = [], arbiters, ...rest } = event;
  // their names are no business of the rulebook, and a finding would keep them for ever
  const licences = arbiters?.map(({ licence }) => ({ licence })) ?? [];
  // a corrected report that knows no licence takes none away
  const isSilent = batch.before !== undefined && licences.every(({ licence }) => licence === undefined);
  const own = arbiters === undefined || isSilent ? rest : { ...rest, arbiters: licences };
  const registration = registrationOf(batch);
  const clauses = [...new Set(approvals.map(({ clause }) => clause))];
  return {
    facts: {
      ...factsOver(factsOver(batch.before?.facts ?? {}, registration), own),
      ...(registration.registered === undefined ? {} : { registered: registration.registered }),
      reportReceived: parseDay(firstReceived(batch)) as Day,
      ...(batch.partOf === undefined ? {} : { partOf: eventId(batch.partOf.event) }),
    },
    findings: clauses.length === 0 ? [] : [eventFinding('event.approvals-set-aside', { clauses }, 'warn')],
  };
}

/** Whether a report is in time is asked of the first one. */
const firstReceived = ({ before, received }: ReceivedBatch): string =>
  before === undefined ? received : (eventData(before.origin).received as string);

const HUNGARY: ReadonlySet<string> = new Set(['HUN', 'HU']);

/** MGSZ 1(1). Reading: where the report does not say it, Hungarians come into the registry, and others stay outside. */
const entering = (player: ReportedPlayer): ReportedPlayer =>
  player.entering === undefined ? { ...player, entering: HUNGARY.has(player.federation ?? '') } : player;

interface IdentifiedReport {
  readonly persons: readonly (number | undefined)[];
  readonly questions: readonly QuestionRecord[];
  readonly newcomers: readonly WaitingNewcomer[];
  readonly remarks: readonly Finding[];
}

function identified(
  { identification, remembered, before, who: told }: Batch,
  { event: { start }, players }: NumberedReport,
): IdentifiedReport {
  const persons: (number | undefined)[] = [];
  const questions: QuestionRecord[] = [];
  const newcomers: WaitingNewcomer[] = [];
  const remarks: Finding[] = [];
  const seen = new Set<number>();
  const ask = (place: number, candidates: readonly number[], finding: Finding): void => {
    questions.push({
      question: questions.length + 1,
      kind: 'identity',
      player: place,
      candidates: candidates.map(personId),
      finding: keptFinding(finding),
    });
  };
  players.forEach((player, place) => {
    const said = told?.get(player.id);
    if (said !== undefined && said.person === undefined) {
      persons.push(undefined);
      // nobody who is in the registry now, whoever could be meant
      const who = identification.who(player, start, new Set(said.not));
      const near =
        who.kind === 'known' ? [who.person] : who.kind === 'new' ? [] : who.candidates.map((each) => each.person);
      const isNone = new Set([...said.not, ...near.filter(isPerson)]);
      newcomers.push({ place, player: player as WaitingNewcomer['player'], isNone });
      identification.expect(player, place);
      return;
    }
    const same = said?.person ?? before?.personOf(player);
    if (said !== undefined && seen.has(said.person as number)) {
      persons.push(undefined);
      const twice = { person: personId(said.person as number) };
      ask(place, [said.person as number], eventFinding('event.person-twice', twice, 'warn'));
      return;
    }
    if (same !== undefined && !seen.has(same)) {
      persons.push(same);
      seen.add(same);
      return;
    }
    const who = identification.who(player, start);
    persons.push(undefined);
    if (who.kind === 'question' || (who.kind === 'known' && who.person < 0)) {
      const all = who.kind === 'known' ? [who.person] : who.candidates.map(({ person }) => person);
      const [doubt] = who.findings.filter(({ weight }) => weight === 'warn').flatMap(ofPersons);
      const [twin = 0] = all.flatMap((person) => placeOfNewcomer(person) ?? []);
      const twice = eventFinding('event.newcomer-twice', { player: playerKey(undefined, twin) }, 'warn');
      ask(place, all.filter(isPerson), doubt === undefined ? twice : withPersonIds(doubt));
      return;
    }
    const back = who.kind === 'new' ? remembered.recognise(knownByReport(player)) : undefined;
    if (back !== undefined) {
      ask(place, [], memoryFinding('event.remembered', { by: back.by }, 'warn'));
      return;
    }
    if (who.kind === 'new') {
      const doubt = nameDoubt(player);
      if (doubt !== undefined) {
        ask(place, [], doubt);
        return;
      }
      newcomers.push({ place, player: player as WaitingNewcomer['player'] });
      identification.expect(player, place);
      return;
    }
    if (seen.has(who.person)) {
      ask(place, [who.person], eventFinding('event.person-twice', { person: personId(who.person) }, 'warn'));
      return;
    }
    persons[place] = who.person;
    seen.add(who.person);
    for (const remark of remarksOf(who)) remarks.push(...ofPersons(remark).map(withPersonIds));
  });
  identification.endReport();
  return { persons, questions, newcomers, remarks };
}

const isPerson = (person: number): boolean => person > 0;

/** Without the newcomers of the same report, who have no ids; nothing, where it is about nobody else. */
function ofPersons(finding: Finding): readonly Finding[] {
  const { person = 1, persons } = finding.facts as { readonly person?: number; readonly persons?: readonly number[] };
  if (!isPerson(person)) return [];
  if (persons === undefined) return [finding];
  const known = persons.filter(isPerson);
  return known.length === 0 ? [] : [{ ...finding, facts: { ...finding.facts, persons: known } }];
}
