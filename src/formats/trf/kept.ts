/** Records for which a report has no field: its header carries them, as they are in the file, to the next TRF file. */
import type { Report, System } from '../../core/report.ts';
import { type Dialect, recordsOf, type TrfFile, valueOf } from './file.ts';
import { extensionOf } from './scoring.ts';
import { isNational, RECORD_KINDS, TEAM_310, textInColumns } from './records.ts';
import { controlsInWords } from './time-control.ts';
import {
  controlsIn,
  controlWords,
  encodedSystem,
  SYSTEM_CODES,
  SYSTEM_WORDS,
  systemNamed,
  systemOfFile,
  type TimeOfGames,
} from './tournament.ts';

/** The header of a report has room for other formats too. */
export const HEADER_PREFIX = 'trf ';

/** A report holds all that these say. */
const IN_REPORT: ReadonlySet<string> = new Set(',012,013,022,032,042,052,062,072,082,102,112,132,142'.split(','));

/** A report contains the name and members of a team. */
const TEAM_DETAILS = ['nickname', 'strength', 'matchPoints', 'gamePoints', 'rank'] as const;

/** Whether a report contains everything in the records of this code, so that the writer makes the same text. */
function isInReport(file: TrfFile, code: string): boolean {
  switch (code) {
    case '092':
      return valueOf(file, code) === SYSTEM_WORDS[systemOfFile(file).system];
    case '122':
      return valueOf(file, code) === controlWords(controlsIn(file));
    case '192':
      return valueOf(file, code) === SYSTEM_CODES[systemOfFile(file).system];
    case '222':
      return controlsIn(file).controls !== undefined;
    case '310':
      return recordsOf(file, code).every(({ text }) =>
        TEAM_DETAILS.every((field) => textInColumns(text, TEAM_310[field]) === ''),
      );
    default:
      return IN_REPORT.has(code);
  }
}

/** By code; the lines of one code together. */
export function headerOf(file: TrfFile): Pick<Report, 'header'> {
  const kept: [string, string][] = [];
  for (const [code, records] of file.records) {
    if (!isInReport(file, code)) kept.push([HEADER_PREFIX + code, records.map(({ text }) => text).join('\n')]);
  }
  return kept.length === 0 ? {} : { header: Object.fromEntries(kept) };
}

export interface KeptHeader {
  /** Lines by code, those that the dialect has. */
  readonly lines: ReadonlyMap<string, readonly string[]>;
  /** Codes, or the names of other formats' header entries, that the file cannot hold. */
  readonly lost: readonly string[];
}

/** The part of a header that is written to a file; a record that the event now contradicts is dropped. */
export function keptHeaderFor({ header = {}, event }: Report, dialect: Dialect): KeptHeader {
  const lines = new Map<string, readonly string[]>();
  const lost: string[] = [];
  for (const [key, value] of Object.entries(header)) {
    const code = key.startsWith(HEADER_PREFIX) ? key.slice(HEADER_PREFIX.length) : undefined;
    const texts = value.split('\n');
    const scoring = code === '162' && dialect !== 'trf26' ? extensionOf(texts[0] as string) : undefined;
    if (scoring !== undefined && header[`${HEADER_PREFIX}XXS`] === undefined) lines.set('XXS', [scoring]);
    else if (code === undefined || !isOf(dialect, code, texts)) lost.push(code ?? key);
    else if (!isContradicted(code, (texts[0] as string).slice(4).trim(), event)) lines.set(code, texts);
  }
  return { lines, lost };
}

/** Records of pairing programs and unknown ones may occur in all versions. */
const isOf = (dialect: Dialect, code: string, [first = '']: readonly string[]): boolean =>
  dialect === 'trf26' || (RECORD_KINDS.get(code)?.since !== 'trf26' && !isNational(first));

/** Facts added to the report may have changed the system, or given the time control. */
function isContradicted(code: string, value: string, { system, ...time }: Report['event']): boolean {
  if (code === '092') return differs(systemNamed(value), system);
  if (code === '192') return differs(encodedSystem(value), system);
  if (code === '122') return time.controls !== undefined && isOther(controlsInWords(value), time);
  return code === '222' && time.controls !== undefined;
}

/** Words that can be read, and say another time control. */
const isOther = (told: TimeOfGames['controls'], time: TimeOfGames): boolean =>
  told !== undefined && controlWords({ controls: told }) !== controlWords(time);

const differs = (told: System | undefined, system: System | undefined): boolean =>
  told !== undefined && told !== system;
