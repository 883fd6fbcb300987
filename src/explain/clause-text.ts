/** A clause for people: its title in a few words, and its rule in our own words. */
export interface ClauseText {
  readonly title: string;
  readonly rule: string;
}

/** The texts of a rulebook's clauses in one language; a clause without its text does not compile. */
export type ClauseTexts<Id extends string> = Readonly<Record<Id, ClauseText>>;
