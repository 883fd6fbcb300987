import type { CalculatorWords } from '../../content/en/commands/calculators.ts';
import { type CalculatorName, type FieldWords, tellWrongInput } from '../../explain/calculator-words.ts';
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
    const { calculators } = (await contentOf(options)).commands;
    await printLines(
      listCalculators()
        .flatMap((each) => usageLines(each, calculators))
        .slice(1),
    );
    return 0;
  }
  if (values.length > 0) throw new UsageError((words) => words.calc.values(name, values[0] as string));
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
    const { calculators } = (await contentOf(options)).commands;
    throw new UsageError(() => tellWrongInput(error, calculators, (field) => `--${field}`));
  }
}

function editionOf(options: object): EditionId | undefined {
  const { rules } = options as Given;
  if (rules === undefined) return undefined;
  if (typeof rules === 'string' && isEditionId(rules)) return rules;
  throw new UsageError((words) => words.editionListed('--rules'));
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
  if (Array.isArray(value)) throw new UsageError((words) => words.repeated(`--${name}`));
  if (typeof value !== 'string') throw new UsageError((words) => words.valueNeeded(`--${name}`));
  return value;
}

/** A calculator with its options, as the list of all has it. */
function usageLines({ name, rules, fields, example }: Calculator, words: CalculatorWords): readonly string[] {
  const line = (option: string, told: string): string => `  --${option.padEnd(14)} ${told}`;
  return [
    '',
    `elobook calc ${name}: ${words.calculators[name as CalculatorName].lead}`,
    ...fields.map((field) => {
      const { label, hint } = words.fields[field.name] as FieldWords;
      const told = hint === undefined ? label : `${label} (${hint})`;
      return line(field.name, field.needed === true ? `${told}; ${words.listed.needed}` : told);
    }),
    line('rules', rules.join(', ')),
    `  ${words.listed.example}: elobook calc ${name} ${example}`,
  ];
}

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
