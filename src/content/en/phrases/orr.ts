/** ORR in English. */
import { APPROVAL_FINDINGS } from './approvals.ts';
import type { NotCounted, OrrFindings, OrrRules, RatingKind } from '../../../rulebooks/orr/reasons.ts';
import type { FindingPhrases, Say, StepPhrases } from '../../../explain/language.ts';

const STANDING: Record<RatingKind, string> = {
  rated: '',
  unsettled: ', with a star',
  fide: ', FIDE rating',
  newcomer: ', primary estimate',
};

const NOT_COUNTED: Record<NotCounted, (player: string) => string> = {
  'opponent-absent': (player) => `${player} did not appear; the game changes no rating.`,
  'player-absent': (player) => `the player did not appear against ${player}; the game changes no rating.`,
  'both-absent': (player) => `neither the player nor ${player} appeared; the game changes no rating.`,
  excluded: (player) => `the report excludes the game against ${player}; it changes no rating.`,
};

/** More numbers than these are not read one by one. */
const FEW = 12;

const games = (say: Say, value: number): string => say.count(value, 'game', 'games');
const tournaments = (say: Say, value: number): string => say.count(value, 'tournament', 'tournaments');
const points = (say: Say, value: number): string =>
  `${say.score(value)} ${value > 1 || value === 0 ? 'points' : 'point'}`;
const scored = (say: Say, { score, games: played }: { score: number; games: number }): string =>
  `${say.score(score)} of ${played}`;
const sum = (say: Say, base: number, change: number): string =>
  `${say.number(base)} ${change < 0 ? '−' : '+'} ${say.number(Math.abs(change))}`;
const numbers = (say: Say, values: readonly number[]): string =>
  values.length > FEW ? `${values.length} numbers` : say.list(values.map(say.number));
const outcome = (say: Say, { score, expected }: { score: number; expected: number }, difference: number): string =>
  `${say.score(score)} scored, ${say.number(expected)} expected, difference ${say.signed(difference)}.`;
const asExpected = (say: Say, sr: number): string => {
  if (sr === 0) return 'The result was as expected (SR = 0), which counts like a better one';
  return `The result was ${sr > 0 ? 'better' : 'worse'} than expected (SR = ${say.signed(sr)})`;
};

export const ORR_STEPS: StepPhrases<OrrRules> = {
  'expected-score': ({ own, opponent, difference }, gives, say) =>
    `${say.number(own)} against ${say.number(opponent)}: a rating difference of ${say.signed(difference)} means an expected score of ${say.number(gives)}.`,
  game: (given, gives, say) =>
    `Round ${given.round} against ${say.player(given.opponent)} (${say.number(given.opponentRating)}${STANDING[given.standing]}): ${outcome(say, given, gives)}`,
  'stored-game': (given, gives, say) =>
    `Stored game${given.event === null ? '' : ` of ${given.event}`} against ${say.number(given.opponentRating)}: ${outcome(say, given, gives)}`,
  'single-game': (given, gives, say) => `Against ${say.number(given.opponentRating)}: ${outcome(say, given, gives)}`,
  'score-difference': (given, gives, say) =>
    `The score is ${scored(say, given)}; ${say.number(given.expected)} was expected, so SR = ${say.signed(gives)}.`,
  k: ({ sr, from, to, gain, loss }, gives, say) => {
    const range = to === null ? `from ${from} on` : `from ${from} to ${to}`;
    if (gain === loss) return `K is ${gives} for ratings ${range}, whatever the result.`;
    const other = sr < 0 ? gain : loss;
    return `${asExpected(say, sr)}, so K for ratings ${range} is ${gives}; otherwise it would be ${other}.`;
  },
  'k-below-table': ({ rating, sr, gain, loss }, gives, say) =>
    `The table of K begins at 1, and its first row also holds for ${say.number(rating)}. ${asExpected(say, sr)}, so K is ${gives}; otherwise it would be ${sr < 0 ? gain : loss}.`,
  'k-given': (_given, gives, say) => `The report gives K = ${say.number(gives)}, so the table is not used.`,
  'change-gain': ({ sr, k }, gives, say) =>
    `K = ${say.number(k)} times SR = ${say.number(sr)}, flattened by the factor 1 − SR/40, is ${say.signed(gives)}.`,
  'change-loss': ({ sr, k }, gives, say) =>
    `K = ${say.number(k)} times SR = ${say.number(sr)} is ${say.signed(gives)}.`,
  'change-cap': ({ sr, k }, gives, say) =>
    `SR = ${say.number(sr)} is above 20, so the gain is the largest possible, ten times K = ${say.number(k)}: ${say.signed(gives)}.`,
  'new-rating': ({ rating, change }, gives, say) =>
    `${sum(say, rating, change)}, rounded, is the new rating ${say.number(gives)}.`,
  'rating-from-estimate': ({ estimate, change }, gives, say) =>
    `The estimate takes the place of a rating: ${sum(say, estimate, change)}, rounded, is ${say.number(gives)}.`,

  'fide-adopted': (_given, gives, say) => `The FIDE rating ${say.number(gives)} becomes the rating in the system.`,
  'fide-guest': ({ fideRating }, _gives, say) =>
    `The FIDE rating ${say.number(fideRating)} counts for the opponents; a player who is not entered in the system gets no new rating.`,
  'estimate-only': ({ estimate }, _gives, say) =>
    `The player is not to be entered in the system; the primary estimate ${say.number(estimate)} serves the opponents only.`,
  'zero-points': ({ games: played, estimate }, _gives, say) =>
    `No point in ${games(say, played)}, so no rating. The opponents count the estimate ${say.number(estimate)}, and ${say.form(played, 'the game stays', 'the games stay')} in the profile.`,
  'no-games': ({ rating }, _gives, say) => `No game was played, so the rating stays ${say.number(rating)}.`,
  'no-games-no-rating': () => 'No game was played, so there is neither an estimate nor a rating.',
  'game-not-counted': ({ round, opponent, why }, _gives, say) =>
    `Round ${round}: ${NOT_COUNTED[why](say.player(opponent))}`,

  'average-age': ({ games: played }, gives, say) =>
    `The opponents' average age over ${games(say, played)} is ${say.number(gives)}; ages below 5 count as 5, above 13 as 13.`,
  'player-coefficient': (given, gives, say) =>
    `${say.player(given.player)}, rated ${say.number(given.rating)}, scored ${scored(say, given)} against opponents aged ${say.number(given.averageAge)} on average: a coefficient of ${say.number(gives)}.`,
  'single-coefficient': (given, gives, say) =>
    `A player rated ${say.number(given.rating)} scored ${scored(say, given)} against opponents aged ${say.number(given.averageAge)} on average: a coefficient of ${say.number(gives)}.`,
  'kt-nobody': ({ participants }, gives, say) =>
    `Among ${say.count(participants, 'participant', 'participants')} nobody with a known rating played, so the tournament coefficient Kt is ${gives}.`,
  'kt-mean': ({ contributors, mean }, gives, say) =>
    `The mean coefficient of ${say.count(contributors, 'player', 'players')} with a known rating is ${say.number(mean)}; its whole part is ${say.number(gives)}.`,
  'kt-bounds': ({ mean, low, high }, gives, say) =>
    `The tournament coefficient Kt lies between ${low} and ${high}, so ${say.number(mean)} counts as ${gives}.`,
  'kt-reduction': ({ kt, contributors, root, participants }, gives, say) =>
    `Only ${say.count(contributors, 'player', 'players')} with a known rating among ${participants} participants, where ${root}, the rounded square root of that number, would be needed: Kt comes down from ${kt} to ${gives}.`,
  'kt-reduction-floor': ({ kt, contributors, root, participants, reduced }, gives, say) =>
    `Only ${say.count(contributors, 'player', 'players')} with a known rating among ${participants} participants, where ${root}, the rounded square root of that number, would be needed: Kt would come down from ${kt} to ${reduced}, but ${gives} is the lowest.`,
  'kt-given': (_given, gives) => `The tournament coefficient Kt is taken as ${gives}.`,

  'corridor-top': ({ kt, averageAge }, gives, say) =>
    `With Kt = ${kt} and an average age of ${say.number(averageAge)} the corridor ends at Rmax = ${gives}.`,
  'corridor-bottom': ({ rmax }, gives) => `The corridor begins 800 points below ${rmax}, at Rmin = ${gives}.`,
  'corridor-bottom-limit': ({ rmax, limit }, gives) =>
    `800 points below ${rmax} is more than ${limit}, so the corridor begins at Rmin = ${gives}.`,
  'refined-max': ({ rmax, games: played }, gives, say) =>
    `With only ${games(say, played)} of the 7 that open the whole corridor, its end comes down from ${rmax} to Rpmax = ${gives}.`,
  'full-max': ({ games: played }, gives, say) =>
    `With ${games(say, played)}, at least 7, the whole corridor is open: Rpmax = Rmax = ${gives}.`,
  'start-estimate': (given, gives, say) =>
    `A score of ${scored(say, given)} in the corridor from ${given.rmin} to ${given.rpmax} gives the starting estimate Rs = ${gives}.`,
  'fictitious-draw': ({ games: played, rating }, _gives, say) =>
    `${played === 1 ? 'The only game was won' : `All ${played} games were won`}: for the estimate a draw against a fictitious opponent rated ${say.number(rating)} is added.`,
  'opponents-average': ({ numbers: values }, gives, say) =>
    `The opponents' ratings and starting estimates (${numbers(say, values)}) average Rsr = ${say.number(gives)}.`,
  'primary-estimate': (given, gives, say) =>
    `A score of ${scored(say, given)} against an average of ${say.number(given.rsr)} gives the primary estimate Rp = ${say.number(gives)}.`,
  'primary-is-start': (_given, gives, say) =>
    `Without a point the starting estimate ${say.number(gives)} stays as the primary estimate.`,
  'many-games': ({ estimate, rpmax, games: played }, gives, say) =>
    `With ${games(say, played)}, more than 15, an estimate of ${say.number(estimate)} that reaches the corridor's end ${rpmax} is corrected to ${say.number(gives)}.`,

  pool: ({ storedGames, storedScore, games: played, score }, gives, say) =>
    `The rating is unsettled, so ${points(say, storedScore)} from ${say.count(storedGames, 'stored game', 'stored games')} and ${points(say, score)} from ${say.count(played, 'new game', 'new games')} count together: ${games(say, gives)}.`,
  'pooled-average': ({ numbers: values }, gives, say) =>
    `The opponents of all these games, each as counted when the game was rated (${numbers(say, values)}), average Rsr = ${say.number(gives)}.`,
  'pooled-estimate': (given, gives, say) =>
    `A score of ${scored(say, given)} against an average of ${say.number(given.rsr)} gives the corrected estimate Rkor = ${say.number(gives)}.`,
  settled: ({ games: played, events }, _gives, say) =>
    `${games(say, played)} in ${tournaments(say, events)}: the rating is settled, and the star goes.`,
  unsettled: ({ gamesNeeded, eventsNeeded }, _gives, say) => {
    const needed = [
      ...(gamesNeeded > 0 ? [say.count(gamesNeeded, 'more game', 'more games')] : []),
      ...(eventsNeeded > 0 ? [say.count(eventsNeeded, 'more tournament', 'more tournaments')] : []),
    ];
    const verb = gamesNeeded + eventsNeeded === 1 ? 'is' : 'are';
    return `The rating is unsettled and has a star: ${say.list(needed)} ${verb} needed.`;
  },
};

export const ORR_FINDINGS: FindingPhrases<OrrFindings> = {
  ...APPROVAL_FINDINGS,
  'orr.game-unplayed': ({ round, white, black, result }, say) =>
    `Round ${round}: ${say.player(white)} and ${say.player(black)} did not play (${result}); the game changes no rating.`,
  'orr.game-excluded': ({ round, white, black, result }, say) =>
    `Round ${round}: the report excludes the game between ${say.player(white)} and ${say.player(black)} (${result}); it changes no rating.`,
  'orr.nothing-played': ({ players }, say) =>
    `No game was played, so the ratings of the ${say.count(players, 'player', 'players')} do not change.`,
  'orr.birth-unknown': ({ player, age }, say) =>
    `The birth year of ${say.player(player)} is not given; the age counts as ${age}.`,
  'orr.birthday-unknown': ({ player, age }, say) =>
    `Only the birth year of ${say.player(player)} is given; with 1 July as the birthday the age counts as ${age}.`,
  'orr.fide-rating-adopted': ({ player, rating }, say) =>
    `${say.player(player)} has no rating in the system; the FIDE rating ${say.number(rating)} becomes it.`,
  'orr.fide-rating-not-recognised': ({ player, rating }, say) =>
    `${say.player(player)} is not to be entered, and FIDE does not rate the event: the FIDE rating ${say.number(rating)} does not count, and the player is estimated as a newcomer.`,
  'orr.zero-points': ({ player, games: played }, say) =>
    `${say.player(player)} has no point from ${games(say, played)} and gets no rating; ${say.form(played, 'the game stays', 'the games stay')} in the profile.`,
  'orr.archive-unused': ({ player, games: played }, say) =>
    `${say.player(player)} is still a newcomer: ${say.count(played, 'earlier game does', 'earlier games do')} not count.`,
  'orr.pointless-events-dropped': ({ player, events, games: played }, say) =>
    `${say.player(player)}: ${say.count(events, 'earlier tournament', 'earlier tournaments')} with ${games(say, played)}, without a point before the first rating or without a game, ${say.form(events, 'does', 'do')} not count.`,
  'orr.below-table': ({ player, rating }, say) =>
    `The new rating of ${say.player(player)} is ${say.number(rating)}; the text names no lowest rating, and below 1 the first row of the table of K is used.`,
  'orr.many-games-correction-overshoots': ({ player, games: played, rpmax, before, after }, say) =>
    `${say.player(player)}: with ${games(say, played)} the correction for many games takes the estimate from ${say.number(before)} to ${say.number(after)}, below the corridor's end ${rpmax}. The formula is kept as printed; the operator of the system should look at it.`,
};
