/** Questions about events: who a player is, with the candidates, and facts that are missing. */
import type { Birth } from '../../core/people.ts';
import type { ReportedPlayer } from '../../core/report.ts';
import type { EntryJson, JsonObject, StoredFinding, QuestionRecord } from '../../ledger/entries.ts';
import { eventId, personId, personNumber } from '../../ledger/ids.ts';
import type { Desk, EventRow, EventState, PersonRow, PoolRow, QuestionRow } from '../../ledger/store.ts';
import { readOffice, type Office, type Outcome, refused } from '../office.ts';
import { RememberedPersons } from '../memory/remembered.ts';
import { playerKey } from '../../ledger/rows/content.ts';
import { erasedBy } from '../../ledger/rows/persons.ts';
import { knownByReport } from './identification.ts';
import { lastListed } from './reported-ratings.ts';
import { reportedPlayers } from './reported.ts';
import { eventOf, STATES_FOR } from './states.ts';
import { questionRecord, answerRecord } from '../../ledger/rows/questions.ts';

/** A candidate; with the year of birth only. */
export interface ShownCandidate {
  readonly person: string;
  readonly name: string | null;
  readonly birthYear: number | null;
  readonly federation: string | null;
  readonly fide: string | null;
}

/** The report's data about the player in question. */
export interface ShownReported {
  readonly name?: string;
  readonly birthYear?: number;
  readonly federation?: string;
  readonly fide?: string;
  readonly komir?: string;
  readonly orr?: string;
  readonly pin?: string;
}

export interface ShownQuestion {
  readonly event: string;
  readonly question: number;
  readonly kind: QuestionRow['kind'];
  readonly open: boolean;
  /** Place among the players, from 1. */
  readonly player?: number;
  readonly reported?: ShownReported;
  /** Best match first. */
  readonly candidates?: readonly ShownCandidate[];
  readonly field?: string;
  /** About a rating: the report's data, in the terms of docs/format.md. */
  readonly given?: JsonObject;
  /**
   * About a rating: the last list of the pool with the player; the rating is null where the player had lost it by then.
   */
  readonly listed?: { readonly list: string; readonly rating: number | null };
  readonly finding: StoredFinding;
  readonly answer?: EntryJson;
}

export interface QuestionsInput {
  readonly event?: string;
  /** `open`: only those that can be answered; for a refused event, only where it is named. */
  readonly which?: 'open' | 'all';
}

export const listQuestions = (
  office: Office,
  { event: id, which = 'open' }: QuestionsInput,
): Promise<Outcome<readonly ShownQuestion[]>> =>
  readOffice(office, async (desk) => {
    const found = id === undefined ? undefined : await eventOf(desk, id);
    if (found?.fault !== undefined) return refused(found.fault);
    const rows =
      which === 'all' ? await desk.questions(found?.row?.event) : await openQuestions(desk, found?.row?.event);
    return { value: await shownRows(desk, rows, office.memory), findings: [] };
  });

/** Questions that wait for an answer; those of a refused event wait for nobody, but can be answered for an appeal. */
export async function openQuestions(desk: Desk, event?: number): Promise<readonly QuestionRow[]> {
  const open = (await desk.questions(event)).filter((question) => question.open);
  const events = await desk.events({ events: [...new Set(open.map((question) => question.event))] });
  const states: readonly EventState[] = event === undefined ? ['questions'] : STATES_FOR.answer;
  const waiting = new Set(events.filter(({ state }) => states.includes(state)).map((row) => row.event));
  return open.filter((question) => waiting.has(question.event));
}

export const shownQuestions = async (
  desk: Desk,
  event: number,
  memory: Office['memory'],
): Promise<readonly ShownQuestion[]> => shownRows(desk, await desk.questions(event), memory);

async function shownRows(
  desk: Desk,
  rows: readonly QuestionRow[],
  memory: Office['memory'],
): Promise<readonly ShownQuestion[]> {
  const records = rows.map(questionRecord);
  const numbers = new Set(records.flatMap(({ candidates = [] }) => candidates.map((id) => personNumber(id) as number)));
  const persons = new Map((await desk.persons([...numbers])).map((row) => [personId(row.person), row]));
  const reported = new Map<number, readonly ReportedPlayer[]>();
  for (const event of new Set(rows.filter(({ player }) => player !== null).map((row) => row.event))) {
    reported.set(event, await reportedPlayers(desk, event));
  }
  const isAboutErased = records.some(({ finding }) => finding.code === 'event.remembered');
  const remembered = isAboutErased ? await RememberedPersons.of(desk, memory) : undefined;
  const listed = await listedBefore(desk, rows);
  return rows.map((row, place) => {
    const { event, question, kind, player, open } = row;
    const { candidates, field, given, finding } = records[place] as QuestionRecord;
    const sent = player === null ? undefined : reported.get(event)?.[player];
    return {
      event: eventId(event),
      question,
      kind,
      open,
      ...(player === null ? {} : { player: player + 1 }),
      ...(sent === undefined ? {} : { reported: shownReported(sent) }),
      ...(candidates === undefined
        ? {}
        : { candidates: candidates.map((id) => shownCandidate(id, persons.get(id) as PersonRow)) }),
      ...(field === undefined ? {} : { field }),
      ...(kind === 'rating' && given !== undefined ? { given } : {}),
      ...listed(event, player),
      finding: withName(withDay(finding, sent, remembered), player, sent?.name),
      ...(row.answer === null ? {} : { answer: answerRecord(row) as EntryJson }),
    };
  });
}

/** For players whose ratings are in question: the last list of the pool with them. */
async function listedBefore(
  desk: Desk,
  rows: readonly QuestionRow[],
): Promise<(event: number, player: number | null) => Pick<ShownQuestion, 'listed'>> {
  const found = new Map<string, NonNullable<ShownQuestion['listed']>>();
  const asked = rows.filter(({ kind, open }) => kind === 'rating' && open);
  for (const event of new Set(asked.map((row) => row.event))) {
    const { pool, start } = (await desk.event(event)) as EventRow;
    const entrants = await desk.entrants(event);
    const persons = entrants.map(({ person }) => person);
    const last = await lastListed(desk, (await desk.pool(pool)) as PoolRow, persons, start as string);
    for (const { place, person } of entrants) {
      const { list, row } = last.get(person) ?? {};
      if (list !== undefined && row !== undefined)
        found.set(`${event} ${place}`, { list: list.date, rating: row.rating });
    }
  }
  const isAsked = new Set(asked.map(({ event, player }) => `${event} ${player}`));
  return (event, player) => {
    const key = `${event} ${player}`;
    const listed = isAsked.has(key) ? found.get(key) : undefined;
    return listed === undefined ? {} : { listed };
  };
}

/** The day of erasure of the candidate: only somebody with the key can tell. */
function withDay(
  finding: StoredFinding,
  sent: ReportedPlayer | undefined,
  remembered: RememberedPersons | undefined,
): StoredFinding {
  if (finding.code !== 'event.remembered' || sent === undefined) return finding;
  const day = remembered?.recognise(knownByReport(sent))?.day;
  return day === undefined ? finding : { ...finding, facts: { ...finding.facts, day } };
}

/** Newcomers have no id in the registry: entries refer to the player in question by place, people by name. */
function withName(finding: StoredFinding, place: number | null, name: string | undefined): StoredFinding {
  const isPlace = place !== null && finding.facts['player'] === playerKey(undefined, place);
  return isPlace && name !== undefined ? { ...finding, facts: { ...finding.facts, player: name } } : finding;
}

const shownCandidate = (person: string, row: PersonRow): ShownCandidate => {
  const { name, birthYear, federation, fide } = row;
  return erasedBy(row) === undefined
    ? { person, name, birthYear, federation, fide }
    : { person, name: null, birthYear: null, federation: null, fide: null };
};

const yearOf = (birth: Birth | undefined): { readonly birthYear?: number } =>
  birth === undefined ? {} : { birthYear: birth.year };

const shownReported = ({ name, birth, federation, fideId, komirId, orrId, pin }: ReportedPlayer): ShownReported => ({
  ...(name === undefined ? {} : { name }),
  ...yearOf(birth),
  ...(federation === undefined ? {} : { federation }),
  ...(fideId === undefined ? {} : { fide: fideId }),
  ...(komirId === undefined ? {} : { komir: komirId }),
  ...(orrId === undefined ? {} : { orr: orrId }),
  ...(pin === undefined ? {} : { pin }),
});
