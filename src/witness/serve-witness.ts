/** Where offices ask a witness for cosignatures, and anybody for the newest checkpoints that it has seen. */
import fastify, { type FastifyInstance } from 'fastify';
import { verifierKeyText } from '../ledger/log/note.ts';
import { STATUS_OF } from './judge.ts';
import type { Witness } from './witness.ts';

/** A checkpoint has a few lines, and a proof at most 63. */
const LONGEST = 64 * 1024;
const TEXT = 'text/plain; charset=utf-8';

export function witnessServer(witness: Witness): FastifyInstance {
  const server = fastify({ bodyLimit: LONGEST, logger: false });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  server.post('/add-checkpoint', async ({ body }, reply) => {
    const { verdict, text } = await witness.add(typeof body === 'string' ? body : '');
    const type = verdict === 'conflict' ? 'text/x.tlog.size' : TEXT;
    return reply.code(STATUS_OF[verdict]).type(type).header('cache-control', 'no-store').send(text);
  });
  server.get('/key', (_request, reply) => reply.type(TEXT).send(`${verifierKeyText(witness.key)}\n`));
  server.get('/checkpoint/*', ({ params }, reply) => {
    const { '*': origin } = params as { readonly '*': string };
    const note = witness.memory.logOf(origin)?.note;
    return note === undefined
      ? reply.code(404).type(TEXT).send('')
      : reply.type(TEXT).header('cache-control', 'no-store').send(note);
  });
  return server;
}
