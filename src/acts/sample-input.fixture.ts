/** Input of the right shape for any act, for tests that call all of them. */
import type { TObject, TSchema } from 'typebox';

interface Shape {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly TSchema[];
  readonly pattern?: string;
  readonly items?: TSchema;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
}

/** Texts of the patterns that inputs have: one of them fits. */
const TEXTS = ['x', 'e1', 'u1', 'w1', '2024-06-01', 'abcdef'];

/** Something that has the shape. */
function sample(schema: TSchema): unknown {
  const { type, enum: some, anyOf, pattern, items, properties = {}, required = [] } = schema as Shape;
  if (some !== undefined) return some[0];
  if (anyOf !== undefined) return sample(anyOf[0] as TSchema);
  if (type === 'string') return TEXTS.find((text) => pattern === undefined || new RegExp(pattern).test(text));
  if (type === 'integer') return 1;
  if (type === 'boolean') return false;
  if (type === 'array') return [sample(items as TSchema)];
  if (type !== 'object') return 'x';
  return Object.fromEntries(required.map((name) => [name, sample(properties[name] as TSchema)]));
}
/** Everything that an act needs, and nothing more. */
export const sampleInput = (input: TObject): Readonly<Record<string, unknown>> =>
  sample(input) as Readonly<Record<string, unknown>>;
