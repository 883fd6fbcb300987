import {
  type Answer,
  type Finding,
  isUnreadable,
  namesInText,
  type RateOptions,
  rateText,
  unreadable,
} from '../../office/index.ts';
import { type NameOf, type PhraseBook, tellFinding } from '../../explain/tell.ts';
import { type ExitCode, graver, UsageError } from '../exit.ts';
import { linesOf, located, namesOf, readInput } from '../input.ts';
import { isOn, phraseBookOf, rulesOf } from '../options.ts';
import { answerLines, jsonText, printJson, printLines, write } from '../print.ts';

export async function rateCommand(files: readonly string[], options: object): Promise<ExitCode> {
  const asked: RateOptions = { rules: rulesOf(options), explain: isOn(options, 'explain') ? 'all' : undefined };
  const book = await phraseBookOf(options);
  const names = namesOf(files);
  if (isOn(options, 'lines')) return rateLines(names, asked, book);
  if (isOn(options, 'explain') && !isOn(options, 'json')) throw new UsageError('--explain goes with --json or --lines');
  const isJson = isOn(options, 'json');
  let exit: ExitCode = 0;
  for (const name of names) {
    const { file, text, fault } = await readInput(name);
    const given = fault === undefined ? rateText(text, asked) : unreadable([fault]);
    const answer = worded({ ...given, findings: located(given.findings, file) }, book);
    exit = graver(exit, exitOf(answer));
    if (isJson && names.length > 1) await printJson({ file: name, ...answer });
    else if (isJson) await printJson(answer, 2);
    else await printLines([...headingOf(name, names), ...answerLines(answer, book, namesInText(text ?? ''))]);
  }
  return exit;
}

async function rateLines(names: readonly string[], asked: RateOptions, book: PhraseBook): Promise<ExitCode> {
  let exit: ExitCode = 0;
  for (const name of names) {
    for await (const lines of linesOf(name)) {
      let out = '';
      for (const line of lines) {
        const answer = worded(line.fault === undefined ? rateText(line.text, asked) : unreadable([line.fault]), book);
        exit = graver(exit, exitOf(answer));
        out += `${jsonText(names.length > 1 ? { file: name, ...answer } : answer)}\n`;
      }
      await write(out);
    }
  }
  return exit;
}

/** Of several files each begins with its name. */
export const headingOf = (name: string, names: readonly string[]): readonly string[] =>
  names.length > 1 ? [...(names.indexOf(name) > 0 ? [''] : []), `${name}:`] : [];

/** The names that a document gives its players. */
export function nameIn(text: string | undefined): NameOf {
  const names = namesInText(text ?? '');
  return (id) => names.get(id);
}

/** The error's message as a sentence for people. */
function worded(answer: Answer, book: PhraseBook): Answer {
  if (!isUnreadable(answer)) return answer;
  const first = answer.findings.find(({ weight }) => weight === 'refuse') as Finding;
  return { ...answer, error: { ...answer.error, message: tellFinding(first, book) } };
}

export const exitOf = (answer: Answer): ExitCode => (isUnreadable(answer) ? 3 : answer.rated ? 0 : 1);
