/** Finds players by a name or its beginning, in any order, spelling and alphabet. */
import { beginsLike, keyBeginnings, plainName } from '../../intake/names.ts';
import { personId } from '../../ledger/ids.ts';
import type { Desk, PersonRow } from '../../ledger/store.ts';
import { readOffice, type Office, type Outcome, refused } from '../office.ts';
import { erasedBy, factsNow } from '../../ledger/rows/persons.ts';
import { cardOf } from './card.ts';
import { withoutEmpty } from './fields.ts';
import { mergedTargets } from './find.ts';
import { registryFinding } from '../findings/registry.ts';
import { type PlayerCard, type ShownStanding, standingsOf } from './show.ts';

/** Data that tells namesakes apart, all of it public. */
export interface NamedPlayer extends Pick<PlayerCard, 'player' | 'birthYear' | 'federation' | 'title' | 'numbers'> {
  readonly name: string;
  readonly club?: string;
  readonly standings: readonly ShownStanding[];
}

export interface Named {
  /** Number of matches; only the best are shown. */
  readonly found: number;
  readonly players: readonly NamedPlayer[];
}

/** Keys of names that are searched for each beginning. */
const KEYS = 5000;
const SHOWN = 30;

/** Exact names first, then those with the same beginning, then those that only sound alike; equal ones by name. */
function rankOf(plain: string, name: string): number {
  const own = plainName(name);
  return own === plain ? 0 : own.startsWith(plain) ? 1 : 2;
}

async function personsNamed(desk: Desk, asked: string): Promise<readonly PersonRow[]> {
  const persons = new Set<number>();
  for (const beginning of keyBeginnings(asked)) {
    for (const { person } of await desk.namesBeginning(beginning, KEYS)) persons.add(person);
  }
  const meant = (await desk.persons([...persons])).filter(({ name }) => name !== null && beginsLike(asked, name));
  const rows = await mergedTargets(
    desk,
    meant.map(({ person }) => person),
  );
  const fitting = new Map(
    [...rows.values()].filter((row) => erasedBy(row) === undefined).map((row) => [row.person, row]),
  );
  const plain = plainName(asked);
  return [...fitting.values()]
    .map((row) => ({ row, rank: rankOf(plain, row.name as string), by: plainName(row.name as string) }))
    .sort((a, b) => a.rank - b.rank || (a.by < b.by ? -1 : a.by > b.by ? 1 : a.row.person - b.row.person))
    .map(({ row }) => row);
}

async function shown(desk: Desk, row: PersonRow): Promise<NamedPlayer> {
  const { birthYear, federation, title } = factsNow(row);
  const club = (await cardOf(desk, row))?.identity.club;
  return {
    player: personId(row.person),
    name: row.name as string,
    ...withoutEmpty({ birthYear, federation, title, club }),
    numbers: withoutEmpty<PlayerCard['numbers']>({ fide: row.fide, komir: row.komir, orr: row.orr, pin: row.pin }),
    standings: await standingsOf(desk, row.person),
  };
}

export function findNamed(office: Office, asked: string): Promise<Outcome<Named>> {
  return readOffice(office, async (desk) => {
    const rows = await personsNamed(desk, asked);
    if (rows.length === 0) return refused(registryFinding('player.none-named', { asked }));
    const players: NamedPlayer[] = [];
    for (const row of rows.slice(0, SHOWN)) players.push(await shown(desk, row));
    const more = rows.length - players.length;
    return {
      value: { found: rows.length, players },
      findings: more === 0 ? [] : [registryFinding('player.more-named', { asked, more }, 'note')],
    };
  });
}
