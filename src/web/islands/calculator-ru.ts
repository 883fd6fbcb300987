/** The calculators' script with one language. */
import { ru } from '../../content/ru/books/every-family.ts';
import { CALCULATORS_WORDS, QUESTION_WORDS } from '../pages/calculators/words.ts';
import { startCalculator } from './parts/calculator.tsx';

startCalculator({ book: ru, questions: QUESTION_WORDS.ru, words: CALCULATORS_WORDS.ru });
