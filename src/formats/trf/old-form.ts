/**
 * TRF06 has the columns of TRF16, but writes days, births and titles in another way, leaves the sex blank, and knows no
 * result codes but `1 = 0 + -`. So a bye is a result without an opponent, and a game of less than a move has no code.
 */
import { type Day, dayText } from '../../core/dates.ts';
import type { Birth } from '../../core/people.ts';
import { type TrfCell, COLOUR, cellOf, FORM, RESULT, resultOf, type TrfPlayer } from './file.ts';
import { oldTitle } from '../titles.ts';

/** `28. 07. 2005`. */
export const oldDay = (day: Day): string => dayText(day).split('-').reverse().join('. ');

/** `1969.12.06`, or the year alone. */
const oldBirth = ({ year, day }: Birth): string =>
  day === undefined ? String(year).padStart(4, '0') : dayText(day).replaceAll('-', '.');

/** A bye as the result that is worth as much. */
const BYES: Readonly<Record<number, number>> = {
  [RESULT.halfBye]: RESULT.draw,
  [RESULT.fullBye]: RESULT.forfeitWin,
  [RESULT.pairedBye]: RESULT.forfeitWin,
  [RESULT.zeroBye]: RESULT.forfeitLoss,
};

function oldCell(cell: TrfCell): TrfCell {
  const result = BYES[resultOf(cell)];
  return result === undefined ? cell : cellOf(0, FORM.usual, COLOUR.dash, result);
}

export const inOldForm = (player: TrfPlayer, birth: Birth | undefined): TrfPlayer => ({
  ...player,
  sex: '',
  title: oldTitle(player.title),
  birth: birth === undefined ? '' : oldBirth(birth),
  cells: player.cells.map(oldCell),
});
