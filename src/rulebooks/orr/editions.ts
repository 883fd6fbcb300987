/** The one edition of ORR. Its text has no date, so it is always in force. */
import type { DatedEvent } from '../../core/event.ts';
import type { Edition } from '../edition.ts';
import { checkEvent } from './admission.ts';
import { leanInSlices, rateLean } from './lean.ts';
import { rateEvent, rateInSlices } from './rate.ts';

/** Far beyond every rating that can come about; the text knows neither a floor nor a ceiling. */
const FARTHEST = 1_000_000;

/**
 * form fields, form errors Intake requires what an ORR report must have: the dates of the event, whole ratings, and for an
 * unsettled player the stored games with points.
 */
export const ORR: Edition = {
  id: 'orr',
  family: 'orr',
  game: 'chess',
  control: 'standard',
  inForce: {},
  clauses: 65,
  needs: {
    dates: true,
    system: false,
    rating: { min: -FARTHEST, max: FARTHEST },
    unsettledHistory: true,
  },
  resultColumns: ['kind', 'before', 'score-difference', 'k', 'change', 'after'],
  check: (event) => checkEvent(event as DatedEvent),
  rate: (event, asked) => (asked === undefined ? rateLean(event as DatedEvent) : rateEvent(event as DatedEvent, asked)),
  rateInSlices: (event, asked) =>
    asked === undefined ? leanInSlices(event as DatedEvent) : rateInSlices(event as DatedEvent, asked),
};
