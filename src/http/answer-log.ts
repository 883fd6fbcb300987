/**
 * One log line for each answer: without addresses and search terms, but with the route, status, duration, and the id of
 * the request, which the client gets too (`x-request-id`).
 */
import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';

export interface LoggedAnswer {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
}

/** The name of the id in the lines. */
export const REQUEST_LABEL = 'request';
export const REQUEST_HEADER = 'x-request-id';

/** Ids of requests, unique among all servers. Ids sent by clients are not used: they could contain anything. */
export function requestIds(): () => string {
  const server = randomBytes(5).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `${server}-${count.toString(36)}`;
  };
}

export const logAnswer = (log: FastifyBaseLogger, { method, route, status, milliseconds }: LoggedAnswer): void =>
  log.info({ method, route, status, milliseconds: Math.round(milliseconds * 10) / 10 });
