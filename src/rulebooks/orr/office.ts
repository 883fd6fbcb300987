/** What an office asks of ORR. */
import type { AtOnceRules } from '../edition.ts';
import { ORR } from './editions.ts';

export const ORR_OFFICE: AtOnceRules = { edition: ORR, calendar: 'at-once' };
