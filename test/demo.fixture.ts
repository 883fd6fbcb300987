/** The demonstration office, which is filled once for all tests that only look at it. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';

/** What the setup of the tests answers at one of its ports. */
export async function told(port: number): Promise<string> {
  const answer = await text(connect(port, '127.0.0.1'));
  if (answer.startsWith('failed: ')) throw new Error(answer);
  return answer;
}

/** A copy of the demonstration office, in a folder that goes with `drop`. */
export async function demoCopy(): Promise<{ readonly file: string; readonly drop: () => void }> {
  const from = await told(inject('demoPort'));
  const folder = mkdtempSync(join(tmpdir(), 'elobook-demo-'));
  const file = join(folder, 'demo.db');
  copyFileSync(from, file);
  return { file, drop: () => rmSync(folder, { recursive: true, force: true }) };
}
