/** What a decision can be about, in Russian. */
export const INDICATORS: Readonly<Record<string, string>> = {
  rating: 'рейтинг',
  grade: 'ранг',
  games: 'число партий',
  peak: 'наивысший рейтинг',
  unsettled: 'звёздочка',
};
