/** A server over a small office of its own, for tests of pages. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enter, officeOver, type TestOffice } from '../../desk/lists/office.fixture.ts';
import { openStore } from '../../stores/store.ts';
import { buildServer, type ServerOptions } from '../server.ts';

export interface ServedPage {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface ServedOffice {
  readonly office: TestOffice;
  readonly get: (url: string) => Promise<ServedPage>;
  readonly close: () => Promise<void>;
}

/** `fill` puts players and lists into it. */
export async function servedOffice(
  day: string,
  fill: (office: TestOffice) => Promise<void>,
  options: ServerOptions = {},
): Promise<ServedOffice> {
  const folder = mkdtempSync(join(tmpdir(), 'elobook-test-'));
  const office = officeOver(await openStore(join(folder, 'office.db')), day);
  await enter(office, { kind: 'office.opened', data: { name: 'Test', timeZone: 'UTC', format: 1 } });
  await fill(office);
  const server = await buildServer(office, { assets: { names: {}, files: new Map() }, perMinute: 100_000, ...options });
  return {
    office,
    get: async (url) => {
      const { statusCode, body, headers } = await server.inject({ url });
      return { status: statusCode, text: body, headers };
    },
    close: async () => {
      await server.close();
      await office.store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
