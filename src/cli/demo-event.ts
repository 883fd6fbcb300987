/** An invented event, for `elobook demo` and `npm start`. */
const player = (id: string, name: string, birth: string, facts: object = {}): object => ({
  id,
  name,
  birth,
  federation: 'HUN',
  ...facts,
});
const rated = (rating: number, games: number, peak = rating): object => ({ rating, games, peak });
const game = (round: number, white: string, black: string, result: string): object => ({ round, white, black, result });

export const DEMO_PLAYER = '4';

export const DEMO_EVENT: object = {
  rulebook: 'fide',
  event: {
    id: 'river-open-2026',
    name: 'River Open',
    place: 'Szeged',
    federation: 'HUN',
    start: '2026-09-05',
    end: '2026-09-09',
    system: 'swiss',
    rounds: 5,
    registered: '2026-08-20',
    controls: [
      { moves: 40, minutes: 90, increment: 30 },
      { moves: null, minutes: 30, increment: 30 },
    ],
    schedule: [5, 6, 7, 8, 9].map((day, index) => ({ round: index + 1, date: `2026-09-0${day}` })),
    announcedRated: true,
    reportReceived: '2026-09-10',
  },
  players: [
    player('1', 'Halmos, Vera', '1988', { ...rated(2444, 812), title: 'WGM', sex: 'f' }),
    player('2', 'Radics, Imre', '1971', rated(2012, 460, 2135)),
    player('3', 'Szalai, Nóra', '1999', { ...rated(1890, 143), sex: 'f' }),
    player('4', 'Pintér, Ádám', '2012-11-03', rated(1911, 96)),
    player('5', 'Lukin, Pavel', '1964', { ...rated(1733, 18), federation: 'SRB' }),
    player('6', 'Orbán, Lili', '2015-02-17', { sex: 'f' }),
  ],
  games: [
    game(1, '1', '4', '1/2-1/2'),
    game(1, '2', '5', '1-0'),
    game(1, '6', '3', '0-1'),
    game(2, '4', '2', '1-0'),
    game(2, '3', '1', '0-1'),
    game(2, '5', '6', '1/2-1/2'),
    game(3, '1', '2', '1-0'),
    game(3, '3', '4', '0-1'),
    game(3, '6', '5', '1-0'),
    game(4, '4', '5', '1/2-1/2'),
    game(4, '6', '1', '0-1'),
    game(4, '2', '3', '1/2-1/2'),
    game(5, '4', '6', '1-0'),
    game(5, '5', '1', '0-1'),
    game(5, '3', '2', '+/-'),
  ],
};
