/** The worker of the page that checks reports: what takes long is done here, so that the page stays quick. */
import type { AnsweredMessage, AskedMessage, CheckQuestion } from './check/protocol.ts';
import { CheckWork, type ListChunks } from './check/work.ts';
import { answersOf, chunksOfBlob } from './check/worker-messages.ts';

/** A list of the office; undefined without a network if it was not stored. */
async function fetchList(href: string): Promise<ListChunks | undefined> {
  try {
    const answer = await fetch(href);
    return answer.ok ? chunksOfBlob(await answer.blob()) : undefined;
  } catch {
    return undefined;
  }
}

const answers = answersOf(new CheckWork(fetchList)) as Readonly<
  Record<CheckQuestion, (ask: unknown) => Promise<unknown>>
>;

async function answered({ id, question, ask }: AskedMessage): Promise<AnsweredMessage> {
  try {
    return { id, answer: await answers[question](ask) };
  } catch (error) {
    return { id, failed: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<AskedMessage>) => {
  void answered(data).then((message) => postMessage(message));
});
