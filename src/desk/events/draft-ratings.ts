/**
 * Ratings in a report that the office does not have: earlier answers about them are reused, the others are asked about.
 */
import { type Day, dayText } from '../../core/dates.ts';
import type { ReportedPlayer } from '../../core/report.ts';
import type { RatedUnlisted } from '../../explain/desk-findings/events.ts';
import { withSortedMembers, type Json } from '../../ledger/canonical.ts';
import type { QuestionRecord, RatingAnswer } from '../../ledger/entries.ts';
import { eventId } from '../../ledger/ids.ts';
import type { Desk } from '../../ledger/store.ts';
import { playerKey } from '../../ledger/rows/content.ts';
import { isPeriodicPool } from '../../rating/states.ts';
import type { Batch, Draft } from './draft.ts';
import { entryGradeQuestions } from './missing.ts';
import {
  type AnsweredBefore,
  answeredIn,
  broughtStandingOf,
  lastListed,
  type Rated,
  ratingGiven,
  ratingQuestion,
  ratingsAsBeforeFinding,
  ratingsUnlistedFinding,
  stillHolds,
  takenElsewhere,
  unratedInPool,
} from './reported-ratings.ts';
import { reportedIdentity } from './reported.ts';
import type { StandingsAt } from './standing-at.ts';

type Aim = Pick<Batch, 'pool' | 'target' | 'before' | 'ratings'>;

/** Without a first day the list in force is unknown: then the question is asked once the day is known. */
export async function withRatings(
  desk: Desk,
  aim: Aim,
  draft: Draft,
  standings: Pick<StandingsAt, 'statesOn'>,
): Promise<Draft> {
  const questions = draft.questions.map((each) => withGiven(each, draft));
  const start = draft.report.event.start;
  const unlisted = start === undefined ? [] : await unlistedIn(desk, aim, draft, dayText(start), standings);
  if (unlisted.length === 0) return { ...draft, ...asking(draft, questions) };
  const before = await answeredBefore(desk, aim);
  const answers = new Map<number, RatingAnswer>();
  const asBefore = new Map<string, RatedUnlisted[]>();
  const asked: Rated[] = [];
  const toldOf = await answersTold(desk, aim, draft, unlisted);
  for (const { given, ...player } of unlisted) {
    const told = toldOf(player.place);
    if (told !== undefined) {
      answers.set(player.place, told);
      continue;
    }
    const known = before.get(player.person ?? reportedIdentity(draft.report.players[player.place] as ReportedPlayer));
    const isSame = known !== undefined && stillHolds(known, given);
    const elsewhere =
      known !== undefined || given === undefined
        ? undefined
        : await takenElsewhere(desk, aim.pool, { ...player, given });
    if (isSame) answers.set(player.place, known);
    else if (elsewhere !== undefined) {
      const { event, brought } = elsewhere;
      answers.set(player.place, { ...brought, as: dayText(start as Day).slice(0, brought.as.length) });
      const shown = { player: playerKey(player.person, player.place), rating: brought.rating };
      asBefore.set(eventId(event.event), [...(asBefore.get(eventId(event.event)) ?? []), shown]);
    } else if (given !== undefined) asked.push({ ...player, given });
  }
  const isAsked = new Set(asked.map(({ place }) => place));
  // a player who counts as rated needs no grade to enter with
  const others = [
    ...questions.filter(({ field, player }) => field !== 'entryRank' || !isAsked.has(player as number)),
    ...gradesAsked(aim, draft, answers),
  ];
  const ratings = asked.map((each, place) => ratingQuestion(others.length + place + 1, each));
  const all = [...others.map((each, place) => ({ ...each, question: place + 1 })), ...ratings];
  const players = draft.data.players.map((player, place) => {
    const answer = answers.get(place);
    return answer === undefined ? player : { brought: withSortedMembers(answer as Json) as RatingAnswer, ...player };
  });
  return {
    ...draft,
    ...asking({ ...draft, data: { ...draft.data, players } }, all),
    told: [
      ...ratingsUnlistedFinding(eventId(draft.event), ratings, draft.report.players, 'warn'),
      ...[...asBefore].map(([event, some]) => ratingsAsBeforeFinding(event, some)),
    ],
  };
}

/** Answers about ratings given with the report. */
async function answersTold(
  desk: Desk,
  { pool, ratings }: Aim,
  { report }: Draft,
  unlisted: readonly Unlisted[],
): Promise<(place: number) => RatingAnswer | undefined> {
  if (ratings === undefined) return () => undefined;
  const start = dayText(report.event.start as Day);
  const persons = unlisted.flatMap(({ person }) => person ?? []);
  const listed = await lastListed(desk, pool, persons, start);
  return (place) => {
    const told = ratings.get((report.players[place] as ReportedPlayer).id);
    const { person, given } = unlisted.find((each) => each.place === place) as Unlisted;
    if (told === undefined || given === undefined) return undefined;
    if (told === 'unrated') return { rating: given['rating'] as number, unrated: true };
    return broughtStandingOf(pool, given, start, person === undefined ? undefined : listed.get(person)?.row);
  };
}

/** In MGSZ, a player whose rating is ignored now, and was not before, needs a grade. */
function gradesAsked(
  { pool, ratings, before }: Aim,
  { report, persons }: Draft,
  answers: ReadonlyMap<number, RatingAnswer>,
): readonly QuestionRecord[] {
  if (ratings === undefined) return [];
  return [...answers].flatMap(([place, answer]) => {
    if (!('unrated' in answer)) return [];
    const person = persons[place];
    const facts = { ...report.players[place], ...(person === undefined ? {} : before?.givenTo(person)) };
    return entryGradeQuestions(pool, 0, place, playerKey(person, place), facts);
  });
}

const asking = (
  { data }: Pick<Draft, 'data'>,
  questions: readonly QuestionRecord[],
): Pick<Draft, 'questions' | 'data'> => ({
  questions,
  data: { ...data, questions },
});

/** For a player in question, whoever it turns out to be: the rating of the report is known then. */
function withGiven(question: QuestionRecord, { report }: Pick<Draft, 'report'>): QuestionRecord {
  if (question.kind !== 'identity') return question;
  const given = ratingGiven(report.players[question.player as number] as Draft['report']['players'][number]);
  return given === undefined ? question : { ...question, given };
}

/** A player without a rating in the pool who has one in the report, or had one in the report that it corrects. */
interface Unlisted {
  readonly place: number;
  /** Absent where the player is new to the registry. */
  readonly person?: number;
  readonly given?: Rated['given'];
}

async function unlistedIn(
  desk: Desk,
  { pool, before }: Aim,
  { event, report, persons, newcomers }: Draft,
  start: string,
  standings: Pick<StandingsAt, 'statesOn'>,
): Promise<readonly Unlisted[]> {
  const states = standings.statesOn(start);
  const isNew = new Set(newcomers.map(({ place }) => place));
  const isPeriodic = isPeriodicPool(pool);
  const found = report.players.flatMap((player, place): readonly Unlisted[] => {
    const person = persons[place];
    // where events are rated at once, the present rating may come from a later one
    if (person !== undefined && isPeriodic && states.get(person)?.rating !== undefined) return [];
    const given = ratingGiven(player);
    if (person === undefined) return given === undefined || !isNew.has(place) ? [] : [{ place, given }];
    if (given !== undefined) return [{ place, person, given }];
    return before?.answered.has(person) === true ? [{ place, person }] : [];
  });
  const end = report.event.end === undefined ? undefined : dayText(report.event.end);
  const time = { start, end, event: before?.origin.event ?? event };
  return found.length === 0 ? found : unratedInPool(desk, pool, time, found);
}

async function answeredBefore(desk: Desk, { before, target }: Aim): Promise<AnsweredBefore> {
  if (before !== undefined) return before.answered;
  return target === undefined ? new Map() : answeredIn(desk, target);
}
