/** Explanations of answers under every edition that there is. */
import type { Answer } from './engine.ts';
import { type Explained, type Explainer, type ExplainOptions, explainerOf } from './explainer.ts';
import { ENGINE } from './rate.ts';

export type { Explained, ExplainOptions, Explanation } from './explainer.ts';

const EXPLAINER: Explainer = explainerOf(ENGINE);

export const explain = (document: unknown, options: ExplainOptions): Explained => EXPLAINER.explain(document, options);

/** The same for a JSON text; findings carry line and column. */
export const explainText = (text: string, options: ExplainOptions): Explained => EXPLAINER.explainText(text, options);

/** The explanation in an answer that was asked for it. */
export const explainedAnswer = (
  answer: Answer,
  names: ReadonlyMap<string, string>,
  options: ExplainOptions,
): Explained => EXPLAINER.told(answer, names, options);
