/** Who decides, as the rules name them. */
import type { Language } from '../../content/languages.ts';

const AUTHORITIES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    president: 'the President',
    'qc-chairman': 'the chairman of the Qualification Commission',
    qc: 'the Qualification Commission',
    committee: 'the Qualification Committee',
  },
  hu: {
    president: 'az elnök',
    'qc-chairman': 'a Minősítő Bizottság elnöke',
    qc: 'a Minősítő Bizottság',
    committee: 'a Minősítő Bizottság',
  },
  ru: {
    president: 'президент',
    'qc-chairman': 'председатель квалификационной комиссии',
    qc: 'квалификационная комиссия',
    committee: 'квалификационная комиссия',
  },
};

/** As it was recorded, where the rules do not know it. */
export const authorityName = (by: string, language: Language): string => AUTHORITIES[language][by] ?? by;
