/** §4 One evening. Everybody's games are counted from the points before it, so their order does not matter. */
import type { Event, Player } from '../../core/event.ts';
import { points } from '../../core/exact.ts';
import { HALF_POINTS } from '../../core/game.ts';
import { type ReasonsFor, wantsReasons } from '../../core/reasons.ts';
import { EventPage, type Told } from '../game-table.ts';
import type { EventResult, PlayerNumbers } from '../rulebook.ts';
import { checkEvent, isCounted } from './admission.ts';
import { gameChange } from './clauses.ts';
import { startingPoints } from './newcomers.ts';
import type { LadderRules } from './reasons.ts';

interface LadderNumbers extends PlayerNumbers {
  /** Games that counted, and the score in them. */
  readonly n: number;
  readonly w: number;
}

/** With the reasons, if they are wanted: steps, and the games as rows. */
export type LadderPlayer = LadderNumbers & Told;

/** A registered book simply has `EventResult<LadderPlayer>`. */
export interface LadderResult extends Omit<EventResult<LadderPlayer>, 'rulebook'> {
  readonly rulebook: 'template';
}

/** §4 The points before the evening plus what every game took or gave. A player without a game keeps them. */
export function rateEvent(event: Event, reasonsFor?: ReasonsFor): LadderResult {
  const findings = checkEvent(event);
  const reasons = findings.filter(({ weight }) => weight === 'refuse').map(({ clause }) => clause as string);
  const games = reasons.length === 0 ? event.games.filter(isCounted) : [];
  const players = event.players.map((player) => [player.id, resultOf(player, { ...event, games }, reasonsFor)]);
  return { rulebook: 'template', rated: reasons.length === 0, reasons, findings, players: Object.fromEntries(players) };
}

function resultOf(player: Player, { id: event, players, games }: Event, reasonsFor?: ReasonsFor): LadderPlayer {
  const why = wantsReasons(reasonsFor, player.id) ? new EventPage<LadderRules>() : undefined;
  const on = why?.under();
  const before = player.rating ?? null;
  const own = startingPoints(player, on);
  let [n, halfPoints, change] = [0, 0, 0];
  for (const { round, white, black, result } of games) {
    if (white !== player.index && black !== player.index) continue;
    const [seat, other] = white === player.index ? ([0, black] as const) : ([1, white] as const);
    const opponent = players[other] as Player;
    const [opponentPoints, scored] = [startingPoints(opponent), HALF_POINTS[result][seat]];
    const onGame = on?.under();
    const taken = gameChange(own, opponentPoints, scored, onGame);
    on?.because('3.2', 'game', { round, opponent: opponent.id, opponentPoints, score: points(scored) }, taken, onGame);
    why?.rows.push({
      kind: 'scored',
      round,
      opponent: opponent.id,
      colour: seat === 0 ? 'white' : 'black',
      rating: opponentPoints,
      halfPoints: scored,
      change: 1000 * taken,
      clauses: { change: '3.2' },
    });
    [n, halfPoints, change] = [n + 1, halfPoints + scored, change + taken];
  }
  const told: Told =
    why === undefined ? {} : { steps: why.steps, tables: [{ event, own: before, k: null, rows: why.rows }] };
  if (n === 0) return { before, change: before === null ? null : 0, after: before, n, w: 0, ...told };
  why?.because('4', 'new-points', { before: own, change, games: n }, own + change, on);
  return { before, change, after: own + change, n, w: points(halfPoints), ...told };
}
