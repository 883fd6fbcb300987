/** @echecs/elo: “following FIDE rules”. It finds K by itself from age, games, the highest rating and the time control, and is given them. */
import { delta, expected, kFactor } from '@echecs/elo';
import { answerDocuments } from './frame.mjs';

await answerDocuments({
  changeOf: ({ rating, fixedK, age, games, peak, control, opponents }) => {
    const k =
      fixedK ??
      kFactor({
        rating,
        // a junior until the end of the year in which a player becomes 18: told as an age that it takes for one
        ...(age === undefined ? {} : { age: age <= 18 ? 17 : age }),
        ...(games === undefined ? {} : { games }),
        everHigher2400: peak >= 2400,
        isRapid: control === 'rapid',
        isBlitz: control === 'blitz',
      });
    return opponents.reduce((sum, opponent) => sum + delta(opponent.score, expected(rating, opponent.rating), k), 0);
  },
  round: Math.round,
});
