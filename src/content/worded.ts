/** The type of what English says: another language says something else of the same shape. A sentence that is missing does not compile. */
export type Worded<English> = English extends string
  ? string
  : English extends (...facts: infer Facts) => infer Said
    ? (...facts: Facts) => Worded<Said>
    : { readonly [Name in keyof English]: Worded<English[Name]> };
