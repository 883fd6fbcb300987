/** Reports of tournament programs: taken as they are, answered at once with findings and events, and followed by their state. */
import type { Performed } from '../../acts/perform.ts';
import { actOf } from '../../acts/registry.ts';
import { refusalOf } from '../../desk/accounts/allowed.ts';
import { scopesOf } from '../../desk/accounts/api-keys.ts';
import type { Account } from '../../desk/accounts/permissions.ts';
import { commentsOn } from '../../desk/events/comment.ts';
import { showEvent, type EventDetails } from '../../desk/events/show.ts';
import type { SubmittedFile, SubmitSummary } from '../../desk/events/submit.ts';
import { readOffice, type Office } from '../../desk/office.ts';
import type { Finding } from '../../core/finding.ts';
import { liveRating } from '../../reading/lists/live.ts';
import type { Language } from '../../content/languages.ts';
import { sentFiles } from '../desk/sent-files.ts';
import { isArchive, isLong } from '../../jobs/long.ts';
import { actAnswer, refusedAnswer, refusalStatus, findingsInWords } from './write-answers.ts';
import { bodyShape, performFor } from './write-acts.ts';
import { readBody } from './write-bodies.ts';
import type { KeyedRequest, KeyedRoute } from './write-route.ts';
import {
  KeyedLangSchema,
  ReportParamsSchema,
  ReportQuerySchema,
  ReportStateSchema,
  SentReportsSchema,
} from './write-schemas.ts';
import { API } from './route.ts';

const SUBMIT = actOf('events.submit');
const SAME = 'event.same-report';

/** The event that has the same bytes already, where the account may see it. */
async function sameAsBefore(
  office: Office,
  account: Account,
  { findings }: SubmittedFile,
): Promise<EventDetails | undefined> {
  const same = findings.find(({ code }) => code === SAME);
  if (same === undefined) return undefined;
  const event = same.facts['event'] as string;
  const against = await readOffice(office, (desk) => refusalOf(desk, account, 'events.show', { event }));
  return against === undefined ? (await showEvent(office, event)).value : undefined;
}

interface ReportOutcome {
  readonly findings: readonly Finding[];
  readonly told: object;
}

const see = (base: string, event: string): string => `${base}${API}/reports/${event}`;

async function outcomesOf(
  { serving: { office, base }, holder }: KeyedRequest,
  file: SubmittedFile,
): Promise<readonly ReportOutcome[]> {
  const named = { file: file.file, pool: file.pool };
  if (file.events.length > 0) {
    return file.events.map(({ event, state, players, games, questions }, place) => ({
      findings: place === 0 ? file.findings : [],
      told: { ...named, event, state, players, games, questions, see: see(base, event) },
    }));
  }
  const before = await sameAsBefore(office, holder.account, file);
  if (before === undefined) return [{ findings: file.findings, told: named }];
  const { event, pool, state, players, games, openQuestions: questions } = before;
  const findings = file.findings.map((each) => (each.code === SAME ? { ...each, weight: 'note' as const } : each));
  return [
    {
      findings,
      told: { ...named, event, pool, state, players, games, questions, repeated: true, see: see(base, event) },
    },
  ];
}

/** Where nothing of what was sent is there, the whole is refused. */
function together(performed: Performed, reports: readonly ReportOutcome[]): Performed {
  const isAnyThere = reports.some(({ told }) => 'event' in told);
  if (performed.state === 'refused' || isAnyThere || reports.length === 0) return performed;
  return { ...performed, state: 'refused' };
}

const SEND: KeyedRoute = {
  method: 'POST',
  name: 'events.submit',
  path: '/reports',
  tag: 'events',
  scopes: scopesOf('events.submit'),
  query: ReportQuerySchema,
  body: bodyShape(SUBMIT),
  takesFile: true,
  answer: SentReportsSchema,
  make: async (asked) => {
    const read = readBody(asked, { input: SUBMIT.input, takesFile: true, jsonMayBeFile: true });
    const isPacked = read.files.some(isArchive) && !(await isLong(asked.serving.office, SUBMIT.id, read));
    const { reports: unpacked, unread } = isPacked
      ? await sentFiles(read.files.map(({ name = '', bytes }) => ({ name, bytes })))
      : { reports: read.files, unread: [] };
    const performed = await performFor(asked, SUBMIT, { ...read, files: unpacked });
    const { outcomes = [] } = (performed.value ?? {}) as Partial<SubmitSummary>;
    const faulty = unread.map(({ file, findings }) => ({ findings, told: { file } }));
    const reports = [...faulty, ...(await Promise.all(outcomes.map((file) => outcomesOf(asked, file)))).flat()];
    const whole = together(performed, reports);
    const told = await Promise.all(
      reports.map(async ({ told: each, findings }) => ({
        ...each,
        findings: await findingsInWords(findings, asked.language),
      })),
    );
    const answer = await actAnswer(whole, asked.language, { reports: told });
    if (whole.state !== 'refused' || performed.state === 'refused') return answer;
    return { ...answer, status: refusalStatus(reports.flatMap(({ findings }) => findings)) };
  },
};

/** Of an event that counts and is on no list yet, what the next list would say; what nobody has published is provisional. */
async function changesOf(office: Office, { pool, state, entrants }: EventDetails, pause: () => Promise<void>) {
  if (state !== 'accepted' && !entrants.some(({ result }) => result !== undefined)) return [];
  const changes: object[] = [];
  for (const { player, name, result } of entrants) {
    if (result !== undefined) {
      const { before, after, games } = result;
      changes.push({ player, name, before, after, games, provisional: false });
    } else if (!player.startsWith('?')) {
      const { value } = await liveRating(office, { player, pool });
      if (value !== undefined) {
        const { before, rating, games } = value;
        changes.push({ player, name, before, after: rating, games, provisional: true });
      }
      await pause();
    }
  }
  return changes;
}

const questionsIn = async ({ questions }: EventDetails, language: Language): Promise<readonly object[]> => {
  const open = questions.filter((each) => each.open);
  const told = await findingsInWords(
    open.map(({ finding }) => finding as Finding),
    language,
  );
  return open.map(({ question, kind, player }, place) => ({ question, kind, player, message: told[place]?.message }));
};

const STATE: KeyedRoute = {
  method: 'GET',
  name: 'report',
  path: '/reports/:event',
  tag: 'events',
  scopes: ['reports', 'events', 'read'],
  params: ReportParamsSchema,
  query: KeyedLangSchema,
  answer: ReportStateSchema,
  make: async ({ serving, holder, params, language }) => {
    const { office, publicOffice } = serving;
    const event = params['event'] as string;
    const against = await readOffice(office, (desk) => refusalOf(desk, holder.account, 'events.show', { event }));
    if (against !== undefined) return refusedAnswer(against, language);
    const { value: shown, findings: faults } = await showEvent(office, event);
    if (shown === undefined) return refusedAnswer(faults[0] as Finding, language);
    const { pool, state, name, start, end, edition, list, players, games, sha256, received } = shown;
    return {
      status: 200,
      value: {
        event: shown.event,
        pool,
        state,
        name,
        start,
        end,
        edition,
        list,
        players,
        games,
        sha256,
        received,
        questions: await questionsIn(shown, language),
        findings: await findingsInWords(shown.findings as readonly Finding[], language),
        changes: await changesOf(office, shown, publicOffice.pause),
        comments: await commentsOn(office, shown.event),
      },
    };
  },
};

export const REPORT_ROUTES: readonly KeyedRoute[] = [SEND, STATE];
