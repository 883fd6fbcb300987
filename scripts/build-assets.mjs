/** Builds what browsers load into dist/assets: the style, the icon and the islands, named by their digest. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const islands = join(root, 'src/web/islands');
const still = join(root, 'src/web/assets');
const out = join(root, 'dist/assets');

const entries = readdirSync(islands)
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => [basename(file, extname(file)), join(islands, file)]);

const built = await build({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    write: false,
    target: 'es2022',
    minify: true,
    modulePreload: false,
    rolldownOptions: {
      input: Object.fromEntries(entries),
      output: { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const names = {};
for (const file of built.output) {
  if (file.type !== 'chunk') throw new Error(`an island brought ${file.fileName}`);
  writeFileSync(join(out, file.fileName), file.code);
  names[file.isEntry ? `${file.name}.js` : file.fileName] = file.fileName;
}
/** A style sheet with those that it imports in their places. */
const joined = (path) =>
  readFileSync(path, 'utf8').replaceAll(/^@import "(.+)";$/gm, (_, name) => joined(join(dirname(path), name)));

for (const file of readdirSync(still).filter((name) => extname(name) !== '')) {
  const bytes = extname(file) === '.css' ? joined(join(still, file)) : readFileSync(join(still, file));
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const name = `${basename(file, extname(file))}-${digest}${extname(file)}`;
  writeFileSync(join(out, name), bytes);
  names[file] = name;
}
writeFileSync(
  join(out, 'names.json'),
  `${JSON.stringify(Object.fromEntries(Object.entries(names).sort()), undefined, 2)}\n`,
);
