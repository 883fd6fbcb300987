/** The calculators: which there are, and each as a form. The form works by itself; with a script it answers while one types. */
import type { VNode } from 'preact';
import { CALCULATOR_NAMES, type CalculatorName } from '../../../explain/calculator-words.ts';
import type { PhraseBook } from '../../../explain/tell.ts';
import type { EditionFacts } from '../../../office/rulebooks.ts';
import type { Calculator, Field } from '../../../rulebooks/calculators.ts';
import type { EditionId } from '../../../rulebooks/rulebook.ts';
import type { Page } from '../../page.tsx';
import type { Site } from '../../site.ts';
import { RULEBOOKS_WORDS } from '../rulebooks/words.ts';
import { Answer, type Answered } from './answer.tsx';
import { exampleOf } from './question.ts';
import { CALCULATORS_WORDS, QUESTION_WORDS } from './words.ts';

export function calculatorsPage(site: Site): Page {
  const [words, { calculators }] = [CALCULATORS_WORDS[site.language], QUESTION_WORDS[site.language]];
  return {
    title: words.title,
    description: words.lead,
    body: (
      <>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
        <div class="cards">
          {CALCULATOR_NAMES.map((name) => (
            <section class="card" key={name}>
              <h2>
                <a href={site.to.calculator(name)}>{calculators[name].title}</a>
              </h2>
              <p>{calculators[name].lead}</p>
            </section>
          ))}
        </div>
      </>
    ),
  };
}

export interface CalculatorPageData {
  readonly calculator: Calculator;
  readonly editions: readonly EditionFacts[];
  /** The values of the form, with `rules` and `date`. */
  readonly given: Readonly<Record<string, string>>;
  readonly answered?: Answered | undefined;
  readonly book: PhraseBook;
}

export function calculatorPage({ calculator, editions, given, answered, book }: CalculatorPageData, site: Site): Page {
  const { language, to } = site;
  const words = CALCULATORS_WORDS[language];
  const names = RULEBOOKS_WORDS[language].names;
  const { title, lead } = QUESTION_WORDS[language].calculators[calculator.name as CalculatorName];
  const choices = editions.filter(({ id }) => calculator.rules.includes(id));
  return {
    title,
    description: lead,
    islands: [`calculator-${language}`],
    body: (
      <>
        <p class="small">
          <a href={to.calculators}>{words.title}</a>
        </p>
        <h1>{title}</h1>
        <p>{lead}</p>
        <form
          class="calculator"
          action={to.calculator(calculator.name)}
          data-name={calculator.name}
          data-editions={JSON.stringify(
            choices.map(({ id, family, from, to: until }) => ({ id, family, from, to: until })),
          )}
        >
          <div class="fields">
            {choices.length === 1 ? null : (
              <>
                <label>
                  {words.rules}
                  <select name="rules">
                    <option value="">{words.byDate}</option>
                    {choices.map(({ id }) => (
                      <option key={id} value={id} selected={given['rules'] === id}>
                        {names[id as EditionId]}
                      </option>
                    ))}
                  </select>
                </label>
                <label>
                  {words.date}
                  <input type="date" name="date" value={given['date']} />
                </label>
              </>
            )}
          </div>
          <div class="fields">
            {calculator.fields.map((field) => (
              <Value key={field.name} field={field} value={given[field.name]} site={site} />
            ))}
          </div>
          <p>
            <button type="submit">{words.calculate}</button>{' '}
            <a class="button plain" href={to.calculator(calculator.name, exampleOf(calculator))}>
              {words.example}
            </a>
          </p>
          <noscript>
            <p class="quiet small">{words.noScript}</p>
          </noscript>
        </form>
        <div id="answer" aria-live="polite">
          <Answer
            name={calculator.name}
            answered={answered}
            book={book}
            words={words}
            rulesName={(rules) => names[rules as EditionId]}
          />
        </div>
      </>
    ),
  };
}

/** Numbers for which a telephone shows its digits. */
const NUMERIC = new Set([
  'own',
  'opponent',
  'k',
  'played',
  'peak',
  'wished',
  'n',
  'white',
  'black',
  'stones',
  'base',
  'kt',
]);

function Value({ field, value, site }: { field: Field; value: string | undefined; site: Site }): VNode {
  const { label, hint } = QUESTION_WORDS[site.language].fields[field.name] ?? { label: field.name };
  const { needed } = CALCULATORS_WORDS[site.language];
  return (
    <label class={field.name === 'games' ? 'wide-field' : undefined}>
      <span>
        {label}
        {field.needed === true ? <span class="quiet small"> ({needed})</span> : null}
      </span>
      {field.name === 'on' ? (
        <input name={field.name} value={value} type="date" />
      ) : (
        <input
          name={field.name}
          value={value}
          type="text"
          inputMode={NUMERIC.has(field.name) ? 'numeric' : 'text'}
          required={field.needed === true}
          autocomplete="off"
        />
      )}
      {hint === undefined ? null : <small class="quiet">{hint}</small>}
    </label>
  );
}
