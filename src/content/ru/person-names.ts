/** How Russian pages write the names of persons. */
import type { PersonNames } from '../../explain/person-name.ts';

/** As they are registered. */
export const PERSON_NAMES: PersonNames = {};
