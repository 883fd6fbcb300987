/** What a decision can be about, in Hungarian. */
export const INDICATOR_NAMES: Readonly<Record<string, string>> = {
  rating: 'értékszám',
  grade: 'minősítés',
  games: 'játszmák száma',
  peak: 'legmagasabb értékszám',
  unsettled: 'csillag',
};
