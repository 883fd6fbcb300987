/** Keys and signatures in short, in Russian. */
import type { KeyWords } from '../../key-words.ts';
import { dayOf, timeOf } from '../times.ts';

export const KEY_WORDS: KeyWords = {
  announced: (key, place, origin) =>
    origin === 'made'
      ? `Создан ключ ${key}; отныне он подписывает списки. Его закрытая половина лежит здесь: ${place}. Храните её копию там, куда нет доступа другим.`
      : `Отныне списки подписывает ключ ${key} (взят отсюда: ${place}).`,
  replaces: (key) => `Он сменяет ключ ${key}; всё, что тот подписал, остаётся в силе.`,
  retired: (key) => `Ключ ${key} больше ничего не подписывает.`,
  noKeys: 'У службы нет ключа.',
  states: { 'in-force': 'действует', over: 'больше не действует', disclosed: 'раскрыт' },
  ready: (place) => `Закрытая половина действующего ключа лежит здесь: ${place}.`,
  exported: (file, count, say) => `${file}: ${say.count(count, 'открытый ключ', 'открытых ключа', 'открытых ключей')}`,
  signed: (file, key) => `${file}: подписано ключом ${key}`,
  good: (file, { office, list, form }) => `Верно: ${file} — список ${list} (${form}) службы «${office}».`,
  signedAt: ({ key, signed }, say) => `Подписан ${say.date(dayOf(signed))} в ${timeOf(signed)} UTC ключом ${key}.`,
  sealedBy: ({ entry }) => `Закреплён записью ${entry.no}, ${entry.hash}.`,
  digest: ({ digest }) => `Контрольная сумма строк: ${digest}.`,
  byInitials: (count, say) =>
    `Файл для публики: несовершеннолетние (${say.number(count)}) указаны инициалами, без года рождения; строки те же, что были закрыты.`,
  notGood: (file) => `Не годится: ${file}`,
};
