/** Why a rating changed: the steps of one player in words. */
import { isObject } from '../formats/json/fields.ts';
import { parseJson } from '../formats/json/read.ts';
import { type FamilyBook, type ToldStep, tellSteps } from '../explain/tell.ts';
import type { Edition } from '../rulebooks/edition.ts';
import type { Family, PlayerResult } from '../rulebooks/rulebook.ts';
import { type Answer, type Engine, isUnreadable, type RateOptions } from './engine.ts';

export interface Explanation<P extends PlayerResult = PlayerResult> {
  readonly player: string;
  readonly name: string;
  readonly result: P;
  readonly lines: readonly ToldStep[];
}

/** The explanation, and the answer it belongs to; without an explanation where the player or the rating is missing. */
export interface Explained<P extends PlayerResult = PlayerResult> {
  readonly answer: Answer<P>;
  readonly explanation?: Explanation<P>;
}

/** The phrase book has to have the sentences of the families that the engine rates by. */
export interface ExplainOptions<F extends Family = Family> extends Pick<RateOptions, 'rules' | 'control' | 'assumeK'> {
  readonly player: string;
  readonly book: FamilyBook<F>;
}

/** What can be asked about the answers of an engine. */
export interface Explainer<F extends Family = Family, P extends PlayerResult = PlayerResult> {
  readonly explain: (document: unknown, options: ExplainOptions<F>) => Explained<P>;
  /** The same for a JSON text; findings carry line and column. */
  readonly explainText: (text: string, options: ExplainOptions<F>) => Explained<P>;
  /** The explanation in an answer for which it was requested. */
  readonly told: (answer: Answer<P>, names: ReadonlyMap<string, string>, options: ExplainOptions<F>) => Explained<P>;
}

/** @__NO_SIDE_EFFECTS__ */
export function explainerOf<F extends Family, P extends PlayerResult>(engine: Engine<P>): Explainer<F, P> {
  const told: Explainer<F, P>['told'] = (answer, names, { player, book }) => {
    if (isUnreadable(answer) || answer.rulebook === null || !Object.hasOwn(answer.players, player)) return { answer };
    const result = answer.players[player] as P;
    const { family } = engine.editions.find(({ id }) => id === answer.rulebook) as Edition & { readonly family: F };
    const lines = tellSteps(result.steps ?? [], family, book, (id) => names.get(id));
    return { answer, explanation: { player, name: names.get(player) ?? player, result, lines } };
  };
  const asked = ({ rules, control, assumeK, player }: ExplainOptions<F>): RateOptions => ({
    rules,
    control,
    assumeK,
    explain: [player],
  });
  return {
    told,
    explain: (document, options) => told(engine.rate(document, asked(options)), namesInDocument(document), options),
    explainText: (text, options) =>
      told(engine.rateText(text, asked(options)), namesInDocument(parseJson(text).value), options),
  };
}

/** The names that a document, or any event of a period, gives its players. */
export function namesInDocument(document: unknown): ReadonlyMap<string, string> {
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
