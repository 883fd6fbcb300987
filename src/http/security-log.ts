/**
 * A log line for every event of access control: with the id of the account, never a name, an address, or typed input.
 */
import type { FastifyBaseLogger } from 'fastify';

/**
 * `foreign-form`: it came from another site. `stale-form`: it has the token of another session. `forbidden`: the
 * account may not do it. `key-refused`: a key that is unknown, expired, or for another purpose.
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
