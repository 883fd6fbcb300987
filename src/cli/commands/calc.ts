import { type PhraseBook, tellSteps } from '../../explain/tell.ts';
import {
  type Calculator,
  calculate,
  type EditionId,
  isEditionId,
  listCalculators,
  Question,
} from '../../office/index.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { isOn, phraseBookOf } from '../options.ts';

type Given = Readonly<Record<string, unknown>>;

/** Options of the command itself; everything else belongs to the calculator. */
const COMMON = new Set(['--', 'rules', 'json', 'lang']);

export async function calcCommand(
  name: string | undefined,
  values: readonly string[],
  options: object,
): Promise<ExitCode> {
  if (name === undefined) return print(listCalculators().flatMap(usageOf));
  if (values.length > 0) throw new UsageError(`calc ${name} takes its values as options, not "${values[0]}"`);
  const book = await phraseBookOf(options);
  const calculated = asked(name, options);
  if (isOn(options, 'json')) return print([JSON.stringify({ ...calculated.answer, steps: calculated.steps }, null, 2)]);
  const steps = tellSteps(calculated.steps, calculated.family, book);
  return print([
    ...answerLines(calculated.answer, book),
    ...(steps.length === 0 ? [] : ['', ...steps.map(({ text, depth }) => '  '.repeat(depth) + text)]),
  ]);
}

function asked(name: string, options: object): ReturnType<typeof calculate> {
  try {
    return calculate(name, editionOf(options), fieldsOf(options as Given));
  } catch (error) {
    if (error instanceof Question) throw new UsageError(error.message);
    throw error;
  }
}

function editionOf(options: object): EditionId | undefined {
  const { rules } = options as Given;
  if (rules === undefined) return undefined;
  if (typeof rules === 'string' && isEditionId(rules)) return rules;
  throw new UsageError('--rules takes an edition, such as fide-2024; "elobook rulebooks" lists them');
}

/** `--other-games 3` arrives as `otherGames`. */
const fieldsOf = (options: Given): Record<string, string> =>
  Object.fromEntries(
    Object.entries(options)
      .filter(([name]) => !COMMON.has(name))
      .map(([name, value]) => [name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), String(value)]),
  );

const usageOf = ({ name, about, rules, fields, example }: Calculator): string[] => [
  `elobook calc ${name}: ${about}`,
  ...fields.map((field) => `  --${field.name.padEnd(14)} ${field.about}${field.needed === true ? ' (needed)' : ''}`),
  `  --${'rules'.padEnd(14)} ${rules.join(', ')}`,
  `  for example: elobook calc ${name} ${example}`,
  '',
];

/** The answer as lines of name and value. */
const answerLines = (answer: object, book: PhraseBook): string[] =>
  Object.entries(answer).map(
    ([name, value]) =>
      `${name}: ${typeof value === 'object' && value !== null ? JSON.stringify(value) : (value ?? book.words.none)}`,
  );

function print(lines: readonly string[]): ExitCode {
  process.stdout.write(`${lines.join('\n').trimEnd()}\n`);
  return 0;
}
