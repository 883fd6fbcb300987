/** A route for programs with a key: what changes the office, and what shows a program its own. */
import type { TObject, TSchema } from 'typebox';
import type { KeyHolderAccount, KeyScope } from '../../desk/accounts/api-keys.ts';
import type { ApiWords } from '../../content/en/pages/api.ts';
import type { Language } from '../../content/languages.ts';
import type { ServerContext } from '../serving.ts';
import type { RouteTag } from './route.ts';

/** What stands in `content` about it: by the name of an act, or of a route that is none. */
export type KeyedRouteName = keyof ApiWords['acts'];

export interface KeyedRequest {
  readonly serving: ServerContext;
  readonly holder: KeyHolderAccount;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  /** Empty where there is none. */
  readonly body: Uint8Array;
  readonly type: string;
  /** The name of the file that is the body, where the program says it. */
  readonly fileName?: string | undefined;
  /** By which the program calls what it asks for. */
  readonly idempotencyKey?: string | undefined;
  readonly language: Language;
  /** The address below the site. */
  readonly address: string;
}

export interface KeyedAnswer {
  readonly status: number;
  readonly value: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface KeyedRoute {
  readonly method: 'GET' | 'POST';
  readonly name: KeyedRouteName;
  readonly path: string;
  readonly tag: RouteTag;
  /** The key is for one of these; empty: any key will do. */
  readonly scopes: readonly KeyScope[];
  readonly params?: TObject;
  readonly query: TObject;
  /** What it takes as JSON. */
  readonly body?: TSchema;
  /** Whether a file may come as it is. */
  readonly takesFile?: true;
  readonly answer: TSchema;
  readonly make: (asked: KeyedRequest) => Promise<KeyedAnswer>;
}
