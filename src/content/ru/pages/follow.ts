/** The words of feeds, calendars, badges and cards for other pages, in Russian. */
import type { FollowWords } from '../../en/pages/follow.ts';

export const FOLLOW_WORDS: FollowWords = {
  link: 'Подписка',
  title: 'Подписка на новости',
  lead: 'Новые рейтинг-листы и турниры приходят сами: лентой в программу чтения или календарём. У каждого контроля времени своя лента.',
  titleOf: (name) => `Подписка: ${name}`,
  feeds: 'Ленты',
  calendars: 'Календари',
  calendarAll: 'Всё вместе',
  calendarText:
    'Вышедшие и будущие рейтинг-листы, последние дни приёма отчётов и турниры. Подпишитесь на адрес в своём календаре.',
  pool: 'Рейтинги',
  clubsText: 'Лента клуба — на странице клуба, лента игрока — на его карточке.',
  badge: 'Значок',
  badgeText: 'Картинка с нынешним рейтингом для своей страницы:',
  embed: 'Встраиваемая карточка',
  embedText: 'То же в виде небольшой карточки, которая обновляется сама:',
  code: 'HTML для копирования',
  feedOf: (what, office) => `${what} · ${office}`,
  listTitle: (pool, date) => `${pool}, рейтинг-лист: ${date}`,
  listText: (players) => `Игроков в рейтинг-листе: ${players}.`,
  eventTitle: (name) => `Турнир: ${name}`,
  eventText: (days, players, say) => `${days}, ${say.count(players, 'игрок', 'игрока', 'игроков')}.`,
  clubTitle: (club, date) => `${club}, рейтинг-лист: ${date}`,
  clubText: (members, say) => `В рейтинг-листе ${say.count(members, 'игрок', 'игрока', 'игроков')}.`,
  noChanges: 'Ни у кого рейтинг не изменился.',
  playerTitle: (name, rating, change) =>
    change === undefined ? `${name}: ${rating}` : `${name}: ${rating} (${change})`,
  playerText: (events) => `Турниры: ${events}.`,
  noEvents: 'Без турниров.',
  unrated: 'нет рейтинга',
  calendarOf: (what) => `Рейтинги: ${what}`,
  dayList: (pool) => `${pool}: рейтинг-лист`,
  dayClosing: (pool, month) => `${pool}: последний день отчётов для рейтинг-листа: ${month}`,
  rating: 'Рейтинг',
  asOf: (date) => `рейтинг-лист: ${date}`,
};
