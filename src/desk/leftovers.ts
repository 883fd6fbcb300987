/** Drafts of files, for front ends: what a killed process has left of them goes with the next one, and what is kept is on the disk. */
export { markedName, removeLeft, removeTemporary, temporaryFolder } from '../stores/leftovers.ts';
export { syncedFolder } from '../stores/synced.ts';
