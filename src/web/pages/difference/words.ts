/** The words of the difference between two lists; causes have their own, in `explain/diff-words`. */
import type { Language } from '../../../content/languages.ts';
import type { Say } from '../../../explain/language.ts';
import type { ChangeKind } from '../../../reading/public/list-changes.ts';

export interface DifferenceWords {
  readonly title: (pool: string) => string;
  readonly earlier: string;
  readonly later: string;
  readonly otherLists: string;
  readonly compare: string;
  readonly kindsLabel: string;
  readonly all: string;
  readonly kinds: Readonly<Record<ChangeKind, string>>;
  /** Before how many stand as before. */
  readonly same: string;
  readonly nobody: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly change: string;
  readonly more: (count: number, say: Say) => string;
  readonly games: (count: number, say: Say) => string;
  readonly on: (list: string) => string;
  readonly none: string;
  readonly pages: string;
}

export const DIFFERENCE_WORDS: Readonly<Record<Language, DifferenceWords>> = {
  en: {
    title: (pool) => `${pool}: what changed, and why`,
    earlier: 'Earlier list:',
    later: 'Later list:',
    otherLists: 'Compare other lists',
    compare: 'Compare',
    kindsLabel: 'Which changes',
    all: 'All changes',
    kinds: { gain: 'Higher', loss: 'Lower', new: 'New on the list', gone: 'No longer on it', other: 'Other changes' },
    same: 'Unchanged',
    nobody: 'Nothing changed.',
    name: 'Name',
    before: 'Before',
    after: 'After',
    change: 'Change',
    more: (count, say) => `${say.count(count, 'more cause', 'more causes')}, on the card`,
    games: (count, say) => say.count(count, 'game', 'games'),
    on: (list) => `list of ${list}`,
    none: 'No cause is recorded.',
    pages: 'Pages of the difference',
  },
  hu: {
    title: (pool) => `${pool}: mi változott, és miért`,
    earlier: 'Korábbi lista:',
    later: 'Későbbi lista:',
    otherLists: 'Más listák összehasonlítása',
    compare: 'Összehasonlítás',
    kindsLabel: 'Mely változások',
    all: 'Minden változás',
    kinds: {
      gain: 'Emelkedett',
      loss: 'Csökkent',
      new: 'Új a listán',
      gone: 'Lekerült róla',
      other: 'Egyéb változás',
    },
    same: 'Változatlan',
    nobody: 'Senkinél sincs változás.',
    name: 'Név',
    before: 'Korábban',
    after: 'Most',
    change: 'Változás',
    more: (count, say) => `még ${say.count(count, 'ok')} az adatlapon`,
    games: (count, say) => say.count(count, 'játszma'),
    on: (list) => `lista: ${list}`,
    none: 'Az oka nincs feljegyezve.',
    pages: 'Az összehasonlítás oldalai',
  },
  ru: {
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
  },
};
