/** Stored values from a small fixed set, in the words of a language; what another program said is shown as it said it. */
export const inWords = (words: Readonly<Record<string, string>>, kept: string): string =>
  Object.hasOwn(words, kept) ? (words[kept] as string) : kept;
