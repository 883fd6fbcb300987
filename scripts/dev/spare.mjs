/**
 * Loaded into every process that `npm run dev` starts, before the program: it loads the packages, which do not change, and waits until
 * the program is built. That is half of the time in which the server starts. The process ends when `npm run dev` does, in whatever way.
 */
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';

process.on('disconnect', () => process.exit());
const built = once(process, 'message');
// the program is `dist/cli/main.js` beside it
await import(new URL('../../packages.js', pathToFileURL(process.argv[1])));
await built;
// the listener above must not keep a command alive that has done its work
process.channel?.unref();
