/**
 * Sends cached answers before the framework has looked at the request: its routing, hooks and objects take as long as
 * the rest of such an answer (decision 9). Where many requests come at once, it waits for its turn. Anything unusual is
 * left to the framework: a request with a body, a reached limit, an answer that has to be made first, or a trusted proxy
 * that tells the client's address.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type LoggedAnswer, logAnswer, REQUEST_HEADER, REQUEST_LABEL } from './answer-log.ts';
import { clientKey, type RateLimiter } from './guard.ts';
import type { KeptAnswer } from './kept.ts';
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
  const { turns } = ready;
  const [framework] = raw.listeners('request') as [(request: IncomingMessage, response: ServerResponse) => void];
  let isClosing = false;
  // the framework tells later clients that their connection ends
  server.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  raw.off('request', framework);
  raw.on('request', (request, response) => {
    const lookUp = (): KeptAnswer | undefined => (isClosing ? undefined : readyFor(ready, request));
    const answer = (kept: KeptAnswer | undefined): void => {
      if (kept === undefined || !isSent(server, ready, kept, request, response)) framework(request, response);
    };
    const kept = lookUp();
    if (kept === undefined || turns.mayGoReady()) return answer(kept);
    response.once('close', turns.answered);
    // until then the ledger may have grown
    turns.admit(clientKey(request.socket.remoteAddress as string), () => answer(lookUp()));
  });
}

/** The answer to a plain question, where it is kept and nothing can have superseded it. */
function readyFor(
  { serving: { publicOffice, answers, shelf } }: ReadyAnswers,
  { method, url, headers }: IncomingMessage,
): KeptAnswer | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || 'content-length' in headers || 'transfer-encoding' in headers)
    return undefined;
  const mark = publicOffice.markNow();
  const kept = mark === undefined ? undefined : answers.kept(mark, url as string);
  return kept === undefined || !shelf.isSweptAt(mark as string) ? undefined : kept;
}

function isSent(
  server: FastifyInstance,
  { turnstile, nextId, onAnswer }: ReadyAnswers,
  { answer, route, counts }: KeptAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method, socket } = request;
  const asker = clientKey(socket.remoteAddress as string);
  if (turnstile.wait(asker, Date.now(), 1, counts) !== undefined) return false;
  const id = nextId?.();
  if (id !== undefined || onAnswer !== undefined) {
    const begun = performance.now();
    response.once('close', () => {
      const milliseconds = performance.now() - begun;
      const told = { method: method as string, route, status: response.statusCode, milliseconds };
      if (id !== undefined) logAnswer(server.log.child({ [REQUEST_LABEL]: id }), told);
      onAnswer?.(told);
    });
  }
  sendRaw(request, response, answer, id === undefined ? [] : [REQUEST_HEADER, id]);
  return true;
}
