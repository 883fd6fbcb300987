/**
 * Installs the other versions of Node on which `test/package.test.ts` runs the built package. They are for those who work on
 * the project, exist for Linux alone, and must not stand where npm's scripts look for `node`: so they have a folder of their
 * own. Where they cannot be had nothing fails, and the test says that it was left out.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../test/runtimes/', import.meta.url));

const isThere = ([name, version]) => {
  const path = `${folder}node_modules/${name}/package.json`;
  return existsSync(path) && version.endsWith(`@${JSON.parse(readFileSync(path, 'utf8')).version}`);
};

const { optionalDependencies } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));
// 370 MB that only a CI needs, which says so in this variable, and whoever asks for them
const isWanted = (process.env.CI ?? '') !== '' || process.argv.includes('--install');
const isForThem = process.platform === 'linux' && process.arch === 'x64';
if (isWanted && isForThem && !Object.entries(optionalDependencies).every(isThere)) {
  try {
    execFileSync('npm', ['ci', '--no-bin-links', '--no-audit', '--no-fund', '--loglevel', 'error'], {
      cwd: folder,
      stdio: 'ignore',
    });
  } catch {
    process.stdout.write('Node 22 and 24 could not be installed: the package is tried on this Node alone.\n');
  }
}
