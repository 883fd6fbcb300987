/** Confirmations for entering a person into the registry. */
import type { Readmission } from '../memory/remembered.ts';
import type { AlthoughNames } from './doubtful-names.ts';

export interface Entering extends Readmission {
  /** Doubtful names are correct. */
  readonly although?: AlthoughNames;
  /** `own`: the KOMIR number is this person's, though it may have been assigned to a removed person. */
  readonly komir?: 'own';
}
