/** What a decision can be about, in Hungarian. */
export const INDICATORS: Readonly<Record<string, string>> = {
  rating: 'értékszám',
  grade: 'minősítés',
  games: 'játszmák száma',
  peak: 'legmagasabb értékszám',
  unsettled: 'csillag',
};
