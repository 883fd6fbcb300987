/**
 * An internal error for the log: its kind, and where in the program it occurred. Its message is left out: it may quote
 * a name.
 */
import type { FastifyBaseLogger } from 'fastify';

export function logFault(log: FastifyBaseLogger, { name, code, stack = '' }: NodeJS.ErrnoException): void {
  const at = stack.split('\n').filter((line) => /^\s+at /.test(line));
  log.error({ fault: name, ...(code === undefined ? {} : { code }), at: at.map((line) => line.trim()) });
}
