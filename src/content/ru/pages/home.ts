/** The words of the home page, in Russian. */
import type { HomeWords } from '../../en/pages/home.ts';

export const HOME_WORDS: HomeWords = {
  lead: 'Рейтинги по правилам, и у каждого числа есть объяснение.',
  question: 'Почему изменился мой рейтинг?',
  questionHow: 'Найдите своё имя: откроется объяснение последнего изменения, партия за партией.',
  next: (list, closes, say) => `Следующий рейтинг-лист: ${say.month(list)}; отчёты принимаются до ${say.date(closes)}`,
  atOnce: 'Каждый турнир учитывается сразу после приёма отчёта',
  pools: 'Рейтинг-листы',
  listOf: (date) => `Рейтинг-лист: ${date}`,
  players: (count, grouped, say) => `${grouped} ${say.form(count, 'игрок', 'игрока', 'игроков')}`,
  top: 'Самые высокие рейтинги',
  gains: 'Наибольший рост',
  noGains: 'В этом рейтинг-листе никто не прибавил.',
  fresh: (count, grouped, say) => `${grouped} ${say.form(count, 'новый игрок', 'новых игрока', 'новых игроков')}`,
  whole: 'Весь рейтинг-лист',
  difference: 'Что изменилось и почему',
  closed: (after, say) =>
    after.length === 7
      ? `Пул закрыт, последний рейтинг-лист: ${say.month(after)}`
      : `Пул закрыт, последний день: ${say.date(after)}`,
  noList: 'Рейтинг-листа пока нет.',
};
