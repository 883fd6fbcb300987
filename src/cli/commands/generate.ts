import {
  convertReport,
  editionGame,
  type EditionId,
  isEditionId,
  REPORT_FORMATS,
  type ReportFormatId,
} from '../../engine/index.ts';
import { GENERATED_SYSTEMS, type GeneratedSystem, generate, generateFault } from '../../demo/generate.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { write } from '../print.ts';

/** OpenGotha's files are only read, and TRF06 cannot hold every event that is made up here. */
const WRITTEN_FORMATS = REPORT_FORMATS.filter((id) => id !== 'opengotha' && id !== 'trf06');

type Given = Readonly<Record<string, unknown>>;

function wholeOf(options: Given, name: string, absent: number): number {
  const value = options[name];
  if (value === undefined) return absent;
  const number = Number(value);
  if (!Number.isSafeInteger(number) || number < 0) throw new UsageError((words) => words.whole(`--${name}`));
  return number;
}

function choiceOf<T extends string>(
  options: Given,
  name: string,
  choices: readonly T[],
  absent: T | undefined,
): T | undefined {
  const value = options[name];
  if (value === undefined) return absent;
  if (choices.includes(value as T)) return value as T;
  throw new UsageError((words) => words.oneOf(`--${name}`, choices.join(', ')));
}

/** A random event on standard output: the same request, the same bytes. */
export async function generateCommand(options: object): Promise<ExitCode> {
  const given = options as Given;
  const { rules = 'fide-2025-10' } = given;
  if (typeof rules !== 'string' || !isEditionId(rules)) throw new UsageError((words) => words.edition('--rules'));
  const isGo = editionGame(rules) === 'go';
  const format = choiceOf(given, 'format', WRITTEN_FORMATS, isGo ? 'h9' : 'trf16') as ReportFormatId;
  if (format === 'h9' && !isGo) throw new UsageError((words) => words.generate.onlyGo);
  const system = choiceOf<GeneratedSystem>(given, 'system', GENERATED_SYSTEMS, undefined);
  const request = {
    rules: rules as EditionId,
    players: wholeOf(given, 'players', 20),
    rounds: wholeOf(given, 'rounds', 7),
    seed: wholeOf(given, 'seed', 1),
    ...(system === undefined ? {} : { system }),
  };
  const fault = generateFault(request);
  if (fault !== undefined) throw new UsageError((words) => words.numberHere(`--${fault.option}`, fault.min, fault.max));
  const { bytes } = convertReport(generate(request), format);
  await write(bytes as Uint8Array);
  return 0;
}
