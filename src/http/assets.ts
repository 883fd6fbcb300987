/** The built assets of the site: style, scripts, icon. Their names contain a digest, so they never change. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Assets } from '../web/site.ts';
import { type CachedResponse, cachedResponse } from './kept.ts';
import { CACHE_FOR_EVER } from './send.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

export interface BuiltAssets {
  readonly names: Assets;
  /** As answers; compressed on first use. */
  readonly files: ReadonlyMap<string, () => CachedResponse>;
}

/** The folder of the build, relative to this code in the package. */
function assetsFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return join(folder, 'dist', 'assets');
}

export function builtAssets(folder = assetsFolder()): BuiltAssets {
  const names = JSON.parse(readFileSync(join(folder, 'names.json'), 'utf8')) as Assets;
  const files = [...new Set(Object.values(names))].map((name): [string, () => CachedResponse] => [
    name,
    answerOf(readFileSync(join(folder, name)), TYPES[extname(name)] ?? 'application/octet-stream'),
  ]);
  return { names, files: new Map(files) };
}

function answerOf(bytes: Buffer, type: string): () => CachedResponse {
  let made: CachedResponse | undefined;
  return () => (made ??= cachedResponse(200, type, bytes, { 'cache-control': CACHE_FOR_EVER }));
}
