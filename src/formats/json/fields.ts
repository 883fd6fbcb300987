/**
 * The fields of the document format, as tables. A reader reads one value and reports what is wrong with it; its form is what the
 * schema says about the value.
 */
import { type Day, type Month, parseDay, parseMonth } from '../../core/dates.ts';
import { decimal, type Fraction, fraction, noMinusZero } from '../../core/exact.ts';
import type { Approval } from '../../core/finding.ts';
import { type HalfPoints, RESULTS, type Result } from '../../core/game.ts';
import { type Birth, parseBirth, type Sex } from '../../core/people.ts';
import {
  type Byoyomi,
  type ControlPeriod,
  type EarlierEventFacts,
  type EarlierResult,
  type EventFacts,
  IMPORTANCE,
  type Importance,
  type PlayerFacts,
  type ReportedGame,
  REPORT_RATINGS,
  type ReportRatings,
  SYSTEMS,
  ARBITER_ROLES,
  type ArbiterRole,
  type System,
} from '../../core/report.ts';
import { shortText } from '../../core/notes.ts';
import type { DocumentNotes } from './findings.ts';
import { pathOf } from './scan.ts';

/** The form of a value, as data: `schema.ts` expresses the same as JSON Schema. */
export type ValueForm =
  | readonly ['text' | 'identifier' | 'flag' | 'attachment' | 'day' | 'month' | 'birth' | 'score']
  | readonly ['whole' | 'decimal', min: number, max: number]
  | readonly ['one of', values: readonly (string | number)[]]
  | readonly ['list' | 'by name', each: ValueForm]
  | ObjectForm
  | readonly ['byoyomi', japanese: ObjectForm, canadian: ObjectForm]
  | readonly ['earlier event', fields: ObjectForm];

export type ObjectForm = readonly ['object', fields: Readonly<Record<string, ValueForm>>, required: readonly string[]];

export type Read<T> = (value: unknown, path: string, notes: DocumentNotes) => T | undefined;
export type Reader<T, F extends ValueForm = ValueForm> = Read<T> & { readonly form: F };

export const reader = <T, F extends ValueForm = ValueForm>(form: F, read: Read<T>): Reader<T, F> =>
  Object.assign(read, { form });

type Table<T> = { readonly [Field in keyof Omit<T, 'at'>]-?: Reader<NonNullable<T[Field]>> };

/** A value as a finding shows it: short, and never a whole document. */
export function shownValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return shortText(typeof value === 'string' ? JSON.stringify(value) : String(value));
}

/** Absent, null and undefined are the same. */
export const isAbsent = (value: unknown): value is null | undefined => value === undefined || value === null;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = reader<string>(['text'], (value, path, notes) =>
  typeof value === 'string' && value !== ''
    ? value
    : notes.refuse('document.wrong-type', path, { expected: 'text', seen: shownValue(value) }),
);

/** Identifiers may be written as numbers. */
const identifier = reader<string>(['identifier'], (value, path, notes) =>
  Number.isSafeInteger(value) ? String(value) : text(value, path, notes),
);

const flag = reader<boolean>(['flag'], (value, path, notes) =>
  typeof value === 'boolean'
    ? value
    : notes.refuse('document.wrong-type', path, { expected: 'true or false', seen: shownValue(value) }),
);

const number: Read<number> = (value, path, notes) =>
  typeof value === 'number' && Number.isFinite(value)
    ? noMinusZero(value)
    : notes.refuse('document.wrong-type', path, { expected: 'a number', seen: shownValue(value) });

const whole = (min: number, max: number): Reader<number> =>
  reader(['whole', min, max], (value, path, notes) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) {
      return notes.refuse('document.wrong-type', path, { expected: 'a whole number', seen: shownValue(value) });
    }
    if (!Number.isInteger(value)) return notes.refuse('document.not-whole', path, { seen: value });
    const given = noMinusZero(value);
    return given < min || given > max ? notes.refuse('document.out-of-range', path, { seen: given, min, max }) : given;
  });

/** A decimal that is held exactly; at most four places. A schema cannot say that: validators divide inexactly. */
const exactDecimal = (min: number, max: number): Reader<Fraction> =>
  reader(['decimal', min, max], (value, path, notes) => {
    const given = number(value, path, notes);
    if (given === undefined) return undefined;
    if (given < min || given > max) return notes.refuse('document.out-of-range', path, { seen: given, min, max });
    return (
      decimal(given, 4) ??
      notes.refuse('document.wrong-type', path, { expected: 'a number of at most four decimals', seen: String(given) })
    );
  });

const oneOf = <T extends string>(values: readonly T[]): Reader<T> =>
  reader(['one of', values], (value, path, notes) =>
    values.includes(value as T)
      ? (value as T)
      : notes.refuse('document.unknown-value', path, { expected: values, seen: shownValue(value) }),
  );

const day = reader<Day>(
  ['day'],
  (value, path, notes) =>
    (typeof value === 'string' ? parseDay(value) : undefined) ??
    notes.refuse('document.impossible-date', path, { seen: shownValue(value), expected: 'YYYY-MM-DD' }),
);

export const month = reader<Month>(
  ['month'],
  (value, path, notes) =>
    (typeof value === 'string' ? parseMonth(value) : undefined) ??
    notes.refuse('document.impossible-date', path, { seen: shownValue(value), expected: 'YYYY-MM' }),
);

const birth = reader<Birth>(
  ['birth'],
  (value, path, notes) =>
    (typeof value === 'string' || Number.isInteger(value) ? parseBirth(String(value)) : undefined) ??
    // it may be a real day of birth in another notation, so it is not repeated
    notes.refuse('document.impossible-date', path, { seen: '…', expected: 'YYYY-MM-DD or YYYY' }),
);

const writtenSex = oneOf(['m', 'f', 'w']);
const sex = reader<Sex>(writtenSex.form, (value, path, notes) => {
  const given = writtenSex(value, path, notes);
  return given === 'w' ? 'f' : given;
});

export const listReader =
  <T>(item: Read<T>): Read<readonly T[]> =>
  (value, path, notes) => {
    if (!Array.isArray(value)) {
      return notes.refuse('document.wrong-type', path, { expected: 'a list', seen: shownValue(value) });
    }
    // not `map`, which passes over the holes of a list that a program made
    return Array.from(value as unknown[], (each, index) => item(each, pathOf(path, index), notes)).filter(
      (each) => each !== undefined,
    );
  };

const list = <T>(item: Reader<T>): Reader<readonly T[]> => reader(['list', item.form], listReader(item));

/** A list without missing elements. */
const wholeList = <T>(item: Reader<T>): Reader<readonly T[]> => {
  const items = list(item);
  return reader(items.form, (value, path, notes) => {
    const read = items(value, path, notes);
    return read?.length === (value as unknown[]).length ? read : undefined;
  });
};

const objectForm = (table: Readonly<Record<string, Reader<unknown>>>, required: readonly string[]): ObjectForm => [
  'object',
  Object.fromEntries(Object.entries(table).map(([field, { form }]) => [field, form])),
  required,
];

/** The readable parts of an object, by its table: unknown fields are noted, required ones must be there. */
const partly = <T extends object>(
  table: Table<T>,
  required: readonly (keyof T & string)[],
): Reader<Partial<T>, ObjectForm> =>
  reader(objectForm(table, required), (value, path, notes) => {
    if (!isObject(value)) {
      return notes.refuse('document.wrong-type', path, { expected: 'an object', seen: shownValue(value) });
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
const record = <T extends object>(table: Table<T>, required: readonly (keyof T & string)[]): Reader<T, ObjectForm> => {
  const part = partly(table, required);
  return reader(part.form, (value, path, notes) => {
    const read = part(value, path, notes);
    return read !== undefined && required.every((field) => read[field] !== undefined) ? (read as T) : undefined;
  });
};

/** Larger than any count or rating in use, so that sums stay exact. */
const MANY = 1_000_000;
const minutes = exactDecimal(0, 10_000);

const asNumber = (exact: Reader<Fraction>): Reader<number> =>
  reader(exact.form, (value, path, notes) =>
    exact(value, path, notes) === undefined ? undefined : noMinusZero(value as number),
  );

const writtenControlPeriods = list(
  record<ControlPeriod>(
    { moves: whole(1, 1000), minutes: asNumber(minutes), increment: asNumber(exactDecimal(0, 3600)) },
    ['minutes'],
  ),
);

const controlPeriods = reader<readonly ControlPeriod[]>(writtenControlPeriods.form, (value, path, notes) =>
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

/** For another kind only the name is read. */
const byoyomi = reader<Byoyomi>(['byoyomi', japanese.form, canadian.form], (value, path, notes) => {
  if (!isObject(value)) {
    return notes.refuse('document.wrong-type', path, { expected: 'an object or null', seen: shownValue(value) });
  }
  if (isAbsent(value['kind'])) return notes.refuse('document.missing', pathOf(path, 'kind'), { field: 'kind' });
  if (value['kind'] === 'japanese') return japanese(value, path, notes);
  if (value['kind'] === 'canadian') return canadian(value, path, notes);
  const name = text(value['kind'], pathOf(path, 'kind'), notes);
  return name === undefined ? undefined : { kind: 'other', name };
});

/** `true`, or a reference to the attached games. */
const attachment = reader<boolean>(['attachment'], (value, path, notes) =>
  typeof value === 'string' ? value !== '' : flag(value, path, notes),
);

const approval = record<Approval>({ clause: text, by: text, date: text, ground: text, for: text }, ['clause', 'by']);

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
  controlsBlack: controlPeriods,
  registered: day,
  norms: flag,
  schedule: list(record({ round: whole(1, 10_000), date: day }, ['round', 'date'])),
  hybrid: flag,
  pgn: attachment,
  arbiters: list(
    record({ name: text, fideId: identifier, licence: identifier, role: oneOf<ArbiterRole>(ARBITER_ROLES) }, []),
  ),
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
  reportRatings: oneOf<ReportRatings>(REPORT_RATINGS),
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
const halfPointsOfGame = reader<HalfPoints>(['one of', [0, 0.5, 1]], (value, path, notes) =>
  value === 0 || value === 0.5 || value === 1
    ? (noMinusZero(value * 2) as HalfPoints)
    : notes.refuse('document.unknown-value', path, { expected: ['0', '0.5', '1'], seen: shownValue(value) }),
);

interface WrittenResult {
  readonly opponent: number;
  readonly score: HalfPoints;
}

const writtenResult = record<WrittenResult>({ opponent: rating, score: halfPointsOfGame }, ['opponent', 'score']);

const earlierResult = reader<EarlierResult>(writtenResult.form, (value, path, notes) => {
  const read = writtenResult(value, path, notes);
  return read === undefined ? undefined : { opponent: read.opponent, halfPoints: read.score };
});

const scoreSum = reader<number>(['score'], (value, path, notes) => {
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

export const SUMS = ['games', 'avg', 'score'] as const;

/** Results one by one, or summed up as games, average and score. That these agree a schema cannot say. */
const earlierEvent = reader<EarlierEventFacts>(['earlier event', writtenEarlierEvent.form], (value, path, notes) => {
  const read = writtenEarlierEvent(value, path, notes);
  if (read === undefined) return undefined;
  return isAbsent((value as WrittenEarlierEvent).results)
    ? summedUp(read, value as WrittenEarlierEvent, path, notes)
    : oneByOne(read, path, notes);
});

function oneByOne(
  { event, end, list: onList, results, games, score }: WrittenEarlierEvent,
  path: string,
  notes: DocumentNotes,
): EarlierEventFacts | undefined {
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
  notes: DocumentNotes,
): EarlierEventFacts | undefined {
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

const reached = reader<Readonly<Record<string, number>>>(['by name', marks.form], (value, path, notes) => {
  if (!isObject(value)) {
    return notes.refuse('document.wrong-type', path, { expected: 'an object', seen: shownValue(value) });
  }
  const read = new Map<string, number>();
  for (const [grade, given] of Object.entries(value)) {
    const count = isAbsent(given) ? undefined : marks(given, pathOf(path, grade), notes);
    if (count !== undefined) read.set(grade, count);
  }
  // also for a grade named __proto__, which a plain assignment would lose
  return Object.fromEntries(read);
});

export const PLAYER_RECORD_FIELDS: Table<PlayerFacts> = {
  id: identifier,
  name: text,
  sex,
  federation: text,
  title: text,
  fideId: identifier,
  komirId: identifier,
  orrId: identifier,
  pin: identifier,
  birth,
  rating,
  games: whole(0, MANY),
  peak: rating,
  k: whole(1, 1000),
  currentRating: rating,
  standardRating: rating,
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

/** A value, with its place in the document. */
const placed = <T extends object>(read: Reader<T>): Reader<T> =>
  reader(read.form, (value, path, notes) => {
    const given = read(value, path, notes);
    return given === undefined ? undefined : Object.assign(given, { at: { path } });
  });

/** An overtime of null is no absent one: it says sudden death. */
const withOvertime = (read: Reader<Partial<EventFacts>>): Reader<Partial<EventFacts>> =>
  reader(read.form, (value, path, notes) => {
    const given = read(value, path, notes);
    return given !== undefined && (value as EventFacts).byoyomi === null ? { ...given, byoyomi: null } : given;
  });

export const readEventRecord = withOvertime(partly<EventFacts>(EVENT_FIELDS, ['id']));
export const readPlayer = placed(record<PlayerFacts>(PLAYER_RECORD_FIELDS, ['id']));
export const readGame = placed(record<ReportedGame>(GAME_FIELDS, ['round', 'white', 'black', 'result']));
export const readBaseRating = rating;

/** Facts laid over a report: any fields, none required. */
export const readEventFacts = withOvertime(partly<EventFacts>(EVENT_FIELDS, []));
export const readPlayerFacts = partly<PlayerFacts>(PLAYER_RECORD_FIELDS, []);
