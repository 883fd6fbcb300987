import { explain, namesInText, rateText } from '../../office/index.ts';
import { DEMO_EVENT, DEMO_PLAYER } from '../demo-event.ts';
import type { ExitCode } from '../exit.ts';
import { onlyKnown, phraseBookOf } from '../options.ts';
import { printAnswer } from '../print.ts';
import { explanationLines } from './explain.ts';
import { exitOf } from './rate.ts';

/** Until there is an office with data of its own: one event, its table, and one explanation. */
export async function demoCommand(options: object): Promise<ExitCode> {
  onlyKnown(options, ['lang']);
  const book = await phraseBookOf(options);
  const text = JSON.stringify(DEMO_EVENT);
  const answer = rateText(text);
  const { explanation } = explain(DEMO_EVENT, { player: DEMO_PLAYER, book });
  process.stdout.write(printAnswer(answer, book, namesInText(text), undefined));
  if (explanation !== undefined) process.stdout.write(`\n${explanationLines(explanation, book).join('\n')}\n`);
  return exitOf(answer);
}
