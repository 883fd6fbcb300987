/** What a decision can be about, in Russian. */
export const INDICATOR_NAMES: Readonly<Record<string, string>> = {
  rating: 'рейтинг',
  grade: 'ранг',
  games: 'число партий',
  peak: 'наивысший рейтинг',
  unsettled: 'звёздочка',
};
