/** The FIDE books in English. */
import { APPROVAL_FINDINGS } from './approvals.ts';
import type { Average, FideFindings, FideRules, NotCounted, NamedGame } from '../../../rulebooks/fide/reasons.ts';
import type { FindingPhrases, Say, StepPhrases } from '../../../explain/language.ts';
import { firstFew } from '../../../explain/games.ts';
import { capitalised, underHeading } from '../../../explain/letters.ts';

const GROUNDS: Record<NotCounted, string> = {
  forfeit: 'it was not played',
  excluded: 'the report excludes it',
  'too-fast': 'the thinking time was too short',
  'after-decision': 'the match was already decided',
  'unrated-opponent': 'the opponent has no rating',
  'zero-scorer': 'the result of a newcomer without a point is disregarded',
  'far-apart': 'the players are 600 points or more apart, and one of them is above 2600',
};

const games = (value: number, say: Say): string => say.count(value, 'game', 'games');
const points = (value: number, say: Say): string => say.count(value, 'point', 'points');
const after = (exact: number, whole: number): string => (exact === whole ? '' : ' after rounding');
const named = (words: string, event: string | null): string => (event === null ? words : `${words} (${event})`);
/** What the text calls the rating that an average leads to. */
const RATING: Record<Average, string> = { Rc: 'Ru', Ra: 'Ru', 'Rc new': 'Ru new' };

/** What becomes of the differences of a player who is far below the opponents. */
const LOWER: Record<'always' | 'once' | 'never', (played: number, limit: number, say: Say) => string> = {
  always: (played, limit, say) =>
    played === 1 ? `the difference counts as ${say.number(limit)}` : `each difference counts as ${say.number(limit)}`,
  once: (played, limit, say) =>
    played === 1
      ? `the difference counts as ${say.number(limit)}`
      : `only the greatest difference counts as ${say.number(limit)}`,
  never: (played) => (played === 1 ? 'the difference counts as it is' : 'each difference counts as it is'),
};

export const FIDE_STEPS: StepPhrases<FideRules> = {
  'new-rating': ({ before, change, rounded }, gives, say) => {
    const rounding = change === rounded ? '' : `, rounded to ${say.signed(rounded)},`;
    return `The rating of ${say.number(before)} and the change of ${say.signed(change)}${rounding} give ${say.number(gives)}.`;
  },
  delisted: ({ computed, floor }, _gives, say) =>
    `${say.number(computed)} is below the floor of ${say.number(floor)}, so the player is taken off the list and is unrated from then on.`,
  'no-games': (_given, gives, say) => `No game counts, so the rating stays ${say.number(gives)}.`,
  'event-not-rated': (given, gives, say) =>
    'event' in given
      ? underHeading(given.event, 'the event is not rated and changes nothing.')
      : gives === null
        ? 'The event is not rated; nothing changes for the player.'
        : `The event is not rated, so the rating stays ${say.number(gives)}.`,
  'period-change': ({ changes }, gives, say) =>
    `The changes of the ${say.count(changes.length, 'event', 'events')} of the period (${changes.map(say.signed).join('; ')}) add up to ${say.signed(gives)}.`,
  'corrected-change': ({ changes, corrections }, gives, say) =>
    `The changes of the period (${changes.length === 0 ? say.signed(0) : changes.map(say.signed).join('; ')}) and of corrected reports (${corrections.map(say.signed).join('; ')}) add up to ${say.signed(gives)}.`,
  correction: ({ event, list, was, now }, gives, say) =>
    underHeading(
      event,
      `the report was corrected after the list of ${say.month(list)}: the change was ${was === null ? 'none' : say.signed(was)} and is ${now === null ? 'none' : say.signed(now)}; with the ratings of then the difference is ${say.signed(gives)}, which is added now.`,
    ),
  'event-change': ({ event, w, we, n, difference, k }, gives, say) =>
    n === 0
      ? underHeading(event, 'no game counts, so nothing changes.')
      : underHeading(
          event,
          `scored ${say.score(w)} of ${say.number(n)}, expected ${say.number(we)}; the difference of ${say.signed(difference)} times K = ${say.number(k)} is ${say.signed(gives)}.`,
        ),
  'k-given': (_given, gives, say) => `K = ${say.number(gives)} is given, not derived.`,
  'k-listed': (_given, gives, say) => `K = ${say.number(gives)} is that of the rating list.`,
  'k-unknown': ({ established }, gives, say) =>
    `How many games were played before is not known. K = ${say.number(gives)} is taken as for a newcomer and rests on nothing; with 30 games or more it would be ${say.number(established)}.`,
  'k-assumed': ({ as }, gives, say) =>
    as === 'established'
      ? `How many games were played before is not known. Assumed are 30 games or more, and no rating higher than the present one, so K = ${say.number(gives)}.`
      : `How many games were played before is not known; K = ${say.number(gives)} is assumed.`,
  'k-once-2400': ({ peak }, gives, say) =>
    `The highest rating so far is ${say.number(peak)}; whoever has once reached 2400 keeps K = ${say.number(gives)} for good.`,
  'k-newcomer': ({ games: played, needed }, gives, say) =>
    `${games(played, say)} so far, fewer than ${say.number(needed)}, so K = ${say.number(gives)}.`,
  'k-junior': ({ under, below }, gives, say) =>
    under === 'birthday'
      ? `The player is under 18 and rated below ${say.number(below)}, so K = ${say.number(gives)}.`
      : `Until the end of the year of the 18th birthday, and while the rating has stayed below ${say.number(below)}, K = ${say.number(gives)}.`,
  'k-established': ({ games: played }, gives, say) =>
    `${games(played, say)} so far and none of the exceptions applies, so K = ${say.number(gives)}.`,
  'k-limited': ({ k, games: played, limit }, gives, say) =>
    `${games(played, say)} times K = ${say.number(k)} is ${say.number(played * k)}, more than ${say.number(limit)}, so K = ${say.number(gives)}.`,
  'k-new-to-list': ({ rating, from }, gives, say) =>
    from === null
      ? `The player is new to the list; by the setting of this pool the standard rating of ${say.number(rating)} does not decide, so K = ${say.number(gives)}.`
      : `The player is new to the list with a standard rating of ${say.number(rating)}, which is ${say.number(from)} or more, so K = ${say.number(gives)}.`,
  'standard-rating': (_given, gives, say) =>
    `The player has no rating on this list and plays with the standard rating of the start, ${say.number(gives)}; everybody meets a rated player.`,
  'not-on-list-yet': ({ standard }, _gives, say) =>
    `No game counts, so the player, who entered with the standard rating of ${say.number(standard)}, is not on this list yet.`,
  'rated-meanwhile': (_given, gives, say) =>
    `The player was unrated at the start but has been listed since; the differences are taken from ${say.number(gives)}.`,
  game: ({ round, opponent, colour, rating, gap, counted, expected, score }, gives, say) => {
    const cap = counted === gap ? '' : `, counted as ${say.signed(counted)}`;
    return `Round ${say.number(round)}, ${colour} against ${say.player(opponent)} (${say.number(rating)}): difference ${say.signed(gap)}${cap}, expected ${say.number(expected)}, scored ${say.score(score)}: ${say.signed(gives)}.`;
  },
  'counted-gap': ({ gap }, gives, say) =>
    `The difference of ${points(Math.abs(gap), say)} counts as ${say.number(Math.abs(gives))}.`,
  'real-gap': ({ own, from }, gives, say) =>
    `The player's rating of ${say.number(own)} is not below ${say.number(from)}, so the full difference counts: ${points(Math.abs(gives), say)}.`,
  'one-upgrade': ({ opponent, others, limit }, gives, say) =>
    others === 0
      ? `${say.number(opponent)} counts as ${say.number(gives)}; one upgrade an event is allowed.`
      : `${say.number(opponent)} counts as ${say.number(gives)}; ${others === 1 ? `the other difference above ${say.number(limit)} counts as it is` : `the other ${say.number(others)} differences above ${say.number(limit)} count as they are`}, because one upgrade an event is allowed.`,
  'uncut-gap': ({ limit }, gives, say) =>
    `The difference of ${points(Math.abs(gives), say)} is above ${say.number(limit)} and counts as it is.`,
  'gaps-from-below': ({ games: played, limit, lower }, _gives, say) =>
    `In ${games(played, say)} the opponent is more than ${say.number(limit)} points above the player; by the reading “cap.lower: ${lower}” ${LOWER[lower](played, limit, say)}.`,
  'expected-score': ({ gap }, gives, say) =>
    `At a difference of ${say.signed(gap)} the expected score is ${say.number(gives)}.`,
  'not-counted': ({ round, opponent, ground }, _gives, say) =>
    `Round ${say.number(round)}, against ${say.player(opponent)}: the game does not count, because ${GROUNDS[ground]}.`,
  'tournament-average': ({ rar, dpa, n }, gives, say) =>
    `The average of the tournament is ${say.number(rar)} less ${n}/${n + 1} of the average difference of ${say.signed(dpa)}: Ra = ${say.number(gives)}${after(rar - (dpa * n) / (n + 1), gives)}.`,
  'rated-average': ({ players }, gives, say) =>
    `The average rating of the rated players (${say.number(players)}) is ${say.number(gives)}.`,
  'average-difference': ({ differences }, gives, say) =>
    `The differences that belong to their scores: ${say.list(differences.map(say.signed))}; the average is ${say.signed(gives)}.`,
  'opponents-average': ({ games: played, sum }, gives, say) =>
    `The opponents' ratings in ${games(played, say)} add up to ${say.number(sum)}; the average is Rc = ${say.number(gives)}.`,
  'rated-opponents-average': ({ games: played, sum }, gives, say) =>
    `The rated opponents' ratings in ${games(played, say)} add up to ${say.number(sum)}; the average is Ra = ${say.number(gives)}.`,
  'average-with-draws': ({ games: played, sum, draws, rating }, gives, say) =>
    `The opponents' ratings in ${games(played, say)} add up to ${say.number(sum)}; with ${say.count(draws, 'draw', 'draws')} against fictitious opponents of ${say.number(rating)} the average is Ra = ${say.number(gives)}.`,
  'fractional-score': ({ score, games: played }, gives, say) =>
    `${say.score(score)} of ${say.number(played)} is a fractional score of ${say.number(gives)}.`,
  'score-difference': ({ p }, gives, say) =>
    `A fractional score of ${say.number(p)} corresponds to a rating difference of ${say.signed(gives)}.`,
  'initial-even': ({ of, average }, gives, say) =>
    `Exactly half of the points, so ${RATING[of]} is ${of}: ${say.number(average)}${average === gives ? '' : `, rounded to ${say.number(gives)}`}.`,
  'initial-above': ({ of, average, halfPoints, bonus }, gives, say) => {
    const over = `${say.score(halfPoints / 2)} ${say.form(Math.ceil(halfPoints / 2), 'point', 'points')}`;
    return `The score is ${over} above 50%; each half point adds ${say.number(bonus)} to ${of} = ${say.number(average)}: ${RATING[of]} = ${say.number(gives)}${after(average + bonus * halfPoints, gives)}.`;
  },
  'initial-below': ({ average, dp }, gives, say) =>
    `The score is below 50%: Rc = ${say.number(average)} and the difference of ${say.signed(dp)} give Ru = ${say.number(gives)}${after(average + dp, gives)}.`,
  'initial-below-round-robin': ({ of, average, dp, n }, gives, say) =>
    `The score is below 50%: ${of} = ${say.number(average)} and ${n}/${n + 1} of the difference of ${say.signed(dp)} give ${RATING[of]} = ${say.number(gives)}${after(average + (dp * n) / (n + 1), gives)}.`,
  'trimmed-average': ({ ra, ru, moved, n, limit }, gives, say) =>
    gives === ra
      ? `Opponents count at most ${points(limit, say)} away from Ru = ${say.number(ru)}; Rc new is Ra, ${say.number(ra)}.`
      : `Opponents count at most ${points(limit, say)} away from Ru = ${say.number(ru)}. That makes ${say.signed(moved)} over ${say.count(n, 'opponent', 'opponents')}, and from Ra = ${say.number(ra)} comes Rc new = ${say.number(gives)}.`,
  'initial-estimate': ({ ra, dp }, gives, say) =>
    `Ra = ${say.number(ra)} and the difference of ${say.signed(dp)} give Ru = ${say.number(gives)}${after(ra + dp, gives)}.`,
  'initial-maximum': ({ computed }, gives, say) =>
    `${say.number(computed)} was computed, but an initial rating is at most ${say.number(gives)}.`,
  'newcomer-game': ({ round, opponent, colour, rating }, gives, say) =>
    `Round ${say.number(round)}, ${colour} against ${say.player(opponent)} (${say.number(rating)}): scored ${say.score(gives)}.`,
  'earlier-results': ({ event, games: played, average }, gives, say) =>
    underHeading(
      event ?? '',
      `earlier results, ${say.score(gives)} of ${games(played, say)} against an average of ${say.number(average)}.`,
    ),
  'event-results': ({ event, games: played, average }, gives, say) =>
    underHeading(
      event ?? '',
      `${say.score(gives)} of ${games(played, say)} against an average of ${say.number(average)}.`,
    ),
  pool: ({ events, games: played, score, months }, _gives, say) =>
    `Taken together: ${say.score(score)} of ${games(played, say)} in ${say.count(events, 'event', 'events')}, within ${say.count(months, 'month', 'months')}.`,
  'zero-disregarded': ({ event, games: played }, _gives, say) =>
    `${named('The first event', event)} brought no point from ${games(played, say)}, so it is disregarded.`,
  'first-below-floor': ({ event, computed, floor }, _gives, say) =>
    `${named('The first event', event)} gives ${say.number(computed)}, below the floor of ${say.number(floor)}, so it does not count.`,
  'results-expired': ({ event, months }, _gives, say) =>
    `${named('The results of an earlier event', event)} are more than ${say.count(months, 'month', 'months')} old and no longer count.`,
  'no-games-newcomer': ({ needed }, _gives, say) =>
    `No game counts so far, and a first rating needs ${say.number(needed)}.`,
  'too-few-games': ({ games: played, needed }, _gives, say) =>
    `${games(played, say)} so far, and a first rating needs ${say.number(needed)}; the games are kept.`,
  'below-floor': ({ computed, floor }, _gives, say) =>
    `${say.number(computed)} is below the floor of ${say.number(floor)}, so no rating is published.`,
  listed: ({ games: played }, gives, say) =>
    `The initial rating is ${say.number(gives)}, from ${games(played, say)}; the player enters the list.`,
  'closing-date': ({ list, days }, gives, say) =>
    `The list of ${say.month(list)} closes on ${say.date(gives)}, ${say.count(days, 'day', 'days')} before its date.`,
  performance: ({ average, dp }, gives, say) =>
    `The opponents' average of ${say.number(average)} and the difference of ${say.signed(dp)} give a performance of ${say.number(gives)}${after(average + dp, gives)}.`,
};

const AUTHORITIES: Record<FideFindings['fide.registration-late']['authority'], string> = {
  'qc-chairman': 'the chairman of the Qualification Commission',
  president: 'the FIDE President',
};

const FACTS: Readonly<Record<string, string>> = {
  registered: 'the day of registration',
  norms: 'whether title norms are possible',
  arbiters: 'the arbiters',
  controls: 'the time control',
  schedule: 'the schedule of the rounds',
  reportReceived: 'the day the report came',
  announcedRated: 'whether the event was announced as rated',
};

const more = (left: number): string => `and ${left} more`;

const gameList = (pairings: readonly NamedGame[], say: Say): string =>
  capitalised(
    firstFew(pairings, ([round, white, black]) => `round ${round}: ${say.player(white)} – ${say.player(black)}`, more),
  );

const people = (ids: readonly string[], say: Say): string => firstFew(ids, say.player, more);

export const FIDE_FINDINGS: FindingPhrases<FideFindings> = {
  ...APPROVAL_FINDINGS,
  'fide.registration-late': ({ registered, deadline, days, authority }, say) =>
    `The event was registered on ${say.date(registered)}; the deadline was ${say.date(deadline)}, ${say.count(days, 'day', 'days')} before the start. Only ${AUTHORITIES[authority]} can admit it.`,
  'fide.arbiter-unlicensed': ({ arbiter }) =>
    arbiter === '' ? 'One arbiter is named without a licence.' : `The arbiter ${arbiter} is named without a licence.`,
  'fide.not-over-the-board': () => 'Only games over the board are rated, and a hybrid event is not played so.',
  'fide.hybrid-unapproved': () =>
    'A hybrid event is rated only with the approval of the chairman of the Qualification Commission.',
  'fide.hybrid-without-pgn': () =>
    'The games of a hybrid event (PGN) are sent with the results; here they are missing.',
  'fide.time-too-short': ({ minutes, required, highest }, say) =>
    `Each player has ${say.count(minutes, 'minute', 'minutes')} for 60 moves, but ${highest === 0 ? 'this field' : `a field with a rating of ${say.number(highest)}`} needs ${say.number(required)}.`,
  'fide.game-time-too-short': ({ minutes, required, games: pairings, mayApprove }, say) =>
    `Each player has ${say.count(minutes, 'minute', 'minutes')} for 60 moves, but these games need ${say.number(required)} to count. ${gameList(pairings, say)}.${mayApprove === undefined ? '' : ' The Qualification Commission (qc) may approve the event.'}`,
  'fide.fast-classic': ({ minutes, required, games: played }, say) =>
    `${games(played, say)} with ${say.count(minutes, 'minute', 'minutes')} for 60 moves ${say.form(played, 'counts', 'count')}: in an approved event ${say.number(required)} are enough.`,
  'fide.fast-classic-increment': ({ increment, named: usual }, say) =>
    `Players get ${say.count(increment, 'second', 'seconds')} a move; for approved faster events only controls with ${say.number(usual)} seconds from the first move are named.`,
  'fide.fast-classic-rounds': ({ date, rounds, limit }, say) =>
    `${say.count(rounds, 'round', 'rounds')} on ${say.date(date)}; in an approved faster event at most ${say.number(limit)} a day are played.`,
  'fide.first-control': ({ moves, required, rule }, say) =>
    `The first time control comes after ${say.count(moves, 'move', 'moves')}, but it must come after ${rule === 'exactly' ? 'exactly' : 'at least'} ${say.number(required)}.`,
  'fide.other-control': ({ minutes, control, is }, say) =>
    is === null
      ? `Each player has ${say.count(minutes, 'minute', 'minutes')}; that is too short for any list.`
      : `Each player has ${say.count(minutes, 'minute', 'minutes')}; these are ${is} games and no ${control} games.`,
  'fide.unequal-times': () => 'White and black have different times; such games are not rated.',
  'fide.too-many-rounds': ({ date, rounds, limit }, say) =>
    `On ${say.date(date)} there are ${say.count(rounds, 'round', 'rounds')}; at most ${say.number(limit)} a day are allowed.`,
  'fide.far-apart': ({ games: pairings, points: gap, above }, say) =>
    `Games of players ${say.number(gap)} or more points apart do not count where one of them is above ${say.number(above)}. ${gameList(pairings, say)}.`,
  'fide.standard-ratings': ({ players }, say) =>
    `No rating on this list, so the standard rating counts: ${people(players, say)}.`,
  'fide.day-too-long': ({ date, rounds, hours, limit }, say) =>
    `On ${say.date(date)}, ${say.count(rounds, 'round', 'rounds')} of games of 60 moves take ${say.count(hours, 'hour', 'hours')}; at most ${say.number(limit)} a day are allowed.`,
  'fide.event-too-long': ({ days, limit }, say) =>
    `The event lasts ${say.count(days, 'day', 'days')}; at most ${say.number(limit)} are allowed.`,
  'fide.interim-reports': ({ days, limit }, say) =>
    `The event lasts ${say.count(days, 'day', 'days')}; beyond ${say.number(limit)} the results are reported every month.`,
  'fide.unplayed': ({ games: pairings }, say) => `Unplayed games do not count. ${gameList(pairings, say)}.`,
  'fide.excluded': ({ games: pairings }, say) =>
    `Games that the report excludes do not count. ${gameList(pairings, say)}.`,
  'fide.too-few-rated': ({ players, rated, needed }, say) =>
    `Of ${say.count(players, 'player', 'players')} ${say.count(rated, 'has', 'have')} a rating, but at least ${say.number(needed)} must.`,
  'fide.too-few-players': ({ players, needed }, say) =>
    `There ${say.form(players, 'is', 'are')} ${say.count(players, 'player', 'players')}, but at least ${say.number(needed)} are needed.`,
  'fide.treated-as-swiss': ({ missing }, say) =>
    `The round robin lacks ${say.count(missing, 'pairing', 'pairings')}, so it is rated as a Swiss.`,
  'fide.zero-score': ({ players }, say) =>
    `The results of newcomers without a point in their first event are disregarded: ${people(players, say)}.`,
  'fide.match-unrated': ({ player }, say) =>
    `${say.player(player)} has no rating, and a match with an unrated player is not rated.`,
  'fide.match-players': ({ players }, say) =>
    `The event is said to be a match, and the report has ${say.count(players, 'player', 'players')}. Report each match by itself, or name the system that was played.`,
  'fide.match-decided': ({ games: pairings }, say) =>
    `Games played after a match was decided do not count. ${gameList(pairings, say)}.`,
  'fide.unrated-opponents': ({ games: pairings }, say) =>
    `Games with an unrated player do not count for the opponent. ${gameList(pairings, say)}.`,
  'fide.arbiter-report-late': ({ received, due, upload }, say) =>
    `The report came on ${say.date(received)}; the chief arbiter was to send it by ${say.date(due)}. The federation uploads it by ${say.date(upload)}.`,
  'fide.report-late': ({ received, due }, say) =>
    `The report came on ${say.date(received)}; it was due by ${say.date(due)}.`,
  'fide.report-too-late': ({ received, last }, say) =>
    `The report came on ${say.date(received)}; an event whose report comes after ${say.date(last)} is not rated any more.`,
  'fide.not-announced': () => 'The announcement does not say that the event is rated, as it must.',
  'fide.list-too-early': ({ list, first }, say) =>
    `The event cannot be on the list of ${say.month(list)}; the first possible one is the list of ${say.month(first)}.`,
  'fide.list-too-late': ({ list, last }, say) =>
    `The event cannot be on the list of ${say.month(list)}; the last possible one is the list of ${say.month(last)}.`,
  'fide.list-differs': ({ list, period }, say) =>
    `The event names the list of ${say.month(list)}, but the list of the period is that of ${say.month(period)}.`,
  'fide.below-floor': ({ players, lowest, floor }, say) =>
    `Lists begin at ${say.number(floor)}, and the report has lower ratings, down to ${say.number(lowest)}. They count as they are given: ${people(players, say)}.`,
  'fide.birth-unknown': ({ players }, say) =>
    `Without a date of birth nobody counts as a junior; it is not given for ${people(players, say)}.`,
  'fide.games-unknown': ({ players, assumed }, say) => {
    const counted =
      assumed === undefined
        ? ' and counts as 0'
        : assumed === 'established'
          ? '; 30 or more are assumed'
          : `; where K hangs on it, K = ${say.number(assumed)} is assumed`;
    return `The number of earlier games is not given${counted}: ${people(players, say)}.`;
  },
  'fide.facts-missing': ({ facts }, say) =>
    `Not given, and so not checked: ${say.list(facts.map((fact) => FACTS[fact] ?? fact))}.`,
};
