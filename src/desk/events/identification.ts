/**
 * Identifies the players of many reports. The registry is searched once for all of them by number and, for those
 * without a conclusive number, once by name. A new player is known to the rest of the report, and, once entered, to
 * later reports.
 */
import { type Day, parseDay } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import type { Sex } from '../../core/people.ts';
import type { Report, ReportedPlayer } from '../../core/report.ts';
import {
  type Candidate,
  IDENTIFY_RULES,
  type Identified,
  type IdentifyRules,
  identify,
} from '../../intake/identify.ts';
import { nameKeys, nameLikeness } from '../../intake/names.ts';
import type { EnteredPerson, PersonFacts } from '../../ledger/entries.ts';
import { personId, personNumber } from '../../ledger/ids.ts';
import type { Desk, KnownPerson, NumberKind, Paper, PersonRow } from '../../ledger/store.ts';
import type { IdentifyingTraits } from '../memory/remembered.ts';
import { normalNumber } from '../registry/fields.ts';
import { mergedTargets } from '../registry/find.ts';
import { birthOf, identityBirth, type Identity, identityPaper } from '../../ledger/rows/identity.ts';

/** The kinds of numbers that a report may have for a player. */
export const REPORTED_NUMBERS = [
  ['fide', 'fideId'],
  ['komir', 'komirId'],
  ['orr', 'orrId'],
  ['pin', 'pin'],
] as const satisfies readonly (readonly [NumberKind, keyof ReportedPlayer])[];

type Numbered = Pick<ReportedPlayer, (typeof REPORTED_NUMBERS)[number][1]>;

const PLAIN_FIDE = /^[1-9]\d{0,9}$/;

/** The number by which a player is searched. */
function numberIn(player: Numbered, kind: NumberKind, field: keyof Numbered): string | undefined {
  const given = player[field];
  if (given === undefined) return undefined;
  return kind === 'fide' && PLAIN_FIDE.test(given) ? given : normalNumber(kind, given);
}

function numbersOf(player: Numbered): readonly (readonly [NumberKind, string])[] {
  return REPORTED_NUMBERS.flatMap(([kind, field]) => {
    const number = numberIn(player, kind, field);
    return number === undefined ? [] : [[kind, number] as const];
  });
}

/** Data by which an erased person is recognised. */
export const knownByReport = (player: Pick<ReportedPlayer, 'name' | 'birth'> & Numbered): IdentifyingTraits => ({
  name: player.name,
  birthYear: player.birth?.year,
  numbers: Object.fromEntries(numbersOf(player)),
});

const withKnownBirth = <R extends PersonRow>(row: R): R =>
  row.birth === null && row.birthYear !== null ? { ...row, birth: identityBirth({ year: row.birthYear }) } : row;

export const candidateOf = (row: PersonRow): Candidate => knownAs(withKnownBirth(row));

function knownAs(row: KnownPerson, mergedInto?: number): Candidate {
  return {
    person: row.person,
    name: row.name ?? undefined,
    birth: birthOf(row.birth),
    sex: (row.sex as Sex | null) ?? undefined,
    federation: row.federation ?? undefined,
    fideId: row.fide ?? undefined,
    komirId: row.komir ?? undefined,
    orrId: row.orr ?? undefined,
    pin: row.pin ?? undefined,
    deceased: row.deceased === null ? undefined : parseDay(row.deceased),
    mergedInto,
  };
}

const NOBODY: readonly Candidate[] = [];

/** Persons are entered only with a name. */
type NamedPlayer = ReportedPlayer & { readonly name: string };

/** The data of a report as the paper and the facts of a new person. */
export function enteredAs(
  person: number,
  player: NamedPlayer,
  random: (size: number) => Uint8Array,
): { readonly entered: EnteredPerson; readonly paper: Paper } {
  const identity: Identity = {
    name: player.name,
    ...(player.birth === undefined ? {} : { birth: identityBirth(player.birth) }),
    ...Object.fromEntries(numbersOf(player)),
    ...(player.club === undefined ? {} : { club: player.club }),
  };
  const facts: PersonFacts = {
    ...(player.birth === undefined ? {} : { birthYear: player.birth.year }),
    ...(player.sex === undefined ? {} : { sex: player.sex }),
    ...(player.federation === undefined ? {} : { federation: player.federation }),
    ...(player.title === undefined ? {} : { title: player.title }),
  };
  const paper = identityPaper(person, identity, random);
  return { entered: { person: personId(person), identity: paper.digest, facts }, paper };
}

export class Identification {
  readonly #byNumber: Readonly<Record<NumberKind, Map<string, Candidate[]>>> = {
    fide: new Map(),
    komir: new Map(),
    orr: new Map(),
    pin: new Map(),
  };
  readonly #byKey = new Map<string, Candidate[]>();
  readonly #byPerson = new Map<number, Candidate>();
  readonly #told = new Map<ReportedPlayer, Identified>();
  /** Players who are nobody of the registry, until somebody is added. */
  readonly #unknown = new Map<ReportedPlayer, { readonly on: Day | undefined; readonly found: Identified }>();
  /** Newcomers of the present report, by the keys of their names and by their numbers. */
  readonly #newcomers = new Map<string, Candidate[]>();
  #last: number;
  #rules: IdentifyRules = IDENTIFY_RULES;

  private constructor(last: number) {
    this.#last = last;
  }

  /** Searches the registry for all players of these reports. */
  static async of(desk: Desk, reports: readonly Pick<Report, 'players'>[]): Promise<Identification> {
    const all = new Identification(await desk.lastPerson());
    const players = reports.flatMap(({ players: of }) => of);
    await all.#askForNumbers(desk, players);
    await all.#askForNames(desk, players);
    return all;
  }

  async #askForNumbers(desk: Desk, players: readonly ReportedPlayer[]): Promise<void> {
    for (const [kind, field] of REPORTED_NUMBERS) {
      const numbers = new Set<string>();
      for (const player of players) {
        const number = numberIn(player, kind, field);
        if (number !== undefined) numbers.add(number);
      }
      if (numbers.size > 0) await this.#know(desk, await desk.knownWith(kind, [...numbers]));
    }
    const ids = new Set<number>();
    for (const { id } of players) {
      const number = personNumber(id);
      if (number !== undefined) ids.add(number);
    }
    if (ids.size > 0) await this.#know(desk, (await desk.persons([...ids])).map(withKnownBirth));
  }

  /** Only for those without a conclusive number. */
  async #askForNames(desk: Desk, players: readonly ReportedPlayer[]): Promise<void> {
    const keys = new Set<string>();
    for (const player of players) {
      if (player.name === undefined || this.#isToldByNumber(player)) continue;
      for (const key of nameKeys(player.name)) keys.add(key);
    }
    if (keys.size === 0) return;
    const rows = await desk.personsNamed([...keys]);
    await this.#know(desk, rows.map(withKnownBirth));
    for (const { key, person } of rows) this.#put(this.#byKey, key, this.known(person));
  }

  /** Independent of the day: dead persons are excluded. */
  #isToldByNumber(player: ReportedPlayer): boolean {
    const numbered = this.#numbered(player);
    if (numbered.length === 0) return false;
    const known = identify(player, numbered);
    if (known.kind === 'known') this.#told.set(player, known);
    return known.kind === 'known';
  }

  /** Stores the candidates found by number. */
  async #know(desk: Desk, rows: readonly KnownPerson[]): Promise<void> {
    const merged = rows.flatMap(({ person, mergedInto }) => (mergedInto === null ? [] : [person]));
    const ends = merged.length === 0 ? undefined : await mergedTargets(desk, merged);
    for (const row of rows) {
      if (this.#byPerson.has(row.person)) continue;
      const into = ends?.get(row.person);
      if (into !== undefined && !this.#byPerson.has(into.person)) this.#add(candidateOf(into));
      this.#add(knownAs(row, into?.person));
    }
  }

  #add(candidate: Candidate): void {
    this.#byPerson.set(candidate.person, candidate);
    for (const [kind, number] of numbersOf(candidate)) this.#put(this.#byNumber[kind], number, candidate);
  }

  #put(index: Map<string, Candidate[]>, key: string, candidate: Candidate): void {
    const there = index.get(key);
    if (there === undefined) index.set(key, [candidate]);
    else there.push(candidate);
  }

  #numbered(player: ReportedPlayer): readonly Candidate[] {
    const { komirId, orrId, pin } = player;
    // nearly everybody has the FIDE number or none
    if (komirId === undefined && orrId === undefined && pin === undefined) {
      return this.#numberedBy(player, 'fide', 'fideId');
    }
    return [...new Set(REPORTED_NUMBERS.flatMap(([kind, field]) => this.#numberedBy(player, kind, field)))];
  }

  #numberedBy(player: Numbered, kind: NumberKind, field: keyof Numbered): readonly Candidate[] {
    const number = numberIn(player, kind, field);
    return (number === undefined ? undefined : this.#byNumber[kind].get(number)) ?? NOBODY;
  }

  /** Who a player is, on the first day of the event, excluding persons whom an answer has excluded. */
  who(player: ReportedPlayer, on: Day | undefined, not: ReadonlySet<number> = NOBODY_EXCEPTED): Identified {
    const own = this.#byOfficeId(player);
    if (own !== undefined && !not.has(own)) return { kind: 'known', person: own, by: 'name-and-birth', findings: [] };
    const told = this.#told.get(player);
    if (told?.kind === 'known' && !not.has(told.person)) return told;
    const isAlone = this.#newcomers.size === 0 && not.size === 0;
    const unknown = isAlone ? this.#unknown.get(player) : undefined;
    if (unknown !== undefined && unknown.on === on) return unknown.found;
    if (this.#rules.on !== on) this.#rules = { ...IDENTIFY_RULES, on };
    const rules = this.#rules;
    const numbered = but(this.#numbered(player), not);
    if (numbered.length > 0) {
      const known = identify(player, numbered, rules);
      if (known.kind === 'known') return known;
    }
    const named = player.name === undefined ? [] : nameKeys(player.name).flatMap((key) => this.#byKey.get(key) ?? []);
    const beside =
      this.#newcomers.size === 0 ? NOBODY : keysOf(player).flatMap((key) => this.#newcomers.get(key) ?? []);
    const found = identify(player, [...new Set([...numbered, ...but(named, not), ...beside])], rules);
    if (isAlone && found.kind === 'new') this.#unknown.set(player, { on, found });
    return found;
  }

  /** Adds a newcomer with whom the other lines of the report are compared, under a negative number. */
  expect(player: ReportedPlayer, place: number): void {
    const candidate = candidateFor(newcomerAt(place), player);
    for (const key of keysOf(player)) this.#put(this.#newcomers, key, candidate);
  }

  /** Ends a report: its newcomers belong to its event, and are in no registry yet. */
  endReport(): void {
    this.#newcomers.clear();
  }

  /** A report may use the office's own id for a player; the name must not contradict it. */
  #byOfficeId({ id, name }: ReportedPlayer): number | undefined {
    const number = personNumber(id);
    const candidate = number === undefined ? undefined : this.#byPerson.get(number);
    if (candidate === undefined) return undefined;
    const isOther =
      name !== undefined &&
      candidate.name !== undefined &&
      nameLikeness(name, candidate.name) < IDENTIFY_RULES.contradicts;
    return isOther ? undefined : (candidate.mergedInto ?? candidate.person);
  }

  /** The data of a person who was found or entered. */
  known(person: number): Candidate {
    return this.#byPerson.get(person) as Candidate;
  }

  /** The number of the last person of the registry. */
  get last(): number {
    return this.#last;
  }

  /** Whether somebody in the registry has one of these numbers of a player. */
  hasNumber(player: Numbered, kind: NumberKind, field: keyof Numbered): boolean {
    return this.#numberedBy(player, kind, field).length > 0;
  }

  /** What the registry was searched for: FIDE numbers, and players without a conclusive number. */
  soughtBy(players: readonly ReportedPlayer[]): {
    readonly numbers: Float64Array;
    readonly named: readonly ReportedPlayer[];
  } {
    return {
      numbers: Float64Array.from(players, (player) => Number(numberIn(player, 'fide', 'fideId') ?? 0)),
      named: players.filter((player) => player.name !== undefined && !this.#told.has(player)),
    };
  }

  /** Newly entered persons, who are known to later reports. */
  enter(newcomers: readonly Candidate[]): void {
    if (newcomers.length > 0) this.#unknown.clear();
    for (const candidate of newcomers) {
      this.#last = Math.max(this.#last, candidate.person);
      this.#add(candidate);
      for (const key of sameNames(candidate.name as string)) this.#put(this.#byKey, key, candidate);
    }
  }
}

/** The keys of a name, each once. */
export const sameNames = (name: string): readonly string[] => [...new Set(nameKeys(name))];

const NOBODY_EXCEPTED: ReadonlySet<number> = new Set();

const but = (candidates: readonly Candidate[], not: ReadonlySet<number>): readonly Candidate[] =>
  not.size === 0
    ? candidates
    : candidates.filter(({ person, mergedInto }) => !not.has(person) && !not.has(mergedInto ?? person));

/** The data of a report about a player, in the form of the registry's data. */
export const candidateFor = (
  person: number,
  { name, birth, sex, federation, fideId, komirId, orrId, pin }: ReportedPlayer,
): Candidate => ({ person, name, birth, sex, federation, fideId, komirId, orrId, pin });

/** A number of no person: it stands for a newcomer of the same report. */
const newcomerAt = (place: number): number => -1 - place;
/** The place of the newcomer that a number stands for; undefined for a person's number. */
export const placeOfNewcomer = (person: number): number | undefined => (person < 0 ? -1 - person : undefined);

/** The keys by which the other lines of the report find a newcomer. */
const keysOf = (player: ReportedPlayer): readonly string[] => [
  ...new Set(nameKeys(player.name ?? '')),
  ...numbersOf(player).map(([kind, number]) => `${kind}:${number}`),
];

/** Findings of identification, except those reported once for a whole report. */
export const remarksOf = ({ findings }: Identified): readonly Finding[] =>
  findings.filter(({ code }) => code !== 'identify.number-unknown');
