/** Questions of the page as calls of the work, and their answers as messages. */
import type { AnsweredMessage, AskedMessage, AskWorker, CheckQuestion, CheckQuestions } from './protocol.ts';
import type { CheckWork } from './work.ts';

/** The bytes of a blob, readable several times; a part of it at a time. */
const PIECE = 1 << 20;

export function chunksOfBlob(blob: Blob): () => AsyncIterable<Uint8Array> {
  return async function* () {
    for (let at = 0; at < blob.size; at += PIECE) {
      yield new Uint8Array(await blob.slice(at, at + PIECE).arrayBuffer());
    }
  };
}

type Answers = {
  readonly [Q in CheckQuestion]: (ask: CheckQuestions[Q]['ask']) => Promise<CheckQuestions[Q]['answer']>;
};

export const answersOf = (work: CheckWork): Answers => ({
  offer: async (lists) => {
    work.offer(lists);
    return null;
  },
  open: ({ name, blob }) => work.open({ name, size: blob.size, chunks: chunksOfBlob(blob) }),
  inspect: ({ file, query }) => work.inspect(file, query),
  reasons: ({ file, player, query }) => work.reasons(file, player, query),
  forget: async (file) => {
    work.forget(file);
    return null;
  },
});

/** The page's side: each question has a number, and its answer comes with that number. */
export function workerAsker(worker: Pick<Worker, 'postMessage' | 'addEventListener'>): AskWorker {
  const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<AnsweredMessage>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failed' in data) asked?.reject(new Error(data.failed));
    else asked?.resolve(data.answer);
  });
  // a worker that could not be started answers nothing any more
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  });
  return (question, ask) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve: resolve as (answer: unknown) => void, reject });
      worker.postMessage({ id: last, question, ask } satisfies AskedMessage);
    });
}
