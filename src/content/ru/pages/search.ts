/** The words of the search page, in Russian. */
import type { SearchWords } from '../../en/pages/search.ts';

export const SEARCH_WORDS: SearchWords = {
  title: 'Найти игрока',
  titleOf: (asked) => `Поиск: ${asked}`,
  how: 'По имени, латиницей или кириллицей, с диакритикой или без неё; достаточно начала. Или по номеру: ФИДЕ, KOMIR, ОРР, PIN или номеру в службе.',
  found: (count, grouped, say) =>
    `${say.form(count, 'Найден', 'Найдены', 'Найдено')} ${grouped} ${say.form(count, 'игрок', 'игрока', 'игроков')}`,
  shown: (count) => `Показаны первые ${count}; чтобы сузить поиск, введите больше букв.`,
  none: (asked) => `По запросу «${asked}» никто не найден.`,
  hints: 'Попробуйте меньше букв или только фамилию.',
  name: 'Имя',
  federation: 'Федерация',
  born: 'Год рожд.',
  club: 'Клуб',
  ratings: 'Рейтинги',
};
