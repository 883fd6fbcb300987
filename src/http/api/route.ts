/** A route of the API: its question's shape, its answer's shape, and how the answer is made. All of them only read. */
import type { Static, TObject, TSchema } from 'typebox';
import type { ApiWords } from '../../content/en/pages/api.ts';
import type { Language } from '../../content/languages.ts';
import type { ProblemCode } from '../problem.ts';
import type { ServerContext } from '../serving.ts';

/** Below which all routes lie. */
export const API = '/api/v1';

export interface ApiRequest<P extends TObject, Q extends TObject> {
  readonly serving: ServerContext;
  readonly params: Static<P>;
  readonly query: Static<Q>;
  /** `lang`, else English. */
  readonly language: Language;
}

/** Rows that go out one by one, as lines. */
export interface Streamed {
  readonly type: string;
  /** Some lines at a time; begun when they are asked for. */
  readonly slices: () => AsyncIterable<string>;
}

/** Redirects, as for a merged player. */
export interface Redirect {
  readonly movedTo: string;
}

/** How long an answer may be kept without asking again. */
export type CacheLifetime = 'till-the-ledger-grows' | 'with-the-program' | 'for-now';

/** What people read of a route is in `content`: one without its summary does not compile. */
export type RouteName = keyof ApiWords['summaries'];
export type RouteTag = keyof ApiWords['tags'];

export interface ApiRoute<P extends TObject = TObject, Q extends TObject = TObject, A extends TSchema = TSchema> {
  /** What the client calls it; the `operationId` of the document. */
  readonly name: RouteName;
  /** Below `/api/v1`, with `:name` for parameters. */
  readonly path: string;
  readonly tag: RouteTag;
  readonly params?: P;
  readonly query: Q;
  readonly answer: A;
  /** Forms besides JSON: what a line of each media type is. */
  readonly streams?: Readonly<Record<string, string>>;
  /** Problems of its own; every route can have wrong parameters, too many requests, and a store that is away. */
  readonly problems?: readonly ProblemCode[];
  /** Ids that were merged redirect to the card that remains. */
  readonly moves?: true;
  readonly lasting?: CacheLifetime;
  /** As how many requests it counts against the asker's limit where it has to be made; 1 unless it is said. */
  readonly cost?: (query: Static<Q>) => number;
  /** Null stands for absent. Throws a `ProblemError` where there is nothing. */
  readonly make: (request: ApiRequest<P, Q>) => Promise<object | Streamed | Redirect> | object;
}

/** So that each route is checked by its own shapes, and all of them stand in one list. */
export const apiRoute = <P extends TObject, Q extends TObject, A extends TSchema>(route: ApiRoute<P, Q, A>): ApiRoute =>
  route as unknown as ApiRoute;

export const isStreamed = (made: object): made is Streamed => 'slices' in made && 'type' in made;
export const isRedirect = (made: object): made is Redirect => 'movedTo' in made;
