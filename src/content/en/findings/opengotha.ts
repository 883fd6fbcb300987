/** What is said of a file of OpenGotha, in English. */
import type { OpenGothaFindings } from '../../../formats/opengotha/findings.ts';
import type { FindingPhrases } from '../../../explain/language.ts';
import { goField } from './h9.ts';

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

export const OPENGOTHA_FINDINGS: FindingPhrases<OpenGothaFindings> = {
  'opengotha.too-large': ({ bytes, limit }, say) =>
    `The file has ${say.count(bytes, 'byte', 'bytes')}; at most ${say.number(limit)} are read.`,
  'opengotha.not-xml': ({ problem }) => `The file is no well-formed XML: ${problem.replace(/\.$/, '')}.`,
  'opengotha.doctype': () =>
    'The document type of the file declares something itself, such as entities; such files are not read. One that only names its definition is no hindrance.',
  'opengotha.too-deep': ({ limit }, say) =>
    `Elements are nested more than ${say.count(limit, 'level', 'levels')} deep.`,
  'opengotha.too-many-attributes': ({ element, limit }, say) =>
    `The element ${element} has more than ${say.count(limit, 'attribute', 'attributes')}.`,
  'opengotha.wrong-root': ({ element }) => `The file begins with the element ${element}; Tournament is expected.`,
  'opengotha.too-many-players': ({ limit }, say) => `The file has more than ${say.count(limit, 'player', 'players')}.`,
  'opengotha.too-many-games': ({ limit }, say) => `The file has more than ${say.count(limit, 'game', 'games')}.`,
  'opengotha.no-players': () => 'The file has no players.',
  'opengotha.no-parameters': () => 'The file has no GeneralParameterSet: name, dates, rounds and times are missing.',

  'opengotha.missing': ({ element, attribute }) => `The element ${element} has no ${attribute}.`,
  'opengotha.unreadable': ({ attribute, text, expected }) => `${attribute} is “${text}”; expected: ${expected}.`,
  'opengotha.dates-reversed': ({ start, end }, say) =>
    `The event ends on ${say.date(end)}, before it starts on ${say.date(start)}.`,
  'opengotha.date-form': ({ text }) => `The date “${text}” is not in the form YYYY-MM-DD; it was understood.`,
  'opengotha.grade-missing': ({ player }) => `${player} has no grade.`,
  'opengotha.grade-from-rank': ({ player, grade, count }) =>
    `${player} has no grade; the rank ${grade} was taken instead (${times(count)}).`,
  'opengotha.grade-differs': ({ player, rank, grade }) =>
    `${player} entered as ${rank} and has the grade ${grade}; the rank ${rank} was taken.`,
  'opengotha.rank-missing': ({ player, grade }) => `${player} has no rank; the grade ${grade} was taken instead.`,
  'opengotha.pin-unreadable': ({ player, text }) =>
    `${player}: “${text}” is not a PIN of eight digits; it is not used.`,
  'opengotha.repeated-player': ({ key, otherLine }) =>
    `${key} already stands in line ${otherLine}; games cannot tell the two apart.`,
  'opengotha.repeated-pin': ({ pin, otherLine }) => `The PIN ${pin} already stands in line ${otherLine}.`,
  'opengotha.not-registered': ({ player, count }, say) =>
    `${say.count(count, 'player', 'players')} (${player} first) had only announced to come and played no game; left out.`,

  'opengotha.unknown-player': ({ round, key }) => `Round ${round} names “${key}”, who is not among the players.`,
  'opengotha.self-game': ({ round, key }) => `In round ${round} ${key} has both colours of a game.`,
  'opengotha.round-out-of-range': ({ round, limit }) => `There is no round ${round}; possible are 1 to ${limit}.`,
  'opengotha.result-unknown': ({ round, white, black }, say) =>
    `Round ${round}: the result of ${say.player(white)} – ${say.player(black)} is not known; the game was left out.`,
  'opengotha.double-win': ({ round, white, black }, say) =>
    `Round ${round}: both ${say.player(white)} and ${say.player(black)} win; the game was left out.`,
  'opengotha.jigo-by-default': ({ round, white, black }, say) =>
    `Round ${round}: ${say.player(white)} – ${say.player(black)} is a jigo by default; the game was left out.`,
  'opengotha.colour-unknown': ({ round, count }) =>
    `The colours of an even game are not certain (round ${round}, ${times(count)}); they were taken as they stand.`,
  'opengotha.colour-unknown-with-stones': ({ round, white, black, stones }, say) =>
    `Round ${round}: the colours of ${say.player(white)} – ${say.player(black)} are not certain, but black received ${say.count(stones, 'stone', 'stones')}.`,
  'opengotha.many-stones': ({ stones, count }) =>
    `More than nine handicap stones are given (${stones}, ${times(count)}).`,
  'opengotha.rounds-not-played': ({ rounds, played }, say) =>
    `The event has ${say.count(rounds, 'round', 'rounds')}, but the last game is of round ${played}.`,

  'opengotha.handicap-from-games': ({ games }, say) =>
    `${say.count(games, 'game was', 'games were')} played with handicap stones, so the event is taken as one with handicap.`,
  'opengotha.handicap-open': ({ ceiling }, say) =>
    ceiling === null
      ? 'No game has handicap stones, and the file does not say whether there is handicap.'
      : `No game has handicap stones, but up to ${say.number(ceiling)} were possible; whether the event was announced with handicap has to be given.`,
  'opengotha.stones-against-ceiling': ({ games }, say) =>
    `The parameters allow no handicap, but ${say.count(games, 'game has', 'games have')} handicap stones.`,
  'opengotha.not-in-file': ({ fields }, say) =>
    `The file does not tell, and it has to be given: ${say.list(fields.map(goField))}.`,
  'opengotha.more-findings': ({ count }, say) => `${say.count(count, 'more finding', 'more findings')} in this file.`,
};
