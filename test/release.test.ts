/** What `npm version` does with the changelog. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

  test('the changelog itself can be stamped', () => {
    const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
    expect([...changelog.matchAll(/^## (.+)$/gm)].map(([, title]) => title).at(-1)).toBe('Unreleased');
    expect(changelog).toContain('\n## 0.1.0');
  });
});
