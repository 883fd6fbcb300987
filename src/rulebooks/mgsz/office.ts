/** What an office asks of the rules of the Hungarian Go Association. */
import type { AtOnceRules } from '../edition.ts';
import { MGSZ_2012 } from './editions.ts';

export const MGSZ_OFFICE: AtOnceRules = { edition: MGSZ_2012, calendar: 'at-once' };
