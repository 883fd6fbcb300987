/** A calculator in the page: it answers while one types, keeps its address, and asks the server nothing. */
import { render } from 'preact';
import { type CalculatorWords, tellWrongInput } from '../../../explain/calculator-words.ts';
import type { PhraseBook } from '../../../explain/tell.ts';
import { calculate, WrongInput } from '../../../rulebooks/calculators.ts';
import type { EditionId } from '../../../rulebooks/rulebook.ts';
import { Answer, type Answered } from '../../pages/calculators/answer.tsx';
import { type DatedEdition, editionOfDay, filledIn } from '../../pages/calculators/question.ts';
import type { CalculatorsWords } from '../../pages/calculators/words.ts';
import { editGames } from './games.ts';

export interface Speaking {
  readonly book: PhraseBook;
  readonly questions: CalculatorWords;
  readonly words: CalculatorsWords;
}

export function startCalculator(speaking: Speaking): void {
  const form = document.querySelector<HTMLFormElement>('form.calculator');
  const place = document.querySelector('#answer');
  if (form === null || place === null) return;
  const name = form.dataset['name'] as string;
  const editions = JSON.parse(form.dataset['editions'] as string) as readonly DatedEdition[];
  const names = new Map(
    [...form.querySelectorAll<HTMLOptionElement>('select[name=rules] option')].map((each) => [each.value, each.text]),
  );

  const valuesOf = (): Readonly<Record<string, string>> =>
    filledIn(Object.fromEntries([...new FormData(form)].map(([field, value]) => [field, String(value)])));

  const show = (isWhole: boolean): void => {
    const { rules, date, ...values } = valuesOf();
    const edition = rules ?? (date === undefined ? undefined : editionOfDay(editions, date));
    const answered = Object.keys(values).length === 0 ? undefined : answerTo(name, edition, values, speaking.questions);
    // while somebody is still filling in, what is missing is no news
    const isShown = isWhole || (answered !== undefined && 'calculated' in answered);
    render(
      <Answer
        name={name}
        answered={isShown ? answered : undefined}
        book={speaking.book}
        words={speaking.words}
        rulesName={(each) => names.get(each) ?? each}
      />,
      place,
    );
    const query = new URLSearchParams(valuesOf()).toString();
    history.replaceState(null, '', query === '' ? location.pathname : `?${query}`);
  };

  place.replaceChildren();
  for (const field of form.querySelectorAll<HTMLInputElement>('input[name=games]')) {
    editGames(field, speaking.words, () =>
      name === 'change' && form.elements.namedItem('rules') !== null
        ? (form.elements.namedItem('rules') as HTMLSelectElement).value === 'mgsz-2012'
        : false,
    );
  }
  form.addEventListener('input', () => show(false));
  form.addEventListener('change', () => show(false));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    show(true);
  });
  if (location.search !== '') show(true);
}

function answerTo(
  name: string,
  rules: string | undefined,
  values: Readonly<Record<string, string>>,
  words: CalculatorWords,
): Answered {
  try {
    return { calculated: calculate(name, rules as EditionId | undefined, values) };
  } catch (error) {
    if (!(error instanceof WrongInput)) throw error;
    return { wrong: tellWrongInput(error, words, (field) => words.fields[field]?.label ?? field) };
  }
}
