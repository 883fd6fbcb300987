/** What an edition changed against the one before it, clause by clause, in English. */
import type { Worded } from '../../worded.ts';

export const CHANGES = {
  'fide-2017': {
    '0.2 hybrid':
      'Hybrid events are rated from 1 February 2021 on, each with the approval of the chairman of the Qualification Commission.',
    '1.1':
      'The minimum thinking time goes by the two players of each game; in 2014 one strong player decided for the whole tournament. A game that is too fast is left out, the others count.',
    '7.23a':
      'From the list of November 2020 to that of October 2022 players become inactive after two years, otherwise after one.',
    '8.23': 'Each half point above one half is worth 20 points in a first rating; it was 15.',
    '8.56':
      'K is 40 until the end of the year of the 18th birthday (it was the birthday itself), for a junior who was never rated 2300, and K times the number of games on a list is at most 700.',
  },
  'fide-2022': {
    '0.2':
      'A tournament is registered 3 days before it begins; it was one week. Where norms are possible it is still 30 days.',
    '1.1': 'The minimum thinking time goes by ratings of 2400 and 1800; in 2017 it was 2200 and 1600.',
    '1.2': 'A first control with a number of moves has at least 30 of them; it was exactly 40.',
    '4.1': 'Events of more than 30 days are reported every month; there is no limit of 90 days any more.',
    '6.1': 'A match with an unrated player is not rated; before, it still counted for the first rating of that player.',
    '8.2.3':
      'The special method for unrated players in round robins is gone; each half point above 50% still adds 20 to a first rating.',
    '8.3.1':
      'A difference above 400 counts as 400 once an event, in the game with the greatest difference; in 2017 it did so in every game.',
    '8.3.4':
      'The change of the whole period is rounded once, halves away from zero; in 2017 the new rating was rounded, halves up.',
  },
  'fide-2024': {
    '0.2.2':
      'A tournament with the strongest players is registered 30 days before it begins, any other 3 days before; this has held since 25 December 2023, and until then the 30 days were for tournaments where norms were possible.',
    '7.1.4': 'The floor of the list is 1400; it was 1000.',
    '8.2.2':
      'For a first rating two draws against fictitious opponents of 1800 are added, the same formula holds for every score, and 2200 is the most; in 2022 each half point above 50% added 20, without a maximum.',
    '8.3.1': 'A difference above 400 counts as 400 in every game; in 2022 it did so once an event.',
  },
  'fide-2025-10': {
    '8.3.1 (from 2025-10-01)':
      'A difference above 400 still counts as 400, but no longer for a player rated 2650 or more: there the real difference counts.',
  },
  'fide-2026-01': {
    '1.1 (from 2026-01-01)':
      'Major and traditional events that the Qualification Commission has approved count from 75 minutes for 60 moves on, whoever plays.',
  },
  'fide-rapid-2024': {
    '1.1.1':
      'Rapid games of more than 10 and less than 60 minutes have a list of their own; both players must have the same time.',
    '7.2.1': 'Whoever has no rating on this list plays with the standard rating and counts as rated.',
    '3.1.1': 'The twelve hours a day of standard games are not asked for; there may be 15 rounds.',
  },
  'fide-rapid-2024-12': {
    '7.3.1 (from 2024-12-01)':
      'A game between players 600 or more points apart is no longer rated where one of them is above 2600.',
  },
  'fide-blitz-2024': {
    '1.1.2':
      'Blitz games of more than 3 and up to 10 minutes have a list of their own; both players must have the same time.',
    '7.2.1': 'Whoever has no rating on this list plays with the standard rating and counts as rated.',
    '3.1.2': 'The twelve hours a day of standard games are not asked for; there may be 30 rounds.',
  },
  'fide-blitz-2024-12': {
    '7.3.1 (from 2024-12-01)':
      'A game between players 600 or more points apart is no longer rated where one of them is above 2600.',
  },
  'mssz-2017': {
    '8.21': 'The Hungarian rules compute by FIDE’s text of 2014; a first event already counts from half a point on.',
    '2. § KOMIR ID': 'KOMIR is no longer a rating of its own, but the registry that holds a player’s two sheets.',
  },
};

export type Changes = Worded<typeof CHANGES>;
