/** Calculators and rulebooks: they depend on the rules alone, not on the office. */
import { tellWrongInput } from '../../explain/calculator-words.ts';
import { type Content, readingsOf, sourcesTold } from '../../content/content.ts';
import type { ClauseReading } from '../../explain/reading.ts';
import { contentIn, pageContentIn, type Language } from '../../content/languages.ts';
import { tellSteps } from '../../explain/tell.ts';
import {
  calculate,
  type EditionFacts,
  isEditionId,
  listCalculators,
  listEditions,
  WrongInput,
  wrongInputs,
} from '../../engine/index.ts';
import { type PublicRulebook, rulebookOf } from '../../reading/public/rulebook.ts';
import { ProblemError } from '../problem.ts';
import { apiRoute } from './route.ts';
import {
  CalculationSchema,
  CalculationQuerySchema,
  CalculatorParamsSchema,
  CalculatorsSchema,
  ClauseSchema,
  ClauseParamsSchema,
  EditionParamsSchema,
  EditionsSchema,
  LangQuerySchema,
  PoolChangeReadingsSchema,
  RulebookSchema,
} from './schemas.ts';

const CALCULATORS = apiRoute({
  name: 'calculators',
  path: '/calculators',
  tag: 'calculators',
  query: LangQuerySchema,
  answer: CalculatorsSchema,
  lasting: 'with-the-program',
  make: async ({ language }) => {
    const { calculators, fields } = (await contentIn(language)).commands.calculators;
    return {
      calculators: listCalculators().map(({ name, rules, fields: asked }) => ({
        name,
        title: calculators[name as keyof typeof calculators].title,
        rules,
        fields: asked.map(({ name: field, needed = false }) => ({
          name: field,
          label: fields[field]?.label ?? field,
          needed,
        })),
      })),
    };
  },
});

const CALCULATION = apiRoute({
  name: 'calculate',
  path: '/calculators/:name',
  tag: 'calculators',
  params: CalculatorParamsSchema,
  query: CalculationQuerySchema,
  answer: CalculationSchema,
  problems: ['unknown-calculator', 'unknown-edition', 'wrong-input'],
  lasting: 'with-the-program',
  make: async ({ params: { name }, query, language }) => {
    if (!listCalculators().some((each) => each.name === name)) throw new ProblemError('unknown-calculator');
    const { rules, lang: _lang, ...values } = query as Readonly<Record<string, string>>;
    if (rules !== undefined && !isEditionId(rules)) throw new ProblemError('unknown-edition');
    const { book, commands } = await contentIn(language);
    try {
      const calculated = calculate(name, rules, values);
      const text = tellSteps(calculated.steps, calculated.family, book);
      return {
        name,
        rules: calculated.rules,
        answer: calculated.answer,
        lang: language,
        text,
        steps: calculated.steps,
      };
    } catch (error) {
      if (!(error instanceof WrongInput)) throw error;
      const told = (wrong: WrongInput): string => tellWrongInput(wrong, commands.calculators, (field) => field);
      const errors = wrongInputs(name, rules, values).map((wrong) => ({
        parameter: (wrong.facts as { readonly field?: string }).field ?? '',
        detail: told(wrong),
      }));
      throw new ProblemError('wrong-input', { detail: errors.map(({ detail }) => detail).join('; '), errors });
    }
  },
});

const shownEdition = async ({ id, family, from, to, clauses }: EditionFacts, language: Language): Promise<object> => ({
  edition: id,
  family,
  name: (await pageContentIn(language)).pages.rulebooks.names[id],
  from,
  to,
  clauses,
});

const RULEBOOKS = apiRoute({
  name: 'rulebooks',
  path: '/rulebooks',
  tag: 'rulebooks',
  query: LangQuerySchema,
  answer: EditionsSchema,
  lasting: 'with-the-program',
  make: async ({ language }) => ({
    rulebooks: await Promise.all(listEditions().map((edition) => shownEdition(edition, language))),
  }),
});

const bookOf = (edition: string): PublicRulebook => {
  const book = rulebookOf(edition);
  if (book === undefined) throw new ProblemError('unknown-edition');
  return book;
};

async function shownClause(
  book: PublicRulebook,
  clause: string,
  language: Language,
): Promise<{ readonly clause: string } | undefined> {
  const found = book.contents.find((each) => each.clause === clause);
  if (found === undefined) return undefined;
  const content = await contentIn(language);
  const text = (await content.loadClauses())[book.id]?.[clause];
  const { sources, ...shown } = found;
  return { ...shown, ...text, source: sourcesTold(sources, await content.loadSources()) } as typeof found;
}

async function shownReadings(readings: readonly ClauseReading<string>[], content: Content): Promise<readonly object[]> {
  const names = await content.loadSources();
  return readings.map(({ id, question, reading, otherwise, confidence, sources }) => ({
    id,
    question,
    reading,
    otherwise,
    confidence,
    source: sourcesTold(sources, names),
  }));
}

const RULEBOOK = apiRoute({
  name: 'rulebook',
  path: '/rulebooks/:edition',
  tag: 'rulebooks',
  params: EditionParamsSchema,
  query: LangQuerySchema,
  answer: RulebookSchema,
  problems: ['unknown-edition'],
  lasting: 'with-the-program',
  make: async ({ params, language }) => {
    const book = bookOf(params.edition);
    const contents = await Promise.all(book.contents.map(({ clause }) => shownClause(book, clause, language)));
    return { ...(await shownEdition(book, language)), contents, tables: book.tables };
  },
});

const CLAUSE = apiRoute({
  name: 'clause',
  path: '/rulebooks/:edition/clauses/:clause',
  tag: 'rulebooks',
  params: ClauseParamsSchema,
  query: LangQuerySchema,
  answer: ClauseSchema,
  problems: ['unknown-edition', 'unknown-clause'],
  lasting: 'with-the-program',
  make: async ({ params, language }) => {
    const book = bookOf(params.edition);
    const clause = await shownClause(book, params.clause, language);
    if (clause === undefined) throw new ProblemError('unknown-clause');
    const content = await contentIn(language);
    const readings = await readingsOf(book.id, content);
    return {
      edition: book.id,
      ...clause,
      readings: await shownReadings(
        readings.filter(({ clauses }) => clauses.includes(params.clause)),
        content,
      ),
    };
  },
});

const POOL_CHANGES = apiRoute({
  name: 'poolChangeReadings',
  path: '/rulebooks/pool-changes/readings',
  tag: 'rulebooks',
  query: LangQuerySchema,
  answer: PoolChangeReadingsSchema,
  lasting: 'with-the-program',
  make: async ({ language }) => {
    const content = await contentIn(language);
    return { readings: await shownReadings(await content.loadPoolChangeReadings(), content) };
  },
});

export const BOOK_ROUTES = [CALCULATORS, CALCULATION, RULEBOOKS, POOL_CHANGES, RULEBOOK, CLAUSE];
