import { tellWrongInput } from '../../explain/calculator-words.ts';
import { type Say, speak } from '../../explain/language.ts';
import { type PhraseBook, type ToldStep, tellSteps } from '../../explain/tell.ts';
import {
  type Calculated,
  type Calculator,
  calculate,
  type EditionId,
  isEditionId,
  listCalculators,
  WrongInput,
} from '../../engine/index.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { isOptionOn, contentOf, phraseBookOf } from '../options.ts';
import { printJson, printLines } from '../print.ts';
import { indented } from './explain.ts';

type Given = Readonly<Record<string, unknown>>;

/** Options of the command itself; everything else belongs to the calculator. */
const COMMON = new Set(['rules', 'json', 'lang']);

export async function calcCommand(
  name: string | undefined,
  values: readonly string[],
  options: object,
): Promise<ExitCode> {
  if (name === undefined) {
    await printLines(listCalculators().flatMap(usageOf).slice(1));
    return 0;
  }
  if (values.length > 0) throw new UsageError(`calc ${name} takes its values as options, not "${values[0]}"`);
  const book = await phraseBookOf(options);
  const { rules, family, answer, steps } = await calculationOf(name, options);
  if (isOptionOn(options, 'json')) await printJson({ rulebook: rules, ...answer, steps }, 2);
  else
    await printLines([
      rules,
      '',
      ...wishLines(name, answer, book),
      ...answerLines(answer, book),
      ...stepLines(tellSteps(steps, family, book)),
    ]);
  return 0;
}

const stepLines = (steps: readonly ToldStep[]): readonly string[] =>
  steps.length === 0 ? [] : ['', ...steps.map(indented)];

async function calculationOf(name: string, options: object): Promise<Calculated> {
  try {
    return calculate(name, editionOf(options), fieldsOf(options as Given));
  } catch (error) {
    if (!(error instanceof WrongInput)) throw error;
    throw new UsageError(
      tellWrongInput(error, (await contentOf(options)).commands.calculators, (field) => `--${field}`),
    );
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
      .map(([name, value]) => [name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), value] as const)
      .map(([name, value]) => [name, valueOf(name, value)]),
  );

function valueOf(name: string, value: unknown): string {
  if (Array.isArray(value)) throw new UsageError(`--${name} is given more than once`);
  if (typeof value !== 'string') throw new UsageError(`--${name} needs a value`);
  return value;
}

const usageOf = ({ name, about, rules, fields, example }: Calculator): string[] => [
  '',
  `elobook calc ${name}: ${about}`,
  ...fields.map((field) => `  --${field.name.padEnd(14)} ${field.about}${field.needed === true ? ' (needed)' : ''}`),
  `  --${'rules'.padEnd(14)} ${rules.join(', ')}`,
  `  for example: elobook calc ${name} ${example}`,
];

/** What a wish comes to, in a sentence: each rulebook has its own name for the score. */
function wishLines(name: string, answer: object, { words, grammar }: PhraseBook): readonly string[] {
  if (name !== 'needed') return [];
  const { w, score, wins } = answer as Readonly<Record<string, number | null | undefined>>;
  const needed = w ?? score ?? wins ?? null;
  return [
    needed === null ? words.calculators.unreachable : words.calculators.needed(speak({ grammar }).score(needed)),
    '',
  ];
}

/** The answer as lines of name and value; what there is not is not shown. */
const answerLines = (answer: object, { words, grammar }: PhraseBook): string[] =>
  Object.entries(answer)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(
      ([name, value]) => `${words.calculators.labels[name] ?? name}: ${shown(value, words.none, speak({ grammar }))}`,
    );

function shown(value: unknown, none: string, say: Say): string {
  if (typeof value === 'number') return say.number(value);
  if (typeof value !== 'object' || value === null) return String(value ?? none);
  const parts = Array.isArray(value)
    ? value.map((each) => shown(each, none, say))
    : Object.entries(value).map(([name, each]) => `${name} ${shown(each, none, say)}`);
  return parts.length === 0 ? none : parts.join(Array.isArray(value) ? '; ' : ', ');
}
