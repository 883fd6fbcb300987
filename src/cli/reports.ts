/** Reports for a command: opened, completed by facts and a rating list, with their names and lines for people. */
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import {
  type Completion,
  completedReport,
  decode,
  type Encoding,
  type Finding,
  guessEncoding,
  type Limits,
  namesInReport,
  ofPlayers,
  type OpenReportOptions,
  openReport,
  type PeriodReport,
  ratingsFor,
  readFacts,
  type Report,
  type ReportFormatId,
  withPlaces,
} from '../engine/index.ts';
import { UsageError, type UsageFault } from './exit.ts';
import { withFile, systemProblem } from './input.ts';
import { limitsOf } from './limits.ts';
import { tellFinding } from '../explain/tell.ts';
import { encodingOf, fileOf, phraseBookOf } from './options.ts';
import { type Players, Progress, type InputSource, sourcesOf } from './sources.ts';

export interface LoadedReport {
  readonly name: string;
  readonly format: ReportFormatId | null;
  readonly report?: Report | PeriodReport;
  readonly findings: readonly Finding[];
  readonly names: ReadonlyMap<string, string>;
  /** The bytes, for showing the lines that findings are about. */
  readonly bytes?: Uint8Array;
  /** In place of a report: a list of players. A command that has no use for it reports the finding that says so. */
  readonly players?: Players;
}

/** `players`: a line whose name means a bye is none. `all`: as they are, for whoever writes them again. */
type Lines = 'players' | 'all';

/** Opens what was named, one after another; with a list all reports are opened before the list streams by once. */
export async function* loadReports(
  files: readonly string[],
  options: object,
  lines: Lines = 'players',
): AsyncGenerator<LoadedReport> {
  const reading = { encoding: encodingOf(options), limits: limitsOf(options) };
  const facts = await factsOption(options);
  const list = fileOf(options, 'list');
  const progress = new Progress(files.length);
  if (list === undefined) {
    for await (const source of sourcesOf(files, reading.limits)) {
      const { players } = source;
      yield loaded(source, reading, facts, lines);
      if (players !== undefined) await closed(players);
      progress.step();
    }
    progress.end();
    return;
  }
  const opened: LoadedReport[] = [];
  for await (const source of sourcesOf(files, reading.limits)) opened.push(loaded(source, reading, facts, lines));
  const reports = opened.flatMap(({ report }) =>
    report === undefined ? [] : 'period' in report ? report.period : [report],
  );
  const { ratings, findings } = await listed(reports, list, reading.limits);
  for (const each of opened) {
    const whole = completedReport({ format: null, report: each.report, findings: each.findings }, { ratings });
    yield {
      ...each,
      report: whole.report,
      findings: [...whole.findings, ...withFile(findings, list)],
    };
    if (each.players !== undefined) await closed(each.players);
  }
}

/** A list that nobody wanted to read is left where it is. */
async function closed(players: Players): Promise<void> {
  for await (const _ of players) break;
}

/** What is laid over every report, and the findings about the file of facts itself. */
type Facts = Pick<Completion, 'facts'> & {
  /** The file as it is. */
  readonly record?: object;
  readonly noted: readonly Finding[];
};

type Reading = Required<Pick<OpenReportOptions, 'limits'>> & { readonly encoding: Encoding | undefined };

function loaded(
  { name, bytes, players, fault }: InputSource,
  reading: Reading,
  given: Facts,
  lines: Lines,
): LoadedReport {
  if (fault !== undefined) return { name, format: null, findings: [fault], names: new Map() };
  const file = name === '-' ? undefined : name;
  if (players !== undefined) {
    const notReport: Finding = { code: 'file.list-of-players', weight: 'refuse', facts: {} };
    return { name, format: null, findings: withFile([notReport], file), names: new Map(), players };
  }
  const whole = completedReport(openReport(bytes, { ...reading, name }), given);
  const { format, report, findings } = lines === 'all' ? whole : ofPlayers(whole);
  return {
    name,
    format,
    report,
    findings: [...withFile(findings, file), ...given.noted],
    names: namesInReport(report),
    bytes,
  };
}

function unreadable(option: string, file: string, error: unknown): UsageFault {
  const problem = systemProblem(error);
  return (words) => words.unreadable(option, file, problem);
}

/** A list that cannot be read is wrong usage: nothing could be rated by it. */
async function listed(reports: readonly Report[], list: string, limits: Limits): ReturnType<typeof ratingsFor> {
  try {
    return await ratingsFor(reports, createReadStream(list), { limits });
  } catch (error) {
    throw new UsageError(unreadable('--list', list, error));
  }
}

export async function factsOption(options: object): Promise<Facts> {
  const facts = fileOf(options, 'facts');
  if (facts === undefined) return { noted: [] };
  let text: string;
  try {
    text = await readFile(facts, 'utf8');
  } catch (error) {
    throw new UsageError(unreadable('--facts', facts, error));
  }
  const { findings, ...given } = readFacts(text);
  const [refused] = findings.filter(({ weight }) => weight === 'refuse');
  if (refused !== undefined) {
    const { line, column } = refused.at ?? {};
    const told = tellFinding(refused, await phraseBookOf(options));
    throw new UsageError((words) => words.unreadableAt('--facts', facts, line, column, told));
  }
  return { facts: given, record: JSON.parse(text.replace(/^\uFEFF/, '')) as object, noted: withFile(findings, facts) };
}

/** Findings about a report with their places and the file they are about. */
export function withPlacesAndFile(
  findings: readonly Finding[],
  { name, format, bytes }: LoadedReport,
): readonly Finding[] {
  const withLines = bytes === undefined ? findings : withPlaces(findings, format, bytes);
  return withFile(withLines, name === '-' ? undefined : name);
}

/** Between two lines whose place is kept. */
const STRIDE = 1000;
const CR = 0x0d;
const LF = 0x0a;

/** The lines of a file by their numbers, made only when a finding asks for one; a file may be nothing but line ends. */
export function lineReader(bytes: Uint8Array, encoding?: Encoding): (line: number) => string | undefined {
  let text: string | undefined;
  const marks: number[] = [0];
  let [scanned, line] = [0, 1];
  // many findings may be about one long line
  let last: { readonly number: number; readonly text: string | undefined } | undefined;
  const scanTo = (wanted: number, all: string): void => {
    for (; scanned < all.length && line < wanted; scanned += 1) {
      const code = all.charCodeAt(scanned);
      if (code !== LF && (code !== CR || all.charCodeAt(scanned + 1) === LF)) continue;
      line += 1;
      if ((line - 1) % STRIDE === 0) marks.push(scanned + 1);
    }
  };
  return (wanted) => {
    if (last?.number === wanted) return last.text;
    if (text === undefined) {
      const guess = guessEncoding(bytes);
      text = decode(bytes, { encoding: encoding ?? guess.encoding, mark: guess.mark });
    }
    scanTo(wanted, text);
    const mark = marks[Math.floor((wanted - 1) / STRIDE)];
    const found = mark === undefined ? undefined : lineFrom(text, mark, (wanted - 1) % STRIDE);
    last = { number: wanted, text: found };
    return found;
  };
}

/** The line that stands this many lines after one that begins at `from`. */
function lineFrom(text: string, from: number, after: number): string | undefined {
  const ends = /\r\n|\r|\n|$/g;
  ends.lastIndex = from;
  let begin = from;
  for (let skipped = 0; ; skipped += 1) {
    const end = ends.exec(text) as RegExpExecArray;
    if (skipped === after) return text.slice(begin, end.index);
    if (end[0] === '') return undefined;
    begin = ends.lastIndex;
  }
}
