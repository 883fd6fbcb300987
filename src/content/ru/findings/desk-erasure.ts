/** Erasures, in Russian. */
import type { ErasureFindings } from '../../../explain/desk-findings/erasure.ts';
import type { ErasureWords } from '../../en/findings/desk-erasure.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

const NAMED = { name: 'часть имени', number: 'номер', birth: 'день рождения' } as const;

export const ERASURE_FINDINGS: FindingPhrases<ErasureFindings> = {
  'erase.no-ground': () => 'Без основания никого не стирают: укажите его в --ground.',
  'erase.open-questions': ({ events, count }, say) =>
    `По отчётам с этим именем есть открытые вопросы (${say.list([...events])}${count > events.length ? ', …' : ''}); сначала ответьте на них или отклоните турнир, потому что отчёты тоже стираются.`,
  'erase.done-before': ({ player, entry }) =>
    `Игрок ${player} уже стёрт записью №\u00a0${entry}; ничего нового не внесено.`,
  'erase.ground-names': ({ by }, say) =>
    `В основании есть ${say.list(by.map((each) => NAMED[each]))} этого человека. Оно навсегда остаётся в журнале, даже когда всё остальное стёрто: укажите основание, которое никого не называет (например, «письмо от 3 июня»), или подтвердите: «--although ground».`,
  'erase.grounds-stay': ({ entries, count }, say) =>
    `В основаниях других записей об этом человеке (${say.count(count, 'запись', 'записи', 'записей')}: ${say.list(entries.map(String))}${count > entries.length ? ', …' : ''}) есть часть имени, номер или день рождения; записи не меняются, и это остаётся.`,
  'erase.name-stays': ({ entries, count }, say) =>
    `Имя есть и в записях журнала (${say.count(count, 'запись', 'записи', 'записей')}: ${say.list(entries.map(String))}${count > entries.length ? ', …' : ''}) — в названии, основании или как автор; записи не меняются, и там оно остаётся.`,
  'erase.work-waits': ({ work, count }, say) =>
    `Имя ещё есть в работе, которая ожидает выполнения: ${say.list(work)}${count > work.length ? ' …' : ''}. Дождитесь её окончания или отклоните её, и если имя вернётся, сотрите человека ещё раз.`,
  'erase.remains': () =>
    'Человек стёрт, но файлы базы данных очистить не удалось, и в них могут остаться следы; повторите ту же команду позже.',
  'erase.for-good': () =>
    'Отменить это нельзя; прежние резервные копии, выгрузки и файлы рейтинг-листов по-прежнему содержат имя.',
};

export const ERASURE_WORDS: ErasureWords = {
  erased: (player) => `Стёрто: ${player}`,
  formerly: (players, say) => `А также под прежними номерами: ${say.list(players)}`,
  papers: (identities, reports, say) =>
    `Удалено документов: карточки — ${say.number(identities)}, копий отчётов — ${say.number(reports)}`,
  reports: (events, say) => `Копий отчётов больше нет: ${say.list(events)}`,
  titles: (events, say) => `Теперь без названия: ${say.list(events)}`,
  lists: (count, say) =>
    `Рейтинг остаётся без имени: ${say.count(count, 'рейтинг-лист', 'рейтинг-листа', 'рейтинг-листов')}`,
  remembered: (numbers, names, say) =>
    `Можно будет узнать по отпечаткам с ключом: ${say.list([...numbers, ...(names === 0 ? [] : [say.count(names, 'имя с годом рождения', 'имени с годом рождения', 'имён с годом рождения')])])}`,
  since: (day, entry, say) => `стёрто ${say.date(day)} (запись №\u00a0${entry})`,
  onList: (count, say) =>
    `С тех пор стёрто: ${say.count(count, 'игрок', 'игрока', 'игроков')}; печать прежняя, файлы теперь другие`,
  fileNow: (form, sha256) => `${form} сейчас: SHA-256 ${sha256}`,
  signedWithout: (count, say) =>
    `Рейтинг-лист записан без имён стёртых игроков (${say.number(count)}); его строки те же, что при закрытии.`,
};
