/** How a clause is cited. Numbers are the same everywhere; the words of our own labels are those of the language. */

/** The words of a language for the labels of some rulebooks; those of English are the labels themselves. */
export interface CitationWords {
  /** ORR's text only numbers its sections; the words beside the number are our label: `2 final rating`. */
  readonly labels?: Readonly<Record<string, string>>;
  /** How a section is cited; `{}` is its number. */
  readonly section?: string | undefined;
  /** Labels that contain numbers, and their replacements. */
  readonly patterns?: readonly (readonly [RegExp, string])[];
}

/** The clause as a reader of that language would cite it. */
export function cite(clause: string, { labels = {}, section = '§\u00a0{}', patterns = [] }: CitationWords): string {
  const [, number, label] = /^([123]) (.+)$/.exec(clause) ?? [];
  if (number !== undefined && label !== undefined) {
    return `${section.replace('{}', number)}, ${Object.hasOwn(labels, label) ? labels[label] : label}`;
  }
  const found = patterns.find(([pattern]) => pattern.test(clause));
  return found === undefined ? clause : clause.replace(found[0], found[1]);
}

/** The words for the labels of several rulebooks. */
export const joinedCitations = (all: readonly CitationWords[]): CitationWords => ({
  labels: Object.assign({}, ...all.map(({ labels }) => labels)) as Record<string, string>,
  section: all.find(({ section }) => section !== undefined)?.section,
  patterns: all.flatMap(({ patterns = [] }) => patterns),
});

/** `8.3.4`, `5(4)`, `8.21b`; not `2. § KOMIR ID` or `preamble`. */
export const isClauseNumber = (cited: string): boolean => /^\d+(?:\.\d+|\(\d+\))*[a-z]?$/u.test(cited);
