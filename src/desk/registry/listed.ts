/** Players of a FIDE list and rows of a CSV in one form, for imports. */
import type { Finding } from '../../core/finding.ts';
import type { CsvPlayer } from '../../formats/csv/headings.ts';
import type { Control, FideListPlayer } from '../../formats/fide-list/records.ts';
import type { BroughtStanding } from '../../ledger/entries.ts';
import { personNumber } from '../../ledger/ids.ts';
import type { NumberKind } from '../../ledger/store.ts';
import type { Family } from '../../rulebooks/rulebook.ts';
import type { PlayersBatch } from '../../engine/player-lists.ts';
import { isPeriodicFamily } from '../../ledger/rows/standings.ts';
import { type CardFields, readCard } from './fields.ts';
import { identityBirth } from '../../ledger/rows/identity.ts';

/**
 * The content of the column `id` of a CSV: numbers of a kind, or the ids of this office. Otherwise it is only a row's
 * name.
 */
export type IdsAre = NumberKind | 'own';

export interface Incoming {
  readonly fields: CardFields;
  /** This office's number of the person, if the row has it. */
  readonly own?: number;
  readonly standing?: Omit<BroughtStanding, 'person'>;
  /** The list does not say how many games were rated. */
  readonly gamesUnknown?: true;
  readonly findings: readonly Finding[];
}

export interface IncomingRules {
  /** Of the pool that gets the ratings. */
  readonly family?: Family;
  readonly control?: Control;
  readonly ids?: IdsAre;
  /** Of the list. */
  readonly year?: number;
}

const K_SINCE_2400 = 10;
const K_SINCE_30_GAMES = 20;
const REACHED = 2400;
const GAMES = 30;

const JUNIOR_REACHED = 2300;
const JUNIOR_YEARS = 18;

/**
 * For a list without games or peak, K tells what was reached at least: so that the list's K stays. For juniors K = 20
 * says that they have reached 2300.
 */
export function reachedAtLeast(
  rating: number,
  k: number | undefined,
  { birthYear, year }: { readonly birthYear?: number | undefined; readonly year?: number | undefined },
): Pick<BroughtStanding, 'games' | 'peak'> {
  if (k === K_SINCE_2400) return { games: GAMES, peak: Math.max(rating, REACHED) };
  if (k !== K_SINCE_30_GAMES) return {};
  const isJunior = birthYear !== undefined && year !== undefined && year - birthYear <= JUNIOR_YEARS;
  return { games: GAMES, ...(isJunior ? { peak: Math.max(rating, JUNIOR_REACHED) } : {}) };
}

function listedStanding(
  player: FideListPlayer,
  control: Control,
  year: number | undefined,
): Pick<Incoming, 'standing' | 'gamesUnknown'> {
  const { rating, games, k } = player[control] ?? {};
  if (rating === undefined || rating === 0) return {};
  const known = reachedAtLeast(rating, k, { birthYear: player.birthYear, year });
  return {
    standing: {
      rating,
      ...(k === undefined ? {} : { k }),
      ...known,
      ...(games === undefined || games === 0 ? {} : { period: games }),
      ...(player.inactive ? { inactive: true as const } : {}),
    },
    ...(known.games === undefined ? { gamesUnknown: true as const } : {}),
  };
}

/** The whole date, where the list has one; it stays in the registry. */
const birthOf = ({ birthYear: year, birthday: day }: FideListPlayer): Pick<CardFields, 'birth'> =>
  year === undefined ? {} : { birth: identityBirth(day === undefined ? { year } : { year, day }) };

/** The list's reader has checked the values. */
export function listedPlayer(player: FideListPlayer, { family, control = 'standard', year }: IncomingRules): Incoming {
  const { fideId, name, federation, sex, title } = player;
  return {
    fields: {
      fide: fideId,
      ...(name === undefined ? {} : { name }),
      ...(federation === undefined ? {} : { federation }),
      ...(sex === undefined ? {} : { sex }),
      ...(title === undefined ? {} : { title }),
      ...birthOf(player),
    },
    ...(family === undefined ? {} : listedStanding(player, control, year)),
    findings: [],
  };
}

const GO = ['rank', 'reached'] as const;
const KEPT = ['hadEvent', 'unsettled', ...GO] as const;

function rowStanding(
  row: CsvPlayer,
  family: Family,
  year: number | undefined,
): Omit<BroughtStanding, 'person'> | undefined {
  const rating = row.rating ?? (isPeriodicFamily(family) ? row.fideRating : undefined);
  const rest = Object.fromEntries(KEPT.flatMap((field) => (row[field] === undefined ? [] : [[field, row[field]]])));
  if (rating === undefined && row.rank === undefined) return undefined;
  return {
    ...(rating === undefined ? {} : { rating }),
    ...(row.k === undefined ? {} : { k: row.k }),
    ...(rating === undefined || !isPeriodicFamily(family)
      ? {}
      : reachedAtLeast(rating, row.k, { birthYear: row.birth?.year, year })),
    ...(row.games === undefined ? {} : { games: row.games }),
    ...(row.peak === undefined ? {} : { peak: row.peak }),
    ...(Object.keys(rest).length === 0 ? {} : { rest: rest as BroughtStanding['rest'] & object }),
  };
}

const isBlank = (cell: string | undefined): cell is undefined => cell === undefined || cell.trim() === '';

/** `Postás:3`, as on the command line. Any other form is a fault of the card. */
function orderIn(cell: string | undefined): unknown {
  if (isBlank(cell)) return undefined;
  const at = cell.lastIndexOf(':');
  return at < 1 ? {} : { club: cell.slice(0, at), number: Number(cell.slice(at + 1)) };
}

/** `2023=Postás; 2024=MTK`; a year without a club removes that licence from the card. */
function licencesIn(cell: string | undefined): unknown {
  if (isBlank(cell)) return undefined;
  const years = cell.split(';').map((part) => {
    const [year = '', ...club] = part.split('=');
    const named = club.join('=').trim();
    return [year.trim(), club.length === 0 ? undefined : named === '' ? null : named] as const;
  });
  return years.some(([, club]) => club === undefined) ? [] : Object.fromEntries(years);
}

/** Columns of a CSV that only the registry knows. */
export const CARD_COLUMNS: ReadonlySet<string> = new Set(['guestClub', 'strengthOrder', 'licences', 'deceased']);

/** A row of a CSV: values that the format leaves open are checked as for a card. */
function fromRow(row: CsvPlayer, { family, ids, year }: IncomingRules): Incoming {
  const { name, federation, sex, title, birth, fideId, komirId, orrId, pin, club, extra = {} } = row;
  const { fields, findings } = readCard({
    name,
    federation,
    sex,
    title,
    birth: birth === undefined ? undefined : identityBirth(birth),
    fide: fideId,
    komir: komirId,
    orr: orrId,
    pin,
    club,
    guestClub: extra['guestClub'],
    strengthOrder: orderIn(extra['strengthOrder']),
    licences: licencesIn(extra['licences']),
    deceased: extra['deceased'],
    ...(ids === undefined || ids === 'own' ? {} : { [ids]: row.id }),
  });
  const standing = family === undefined ? undefined : rowStanding(row, family, year);
  const own = ids === 'own' ? personNumber(row.id) : undefined;
  return {
    fields,
    ...(own === undefined ? {} : { own }),
    ...(standing === undefined ? {} : { standing }),
    findings: findings.map((each) => ({ ...each, ...(row.at === undefined ? {} : { at: row.at }) })),
  };
}

export const incoming = ({ listed: players, rows }: PlayersBatch, rules: IncomingRules): readonly Incoming[] => [
  ...players.map((player) => listedPlayer(player, rules)),
  ...rows.map((row) => fromRow(row, rules)),
];
