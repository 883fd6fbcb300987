/**
 * For the tests of the site: the demonstration office, filled once, and a real Chromium, unpacked and started once; each
 * by the first that asks. `ELOBOOK_TEST_BROWSER` names an installed browser where the one from npm does not run.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { BrowserServer } from 'playwright-core';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where to ask for the file of the demonstration office. */
    demoPort: number;
    /** Where to ask for the browser's address. */
    browserPort: number;
  }
}

const MAIN = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'elobook-site-'));
  let browser: Promise<BrowserServer> | undefined;
  const demos = await answering(() => demoIn(folder));
  const browsers = await answering(async () => {
    browser ??= startBrowser();
    return (await browser).wsEndpoint();
  });
  project.provide('demoPort', demos.port);
  project.provide('browserPort', browsers.port);
  return async () => {
    demos.server.close();
    browsers.server.close();
    await (await browser?.catch(() => undefined))?.close();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** A port that tells everybody what was made for the first. */
async function answering(make: () => Promise<string>): Promise<{ readonly server: Server; readonly port: number }> {
  let made: Promise<string> | undefined;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    made ??= make();
    made.then(
      (text) => socket.end(text),
      (error: unknown) => socket.end(`failed: ${String(error)}`),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return { server, port: (server.address() as AddressInfo).port };
}

async function demoIn(folder: string): Promise<string> {
  const file = join(folder, 'demo.db');
  await promisify(execFile)(process.execPath, [MAIN, 'demo', '--db', file, '--day', '2026-11-16', '--json']);
  return file;
}

/** Also for the screenshots. */
export async function startBrowser(): Promise<BrowserServer> {
  const { chromium } = await import('playwright-core');
  const named = process.env['ELOBOOK_TEST_BROWSER'];
  if (named !== undefined && named !== '')
    return chromium.launchServer({ executablePath: named, args: ['--no-sandbox'] });
  // only so does the package unpack the libraries that a bare machine lacks
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x';
  const { default: packed } = await import('@sparticuz/chromium');
  const executablePath = await packed.executablePath();
  // one process for everything would end with the first page that is closed
  const args = packed.args.filter((each) => each !== '--single-process' && each !== '--no-zygote');
  return chromium.launchServer({ executablePath, args: [...args, '--no-sandbox'], headless: true });
}
