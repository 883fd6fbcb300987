/**
 * Takes in a list of players: FIDE's, or CSV. It is read twice: first to see that it can be read to its end, and what it is
 * by its hash; then part by part, each part whole or not at all. Whoever is known stays; only what differs is written. A
 * second import of the same file changes nothing, and one that was broken off goes on where it stopped.
 */
import { createHash } from 'node:crypto';
import { monthText, parseDay, parseMonth } from '../../core/dates.ts';
import { type Finding, isRefused } from '../../core/finding.ts';
import { parseBirth } from '../../core/people.ts';
import { MAX_FINDINGS } from '../../core/notes.ts';
import { nameKeys } from '../../intake/names.ts';
import { inOrder } from '../../ledger/canonical.ts';
import type { BroughtStanding, EnteredPerson } from '../../ledger/entries.ts';
import { personId, personNumber } from '../../ledger/ids.ts';
import { SALT_LENGTH } from '../../ledger/papers.ts';
import {
  type Desk,
  FLAGS,
  NUMBERS,
  type NumberKind,
  type Paper,
  type PersonRow,
  type PoolRow,
  type StandingRow,
} from '../../ledger/store.ts';
import { type ChangeOptions, change, type ChangingDesk, look, type Office, type Outcome, refused } from '../change.ts';
import { type PlayersBatch, PlayersReader, type PlayersOptions, playersIn } from '../lists.ts';
import { ratedAfterBrought } from '../lists/rate-again.ts';
import { listsOf } from '../lists/states.ts';
import { broughtOn } from '../lists/timeline.ts';
import { Remembered, withoutGround } from '../memory/remembered.ts';
import { say as sayOfMemory } from '../memory/say.ts';
import type { Posting } from '../post.ts';
import { standingOf } from '../project/present.ts';
import { dateOfList, isPeriodic, openingOf, personsPart, type Source, standingsPart } from '../project/standings.ts';
import { cardsOf, sameValue } from './card.ts';
import { ByeRows } from './bye-rows.ts';
import { DoubtfulRows, withoutDoubtful } from './doubtful-names.ts';
import type { Entering } from './entering.ts';
import { type Card, type CardFields, changedFields, writtenCard } from './fields.ts';
import { ledOn } from './find.ts';
import { finding, refusal } from './finding.ts';
import { type Identity, identityPaper } from './identity.ts';
import { type IdsAre, incoming, type Incoming } from './listed.ts';
import { lastList } from './merge.ts';
import { knownBy } from './players.ts';

export interface ImportedList extends PlayersOptions, Entering {
  /** The file from its beginning; it is asked for twice. */
  readonly open: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** The pool that gets the ratings; without it only the persons are taken in. */
  readonly pool?: string;
  /** The month of the list; pools that rate at once: the day. A FIDE text says its month itself. */
  readonly asOf?: string;
  readonly ids?: IdsAre;
  /** What is faulty is left out; without it nothing is taken in. */
  readonly faulty?: 'left-out';
  readonly progress?: (done: number, total?: number) => void;
  /** For tests. */
  readonly playersAPart?: number;
}

export interface ImportSummary {
  readonly sha256: string;
  /** In the list. */
  readonly players: number;
  readonly entered: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly leftOut: number;
  /** Those of them who are left out because they were erased and are not to come back unasked; absent where there are none. */
  readonly remembered?: number;
  /** Ratings brought in. */
  readonly standings: number;
  readonly pool?: string;
  readonly asOf?: string;
}

/** Larger parts are quicker (twice, against 2,000) and hold the database longer. */
const PLAYERS_A_PART = 10_000;

interface FirstReading {
  readonly sha256: string;
  readonly players: number;
  readonly month?: string;
  readonly findings: readonly Finding[];
}

/** The whole file, for its hash and for what stands against it. */
async function readFirst(list: ImportedList): Promise<FirstReading> {
  const hash = createHash('sha256');
  const reader = new PlayersReader(list);
  const findings: Finding[] = [];
  const seen = new Set<string>();
  const doubtful = new DoubtfulRows(list.although);
  let players = 0;
  async function* hashed(): AsyncGenerator<Uint8Array> {
    for await (const chunk of list.open()) {
      hash.update(chunk);
      yield chunk;
    }
  }
  for await (const batch of playersIn(reader, hashed())) {
    findings.push(...batch.findings);
    batch.listed.forEach(({ name }, place) => doubtful.look(name === undefined ? {} : { name }, players + place + 1));
    // FIDE's lists are checked by their reader
    for (const [place, row] of incoming({ ...batch, listed: [] }, { ids: list.ids }).entries()) {
      findings.push(...row.findings, ...repeated(row, players + place + 1, seen));
      doubtful.look(row.fields, players + place + 1);
    }
    players += batch.listed.length + batch.rows.length;
    list.progress?.(players);
  }
  const month = reader.head?.month;
  return {
    sha256: hash.digest('hex'),
    players,
    ...(month === undefined ? {} : { month: monthText(month) }),
    findings: [...findings, ...doubtful.findings()],
  };
}

/** Numbers that stood before in the same list. */
function repeated({ fields }: Incoming, row: number, seen: Set<string>): readonly Finding[] {
  return NUMBERS.flatMap((number) => {
    const value = fields[number];
    if (typeof value !== 'string') return [];
    const isNew = !seen.has(`${number}:${value}`);
    seen.add(`${number}:${value}`);
    return isNew ? [] : [refusal('import.number-repeated', { row, number })];
  });
}

/** Of which month, or day, the ratings are. */
function dateAsked(pool: PoolRow, asOf: string | undefined, month: string | undefined): readonly Finding[] | string {
  const asked = asOf ?? (isPeriodic(pool.family) ? month : undefined);
  if (asked === undefined) return [refusal('import.month-missing', { pool: pool.pool })];
  const isMonth = parseMonth(asked) !== undefined;
  if (isPeriodic(pool.family) ? !isMonth : parseDay(asked) === undefined) {
    return [refusal(isPeriodic(pool.family) ? 'pool.from-month' : 'pool.from-day', { seen: asked })];
  }
  return isMonth && month !== undefined && month !== asked
    ? [refusal('import.month-differs', { asked, list: month })]
    : asked;
}

/** Ratings come before what rests on them. */
async function checkTime(desk: Desk, { pool }: PoolRow, asOf: string): Promise<readonly Finding[]> {
  const date = dateOfList(asOf);
  const last = await lastList(desk, pool);
  if (last !== undefined && last.date > date) return [refusal('import.older', { pool, date, last: last.date })];
  return [];
}

interface Target {
  readonly pool: PoolRow;
  readonly asOf: string;
}

async function targetOf(
  desk: Desk,
  list: ImportedList,
  month: string | undefined,
): Promise<Outcome<Target | undefined>> {
  if ((await desk.office()) === undefined) return refused(refusal('office.not-open', {}));
  if (list.pool === undefined) {
    return list.asOf === undefined ? { findings: [] } : refused(refusal('import.no-pool', { date: list.asOf }));
  }
  const pool = await desk.pool(list.pool);
  if (pool === undefined) return refused(refusal('pool.unknown', { pool: list.pool }));
  const asOf = dateAsked(pool, list.asOf, month);
  if (typeof asOf !== 'string') return refused(...asOf);
  const findings = await checkTime(desk, pool, asOf);
  return isRefused(findings) ? refused(...findings) : { value: { pool, asOf }, findings };
}

/** The players in parts of one size. */
async function* partsOf(list: ImportedList, target: Target | undefined): AsyncGenerator<readonly Incoming[]> {
  const size = list.playersAPart ?? PLAYERS_A_PART;
  const year = target === undefined ? undefined : Number(target.asOf.slice(0, 4));
  const rules = { family: target?.pool.family, control: list.control, ids: list.ids, year };
  let held: Incoming[] = [];
  for await (const batch of playersIn(new PlayersReader(list), list.open()) as AsyncIterable<PlayersBatch>) {
    held.push(...incoming(batch, rules));
    while (held.length >= size) {
      yield held.slice(0, size);
      held = held.slice(size);
    }
  }
  if (held.length > 0) yield held;
}

type Match = { readonly row?: PersonRow; readonly wrong?: Finding };

interface Matches {
  readonly matches: readonly Match[];
  /** Numbers of the part that somebody has, `fide:1503014`. */
  readonly taken: ReadonlySet<string>;
}

/** Who each of a part is: by number; where there is none, by the very name and birth. */
async function matched(desk: Desk, players: readonly Incoming[], first: number): Promise<Matches> {
  const holders = new Map<string, PersonRow>();
  for (const kind of NUMBERS) {
    const values = players.flatMap(({ fields }) => fields[kind] ?? []);
    for (const row of await desk.personsWith(kind, values)) holders.set(`${kind}:${row[kind]}`, row);
  }
  const own = await desk.persons(players.flatMap((each) => each.own ?? []));
  const byOwn = new Map(own.map((row) => [row.person, row]));
  const named = await namesakes(desk, players);
  const found = players.map((player, place) => matchOf(player, first + place, holders, byOwn, named));
  const rows = await ledOn(
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
    return { wrong: finding('import.numbers-disagree', 'warn', { row, players: [...all.keys()].map(personId) }) };
  }
  const [one] = all.values();
  if (one !== undefined || hasNumber(fields)) return one === undefined ? {} : { row: one };
  const alike = (named.get(whoIs(fields.name, fields.birth)) ?? []).filter(({ mergedInto }) => mergedInto === null);
  if (alike.length > 1) {
    const players = alike.map(({ person }) => personId(person));
    return { wrong: finding('import.several-alike', 'warn', { row, players }) };
  }
  return alike[0] === undefined ? {} : { row: alike[0] };
}

/** FIDE writes names in its own way: one that is looked up alike stays as the office writes it. */
function isSameName(mine: string | null, listed: string): boolean {
  if (mine === null) return false;
  const keys = new Set(nameKeys(mine));
  return nameKeys(listed).some((key) => keys.has(key));
}

/** A list knows years: a day of birth in that year stays. */
const isSameBirth = (mine: string | null, listed: string): boolean =>
  mine !== null && parseBirth(listed)?.day === undefined && parseBirth(mine)?.year === parseBirth(listed)?.year;

/** What a list says of somebody who is known, and the card does not. Numbers are added, never exchanged. */
function news(row: PersonRow, fields: CardFields, isFree: (kind: NumberKind, value: string) => boolean): CardFields {
  const { name, birth, fide: _fide, komir: _komir, orr: _orr, pin: _pin, ...others } = fields;
  const numbers = NUMBERS.flatMap((kind) => {
    const value = fields[kind];
    return typeof value === 'string' && row[kind] === null && isFree(kind, value) ? [[kind, value]] : [];
  });
  return {
    ...Object.fromEntries(Object.entries(others).filter(([field, value]) => value !== row[field as 'sex'])),
    ...(typeof name === 'string' && name !== row.name && !isSameName(row.name, name) ? { name } : {}),
    ...(typeof birth === 'string' && birth !== row.birth && !isSameBirth(row.birth, birth) ? { birth } : {}),
    ...Object.fromEntries(numbers),
  };
}

interface PartDone {
  readonly entered: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly leftOut: number;
  readonly remembered: number;
  readonly again: number;
  readonly standings: number;
  readonly gamesUnknown: number;
}

interface Part {
  readonly sha256: string;
  readonly part: number;
  readonly parts: number;
  /** The place of its first player in the list, from 1. */
  readonly first: number;
  readonly players: readonly Incoming[];
  readonly target: Target | undefined;
  readonly remembered: Entering['remembered'];
  readonly although: Entering['although'];
}

const EMPTY: Card = { identity: {}, facts: {} };

/** Random bytes for many papers at once. */
function salts(random: Office['random'], count: number): Office['random'] {
  const all = random(count * SALT_LENGTH);
  let from = 0;
  return (size) => all.slice(from, (from += size));
}

interface Known {
  readonly person: number;
  readonly player: Incoming;
}

interface PersonsDone {
  readonly postings: readonly Posting[];
  readonly known: readonly Known[];
  readonly findings: readonly Finding[];
  readonly entered: number;
  readonly changed: number;
  readonly leftOut: number;
  readonly remembered: number;
  readonly again: number;
}

/** What the part itself has brought, of which the registry does not know yet. */
class PartsOwn {
  readonly #numbers: Set<string>;
  readonly #named = new Map<string, number>();
  readonly #news = new Map<number, { readonly row: PersonRow; readonly fields: CardFields }>();

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
    return number === undefined ? undefined : finding('import.number-repeated', 'warn', { row, number });
  }

  /** Without a number, the very name and birth are one person. */
  person({ fields }: Incoming): number | undefined {
    return hasNumber(fields) ? undefined : this.#named.get(whoIs(fields.name, fields.birth));
  }

  enter({ fields }: Incoming, person: number): void {
    for (const kind of NUMBERS) if (typeof fields[kind] === 'string') this.take(kind, fields[kind]);
    if (!hasNumber(fields)) this.#named.set(whoIs(fields.name, fields.birth), person);
  }

  /** One person may stand in two rows. */
  change(row: PersonRow, fields: CardFields): void {
    if (Object.keys(fields).length === 0) return;
    this.#news.set(row.person, { row, fields: { ...this.#news.get(row.person)?.fields, ...fields } });
  }

  get news(): readonly { readonly row: PersonRow; readonly fields: CardFields }[] {
    return [...this.#news.values()];
  }
}

async function takePersons({ desk, random, memory }: ChangingDesk, part: Part): Promise<PersonsDone> {
  const { first, sha256, parts, although } = part;
  const remembered = await Remembered.of(desk, memory);
  // what is doubtful was told when the list was read first: here it only stays outside
  const players = part.players.map((player) => {
    const fields = withoutDoubtful(player.fields, although);
    return fields === player.fields ? player : { ...player, fields };
  });
  const { matches, taken } = await matched(desk, players, first);
  const own = new PartsOwn(taken);
  const findings: Finding[] = [];
  const known: Known[] = [];
  const persons: EnteredPerson[] = [];
  const again: string[] = [];
  let leftRemembered = 0;
  const papers: Paper[] = [];
  const written = new Map<string, Identity>();
  const salt = salts(random, players.length);
  let next = (await desk.lastPerson()) + 1;
  let nameless = 0;
  const byes = new ByeRows(although);
  for (const [place, player] of players.entries()) {
    const { row, wrong } = matches[place] as Match;
    if (row === undefined && player.fields.name !== part.players[place]?.fields.name) {
      nameless += 1;
      continue;
    }
    if (row === undefined && byes.leavesOut(player.fields, first + place)) continue;
    const twin = own.person(player);
    if (twin !== undefined) known.push({ person: twin, player });
    else if (row !== undefined) {
      known.push({ person: row.person, player });
      own.change(row, news(row, player.fields, own.take));
    } else {
      const fault = wrong ?? own.repeats(player, first + place) ?? unnamed(player, first + place);
      if (fault !== undefined) {
        findings.push(fault);
        continue;
      }
      const { identity, facts } = writtenCard(EMPTY, player.fields);
      const back = remembered.recognise(knownBy({ identity, facts }));
      if (back !== undefined && part.remembered === undefined) {
        findings.push(sayOfMemory('import.remembered', 'warn', { row: first + place, ...back }));
        leftRemembered += 1;
        continue;
      }
      if (back !== undefined) again.push(personId(next));
      const paper = identityPaper(next, identity, salt);
      papers.push(paper);
      written.set(paper.digest, identity);
      persons.push({ facts, identity: paper.digest, person: personId(next) });
      known.push({ person: next, player });
      own.enter(player, next);
      next += 1;
    }
  }
  const changes = await changedCards(desk, own.news, random);
  const source = { part: part.part, parts, sha256 };
  return {
    postings: [
      ...(persons.length === 0
        ? []
        : [{ kind: 'persons.entered' as const, data: { ...backIn(again), persons, source }, papers, memo: written }]),
      ...changes,
    ],
    known,
    findings: [...findings, ...byes.findings],
    entered: persons.length,
    changed: changes.length,
    leftOut: findings.length + nameless + byes.count,
    remembered: leftRemembered,
    again: again.length,
  };
}

const backIn = (again: readonly string[]): { readonly again?: readonly string[] } =>
  again.length === 0 ? {} : { again };

const unnamed = ({ fields: { name } }: Incoming, row: number): Finding | undefined =>
  name === undefined ? finding('import.no-name', 'warn', { row }) : undefined;

async function changedCards(
  desk: Desk,
  all: readonly { readonly row: PersonRow; readonly fields: CardFields }[],
  random: Office['random'],
): Promise<readonly Posting[]> {
  const cards = await cardsOf(
    desk,
    all.map(({ row }) => row),
  );
  return all.flatMap(({ row, fields }, place): readonly Posting[] => {
    const before = cards[place];
    // erased: a list does not bring a name back
    if (before === undefined) return [];
    const after = writtenCard(before, fields);
    const changed = changedFields(before, after);
    if (changed.length === 0) return [];
    const paper = sameValue(before.identity, after.identity)
      ? undefined
      : identityPaper(row.person, after.identity, random);
    return [
      {
        kind: 'person.changed',
        data: {
          person: personId(row.person),
          ...(paper === undefined ? {} : { identity: paper.digest }),
          ...(sameValue(before.facts, after.facts) ? {} : { facts: after.facts }),
          fields: changed,
        },
        ...(paper === undefined ? {} : { papers: [paper] }),
      },
    ];
  });
}

/** What stands on the list of that day says the same already. */
const isSaid = (row: Omit<StandingRow, 'person'>, standing: Incoming['standing'] & object): boolean =>
  row.rating === (standing.rating ?? null) &&
  row.k === (standing.k ?? null) &&
  ((row.flags & FLAGS.inactive) !== 0) === (standing.inactive === true);

/** All of them where the list is new; else those that it does not have so. */
async function takeStandings(desk: Desk, part: Part, known: readonly Known[]): Promise<readonly BroughtStanding[]> {
  const { pool, asOf } = part.target as Target;
  const rated = new Map(
    known.flatMap(({ person, player }) => (player.standing === undefined ? [] : [[person, player.standing] as const])),
  );
  const list = await desk.list(pool.pool, dateOfList(asOf));
  const said = new Map<number, Omit<StandingRow, 'person'>>(
    list === undefined ? [] : await broughtOn(desk, pool, list, [...rated.keys()]),
  );
  if (list !== undefined && isPeriodic(pool.family)) {
    for (const row of await desk.present(pool.pool, [...rated.keys()])) {
      // whoever was merged is not asked about, but the one whom that leads to
      said.set(row.person, standingOf(row) as Omit<StandingRow, 'person'>);
    }
  }
  const shown = await shownBefore(desk, pool, asOf, [...rated.keys()]);
  return [...rated].flatMap(([person, standing]) => {
    const row = said.get(person);
    if (row !== undefined && isSaid(row, standing)) return [];
    return [inOrder({ person: personId(person), ...standing, ...stillKnown(standing, shown.get(person)) })];
  });
}

/** What the last list before this one has of some players. */
async function shownBefore(
  desk: Desk,
  { pool, family }: PoolRow,
  asOf: string,
  persons: readonly number[],
): Promise<ReadonlyMap<number, StandingRow>> {
  const last = isPeriodic(family)
    ? (await listsOf(desk, pool)).findLast(({ date }) => date < dateOfList(asOf))
    : undefined;
  const rows = last === undefined ? [] : await desk.standings(last.list, persons);
  return new Map(rows.map((row) => [row.person, row]));
}

/** A list from elsewhere takes nothing away: K hangs on the highest rating ever published, and on all games. */
function stillKnown(
  { rating, games, peak = rating }: Incoming['standing'] & object,
  before: StandingRow | undefined,
): Pick<BroughtStanding, 'games' | 'peak'> {
  const [reached, total] = [before?.peak ?? 0, before?.total ?? 0];
  return {
    ...(games === undefined && total > 0 ? { games: total } : {}),
    ...(reached > (peak ?? 0) ? { peak: reached } : {}),
  };
}

async function takePart(changing: ChangingDesk, part: Part): Promise<Outcome<PartDone>> {
  const { desk, post } = changing;
  const { target, sha256 } = part;
  const { postings, known, findings: found, entered, changed, leftOut, ...back } = await takePersons(changing, part);
  const findings = [...found];
  if (postings.length > 0) await post(...postings);
  const standings = target === undefined ? [] : await takeStandings(desk, part, known);
  const isLast = part.part === part.parts - 1;
  const list = target === undefined ? undefined : await desk.list(target.pool.pool, dateOfList(target.asOf));
  const isOpen = list === undefined || openingOf(list)?.open === true;
  if (target !== undefined && (standings.length > 0 || (isLast && isOpen && list !== undefined))) {
    const source = { ...(isLast ? { last: true as const } : {}), part: part.part, parts: part.parts, sha256 };
    await post({ kind: 'standings.brought', data: { as: target.asOf, pool: target.pool.pool, source, standings } });
    const persons = standings.map(({ person }) => personNumber(person) as number);
    findings.push(...(await ratedAfterBrought(changing, target.pool, target.asOf, persons)).findings);
  }
  return {
    value: {
      entered,
      changed,
      unchanged: part.players.length - entered - changed - leftOut,
      leftOut,
      ...back,
      standings: standings.length,
      gamesUnknown: known.filter(({ player }) => player.gamesUnknown === true).length,
    },
    findings,
  };
}

/**
 * The parts that are there already, with their ratings where a pool is to have them. None, where somebody may come in now who
 * was left out then: in parts that are gone through again nobody else is changed.
 */
async function partsThere(
  desk: Desk,
  source: Source,
  target: Target | undefined,
  remembered: Entering['remembered'],
): Promise<ReadonlySet<number>> {
  if (remembered === 'entered') return new Set();
  const key = target === undefined ? personsPart(source) : standingsPart(source, target.pool.pool, target.asOf);
  return new Set(await desk.importedParts(key));
}

export async function importList(
  office: Office,
  list: ImportedList,
  options: ChangeOptions,
): Promise<Outcome<ImportSummary>> {
  // who does it, before a long file is read
  const asked = await change<undefined>(office, { ...options, dryRun: true }, async () => ({ findings: [] }));
  if (isRefused(asked.findings)) return asked as Outcome<never>;
  const ungrounded = list.remembered === 'entered' ? withoutGround(options.ground) : [];
  if (ungrounded.length > 0) return refused(...ungrounded);
  const { sha256, players, month, findings: read } = await readFirst(list);
  const faults = read.filter(({ weight }) => weight === 'refuse').length;
  // a list without players is faulty as a whole
  const isLeftOut = list.faulty === 'left-out' && players > 0;
  if (faults > 0 && !isLeftOut) {
    return refused(...read, ...(players === 0 ? [] : [refusal('import.faults', { count: faults })]));
  }
  const { value: target, findings: aimed } = await look(office, (desk) => targetOf(desk, list, month));
  if (isRefused(aimed)) return refused(...read, ...aimed);
  const findings: Finding[] = read.map((each) => (each.weight === 'refuse' ? { ...each, weight: 'warn' } : each));
  const parts = Math.ceil(players / (list.playersAPart ?? PLAYERS_A_PART));
  const there = await look(office, (desk) => partsThere(desk, { sha256, parts }, target, list.remembered));
  findings.push(...(await look(office, (desk) => Remembered.of(desk, office.memory))).findings);
  const sum = {
    entered: 0,
    changed: 0,
    unchanged: 0,
    leftOut: 0,
    remembered: 0,
    again: 0,
    standings: 0,
    gamesUnknown: 0,
  };
  let [part, done] = [0, 0];
  for await (const some of partsOf(list, target)) {
    if (there.has(part)) sum.unchanged += some.length;
    else {
      const { although, remembered } = list;
      const one: Part = { sha256, part, parts, first: done + 1, players: some, target, although, remembered };
      const taken = await change(office, options, (changing) => takePart(changing, one));
      findings.push(...taken.findings.slice(0, Math.max(0, MAX_FINDINGS - findings.length)));
      for (const field of Object.keys(sum) as (keyof PartDone)[]) sum[field] += (taken.value as PartDone)[field];
    }
    part += 1;
    done += some.length;
    list.progress?.(done, players);
  }
  if (there.size > 0) findings.push(finding('import.done-before', 'note', { parts: there.size }));
  const { gamesUnknown, remembered, again, ...counts } = sum;
  if (again > 0) findings.push(sayOfMemory('import.entered-again', 'note', { count: again }));
  if (gamesUnknown > 0) findings.push(finding('import.games-unknown', 'note', { count: gamesUnknown }));
  return {
    value: {
      sha256,
      players,
      ...counts,
      ...(remembered === 0 ? {} : { remembered }),
      ...(target === undefined ? {} : { pool: target.pool.pool, asOf: target.asOf }),
    },
    findings,
  };
}
