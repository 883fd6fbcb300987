/** The newest checkpoint of the public log, and proofs of one number. */
import { cosignersOf } from '../../desk/keys/ask-witnesses.ts';
import { base64Text } from '../../ledger/log/bytes.ts';
import { readCheckpoint, type SignedCheckpoint } from '../../ledger/log/checkpoint.ts';
import { noteText } from '../../ledger/log/note.ts';
import { proofText } from '../../ledger/log/proof.ts';
import { proofCode } from '../../ledger/log/proof-code.ts';
import { publicProof } from '../../reading/public/proof.ts';
import { checkpointOf } from '../log.ts';
import { ProblemError } from '../problem.ts';
import { listDateOf } from './lists.ts';
import { CheckpointSchema, ProofParamsSchema, ProofSchema } from './log-schemas.ts';
import { playerIdOf } from './player-ref.ts';
import { apiRoute } from './route.ts';
import { NoQuerySchema } from './schemas.ts';

const cosignatures = (text: string) => cosignersOf(text).map(({ name, time }) => ({ witness: name, time }));

const CHECKPOINT = apiRoute({
  name: 'checkpoint',
  path: '/log/checkpoint',
  tag: 'log',
  query: NoQuerySchema,
  answer: CheckpointSchema,
  problems: ['no-checkpoint'],
  // cosignatures come without an entry
  lasting: 'for-now',
  make: async ({ serving }) => {
    const newest = await checkpointOf(serving);
    if (newest === undefined) throw new ProblemError('no-checkpoint');
    const { text } = newest;
    const { origin, size, root } = readCheckpoint(text) as SignedCheckpoint;
    return { origin, size, root: base64Text(root), cosignatures: cosignatures(text), text };
  },
});

const PROOF = apiRoute({
  name: 'proof',
  path: '/players/:player/proofs/:pool/:date',
  tag: 'log',
  params: ProofParamsSchema,
  query: NoQuerySchema,
  answer: ProofSchema,
  problems: ['unknown-player', 'unknown-list', 'nothing-to-prove'],
  cost: () => 3,
  make: async ({ serving, params }) => {
    const { publicOffice } = serving;
    const { pool } = params;
    const player = await playerIdOf(publicOffice, params.player);
    const date = await listDateOf(publicOffice, params);
    if (date === undefined || !(await publicOffice.lists(pool)).some((list) => list.date === date))
      throw new ProblemError('unknown-list');
    const checkpoint = (await checkpointOf(serving))?.text;
    const proof = (await publicProof(publicOffice, { player, pool, date, checkpoint }))?.value;
    if (proof === undefined) throw new ProblemError('nothing-to-prove');
    const [, , , [, rating]] = JSON.parse(proof.leaf) as [string, string, string, [string, number]];
    const { statement, checkpoint: signed } = proof;
    return {
      player,
      pool,
      date,
      rating,
      entry: statement.no,
      size: signed.size,
      cosignatures: cosignatures(noteText(signed.note)),
      proof: proofText(proof),
      code: proofCode(proof),
    };
  },
});

export const LOG_ROUTES = [CHECKPOINT, PROOF];
