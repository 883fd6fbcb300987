import type { Worded } from '../../worded.ts';
import type { CalculatorName, FieldWords, WrongPhrases } from '../../../explain/calculator-words.ts';

const WRONG: WrongPhrases = {
  'unknown-calculator': ({ name, known }) => `there is no calculator “${name}”; there are ${known.join(', ')}`,
  'wrong-rules': ({ name, known }, label) => `${name} goes with ${label('rules')} ${known.join(', ')}`,
  'unknown-field': ({ name, field, known }, label) =>
    `${name} knows no ${label(field)}; it takes ${known.map(label).join(' ')}`,
  'unused-field': ({ name, rules, field }, label) =>
    `${name} under ${rules} has no use for ${label(field)} beside the other values`,
  missing: ({ field }, label) => `${label(field)} is needed`,
  date: ({ field }, label) => `${label(field)} takes a date such as 2026-09-05`,
  birth: ({ field }, label) => `${label(field)} takes a date or a year, such as 2012-11-03 or 2012`,
  minutes: ({ field }, label) => `${label(field)} takes minutes, such as 60 or 7.5`,
  'one-of': ({ field, known }, label) => `${label(field)} takes one of ${known.join(', ')}`,
  number: ({ field, text }, label) => `${label(field)} takes a number, not “${text}”`,
  whole: ({ field, text }, label) => `${label(field)} takes a whole number, not “${text}”`,
  range: ({ field, text, min, max }, label) => `${label(field)} takes a number from ${min} to ${max}, not “${text}”`,
  average: ({ field, text, min, max }, label) =>
    `${label(field)} takes an average from ${min} to ${max} of at most four decimals, not “${text}”`,
  halves: ({ field, text }, label) => `${label(field)} takes points in halves, not “${text}”`,
  'game-score': ({ field, text }, label) => `${label(field)}: a game gives 1, 0.5 or 0, not “${text}”`,
  two: ({ field, text, sign }, label) => `${label(field)} takes two values with “${sign}” between them, not “${text}”`,
  grade: ({ field, text }, label) => `${label(field)} takes a grade such as 12k or 2d, not “${text}”`,
  'too-many-points': ({ score, games }) =>
    `${score} points are more than ${games === 1 ? '1 game' : `${games} games`} can give`,
  'peak-below-own': ({ peak, own }, label) => `${label('peak')} ${peak} is below the own rating of ${own}`,
  'ages-per-game': (_, label) => `${label('ages')} takes one age for each game`,
};

export const CALCULATOR_WORDS = {
  calculators: {
    expected: { title: 'Expected score', lead: 'What one game is worth before it is played.' },
    change: { title: 'Rating change', lead: 'Change and new rating for a game or a whole tournament, game by game.' },
    k: { title: 'K', lead: 'The development coefficient, and why it is what it is.' },
    performance: { title: 'Performance', lead: 'The rating that would have been expected to score so.' },
    initial: { title: 'First rating', lead: 'What an unrated player’s results come to.' },
    average: {
      title: 'By the opponents’ average',
      lead: 'Expectation and change from the average rating (MSSZ, appendix II).',
    },
    entry: {
      title: 'Entering the list by hand',
      lead: 'The rating of a newcomer, how long K stays 40, and the performance (MSSZ, appendix II).',
    },
    needed: { title: 'What if …? The score needed', lead: 'How many points it takes to reach a wished rating.' },
    'orr-newcomer': { title: 'ORR: newcomer', lead: 'First rating of a newcomer in the Open Russian Rating.' },
    'go-game': { title: 'Go: a game with handicap', lead: 'Game points of one game, stones included.' },
    'go-multiplier': {
      title: 'Go: the multiplier',
      lead: 'What a tournament counts, by thinking time and importance.',
    },
    'go-promotion': { title: 'Go: promotion', lead: 'The grade after one tournament or several.' },
  } satisfies Readonly<Record<CalculatorName, { readonly title: string; readonly lead: string }>>,
  /** In the list of all. */
  listed: { needed: 'needed', example: 'for example' },
  fields: {
    own: { label: 'Own rating' },
    opponent: { label: 'Opponent’s rating', hint: 'Go: points/stones received, such as 2087/1' },
    opponents: { label: 'Opponents’ ratings', hint: '2300,2145,1990' },
    games: { label: 'Games', hint: 'opponent:score, such as 2300:1,2145:0.5; Go: points/stones:score' },
    k: { label: 'K', hint: 'where it is known' },
    played: { label: 'Rated games so far', hint: '0 if left out' },
    peak: { label: 'Highest rating ever published', hint: 'the own rating if left out' },
    birth: { label: 'Date or year of birth' },
    on: { label: 'First day of the tournament', hint: 'needed with the date of birth' },
    'other-games': { label: 'Games of other tournaments in the same period' },
    c: { label: 'Go: multiplier of the tournament' },
    sr: { label: 'ORR: score minus expected score' },
    average: { label: 'Opponents’ average' },
    n: { label: 'Number of games' },
    score: { label: 'Points scored' },
    earlier: { label: 'Earlier tournaments', hint: 'average/games:score, the oldest first: 2220/3:1,2150/5:3' },
    bonus: { label: 'Points per half point above 50%', hint: 'FIDE 2014 and MSSZ; 15 by the text' },
    wished: { label: 'Wished rating' },
    kt: { label: 'Tournament coefficient Kt', hint: '8 to 25' },
    ages: { label: 'Opponents’ ages, one a game', hint: '5 to 13, such as 7,8,12' },
    white: { label: 'White’s points' },
    black: { label: 'Black’s points' },
    stones: { label: 'Stones that black received', hint: '0 if left out' },
    result: { label: 'Result, white first', hint: '1-0, 0-1 or 1/2-1/2' },
    base: { label: 'Base time in minutes' },
    japanese: { label: 'Japanese byo-yomi: seconds a move' },
    canadian: { label: 'Canadian byo-yomi', hint: 'minutes/moves, such as 10/25' },
    handicap: { label: 'Announced as a handicap event', hint: 'yes or no; no if left out' },
    importance: { label: 'Importance' },
    participants: { label: 'Number of participants' },
    board: { label: 'Board', hint: '19 or 13; 19 if left out' },
    grade: { label: 'Present grade', hint: 'such as 1d or 5k' },
    points: { label: 'Points after each tournament', hint: '2035,2055' },
    reached: { label: 'Limits reached so far', hint: 'such as 2d:1' },
  } as Readonly<Record<string, FieldWords>>,
  /** `label`: how a value is called where the question was asked, `--own` or its name on the form. */
  wrong: WRONG,
};

export type CalculatorWords = Worded<typeof CALCULATOR_WORDS>;
