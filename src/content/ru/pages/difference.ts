/** The words of the difference between two lists; causes have their own, in `commands/diff.ts`, in Russian. */
import type { DifferenceWords } from '../../en/pages/difference.ts';

export const DIFFERENCE_WORDS: DifferenceWords = {
  title: (pool) => `${pool}: что изменилось и почему`,
  earlier: 'Прежний рейтинг-лист:',
  later: 'Новый рейтинг-лист:',
  otherLists: 'Сравнить другие рейтинг-листы',
  compare: 'Сравнить',
  kindsLabel: 'Какие изменения',
  all: 'Все изменения',
  kinds: {
    gain: 'Рейтинг выше',
    loss: 'Рейтинг ниже',
    new: 'Новые в рейтинг-листе',
    gone: 'Больше нет в рейтинг-листе',
    other: 'Другие изменения',
  },
  same: 'Без изменений',
  nobody: 'Изменений нет.',
  name: 'Имя',
  before: 'До',
  after: 'После',
  change: 'Изменение',
  more: (count, say) => `ещё ${say.count(count, 'причина', 'причины', 'причин')} в карточке`,
  games: (count, say) => say.count(count, 'партия', 'партии', 'партий'),
  on: (list) => `рейтинг-лист: ${list}`,
  none: 'Причина не указана.',
  pages: 'Страницы сравнения',
};
