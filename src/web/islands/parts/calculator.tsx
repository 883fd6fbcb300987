/** A calculator in the page: it answers while the visitor types, updates its address, and asks the server nothing. */
import { render } from 'preact';
import type { CalculatorWords } from '../../../content/en/commands/calculators.ts';
import { speak } from '../../../explain/language.ts';
import type { PhraseBook } from '../../../explain/tell.ts';
import {
  type Calculator,
  calculate,
  listCalculators,
  WrongInput,
  wrongInputs,
} from '../../../rulebooks/calculators.ts';
import type { EditionId } from '../../../rulebooks/rulebook.ts';
import { addressesIn } from '../../addresses.ts';
import { CalculatorAnswer, type CalculatorOutcome } from '../../pages/calculators/answer.tsx';
import { isFieldOf } from '../../pages/calculators/fields.ts';
import { type DatedEdition, dayMeant, filledIn, rulesMeant } from '../../pages/calculators/question.ts';
import type { CalculatorsWords } from '../../../content/en/pages/calculators.ts';
import { wrongText } from '../../pages/calculators/wrong.ts';
import { editGames } from './games.ts';

export interface CalculatorLanguage {
  readonly book: PhraseBook;
  readonly questions: CalculatorWords;
  readonly words: CalculatorsWords;
}

export function startCalculator(speaking: CalculatorLanguage): void {
  const form = document.querySelector<HTMLFormElement>('form.calculator');
  const place = document.querySelector('#answer');
  if (form === null || place === null) return;
  const { book, words, questions } = speaking;
  const name = form.dataset['name'] as string;
  const editions = JSON.parse(form.dataset['editions'] as string) as readonly DatedEdition[];
  const names = JSON.parse(form.dataset['rules'] as string) as Readonly<Record<string, string>>;
  const calculator = listCalculators().find((each) => each.name === name) as Calculator;
  const to = addressesIn(document.documentElement.lang, form.dataset['base']);

  const fields = new Map(calculator.fields.map((field) => [field.name, field]));

  const valuesOf = (): Readonly<Record<string, string>> => {
    const values: Record<string, string> = {};
    for (const [field, value] of new FormData(form)) {
      values[field] = values[field] === undefined ? String(value) : `${values[field]},${String(value)}`;
    }
    return filledIn(values);
  };
  const rulesNow = (): EditionId | 'none' => rulesMeant(valuesOf(), calculator, editions);

  /** Fields that the rulebook does not use are hidden, and not sent. */
  const fit = (): void => {
    const meant = rulesNow();
    const rules = meant === 'none' ? calculator.usual : meant;
    const isNamed = valuesOf()['rules'] !== undefined;
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[name], select[name]')) {
      const isUnused = field.name === 'date' ? isNamed : !isFieldOf(fields.get(field.name), rules);
      field.disabled = isUnused;
      field.closest('fieldset, .fields > label')?.classList.toggle('unused', isUnused);
    }
  };

  const show = (isWhole: boolean): void => {
    fit();
    const given = valuesOf();
    const { rules: _rules, date: _date, ...values } = given;
    const rules = rulesNow();
    const answered =
      Object.keys(values).length === 0
        ? undefined
        : rules === 'none'
          ? { wrong: [words.noEdition(speak(book).date(dayMeant(given) ?? ''))] }
          : answerTo(name, rules, values, questions, names, isWhole);
    // while the visitor is still filling in, missing values are not reported; wrong ones are
    const isShown =
      isWhole ||
      rules === 'none' ||
      (answered !== undefined && ('calculated' in answered || answered.wrong.length > 0));
    render(
      <CalculatorAnswer
        name={name}
        answered={isShown ? answered : undefined}
        book={book}
        words={words}
        rulesName={(each) => names[each] ?? each}
        clauseAt={(edition, clause) => to.rulebook(edition, clause === '' ? undefined : clause)}
      />,
      place,
    );
    const query = new URLSearchParams(given).toString();
    history.replaceState(null, '', query === '' ? location.pathname : `?${query}`);
  };

  place.replaceChildren();
  for (const field of form.querySelectorAll<HTMLInputElement>('input[name=games]')) {
    const edit = (): HTMLElement =>
      editGames(field, words, {
        isGo: () => editions.find(({ id }) => id === rulesNow())?.game === 'go',
        ages: form.querySelector<HTMLInputElement>('input[name=ages]') ?? undefined,
      });
    // values that are already filled in are shown in a line until the visitor wants to change them, so that nothing moves by itself
    if (field.value.trim() === '') edit();
    else field.addEventListener('focus', () => edit().querySelector('input')?.focus(), { once: true });
  }
  form.addEventListener('input', () => show(false));
  form.addEventListener('change', () => show(false));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    show(true);
  });
  offerLink(form);
  show(location.search !== '');
}

/** The address is the question. */
function offerLink(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('button[data-do=copy]');
  if (button === null) return;
  const text = button.textContent;
  button.hidden = false;
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(location.href).then(
      () => {
        button.textContent = button.dataset['done'] ?? text;
      },
      () => {
        button.hidden = true;
      },
    );
  });
  form.addEventListener('input', () => {
    button.textContent = text;
  });
}

function answerTo(
  name: string,
  rules: EditionId,
  values: Readonly<Record<string, string>>,
  words: CalculatorWords,
  names: Readonly<Record<string, string>>,
  /** Whether missing values are reported, too. */
  isWhole: boolean,
): CalculatorOutcome {
  try {
    return { calculated: calculate(name, rules, values) };
  } catch (error) {
    if (!(error instanceof WrongInput)) throw error;
    const all = wrongInputs(name, rules, values).filter(({ code }) => isWhole || code !== 'missing');
    return { wrong: all.map((each) => wrongText(each, words, (edition) => names[edition] ?? edition)) };
  }
}
