/** Every act of the office as a route: its input comes from the path and the body. */
import Type, { type TObject, type TSchema } from 'typebox';
import type { Act } from '../../acts/act.ts';
import type { Performed } from '../../acts/perform.ts';
import { performOnce } from '../../acts/receipts.ts';
import { ACTS, type ActId } from '../../acts/registry.ts';
import { performOrKeep } from '../../jobs/keep.ts';
import { scopesOf } from '../../desk/accounts/api-keys.ts';
import type { Office } from '../../desk/office.ts';
import type { RouteTag } from './route.ts';
import { actAnswer } from './write-answers.ts';
import { readBody, type ReadBody } from './write-bodies.ts';
import type { KeyedRequest, KeyedRoute } from './write-route.ts';
import { ActAnswerSchema, BESIDE, FileSchema, WriteQuerySchema } from './write-schemas.ts';

const TAGS: Readonly<Record<string, RouteTag>> = {
  events: 'events',
  lists: 'lists',
  standings: 'lists',
  pools: 'lists',
  players: 'players',
  federations: 'players',
};

const membersOfPath = (path: string): readonly string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);

const picked = (input: TObject, isWanted: (name: string) => boolean): Record<string, TSchema> =>
  Object.fromEntries(Object.entries(input.properties).filter(([name]) => isWanted(name))) as Record<string, TSchema>;

/** Members that can be query parameters where the body is a file. */
const isPlain = (schema: TSchema): boolean =>
  ['string', 'boolean', 'integer'].includes(String((schema as { type?: string }).type)) || 'enum' in schema;

function queryOf({ input, files, path }: Act): TObject {
  if (files === undefined || files === 'none') return WriteQuerySchema;
  const inPath = membersOfPath(path);
  const plain = picked(input, (name) => !inPath.includes(name) && isPlain(input.properties[name] as TSchema));
  const members = Object.entries(plain).map(([name, schema]) => [name, Type.Optional(schema)]);
  return Type.Object(
    {
      ...WriteQuerySchema.properties,
      name: Type.Optional(Type.String({ maxLength: 300 })),
      ground: BESIDE.ground,
      ...(Object.fromEntries(members) as Record<string, TSchema>),
    },
    { additionalProperties: false },
  );
}

/** The input without the members in the path; files; and the parameters that all acts share. */
export function bodyShape({ input, files, path }: Act): TObject {
  const inPath = membersOfPath(path);
  const withFiles: Record<string, TSchema> =
    files === undefined || files === 'none' ? {} : { files: Type.Optional(Type.Array(FileSchema)) };
  return Type.Object({ ...picked(input, (name) => !inPath.includes(name)), ...BESIDE, ...withFiles });
}

/** Does it, only once where the program has sent a key for it. */
export const doneOnce = (
  { serving: { office }, holder, idempotencyKey, address, body }: KeyedRequest,
  work: (within: Office) => Promise<Performed>,
): Promise<Performed & { readonly repeated?: true }> =>
  idempotencyKey === undefined
    ? work(office)
    : performOnce(
        office,
        { account: holder.account.account, key: idempotencyKey, asked: askedText(address, body) },
        work,
      );

export async function performFor(
  asked: KeyedRequest,
  act: Act,
  { input, files, ground, clockIsRight }: ReadBody,
): Promise<Performed & { readonly repeated?: true }> {
  const { serving, holder, query } = asked;
  const isDry = query['dryRun'] === '1';
  const options = {
    dryRun: isDry,
    ...(ground === undefined ? {} : { ground }),
    ...(clockIsRight === undefined ? {} : { clockIsRight }),
  };
  const work = (within: Office): Promise<Performed> =>
    performOrKeep(within, holder.account, act, { input, files }, options, serving.reports.perform);
  const performed = await (isDry || act.isToldOnce === true ? work(serving.office) : doneOnce(asked, work));
  if (performed.state === 'queued') serving.onJob?.();
  return performed;
}

/** The language of the answer is not part of the request. */
function askedText(address: string, body: Uint8Array): string {
  const [path = '', query = ''] = address.split('?');
  const members = [...new URLSearchParams(query)].filter(([name]) => name !== 'lang').map((each) => each.join('='));
  return `${path}?${members.sort().join('&')}\n${Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1')}`;
}

/** Numbers in a path arrive as text. */
const routeOf = (act: Act): KeyedRoute => {
  const takesFile = act.files === 'one' || act.files === 'many';
  const inPath = membersOfPath(act.path);
  return {
    method: 'POST',
    name: act.id as ActId,
    path: act.path,
    tag: TAGS[act.id.split('.')[0] as string] ?? 'office',
    scopes: scopesOf(act.name),
    ...(inPath.length === 0 ? {} : { params: Type.Object(picked(act.input, (name) => inPath.includes(name))) }),
    query: queryOf(act),
    body: bodyShape(act),
    ...(takesFile ? { takesFile: true as const } : {}),
    answer: ActAnswerSchema,
    make: async (asked) => {
      const performed = await performFor(asked, act, readBody(asked, { input: act.input, takesFile }));
      return actAnswer(performed, asked.language, { value: performed.value });
    },
  };
};

/** Reports have a route of their own. */
export const ACT_ROUTES: readonly KeyedRoute[] = ACTS.filter(({ id }) => id !== 'events.submit').map(routeOf);
