/** The calculators: the overview, and each as a form. The form works without a script; with one it answers while the visitor types. */
import type { VNode } from 'preact';
import { CALCULATOR_NAMES, type CalculatorName } from '../../../explain/calculator-words.ts';
import type { PhraseBook } from '../../../explain/tell.ts';
import type { EditionFacts } from '../../../engine/rulebooks.ts';
import type { Calculator, Field } from '../../../rulebooks/calculators.ts';
import type { EditionId } from '../../../rulebooks/rulebook.ts';
import type { Page } from '../../page.tsx';
import type { Site } from '../../site.ts';
import { CalculatorAnswer, type CalculatorOutcome } from './answer.tsx';
import { CHOICES, isFieldOf, MANY } from './fields.ts';
import { exampleOf, rulesMeant } from './question.ts';

export function calculatorsPage(rulesOf: (name: string) => readonly EditionFacts[], site: Site): Page {
  const [words, { calculators }] = [site.pages.calculators, site.commands.calculators];
  return {
    title: words.title,
    description: words.lead,
    address: site.to.calculators,
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
              <Books name={name} rules={rulesOf(name)} site={site} />
            </section>
          ))}
          <section class="card">
            <h2>
              <a href={site.to.check}>{site.pages.check.title}</a>
            </h2>
            <p>{site.pages.check.lead}</p>
          </section>
        </div>
      </>
    ),
  };
}

/** The newest edition of each family. */
const newestOf = (editions: readonly EditionFacts[]): readonly EditionFacts[] =>
  editions.filter(({ family }, at) => editions.findLastIndex((each) => each.family === family) === at);

/** One link a family, so that who looks for ORR or Go finds it here. */
function Books({ name, rules, site }: { name: string; rules: readonly EditionFacts[]; site: Site }): VNode | null {
  if (rules.length === 1) return null;
  const { families } = site.pages.calculators;
  return (
    <ul class="row small">
      {newestOf(rules).map(({ id, family }) => (
        <li key={id}>
          <a href={site.to.calculator(name, { rules: id })} title={site.pages.rulebooks.names[id]}>
            {families[family]}
          </a>
        </li>
      ))}
    </ul>
  );
}

export interface CalculatorPageData {
  readonly calculator: Calculator;
  readonly editions: readonly EditionFacts[];
  /** The values of the form, with `rules` and `date`. */
  readonly given: Readonly<Record<string, string>>;
  readonly answered?: CalculatorOutcome | undefined;
  readonly book: PhraseBook;
}

export function calculatorPage({ calculator, editions, given, answered, book }: CalculatorPageData, site: Site): Page {
  const { language, to, base } = site;
  const words = site.pages.calculators;
  const names = site.pages.rulebooks.names;
  const { title, lead } = site.commands.calculators.calculators[calculator.name as CalculatorName];
  const choices = editions.filter(({ id }) => calculator.rules.includes(id));
  const meant = rulesMeant(given, calculator, editions);
  const rules = meant === 'none' ? calculator.usual : meant;
  return {
    title,
    description: lead,
    address: to.calculator(calculator.name),
    islands: [`calculator-${language}`],
    body: (
      <>
        <p class="small">
          <a href={to.calculators}>{words.title}</a>
        </p>
        <h1>{title}</h1>
        <p>{lead}</p>
        <div class="asking">
          <form
            class="calculator"
            action={to.calculator(calculator.name)}
            data-name={calculator.name}
            data-base={base}
            data-rules={JSON.stringify(Object.fromEntries(choices.map(({ id }) => [id, names[id]])))}
            data-editions={JSON.stringify(
              choices.map(({ id, family, game, from, to: until }) => ({ id, family, game, from, to: until })),
            )}
          >
            {choices.length === 1 ? null : (
              <div class="fields">
                <label class="wide-field">
                  {words.rules}
                  <select name="rules">
                    <option value="">{words.byDate}</option>
                    {choices.map(({ id }) => (
                      <option key={id} value={id} selected={given['rules'] === id}>
                        {names[id]}
                      </option>
                    ))}
                  </select>
                </label>
                <label class={given['rules'] === undefined ? undefined : 'unused'}>
                  {words.date}
                  <input type="date" name="date" value={given['date']} />
                </label>
              </div>
            )}
            <div class="fields">
              {calculator.fields.map((field) => (
                <Value
                  key={field.name}
                  field={field}
                  value={given[field.name]}
                  isUnused={!isFieldOf(field, rules)}
                  site={site}
                />
              ))}
            </div>
            <p class="buttons">
              <button type="submit">{words.calculate}</button>{' '}
              <a class="button plain" href={to.calculator(calculator.name, exampleOf(calculator))}>
                {words.example}
              </a>{' '}
              <button type="button" class="plain" data-do="copy" data-done={words.copied} hidden>
                {words.link}
              </button>
            </p>
            <noscript>
              <p class="quiet small">{words.noScript}</p>
            </noscript>
          </form>
          <section id="answer" class="card" aria-live="polite" aria-label={words.answer}>
            <CalculatorAnswer
              name={calculator.name}
              answered={answered}
              book={book}
              words={words}
              rulesName={(each) => names[each as EditionId]}
              clauseAt={(edition, clause) => to.rulebook(edition, clause === '' ? undefined : clause)}
            />
          </section>
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

/** Long lists. */
const WIDE = new Set(['games', 'opponents', 'earlier', 'importance', 'ages']);

function Value({
  field: { name, needed },
  value,
  isUnused,
  site,
}: {
  field: Field;
  value: string | undefined;
  isUnused: boolean;
  site: Site;
}): VNode {
  const { label, hint } = site.commands.calculators.fields[name] ?? { label: name };
  const words = site.pages.calculators;
  const kind = [WIDE.has(name) ? 'wide-field' : '', isUnused ? 'unused' : ''].filter((each) => each !== '').join(' ');
  const many = MANY[name];
  if (many !== undefined) {
    const chosen = new Set(value?.split(','));
    return (
      <fieldset class={kind}>
        <legend>{label}</legend>
        {many.map((each) => (
          <label key={each} class="check">
            <input type="checkbox" name={name} value={each} checked={chosen.has(each)} /> {words.choices[each]}
          </label>
        ))}
      </fieldset>
    );
  }
  const choices = CHOICES[name];
  return (
    <label class={kind === '' ? undefined : kind}>
      <span>
        {label}
        {needed === true ? <span class="quiet small"> ({words.needed})</span> : null}
      </span>
      {choices !== undefined ? (
        <select name={name}>
          <option value="">{words.unchosen}</option>
          {choices.map((each) => (
            <option key={each} value={each} selected={each === value}>
              {words.choices[each]}
            </option>
          ))}
        </select>
      ) : (
        <input
          name={name}
          value={value}
          {...(name === 'on'
            ? { type: 'date' as const }
            : { type: 'text' as const, inputMode: NUMERIC.has(name) ? ('numeric' as const) : ('text' as const) })}
          required={needed === true}
          autocomplete="off"
        />
      )}
      {hint === undefined || choices !== undefined ? null : <small class="quiet">{hint}</small>}
    </label>
  );
}
