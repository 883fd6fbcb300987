/** A game in a cross table, in the habits of its game. */

interface CellOfGame {
  /** The number of the opponent; absent where nobody there has it. */
  readonly opponent?: number;
  readonly colour: 'white' | 'black';
  readonly halfPoints: 0 | 1 | 2;
  readonly unplayed?: true;
  /** Go: stones that black was given. */
  readonly handicap?: number;
}

const MINUS = '−';

/** `10w1`, `10b½`; a forfeit `10w+`. */
export function chessCell({ opponent, colour, halfPoints, unplayed }: CellOfGame): string {
  const side = colour === 'white' ? 'w' : 'b';
  const points = unplayed === true ? (halfPoints === 0 ? MINUS : '+') : ['0', '½', '1'][halfPoints];
  return `${opponent ?? '?'}${side}${points}`;
}

/** `5+/w2`: won with white, giving two stones; `!` for a game that nobody played. */
export function goCell({ opponent, colour, halfPoints, handicap, unplayed }: CellOfGame): string {
  const sign = ['-', '=', '+'][halfPoints];
  return `${opponent ?? '?'}${sign}${unplayed === true ? '!' : ''}/${colour === 'white' ? 'w' : 'b'}${handicap ?? 0}`;
}
