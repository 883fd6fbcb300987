/** What the commands say that is no finding, in Hungarian. */
import type { Commands } from '../../en/commands/index.ts';
import { AUDIT_WORDS } from './audit.ts';
import { CALCULATOR_WORDS } from './calculators.ts';
import { CLUB_WORDS } from './clubs.ts';
import { CORRECTION_WORDS } from './corrections.ts';
import { DESK_WORDS } from './desk.ts';
import { DIFF_WORDS } from './diff.ts';
import { DRIFT_WORDS } from './drift.ts';
import { ERASURE_WORDS } from '../findings/desk-erasure.ts';
import { ENDORSEMENT_WORDS } from './endorsement.ts';
import { EVENT_WORDS } from './events.ts';
import { GAP_WORDS } from './gaps.ts';
import { JOB_WORDS } from './jobs.ts';
import { KEEPING_WORDS } from './keeping.ts';
import { KEY_WORDS } from './keys.ts';
import { LIST_WORDS } from './lists.ts';
import { LOG_WORDS } from './log.ts';
import { OUTPUT_WORDS } from './output.ts';
import { POOL_CHANGE_WORDS } from './pool-changes.ts';
import { READING_WORDS } from '../findings/desk-readings.ts';
import { REGISTRY_WORDS } from './registry.ts';
import { RERATE_WORDS } from './rerate.ts';
import { SERVE_WORDS } from './serve.ts';
import { USER_WORDS } from './users.ts';
import { WITNESS_WORDS } from './witness.ts';

export const COMMANDS: Commands = {
  audit: AUDIT_WORDS,
  calculators: CALCULATOR_WORDS,
  clubs: CLUB_WORDS,
  corrections: CORRECTION_WORDS,
  desk: DESK_WORDS,
  diff: DIFF_WORDS,
  drift: DRIFT_WORDS,
  endorsement: ENDORSEMENT_WORDS,
  erasure: ERASURE_WORDS,
  events: EVENT_WORDS,
  gaps: GAP_WORDS,
  jobs: JOB_WORDS,
  keeping: KEEPING_WORDS,
  keys: KEY_WORDS,
  lists: LIST_WORDS,
  log: LOG_WORDS,
  output: OUTPUT_WORDS,
  poolChanges: POOL_CHANGE_WORDS,
  readings: READING_WORDS,
  registry: REGISTRY_WORDS,
  rerate: RERATE_WORDS,
  serve: SERVE_WORDS,
  users: USER_WORDS,
  witness: WITNESS_WORDS,
};
