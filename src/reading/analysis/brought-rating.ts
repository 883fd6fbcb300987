/**
 * What an entry with imported ratings says about one player, read from its text in place. Such an entry may have ten thousand
 * players: parsing all of it for one of them would make everybody else wait. Its text is canonical, with the names of the fields
 * in order, so a rating can only be directly after its person.
 */
const RATING = /,"rating":(-?\d+)/y;
const AS_OF = /"data":\{"as":"([^"]+)"/;

/** Null: without a rating. Undefined: not among them. */
export function broughtRating(text: string, person: string): number | null | undefined {
  const field = `"person":"${person}"`;
  const at = text.indexOf(field);
  if (at < 0) return undefined;
  RATING.lastIndex = at + field.length;
  const [, rating] = RATING.exec(text) ?? [];
  return rating === undefined ? null : Number(rating);
}

/** The list that they are of, or the day. */
export const broughtListOf = (text: string): string => (AS_OF.exec(text) as RegExpExecArray)[1] as string;
