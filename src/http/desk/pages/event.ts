/** One event at the desk: its history, its questions, objections, provisional changes, comments, and the next steps. */
import { perform } from '../../../acts/perform.ts';
import { actOf } from '../../../acts/registry.ts';
import { contentIn } from '../../../content/languages.ts';
import type { Finding } from '../../../core/finding.ts';
import { controlsText } from '../../../core/control.ts';
import type { ControlPeriod, ReportedPlayer } from '../../../core/report.ts';
import { refusalOf } from '../../../desk/accounts/allowed.ts';
import { mayAnywhere } from '../../../desk/accounts/permissions.ts';
import { isNameAnswer } from '../../../desk/events/answers.ts';
import { openWaivers } from '../../../desk/events/authorities.ts';
import { commentsOn } from '../../../desk/events/comment.ts';
import { hasFideFiles } from '../../../desk/events/export.ts';
import type { ShownQuestion } from '../../../desk/events/questions.ts';
import { reportedPlayers } from '../../../desk/events/reported.ts';
import type { EventDetails } from '../../../desk/events/show.ts';
import { showEvent } from '../../../desk/events/show.ts';
import { STATES_FOR } from '../../../desk/events/states.ts';
import type { AcceptedEvent } from '../../../desk/events/accept.ts';
import { asAccepted } from '../../../desk/events/as-accepted.ts';
import { type Office, readOffice } from '../../../desk/office.ts';
import { recordReading } from '../../../desk/readings/record.ts';
import { showPlayer } from '../../../desk/registry/show.ts';
import { type EditionId, isEditionId } from '../../../engine/index.ts';
import { eventNumber } from '../../../ledger/ids.ts';
import type { Desk, EventRow, PoolRow, StoredEntry } from '../../../ledger/store.ts';
import { eventRatedBy, provisionalSteps } from '../../../reading/public/event.ts';
import {
  deskEventPage,
  type ProvisionalChange,
  type ProvisionalNumbers,
  type ShownCheck,
} from '../../../web/desk/event.tsx';
import type { ComparedPerson, ComparedQuestion } from '../../../web/desk/event-questions.tsx';
import { deskMessage } from '../../../web/desk/message.tsx';
import { provisionalWhyPage } from '../../../web/desk/event-why.tsx';
import type { AllTheSame } from '../../../web/desk/result.tsx';
import type { DeskAnswer, DeskRequest, DeskRoute } from '../desk-route.ts';
import { doAct, type Doing } from '../doing.ts';
import { formValue, formValues } from '../forms.ts';
import { toldFindings } from '../told.ts';
import { whatHappened } from '../what-happened.ts';

/** The verdict that acceptance would have today; none for accounts that do not decide. */
async function verdict(
  { office, account }: DeskRequest,
  { event, state, openQuestions }: EventDetails,
): Promise<{ readonly findings: readonly Finding[]; readonly edition?: string; readonly list?: string }> {
  if (!STATES_FOR.accept.includes(state) || openQuestions > 0 || !mayAnywhere(account, 'events.accept'))
    return { findings: [] };
  const { value, findings } = await perform(
    office,
    account,
    actOf('events.accept'),
    { input: { event }, files: [] },
    { dryRun: true },
  );
  const { edition, list } = (value ?? {}) as Partial<AcceptedEvent>;
  return { findings, ...(edition === undefined ? {} : { edition }), ...(list === undefined ? {} : { list }) };
}

/**
 * The effect of an event that counts: its actual results, or those by its edition with the ratings at its beginning.
 */
async function changesBy(
  { serving }: DeskRequest,
  office: Office,
  { event, entrants }: EventDetails,
  edition: EditionId,
): Promise<readonly (ProvisionalNumbers | undefined)[]> {
  if (entrants.some(({ result }) => result !== undefined))
    return entrants.map(({ result }) => result && { ...result, change: result.change && result.change / 100 });
  const { players } = await readOffice(office, async (desk) =>
    eventRatedBy(desk, await rowOf(desk, event), edition, serving.publicOffice.pause),
  );
  return entrants.map(({ player }) => players[player]);
}

/** The same for a waiting event, as acceptance would have it; undefined where it would not be accepted. */
async function provisional(
  request: DeskRequest,
  event: EventDetails,
  edition: string | null | undefined,
): Promise<readonly ProvisionalChange[]> {
  if (![...STATES_FOR.accept, 'accepted'].includes(event.state) || edition == null || !isEditionId(edition)) return [];
  const { office } = request;
  const changes =
    event.state === 'accepted'
      ? await changesBy(request, office, event, edition)
      : await ifAccepted(request, event, (accepted, then) => changesBy(request, accepted, then, edition));
  return event.entrants.flatMap(({ player, name }, place) => {
    const numbers = changes?.[place];
    return numbers === undefined ? [] : [{ player, name, ...numbers }];
  });
}

const ifAccepted = <T>(
  { office, account }: DeskRequest,
  { event }: EventDetails,
  look: (accepted: Office, event: EventDetails) => Promise<T>,
): Promise<T | undefined> =>
  asAccepted(office, event, account.account, async (accepted) =>
    look(accepted, (await showEvent(accepted, event)).value as EventDetails),
  );

const rowOf = async (desk: Desk, event: string): Promise<EventRow> =>
  (await desk.event(eventNumber(event) as number)) as EventRow;

/** The report's data about players, by place; empty where its paper was erased. */
const reportedIn = ({ office }: DeskRequest, event: string): Promise<readonly ReportedPlayer[]> =>
  readOffice(office, async (desk) => {
    const row = (await desk.event(eventNumber(event) as number)) as EventRow;
    return row.report === null ? [] : reportedPlayers(desk, row.event);
  });

/** Candidates beside the report's data; as many as anybody compares. */
async function comparedWith(
  { office }: DeskRequest,
  { pool }: EventDetails,
  { candidates = [], player }: ShownQuestion,
  reported: readonly ReportedPlayer[],
): Promise<ComparedQuestion> {
  const sent = player === undefined ? undefined : reported[player - 1];
  const cards: ComparedPerson[] = [];
  for (const { person } of candidates.slice(0, 9)) {
    const { value: card } = await showPlayer(office, person);
    if (card === undefined) continue;
    const standing = card.standings.find((each) => each.pool === pool);
    cards.push({
      person: card.player,
      name: card.name,
      numbers: Object.values(card.numbers),
      birthYear: card.birthYear,
      federation: card.federation,
      club: card.club,
      rating: standing?.rating ?? undefined,
    });
  }
  return {
    reported: {
      name: sent?.name,
      numbers: [sent?.fideId, sent?.komirId, sent?.orrId, sent?.pin].filter((each) => each !== undefined),
      birthYear: sent?.birth?.year,
      federation: sent?.federation,
      club: sent?.club,
      rating: sent?.rating,
    },
    candidates: cards,
  };
}

/** Names of players without a card. */
const newcomersOf = ({ entrants }: EventDetails): ReadonlyMap<string, string> =>
  new Map(entrants.flatMap(({ player, name }) => (name === null ? [] : [[player, name] as const])));

/** The office's verdict for each clause, and who may waive it. */
async function checksOf(
  { office, site }: DeskRequest,
  event: EventDetails,
  findings: readonly Finding[],
): Promise<readonly ShownCheck[]> {
  const waivable = new Map(
    (await openWaivers(office, event.event, findings)).map(({ clause, by }) => [clause, by] as const),
  );
  const checks: ShownCheck[] = [];
  for (const finding of findings) {
    const [told] = await toldFindings([finding], site, office, newcomersOf(event));
    if (told === undefined) continue;
    const { clause, weight } = finding;
    const isFirst = !checks.some((each) => each.clause === clause && each.by.length > 0);
    const by = weight !== 'note' && clause !== undefined && isFirst ? (waivable.get(clause) ?? []) : [];
    checks.push({ ...(clause === undefined ? {} : { clause }), weight, text: told.text, by });
  }
  return checks.sort((one, other) => WEIGHTS.indexOf(one.weight) - WEIGHTS.indexOf(other.weight));
}

const WEIGHTS = ['refuse', 'warn', 'note'] as const;

/** A finding made on submission and again on acceptance is shown once. */
const eachOnce = (findings: readonly Finding[]): readonly Finding[] => {
  const textOf = ({ code, facts }: Finding): string => JSON.stringify([code, facts]);
  return [...new Map(findings.map((each) => [textOf(each), each])).values()];
};

async function page(request: DeskRequest): Promise<DeskAnswer> {
  const { office, account, params, site } = request;
  const id = (params['event'] as string).toLowerCase();
  const against = await readOffice(office, (desk) => refusalOf(desk, account, 'events.show', { event: id }));
  if (against !== undefined) return notShown(request, against);
  const { value: event } = await showEvent(office, id);
  if (event === undefined) return undefined;
  const judged = await verdict(request, event);
  const isDecider = mayAnywhere(account, 'events.accept');
  const reported = await reportedIn(request, id);
  const edition = event.edition ?? judged.edition;
  const pool = (await readOffice(office, (desk) => desk.pool(event.pool))) as PoolRow;
  return deskEventPage(
    {
      event,
      checks: await checksOf(request, event, judged.findings),
      ...(judged.list === undefined ? {} : { list: judged.list }),
      findings: await toldFindings(eachOnce(event.findings as readonly Finding[]), site, office, newcomersOf(event)),
      questions: await Promise.all(
        event.questions.map(async (question) => ({
          question,
          told: (await toldFindings([question.finding as Finding], site, office, newcomersOf(event)))[0]?.text ?? '',
          compared: await comparedWith(request, event, question, reported),
        })),
      ),
      changes: await provisional(request, event, edition),
      ratingsInFile: new Map(
        event.entrants.flatMap(({ player }, place) => {
          const rating = reported[place]?.rating;
          return rating === undefined ? [] : [[player, rating] as const];
        }),
      ),
      publication: await publicationOf(office, event),
      comments: await commentsOn(office, id),
      ...(await whatHappened(office, event, site)),
      time: timeOf(event),
      can: {
        accept: STATES_FOR.accept.includes(event.state),
        refuse: STATES_FOR.refuse.includes(event.state),
        withdraw: STATES_FOR.withdraw.includes(event.state),
        submit: STATES_FOR.submit.includes(event.state),
      },
      may: {
        answer: isDecider,
        decide: isDecider,
        correct: mayAnywhere(account, 'events.correct'),
        change: mayAnywhere(account, 'events.change') && isChangeable(event),
        arbiters: mayAnywhere(account, 'events.change'),
        export: mayAnywhere(account, 'events.export') && COUNTED.includes(event.state) && hasFideFiles(pool),
      },
    },
    site,
  );
}

/** The entry of the list that the event counts on; undefined until it is out. */
const publicationOf = (office: Office, { pool, list, state }: EventDetails): Promise<StoredEntry | undefined> =>
  readOffice(office, async (desk) => {
    const row = list === null || !PUBLISHED.includes(state) ? undefined : await desk.list(pool, list);
    return row === undefined ? undefined : desk.entry(row.no);
  });

const PUBLISHED: readonly EventDetails['state'][] = ['published', 'corrected'];

/** Its facts can be changed while it is on no list. */
const isChangeable = ({ state }: EventDetails): boolean => STATES_FOR.change.includes(state);

const COUNTED: readonly EventDetails['state'][] = ['accepted', 'rated', 'published', 'corrected'];

const timeOf = ({ facts }: EventDetails): string | undefined => {
  const controls = facts['controls'] as unknown as readonly ControlPeriod[] | undefined;
  return controls === undefined ? undefined : controlsText(controls);
};

/** Excluded candidates are shown plainly; other findings are listed. */
const notShown = async (request: DeskRequest, against: Finding): Promise<DeskAnswer> =>
  against.code === 'access.not-own'
    ? deskMessage(request.site, 'notOwn', 403)
    : { ...(await refusedPage(request, [against])), status: 403 };

async function refusedPage({ office, site }: DeskRequest, findings: readonly Finding[]) {
  const { resultPage } = await import('../../../web/desk/result.tsx');
  return resultPage(
    {
      act: 'events.show',
      state: 'refused',
      value: undefined,
      findings: await toldFindings(findings, site, office),
      names: { nameOf: () => undefined },
      back: site.to.office('/events'),
      isConfirmed: false,
      section: 'events',
    },
    site,
  );
}

/** The answer in a form: a person, a fact or the use of a rating. */
function answerIn({ form }: DeskRequest): object | undefined {
  const kind = formValue(form, 'kind');
  const [chosen, typed] = [formValue(form, 'chosen'), formValue(form, 'typed')];
  if (kind === 'rating') return { rating: chosen };
  if (kind === 'fact') {
    if (chosen === 'as-is') return { value: chosen };
    try {
      return { value: JSON.parse(typed) };
    } catch {
      return { value: typed };
    }
  }
  if (chosen !== '' && chosen !== 'typed') return { person: chosen };
  if (typed === '') return undefined;
  return isNameAnswer(typed) ? { name: typed } : { person: typed };
}

/** Ticked clauses, each with the authority that waives it. */
const waiversIn = ({ form }: DeskRequest): readonly object[] =>
  formValues(form, 'waive').map((clause) => ({
    clause,
    by: formValue(form, `by ${clause}`),
    ground: formValue(form, `ground ${clause}`),
  }));

/** An officer who has read the contradictions can confirm with one button that it is the same person. */
function samePerson({ form, site }: DeskRequest, findings: readonly Finding[]): AllTheSame | undefined {
  const against = findings.filter(({ weight }) => weight === 'refuse');
  const [only] = against;
  if (only?.code !== 'event.answer-contradicts' || against.length > 1) return undefined;
  const sent = ['act', 'question', 'kind', 'chosen', 'typed', 'ground'].map(
    (name) => [name, formValue(form, name)] as const,
  );
  const although = (only.facts['against'] as readonly string[]).map((each) => ['although', each] as const);
  return { label: site.pages.forms.event.samePerson, action: '', values: [...sent, ...although] };
}

/** Each button is an act. */
async function post(request: DeskRequest): Promise<DeskAnswer> {
  const { form, params, site } = request;
  const event = (params['event'] as string).toLowerCase();
  const back = site.to.office(`/events/${event}`);
  const doing = (act: string, input: object, more: Pick<Doing, 'allTheSame'> = {}): Promise<DeskAnswer> =>
    doAct(request, {
      act,
      call: { input: { event, ...input }, files: form.files },
      back,
      section: 'events',
      wholeForm: `${site.to.office(`/acts/${act}`)}?event=${event}`,
      ...more,
    });
  switch (formValue(form, 'act')) {
    case 'answer': {
      const although = formValues(form, 'although');
      const input = {
        question: Number(formValue(form, 'question')),
        answer: answerIn(request) ?? {},
        ...(although.length === 0 ? {} : { although }),
      };
      return doing('events.answer', input, { allTheSame: (findings) => samePerson(request, findings) });
    }
    case 'answer-ratings':
      return doing('events.answer-ratings', { answer: formValue(form, 'chosen') });
    case 'accept': {
      const waivers = waiversIn(request);
      return doing('events.accept', waivers.length === 0 ? {} : { waivers });
    }
    case 'refuse':
      return doing('events.refuse', {});
    case 'withdraw':
      return doing('events.withdraw', {});
    case 'comment':
      return doing('events.comment', { text: form.values.get('text')?.[0] ?? '' });
    default:
      return { to: back };
  }
}

export const DESK_EVENT: DeskRoute = { path: '/events/:event', needs: 'events.show', get: page, post };

/** Why a player would gain or lose by the event, before it counts. */
export const PROVISIONAL_WHY: DeskRoute = {
  path: '/events/:event/why/:player',
  needs: 'events.show',
  get: async (request) => {
    const { office, account, params, site } = request;
    const [id, player] = [(params['event'] as string).toLowerCase(), params['player'] as string];
    const against = await readOffice(office, (desk) => refusalOf(desk, account, 'events.show', { event: id }));
    if (against !== undefined) return notShown(request, against);
    const { value: event } = await showEvent(office, id);
    if (event === undefined) return undefined;
    const edition = event.edition ?? (await verdict(request, event)).edition;
    if (edition == null || !isEditionId(edition)) return undefined;
    const place = event.entrants.findIndex((each) => each.player === player);
    const why = STATES_FOR.accept.includes(event.state)
      ? await ifAccepted(request, event, (accepted, then) => stepsFor(request, accepted, then, edition, place))
      : await stepsFor(request, office, event, edition, place);
    if (why === undefined) return undefined;
    const { book } = await contentIn(site.language);
    const { names, ...steps } = why;
    return provisionalWhyPage(
      {
        event,
        edition,
        ...steps,
        name: event.entrants[place]?.name ?? player,
        nameOf: (each) => names.get(each),
        book,
      },
      site,
    );
  },
};

/** The steps for players with a place in an event that counts, and the names of all players. */
async function stepsFor(
  { serving }: DeskRequest,
  office: Office,
  { event, entrants }: EventDetails,
  edition: EditionId,
  place: number,
) {
  const player = entrants[place]?.player;
  if (player === undefined) return undefined;
  const why = await readOffice(office, async (desk) =>
    provisionalSteps(desk, await rowOf(desk, event), edition, player, serving.publicOffice.pause),
  );
  return why && { ...why, names: new Map(entrants.map((each) => [each.player, each.name ?? each.player])) };
}

const TYPES: Readonly<Record<string, string>> = { json: 'application/json' };

/** The report byte by byte as it came. Reports contain days of birth: each reading is recorded. */
export const REPORT_FILE: DeskRoute = {
  path: '/events/:event/report',
  needs: 'events.show',
  get: async ({ office, account, params }) => {
    const id = (params['event'] as string).toLowerCase();
    const given = await readOffice(office, async (desk) => {
      if ((await refusalOf(desk, account, 'events.show', { event: id })) !== undefined) return undefined;
      const row = await desk.event(eventNumber(id) ?? 0);
      const paper = row?.report == null ? undefined : await desk.paper(row.report);
      if (row === undefined || paper === undefined) return undefined;
      const { format = 'txt' } = JSON.parse(row.data) as { readonly format?: string };
      return {
        file: `${id}.${format.replace(/\d+$/, '')}`,
        type: TYPES[format] ?? 'application/octet-stream',
        bytes: paper.content,
      };
    });
    if (given === undefined) return undefined;
    const { value } = await showEvent(office, id);
    const persons = value?.entrants.length;
    await recordReading(office, { reader: account.account, what: 'events.export', player: id, persons });
    return given;
  },
};
