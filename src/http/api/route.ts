/** A route of the API: its question's shape, its answer's shape, and how the answer is made. All of them only read. */
import type { Static, TObject, TSchema } from 'typebox';
import type { Language } from '../../explain/language.ts';
import type { Serving } from '../server.ts';

export interface ApiAsked<P extends TObject, Q extends TObject> {
  readonly serving: Serving;
  readonly params: Static<P>;
  readonly query: Static<Q>;
  /** `lang`, else English. */
  readonly language: Language;
}

/** Rows that go out one by one, as lines. */
export interface Streamed {
  readonly type: string;
  readonly lines: AsyncIterable<string> | Iterable<string>;
}

/** Leads on, as of a merged player. */
export interface Moved {
  readonly movedTo: string;
}

export interface ApiRoute<P extends TObject = TObject, Q extends TObject = TObject, A extends TSchema = TSchema> {
  /** Below `/api/v1`, with `:name` for parameters. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly params?: P;
  readonly query: Q;
  readonly answer: A;
  /** Null stands for absent. Throws a `ProblemError` where there is nothing. */
  readonly make: (asked: ApiAsked<P, Q>) => Promise<object | Streamed | Moved> | object;
}

/** So that each route is checked by its own shapes, and all of them stand in one list. */
export const apiRoute = <P extends TObject, Q extends TObject, A extends TSchema>(route: ApiRoute<P, Q, A>): ApiRoute =>
  route as unknown as ApiRoute;

export const isStreamed = (made: object): made is Streamed => 'lines' in made && 'type' in made;
export const isMoved = (made: object): made is Moved => 'movedTo' in made;

/** Absent means absent: what is null or undefined goes. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) =>
      each === null || each === undefined ? [] : [[name, withoutNulls(each)]],
    ),
  );
}
