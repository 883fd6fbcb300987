import type { FilePhrases } from '../../file-findings.ts';
import { CSV_FINDINGS } from './csv.ts';
import { ENCODING_FINDINGS } from './encoding.ts';
import { H9_FINDINGS } from './h9.ts';
import { INTAKE_FINDINGS } from './intake.ts';
import { LIST_FINDINGS } from './list.ts';
import { OPENGOTHA_FINDINGS } from './opengotha.ts';
import { TRF_FINDINGS } from './trf.ts';
import { ZIP_FINDINGS } from './zip.ts';

export const FILE_FINDINGS: FilePhrases = {
  ...CSV_FINDINGS,
  ...ENCODING_FINDINGS,
  ...H9_FINDINGS,
  ...INTAKE_FINDINGS,
  ...LIST_FINDINGS,
  ...OPENGOTHA_FINDINGS,
  ...TRF_FINDINGS,
  ...ZIP_FINDINGS,
};
