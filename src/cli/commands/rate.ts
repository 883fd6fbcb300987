import { type PhraseBook, tellFinding } from '../../explain/tell.ts';
import {
  type Answer,
  asOnePeriod,
  type Finding,
  isUnreadable,
  type Limits,
  parseMonth,
  type RateOptions,
  rateDocument,
  rateReport,
  reportFormatOf,
  unreadableAnswer,
} from '../../engine/index.ts';
import { type ExitCode, moreSevere, UsageError } from '../exit.ts';
import { streamLines, inputNames } from '../input.ts';
import { limitsOf } from '../limits.ts';
import { assumedKOf, controlOf, isOptionOn, phraseBookOf, rulesOption } from '../options.ts';
import { answerLines, findingLines, jsonText, printJson, printLines, write } from '../print.ts';
import { type LoadedReport, loadReports, withPlacesAndFile } from '../reports.ts';
import { filesOf } from '../sources.ts';

export async function rateCommand(files: readonly string[], options: object): Promise<ExitCode> {
  const asked: RateOptions = {
    rules: rulesOption(options),
    control: controlOf(options),
    assumeK: assumedKOf(options),
    explain: isOptionOn(options, 'explain') ? 'all' : undefined,
  };
  const book = await phraseBookOf(options);
  const names = inputNames(files);
  if (isOptionOn(options, 'lines')) {
    for (const other of NOT_WITH_LINES)
      if (other in options) throw new UsageError((words) => words.notWith('--lines', `--${other}`));
    return rateLines(names, asked, book, limitsOf(options));
  }
  if (isOptionOn(options, 'explain') && !isOptionOn(options, 'json'))
    throw new UsageError((words) => words.goesWith('--explain', ['--json', '--lines']));
  const all = await filesOf(names);
  const { period } = options as { readonly period?: unknown };
  if (period !== undefined) return ratePeriod(all, options, asked, book, String(period));
  const tally = { rated: 0, unrated: 0, unreadable: 0 };
  let [exit, count]: [ExitCode, number] = [0, 0];
  const several = all.length > 1;
  for await (const loaded of loadReports(all, options)) {
    const given = answerTo(loaded, asked);
    const answer = worded({ ...given, findings: withPlacesAndFile(given.findings, loaded) }, book);
    exit = moreSevere(exit, exitCodeOfAnswer(answer));
    tally[isUnreadable(answer) ? 'unreadable' : answer.rated ? 'rated' : 'unrated'] += 1;
    count += 1;
    // the files of an archive are named after it
    const isOneOfMany = several || count > 1 || loaded.name !== all[0];
    if (isOptionOn(options, 'json'))
      await printJson(isOneOfMany ? { file: loaded.name, ...answer } : answer, isOneOfMany ? 0 : 2);
    else
      await printLines([
        ...(isOneOfMany ? [...(count > 1 ? [''] : []), `${loaded.name}:`] : []),
        ...answerLines(answer, book, loaded.names, loaded.name),
      ]);
  }
  if (count > 1 && !isOptionOn(options, 'json')) await printLines(['', book.words.summary(count, tally)]);
  return exit;
}

const answerTo = ({ report, findings }: LoadedReport, asked: RateOptions): Answer =>
  report === undefined ? unreadableAnswer(findings) : rateReport(report, asked, findings);

/** All reports together as one rating period. */
async function ratePeriod(
  files: readonly string[],
  options: object,
  asked: RateOptions,
  book: PhraseBook,
  month: string,
): Promise<ExitCode> {
  const list = parseMonth(month);
  if (list === undefined) throw new UsageError((words) => words.month('--period', '2024-06'));
  const opened: LoadedReport[] = [];
  for await (const loaded of loadReports(files, options)) opened.push(loaded);
  const { reports, names, findings } = asOnePeriod(
    opened.flatMap(({ name: file, format, report }) =>
      report === undefined
        ? []
        : ('period' in report ? report.period : [report]).map((each) => ({ file, format, report: each })),
    ),
  );
  const before = [...opened.flatMap((loaded) => loaded.findings), ...findings];
  const given =
    reports.length === 0
      ? unreadableAnswer(before)
      : rateReport({ period: reports, list, base: new Map() }, asked, before);
  const answer = worded({ ...given, findings: inTheirFiles(given.findings, opened) }, book);
  if (isOptionOn(options, 'json')) await printJson(answer, 2);
  else await printLines(periodLines(answer, book, names, opened));
  return exitCodeOfAnswer(answer);
}

/** Findings with the lines of the files that they are about. */
function inTheirFiles(findings: readonly Finding[], opened: readonly LoadedReport[]): readonly Finding[] {
  const byName = new Map(opened.map((loaded) => [loaded.name, loaded]));
  return findings.flatMap((finding) => {
    const loaded = byName.get(finding.at?.file ?? '');
    return loaded === undefined ? [finding] : withPlacesAndFile([finding], loaded);
  });
}

/** What each file has to say, in its own numbers of players, and then the table of the period. */
function periodLines(
  answer: Answer,
  book: PhraseBook,
  names: LoadedReport['names'],
  opened: readonly LoadedReport[],
): readonly string[] {
  const files = opened.map(({ name }) => name);
  const own = answer.findings.filter(({ at }) => at?.file === undefined || !files.includes(at.file));
  const ofFiles = opened.flatMap((loaded) => {
    const { name } = loaded;
    const found = answer.findings.filter(({ at }) => at?.file === name);
    const nameOf = (id: string): string | undefined => loaded.names.get(id) ?? names.get(id);
    return found.length === 0 ? [] : [`${name}:`, ...findingLines(found, book, nameOf, undefined, name), ''];
  });
  if (isUnreadable(answer) && own.length === 0) return ofFiles.slice(0, -1);
  return [...ofFiles, ...answerLines({ ...answer, findings: own }, book, names, '')];
}

/** What is laid over a report, or makes one of several, has no meaning for lines that answer one by one. */
const NOT_WITH_LINES = ['facts', 'list', 'encoding', 'period'] as const;

/** A line holds a whole JSON document; a report in any other format has many lines, so that is reported at its first. */
async function rateLines(
  names: readonly string[],
  asked: RateOptions,
  book: PhraseBook,
  limits: Limits,
): Promise<ExitCode> {
  let exit: ExitCode = 0;
  for (const name of names) {
    let isFirst = true;
    for await (const lines of streamLines(name, limits.reportBytes)) {
      let out = '';
      for (const line of lines) {
        if (isFirst && line.text !== undefined) refuseOther(line.text, name);
        isFirst = false;
        const answer = worded(
          line.fault === undefined ? rateDocument(line.text, asked, limits) : unreadableAnswer([line.fault]),
          book,
        );
        exit = moreSevere(exit, exitCodeOfAnswer(answer));
        out += `${jsonText(names.length > 1 ? { file: name, ...answer } : answer)}\n`;
      }
      await write(out);
    }
  }
  return exit;
}

function refuseOther(first: string, name: string): void {
  const format = reportFormatOf(new TextEncoder().encode(`${first.slice(0, 1024)}\n`));
  if (format === undefined || format === 'json') return;
  throw new UsageError((words) => words.rate.onlyJson(name, format));
}

/** The error's message as a sentence for people. */
function worded(answer: Answer, book: PhraseBook): Answer {
  if (!isUnreadable(answer)) return answer;
  const first = answer.findings.find(({ weight }) => weight === 'refuse') as Finding;
  return { ...answer, error: { ...answer.error, message: tellFinding(first, book) } };
}

export const exitCodeOfAnswer = (answer: Answer): ExitCode => (isUnreadable(answer) ? 3 : answer.rated ? 0 : 1);
