/** The words of the home page, in English. */
import type { Say } from '../../../explain/language.ts';
import type { Worded } from '../../worded.ts';

export const HOME_WORDS = {
  lead: 'Ratings by the rulebook, and every number with its reason.',
  question: 'Why did my rating change?',
  questionHow: 'Find your name: it leads to the reasons of your last change, game by game.',
  /** The list to come, and the last day on which reports are in time for it. */
  next: (list: string, closes: string, say: Say) =>
    `Next list: ${say.month(list)}; reports are in time until ${say.date(closes)}`,
  /** Where no list is waited for. */
  atOnce: 'Every tournament counts as soon as it is accepted',
  pools: 'Rating lists',
  listOf: (date: string) => `List of ${date}`,
  players: (count: number, grouped: string, say: Say) => `${grouped} ${say.form(count, 'player', 'players')}`,
  top: 'Highest ratings',
  gains: 'Greatest gains',
  noGains: 'Nobody gained points on this list.',
  fresh: (count: number, grouped: string, say: Say) => `${grouped} new ${say.form(count, 'player', 'players')}`,
  whole: 'The whole list',
  difference: 'What changed, and why',
  closed: (after: string, say: Say) =>
    after.length === 7 ? `Closed after the list of ${say.month(after)}` : `Closed after ${say.date(after)}`,
  noList: 'There is no list yet.',
};

export type HomeWords = Worded<typeof HOME_WORDS>;
