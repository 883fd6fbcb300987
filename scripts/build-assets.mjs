/** Builds what browsers load into dist/assets: the style, the icon and the islands, named by their digest. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { islandEntries, namesText, root, stillFiles, wholeEntries } from './assets.mjs';

const out = join(root, 'dist/assets');
/** `npm run coverage` says which lines of the sources a page reached. */
const isMapped = process.env['COVERAGE_FOLDER'] !== undefined;

const scriptsOf = async (input) => {
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      write: false,
      target: 'es2022',
      minify: !isMapped,
      sourcemap: isMapped && 'hidden',
      modulePreload: false,
      rolldownOptions: {
        input,
        // the script of a copy of the site is also asked for names
        preserveEntrySignatures: 'exports-only',
        output: { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  return output;
};

/** One by one, so that they have nothing in common. */
const whole = [];
for (const [name, path] of Object.entries(wholeEntries())) {
  const scripts = await scriptsOf({ [name]: path });
  const pieces = scripts.filter(({ type }) => type === 'chunk').length;
  if (pieces > 1) throw new Error(`${name} came in ${pieces} pieces`);
  whole.push(...scripts);
}
const scripts = [...(await scriptsOf(islandEntries())), ...whole];

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const names = {};
for (const file of scripts) {
  if (isMapped && file.fileName.endsWith('.map')) {
    writeFileSync(join(out, file.fileName), file.source);
    continue;
  }
  if (file.type !== 'chunk') throw new Error(`an island brought ${file.fileName}`);
  writeFileSync(join(out, file.fileName), file.code);
  names[file.isEntry ? `${file.name}.js` : file.fileName] = file.fileName;
}
for (const { file, name, bytes } of stillFiles()) {
  writeFileSync(join(out, name), bytes);
  names[file] = name;
}
writeFileSync(join(out, 'names.json'), namesText(names));
