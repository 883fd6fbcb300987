/**
 * A route of the API: the schema of its requests, the schema of its answers, and how answers are made. These routes
 * only read.
 */
import type { Static, TObject, TSchema } from 'typebox';
import type { ApiWords } from '../../content/en/pages/api.ts';
import type { Language } from '../../content/languages.ts';
import type { ProblemCode } from '../problem.ts';
import type { ServerContext } from '../serving.ts';

/** The prefix of all routes. */
export const API = '/api/v1';

export interface ApiRequest<P extends TObject, Q extends TObject> {
  readonly serving: ServerContext;
  readonly params: Static<P>;
  readonly query: Static<Q>;
  /** From `lang`; English by default. */
  readonly language: Language;
}

/** Rows that are sent as lines. */
export interface Streamed {
  readonly type: string;
  /** Some lines at a time; started when they are needed. */
  readonly slices: () => AsyncIterable<string>;
}

/** Redirects, as for a merged player. */
export interface Redirect {
  readonly movedTo: string;
}

/** How long an answer may be cached without revalidation. */
export type CacheLifetime = 'till-the-ledger-grows' | 'with-the-program' | 'for-now';

/** Descriptions of routes are in `content`: a route without its summary does not compile. */
export type RouteName = keyof ApiWords['summaries'];
export type RouteTag = keyof ApiWords['tags'];

export interface ApiRoute<P extends TObject = TObject, Q extends TObject = TObject, A extends TSchema = TSchema> {
  /** Its name in the client; the `operationId` of the document. */
  readonly name: RouteName;
  /** Below `/api/v1`, with `:name` for parameters. */
  readonly path: string;
  readonly tag: RouteTag;
  readonly params?: P;
  readonly query: Q;
  readonly answer: A;
  /** Formats other than JSON: a sample line for each media type. */
  readonly streams?: Readonly<Record<string, string>>;
  /** Its own problems; every route can also have wrong parameters, too many requests, and an unavailable store. */
  readonly problems?: readonly ProblemCode[];
  /** Merged ids redirect to the remaining card. */
  readonly moves?: true;
  readonly lasting?: CacheLifetime;
  /** Number of requests that it counts as against the client's limit, if it is not cached; 1 by default. */
  readonly cost?: (query: Static<Q>) => number;
  /** Null means absent. Throws a `ProblemError` where there is nothing. */
  readonly make: (request: ApiRequest<P, Q>) => Promise<object | Streamed | Redirect> | object;
}

/** Checks each route against its own schemas, and lets all of them stand in one list. */
export const apiRoute = <P extends TObject, Q extends TObject, A extends TSchema>(route: ApiRoute<P, Q, A>): ApiRoute =>
  route as unknown as ApiRoute;

export const isStreamed = (made: object): made is Streamed => 'slices' in made && 'type' in made;
export const isRedirect = (made: object): made is Redirect => 'movedTo' in made;
