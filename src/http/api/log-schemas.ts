/** The shapes of answers about the public log and proofs of one number. */
import Type, { type Static } from 'typebox';
import { DaySchema, Id, ListParamsSchema, PlayerParamsSchema, PoolId } from './schemas.ts';

const Text = Type.String();
const Whole = Type.Integer();

const CosignatureSchema = Type.Object({ witness: Text, time: Text });

export const CheckpointSchema = Type.Object({
  origin: Text,
  size: Whole,
  root: Text,
  cosignatures: Type.Array(CosignatureSchema),
  text: Text,
});

export const ProofParamsSchema = Type.Object({ ...PlayerParamsSchema.properties, ...ListParamsSchema.properties });

export const ProofSchema = Type.Object({
  player: Id,
  pool: PoolId,
  date: DaySchema,
  rating: Type.Union([Whole, Type.Null()]),
  entry: Whole,
  size: Whole,
  cosignatures: Type.Array(CosignatureSchema),
  proof: Text,
  code: Text,
});

export type CheckpointAnswer = Static<typeof CheckpointSchema>;
export type ProofAnswer = Static<typeof ProofSchema>;
