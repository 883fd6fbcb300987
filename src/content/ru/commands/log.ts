/** The public log and proofs of one number in short, in Russian. */
import type { LogWords } from '../../en/commands/log.ts';

const HASHES = ['хеш', 'хеша', 'хешей'] as const;

export const LOG_WORDS: LogWords = {
  written: (file, { player, rating, pool, date }, hashes, say) =>
    `${file}: доказательство того, что рейтинг игрока ${player} в рейтинг-листе от ${say.date(date)} (пул ${pool}) равен ${rating}; ${say.count(hashes, ...HASHES)}`,
  good: (file, { player, rating, pool, date }, say) =>
    `Верно: ${file} доказывает, что рейтинг игрока ${player} в рейтинг-листе от ${say.date(date)} (пул ${pool}) равен ${rating}.`,
  stated: ({ entry, origin, size }) =>
    `Заявление о рейтинг-листе — запись ${entry} журнала ${origin} (всего записей: ${size}).`,
  signed: ({ key }) => `Журнал подписан ключом ${key}.`,
  witnessed: (name, day, say) => `Заверил свидетель ${name}, ${say.date(day)}`,
  unwitnessed: 'Ни один из известных здесь свидетелей его не заверил.',
  notGood: (file) => `Неверно: ${file}`,
  headHolds: (hash) => `Отмеченный хеш есть у одной из записей: ${hash}.`,
  noteHolds: (file) => `${file}: совпадает с этим журналом.`,
};
