/** The shapes of answers about clubs, federations and the best of a group. */
import Type, { type Static } from 'typebox';
import { API_WORDS } from '../../content/en/pages/api.ts';
import { GROUP_ORDERS } from '../../reading/public/clubs/clubs.ts';
import { AGE_GROUPS } from '../../reading/public/list-block.ts';
import { Cursor, DaySchema, Id, ListEntrySchema, Next, optional, PoolId } from './schemas.ts';

const { meanings: MEANINGS } = API_WORDS;
const Text = Type.String();
const Whole = Type.Integer();

export const GroupsQuerySchema = Type.Object(
  {
    pool: optional(PoolId),
    name: optional(Type.String({ maxLength: 100, description: MEANINGS.groupName })),
    sort: optional(Type.Enum([...GROUP_ORDERS], { default: 'players' })),
    limit: optional(Type.Integer({ minimum: 1, maximum: 500, default: 100 })),
    cursor: Cursor,
  },
  { additionalProperties: false },
);
export const GroupQuerySchema = Type.Object(
  { pool: optional(PoolId), limit: optional(Type.Integer({ minimum: 1, maximum: 500, default: 50 })), cursor: Cursor },
  { additionalProperties: false },
);
export const ClubParamsSchema = Type.Object({
  club: Type.String({ maxLength: 100, description: MEANINGS.club, examples: ['Castle CC'] }),
});
export const FederationParamsSchema = Type.Object({
  federation: Type.String({ maxLength: 100, examples: ['HUN'] }),
});
export const TopQuerySchema = Type.Object(
  {
    federation: optional(Type.String({ maxLength: 3, examples: ['HUN'] })),
    age: optional(Type.Enum([...AGE_GROUPS], { description: MEANINGS.age })),
    sex: optional(Type.Enum(['m', 'f'])),
  },
  { additionalProperties: false },
);

const Average = Type.Integer({ description: 'Of the first ten, or of all where there are fewer; rounded.' });

export const GroupsSchema = Type.Object({
  pool: PoolId,
  date: DaySchema,
  found: Whole,
  groups: Type.Array(Type.Object({ name: Text, players: Whole, average: Average })),
  next: Next,
});

const Line = Type.Object({
  ...ListEntrySchema.properties,
  registered: optional(Type.Integer({ description: 'The number in the strength order that the club has registered.' })),
});

export const GroupSchema = Type.Object({
  name: Text,
  pool: PoolId,
  date: DaySchema,
  pools: Type.Array(PoolId, { description: 'Those in which somebody of it is listed.' }),
  active: Whole,
  players: Type.Integer({ description: 'Inactive ones too.' }),
  average: Average,
  averageOf: Whole,
  entries: Type.Array(Line, { description: 'Its active players, the strongest first.' }),
  gains: Type.Array(Type.Object({ id: Id, name: optional(Text), rating: Whole, change: Whole })),
  juniors: Type.Array(Type.Object({ id: Id, name: optional(Text), rating: Whole, birthYear: optional(Whole) })),
  juniorsInAll: Whole,
  history: Type.Array(Type.Object({ date: DaySchema, players: Whole, average: Average }), {
    description: 'Today’s members on earlier lists, the newest first.',
  }),
  next: Next,
});

export const TopSchema = Type.Object({
  pool: PoolId,
  date: DaySchema,
  federation: optional(Text),
  age: optional(Type.Enum([...AGE_GROUPS])),
  sex: optional(Type.Enum(['m', 'f'])),
  found: Whole,
  entries: Type.Array(
    Type.Object({
      among: Type.Integer({ description: 'The place in the group; equal ratings share it.' }),
      ...ListEntrySchema.properties,
    }),
    { description: 'At most a hundred.' },
  ),
});

export type GroupsAnswer = Static<typeof GroupsSchema>;
export type ClubsQuery = Static<typeof GroupsQuerySchema>;
export type GroupAnswer = Static<typeof GroupSchema>;
export type ClubQuery = Static<typeof GroupQuerySchema>;
export type TopAnswer = Static<typeof TopSchema>;
export type TopListQuery = Static<typeof TopQuerySchema>;
