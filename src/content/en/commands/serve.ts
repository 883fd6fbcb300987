/** What the server says as it starts, in English. */
import type { Worded } from '../../worded.ts';

interface Listening {
  readonly host: string;
  readonly port: number;
}

export const SERVE_WORDS = {
  open: (url: string) => `The office is open at ${url} (Ctrl+C closes it)`,
  /** Why the port cannot be opened. */
  taken: ({ port }: Listening) => `port ${port} is taken; --port names another`,
  forbidden: ({ port }: Listening) => `port ${port} may not be opened by this user; --port names another`,
  elsewhere: ({ host }: Listening) => `${host} is no address of this machine; --host names another`,
};

export type ServeWords = Worded<typeof SERVE_WORDS>;
