/** Section 2: which games and evenings count, and why not. */
import type { Event, Game, Player } from '../../core/event.ts';
import type { Finding, Weight } from '../../core/finding.ts';
import { isPlayed } from '../../core/game.ts';
import { settled, type Waivable } from '../approvals.ts';
import type { LadderClause } from './contents.ts';
import type { LadderFindings } from './reasons.ts';

/** A finding of this book, with the facts that its code promises. */
const finding = <Code extends keyof LadderFindings>(
  code: Code,
  weight: Weight,
  clause: LadderClause,
  facts: LadderFindings[Code],
): Finding<Code> => ({ code, weight, clause, facts });

/** §2.1 Only games that were played count, and none that the report excludes. */
export const isCounted = ({ result, rated }: Game): boolean => isPlayed(result) && rated;

const uncounted = ({ games, players }: Event): readonly Finding[] =>
  games
    .filter((game) => !isCounted(game))
    .map(({ round, white, black }) => {
      const [first, second] = [players[white] as Player, players[black] as Player];
      return finding('template.game-not-counted', 'note', '2.1', { round, white: first.id, black: second.id });
    });

const nothingPlayed = ({ games }: Event): readonly Finding[] =>
  games.some(isCounted) ? [] : [finding('template.nothing-played', 'refuse', '2.2', { games: games.length })];

/** Who may waive which finding. */
const WAIVABLE: readonly Waivable[] = [{ finding: '2.2', clauses: ['2.2'], by: ['committee'] }];

/** §2.2 An evening without a counted game is not rated. All findings, after the decisions recorded with the evening. */
export const checkEvent = (event: Event): readonly Finding[] =>
  settled([...uncounted(event), ...nothingPlayed(event)], event.approvals, WAIVABLE);
