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
    const outfile = join(folder, `${basename(entry, '.ts')}.mjs`);
    await Promise.all([bundled(project, entry, outfile), bundled(project, THREAD, join(folder, 'helper-thread.mjs'))]);
    return await use(await import(pathToFileURL(outfile).href), outfile);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const bundled = (project, entry, outfile) =>
  build({
    absWorkingDir: project,
    entryPoints: [entry],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    sourcemap: 'inline',
    sourcesContent: false,
    outfile,
    logLevel: 'error',
  });
