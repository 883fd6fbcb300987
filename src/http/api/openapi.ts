/** The OpenAPI document, from the same schemas that validate requests and type the client. */
import type { TObject, TSchema } from 'typebox';
import { API_WORDS } from '../../content/en/pages/api.ts';
import { PROBLEMS, type ProblemCode } from '../problem.ts';
import type { ApiRoute } from './route.ts';
import type { KeyedRoute } from './write-route.ts';
import { FindingSchema, NAMED_ANSWERS } from './write-schemas.ts';
import { ProblemSchema, StepSchema } from './schemas.ts';

type Json = Readonly<Record<string, unknown>>;

/** Problems that any route can answer with. */
const EVERYWHERE: readonly ProblemCode[] = ['wrong-parameter', 'too-many-requests', 'busy', 'store-unavailable'];

/** `keyed`: routes that need a key. */
export function openApi(
  routes: readonly ApiRoute[],
  api: string,
  base: string,
  version: string,
  keyed: readonly KeyedRoute[] = [],
): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Elobook',
      version,
      description:
        'Rating lists, players, events and explanations of a rating office. Reading needs no key. What is absent is left out. ' +
        'Every answer has an ETag. What cannot be answered is told as problem details (RFC 9457). What changes the office needs a key; ' +
        'whether it was done, and what was found, stands in the answer, also where it was refused.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: base === '' ? '/' : base }],
    tags: [...new Set([...routes, ...keyed].map(({ tag }) => tag))].map((name) => ({
      name,
      description: API_WORDS.tagTexts[name as keyof typeof API_WORDS.tagTexts],
    })),
    paths: pathsOf(routes, keyed, api),
    components: {
      schemas: {
        ...Object.fromEntries(routes.map((route) => [answerName(route), route.answer])),
        ...(keyed.length === 0 ? {} : { ...NAMED_ANSWERS, Finding: FindingSchema }),
        Step: StepSchema,
        Problem: ProblemSchema,
      },
      ...(keyed.length === 0
        ? {}
        : { securitySchemes: { key: { type: 'http', scheme: 'bearer', bearerFormat: 'elk_…' } } }),
      responses: {
        NotModified: { description: 'What the tag in If-None-Match stands for is still right.', headers: ETAG },
        Moved: {
          description: 'The player was merged with another, who is found there.',
          headers: { Location: { schema: { type: 'string' } } },
        },
      },
    },
  };
}

/** For each address, all of its methods. */
function pathsOf(routes: readonly ApiRoute[], keyed: readonly KeyedRoute[], api: string): Json {
  const paths = new Map<string, Json>();
  const add = (path: string, operation: Json): void => void paths.set(path, { ...paths.get(path), ...operation });
  for (const route of routes) add(documentedPath(api, route), { get: operationOf(route) });
  for (const route of keyed) add(documentedPath(api, route), { [route.method.toLowerCase()]: keyedOperationOf(route) });
  return Object.fromEntries(paths);
}

export const documentedPath = (api: string, { path }: Pick<ApiRoute, 'path'>): string =>
  `${api}${path.replaceAll(/:(\w+)/g, '{$1}')}`;

/** The name of the client's type. */
const answerName = ({ name }: ApiRoute): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}Answer`;

const ETAG = {
  ETag: { description: 'Of these bytes; for If-None-Match.', schema: { type: 'string' } },
};

function operationOf(route: ApiRoute): Json {
  const { name, tag, params, query, streams = {}, problems = [], moves = false } = route;
  const streamed = Object.entries(streams).map(([type, description]) => [
    type,
    { schema: { type: 'string', description } },
  ]);
  return {
    operationId: name,
    tags: [tag],
    // reading needs no key
    security: [],
    summary: API_WORDS.summaries[name],
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
    responses: {
      200: {
        description: 'The answer',
        headers: ETAG,
        content: {
          'application/json': { schema: { $ref: `#/components/schemas/${answerName(route)}` } },
          ...Object.fromEntries(streamed),
        },
      },
      ...(moves ? { 301: { $ref: '#/components/responses/Moved' } } : {}),
      304: { $ref: '#/components/responses/NotModified' },
      ...problemsByStatus([...problems, ...EVERYWHERE]),
    },
  };
}

const KEYED_PROBLEMS: readonly ProblemCode[] = ['malformed-body', 'too-large', 'wrong-media-type', ...EVERYWHERE];

/** Statuses of refused acts, all of which have the schema of the answer. */
const REFUSALS: Readonly<Record<number, string>> = {
  401: 'There is no key, or it is not known',
  403: 'The key or its account may not do this',
  404: 'What it is about is not there',
  409: 'It is in another state, or was done already',
  422: 'A rule refuses it',
};

function keyedOperationOf(route: KeyedRoute): Json {
  const { method, name, tag, params, query, body, takesFile = false, scopes, answer } = route;
  const schemaName = Object.entries(NAMED_ANSWERS).find(([, schema]) => schema === answer)?.[0] as string;
  const content = (of: string): Json => ({ 'application/json': { schema: { $ref: `#/components/schemas/${of}` } } });
  const file = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  const refused = Object.entries(REFUSALS).map(([status, description]) => [
    status,
    { description, content: content('ActAnswer') },
  ]);
  return {
    operationId: name,
    tags: [tag],
    summary: API_WORDS.acts[name],
    security: [{ key: [] }],
    'x-scopes': scopes,
    parameters: [
      ...parametersOf(params, 'path'),
      ...parametersOf(query, 'query'),
      ...(method === 'POST' ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(body === undefined
      ? {}
      : { requestBody: { content: { 'application/json': { schema: body }, ...(takesFile ? file : {}) } } }),
    responses: {
      200: { description: 'Done, or what it would come to', content: content(schemaName) },
      ...(method === 'POST'
        ? { 202: { description: 'It waits for a second officer', content: content(schemaName) } }
        : {}),
      ...Object.fromEntries(refused),
      ...problemsByStatus(KEYED_PROBLEMS),
    },
  };
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A name for what is asked: within 24 hours it is not done twice.',
  schema: { type: 'string', maxLength: 200 },
} as const;

function problemsByStatus(codes: readonly ProblemCode[]): Json {
  const statuses = [...new Set(codes.map((code) => PROBLEMS[code].status))].toSorted((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const told = codes.filter((code) => PROBLEMS[code].status === status);
      const description = told.map((code) => `\`${code}\`: ${PROBLEMS[code].detail}`).join('\n\n');
      const schema = { $ref: '#/components/schemas/Problem' };
      return [status, { description, content: { 'application/problem+json': { schema } } }];
    }),
  );
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Json;
  readonly style?: 'form';
  readonly explode?: true;
}

export function parametersOf(shape: TObject | undefined, place: 'path' | 'query'): readonly Parameter[] {
  const {
    properties = {},
    required = [],
    additionalProperties,
    description,
    examples,
  } = (shape ?? {}) as {
    readonly properties?: Readonly<Record<string, TSchema & Json>>;
    readonly required?: readonly string[];
    readonly additionalProperties?: boolean | Json;
    readonly description?: string;
    readonly examples?: readonly unknown[];
  };
  const named = Object.entries(properties).map(([name, { description: told, ...schema }]) => ({
    name,
    in: place,
    required: required.includes(name),
    ...(typeof told === 'string' ? { description: told } : {}),
    schema,
  }));
  if (typeof additionalProperties !== 'object') return named;
  // in OpenAPI, arbitrary parameters are the members of an object that is exploded
  const schema = { type: 'object', additionalProperties, ...(examples === undefined ? {} : { examples }) };
  const others = { name: 'fields', in: place, required: false, style: 'form', explode: true, schema } as const;
  return [...named, { ...others, ...(description === undefined ? {} : { description }) }];
}
