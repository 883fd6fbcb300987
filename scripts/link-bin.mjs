/** Puts the built program where `npx` looks first, as npm does for every package but the one it is in. */
import { chmod, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = new URL('..', import.meta.url).pathname;
const bin = join(root, 'node_modules', '.bin');
const link = join(bin, 'elobook');
const program = join(root, 'dist', 'cli', 'main.js');

await chmod(program, 0o755);
await mkdir(bin, { recursive: true });
await rm(link, { force: true });
try {
  await symlink('../../dist/cli/main.js', link);
} catch {
  // where links need a permission, such as on Windows: a small starter
  await writeFile(`${link}.cmd`, '@node "%~dp0\\..\\..\\dist\\cli\\main.js" %*\r\n');
}
