/** Everything that strangers can send or hand over, for the long run of `npm run fuzz` and its sample in `npm test`. */
import { FUZZ_TARGETS as READERS } from '../../src/formats/fuzz-targets.fixture.ts';
import { apiFuzz, apiFuzzOnPostgres } from './api.ts';
import { CALCULATOR_FUZZ } from './calculators.ts';
import {
  checkpointFuzz,
  entryFuzz,
  exportFuzz,
  type OpenTarget,
  proofFuzz,
  signatureFuzz,
  tileFuzz,
} from './ledger.ts';

export { fuzzed } from '../../src/formats/fuzz.fixture.ts';

export interface FuzzSource {
  readonly name: string;
  /** Of a whole run, in thousandths. */
  readonly share: number;
  /** The most memory that its process may take, in MB: of the heap, and of all. */
  readonly memory: readonly [heap: number, all: number];
  readonly open: () => Promise<OpenTarget>;
}

const OF_READERS = [96, 256] as const;
/** With an office, or a server, in the same process. */
const WITH_AN_OFFICE = [192, 512] as const;

export const FUZZ_SOURCES: readonly FuzzSource[] = [
  ...READERS.map((reader) => ({ name: reader.name, share: 70, memory: OF_READERS, open: async () => reader })),
  { name: 'calculators', share: 130, memory: OF_READERS, open: async () => CALCULATOR_FUZZ },
  { name: 'signatures', share: 60, memory: WITH_AN_OFFICE, open: signatureFuzz },
  { name: 'checkpoints', share: 60, memory: WITH_AN_OFFICE, open: checkpointFuzz },
  { name: 'proofs', share: 70, memory: WITH_AN_OFFICE, open: proofFuzz },
  { name: 'entries', share: 60, memory: WITH_AN_OFFICE, open: entryFuzz },
  { name: 'tiles', share: 20, memory: WITH_AN_OFFICE, open: tileFuzz },
  { name: 'exports', share: 15, memory: WITH_AN_OFFICE, open: exportFuzz },
  { name: 'api', share: 20, memory: WITH_AN_OFFICE, open: apiFuzz },
  { name: 'api-postgres', share: 5, memory: WITH_AN_OFFICE, open: apiFuzzOnPostgres },
];
