/** Drafts: what an officer has looked at before doing it, so that exactly this is done afterwards, files included. */
import { timeText } from '../core/dates.ts';
import { hasEnded, newToken, workData, workRow } from '../desk/accounts/working.ts';
import type { Office } from '../desk/office.ts';
import type { ActCall } from './act.ts';
import { fileLengths, filesIn, joinedFiles, type KeptFile } from './kept-files.ts';

const LASTS = 24 * 3_600_000;

interface KeptDraft {
  readonly act: string;
  readonly input: unknown;
  readonly files: readonly KeptFile[];
  readonly ground?: string | undefined;
}

export interface ActDraft {
  readonly act: string;
  readonly call: ActCall<unknown>;
  readonly ground?: string | undefined;
}

/** Resolves to the name under which the same account finds it again. */
export async function keepDraft(office: Office, account: string, { act, call, ground }: ActDraft): Promise<string> {
  const name = newToken(office.random);
  const now = office.clock();
  const data: KeptDraft = { act, input: call.input, files: fileLengths(call.files), ground };
  await office.store.write(async (desk) => {
    await desk.dropWorkBefore('draft', timeText(now));
    const row = workRow('draft', name, account, { now, until: now + LASTS, data });
    await desk.putWork({ ...row, content: joinedFiles(call.files) });
  });
  return name;
}

export async function draftNamed(office: Office, account: string, name: string): Promise<ActDraft | undefined> {
  const row = await office.store.read((desk) => desk.workRow('draft', name));
  if (row === undefined || row.owner !== account || hasEnded(row, office.clock())) return undefined;
  const { act, input, files, ground } = workData<KeptDraft>(row);
  return { act, call: { input, files: filesIn(files, row.content) }, ground };
}

export const dropDraft = (office: Office, name: string): Promise<void> =>
  office.store.write((desk) => desk.dropWork('draft', [name]));
