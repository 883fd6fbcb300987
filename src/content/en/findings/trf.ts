/** What is said of a TRF file, in English. */
import type { TrfFindings } from '../../../formats/trf/findings.ts';
import type { FindingPhrases, Say } from '../../../explain/language.ts';
import { withRemark } from '../../../explain/letters.ts';

const RESULTS: Readonly<Record<string, string>> = {
  ' ': 'no result',
  '1': 'a win',
  '=': 'a draw',
  '0': 'a loss',
  '+': 'a win by forfeit',
  '-': 'a loss by forfeit',
  W: 'a win in less than one move',
  D: 'a draw in less than one move',
  L: 'a loss in less than one move',
};
const result = (code: string): string => RESULTS[code] ?? `“${code}”`;

const COLOURS: Readonly<Record<string, string>> = { w: 'white', b: 'black' };
const colour = (code: string): string => COLOURS[code] as string;

const BYES = {
  F: 'a full-point bye',
  U: 'the pairing-allocated bye',
  H: 'a half-point bye',
  Z: 'a zero-point bye',
} as const;

const SYSTEMS: Readonly<Record<string, string>> = {
  swiss: 'a Swiss',
  'round-robin': 'a round robin',
  'double-round-robin': 'a double round robin',
  match: 'a match',
  team: 'a team event',
};

const COUNTS: Readonly<Record<string, string>> = {
  '062': 'players',
  '072': 'rated players',
  '082': 'teams',
};

const RECORDS: Readonly<Record<string, string>> = {
  '012': 'name of the event',
  '022': 'city',
  '032': 'federation',
  '042': 'first day',
  '052': 'last day',
  '102': 'chief arbiter',
};

const FIELDS: Readonly<Record<string, string>> = {
  name: 'name',
  team: 'name of the team',
  title: 'title',
  federation: 'federation',
  fideId: 'FIDE ID',
  rating: 'rating',
  rank: 'rank',
};

/** What stands in the file. */
const quoted = (seen: string): string => {
  const [text, remark] = withRemark(seen, '? is a byte that is not valid in the encoding');
  return `“${text}”${remark}`;
};

/** A player by name, or else by starting rank, or by the line that the finding names. */
const who = (id: string, say: Say): string => {
  if (id === '?') return 'The player in this line';
  return say.player(id) === id ? `Player ${id}` : say.player(id);
};
const whom = (id: string, say: Say): string => {
  if (id === '?') return 'a player without a starting rank';
  return say.player(id) === id ? `player ${id}` : say.player(id);
};
const inRound = ({ player, round }: { player: string; round: number }, say: Say): string =>
  `${who(player, say)}, round ${round}`;
const places = (count: number): string => (count === 1 ? '' : ` (so ${count} times)`);
const named = (codes: readonly string[], words: Readonly<Record<string, string>>): readonly string[] =>
  codes.map((code) => words[code] ?? code);

type Period = TrfFindings['trf.control-words']['periods'][number];

const period = ({ moves, minutes, increment }: Period, say: Say): string =>
  [
    ...(moves === null ? [] : [`${say.count(moves, 'move', 'moves')} in`]),
    say.count(minutes, 'minute', 'minutes'),
    ...(increment === 0 ? [] : [`+ ${say.count(increment, 'second', 'seconds')} a move`]),
  ].join(' ');

export const TRF_FINDINGS: FindingPhrases<TrfFindings> = {
  'trf.too-large': ({ bytes, limit }, say) =>
    `The file has ${say.count(bytes, 'byte', 'bytes')}; at most ${say.number(limit)} are read.`,
  'trf.line-too-long': ({ length, limit }, say) =>
    `The line has ${say.count(length, 'character', 'characters')}; at most ${say.number(limit)} are read.`,
  'trf.too-many-players': ({ limit }, say) => `There are more than ${say.count(limit, 'player', 'players')}.`,
  'trf.too-many-lines': ({ limit }, say) =>
    `Beside the players there are more than ${say.count(limit, 'line', 'lines')}; what follows is not read.`,
  'trf.too-many-rounds': ({ limit }, say) => `The line has more than ${say.count(limit, 'round', 'rounds')}.`,
  'trf.not-text': () => 'The file holds a character that no text has; it is damaged, or no report at all.',
  'trf.no-players': () => 'The file has no 001 record, so no player.',
  'trf.mixed-line-ends': () => 'The lines of the file end in different ways; each was taken as one line.',
  'trf.more-findings': ({ count }, say) => `${say.count(count, 'more finding', 'more findings')} in this file.`,

  'trf.unknown-record': ({ code, count }, say) =>
    `The record “${code}” is not known (${say.count(count, 'line', 'lines')}); it is kept and not used.`,
  'trf.repeated-record': ({ code, first }) => `The record ${code} already stands in line ${first}; that one counts.`,
  'trf.missing-records': ({ codes }, say) => `Not given: ${say.list(named(codes, RECORDS))}.`,
  'trf.number-unreadable': ({ code, seen }) => `${quoted(seen)} in the record ${code} is not a number.`,
  'trf.reference-unknown': ({ code, number }) => `The record ${code} names number ${number}, which is not in the file.`,
  'trf.count-differs': ({ code, declared, counted }) =>
    `The file declares ${declared} ${COUNTS[code]}, but it has ${counted}.`,
  'trf.date-unreadable': ({ code, seen }) =>
    `The ${code === '042' ? 'first' : 'last'} day ${quoted(seen)} is not an existing date in the form YYYY/MM/DD.`,
  'trf.date-form': ({ seen, date }, say) => `${quoted(seen)} was read as ${say.date(date)}; the form is YYYY/MM/DD.`,
  'trf.dates-reversed': ({ start, end }, say) =>
    `The event ends on ${say.date(end)}, before it starts on ${say.date(start)}.`,
  'trf.round-date-unreadable': ({ round, seen }) =>
    `The date ${quoted(seen)} of round ${round} is not an existing date in the form YY/MM/DD.`,
  'trf.round-date-form': ({ round, seen, date }, say) =>
    `The date ${quoted(seen)} of round ${round} was read as ${say.date(date)}; the form is YY/MM/DD.`,
  'trf.round-date-outside': ({ round, date, start, end }, say) =>
    `Round ${round} was played on ${say.date(date)}, outside the event (${start === null ? '…' : say.date(start)} – ${end === null ? '…' : say.date(end)}).`,
  'trf.round-dates-disordered': ({ round, date, before }, say) =>
    `Round ${round} was played on ${say.date(date)}, before the round that precedes it (${say.date(before)}).`,
  'trf.rounds-without-date': ({ rounds }, say) =>
    `No date is given for ${rounds.length === 1 ? 'round' : 'the rounds'} ${say.list(rounds.map(String))}.`,
  'trf.rounds-exceeded': ({ rounds, round }, say) =>
    `The file declares ${say.count(rounds, 'round', 'rounds')}, but it has entries in round ${round}.`,
  'trf.system-unknown': ({ seen }) => `${quoted(seen)} is not a type of tournament that the record 192 can have.`,
  'trf.system-guessed': ({ seen, by, system, encoded }) =>
    `The event is taken as ${SYSTEMS[system]}, because of ${by === 'words' ? `the words ${quoted(seen)}` : `its ${by}`}${encoded ? '; the record 192 would say it' : ''}.`,
  'trf.control-unreadable': ({ seen }) => `${quoted(seen)} is not a time control such as 5400+30 or 40/6000+30:900+30.`,
  'trf.control-uneven': ({ seen }) =>
    `White and black have different time controls (${seen}); both were read. Rapid and blitz games with unequal times are not rated.`,
  'trf.control-words': ({ seen, periods }, say) =>
    `The time control ${quoted(seen)} was read as ${periods.map((each) => period(each, say)).join(', then ')}.`,
  'trf.control-open': ({ seen }) =>
    `The time control ${quoted(seen)} is in words that are not read; give it with --facts, as event.controls.`,
  'trf.federation-unknown': ({ seen }) =>
    `${quoted(seen)} in the record 032 is no code of a federation; it has three capital letters.`,
  'trf.page-address': ({ code, seen }) =>
    `${quoted(seen)} in the record ${code} is the address of a page, where ${code === '022' ? 'a city' : 'an arbiter'} should stand.`,
  'trf.scoring-unreadable': ({ code, seen }) =>
    `${quoted(seen)} in the record ${code} is not a number of points for a result.`,
  'trf.scoring-guessed': ({ win, draw, loss }) =>
    `The points of all players fit ${win} for a win, ${draw} for a draw and ${loss} for a loss; the file does not say so.`,
  'trf.board-colours': ({ seen }) => `${quoted(seen)} should be the colours of the boards, W or B for each.`,

  'trf.stray-character': ({ seen }) =>
    `${quoted(seen)} stands in a column that must be blank; the columns of the line may be shifted.`,
  'trf.tab': ({ count }) => `A tab stands at the end of the line and is taken as a blank${places(count)}.`,
  'trf.start-number-unreadable': ({ seen }) =>
    seen === '' ? 'The starting rank is missing.' : `${quoted(seen)} is not a starting rank from 1 to 9999.`,
  'trf.start-number-repeated': ({ number, first }) => `The starting rank ${number} already stands in line ${first}.`,
  'trf.start-numbers-missing': ({ numbers, count }, say) =>
    `${say.count(count, 'starting rank is', 'starting ranks are')} not used: ${numbers.join(', ')}${count > numbers.length ? ', …' : ''}.`,
  'trf.names-missing': ({ count }, say) => `${say.count(count, 'player has', 'players have')} no name.`,
  'trf.sex-unknown': ({ player, seen }, say) =>
    `${who(player, say)}: ${quoted(seen)} is not a sex; possible are m and w.`,
  'trf.sex-form': ({ seen, count }) => `The sex is written ${quoted(seen)}${places(count)}; the form is m or w.`,
  'trf.title-unknown': ({ player, seen }, say) =>
    `${who(player, say)}: the title ${quoted(seen)} is not known; it is kept.`,
  'trf.title-form': ({ seen, title, count }) => `The title ${quoted(seen)} was read as ${title}${places(count)}.`,
  'trf.rating-unreadable': ({ player, seen }, say) =>
    `${who(player, say)}: the rating ${quoted(seen)} is not a number.`,
  'trf.federation-form': ({ player, seen }, say) =>
    `${who(player, say)}: ${quoted(seen)} is not a code of a federation; it has three capital letters.`,
  'trf.fide-id-unreadable': ({ player, seen }, say) =>
    `${who(player, say)}: the FIDE ID ${quoted(seen)} is not a number.`,
  'trf.fide-id-short': ({ player, seen }, say) =>
    `${who(player, say)}: ${seen} is too short for a FIDE ID; it looks like the number of a federation.`,
  'trf.fide-id-repeated': ({ player, other, fideId, first }, say) =>
    `${who(player, say)} has the FIDE ID ${fideId}, which ${whom(other, say)} in line ${first} has too.`,
  'trf.fide-ids-missing': ({ count }, say) => `${say.count(count, 'player has', 'players have')} no FIDE ID.`,
  'trf.person-repeated': ({ player, other, first }, say) =>
    `${who(player, say)} may be the same person as ${whom(other, say)} in line ${first}: the name is the same, and so may be the birth.`,
  'trf.birth-unreadable': ({ player }, say) =>
    `${who(player, say)}: the date of birth does not exist or is not in the form YYYY/MM/DD.`,
  'trf.birth-form': ({ count }, say) =>
    `${say.count(count, 'date of birth is', 'dates of birth are')} not in the form YYYY/MM/DD; ${count === 1 ? 'it was' : 'they were'} understood.`,
  'trf.points-unreadable': ({ player, seen }, say) => `${who(player, say)}: ${quoted(seen)} is not a number of points.`,
  'trf.points-form': ({ player, seen }, say) =>
    `${who(player, say)}: the points ${quoted(seen)} have a comma for the point.`,
  'trf.points-missing': ({ count }, say) =>
    `${say.count(count, 'player has', 'players have')} no points, so the sum of the results cannot be compared.`,
  'trf.points-differ': ({ player, points, sum }, say) =>
    `${who(player, say)} has ${say.count(points, 'point', 'points')} in the table, but the results add up to ${say.number(sum)}.`,
  'trf.points-unplayed': ({ player, points, sum, rounds }, say) =>
    `${who(player, say)} has ${say.count(points, 'point', 'points')} in the table, but the results add up to ${say.number(sum)}; the difference can be of ${rounds.length === 1 ? 'the round' : 'the rounds'} without a game (${say.list(rounds.map(String))}), on which no rating depends.`,
  'trf.rank-unreadable': ({ player, seen }, say) => `${who(player, say)}: the rank ${quoted(seen)} is not a number.`,
  'trf.rank-against-points': ({ player, rank, points, other, otherPoints }, say) =>
    `${who(player, say)} has ${say.count(points, 'point', 'points')} and rank ${rank}, behind ${whom(other, say)}, who has ${say.number(otherPoints)}.`,

  'trf.opponent-unreadable': ({ seen, ...where }, say) =>
    `${inRound(where, say)}: the opponent ${quoted(seen.trim())} is not a starting rank.`,
  'trf.colour-unknown': ({ seen, ...where }, say) =>
    `${inRound(where, say)}: ${quoted(seen)} is not a colour; possible are w, b and -.`,
  'trf.result-unknown': ({ seen, ...where }, say) =>
    `${inRound(where, say)}: ${quoted(seen)} is not a result; possible are 1 = 0 + - W D L H F U Z.`,
  'trf.opponent-unknown': ({ opponent, ...where }, say) =>
    `${inRound(where, say)}: the opponent ${opponent} is not in the file.`,
  'trf.self-game': (where, say) => `${inRound(where, say)}: the opponent is the player’s own number.`,
  'trf.not-mirrored': ({ opponent, line, theirs, ...where }, say) =>
    `${inRound(where, say)}: the opponent is ${whom(opponent, say)}, who has ${theirs === null ? 'no opponent' : `opponent ${theirs}`} there (line ${line}).`,
  'trf.colours-clash': ({ opponent, line, colour: own, ...where }, say) =>
    `${inRound(where, say)}: the player has ${colour(own)}, and so has ${whom(opponent, say)} (line ${line}).`,
  'trf.results-clash': ({ opponent, line, seen, theirs, ...where }, say) =>
    `${inRound(where, say)}: the player has ${result(seen)} against ${whom(opponent, say)}, who has ${result(theirs)} there (line ${line}).`,
  'trf.colour-missing': ({ opponent, ...where }, say) =>
    `${inRound(where, say)}: the game against ${whom(opponent, say)} has a result but no colour.`,
  'trf.colour-one-sided': ({ opponent, ...where }, say) =>
    `${inRound(where, say)}: only one side of the game against ${whom(opponent, say)} has a colour.`,
  'trf.forfeit-without-colour': ({ opponent, seen: _seen, count, ...where }, say) =>
    `${inRound(where, say)}: the forfeit against ${whom(opponent, say)} has no colour${places(count)}; it matters to no rating.`,
  'trf.result-missing': ({ opponent, ...where }, say) =>
    `${inRound(where, say)}: the game against ${whom(opponent, say)} has no result.`,
  'trf.round-pending': ({ round, games }, say) =>
    `Round ${round} is still to be played: ${say.count(games, 'game has', 'games have')} no result.`,
  'trf.bye-with-opponent': ({ opponent, seen, ...where }, say) =>
    `${inRound(where, say)}: ${quoted(seen)} is a bye, but ${whom(opponent, say)} stands as opponent.`,
  'trf.result-without-opponent': ({ seen, ...where }, say) =>
    `${inRound(where, say)}: there is ${result(seen)}, but no opponent.`,
  'trf.colour-without-opponent': ({ colour: own, ...where }, say) =>
    `${inRound(where, say)}: there is a colour (${colour(own)}), but no opponent.`,
  'trf.bye': ({ kind, points, ...where }, say) =>
    `${inRound(where, say)}: ${BYES[kind]}, worth ${say.score(points)}; no rating depends on it.`,
  'trf.two-pairing-byes': ({ round, players }, say) =>
    `In round ${round} more than one player has the pairing-allocated bye: ${players.map(say.player).join('; ')}.`,
  'trf.bye-form': ({ round, seen, usual, count }) =>
    `Round ${round}: ${quoted(seen)} means the same as “${usual}”${places(count)}.`,
  'trf.cell-form': ({ round, seen, usual, count }) =>
    `Round ${round}: ${quoted(seen)} was read as “${usual.trim()}”${places(count)}.`,

  'trf.member-unknown': ({ team, number }) => `The member ${number} of the team “${team}” is not among the players.`,
  'trf.member-unreadable': ({ team, seen }) => `${quoted(seen)} in the team “${team}” is not a starting rank.`,
  'trf.member-repeated': ({ team, player, first }, say) =>
    `${who(player, say)} of the team “${team}” already stands in a team in line ${first}.`,
  'trf.team-number-repeated': ({ number, first }) => `The team number ${number} already stands in line ${first}.`,
  'trf.team-name-missing': () => 'The team has no name.',

  'trf.cut': ({ field, seen, written }) =>
    written === ''
      ? `The ${FIELDS[field] ?? field} ${quoted(seen)} does not fit into its columns and was left out.`
      : `The ${FIELDS[field] ?? field} ${quoted(seen)} is too long; “${written}” was written.`,
  'trf.not-carried': ({ fields }) => `The format has no place for: ${fields.join(', ')}.`,
  'trf.records-not-carried': ({ records }, say) =>
    `The format has no place for these records, or not for all they say: ${say.list(records)}.`,
  'trf.players-not-carried': ({ fields, players }, say) =>
    `The format has no place for these facts of ${say.count(players, 'player', 'players')}: ${fields.join(', ')}.`,
  'trf.unrated-not-carried': ({ count }, say) =>
    `TRF06 has no code for games of less than one move, which are not rated: ${say.number(count)}. As TRF16 they can be written.`,
  'trf.games-not-carried': ({ count }, say) =>
    `${say.count(count, 'game or bye has', 'games or byes have')} no cell: the player is not known, or has another entry in that round.`,
  'trf.renumbered': ({ players }, say) =>
    `The starting ranks are not unique; ${say.count(players, 'player was', 'players were')} numbered by their order.`,
};
