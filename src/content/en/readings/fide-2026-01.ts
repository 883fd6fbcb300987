/** What is open about the Council's resolution for 2026; all else is as in 2024 and October 2025. */
import type { Fide202601Clause } from '../../../rulebooks/fide/2024/contents.ts';
import type { ClauseReading } from '../../../explain/reading.ts';
import { FIDE_2024_READINGS } from './fide-2024.ts';

const RESOLUTION = [
  {
    id: '2026 E1',
    clauses: ['1.1 (from 2026-01-01)'],
    question: 'From which day does the resolution hold? The announcement has no date.',
    reading: 'For events that start on or after 1 January 2026.',
    confidence: 'medium',
    sources: ['fide-fast-classic'],
  },
  {
    id: '2026 E2',
    clauses: ['1.1 (from 2026-01-01)'],
    question: '“45+30 or longer”: only with 30 seconds, or any control with 75 minutes for 60 moves?',
    reading:
      '75 minutes for 60 moves. A control without 30 seconds from move 1 gets a warning, since the announcement names only such.',
    confidence: 'low',
    sources: ['fide-fast-classic', 'own-reading'],
  },
  {
    id: '2026 E3',
    clauses: ['1.1 (from 2026-01-01)'],
    question: 'What of more than two rounds a day in an approved event?',
    reading: 'A warning; the event is rated.',
    confidence: 'low',
    sources: ['press-2026', 'own-reading'],
  },
  {
    id: '2026 E4',
    clauses: ['1.1 (from 2026-01-01)'],
    question: 'Does the approval cover single games of weaker players too?',
    reading: 'They need none where 1.1 holds for them anyway.',
    confidence: 'high',
    sources: ['follows'],
  },
  {
    id: '2026 E5',
    clauses: ['1.1 (from 2026-01-01)'],
    question: 'Is it for 2026 only (“the 2026 calendar”)?',
    reading: 'It holds until something else is decided.',
    confidence: 'low',
    sources: ['own-reading'],
  },
  {
    id: '2026 E6',
    clauses: ['1.1 (from 2026-01-01)'],
    question: 'Does it touch rapid and blitz?',
    reading: 'No: 45+30 is 75 minutes, never rapid.',
    confidence: 'high',
    sources: ['handbook-rapid-2024'],
  },
] as const satisfies readonly ClauseReading<Fide202601Clause>[];

export const FIDE_2026_01_READINGS = [...FIDE_2024_READINGS, ...RESOLUTION] as const;
