/** Keys and signatures in short, in Russian. */
import type { KeyWords } from '../../en/commands/keys.ts';
import { dayOfTime, clockOfTime } from '../../../explain/times.ts';

export const KEY_WORDS: KeyWords = {
  announced: (key, place, origin) =>
    origin === 'made'
      ? `Создан ключ ${key}; теперь рейтинг-листы подписываются им. Его закрытая половина находится здесь: ${place}. Храните её копию там, куда нет доступа другим.`
      : `Теперь рейтинг-листы подписываются ключом ${key} (${place}).`,
  replaces: (key) => `Он сменяет ключ ${key}; подписанное им остаётся в силе.`,
  retired: (key) => `Ключом ${key} больше ничего не подписывается.`,
  noKeys: 'У службы нет ключа.',
  states: { 'in-force': 'действует', over: 'больше не действует', disclosed: 'раскрыт' },
  ready: (place) => `Закрытая половина действующего ключа находится здесь: ${place}.`,
  exported: (file, count, say) => `${file}: ${say.count(count, 'открытый ключ', 'открытых ключа', 'открытых ключей')}`,
  signed: (file, key) => `${file}: подписано ключом ${key}`,
  good: (file, { office, list, form }) => `Верно: ${file} — рейтинг-лист ${list} (${form}) службы «${office}».`,
  signedAt: ({ key, signed }, say) =>
    `Подписан ${say.date(dayOfTime(signed))} в ${clockOfTime(signed)} UTC ключом ${key}.`,
  sealedBy: ({ entry }) => `Закрыт записью №\u00a0${entry.no}, хеш ${entry.hash}.`,
  digest: ({ digest }) => `Контрольная сумма строк: ${digest}.`,
  byInitials: (count, say) =>
    `Файл для публики: несовершеннолетние (${say.number(count)}) указаны инициалами, без года рождения; строки те же, что при закрытии.`,
  notGood: (file) => `Проверка не пройдена: ${file}`,
};
