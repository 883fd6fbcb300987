/** What a corrected report comes to, as lines. */
import type { CorrectionWords } from '../../content/en/commands/corrections.ts';
import type { Say } from '../../explain/language.ts';
import type { CorrectionEffect } from '../../desk/events/correction.ts';

type Fact = CorrectionEffect['facts'][number]['was'];

const written = (fact: Fact): string | null =>
  fact === null || typeof fact === 'string' ? fact : JSON.stringify(fact);

/** Everybody whom a correction names. */
export const playersOfCorrection = ({ players, games, added, removed }: CorrectionEffect): readonly string[] => [
  ...players.map(({ player }) => player),
  ...games.flatMap(({ white, black }) => [white, black]),
  ...added,
  ...removed,
];

export function correctionLines(
  correction: CorrectionEffect,
  nameOf: (id: string) => string | undefined,
  words: CorrectionWords,
  say: Say,
): readonly string[] {
  const { event, corrects, list, facts, added, removed, games, events, players } = correction;
  const named = (id: string): string => nameOf(id) ?? id;
  const says = [
    ...facts.map(({ field, was, now }) => words.fact(field, { was: written(was), now: written(now) })),
    ...(added.length === 0 ? [] : [words.added(added.map(named), say)]),
    ...(removed.length === 0 ? [] : [words.removed(removed.map(named), say)]),
    ...games.map(({ round, white, black, ...result }) => words.game(round, named(white), named(black), result)),
  ];
  return [
    `${words.title(event, corrects, list, say)}:`,
    ...(says.length === 0 ? [words.same] : says).map((line) => `  ${line}`),
    ...(players.length === 0
      ? [`  ${words.nobody}`]
      : [
          `  ${words.events(events, say)}`,
          ...players.flatMap(({ player, change, rating, lists }) => [
            `  ${words.player(named(player), change, rating, say)}`,
            ...lists.map(({ list: on, ...ratings }) => `    ${words.onList(on, ratings, say)}`),
          ]),
        ]),
  ];
}
