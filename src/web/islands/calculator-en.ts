/** The calculators' script with one language. */
import { en } from '../../content/en/books/every-family.ts';
import { CALCULATORS_WORDS, QUESTION_WORDS } from '../pages/calculators/words.ts';
import { startCalculator } from './parts/calculator.tsx';

startCalculator({ book: en, questions: QUESTION_WORDS.en, words: CALCULATORS_WORDS.en });
