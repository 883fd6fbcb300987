/** `elobook players import FILE | --undo NUMBER`, and `elobook players imports`. */
import type { NumberKind } from '../../desk/registry/merge.ts';
import {
  type ImportedList,
  type ImportLoss,
  IMPORT_LOSSES,
  type ImportWay,
  IMPORT_WAYS,
} from '../../desk/registry/import/asked.ts';
import type { ImportRecord } from '../../desk/registry/import/log.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { namesWithIds } from '../names.ts';
import { chunksOf, systemProblem, unreadableFile } from '../input.ts';
import { limitsOf } from '../limits.ts';
import { althoughOf, changeOptionsOf, printOutcome } from '../office.ts';
import { optionText } from '../given.ts';
import { controlOf, encodingOf, isOptionOn } from '../options.ts';
import { type PlayerActionInput, onlyArgument } from './player-action.ts';

/** A file that could be opened, and then could not be read to its end. */
class Unread extends Error {
  readonly problem: string;

  constructor(problem: string) {
    super(problem);
    this.problem = problem;
  }
}

async function* bytesOf(name: string): AsyncGenerator<Uint8Array> {
  try {
    yield* chunksOf(name);
  } catch (error) {
    throw new Unread(systemProblem(error));
  }
}

/** The list is read more than once: what comes through a pipe is kept. */
async function openings(name: string): Promise<ImportedList['open']> {
  if (name !== '-') return () => bytesOf(name);
  const kept: Uint8Array[] = [];
  for await (const chunk of bytesOf(name)) kept.push(chunk);
  return () => kept;
}

const IDS = ['fide', 'komir', 'orr', 'pin', 'own'] as const;

function wayOf(options: object): ImportWay | undefined {
  const given = IMPORT_WAYS.filter((way) => isOptionOn(options, way));
  if (given.length > 1) throw new UsageError('--whole and --add are two different things: a file is one of them');
  return given[0];
}

/** What the list takes away is asked for word by word. */
function allowedBy(options: object): Pick<ImportedList, 'although' | 'remembered' | 'takes'> {
  const although = althoughOf(options, ['names', 'remembered', ...IMPORT_LOSSES]);
  return {
    ...(although.has('names') ? { although: 'names' as const } : {}),
    ...(although.has('remembered') ? { remembered: 'entered' as const } : {}),
    takes: new Set<ImportLoss>(IMPORT_LOSSES.filter((each) => although.has(each))),
  };
}

export function importOrUndo(input: PlayerActionInput): Promise<ExitCode> {
  return optionText(input.options, 'undo') === undefined ? take(input) : undo(input);
}

async function take({ office, at, args, options, words, say }: PlayerActionInput): Promise<ExitCode> {
  const name = onlyArgument(args, 'players import takes one list: FIDE XML or TXT, also zipped, or CSV');
  const ids = optionText(options, 'ids');
  if (ids !== undefined && !(IDS as readonly string[]).includes(ids)) {
    throw new UsageError(`--ids takes one of ${IDS.join(', ')}`);
  }
  const [pool, asOf, how] = [optionText(options, 'pool'), optionText(options, 'asOf'), wayOf(options)];
  const { importList } = await import('../../desk/registry/import.ts');
  try {
    const list: ImportedList = {
      open: await openings(name),
      ...(how === undefined ? {} : { how }),
      ...(pool === undefined ? {} : { pool }),
      ...(asOf === undefined ? {} : { asOf }),
      ...(ids === undefined ? {} : { ids: ids as NumberKind | 'own' }),
      ...(isOptionOn(options, 'leaveOut') ? { faulty: 'left-out' as const } : {}),
      ...(isOptionOn(options, 'json') ? { each: true as const } : {}),
      ...allowedBy(options),
      control: controlOf(options),
      encoding: encodingOf(options),
      limits: limitsOf(options),
      progress: at.progress,
    };
    const outcome = await importList(office, list, changeOptionsOf(options));
    const nameOf = await namesWithIds(office, outcome.findings);
    return await printOutcome(outcome, options, at.book, (counts) => words.imported(counts, say), nameOf);
  } catch (error) {
    if (!(error instanceof Unread)) throw error;
    return printOutcome({ findings: [unreadableFile(name, error.problem)] }, options, at.book, () => []);
  }
}

async function undo({ office, at, args, options, words, say }: PlayerActionInput): Promise<ExitCode> {
  if (args.length > 0) throw new UsageError('players import --undo takes the number of an import, and no file');
  const { undoImport } = await import('../../desk/registry/import/undo.ts');
  const outcome = await undoImport(office, optionText(options, 'undo') as string, changeOptionsOf(options));
  const nameOf = await namesWithIds(office, outcome.findings);
  return printOutcome(outcome, options, at.book, (counts) => words.importUndone(counts, say), nameOf);
}

export async function showImports({ office, at, args, options, words, say }: PlayerActionInput): Promise<ExitCode> {
  if (args.length > 0) throw new UsageError('players imports takes no file: it lists the imports of the office');
  const { listImports } = await import('../../desk/registry/import/log.ts');
  const value = await listImports(office);
  const told = (record: ImportRecord): string =>
    words.import({ ...record, undone: record.undone?.day ?? null, isNumbered: record.import !== null }, say);
  return printOutcome({ value, findings: [] }, options, at.book, (records) =>
    records.length === 0
      ? [words.noImports]
      : records.map((record) =>
          [
            (record.import ?? '–').padEnd(4),
            record.day,
            record.author,
            told(record),
            `SHA-256 ${record.sha256.slice(0, 12)}…`,
          ].join('  '),
        ),
  );
}
