/** The examples of docs/api.md send a report to a real server: TypeScript, Python and curl. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount } from '../src/desk/accounts/accounts.ts';
import { newApiKey } from '../src/desk/accounts/api-keys.ts';
import { documentOf } from '../src/desk/events/event.fixture.ts';
import { enter, officeOver, openPool, AS, type TestOffice } from '../src/desk/lists/office.fixture.ts';
import { done } from '../src/desk/office.fixture.ts';
import { serve, type Served } from '../src/http/serve.ts';
import { openStore } from '../src/stores/store.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const text = readFileSync(join(ROOT, 'docs/api.md'), 'utf8');
const example = (language: string): string => {
  const found = [...text.matchAll(/```(\w+)\n([^]*?)```/g)].filter(
    ([, of, code = '']) => of === language && (of !== 'ts' || code.includes('sendReport')),
  );
  expect(found).toHaveLength(1);
  return found[0]?.[2] as string;
};
const run = promisify(execFile);

let folder: string;
let office: TestOffice;
let served: Served;
let environment: NodeJS.ProcessEnv;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'elobook-sending-'));
  office = officeOver(await openStore(join(folder, 'office.db')));
  await enter(office, { kind: 'office.opened', data: { name: 'Test', timeZone: 'UTC', format: 1 } });
  await openPool(office, 'fide', 'fide', '2024-05-01');
  done(await addAccount(office, { name: 'Anna', role: 'administrator' }, AS));
  const { account } = done(await addAccount(office, { name: 'Dóra', role: 'arbiter' }, AS));
  const { secret } = done(await newApiKey(office, { account, name: 'program', scopes: ['reports'] }));
  served = await serve(office, { host: '127.0.0.1', port: 0, assets: { names: {}, files: new Map() } });
  environment = { ...process.env, ELOBOOK_URL: served.url.replace(/\/$/, ''), ELOBOOK_API_KEY: secret };
});
afterAll(async () => {
  await served.close();
  await office.store.close();
  rmSync(folder, { recursive: true });
});

/** A report that nobody has sent yet. */
function report(name: string): string {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(documentOf({ event: { name } })));
  return file;
}

test('the example in Python', async () => {
  const script = join(folder, 'send.py');
  writeFileSync(script, example('python'));
  const { stdout } = await run('python3', [script, report('Python Open')], { env: environment });
  expect(stdout).toMatch(/^e\d+ (?:submitted|questions)$/m);
});

test('the example with curl; the same bytes are the same event', async () => {
  const [script, file] = [join(folder, 'send.sh'), report('Curl Open')];
  writeFileSync(script, example('sh'));
  const send = async () => {
    const { stdout } = await run('sh', [script, file], { env: environment });
    return JSON.parse(stdout) as { state: string; reports: readonly { event: string; repeated?: boolean }[] };
  };
  const [first, second] = [await send(), await send()];
  expect([first.state, second.reports[0]]).toMatchObject(['done', { event: first.reports[0]?.event, repeated: true }]);
});

test('the example in TypeScript', async () => {
  const [source, made] = [join(folder, 'send.ts'), join(folder, 'send.mjs')];
  writeFileSync(source, example('ts'));
  await build({
    entryPoints: [source],
    outfile: made,
    bundle: true,
    format: 'esm',
    platform: 'node',
    alias: { 'elobook-client': join(ROOT, 'src/client/index.ts') },
    logLevel: 'silent',
  });
  const { sendAndFollow } = (await import(pathToFileURL(made).href)) as {
    sendAndFollow: (url: string, key: string, report: string) => Promise<string>;
  };
  const { ELOBOOK_URL = '', ELOBOOK_API_KEY = '' } = environment;
  const sent = await sendAndFollow(ELOBOOK_URL, ELOBOOK_API_KEY, readFileSync(report('Script Open'), 'utf8'));
  expect(sent).toMatch(/^e\d+ (?:submitted|questions)$/);
});
