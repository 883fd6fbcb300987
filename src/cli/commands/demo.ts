import document from '../../../samples/river-open.json' with { type: 'json' };
import { explainText, namesInText } from '../../office/index.ts';
import type { ExitCode } from '../exit.ts';
import { phraseBookOf } from '../options.ts';
import { answerLines, printLines } from '../print.ts';
import { explanationLines } from './explain.ts';
import { exitOf } from './rate.ts';

const PLAYER = '4';

/** Until there is an office with data of its own: one invented event, its table, and one explanation. */
export async function demoCommand(options: object): Promise<ExitCode> {
  const book = await phraseBookOf(options);
  const text = JSON.stringify(document);
  const { answer, explanation } = explainText(text, { player: PLAYER, book });
  const lines = explanation === undefined ? [] : ['', ...explanationLines(explanation, book)];
  await printLines([...answerLines(answer, book, namesInText(text)), ...lines]);
  return exitOf(answer);
}
