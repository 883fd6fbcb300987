/** The words of feeds, calendars, badges and cards for other pages, in Hungarian. */
import type { FollowWords } from '../../en/pages/follow.ts';

export const FOLLOW_WORDS: FollowWords = {
  link: 'Követés',
  title: 'Követés',
  lead: 'Az új listák és versenyek maguktól megérkeznek: hírcsatornán olvasóba vagy naptárba. Minden játékmódnak sajátja van.',
  titleOf: (name) => `${name} követése`,
  feeds: 'Hírcsatornák',
  calendars: 'Naptárak',
  calendarAll: 'Minden',
  calendarText:
    'A megjelent és a várható listák, a jegyzőkönyvek zárónapjai és a versenyek. Vegye fel a címet a naptárába.',
  pool: 'Értékszámok',
  clubsText: 'Egy egyesület hírcsatornája az egyesület oldalán, egy játékosé az adatlapján található.',
  badge: 'Jelvény',
  badgeText: 'Kép a jelenlegi értékszámmal, saját oldalra:',
  embed: 'Beágyazható kártya',
  embedText: 'Ugyanez kis kártyaként, amely magától frissül:',
  code: 'Másolható HTML',
  feedOf: (what, office) => `${what} · ${office}`,
  listTitle: (pool, date) => `${pool}, lista: ${date}`,
  listText: (players) => `A listán ${players} játékos szerepel.`,
  eventTitle: (name) => `Verseny: ${name}`,
  eventText: (days, players) => `${days}, ${players} játékos.`,
  clubTitle: (club, date) => `${club}, lista: ${date}`,
  clubText: (members) => `A listán ${members} játékos szerepel.`,
  noChanges: 'Senkinek sem változott az értékszáma.',
  playerTitle: (name, rating, change) =>
    change === undefined ? `${name}: ${rating}` : `${name}: ${rating} (${change})`,
  playerText: (events) => `Versenyek: ${events}.`,
  noEvents: 'Verseny nélkül.',
  unrated: 'nincs értékszám',
  calendarOf: (what) => `Értékszámok: ${what}`,
  dayList: (pool) => `${pool}: értékszámlista`,
  dayClosing: (pool, month) => `${pool}: jegyzőkönyvek zárónapja, lista: ${month}`,
  rating: 'Értékszám',
  asOf: (date) => `lista: ${date}`,
};
