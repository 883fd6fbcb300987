/** Headings and short sentences about the registry, in Russian. */
import type { RegistryWords } from '../../registry-words.ts';

const NUMBERS = { fide: 'Номер ФИДЕ', komir: 'Номер KOMIR', orr: 'Номер ОРР', pin: 'PIN го' } as const;

export const REGISTRY_WORDS: RegistryWords = {
  fields: {
    ...NUMBERS,
    name: 'Имя',
    birth: 'Рождение',
    sex: 'Пол',
    federation: 'Федерация',
    title: 'Звание',
    titles: 'Другие звания',
    club: 'Клуб',
    guestClub: 'Гостем за клуб',
    strengthOrder: 'Порядок силы',
    licences: 'Лицензии',
    deceased: 'Смерть',
    blocked: 'Не включать в список',
    exempt: 'В списке по исключению',
    private: 'Закрыто от поисковых систем с',
  },
  numbers: NUMBERS,
  formerly: 'Ранее',
  until: (federation, day, say) => `${federation} до ${say.date(day)}`,
  none: '–',
  unrated: 'без рейтинга',
  inactive: 'неактивен',
  games: (count, say) => say.count(count, 'партия', 'партии', 'партий'),
  standing: (pool, rating, date, say) =>
    date === undefined ? `${pool}: ${rating}` : `${pool}: ${rating} (${say.date(date)})`,
  standings: 'Рейтинги',
  events: 'Турниры',
  rightSheet: 'Лист ФИДЕ',
  opened: (name, timeZone) => `Служба «${name}» открыта; её время — ${timeZone}.`,
  minors: {
    names: 'Игроки младше 18 лет показываются публично по именам.',
    initials: 'Игроки младше 18 лет показываются публично только инициалами, без года рождения.',
  },
  reportRatings: { fide: 'В отчётах стоят рейтинги ФИДЕ.', own: 'В отчётах стоят рейтинги пула.' },
  poolOpened: (pool, from) => `Пул ${pool} открыт, начиная с ${from}.`,
  calendars: { monthly: 'список каждый месяц', 'at-once': 'каждый турнир сразу' },
  noPools: 'Пулов нет.',
  statuses: { member: 'член', suspended: 'членство приостановлено', 'not-a-member': 'не член' },
  noFederations: 'Таких федераций нет.',
  entered: (player) => `Внесён: ${player}`,
  changed: (player, fields, say) => `${player}, изменено: ${say.list(fields)}.`,
  merged: (from, to) => `Объединено: ${from} → ${to}.`,
  split: (from, to) => `Отделено: ${from} → ${to}.`,
  moved: (what, items, say) => `${what}: ${items.length === 0 ? 'нет' : say.list(items)}`,
  stands: (pool, player, was, now) => `${pool}, ${player}: ${was} → ${now}`,
  imported: ({ players, entered, changed, unchanged, leftOut, standings }, say) =>
    `В списке ${say.count(players, 'игрок', 'игрока', 'игроков')}: внесено ${say.number(entered)}, изменено ${say.number(changed)}, без изменений ${say.number(unchanged)}${leftOut === 0 ? '' : `, пропущено ${say.number(leftOut)}`}; внесено рейтингов: ${say.number(standings)}.`,
  exported: (players, say) => `Записано: ${say.count(players, 'игрок', 'игрока', 'игроков')}.`,
};
