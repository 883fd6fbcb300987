/** A change game by game: what each game was expected to give, and what it gave. */
import type { Calculated } from '../../../rulebooks/calculators.ts';

export interface GameInputRow {
  readonly opponent: string;
  readonly gap: number;
  readonly counted: number;
  /** Hundredths, as the score. */
  readonly expected: number;
  readonly score: number;
  readonly difference: number;
  /** Times K, or Go's multiplier, in hundredths of a point; absent where a change does not follow game by game. */
  readonly change?: number;
}

/** As the calculators are asked, in the page and from the server. */
export type AskCalculator = (
  name: string,
  rules: Calculated['rules'],
  values: Readonly<Record<string, string>>,
) => Calculated;

interface OfGame {
  readonly gap?: number;
  readonly counted?: number;
  readonly difference?: number;
  readonly expected: number;
  /** Go. */
  readonly rows?: readonly { readonly difference: number }[];
}

/** The answer to the same values tells K, or what stands for it. */
export function gameRows(
  ask: AskCalculator,
  { rules, weight }: Calculated,
  { own = '', games = '' }: Readonly<Record<string, string>>,
): readonly GameInputRow[] {
  return games
    .split(',')
    .filter((game) => game.trim() !== '')
    .map((game): GameInputRow => {
      const [opponent = '', scored = ''] = game.split(':').map((part) => part.trim());
      const of = ask('expected', rules, { own, opponent }).answer as OfGame;
      const gap = of.gap ?? of.difference ?? of.rows?.[0]?.difference ?? Number(own) - Number(opponent);
      const [expected, score] = [hundredths(of.expected), hundredths(Number(scored.replace('½', '.5')))];
      const difference = hundredths((score - expected) / 100);
      return {
        opponent,
        gap,
        counted: of.counted ?? gap,
        expected,
        score,
        difference,
        ...(weight === undefined ? {} : { change: hundredths((weight * difference) / 100) }),
      };
    });
}

/** Half hundredths are of Go. */
const hundredths = (value: number): number => Math.round(value * 1000) / 10;
