/**
 * Files of a call that waits: their bytes one after another in the row's content, their names and lengths in its data.
 */
import type { ReportFile } from '../desk/events/read.ts';

export interface KeptFile {
  readonly name?: string;
  readonly length: number;
}

export const fileLengths = (files: readonly ReportFile[]): readonly KeptFile[] =>
  files.map(({ name, bytes }) => ({ ...(name === undefined ? {} : { name }), length: bytes.length }));

export function joinedFiles(files: readonly ReportFile[]): Uint8Array | null {
  if (files.length === 0) return null;
  const content = new Uint8Array(files.reduce((sum, { bytes }) => sum + bytes.length, 0));
  let at = 0;
  for (const { bytes } of files) {
    content.set(bytes, at);
    at += bytes.length;
  }
  return content;
}

export function filesIn(files: readonly KeptFile[], content: Uint8Array | null): readonly ReportFile[] {
  let at = 0;
  return files.map(({ name, length }) => {
    const bytes = (content ?? new Uint8Array()).slice(at, at + length);
    at += length;
    return { ...(name === undefined ? {} : { name }), bytes };
  });
}
