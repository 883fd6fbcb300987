/**
 * Single results corrected by an officer without a file: the report stays as it came, and the correction has the new
 * games. Earlier corrections stay.
 */
import type { Finding } from '../../core/finding.ts';
import { RESULTS, type Result } from '../../core/game.ts';
import { eventId } from '../../ledger/ids.ts';
import type { Desk, EventRow } from '../../ledger/store.ts';
import { gameAt, gameCount, type NumberedReport, playerKey, type Submission } from '../../ledger/rows/content.ts';
import { eventFinding } from '../findings/events.ts';
import type { GameCorrected } from './correction.ts';
import { placeOfPlayer } from './who-told.ts';

/** As people write it. */
export interface ResultInput {
  readonly round: number;
  /** Players of the event: by id or number, or by place (`?3`). */
  readonly white: string;
  readonly black: string;
  /** `none`: the game is removed. */
  readonly result: Result | 'none';
}

type Games = Pick<NumberedReport, 'games' | 'special'>;

interface Edited {
  readonly games: Games;
  /** The change of each game. */
  readonly changed: readonly GameCorrected[];
  readonly findings: readonly Finding[];
}

interface EditedGame {
  readonly round: number;
  readonly white: number;
  readonly black: number;
  readonly result: Result;
  readonly special?: { readonly handicap?: number; readonly rated?: false };
}

/** The present games, with these results. */
export async function withResults(
  desk: Desk,
  row: EventRow,
  standing: Pick<Submission, 'games' | 'special'>,
  results: readonly ResultInput[],
): Promise<Edited> {
  const event = eventId(row.event);
  const entrants = await desk.entrants(row.event);
  const count = entrants.reduce((most, { place }) => Math.max(most, place + 1), row.players);
  const findings: Finding[] = [];
  const changed: GameCorrected[] = [];
  const persons = new Map(entrants.map(({ place, person }) => [place, person]));
  const key = (place: number): string => playerKey(persons.get(place), place);
  const told = ({ round, white, black }: Omit<EditedGame, 'result'>) => ({
    round,
    white: key(white),
    black: key(black),
  });
  let games = gamesOf(standing);
  for (const { round, white, black, result } of results) {
    const places = [white, black].map((each) => ({ asked: each, place: placeOfPlayer(desk, entrants, each) }));
    const [one, other] = await Promise.all(places.map(({ place }) => place));
    const unknown = [one, other].findIndex((place) => place === undefined || place < 0 || place >= count);
    if (one === undefined || other === undefined || unknown >= 0) {
      findings.push(eventFinding('event.not-in-event', { event, asked: unknown === 1 ? black : white }));
      continue;
    }
    const isBetween = (game: EditedGame): boolean =>
      game.round === round &&
      ((game.white === one && game.black === other) || (game.white === other && game.black === one));
    const there = games.find(isBetween);
    if (one === other || (there === undefined && result === 'none')) {
      findings.push(eventFinding('event.no-such-game', { event, round, white, black }));
      continue;
    }
    const isTurned = there !== undefined && there.white !== one;
    if (there !== undefined && (isTurned || result === 'none')) {
      changed.push({ ...told(there), was: there.result, now: null });
    }
    if (result === 'none') games = games.filter((game) => game !== there);
    else {
      const was = isTurned ? null : (there?.result ?? null);
      if (was !== result) changed.push({ ...told({ round, white: one, black: other }), was, now: result });
      const set = { ...there, round, white: one, black: other, result };
      games = there === undefined ? [...games, set] : games.map((game) => (game === there ? set : game));
    }
  }
  return { games: numbered(games), changed, findings };
}

const gamesOf = ({ games, special = {} }: Pick<Submission, 'games' | 'special'>): readonly EditedGame[] =>
  Array.from({ length: gameCount({ games }) }, (_, at) => {
    const more = special[at];
    return { ...gameAt(games, at), ...(more === undefined ? {} : { special: more }) };
  });

function numbered(games: readonly EditedGame[]): Games {
  const special = Object.fromEntries(
    games.flatMap(({ special: more }, place) => (more === undefined ? [] : [[place, more] as const])),
  );
  return {
    games: games.flatMap(({ round, white, black, result }) => [round, white, black, RESULTS.indexOf(result)]),
    ...(Object.keys(special).length === 0 ? {} : { special }),
  };
}
