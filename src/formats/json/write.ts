/**
 * Writes a report, or a period of them, as a document of docs/format.md: the inverse of `read.ts`. Fields are in the order of
 * their tables, with a player and a game on one line each, so that two versions of a document can be compared line by line.
 */
import { dayText, monthText } from '../../core/dates.ts';
import { type Fraction, inUnits, points, toPlaces } from '../../core/exact.ts';
import type { Finding } from '../../core/finding.ts';
import type {
  Byoyomi,
  EarlierEventFacts,
  EventFacts,
  PeriodReport,
  PlayerFacts,
  Report,
  ControlPeriod,
} from '../../core/report.ts';
import type { WrittenReport } from '../format.ts';
import { EVENT_FIELDS, GAME_FIELDS, isObject, PLAYER_RECORD_FIELDS } from './fields.ts';
import { writtenTable } from './table.ts';

/** How a field is written, if not in the form in which it is stored. */
type Written<T> = { readonly [Field in keyof T]?: (value: Exclude<T[Field], undefined>) => unknown };

const PLACES = 4;

const decimalOf = (value: Fraction): number =>
  isDecimal(value) ? inUnits(value.parts, value.of) : toPlaces(value, PLACES);

const isDecimal = ({ parts, of }: Fraction): boolean => (parts * 10 ** PLACES) % of === 0;

function overtime(byoyomi: Byoyomi | null): unknown {
  if (byoyomi === null) return null;
  if (byoyomi.kind === 'other') return { kind: byoyomi.name };
  return byoyomi.kind === 'japanese'
    ? { kind: byoyomi.kind, seconds: byoyomi.seconds, periods: byoyomi.periods }
    : { kind: byoyomi.kind, minutes: byoyomi.minutes, moves: byoyomi.moves };
}

const writtenPeriods = (periods: readonly ControlPeriod[]): unknown =>
  periods.map(({ moves, minutes, increment }) => ({ moves, minutes, increment }));

const EVENT: Written<EventFacts> = {
  start: dayText,
  end: dayText,
  controls: writtenPeriods,
  controlsBlack: writtenPeriods,
  registered: dayText,
  schedule: (rounds) => rounds.map(({ round, date }) => ({ round, date: dayText(date) })),
  arbiters: (arbiters) => arbiters.map(({ name, fideId, licence, role }) => ({ name, fideId, licence, role })),
  reportReceived: dayText,
  approvals: (approvals) =>
    approvals.map(({ clause, by, date, ground, for: about }) => ({ clause, by, date, ground, for: about })),
  list: monthText,
  baseMinutes: decimalOf,
  byoyomi: overtime,
};

const earlierEvent = ({ event, end, list, games, average, halfPoints, results }: EarlierEventFacts): unknown => ({
  event,
  end: end === undefined ? undefined : dayText(end),
  list: list === undefined ? undefined : monthText(list),
  ...(results === undefined
    ? { games, avg: decimalOf(average), score: points(halfPoints) }
    : { results: results.map((result) => ({ opponent: result.opponent, score: points(result.halfPoints) })) }),
});

const PLAYER: Written<PlayerFacts> = {
  birth: ({ year, day }) => (day === undefined ? String(year).padStart(4, '0') : dayText(day)),
  history: (events) => events.map(earlierEvent),
};

type Member = readonly [field: string, value: unknown];

/** The known fields of a record, in the order of its table. An empty text says nothing, and the format has none. */
const membersOf = <T extends object>(record: T, table: object, written: Written<T>): readonly Member[] =>
  (Object.keys(table) as (keyof T & string)[]).flatMap((field): readonly Member[] => {
    const value = record[field];
    if (value === undefined || value === '') return [];
    const write = written[field] as ((value: unknown) => unknown) | undefined;
    return [[field, write === undefined ? value : write(value)]];
  });

/** On one line, with blanks as people set them: `{ "a": 1, "b": [2, 3] }`. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  return isObject(value) ? braced(Object.entries(value)) : JSON.stringify(value);
}

const member = ([field, value]: Member): string => `${JSON.stringify(field)}: ${inline(value)}`;

function braced(members: readonly Member[]): string {
  const known = members.filter(([, value]) => value !== undefined);
  return known.length === 0 ? '{}' : `{ ${known.map(member).join(', ')} }`;
}

const STEP = '  ';

/** Each on a line of its own, one step further in. */
const lines = (items: readonly string[], [open, close]: '[]' | '{}' | readonly string[], indent: string): string =>
  items.length === 0
    ? `${open}${close}`
    : `${open}\n${items.map((item) => indent + STEP + item).join(',\n')}\n${indent}${close}`;

const rows = (items: readonly string[], indent: string): string => lines(items, '[]', indent);

const isListOfObjects = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.some(isObject);

function eventText(event: EventFacts, indent: string): string {
  const members = membersOf(event, EVENT_FIELDS, EVENT).map(([field, value]) =>
    isListOfObjects(value)
      ? `${JSON.stringify(field)}: ${rows(value.map(inline), indent + STEP)}`
      : member([field, value]),
  );
  return lines(members, '{}', indent);
}

const rulebookOf = ({ rulebook }: Report | PeriodReport): readonly string[] =>
  rulebook === undefined ? [] : [member(['rulebook', rulebook])];

function reportText(report: Report, indent: string): string {
  const inside = indent + STEP;
  const players = report.players.map((player) => braced(membersOf<PlayerFacts>(player, PLAYER_RECORD_FIELDS, PLAYER)));
  const games = report.games.map((game) => braced(membersOf(game, GAME_FIELDS, {})));
  return lines(
    [
      ...rulebookOf(report),
      `"event": ${eventText(report.event, inside)}`,
      `"players": ${rows(players, inside)}`,
      `"games": ${rows(games, inside)}`,
      ...tableText(report, inside),
    ],
    '{}',
    indent,
  );
}

/** Each list of the table row by row, and the header on one line. */
function tableText(report: Report, indent: string): readonly string[] {
  const table = writtenTable(report);
  if (table === undefined) return [];
  const parts = Object.entries(table).map(([field, value]) =>
    isListOfObjects(value)
      ? `${JSON.stringify(field)}: ${rows(value.map(inline), indent + STEP)}`
      : member([field, value]),
  );
  return [`"table": ${lines(parts, '{}', indent)}`];
}

function periodText(report: PeriodReport): string {
  const { period, list, base } = report;
  return lines(
    [
      ...rulebookOf(report),
      ...(list === undefined ? [] : [member(['list', monthText(list)])]),
      ...(base.size === 0 ? [] : [`"base": ${braced([...base])}`]),
      `"period": ${rows(
        period.map((each) => reportText(each, STEP + STEP)),
        STEP,
      )}`,
    ],
    '{}',
    '',
  );
}

/** The number of decimals with more places than the format allows; they are rounded. */
const roundedIn = ({ event: { baseMinutes }, players }: Report): number =>
  [
    ...(baseMinutes === undefined ? [] : [baseMinutes]),
    ...players.flatMap(({ history = [] }) =>
      history.filter(({ results }) => results === undefined).map(({ average }) => average),
    ),
  ].filter((value) => !isDecimal(value)).length;

function notCarried(reports: readonly Report[]): readonly Finding[] {
  const count = reports.reduce((sum, report) => sum + roundedIn(report), 0);
  return count === 0 ? [] : [{ code: 'json.not-carried', weight: 'note', facts: { what: 'decimals', count } }];
}

const written = (text: string, reports: readonly Report[]): WrittenReport => ({
  bytes: new TextEncoder().encode(`${text}\n`),
  findings: notCarried(reports),
});

export const writeReport = (report: Report): WrittenReport => written(reportText(report, ''), [report]);

export const writePeriod = (period: PeriodReport): WrittenReport => written(periodText(period), period.period);

/** The facts of an event as the members of a document. */
export const eventRecord = (event: Partial<EventFacts>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(membersOf(event, EVENT_FIELDS, EVENT as Written<Partial<EventFacts>>));

/** Facts of a player as the members of a document. */
export const playerRecord = (player: Partial<PlayerFacts>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(membersOf(player, PLAYER_RECORD_FIELDS, PLAYER as Written<Partial<PlayerFacts>>));
