/**
 * Players who were new to the registry when their report came. Until the event is accepted they belong to it alone;
 * then each of them is searched again, because others may have been entered since: those who are in the registry by now
 * are recognised, possible matches become questions, and the rest are entered. So two reports with one new player never
 * silently create two persons.
 */
import type { Day } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import type { ReportedPlayer } from '../../core/report.ts';
import type { Candidate } from '../../intake/identify.ts';
import type { EnteredPlayer, QuestionRecord, RecognisedPlayer } from '../../ledger/entries.ts';
import { personId, personNumber } from '../../ledger/ids.ts';
import type { Desk, Paper, QuestionRow, StoredEntry } from '../../ledger/store.ts';
import type { Office, Outcome } from '../office.ts';
import { playerKey } from '../../ledger/rows/content.ts';
import type { RememberedPersons } from '../memory/remembered.ts';
import { memoryFinding } from '../findings/memory.ts';
import type { Posting } from '../../projection/post.ts';
import { mergedTargets } from '../registry/find.ts';
import { withoutDoubtfulClub } from './doubtful-names.ts';
import {
  candidateFor,
  enteredAs,
  type Identification,
  knownByReport,
  REPORTED_NUMBERS,
  remarksOf,
} from './identification.ts';
import { reportedPlayers, withSupplement } from './reported.ts';
import { keptFinding, eventFinding, withPersonIds } from '../findings/events.ts';
import { entryData } from '../../ledger/rows/entries.ts';
import { answerRecord, questionRecord } from '../../ledger/rows/questions.ts';

/** A player who waits for acceptance. */
export interface WaitingNewcomer {
  readonly place: number;
  readonly player: ReportedPlayer & { readonly name: string };
  /** An answer has said that it is a new person, and none of these. */
  readonly isNone?: ReadonlySet<number>;
}

/** What happens to the newcomers of an event. */
export interface NewcomerDecisions {
  readonly entered: readonly EnteredPlayer[];
  readonly papers: readonly Paper[];
  readonly recognised: readonly RecognisedPlayer[];
  /** Those who are entered, in the form of identification. */
  readonly candidates: readonly Candidate[];
  /** While there are any, the event cannot be accepted. */
  readonly questions: readonly Omit<QuestionRecord, 'question'>[];
  readonly findings: readonly Finding[];
}

export const NOBODY_NEW: NewcomerDecisions = {
  entered: [],
  papers: [],
  recognised: [],
  candidates: [],
  questions: [],
  findings: [],
};

/** Findings about a report whose newcomers wait with it. */
export const waitingFindings = (players: number): readonly Finding[] =>
  players === 0 ? [] : [eventFinding('event.newcomers', { players }, 'note')];

export interface NewcomerContext {
  readonly identification: Pick<Identification, 'who' | 'hasNumber' | 'last'>;
  readonly remembered: Pick<RememberedPersons, 'recognise'>;
  readonly random: Office['random'];
}

/** `there`: the other players, by number. Nobody is entered yet: the result says who is to be. */
export function decideNewcomers(
  { identification, remembered, random }: NewcomerContext,
  newcomers: readonly WaitingNewcomer[],
  start: Day | undefined,
  there: ReadonlySet<number>,
): NewcomerDecisions {
  if (newcomers.length === 0) return NOBODY_NEW;
  const entered: EnteredPlayer[] = [];
  const papers: Paper[] = [];
  const recognised: RecognisedPlayer[] = [];
  const candidates: Candidate[] = [];
  const questions: Omit<QuestionRecord, 'question'>[] = [];
  const findings: Finding[] = [];
  const seen = new Set(there);
  const numbers = new Set<string>();
  const ask = (place: number, persons: readonly number[], finding: Finding): void => {
    const asked = persons.map(personId);
    questions.push({ kind: 'identity', player: place, candidates: asked, finding: keptFinding(finding) });
  };
  for (const { place, player, isNone } of newcomers) {
    const who = identification.who(player, start, isNone);
    if (who.kind === 'question') {
      ask(
        place,
        who.candidates.map(({ person }) => person),
        withPersonIds(who.findings.find(({ weight }) => weight === 'warn') as Finding),
      );
      continue;
    }
    if (who.kind === 'known') {
      if (seen.has(who.person)) {
        ask(place, [who.person], eventFinding('event.person-twice', { person: personId(who.person) }, 'warn'));
        continue;
      }
      seen.add(who.person);
      recognised.push({ person: personId(who.person), place });
      for (const remark of remarksOf(who)) findings.push(withPersonIds(remark));
      continue;
    }
    const back = isNone === undefined ? remembered.recognise(knownByReport(player)) : undefined;
    if (back !== undefined) {
      ask(place, [], memoryFinding('event.remembered', { by: back.by }, 'warn'));
      continue;
    }
    const { player: fit, doubts } = withoutDoubtfulClub(withFreeNumbers(identification, player, numbers));
    const person = identification.last + 1 + entered.length;
    const fresh = enteredAs(person, fit, random);
    if (doubts.length > 0) {
      findings.push(eventFinding('event.club-left-out', { player: fresh.entered.person, doubts }, 'warn'));
    }
    entered.push({ ...fresh.entered, place });
    papers.push(fresh.paper);
    candidates.push(candidateFor(person, fit));
  }
  if (recognised.length > 0) findings.unshift(eventFinding('event.recognised', { players: recognised }, 'note'));
  if (entered.length > 0) findings.unshift(eventFinding('event.persons-entered', { persons: entered.length }, 'note'));
  return { entered, papers, recognised, candidates, questions, findings };
}

/** A number that another person has stays with that person. */
function withFreeNumbers(
  identification: NewcomerContext['identification'],
  player: WaitingNewcomer['player'],
  taken: Set<string>,
): WaitingNewcomer['player'] {
  let free = player;
  for (const [kind, field] of REPORTED_NUMBERS) {
    const number = player[field];
    if (number === undefined) continue;
    const mark = `${kind}:${number}`;
    if (taken.has(mark) || identification.hasNumber(player, kind, field)) free = { ...free, [field]: undefined };
    taken.add(mark);
  }
  return free;
}

/** The persons by place, including former newcomers. */
export function withNewcomers(
  persons: readonly (number | undefined)[],
  { entered, recognised }: NewcomerDecisions,
): readonly (number | undefined)[] {
  const all = [...persons];
  for (const { person, place } of [...entered, ...recognised]) all[place] = personNumber(person);
  return all;
}

/** Findings of an event that is not accepted: nobody was entered, so newcomers are named by place. */
export const byPlace = (findings: readonly Finding[], { entered }: NewcomerDecisions): readonly Finding[] =>
  calledByPlace(findings, entered);

/** A player who is added to the registry with an event, by id; by place in a preview. */
export interface BroughtPlayer {
  readonly player: string;
  readonly place: number;
  readonly name: string;
}

export const playersBrought = ({ entered, candidates }: NewcomerDecisions): readonly BroughtPlayer[] =>
  entered.map(({ person, place }, at) => ({ player: person, place, name: candidates[at]?.name as string }));

/** A preview of an acceptance: its ids are not assigned. */
export function asPreview<T extends { readonly brought?: readonly BroughtPlayer[] }>(outcome: Outcome<T>): Outcome<T> {
  const brought = (outcome.value?.brought ?? []).map(({ player, place }) => ({ person: player, place }));
  return calledByPlace(outcome, brought);
}

/** The same, with places in place of these ids. */
function calledByPlace<T>(value: T, players: readonly RecognisedPlayer[]): T {
  if (players.length === 0) return value;
  return withOtherIds(value, new Map(players.map(({ person, place }) => [person, playerKey(undefined, place)])));
}

/** The same, with other ids in place of these; values without any of them are not copied. */
export function withOtherIds<T>(value: T, keys: ReadonlyMap<string, string>): T {
  const renamed = (each: unknown): unknown => {
    if (typeof each === 'string') return keys.get(each) ?? each;
    if (typeof each !== 'object' || each === null) return each;
    let copy: Record<string, unknown> | undefined;
    for (const name of Object.keys(each)) {
      const inside = (each as Record<string, unknown>)[name];
      const other = renamed(inside);
      if (other === inside) continue;
      copy ??= (Array.isArray(each) ? [...each] : { ...each }) as Record<string, unknown>;
      copy[name] = other;
    }
    return copy ?? each;
  };
  return renamed(value) as T;
}

/** Questions about newcomers of an event that has questions up to number `last` already. */
export const questionsPosting = (event: string, { questions }: NewcomerDecisions, last: number): Posting => ({
  kind: 'questions.asked',
  data: { event, questions: questions.map((each, place) => ({ question: last + 1 + place, ...each })) },
});

/** The newcomers of a waiting event; undefined where the report that names them was erased. */
export async function newcomersOf(
  desk: Desk,
  event: number,
  there: readonly (number | undefined)[],
  count: number,
): Promise<readonly WaitingNewcomer[] | undefined> {
  const places = Array.from({ length: count }, (_, place) => place).filter((place) => there[place] === undefined);
  if (places.length === 0) return [];
  const questions = await desk.questions(event);
  let players = await reportedPlayers(desk, event);
  if (players.length === 0) return undefined;
  const none = new Map<number, Set<number>>();
  for (const [place, not] of await notInReport(desk, event)) none.set(place, new Set(not));
  for (const { player, supplement, isNone } of questions.flatMap(saidNew)) {
    const persons = none.get(player) ?? new Set<number>();
    none.set(player, persons);
    // persons merged since then stay excluded
    for (const [asked, { person }] of await mergedTargets(desk, isNone)) persons.add(asked).add(person);
    const paper = supplement === undefined ? undefined : await desk.paper(supplement);
    if (paper !== undefined) players = withSupplement(players, paper);
  }
  return places.map((place) => {
    const isNone = none.get(place);
    const player = players[place] as WaitingNewcomer['player'];
    return { place, player, ...(isNone === undefined ? {} : { isNone }) };
  });
}

/** Persons whom newcomers are not, by place, as stated with the report. */
async function notInReport(desk: Desk, event: number): Promise<readonly (readonly [number, readonly number[]])[]> {
  const entry = await desk.entry((await desk.event(event))?.submission as number);
  const { players } = entryData<'event.submitted'>(entry as StoredEntry);
  return players.flatMap(({ not }, place) =>
    not === undefined ? [] : [[place, not.map((id) => personNumber(id) as number)] as const],
  );
}

interface SaidNew {
  readonly player: number;
  readonly supplement: string | undefined;
  readonly isNone: readonly number[];
}

/** Whether a question was answered by “new”. */
function saidNew(question: QuestionRow): readonly SaidNew[] {
  const { newcomer, supplement, not = [] } = answerRecord(question);
  if (newcomer === undefined) return [];
  const { candidates = [] } = questionRecord(question);
  const player = question.player as number;
  return [{ player, supplement, isNone: [...candidates, ...not].map((id) => personNumber(id) as number) }];
}
