/**
 * Loaded into every process that `npm run dev` starts, before the program: it loads the packages, which do not change, and waits until
 * the program is built. That is half of the time in which the server starts. The process ends when `npm run dev` does, in whatever way.
 */
import { once } from 'node:events';
import { EXTERNAL } from './external.mjs';

process.on('disconnect', () => process.exit());
const built = once(process, 'message');
await Promise.all(EXTERNAL.map((name) => import(name)));
await built;
// the listener above must not keep a command alive that has done its work
process.channel?.unref();
