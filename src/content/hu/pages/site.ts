/** The words of every page's frame, in Hungarian. */
import { isClauseNumber } from '../../../explain/cite.ts';
import { capitalThe } from '../articles.ts';
import type { SiteWords } from '../../en/pages/site.ts';

export const SITE_WORDS: SiteWords = {
  skip: 'Ugrás a tartalomhoz',
  events: 'Versenyek',
  calculators: 'Kalkulátorok',
  check: 'Jegyzőkönyv ellenőrzése',
  rulebooks: 'Szabályzatok',
  clauseInRulebook: (cited, say) =>
    isClauseNumber(cited) ? `${capitalThe(cited, say)} pont a szabályzatban` : `A szabályzatban: ${cited}`,
  search: 'Keresés',
  findPlayer: 'Játékos keresése',
  searchHint: 'Név vagy azonosító',
  language: 'Nyelv',
  theme: 'Világos vagy sötét megjelenés',
  main: 'Főmenü',
  newest: 'Aktuális listák',
  digest: 'lenyomat',
  api: 'API',
  minors: 'A 18 év alattiak monogrammal szerepelnek, és azonosítószám alapján kereshetők.',
  mistake: 'Hiba bejelentése',
  notFound: 'Nincs ilyen oldal',
  notFoundText: 'Lehet, hogy elírás van a címben, vagy az oldal, amelyre mutat, nem létezik.',
  failed: 'Az oldalt nem sikerült megjeleníteni',
  failedText: 'A hiba a mi oldalunkon van, rögzítettük. Kérjük, próbálja újra egy perc múlva.',
  tooMany: 'Túl sok kérés',
  tooManyText:
    'Hogy mindenki választ kapjon, egy címről csak korlátozott számú kérés érkezhet. Kérjük, várjon egy percet.',
  busy: 'A kiszolgáló túlterhelt',
  busyText: 'Most nagyon sok oldalt kérnek egyszerre. Kérjük, próbálja meg néhány másodperc múlva újra.',
  away: 'Az iroda most nem érhető el',
  awayText: 'Az adatbázis jelenleg nem válaszol. Kérjük, próbálja újra egy perc múlva.',
  goHome: 'Vissza a kezdőlapra',
  unofficial: 'nem hivatalos',
  demonstration: 'Bemutató: az oldalakon szereplő személyek, egyesületek és versenyek mind kitaláltak.',
  unrated: 'értékszám nélküli',
  gained: 'emelkedés:',
  lost: 'csökkenés:',
  unsettledMark: 'ideiglenes',
  why: 'miért?',
  table: 'A számok táblázatban',
  noName: 'A név törölve',
};
