/** Why a rating changed: the steps of one player in words. */
import { isObject } from '../formats/json/fields.ts';
import { parseJson } from '../formats/json/read.ts';
import { type PhraseBook, type ToldStep, tellSteps } from '../explain/tell.ts';
import { editionById } from '../rulebooks/registry.ts';
import type { PlayerResult } from '../rulebooks/rulebook.ts';
import { type Answer, isUnreadable, placed, type RateOptions, rate, unreadable } from './rate.ts';

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

export function explain(
  document: unknown,
  { player, book, ...options }: Pick<RateOptions, 'rules'> & { readonly player: string; readonly book: PhraseBook },
): Explained {
  const answer = rate(document, { ...options, explain: [player] });
  if (isUnreadable(answer) || answer.rulebook === null) return { answer };
  const result = (answer.players as Readonly<Record<string, PlayerResult>>)[player];
  if (result === undefined) return { answer };
  const names = namesIn(document);
  const { family } = editionById(answer.rulebook);
  const lines = tellSteps(result.steps ?? [], family, book, (id) => names.get(id));
  return { answer, explanation: { player, name: names.get(player) ?? player, result, lines } };
}

/** The same for a JSON text; findings carry line and column. */
export function explainText(text: string, options: Parameters<typeof explain>[1]): Explained {
  const { value, findings } = parseJson(text);
  if (findings.length > 0) return { answer: unreadable(findings) };
  const { answer, explanation } = explain(value, options);
  return { answer: placed(answer, text), explanation };
}

/** The names in a JSON text; none where it cannot be read. */
export const namesInText = (text: string): ReadonlyMap<string, string> => namesIn(parseJson(text).value);

/** The names that a document, or any event of a period, gives its players. */
export function namesIn(document: unknown): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const events = isObject(document) && Array.isArray(document['period']) ? document['period'] : [document];
  for (const event of events as unknown[]) {
    if (!isObject(event) || !Array.isArray(event['players'])) continue;
    for (const player of event['players'] as unknown[]) {
      if (isObject(player) && typeof player['name'] === 'string') names.set(String(player['id']), player['name']);
    }
  }
  return names;
}
