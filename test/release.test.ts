/** What `npm version` does with the changelog and with the packages. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'elobook-release-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function stamped(text: string): { readonly code: number | null; readonly said: string; readonly text: string } {
  const file = join(folder, 'CHANGELOG.md');
  writeFileSync(file, text);
  const args = [join(ROOT, 'scripts', 'stamp-version.mjs'), file, '0.2.0', '2026-12-01'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { code: status, said: stderr.replace(file, 'FILE'), text: readFileSync(file, 'utf8') };
}

describe('npm version', () => {
  test('makes the section of the new version out of what is not released yet', () => {
    const { code, text } = stamped('# Changelog\n\n## 0.1.0\n\n- old\n\n## Unreleased\n\n- new\n- newer\n');
    expect([code, text]).toEqual([
      0,
      '# Changelog\n\n## 0.1.0\n\n- old\n\n## 0.2.0 (2026-12-01)\n\n- new\n- newer\n\n## Unreleased\n',
    ]);
  });

  for (const [text, said] of [
    ['## 0.1.0\n\n- old\n\n## Unreleased\n', 'nothing stands below "Unreleased"'],
    ['## 0.2.0\n\n- old\n\n## Unreleased\n\n- new\n', 'there is a section 0.2.0 already'],
    [
      '## Unreleased\n\n- new\n\n## 0.1.0\n\n- old\n',
      'there must be one section "Unreleased", and it must be the last',
    ],
    ['## 0.1.0\n\n- old\n', 'nothing stands below "Unreleased"'],
  ] as const) {
    test(`refuses ${JSON.stringify(text)}, and changes nothing`, () => {
      expect(stamped(text)).toEqual({ code: 1, said: `FILE: ${said}\n`, text });
    });
  }

  test('gives every package the number of the one at the root, and the lock file too, and changes nothing else', () => {
    const files = ['package.json', 'package-lock.json', 'packages/engine/package.json', 'packages/client/package.json'];
    for (const name of ['packages/engine', 'packages/client']) mkdirSync(join(folder, name), { recursive: true });
    for (const name of files) cpSync(join(ROOT, name), join(folder, name));
    // as npm leaves it
    const numbered = readFileSync(join(ROOT, 'package.json'), 'utf8').replace(/"version": ".*"/, '"version": "9.8.7"');
    writeFileSync(join(folder, 'package.json'), numbered);
    spawnSync(process.execPath, [join(ROOT, 'scripts', 'version-packages.mjs'), folder]);
    const changed = (name: string): readonly string[] => {
      const before = readFileSync(join(ROOT, name), 'utf8').split('\n');
      const after = readFileSync(join(folder, name), 'utf8').split('\n');
      expect(after).toHaveLength(before.length);
      return after.filter((line, index) => line !== before[index]).map((line) => line.trim());
    };
    expect(files.map(changed)).toEqual([
      ['"version": "9.8.7",'],
      ['"version": "9.8.7",', '"version": "9.8.7",'],
      ['"version": "9.8.7",'],
      ['"version": "9.8.7",'],
    ]);
  });

  test('the changelog itself can be stamped', () => {
    const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
    expect([...changelog.matchAll(/^## (.+)$/gm)].map(([, title]) => title).at(-1)).toBe('Unreleased');
    expect(changelog).toContain('\n## 0.1.0');
  });
});
