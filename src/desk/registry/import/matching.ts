/** Who each player of a list is: by number; where there is none, by the very name and birth. */
import type { Finding } from '../../../core/finding.ts';
import { nameKeys } from '../../../intake/names.ts';
import { personId } from '../../../ledger/ids.ts';
import { type Desk, NUMBERS, type NumberKind, type PersonRow } from '../../../ledger/store.ts';
import type { CardFields } from '../fields.ts';
import { mergedTargets } from '../find.ts';
import { registryFinding } from '../../findings/registry.ts';
import type { Incoming } from '../listed.ts';

export type Match = { readonly row?: PersonRow; readonly wrong?: Finding };

export interface Matches {
  readonly matches: readonly Match[];
  /** Numbers of the part that somebody has, `fide:1503014`. */
  readonly taken: ReadonlySet<string>;
}

export async function matched(desk: Desk, players: readonly Incoming[], first: number): Promise<Matches> {
  const holders = new Map<string, PersonRow>();
  for (const kind of NUMBERS) {
    const values = players.flatMap(({ fields }) => fields[kind] ?? []);
    for (const row of await desk.personsWith(kind, values)) holders.set(`${kind}:${row[kind]}`, row);
  }
  const own = await desk.persons(players.flatMap((each) => each.own ?? []));
  const byOwn = new Map(own.map((row) => [row.person, row]));
  const named = await namesakes(desk, players);
  const found = players.map((player, place) => matchOf(player, first + place, holders, byOwn, named));
  const rows = await mergedTargets(
    desk,
    found.flatMap(({ row }) => (row === undefined || row.mergedInto === null ? [] : [row.person])),
  );
  return {
    matches: found.map((match) => (match.row === undefined ? match : { row: rows.get(match.row.person) ?? match.row })),
    taken: new Set(holders.keys()),
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

/** What is absent, and what is null, are written alike. */
const whoIs = (name: string | null | undefined, birth: string | null | undefined): string =>
  JSON.stringify([name, birth]);

function matchOf(
  { fields, own }: Incoming,
  row: number,
  holders: ReadonlyMap<string, PersonRow>,
  byOwn: ReadonlyMap<number, PersonRow>,
  named: ReadonlyMap<string, readonly PersonRow[]>,
): Match {
  const mine = own === undefined ? undefined : byOwn.get(own);
  const numbered = NUMBERS.flatMap((kind) => holders.get(`${kind}:${fields[kind]}`) ?? []);
  const all = new Map([...(mine === undefined ? [] : [mine]), ...numbered].map((each) => [each.person, each]));
  if (all.size > 1) {
    return {
      wrong: registryFinding('import.numbers-disagree', { row, players: [...all.keys()].map(personId) }, 'warn'),
    };
  }
  const [one] = all.values();
  if (one !== undefined || hasNumber(fields)) return one === undefined ? {} : { row: one };
  const alike = (named.get(whoIs(fields.name, fields.birth)) ?? []).filter(({ mergedInto }) => mergedInto === null);
  if (alike.length > 1) {
    const players = alike.map(({ person }) => personId(person));
    return { wrong: registryFinding('import.several-alike', { row, players }, 'warn') };
  }
  return alike[0] === undefined ? {} : { row: alike[0] };
}

/** What the part itself has brought, of which the registry does not know yet. */
export class BroughtInPart {
  readonly #numbers: Set<string>;
  readonly #named = new Map<string, number>();
  readonly #news = new Map<
    number,
    { readonly row: PersonRow; readonly fields: CardFields; readonly isBack: boolean }
  >();

  constructor(taken: ReadonlySet<string>) {
    this.#numbers = new Set(taken);
  }

  /** Free until somebody asks. */
  readonly take = (kind: NumberKind, value: string): boolean => {
    const number = `${kind}:${value}`;
    if (this.#numbers.has(number)) return false;
    this.#numbers.add(number);
    return true;
  };

  /** Somebody of the same part has one of these numbers. */
  repeats({ fields }: Incoming, row: number): Finding | undefined {
    const number = NUMBERS.find((kind) => this.#numbers.has(`${kind}:${fields[kind]}`));
    return number === undefined ? undefined : registryFinding('import.number-repeated', { row, number }, 'warn');
  }

  /** Without a number, the very name and birth are one person. */
  person({ fields }: Incoming): number | undefined {
    return hasNumber(fields) ? undefined : this.#named.get(whoIs(fields.name, fields.birth));
  }

  enter({ fields }: Incoming, person: number): void {
    for (const kind of NUMBERS) if (typeof fields[kind] === 'string') this.take(kind, fields[kind]);
    if (!hasNumber(fields)) this.#named.set(whoIs(fields.name, fields.birth), person);
  }

  /** One person may stand in two rows. `isBack`: by a number that somebody had who was erased. */
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
