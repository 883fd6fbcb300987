/** The engine in a page: small, one language, nothing of Node. */
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';

const LIMIT = 61 * 1024;

async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: new URL('../src/', import.meta.url).pathname, loader: 'ts' },
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'esm',
    platform: 'browser',
    write: false,
  });
  return new TextDecoder().decode(outputFiles[0]?.contents);
}

const EVERYTHING =
  'rate, rateText, ratePeriod, check, checkText, explain, explainText, tellSteps, tellFinding, listEditions, clauseOf, fide, mssz, orr, mgsz';

describe('the engine in a browser bundle', () => {
  for (const language of ['en', 'hu', 'ru']) {
    test(`with everything and one language (${language}) it is at most 61 KB packed`, async () => {
      const code = await bundle(`import { ${EVERYTHING}, ${language} } from './index.ts';
        Object.assign(globalThis, { elobook: { ${EVERYTHING}, ${language} } });`);
      expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(LIMIT);
      // clause texts and the other languages stay outside
      expect(code.includes('при ожидаемых')).toBe(language === 'ru');
      expect(code.includes('A korábbi értékszám')).toBe(language === 'hu');
    });
  }

  test('it rates where there is no Node', async () => {
    const code = await bundle(`import { rate } from './index.ts'; globalThis.answer = rate(globalThis.document_);`);
    const world: Record<string, unknown> = {
      document_: {
        rulebook: 'fide-2024',
        event: { id: 't', start: '2024-05-01', end: '2024-05-02', system: 'swiss' },
        players: [
          { id: 'A', rating: 1500, games: 45, birth: '1980' },
          { id: 'B', rating: 1590, games: 45, birth: '1980' },
        ],
        games: [{ round: 1, white: 'A', black: 'B', result: '1/2-1/2' }],
      },
    };
    // a function with no access to Node's globals but what the language itself has
    new Function('globalThis', 'process', 'require', 'Buffer', code)(world, undefined, undefined, undefined);
    expect(world['answer']).toMatchObject({ rated: true, players: { A: { change: 2.4, after: 1502 } } });
  });
});
