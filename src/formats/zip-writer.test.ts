import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { joined } from './stream.ts';
import { ZipWriter } from './zip-writer.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

function archive(name: string, ...parts: readonly string[]): Uint8Array {
  const writer = new ZipWriter(name);
  let bytes: Uint8Array = new Uint8Array(0);
  for (const part of parts) bytes = joined(bytes, writer.push(bytesOf(part)));
  return joined(bytes, writer.end());
}

test('an archive of one file, whatever the pieces it came in', () => {
  const files = unzipSync(archive('névsor.csv', 'id;name', '', '\r\n1;Á\r\n'));
  expect(Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)])).toEqual([
    ['névsor.csv', 'id;name\r\n1;Á\r\n'],
  ]);
  expect(Object.values(unzipSync(archive('empty.csv')))).toEqual([new Uint8Array(0)]);
});

test('the same bytes give the same archive', () => {
  expect(archive('a.csv', 'x')).toEqual(archive('a.csv', 'x'));
});

test('what is long comes out while it is written', () => {
  const writer = new ZipWriter('a.txt');
  let out = 0;
  let noise = 1;
  for (let piece = 0; piece < 20; piece += 1) {
    const bytes = Uint8Array.from({ length: 65_536 }, () => {
      noise = (Math.imul(noise, 1_103_515_245) + 12_345) | 0;
      return noise >> 16;
    });
    out += writer.push(bytes).length;
  }
  expect(out).toBeGreaterThan(1_000_000);
});

test('an archive of several files, one after another', () => {
  const writer = new ZipWriter('e1.trf');
  const bytes = [writer.push(bytesOf('one')), writer.next('e2.trf'), writer.push(bytesOf('two')), writer.end()];
  const files = unzipSync(bytes.reduce((all, each) => joined(all, each)));
  expect(Object.entries(files).map(([name, content]) => [name, new TextDecoder().decode(content)])).toEqual([
    ['e1.trf', 'one'],
    ['e2.trf', 'two'],
  ]);
});
