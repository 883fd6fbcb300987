/** The manual's table of verbs is complete: each command, each of its actions, one row. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { EVENT_ACTIONS } from '../src/cli/commands/events.ts';
import { KEY_ACTIONS } from '../src/cli/commands/keys.ts';
import { PLAYER_ACTIONS } from '../src/cli/commands/players.ts';

const text = (path: string): string => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');

const COMMAND = /(?:\.command|changing|atOffice|recorded)\(\s*'([a-z-]+)([^']*)',\s*'([^']*)'/g;

/** `Players: import, export (all of them), add`: the actions that the help names. */
const actionsIn = (says: string): readonly string[] =>
  says
    .slice(says.indexOf(':') + 1)
    .replaceAll(/\([^)]*\)/g, '')
    .split(',')
    .map((each) => each.trim());

/** `players import`, `publish` and all others, as the help has them. */
function verbs(): readonly string[] {
  return [...text('src/cli/main.ts').matchAll(COMMAND)].flatMap(([, name = '', takes = '', says = '']) =>
    takes.startsWith(' [action] [...args]') || takes === ' [action]'
      ? actionsIn(says).map((action) => `${name} ${action}`)
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
