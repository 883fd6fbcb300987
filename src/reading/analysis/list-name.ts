/** How people name a list: `fide:2024-05`; the pool alone for its last one. */
export interface NamedList {
  readonly pool: string;
  readonly date?: string;
}

const NAME = /^([^:]*):(\d{4}-\d{2}(?:-\d{2})?)$/;

export function listNamed(text: string): NamedList {
  const [, pool, date] = NAME.exec(text) ?? [];
  return pool === undefined || date === undefined ? { pool: text } : { pool, date };
}
