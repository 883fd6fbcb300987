/** Files sent with a form: reports, including those in archives; others are reported. */
import type { Finding } from '../../core/finding.ts';
import type { ReportFile } from '../../desk/events/read.ts';
import { givenFiles } from '../../engine/given-files.ts';
import type { FormFile } from './forms.ts';

export interface SentFiles {
  readonly reports: readonly ReportFile[];
  readonly unread: readonly { readonly file: string; readonly findings: readonly Finding[] }[];
}

const LIST_OF_PLAYERS: Finding = { code: 'file.list-of-players', weight: 'refuse', facts: {} };

export async function sentFiles(files: readonly FormFile[]): Promise<SentFiles> {
  const reports: ReportFile[] = [];
  const unread: { file: string; findings: readonly Finding[] }[] = [];
  for (const { name, bytes } of files) {
    const chunks = async function* (): AsyncGenerator<Uint8Array> {
      yield bytes;
    };
    for await (const given of givenFiles({ name, size: bytes.length, chunks })) {
      if (given.kind === 'report') reports.push({ name: given.name, bytes: given.bytes });
      else unread.push({ file: given.name, findings: [given.kind === 'fault' ? given.fault : LIST_OF_PLAYERS] });
    }
  }
  return { reports, unread };
}
