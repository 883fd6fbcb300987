/** `elobook serve`: the site and the API over an office, until it is told to stop. */
import type { Office } from '../../office/change.ts';
import type { Served, ServeOptions } from '../../http/serve.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { keyHolderOf } from '../key-place.ts';
import { givenText, readingOffice } from '../office.ts';
import { isOn, languageOf } from '../options.ts';
import { printLines } from '../print.ts';

const DEFAULT_PORT = 4080;

const SERVING = {
  en: (url: string) => `The office is open at ${url} (Ctrl+C closes it)`,
  hu: (url: string) => `Az iroda itt érhető el: ${url} (bezárás: Ctrl+C)`,
  ru: (url: string) => `Бюро доступно по адресу ${url} (остановить: Ctrl+C)`,
} as const;

const TAKEN = {
  en: (port: number) => `port ${port} is taken; --port names another`,
  hu: (port: number) => `a ${port} kapu foglalt; a --port megadhat másikat`,
  ru: (port: number) => `порт ${port} занят; --port задаёт другой`,
} as const;

export async function serveCommand(options: object): Promise<ExitCode> {
  const asked = serveOptionsOf(options);
  if (isOn(options, 'demo')) {
    const { fillIfEmpty } = await import('./demo.ts');
    const filled = await fillIfEmpty(options);
    if (filled !== 0) return filled;
  }
  return readingOffice(options, (office) => serveUntilStopped(office, asked, options));
}

async function serveUntilStopped(office: Office, asked: ServeOptions, options: object): Promise<ExitCode> {
  const { serve } = await import('../../http/serve.ts');
  const language = languageOf(options);
  let served: Served;
  try {
    served = await serve(office, { ...asked, keys: await keyHolderOf(options) });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new UsageError(TAKEN[language](asked.port));
  }
  await printLines([SERVING[language](served.url)]);
  await stopped();
  await served.close();
  return 0;
}

/** Until somebody asks for the end. */
const stopped = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });

function serveOptionsOf(options: object): ServeOptions {
  const base = givenText(options, 'base');
  if (base !== undefined && !/^(?:\/[\w.~-]+)+$/.test(base)) {
    throw new UsageError(`--base takes a path such as /ratings, not "${base}"`);
  }
  const proxy = givenText(options, 'proxy');
  return {
    host: givenText(options, 'host') ?? '127.0.0.1',
    port: portOf(givenText(options, 'port') ?? process.env['PORT'] ?? String(DEFAULT_PORT)),
    ...(base === undefined ? {} : { base }),
    ...(proxy === undefined ? {} : { trustProxy: proxy }),
    ...(isOn(options, 'quiet') ? {} : { log: process.stderr }),
  };
}

function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new UsageError(`--port takes a number from 0 to 65535, not "${text}"`);
  }
  return port;
}
