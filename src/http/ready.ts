/**
 * Sends cached answers before the framework has looked at the request: its routing, hooks and objects take as long as
 * the rest of such an answer (decision 9). Anything unusual is left to the framework: a request with a body, a reached
 * limit, many requests at once, an answer that has to be made first, or a trusted proxy that tells the client's
 * address.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type LoggedAnswer, logAnswer, REQUEST_HEADER, REQUEST_LABEL } from './answer-log.ts';
import { clientKey, type RateLimiter } from './guard.ts';
import { sendRaw } from './send.ts';
import type { ServerContext } from './serving.ts';
import type { EventLoopTurns } from './turns.ts';

export interface ReadyAnswers {
  readonly serving: ServerContext;
  readonly turns: EventLoopTurns;
  readonly turnstile: RateLimiter;
  /** The id of the next request, where log lines are written. */
  readonly nextId?: (() => string) | undefined;
  /** Called with every answer. */
  readonly onAnswer?: ((answer: LoggedAnswer) => void) | undefined;
}

/** All other listeners still receive all requests. */
export function sendReadyFirst(server: FastifyInstance, ready: ReadyAnswers): void {
  const { server: raw } = server;
  const [framework] = raw.listeners('request') as [(request: IncomingMessage, response: ServerResponse) => void];
  let isClosing = false;
  // the framework tells later clients that their connection ends
  server.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  raw.off('request', framework);
  raw.on('request', (request, response) => {
    if (isClosing || !isSent(server, ready, request, response)) framework(request, response);
  });
}

function isSent(
  server: FastifyInstance,
  { serving: { publicOffice, answers, shelf }, turns, turnstile, nextId, onAnswer }: ReadyAnswers,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method, url, headers, socket } = request;
  if ((method !== 'GET' && method !== 'HEAD') || 'content-length' in headers || 'transfer-encoding' in headers)
    return false;
  const mark = publicOffice.markNow();
  const ready = mark === undefined ? undefined : answers.kept(mark, url as string);
  if (ready === undefined || !shelf.isSweptAt(mark as string) || !turns.mayGoReady()) return false;
  const asker = clientKey(socket.remoteAddress as string);
  const { answer, route, counts } = ready;
  if (turnstile.wait(asker, Date.now(), 1, counts) !== undefined) return false;
  const id = nextId?.();
  if (id !== undefined || onAnswer !== undefined) {
    const begun = performance.now();
    response.once('close', () => {
      const milliseconds = performance.now() - begun;
      const told = { method, route, status: response.statusCode, milliseconds };
      if (id !== undefined) logAnswer(server.log.child({ [REQUEST_LABEL]: id }), told);
      onAnswer?.(told);
    });
  }
  sendRaw(request, response, answer, id === undefined ? [] : [REQUEST_HEADER, id]);
  return true;
}
