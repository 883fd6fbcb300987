/** `elobook players import FILE | --undo NUMBER`, and `elobook players imports`. */
import { actAs, type AskedAct } from '../acting.ts';
import { basename } from 'node:path';
import {
  type ImportedList,
  type ImportLoss,
  IMPORT_LOSSES,
  type ImportWay,
  IMPORT_WAYS,
} from '../../desk/registry/import/asked.ts';
import type { ImportRecord } from '../../desk/registry/import/log.ts';
import { officeHasAccounts } from '../../desk/accounts/accounts.ts';
import type { Office } from '../../desk/office.ts';
import { withoutAbsent } from '../../engine/index.ts';
import type { RegistryWords } from '../../content/en/commands/registry.ts';
import { type ActionInput, onlyArgument } from '../actions.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { namesWithIds } from '../names.ts';
import { bytesOf, Unread, unreadableFile } from '../input.ts';
import { limitsOf } from '../limits.ts';
import { althoughOf } from '../office.ts';
import { givenAmong, optionText } from '../given.ts';
import { controlOf, encodingOf, idsOf, isOptionOn } from '../options.ts';

type PlayerActionInput = ActionInput<RegistryWords>;

/** The list is read more than once: what comes through a pipe is kept. */
async function openings(name: string): Promise<ImportedList['open']> {
  if (name !== '-') return () => bytesOf(name);
  const kept: Uint8Array[] = [];
  for await (const chunk of bytesOf(name)) kept.push(chunk);
  return () => kept;
}

function wayOf(options: object): ImportWay | undefined {
  const given = IMPORT_WAYS.filter((way) => isOptionOn(options, way));
  if (given.length > 1) throw new UsageError((words) => words.players.wholeOrAdd);
  return given[0];
}

/** What the list takes away is asked for word by word. */
function allowedBy(options: object): Pick<ImportedList, 'although' | 'komir' | 'remembered' | 'takes'> {
  const although = althoughOf(options, ['names', 'remembered', 'komir', ...IMPORT_LOSSES]);
  return {
    ...(although.has('komir') ? { komir: 'own' as const } : {}),
    ...(although.has('names') ? { although: 'names' as const } : {}),
    ...(although.has('remembered') ? { remembered: 'entered' as const } : {}),
    takes: new Set<ImportLoss>(IMPORT_LOSSES.filter((each) => although.has(each))),
  };
}

export function importOrUndo(input: PlayerActionInput): Promise<ExitCode> {
  return optionText(input.options, 'undo') === undefined ? take(input) : undo(input);
}

async function take({ office, at, args, options, words, say }: PlayerActionInput): Promise<ExitCode> {
  const name = onlyArgument(args, (words) => words.players.import);
  const given = { ids: idsOf(options), ...givenAmong(options, ['pool', 'asOf']), how: wayOf(options) };
  const group = optionText(options, 'group');
  if (group !== undefined && (given.pool !== undefined || optionText(options, 'control') !== undefined)) {
    throw new UsageError((words) => words.players.group);
  }
  const { importList } = await import('../../desk/registry/import.ts');
  try {
    const list: ImportedList = {
      open: await openings(name),
      ...withoutAbsent(given),
      ...(isOptionOn(options, 'leaveOut') ? { faulty: 'left-out' as const } : {}),
      ...(isOptionOn(options, 'json') ? { each: true as const } : {}),
      ...allowedBy(options),
      control: controlOf(options),
      encoding: encodingOf(options),
      limits: limitsOf(options),
      progress: at.progress,
    };
    const { takes = new Set(), ...allowed } = allowedBy(options);
    const asked = withoutAbsent({
      ...given,
      ...allowed,
      takes: [...takes],
      control: list.control,
      encoding: list.encoding,
      faulty: list.faulty,
    });
    if (group !== undefined) {
      const { importGroup } = await import('../../desk/registry/import/group.ts');
      const { control: _control, ...whole } = list;
      const taken = await actAs(
        office,
        options,
        await importCall(office, name, { ...asked, group }),
        (change, within) => importGroup(within, { ...whole, group }, change),
      );
      const named = await namesWithIds(office, taken.findings);
      return await at.print(taken, ({ pools }) => pools.flatMap((counts) => words.imported(counts, say)), named);
    }
    const outcome = await actAs(office, options, await importCall(office, name, asked), (change, within) =>
      importList(within, list, change),
    );
    const nameOf = await namesWithIds(office, outcome.findings);
    return await at.print(outcome, (counts) => words.imported(counts, say), nameOf);
  } catch (error) {
    if (!(error instanceof Unread)) throw error;
    return at.print({ findings: [unreadableFile(name, error.message)] });
  }
}

/** What a second officer is asked for has the file with it; without accounts it is read as it is needed. */
async function importCall(
  office: Office,
  name: string,
  { control, ...asked }: Readonly<Record<string, unknown>>,
): Promise<AskedAct> {
  const input = { ...asked, ...(asked['group'] === undefined && control !== undefined ? { control } : {}) };
  const call = { act: 'players.import' as const, input, beyond: ['limit'] };
  if (!(await officeHasAccounts(office))) return call;
  if (name === '-') {
    throw new UsageError((words) => words.players.fromFile);
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of bytesOf(name)) pieces.push(piece);
  return { ...call, files: [{ name: basename(name), bytes: Buffer.concat(pieces) }] };
}

async function undo({ office, at, args, options, words, say }: PlayerActionInput): Promise<ExitCode> {
  if (args.length > 0) throw new UsageError((words) => words.players.undo);
  const { undoImport } = await import('../../desk/registry/import/undo.ts');
  const undone = optionText(options, 'undo') as string;
  const call = { act: 'players.undo-import' as const, input: { import: undone } };
  const outcome = await actAs(office, options, call, (change, within) => undoImport(within, undone, change));
  const nameOf = await namesWithIds(office, outcome.findings);
  return at.print(
    outcome,
    ({ also = [], ...counts }) => [counts, ...also].flatMap((each) => words.importUndone(each, say)),
    nameOf,
  );
}

export async function showImports({ office, at, args, words, say }: PlayerActionInput): Promise<ExitCode> {
  if (args.length > 0) throw new UsageError((words) => words.players.imports);
  const { listImports } = await import('../../desk/registry/import/log.ts');
  const value = await listImports(office);
  const told = (record: ImportRecord): string =>
    words.import({ ...record, undone: record.undone?.day ?? null, isNumbered: record.import !== null }, say);
  return at.print({ value, findings: [] }, (records) =>
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
