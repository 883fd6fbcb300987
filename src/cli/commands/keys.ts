/** `elobook keys show|new|retire|export`: the keys with which the office signs its lists. */
import type { KeyWords } from '../../content/en/commands/keys.ts';
import { type Say, speak } from '../../explain/language.ts';
import type { Office } from '../../desk/office.ts';
import type { NewKey } from '../../desk/keys/new-key.ts';
import type { ShownKeys } from '../../desk/keys/show.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { keyHolderOf } from '../key-place.ts';
import { type CommandContext, changeOptionsOf, printOutcome, readingOffice, withOffice } from '../office.ts';
import { isOptionOn, contentOf } from '../options.ts';
import { Output } from '../output.ts';

export const KEY_ACTIONS = ['show', 'new', 'retire', 'export'] as const;
type Action = (typeof KEY_ACTIONS)[number];

interface KeyActionInput {
  readonly office: Office;
  readonly at: CommandContext;
  readonly args: readonly string[];
  readonly options: object;
  readonly words: KeyWords;
  readonly say: Say;
}

const ACTIONS: Readonly<Record<Action, (input: KeyActionInput) => Promise<ExitCode>>> = {
  show,
  new: make,
  retire,
  export: give,
};

export async function keysCommand(
  action: string | undefined,
  args: readonly string[],
  options: object,
): Promise<ExitCode> {
  const known = KEY_ACTIONS.find((each) => each === (action ?? 'show'));
  if (known === undefined) throw new UsageError(`keys takes one of ${KEY_ACTIONS.join(', ')}`);
  const most = known === 'retire' || known === 'export' ? 1 : 0;
  if (args.length > most) throw new UsageError(`keys ${known} takes ${most === 0 ? 'nothing' : 'one thing'} more`);
  const language = await contentOf(options);
  const [words, say] = [language.commands.keys, speak(language)];
  const open = known === 'show' || known === 'export' ? readingOffice : withOffice;
  return open(options, (office, at) => ACTIONS[known]({ office, at, args, options, words, say }));
}

async function show({ office, at, options, words }: KeyActionInput): Promise<ExitCode> {
  const { showKeys } = await import('../../desk/keys/show.ts');
  const outcome = await showKeys(office, await keyHolderOf(options));
  return printOutcome(outcome, options, at.book, (shown) => keyLines(shown, words));
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
      : await newKey(office, holder, changeOptionsOf(options));
  return printOutcome(outcome, options, at.book, (made) => newKeyLines(made, words));
}

export const newKeyLines = ({ key, place, origin, replaces }: NewKey, words: KeyWords): readonly string[] => [
  words.announced(key, place, origin),
  ...(replaces === undefined ? [] : [words.replaces(replaces)]),
];

async function retire({ office, at, args, options, words }: KeyActionInput): Promise<ExitCode> {
  const [key] = args;
  if (key === undefined) throw new UsageError('keys retire takes the id of a key');
  const { retireKey } = await import('../../desk/keys/retire.ts');
  const outcome = await retireKey(
    office,
    { key, disclosed: isOptionOn(options, 'disclosed') },
    changeOptionsOf(options),
  );
  return printOutcome(outcome, options, at.book, (retired) => [words.retired(retired.key)]);
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
  return printOutcome({ value, findings: [] }, options, at.book, ({ keys }) => [
    words.exported(name, keys.length, say),
  ]);
}
