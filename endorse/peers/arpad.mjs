/** arpad: expected scores, one update, K by tables or given. */
import Elo from 'arpad';
import { answerDocuments } from './frame.mjs';

await answerDocuments({
  changeOf: ({ rating, k, opponents }) => {
    const elo = new Elo(k);
    const sum = (of) => opponents.reduce((total, opponent) => total + of(opponent), 0);
    const expected = sum((opponent) => elo.expectedScore(rating, opponent.rating));
    return (
      elo.newRating(
        expected,
        sum(({ score }) => score),
        rating,
      ) - rating
    );
  },
  round: Math.round,
});
