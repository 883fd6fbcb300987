import { type PhraseBook, tellFinding } from '../../explain/tell.ts';
import {
  type Answer,
  type Finding,
  isUnreadable,
  parseMonth,
  type RateOptions,
  type Report,
  rateReport,
  rateText,
  unreadable,
} from '../../office/index.ts';
import { type ExitCode, graver, UsageError } from '../exit.ts';
import { linesOf, namesOf } from '../input.ts';
import { isOn, phraseBookOf, rulesOf } from '../options.ts';
import { answerLines, jsonText, printJson, printLines, write } from '../print.ts';
import { type Loaded, load, placed } from '../reports.ts';
import { filesOf } from '../sources.ts';

export async function rateCommand(files: readonly string[], options: object): Promise<ExitCode> {
  const asked: RateOptions = { rules: rulesOf(options), explain: isOn(options, 'explain') ? 'all' : undefined };
  const book = await phraseBookOf(options);
  const names = namesOf(files);
  if (isOn(options, 'lines')) return rateLines(names, asked, book);
  if (isOn(options, 'explain') && !isOn(options, 'json')) throw new UsageError('--explain goes with --json or --lines');
  const all = await filesOf(names);
  const { period } = options as { readonly period?: unknown };
  if (period !== undefined) return ratePeriod(all, options, asked, book, String(period));
  const tally = { rated: 0, unrated: 0, unreadable: 0 };
  let [exit, count]: [ExitCode, number] = [0, 0];
  const several = all.length > 1;
  for await (const loaded of load(all, options)) {
    const given = answerTo(loaded, asked);
    const answer = worded({ ...given, findings: placed(given.findings, loaded) }, book);
    exit = graver(exit, exitOf(answer));
    tally[isUnreadable(answer) ? 'unreadable' : answer.rated ? 'rated' : 'unrated'] += 1;
    count += 1;
    // the files of an archive are named after it
    const isOneOfMany = several || count > 1 || loaded.name !== all[0];
    if (isOn(options, 'json'))
      await printJson(isOneOfMany ? { file: loaded.name, ...answer } : answer, isOneOfMany ? 0 : 2);
    else
      await printLines([
        ...(isOneOfMany ? [...(count > 1 ? [''] : []), `${loaded.name}:`] : []),
        ...answerLines(answer, book, loaded.names),
      ]);
  }
  if (count > 1 && !isOn(options, 'json')) await printLines(['', book.words.summary(count, tally)]);
  return exit;
}

const answerTo = ({ report, findings }: Loaded, asked: RateOptions): Answer =>
  report === undefined ? unreadable(findings) : rateReport(report, asked, findings);

/** All reports together as one rating period. */
async function ratePeriod(
  files: readonly string[],
  options: object,
  asked: RateOptions,
  book: PhraseBook,
  month: string,
): Promise<ExitCode> {
  const list = parseMonth(month);
  if (list === undefined) throw new UsageError('--period takes a month such as 2024-06');
  const reports: Report[] = [];
  const findings: Finding[] = [];
  const names = new Map<string, string>();
  for await (const loaded of load(files, options)) {
    findings.push(...loaded.findings);
    for (const [id, name] of loaded.names) names.set(id, name);
    const { report } = loaded;
    if (report !== undefined) reports.push(...('period' in report ? report.period : [report]));
  }
  const answer = worded(
    reports.length === 0
      ? unreadable(findings)
      : rateReport({ period: reports, list, base: new Map() }, asked, findings),
    book,
  );
  if (isOn(options, 'json')) await printJson(answer, 2);
  else await printLines(answerLines(answer, book, names));
  return exitOf(answer);
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

/** The error's message as a sentence for people. */
function worded(answer: Answer, book: PhraseBook): Answer {
  if (!isUnreadable(answer)) return answer;
  const first = answer.findings.find(({ weight }) => weight === 'refuse') as Finding;
  return { ...answer, error: { ...answer.error, message: tellFinding(first, book) } };
}

export const exitOf = (answer: Answer): ExitCode => (isUnreadable(answer) ? 3 : answer.rated ? 0 : 1);
