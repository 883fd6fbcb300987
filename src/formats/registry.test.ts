import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { REPORT_FORMATS } from './format.ts';
import { formatById, recognised } from './registry.ts';

const bytesOf = (file: string): Uint8Array => new Uint8Array(readFileSync(new URL(file, import.meta.url)));

describe('the format of a report', () => {
  for (const [file, id] of [
    ['trf/samples/correct-trf06.trf', 'trf06'],
    ['trf/samples/correct-trf26.trf', 'trf26'],
    ['h9/samples/correct.h9', 'h9'],
    ['opengotha/samples/correct.xml', 'opengotha'],
  ] as const) {
    test(`${file} is recognised as ${id} by its content`, () => expect(recognised(bytesOf(file))?.id).toBe(id));
  }

  test('a document is one by its brace, and a text is none of them', () => {
    expect(recognised(new TextEncoder().encode('{}'))?.id).toBe('json');
    expect(recognised(new TextEncoder().encode('Dear arbiter,\n'))).toBeUndefined();
  });

  test('every format is found by its name', () => {
    expect(REPORT_FORMATS.map((id) => formatById(id).id)).toEqual(REPORT_FORMATS);
  });
});
