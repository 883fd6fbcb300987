/** Drafts of files, for front ends: what a killed process has left of them goes with the next one, and what is kept is on the disk. */
export { markedName, removeLeftovers, removeTemporary, temporaryFolder } from '../stores/leftovers.ts';
export { syncFolder } from '../stores/synced.ts';
