/** A line for every answer: neither addresses nor what was searched for, but the route, the answer's number, and how long it took. */
import type { FastifyBaseLogger } from 'fastify';

export interface LoggedAnswer {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
}

export const logAnswer = (log: FastifyBaseLogger, { method, route, status, milliseconds }: LoggedAnswer): void =>
  log.info({ method, route, status, milliseconds: Math.round(milliseconds * 10) / 10 });
