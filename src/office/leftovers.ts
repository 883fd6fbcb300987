/** Drafts of files, for front ends: what a killed process has left of them goes with the next one. */
export { markedName, removeLeft, temporaryFolder } from '../stores/leftovers.ts';
