/** `elobook events …`: registering, taking in reports, questions and answers, decisions. */
import { actAs } from '../acting.ts';
import { changeAs, mayBeside, readAs, seenEvents } from '../working-account.ts';
import type { Say } from '../../explain/language.ts';
import type { EventWords } from '../../content/en/commands/events.ts';
import { tellFinding } from '../../explain/tell.ts';
import type { Office } from '../../desk/office.ts';
import type { CorrectionWords } from '../../content/en/commands/corrections.ts';
import type { AcceptInput, MovedPlayer } from '../../desk/events/accept.ts';
import type { Contradiction } from '../../desk/events/speaks-against.ts';
import type { AnswerInput } from '../../desk/events/answer.ts';
import { isNameAnswer, type QuestionAnswer } from '../../desk/events/answers.ts';
import type { CorrectedReportOutcome } from '../../desk/events/correct.ts';
import type { BroughtPlayer } from '../../desk/events/newcomers.ts';
import type { CorrectionEffect } from '../../desk/events/correction.ts';
import type { ShownQuestion } from '../../desk/events/questions.ts';
import type { ReportFile } from '../../desk/events/read.ts';
import type { ResultInput } from '../../desk/events/edited-results.ts';
import type { IdentityInput } from '../../desk/events/who-told.ts';
import type { EventDetails } from '../../desk/events/show.ts';
import type { SubmitSummary, SubmittedFile } from '../../desk/events/submit.ts';
import type { Finding } from '../../engine/index.ts';
import { actionCommand } from '../actions.ts';
import { type ExitCode, UsageError, type UsageFault } from '../exit.ts';
import { changedFactLines, daysOf, type EventActionInput, factsInOptions, summaryLine } from './event-lines.ts';
import { arbiterLines } from './events-arbiters.ts';
import { correctionLines, playersOfCorrection } from './correction-lines.ts';
import { inputNames } from '../input.ts';
import { type NameById, namesOfFindings } from '../names.ts';
import { limitsOf } from '../limits.ts';
import { althoughOf, exitCodeOf } from '../office.ts';
import { givenAmong, optionText, optionTexts, neededText } from '../given.ts';
import { encodingOf, isOptionOn, contentOf } from '../options.ts';
import { findingLines, printJson, printLines } from '../print.ts';
import { factsOption } from '../reports.ts';
import { filesOf, sourcesOf } from '../sources.ts';

const ACTIONS = {
  register,
  comment,
  change,
  submit,
  questions,
  answer,
  accept,
  refuse,
  withdraw,
  correct,
  arbiters,
  export: give,
  show,
  list,
} as const;
export const EVENT_ACTIONS = Object.keys(ACTIONS);
type Action = keyof typeof ACTIONS;

export const eventsCommand = actionCommand({
  name: 'events',
  words: ({ events }) => events,
  actions: ACTIONS,
  reading: { questions: 'events.show', export: 'events.export', show: 'events.show', list: 'events.show' },
});

function idIn([id, ...more]: readonly string[], action: Action): string {
  if (id === undefined || more.length > 0) throw new UsageError((words) => words.oneEvent(`events ${action}`));
  return id;
}

async function register({ office, at, args, options, words, say }: EventActionInput): Promise<ExitCode> {
  if (args.length > 0) throw new UsageError((words) => words.events.register);
  const pool = neededText(options, 'pool');
  const { facts, noted } = await factsOption(options);
  const record = factsInOptions(options);
  if (record['name'] === undefined && facts?.event?.name === undefined)
    throw new UsageError((words) => words.needed('--name'));
  const { readEventFactsOf } = await import('../../desk/events/given.ts');
  const given = readEventFactsOf(record);
  if (given.findings.length > 0) return at.print({ findings: given.findings });
  const { registerEvent } = await import('../../desk/events/register.ts');
  const outcome = await registerEvent(
    office,
    {
      pool,
      facts: { ...facts?.event, ...given.facts },
      ...(althoughOf(options, ['names']).has('names') ? { although: 'names' } : {}),
    },
    await changeAs(office, options, 'events.register', { pool }),
  );
  const told = { ...outcome, findings: [...noted, ...outcome.findings] };
  return at.print(told, ({ event, registered }) => [words.registered(event, registered, say)]);
}

async function comment({ office, at, args, options }: EventActionInput): Promise<ExitCode> {
  const [event, ...said] = args;
  if (event === undefined || said.length === 0) {
    throw new UsageError((words) => words.events.comment);
  }
  const { commentOnEvent } = await import('../../desk/events/comment.ts');
  const input = { event, text: said.join(' ') };
  const outcome = await commentOnEvent(office, input, await changeAs(office, options, 'events.comment', { event }));
  const { users } = (await contentOf(options)).commands;
  return at.print(outcome, () => [users.commented(event)]);
}

async function change(input: EventActionInput): Promise<ExitCode> {
  return (await import('./events-change.ts')).changeAction(input, idIn(input.args, 'change'));
}

async function arbiters(input: EventActionInput): Promise<ExitCode> {
  return (await import('./events-arbiters.ts')).arbitersAction(input, idIn(input.args, 'arbiters'));
}

async function give(input: EventActionInput): Promise<ExitCode> {
  return (await import('./events-export.ts')).exportAction(input);
}

/** The file of facts, and whose ratings the table gives. */
async function factsGiven(options: object): ReturnType<typeof factsOption> {
  const { facts, record, noted } = await factsOption(options);
  const given = optionText(options, 'reportRatings');
  const whole = record === undefined ? {} : { record };
  if (given === undefined) return { ...(facts === undefined ? {} : { facts }), ...whole, noted };
  const { REPORT_RATINGS } = await import('../../desk/registry/pool-settings.ts');
  const reportRatings = REPORT_RATINGS.find((each) => each === given);
  if (reportRatings === undefined)
    throw new UsageError((words) => words.oneOf('--report-ratings', REPORT_RATINGS.join(', ')));
  return { facts: { players: new Map(), ...facts, event: { ...facts?.event, reportRatings } }, ...whole, noted };
}

async function submit(input: EventActionInput): Promise<ExitCode> {
  const { office, at, args, options } = input;
  const pool = optionText(options, 'pool');
  const names = await filesOf(inputNames(args));
  const limits = limitsOf(options);
  const { facts, noted } = await factsGiven(options);
  const scope = { pool, event: optionText(options, 'event') ?? optionText(options, 'partOf') };
  const change = await changeAs(office, options, 'events.submit', scope);
  // to accept, and to say when a report came, is for those who judge it
  const isDaySaid = optionText(options, 'received') !== undefined || facts?.event?.reportReceived !== undefined;
  if (isOptionOn(options, 'accept') || isDaySaid) {
    await mayBeside(office, options, 'events.accept', scope);
  }
  const { submitReports } = await import('../../desk/events/submit.ts');
  const unread: SubmittedFile[] = [];
  const outcome = await submitReports(
    office,
    {
      ...(pool === undefined ? {} : { pool }),
      files: reportFiles(names, options, unread),
      limits,
      encoding: encodingOf(options),
      event: optionText(options, 'event'),
      partOf: optionText(options, 'partOf'),
      received: optionText(options, 'received'),
      ...(althoughOf(options, ['sent-before']).size > 0 ? { although: 'sent-before' as const } : {}),
      ...(facts === undefined ? {} : { facts }),
      ...(isOptionOn(options, 'accept') ? { accept: 'clean' as const } : {}),
      progress: ({ files }) => at.progress(files, names.length),
    },
    change,
  );
  const { value } = outcome;
  if (value === undefined) return at.print(outcome);
  const all = { ...value, files: value.files + unread.length, refused: value.refused + unread.length };
  return printSubmitted({ ...all, outcomes: [...unread, ...value.outcomes] }, [...noted, ...outcome.findings], input);
}

/** What cannot be read at all does not come to the office. */
async function* reportFiles(
  names: readonly string[],
  options: object,
  unread: SubmittedFile[],
): AsyncGenerator<ReportFile> {
  for await (const { name, bytes, fault, players } of sourcesOf(names, limitsOf(options))) {
    if (bytes !== undefined) yield { name, bytes };
    else if (fault !== undefined) unread.push({ file: name, events: [], findings: [fault] });
    else {
      for await (const _ of players as AsyncIterable<Uint8Array>) break;
      unread.push({
        file: name,
        events: [],
        findings: [{ code: 'file.list-of-players', weight: 'refuse', facts: {} }],
      });
    }
  }
}

/** What was to be accepted waits for an answer or a decision. */
const ASKED = 7;

/** What is noted of a thousand files nobody reads. */
const isTold =
  (files: number) =>
  ({ weight }: Finding): boolean =>
    files === 1 || weight !== 'note';

async function printSubmitted(
  submitted: SubmitSummary,
  noted: readonly Finding[],
  { office, at: { book }, options, words, say }: EventActionInput,
): Promise<ExitCode> {
  const { outcomes, ...counts } = submitted;
  const isJson = isOptionOn(options, 'json');
  const told = isJson
    ? outcomes
    : outcomes.map((file) => ({ ...file, findings: file.findings.filter(isTold(outcomes.length)) }));
  const nameOf = await namesOfFindings(
    office,
    told.flatMap(({ findings }) => findings),
  );
  const refusal = exitCodeOf(told.filter(({ events }) => events.length === 0).flatMap(({ findings }) => findings));
  const isTimeAsked = told.some(({ findings }) => findings.some(({ code }) => code === 'event.time-asked'));
  const isAsked = isOptionOn(options, 'accept') && (counts.events > counts.accepted || isTimeAsked);
  const exit = refusal === 0 && isAsked ? ASKED : refusal;
  if (isJson) {
    const withMessages = (findings: readonly Finding[]) =>
      findings.map((each) => ({ ...each, message: tellFinding(each, book, nameOf) }));
    const value = { ...counts, outcomes: told.map((file) => ({ ...file, findings: withMessages(file.findings) })) };
    await printJson({ value, dryRun: isOptionOn(options, 'dryRun'), findings: withMessages(noted) }, 2);
    return exit;
  }
  const lines = told.flatMap(({ file = '-', pool, events, findings }) => {
    const came = events.map(({ event, state, questions: open }) => words.cameIn(event, state, open, say));
    return [
      `${pool === undefined ? file : `${file} (${pool})`}: ${came.length === 0 ? words.refusedFile : came.join('; ')}`,
      ...events.flatMap(({ ratedAgain = [] }) =>
        ratedAgain.length === 0 ? [] : [`  ${words.ratedAgain(ratedAgain, say)}`],
      ),
      ...(findings.length === 0 ? [] : findingLines(findings, book, nameOf).slice(1)),
    ];
  });
  const ends = isOptionOn(options, 'dryRun') ? ['', book.desk.dryRun] : [];
  const facts = noted.length === 0 ? [] : ['', ...findingLines(noted, book)];
  const next = isOptionOn(options, 'accept') ? nextLines(told, words, say) : [];
  await printLines([...lines, words.submitted(counts, say), ...next, ...facts, ...ends]);
  return exit;
}

/** As many events are named in a line. */
const NAMED = 20;

/** What to do about the events that were to be accepted and were not, though no question is open. */
function nextLines(outcomes: readonly SubmittedFile[], words: EventWords, say: Say): readonly string[] {
  const waiting = outcomes.flatMap(({ events }) => events.filter(({ state }) => state === 'submitted'));
  const late = outcomes.find(
    ({ events, findings }) => events.length > 0 && findings.some(({ code }) => code === 'fide.report-too-late'),
  );
  if (waiting.length === 0) return [];
  const names = waiting.slice(0, NAMED).map(({ event }) => event);
  return [
    words.notAccepted(names, waiting.length - names.length, say),
    ...(late === undefined ? [] : [words.cameLate((late.events[0] as { readonly event: string }).event)]),
  ];
}

/** What can be answered on ratings is the same for all of an event. */
const isLastRating = (one: ShownQuestion, next: ShownQuestion | undefined): boolean =>
  one.kind === 'rating' && one.open && (next?.kind !== 'rating' || next.event !== one.event);

async function questions({ office, at, args, options, words, say }: EventActionInput): Promise<ExitCode> {
  if (args.length > 1) throw new UsageError((words) => words.events.questions);
  const { listQuestions } = await import('../../desk/events/questions.ts');
  if (args[0] !== undefined) await readAs(office, options, 'events.show', { event: args[0] });
  const all = await listQuestions(office, { event: args[0], which: isOptionOn(options, 'all') ? 'all' : 'open' });
  const outcome = all.value === undefined ? all : { ...all, value: await seenEvents(office, options, all.value) };
  const nameOf = await namesOfFindings(
    office,
    (outcome.value ?? []).flatMap(({ finding, answer: given }) => [finding, { facts: { given } }]),
  );
  return at.print(outcome, (asked) =>
    asked.length === 0
      ? [words.noQuestions]
      : asked.flatMap((each, place) => [
          ...questionLines(each, words, tellFinding(each.finding as Finding, at.book, nameOf), say),
          ...answerLines(each, words, nameOf),
          ...(isLastRating(each, asked[place + 1]) ? [words.ratingAnswers(each.event)] : []),
        ]),
  );
}

function questionLines(question: ShownQuestion, words: EventWords, told: string, say: Say): readonly string[] {
  const { event, question: number, kind, reported, player, candidates = [], field } = question;
  const about = [
    reported?.name ?? `#${player}`,
    reported?.birthYear,
    reported?.federation,
    reported?.fide ?? reported?.komir ?? reported?.orr ?? reported?.pin,
  ];
  const who = about.filter((each) => each !== undefined).join(', ');
  const head =
    kind === 'identity'
      ? words.who(number, event, who)
      : kind === 'rating'
        ? words.rated(number, event, who, (question.given as { readonly rating: number }).rating)
        : words.what(number, event, player === undefined ? (field as string) : `${field} (${about[0]})`);
  if (kind === 'rating') {
    const { listed } = question;
    return [listed === undefined ? head : `${head} (${words.listedBefore(listed.list, listed.rating, say)})`];
  }
  return [
    head,
    `  ${told}`,
    ...candidates.map(
      ({ person, name, birthYear, federation, fide }) =>
        `  ${person}  ${[name, birthYear, federation, fide].filter((each) => each !== null).join(', ')}`,
    ),
  ];
}

const named = (person: string, nameOf: NameById): string => [person, nameOf(person) ?? []].flat().join(' ');

/** Of a question that has its answer. */
function answerLines({ answer: given }: ShownQuestion, words: EventWords, nameOf: NameById): readonly string[] {
  if (given === undefined) return [];
  const { person, entered, newcomer, value, brought, other } = given as Answered;
  const who = entered?.person ?? person;
  const rating = other === true ? 'other' : brought?.unrated === true ? 'unrated' : brought && 'taken';
  const fact = newcomer === true ? words.newcomer : value === null ? words.noStandard : JSON.stringify(value);
  return [`  ${words.answer}: ${rating ?? (who === undefined ? fact : named(who, nameOf))}`];
}

/** What looks like JSON is JSON; anything else is a text. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** An answer as its entry has it. */
interface Answered {
  readonly person?: string;
  readonly entered?: { readonly person: string };
  readonly newcomer?: true;
  readonly value?: unknown;
  readonly brought?: { readonly unrated?: true };
  readonly other?: true;
}

function answerIn(kind: ShownQuestion['kind'] | undefined, text: string): QuestionAnswer {
  if (kind === 'rating') return { rating: text };
  if (kind === 'fact') return { value: valueOf(text) as string };
  return isNameAnswer(text) ? { name: text } : { person: text };
}

async function answerAll({ office, at, args, options, words, say }: EventActionInput): Promise<ExitCode> {
  const [event, text, ...more] = args;
  if (event === undefined || text === undefined || more.length > 0) {
    throw new UsageError((words) => words.events.answerAll);
  }
  const { answerRatings } = await import('../../desk/events/answer-rating.ts');
  const outcome = await answerRatings(
    office,
    { event, answer: text },
    await changeAs(office, options, 'events.answer', { event }),
  );
  return at.print(outcome, ({ event: id, answered, open }) => [words.answeredRatings(id, answered, open, say)]);
}

const CONTRADICTIONS = ['name', 'birth', 'federation'] as const satisfies readonly Contradiction[];

const contradictionsIn = (although: ReadonlySet<string>): ReadonlySet<Contradiction> =>
  new Set(CONTRADICTIONS.filter((each) => although.has(each)));

/** What the answer is given in spite of. */
function answerAlthough(options: object): Pick<AnswerInput, 'remembered' | 'although'> {
  const although = althoughOf(options, ['remembered', ...CONTRADICTIONS]);
  return {
    ...(although.has('remembered') ? { remembered: 'entered' as const } : {}),
    although: contradictionsIn(although),
  };
}

async function answer(input: EventActionInput): Promise<ExitCode> {
  const { office, at, args, options, words, say } = input;
  if (isOptionOn(options, 'all')) return answerAll(input);
  const [event, question, text, ...more] = args;
  if (
    event === undefined ||
    question === undefined ||
    text === undefined ||
    more.length > 0 ||
    !/^\d+$/.test(question)
  ) {
    throw new UsageError((words) => words.events.answer);
  }
  const { answerQuestion } = await import('../../desk/events/answer.ts');
  const { listQuestions } = await import('../../desk/events/questions.ts');
  const known = await listQuestions(office, { event, which: 'all' });
  const about = known.value?.find((each) => each.question === Number(question));
  const outcome = await answerQuestion(
    office,
    {
      event,
      question: Number(question),
      answer: answerIn(about?.kind, text),
      ...answerAlthough(options),
    },
    await changeAs(office, options, 'events.answer', { event }),
  );
  const nameOf = await namesOfFindings(office, outcome.findings, [{ player: outcome.value?.person ?? '' }]);
  return at.print(
    outcome,
    ({ question: number, person, newcomer, open }) => {
      const fresh = [about?.reported?.name ?? [], words.newcomer].flat().join(', ');
      const who = newcomer === true ? fresh : person === undefined ? undefined : named(person, nameOf);
      return [words.answered(number, who, open, say)];
    },
    nameOf,
  );
}

/** Clauses that are set aside, and by whom. */
function waiversOf(options: object): NonNullable<AcceptInput['waivers']> {
  const clauses = optionTexts(options, 'waive');
  const by = optionTexts(options, 'by');
  if (by.length !== clauses.length) throw new UsageError((words) => words.events.waive);
  const ground = optionText(options, 'ground') ?? '';
  return clauses.map((clause, place) => ({ clause, by: by[place] as string, ground }));
}

async function accept({ office, at, args, options, words, say }: EventActionInput): Promise<ExitCode> {
  const event = idIn(args, 'accept');
  const waivers = waiversOf(options);
  const { acceptEvent } = await import('../../desk/events/accept.ts');
  const given = althoughOf(options, ['before-pool', 'ratings']);
  const although = given.has('before-pool') ? { although: 'before-pool' as const } : {};
  const outcome = await acceptEvent(
    office,
    { event, waivers, ...although, ...takesIn(given) },
    await changeAs(office, options, 'events.accept', { event }),
  );
  const { rated = [], moved = [], correction, brought } = outcome.value ?? {};
  const names = await namesOfFindings(office, outcome.findings, [...moved, ...idsIn(correction)]);
  const nameOf = await withNewcomers(names, office, event, outcome.findings, brought);
  const corrected = (await contentOf(options)).commands.corrections;
  const exit = await at.print(
    outcome,
    ({ event: id, edition, list: month }) => [
      ...(edition === undefined ? [] : [words.accepted(id, edition, month, say)]),
      ...(correction === undefined
        ? [...(rated.length > 1 ? [words.ratedAgain(rated.slice(1), say)] : []), ...movedLines(moved, nameOf, words)]
        : correctionLines(correction, nameOf, corrected, say)),
    ],
    nameOf,
  );
  // it was asked about instead, which is no acceptance
  return outcome.value?.questions === undefined ? exit : 4;
}

const idsIn = (correction: CorrectionEffect | undefined): readonly { readonly player: string }[] =>
  correction === undefined ? [] : playersOfCorrection(correction).map((player) => ({ player }));

/** Ratings may be lost, which is asked for by name. */
const takesIn = (although: ReadonlySet<string>): { readonly takes?: 'ratings' } =>
  although.has('ratings') ? { takes: 'ratings' } : {};

/** What is said of players, as `OLD=NEW`. */
const toldOf = (options: object, name: string, usage: UsageFault): readonly IdentityInput[] =>
  optionTexts(options, name).map((text) => {
    const [of, is, ...more] = text.split('=').map((each) => each.trim());
    if (of === undefined || of === '' || is === undefined || is === '' || more.length > 0) throw new UsageError(usage);
    return { of, is };
  });

const RESULT_WORDS = [
  '1-0',
  '0-1',
  '1/2-1/2',
  '+/-',
  '-/+',
  '-/-',
  'none',
] as const satisfies readonly ResultInput['result'][];

/** Results that are set right, each as one text. */
const resultsOf = (options: object): readonly ResultInput[] =>
  optionTexts(options, 'result').map((text) => {
    const [round = '', white, black, result, ...more] = text.trim().split(/\s+/);
    const known = RESULT_WORDS.find((each) => each === result);
    const isRound = /^[1-9]\d{0,3}$/.test(round);
    if (!isRound || white === undefined || black === undefined || known === undefined || more.length > 0) {
      throw new UsageError((words) => words.events.result(RESULT_WORDS.join(', ')));
    }
    return { round: Number(round), white, black, result: known };
  });

async function correct({ office, at, args, options, say }: EventActionInput): Promise<ExitCode> {
  const [event, name, ...more] = args;
  const who = toldOf(options, 'who', (words) => words.events.who);
  const ratings = toldOf(options, 'rating', (words) => words.events.rating);
  const results = resultsOf(options);
  const isTold = who.length + ratings.length + results.length > 0;
  const although = althoughOf(options, [...(who.length === 0 ? [] : CONTRADICTIONS), 'ratings']);
  if (event === undefined || (name === undefined && !isTold) || more.length > 0) {
    throw new UsageError((words) => words.events.correct);
  }
  const waivers = waiversOf(options);
  const { facts, record, noted } = await factsGiven(options);
  const unread: SubmittedFile[] = [];
  const files: ReportFile[] = [];
  const named = name === undefined ? [] : await filesOf([name]);
  for await (const file of reportFiles(named, options, unread)) files.push(file);
  const [file, ...others] = files;
  if (others.length > 0) throw new UsageError((words) => words.events.oneReport);
  if (file === undefined && name !== undefined) {
    return at.print({ findings: unread.flatMap(({ findings }) => findings) });
  }
  const { correctEvent } = await import('../../desk/events/correct.ts');
  const asked = {
    event,
    ...(file === undefined ? {} : { file }),
    ...(who.length === 0 ? {} : { who, although: contradictionsIn(although) }),
    ...takesIn(although),
    ...(ratings.length === 0 ? {} : { ratings }),
    ...(results.length === 0 ? {} : { results }),
    limits: limitsOf(options),
    encoding: encodingOf(options),
    received: optionText(options, 'received'),
    ...(facts === undefined ? {} : { facts }),
    ...(isOptionOn(options, 'accept') ? { accept: 'at-once' as const } : {}),
    waivers,
  };
  const call = {
    act: 'events.correct' as const,
    input: {
      event,
      waivers,
      ...(who.length === 0 ? {} : { who, although: [...contradictionsIn(although)] }),
      ...(ratings.length === 0 ? {} : { ratings }),
      ...(results.length === 0 ? {} : { results }),
      ...takesIn(although),
      ...givenAmong(options, ['received', 'encoding', 'reportRatings']),
      ...(record === undefined ? {} : { facts: record }),
      ...(isOptionOn(options, 'accept') ? { accept: 'at-once' } : {}),
    },
    ...(file === undefined ? {} : { files: [file] }),
    beyond: ['limit'],
  };
  const outcome = await actAs(office, options, call, (change, at) => correctEvent(at, asked, change));
  const told = { ...outcome, findings: [...noted, ...outcome.findings] };
  const { correction, brought, games = [] } = outcome.value ?? {};
  const playing = games.flatMap(({ white, black }) => [{ player: white }, { player: black }]);
  const names = await namesOfFindings(office, told.findings, [...idsIn(correction), ...playing]);
  const nameOf = await withNewcomers(names, office, outcome.value?.event ?? event, told.findings, brought);
  const words = (await contentOf(options)).commands.corrections;
  return at.print(told, (value) => correctedLines(value, nameOf, words, say), nameOf);
}

function correctedLines(
  { event, corrects, state, questions: open, correction, games, list: month }: CorrectedReportOutcome,
  nameOf: NameById,
  words: CorrectionWords,
  say: Say,
): readonly string[] {
  const isCounted = state === 'accepted' || state === 'rated';
  return [
    corrects === null
      ? (games === undefined ? words.replaced : words.edited)(event)
      : isCounted
        ? words.counts(event, corrects, month, say)
        : words.taken(event, corrects),
    ...(games ?? []).map(
      ({ round, white, black, ...result }) =>
        `  ${words.game(round, nameOf(white) ?? white, nameOf(black) ?? black, result)}`,
    ),
    ...(open === 0 ? [] : [words.waits(event, open, say)]),
    ...(correction === undefined ? [] : ['', ...correctionLines(correction, nameOf, words, say)]),
  ];
}

const movedLines = (moved: readonly MovedPlayer[], nameOf: (id: string) => string | undefined, words: EventWords) =>
  moved.map(({ player, before, after }) =>
    words.moved(nameOf(player) ?? player, String(before ?? words.none), String(after ?? words.none)),
  );

async function refuse({ office, at, args, options, words, say }: EventActionInput): Promise<ExitCode> {
  const event = idIn(args, 'refuse');
  const { refuseEvent } = await import('../../desk/events/refuse.ts');
  const outcome = await refuseEvent(office, { event }, await changeAs(office, options, 'events.refuse', { event }));
  const nameOf = await withNewcomers(await namesOfFindings(office, outcome.findings), office, event, outcome.findings);
  return at.print(outcome, ({ event: id, clauses }) => [words.refused(id, clauses, say)], nameOf);
}

async function withdraw({ office, at, args, options, words, say }: EventActionInput): Promise<ExitCode> {
  const event = idIn(args, 'withdraw');
  const { withdrawEvent } = await import('../../desk/events/withdraw.ts');
  const takes = takesIn(althoughOf(options, ['ratings']));
  const outcome = await withdrawEvent(
    office,
    { event, ...takes },
    await changeAs(office, options, 'events.withdraw', { event }),
  );
  const { moved = [] } = outcome.value ?? {};
  const nameOf = await namesOfFindings(office, outcome.findings, moved);
  return at.print(
    outcome,
    ({ event: id, rated }) => [
      words.withdrawn(id),
      ...(rated.length > 0 ? [words.ratedAgain(rated, say)] : []),
      ...movedLines(moved, nameOf, words),
    ],
    nameOf,
  );
}

async function show({ office, at, args, options, words, say }: EventActionInput): Promise<ExitCode> {
  const { showEvent } = await import('../../desk/events/show.ts');
  const event = idIn(args, 'show');
  await readAs(office, options, 'events.show', { event });
  const outcome = await showEvent(office, event);
  const shown = outcome.value;
  const names = await namesOfFindings(office, (shown?.findings ?? []) as readonly Finding[]);
  const waiting = new Map(shown?.entrants.map(({ player, name }) => [player, name ?? undefined]));
  const nameOf: NameById = (id) => names(id) ?? waiting.get(id);
  const corrected = (await contentOf(options)).commands.corrections;
  return at.print(outcome, (details) => [
    ...eventLines(details, words, corrected, say),
    ...(details.findings.length === 0
      ? []
      : ['', ...findingLines(details.findings as readonly Finding[], at.book, nameOf)]),
  ]);
}

/** `1345*`: ORR, unsettled. */
const starred = (rating: number | null, unsettled: true | undefined, { none }: EventWords): string =>
  rating === null ? none : `${rating}${unsettled === true ? '*' : ''}`;

function eventLines(event: EventDetails, words: EventWords, corrected: CorrectionWords, say: Say): readonly string[] {
  const line = (title: string, text: string | null | undefined): readonly string[] =>
    text === null || text === undefined || text === '' ? [] : [`${title}: ${text}`];
  return [
    `${event.event} ${event.name}`.trim(),
    ...line(words.pool, event.pool),
    ...line(words.state, words.states[event.state]),
    ...line(words.days, daysOf(event, words)),
    ...line(words.partOf, event.partOf),
    ...partLines(event, words),
    ...arbiterLines(event.arbiters ?? [], words),
    ...line(corrected.corrects, event.corrects),
    ...line(corrected.correctedBy, event.correctedBy),
    ...line(words.received, event.received === undefined ? undefined : say.date(event.received)),
    ...line(words.edition, event.edition),
    ...line(words.list, event.list === null ? null : say.date(event.list)),
    ...line(words.players, String(event.players)),
    ...line(words.games, String(event.games)),
    ...line(words.questions, event.openQuestions === 0 ? undefined : String(event.openQuestions)),
    ...line(words.report, event.sha256),
    ...line(words.waivers, event.waivers.map(({ clause, by, ground }) => `${clause}, ${by}: ${ground}`).join('; ')),
    '',
    ...event.entrants.map(({ player, name, newcomer, result }) => {
      const rating =
        result === undefined
          ? ''
          : `  ${starred(result.before, result.unsettledBefore, words)} → ${starred(result.after, result.unsettled, words)}`;
      const mark = newcomer === undefined ? '' : `  (${words.newcomerMark})`;
      return `  ${player.padEnd(7)}  ${name ?? words.none}${mark}${rating}`;
    }),
    '',
    `${words.entries}:`,
    ...event.entries.flatMap(({ no, time, kind, author, ground, changes = [] }) => [
      `  ${no}  ${say.date(time.slice(0, 10))}  ${kind}  ${author}${ground === undefined ? '' : ` (${ground})`}`,
      ...changedFactLines(changes, words),
    ]),
  ];
}

/** A league is shown with the events that are its parts. */
const partLines = ({ parts = [] }: EventDetails, words: EventWords): readonly string[] =>
  parts.length === 0 ? [] : [`${words.parts}:`, ...parts.map((part) => `  ${summaryLine(part, words)}`)];

async function list({ office, at, args, options, words }: EventActionInput): Promise<ExitCode> {
  if (args.length > 0) throw new UsageError((words) => words.events.list);
  const { EVENT_STATES } = await import('../../reading/analysis/status.ts');
  const states = optionTexts(options, 'state');
  const unknown = states.find((state) => !(EVENT_STATES as readonly string[]).includes(state));
  if (unknown !== undefined) throw new UsageError((words) => words.oneOf('--state', EVENT_STATES.join(', ')));
  const { listEvents } = await import('../../desk/events/show.ts');
  const pool = optionText(options, 'pool');
  const all = await listEvents(office, {
    ...(pool === undefined ? {} : { pool }),
    ...(states.length === 0 ? {} : { states: states as (typeof EVENT_STATES)[number][] }),
  });
  const outcome = all.value === undefined ? all : { ...all, value: await seenEvents(office, options, all.value) };
  return at.print(outcome, (seen) =>
    seen.length === 0 ? [words.noEvents] : seen.map((each) => summaryLine(each, words)),
  );
}

const PLACE = /"\?\d+"/;

/** With the names of players who are not in the registry, and go by their places. */
async function withNewcomers(
  nameOf: NameById,
  office: Office,
  event: string,
  findings: readonly Finding[],
  brought: readonly BroughtPlayer[] = [],
): Promise<NameById> {
  const names = new Map(brought.map(({ player, name }) => [player, name]));
  if (PLACE.test(JSON.stringify(findings))) {
    const { showEvent } = await import('../../desk/events/show.ts');
    for (const { player, name } of (await showEvent(office, event)).value?.entrants ?? []) {
      if (name !== null) names.set(player, name);
    }
  }
  return (id) => nameOf(id) ?? names.get(id);
}
