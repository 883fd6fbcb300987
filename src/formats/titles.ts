/** Titles as files write them: as FIDE does today, by the letters of old lists and reports, in other letters. */

export const TITLES = ['GM', 'IM', 'FM', 'CM', 'WGM', 'WIM', 'WFM', 'WCM'] as const;
/** Titles of the FIDE Online Arena. */
export const ARENA_TITLES = ['AGM', 'AIM', 'AFM', 'ACM'] as const;

const KNOWN: ReadonlySet<string> = new Set(TITLES);
/** The old forms, in the same order. */
const OLD_FORMS = ['g', 'm', 'f', 'c', 'wg', 'wm', 'wf', 'wc'] as const;
const BY_OLD_FORM: ReadonlyMap<string, string> = new Map(TITLES.map((title, at) => [OLD_FORMS[at] as string, title]));
const OLD_FORM_OF: ReadonlyMap<string, string> = new Map(TITLES.map((title, at) => [title, OLD_FORMS[at] as string]));

/** As old files write it; a title that they do not have is unchanged. */
export const oldTitle = (title: string): string => OLD_FORM_OF.get(title) ?? title;

export interface WrittenTitle {
  /** As FIDE writes it today; unknown titles are unchanged. */
  readonly title: string;
  readonly form: 'usual' | 'old' | 'other-case' | 'unknown';
}

export function readTitle(text: string): WrittenTitle {
  if (KNOWN.has(text)) return { title: text, form: 'usual' };
  const old = BY_OLD_FORM.get(text.toLowerCase());
  if (old !== undefined) return { title: old, form: 'old' };
  const upper = text.toUpperCase();
  return KNOWN.has(upper) ? { title: upper, form: 'other-case' } : { title: text, form: 'unknown' };
}
