/** Steps of a calculation, each under the one that it supports, with the way to its clause. */
import type { VNode } from 'preact';
import type { Step } from '../../core/reasons.ts';
import { cite } from '../../explain/cite.ts';
import type { PhraseBook } from '../../explain/tell.ts';

export function StepList({
  steps,
  rules,
  say,
  book,
  clauseAt,
}: {
  steps: readonly Step[];
  /** The edition that they follow. */
  rules: string;
  say: (step: Step) => string;
  book: PhraseBook;
  /** The address of a clause; without one it is only cited. */
  clauseAt?: ((rules: string, clause: string) => string) | undefined;
}): VNode {
  return (
    <ul class="told">
      {steps.map((step, place) => (
        <li key={place}>
          <span>{say(step)}</span> <Cited rules={rules} clause={step.clause} book={book} clauseAt={clauseAt} />
          {step.from.length === 0 ? null : (
            <StepList steps={step.from} rules={rules} say={say} book={book} clauseAt={clauseAt} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Cited({
  rules,
  clause,
  book,
  clauseAt,
}: {
  rules: string;
  clause: string;
  book: PhraseBook;
  clauseAt: ((rules: string, clause: string) => string) | undefined;
}): VNode {
  const cited = cite(clause, book.citations);
  return clauseAt === undefined ? (
    <span class="clause small">{cited}</span>
  ) : (
    <a class="clause small" href={clauseAt(rules, clause)}>
      {cited}
    </a>
  );
}
