/** The files of `bench/rows` in the order in which they are measured, and which rows of the table each of them has. */
export const ROW_FILES: Readonly<Record<string, readonly string[]>> = {
  kernel: ['P1', 'P4', 'P5'],
  trf: ['P6'],
  event: ['P12'],
  'files-to-list': ['P7'],
  month: ['P8', 'P11', 'P21'],
  postgres: ['P8pg'],
  verify: ['P16'],
  pages: ['P11', 'P14'],
  'busy-pages': ['P15'],
  submissions: ['P13'],
  'shared-work': ['P13pg'],
  correction: ['P17'],
  start: ['P18'],
  'list-import': ['P19'],
  'list-files': ['P20'],
  history: ['P9', 'P11'],
  growth: ['growth'],
};

/** The files that the named rows are in, all of them where none is named; or a name that there is not. */
export function filesWith(ids: readonly string[]): readonly string[] | { readonly unknown: string } {
  const known = new Map(Object.values(ROW_FILES).flatMap((all) => all.map((id) => [id.toLowerCase(), id])));
  const unknown = ids.find((id) => !known.has(id.toLowerCase()));
  if (unknown !== undefined) return { unknown };
  const asked = new Set(ids.map((id) => known.get(id.toLowerCase())));
  return Object.entries(ROW_FILES).flatMap(([file, all]) =>
    asked.size === 0 || all.some((id) => asked.has(id)) ? [file] : [],
  );
}
