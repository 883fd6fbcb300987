/** What is wrong with a document or a report, in English. */
import type { DocumentFindings } from '../../../formats/json/findings.ts';
import type { IntakeFindings } from '../../../intake/admit.ts';
import type { FindingPhrases, Say } from '../../../explain/language.ts';
import type { OfficeFindings } from '../../../explain/office-findings.ts';
import { withVisibleControls } from '../../../explain/letters.ts';

/** What a reader wanted, where its own word is only a sign. */
const WANTED: Readonly<Record<string, string>> = {
  ':': '“:”',
  ', or }': '“,” or “}”',
  ', or ]': '“,” or “]”',
  'a character of the string, or "': 'the rest of a text in double quotes',
};
const wanted = (expected: string): string => WANTED[expected] ?? expected;

const BIRTH_FORMS = 'YYYY-MM-DD or YYYY';

const MISSING: Readonly<Record<string, string>> = {
  'an event document': 'The period holds no event; at least one is needed.',
  'results, or games, avg and score':
    'The earlier event has neither “results” nor all of “games”, “avg” and “score”; one of the two is needed.',
};

const RATINGS: Readonly<Record<string, string>> = {
  rating: 'the rating',
  peak: 'the highest rating so far',
  currentRating: 'the current rating',
  base: 'the rating on the previous list',
};

const GRADES: Readonly<Record<string, string>> = {
  rank: 'grade',
  entryRank: 'entry grade',
  initialRank: 'first grade',
  reached: 'grade reached before',
};

const inForce = (from: string | null, to: string | null, say: Say): string =>
  [from === null ? '' : ` from ${say.date(from)}`, to === null ? '' : ` until ${say.date(to)}`].join('');

export const DOCUMENT_FINDINGS: FindingPhrases<DocumentFindings & IntakeFindings & OfficeFindings> = {
  'json.truncated': ({ expected }) => `The text ends too early; ${wanted(expected)} should follow.`,
  'json.unreadable': ({ expected, seen }) =>
    `“${withVisibleControls(seen)}” stands where ${wanted(expected)} should be.`,
  'json.too-deep': ({ limit }, say) => `The document is nested more than ${say.count(limit, 'level', 'levels')} deep.`,
  'json.too-many-values': ({ limit }, say) =>
    `The document has more than ${say.number(limit)} values, more than any event needs.`,
  'json.too-many-keys': ({ limit }, say) => `An object here has more than ${say.number(limit)} fields.`,
  'json.repeated-key': ({ key }) => `${key} is given twice; it can have only one value.`,
  'document.wrong-type': ({ expected, seen }) => `This should be ${wanted(expected)}, but it is ${seen}.`,
  'document.missing': ({ field }) => MISSING[field] ?? `The field “${field}” is missing.`,
  'document.unknown-field': ({ field }) => `The field “${field}” is not known and is not used.`,
  'document.unknown-value': ({ expected, seen }) => `${seen} is not known here; possible are: ${expected.join(', ')}.`,
  'document.impossible-date': ({ seen, expected }) =>
    expected === BIRTH_FORMS
      ? 'The date of birth does not exist or is not in the form YYYY-MM-DD (the year alone: YYYY).'
      : `${seen} is not an existing date in the form ${expected}.`,
  'document.not-whole': ({ seen }, say) => `This should be a whole number, but it is ${say.number(seen)}.`,
  'document.more-findings': ({ count }, say) =>
    `${say.count(count, 'more finding', 'more findings')} in this document.`,
  'json.too-large': ({ bytes, limit }, say) =>
    `The document has ${say.count(bytes, 'byte', 'bytes')}; at most ${say.number(limit)} are read.`,
  'json.too-many-rounds': ({ rounds, limit }, say) =>
    `The document has ${say.count(rounds, 'round', 'rounds')} in one event; at most ${say.number(limit)} are read.`,
  'json.too-many-players': ({ players, limit }, say) =>
    `The document has ${say.count(players, 'player', 'players')} in one event; at most ${say.number(limit)} are read.`,
  'json.not-carried': ({ count }, say) =>
    `${say.count(count, 'number is', 'numbers are')} rounded to four decimals, the most that the document has.`,
  'document.out-of-range': ({ seen, min, max }, say) =>
    `The value ${say.number(seen)} is not possible here; the least is ${say.number(min)}, the most ${say.number(max)}.`,

  'report.no-players': () => 'The report names no players, so there is nobody to rate.',
  'report.no-games': () => 'The report holds no games, so no rating changes.',
  'report.repeated-player': ({ player }) => `More than one player has the identifier ${player}.`,
  'report.unknown-player': ({ player, round }, say) =>
    `A game of round ${say.number(round)} names ${player}, who is not among the players.`,
  'report.self-game': ({ player, round }, say) =>
    `In round ${say.number(round)} ${say.player(player)} has both the white and the black pieces of a game.`,
  'report.repeated-pairing': ({ white, black, round }, say) =>
    `The game ${say.player(white)} – ${say.player(black)} of round ${say.number(round)} is reported twice.`,
  'report.two-games-in-round': ({ player, round }, say) =>
    `${say.player(player)} has more than one game in round ${say.number(round)}.`,
  'report.round-beyond': ({ round, rounds }, say) =>
    `A game is reported for round ${say.number(round)}, but the event has ${say.count(rounds, 'round', 'rounds')}.`,
  'report.missing-date': ({ field }) =>
    `The ${field === 'start' ? 'first' : 'last'} day of the event is missing; this rulebook needs it.`,
  'report.missing-system': () =>
    'The system of the event (Swiss, round robin, match or team event) is missing; this rulebook needs it.',
  'report.end-before-start': ({ start, end }, say) =>
    `The event ends on ${say.date(end)}, before it starts on ${say.date(start)}.`,
  'report.rating-out-of-range': ({ player, field, rating, min, max }, say) =>
    `${say.player(player)}: ${RATINGS[field] ?? 'the rating in an earlier result'} is given as ${say.number(rating)}, but it must lie between ${say.number(min)} and ${say.number(max)}.`,
  'report.peak-below-rating': ({ player, peak, rating }, say) =>
    `${say.player(player)}: the highest rating so far is given as ${say.number(peak)}, but the present rating of ${say.number(rating)} is higher.`,
  'report.unknown-grade': ({ player, field, grade }, say) =>
    `${say.player(player)}: this rulebook has no grade “${grade}” (${GRADES[field] ?? field}).`,
  'report.history-missing': ({ player }, say) =>
    `${say.player(player)} has an unsettled rating, but the earlier results behind it are missing.`,
  'report.history-without-points': ({ player }, say) =>
    `${say.player(player)} has an unsettled rating, but the earlier results behind it hold no point.`,
  'report.history-without-results': ({ player, event }, say) =>
    `${say.player(player)}: an earlier event${event === null ? '' : ` (${event})`} is only summed up, but this rulebook needs the results one by one.`,
  'report.event-in-history': ({ player, event }, say) =>
    `${say.player(player)}: the earlier results already hold this event (${event}).`,

  'rulebook.missing': () => 'The rulebook to rate by is not named.',
  'rulebook.unknown': ({ seen, expected }) => `There is no rulebook “${seen}”; possible are: ${expected.join(', ')}.`,
  'rulebook.no-edition': ({ family, date }, say) =>
    `No edition of the ${family.toUpperCase()} rulebook that Elobook has was in force on ${say.date(date)}.`,
  'rulebook.no-control': ({ family, control, from, date }, say) =>
    from === null || date === null
      ? `The ${family.toUpperCase()} rulebook has no ${control} ratings.`
      : `Elobook has the rules for ${control} ratings of ${family.toUpperCase()} from ${say.date(from)} on; the event began on ${say.date(date)}, so it cannot be rated.`,
  'rulebook.other-control': ({ edition, control, is }) =>
    `The edition ${edition} is for ${is} ratings, and ${control} ratings were asked for: name the family instead (“--rules fide --control ${control}”), or leave --control out.`,
  'rulebook.other-time': ({ time, is, family, control }) =>
    `By their time (${time}) these are ${is} games, and they were taken for the ${control} ratings. “--rules ${family} --control ${is}” takes them for the ${is} ratings.`,
  'rulebook.several-controls': ({ times }, say) =>
    `Time controls of different kinds: ${say.list(times.map(({ time, control }) => `${time} (${control ?? 'too short for any rating list'})`))}. Each kind is an event of its own: make a file of each and rate it by itself (“--control …”). If all games had one time, give it with --facts (event.controls); of several periods of one game, all but the last have a number of moves.`,
  'rulebook.no-date': ({ family }) =>
    `The edition of the ${family.toUpperCase()} rulebook depends on the first day of the event, which is missing.`,
  'rulebook.out-of-force': ({ edition, date, from, to }, say) => {
    const when = inForce(from, to, say);
    return `The edition ${edition} is not in force on ${say.date(date)}${when === '' ? '' : `, only${when}`}.`;
  },
  'rulebook.no-period': ({ edition }) =>
    `The rulebook ${edition} rates each event by itself and knows no rating periods.`,
  'rulebook.k-not-assumed': ({ edition }) =>
    `The rules of ${edition} know no K that hangs on earlier games, so the one chosen is not used.`,
  'period.mixed-editions': ({ editions }, say) =>
    `Events of these editions cannot be rated as one period: ${say.list(editions)}.`,
  'period.repeated-event': ({ event }) => `The event ${event} is in the period more than once.`,
  'report.born-later': ({ player, year }, say) =>
    `${say.player(player)} is said to be born in ${year}, after the event.`,
  'report.history-later': ({ player, end }, say) =>
    `An earlier result of ${say.player(player)} ended on ${say.date(end)}, after this event.`,
  'report.two-ratings': ({ player, rating, currentRating }, say) =>
    `${say.player(player)} has a rating at the start (${say.number(rating)}), so the current rating of ${say.number(currentRating)} is not used.`,
  'report.received-early': ({ received, end }, say) =>
    `The report came on ${say.date(received)}, before the last day, ${say.date(end)}.`,
  'report.schedule-outside': ({ round, date }, say) =>
    `Round ${say.number(round)} is scheduled for ${say.date(date)}, outside the days of the event.`,
  'report.more-findings': ({ count }, say) =>
    `${say.count(count, 'more finding', 'more findings')} about players and games of this report.`,
  'report.empty-controls': () => 'The time control is empty, so it is not checked.',
  'period.unknown-base': ({ player }) =>
    `The ratings of the previous list name ${player}, who plays in no event of the period.`,
};
