/** mssz-2017: the Hungarian federation's rules; the arithmetic is that of fide-2014. */
import type { ChessBook } from './book.ts';
import { FIDE_2014 } from './fide-2014.ts';

export const MSSZ_2017: ChessBook = { ...FIDE_2014, id: 'mssz-2017', from: '2017-01-01' };
