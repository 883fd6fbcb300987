/**
 * Answers about ratings that a report gives to players without one; and the questions about ratings that other answers
 * raise.
 */
import { familyRules } from '../../rulebooks/office-rules.ts';
import { parseDay } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import { RATING_ANSWERS } from '../../explain/desk-findings/events.ts';
import type { JsonObject, QuestionRecord } from '../../ledger/entries.ts';
import { eventId, personId, personNumber } from '../../ledger/ids.ts';
import type { Desk, EventRow, PoolRow, QuestionRow } from '../../ledger/store.ts';
import { type ChangeOptions, type ChangingDesk, changeOffice } from '../change.ts';
import { type Office, type Outcome, refused } from '../office.ts';
import { playerKey } from '../../ledger/rows/content.ts';
import { eventData } from '../../ledger/rows/events.ts';
import type { QuestionAnswer, AnswerData, AnswerAttempt } from './answers.ts';
import { Identification } from './identification.ts';
import { entryGradeQuestions } from './missing.ts';
import {
  broughtStandingOf,
  lastListed,
  type Rated,
  ratingGiven,
  ratingQuestion,
  ratingsUnlistedFinding,
  eventTimeOf,
  unratedInPool,
} from './reported-ratings.ts';
import { reportedPlayers } from './reported.ts';
import { keptFinding, eventFinding } from '../findings/events.ts';
import { isStandardQuestion, NO_STANDARD } from './standard-questions.ts';
import { eventOf, STATES_FOR, wrongState } from './states.ts';
import { answerRecord, questionRecord } from '../../ledger/rows/questions.ts';
type RatingAnswered = (typeof RATING_ANSWERS)[number];

const isRatingAnswer = (text: string): text is RatingAnswered => (RATING_ANSWERS as readonly string[]).includes(text);

const givenIn = (question: QuestionRow): JsonObject => questionRecord(question).given as JsonObject;

const poolOfRow = async (desk: Desk, { pool }: EventRow): Promise<PoolRow> => (await desk.pool(pool)) as PoolRow;

/** The effect of an answer about a report's rating. */
export async function ratingAnswerData(
  desk: Desk,
  row: EventRow,
  question: QuestionRow,
  answer: QuestionAnswer,
): Promise<AnswerAttempt> {
  const { question: number, player } = question;
  const seen = 'rating' in answer ? answer.rating : JSON.stringify(Object.values(answer)[0]);
  if (!isRatingAnswer(seen)) return { findings: [eventFinding('event.answer-rating', { question: number, seen })] };
  const there = (await desk.entrants(row.event)).find(({ place }) => place === player)?.person;
  const back = there === undefined ? putAside(question) : undefined;
  const person = there ?? back;
  if (seen === 'other') {
    return { data: { other: true, asks: [await whoElse(desk, row, question, person)] }, findings: [] };
  }
  const answerTo = await answering(desk, row, person === undefined ? [] : [person], seen);
  const data = await answerTo(question, person);
  return { data: back === undefined ? data : { person: personId(back), ...data }, findings: [] };
}

/** The person whom “other” had removed from the place, in case it is that person after all. */
function putAside(question: QuestionRow): number | undefined {
  const { asks = [] } = answerRecord(question);
  const [who] = asks.filter(({ finding }) => finding.code === 'event.somebody-else');
  return who === undefined ? undefined : personNumber((who.finding.facts as { readonly person: string }).person);
}

/** The same answer to several questions about these persons. */
async function answering(
  desk: Desk,
  row: EventRow,
  persons: readonly number[],
  answer: Exclude<RatingAnswered, 'other'>,
): Promise<(question: QuestionRow, person: number | undefined) => Promise<AnswerData>> {
  const pool = await poolOfRow(desk, row);
  if (answer === 'unrated') {
    const { missing } = familyRules(pool.family);
    const reported = missing === undefined ? [] : await reportedPlayers(desk, row.event);
    return async (question, person) => {
      const place = question.player as number;
      const facts = { ...reported[place], ...eventData(row).given?.[place] };
      const key = playerKey(person, place);
      const asks = entryGradeQuestions(pool, await nextQuestion(desk, row), place, key, facts);
      const rating = givenIn(question)['rating'] as number;
      return { brought: { rating, unrated: true }, ...(asks.length === 0 ? {} : { asks }) };
    };
  }
  const listed = await lastListed(desk, pool, persons, row.start as string);
  return async (question, person) => {
    const known = person === undefined ? undefined : listed.get(person)?.row;
    return { brought: broughtStandingOf(pool, givenIn(question), row.start as string, known) };
  };
}

const nextQuestion = async (desk: Desk, { event }: EventRow): Promise<number> =>
  (await desk.questions(event)).reduce((last, { question }) => Math.max(last, question), 0) + 1;

/** Other persons who could be the player, by name; the officer may name anybody. */
async function whoElse(
  desk: Desk,
  row: EventRow,
  question: QuestionRow,
  person: number | undefined,
): Promise<QuestionRecord> {
  const place = question.player as number;
  const reported = (await reportedPlayers(desk, row.event))[place];
  const named =
    reported === undefined
      ? []
      : [{ ...reported, fideId: undefined, komirId: undefined, orrId: undefined, pin: undefined }];
  const identification = await Identification.of(desk, [{ players: named }]);
  const [who] = named.map((player) => identification.who(player, parseDay(row.start as string)));
  const candidates =
    who === undefined || who.kind === 'new'
      ? []
      : who.kind === 'known'
        ? [who.person]
        : who.candidates.map((each) => each.person);
  return {
    question: await nextQuestion(desk, row),
    kind: 'identity',
    player: place,
    candidates: candidates.filter((each) => each !== person).map(personId),
    given: givenIn(question),
    finding: keptFinding(eventFinding('event.somebody-else', { person: playerKey(person, place) }, 'warn')),
  };
}

/** Once it is known who a player is, or when an event began: ratings that only the report has. */
export async function ratingQuestionsFor(
  desk: Desk,
  row: EventRow,
  question: QuestionRow,
  data: AnswerData,
): Promise<readonly QuestionRecord[]> {
  const found = await ratedNow(desk, row, question, data);
  if (found === undefined || found.rated.length === 0) return [];
  const { start, rated } = found;
  const from = (await nextQuestion(desk, row)) + (data.asks?.length ?? 0);
  const unrated = await unratedInPool(desk, await poolOfRow(desk, row), { ...eventTimeOf(row), start }, rated);
  return unrated.map((each, place) => ratingQuestion(from + place, each));
}

async function ratedNow(
  desk: Desk,
  row: EventRow,
  question: QuestionRow,
  { person, newcomer, value }: AnswerData,
): Promise<{ readonly start: string; readonly rated: readonly Rated[] } | undefined> {
  if (question.kind === 'identity') {
    const { given } = questionRecord(question);
    if (given === undefined || row.start === null || (person === undefined && newcomer === undefined)) return undefined;
    // a rating that is in question already stays in question, whoever the player is
    const ratings = (await desk.questions(row.event)).filter(({ kind, open }) => kind === 'rating' && open);
    if (ratings.some(({ player }) => player === question.player)) return undefined;
    const who = person === undefined ? {} : { person: personNumber(person) as number };
    return { start: row.start, rated: [{ place: question.player as number, ...who, given }] };
  }
  const isStart = question.kind === 'fact' && question.player === null && questionRecord(question).field === 'start';
  // in ORR, FIDE's ratings in a table are not ratings of the pool
  if (!isStart || eventData(row).facts?.['reportRatings'] === 'fide') return undefined;
  const players = await reportedPlayers(desk, row.event);
  const persons = new Map((await desk.entrants(row.event)).map(({ place, person: who }) => [place, who]));
  const inQuestion = new Set(
    (await desk.questions(row.event)).flatMap(({ kind, open, player }) =>
      open && kind === 'identity' ? [player as number] : [],
    ),
  );
  const rated = players.flatMap((player, place): readonly Rated[] => {
    const given = ratingGiven(player);
    const who = persons.get(place);
    if (given === undefined || (who === undefined && inQuestion.has(place))) return [];
    return [{ place, ...(who === undefined ? {} : { person: who }), given }];
  });
  return { start: value as string, rated };
}

/** Ratings in question, in one finding. */
export async function ratingsFinding(
  desk: Desk,
  { event }: EventRow,
  asked: readonly QuestionRecord[],
  weight: Finding['weight'] = 'warn',
): Promise<readonly Finding[]> {
  const ratings = asked.filter(({ kind }) => kind === 'rating');
  return ratings.length === 0
    ? []
    : ratingsUnlistedFinding(eventId(event), ratings, await reportedPlayers(desk, event), weight);
}

export interface RatingsAnswered {
  readonly event: string;
  /** Number of answered questions. */
  readonly answered: number;
  /** Number of open questions. */
  readonly open: number;
}

/** One answer for all ratings of an event that are in question. */
export async function answerRatings(
  office: Office,
  { event: id, answer }: { readonly event: string; readonly answer: string },
  options: ChangeOptions,
): Promise<Outcome<RatingsAnswered>> {
  return changeOffice(office, options, async ({ desk, post }) => {
    const { row, fault } = await eventOf(desk, id);
    if (fault !== undefined) return refused(fault);
    const event = eventId(row.event);
    if (answer === NO_STANDARD) return noStandards({ desk, post }, row, options.ground);
    const ratings = (await desk.questions(row.event)).filter(({ kind }) => kind === 'rating');
    const [first] = ratings;
    if (first !== undefined && STATES_FOR.correct.includes(row.state)) {
      return refused(eventFinding('event.answer-counts', { event, question: first.question, about: 'rating' }));
    }
    if (!STATES_FOR.answer.includes(row.state)) return refused(wrongState(row, 'answer'));
    const open = ratings.filter((each) => each.open);
    // if none is open, all questions with a different answer are answered again
    const asked = open.length > 0 ? open : ratings.filter((each) => isOtherwise(each, answer));
    if (asked.length === 0) return refused(eventFinding('event.no-ratings-asked', { event }));
    const { question } = asked[0] as QuestionRow;
    // that the player is somebody else has to be answered one by one
    if (answer !== 'taken' && answer !== 'unrated')
      return refused(eventFinding('event.answer-rating', { question, seen: answer }));
    const persons = new Map((await desk.entrants(row.event)).map(({ place, person }) => [place, person]));
    const answerTo = await answering(desk, row, [...persons.values()], answer);
    for (const each of asked) {
      const data = await answerTo(each, persons.get(each.player as number));
      await post({ kind: 'question.answered', data: { event, question: each.question, ...data } });
    }
    const { openQuestions } = (await desk.event(row.event)) as EventRow;
    return {
      value: { event, answered: asked.length, open: openQuestions },
      findings: row.state === 'accepted' ? [eventFinding('event.reopened', { event, by: 'answer' }, 'warn')] : [],
    };
  });
}

/** No remaining player has a standard rating: all are newcomers. */
async function noStandards(
  { desk, post }: Pick<ChangingDesk, 'desk' | 'post'>,
  row: EventRow,
  ground: string | undefined,
): Promise<Outcome<RatingsAnswered>> {
  const event = eventId(row.event);
  if (!STATES_FOR.answer.includes(row.state)) return refused(wrongState(row, 'answer'));
  const open = (await desk.questions(row.event)).filter(
    (each) => each.open && isStandardQuestion(questionRecord(each)),
  );
  const [first] = open;
  if (first === undefined) return refused(eventFinding('event.no-ratings-asked', { event }));
  if ((ground ?? '').trim() === '') return refused(eventFinding('event.standard-ground', { question: first.question }));
  for (const { question } of open) await post({ kind: 'question.answered', data: { event, question, value: null } });
  const { openQuestions } = (await desk.event(row.event)) as EventRow;
  return { value: { event, answered: open.length, open: openQuestions }, findings: [] };
}

/** Whether a rating was answered differently and has to be changed; “somebody else” stays. */
function isOtherwise(question: QuestionRow, answer: string): boolean {
  const { brought } = answerRecord(question);
  return brought !== undefined && ('unrated' in brought ? 'unrated' : 'taken') !== answer;
}
