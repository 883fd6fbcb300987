/** Every reader, for the short run in `npm test` and the long one of `npm run fuzz`. */
import { CSV_FUZZ } from './csv/fuzz.fixture.ts';
import { LIST_TEXT_FUZZ, LIST_XML_FUZZ } from './fide-list/fuzz.fixture.ts';
import type { FuzzTarget } from './fuzz.fixture.ts';
import { H9_FUZZ, OPENGOTHA_FUZZ } from './go-fuzz.fixture.ts';
import { JSON_FUZZ } from './json/fuzz.fixture.ts';
import { TRF_FUZZ } from './trf/fuzz.fixture.ts';
import { ZIP_FUZZ } from './zip-fuzz.fixture.ts';

export { fuzzed } from './fuzz.fixture.ts';

export const FUZZ_TARGETS: readonly FuzzTarget[] = [
  JSON_FUZZ,
  TRF_FUZZ,
  H9_FUZZ,
  OPENGOTHA_FUZZ,
  LIST_TEXT_FUZZ,
  LIST_XML_FUZZ,
  CSV_FUZZ,
  ZIP_FUZZ,
];
