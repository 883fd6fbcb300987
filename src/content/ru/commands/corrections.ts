/** What a corrected report comes to, in Russian. */
import type { CorrectionWords } from '../../en/commands/corrections.ts';

const rated = (rating: number | null): string => (rating === null ? 'без рейтинга' : String(rating));

export const CORRECTION_WORDS: CorrectionWords = {
  taken: (event, corrects) =>
    `Поступил исправленный отчёт о турнире ${corrects}: ${event}. Он будет учтён после принятия: elobook events accept ${event}`,
  edited: (event) => `Результаты турнира ${event} исправлены; отчёт остаётся таким, каким пришёл.`,
  replaced: (event) => `Отчёт о турнире ${event} заменён.`,
  counts: (event, corrects, list, say) =>
    list === undefined
      ? `${event} заменяет ${corrects}; последующие турниры обсчитаны заново.`
      : `${event} исправляет ${corrects}: разница войдёт в рейтинг-лист (${say.month(list)}).`,
  waits: (event, questions, say) =>
    `${event}: ${say.count(questions, 'открытый вопрос', 'открытых вопроса', 'открытых вопросов')}; последствия станут известны после ответов.`,
  title: (event, corrects, list, say) =>
    list === undefined
      ? `Что меняет ${event} по сравнению с ${corrects}; опубликованные рейтинг-листы не меняются`
      : `Что меняет ${event} по сравнению с ${corrects}; опубликованные рейтинг-листы не меняются, разница войдёт в рейтинг-лист (${say.month(list)})`,
  same: 'Игроки, партии и сведения в обоих отчётах совпадают.',
  fact: (field, { was, now }) => `${field}: ${was ?? '–'} → ${now ?? '–'}`,
  added: (players, say) => `Новые в отчёте: ${say.list(players)}`,
  removed: (players, say) => `Больше нет в отчёте: ${say.list(players)}`,
  game: (round, white, black, { was, now }) =>
    `${round}-й тур, ${white} – ${black}: ${was ?? 'не было в отчёте'} → ${now ?? 'нет в отчёте'}`,
  events: (events, say) =>
    `Турниры, результаты которых меняются: ${say.list(events.map(({ event, players }) => `${event} (${say.count(players, 'игрок', 'игрока', 'игроков')})`))}`,
  nobody: 'Рейтинг ни у кого не меняется.',
  player: (player, change, rating, say) =>
    `${player}: изменение в турнире ${change.was === null ? '–' : say.signed(change.was)} → ${change.now === null ? '–' : say.signed(change.now)}; рейтинг: ${rated(rating.was)} → ${rated(rating.now)}`,
  onList: (list, { was, now }, say) =>
    `в рейтинг-листе на ${say.date(list)}: ${rated(was)}; с исправлением: ${rated(now)}`,
  corrects: 'Исправляет',
  correctedBy: 'Исправлен турниром',
};
