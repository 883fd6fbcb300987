/**
 * The packages of the server. They do not change while one works: those that `dist` has inside, hundreds of small files, are bundled
 * once, when `npm run dev` begins, and all are loaded by a process that waits for a build, so that neither a build nor a start has to.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../assets.mjs';

const BUNDLED = ['d3-scale', 'd3-shape', 'kysely', 'typebox'];
/** Parts of them that are imported by their own names: `typebox/value`. */
const PARTS = { typebox: ['value'] };
const partsOf = (name) => PARTS[name] ?? [];
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Read by the thread that draws pictures, as files: the package of the font has nothing that Node could load. */
const ONLY_FILES = ['@expo-google-fonts/pt-sans', '@resvg/resvg-wasm'];

/** What is not built into the server. */
export const EXTERNAL = [...Object.keys(dependencies), ...BUNDLED];

/** Node looks into the folder's own `node_modules` first, and then into the project's; `packages.js` loads them all. */
export async function bundlePackagesInto(folder) {
  const modules = join(folder, 'node_modules');
  mkdirSync(modules, { recursive: true });
  writeFileSync(join(modules, 'package.json'), '{ "type": "module" }\n');
  await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(
      BUNDLED.flatMap((name) => [
        [`${name}/index`, name],
        ...partsOf(name).map((part) => [`${name}/${part}`, `${name}/${part}`]),
      ]),
    ),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    outdir: modules,
    logLevel: 'error',
  });
  for (const name of BUNDLED) {
    const parts = partsOf(name).map((part) => [`./${part}`, `./${part}.js`]);
    const exports = Object.fromEntries([['.', './index.js'], ...parts]);
    writeFileSync(join(modules, name, 'package.json'), `${JSON.stringify({ type: 'module', exports })}\n`);
  }
  const loaded = EXTERNAL.filter((name) => !ONLY_FILES.includes(name));
  writeFileSync(join(folder, 'packages.js'), loaded.map((name) => `import '${name}';\n`).join(''));
}
