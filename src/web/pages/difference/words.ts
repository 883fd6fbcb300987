/** The words of the difference between two lists; causes have their own, in `explain/diff-words`. */
import type { Language, Say } from '../../../explain/language.ts';

export interface DifferenceWords {
  readonly title: (pool: string) => string;
  readonly between: (from: string, to: string) => string;
  readonly counts: (changed: number, same: number, say: Say, grouped: (value: number) => string) => string;
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
    between: (from, to) => `From ${from} to ${to}`,
    counts: (changed, same, say, grouped) =>
      `${grouped(changed)} ${say.form(changed, 'player stands', 'players stand')} otherwise, ${grouped(same)} alike.`,
    name: 'Name',
    before: 'Before',
    after: 'After',
    change: 'Change',
    more: (count, say) => `and ${say.count(count, 'cause', 'causes')} more: see the card`,
    games: (count, say) => say.count(count, 'game', 'games'),
    on: (list) => `list of ${list}`,
    none: 'No cause is recorded.',
    pages: 'Pages of the difference',
  },
  hu: {
    title: (pool) => `${pool}: mi változott, és miért`,
    between: (from, to) => `${from} – ${to}`,
    counts: (changed, same, _say, grouped) => `${grouped(changed)} játékosnál változás, ${grouped(same)} változatlan.`,
    name: 'Név',
    before: 'Előtte',
    after: 'Utána',
    change: 'Változás',
    more: (count, say) => `és még ${say.count(count, 'ok')}: lásd az adatlapot`,
    games: (count, say) => say.count(count, 'játszma'),
    on: (list) => `lista: ${list}`,
    none: 'Nincs feljegyzett ok.',
    pages: 'Az összehasonlítás oldalai',
  },
  ru: {
    title: (pool) => `${pool}: что изменилось и почему`,
    between: (from, to) => `${from} – ${to}`,
    counts: (changed, same, say, grouped) =>
      `${say.form(changed, 'Изменился', 'Изменились', 'Изменились')} ${grouped(changed)} ${say.form(changed, 'игрок', 'игрока', 'игроков')}, без изменений ${grouped(same)}.`,
    name: 'Имя',
    before: 'До',
    after: 'После',
    change: 'Изменение',
    more: (count, say) => `и ещё ${say.count(count, 'причина', 'причины', 'причин')}: см. карточку`,
    games: (count, say) => say.count(count, 'партия', 'партии', 'партий'),
    on: (list) => `лист: ${list}`,
    none: 'Причина не записана.',
    pages: 'Страницы сравнения',
  },
};
