/** The words of a copy of the site as files, in Russian. */
import type { CopyWords } from '../../en/pages/copy.ts';

export const COPY_WORDS: CopyWords = {
  title: 'В этой копии такой страницы нет',
  text: 'Это копия сайта службы в виде файлов, без сервера. На отборы, другой порядок, сравнение двух игроков и расчёт по другим правилам отвечает сама служба.',
  atOffice: 'Та же страница на сайте службы',
  tables: 'Все игроки в таблицах',
  tablesLead: 'Карточки этой копии рисует скрипт. Здесь все игроки собраны в таблицы, примерно по двести в каждой.',
  table: (part, of) => `Игроки, таблица ${part} из ${of}`,
  name: 'Имя',
  federation: 'Федерация',
  born: 'Год рождения',
  ratings: 'Рейтинги',
};
