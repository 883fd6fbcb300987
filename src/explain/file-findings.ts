/** The findings of files, ledger and stores; they are separate from the engine's, so that a page that only rates does not carry them. */
import type { CsvFindings } from '../formats/csv/findings.ts';
import type { EncodingFindings } from '../formats/encoding.ts';
import type { ListFindings } from '../formats/fide-list/findings.ts';
import type { H9Findings } from '../formats/h9/findings.ts';
import type { OpenGothaFindings } from '../formats/opengotha/findings.ts';
import type { TrfFindings } from '../formats/trf/findings.ts';
import type { ZipFindings } from '../formats/zip.ts';
import type { ByeFindings } from '../intake/byes.ts';
import type { FactsFindings } from '../intake/facts.ts';
import type { IdentifyFindings } from '../intake/identify.ts';
import type { RatingsFindings } from '../intake/ratings.ts';
import type { LedgerFindings } from '../ledger/chain.ts';
import type { StoreFindings } from '../stores/errors.ts';
import type { FindingPhrases } from './language.ts';
import type { OfficeFileFindings } from './office-findings.ts';

export type FileFindings = ByeFindings &
  CsvFindings &
  EncodingFindings &
  FactsFindings &
  H9Findings &
  IdentifyFindings &
  LedgerFindings &
  ListFindings &
  OfficeFileFindings &
  OpenGothaFindings &
  RatingsFindings &
  StoreFindings &
  TrfFindings &
  ZipFindings;

export type FilePhrases = FindingPhrases<FileFindings>;
