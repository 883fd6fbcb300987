/** The OpenAPI document, from the same shapes that check questions and type the client. */
import type { TObject, TSchema } from 'typebox';
import { API_WORDS } from '../../content/en/pages/api.ts';
import { PROBLEMS, type ProblemCode } from '../problem.ts';
import type { ApiRoute } from './route.ts';
import { ProblemSchema, StepSchema } from './schemas.ts';

type Json = Readonly<Record<string, unknown>>;

/** A question of any route can end so. */
const EVERYWHERE: readonly ProblemCode[] = ['wrong-parameter', 'too-many-requests', 'busy', 'store-unavailable'];

export function openApi(routes: readonly ApiRoute[], api: string, base: string, version: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Elobook',
      version,
      description:
        'Rating lists, players, events and explanations of a rating office. Reading needs no key. What is absent is left out. ' +
        'Every answer has an ETag. What cannot be answered is told as problem details (RFC 9457).',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: base === '' ? '/' : base }],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name })),
    paths: Object.fromEntries(routes.map((route) => [documentedPath(api, route), { get: operationOf(route) }])),
    components: {
      schemas: {
        ...Object.fromEntries(routes.map((route) => [answerName(route), route.answer])),
        Step: StepSchema,
        Problem: ProblemSchema,
      },
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

export const documentedPath = (api: string, { path }: ApiRoute): string =>
  `${api}${path.replaceAll(/:(\w+)/g, '{$1}')}`;

/** As the client calls its type. */
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
  // OpenAPI has parameters of any name as the members of an object that is spread out
  const schema = { type: 'object', additionalProperties, ...(examples === undefined ? {} : { examples }) };
  const others = { name: 'fields', in: place, required: false, style: 'form', explode: true, schema } as const;
  return [...named, { ...others, ...(description === undefined ? {} : { description }) }];
}
