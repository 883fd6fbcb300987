/** `--limit report=128MB --limit players=50000,rounds=120`: how much a reader takes. */
import { type Limits, LIMITS } from '../engine/index.ts';
import { UsageError } from './exit.ts';

const MB = 1024 * 1024;
const GB = 1024 * MB;

interface Setting {
  readonly limit: keyof Limits;
  readonly kind: 'bytes' | 'count';
  /** Beyond it the machine itself has a limit: a text cannot be longer. */
  readonly max: number;
}

const SETTINGS = {
  report: { limit: 'reportBytes', kind: 'bytes', max: 500 * MB },
  line: { limit: 'lineBytes', kind: 'bytes', max: 500 * MB },
  players: { limit: 'players', kind: 'count', max: 1_000_000 },
  rounds: { limit: 'rounds', kind: 'count', max: 9999 },
  unpacked: { limit: 'archiveBytes', kind: 'bytes', max: 1024 * GB },
  ratio: { limit: 'archiveRatio', kind: 'count', max: 10_000 },
} as const satisfies Readonly<Record<string, Setting>>;

const UNITS: Readonly<Record<string, number>> = { '': 1, B: 1, KB: 1024, MB, GB };

/** The limits that were set, and the defaults. */
export function limitsOf(options: object): Limits {
  const { limit: given } = options as { readonly limit?: unknown };
  const limits: { -readonly [Name in keyof Limits]: number } = { ...LIMITS };
  const seen = new Set<string>();
  for (const text of given === undefined ? [] : [given].flat().flatMap((each) => String(each).split(','))) {
    const [, name = '', value = ''] = /^([^=]*)=(.*)$/s.exec(text) ?? [];
    if (!Object.hasOwn(SETTINGS, name)) {
      const known = Object.keys(SETTINGS).join(', ');
      throw new UsageError((words) => words.limit.names(known, text));
    }
    if (seen.has(name)) throw new UsageError((words) => words.repeated(`--limit ${name}`));
    seen.add(name);
    const setting: Setting = SETTINGS[name as keyof typeof SETTINGS];
    limits[setting.limit] = valueOf(name, value.trim(), setting);
  }
  return limits;
}

function valueOf(name: string, text: string, { kind, max }: Setting): number {
  const [, digits, unit = ''] = /^(\d{1,15})\s*([KMG]?B)?$/i.exec(text) ?? [];
  const value = Number(digits) * (UNITS[unit.toUpperCase()] as number);
  if (digits !== undefined && (kind === 'bytes' || unit === '') && value >= 1 && value <= max) return value;
  throw new UsageError(({ limit }) =>
    kind === 'bytes' ? limit.size(name, sizeText(max), text) : limit.count(name, max, text),
  );
}

const sizeText = (bytes: number): string => (bytes % GB === 0 ? `${bytes / GB}GB` : `${bytes / MB}MB`);
