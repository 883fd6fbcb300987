/** A line for whatever concerns who may come in: the account by its id, never a name, an address, or what was typed. */
import type { FastifyBaseLogger } from 'fastify';

/**
 * `foreign-form`: it came from another site. `stale-form`: it carries the token of another session. `forbidden`: the account may not do it.
 * `key-refused`: a key for programs that is none, has ended, or is for something else.
 */
export type SecurityEvent =
  | 'signed-in'
  | 'sign-in-refused'
  | 'signed-out'
  | 'foreign-form'
  | 'stale-form'
  | 'forbidden'
  | 'key-refused';

export interface SecurityFacts {
  readonly account?: string;
  readonly act?: string;
}

export const logSecurity = (log: FastifyBaseLogger, security: SecurityEvent, facts: SecurityFacts = {}): void =>
  log.info({ security, ...facts });
