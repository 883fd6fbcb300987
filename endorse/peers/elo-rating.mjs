/** elo-rating: expected scores with differences of at most 400; its update knows no draws, so that its expected scores are summed here. K is given. */
import EloRating from 'elo-rating';
import { answerDocuments } from './frame.mjs';

await answerDocuments({
  changeOf: ({ rating, k, opponents }) =>
    opponents.reduce((sum, opponent) => sum + k * (opponent.score - EloRating.expected(rating, opponent.rating)), 0),
  round: Math.round,
});
