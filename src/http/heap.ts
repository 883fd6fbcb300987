/**
 * Limits the growth of a server's heap between garbage collections. Node lets it become several times as large as what
 * is in use, because most programs end soon; a server stays, and what it reads to make a list or a file is soon
 * garbage.
 */
import { setFlagsFromString } from 'node:v8';

/** Of the size in use after the last collection. */
const PERCENT = 30;

/** For the whole process, so it is called by the code that starts one as a server. */
export const keepHeapSmall = (): void => setFlagsFromString(`--heap-growing-percent=${PERCENT}`);
