/** The examples of deploy/: their files are read, and their commands run for real, as far as no container engine is needed. */
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkSettings } from '../src/cli/settings.ts';
import { testStore } from '../src/stores/harness.fixture.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MAIN = join(ROOT, 'dist/cli/main.js');
const folder = mkdtempSync(join(tmpdir(), 'elobook-deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileText = (name: string): string => readFileSync(join(ROOT, 'deploy', name), 'utf8');
const help = spawnSync(process.execPath, [MAIN, '--help'], { encoding: 'utf8' }).stdout;

/** Options that a command names in its help. */
const optionsOf = (command: string): readonly string[] =>
  spawnSync(process.execPath, [MAIN, command, '--help'], { encoding: 'utf8' }).stdout.match(/--[a-z-]+/g) ?? [];

/** The command is there, and knows each of its options. */
function expectKnown([command = '', ...args]: readonly string[]): void {
  expect(help).toMatch(new RegExp(`^  ${command}\\b`, 'm'));
  const known = optionsOf(command);
  expect(args.filter((each) => each.startsWith('--') && !known.includes(each))).toEqual([]);
}

type Environment = Readonly<Record<string, string>>;

interface Running {
  readonly process: ChildProcess;
  readonly out: () => string;
  readonly err: Promise<string>;
  readonly stop: () => Promise<readonly [number | null, NodeJS.Signals | null]>;
}

function running(args: readonly string[], env: Environment): Running {
  const started = spawn(process.execPath, [MAIN, ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(started, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  let out = '';
  started.stdout.on('data', (piece) => {
    out += String(piece);
  });
  const err = text(started.stderr as Readable);
  return { process: started, out: () => out, err, stop: () => (started.kill('SIGTERM'), ended) };
}

/** Waits for something on standard output; one that ends instead is told with what it said. */
async function said({ process: started, out, err }: Running, pattern: RegExp): Promise<string> {
  for (;;) {
    const found = pattern.exec(out())?.[1];
    if (found !== undefined) return found;
    if (started.exitCode !== null) throw new Error(`it ended: ${await err}`);
    await once(started.stdout as Readable, 'data');
  }
}

const inited = (env: Environment): number | null =>
  spawnSync(process.execPath, [MAIN, 'office', 'init', '--name', 'Test', '--as', 'Ilka'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...env },
  }).status;

const unit = (name: string): ReadonlyMap<string, string> =>
  new Map(
    fileText(`systemd/${name}`)
      .split('\n')
      .filter((line) => /^[A-Za-z]+=/.test(line))
      .map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]),
  );

const envFile = (): Environment =>
  Object.fromEntries(
    fileText('elobook.env')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]),
  );

const HEALTHCHECK = /^HEALTHCHECK .*?CMD (\[.*\])$/m;
const instruction = (name: string): readonly string[] =>
  JSON.parse(new RegExp(`^${name} (\\[.*\\])$`, 'm').exec(fileText('Containerfile'))?.[1] ?? '[]') as string[];

describe('systemd', () => {
  test.each(['elobook.service', 'elobook-worker.service'])(
    '%s runs a command that there is, and has rights of its own',
    (name) => {
      const says = unit(name);
      const [program, ...args] = (says.get('ExecStart') as string).split(' ');
      expect(program).toBe('/usr/bin/elobook');
      expectKnown(args);
      expect([says.get('User'), says.get('NoNewPrivileges'), says.get('ProtectSystem')]).toEqual([
        'elobook',
        'yes',
        'strict',
      ]);
      // whoever stops it waits longer than the server does
      expect(Number(says.get('TimeoutStopSec'))).toBeGreaterThan(Number(envFile()['ELOBOOK_GRACE']) + 10);
    },
  );

  test('the server starts with the variables of its file, is ready, is measured, and stops', async () => {
    checkSettings(envFile());
    const env = {
      ...envFile(),
      ELOBOOK_DB: join(folder, 'office.db'),
      ELOBOOK_KEY_FILE: join(folder, 'office.key'),
      ELOBOOK_METRICS: '0',
      PORT: '0',
    };
    expect(inited(env)).toBe(0);
    const server = running((unit('elobook.service').get('ExecStart') as string).split(' ').slice(1), env);
    const metrics = await said(server, /metrics are at (\S+)/);
    expect(await (await fetch(metrics)).text()).toContain('elobook_store_up 1');
    expect(server.out()).toContain(envFile()['ELOBOOK_PUBLIC_URL']);
    expect(await server.stop()).toEqual([0, null]);
    const lines = (await server.err).split('\n').filter((line) => line !== '');
    expect(lines.map((line) => typeof JSON.parse(line))).toEqual(lines.map(() => 'object'));
  });
});

interface Service {
  readonly command?: readonly string[];
  readonly environment?: Environment;
  readonly volumes?: readonly string[];
  readonly secrets?: readonly string[];
}

interface Composition {
  readonly services: Readonly<Record<'db' | 'server' | 'worker' | 'witness', Service>>;
  readonly volumes: object;
  readonly secrets: object;
}

describe('the composition', () => {
  const { services, volumes, secrets } = parse(fileText('compose.yaml'), { merge: true }) as Composition;
  const postgres = testStore('postgres');

  test('names volumes and secrets that it has, and variables that take what they are given', () => {
    const named = Object.values(services).flatMap((each) => each.volumes ?? []);
    const own = named.map((each) => each.split(':')[0] as string).filter((each) => !each.startsWith('.'));
    expect(own.filter((each) => !(each in volumes))).toEqual([]);
    expect(
      Object.values(services)
        .flatMap((each) => each.secrets ?? [])
        .filter((each) => !(each in secrets)),
    ).toEqual([]);
    for (const { environment = {} } of Object.values(services)) expect(() => checkSettings(environment)).not.toThrow();
    expect(Object.values(services).flatMap(({ environment = {} }) => Object.keys(environment))).toContain(
      'ELOBOOK_METRICS',
    );
  });

  test('the server and the worker run on PostgreSQL as it says, the server is found ready by the container’s own check, and both stop', async () => {
    const own = { ELOBOOK_DB: await postgres.fresh(), ELOBOOK_KEY_FILE: join(folder, 'composed.key') };
    const env = ({ environment = {} }: Service): Environment => {
      const { PGPASSFILE: _, ...rest } = environment;
      return { ...rest, ...own };
    };
    expect(inited(env(services.worker))).toBe(0);
    for (const { command = [] } of [services.server, services.worker]) expectKnown(command);
    const { ELOBOOK_PUBLIC_URL: _, ...withoutUrl } = env(services.server);
    const server = running(services.server.command ?? [], {
      ...withoutUrl,
      ELOBOOK_HOST: '127.0.0.1',
      ELOBOOK_METRICS: '127.0.0.1:0',
      PORT: '0',
    });
    const worker = running(services.worker.command ?? [], env(services.worker));
    const port = await said(server, /http:\/\/localhost:(\d+)/);
    const check = JSON.parse(HEALTHCHECK.exec(fileText('Containerfile'))?.[1] as string) as readonly string[];
    const asked = check.slice(1).map((each) => each.replace('4080', port));
    await promisify(execFile)(process.execPath, asked);
    expect(await server.stop()).toEqual([0, null]);
    expect(await worker.stop()).toEqual([0, null]);
    expect(JSON.parse((await worker.err).split('\n')[0] as string)).toMatchObject({
      worker: expect.any(String) as string,
    });
    await expect(promisify(execFile)(process.execPath, asked)).rejects.toMatchObject({ code: 1 });
  });

  test('the witness is called by its key and by whom it follows', () => {
    const says = (unit('elobook-witness.service').get('ExecStart') as string).split(' ').slice(1);
    for (const command of [services.witness.command ?? [], says]) {
      expect(
        command.map((each) => (each.startsWith('https://') ? 'URL' : each.endsWith('.key') ? 'FILE' : each)),
      ).toEqual(['witness', '--key', 'FILE', '--of', 'URL']);
      // from the version on that has it
      if (/^ {2}witness\b/m.test(help)) expectKnown(command);
    }
  });
});

test('the container runs as a user of its own, from the package, by the usual command', () => {
  const lines = fileText('Containerfile');
  expect(instruction('ENTRYPOINT')).toEqual(['elobook']);
  expectKnown(instruction('CMD'));
  const last = lines.slice(lines.lastIndexOf('\nFROM '));
  expect(last).toMatch(/^USER elobook$/m);
  // nothing of the sources, nor of git, is in the image: only the package
  expect(last.match(/^COPY .*$/gm)).toEqual(['COPY --from=build /packed/elobook-*.tgz /packed/']);
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly engines: { readonly node: string };
  };
  expect(Number(/node:(\d+)-/.exec(last)?.[1])).toBeGreaterThanOrEqual(Number(/\d+/.exec(engines.node)?.[0]));
});

test('the proxy speaks TLS alone, demands it for a year, and replaces what an asker says of the own address and of the host', () => {
  const text = fileText('nginx.conf');
  expect(/ssl_protocols (.*);/.exec(text)?.[1]).toBe('TLSv1.2 TLSv1.3');
  expect(
    /ssl_ciphers (.*);/
      .exec(text)?.[1]
      ?.split(':')
      .filter((each) => !/^ECDHE-.*(?:GCM|POLY1305)/.test(each)),
  ).toEqual([]);
  expect(
    Number(/Strict-Transport-Security "max-age=(\d+); includeSubDomains" always/.exec(text)?.[1]),
  ).toBeGreaterThanOrEqual(31_536_000);
  for (const [header, value] of [
    ['For', '$remote_addr'],
    ['Host', '$host'],
    ['Proto', '$scheme'],
  ])
    expect(text).toContain(`proxy_set_header X-Forwarded-${header} ${value};`);
  expect([...text].filter((each) => each === '{')).toHaveLength([...text].filter((each) => each === '}').length);
});
