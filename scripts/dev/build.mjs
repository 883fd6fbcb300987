/**
 * Builds server and assets again and again, with what is known of the files that have not changed. The folder is laid out as the
 * package is (`dist/cli/main.js`, `dist/assets`), so that the server finds its assets in it as it does in the real one.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { context } from 'esbuild';
import { islandEntries, namesText, root, stillFiles, wholeEntries } from '../assets.mjs';
import { bundlePackagesInto, EXTERNAL } from './packages.mjs';

// esbuild would spend a quarter of its time on tidying up; so it takes 500 MB instead of 200
process.env.GOGC ??= '400';

const COMMON = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  logLevel: 'error',
};

/** Served as they stand; no code has them in it. */
const isStill = (name) => /\.(?:css|svg)$/.test(name);

/** A builder into `folder`; `build(changed)` tells whether it went well, and says itself what did not. */
export async function builderInto(folder) {
  const assets = join(folder, 'dist', 'assets');
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  await bundlePackagesInto(folder);
  const server = await part({
    entryPoints: { 'cli/main': join(root, 'src/cli/main.ts') },
    platform: 'node',
    target: 'node20',
    external: EXTERNAL,
    define: { __VERSION__: '"development"' },
    outdir: join(folder, 'dist'),
  });
  const islands = await part({
    // every page loads the frame, which in development also waits for changes
    entryPoints: { ...islandEntries(), ...wholeEntries(), frame: join(root, 'scripts/dev/frame.ts') },
    target: 'es2022',
    // package.json says that no file has effects of its own, but importing these two is all that the frame does
    ignoreAnnotations: true,
    splitting: true,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    write: false,
    outdir: assets,
  });
  const parts = [islands, server];
  const build = async (changed) => {
    const code = changed.filter((file) => !isStill(file)).map((file) => relative(root, file));
    // of a file that is new nobody can know who uses it
    const isNew = code.some((file) => !parts.some(({ uses }) => uses(file)));
    const isOld = ({ built, uses }) => isNew || built() === undefined || code.some(uses);
    try {
      await Promise.all(parts.filter(isOld).map(({ rebuild }) => rebuild()));
      writeAssets(assets, islands.built());
      return true;
    } catch (error) {
      // esbuild has told what is wrong with the source
      if (error.errors === undefined) process.stderr.write(`${error.stack}\n`);
      return false;
    }
  };
  const dispose = () => Promise.all(parts.map((each) => each.dispose()));
  return { build, dispose };
}

/** One of the two that are built: which files it uses, and what came of it, which is undefined where it failed. */
async function part(options) {
  const { rebuild, dispose } = await context({ ...COMMON, ...options, metafile: true });
  let built;
  return {
    uses: (file) => built !== undefined && file in built.metafile.inputs,
    rebuild: async () => {
      built = undefined;
      built = await rebuild();
    },
    built: () => built,
    dispose,
  };
}

function writeAssets(folder, { outputFiles, metafile }) {
  const names = {};
  const entryOf = new Map(
    Object.entries(metafile.outputs).map(([path, { entryPoint }]) => [basename(path), entryPoint]),
  );
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { path, contents } of outputFiles) {
    const name = basename(path);
    writeFileSync(path, contents);
    names[entryOf.get(name) === undefined ? name : `${name.slice(0, name.lastIndexOf('-'))}.js`] = name;
  }
  for (const { file, name, bytes } of stillFiles()) {
    writeFileSync(join(folder, name), bytes);
    names[file] = name;
  }
  writeFileSync(join(folder, 'names.json'), namesText(names));
}
