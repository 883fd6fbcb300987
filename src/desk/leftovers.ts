/**
 * Drafts of files, for front ends: those left by a killed process are removed with the next one, and finished ones are
 * flushed to disk.
 */
export { markedName, removeLeftovers, removeTemporary, temporaryFolder } from '../stores/leftovers.ts';
export { syncFolder } from '../stores/synced.ts';
