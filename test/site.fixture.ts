/** A server over the demonstration office on a free port, on either store, and pages of a real browser. */
import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';
import { type Served, serve } from '../src/http/serve.ts';
import type { ServerOptions } from '../src/http/server.ts';
import type { ColumnValue } from '../src/ledger/store.ts';
import { openOffice } from '../src/desk/wire.ts';
import { onServer, postgresUrl } from '../src/stores/harness.fixture.ts';
import { coveredBrowser } from './covered-browser.fixture.ts';
import { demoCopy, told } from './demo.fixture.ts';

/** The day of the demonstration. */
export const CLOCK = (): number => Date.UTC(2026, 10, 16, 12);

export const STORES = ['sqlite', 'postgres'] as const;

interface Opened {
  readonly address: string;
  readonly drop: () => Promise<void>;
}

/** The demonstration office in a database of its own. */
export async function demoOn(kind: (typeof STORES)[number]): Promise<Opened> {
  const { file, drop } = await demoCopy();
  if (kind === 'sqlite') return { address: file, drop: async () => drop() };
  const server = await postgresUrl();
  const schema = `elobook_site_${process.pid}`;
  await onServer(server, `create schema ${schema}`);
  const url = new URL(server);
  url.searchParams.set('options', `-csearch_path=${schema}`);
  await copied(file, url.href);
  drop();
  return { address: url.href, drop: () => onServer(server, `drop schema ${schema} cascade`) };
}

/** Table by table. */
async function copied(from: string, to: string): Promise<void> {
  const [source, target] = [await openOffice(from), await openOffice(to, { create: 'if-missing' })];
  await source.store.read((reading) =>
    target.store.write(async (writing) => {
      for (const table of reading.tables) await writing.fill(table, rowsOf(reading.contentOf(table)));
    }),
  );
  await source.store.close();
  await target.store.close();
}

async function* rowsOf(
  batches: AsyncIterable<readonly (readonly ColumnValue[])[]>,
): AsyncIterable<readonly ColumnValue[]> {
  for await (const batch of batches) yield* batch;
}

/** The site over the demonstration office. */
export async function demoSite(
  kind: (typeof STORES)[number] = 'sqlite',
  options: Omit<ServerOptions, 'desk'> = {},
): Promise<Served> {
  const { address, drop } = await demoOn(kind);
  const office = await openOffice(address, { clock: CLOCK, create: 'never' });
  const served = await serve(office, { host: '127.0.0.1', port: 0, perMinute: 1_000_000, ...options });
  return {
    url: served.url,
    close: async () => {
      await served.close();
      await office.store.close();
      await drop();
    },
  };
}

export async function aBrowser(): Promise<Browser> {
  const browser = await chromium.connect(await told(inject('browserPort')));
  const folder = process.env['COVERAGE_FOLDER'];
  return folder === undefined ? browser : coveredBrowser(browser, folder);
}
