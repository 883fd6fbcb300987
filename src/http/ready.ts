/**
 * Answers that are ready go out before the framework has looked at the question: its routing, hooks and objects take as long as all
 * the rest of such an answer (decision 9). Whatever is not plain, such as a question with a body, a limit that is reached, many who ask
 * at once, an answer that has to be made first, a proxy whose word is taken for the asker's address, goes the framework's way.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type LoggedAnswer, logAnswer, REQUEST_HEADER, REQUEST_LABEL } from './answer-log.ts';
import { clientKey, countOf, type RateLimiter } from './guard.ts';
import { sendRaw } from './send.ts';
import type { ServerContext } from './serving.ts';
import type { EventLoopTurns } from './turns.ts';

export interface ReadyAnswers {
  readonly serving: ServerContext;
  readonly turns: EventLoopTurns;
  readonly turnstile: RateLimiter;
  /** The id of the next request, where a line is written for every answer. */
  readonly nextId?: (() => string) | undefined;
  /** Told of every answer. */
  readonly onAnswer?: ((answer: LoggedAnswer) => void) | undefined;
}

/** Everything else that listens to requests still hears of all of them. */
export function sendReadyFirst(server: FastifyInstance, ready: ReadyAnswers): void {
  const { server: raw } = server;
  const [framework] = raw.listeners('request') as [(request: IncomingMessage, response: ServerResponse) => void];
  let isClosing = false;
  // the framework tells those who still ask then that their connection ends
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
  if (ready === undefined || !shelf.isSweptAt(mark as string) || !turns.mayGo()) return false;
  const asker = clientKey(socket.remoteAddress as string);
  if (turnstile.wait(asker, Date.now(), 1, countOf(url as string)) !== undefined) return false;
  const { answer, route } = ready;
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
