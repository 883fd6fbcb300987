/** A report on its way into the ledger: its facts completed, its players identified, what is doubtful asked. */
import { createHash } from 'node:crypto';
import { type Day, parseDay } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import type { EventFacts, ReportedPlayer } from '../../core/report.ts';
import { playerRecord } from '../../formats/json/write.ts';
import { canonicalBytes, inOrder, type Json } from '../../ledger/canonical.ts';
import type { EnteredPerson, QuestionRecord } from '../../ledger/entries.ts';
import { eventId, personId } from '../../ledger/ids.ts';
import { paperOf, SALT_LENGTH } from '../../ledger/papers.ts';
import type { EventRow, Paper, PoolRow } from '../../ledger/store.ts';
import type { Office } from '../change.ts';
import { contentOf, factsOf, type NumberedReport, playerKey, type Submission } from '../content.ts';
import type { Remembered } from '../memory/remembered.ts';
import { say as sayOfMemory } from '../memory/say.ts';
import type { Posting } from '../post.ts';
import { type EventMemo, eventData, fieldOf } from '../project/events.ts';
import type { CorrectedReport } from './corrected.ts';
import { lookThrough, nameDoubt, withoutDoubtfulClub } from './doubtful-names.ts';
import { type Identification, knownByReport, remarksOf } from './identification.ts';
import { missingFacts } from './missing.ts';
import type { ReadFile } from './read.ts';
import { keptFinding, renamed, say, withIds } from './say.ts';

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
  readonly identification: Identification;
  readonly remembered: Remembered;
}

export interface Draft {
  readonly event: number;
  readonly report: NumberedReport;
  readonly persons: readonly (number | undefined)[];
  /** The ids of the persons. */
  readonly ids: readonly (string | undefined)[];
  readonly questions: readonly QuestionRecord[];
  readonly entered: readonly EnteredPerson[];
  readonly papers: readonly Paper[];
  /** What is said of it, beside what its file says. */
  readonly findings: Finding[];
  readonly data: Omit<Submission, 'findings'>;
  readonly memo: EventMemo;
  /** What is told when it comes, and kept as questions. */
  readonly told: readonly Finding[];
  /** Nothing but notes was found in the report. */
  readonly isPlain: boolean;
}

/** Which report of which file. */
export interface Source {
  readonly file: ReadFile;
  readonly part: number;
}

export function draftOf(batch: Batch, { file, part }: Source, event: number): Draft {
  const { pool, random, received, partOf, corrects } = batch;
  const read = file.reports[part] as NumberedReport;
  const { facts: told, findings } = completeFacts(batch, read.event);
  const { facts, questions: texts } = lookThrough(told, { ...registrationOf(batch), ...corrects?.facts });
  const report: NumberedReport =
    pool.family === 'mgsz'
      ? { ...read, event: facts, players: read.players.map(entering), tellsMore: true }
      : { ...read, event: facts };
  const { persons, questions, entered, papers, remarks } = identified(batch, report);
  const ids = persons.map((person) => (person === undefined ? undefined : personId(person)));
  const isNew = new Set(entered.map(({ person }) => person));
  const keyOf = (place: number): string => keyIn(ids, place);
  const missing = missingFacts({
    pool,
    event: eventId(event),
    report,
    isNew: (place) => isNew.has(keyOf(place)),
    keyOf,
    from: questions.length + 1,
  });
  const paper = reportPaper(event, file.bytes, file.sha256, random);
  const supplement =
    batch.saysMore && questions.length > 0 ? supplementOf(event, report, questions, random) : undefined;
  const asked = [...questions, ...missing, ...texts].map((each, place) => ({ ...each, question: place + 1 }));
  return {
    event,
    report,
    persons,
    ids,
    questions: asked,
    entered,
    papers: [...papers, paper, ...(supplement === undefined ? [] : [supplement])],
    findings: [...findings, ...remarks],
    data: {
      event: eventId(event),
      pool: pool.pool,
      format: file.format as string,
      ...(batch.encoding === undefined ? {} : { encoding: batch.encoding }),
      report: paper.digest,
      ...(file.reports.length === 1 ? {} : { part }),
      ...(supplement === undefined ? {} : { supplement: supplement.digest }),
      ...(report.leftOut === undefined ? {} : { leftOut: report.leftOut }),
      received,
      ...(partOf === undefined ? {} : { partOf: eventId(partOf.event) }),
      ...(corrects === undefined ? {} : { corrects: eventId(corrects.row.event) }),
      ...contentOf(corrects === undefined ? report : withGiven(report, persons, corrects), ids),
      questions: asked,
      entered,
    },
    memo: { field: fieldOf(ids) },
    told: [],
    isPlain: (file.remarks[part] as readonly Finding[]).every(({ weight }) => weight === 'note'),
  };
}

/** As `playerKey`. */
const keyIn = (ids: Draft['ids'], place: number): string => ids[place] ?? playerKey(undefined, place);

/** What was told before of the same persons, where this report does not say otherwise. */
const withGiven = (
  report: NumberedReport,
  persons: readonly (number | undefined)[],
  { givenTo }: CorrectedReport,
): NumberedReport => ({
  ...report,
  tellsMore: true,
  players: report.players.map((player, place) => {
    const person = persons[place];
    return person === undefined ? player : { ...givenTo(person), ...player };
  }),
});

function reportPaper(event: number, content: Uint8Array, sha256: string, random: Office['random']): Paper {
  const salt = random(SALT_LENGTH);
  return { digest: paperOf(content, salt).digest, kind: 'report', of: event, salt, content, sha256 };
}

/** Those who are in question as report and officer have them, by place: so they are entered if they are new. */
function supplementOf(
  event: number,
  { players }: NumberedReport,
  questions: readonly QuestionRecord[],
  random: Office['random'],
): Paper {
  const places = questions.map(({ player }) => player as number);
  const content = canonicalBytes(
    Object.fromEntries(
      places.map((place) => {
        const { name, birth, sex, federation, title, fideId, komirId, orrId, pin } = players[place] as ReportedPlayer;
        return [place, playerRecord({ name, birth, sex, federation, title, fideId, komirId, orrId, pin })];
      }),
    ) as Json,
  );
  return reportPaper(event, content, createHash('sha256').update(content).digest('hex'), random);
}

/** What the report is warned of, in words that name nobody: what readers say may quote the file, and is not kept. */
export function submissionPosting(draft: Draft, { file, part }: Source): Posting {
  const { report, ids, papers } = draft;
  const keyOf = (id: string): string =>
    keyIn(
      ids,
      report.players.findIndex((player) => player.id === id),
    );
  const remarks = file.remarks[part] as readonly Finding[];
  const findings = [
    ...remarks.filter(isWarning).map((each) => renamed(each, keyOf)),
    ...draft.findings.filter(isWarning),
  ].map(keptFinding);
  const { corrects, encoding, entered, event, facts, format, games, part: partNo, partOf, players, pool } = draft.data;
  const { leftOut, questions, received, report: digest, special, supplement } = draft.data;
  // in the order of the canonical form, so that the long ones are looked through once
  const data: Submission = {
    ...(corrects === undefined ? {} : { corrects }),
    ...(encoding === undefined ? {} : { encoding }),
    entered: inOrder(entered),
    event,
    facts: inOrder(facts),
    findings: inOrder(findings),
    format,
    games,
    ...(leftOut === undefined ? {} : { leftOut }),
    ...(partNo === undefined ? {} : { part: partNo }),
    ...(partOf === undefined ? {} : { partOf }),
    players,
    pool,
    questions: inOrder(questions),
    received,
    report: digest,
    ...(special === undefined ? {} : { special }),
    ...(supplement === undefined ? {} : { supplement }),
  };
  return { kind: 'event.submitted', data, papers, memo: draft.memo };
}

const isWarning = ({ weight }: Finding): boolean => weight === 'warn';

/** Facts of a registration that a part of the event does not share. */
const OF_THE_WHOLE = ['start', 'end', 'rounds', 'schedule', 'name'] as const satisfies readonly (keyof EventFacts)[];

function registrationOf({ target, partOf, corrects }: Batch): Partial<EventFacts> {
  const own = corrects?.origin ?? target;
  const row = own ?? partOf;
  const registration = row === undefined ? undefined : eventData(row).registration;
  if (registration === undefined) return {};
  const facts = factsOf(registration);
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
function completeFacts(batch: Batch, event: EventFacts): { readonly facts: EventFacts; readonly findings: Finding[] } {
  const { approvals = [], arbiters, ...rest } = event;
  // their names are no business of the rulebook, and a finding would keep them for ever
  const licences = arbiters?.map(({ licence }) => ({ licence })) ?? [];
  // a corrected report that knows no licence takes none away
  const isSilent = batch.corrects !== undefined && licences.every(({ licence }) => licence === undefined);
  const own = arbiters === undefined || isSilent ? rest : { ...rest, arbiters: licences };
  const registration = registrationOf(batch);
  const clauses = [...new Set(approvals.map(({ clause }) => clause))];
  return {
    facts: {
      ...batch.corrects?.facts,
      ...registration,
      ...own,
      ...(registration.registered === undefined ? {} : { registered: registration.registered }),
      reportReceived: parseDay(firstReceived(batch)) as Day,
      ...(batch.partOf === undefined ? {} : { partOf: eventId(batch.partOf.event) }),
    },
    findings: clauses.length === 0 ? [] : [say('event.approvals-set-aside', 'warn', { clauses })],
  };
}

/** Whether a report is in time is asked of the first one. */
const firstReceived = ({ corrects, received }: Batch): string =>
  corrects === undefined ? received : (eventData(corrects.origin).received as string);

const HUNGARY: ReadonlySet<string> = new Set(['HUN', 'HU']);

/** MGSZ 1(1). Reading: where the report does not say it, Hungarians come into the registry, and others stay outside. */
const entering = (player: ReportedPlayer): ReportedPlayer =>
  player.entering === undefined ? { ...player, entering: HUNGARY.has(player.federation ?? '') } : player;

interface IdentifiedReport {
  readonly persons: readonly (number | undefined)[];
  readonly questions: readonly QuestionRecord[];
  readonly entered: readonly EnteredPerson[];
  readonly papers: readonly Paper[];
  readonly remarks: readonly Finding[];
}

function identified(
  { identification, remembered, random, corrects }: Batch,
  { event: { start }, players }: NumberedReport,
): IdentifiedReport {
  const persons: (number | undefined)[] = [];
  const questions: QuestionRecord[] = [];
  const entered: EnteredPerson[] = [];
  const papers: Paper[] = [];
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
    const same = corrects?.personOf(player);
    if (same !== undefined && !seen.has(same)) {
      persons.push(same);
      seen.add(same);
      return;
    }
    const who = identification.who(player, start);
    persons.push(undefined);
    if (who.kind === 'question') {
      const candidates = who.candidates.map(({ person }) => person);
      ask(place, candidates, withIds(gravest(who.findings)));
      return;
    }
    const back = who.kind === 'new' ? remembered.recognise(knownByReport(player)) : undefined;
    if (back !== undefined) {
      ask(place, [], sayOfMemory('event.remembered', 'warn', { by: back.by }));
      return;
    }
    if (who.kind === 'new') {
      const doubt = nameDoubt(player);
      if (doubt !== undefined) {
        ask(place, [], doubt);
        return;
      }
      const { player: fit, doubts } = withoutDoubtfulClub(player as ReportedPlayer & { readonly name: string });
      const fresh = identification.enter(fit, random);
      const entrant = personId(fresh.person);
      if (doubts.length > 0) remarks.push(say('event.club-left-out', 'warn', { player: entrant, doubts }));
      persons[place] = fresh.person;
      entered.push(fresh.entered);
      papers.push(fresh.paper);
    } else if (seen.has(who.person)) {
      ask(place, [who.person], say('event.person-twice', 'warn', { person: personId(who.person) }));
      return;
    } else persons[place] = who.person;
    seen.add(persons[place] as number);
    for (const remark of remarksOf(who)) remarks.push(withIds(remark));
  });
  if (entered.length > 0) remarks.push(say('event.persons-entered', 'note', { persons: entered.length }));
  return { persons, questions, entered, papers, remarks };
}

/** A doubt has a warning; what is only noted is beside the point. */
const gravest = (findings: readonly Finding[]): Finding => findings.find(({ weight }) => weight === 'warn') as Finding;
