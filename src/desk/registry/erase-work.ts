/**
 * Data outside the ledger that may name an erased person: drafts, unfinished input, answers to programs, and files of
 * jobs and requests. Finished rows are removed; about waiting ones the office is told.
 */
import type { EntryJson } from '../../ledger/entries.ts';
import { jobId, requestId } from '../../ledger/ids.ts';
import type { Desk, WorkKind, WorkRow, WritingDesk } from '../../ledger/store.ts';
import { holds, longest, namesAnyOf, sought, type SoughtName } from './sought-names.ts';
import { workData } from '../../ledger/rows/work.ts';

const KINDS = [
  'draft',
  'answer',
  'receipt',
  'delivery',
  'typed-event',
  'request',
  'job',
  'job-file',
  'job-step',
] as const satisfies readonly WorkKind[];
type NamingKind = (typeof KINDS)[number];

/** Of no use any more, or only until tomorrow: removed completely. */
const GONE_WHOLE: readonly NamingKind[] = ['draft', 'answer', 'receipt', 'delivery', 'job-file', 'job-step'];

export interface WorkNaming {
  /** Rows without their content, which name the person or may do so. */
  readonly ended: readonly { readonly row: WorkRow; readonly names: readonly SoughtName[] }[];
  /** Jobs and requests that name the person and still wait: `j3`, `r2`. */
  readonly open: readonly string[];
}

const stateOf = (row: WorkRow): unknown => workData<{ readonly state?: unknown }>(row).state;

/** Whether it still has to be done. */
function waits(row: WorkRow): boolean {
  if (row.kind === 'job') return stateOf(row) === 'waiting' || stateOf(row) === 'running';
  return row.kind === 'request' && stateOf(row) === 'waits';
}

const called = ({ kind, key }: WorkRow): string => (kind === 'request' ? requestId(Number(key)) : jobId(Number(key)));

export async function workNaming(desk: Desk, names: readonly string[]): Promise<WorkNaming> {
  const wanted = names.map(sought);
  const waiting = new Set<string>();
  const ended: WorkNaming['ended'][number][] = [];
  const open = new Set<string>();
  for (const kind of KINDS) {
    for (const row of await desk.workRows(kind)) {
      if (waits(row) && kind === 'job') waiting.add(row.key);
      const content = (await desk.workRow(kind, row.key))?.content ?? null;
      if (!namesAnyOf(row.data, wanted) && !mayName(content, names)) continue;
      // files and steps belong to a job
      const job = kind === 'job-file' || kind === 'job-step' ? row.owner : undefined;
      if (waits(row)) open.add(called(row));
      else if (job !== undefined && waiting.has(job)) open.add(jobId(Number(job)));
      else ended.push({ row, names: wanted });
    }
  }
  return { ended, open: [...open] };
}

const LATIN_1 = new TextDecoder('latin1');

/**
 * Bytes in any encoding: each word of the name by its longest run of plain letters. Compressed data cannot be searched,
 * and counts as naming everybody.
 */
function mayName(content: Uint8Array | null, names: readonly string[]): boolean {
  if (content === null || content.length === 0) return false;
  const text = LATIN_1.decode(content).toLowerCase();
  if (text.includes('pk\u0003\u0004') || (content[0] === 0x1f && content[1] === 0x8b)) return true;
  return names.some((name) =>
    name
      .toLowerCase()
      .split(/[\s,]+/)
      .map((word) => longest(word.split(/[^a-z]+/)))
      .every((run) => text.includes(run)),
  );
}

/** Within the write of the erasure. */
export async function forgetInWork(desk: WritingDesk, ended: WorkNaming['ended']): Promise<void> {
  for (const { row, names } of ended) {
    if ((GONE_WHOLE as readonly WorkKind[]).includes(row.kind)) await desk.dropWork(row.kind, [row.key]);
    else
      await desk.putWork({
        ...row,
        data: JSON.stringify(without(workData<EntryJson>(row), names)),
        content: null,
      });
  }
}

/** Texts with the name become empty, whatever else they say. */
function without(value: EntryJson, names: readonly SoughtName[]): EntryJson {
  if (typeof value === 'string') return names.some(({ words }) => words.length > 0 && holds(value, words)) ? '' : value;
  if (Array.isArray(value)) return (value as readonly EntryJson[]).map((each) => without(each, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, without(each as EntryJson, names)]));
}
