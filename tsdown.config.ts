import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsdown';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string };

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'cli/main': 'src/cli/main.ts',
    'client/index': 'src/client/index.ts',
    'explain/clauses/en': 'src/explain/clauses/en.ts',
    'explain/clauses/hu': 'src/explain/clauses/hu.ts',
    'explain/clauses/ru': 'src/explain/clauses/ru.ts',
  },
  format: 'esm',
  platform: 'neutral',
  target: 'node20',
  deps: {
    neverBundle: [
      /^node:/,
      /^@fastify\//,
      /^d3-/,
      /^preact/,
      '@photostructure/sqlite',
      'ajv-formats',
      'cac',
      'fastify',
      'kysely',
      'pg',
      'pg-copy-streams',
      /^typebox/,
    ],
  },
  define: { __VERSION__: JSON.stringify(version) },
  dts: true,
  clean: true,
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
});
