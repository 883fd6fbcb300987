/** Entries in words, in Russian. */
import { INDICATOR_NAMES } from '../indicators.ts';
import { poolRuleText } from '../../../core/pool-rule.ts';
import type { RatingAnswer } from '../../../ledger/entries.ts';
import type { AuditWords } from '../../en/commands/audit.ts';
import { AUTHORITY_TITLES } from '../pages/authorities.ts';
import { CLUB_WORDS } from './clubs.ts';
import { POOL_CHANGE_WORDS } from './pool-changes.ts';
import { REGISTRY_WORDS } from './registry.ts';

const rated = (rating: number | null): string => (rating === null ? 'без рейтинга' : String(rating));
const authority = (by: string): string => (AUTHORITY_TITLES as Readonly<Record<string, string>>)[by] ?? by;
const value = (text: unknown): string => (text === null || text === undefined ? 'нет' : String(text));
const field = (name: string): string => (REGISTRY_WORDS.fields as Readonly<Record<string, string>>)[name] ?? name;

const PLAYERS = ['игрок', 'игрока', 'игроков'] as const;
const GAMES = ['партия', 'партии', 'партий'] as const;
const EVENTS = ['турнир', 'турнира', 'турниров'] as const;

/** `Elobook (en), Élőkönyv (hu)`. */
const namesText = (names: Readonly<Record<string, string>>): string =>
  Object.entries(names)
    .map(([language, name]) => `${name} (${language})`)
    .join(', ');

/** What was answered on a rating of the report. */
function ratingAnswer(brought: RatingAnswer | undefined, other: true | undefined): string | undefined {
  if (other === true) return 'это другой человек';
  if (brought === undefined) return undefined;
  return `рейтинг ${brought.rating} ${'unrated' in brought ? 'не учтён: игрок без рейтинга' : 'взят из отчёта'}`;
}

const FACTOR_WORDS = { 'one-time-codes': 'одноразовые коды', passkeys: 'ключи доступа' } as const;
const ROLE_WORDS = {
  arbiter: 'арбитр',
  club: 'клуб',
  federation: 'секретариат федерации',
  officer: 'сотрудник рейтинговой службы',
  administrator: 'администратор',
} as const;

export const AUDIT_WORDS: AuditWords = {
  entries: {
    'office.opened': ({ name, timeZone }) => `Открыта служба «${name}»; часовой пояс: ${timeZone}.`,
    'office.set': ({ minors, names, fourEyes, name, timeZone }) =>
      (minors === 'initials'
        ? 'Игроки младше 18 лет показываются публично только инициалами.'
        : 'Игроки младше 18 лет показываются публично по именам.') +
      (names === undefined ? '' : ` Название службы по языкам: ${namesText(names)}.`) +
      (fourEyes === undefined
        ? ''
        : fourEyes === 'on'
          ? ' Самые важные действия отныне подтверждает второй сотрудник.'
          : ' Подтверждение второго сотрудника отныне не требуется.') +
      (name === undefined ? '' : ` Новое название службы: «${name}».`) +
      (timeZone === undefined ? '' : ` Новый часовой пояс: ${timeZone}.`),
    'account.changed': ({ account, role, closed }) =>
      closed === true ? `Учётная запись ${account} закрыта.` : `Учётная запись ${account}, роль: ${ROLE_WORDS[role]}.`,
    'account.erased': ({ account }) => `Имя владельца учётной записи ${account} удалено.`,
    'account.reset': ({ account, removed }, say) =>
      `У учётной записи ${account} сброшены способы входа помимо пароля: ${say.list(removed.map((each) => FACTOR_WORDS[each]))}.`,
    'act.confirmed': ({ request, act, first, last }) =>
      `Подтверждено вторым сотрудником: ${act}, запрос ${request}, ${first === last ? `запись №\u00a0${first}` : `записи №\u00a0${first}–${last}`}.`,
    'event.commented': ({ event }, say) => `Комментарий к турниру: ${say.event(event)}.`,
    'pool.changed': ({ pool, name, names, was }) =>
      `Новое название пула ${pool}: ${[...(name === undefined ? [] : [`«${name}», раньше «${was.name}»`]), ...(names === undefined ? [] : [namesText(names)])].join('; ')}.`,
    'pool.closed': ({ pool, after }, say) =>
      `Закрыт пул ${pool} (последний ${after.length === 7 ? `рейтинг-лист: ${say.month(after)}` : `день: ${say.date(after)}`}).`,
    'pool.reopened': ({ pool }) => `Снова открыт пул ${pool}.`,
    'pool.set': ({ pool, reportRatings, readings = {} }) =>
      [
        ...(reportRatings === undefined
          ? []
          : [
              `Пул ${pool}: в отчётах, если в них самих не указано иное, приводятся ${reportRatings === 'fide' ? 'рейтинги ФИДЕ' : 'рейтинги пула'}.`,
            ]),
        ...Object.entries(readings).map(
          ([reading, value]) => `Пул ${pool}: толкование для будущих рейтинг-листов — ${reading}: ${value}.`,
        ),
      ].join(' '),
    'pool.opened': ({ pool, name, family, from }) => `Открыт пул ${pool} («${name}», ${family}), начало: ${from}.`,
    'pool.adjusted': ({ pool, list, rule, affected, points, decision, instead }, say) =>
      `${instead === undefined ? 'Изменение' : `Числа изменения из записи №\u00a0${instead}, изменение`} всех рейтингов пула ${pool}, рейтинг-лист: ${say.month(list)} (${decision.by}, ${say.date(decision.on)}): ${poolRuleText(rule)}, рейтингов: ${say.number(affected)}, всего пунктов: ${say.signed(points)}.`,
    'pool.adjustment-reversed': ({ pool, adjusts, list, way, affected, points, decision }, say) =>
      `Отменено изменение из записи №\u00a0${adjusts} (пул ${pool}, рейтинг-лист: ${say.month(list)}, ${way}; ${decision.by}, ${say.date(decision.on)}): рейтингов: ${say.number(affected)}, всего пунктов: ${say.signed(points)}.`,
    'pool.rerated': ({ pool, from, list, affected, points, decision }, say) =>
      `Рейтинг-листы пула ${pool} с ${say.date(from)} пересчитаны (${decision.by}, ${say.date(decision.on)}), разница вошла в рейтинг-лист: ${say.month(list)}; рейтингов: ${say.number(affected)}, всего пунктов: ${say.signed(points)}.`,
    'persons.entered': ({ persons, source, again = [] }, say) =>
      `Внесено: ${persons.length === 1 ? say.player(persons[0]?.person as string) : say.count(persons.length, 'человек', 'человека', 'человек')}${source === undefined ? '' : `, часть ${source.part} импорта`}${again.length === 0 ? '' : `; из них ранее стёрто: ${say.number(again.length)}`}.`,
    'person.changed': ({ person, fields }, say) =>
      `Изменена карточка: ${say.player(person)}; поля: ${say.list(fields.map(field))}.`,
    'person.attached': ({ person, form, size }, say) =>
      `Сохранён бланк: ${say.player(person)}, ${CLUB_WORDS.forms[form]}, ${say.number(Math.ceil(size / 1024))} КБ.`,
    'person.detached': ({ person, attached }, say) =>
      `Бланк (запись ${say.number(attached)}) удалён навсегда: ${say.player(person)}.`,
    'persons.merged': ({ person, into }, say) => `Объединено: ${person} → ${say.player(into)}.`,
    'persons.split': ({ person, from }, say) => `Разделено: ${say.player(person)}, ранее ${say.player(from)}.`,
    'person.erased': ({ person, formerly, papers, remembered }, say) =>
      `Стёрто: ${say.list([person, ...formerly])}; документов: ${say.number(papers.length)}${remembered === undefined ? '' : `; узнаётся по отпечаткам: ${say.number(remembered.digests.length)}`}.`,
    'persons.removed': ({ persons }, say) =>
      persons.length === 1
        ? `Из реестра убрано: ${persons[0]}; с этой карточкой ничего не связано.`
        : `Из реестра убраны игроки: ${say.number(persons.length)}; с их карточками ничего не связано.`,
    'persons.restored': ({ persons }, say) =>
      `Возвращены в реестр: ${persons.length === 1 ? say.player(persons[0]?.person as string) : say.count(persons.length, 'человек', 'человека', 'человек')}.`,
    'federation.set': ({ federation, status }) =>
      `Статус федерации ${federation}: «${REGISTRY_WORDS.statuses[status]}».`,
    'standings.brought': ({ pool, as, standings, source }, say) =>
      `В пул ${pool} перенесено: ${say.count(standings.length, 'рейтинг', 'рейтинга', 'рейтингов')} (${as})${source === undefined ? '' : `, часть ${source.part} импорта`}.`,
    'import.begun': ({ import: id, how, players, pool, as }, say) =>
      `Начат импорт ${id}: игроков в списке ${say.number(players)}${pool === undefined ? '' : `, ${how === 'whole' ? 'полный список' : 'в дополнение к имеющимся'}, пул ${pool}, на ${as}`}.`,
    'import.ended': ({ import: id, entered, changed, standings }, say) =>
      `Импорт ${id} завершён: новых ${say.number(entered)}, изменено ${say.number(changed)}, внесено рейтингов ${say.number(standings)}.`,
    'import.undone': ({ import: id }) => `Импорт ${id} отменён.`,
    'standing.decided': (data, say) =>
      `Решение (${authority(data.by)}, пул ${data.pool}), с ${say.date(data.on)}: ${say.player(data.person)}, ${INDICATOR_NAMES[data.indicator] ?? data.indicator}: ${value(data.old)} → ${value(data.new)}.`,
    'decision.revoked': (data, say) =>
      `Отменено решение из записи №\u00a0${data.decision} (${authority(data.by)}, пул ${data.pool}): ${say.player(data.person)}, ${INDICATOR_NAMES[data.indicator] ?? data.indicator}: ${value(data.old)} → ${value(data.new)}.`,
    'event.registered': ({ event, pool }, say) => `Зарегистрирован турнир ${say.event(event)} (пул ${pool}).`,
    'event.changed': ({ event, facts, cleared = [], entrants, reopened }, say) =>
      `Изменён турнир ${say.event(event)}: ${say.list([...Object.keys(facts), ...cleared, ...(entrants === undefined ? [] : [`участники (${say.number(entrants.length)})`])])}${reopened === true ? '; он снова ждёт решения' : ''}.`,
    'event.arbiters': ({ event, count, papers }, say) =>
      papers === undefined
        ? `Указаны судьи турнира ${say.event(event)}: ${say.number(count)}.`
        : `Стёрты имена судей турнира ${say.event(event)}; документов: ${say.number(papers.length)}.`,
    'event.submitted': ({ event, format, received, players, games, questions, entered, corrects }, say) =>
      `Получен ${corrects === undefined ? 'отчёт' : `исправленный отчёт (вместо ${say.event(corrects)})`} о турнире ${say.event(event)}, ${say.date(received)} (${format}): ${say.count(players.length, ...PLAYERS)}, ${say.count(games.length / 4, ...GAMES)}${questions.length === 0 ? '' : `, ${say.count(questions.length, 'вопрос', 'вопроса', 'вопросов')}`}${entered.length === 0 ? '' : `, новых людей: ${say.number(entered.length)}`}.`,
    'questions.asked': ({ event, questions }, say) =>
      `Ещё ${say.count(questions.length, 'вопрос', 'вопроса', 'вопросов')} об игроках турнира ${say.event(event)}.`,
    'question.answered': ({ event, question, person, entered, newcomer, brought, other, value: answer }, say) =>
      `Ответ на вопрос ${question} о турнире ${say.event(event)}: ${entered === undefined ? (newcomer === true ? 'новый человек' : person === undefined ? (ratingAnswer(brought, other) ?? (answer === null ? 'нет (новичок)' : JSON.stringify(answer))) : say.player(person)) : `${say.player(entered.person)}, новый человек`}.`,
    'event.accepted': ({ event, edition, list, waivers, entered = [] }, say) =>
      `Принят турнир ${say.event(event)} по ${edition}${list === undefined ? '' : ` для рейтинг-листа (${say.month(list)})`}${entered.length === 0 ? '' : `; новых людей: ${say.number(entered.length)}`}${waivers.length === 0 ? '' : `; освобождение от требований: ${say.list(waivers.map(({ clause, by }) => `${clause} (${authority(by)})`))}`}.`,
    'event.refused': ({ event, clauses }, say) =>
      `Отклонён турнир ${say.event(event)}${clauses.length === 0 ? '' : `, пункты: ${say.list(clauses)}`}.`,
    'event.withdrawn': ({ event }, say) => `Отозван турнир ${say.event(event)}.`,
    'events.rated': ({ pool, events }, say) =>
      `Обсчитано (пул ${pool}): ${events.length > 5 ? say.count(events.length, ...EVENTS) : say.list(events.map(({ event }) => say.event(event)))}.`,
    'key.announced': ({ key, from, replaces }) =>
      `Объявлен ключ ${key}; подписывает рейтинг-листы с ${from.slice(0, 10)}${replaces === undefined ? '' : `, вместо ${replaces}`}.`,
    'key.retired': ({ key, disclosed }) =>
      `Ключ ${key} отозван${disclosed === true ? ': он мог стать известен другим' : ''}.`,
    'list.recomputed': ({ pool, date, reversal, changed }, say) =>
      `Рейтинг-лист от ${say.date(date)} (пул ${pool}) пересчитан и опубликован рядом с первым (запись №\u00a0${reversal}); рейтингов изменилось: ${say.number(changed)}.`,
    'list.stated': ({ pool, date, players, root }, say) =>
      `Заявление службы о рейтинг-листе от ${say.date(date)} (пул ${pool}): ${say.count(players, ...PLAYERS)}; корень ${root.slice(0, 12)}….`,
    'list.published': ({ pool, date, events, players, digest }, say) =>
      `Закрыт рейтинг-лист от ${say.date(date)} (пул ${pool}): ${say.count(events.length, ...EVENTS)}, ${say.count(players, ...PLAYERS)}; печать ${digest.slice(0, 12)}….`,
  },
  changes: {
    rating: ({ player, pool, before, after, games }, say) =>
      `${say.player(player)}, ${pool}: ${rated(before)} → ${rated(after)}${games === null ? '' : ` (${say.count(games, ...GAMES)})`}`,
    field: ({ field: name, before, after }) => `${field(name)}: ${value(before)} → ${value(after)}`,
    list: ({ changed, adjusted, fresh, delisted, inactive }, say) =>
      `${adjusted === true ? 'помимо общего изменения ' : ''}изменилось рейтингов: ${say.number(changed)}, новых: ${say.number(fresh)}, выбыло: ${say.number(delisted)}, стало неактивных: ${say.number(inactive)}`,
    adjustment: ({ told }, say) => POOL_CHANGE_WORDS.line(told, say),
    adjusted: ({ player, pool, told }, say) =>
      `${say.player(player)}, ${pool}: ${told.before} → ${told.after} (${POOL_CHANGE_WORDS.title(told, say)}, ${POOL_CHANGE_WORDS.entry(told.entry)})`,
    ratings: ({ event, players, changed }, say) =>
      `${event}: изменилось ${say.number(changed)} из ${say.number(players)}`,
    'rated-again': ({ event, by }) => `${event}: обсчитан заново записью №\u00a0${by}`,
  },
  ground: (ground) => `Основание: ${ground}`,
  count: (entries, say) => `${say.count(entries, 'запись', 'записи', 'записей')}.`,
  none: 'Таких записей нет.',
  files: ({ games, players }, written, say) => [
    `${games}: ${say.count(written.games, 'строка', 'строки', 'строк')}, по одной на партию и сторону; рейтинг-листов: ${say.number(written.lists)}.`,
    `${players}: ${say.count(written.players, 'строка', 'строки', 'строк')}, по одной на игрока и рейтинг-лист.`,
  ],
};
