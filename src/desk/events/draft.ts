/**
 * A report on its way into the ledger: its facts completed, its players identified, and questions raised about what is
 * doubtful.
 */
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

/** What all reports of a batch share. */
export interface Batch {
  readonly pool: PoolRow;
  readonly random: Office['random'];
  /** The day of receipt. */
  readonly received: string;
  /** Their encoding, where an officer chose it. */
  readonly encoding: string | undefined;
  /** Additional facts of players were given. */
  readonly saysMore: boolean;
  /** The existing event. */
  readonly target: EventRow | undefined;
  /** The long event that the reports are parts of. */
  readonly partOf: EventRow | undefined;
  /** The report that is corrected. */
  readonly corrects: CorrectedReport | undefined;
  /** The report whose additional facts all stay: the one that it corrects, or its own with other games. */
  readonly before: CorrectedReport | undefined;
  /** Identities of some of its players, given with it. */
  readonly who: ResolvedIdentities | undefined;
  /** Which of its ratings are accepted or ignored, as given with it. */
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
  /** Players who are new to the registry: they are added on acceptance. */
  readonly newcomers: readonly WaitingNewcomer[];
  readonly papers: readonly Paper[];
  /** Findings about it, apart from those in its file. */
  readonly findings: Finding[];
  readonly data: Omit<Submission, 'findings'>;
  readonly memo: EventMemo;
  /** Reported on submission, and stored as questions. */
  readonly told: readonly Finding[];
  /** The report has nothing but notes. */
  readonly isPlain: boolean;
}

/** A report's file and position. */
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

/** The facts of an event as the office has them, and questions about its texts. */
export function checkedFacts(
  batch: ReceivedBatch,
  event: EventFacts,
): CheckedTexts & { readonly findings: readonly Finding[] } {
  const { facts, findings } = completeFacts(batch, event);
  return { ...checkTextsOfEvent(facts, { ...registrationOf(batch), ...batch.before?.facts }), findings };
}

/** Players whose identity was stated beside the report; a corrected report may refer to earlier answers. */
function toldIn({ corrects, who }: Batch, { told = [], players, edited }: NumberedReport): Pick<Submission, 'told'> {
  if (corrects !== undefined || edited === true) return {};
  const all =
    who === undefined ? told : players.flatMap(({ id }, place) => (who.has(id) || told.includes(place) ? [place] : []));
  return all.length === 0 ? {} : { told: all };
}

/** The index of the report in its paper. */
const partIn = ({ reports, only }: ReadFile, part: number): { readonly part?: number } =>
  only === undefined ? (reports.length === 1 ? {} : { part }) : { part: only };

/** Like `playerKey`. */
const keyIn = (ids: Draft['ids'], place: number): string => ids[place] ?? playerKey(undefined, place);

/** Stores the persons whom newcomers are not, so that they are not recognised as these later. */
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

/** Earlier additional facts about the same persons, unless this report says otherwise. */
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

/** Names of new players and of those in question, as in report and additions, by place: they are entered with these. */
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

/** The correct name of a newcomer, where the report has another. */
export function namePaper(event: number, place: number, name: string, random: Office['random']): Paper {
  const content = canonicalBytes({ [place]: playerRecord({ name }) } as unknown as Json);
  return reportPaper(event, content, sumOf(content), random);
}

const sumOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Warnings about the report, in words that name nobody: findings of readers may quote the file, and are not stored. */
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
  // members in canonical order, so that the long ones are checked only once
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

/** Facts of a registration that do not apply to a part of the event. */
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
 * The facts of the report over those of the registration; the days of registration and receipt are the office's own.
 * Decisions claimed by a report are ignored: they are recorded on acceptance, with the ground.
 */
function completeFacts(
  batch: ReceivedBatch,
  event: EventFacts,
): { readonly facts: EventFacts; readonly findings: Finding[] } {
  const { approvals = [], arbiters, ...rest } = event;
  // the rulebook does not need their names, and a finding would store them for ever
  const licences = arbiters?.map(({ licence }) => ({ licence })) ?? [];
  // a corrected report without licences removes none
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

/** Whether a report is in time depends on the first one. */
const firstReceived = ({ before, received }: ReceivedBatch): string =>
  before === undefined ? received : (eventData(before.origin).received as string);

const HUNGARY: ReadonlySet<string> = new Set(['HUN', 'HU']);

/** MGSZ 1(1). Reading: where the report does not say it, Hungarians enter the registry, and others do not. */
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
      // a newcomer is nobody of the present registry, whoever could be meant
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

/** Without newcomers of the same report, who have no ids; undefined where it is about nobody else. */
function ofPersons(finding: Finding): readonly Finding[] {
  const { person = 1, persons } = finding.facts as { readonly person?: number; readonly persons?: readonly number[] };
  if (!isPerson(person)) return [];
  if (persons === undefined) return [finding];
  const known = persons.filter(isPerson);
  return known.length === 0 ? [] : [{ ...finding, facts: { ...finding.facts, persons: known } }];
}
