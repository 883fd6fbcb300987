/** Headings and short sentences about the registry, in Russian. */
import type { PlayerField } from '../../../explain/desk-findings/registry.ts';
import type { RegistryWords } from '../../en/commands/registry.ts';

const NUMBERS = { fide: 'Номер ФИДЕ', komir: 'Номер KOMIR', orr: 'Номер ОРР', pin: 'PIN го' } as const;

const FIELDS: Readonly<Record<PlayerField, string>> = {
  ...NUMBERS,
  name: 'Имя',
  birth: 'Дата рождения',
  sex: 'Пол',
  federation: 'Федерация',
  title: 'Звание',
  titles: 'Другие звания',
  club: 'Клуб',
  guestClub: 'Клуб приглашённого игрока',
  strengthOrder: 'Место в списке по силе',
  licences: 'Лицензии',
  deceased: 'Дата смерти',
  blocked: 'Не включать в рейтинг-лист',
  exempt: 'В рейтинг-листе в порядке исключения',
  private: 'Закрыто от поисковых систем с',
};

export const REGISTRY_WORDS: RegistryWords = {
  fields: FIELDS,
  numbers: NUMBERS,
  formerly: 'Ранее',
  until: (federation, day, say) => `${federation} до ${say.date(day)}`,
  none: '–',
  unrated: 'без рейтинга',
  inactive: 'неактивен',
  games: (count, say) => say.count(count, 'партия', 'партии', 'партий'),
  standing: (pool, rating, date, say) =>
    date === undefined ? `${pool}: ${rating}` : `${pool}: ${rating} (${say.date(date)})`,
  fromNextList: (pool, rating, inForce, date, say) =>
    `${pool}: ${rating} со следующего рейтинг-листа; до него ${inForce} (${say.date(date)})`,
  standings: 'Рейтинги',
  events: 'Турниры',
  rightSheet: 'Карточка ФИДЕ',
  opened: (name, timeZone) => `Служба «${name}» открыта; часовой пояс: ${timeZone}.`,
  minors: {
    names: 'Игроки младше 18 лет показываются публично по именам.',
    initials: 'Игроки младше 18 лет показываются публично только инициалами, без года рождения.',
  },
  reportRatings: { fide: 'В отчётах приводятся рейтинги ФИДЕ.', own: 'В отчётах приводятся рейтинги пула.' },
  poolClosed: (after, say) =>
    after.length === 7
      ? `закрыт, последний рейтинг-лист: ${say.month(after)}`
      : `закрыт, последний день: ${say.date(after)}`,
  poolOpened: (pool, from) => `Пул ${pool} открыт, начало: ${from}.`,
  calendars: { monthly: 'рейтинг-лист каждый месяц', 'at-once': 'каждый турнир сразу' },
  controls: { standard: 'классика', rapid: 'рапид', blitz: 'блиц' },
  inGroup: (group) => `группа ${group}`,
  noPools: 'Пулов нет.',
  statuses: { member: 'член', suspended: 'членство приостановлено', 'not-a-member': 'не член' },
  noFederations: 'Таких федераций нет.',
  entered: (player) => `Внесён: ${player}`,
  changed: (player, fields, say) => `${player}, изменено: ${say.list(fields)}.`,
  merged: (from, to) => `Объединено: ${from} → ${to}.`,
  split: (from, to) => `Отделено: ${from} → ${to}.`,
  moved: (what, items, say) => `${what}: ${items.length === 0 ? 'нет' : say.list(items)}`,
  stands: (pool, player, was, now) => `${pool}, ${player}: ${was} → ${now}`,
  imported: (counts, say) => [
    `${counts.import === undefined ? '' : `Импорт ${counts.import}: `}${counts.import === undefined ? 'В' : 'в'} списке ${say.count(counts.players, 'игрок', 'игрока', 'игроков')}: новых ${say.number(counts.entered)}, изменено ${say.number(counts.changed)}, без изменений ${say.number(counts.unchanged)}, под вопросом ${say.number(counts.inQuestion)}, пропущено ${say.number(counts.leftOut)}.`,
    ...Object.entries(counts.fields).map(
      ([field, count]) => `  ${FIELDS[field as PlayerField]}: ${say.count(count, 'карточка', 'карточки', 'карточек')}`,
    ),
    ...(counts.pool === undefined
      ? []
      : [
          `${counts.pool}, ${counts.asOf}: внесено рейтингов ${say.number(counts.standings)}${counts.otherRatings === 0 ? '' : `, из них вместо других ${say.number(counts.otherRatings)}`}${counts.lost === 0 ? '' : `; ${say.form(counts.lost, 'теряет', 'теряют', 'теряют')} рейтинг ${say.count(counts.lost, 'игрок', 'игрока', 'игроков')}`}.`,
        ]),
  ],
  importUndone: ({ import: id, persons, cards, standings, pool, asOf }, say) => [
    `Импорт ${id} отменён: убрано из реестра ${say.count(persons, 'игрок', 'игрока', 'игроков')}, возвращено ${say.count(cards, 'карточка', 'карточки', 'карточек')}${pool === undefined ? '' : `; ${pool}, ${asOf}: убрано рейтингов ${say.number(standings)}`}.`,
  ],
  noImports: 'Импортов нет.',
  import: ({ how, pool, as, done, undone, isNumbered }, say) =>
    [
      pool === null
        ? 'только игроки'
        : `${pool} ${as}${how === null ? '' : how === 'whole' ? ', полный' : ', в дополнение'}`,
      ...(done === null
        ? isNumbered
          ? undone === null
            ? ['прерван']
            : []
          : ['сделан версией 0.1, записи которой не говорят, какие карточки он изменил: отменить нельзя']
        : [
            `новых ${say.number(done.entered)}, изменено ${say.number(done.changed)}, рейтингов ${say.number(done.standings)}`,
          ]),
      ...(undone === null ? [] : [`отменён ${say.date(undone)}`]),
    ].join('; '),
  tidied: (persons, say) =>
    `Убрано из реестра: ${say.count(persons, 'человек', 'человека', 'человек')}. Вернуть можно командой «players tidy --undo ID».`,
  restored: (players, say) => `Возвращены в реестр: ${say.list(players)}.`,
  noGhosts: 'В реестре нет людей, с которыми ничего не связано.',
  origins: { report: 'из отчёта', list: 'из списка', hand: 'вручную' },
  dataGiven: (player, file) => `Все сведения службы об игроке ${player} записаны в «${file}».`,
  exported: (players, say) => `Записано: ${say.count(players, 'игрок', 'игрока', 'игроков')}.`,
};
