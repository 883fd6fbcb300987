/** What a corrected report comes to, in Russian. */
import type { CorrectionWords } from '../../correction-words.ts';

const rated = (rating: number | null): string => (rating === null ? 'без рейтинга' : String(rating));

export const CORRECTION_WORDS: CorrectionWords = {
  taken: (event, corrects) =>
    `Поступил исправленный отчёт о ${corrects}: ${event}. Он учитывается, когда его примут: elobook events accept ${event}`,
  replaced: (event) => `Отчёт о турнире ${event} заменён.`,
  counts: (event, corrects, list, say) =>
    list === undefined
      ? `${event} занимает место ${corrects}, последующее обсчитано заново.`
      : `${event} исправляет ${corrects}: разница войдёт в рейтинг-лист ${say.month(list)}.`,
  waits: (event, questions, say) =>
    `${event}: ${say.count(questions, 'открытый вопрос', 'открытых вопроса', 'открытых вопросов')}; что из него следует, станет известно после ответов.`,
  title: (event, corrects, list, say) =>
    list === undefined
      ? `Что меняет ${event} по сравнению с ${corrects}; вышедшие рейтинг-листы остаются`
      : `Что меняет ${event} по сравнению с ${corrects}; вышедшие рейтинг-листы остаются, разница войдёт в рейтинг-лист ${say.month(list)}`,
  same: 'Об игроках, партиях и сведениях оба отчёта говорят одно и то же.',
  fact: (field, { was, now }) => `${field}: ${was ?? '–'} → ${now ?? '–'}`,
  added: (players, say) => `Новые в отчёте: ${say.list(players)}`,
  removed: (players, say) => `Больше нет в отчёте: ${say.list(players)}`,
  game: (round, white, black, { was, now }) =>
    `Тур ${round}, ${white} – ${black}: ${was ?? 'не было в отчёте'} → ${now ?? 'нет в отчёте'}`,
  events: (events, say) =>
    `Турниры с другими числами: ${say.list(events.map(({ event, players }) => `${event} (${say.count(players, 'игрок', 'игрока', 'игроков')})`))}`,
  nobody: 'Числа ни у кого не меняются.',
  player: (player, change, rating, say) =>
    `${player}: изменение в турнире ${change.was === null ? '–' : say.signed(change.was)} → ${change.now === null ? '–' : say.signed(change.now)}; рейтинг: ${rated(rating.was)} → ${rated(rating.now)}`,
  onList: (list, { was, now }, say) =>
    `в рейтинг-листе на ${say.date(list)}: ${rated(was)}; с исправлением: ${rated(now)}`,
  corrects: 'Исправляет',
  correctedBy: 'Исправлен в',
};
