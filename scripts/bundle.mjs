/** Runs TypeScript of the project in plain Node: bundled into a folder that is gone afterwards. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** The thread that helps an office: it is looked for beside the bundle. */
const THREAD = 'src/desk/events/helper-thread.ts';

/** What `use` makes of the module at `entry`, a path inside the project, which is the working directory from then on; and of where it lies. */
export async function withBundle(entry, use) {
  const project = fileURLToPath(new URL('..', import.meta.url));
  process.chdir(project);
  // inside the project, so that what is not bundled is found
  const cache = join(project, 'node_modules', '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'elobook-bundle-'));
  try {
    const name = basename(entry, '.ts');
    await bundled(project, { [name]: entry, 'helper-thread': THREAD }, folder);
    const outfile = join(folder, `${name}.mjs`);
    return await use(await import(pathToFileURL(outfile).href), outfile);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * As the program is built (`tsdown.config.ts`), so that what is measured starts as what is shipped does: the query builder, which is hundreds of small
 * files, is inside, and what only some ask for, such as the driver of PostgreSQL, is loaded when somebody does.
 */
const INSIDE = /^kysely/;
const AS_BUILT = {
  name: 'as-built',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || INSIDE.test(path) ? undefined : { external: true },
    ),
};

const bundled = (project, entryPoints, outdir) =>
  build({
    absWorkingDir: project,
    entryPoints,
    bundle: true,
    splitting: true,
    plugins: [AS_BUILT],
    platform: 'node',
    format: 'esm',
    sourcemap: 'inline',
    sourcesContent: false,
    outdir,
    outExtension: { '.js': '.mjs' },
    logLevel: 'error',
  });
