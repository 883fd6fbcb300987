/** What the server says as it starts, in Hungarian. */
import type { ServeWords } from '../../en/commands/serve.ts';

export const SERVE_WORDS: ServeWords = {
  open: (url) => `Az iroda itt érhető el: ${url} (bezárás: Ctrl+C)`,
  desk: (url) => `Az irodai felület: ${url}`,
  metrics: (url) => `Mérőszámok: ${url}`,
  demoAccount: (name, password) => `  bejelentkezés: ${name}, jelszó: ${password}`,
  taken: ({ port, option }) => `foglalt port: ${port}; másik így adható meg: ${option}`,
  forbidden: ({ port, option }) =>
    `ezt a portot ez a felhasználó nem nyithatja meg: ${port}; másik így adható meg: ${option}`,
  elsewhere: ({ host, option }) => `${host} nem ennek a gépnek a címe; másik így adható meg: ${option}`,
};
