/** The words of the search page. */
import type { Language } from '../../../content/languages.ts';
import type { Say } from '../../../explain/language.ts';

export interface SearchWords {
  readonly title: string;
  readonly titleOf: (asked: string) => string;
  readonly how: string;
  readonly found: (count: number, grouped: string, say: Say) => string;
  readonly shown: (count: string) => string;
  readonly none: (asked: string) => string;
  readonly hints: string;
  readonly name: string;
  readonly federation: string;
  readonly born: string;
  readonly club: string;
  readonly ratings: string;
}

export const SEARCH_WORDS: Readonly<Record<Language, SearchWords>> = {
  en: {
    title: 'Find a player',
    titleOf: (asked) => `Search: ${asked}`,
    how: 'By name, with or without accents, in Latin or Cyrillic letters; the beginning is enough. Or by number: FIDE, KOMIR, ORR, PIN, or the office’s own.',
    found: (count, grouped, say) => `${grouped} ${say.form(count, 'player', 'players')} found`,
    shown: (count) => `The first ${count} are shown; more letters make it fewer.`,
    none: (asked) => `Nobody was found for “${asked}”.`,
    hints: 'Try fewer letters, or only the family name.',
    name: 'Name',
    federation: 'Federation',
    born: 'Born',
    club: 'Club',
    ratings: 'Ratings',
  },
  hu: {
    title: 'Játékos keresése',
    titleOf: (asked) => `Keresés: ${asked}`,
    how: 'Név szerint, ékezettel vagy nélküle, latin vagy cirill betűkkel; a név eleje is elég. Vagy azonosító szerint: FIDE, KOMIR, ORR, PIN vagy az iroda saját azonosítója.',
    found: (_count, grouped) => `${grouped} találat`,
    shown: (count) => `Az első ${count} találat látható; több betűvel szűkíthető.`,
    none: (asked) => `Nincs találat erre: „${asked}”.`,
    hints: 'Próbálja kevesebb betűvel vagy csak a családnévvel.',
    name: 'Név',
    federation: 'Szövetség',
    born: 'Született',
    club: 'Egyesület',
    ratings: 'Értékszámok',
  },
  ru: {
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
  },
};
