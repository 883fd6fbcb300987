/** Identifies each player of a list: by number, or, without one, by exact name and birth. */
import type { Finding } from '../../../core/finding.ts';
import { nameKeys } from '../../../intake/names.ts';
import { personId } from '../../../ledger/ids.ts';
import { type Desk, NUMBERS, type NumberKind, type PersonRow } from '../../../ledger/store.ts';
import type { CardFields } from '../fields.ts';
import { mergedTargets } from '../find.ts';
import { registryFinding } from '../../findings/registry.ts';
import type { Incoming } from '../listed.ts';

export type Match = { readonly row?: PersonRow; readonly wrong?: Finding };

/** The holders of numbers, by kind. */
type Holders = Readonly<Record<NumberKind, ReadonlyMap<string, PersonRow>>>;

export interface Matches {
  readonly matches: readonly Match[];
  /** The holders of the numbers of the part. */
  readonly holders: Holders;
}

const NOBODY: ReadonlyMap<string, PersonRow> = new Map();

/** `rowOf`: the position of each of the players in the list. */
export async function matched(
  desk: Desk,
  players: readonly Incoming[],
  rowOf: (place: number) => number,
): Promise<Matches> {
  const holders = { fide: NOBODY, komir: NOBODY, orr: NOBODY, pin: NOBODY } satisfies Holders as Record<
    NumberKind,
    ReadonlyMap<string, PersonRow>
  >;
  for (const kind of NUMBERS) {
    const values = players.flatMap(({ fields }) => fields[kind] ?? []);
    const rows = await desk.personsWith(kind, values);
    if (rows.length > 0) holders[kind] = new Map(rows.map((row) => [row[kind] as string, row]));
  }
  const own = await desk.persons(players.flatMap((each) => each.own ?? []));
  const byOwn = new Map(own.map((row) => [row.person, row]));
  const named = await namesakes(desk, players);
  const found = players.map((player, place) => matchOf(player, rowOf(place), holders, byOwn, named));
  const rows = await mergedTargets(
    desk,
    found.flatMap(({ row }) => (row === undefined || row.mergedInto === null ? [] : [row.person])),
  );
  return {
    matches: found.map((match) => (match.row === undefined ? match : { row: rows.get(match.row.person) ?? match.row })),
    holders,
  };
}

const hasNumber = (fields: CardFields): boolean => NUMBERS.some((kind) => typeof fields[kind] === 'string');

async function namesakes(desk: Desk, players: readonly Incoming[]): Promise<ReadonlyMap<string, readonly PersonRow[]>> {
  const keys = players.flatMap(({ fields, own }) =>
    own !== undefined || hasNumber(fields) || fields.name === undefined ? [] : nameKeys(fields.name),
  );
  const byName = new Map<string, Map<number, PersonRow>>();
  for (const row of await desk.personsNamed([...new Set(keys)])) {
    const who = whoIs(row.name, row.birth);
    byName.set(who, (byName.get(who) ?? new Map()).set(row.person, row));
  }
  return new Map([...byName].map(([who, rows]) => [who, [...rows.values()]]));
}

/** Absent and null are the same. */
const whoIs = (name: string | null | undefined, birth: string | null | undefined): string =>
  JSON.stringify([name, birth]);

function matchOf(
  { fields, own }: Incoming,
  row: number,
  holders: Holders,
  byOwn: ReadonlyMap<number, PersonRow>,
  named: ReadonlyMap<string, readonly PersonRow[]>,
): Match {
  const all: PersonRow[] = [];
  const add = (found: PersonRow | undefined): void => {
    if (found !== undefined && !all.some(({ person }) => person === found.person)) all.push(found);
  };
  if (own !== undefined) add(byOwn.get(own));
  for (const kind of NUMBERS) {
    const number = fields[kind];
    if (typeof number === 'string') add(holders[kind].get(number));
  }
  if (all.length > 1) {
    const players = all.map(({ person }) => personId(person));
    return { wrong: registryFinding('import.numbers-disagree', { row, players }, 'warn') };
  }
  const [one] = all;
  if (one !== undefined || hasNumber(fields)) return one === undefined ? {} : { row: one };
  const alike = (named.get(whoIs(fields.name, fields.birth)) ?? []).filter(({ mergedInto }) => mergedInto === null);
  if (alike.length > 1) {
    const players = alike.map(({ person }) => personId(person));
    return { wrong: registryFinding('import.several-alike', { row, players }, 'warn') };
  }
  return alike[0] === undefined ? {} : { row: alike[0] };
}

/** Persons added by the part itself, whom the registry does not have yet. */
export class BroughtInPart {
  readonly #holders: Holders;
  readonly #numbers: Readonly<Record<NumberKind, Set<string>>> = {
    fide: new Set(),
    komir: new Set(),
    orr: new Set(),
    pin: new Set(),
  };
  readonly #named = new Map<string, number>();
  readonly #news = new Map<
    number,
    { readonly row: PersonRow; readonly fields: CardFields; readonly isBack: boolean }
  >();

  constructor(holders: Holders) {
    this.#holders = holders;
  }

  #isTaken(kind: NumberKind, value: string): boolean {
    return this.#numbers[kind].has(value) || this.#holders[kind].has(value);
  }

  /** Computed on demand. */
  readonly take = (kind: NumberKind, value: string): boolean => {
    if (this.#isTaken(kind, value)) return false;
    this.#numbers[kind].add(value);
    return true;
  };

  /** Whether somebody of the same part has one of these numbers. */
  repeats({ fields }: Incoming, row: number): Finding | undefined {
    const number = NUMBERS.find((kind) => typeof fields[kind] === 'string' && this.#isTaken(kind, fields[kind]));
    return number === undefined ? undefined : registryFinding('import.number-repeated', { row, number }, 'warn');
  }

  /** Without a number, exact name and birth identify a person. */
  person({ fields }: Incoming): number | undefined {
    return hasNumber(fields) ? undefined : this.#named.get(whoIs(fields.name, fields.birth));
  }

  enter({ fields }: Incoming, person: number): void {
    for (const kind of NUMBERS) if (typeof fields[kind] === 'string') this.take(kind, fields[kind]);
    if (!hasNumber(fields)) this.#named.set(whoIs(fields.name, fields.birth), person);
  }

  /** One person may be in two rows. `isBack`: by a number of an erased person. */
  change(row: PersonRow, fields: CardFields, isBack: boolean): void {
    if (Object.keys(fields).length === 0) return;
    const before = this.#news.get(row.person);
    this.#news.set(row.person, {
      row,
      fields: { ...before?.fields, ...fields },
      isBack: isBack || before?.isBack === true,
    });
  }

  get news(): readonly { readonly row: PersonRow; readonly fields: CardFields; readonly isBack: boolean }[] {
    return [...this.#news.values()];
  }
}
