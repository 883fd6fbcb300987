/** What is kept in a few fixed words, in those of a language; what somebody else's program said stays as it said it. */
export const inWords = (words: Readonly<Record<string, string>>, kept: string): string =>
  Object.hasOwn(words, kept) ? (words[kept] as string) : kept;
