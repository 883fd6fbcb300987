/**
 * Compares a list of ours with a list file from elsewhere: whose row differs, and the likely cause. What the other office did is
 * not known; but with our own results we can try it out: one event fewer, another K, rounding after each event.
 */
import { fraction, roundHalfAway } from '../../core/exact.ts';
import { type Finding, isRefused } from '../../core/finding.ts';
import { monthText } from '../../core/dates.ts';
import type { Likely, LikelyCause } from '../../explain/diff-words.ts';
import { nameKeys } from '../../intake/names.ts';
import { eventId, personId } from '../../ledger/ids.ts';
import { type Desk, FLAGS, type ListRow, type PersonRow, type PoolRow, type StandingRow } from '../../ledger/store.ts';
import { readOffice, type Office, type Outcome, refused } from '../../desk/office.ts';
import { PlayersReader, type PlayersOptions, playerBatches } from '../../engine/player-lists.ts';
import { findList } from '../lists/files.ts';
import { factsAt } from '../../ledger/rows/persons.ts';
import { type IdsAre, incoming, type Incoming } from '../../desk/registry/listed.ts';
import { statusOf } from './causes.ts';
import { listNamed } from './list-name.ts';
import { analysisFinding } from '../../desk/findings/analysis.ts';

export interface OtherList extends PlayersOptions {
  readonly chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** What the column `id` of a CSV file contains. */
  readonly ids?: IdsAre;
}

export interface ListDifference {
  /** Null for players who are not known here. */
  readonly player: string | null;
  readonly name: string | null;
  /** The rating on the other list; null for players who are not on it. */
  readonly number: string | null;
  readonly ours: number | null;
  readonly theirs: number | null;
  readonly causes: readonly LikelyCause[];
}

export interface FileDiff {
  readonly pool: string;
  readonly date: string;
  /** On our list, and in the file. */
  readonly players: number;
  readonly others: number;
  readonly same: number;
  /** The number of players with each likely cause. */
  readonly counts: Readonly<Partial<Record<Likely, number>>>;
  /** The largest differences of ratings first; of those not known here only the first. */
  readonly differences: readonly ListDifference[];
}

/** A world list has half a million players whom a small office does not know: they are only counted. */
const UNKNOWN_SHOWN = 100;

export async function diffFile(office: Office, name: string, other: OtherList): Promise<Outcome<FileDiff>> {
  return readOffice(office, async (desk) => {
    const found = await findList(desk, listNamed(name));
    if (found.list === undefined) return { findings: found.findings };
    const comparing = new Comparing(desk, found.pool, found.list, await rowsOf(desk, found.list));
    const reader = new PlayersReader(other);
    const findings: Finding[] = [];
    const { control = 'standard' } = other;
    for await (const batch of playerBatches(reader, other.chunks)) {
      findings.push(...batch.findings);
      const family = found.pool.family;
      const players = incoming(batch, { family, control, ...(other.ids === undefined ? {} : { ids: other.ids }) });
      // a FIDE list has the games of the period, a CSV file the total
      await comparing.take(players, reader.kind === 'fide-list' ? 'of-period' : 'in-all');
    }
    if (comparing.others === 0 && isRefused(findings)) return { findings };
    const month = reader.head?.month;
    if (month !== undefined && monthText(month) !== found.list.date.slice(0, 7)) {
      findings.push(
        analysisFinding('diff.other-month', { list: found.list.date.slice(0, 7), file: monthText(month) }, 'warn'),
      );
    }
    if (comparing.others > 0 && !comparing.hasRatings) {
      return refused(...findings, analysisFinding('diff.no-ratings', { control }));
    }
    // what cannot be read is left out and reported; it changes nothing
    const said = findings.map((each) => (each.weight === 'refuse' ? { ...each, weight: 'warn' as const } : each));
    return { value: await comparing.close(), findings: said };
  });
}

async function rowsOf(desk: Desk, { list }: ListRow): Promise<ReadonlyMap<number, StandingRow>> {
  const rows = new Map<number, StandingRow>();
  for await (const batch of desk.allStandings(list)) for (const row of batch) rows.set(row.person, row);
  return rows;
}

/** The change by an event for one player, in hundredths. */
export interface OurEvent {
  readonly event: string;
  readonly games: number;
  readonly k: number;
  readonly change: number;
}

export interface ComparedPlayer {
  readonly before: number | null;
  readonly events: readonly OurEvent[];
  readonly theirs: number;
  /** Rated games of the period there; undefined where the list does not say. */
  readonly games: number | undefined;
  readonly k: number | undefined;
}

const USUAL_K = [10, 15, 20, 25, 30, 40] as const;

const points = (hundredths: number): number => roundHalfAway(fraction(hundredths, 100));

const sumOf = (events: readonly OurEvent[], value: (event: OurEvent) => number): number =>
  events.reduce((sum, event) => sum + value(event), 0);

/** Why the other rating probably is another, from what our own events would have given otherwise. */
export function likelyCause({ before, events, theirs, games, k }: ComparedPlayer): LikelyCause {
  if (before === null) return { likely: 'first-rating' };
  const ours = sumOf(events, (event) => event.games);
  if (events.length === 0) {
    return games === undefined || games === 0 ? { likely: 'earlier' } : { likely: 'another-event', games };
  }
  const total = sumOf(events, ({ change }) => change);
  if (games === undefined || games === ours) {
    const own = [...new Set(events.map((event) => event.k))];
    const factor = (k === undefined ? USUAL_K : [k])
      .filter((each) => own.length > 1 || each !== own[0])
      .find((each) => before + points(sumOf(events, (event) => (event.change / event.k) * each)) === theirs);
    const isApart = before + sumOf(events, ({ change }) => points(change)) === theirs;
    // if no K is given, one point is more likely rounding than another K
    const isNear = Math.abs(before + points(total) - theirs) === 1 && (k === undefined || factor === undefined);
    if (isApart || isNear) return { likely: 'rounding' };
    if (factor !== undefined) return { likely: 'another-k', ours: own, theirs: factor };
  }
  const without = events.find(
    (event) =>
      before + points(total - event.change) === theirs && (games === undefined || games === ours - event.games),
  );
  if (without !== undefined) return { likely: 'event-not-counted', events: [without.event] };
  if (before === theirs && (games === undefined || games === 0)) {
    return { likely: 'event-not-counted', events: events.map(({ event }) => event) };
  }
  if (games !== undefined && games > ours) return { likely: 'another-event', games: games - ours };
  return games !== undefined && games < ours ? { likely: 'fewer-games', games: ours - games } : { likely: 'unknown' };
}

/** Compares players while they are streamed, and reports at the end who was missing. */
class Comparing {
  readonly #desk: Desk;
  readonly #pool: PoolRow;
  readonly #list: ListRow;
  readonly #rows: ReadonlyMap<number, StandingRow>;
  readonly #seen = new Set<number>();
  readonly #differences: ListDifference[] = [];
  readonly #counts: Partial<Record<Likely, number>> = {};
  #games: 'of-period' | 'in-all' = 'in-all';
  others = 0;
  #same = 0;
  #unknown = 0;
  hasRatings = false;

  constructor(desk: Desk, pool: PoolRow, list: ListRow, rows: ReadonlyMap<number, StandingRow>) {
    this.#desk = desk;
    this.#pool = pool;
    this.#list = list;
    this.#rows = rows;
  }

  async take(players: readonly Incoming[], games: 'of-period' | 'in-all'): Promise<void> {
    this.#games = games;
    this.others += players.length;
    const known = await this.#known(players);
    for (const [place, player] of players.entries()) {
      const person = known[place];
      if (player.standing?.rating !== undefined) this.hasRatings = true;
      if (person === undefined) await this.#notHere(player);
      else {
        this.#seen.add(person.person);
        await this.#compare(person, player);
      }
    }
  }

  /** By numbers, or by our ids. */
  async #known(players: readonly Incoming[]): Promise<readonly (PersonRow | undefined)[]> {
    const by = async (kind: 'fide' | 'pin' | 'komir' | 'orr'): Promise<ReadonlyMap<string, PersonRow>> => {
      const numbers = players.flatMap(({ fields }) => (typeof fields[kind] === 'string' ? [fields[kind]] : []));
      return new Map(
        (numbers.length === 0 ? [] : await this.#desk.personsWith(kind, numbers)).map((row) => [
          row[kind] as string,
          row,
        ]),
      );
    };
    const [fide, pin, komir, orr] = [await by('fide'), await by('pin'), await by('komir'), await by('orr')];
    const own = players.flatMap(({ own: given }) => (given === undefined ? [] : [given]));
    const ids = new Map((await this.#desk.persons(own)).map((row) => [row.person, row]));
    return players.map(
      ({ fields, own: id }) =>
        fide.get(fields.fide as string) ??
        pin.get(fields.pin as string) ??
        komir.get(fields.komir as string) ??
        orr.get(fields.orr as string) ??
        ids.get(id as number),
    );
  }

  /** A player with the same name here under another number is probably the same person. */
  async #notHere({ fields, standing }: Incoming): Promise<void> {
    const number = numberOf(fields);
    const name = typeof fields.name === 'string' ? fields.name : null;
    const keys = name === null ? [] : nameKeys(name);
    const named = (await this.#desk.personsNamed(keys)).filter(({ mergedInto }) => mergedInto === null);
    const persons = new Set(named.map(({ person }) => person));
    const [alike] = named;
    if (alike !== undefined && persons.size === 1) {
      this.#seen.add(alike.person);
      const ours = this.#rows.get(alike.person)?.rating ?? null;
      const cause = { likely: 'number', ours: alike.fide, theirs: number } as const;
      this.#put({ ...this.#of(alike, number), ours, theirs: standing?.rating ?? null, causes: [cause] });
      return;
    }
    this.#unknown += 1;
    this.#count('not-here');
    if (this.#unknown > UNKNOWN_SHOWN) return;
    const causes = [{ likely: 'not-here' }] as const;
    this.#differences.push({ player: null, name, number, ours: null, theirs: standing?.rating ?? null, causes });
  }

  #of({ person, name }: PersonRow, number: string | null): Pick<ListDifference, 'player' | 'name' | 'number'> {
    return { player: personId(person), name, number };
  }

  #count(likely: Likely): void {
    this.#counts[likely] = (this.#counts[likely] ?? 0) + 1;
  }

  #put(difference: ListDifference): void {
    for (const { likely } of difference.causes) this.#count(likely);
    this.#differences.push(difference);
  }

  async #compare(person: PersonRow, player: Incoming): Promise<void> {
    const row = this.#rows.get(person.person);
    const causes = [
      ...(await this.#ofRating(person.person, row, player)),
      ...ofK(row, player),
      ...(this.#games === 'of-period' ? ofActivity(row, player) : []),
      ...this.#ofCard(person, player),
    ];
    if (causes.length === 0) {
      this.#same += 1;
      return;
    }
    const { fields, standing } = player;
    const number = numberOf(fields);
    this.#put({ ...this.#of(person, number), ours: row?.rating ?? null, theirs: standing?.rating ?? null, causes });
  }

  async #ofRating(
    person: number,
    row: StandingRow | undefined,
    { standing }: Incoming,
  ): Promise<readonly LikelyCause[]> {
    const theirs = standing?.rating;
    const ours = row?.rating ?? null;
    if (theirs === undefined) return ours === null ? [] : [{ likely: 'unrated-there' }];
    if (row !== undefined && statusOf(row) === 'not-listed') return [{ likely: 'not-listed-here' }];
    if (ours === null) {
      const isDelisted = row !== undefined && (row.flags & FLAGS.delisted) !== 0;
      return [{ likely: isDelisted ? 'delisted-here' : 'unrated-here' }];
    }
    if (ours === theirs) return [];
    const { before, events } = await this.#played(person, ours);
    const games = this.#games === 'of-period' ? (standing?.period ?? 0) : undefined;
    return [likelyCause({ before, events, theirs, games, k: standing?.k })];
  }

  /** The basis of our list for a player. */
  async #played(person: number, ours: number): Promise<Pick<ComparedPlayer, 'before' | 'events'>> {
    const { pool, date } = this.#list;
    const mine = await this.#desk.eventsOf([person]);
    const here = new Set(
      mine.filter((row) => row.pool === pool && row.state === 'published' && row.listDate === date).map((e) => e.event),
    );
    const results = (await this.#desk.resultsOf([person])).filter(({ event, n }) => here.has(event) && n > 0);
    const events = results.flatMap(({ event, n, k, change }) =>
      k === null || k === 0 || change === null ? [] : [{ event: eventId(event), games: n, k, change }],
    );
    return { before: results.length === 0 ? ours : (results[0]?.before ?? null), events };
  }

  #ofCard(person: PersonRow, { fields }: Incoming): readonly LikelyCause[] {
    const { federation, sex, title, birthYear } = factsAt(person, this.#list.no);
    const differing = (
      likely: 'federation' | 'sex' | 'title' | 'birth',
      ours: string | undefined,
      theirs: unknown,
    ): readonly LikelyCause[] =>
      ours === undefined || typeof theirs !== 'string' || ours === theirs ? [] : [{ likely, ours, theirs }];
    const born = typeof fields.birth === 'string' ? fields.birth.slice(0, 4) : undefined;
    return [
      ...ofName(person.name, fields.name),
      ...differing('federation', federation, fields.federation),
      ...differing('sex', sex, fields.sex),
      ...differing('title', title, fields.title),
      ...differing('birth', birthYear === undefined ? undefined : String(birthYear), born),
    ];
  }

  async close(): Promise<FileDiff> {
    const missing = [...this.#rows.values()].filter(
      (row) => !this.#seen.has(row.person) && (statusOf(row) === 'active' || statusOf(row) === 'inactive'),
    );
    const persons = new Map(
      (await this.#desk.persons(missing.map(({ person }) => person))).map((each) => [each.person, each]),
    );
    for (const row of missing) {
      const person = persons.get(row.person) as PersonRow;
      const likely =
        person.fide === null ? 'no-number' : statusOf(row) === 'inactive' ? 'inactive-not-there' : 'not-there';
      this.#put({ ...this.#of(person, null), ours: row.rating, theirs: null, causes: [{ likely }] });
    }
    return {
      pool: this.#pool.pool,
      date: this.#list.date,
      players: this.#list.players,
      others: this.others,
      same: this.#same,
      counts: this.#counts,
      differences: this.#differences.sort((a, b) => sizeOf(b) - sizeOf(a)),
    };
  }
}

/** The number by which a list names a player. */
const numberOf = ({ fide, pin, komir, orr }: Incoming['fields']): string => [fide, pin, komir, orr].find(isText) ?? '';

const isText = (value: unknown): value is string => typeof value === 'string';

const sizeOf = ({ ours, theirs }: ListDifference): number =>
  ours === null || theirs === null ? -1 : Math.abs(ours - theirs);

/** Another way of writing the same name is no difference. */
function ofName(ours: string | null, theirs: unknown): readonly LikelyCause[] {
  if (ours === null || typeof theirs !== 'string' || ours === theirs) return [];
  const keys = new Set(nameKeys(ours));
  return nameKeys(theirs).some((key) => keys.has(key)) ? [] : [{ likely: 'name', ours, theirs }];
}

/** For players with a rating on both. */
const areRated = (row: StandingRow | undefined, { standing }: Incoming): row is StandingRow =>
  row !== undefined && row.rating !== null && standing?.rating !== undefined;

function ofK(row: StandingRow | undefined, player: Incoming): readonly LikelyCause[] {
  const k = player.standing?.k;
  if (!areRated(row, player) || k === undefined || row.k === null || k === row.k) return [];
  return [{ likely: 'k', ours: row.k, theirs: k }];
}

/** FIDE's lists mark inactive players; a CSV file does not. */
function ofActivity(row: StandingRow | undefined, player: Incoming): readonly LikelyCause[] {
  if (!areRated(row, player)) return [];
  const isInactive = (row.flags & FLAGS.inactive) !== 0;
  if (isInactive === (player.standing?.inactive === true)) return [];
  return [{ likely: isInactive ? 'inactive-here' : 'inactive-there' }];
}
