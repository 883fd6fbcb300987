/** The words of the page of all ratings, in Hungarian. */
import type { RatingsWords } from '../../en/pages/ratings.ts';

export const RATINGS_WORDS: RatingsWords = {
  title: 'Értékszámok',
  lead: 'Az iroda értékszámai, a legújabb listájuk, és hogy mikor jön a következő.',
  archiveLead: 'Lezárt értékszámok. A listáik változatlanul megmaradnak.',
  pool: 'Értékszám',
  list: 'Legújabb lista',
  players: 'Játékosok',
  next: 'Következő lista',
  closed: 'Lezárva',
  more: 'További',
  until: (day) => `jegyzőkönyvek eddig: ${day}`,
};
