import { basename, extname } from 'node:path';
import {
  convertReport,
  type Finding,
  type FormatId,
  FORMATS,
  ListConversion,
  parseMonth,
  PlayersReader,
  playerBatches,
  ZipWriter,
} from '../../engine/index.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { withFile, systemProblem, unreadableFile } from '../input.ts';
import { limitsOf } from '../limits.ts';
import { controlOf, encodingOf, fileOf, phraseBookOf } from '../options.ts';
import { Output } from '../output.ts';
import { findingLines, printAside, printLines } from '../print.ts';
import { type LoadedReport, loadReports } from '../reports.ts';
import { Counter, type Players } from '../sources.ts';

const BY_ENDING: Readonly<Record<string, FormatId>> = {
  '.trf': 'trf16',
  '.trfx': 'trf26',
  '.json': 'json',
  '.h9': 'h9',
  '.csv': 'csv',
  '.txt': 'fide-txt',
  '.xml': 'fide-xml',
};

const ZIP = '.zip';

const endingOf = (format: FormatId): string => {
  const [ending] = Object.entries(BY_ENDING).find(([, id]) => id === format || format.startsWith(`${id}-`)) ?? ['.csv'];
  return ending;
};

interface Target {
  readonly to: FormatId;
  /** The name of the file inside, where the target is an archive. */
  readonly entry?: string;
}

/** The format asked for, or the one that the ending of the name stands for. */
function targetOf(options: object, out: string): Target {
  const isZip = extname(out).toLowerCase() === ZIP;
  const inner = isZip ? out.slice(0, -ZIP.length) : out;
  const to = formatOf(options, inner);
  const name = basename(inner);
  return isZip ? { to, entry: extname(name) === '' ? name + endingOf(to) : name } : { to };
}

function formatOf(options: object, out: string): FormatId {
  const { format } = options as { readonly format?: unknown };
  const id = format ?? BY_ENDING[extname(out).toLowerCase()];
  if ((FORMATS as readonly unknown[]).includes(id)) return id as FormatId;
  const known = FORMATS.filter((each) => each !== 'opengotha').join(', ');
  throw new UsageError(({ convert, oneOf }) =>
    format === undefined ? convert.noFormat(known) : oneOf('--format', known),
  );
}

/** One report, or one list of players, in another format; nothing is written where something stands against it. */
export async function convertCommand(from: string, out: string, options: object): Promise<ExitCode> {
  const target = targetOf(options, out);
  const month = monthOf(options);
  const book = await phraseBookOf(options);
  const output = await Output.open(out, options);
  const findings: Finding[] = [];
  let names: LoadedReport['names'] = new Map();
  let about = from;
  let [count, isDone]: [number, boolean] = [0, false];
  try {
    for await (const loaded of loadReports([from], options, 'all')) {
      // what is wrong with an archive itself counts as no file
      if (loaded.name !== from || count === 0) count += 1;
      if (count > 1 && loaded.name !== from) continue;
      if (loaded.names.size > 0) names = loaded.names;
      about = loaded.name;
      findings.push(...(await convert(loaded, { ...target, month }, packed(output, target), options)));
    }
    if (count > 1) findings.splice(0, findings.length, { code: 'convert.several', weight: 'refuse', facts: { count } });
    if (findings.every(({ weight }) => weight !== 'refuse')) {
      await output.keep();
      isDone = true;
    }
  } finally {
    if (!isDone) await output.drop();
  }
  const lines = findingLines(findings, book, (id) => names.get(id), undefined, about);
  if (out !== '-') await printLines(lines);
  else if (findings.length > 0) printAside(lines);
  return isDone ? 0 : 3;
}

function monthOf(options: object): number | undefined {
  const text = fileOf(options, 'month');
  const month = text === undefined ? undefined : parseMonth(text);
  if (text !== undefined && month === undefined) throw new UsageError((words) => words.month('--month', '2026-10'));
  return month;
}

interface Sink {
  write(bytes: Uint8Array): Promise<void>;
  end(): Promise<void>;
}

/** Straight into the file, or into the archive that it is to be. */
function packed(output: Output, { entry }: Target): Sink {
  if (entry === undefined) return { write: (bytes) => output.write(bytes), end: async () => undefined };
  const zip = new ZipWriter(entry);
  return { write: (bytes) => output.write(zip.push(bytes)), end: () => output.write(zip.end()) };
}

type Wanted = Target & { readonly month: number | undefined };

async function convert(loaded: LoadedReport, wanted: Wanted, sink: Sink, options: object): Promise<readonly Finding[]> {
  if (loaded.players !== undefined) {
    for (const name of ['facts', 'list']) {
      if (fileOf(options, name) !== undefined) throw new UsageError((words) => words.withReport(`--${name}`));
    }
    return withFile(await convertPlayers(loaded.name, loaded.players, wanted, sink, options), fileNamed(loaded));
  }
  for (const name of ['control', 'month']) {
    if (name in options && loaded.report !== undefined) {
      throw new UsageError((words) => words.withList(`--${name}`));
    }
  }
  const { report, findings } = loaded;
  if (report === undefined) return findings;
  const converted = written(loaded, wanted.to, options);
  const told = [...findings, ...converted.findings];
  if (converted.bytes !== undefined && told.every(({ weight }) => weight !== 'refuse')) {
    await sink.write(converted.bytes);
    await sink.end();
  }
  return told;
}

const fileNamed = ({ name }: LoadedReport): string | undefined => (name === '-' ? undefined : name);

/** A report that is already in the format asked for stays as it is, where nothing was laid over it. */
function written(
  { report, format, bytes }: LoadedReport,
  to: FormatId,
  options: object,
): ReturnType<typeof convertReport> {
  const { facts, list } = options as { readonly facts?: unknown; readonly list?: unknown };
  const isSame = format === to && facts === undefined && list === undefined;
  return isSame && bytes !== undefined
    ? { bytes, findings: [] }
    : convertReport(report as NonNullable<typeof report>, to);
}

/** While the list goes by. */
async function convertPlayers(
  name: string,
  players: Players,
  { to, month }: Wanted,
  sink: Sink,
  options: object,
): Promise<readonly Finding[]> {
  const control = controlOf(options);
  const reader = new PlayersReader({ encoding: encodingOf(options), limits: limitsOf(options), control });
  const conversion = new ListConversion(reader, { to, control, month });
  const findings: Finding[] = [];
  const counter = new Counter();
  try {
    for await (const batch of playerBatches(reader, players)) {
      findings.push(...batch.findings);
      await sink.write(conversion.take(batch));
      if (conversion.isImpossible) break;
      counter.add(batch.listed.length + batch.rows.length);
    }
  } catch (error) {
    return [unreadableFile(name, systemProblem(error))];
  } finally {
    counter.end();
  }
  await sink.write(conversion.end());
  await sink.end();
  return conversion.isImpossible ? conversion.findings() : [...findings, ...conversion.findings()];
}
