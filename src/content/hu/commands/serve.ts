/** What the server says as it starts, in Hungarian. */
import type { ServeWords } from '../../en/commands/serve.ts';

export const SERVE_WORDS: ServeWords = {
  open: (url) => `Az iroda itt érhető el: ${url} (bezárás: Ctrl+C)`,
  desk: (url) => `Az irodai felület: ${url}`,
  demoAccount: (name, password) => `  bejelentkezés: ${name}, jelszó: ${password}`,
  taken: ({ port }) => `foglalt port: ${port}; másik a --port kapcsolóval adható meg`,
  forbidden: ({ port }) =>
    `ezt a portot ez a felhasználó nem nyithatja meg: ${port}; másik a --port kapcsolóval adható meg`,
  elsewhere: ({ host }) => `${host} nem ennek a gépnek a címe; másik a --host kapcsolóval adható meg`,
};
