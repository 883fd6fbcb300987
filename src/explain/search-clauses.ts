/** Finding clauses: by their number, or by words of their title and their rule. */
import type { ClauseText } from './clause-text.ts';

export interface FoundClause {
  readonly edition: string;
  readonly clause: string;
  readonly title: string;
}

/** Shorter words occur in every clause. */
const LEAST = 3;
const NUMBER = /^\d+(?:\.\d+)*\.?$/;

/**
 * Clauses whose title contains the words come first, each title once. `also`: everyday words, and what the rulebooks call the same
 * thing.
 */
export function searchClauses(
  texts: Readonly<Record<string, Readonly<Record<string, ClauseText>>>>,
  editions: readonly string[],
  asked: string,
  limit: number,
  also: Readonly<Record<string, readonly string[]>> = {},
): readonly FoundClause[] {
  const text = asked.trim().toLowerCase();
  const number = NUMBER.test(text) ? text.replace(/\.$/, '') : undefined;
  const words = text
    .split(/[\s-]+/)
    .filter((word) => word.length >= LEAST)
    .map((word) => (Object.hasOwn(also, word) ? (also[word] as readonly string[]) : [word]));
  if (number === undefined && words.length === 0) return [];
  const [first, second]: [FoundClause[], FoundClause[]] = [[], []];
  const seen = new Set<string>();
  for (const edition of editions) {
    for (const [clause, { title, rule }] of Object.entries(texts[edition] ?? {})) {
      const has = (where: string): boolean =>
        words.every((any) => any.some((word) => where.toLowerCase().includes(word)));
      const isNumbered = number !== undefined && (clause === number || clause.startsWith(`${number}.`));
      const inTitle = isNumbered || (number === undefined && has(title));
      if (!inTitle && (number !== undefined || !has(`${title} ${rule}`))) continue;
      const key = `${clause} ${title}`;
      if (seen.has(key)) continue;
      seen.add(key);
      (inTitle ? first : second).push({ edition, clause, title });
    }
  }
  return [...first, ...second].slice(0, limit);
}
