/** The article before a word that is not known beforehand: `az 5`, `a 6`, `az „orr”`, `a „fide”`. */
import type { Say } from '../../explain/language.ts';
import { capitalised } from '../../explain/letters.ts';

export const the = (shown: number | string, say: Say): string => `${say.article(shown)} ${shown}`;

/** The same at the beginning of a sentence. */
export const capitalThe = (shown: number | string, say: Say): string => capitalised(the(shown, say));
