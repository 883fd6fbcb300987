/** What somebody has looked at, and lets into the registry all the same. */
import type { Readmission } from '../memory/remembered.ts';
import type { AlthoughNames } from './doubtful-names.ts';

export interface Entering extends Readmission {
  /** Doubtful names are right as they stand. */
  readonly although?: AlthoughNames;
  /** `own`: the KOMIR number is that of this person, though it may have been given to somebody who left. */
  readonly komir?: 'own';
}
