/** What a decision can be about, in English. */
export const INDICATOR_NAMES: Readonly<Record<string, string>> = {
  rating: 'rating',
  grade: 'grade',
  games: 'number of games',
  peak: 'highest rating',
  unsettled: 'star',
};
