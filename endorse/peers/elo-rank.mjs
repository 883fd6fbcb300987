/** elo-rank: expected scores and one update; K is given. */
import EloRank from 'elo-rank';
import { answerDocuments } from './frame.mjs';

await answerDocuments({
  changeOf: ({ rating, k, opponents }) => {
    const elo = new EloRank(k);
    const sum = (of) => opponents.reduce((total, opponent) => total + of(opponent), 0);
    const [expected, scored] = [sum((opponent) => elo.getExpected(rating, opponent.rating)), sum(({ score }) => score)];
    return elo.updateRating(expected, scored, rating) - rating;
  },
  round: Math.round,
});
