/** The ways in which an action reaches the office: the desk's own act, the API with a key, a job with its worker, the command line as a process. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { perform } from '../../src/acts/perform.ts';
import { actOf } from '../../src/acts/registry.ts';
import { confirmRequest, declineRequest } from '../../src/acts/requests.ts';
import type { Chance } from '../../src/core/chance.ts';
import type { Finding } from '../../src/core/finding.ts';
import type { ReportFile } from '../../src/desk/events/read.ts';
import type { Office } from '../../src/desk/office.ts';
import { keepJob } from '../../src/jobs/keep.ts';
import { showJob } from '../../src/jobs/shown.ts';
import { workOnce } from '../../src/jobs/worker.ts';
import type { Account } from '../../src/ledger/rows/accounts.ts';
import type { Store } from '../../src/ledger/store.ts';
import type { Action, Answer } from './model.ts';

/** `lost`: a fault came between, so that whoever asked does not know what became of it. */
export type Outcome = Answer | { readonly state: 'lost' };

/** Does an action under a tag, which the ledger keeps as the ground of what was done. */
export type Client = (action: Action, tag: string) => Promise<Outcome>;

export class InjectedFault extends Error {}

/** A store that fails by chance: before it writes, in the middle of it, or after it has written and before it says so. */
export function failingStore(store: Store, chance: Chance, percent: () => number): Store {
  return {
    ...store,
    write: async (work) => {
      if (!chance.percent(percent())) return store.write(work);
      const way = chance.one(['before', 'during', 'after'] as const);
      if (way === 'before') throw new InjectedFault(way);
      const done = await store.write(async (desk) => {
        const value = await work(desk);
        if (way === 'during') throw new InjectedFault(way);
        return value;
      });
      if (way === 'after') throw new InjectedFault(way);
      return done;
    },
  };
}

const POOL = 'fide';

/** `2024-06`. */
export const dateOf = (month: number): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;

export const reportFile = (content: string): ReportFile => ({ name: 'report.json', bytes: Buffer.from(content) });

/** What is asked of the office for an action: which act, and with what. */
function asked(action: Action): {
  readonly act: string;
  readonly input: object;
  readonly files: readonly ReportFile[];
} {
  switch (action.kind) {
    case 'submit': {
      const into = action.event === undefined ? {} : { event: action.event };
      return { act: 'events.submit', input: { pool: POOL, ...into }, files: [reportFile(action.report.text)] };
    }
    case 'comment':
      return { act: 'events.comment', input: { event: action.event, text: 'seen' }, files: [] };
    case 'publish':
      return { act: 'lists.publish', input: { pool: POOL, date: dateOf(action.list) }, files: [] };
    case 'erase':
      return { act: 'players.erase', input: { player: `fide:${action.player}` }, files: [] };
    case 'accept':
    case 'refuse':
    case 'withdraw':
      return { act: `events.${action.kind}`, input: { event: action.event }, files: [] };
    default:
      throw new Error(`${action.kind} is no act`);
  }
}

interface Told {
  readonly request?: string | undefined;
  readonly value?: unknown;
  readonly findings: readonly Pick<Finding, 'code' | 'weight' | 'facts'>[];
}

interface ToldFile {
  readonly events: readonly { readonly event: string }[];
  readonly findings: readonly Pick<Finding, 'code' | 'weight' | 'facts'>[];
}

/** What was told, in the model's words. */
function answerOf({ request, value, findings }: Told): Outcome {
  const files = (value as { readonly outcomes?: readonly ToldFile[] } | undefined)?.outcomes;
  const made = files?.[0]?.events[0]?.event;
  if (made !== undefined) return { state: 'done', made };
  const refusal = [...findings, ...(files?.[0]?.findings ?? [])].find(({ weight }) => weight === 'refuse');
  if (refusal !== undefined) return { state: 'refused', code: refusal.code };
  const waits = request ?? findings.find(({ code }) => code === 'access.second-officer')?.facts['request'];
  if (waits !== undefined) return { state: 'waits', made: waits as string };
  return { state: 'done' };
}

const lostBy = (error: unknown): Outcome => {
  if (error instanceof InjectedFault) return { state: 'lost' };
  throw error;
};

/** The desk in the browser, behind its pages. */
export const deskClient =
  (office: Office, account: Account): Client =>
  async (action, tag) => {
    try {
      if (action.kind === 'confirm') {
        const { findings } = await confirmRequest(office, account, action.request, actOf, { ground: tag });
        return answerOf({ findings });
      }
      if (action.kind === 'decline') {
        const { findings } = await declineRequest(office, account, action.request, actOf, tag);
        return answerOf({ findings });
      }
      const { act, input, files } = asked(action);
      return answerOf(await perform(office, account, actOf(act), { input, files }, { ground: tag }));
    } catch (error) {
      return lostBy(error);
    }
  };

const ATTEMPTS = 60;

/** A tournament program, or a desk of somebody else's, which asks again under the same name where it got no answer. */
export const apiClient =
  (url: string, key: string): Client =>
  async (action, tag) => {
    const body = (given: object): string => JSON.stringify({ ...given, ground: tag });
    const [path, payload] = ((): readonly [string, string] => {
      if (action.kind === 'confirm' || action.kind === 'decline')
        return [`/requests/${action.request}/${action.kind}`, body({})];
      const { act, input, files } = asked(action);
      const inPath = new Set([...actOf(act).path.matchAll(/:(\w+)/g)].map(([, name]) => name as string));
      const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.has(name)));
      const sent = files.map(({ name, bytes }) => ({ name, text: Buffer.from(bytes).toString() }));
      const at = actOf(act).path.replaceAll(/:(\w+)/g, (_, name: string) =>
        String((input as Record<string, string>)[name]),
      );
      return [at, body({ ...rest, ...(sent.length === 0 ? {} : { files: sent }) })];
    })();
    let failure = '';
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      // faults come by chance, so most are over at once; a server whose run was paused needs a while
      if (attempt > 10) await pause(attempt);
      const answer = await fetch(new URL(`/api/v1${path}`, url), {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': tag },
        body: payload,
      }).catch((error: unknown) => String((error as Error).cause ?? error));
      // a server hangs up on whoever is silent for long, and so on all whose run was paused
      if (typeof answer === 'string' || answer.status >= 500) {
        failure = typeof answer === 'string' ? answer : await answer.text();
        continue;
      }
      const told = (await answer.json()) as { readonly reports?: readonly object[] } & Told;
      const [report] = (told.reports ?? []) as readonly ({ readonly event?: string } & Told)[];
      if (report !== undefined) {
        if (report.event !== undefined) return { state: 'done', made: report.event };
        return answerOf({ ...told, findings: [...(told.findings ?? []), ...(report.findings ?? [])] });
      }
      return answerOf({ ...told, findings: told.findings ?? [] });
    }
    throw new Error(`no answer to ${path} after ${ATTEMPTS} attempts: ${failure}`);
  };

/** A report that is kept as a job, and workers that may die on the way: others go on. */
export const jobClient =
  (office: Office, dying: Office, account: Account): Client =>
  async (action, tag) => {
    const { act, input, files } = asked(action);
    const job = await keepJob(office, { act, call: { input, files }, by: account.account, options: { ground: tag } });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      // a claim that lapses at once, so that the next worker need not wait for it
      await workOnce(dying, { worker: `dying ${tag}.${attempt}`, lease: 0 }, job).catch(
        (error: unknown) => void lostBy(error),
      );
    }
    // nobody takes it over from the living one, however long that was paused
    await workOnce(office, { worker: `living ${tag}`, lease: 3_600_000 }, job);
    const { value } = await showJob(office, account, job);
    if (value?.state !== 'done' && value?.state !== 'declined') throw new Error(`the job of ${tag} is ${value?.state}`);
    return answerOf({ value: value.result?.value, findings: value.result?.findings ?? [] });
  };

/** The command line, as a process of its own on the same file; it looks at the simulation's clock. */
export const commandClient =
  ({
    main,
    db,
    key,
    now,
  }: {
    readonly main: string;
    readonly db: string;
    readonly key: string;
    readonly now: () => number;
  }): Client =>
  async (action, tag) => {
    const ran = async (given: readonly string[]): Promise<{ readonly out: string; readonly errors: string }> => {
      const child = spawn(process.execPath, given, {
        env: { ...process.env, ELOBOOK_API_KEY: key },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
      return { out, errors };
    };
    const folder = mkdtempSync(join(tmpdir(), 'elobook-command-'));
    try {
      const report = join(folder, 'report.json');
      if (action.kind === 'submit') writeFileSync(report, action.report.text);
      const args = commandOf(action, report);
      const clock = `const now = ${now()}, Real = Date; globalThis.Date = class extends Real { constructor(...given) { super(...(given.length === 0 ? [now] : given)); } static now() { return now; } };`;
      for (;;) {
        const { out, errors } = await ran([
          '--import',
          `data:text/javascript,${encodeURIComponent(clock)}`,
          main,
          ...args,
          '--db',
          db,
          '--ground',
          tag,
          '--json',
        ]);
        if (out.trim() === '') throw new Error(`${args.join(' ')}: ${errors}`);
        const told = JSON.parse(out) as Told;
        // nothing was done, because another held the lock for a minute: its run was paused
        if (!told.findings.some(({ code }) => code === 'store.busy')) return answerOf(told);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

function commandOf(action: Action, report: string): readonly string[] {
  switch (action.kind) {
    case 'submit':
      return [
        'events',
        'submit',
        report,
        '--pool',
        POOL,
        ...(action.event === undefined ? [] : ['--event', action.event]),
      ];
    case 'comment':
      return ['events', 'comment', action.event, 'seen'];
    case 'publish':
      return ['publish', POOL, '--date', dateOf(action.list)];
    case 'erase':
      return ['players', 'erase', `fide:${action.player}`];
    case 'confirm':
    case 'decline':
      return ['requests', action.kind, action.request];
    default:
      return ['events', action.kind, action.event];
  }
}
