/** What a reader or a check reports: which file, place and clause, and the facts. The sentence is made in `explain/`. */

export const WEIGHTS = ['refuse', 'warn', 'note'] as const;
export type Weight = (typeof WEIGHTS)[number];

export interface Place {
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  /** JSON path within the document: `$.players[3].rating`. */
  readonly path?: string;
}

/** A place inside another one: the JSON path is extended, the line stays the same. */
export const placeInside = (place: Place | undefined, path: string): Place =>
  place?.path === undefined ? { ...place } : { ...place, path: `${place.path}${path}` };

export type Fact = number | string | boolean | null | readonly Fact[] | { readonly [name: string]: Fact };
export type Facts = { readonly [name: string]: Fact };

export interface Finding<Code extends string = string> {
  readonly code: Code;
  readonly weight: Weight;
  readonly clause?: string;
  readonly at?: Place;
  readonly facts: Facts;
}

/** Findings whose facts no type promises. */
export type AnyFindings = Readonly<Record<string, Facts>>;

/** Makes the findings of one room, each with the facts that its code promises. The weight is `refuse` unless another is given. */
export const findingMaker =
  <F extends object>() =>
  <C extends keyof F & string>(code: C, facts: F[C], weight: Weight = 'refuse', at?: Place): Finding<C> => ({
    code,
    weight,
    ...(at === undefined ? {} : { at }),
    facts: facts as unknown as Facts,
  });

/** A decision of somebody whom a clause names. It turns the finding that it is about into a note. */
export interface Approval {
  readonly clause: string;
  readonly by: string;
  readonly date?: string;
  readonly ground?: string;
  /** What it is about, where one clause covers several things: `hybrid`, `late`. */
  readonly for?: string;
}

export const isRefused = (findings: readonly Finding[]): boolean =>
  findings.some((finding) => finding.weight === 'refuse');
