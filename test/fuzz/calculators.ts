/** Questions to the calculators, as a command line or an address has them: each is answered in numbers, or it is said what is wrong. */
import { type Chance, type FuzzTarget, law, spoilt } from '../../src/formats/fuzz.fixture.ts';
import { calculate, listCalculators, WrongInput, wrongInputs } from '../../src/rulebooks/calculators.ts';
import type { EditionId } from '../../src/rulebooks/rulebook.ts';

const questions = listCalculators().flatMap(({ name, rules, example }) =>
  [undefined, ...rules].map((edition) => `${name}${edition === undefined ? '' : ` --rules ${edition}`} ${example}`),
);
const fields = [...new Set(listCalculators().flatMap((each) => each.fields.map(({ name }) => ` --${name} `)))];
const NUMBERS = [
  '0',
  '-1',
  '1',
  '0.5',
  '½',
  '0,5',
  '1000000',
  '99999999999',
  '1e9',
  '.',
  '−155',
  '2400',
  '1400',
  '100',
];
const TEXTS = [
  '2300:1,2145:0.5',
  '2220/3:1',
  '2087/1:1',
  '1d',
  '20k',
  '2024-02-30',
  '1990',
  '2010-05-01',
  ',',
  ':',
  '/',
];

const allNumbers = (value: unknown): boolean =>
  typeof value === 'number'
    ? Number.isFinite(value)
    : typeof value !== 'object' || value === null || Object.values(value).every(allNumbers);

const files = questions.map((question) => new TextEncoder().encode(question));
const words = [...fields, ...NUMBERS, ...TEXTS, ' --rules ', ' --nobody '];

/** Mostly a question with other numbers, else a spoilt one. */
function questionOf(chance: Chance): Uint8Array {
  if (chance(3) === 0) return spoilt({ files, words }, chance);
  const question = questions[chance(questions.length)] as string;
  const numbered = question.replaceAll(/(?<=[ :,/])\d+(?:\.5)?(?=[ :,/]|$)/g, (number) =>
    chance(3) > 0
      ? number
      : chance(4) === 0
        ? (NUMBERS[chance(NUMBERS.length)] as string)
        : String(chance(2 * Number(number) + 2)),
  );
  return new TextEncoder().encode(numbered);
}

export const CALCULATOR_FUZZ: FuzzTarget = {
  name: 'calculators',
  files,
  words,
  make: questionOf,
  most: 100,
  read: (bytes) => {
    const [name = '', ...given] = new TextDecoder().decode(bytes).split(' --');
    const values: Record<string, string> = {};
    for (const each of given) {
      const at = `${each} `.indexOf(' ');
      values[each.slice(0, at)] = each.slice(at + 1).trim();
    }
    const { rules, ...others } = values;
    let answer: object | undefined;
    try {
      answer = calculate(name.trim(), rules as EditionId | undefined, others);
    } catch (error) {
      if (!(error instanceof WrongInput)) throw error;
    }
    law(answer === undefined || allNumbers(answer), 'every number of an answer is one');
    const wrong = wrongInputs(name.trim(), rules as EditionId | undefined, others);
    law(wrong.length > 0 === (answer === undefined), 'a question without an answer is told what is wrong with it');
    return wrong.map(({ code }) => ({ code, weight: 'refuse', facts: {} }));
  },
};
