/** What the server says as it starts, in English. */
import type { Worded } from '../../worded.ts';

interface Listening {
  readonly host: string;
  readonly port: number;
}

export const SERVE_WORDS = {
  open: (url: string) => `The office is open at ${url} (Ctrl+C closes it)`,
  /** The desk, and who can try it in the demonstration. */
  desk: (url: string) => `Its desk is at ${url}`,
  demoAccount: (name: string, password: string) => `  sign in as ${name} with the password ${password}`,
  /** Why the port cannot be opened. */
  taken: ({ port }: Listening) => `port ${port} is taken; --port names another`,
  forbidden: ({ port }: Listening) => `port ${port} may not be opened by this user; --port names another`,
  elsewhere: ({ host }: Listening) => `${host} is no address of this machine; --host names another`,
};

export type ServeWords = Worded<typeof SERVE_WORDS>;
