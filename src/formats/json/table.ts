/**
 * What only the table of an event needs: byes, teams, clubs, points, places and further entries of the header. No rating depends
 * on it. It is kept so that a report can become a document and a report again; other readers ignore it. If it is not in the form
 * in which we write it, none of it is used.
 */
import { type Bye, BYES, type Report, type ReportedPlayer, type Team } from '../../core/report.ts';
import { isObject } from './fields.ts';

/** A player's row, without what a rulebook may need. */
type Row = Pick<ReportedPlayer, 'startNumber' | 'club' | 'halfPoints' | 'place' | 'criteria'>;

export interface EventTable {
  readonly byes?: readonly Bye[];
  readonly teams?: readonly Team[];
  readonly rows: ReadonlyMap<string, Row>;
  readonly header?: Readonly<Record<string, string>>;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);
const isNumber = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isPoints = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value * 2);

type Guards<T> = { readonly [Field in keyof T]-?: (value: unknown) => boolean };

/** A record with these fields, some of them required. */
const isRecord =
  <T extends object>(guards: Guards<T>, required: readonly (keyof T)[]) =>
  (value: unknown): value is T =>
    isObject(value) &&
    Object.entries(value).every(([field, each]) => Object.hasOwn(guards, field) && guards[field as keyof T](each)) &&
    required.every((field) => Object.hasOwn(value, field));

const listOf =
  (is: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(is);

interface WrittenRow extends Omit<Row, 'halfPoints'> {
  readonly player: string;
  readonly points?: number;
}

/** As in a document. */
export interface WrittenTable {
  readonly byes?: readonly Bye[];
  readonly teams?: readonly Team[];
  readonly players?: readonly WrittenRow[];
  readonly header?: Readonly<Record<string, string>>;
}

const isBye = isRecord<Omit<Bye, 'at'>>(
  { player: isText, round: isNumber, kind: (kind) => BYES.includes(kind as Bye['kind']) },
  ['player', 'round', 'kind'],
);
const isTeam = isRecord<Team>({ name: isText, members: isTexts }, ['name', 'members']);
const isRow = isRecord<WrittenRow>(
  { player: isText, startNumber: isNumber, club: isText, points: isPoints, place: isNumber, criteria: isTexts },
  ['player'],
);
const isTable = isRecord<WrittenTable>(
  {
    byes: listOf(isBye),
    teams: listOf(isTeam),
    players: listOf(isRow),
    header: (header) => isObject(header) && Object.values(header).every(isText),
  },
  [],
);

/** Undefined if it is not in the form that is written here. */
export function readTable(value: unknown): EventTable | undefined {
  if (!isTable(value)) return undefined;
  const { byes, teams, players = [], header } = value;
  const rows = new Map(
    players.map(({ player, points, ...row }) => [
      player,
      { ...row, ...(points === undefined ? {} : { halfPoints: points * 2 }) },
    ]),
  );
  return { ...(byes && { byes }), ...(teams && { teams }), rows, ...(header && { header }) };
}

const ROW = ['startNumber', 'club', 'place', 'criteria'] as const;

function rowOf(player: ReportedPlayer): WrittenRow {
  const { id, halfPoints } = player;
  const given = ROW.flatMap((field) => (player[field] === undefined ? [] : [[field, player[field]] as const]));
  return { player: id, ...Object.fromEntries(given), ...(halfPoints === undefined ? {} : { points: halfPoints / 2 }) };
}

/** The parts of a report's table that are not empty, in the form of the document. */
export function writtenTable({ byes = [], teams = [], players, header = {} }: Report): WrittenTable | undefined {
  const rows = players.map(rowOf).filter((row) => Object.keys(row).length > 1);
  const parts: WrittenTable = {
    ...(byes.length > 0 && { byes: byes.map(({ player, round, kind }) => ({ player, round, kind })) }),
    ...(teams.length > 0 && { teams: teams.map(({ name, members }) => ({ name, members })) }),
    ...(rows.length > 0 && { players: rows }),
    ...(Object.keys(header).length > 0 && { header }),
  };
  return Object.keys(parts).length === 0 ? undefined : parts;
}
