/** Backups and exports, for front ends. */
export type { Finding } from '../core/finding.ts';
export type { Store } from '../ledger/store.ts';
export { backupOffice, restoreOffice } from './backup.ts';
export { type ExportedOffice, exportOffice } from './export.ts';
export { importOffice } from './import.ts';
