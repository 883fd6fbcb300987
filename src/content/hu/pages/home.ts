/** The words of the home page, in Hungarian. */
import type { HomeWords } from '../../en/pages/home.ts';

export const HOME_WORDS: HomeWords = {
  lead: 'Értékszámok a szabályzat szerint, minden szám mellett az indoklása.',
  question: 'Miért változott az értékszámom?',
  questionHow: 'Keresse meg a nevét: a legutóbbi változás indoklásához jut, játszmáról játszmára.',
  next: (list, closes, say) =>
    `Következő lista: ${say.month(list)}; jegyzőkönyvek beérkezési határideje: ${say.date(closes)}`,
  atOnce: 'Minden verseny az elfogadásakor azonnal beszámít',
  pools: 'Értékszámlisták',
  listOf: (date) => `Lista: ${date}`,
  players: (_count, grouped) => `${grouped} játékos`,
  top: 'A legmagasabb értékszámok',
  gains: 'A legnagyobb emelkedések',
  noGains: 'Ezen a listán senkinek sem emelkedett az értékszáma.',
  fresh: (_count, grouped) => `${grouped} új játékos`,
  whole: 'A teljes lista',
  difference: 'Mi változott, és miért',
  closed: (after, say) =>
    after.length === 7
      ? `Lezárt állomány, utolsó listája: ${say.month(after)}`
      : `Lezárt állomány, utolsó napja: ${say.date(after)}`,
  noList: 'Még nincs lista.',
};
