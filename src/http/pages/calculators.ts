/**
 * `/calculators` and `/calculators/{name}?…`: the page computes by itself; a filled-in address is also answered by the
 * server.
 */
import { contentIn } from '../../content/languages.ts';
import {
  calculate,
  type EditionFacts,
  type EditionId,
  listCalculators,
  listEditions,
  WrongInput,
  wrongInputs,
} from '../../engine/index.ts';
import type { CalculatorOutcome } from '../../web/pages/calculators/answer.tsx';
import { calculatorPage, calculatorsPage } from '../../web/pages/calculators/page.tsx';
import { dayMeant, filledIn, rulesMeant } from '../../web/pages/calculators/question.ts';
import { wrongText } from '../../web/pages/calculators/wrong.ts';
import type { Site } from '../../web/site.ts';
import type { PageRoute } from '../page-route.ts';

export const CALCULATORS_PAGE: PageRoute = {
  path: '/calculators',
  make: ({ site }) => calculatorsPage(editionsOf, site),
};

/** The editions of a calculator. */
function editionsOf(name: string): readonly EditionFacts[] {
  const rules = listCalculators().find((each) => each.name === name)?.rules;
  return listEditions().filter(({ id }) => rules?.includes(id) === true);
}

export const CALCULATOR_PAGE: PageRoute = {
  path: '/calculators/:name',
  make: async ({ params, query, site }) => {
    const calculator = listCalculators().find(({ name }) => name === params['name']);
    if (calculator === undefined) return undefined;
    const editions = listEditions();
    const fields = new Set(['rules', 'date', ...calculator.fields.map(({ name }) => name)]);
    const given = Object.fromEntries(Object.entries(filledIn(query)).filter(([name]) => fields.has(name)));
    const { rules: _rules, date: _date, ...values } = given;
    const rules = rulesMeant(given, calculator, editions);
    const isAsked = Object.keys(values).length > 0;
    const answered = !isAsked
      ? undefined
      : rules === 'none'
        ? { wrong: [site.pages.calculators.noEdition(dayText(dayMeant(given) ?? '', site))] }
        : answerTo(calculator.name, rules, values, site);
    return calculatorPage({ calculator, editions, given, answered, book: (await contentIn(site.language)).book }, site);
  },
};

/** As it was written, if it is not a day. */
const dayText = (day: string, { say }: Site): string => (/^\d{4}-\d\d-\d\d$/.test(day) ? say.date(day) : day);

function answerTo(
  name: string,
  rules: EditionId,
  values: Readonly<Record<string, string>>,
  { pages, commands }: Site,
): CalculatorOutcome {
  try {
    return { calculated: calculate(name, rules, values) };
  } catch (error) {
    if (!(error instanceof WrongInput)) throw error;
    const { names } = pages.rulebooks;
    return {
      wrong: wrongInputs(name, rules, values).map((each) =>
        wrongText(each, commands.calculators, (edition) => names[edition as EditionId]),
      ),
    };
  }
}
