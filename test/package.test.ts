/**
 * The packages as others get them: packed, laid into an empty folder, looked at by the tools of those who install them, and run on
 * every Node.
 */
import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SAMPLE = join(ROOT, 'samples', 'river-open.json');
const readJson = (name: string): unknown => JSON.parse(readFileSync(join(ROOT, name), 'utf8'));

/** Each package, where it lies, and its entries; one with a star is tried in one of its forms. */
const ENGINE_ENTRIES = ['.', './fide', './fide/en', './mssz', './orr', './mgsz', './clauses/en'];
const PACKAGES = {
  elobook: { path: '.', entries: [...ENGINE_ENTRIES, './client'] },
  'elobook-engine': { path: 'packages/engine', entries: ENGINE_ENTRIES },
  'elobook-client': { path: 'packages/client', entries: ['.'] },
} as const;
const NAMES = Object.keys(PACKAGES) as (keyof typeof PACKAGES)[];
/** Those that need nothing else. */
const ALONE = ['elobook-engine', 'elobook-client'] as const;

interface PackageJson {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, unknown>>;
}
const packageJson = (path: string): PackageJson => readJson(join(path, 'package.json')) as PackageJson;
const { version: VERSION } = packageJson('.');

/** What npm installs beside the package for those who use it, by the lock file: `node_modules/fastify` and so on. */
const { packages: LOCKED } = readJson('package-lock.json') as {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string;
        readonly dev?: boolean;
        readonly devOptional?: boolean;
        readonly optional?: boolean;
        readonly link?: boolean;
      }
    >
  >;
};
const INSTALLED = Object.entries(LOCKED)
  .filter(
    ([path, { dev, devOptional, optional, link }]) =>
      /^node_modules\/(?!.*node_modules\/)/.test(path) && !dev && !devOptional && !optional && !link,
  )
  .map(([path]) => path);

/** What the README shows of the sample. */
const [, RATED = ''] = /```text\n(fide-2026-01\n.*?)```/s.exec(readFileSync(join(ROOT, 'README.md'), 'utf8')) ?? [];

const RATING = (name: string): string => `
import { readFileSync } from 'node:fs';
import { en, explain, rate } from '${name}';
const document = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const { before, change, after } = rate(document).players['4'];
console.log(before, change, after, explain(document, { player: '4', book: en }).explanation.lines[0].text);
`;
const ASKING = `
import { elobookClient } from 'elobook-client';
const fetch = async (url) => Response.json({ asked: url });
console.log(JSON.stringify(await elobookClient({ url: 'https://ratings.example', fetch }).pools()));
`;

/** The package with what npm installs beside it, and a folder with the two that need nothing. */
let folder: string;
let alone: string;
const tarballs = new Map<string, string>();

/**
 * The packed files, and of all packages only those that npm would install with them: npm itself cannot install a tarball without
 * asking a registry. A package that the code needs and package.json does not name is missing here, too.
 */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'elobook-package-'));
  alone = mkdtempSync(join(tmpdir(), 'elobook-alone-'));
  const packing = ['pack', '--workspaces', '--include-workspace-root', '--ignore-scripts', '--json'];
  const { stdout } = await promisify(execFile)('npm', [...packing, '--pack-destination', folder], {
    cwd: ROOT,
    shell: process.platform === 'win32',
  });
  for (const { name, filename } of JSON.parse(stdout) as readonly {
    readonly name: string;
    readonly filename: string;
  }[])
    tarballs.set(name, join(folder, filename));
  await unpack('elobook', folder);
  for (const name of ALONE) await unpack(name, alone);
  for (const path of INSTALLED) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(ROOT, path), join(folder, path), 'junction');
  }
  writeFileSync(join(folder, 'library.mjs'), RATING('elobook'));
  writeFileSync(join(alone, 'library.mjs'), RATING('elobook-engine'));
  writeFileSync(join(alone, 'client.mjs'), ASKING);
});

afterAll(() => {
  for (const each of [folder, alone]) rmSync(each, { recursive: true, force: true });
});

const bytesOf = (name: string): Buffer => readFileSync(tarballs.get(name) as string);

async function unpack(name: string, into: string): Promise<void> {
  const place = join(into, 'node_modules', name);
  mkdirSync(place, { recursive: true });
  await run('tar', ['-xzf', tarballs.get(name) as string, '-C', place, '--strip-components=1']);
}

async function run(file: string, args: readonly string[], cwd = folder): Promise<string> {
  const env = { ...process.env, ELOBOOK_AUTHOR: 'Kiss Anna' };
  return (await promisify(execFile)(file, [...args], { cwd, env })).stdout;
}

describe.each(NAMES)('those who install %s', (name) => {
  const { path, entries } = PACKAGES[name];

  test('find every entry, file and type where package.json says (publint)', async () => {
    const bytes = bytesOf(name);
    const data = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;
    const { messages } = await publint({ pack: { tarball: data }, strict: true });
    const pkg = readJson(join(path, 'package.json')) as Record<string, unknown>;
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  test('get the types of what they import, with Node’s resolution and with a bundler’s (attw)', async () => {
    const analysis = await checkPackage(createPackageFromTarballData(bytesOf(name)), { entrypoints: [...entries] });
    if (analysis.types === false) throw new Error('the package has no types');
    // the package is ESM alone, for Node 20 and later: `require` and the resolution of Node 10 are not offered
    const problems = analysis.problems.filter(
      (problem) =>
        !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)) &&
        problem.kind !== 'CJSResolvesToESM',
    );
    expect(problems).toEqual([]);
  });

  test('get the number of all three, the licence and something to read', () => {
    expect([packageJson(path).version, LOCKED[path === '.' ? '' : path]?.version]).toEqual([VERSION, VERSION]);
    expect(readFileSync(join(ROOT, path, 'LICENSE'), 'utf8')).toBe(readFileSync(join(ROOT, 'LICENSE'), 'utf8'));
    expect(existsSync(join(ROOT, path, 'README.md'))).toBe(true);
  });
});

describe('those who install elobook-vectors', () => {
  test('get data, checksums, the licence and something to read, and nothing that runs', async () => {
    const { stdout } = await promisify(execFile)('tar', ['-tzf', tarballs.get('elobook-vectors') as string]);
    const files = stdout
      .trim()
      .split('\n')
      .map((file) => file.replace(/^package\//, ''));
    const listed = readFileSync(join(ROOT, 'packages/vectors/SHA256SUMS'), 'utf8').match(/dist\/\S+/g) ?? [];
    expect(files.toSorted()).toEqual(['LICENSE', 'README.md', 'SHA256SUMS', 'package.json', ...listed].sort());
    const bytes = bytesOf('elobook-vectors');
    const data = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;
    const { messages } = await publint({ pack: { tarball: data }, strict: true });
    expect(messages).toEqual([]);
    await unpack('elobook-vectors', alone);
    const reading = `import cases from 'elobook-vectors/orr.json' with { type: 'json' }; console.log(cases.length);`;
    expect(await run(process.execPath, ['--input-type=module', '--no-warnings', '--eval', reading], alone)).toBe(
      '109\n',
    );
    await promisify(execFile)('sha256sum', ['-c', '--quiet', 'SHA256SUMS'], {
      cwd: join(alone, 'node_modules/elobook-vectors'),
    });
  });
});

describe('the engine and the client by themselves', () => {
  const filesOf = (name: string, ending: string): readonly string[] =>
    readdirSync(join(alone, 'node_modules', name, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending))
      .map((file) => join(alone, 'node_modules', name, 'dist', file));

  test('offer together what the whole package offers', () => {
    const { exports } = packageJson('.');
    const { './client': client, ...engine } = exports;
    expect(packageJson('packages/engine').exports).toEqual(engine);
    const asClient = JSON.stringify(client).replaceAll('client/', '');
    expect(packageJson('packages/client').exports).toEqual({ '.': JSON.parse(asClient) });
  });

  test.each(ALONE)('%s asks for no other package, and imports only what is its own, and nothing of Node', (name) => {
    expect(packageJson(PACKAGES[name].path).dependencies).toBeUndefined();
    const foreign = [...filesOf(name, '.js'), ...filesOf(name, '.d.ts')].flatMap((file) =>
      ts
        .preProcessFile(readFileSync(file, 'utf8'), true, true)
        .importedFiles.filter((imported) => !imported.fileName.startsWith('.'))
        .map((imported) => `${file}: ${imported.fileName}`),
    );
    expect(foreign).toEqual([]);
  });

  test('have types without a fault', () => {
    const files = ALONE.flatMap((name) => filesOf(name, '.d.ts'));
    const program = ts.createProgram(files, {
      strict: true,
      noEmit: true,
      types: [],
      target: ts.ScriptTarget.ES2023,
    });
    const faults = files.flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(file)));
    expect(faults.map(({ messageText }) => messageText)).toEqual([]);
    expect(files.length).toBeGreaterThan(0);
  });

  test('the client asks a server', async () =>
    expect(await run(process.execPath, ['client.mjs'], alone)).toBe(
      '{"asked":"https://ratings.example/api/v1/pools"}\n',
    ));
});

const nodeOf = (name: string): string => join(ROOT, 'test', 'runtimes', 'node_modules', name, 'bin', 'node');
const RUNTIMES = [
  ['this Node', process.execPath],
  ['Node 22', nodeOf('node-22')],
  ['Node 24', nodeOf('node-24')],
] as const;

describe('the packages in an empty folder', () => {
  for (const [name, node] of RUNTIMES) {
    const isThere = existsSync(node);
    const leftOut = isThere ? '' : ' (left out: not installed in test/runtimes)';
    const elobook = (...args: readonly string[]): Promise<string> =>
      run(node, [join('node_modules', 'elobook', 'dist', 'cli', 'main.js'), ...args]);
    const firstLine = '1911 52 1963 The rating of 1911 and the change of +52 give 1963 (8.3.4).\n';

    test.skipIf(!isThere)(`rate and keep an office on ${name}${leftOut}`, async () => {
      const version = (await run(node, ['--version'])).trim();
      if (name !== 'this Node') expect(version.split('.')[0]).toBe(name.replace('Node ', 'v'));
      mkdirSync(join(folder, name));
      expect(await elobook('--version')).toContain(`elobook/${VERSION} `);
      expect((await elobook('rate', SAMPLE)).slice(0, RATED.length)).toBe(RATED);
      expect(await run(node, ['library.mjs', SAMPLE])).toBe(firstLine);
      const office = join(name, 'office.db');
      await elobook('office', 'init', '--db', office, '--name', 'City league', '--time-zone', 'Europe/Budapest');
      const verified = JSON.parse(await elobook('verify', '--db', office, '--json')) as {
        readonly findings: readonly unknown[];
      };
      expect(verified.findings).toEqual([]);
    });

    test.skipIf(!isThere)(`rate with the engine alone on ${name}${leftOut}`, async () =>
      expect(await run(node, ['library.mjs', SAMPLE], alone)).toBe(firstLine),
    );
  }
});
