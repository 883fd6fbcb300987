/**
 * Lines of a report that are not persons. Pairing programs write the player without an opponent against “bye”, “spielfrei” or “…”.
 * Such a line is not a player, and the others' results against it are byes. A line that has more than the name, or that scored
 * over the board, may be a person of that name: it stays, and the officer is asked.
 */
import type { Finding } from '../core/finding.ts';
import { type HalfPoints, HALF_POINTS, isPlayed } from '../core/game.ts';
import type { Bye, Report, ReportedGame, ReportedPlayer } from '../core/report.ts';

/** Words that mean a bye, and what programs write instead of a name if there is none. */
export const BYE_WORDS = [
  'bye',
  'spielfrei',
  'freilos',
  'exempt',
  'libre',
  'descansa',
  'riposo',
  'wolny',
  'szabad',
  'pihenő',
  'свободен',
  'выходной',
  '…',
  '-',
  'NN',
] as const;

/** Longer names are not looked at: two thirds of all. */
const LONGEST = 16;
const MARKS = /\p{M}/gu;
const WORDS = /[\p{L}\p{N}]+/gu;
const SIGNS = /^[\p{Pd}.\s]+$/u;

/** Small letters without accents. */
const plain = (text: string): string => text.normalize('NFKD').replace(MARKS, '').toLowerCase();

const WORDS_FOR_BYES: ReadonlySet<string> = new Set(BYE_WORDS.map(plain));

/** The word for a bye that a name is, without case, accents and the signs around it; undefined of every other name. */
export function byeWordOf(name: string | undefined): string | undefined {
  if (name === undefined || name.length > LONGEST) return undefined;
  const text = plain(name).trim();
  const words = text.match(WORDS) ?? [];
  if (words.length === 0) return SIGNS.test(text) ? '-' : undefined;
  // “N. N.” is one word
  const word = words.join(words.every(({ length }) => length === 1) ? '' : ' ');
  return WORDS_FOR_BYES.has(word) ? word : undefined;
}

export interface ByeFindings {
  'report.bye-lines': { lines: number; names: readonly string[]; byes: number };
}

export interface WithoutByeLines {
  readonly report: Report;
  /** Places among the players of the report of those who are none. */
  readonly leftOut: readonly number[];
  readonly findings: readonly Finding<keyof ByeFindings & string>[];
}

const NOBODY: readonly number[] = [];

/** `persons`: words for byes that are the names of persons, as somebody has confirmed. */
export function withoutByeLines(report: Report, persons: ReadonlySet<string>): WithoutByeLines {
  const named = report.players.flatMap((player, place) => {
    // nearly everybody has a number, and the word is the longer look
    const word = hasMoreThanName(player) ? undefined : byeWordOf(player.name);
    return word === undefined || persons.has(word) ? [] : [{ player, place }];
  });
  if (named.length === 0) return { report, leftOut: NOBODY, findings: [] };
  const scorers = new Set(report.games.flatMap(whoScored));
  const lines = named.filter(({ player }) => !scorers.has(player.id));
  if (lines.length === 0) return { report, leftOut: NOBODY, findings: [] };
  const ids = new Set(lines.map(({ player }) => player.id));
  const isBye = ({ white, black }: ReportedGame): boolean => ids.has(white) || ids.has(black);
  const byes = report.games.filter(isBye).flatMap((game) => byeIn(game, ids));
  const at = lines[0]?.player.at;
  return {
    report: {
      ...report,
      players: report.players.filter(({ id }) => !ids.has(id)),
      games: report.games.filter((game) => !isBye(game)),
      byes: [...(report.byes ?? []).filter(({ player }) => !ids.has(player)), ...byes],
      ...(report.teams === undefined
        ? {}
        : { teams: report.teams.map((team) => ({ ...team, members: team.members.filter((id) => !ids.has(id)) })) }),
    },
    leftOut: lines.map(({ place }) => place),
    findings: [
      {
        code: 'report.bye-lines',
        weight: 'note',
        ...(at === undefined ? {} : { at }),
        facts: {
          lines: lines.length,
          names: [...new Set(lines.map(({ player }) => player.name as string))],
          byes: byes.length,
        },
      },
    ],
  };
}

/** Facts that no program gives to a player who does not exist. */
const hasMoreThanName = ({ birth, rating, title, fideId, komirId, orrId, pin }: ReportedPlayer): boolean =>
  (fideId ?? birth ?? rating ?? title ?? komirId ?? orrId ?? pin) !== undefined;

/** Players who have a point or half a point from a game that was played. */
function whoScored({ white, black, result }: ReportedGame): readonly string[] {
  if (!isPlayed(result)) return [];
  const [ofWhite, ofBlack] = HALF_POINTS[result];
  return [...(ofWhite > 0 ? [white] : []), ...(ofBlack > 0 ? [black] : [])];
}

const KINDS: Readonly<Record<HalfPoints, Bye['kind']>> = { 2: 'paired', 1: 'half', 0: 'zero' };

/** The score of a player who was paired with nobody. */
function byeIn({ at, round, white, black, result }: ReportedGame, nobody: ReadonlySet<string>): readonly Bye[] {
  if (nobody.has(white) && nobody.has(black)) return [];
  const [ofWhite, ofBlack] = HALF_POINTS[result];
  const [player, halfPoints] = nobody.has(white) ? [black, ofBlack] : [white, ofWhite];
  return [{ ...(at === undefined ? {} : { at }), player, round, kind: KINDS[halfPoints] }];
}
