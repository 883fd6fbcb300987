/** 11(1) The edition in force from 1 January 2012. Reading: adopted on 17 December 2011; the text has 2012 once. */
import type { Edition } from '../edition.ts';
import { checkEvent } from './admission.ts';
import { ALL_ENTRY_GRADES, ALL_GRADES } from './clauses.ts';
import { rateEvent } from './rate.ts';

export const MGSZ_2012: Edition = {
  id: 'mgsz-2012',
  family: 'mgsz',
  game: 'go',
  control: 'standard',
  inForce: { from: '2012-01-01' },
  clauses: 53,
  needs: {
    dates: false,
    system: false,
    // the text has no floor and no ceiling; these only prevent typing errors
    rating: { min: -1_000_000, max: 1_000_000 },
    unsettledHistory: false,
    grades: ALL_GRADES,
    entryGrades: ALL_ENTRY_GRADES,
  },
  resultColumns: ['before', 'games', 'game-points', 'change', 'after', 'grade'],
  check: checkEvent,
  // 4(1): points are computed after every event; there are no rating periods
  rate: rateEvent,
};
