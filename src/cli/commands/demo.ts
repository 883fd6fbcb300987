import document from '../../../samples/river-open.json' with { type: 'json' };
import { explainReport, namesInReport, openReport, type Report } from '../../office/index.ts';
import type { ExitCode } from '../exit.ts';
import { phraseBookOf } from '../options.ts';
import { answerLines, printLines } from '../print.ts';
import { explanationLines } from './explain.ts';
import { exitOf } from './rate.ts';

const PLAYER = '4';

/** Until there is an office with data of its own: one invented event, its table, and one explanation. */
export async function demoCommand(options: object): Promise<ExitCode> {
  const book = await phraseBookOf(options);
  const report = openReport(new TextEncoder().encode(JSON.stringify(document))).report as Report;
  const { answer, explanation } = explainReport(report, { player: PLAYER, book });
  const lines = explanation === undefined ? [] : ['', ...explanationLines(explanation, book)];
  await printLines([...answerLines(answer, book, namesInReport(report)), ...lines]);
  return exitOf(answer);
}
