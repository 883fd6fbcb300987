/**
 * Merges several objects that always have the same members. Adding dozens of members one by one takes a microsecond or
 * two each; a copy of an object with the same members has them all at once.
 */
export function joiner<T extends object>(): (...parts: readonly object[]) => T {
  let shape: object | undefined;
  return (...parts) => {
    // without the values that the first parts refer to
    shape ??= withoutValues(Object.assign({}, ...parts) as Record<string, unknown>);
    return Object.assign({ ...shape }, ...parts) as T;
  };
}

function withoutValues(whole: Record<string, unknown>): object {
  for (const name of Object.keys(whole)) whole[name] = undefined;
  return whole;
}
