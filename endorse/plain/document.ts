/** The neutral document, as far as the numbers of a rating hang on it. Absent and null mean the same. */
export type Control = { moves?: number | null; minutes: number; increment?: number | null };
export type Approval = {
  clause: string;
  by: string;
  date?: string | null;
  ground?: string | null;
  for?: string | null;
};
export type EarlierResult = { opponent: number; score: number };
export type EarlierEvent = {
  event?: string | null;
  end?: string | null;
  list?: string | null;
  results?: EarlierResult[] | null;
  games?: number | null;
  avg?: number | null;
  score?: number | null;
};
export type Byoyomi = { kind: string; seconds?: number; periods?: number; minutes?: number; moves?: number };

type EventFields = {
  id: string | number;
  start?: string | null;
  end?: string | null;
  system?: string | null;
  rounds?: number | null;
  controls?: Control[] | null;
  controlsBlack?: Control[] | null;
  registered?: string | null;
  norms?: boolean | null;
  hybrid?: boolean | null;
  pgn?: boolean | string | null;
  reportReceived?: string | null;
  partOf?: string | null;
  approvals?: Approval[] | null;
  matchGames?: number | null;
  matchWaiver?: boolean | null;
  officialFide?: boolean | null;
  list?: string | null;
  nationalChampionship?: boolean | null;
  womenOnly?: boolean | null;
  approvedLong?: boolean | null;
  halfPointBonus?: number | null;
  fideRated?: boolean | null;
  board?: number | null;
  baseMinutes?: number | null;
  byoyomi?: Byoyomi | null;
  handicap?: boolean | null;
  importance?: string[] | null;
  participants?: number | null;
  committeeC?: number | null;
  pairGo?: boolean | null;
  consultation?: boolean | null;
};

type PlayerFields = {
  id: string | number;
  birth?: string | number | null;
  sex?: string | null;
  rating?: number | null;
  games?: number | null;
  peak?: number | null;
  k?: number | null;
  currentRating?: number | null;
  standardRating?: number | null;
  history?: EarlierEvent[] | null;
  hadEvent?: boolean | null;
  fideRating?: number | null;
  member?: boolean | null;
  unsettled?: boolean | null;
  registered?: boolean | null;
  rank?: string | null;
  entering?: boolean | null;
  entryRank?: string | null;
  initialElo?: number | null;
  initialRank?: string | null;
  reached?: Record<string, number> | null;
};

type GameFields = {
  round: number;
  white: string | number;
  black: string | number;
  result: string;
  rated?: boolean | null;
  handicap?: number | null;
};

export type EventDocument = {
  rulebook?: string | null;
  event: EventFields;
  players: PlayerFields[];
  games: GameFields[];
};
export type PeriodDocument = {
  rulebook?: string | null;
  period: EventDocument[];
  list?: string | null;
  base?: Record<string, number | null> | null;
};
export type PlainDocument = EventDocument | PeriodDocument;

export type Player = PlayerFields & { id: string };
export type Game = GameFields & { white: string; black: string };
export type Event = { rulebook: string | null; event: EventFields & { id: string }; players: Player[]; games: Game[] };

/** Ids may be whole numbers and are read as text; a birth year may be a number. */
export function readEvent(document: EventDocument): Event {
  return {
    rulebook: document.rulebook ?? null,
    event: { ...document.event, id: String(document.event.id) },
    players: document.players.map((player) => ({
      ...player,
      id: String(player.id),
      birth: player.birth === undefined || player.birth === null ? null : String(player.birth),
    })),
    games: document.games.map((game) => ({ ...game, white: String(game.white), black: String(game.black) })),
  };
}

export function birthOf(player: Player): string | null {
  return player.birth === undefined || player.birth === null ? null : String(player.birth);
}

/** Half points of white and black of a game that was played; undefined for forfeits. */
export function playedHalves(result: string): [number, number] | undefined {
  if (result === '1-0') return [2, 0];
  if (result === '0-1') return [0, 2];
  if (result === '1/2-1/2') return [1, 1];
  return undefined;
}

/** Half points of white and black as they stand in the score of a match, forfeits included. */
export function scoredHalves(result: string): [number, number] {
  if (result === '+/-') return [2, 0];
  if (result === '-/+') return [0, 2];
  return playedHalves(result) ?? [0, 0];
}
