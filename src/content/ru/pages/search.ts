/** The words of the search page, in Russian. */
import type { SearchWords } from '../../en/pages/search.ts';

export const SEARCH_WORDS: SearchWords = {
  title: 'Поиск игроков, клубов, турниров и пунктов правил',
  titleOf: (asked) => `Поиск: ${asked}`,
  how: 'По имени, латиницей или кириллицей, с диакритикой или без неё; достаточно начала. Или по номеру: ФИДЕ, KOMIR, ОРР, PIN. Клубы, турниры и пункты правил ищутся по словам; одна опечатка не помешает.',
  found: (count, grouped, say) =>
    `${say.form(count, 'Найден', 'Найдены', 'Найдено')} ${grouped} ${say.form(count, 'игрок', 'игрока', 'игроков')}`,
  alike: (asked) => `Точных совпадений с «${asked}» нет; похожие имена:`,
  leadsToWhy: 'Имя ведёт к объяснению последнего изменения.',
  pages: 'Страницы поиска',
  clubs: 'Клубы',
  clauses: 'Пункты правил',
  everydayWords: { фактор: ['коэффициент'], множитель: ['коэффициент', 'множитель'] },
  allEvents: 'Все турниры с этими словами',
  none: (asked) => `По запросу «${asked}» ничего не найдено.`,
  hints: 'Попробуйте меньше букв или только фамилию.',
  name: 'Имя',
  federation: 'Федерация',
  born: 'Год рожд.',
  club: 'Клуб',
  ratings: 'Рейтинги',
};
