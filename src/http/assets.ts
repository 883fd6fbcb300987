/** The files of the site that the build made: style, scripts, icon. Their names carry a digest, so they never change. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Assets } from '../web/site.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

export interface AssetFile {
  readonly type: string;
  readonly bytes: Buffer;
  readonly gzipped: Buffer;
}

export interface BuiltAssets {
  readonly names: Assets;
  readonly files: ReadonlyMap<string, AssetFile>;
}

/** The folder that the build writes, from wherever this code lies in the package. */
function assetsFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return join(folder, 'dist', 'assets');
}

export function builtAssets(folder = assetsFolder()): BuiltAssets {
  const names = JSON.parse(readFileSync(join(folder, 'names.json'), 'utf8')) as Assets;
  const files = new Map(
    [...new Set(Object.values(names))].map((name) => {
      const bytes = readFileSync(join(folder, name));
      const type = TYPES[extname(name)] ?? 'application/octet-stream';
      return [name, { type, bytes, gzipped: gzipSync(bytes, { level: 9 }) }];
    }),
  );
  return { names, files };
}
