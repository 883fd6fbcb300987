/** Reports for a command: opened, completed by facts and a rating list, with their names and lines for people. */
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import {
  type Completion,
  completed,
  decode,
  ENCODINGS,
  type Encoding,
  type Finding,
  guessEncoding,
  namesInReport,
  openReport,
  type PeriodReport,
  ratingsFor,
  readFacts,
  type Report,
  type ReportFormatId,
  withPlaces,
} from '../office/index.ts';
import { UsageError } from './exit.ts';
import { located } from './input.ts';
import { Progress, type Source, sourcesOf } from './sources.ts';

export interface Loaded {
  readonly name: string;
  readonly format: ReportFormatId | null;
  readonly report?: Report | PeriodReport;
  readonly findings: readonly Finding[];
  readonly names: ReadonlyMap<string, string>;
  /** The bytes, for showing the lines that findings are about. */
  readonly bytes?: Uint8Array;
}

type Given = Readonly<Record<string, unknown>>;

export function encodingOf(options: object): Encoding | undefined {
  const { encoding } = options as Given;
  if (encoding === undefined) return undefined;
  if ((ENCODINGS as readonly unknown[]).includes(encoding)) return encoding as Encoding;
  throw new UsageError(`--encoding takes one of ${ENCODINGS.join(', ')}`);
}

/** Opens what was named, one after another; with a list all reports are opened before the list streams by once. */
export async function* load(files: readonly string[], options: object): AsyncGenerator<Loaded> {
  const encoding = encodingOf(options);
  const facts = await factsOf(options);
  const { list } = options as Given;
  const progress = new Progress(files.length);
  if (typeof list !== 'string') {
    for await (const source of sourcesOf(files)) {
      yield loaded(source, encoding, facts);
      progress.step();
    }
    progress.end();
    return;
  }
  const opened: Loaded[] = [];
  for await (const source of sourcesOf(files)) opened.push(loaded(source, encoding, facts));
  const reports = opened.flatMap(({ report }) =>
    report === undefined ? [] : 'period' in report ? report.period : [report],
  );
  const { ratings, findings } = await listed(reports, list);
  for (const each of opened) {
    const whole = completed({ format: null, report: each.report, findings: [] }, { ratings });
    yield {
      ...each,
      report: whole.report,
      findings: [...each.findings, ...located(findings, list), ...whole.findings],
    };
  }
}

function loaded({ name, bytes, fault }: Source, encoding: Encoding | undefined, facts: Completion): Loaded {
  if (fault !== undefined) return { name, format: null, findings: [fault], names: new Map() };
  const { format, report, findings } = completed(openReport(bytes, { encoding }), facts);
  return {
    name,
    format,
    report,
    findings: located(findings, name === '-' ? undefined : name),
    names: namesInReport(report),
    bytes,
  };
}

/** A list that cannot be read is wrong usage: nothing could be rated by it. */
async function listed(reports: readonly Report[], list: string): ReturnType<typeof ratingsFor> {
  try {
    return await ratingsFor(reports, createReadStream(list));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new UsageError(`--list ${list} cannot be read (${code})`);
  }
}

async function factsOf(options: object): Promise<Completion> {
  const { facts } = options as Given;
  if (typeof facts !== 'string') return {};
  let text: string;
  try {
    text = await readFile(facts, 'utf8');
  } catch (error) {
    throw new UsageError(`--facts ${facts} cannot be read (${(error as NodeJS.ErrnoException).code ?? ''})`);
  }
  const { findings, ...given } = readFacts(text);
  const [refused] = findings.filter(({ weight }) => weight === 'refuse');
  if (refused !== undefined) {
    const { line, column, path } = refused.at ?? {};
    throw new UsageError(`--facts ${facts}, line ${line}, column ${column} (${path}): ${refused.code}`);
  }
  return { facts: given };
}

/** Findings about a report with their places and the file they are about. */
export function placed(findings: readonly Finding[], { name, format, bytes }: Loaded): readonly Finding[] {
  const withLines = bytes === undefined ? findings : withPlaces(findings, format, bytes);
  return located(withLines, name === '-' ? undefined : name);
}

/** The lines of a file by their numbers, made only when a finding asks for one. */
export function linesOf(bytes: Uint8Array): (line: number) => string | undefined {
  let lines: readonly string[] | undefined;
  return (line) => {
    lines ??= decode(bytes, guessEncoding(bytes)).split(/\r\n|\r|\n/);
    return lines[line - 1];
  };
}
