/**
 * The fields of the document format, as tables. A reader reads one value and says what is wrong with it; its schema says
 * the same beforehand, as far as a JSON Schema can.
 */
import { type Day, type Month, parseDay, parseMonth } from '../../core/dates.ts';
import { decimal, type Fraction, fraction, noMinusZero } from '../../core/exact.ts';
import type { Approval, Finding } from '../../core/finding.ts';
import { type HalfPoints, RESULTS, type Result } from '../../core/game.ts';
import { type Birth, parseBirth, type Sex } from '../../core/people.ts';
import {
  type Byoyomi,
  type ControlPeriod,
  type EarlierEvent,
  type EarlierResult,
  type EventFacts,
  IMPORTANCE,
  type Importance,
  type PlayerFacts,
  type ReportedGame,
  SYSTEMS,
  type System,
} from '../../core/report.ts';
import { pathOf } from './scan.ts';

export interface DocumentFindings {
  'json.truncated': { expected: string };
  'json.unreadable': { expected: string; seen: string };
  'json.too-deep': { limit: number };
  'json.too-many-values': { limit: number };
  'json.repeated-key': { key: string };
  'document.wrong-type': { expected: string; seen: string };
  'document.missing': { field: string };
  'document.unknown-field': { field: string };
  'document.unknown-value': { expected: readonly string[]; seen: string };
  'document.impossible-date': { seen: string; expected: string };
  'document.not-whole': { seen: number };
  'document.out-of-range': { seen: number; min: number; max: number };
  'document.more-findings': { count: number };
  'json.too-large': { bytes: number; limit: number };
  'json.too-many-players': { players: number; limit: number };
  'json.not-carried': {
    what:
      | 'byes'
      | 'teams'
      | 'start-numbers'
      | 'clubs'
      | 'pins'
      | 'points'
      | 'places'
      | 'criteria'
      | 'header'
      | 'decimals';
    count: number;
  };
}

export type DocumentCode = keyof DocumentFindings;

/** Findings beyond these are only counted. */
export const MAX_FINDINGS = 1000;

export class Notes {
  readonly #findings: Finding<DocumentCode>[] = [];
  readonly #more = { refuse: 0, note: 0 };

  /** All of them, at the end how many more there are. */
  get findings(): readonly Finding<DocumentCode>[] {
    const { refuse, note } = this.#more;
    const count = refuse + note;
    if (count === 0) return this.#findings;
    const weight = refuse > 0 ? 'refuse' : 'note';
    return [...this.#findings, { code: 'document.more-findings', weight, at: { path: '$' }, facts: { count } }];
  }

  refuse<C extends DocumentCode>(code: C, path: string, facts: DocumentFindings[C]): undefined {
    this.#write('refuse', code, path, facts);
    return undefined;
  }

  note<C extends DocumentCode>(code: C, path: string, facts: DocumentFindings[C]): void {
    this.#write('note', code, path, facts);
  }

  #write(weight: 'refuse' | 'note', code: DocumentCode, path: string, facts: DocumentFindings[DocumentCode]): void {
    if (this.#findings.length >= MAX_FINDINGS) this.#more[weight] += 1;
    else this.#findings.push({ code, weight, at: { path }, facts });
  }
}

/** What a value must be, in the words of JSON Schema. */
export interface Schema {
  readonly [keyword: string]: unknown;
}

export type Read<T> = (value: unknown, path: string, notes: Notes) => T | undefined;
export type Reader<T> = Read<T> & { readonly schema: Schema };

export const reader = <T>(schema: Schema, read: Read<T>): Reader<T> => Object.assign(read, { schema });

/** Absent and null are the same, so what may be absent may be null. */
export const orNull = (schema: Schema): Schema =>
  typeof schema['type'] === 'string'
    ? { ...schema, type: [schema['type'], 'null'] }
    : { anyOf: [...((schema['anyOf'] as readonly Schema[] | undefined) ?? [schema]), { type: 'null' }] };

/** What holds of a value on a condition; validators tell its faults better than those of `anyOf`. */
export const where = (condition: Schema, holds: Schema): Schema =>
  // oxlint-disable-next-line unicorn/no-thenable -- the word of JSON Schema
  ({ if: condition, then: holds });

type Table<T> = { readonly [Field in keyof Omit<T, 'at'>]-?: Reader<NonNullable<T[Field]>> };

const MAX_TEXT_SHOWN = 40;

/** A value as a finding shows it: short, and never a whole document. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > MAX_TEXT_SHOWN ? `${text.slice(0, MAX_TEXT_SHOWN)}…` : text;
}

/** Absent, null and undefined are the same. */
export const isAbsent = (value: unknown): value is null | undefined => value === undefined || value === null;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = reader<string>({ type: 'string', minLength: 1 }, (value, path, notes) =>
  typeof value === 'string' && value !== ''
    ? value
    : notes.refuse('document.wrong-type', path, { expected: 'text', seen: shown(value) }),
);

/** Identifiers may be written as numbers. */
const identifier = reader<string>(
  {
    anyOf: [text.schema, { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }],
  },
  (value, path, notes) => (Number.isSafeInteger(value) ? String(value) : text(value, path, notes)),
);

const flag = reader<boolean>({ type: 'boolean' }, (value, path, notes) =>
  typeof value === 'boolean'
    ? value
    : notes.refuse('document.wrong-type', path, { expected: 'true or false', seen: shown(value) }),
);

const number: Read<number> = (value, path, notes) =>
  typeof value === 'number' && Number.isFinite(value)
    ? noMinusZero(value)
    : notes.refuse('document.wrong-type', path, { expected: 'a number', seen: shown(value) });

const whole = (min: number, max: number): Reader<number> =>
  reader({ type: 'integer', minimum: min, maximum: max }, (value, path, notes) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) {
      return notes.refuse('document.wrong-type', path, { expected: 'a whole number', seen: shown(value) });
    }
    if (!Number.isInteger(value)) return notes.refuse('document.not-whole', path, { seen: value });
    const given = noMinusZero(value);
    return given < min || given > max ? notes.refuse('document.out-of-range', path, { seen: given, min, max }) : given;
  });

/** A decimal that is held exactly; at most four places. A schema cannot say that: validators divide inexactly. */
const exactDecimal = (min: number, max: number): Reader<Fraction> =>
  reader({ type: 'number', minimum: min, maximum: max }, (value, path, notes) => {
    const given = number(value, path, notes);
    if (given === undefined) return undefined;
    if (given < min || given > max) return notes.refuse('document.out-of-range', path, { seen: given, min, max });
    return (
      decimal(given, 4) ??
      notes.refuse('document.wrong-type', path, { expected: 'a number of at most four decimals', seen: String(given) })
    );
  });

const oneOf = <T extends string>(values: readonly T[]): Reader<T> =>
  reader({ enum: values }, (value, path, notes) =>
    values.includes(value as T)
      ? (value as T)
      : notes.refuse('document.unknown-value', path, { expected: values, seen: shown(value) }),
  );

const YEAR = '[0-9]{4}';
const MONTH = '(0[1-9]|1[0-2])';
const LEAP_YEAR = '([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)';
/** The days that exist, 29 February in leap years only. */
const DAY = `(${YEAR}-(${MONTH}-(0[1-9]|1[0-9]|2[0-8])|(0[13-9]|1[0-2])-(29|30)|(0[13578]|1[02])-31)|${LEAP_YEAR}-02-29)`;

const day = reader<Day>(
  { type: 'string', pattern: `^${DAY}$` },
  (value, path, notes) =>
    (typeof value === 'string' ? parseDay(value) : undefined) ??
    notes.refuse('document.impossible-date', path, { seen: shown(value), expected: 'YYYY-MM-DD' }),
);

export const month = reader<Month>(
  { type: 'string', pattern: `^${YEAR}-${MONTH}$` },
  (value, path, notes) =>
    (typeof value === 'string' ? parseMonth(value) : undefined) ??
    notes.refuse('document.impossible-date', path, { seen: shown(value), expected: 'YYYY-MM' }),
);

const birth = reader<Birth>(
  {
    anyOf: [
      { type: 'string', pattern: `^(${YEAR}|${DAY})$` },
      { type: 'integer', minimum: 1000, maximum: 9999 },
    ],
  },
  (value, path, notes) =>
    (typeof value === 'string' || Number.isInteger(value) ? parseBirth(String(value)) : undefined) ??
    // what stands there may be a real day of birth in another notation: it is not repeated
    notes.refuse('document.impossible-date', path, { seen: '…', expected: 'YYYY-MM-DD or YYYY' }),
);

const writtenSex = oneOf(['m', 'f', 'w']);
const sex = reader<Sex>(writtenSex.schema, (value, path, notes) => {
  const given = writtenSex(value, path, notes);
  return given === 'w' ? 'f' : given;
});

export const list = <T>(item: Reader<T>): Reader<readonly T[]> =>
  reader({ type: 'array', items: item.schema }, (value, path, notes) => {
    if (!Array.isArray(value)) {
      return notes.refuse('document.wrong-type', path, { expected: 'a list', seen: shown(value) });
    }
    // not `map`, which passes over the holes of a list that a program made
    return Array.from(value as unknown[], (each, index) => item(each, pathOf(path, index), notes)).filter(
      (each) => each !== undefined,
    );
  });

/** A list that nothing is missing from. */
const wholeList = <T>(item: Reader<T>): Reader<readonly T[]> => {
  const items = list(item);
  return reader(items.schema, (value, path, notes) => {
    const read = items(value, path, notes);
    return read?.length === (value as unknown[]).length ? read : undefined;
  });
};

/** An object by its table. Unknown fields are noted and change nothing, so they may stand there. */
const schemaOf = (table: { readonly [field: string]: Reader<unknown> }, required: readonly string[]): Schema => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(table).map(([field, { schema }]) => [field, required.includes(field) ? schema : orNull(schema)]),
  ),
  ...(required.length === 0 ? {} : { required }),
});

/** What could be read of an object, by its table: unknown fields are noted, required ones are asked for. */
const partly = <T extends object>(table: Table<T>, required: readonly (keyof T & string)[]): Reader<Partial<T>> =>
  reader(schemaOf(table as { readonly [field: string]: Reader<unknown> }, required), (value, path, notes) => {
    if (!isObject(value)) {
      return notes.refuse('document.wrong-type', path, { expected: 'an object', seen: shown(value) });
    }
    const read: Partial<Record<keyof T, unknown>> = {};
    for (const field of Object.keys(value)) {
      const given = value[field];
      if (!Object.hasOwn(table, field)) notes.note('document.unknown-field', pathOf(path, field), { field });
      // the names of the tables are plain ones
      else if (!isAbsent(given))
        read[field as keyof T] = table[field as keyof Table<T>](given, `${path}.${field}`, notes);
    }
    for (const field of required) {
      if (isAbsent(value[field])) notes.refuse('document.missing', pathOf(path, field), { field });
    }
    return read as Partial<T>;
  });

/** An object by its table, with all that is required. */
const record = <T extends object>(table: Table<T>, required: readonly (keyof T & string)[]): Reader<T> => {
  const part = partly(table, required);
  return reader(part.schema, (value, path, notes) => {
    const read = part(value, path, notes);
    return read !== undefined && required.every((field) => read[field] !== undefined) ? (read as T) : undefined;
  });
};

/** Larger than any count or rating in use, so that sums stay exact. */
const MANY = 1_000_000;
const minutes = exactDecimal(0, 10_000);

const asNumber = (exact: Reader<Fraction>): Reader<number> =>
  reader(exact.schema, (value, path, notes) =>
    exact(value, path, notes) === undefined ? undefined : noMinusZero(value as number),
  );

const writtenControlPeriods = list(
  record<ControlPeriod>(
    { moves: whole(1, 1000), minutes: asNumber(minutes), increment: asNumber(exactDecimal(0, 3600)) },
    ['minutes'],
  ),
);

const controlPeriods = reader<readonly ControlPeriod[]>(writtenControlPeriods.schema, (value, path, notes) =>
  writtenControlPeriods(value, path, notes)?.map((period) => ({ ...period, increment: period.increment ?? 0 })),
);

const japanese = record<Extract<Byoyomi, { kind: 'japanese' }>>(
  { kind: oneOf(['japanese']), seconds: asNumber(exactDecimal(0, 3600)), periods: whole(0, 100) },
  ['seconds'],
);
const canadian = record<Extract<Byoyomi, { kind: 'canadian' }>>(
  { kind: oneOf(['canadian']), minutes: asNumber(exactDecimal(0, 1000)), moves: whole(1, 1000) },
  ['minutes', 'moves'],
);

const isOfKind = (kind: string): Schema => ({
  type: 'object',
  properties: { kind: { const: kind } },
  required: ['kind'],
});

/** Of another kind only the name is read. */
const byoyomi = reader<Byoyomi>(
  {
    type: 'object',
    properties: { kind: text.schema },
    required: ['kind'],
    allOf: [where(isOfKind('japanese'), japanese.schema), where(isOfKind('canadian'), canadian.schema)],
  },
  (value, path, notes) => {
    if (!isObject(value)) {
      return notes.refuse('document.wrong-type', path, { expected: 'an object or null', seen: shown(value) });
    }
    if (isAbsent(value['kind'])) return notes.refuse('document.missing', pathOf(path, 'kind'), { field: 'kind' });
    if (value['kind'] === 'japanese') return japanese(value, path, notes);
    if (value['kind'] === 'canadian') return canadian(value, path, notes);
    const name = text(value['kind'], pathOf(path, 'kind'), notes);
    return name === undefined ? undefined : { kind: 'other', name };
  },
);

/** `true`, or a reference to the attached games. */
const attachment = reader<boolean>({ anyOf: [flag.schema, { type: 'string' }] }, (value, path, notes) =>
  typeof value === 'string' ? value !== '' : flag(value, path, notes),
);

const approval = record<Approval>({ clause: text, by: text, date: text, ground: text }, ['clause', 'by']);

export const EVENT_FIELDS: Table<EventFacts> = {
  id: identifier,
  name: text,
  place: text,
  federation: text,
  start: day,
  end: day,
  rounds: whole(1, 10_000),
  system: oneOf<System>(SYSTEMS),
  controls: controlPeriods,
  registered: day,
  norms: flag,
  schedule: list(record({ round: whole(1, 10_000), date: day }, ['round', 'date'])),
  hybrid: flag,
  pgn: attachment,
  arbiters: list(record({ name: text, licence: identifier }, [])),
  announcedRated: flag,
  reportReceived: day,
  partOf: identifier,
  approvals: list(approval),
  matchGames: whole(1, 10_000),
  matchWaiver: flag,
  officialFide: flag,
  list: month,
  nationalChampionship: flag,
  womenOnly: flag,
  approvedLong: flag,
  halfPointBonus: whole(0, 1000),
  fideRated: flag,
  board: whole(1, 100),
  baseMinutes: minutes,
  byoyomi,
  handicap: flag,
  importance: list(oneOf<Importance>(IMPORTANCE)),
  participants: whole(0, MANY),
  committeeC: whole(0, 1000),
  pairGo: flag,
  consultation: flag,
};

const rating = whole(-MANY, MANY);
const halfPointsOfGame = reader<HalfPoints>({ enum: [0, 0.5, 1] }, (value, path, notes) =>
  value === 0 || value === 0.5 || value === 1
    ? (noMinusZero(value * 2) as HalfPoints)
    : notes.refuse('document.unknown-value', path, { expected: ['0', '0.5', '1'], seen: shown(value) }),
);

interface WrittenResult {
  readonly opponent: number;
  readonly score: HalfPoints;
}

const writtenResult = record<WrittenResult>({ opponent: rating, score: halfPointsOfGame }, ['opponent', 'score']);

const earlierResult = reader<EarlierResult>(writtenResult.schema, (value, path, notes) => {
  const read = writtenResult(value, path, notes);
  return read === undefined ? undefined : { opponent: read.opponent, halfPoints: read.score };
});

const scoreSum = reader<number>({ type: 'number', minimum: 0, multipleOf: 0.5 }, (value, path, notes) => {
  const score = number(value, path, notes);
  if (score === undefined) return undefined;
  return score >= 0 && Number.isInteger(score * 2)
    ? score * 2
    : notes.refuse('document.wrong-type', path, { expected: 'a score in whole or half points', seen: String(score) });
});

interface WrittenEarlierEvent {
  readonly event?: string;
  readonly end?: Day;
  readonly list?: Month;
  readonly results?: readonly EarlierResult[];
  readonly games?: number;
  readonly avg?: Fraction;
  readonly score?: number;
}

const writtenEarlierEvent = record<WrittenEarlierEvent>(
  {
    event: identifier,
    end: day,
    list: month,
    results: wholeList(earlierResult),
    games: whole(1, 10_000),
    avg: exactDecimal(-MANY, MANY),
    score: scoreSum,
  },
  [],
);

const SUMS = ['games', 'avg', 'score'] as const;

/** Results one by one, or summed up as games, average and score. That these agree a schema cannot say. */
const earlierEvent = reader<EarlierEvent>(
  {
    ...writtenEarlierEvent.schema,
    anyOf: [
      { properties: { results: { type: 'array' } }, required: ['results'] },
      { properties: Object.fromEntries(SUMS.map((field) => [field, { type: 'number' }])), required: SUMS },
    ],
  },
  (value, path, notes) => {
    const read = writtenEarlierEvent(value, path, notes);
    if (read === undefined) return undefined;
    return isAbsent((value as WrittenEarlierEvent).results)
      ? summedUp(read, value as WrittenEarlierEvent, path, notes)
      : oneByOne(read, path, notes);
  },
);

function oneByOne(
  { event, end, list: onList, results, games, score }: WrittenEarlierEvent,
  path: string,
  notes: Notes,
): EarlierEvent | undefined {
  if (results === undefined) return undefined;
  const sum = results.reduce((total, { opponent }) => total + opponent, 0);
  const halfPoints = results.reduce((total, result) => total + result.halfPoints, 0);
  const count = results.length;
  if (games !== undefined && games !== count) {
    return notes.refuse('document.out-of-range', pathOf(path, 'games'), { seen: games, min: count, max: count });
  }
  if (score !== undefined && score !== halfPoints) {
    const counted = halfPoints / 2;
    return notes.refuse('document.out-of-range', pathOf(path, 'score'), {
      seen: score / 2,
      min: counted,
      max: counted,
    });
  }
  return { event, end, list: onList, games: count, average: fraction(sum, Math.max(1, count)), halfPoints, results };
}

function summedUp(
  { event, end, list: onList, games, avg, score }: WrittenEarlierEvent,
  written: WrittenEarlierEvent,
  path: string,
  notes: Notes,
): EarlierEvent | undefined {
  const absent = SUMS.filter((field) => isAbsent(written[field]));
  if (absent.length === SUMS.length) {
    return notes.refuse('document.missing', pathOf(path, 'results'), { field: 'results, or games, avg and score' });
  }
  for (const field of absent) notes.refuse('document.missing', pathOf(path, field), { field });
  if (games === undefined || avg === undefined || score === undefined) return undefined;
  if (score > 2 * games) {
    return notes.refuse('document.out-of-range', pathOf(path, 'score'), { seen: score / 2, min: 0, max: games });
  }
  return { event, end, list: onList, games, average: avg, halfPoints: score };
}

const marks = whole(0, 10_000);

const reached = reader<Readonly<Record<string, number>>>(
  { type: 'object', additionalProperties: orNull(marks.schema) },
  (value, path, notes) => {
    if (!isObject(value)) {
      return notes.refuse('document.wrong-type', path, { expected: 'an object', seen: shown(value) });
    }
    const read = new Map<string, number>();
    for (const [grade, given] of Object.entries(value)) {
      const count = isAbsent(given) ? undefined : marks(given, pathOf(path, grade), notes);
      if (count !== undefined) read.set(grade, count);
    }
    // also for a grade named __proto__, which a plain assignment would lose
    return Object.fromEntries(read);
  },
);

export const PLAYER_FIELDS: Table<PlayerFacts> = {
  id: identifier,
  name: text,
  sex,
  federation: text,
  title: text,
  fideId: identifier,
  birth,
  rating,
  games: whole(0, MANY),
  peak: rating,
  k: whole(1, 1000),
  currentRating: rating,
  history: wholeList(earlierEvent),
  hadEvent: flag,
  fideRating: whole(1, 4000),
  member: flag,
  unsettled: flag,
  rank: text,
  entryRank: text,
  registered: flag,
  entering: flag,
  initialElo: rating,
  initialRank: text,
  reached,
};

export const GAME_FIELDS: Table<ReportedGame> = {
  round: whole(1, 10_000),
  white: identifier,
  black: identifier,
  result: oneOf<Result>(RESULTS),
  rated: flag,
  handicap: whole(0, 100),
};

/** What was read, with its place in the document. */
const placed = <T extends object>(read: Reader<T>): Reader<T> =>
  reader(read.schema, (value, path, notes) => {
    const given = read(value, path, notes);
    return given === undefined ? undefined : Object.assign(given, { at: { path } });
  });

const partlyReadEvent = partly<EventFacts>(EVENT_FIELDS, ['id']);

/** An overtime of null is no absent one: it says sudden death. */
export const readEvent = reader<Partial<EventFacts>>(partlyReadEvent.schema, (value, path, notes) => {
  const read = partlyReadEvent(value, path, notes);
  return read !== undefined && (value as EventFacts).byoyomi === null ? { ...read, byoyomi: null } : read;
});
export const readPlayer = placed(record<PlayerFacts>(PLAYER_FIELDS, ['id']));
export const readGame = placed(record<ReportedGame>(GAME_FIELDS, ['round', 'white', 'black', 'result']));
export const readBaseRating = rating;

/** Facts laid over a report: any fields, none required. */
export const readEventFacts = partly<EventFacts>(EVENT_FIELDS, []);
export const readPlayerFacts = partly<PlayerFacts>(PLAYER_FIELDS, []);
