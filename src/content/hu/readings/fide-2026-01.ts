/** What is open about the Council's resolution for 2026, in Hungarian; all else is as in 2024 and October 2025. */
import type { FIDE_2026_01_READINGS as English } from '../../en/readings/fide-2026-01.ts';
import type { ReadingTexts } from '../../reading-texts.ts';
import { FIDE_2024_READINGS } from './fide-2024.ts';

export const FIDE_2026_01_READINGS: ReadingTexts<typeof English> = {
  ...FIDE_2024_READINGS,
  '2026 E1': {
    question: 'Melyik naptól érvényes a határozat? A közleményben nincs dátum.',
    reading: 'A 2026. január 1-jén vagy később kezdődő versenyekre.',
  },
  '2026 E2': {
    question: '„45+30 vagy hosszabb”: csak 30 másodperccel, vagy bármilyen időbeosztás, amely 60 lépésre 75 percet ad?',
    reading:
      '60 lépésre 75 perc. Az olyan időbeosztás, amelyben nem az első lépéstől jár 30 másodperc, figyelmeztetést kap, mert a közlemény csak ilyet említ.',
  },
  '2026 E3': {
    question: 'Mi legyen, ha egy jóváhagyott versenyen naponta kettőnél több fordulót játszanak?',
    reading: 'Figyelmeztetés; a verseny értékelhető.',
  },
  '2026 E4': {
    question: 'Kiterjed-e a jóváhagyás a gyengébb játékosok egyes játszmáira is?',
    reading: 'Nincs rá szükségük ott, ahol az 1.1 pont feltételei nélküle is teljesülnek.',
  },
  '2026 E5': {
    question: 'Csak 2026-ra szól („a 2026-os versenynaptárra”)?',
    reading: 'Addig érvényes, amíg másképp nem döntenek.',
  },
  '2026 E6': {
    question: 'Érinti-e a rapid- és a villámversenyeket?',
    reading: 'Nem: a 45+30 összesen 75 perc, ami sohasem rapid.',
  },
};
