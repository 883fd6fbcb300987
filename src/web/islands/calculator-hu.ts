/** The calculators' script with one language. */
import { hu } from '../../content/hu/books/every-family.ts';
import { CALCULATORS_WORDS, QUESTION_WORDS } from '../pages/calculators/words.ts';
import { startCalculator } from './parts/calculator.tsx';

startCalculator({ book: hu, questions: QUESTION_WORDS.hu, words: CALCULATORS_WORDS.hu });
