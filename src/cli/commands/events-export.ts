/** `elobook events export`: accepted events as files for others, with days of birth, which is recorded. */
import type { EventFile, EventFileFormat } from '../../desk/events/export.ts';
import type { Outcome } from '../../desk/office.ts';
import type { Finding } from '../../engine/index.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { optionText } from '../given.ts';
import { namesOfFindings } from '../names.ts';
import { exitCodeOf } from '../office.ts';
import { readAs } from '../working-account.ts';
import { Output } from '../output.ts';
import { findingLines, printAside } from '../print.ts';
import type { EventActionInput } from './event-lines.ts';

const STANDARD_OUTPUT = '-';

/** Days of birth are for their owner alone. */
const OWNER_ALONE = { mode: 0o600 } as const;

export async function exportAction(input: EventActionInput): Promise<ExitCode> {
  const { args, options } = input;
  const format = await formatOf(options);
  const [event, ...more] = args;
  const [pool, list] = [optionText(options, 'pool'), optionText(options, 'list')];
  const [from, to] = [optionText(options, 'fromDay'), optionText(options, 'toDay')];
  const isMonth = event === undefined && pool !== undefined && list !== undefined;
  if (more.length > 0 || isMonth !== (event === undefined) || (event !== undefined && (pool ?? list) !== undefined)) {
    throw new UsageError((words) => words.events.export);
  }
  if (isMonth && (from ?? to) !== undefined) throw new UsageError((words) => words.events.days);
  const { exportEvent, exportMonth, zipped } = await import('../../desk/events/export.ts');
  await readAs(input.office, input.options, 'events.export', isMonth ? { pool } : { event });
  if (isMonth) {
    const outcome = await exportMonth(input.office, { pool, list, format });
    return written(input, outcome, `${pool}:${list}`, zipped);
  }
  const outcome = await exportEvent(input.office, {
    event: event as string,
    format,
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  });
  const { value, findings } = outcome;
  const one = value === undefined ? { findings } : { value: [value], findings };
  return written(input, one, value?.event ?? '', ([file]) => (file as EventFile).bytes);
}

async function formatOf(options: object): Promise<EventFileFormat> {
  const { EVENT_FILE_FORMATS } = await import('../../desk/events/export.ts');
  const asked = optionText(options, 'format');
  const format = EVENT_FILE_FORMATS.find((each) => each === asked);
  if (format === undefined) throw new UsageError((words) => words.oneOf('--format', EVENT_FILE_FORMATS.join(', ')));
  return format;
}

/** Who is given the days of birth is recorded before; the file takes its place when it is complete. */
async function written(
  { office, at, options, words, say }: EventActionInput,
  outcome: Outcome<readonly EventFile[]>,
  about: string,
  bytesOf: (files: readonly EventFile[]) => Uint8Array,
): Promise<ExitCode> {
  const nameOf = await namesOfFindings(office, outcome.findings);
  const { value } = outcome;
  if (value === undefined) return at.print(outcome, undefined, nameOf);
  const name = optionText(options, 'to') ?? STANDARD_OUTPUT;
  const output = await Output.open(name, options, OWNER_ALONE);
  try {
    const players = value.reduce((sum, file) => sum + file.players, 0);
    const noted: readonly Finding[] = await at.record('events.export', about, players);
    await output.write(bytesOf(value));
    await output.keep();
    const findings = [...outcome.findings, ...noted];
    if (name === STANDARD_OUTPUT) {
      if (findings.length > 0) printAside(findingLines(findings, at.book, nameOf));
      return exitCodeOf(findings);
    }
    const files = value.map(({ bytes: _bytes, ...file }) => file);
    return await at.print(
      { value: files, findings },
      () =>
        value.length === 1 && !name.endsWith('.zip')
          ? files.map((file) => words.exported(file.event, name, file.players, file.games, say))
          : [words.exportedMonth(files.length, name, say)],
      nameOf,
    );
  } finally {
    await output.drop();
  }
}
