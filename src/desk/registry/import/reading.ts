/** Reads the file to its end first, for its hash and to find faults; then part by part. */
import { createHash } from 'node:crypto';
import { monthText } from '../../../core/dates.ts';
import type { Finding } from '../../../core/finding.ts';
import { controlOfPool } from '../../../ledger/rows/pools.ts';
import { NUMBERS, type PoolRow } from '../../../ledger/store.ts';
import { type PlayersBatch, PlayersReader, playerBatches } from '../../../engine/player-lists.ts';
import type { CsvPlayer } from '../../../formats/csv/headings.ts';
import { DoubtfulRows } from '../doubtful-names.ts';
import { registryFinding } from '../../findings/registry.ts';
import { CARD_COLUMNS, type Incoming, type IncomingRules, incoming, listedPlayer } from '../listed.ts';
import type { ImportedList } from './asked.ts';
import type { OrderInList } from './club-orders.ts';
import { PlayerColumns } from './columns.ts';
import type { KomirInList } from './komir-numbers.ts';
import type { Target } from './target.ts';

/** Larger parts are faster (twice as fast as 2,000) and block the database for longer. */
const PLAYERS_A_PART = 10_000;

export const sizeOfParts = ({ playersAPart = PLAYERS_A_PART }: ImportedList): number => playersAPart;

export interface FirstReading {
  readonly sha256: string;
  readonly players: number;
  /** Number of rows with a rating. */
  readonly rated: number;
  readonly month?: string;
  /** FIDE's lists are of chess. */
  readonly kind: PlayersReader['kind'];
  /** For a FIDE list: whether it has all three kinds of ratings, or one. */
  readonly ratings?: 'combined' | 'single';
  readonly findings: readonly Finding[];
  readonly komirs: readonly KomirInList[];
  readonly orders: readonly OrderInList[];
  /** The players of a FIDE list; a CSV is read again. */
  readonly columns?: PlayerColumns;
}

/** Findings that need the registry. */
const isOfCard = ({ code, facts }: Finding): boolean =>
  code === 'csv.unknown-column' && CARD_COLUMNS.has(facts['heading'] as string);

/** What looks like a number of a registry: positions in a list are shorter. */
const NUMBER = /^\d{5,}$/;

/** Ids that look like numbers of players, and would be lost because their kind was not given. */
class UnsaidIds {
  #count = 0;
  #example = '';

  look({ id, fideId, komirId, orrId, pin }: CsvPlayer): void {
    if (!NUMBER.test(id) || [fideId, komirId, orrId, pin].includes(id)) return;
    this.#count += 1;
    this.#example ||= id;
  }

  /** If the file has no column of ids, its lines were counted instead. */
  findings(read: readonly Finding[]): readonly Finding[] {
    if (read.some(({ code }) => code === 'csv.id-from' || code === 'csv.id-from-line')) return [];
    const facts = { count: this.#count, example: this.#example };
    return this.#count === 0 ? [] : [registryFinding('import.ids-unsaid', facts, 'warn')];
  }
}

/**
 * Reads the whole file, for its hash and its faults. `onColumns`: called with the number of players in columns so far.
 */
export async function readFirst(
  list: ImportedList,
  onColumns: (players: number) => void = () => undefined,
): Promise<FirstReading> {
  const hash = createHash('sha256');
  const reader = new PlayersReader(list);
  const findings: Finding[] = [];
  const komirs: KomirInList[] = [];
  const orders: OrderInList[] = [];
  const seen = new Set<string>();
  const doubtful = new DoubtfulRows(list.although);
  const columns = new PlayerColumns(list.control);
  const unsaid = new UnsaidIds();
  let players = 0;
  let rated = 0;
  async function* hashed(): AsyncGenerator<Uint8Array> {
    for await (const chunk of list.open()) {
      hash.update(chunk);
      yield chunk;
    }
  }
  for await (const batch of playerBatches(reader, hashed())) {
    findings.push(...batch.findings.filter((each) => !isOfCard(each)));
    batch.listed.forEach((player, place) => {
      const { name } = player;
      columns.add(player, name !== undefined && doubtful.look({ name }, players + place + 1));
    });
    if (list.ids === undefined) for (const row of batch.rows) unsaid.look(row);
    rated += batch.rows.filter(({ rating, fideRating }) => (rating ?? fideRating) !== undefined).length;
    // FIDE's lists are checked by their reader
    for (const [place, row] of incoming({ ...batch, listed: [] }, { ids: list.ids }).entries()) {
      findings.push(...row.findings, ...repeated(row, players + place + 1, seen));
      doubtful.look(row.fields, players + place + 1);
      if (typeof row.fields.komir === 'string') komirs.push({ row: players + place + 1, player: row });
      if (row.fields.strengthOrder !== undefined) orders.push({ row: players + place + 1, player: row });
    }
    players += batch.listed.length + batch.rows.length;
    onColumns(columns.length);
    list.progress?.(players);
  }
  const { month, ratings } = reader.head ?? {};
  return {
    sha256: hash.digest('hex'),
    players,
    rated,
    ...(month === undefined ? {} : { month: monthText(month) }),
    kind: reader.kind,
    ...(ratings === undefined ? {} : { ratings }),
    findings: [...findings, ...doubtful.findings(), ...unsaid.findings(findings)],
    komirs,
    orders,
    ...(reader.kind === 'fide-list' ? { columns } : {}),
  };
}

const COLUMNS = { standard: 'rating', rapid: 'rapid_rating', blitz: 'blitz_rating' } as const;

/** For a combined list without the ratings of the pool's time control: it would leave nobody there with one. */
export function ratingsLackedBy(read: readonly Finding[], pools: readonly PoolRow[]): readonly Finding[] {
  const missing = read.flatMap(({ code, facts }) =>
    code === 'list.combined-incomplete' ? (facts['elements'] as readonly string[]) : [],
  );
  const controls = pools.map(controlOfPool).filter((control) => missing.includes(COLUMNS[control]));
  return controls.length === 0 ? [] : [registryFinding('import.no-ratings-for', { controls })];
}

/** Numbers that occurred earlier in the same list. */
function repeated({ fields }: Incoming, row: number, seen: Set<string>): readonly Finding[] {
  return NUMBERS.flatMap((number) => {
    const value = fields[number];
    if (typeof value !== 'string') return [];
    const isNew = !seen.has(`${number}:${value}`);
    seen.add(`${number}:${value}`);
    return isNew ? [] : [registryFinding('import.number-repeated', { row, number })];
  });
}

/** Players of a list that are imported together. */
export interface ListPart {
  /** The position of the first in the list, from 0. */
  readonly from: number;
  readonly size: number;
  readonly players: () => readonly Incoming[];
}

/** The players in parts of one size: from the columns, or by reading the file again. */
export async function* listParts(
  list: ImportedList,
  target: Target | undefined,
  columns: PlayerColumns | undefined,
): AsyncGenerator<ListPart> {
  const size = sizeOfParts(list);
  const rules = rulesFor(list, target);
  if (columns === undefined) {
    yield* readParts(list, rules, size);
    return;
  }
  for (let from = 0; from < columns.length; from += size) {
    const length = Math.min(size, columns.length - from);
    const player = (_: unknown, place: number): Incoming => listedPlayer(columns.player(from + place), rules);
    yield { from, size: length, players: () => Array.from({ length }, player) };
  }
}

export const rulesFor = (list: ImportedList, target: Target | undefined): IncomingRules => ({
  ...(target === undefined ? {} : { family: target.pool.family, year: Number(target.asOf.slice(0, 4)) }),
  ...(list.control === undefined ? {} : { control: list.control }),
  ...(list.ids === undefined ? {} : { ids: list.ids }),
});

async function* readParts(list: ImportedList, rules: IncomingRules, size: number): AsyncGenerator<ListPart> {
  let [held, from]: [Incoming[], number] = [[], 0];
  const part = (players: readonly Incoming[]): ListPart => ({ from, size: players.length, players: () => players });
  for await (const batch of playerBatches(new PlayersReader(list), list.open()) as AsyncIterable<PlayersBatch>) {
    held.push(...incoming(batch, rules));
    while (held.length >= size) {
      yield part(held.slice(0, size));
      held = held.slice(size);
      from += size;
    }
  }
  if (held.length > 0) yield part(held);
}
