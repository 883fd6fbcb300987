/** `elobook serve`: the site and the API over an office, until it is told to stop. */
import { stat } from 'node:fs/promises';
import { isIP } from 'node:net';
import { userInfo } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { DemoAccount } from '../../demo/index.ts';
import type { Office } from '../../desk/office.ts';
import type { KeyHolder } from '../../desk/keys/holder.ts';
import { signerOf } from '../../desk/keys/sign.ts';
import { isMailServer } from '../../http/mail-server.ts';
import { isSecurityContact } from '../../http/security-contact.ts';
import type { ServedOnPort, ServeOptions } from '../../http/serve.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import type { WorkerBeside } from '../worker-beside.ts';
import { keyHolderOf } from '../key-place.ts';
import { deskBookOf, withOffice } from '../office.ts';
import { addressOf, environmentValue, optionText, optionTexts } from '../given.ts';
import { isOptionOn, contentOf } from '../options.ts';
import { findingLines, printAside, printLines } from '../print.ts';

const DEFAULT_PORT = 4080;

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
  if (isPublic && isOptionOn(options, 'demo'))
    throw new UsageError('--demo fills an office, and --public changes nothing');
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
          await served.close();
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
  const { serve } = await import('../../http/serve.ts');
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
      ...(await demoLines(office, options)).map(({ name, password }) => words.demoAccount(name, password)),
    ]);
    await tellOtherKey(office, keys, options);
    return served;
  } catch (error) {
    const why = CLOSED[(error as NodeJS.ErrnoException).code ?? ''];
    if (why === undefined) throw error;
    throw new UsageError(words[why](asked));
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
  const base = optionText(options, 'base');
  if (base !== undefined && !/^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/.test(base)) {
    throw new UsageError(`--base takes a path such as /ratings, not "${base}"`);
  }
  const proxy = optionText(options, 'proxy');
  if (proxy !== undefined && !proxy.split(',').every((each) => isProxy(each.trim()))) {
    throw new UsageError(`--proxy takes addresses such as 10.0.0.0/8, 127.0.0.1 or loopback, not "${proxy}"`);
  }
  const contact = optionText(options, 'securityContact') ?? (process.env['ELOBOOK_SECURITY_CONTACT'] || undefined);
  if (contact !== undefined && !isSecurityContact(contact)) {
    throw new UsageError(
      `--security-contact takes mailto:security@example.org or https://example.org/security, not "${contact}"`,
    );
  }
  const mail = mailOptionsOf(options);
  const hosts = optionTexts(options, 'webhookAllow').map((host) => host.toLowerCase());
  return {
    ...(hosts.length === 0 ? {} : { webhookHosts: hosts }),
    host: optionText(options, 'host') ?? '127.0.0.1',
    port: portOf(optionText(options, 'port') ?? (process.env['PORT'] || String(DEFAULT_PORT))),
    ...(base === undefined ? {} : { base }),
    ...publicUrlIn(options),
    ...(mail === undefined ? {} : { mail }),
    ...(proxy === undefined ? {} : { trustProxy: proxy }),
    ...(contact === undefined ? {} : { securityContact: contact }),
    ...(isOptionOn(options, 'quiet') ? {} : { log: process.stderr }),
  };
}

/** Without both nothing is sent. */
export function mailOptionsOf(options: object): ServeOptions['mail'] {
  const server = optionText(options, 'mail') ?? environmentValue('ELOBOOK_MAIL');
  if (server === undefined) return undefined;
  // what is wrong is told without the password
  if (!isMailServer(server)) {
    throw new UsageError('--mail (ELOBOOK_MAIL) takes smtps://NAME:PASSWORD@HOST or smtp://NAME:PASSWORD@HOST:PORT');
  }
  const from = optionText(options, 'mailFrom') ?? environmentValue('ELOBOOK_MAIL_FROM');
  if (from === undefined || !/^[^\s@<>]+@[^\s@<>]+$/.test(from)) {
    throw new UsageError('--mail needs --mail-from (ELOBOOK_MAIL_FROM), an address such as office@example.org');
  }
  return { server, from };
}

export function publicUrlIn(options: object): Pick<ServeOptions, 'publicUrl'> {
  const text = optionText(options, 'publicUrl') ?? (process.env['ELOBOOK_PUBLIC_URL'] || undefined);
  if (text === undefined) return {};
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search + url.hash !== '') {
    throw new UsageError(`--public-url takes an address such as https://ratings.example.org, not "${text}"`);
  }
  return { publicUrl: url.origin };
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) {
    throw new UsageError(`--port takes a number from 0 to 65535, not "${text}"`);
  }
  return port;
}

const NAMED_PROXIES = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, a range of them, or one of the names for those that never leave a house. */
function isProxy(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  if (NAMED_PROXIES.includes(text)) return true;
  const kind = isIP(address);
  if (kind === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (kind === 4 ? 32 : 128));
}
