/** The package as others get it: packed, laid into an empty folder, looked at by the tools of those who install it, and run on every Node. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SAMPLE = join(ROOT, 'samples', 'river-open.json');
const readJson = (name: string): unknown => JSON.parse(readFileSync(join(ROOT, name), 'utf8'));
const { version: VERSION } = readJson('package.json') as { readonly version: string };

/** What npm installs beside the package for those who use it, by the lock file: `node_modules/fastify` and so on. */
const { packages: LOCKED } = readJson('package-lock.json') as {
  readonly packages: Readonly<
    Record<string, { readonly dev?: boolean; readonly devOptional?: boolean; readonly optional?: boolean }>
  >;
};
const INSTALLED = Object.entries(LOCKED)
  .filter(
    ([path, { dev, devOptional, optional }]) =>
      /^node_modules\/(?!.*node_modules\/)/.test(path) && !dev && !devOptional && !optional,
  )
  .map(([path]) => path);

/** What the README shows of the sample. */
const [, RATED = ''] = /```text\n(fide-2025-10\n.*?)```/s.exec(readFileSync(join(ROOT, 'README.md'), 'utf8')) ?? [];

const LIBRARY = `
import { readFileSync } from 'node:fs';
import { en, explain, rate } from 'elobook';
const document = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const { before, change, after } = rate(document).players['4'];
console.log(before, change, after, explain(document, { player: '4', book: en }).explanation.lines[0].text);
`;

let folder: string;
let tarball: string;

/**
 * The packed files, and of all packages only those that npm would install with it: npm itself cannot install a tarball without
 * asking a registry. A package that the code needs and package.json does not name is missing here, too.
 */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'elobook-package-'));
  const packing = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder];
  const { stdout } = await promisify(execFile)('npm', packing, { cwd: ROOT, shell: process.platform === 'win32' });
  const [packed] = JSON.parse(stdout) as readonly { readonly filename: string }[];
  tarball = join(folder, packed?.filename ?? '');
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, 'elobook'), { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', join(modules, 'elobook'), '--strip-components=1']);
  for (const path of INSTALLED) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(ROOT, path), join(folder, path), 'junction');
  }
  writeFileSync(join(folder, 'library.mjs'), LIBRARY);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(file: string, args: readonly string[]): Promise<string> {
  const env = { ...process.env, ELOBOOK_AUTHOR: 'Kiss Anna' };
  return (await promisify(execFile)(file, [...args], { cwd: folder, env })).stdout;
}

describe('those who install the package', () => {
  test('find every entry, file and type where package.json says (publint)', async () => {
    const bytes = readFileSync(tarball);
    const data = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
    const { messages } = await publint({ pack: { tarball: data }, strict: true });
    const pkg = readJson('package.json') as Record<string, unknown>;
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  test('get the types of what they import, with Node’s resolution and with a bundler’s (attw)', async () => {
    const analysis = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), {
      // an entry with a star is tried in one of its forms
      entrypoints: ['.', './fide', './fide/en', './mssz', './orr', './mgsz', './client', './clauses/en'],
    });
    if (analysis.types === false) throw new Error('the package has no types');
    // the package is ESM alone, for Node 20 and later: `require` and the resolution of Node 10 are not offered
    const problems = analysis.problems.filter(
      (problem) =>
        !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)) &&
        problem.kind !== 'CJSResolvesToESM',
    );
    expect(problems).toEqual([]);
  });
});

const nodeOf = (name: string): string => join(ROOT, 'test', 'runtimes', 'node_modules', name, 'bin', 'node');
const RUNTIMES = [
  ['this Node', process.execPath],
  ['Node 22', nodeOf('node-22')],
  ['Node 24', nodeOf('node-24')],
] as const;

describe('the package in an empty folder', () => {
  for (const [name, node] of RUNTIMES) {
    const isThere = existsSync(node);
    const elobook = (...args: readonly string[]): Promise<string> =>
      run(node, [join('node_modules', 'elobook', 'dist', 'cli', 'main.js'), ...args]);

    test.skipIf(!isThere)(
      `rates and keeps an office on ${name}${isThere ? '' : ' (left out: not installed in test/runtimes)'}`,
      async () => {
        const version = (await run(node, ['--version'])).trim();
        if (name !== 'this Node') expect(version.split('.')[0]).toBe(name.replace('Node ', 'v'));
        mkdirSync(join(folder, name));
        expect(await elobook('--version')).toContain(`elobook/${VERSION} `);
        expect((await elobook('rate', SAMPLE)).slice(0, RATED.length)).toBe(RATED);
        expect(await run(node, ['library.mjs', SAMPLE])).toBe(
          '1911 52 1963 The rating of 1911 and the change of +52 give 1963 (8.3.4).\n',
        );
        const office = join(name, 'office.db');
        await elobook('office', 'init', '--db', office, '--name', 'City league', '--time-zone', 'Europe/Budapest');
        const verified = JSON.parse(await elobook('verify', '--db', office, '--json')) as {
          readonly findings: readonly unknown[];
        };
        expect(verified.findings).toEqual([]);
      },
    );
  }
});
