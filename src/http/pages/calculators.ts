/** `/calculators` and `/calculators/{name}?…`: the page computes by itself; a filled-in address is answered at once, too. */
import { tellWrongInput } from '../../explain/calculator-words.ts';
import {
  calculate,
  type EditionId,
  isEditionId,
  listCalculators,
  listEditions,
  WrongInput,
} from '../../office/index.ts';
import type { Answered } from '../../web/pages/calculators/answer.tsx';
import { calculatorPage, calculatorsPage } from '../../web/pages/calculators/page.tsx';
import { editionOfDay, filledIn } from '../../web/pages/calculators/question.ts';
import { QUESTION_WORDS } from '../../web/pages/calculators/words.ts';
import type { Site } from '../../web/site.ts';
import type { PageRoute } from '../page-route.ts';
import { phraseBook } from '../phrases.ts';

export const CALCULATORS: PageRoute = { path: '/calculators', make: ({ site }) => calculatorsPage(site) };

export const CALCULATOR: PageRoute = {
  path: '/calculators/:name',
  make: async ({ params, query, site }) => {
    const calculator = listCalculators().find(({ name }) => name === params['name']);
    if (calculator === undefined) return undefined;
    const editions = listEditions();
    const fields = new Set(['rules', 'date', ...calculator.fields.map(({ name }) => name)]);
    const given = Object.fromEntries(Object.entries(filledIn(query)).filter(([name]) => fields.has(name)));
    const { rules, date, ...values } = given;
    const edition = rules ?? (date === undefined ? undefined : editionOfDay(editions, date));
    const isAsked = Object.keys(values).length > 0;
    const answered = isAsked ? answerTo(calculator.name, edition, values, site) : undefined;
    return calculatorPage({ calculator, editions, given, answered, book: await phraseBook(site.language) }, site);
  },
};

function answerTo(
  name: string,
  rules: string | undefined,
  values: Readonly<Record<string, string>>,
  { language }: Site,
): Answered {
  try {
    const edition: EditionId | undefined = rules !== undefined && isEditionId(rules) ? rules : undefined;
    return { calculated: calculate(name, edition, values) };
  } catch (error) {
    if (!(error instanceof WrongInput)) throw error;
    const words = QUESTION_WORDS[language];
    return { wrong: tellWrongInput(error, words, (field) => words.fields[field]?.label ?? field) };
  }
}
