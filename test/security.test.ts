/** docs/security.md, docs/permissions.md and docs/dependencies.md are complete and true, as far as a test can see. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ACT_NAMES, CONFIRMED_ACTS, extentOf, ROLES } from '../src/desk/accounts/permissions.ts';
import { officeOver, enter } from '../src/desk/lists/office.fixture.ts';
import { buildServer } from '../src/http/server.ts';
import { WORK_KINDS } from '../src/ledger/store.ts';
import { openStore } from '../src/stores/store.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const fileText = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

/** How many points of level 1 and 2 each section of ASVS 5.0.0 has: they come first, and those of level 3 after them. */
const SECTIONS = `
  1.1:2 1.2:9 1.3:11 1.4:3 1.5:2
  2.1:3 2.2:3 2.3:4 2.4:1
  3.2:2 3.3:4 3.4:6 3.5:5 3.7:2
  4.1:3 4.2:1 4.3:2 4.4:4
  5.1:1 5.2:3 5.3:2 5.4:3
  6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4
  7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2
  8.1:2 8.2:3 8.3:1 8.4:1
  9.1:3 9.2:4
  10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3
  11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1
  12.1:3 12.2:2 12.3:4
  13.1:1 13.2:5 13.3:2 13.4:5
  14.1:2 14.2:4 14.3:3
  15.1:3 15.2:3 15.3:7
  16.1:1 16.2:5 16.3:4 16.4:3 16.5:3
  17.1:1 17.2:4 17.3:2
`;
const POINTS = SECTIONS.trim()
  .split(/\s+/)
  .map((each) => each.split(':') as [string, string])
  .flatMap(([section, count]) => Array.from({ length: Number(count) }, (_, place) => `${section}.${place + 1}`));

describe('docs/security.md', () => {
  const rows = fileText('docs/security.md')
    .split('\n')
    .filter((line) => line.startsWith('| v5.0.0-'))
    .map((line) => line.split(' | ') as [string, string, string])
    .map(([id, , stands]) => ({ id: id.replace('| v5.0.0-', ''), stands }));

  test('every point of levels 1 and 2 stands there once, alone or by the star of its section', () => {
    expect(POINTS).toHaveLength(253);
    const told = rows.flatMap(({ id }) =>
      id.endsWith('*') ? POINTS.filter((point) => point.startsWith(id.slice(0, -1))) : [id],
    );
    expect(told.toSorted()).toEqual(POINTS.toSorted());
  });

  test('a star is for what does not apply, and everything else says how it stands', () => {
    expect(rows.filter(({ id, stands }) => id.endsWith('*') && !stands.startsWith('does not apply: '))).toEqual([]);
    expect(
      rows.filter(
        ({ stands }) =>
          !/^(?:held|in part|does not apply|the operator’s|\*\*missing\*\*)\b/.test(stands) &&
          !stands.startsWith('**missing**: '),
      ),
    ).toEqual([]);
  });

  test('what is held, wholly or in part, names tests that are there', () => {
    const held = rows.filter(({ stands }) => /^(?:held|in part)/.test(stands));
    expect(held.length).toBeGreaterThan(140);
    expect(held.filter(({ stands }) => !/`(?:src|test)\/\S+\.test\.ts`/.test(stands))).toEqual([]);
    const named = new Set(rows.flatMap(({ stands }) => stands.match(/(?<=`)(?:src|test)\/\S+\.test\.ts(?=`)/g) ?? []));
    expect([...named].filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  test.each(['passwords', 'ways-in', 'keys', 'connections', 'logs', 'libraries'])(
    'has the part #%s that points lead to',
    (part) => {
      const headings = [...fileText('docs/security.md').matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
        title.toLowerCase().replaceAll(' ', '-'),
      );
      expect(headings).toContain(part);
    },
  );
});

test('docs/permissions.md is the table in the code', async () => {
  const cell = (act: (typeof ACT_NAMES)[number]): string => ROLES.map((role) => extentOf(act, role) ?? '–').join(' | ');
  const page = `# Who may do what

Written from \`src/desk/accounts/permissions.ts\` by \`npx vitest run test/security.test.ts --update\`. *own*: in events that the account brought, or that are its club's or its federation's; an officer's are those of
the pools that he or she answers for, and of accounts those of people who bring events. *any*: everywhere. –: not at all. Whoever has no account reads what the public site shows. The desk, the API and the command line
ask this one table; \`src/http/desk/permissions.test.ts\`, \`src/http/api/permissions.test.ts\` and \`src/cli/permissions.test.ts\` call every page, form, route and verb as every role and as nobody.

| act | ${ROLES.join(' | ')} | second officer |
|---|${ROLES.map(() => '---').join('|')}|---|
${ACT_NAMES.map((act) => `| \`${act}\` | ${cell(act)} | ${CONFIRMED_ACTS.includes(act) ? 'yes' : ''} |`).join('\n')}
`;
  await expect(page).toMatchFileSnapshot('../docs/permissions.md');
});

interface Locked {
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
}

describe('libraries', () => {
  const { dependencies } = JSON.parse(fileText('package.json')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const page = fileText('docs/dependencies.md');

  test('every one has its reason, and no other', () => {
    const [runtime = '', built = ''] = page.split('## Built into our files');
    const named = (text: string): readonly string[] =>
      [...text.matchAll(/^\| `([^`]+)` \| \S/gm)].map(([, name]) => name as string);
    expect(named(runtime)).toEqual(Object.keys(dependencies));
    const bundled = fileText('dist/LICENCES.txt')
      .split('\n---\n\n')
      .map((part) => part.split('\n', 1)[0] as string);
    expect(named(built).filter((name) => !bundled.includes(name))).toEqual([]);
  });

  test('the licences of all that is installed are on the list', () => {
    const allowed = new Set(
      /^Of all packages .*?: (.*?)\. Others/ms
        .exec(page)?.[1]
        ?.match(
          /\b(?:MIT(?:-0)?|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|Python-2\.0|OFL-1\.1|MPL-2\.0)\b/g,
        ),
    );
    const { packages } = JSON.parse(fileText('package-lock.json')) as {
      readonly packages: Readonly<Record<string, Locked>>;
    };
    const installed = Object.entries(packages).filter(
      ([path, { dev, devOptional, link }]) =>
        path.startsWith('node_modules/') && dev !== true && devOptional !== true && link !== true,
    );
    expect(installed.length).toBeGreaterThan(100);
    // of “A OR B” one is enough, of “A AND B” both are needed
    const isAllowed = (text: string): boolean =>
      text
        .replaceAll(/[()]/g, '')
        .split(' OR ')
        .some((each) => each.split(' AND ').every((id) => allowed.has(id)));
    expect(
      installed
        .filter(([, { license = 'none' }]) => !isAllowed(license))
        .map(([path, { license }]) => `${path}: ${license}`),
    ).toEqual([]);
  });

  test('the inventory has what is installed and what is built in', () => {
    const sbom = JSON.parse(execFileSync(process.execPath, [join(ROOT, 'scripts/sbom.mjs')], { encoding: 'utf8' })) as {
      readonly bomFormat: string;
      readonly metadata: { readonly component: { readonly name: string } };
      readonly components: readonly {
        readonly name: string;
        readonly properties?: readonly { readonly name: string }[];
      }[];
    };
    expect([sbom.bomFormat, sbom.metadata.component.name]).toEqual(['CycloneDX', 'elobook']);
    const names = sbom.components.map(({ name }) => name);
    expect(Object.keys(dependencies).filter((name) => !names.includes(name))).toEqual([]);
    const bundled = sbom.components.filter(({ properties = [] }) =>
      properties.some(({ name }) => name === 'elobook:bundled'),
    );
    expect(bundled.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['kysely', 'typebox', 'd3-scale', '@simplewebauthn/browser']),
    );
    expect(names).not.toContain('vitest');
  });
});

describe('the sources', () => {
  const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|fixture)\.tsx?$/.test(name))
    .map((name) => ({ name, text: fileText(join('src', name)) }));
  const having = (pattern: RegExp): readonly string[] =>
    sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

  test('run no code that is made of text, and no command but the one that was typed', () => {
    expect(having(/\beval\(|new Function\(|innerHTML =/)).toEqual([]);
    // `endorse --command` runs what whoever calls it has typed, and no server can reach it
    expect(having(/shell: true/)).toEqual(['cli/other-program.ts']);
    expect(having(/from 'node:child_process'/).toSorted()).toEqual(['cli/other-program.ts', 'cli/worker-beside.ts']);
    expect(having(/other-program\.ts'/).filter((name) => !name.startsWith('cli/'))).toEqual([]);
  });

  test('hash by SHA-256 alone, and take chance for secrets from the system', () => {
    const hashes = sources.flatMap(({ text }) =>
      [...text.matchAll(/create(?:Hash|Hmac)\('([^']+)'/g)].map(([, name]) => name),
    );
    expect([...new Set(hashes)]).toEqual(['sha256']);
    expect(having(/Math\.random/)).toEqual(['stores/turns.ts']);
  });
});

test('no TRACE, no listing of a folder, no file of the project', async () => {
  const office = officeOver(await openStore(':memory:'));
  await enter(office, { kind: 'office.opened', data: { name: 'Test', timeZone: 'UTC', format: 1 } });
  const server = await buildServer(office, { assets: { names: {}, files: new Map() } });
  const status = async (method: 'GET' | 'TRACE', url: string): Promise<number> =>
    (await server.inject({ method: method as 'GET', url })).statusCode;
  expect(await status('TRACE', '/en/')).toBe(405);
  for (const url of [
    '/assets/',
    '/files/',
    '/.git/config',
    '/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/dist/',
  ]) {
    expect([url, await status('GET', url)]).toEqual([url, 404]);
  }
  await server.close();
  await office.store.close();
});

test('docs/privacy.md speaks of every table and of every kind of work, and names tests that are there', async () => {
  const page = fileText('docs/privacy.md');
  const words = new Set([...page.matchAll(/`([^`\n]+)`/g)].map(([, word]) => word as string));
  const store = await openStore(':memory:');
  const tables = await store.read(async (desk) => desk.tables);
  await store.close();
  expect(tables.length).toBeGreaterThan(10);
  expect(tables.filter((table) => !words.has(table))).toEqual([]);
  expect(WORK_KINDS.filter((kind) => !words.has(kind))).toEqual([]);
  const named = [...words].filter((word) => /^(?:src|test)\/\S+\.test\.ts$/.test(word));
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
