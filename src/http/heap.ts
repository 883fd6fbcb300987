/**
 * How far the heap of a server grows before it is cleaned up. Node lets it become several times as large as what is in use,
 * because most programs end soon; a server stays, and what it reads to make a list or a file is soon of no use.
 */
import { setFlagsFromString } from 'node:v8';

/** Of what was in use after the last time. */
const PERCENT = 30;

/** For the whole process, so that whoever starts one as a server decides it. */
export const keepHeapSmall = (): void => setFlagsFromString(`--heap-growing-percent=${PERCENT}`);
