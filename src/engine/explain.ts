/** Explanations of answers under all editions. */
import type { Answer } from './engine.ts';
import { type Explained, type Explainer, type ExplainOptions, explainerOf } from './explainer.ts';
import { ENGINE } from './rate.ts';

export type { Explained, ExplainOptions, Explanation } from './explainer.ts';

const EXPLAINER: Explainer = explainerOf(ENGINE);

export const explain = (document: unknown, options: ExplainOptions): Explained => EXPLAINER.explain(document, options);

/** The same for a JSON text; findings carry line and column. */
export const explainText = (text: string, options: ExplainOptions): Explained => EXPLAINER.explainText(text, options);

/** The explanation in an answer for which it was requested. */
export const explainedAnswer = (
  answer: Answer,
  names: ReadonlyMap<string, string>,
  options: ExplainOptions,
): Explained => EXPLAINER.told(answer, names, options);
