/** Files that take their place only when they are complete. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { Output } from './output.ts';

const folder = mkdtempSync(join(tmpdir(), 'elobook-output-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'list.csv');
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const listeners = (): readonly number[] =>
  ['exit', 'SIGHUP', 'SIGINT', 'SIGTERM'].map((name) => process.listenerCount(name));

describe('a file under way', () => {
  test('takes its place when it is complete', async () => {
    writeFileSync(file, 'old');
    const output = await Output.open(file);
    await output.write(bytes('new'));
    expect(readFileSync(file, 'utf8')).toBe('old');
    await output.keep();
    expect(readFileSync(file, 'utf8')).toBe('new');
    expect(readdirSync(folder)).toEqual(['list.csv']);
  });

  test('that is not wanted leaves what stood in its place', async () => {
    const output = await Output.open(file);
    await output.write(bytes('third'));
    await output.drop();
    expect(readFileSync(file, 'utf8')).toBe('new');
    expect(readdirSync(folder)).toEqual(['list.csv']);
  });

  test('is removed if the process is broken off, and only as long as there is something to remove', async () => {
    const before = listeners();
    for (const name of [file, file, '/dev/null']) {
      const output = await Output.open(name);
      expect(listeners()).toEqual(before.map((count) => count + 1));
      await output.write(bytes('fourth'));
      await output.keep();
      expect(listeners()).toEqual(before);
    }
    await (await Output.open(file)).drop();
    expect(listeners()).toEqual(before);
  });

  test('for which there is no room is told, and nothing else happens', async () => {
    const output = await Output.open('/dev/full');
    await output.write(bytes('fifth'));
    await expect(output.keep()).rejects.toThrow('/dev/full cannot be written: the disk is full');
    await output.drop();
  });
});
