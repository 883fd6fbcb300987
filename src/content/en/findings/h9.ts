/** What is said of an h9 file, in English. */
import type { H9Findings } from '../../../formats/h9/findings.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

const FIELDS: Readonly<Record<string, string>> = {
  board: 'the size of the board',
  baseMinutes: 'the base time',
  byoyomi: 'the byo-yomi',
  handicap: 'whether the event was announced with handicap',
  importance: 'the importance of the event',
  rating: 'the points and grades of the players',
};
export const goField = (field: string): string => FIELDS[field] ?? `“${field}”`;

const ABOUT = { result: 'result', default: 'default', colour: 'colour', stones: 'handicap stones' } as const;

const POINTS: Readonly<Record<number, string>> = { 0: 'no point', 0.5: 'half a point', 1: 'a point' };

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

const place = ({ otherLine, otherColumn }: { otherLine: number; otherColumn: number }): string =>
  `line ${otherLine}, column ${otherColumn}`;

export const H9_FINDINGS: FindingPhrases<H9Findings> = {
  'h9.too-large': ({ bytes, limit }, say) =>
    `The file has ${say.count(bytes, 'byte', 'bytes')}; at most ${say.number(limit)} are read.`,
  'h9.line-too-long': ({ length, limit }, say) =>
    `The line has ${say.count(length, 'character', 'characters')}; at most ${say.number(limit)} are read.`,
  'h9.too-many-players': ({ limit }, say) => `The file has more than ${say.count(limit, 'player', 'players')}.`,
  'h9.too-many-rounds': ({ limit }, say) => `The line has results of more than ${say.count(limit, 'round', 'rounds')}.`,
  'h9.no-players': () => 'The file has no line of a player.',
  'h9.no-results': () => 'No line ends in results.',

  'h9.tag-unknown': ({ tag }) => `The tag ${tag} is not known and is not used.`,
  'h9.tag-repeated': ({ tag }) => `The tag ${tag} is given twice; the first counts.`,
  'h9.tag-unclosed': ({ tag }) => `The closing bracket of the tag ${tag} is missing.`,
  'h9.tag-unreadable': ({ tag, text }) => `The value “${text}” of the tag ${tag} cannot be read.`,
  'h9.dates-reversed': ({ start, end }, say) =>
    `The event ends on ${say.date(end)}, before it starts on ${say.date(start)}.`,
  'h9.date-form': ({ text }) => `The dates “${text}” are not in the form YYYY-MM-DD,YYYY-MM-DD; they were understood.`,
  'h9.country-misplaced': ({ text, country }) => `In “${text}” the country does not come first; ${country} was taken.`,

  'h9.no-grade': ({ text }) => `The line “${text}” has no grade such as 3d or 12k.`,
  'h9.grade-without-letter': ({ grade, count }) =>
    `A grade stands as a number alone (${grade}, ${times(count)}); it was read as kyu.`,
  'h9.pin-unreadable': ({ text }) => `“${text}” is not a PIN of eight digits; it is not used.`,
  'h9.repeated-pin': ({ pin, otherLine }) => `The PIN ${pin} already stands in line ${otherLine}.`,
  'h9.repeated-name': ({ name, otherLine }) => `${name} already stands in line ${otherLine}.`,
  'h9.place-differs': ({ place: seen, number, count }) =>
    `The printed place ${seen} stands in the line of player ${number} (so ${times(count)}); opponents were read as numbers of lines.`,
  'h9.uneven-line': ({ seen, expected }) =>
    `The line has ${seen} words of criteria and results, most lines have ${expected}; the results were counted from the end.`,

  'h9.result-unreadable': ({ round, text }) =>
    `“${text}” is not a result of round ${round}; possible are 12+/w0, 12-/b3, 0=.`,
  'h9.result-count': ({ seen, expected }, say) =>
    `The line ends in ${say.count(seen, 'result', 'results')}, but ${say.number(expected)} are needed.`,
  'h9.criteria-like-results': ({ text, rounds }, say) =>
    `Some lines have a word more that looks like a result; here “${text}” is none, so ${say.count(rounds, 'round was', 'rounds were')} read.`,
  'h9.unknown-opponent': ({ round, text, opponent }) =>
    `“${text}” of round ${round} names opponent ${opponent}, who is not in the file.`,
  'h9.self-opponent': ({ round, text }) => `“${text}” of round ${round} names the player of the line as opponent.`,
  'h9.not-confirmed': (facts) =>
    `Round ${facts.round}: “${facts.text}” is not confirmed by the opponent, who has “${facts.other}” (${place(facts)}).`,
  'h9.entries-differ': (facts) =>
    `Round ${facts.round}: “${facts.text}” and “${facts.other}” (${place(facts)}) disagree on the ${ABOUT[facts.about]}.`,
  'h9.double-loss': (facts) =>
    `Round ${facts.round}: both players lose (${facts.text}; the other in ${place(facts)}), so the game counts as not played.`,
  'h9.double-win': (facts) =>
    `Round ${facts.round}: both players win (${facts.text}; the other in ${place(facts)}); the game was left out.`,
  'h9.jigo-by-default': (facts) =>
    `Round ${facts.round}: a jigo by default (${facts.text}; the other in ${place(facts)}); the game was left out.`,
  'h9.result-unknown': (facts) =>
    `Round ${facts.round}: the result is not known (${facts.text}; the other in ${place(facts)}); the game was left out.`,
  'h9.free-round': ({ player, round, points }, say) =>
    `${say.player(player)} is free in round ${round} and gets ${POINTS[points]}; nothing else in the file confirms it.`,
  'h9.rounds-not-played': ({ columns, rounds }, say) =>
    `There are columns for ${say.count(columns, 'round', 'rounds')}, but the last game is of round ${rounds}; so many rounds were taken.`,

  'h9.capital-colour': ({ text, count }) => `The colour is a capital letter (${text}, ${times(count)}).`,
  'h9.letter-for-zero': ({ text, count }) => `The letter O stands for a zero (${text}, ${times(count)}).`,
  'h9.leading-zero': ({ text, count }) => `A number begins with a zero (${text}, ${times(count)}).`,
  'h9.stones-implied': ({ text, count }) =>
    `A colour without number of stones (${text}, ${times(count)}) was read as an even game.`,
  'h9.many-stones': ({ text, count }) => `More than nine handicap stones are given (${text}, ${times(count)}).`,
  'h9.odd-free-round': ({ text, count }) => `An unusual entry (${text}, ${times(count)}) was read as a free round.`,
  'h9.mark-at-end': ({ round, text }) =>
    `Round ${round}: the mark at the end of “${text}” has no known meaning; the game was read as played.`,
  'h9.colour-unknown': ({ text, count }) =>
    `The colours are not given (${text}, ${times(count)}); in an even game the player of the first line was taken as white.`,
  'h9.colour-from-opponent': ({ text, count }) =>
    `The colour is not given (${text}, ${times(count)}); it was taken from the opponent’s line.`,
  'h9.colour-by-grade': ({ round, text, stones }, say) =>
    `Round ${round}: “${text}” does not say who received ${say.count(stones, 'stone', 'stones')}; the lower grade was taken as black.`,
  'h9.stones-from-grades': ({ reduction, count }, say) =>
    `${say.count(count, 'game gives', 'games give')} neither colour nor stones; the stones follow from the grades, reduced by ${reduction}.`,
  'h9.stones-unknown': ({ count }, say) =>
    `${say.count(count, 'game gives', 'games give')} neither colour nor stones, and the file has no tag HA; such games were read as even.`,

  'h9.handicap-from-games': ({ games }, say) =>
    `${say.count(games, 'game was', 'games were')} played with handicap stones, so the event is taken as one with handicap.`,
  'h9.handicap-open': ({ games, unknown }, say) =>
    unknown === 0
      ? `None of ${say.count(games, 'game', 'games')} has handicap stones; the file does not say whether the event was announced without handicap.`
      : `Of ${say.count(unknown, 'game', 'games')} the stones are not known; the file does not say whether the event was announced without handicap.`,
  'h9.stones-against-tag': ({ games }, say) =>
    `The tag HA says that there is no handicap, but ${say.count(games, 'game has', 'games have')} handicap stones.`,
  'h9.not-in-file': ({ fields, extendedMinutes }, say) =>
    `The file does not tell, and it has to be given: ${say.list(fields.map(goField))}.${
      extendedMinutes === null ? '' : ` The extended time is ${say.count(extendedMinutes, 'minute', 'minutes')}.`
    }`,
  'h9.more-findings': ({ count }, say) => `${say.count(count, 'more finding', 'more findings')} in this file.`,

  'h9.letters-replaced': ({ text, written, count }) =>
    `Letters that the file cannot have were replaced (“${text}” is written “${written}”, ${times(count)}).`,
  'h9.name-cut': ({ player, written }, say) =>
    `The name of ${say.player(player)} is too long and was cut to “${written}”.`,
  'h9.club-cut': ({ player, written }, say) => `The club of ${say.player(player)} was cut to “${written}”.`,
  'h9.grade-missing': ({ player }, say) => `${say.player(player)} has no grade, and the file needs one.`,
  'h9.game-not-written': ({ round, white, black, reason }, say) =>
    reason === 'second-game'
      ? `The game ${say.player(white)} – ${say.player(black)} is the second of a player in round ${round}; the file has room for one.`
      : `The game ${say.player(white)} – ${say.player(black)} of round ${round} names someone who is not among the players; it was not written.`,
  'h9.order-by-points': () => 'The report gives no places; the players were put in the order of their points.',
  'h9.not-carried': ({ event, players }, say) =>
    `The file has no room for these fields: ${say.list([...event, ...players])}.`,
};
