import { DOCUMENT_SCHEMA } from '../../engine/index.ts';
import type { ExitCode } from '../exit.ts';
import { printJson } from '../print.ts';

/** The JSON Schema of documents. */
export async function schemaCommand(): Promise<ExitCode> {
  await printJson(DOCUMENT_SCHEMA as object, 2);
  return 0;
}
