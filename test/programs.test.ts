/** Files in the manner of other programs: each says what it should and no more, and no fault that is planted in one is missed. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { convertReport, openReport, type Report, type ReportFormatId } from '../src/engine/index.ts';
import { foundIn, lineOf, programFiles, runsOf } from './plant.ts';

const FOLDER = fileURLToPath(new URL('programs/', import.meta.url));
const files = programFiles(FOLDER);
const SEED = 13;
const textOf = ({ bytes }: { readonly bytes?: Uint8Array }): string => new TextDecoder().decode(bytes);

test('there are sixty of them, of eight programs', () => {
  expect(files.length).toBe(60);
  expect([...new Set(files.map(({ program }) => program))]).toEqual([
    'javafo',
    'lichess',
    'macmahon',
    'opengotha',
    'sharly',
    'swiss-manager',
    'swissperfect',
    'vega',
  ]);
});

test('each has its purpose in the index', () => {
  const index = readFileSync(`${FOLDER}README.md`, 'utf8');
  expect(files.filter(({ name }) => !index.includes(`\n- \`${name}\`: `))).toEqual([]);
});

describe.each(files)('$program/$name', (file) => {
  const { program, name, bytes } = file;

  test('is read, with the findings that stand beside it', async () => {
    const findings = foundIn(bytes);
    expect(findings.filter(({ weight }) => weight === 'refuse')).toEqual([]);
    const beside = `${FOLDER}${program}/${name.replace(/\.\w+$/, '.findings.txt')}`;
    await expect(findings.map((finding) => `${lineOf(finding)}\n`).join('')).toMatchFileSnapshot(beside);
  });

  test('as a document, and from it, becomes the same file as without one', () => {
    const { report, format } = openReport(bytes) as { report: Report; format: ReportFormatId };
    // OpenGotha's own files are not written
    const to = format === 'opengotha' ? 'h9' : format;
    const document = convertReport(report, 'json');
    expect(document.findings).toEqual([]);
    const again = openReport(document.bytes as Uint8Array);
    expect(again.findings).toEqual([]);
    expect(textOf(convertReport(again.report as Report, to))).toBe(textOf(convertReport(report, to)));
  });

  test('twelve faults are planted, and each is found', () => {
    const runs = runsOf(file, SEED);
    expect(new Set(runs.map(({ fault }) => fault)).size).toBe(12);
    expect(runs.filter(({ isFound }) => !isFound)).toEqual([]);
  });
});
