/** The manual's table of verbs is complete: each command, each of its actions, one row. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { HELP } from '../src/content/en/commands/help.ts';
import { EVENT_ACTIONS } from '../src/cli/commands/events.ts';
import { KEY_ACTIONS } from '../src/cli/commands/keys.ts';
import { JOB_ACTIONS } from '../src/cli/commands/jobs.ts';
import { REQUEST_ACTIONS } from '../src/cli/commands/requests.ts';
import { WEBHOOK_ACTIONS } from '../src/cli/commands/webhooks.ts';
import { USER_ACTIONS } from '../src/cli/commands/users.ts';
import { ACTS } from '../src/acts/registry.ts';
import { PLAYER_ACTIONS } from '../src/cli/commands/players.ts';

const text = (path: string): string => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');

const COMMAND = /(?:\.command|changing|atOffice|recorded)\(\s*'([a-z-]+)([^']*)',\s*help\.(\w+)\.does/g;

/** `Players: import, export (all of them), add`: the actions that the help names. */
const actionsIn = (says: string): readonly string[] =>
  says
    .slice(says.indexOf(':') + 1)
    .replaceAll(/\([^)]*\)/g, '')
    .split(',')
    .map((each) => each.trim());

/** `players import`, `publish` and all others, as the help has them. */
function verbs(): readonly string[] {
  return [...text('src/cli/main.ts').matchAll(COMMAND)].flatMap(([, name = '', takes = '', key]) =>
    takes.startsWith(' [action] [...args]') || takes === ' [action]'
      ? actionsIn(HELP[key as 'players'].does).map((action) => `${name} ${action}`)
      : [name],
  );
}

const HEADING = '## What every verb may take away';

interface Row {
  readonly verbs: readonly string[];
  readonly cells: readonly string[];
}

function rows(): readonly Row[] {
  const [, after = ''] = text('docs/operating.md').split(`${HEADING}\n`);
  const table = (after.split('\n## ')[0] as string).split('\n').filter((line) => line.startsWith('| `'));
  return table.map((line) => {
    const [first = '', ...cells] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { verbs: [...first.matchAll(/`([^`]+)`/g)].map(([, verb]) => verb as string), cells };
  });
}

describe('the table of verbs', () => {
  test('the help names the actions that there are', () => {
    const ofHelp = (command: string): readonly string[] =>
      verbs().flatMap((verb) => (verb.startsWith(`${command} `) ? [verb.slice(command.length + 1)] : []));
    expect(ofHelp('players').toSorted()).toEqual([...PLAYER_ACTIONS].sort());
    expect(ofHelp('events').toSorted()).toEqual([...EVENT_ACTIONS].sort());
    expect(ofHelp('keys').toSorted()).toEqual([...KEY_ACTIONS].sort());
    expect(ofHelp('users').toSorted()).toEqual([...USER_ACTIONS].sort());
    expect(ofHelp('webhooks').toSorted()).toEqual([...WEBHOOK_ACTIONS].sort());
    expect(ofHelp('requests').toSorted()).toEqual([...REQUEST_ACTIONS].sort());
    expect(ofHelp('jobs').toSorted()).toEqual([...JOB_ACTIONS].sort());
  });

  test('has every verb once, and no other', () => {
    const named = rows().flatMap((row) => row.verbs);
    expect(verbs().length).toBeGreaterThan(50);
    expect(named.toSorted()).toEqual([...verbs()].sort());
  });

  test('says of each what it may lose, how that is shown before, and how it is undone', () => {
    for (const { verbs: named, cells } of rows()) {
      expect(cells, named.join()).toHaveLength(3);
      for (const cell of cells) expect(cell, named.join()).not.toBe('');
    }
  });
});

/** Commands that change nothing in the office, or nothing that is anybody's act in it. */
const NO_ACTS: Readonly<Record<string, readonly string[]>> = {
  'they only show or give out': [
    'office status',
    'pools show',
    'federations show',
    'players imports',
    'players export',
    'players find',
    'players show',
    'players data',
    'players clubs',
    'players forms',
    'events questions',
    'events export',
    'events show',
    'events list',
    'keys show',
    'keys export',
    'users list',
    'webhooks list',
    'webhooks deliveries',
    'requests list',
    'requests show',
    'jobs list',
    'jobs show',
    'preview',
    'lists',
    'audit',
    'verify',
    'drift',
    'gaps',
    'diff',
    'verify-list',
    'log show',
    'prove',
    'audit-files',
    'serve',
    'site',
    'backup',
    'export',
    'office public-role',
  ],
  'they know no office': [
    'rate',
    'explain',
    'check',
    'check-page',
    'calc',
    'rulebooks',
    'convert',
    'generate',
    'endorse',
    'schema',
    'verify-proof',
    'witness',
  ],
  'they make an office': ['office init', 'demo', 'import', 'restore'],
  'they are done with acts of others': ['requests confirm', 'requests decline', 'jobs again', 'work'],
  // the private half lies where the program runs, and is sent to nobody
  'they touch files of this machine': ['keys new', 'log sign'],
  'they are about the record of who read, which lies beside the ledger': ['office readings'],
};

describe('every act has its command, and every command that changes something its act', () => {
  /** `players import --undo` is an act of `players import`; `users keys new` one of `users keys`. */
  const commandOf = (words: string): string | undefined => {
    const [first, second] = words.split(' ');
    return verbs().find((verb) => verb === first || verb === `${first} ${second}`);
  };

  test('every act is a command of the help', () => {
    for (const { id, command } of ACTS) expect([id, commandOf(command)]).toEqual([id, expect.anything()]);
  });

  test('every command is an act, or it is told why not', () => {
    const acts = new Set(ACTS.map(({ command }) => commandOf(command)));
    const others = Object.values(NO_ACTS).flat();
    expect(
      verbs()
        .filter((verb) => !acts.has(verb))
        .toSorted(),
    ).toEqual(others.toSorted());
  });
});
