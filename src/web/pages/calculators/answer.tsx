/** An answer with its steps: the same in the page and from the server. */
import type { VNode } from 'preact';
import { speak, type Say } from '../../../explain/language.ts';
import { type PhraseBook, type ToldStep, tellSteps } from '../../../explain/tell.ts';
import type { Calculated } from '../../../rulebooks/calculators.ts';
import type { CalculatorsWords } from './words.ts';

/** What is wrong with the question, as a sentence; or the answer. */
export type Answered = { readonly wrong: string } | { readonly calculated: Calculated };

interface AnswerShown {
  readonly name: string;
  readonly answered: Answered | undefined;
  readonly book: PhraseBook;
  readonly words: CalculatorsWords;
  readonly rulesName: (rules: string) => string;
}

export function Answer({ name, answered, book, words, rulesName }: AnswerShown): VNode | null {
  if (answered === undefined) return null;
  if ('wrong' in answered) return <p class="notice">{answered.wrong}</p>;
  const { answer, steps, family, rules } = answered.calculated;
  const say = speak(book.language);
  return (
    <>
      <h2>{words.answer}</h2>
      <p class="quiet small">{rulesName(rules)}</p>
      {name === 'needed' ? <p>{wish(answer, book, say)}</p> : null}
      <dl class="facts answer">
        {Object.entries(answer)
          .filter(([, value]) => value !== null && value !== undefined)
          .map(([each, value]) => (
            <div key={each} class={MAIN.has(each) ? 'main' : undefined}>
              <dt>{book.words.calculators.labels[each] ?? each}</dt>
              <dd>{shown(value, book, say)}</dd>
            </div>
          ))}
      </dl>
      <h2>{words.how}</h2>
      <Steps steps={tellSteps(steps, family, book)} />
    </>
  );
}

/** What people come for. */
const MAIN = new Set(['after', 'rounded', 'rating', 'performance', 'expected', 'k', 'c', 'rank', 'change']);

function wish(answer: object, { words }: PhraseBook, say: Say): string {
  const { w, score, wins } = answer as Readonly<Record<string, number | null | undefined>>;
  const needed = w ?? score ?? wins ?? null;
  return needed === null ? words.calculators.unreachable : words.calculators.needed(say.score(needed));
}

function shown(value: unknown, book: PhraseBook, say: Say): string {
  if (typeof value === 'number') return say.number(value);
  if (typeof value !== 'object' || value === null) return String(value ?? book.words.none);
  const parts = Array.isArray(value)
    ? value.map((each) => shown(each, book, say))
    : Object.entries(value).map(
        ([name, each]) => `${book.words.calculators.labels[name] ?? name} ${shown(each, book, say)}`,
      );
  return parts.length === 0 ? book.words.none : parts.join(Array.isArray(value) ? '; ' : ', ');
}

/** Each step under the one that it supports. */
export function Steps({ steps }: { steps: readonly ToldStep[] }): VNode {
  return (
    <ol class="steps">
      {steps.map(({ text, depth }) => (
        <li key={text} class={`depth-${Math.min(depth, 4)}`}>
          {text}
        </li>
      ))}
    </ol>
  );
}
