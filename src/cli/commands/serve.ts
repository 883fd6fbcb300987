/** `elobook serve`: the site and the API over an office, until it is told to stop. */
import { stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { DemoAccount } from '../../demo/index.ts';
import type { Office } from '../../desk/office.ts';
import type { KeyHolder } from '../../desk/keys/holder.ts';
import { signerOf } from '../../desk/keys/sign.ts';
import type { ServedOnPort, ServeOptions } from '../../http/serve.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import type { WorkerBeside } from '../worker-beside.ts';
import { keyHolderOf } from '../key-place.ts';
import { deskBookOf, withOffice } from '../office.ts';
import { addressOf, optionText, optionTexts } from '../given.ts';
import { isOptionOn, contentOf } from '../options.ts';
import { findingLines, printAside, printLines } from '../print.ts';
import { logOf, type MetricsPlace, metricsPlace, settingText, witnessSettings } from '../settings.ts';

const DEFAULT_PORT = 4080;
const SECOND = 1000;

/** Why the port cannot be opened. */
const CLOSED: Readonly<Record<string, 'taken' | 'forbidden' | 'elsewhere'>> = {
  EADDRINUSE: 'taken',
  EACCES: 'forbidden',
  EADDRNOTAVAIL: 'elsewhere',
  ENOTFOUND: 'elsewhere',
  EAI_AGAIN: 'elsewhere',
};

export async function serveCommand(options: object): Promise<ExitCode> {
  const asked = serveOptionsOf(options);
  const isPublic = isOptionOn(options, 'public');
  if (isPublic && isOptionOn(options, 'demo')) throw new UsageError((words) => words.serve.demoPublic);
  if (isOptionOn(options, 'demo')) {
    const { fillIfEmpty } = await import('./demo.ts');
    const filled = await fillIfEmpty(options);
    if (filled !== 0) return filled;
  }
  // it takes as long to read as the office to open; whoever needs it is told where it fails
  import('../../http/serve.ts').catch(() => undefined);
  const stop = stopped();
  const again: { end: End; port: number } = { end: 'stopped', port: asked.port };
  let ended: ExitCode;
  do {
    ended = await withOffice(
      options,
      async (office, { progressEnds }) => {
        const open = isPublic ? { access: 'read-only' as const } : { desk: 'open' as const };
        const worker =
          isPublic || isOptionOn(options, 'withoutWorker') ? undefined : await workerBeside(office, options);
        const onJob = worker === undefined ? {} : { onJob: () => worker.start() };
        try {
          const serving = { ...asked, ...open, ...onJob, port: again.port };
          const shown = worker === undefined ? office : { ...office, working: worker.working };
          const served = await opened(shown, serving, options, progressEnds);
          again.port = served.port;
          again.end = await Promise.race([stop, replaced(office, addressOf(options))]);
          // both at once: whoever stops programs waits ten seconds for them
          await Promise.all([served.close(), worker?.close()]);
        } finally {
          await worker?.close();
        }
        return 0;
      },
      isPublic ? 'public' : 'serving',
    );
  } while (ended === 0 && again.end === 'replaced');
  return ended;
}

/** `replaced`: another database has taken the place of the file, such as one that was restored. */
type End = 'stopped' | 'replaced';

async function opened(
  office: Office,
  asked: ServeOptions,
  options: object,
  progressEnds: () => void,
): Promise<ServedOnPort> {
  const { MetricsClosed, serve } = await import('../../http/serve.ts');
  const { keepHeapSmall } = await import('../../http/heap.ts');
  keepHeapSmall();
  const words = (await contentOf(options)).commands.serve;
  try {
    const keys = await keyHolderOf(options);
    const served = await serve(office, { ...asked, keys });
    progressEnds();
    await printLines([
      words.open(served.url),
      ...(asked.desk === undefined ? [] : [words.desk(`${served.url}office`)]),
      ...(served.metricsUrl === undefined ? [] : [words.metrics(served.metricsUrl)]),
      ...(await demoLines(office, options)).map(({ name, password }) => words.demoAccount(name, password)),
    ]);
    await tellOtherKey(office, keys, options);
    return served;
  } catch (error) {
    const why = CLOSED[(error as NodeJS.ErrnoException).code ?? ''];
    if (why === undefined) throw error;
    const { host, port } = error instanceof MetricsClosed ? error : asked;
    const option = error instanceof MetricsClosed ? '--metrics' : why === 'elsewhere' ? '--host' : '--port';
    throw new UsageError(() => words[why]({ host, port, option }));
  }
}

/** With the same office, and the same key of those who are remembered. */
async function workerBeside(office: Office, options: object): Promise<WorkerBeside> {
  const memory = optionText(options, 'memory');
  const args = ['--db', addressOf(options), ...(memory === undefined ? [] : ['--memory', memory])];
  return new (await import('../worker-beside.ts')).WorkerBeside(office, args);
}

/** Who can try the desk of the demonstration. */
async function demoLines(office: Office, options: object): Promise<readonly DemoAccount[]> {
  if (!isOptionOn(options, 'demo')) return [];
  const { demoAccounts } = await import('../../demo/index.ts');
  return demoAccounts(office, userInfo().username);
}

/** A server may well be without a key; but with one that is not the office's, somebody believes that it signs. */
async function tellOtherKey(office: Office, keys: KeyHolder | undefined, options: object): Promise<void> {
  const { findings } = await signerOf(office, keys);
  const others = findings.filter(({ code }) => code === 'keys.other-key');
  if (others.length > 0) printAside(findingLines(others, await deskBookOf(options)));
}

/** Until somebody asks for the end. */
const stopped = (): Promise<'stopped'> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve('stopped'));
  });

const LOOK_EVERY = 2000;

/** Until another file lies in the place of this one. A file that is away is still open, and is waited for. */
async function replaced({ store }: Office, path: string): Promise<'replaced'> {
  const fileThere = async (): Promise<number | undefined> =>
    store.kind === 'sqlite' ? (await stat(path).catch(() => undefined))?.ino : undefined;
  const first = await fileThere();
  for (;;) {
    await pause(LOOK_EVERY, undefined, { ref: false });
    const now = await fileThere();
    if (first !== undefined && now !== undefined && now !== first) return 'replaced';
  }
}

function serveOptionsOf(options: object): ServeOptions {
  const base = settingText(options, 'base', 'ELOBOOK_BASE');
  const proxy = settingText(options, 'proxy', 'ELOBOOK_PROXY');
  const contact = settingText(options, 'securityContact', 'ELOBOOK_SECURITY_CONTACT');
  const metrics = settingText(options, 'metrics', 'ELOBOOK_METRICS');
  const grace = settingText(options, 'grace', 'ELOBOOK_GRACE');
  const mail = mailOptionsOf(options);
  const witnesses = witnessSettings();
  const hosts = optionTexts(options, 'webhookAllow').map((host) => host.toLowerCase());
  return {
    ...(hosts.length === 0 ? {} : { webhookHosts: hosts }),
    ...(witnesses === undefined ? {} : { witnesses }),
    host: settingText(options, 'host', 'ELOBOOK_HOST') ?? '127.0.0.1',
    port: Number(settingText(options, 'port', 'PORT') ?? DEFAULT_PORT),
    ...(base === undefined ? {} : { base }),
    ...publicUrlIn(options),
    ...(mail === undefined ? {} : { mail }),
    ...(proxy === undefined ? {} : { trustProxy: proxy }),
    ...(contact === undefined ? {} : { securityContact: contact }),
    ...(grace === undefined ? {} : { grace: Number(grace) * SECOND }),
    ...(metrics === undefined ? {} : { metrics: metricsPlace(metrics) as MetricsPlace }),
    ...(logOf(options) === 'none' ? {} : { log: process.stderr }),
  };
}

/** Without both nothing is sent. */
export function mailOptionsOf(options: object): ServeOptions['mail'] {
  const server = settingText(options, 'mail', 'ELOBOOK_MAIL');
  if (server === undefined) return undefined;
  const from = settingText(options, 'mailFrom', 'ELOBOOK_MAIL_FROM');
  if (from === undefined) {
    throw new UsageError((words) => words.serve.mailFrom);
  }
  return { server, from };
}

export function publicUrlIn(options: object): Pick<ServeOptions, 'publicUrl'> {
  const text = settingText(options, 'publicUrl', 'ELOBOOK_PUBLIC_URL');
  return text === undefined ? {} : { publicUrl: new URL(text).origin };
}
