import { once } from 'node:events';
import {
  type Answer,
  type Finding,
  isUnreadable,
  namesInText,
  type RateOptions,
  rateText,
  unreadable,
} from '../../office/index.ts';
import { type PhraseBook, tellFinding } from '../../explain/tell.ts';
import { type ExitCode, graver, UsageError } from '../exit.ts';
import { linesOf, namesOf, readInput } from '../input.ts';
import { isOn, onlyKnown, phraseBookOf, rulesOf } from '../options.ts';
import { printAnswer } from '../print.ts';

export async function rateCommand(files: readonly string[], options: object): Promise<ExitCode> {
  onlyKnown(options, ['rules', 'json', 'lines', 'explain', 'lang']);
  const asked: RateOptions = { rules: rulesOf(options), explain: isOn(options, 'explain') ? 'all' : undefined };
  const book = await phraseBookOf(options);
  const names = namesOf(files);
  if (isOn(options, 'lines')) return rateLines(names, asked, book);
  if (isOn(options, 'explain') && !isOn(options, 'json')) throw new UsageError('--explain goes with --json or --lines');
  let exit: ExitCode = 0;
  for (const name of names) {
    const { file, text, fault } = await readInput(name);
    const answer = worded(
      located(fault === undefined ? rateText(text as string, asked) : unreadable([fault]), file),
      book,
    );
    exit = graver(exit, exitOf(answer));
    if (isOn(options, 'json')) await write(jsonOf(answer, file, names.length > 1));
    else await write(printAnswer(answer, book, namesInText(text ?? ''), names.length > 1 ? file : undefined));
  }
  return exit;
}

async function rateLines(names: readonly string[], asked: RateOptions, book: PhraseBook): Promise<ExitCode> {
  let exit: ExitCode = 0;
  for (const name of names) {
    for await (const lines of linesOf(name)) {
      let out = '';
      for (const line of lines) {
        const answer = worded(typeof line === 'string' ? rateText(line, asked) : unreadable([line]), book);
        exit = graver(exit, exitOf(answer));
        out += `${JSON.stringify(names.length > 1 ? { file: name, ...answer } : answer)}\n`;
      }
      await write(out);
    }
  }
  return exit;
}

/** Waits where the reader is slower than we are. */
async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

const jsonOf = (answer: Answer, file: string | undefined, several: boolean): string =>
  several ? `${JSON.stringify({ file, ...answer })}\n` : `${JSON.stringify(answer, null, 2)}\n`;

/** The error's message as a sentence for people. */
function worded(answer: Answer, book: PhraseBook): Answer {
  if (!isUnreadable(answer)) return answer;
  const first = answer.findings.find(({ weight }) => weight === 'refuse') as Finding;
  return { ...answer, error: { ...answer.error, message: tellFinding(first, book) } };
}

/** Findings with the file they are about. */
const located = (answer: Answer, file: string | undefined): Answer =>
  file === undefined
    ? answer
    : { ...answer, findings: answer.findings.map((finding) => ({ ...finding, at: { file, ...finding.at } })) };

export const exitOf = (answer: Answer): ExitCode => (isUnreadable(answer) ? 3 : answer.rated ? 0 : 1);
