/** `elobook keys show|new|retire|export`: the keys with which the office signs its lists. */
import { changeAs } from '../working-account.ts';
import type { KeyWords } from '../../content/en/commands/keys.ts';
import type { NewKey } from '../../desk/keys/new-key.ts';
import type { ShownKeys } from '../../desk/keys/show.ts';
import { type ActionInput, actionCommand } from '../actions.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { keyHolderOf } from '../key-place.ts';

import { isOptionOn } from '../options.ts';
import { Output } from '../output.ts';

type KeyActionInput = ActionInput<KeyWords>;

const ACTIONS = { show, new: make, retire, export: give } as const;
export const KEY_ACTIONS = Object.keys(ACTIONS);

export const keysCommand = actionCommand({
  name: 'keys',
  words: ({ keys }) => keys,
  actions: ACTIONS,
  reading: { show: 'anybody', export: 'anybody' },
  usual: 'show',
  check: (action, args) => {
    const most = action === 'retire' || action === 'export' ? 1 : 0;
    if (args.length > most) {
      throw new UsageError((words) => (most === 0 ? words.nothingMore : words.oneThingMore)(`keys ${action}`));
    }
  },
});

async function show({ office, at, options, words }: KeyActionInput): Promise<ExitCode> {
  const { showKeys } = await import('../../desk/keys/show.ts');
  const outcome = await showKeys(office, await keyHolderOf(options));
  return at.print(outcome, (shown) => keyLines(shown, words));
}

function keyLines({ keys, place, ready }: ShownKeys, words: KeyWords): readonly string[] {
  if (keys.length === 0) return [words.noKeys];
  return [
    ...keys.map(({ key, publicKey, from, until, disclosed }) => {
      const state = disclosed === true ? 'disclosed' : until === undefined ? 'in-force' : 'over';
      return `${key}  ${from} … ${(until ?? '').padEnd(from.length)}  ${publicKey}  ${words.states[state]}`;
    }),
    ...(ready ? [words.ready(String(place))] : []),
  ];
}

async function make({ office, at, options, words }: KeyActionInput): Promise<ExitCode> {
  const { newKey } = await import('../../desk/keys/new-key.ts');
  const { keyFinding } = await import('../../desk/findings/keys.ts');
  const holder = await keyHolderOf(options);
  const outcome =
    holder === undefined
      ? { findings: [keyFinding('keys.no-place', {})] }
      : await newKey(office, holder, await changeAs(office, options, 'keys.new'));
  return at.print(outcome, (made) => newKeyLines(made, words));
}

export const newKeyLines = ({ key, place, origin, replaces }: NewKey, words: KeyWords): readonly string[] => [
  words.announced(key, place, origin),
  ...(replaces === undefined ? [] : [words.replaces(replaces)]),
];

async function retire({ office, at, args, options, words }: KeyActionInput): Promise<ExitCode> {
  const [key] = args;
  if (key === undefined) throw new UsageError((words) => words.keys.retire);
  const { retireKey } = await import('../../desk/keys/retire.ts');
  const outcome = await retireKey(
    office,
    { key, disclosed: isOptionOn(options, 'disclosed') },
    await changeAs(office, options, 'keys.retire'),
  );
  return at.print(outcome, (retired) => [words.retired(retired.key)]);
}

const STANDARD_OUTPUT = '-';

async function give({ office, at, args, options, words, say }: KeyActionInput): Promise<ExitCode> {
  const { publicKeys, publicKeysText } = await import('../../desk/keys/announced.ts');
  const value = await publicKeys(office);
  const [name = STANDARD_OUTPUT] = args;
  const output = await Output.open(name, options, { kind: 'public-keys' });
  try {
    await output.write(new TextEncoder().encode(publicKeysText(value)));
    await output.keep();
  } finally {
    await output.drop();
  }
  if (name === STANDARD_OUTPUT) return 0;
  return at.print({ value, findings: [] }, ({ keys }) => [words.exported(name, keys.length, say)]);
}
