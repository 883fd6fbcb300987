/**
 * A seeded generator of documents with all kinds of players: rated and unrated, children and adults, newcomers with a
 * past, unsettled, from outside; forfeits, excluded games, unusual time controls. Same seed, same document.
 */
import { Chance } from '../src/core/chance.ts';
import type { System } from '../src/core/report.ts';
import { pairings } from '../src/endorsement/pairings.ts';
import type { EditionId } from '../src/rulebooks/rulebook.ts';

export { Chance };

export interface RandomPlayer {
  readonly id: string;
  readonly [field: string]: unknown;
}

export interface RandomGame {
  readonly round: number;
  readonly white: string;
  readonly black: string;
  readonly result: string;
  readonly rated?: boolean;
  readonly handicap?: number;
}

export interface RandomDocument {
  readonly rulebook: EditionId;
  readonly event: { readonly id: string; readonly [field: string]: unknown };
  readonly players: readonly RandomPlayer[];
  readonly games: readonly RandomGame[];
}

const YEAR: Readonly<Record<EditionId, number>> = {
  'fide-2014': 2015,
  'fide-2017': 2019,
  'fide-2022': 2022,
  'fide-2024': 2024,
  'fide-2025-10': 2025,
  'fide-2026-01': 2026,
  'fide-rapid-2024': 2024,
  'fide-rapid-2024-12': 2025,
  'fide-blitz-2024': 2024,
  'fide-blitz-2024-12': 2025,
  'mssz-2017': 2018,
  orr: 2024,
  'mgsz-2012': 2013,
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const dateIn = (chance: Chance, year: number): string =>
  `${year}-${twoDigits(chance.between(1, 12))}-${twoDigits(chance.between(1, 28))}`;

const isFide = (edition: EditionId): boolean => edition.startsWith('fide') || edition === 'mssz-2017';

/** Rapid and blitz. */
const isFast = (edition: EditionId): boolean => /rapid|blitz/.test(edition);

export function randomDocument(edition: EditionId, seed: number): RandomDocument {
  const chance = new Chance(seed * 7919 + edition.length * 104_729 + edition.charCodeAt(edition.length - 1));
  const system = chance.one<System>(['swiss', 'swiss', 'team', 'round-robin', 'double-round-robin', 'match']);
  const size = system === 'match' ? 2 : chance.between(2, system === 'swiss' || system === 'team' ? 16 : 9);
  const year = YEAR[edition];
  const players = Array.from({ length: size }, (_, index) => randomPlayer(chance, edition, `p${index}`, year));
  const start = `${year}-${twoDigits(chance.between(1, 9))}-${twoDigits(chance.between(1, 20))}`;
  const end = chance.percent(90)
    ? `${start.slice(0, 8)}${chance.between(20, 28)}`
    : `${year}-12-${chance.between(10, 28)}`;
  const games = randomGames(chance, edition, system, players);
  return {
    rulebook: edition,
    event: { id: `e${seed}`, start, end, system, ...randomEvent(chance, edition, system) },
    players,
    games,
  };
}

export interface RandomPeriodDocument {
  readonly period: readonly RandomDocument[];
  readonly list: string;
  readonly base: Readonly<Record<string, number | null>>;
}

/**
 * Up to four events of one edition on one list, which share players by their ids: rated in one and not in another, with other
 * ratings on the previous list, or none there any more.
 */
export function randomPeriodDocument(edition: EditionId, seed: number): RandomPeriodDocument {
  const chance = new Chance(seed * 6091 + edition.length);
  const month = chance.between(1, 11);
  const period = Array.from({ length: chance.between(1, 4) }, (_, place) => {
    const document = randomDocument(edition, seed * 5 + place);
    const first = chance.between(1, 20);
    const day = (of: number): string => `${YEAR[edition]}-${twoDigits(month)}-${twoDigits(of)}`;
    const days = { start: day(first), end: day(chance.between(first, 28)) };
    return { ...document, event: { ...document.event, id: `e${place}`, ...days } };
  });
  const ids = [...new Set(period.flatMap(({ players }) => players.map(({ id }) => id)))];
  const based = ids.filter(() => chance.percent(15));
  return {
    period,
    list: `${YEAR[edition]}-${twoDigits(month + 1)}`,
    base: Object.fromEntries(based.map((id) => [id, chance.percent(30) ? null : chance.between(1400, 2700)])),
  };
}

function randomEvent(chance: Chance, edition: EditionId, system: string): Record<string, unknown> {
  if (edition === 'orr') return { fideRated: chance.percent(50) };
  if (edition === 'mgsz-2012') {
    return {
      board: chance.one([19, 19, 19, 19, 13, 9]),
      baseMinutes: chance.one([5, 10, 20, 40, 60, 90, 7.5, undefined]),
      byoyomi: chance.one([
        null,
        { kind: 'japanese', seconds: chance.between(10, 60), periods: 3 },
        { kind: 'canadian', minutes: chance.between(3, 10), moves: chance.between(10, 30) },
        { kind: 'fischer', seconds: 10 },
      ]),
      handicap: chance.percent(50),
      importance: ['invitational-or-national', 'large', 'european-or-world'].filter(() => chance.percent(25)),
      participants: chance.one([undefined, 40, 80, 81, 200]),
      rounds: chance.one([undefined, 3, 10]),
      committeeC: chance.percent(10) ? chance.between(0, 60) : undefined,
      pairGo: chance.percent(3) ? true : undefined,
    };
  }
  return {
    controls: chance.percent(20)
      ? [
          {
            minutes: isFast(edition) ? chance.one([3, 5, 10, 15, 25, 60]) : chance.between(45, 120),
            increment: chance.one([0, 30]),
          },
        ]
      : undefined,
    matchGames: system === 'match' && chance.percent(60) ? chance.between(2, 8) : undefined,
    matchWaiver: chance.percent(10) ? true : undefined,
    nationalChampionship: chance.percent(10) ? true : undefined,
    hybrid: edition !== 'fide-2014' && chance.percent(2) ? true : undefined,
  };
}

function randomBirth(chance: Chance, year: number): string | undefined {
  if (chance.percent(10)) return undefined;
  const born = chance.percent(50) ? year - chance.between(4, 19) : chance.between(1935, 2005);
  return chance.percent(30) ? String(born) : dateIn(chance, born);
}

function randomPlayer(chance: Chance, edition: EditionId, id: string, year: number): RandomPlayer {
  const birth = randomBirth(chance, year);
  if (edition === 'orr') return { id, birth, ...randomOrrPlayer(chance) };
  if (edition === 'mgsz-2012') return { id, ...randomGoPlayer(chance) };
  const floor = edition === 'fide-2014' || edition === 'fide-2022' || edition === 'mssz-2017' ? 1000 : 1400;
  const facts = { id, birth, sex: chance.one(['m', 'f', undefined]) };
  if (chance.percent(70)) {
    const rating = chance.one([
      chance.between(floor, floor + 60),
      chance.between(floor, 2800),
      chance.between(1500, 2400),
    ]);
    return {
      ...facts,
      rating,
      games: chance.one([undefined, 0, 12, 29, 30, 500]),
      peak: chance.one([undefined, rating, rating + chance.between(0, 200)]),
      k: chance.percent(10) ? chance.one([10, 20, 40]) : undefined,
    };
  }
  return {
    ...facts,
    currentRating: chance.percent(15) ? chance.between(floor, 2200) : undefined,
    hadEvent: chance.percent(10) ? true : undefined,
    standardRating: isFast(edition) && chance.percent(40) ? chance.between(floor, 2700) : undefined,
    history: chance.percent(40) ? randomHistory(chance, year, edition) : undefined,
  };
}

function randomHistory(chance: Chance, year: number, edition: EditionId): readonly object[] {
  return Array.from({ length: chance.between(1, 3) }, (_, index) => {
    const when = chance.percent(50)
      ? { end: dateIn(chance, year - chance.between(0, 3)) }
      : { list: `${year - chance.between(0, 3)}-${twoDigits(chance.between(1, 12))}` };
    const games = chance.between(1, 6);
    if (isFide(edition) && chance.percent(30)) {
      return {
        event: `h${index}`,
        ...when,
        games,
        avg: chance.between(11_000, 21_000) / 10,
        score: chance.between(0, 2 * games) / 2,
      };
    }
    const results = Array.from({ length: games }, () => ({
      opponent: chance.between(1000, 2200),
      score: chance.one([0, 0, 0.5, 1]),
    }));
    return { event: `h${index}`, ...when, results };
  });
}

function randomOrrPlayer(chance: Chance): Record<string, unknown> {
  const kind = chance.between(1, 10);
  if (kind <= 4) return { rating: chance.one([chance.between(-50, 300), chance.between(300, 2600)]) };
  if (kind <= 6) {
    const results = Array.from({ length: chance.between(1, 18) }, (_, index) => ({
      opponent: chance.between(100, 1800),
      score: index === 0 ? 0.5 : chance.one([0, 0.5, 1]),
    }));
    return { rating: chance.between(0, 1900), unsettled: true, history: [{ event: 'h0', results }] };
  }
  if (kind === 7) return { fideRating: chance.between(1000, 2500), member: chance.percent(50) };
  return { member: chance.percent(15) ? false : undefined };
}

const GRADES = [
  ...Array.from({ length: 35 }, (_, index) => `${35 - index}k`),
  ...Array.from({ length: 9 }, (_, index) => `${index + 1}d`),
];

function randomGoPlayer(chance: Chance): Record<string, unknown> {
  const kind = chance.between(1, 10);
  const grade = chance.one(GRADES);
  if (kind <= 7) {
    const reached = chance.percent(20) ? { [chance.one(GRADES.slice(-9))]: 1 } : undefined;
    return { rating: chance.one([chance.between(960, 2850), chance.between(1700, 2200)]), rank: grade, reached };
  }
  const entryRank = chance.percent(10) ? `${chance.between(1, 9)}p` : grade;
  if (kind === 8)
    return {
      registered: false,
      entering: true,
      entryRank,
      initialElo: chance.percent(60) ? chance.between(1000, 2100) : undefined,
    };
  return { registered: false, entryRank };
}

function randomGames(
  chance: Chance,
  edition: EditionId,
  system: System,
  players: readonly RandomPlayer[],
): RandomGame[] {
  const pairs = pairings(chance, system, players.length, roundsOf(chance, system));
  return pairs.flatMap(([round, a, b]) => {
    if (chance.percent(3)) return [];
    const [white, black] = chance.percent(50) ? [a, b] : [b, a];
    const result = chance.percent(4) ? chance.one(['+/-', '-/+', '-/-']) : chance.one(['1-0', '1-0', '0-1', '1/2-1/2']);
    return [
      {
        round,
        white: (players[white] as RandomPlayer).id,
        black: (players[black] as RandomPlayer).id,
        result,
        ...(chance.percent(2) ? { rated: false } : {}),
        ...(edition === 'mgsz-2012' && chance.percent(40) ? { handicap: chance.between(1, 9) } : {}),
      },
    ];
  });
}

function roundsOf(chance: Chance, system: System): number {
  if (system === 'match') return chance.between(1, 8);
  return system === 'swiss' || system === 'team' ? chance.between(1, 12) : 0;
}
