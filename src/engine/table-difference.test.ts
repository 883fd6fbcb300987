import { describe, expect, test } from 'vitest';
import type { Bye, Report } from '../core/report.ts';
import { crossTableOf } from './cross-table.ts';
import { tableDifference } from './table-difference.ts';

type Given = Pick<Report, 'games'> & { readonly names: readonly string[]; readonly byes?: readonly Bye[] };

const tableOf = ({ names, games, byes = [] }: Given) =>
  crossTableOf({
    event: { id: 'e', rounds: 2 },
    players: names.map((name, place) => ({ id: String(place + 1), name, ...(place === 0 ? { rating: 1800 } : {}) })),
    games,
    byes,
  } as unknown as Report);

const NOTHING = { gone: [], came: [], players: [], games: [], byes: [] };

const FIRST: Given = {
  names: ['Anna', 'Béla', 'Clara'],
  games: [
    { round: 1, white: '1', black: '2', result: '1-0' },
    { round: 2, white: '3', black: '1', result: '-/-' },
  ],
};

describe('what a corrected report says otherwise', () => {
  test('nothing, where the two are alike', () => {
    expect(tableDifference(tableOf(FIRST), tableOf(FIRST))).toEqual(NOTHING);
  });

  test('a result, a game that came and one that is gone', () => {
    const games: Given['games'] = [
      { round: 1, white: '1', black: '2', result: '1/2-1/2' },
      { round: 2, white: '2', black: '3', result: '-/+' },
    ];
    expect(tableDifference(tableOf(FIRST), tableOf({ ...FIRST, games })).games).toEqual([
      { round: 1, white: 'Anna', black: 'Béla', was: '1-0', now: '1/2-1/2' },
      { round: 2, white: 'Clara', black: 'Anna', was: '-/-' },
      { round: 2, white: 'Béla', black: 'Clara', now: '-/+' },
    ]);
  });

  test('colours that were exchanged are two games, and a win by default is no played one', () => {
    const games: Given['games'] = [
      { round: 1, white: '2', black: '1', result: '+/-' },
      { round: 2, white: '3', black: '1', result: '-/-' },
    ];
    expect(tableDifference(tableOf(FIRST), tableOf({ ...FIRST, games })).games).toEqual([
      { round: 1, white: 'Anna', black: 'Béla', was: '1-0' },
      { round: 1, white: 'Béla', black: 'Anna', now: '+/-' },
    ]);
  });

  test('a name that was written otherwise is the same player, and the games stay', () => {
    const { gone, came, players, games } = tableDifference(
      tableOf(FIRST),
      tableOf({ ...FIRST, names: ['Anna', 'Bela', 'Clara'] }),
    );
    expect({ gone, came, games }).toEqual({ gone: [], came: [], games: [] });
    expect(players).toEqual([{ player: 'Bela', field: 'name', was: 'Béla', now: 'Bela' }]);
  });

  test('who is in only one of the two, also where others have moved up', () => {
    const { gone, came } = tableDifference(
      tableOf(FIRST),
      tableOf({ names: ['Anna', 'Clara', 'Dora', 'Emil'], games: [] }),
    );
    expect({ gone, came }).toEqual({ gone: ['Béla'], came: ['Dora', 'Emil'] });
  });

  test('two of one name are told apart by their numbers', () => {
    const twice = { ...FIRST, names: ['Anna', 'Béla', 'Béla'] };
    expect(tableDifference(tableOf(twice), tableOf(twice))).toEqual(NOTHING);
  });

  test('a bye that was given, and a rating', () => {
    const after = tableOf({ ...FIRST, byes: [{ player: '2', round: 2, kind: 'half' }] });
    const { byes } = tableDifference(tableOf(FIRST), after);
    expect(byes).toEqual([{ round: 2, player: 'Béla', now: 'half' }]);
    const [first, ...rest] = after.rows;
    const { rating: _rating, ...unrated } = first as (typeof after.rows)[number];
    expect(tableDifference(after, { ...after, rows: [unrated, ...rest] }).players).toEqual([
      { player: 'Anna', field: 'rating', was: '1800' },
    ]);
  });
});
