/** What the server says as it starts, in English. */
import type { Worded } from '../../worded.ts';

interface Listening {
  readonly host: string;
  readonly port: number;
  /** By which another is named. */
  readonly option: string;
}

export const SERVE_WORDS = {
  open: (url: string) => `The office is open at ${url} (Ctrl+C closes it)`,
  /** The desk, and who can try it in the demonstration. */
  desk: (url: string) => `Its desk is at ${url}`,
  metrics: (url: string) => `Its metrics are at ${url}`,
  demoAccount: (name: string, password: string) => `  sign in as ${name} with the password ${password}`,
  /** Why the port cannot be opened. */
  taken: ({ port, option }: Listening) => `port ${port} is taken; ${option} names another`,
  forbidden: ({ port, option }: Listening) => `port ${port} may not be opened by this user; ${option} names another`,
  elsewhere: ({ host, option }: Listening) => `${host} is not an address of this machine; ${option} names another`,
};

export type ServeWords = Worded<typeof SERVE_WORDS>;
