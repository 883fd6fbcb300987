/** Why a rating changed: the steps of one player in words. */
import { isObject } from '../formats/json/fields.ts';
import { parseJson } from '../formats/json/read.ts';
import { type PhraseBook, type ToldStep, tellSteps } from '../explain/tell.ts';
import { editionById } from '../rulebooks/registry.ts';
import type { PlayerResult } from '../rulebooks/rulebook.ts';
import { type Answer, isUnreadable, type RateOptions, rate, rateText } from './rate.ts';

export interface Explanation {
  readonly player: string;
  readonly name: string;
  readonly result: PlayerResult;
  readonly lines: readonly ToldStep[];
}

/** The explanation, and the answer it belongs to; without an explanation where the player or the rating is missing. */
export interface Explained {
  readonly answer: Answer;
  readonly explanation?: Explanation;
}

export interface ExplainOptions extends Pick<RateOptions, 'rules'> {
  readonly player: string;
  readonly book: PhraseBook;
}

export function explain(document: unknown, options: ExplainOptions): Explained {
  return explained(rate(document, { rules: options.rules, explain: [options.player] }), document, options);
}

/** The same for a JSON text; findings carry line and column. */
export function explainText(text: string, options: ExplainOptions): Explained {
  const answer = rateText(text, { rules: options.rules, explain: [options.player] });
  return explained(answer, parseJson(text).value, options);
}

const explained = (answer: Answer, document: unknown, options: ExplainOptions): Explained =>
  told(answer, namesIn(document), options);

/** The explanation in an answer that was asked for it. */
export function told(answer: Answer, names: ReadonlyMap<string, string>, { player, book }: ExplainOptions): Explained {
  if (isUnreadable(answer) || answer.rulebook === null || !Object.hasOwn(answer.players, player)) return { answer };
  const result = answer.players[player] as PlayerResult;
  const { family } = editionById(answer.rulebook);
  const lines = tellSteps(result.steps ?? [], family, book, (id) => names.get(id));
  return { answer, explanation: { player, name: names.get(player) ?? player, result, lines } };
}

/** The names that a document, or any event of a period, gives its players. */
export function namesIn(document: unknown): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const events = isObject(document) && Array.isArray(document['period']) ? document['period'] : [document];
  for (const event of events as unknown[]) {
    if (!isObject(event) || !Array.isArray(event['players'])) continue;
    for (const player of event['players'] as unknown[]) {
      if (!isObject(player)) continue;
      const { id, name } = player;
      if (typeof name === 'string' && (typeof id === 'string' || typeof id === 'number')) names.set(String(id), name);
    }
  }
  return names;
}
