/** The game of a report: a report of Go is not for a pool of chess, nor the other way round. */
import type { Finding } from '../core/finding.ts';
import type { EventFacts, PlayerFacts, Report } from '../core/report.ts';
import type { PoolRow } from '../ledger/store.ts';
import { familyRules } from '../rulebooks/office-rules.ts';
import { editionById, isEditionId, isFamily } from '../rulebooks/registry.ts';
import { eventFinding } from './findings/events.ts';

export type GameKind = 'chess' | 'go';

/** Formats for one game only. JSON has both. */
const OF_FORMAT: Readonly<Record<string, GameKind>> = { h9: 'go', opengotha: 'go', trf: 'chess' };

/** Facts that only one of the games has. */
const GO_FACTS = ['board', 'baseMinutes', 'byoyomi', 'committeeC', 'pairGo'] as const satisfies (keyof EventFacts)[];
const GO_PLAYERS = ['pin', 'rank', 'entryRank', 'initialRank'] as const satisfies (keyof PlayerFacts)[];
const CHESS_FACTS = ['controls', 'fideRated', 'officialFide', 'pgn'] as const satisfies (keyof EventFacts)[];
const CHESS_PLAYERS = ['fideId', 'k', 'fideRating', 'unsettled', 'title'] as const satisfies (keyof PlayerFacts)[];

export const gameOf = ({ family }: Pick<PoolRow, 'family'>): GameKind => familyRules(family).edition.game;

/** The game of a rulebook that a report names: an edition, or a family. */
const gameOfRulebook = (named: string): GameKind | undefined =>
  isEditionId(named) ? editionById(named).game : isFamily(named) ? gameOf({ family: named }) : undefined;

/** Undefined where nothing tells it, or both are named. */
function gameIn(format: string | null, report: Report): GameKind | undefined {
  const ofFormat = Object.keys(OF_FORMAT).find((name) => format?.startsWith(name));
  if (ofFormat !== undefined) return OF_FORMAT[ofFormat];
  // read late: the games of a report are created on first access
  const { rulebook, event, players, games } = report;
  const ofRulebook = rulebook === undefined ? undefined : gameOfRulebook(rulebook);
  if (ofRulebook !== undefined) return ofRulebook;
  const has = <T extends object>(of: T, fields: readonly (keyof T)[]): boolean =>
    fields.some((field) => of[field] !== undefined);
  const isGo =
    has(event, GO_FACTS) ||
    players.some((player) => has(player, GO_PLAYERS)) ||
    games.some(({ handicap }) => handicap !== undefined);
  const isChess = has(event, CHESS_FACTS) || players.some((player) => has(player, CHESS_PLAYERS));
  return isGo === isChess ? undefined : isGo ? 'go' : 'chess';
}

export function otherGame(
  pool: Pick<PoolRow, 'family' | 'pool'>,
  format: string | null,
  reports: readonly Report[],
): readonly Finding[] {
  const expected = gameOf(pool);
  const seen = reports.map((report) => gameIn(format, report)).find((game) => game !== undefined && game !== expected);
  return seen === undefined ? [] : [eventFinding('event.other-game', { pool: pool.pool, seen, expected })];
}
