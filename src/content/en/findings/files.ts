import type { FilePhrases } from '../../../explain/file-findings.ts';
import { CSV_FINDINGS } from './csv.ts';
import { ENCODING_FINDINGS } from './encoding.ts';
import { H9_FINDINGS } from './h9.ts';
import { IDENTIFY_FINDINGS } from './identify.ts';
import { INTAKE_FINDINGS } from './intake.ts';
import { LEDGER_FINDINGS } from './ledger.ts';
import { LIST_FINDINGS } from './list.ts';
import { OFFICE_FILE_FINDINGS } from './office-files.ts';
import { OPENGOTHA_FINDINGS } from './opengotha.ts';
import { STORE_FINDINGS } from './stores.ts';
import { TRF_FINDINGS } from './trf.ts';
import { ZIP_FINDINGS } from './zip.ts';

export const FILE_FINDINGS: FilePhrases = {
  ...CSV_FINDINGS,
  ...ENCODING_FINDINGS,
  ...H9_FINDINGS,
  ...IDENTIFY_FINDINGS,
  ...INTAKE_FINDINGS,
  ...LEDGER_FINDINGS,
  ...LIST_FINDINGS,
  ...OFFICE_FILE_FINDINGS,
  ...OPENGOTHA_FINDINGS,
  ...STORE_FINDINGS,
  ...TRF_FINDINGS,
  ...ZIP_FINDINGS,
};
