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
import { optionsRead } from './command-options.ts';

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

const HEADING = '## What every verb may remove';

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
    'log open',
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

/** Where the action of a command is, if it is not in the file of its command under its own name. Actions on pools share a function. */
const PLACES: Readonly<Record<string, readonly [file: string, action: string]>> = {
  publish: ['publish', 'publishCommand'],
  decide: ['decide', 'decideCommand'],
  rerate: ['rerate', 'applyCommand'],
  'office set': ['office-set', 'officeSetCommand'],
  'federations set': ['pools', 'federationsCommand'],
  pools: ['pools', 'poolsCommand'],
};

/** Options that are no input of an act. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  'every change has them': ['db', 'json', 'allPlaces', 'lang', 'as', 'ground', 'clockIsRight', 'dryRun'],
  'they say how mail is sent from this machine': ['mail', 'mailFrom', 'publicUrl'],
  'they are about files and bounds of this machine': ['limit', 'memoryKey', 'key', 'to', 'format', 'replace'],
  'they choose the act': ['erase', 'revoke', 'secondFactor', 'apply'],
  'they say how much is shown': ['all'],
};

const EVENT_FACTS = ['name', 'place', 'federation', 'start', 'end', 'system', 'rounds'];
const CARD = 'name birth sex federation title fide komir orr pin club guestClub deceased blocked exempt'.split(' ');
const CARD_OPTIONS = [...CARD, 'private', 'order', 'licence', 'furtherTitle', 'without'];
const all = (options: readonly string[], ...members: string[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(options.map((option) => [option, members]));
const ENTERING = { although: ['although', 'remembered', 'komir'] };
const WAIVERS = all(['waive', 'by'], 'waivers');

/** Options that become other members than their names say; one with the name of a member is that member. */
const OTHERWISE: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'events register': all(EVENT_FACTS, 'facts'),
  'events change': { ...all(EVENT_FACTS, 'facts'), entrant: ['entrants'] },
  'events arbiters': { arbiter: ['arbiters'] },
  'events answer': { although: ['although', 'remembered'] },
  'events accept': { ...WAIVERS, although: ['although', 'takes'] },
  'events withdraw': { although: ['takes'] },
  'events correct': { ...WAIVERS, rating: ['ratings'], result: ['results'], although: ['although', 'takes'] },
  'players import': {
    ...all(['whole', 'add'], 'how'),
    leaveOut: ['faulty'],
    undo: ['import'],
    although: [...ENTERING.although, 'takes'],
  },
  'players add': { ...all(CARD_OPTIONS, 'card'), ...ENTERING },
  'players change': { ...all(CARD_OPTIONS, 'fields'), ...ENTERING },
  'players split': { ...all(CARD_OPTIONS, 'to'), event: ['events'], ...ENTERING },
  'players erase': { although: ['lostKey', 'namingGround'] },
  'players tidy': { undo: ['players'], all: ['all'] },
  pools: {
    reading: ['readings'],
    revoke: ['adjusts'],
    although: ['again'],
    ...all(['nameEn', 'nameHu', 'nameRu'], 'names'),
  },
  rerate: { rules: ['edition'], reading: ['readings'] },
  'office set': all(['nameEn', 'nameHu', 'nameRu'], 'names'),
  'users add': { pool: ['pools'] },
  'users change': { pool: ['pools'], ...all(['close', 'reopen'], 'closed') },
  'users invite': { lang: ['language'] },
  'users reset': { lang: ['language'] },
  'users keys': { scope: ['scopes'] },
  'webhooks add': { event: ['events'] },
};

/** Members that stand behind a command without an option. */
const ARGUMENTS: readonly string[] =
  'event question answer text player players into club entry pool federation account user key url webhook name'.split(
    ' ',
  );

describe('what an act takes its command takes, and the other way round', () => {
  const declared = new Set(
    [...text('src/cli/main.ts').matchAll(/'--([a-z-]+)/g)].map(([, option]) =>
      (option as string).replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    ),
  );
  for (const name of ['nameEn', 'nameHu', 'nameRu', 'encoding', 'facts', 'list']) declared.add(name);
  const groupOf = (command: string): string => {
    const [first = '', second = ''] = command.split(' ');
    return first === 'pools' || ['publish', 'decide', 'rerate'].includes(first) ? first : `${first} ${second}`;
  };
  const groups = new Map<string, Set<string>>();
  for (const { command, input } of ACTS) {
    const group = groupOf(command);
    groups.set(group, new Set([...(groups.get(group) ?? []), ...Object.keys(input.properties)]));
  }

  for (const [group, members] of groups) {
    test(group, () => {
      const [first = '', second = ''] = group.split(' ');
      const [file, action] = PLACES[group] ?? [first, second];
      const read = [...optionsRead(`commands/${file}.ts`, action)].map((option) => option.split('=')[0] as string);
      const otherwise = OTHERWISE[group] ?? {};
      const beside = new Set(Object.values(BESIDE).flat());
      const options = new Set(read.filter((option) => declared.has(option) || option in otherwise));
      const told = [...options].flatMap(
        (option) => otherwise[option] ?? (members.has(option) ? [option] : beside.has(option) ? [] : [`--${option}`]),
      );
      // what the command takes and the act does not is told by the option itself
      expect([...new Set(told)].filter((member) => !members.has(member)).toSorted()).toEqual([]);
      expect(Object.keys(otherwise).filter((option) => !read.includes(option) && !/^name..$/.test(option))).toEqual([]);
      const said = new Set([...told, ...ARGUMENTS, ...(/^(?:pools|office set)$/.test(group) ? ['names'] : [])]);
      expect([...members].filter((member) => !said.has(member)).toSorted()).toEqual([]);
    });
  }
});
