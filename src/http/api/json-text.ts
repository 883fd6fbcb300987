/** JSON answers, written in slices: an event of a thousand players has a million characters. */
import type { Sliced } from '../../core/slices.ts';

/** Members of a long list in one slice. */
const AT_ONCE = 25;

/** Null and undefined members are left out. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) =>
      each === null || each === undefined ? [] : [[name, withoutNulls(each)]],
    ),
  );
}

/** Most answers have no null, and need not be copied. */
function textOf(value: unknown): string {
  const text = JSON.stringify(value) ?? 'null';
  return text.includes('null') ? (JSON.stringify(withoutNulls(value)) ?? 'null') : text;
}

/** The same text as `JSON.stringify`, without absent members. */
export function* jsonSlices(answer: object): Sliced<string> {
  const members: string[] = [];
  for (const [name, value] of Object.entries(answer) as [string, unknown][]) {
    if (value === null || value === undefined) continue;
    const text = Array.isArray(value) ? `[${(yield* listed(value)).join(',')}]` : textOf(value);
    members.push(`${JSON.stringify(name)}:${text}`);
    yield;
  }
  return `{${members.join(',')}}`;
}

function* listed(values: readonly unknown[]): Sliced<readonly string[]> {
  const texts: string[] = [];
  for (const [at, value] of values.entries()) {
    texts.push(textOf(value));
    if (at % AT_ONCE === AT_ONCE - 1) yield;
  }
  return texts;
}
