/** The clauses of FIDE’s rating regulations of July 2017 in English; what is as in 2014 is taken from there. */
import type { Fide2017Clause } from '../../../rulebooks/fide/2017/contents.ts';
import type { ClauseTexts } from '../../../explain/clause-text.ts';
import { FIDE_2014_CLAUSES } from './fide-2014.ts';

const { '1.3': _renumbered, ...AS_IN_2014 } = FIDE_2014_CLAUSES;

export const FIDE_2017_CLAUSES: ClauseTexts<Fide2017Clause> = {
  ...AS_IN_2014,

  '0': {
    title: 'What is rated',
    rule: 'FIDE rates games played over the board in events that are registered with FIDE and keep all the rules of this book; from 1 February 2021 on also those of approved hybrid events. Other games leave the ratings as they are.',
  },
  '0.2 hybrid': {
    title: 'Hybrid events, from 1 February 2021',
    rule: 'A hybrid event is played online, in public places and under the eyes of arbiters. From 1 February 2021 on it is rated like any other if the chairman of the Qualification Commission approved it individually; before that day it is not rated.',
  },
  '2.1': {
    title: 'Laws of Chess, or of hybrid chess',
    rule: 'Games are played by the Laws of Chess; from 1 February 2021 on also by the rules for hybrid chess.',
  },
  '1.1': {
    title: 'Minimum thinking time',
    rule: 'Each player must have enough time for a game of 60 moves: 120 minutes if one of the two is rated 2200 or higher, otherwise 90 minutes if one is rated 1600 or higher, otherwise 60 minutes. We add the minutes of every period that begins before move 60 is made and the increments for 60 moves. Each game is judged by itself: one with less time is not rated, the others of the event are. An unrated player counts as below 1600.',
  },
  '1.2': {
    title: 'First time control',
    rule: 'If the first time control prescribes a number of moves, that number must be 40. Otherwise no game of the event is rated.',
  },
  '6.5': {
    title: 'Incomplete round robins',
    rule: 'A round robin in which a game was not played is reported and rated like a Swiss. A game that is not rated for its thinking time, or was excluded, is missing in the same way. We still ask that the event satisfies 6.3 to 6.33.',
  },
  '7.23a': {
    title: 'When a player is inactive',
    rule: 'A player becomes inactive after one year without a game against a rated opponent; on the lists from November 2020 to October 2022 it is two years. A game played exactly one year, or two years, ago still counts. The rating does not change.',
  },
  '8.23': {
    title: 'More than half of the points',
    rule: 'Each half point above 50% adds 20 rating points to the average, in a Swiss as in a round robin. In 2014 it was 15.',
  },
  '8.34': {
    title: 'Worked example',
    rule: 'A newcomer scores 1 of 3 against an average of 2220, 3 of 5 against 2150 and 2½ of 4 against 2200. Together that is 6½ of 12 against an average of 2184. Half a point above 50% adds 20, so the first rating is 2204.',
  },
  '8.56': {
    title: 'Development coefficient K',
    rule: 'K is fixed at the start of the event; the first line that fits decides. 10 for good, once a published rating has reached 2400; 40 until the end of the year of the 18th birthday, if the rating has always stayed below 2300; 40 for a newcomer until events with at least 30 games are completed; otherwise 20. If K times n, the player’s rated games on the whole list, exceeds 700, K is lowered to the largest whole number that keeps K × n within 700.',
  },
};
