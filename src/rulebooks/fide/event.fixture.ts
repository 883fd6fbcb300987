/** Events of the tests, written briefly. The office has its own, complete reader. */
import { type Day, type Month, parseDay, parseMonth } from '../../core/dates.ts';
import type { ChessEvent, Game, Player } from '../../core/event.ts';
import { type Fraction, fraction } from '../../core/exact.ts';
import type { Result } from '../../core/game.ts';
import { type Birth, parseBirth } from '../../core/people.ts';
import type { Step } from '../../core/reasons.ts';
import type { EarlierEventFacts, EventFacts, PlayerFacts } from '../../core/report.ts';

export const day = (text: string): Day => parseDay(text) as Day;
export const month = (text: string): Month => parseMonth(text) as Month;
export const born = (text: string): Birth => parseBirth(text) as Birth;

type Facts = Omit<PlayerFacts, 'id' | 'rating'>;

const ADULT = born('1980-01-01');

/** A grown-up with a hundred games behind, unless the facts say otherwise. */
export const rated = (id: string, rating: number, facts: Facts = {}): PlayerFacts => ({
  id,
  rating,
  birth: ADULT,
  games: 100,
  ...facts,
});

export const unrated = (id: string, facts: Facts = {}): PlayerFacts => ({ id, birth: ADULT, ...facts });

/** `earlier('e1', '2014-08-10', 3, 2220, 1)`: 1 of 3 against an average of 2220; a month instead of a day is a list. */
export const earlier = (
  event: string,
  ended: string,
  games: number,
  average: number | Fraction,
  score: number,
): EarlierEventFacts => ({
  event,
  ...(ended.length === 7 ? { list: month(ended) } : { end: day(ended) }),
  games,
  average: typeof average === 'number' ? fraction(average) : average,
  halfPoints: 2 * score,
});

const GAME = /^(\d+) (\w+) (\S+) (\w+)( excluded)?$/;

/** `1 A 1-0 B`: round, white, result, black; `excluded` behind it where somebody took the game out. */
function gameOf(text: string, indexes: ReadonlyMap<string, number>): Game {
  const [, round, white, result, black, excluded] = GAME.exec(text) as RegExpExecArray;
  return {
    round: Number(round),
    white: indexes.get(white as string) as number,
    black: indexes.get(black as string) as number,
    result: result as Result,
    rated: excluded === undefined,
    handicap: 0,
  };
}

/** A Swiss of three days, unless the facts say otherwise. */
export function eventOf(
  players: readonly PlayerFacts[],
  games: readonly string[],
  facts: Partial<EventFacts> = {},
): ChessEvent {
  const indexes = new Map(players.map(({ id }, index) => [id, index]));
  return {
    id: 'e',
    start: day('2015-03-02'),
    end: day('2015-03-04'),
    system: 'swiss',
    ...facts,
    players: players.map((player, index): Player => ({ ...player, index })),
    games: games.map((text) => gameOf(text, indexes)),
  };
}

/** Everything that the checks ask of an event, so that none of them has anything to say of a short event. */
export const COMPLETE = {
  controls: [{ minutes: 90, increment: 30 }],
  schedule: [],
  arbiters: [],
  announcedRated: true,
} as const satisfies Partial<EventFacts>;

/** A step without what it rests on: clause, rule, what it gives. */
export const brief = ({ clause, rule, gives }: Step): readonly [string, string, Step['gives']] => [clause, rule, gives];

const MARKS: Readonly<Record<string, Result>> = {
  '1': '1-0',
  '=': '1/2-1/2',
  '0': '0-1',
  '+': '+/-',
  '-': '-/+',
};

/** The games of a round robin: a line for each player, with the marks against those who stand further down. */
export function crossTable(rows: readonly (readonly [string, string])[]): string[] {
  return rows.flatMap(([white, results], index) =>
    [...results].map((mark, place) => {
      const [black] = rows[index + 1 + place] as readonly [string, string];
      return `${index + place + 1} ${white} ${MARKS[mark] as Result} ${black}`;
    }),
  );
}
