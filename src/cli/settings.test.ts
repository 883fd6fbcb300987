import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { USAGE } from '../content/en/commands/usage.ts';
import { UsageError } from './exit.ts';
import { checkSettings, metricsPlace, NOT_OURS, type Setting, VARIABLES } from './settings.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const said = (
  environment: Readonly<Record<string, string>>,
  also: readonly Setting['name'][] = [],
): readonly string[] => {
  try {
    checkSettings(environment, also);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(UsageError);
    return (error as UsageError).toldIn(USAGE);
  }
};

test('everything that is wrong is told at once, each with what it takes', () => {
  const [unknown, metrics, url, more] = said({
    ELOBOOK_PUBLIC_URL: 'ratings.example.org',
    ELOBOOK_METRICS: 'many',
    ELOBOOK_DBS: 'office.db',
    ELOBOOK_AUTHOR: 'Kiss Anna',
    HOME: '/root',
  });
  expect(unknown).toMatch(
    /^there is no variable ELOBOOK_DBS\. Did you mean ELOBOOK_DB\? Take it out, or give it one of/,
  );
  expect([metrics, url, more]).toEqual([
    'ELOBOOK_METRICS takes a port such as 9464, or an address and a port such as 0.0.0.0:9464, not "many"',
    'ELOBOOK_PUBLIC_URL takes an address such as https://ratings.example.org, not "ratings.example.org"',
    undefined,
  ]);
  // a port is everybody's, and only a server looks at it
  expect(said({ PORT: 'many' })).toEqual([]);
  const told = said({ PORT: 'many', ELOBOOK_METRICS: 'many' }, ['PORT']);
  expect(told.map((each) => each.split(' ')[0])).toEqual(['ELOBOOK_METRICS', 'PORT']);
  expect(said({ ELOBOOK_PORT: '4080' })[0]).toMatch(/^there is no variable ELOBOOK_PORT\. Did you mean PORT\?/);
  expect(said({ ELOBOOK_SOMETHING_ELSE: 'x' })[0]).toMatch(
    /^there is no variable ELOBOOK_SOMETHING_ELSE\. Take it out/,
  );
});

test('a secret is never told', () => {
  const secrets = VARIABLES.filter(({ isSecret }) => isSecret === true).map(({ name }) => name);
  expect(secrets).toEqual(['ELOBOOK_DB', 'ELOBOOK_API_KEY', 'ELOBOOK_KEY', 'ELOBOOK_MAIL']);
  const told = said({ ELOBOOK_DB: 'mysql://rating:hunter2@db/office', ELOBOOK_MAIL: 'https://me:hunter2@mail' });
  expect(told).toHaveLength(2);
  expect(told.join('\n')).not.toContain('hunter2');
});

test.each([
  [
    'ELOBOOK_DB',
    ['office.db', '/srv/office.db', ':memory:', 'postgres://a@b/c', 'postgresql://a@b/c'],
    ['mysql://a/b', ' x'],
  ],
  ['ELOBOOK_KEY_FILE', ['/etc/office.key', 'a b.key'], [' ', 'x ']],
  ['ELOBOOK_HOST', ['0.0.0.0', '::1', 'localhost'], ['a b', 'http://x']],
  ['ELOBOOK_BASE', ['/ratings', '/a/b'], ['ratings', '/', '/a/../b']],
  ['ELOBOOK_PROXY', ['loopback', '10.0.0.0/8,::1'], ['any', '10.0.0.0/40']],
  ['ELOBOOK_LOG', ['json', 'none'], ['text', 'JSON']],
  ['ELOBOOK_UPGRADE_BACKUP', ['none', '/srv/backup'], ['backup', './x']],
  ['ELOBOOK_METRICS', ['9464', '0.0.0.0:9464', '[::]:0', 'metrics.example:1'], ['70000', ':9', 'a b:9', '']],
  ['ELOBOOK_MAIL_FROM', ['office@example.org'], ['office', 'a b@c']],
] as const)('%s takes %j and not %j', (name, right, wrong) => {
  const { isRight } = VARIABLES.find((each) => each.name === name) as Setting;
  expect([right.filter((value) => !isRight(value)), wrong.filter((value) => isRight(value))]).toEqual([[], []]);
});

test('metrics are at the machine itself where no address is given', () => {
  expect([metricsPlace('9464'), metricsPlace('[::]:1')]).toEqual([
    { host: '127.0.0.1', port: 9464 },
    { host: '::', port: 1 },
  ]);
});

test('what is empty is as if it were not there', () =>
  expect(said({ ELOBOOK_DB: '', ELOBOOK_NOTHING: '' })).toEqual([]));

/** Text of the files below a folder. */
const textsBelow = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => readFileSync(`${ROOT}/${folder}/${name}`, 'utf8'));

test('no variable is named anywhere that is not in the table', () => {
  const known = new Set<string>(VARIABLES.map(({ name }) => name));
  const texts = ['src', 'docs', 'test', 'bench', 'scripts', 'deploy'].flatMap((folder) =>
    textsBelow(folder, /(?<!settings\.test)\.(?:ts|tsx|md|mjs|yaml|service|env)$|Containerfile$/),
  );
  const named = new Set(texts.flatMap((text) => text.match(/\bELOBOOK_[A-Z]+(?:_[A-Z]+)*\b/g) ?? []));
  expect([...named].filter((name) => !known.has(name) && !NOT_OURS.test(name))).toEqual([]);
  expect([...known].filter((name) => name !== 'PORT' && !named.has(name))).toEqual([]);
});

test('the page about it has a row for each, with its option and what it takes', () => {
  const rows = readFileSync(`${ROOT}/docs/configuration.md`, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| /, '').trim()));
  expect(rows.map(([name, option]) => [name, option])).toEqual(
    VARIABLES.map(({ name, option, isSecret }) => [
      `\`${name}\`${isSecret === true ? ' (secret)' : ''}`,
      option === undefined ? '' : `\`${option}\``,
    ]),
  );
  const told = rows.map(([, , what]) => what?.replace(/^.*?It takes /, ''));
  expect(told).toEqual(VARIABLES.map(({ name }) => `${USAGE.setting.takes[name]}.`));
});
