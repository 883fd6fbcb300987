/**
 * Prepares reports of plain TRF files (`formats/trf/plain.ts`) from their columns: without a report, a draft, or an
 * object for players who are plainly known. These are the ones whom the registry has under the number, with the same
 * name, birth, sex and federation, and the list in force with the same rating. All others must be new beyond doubt. In
 * any other case the report takes the ordinary way (`prepare.ts`); a property test keeps both equal to the last byte.
 */
import { hash } from 'node:crypto';
import { type Day, dayText, yearOf } from '../../core/dates.ts';
import type { ChessEvent, Needs, Player } from '../../core/event.ts';
import { type Finding, isRefused } from '../../core/finding.ts';
import type { Sex } from '../../core/people.ts';
import type { EventFacts } from '../../core/report.ts';
import { type Limits, LIMITS } from '../../formats/limits.ts';
import { PLAIN, PLAIN_WIDTH, type PlainTrf, readPlain } from '../../formats/trf/plain.ts';
import { plainEvent, nameAtPlace, plainPairings, plainPlayer } from '../../formats/trf/plain-report.ts';
import { type Candidate, isLikeItself } from '../../intake/identify.ts';
import { canonicalJson, type Json } from '../../ledger/canonical.ts';
import { eventId, personId } from '../../ledger/ids.ts';
import type { State } from '../../ledger/lists/state.ts';
import { factsRecord, GAME_NUMBERS, playedGames } from '../../ledger/rows/content.ts';
import { fieldOf } from '../../ledger/rows/events.ts';
import { birthOf } from '../../ledger/rows/identity.ts';
import { controlOfPool, groupOfPool } from '../../ledger/rows/pools.ts';
import type { Desk, KnownPerson, PoolRow } from '../../ledger/store.ts';
import { isPeriodicPool } from '../../rating/states.ts';
import type { Edition } from '../../rulebooks/edition.ts';
import { familyRules } from '../../rulebooks/office-rules.ts';
import { editionOn } from '../../rulebooks/registry.ts';
import { packedContent } from '../../stores/papers.ts';
import { nameDoubt } from './doubtful-names.ts';
import { type Batch, checkedFacts, reportPaper } from './draft.ts';
import { Identification, knownByReport } from './identification.ts';
import { judgeAdmitted } from './judge.ts';
import { decideNewcomers, type WaitingNewcomer } from './newcomers.ts';
import { isUsualState } from './office-event.ts';
import {
  acceptedAtOnce,
  decidedLater,
  EVENT,
  type PreparedDecision,
  type PreparedReport,
  personByName,
  unnumbered,
} from './prepared-report.ts';
import type { ReportFile } from './read.ts';
import { severalControls, type SiblingPool } from './right-pool.ts';
import { type StandingsAt, standingsAt } from './standing-at.ts';
import { beforePool } from './untimely.ts';

/** The moment for which reports are prepared. */
export interface PrepareMoment {
  readonly batch: Omit<Batch, 'identification'>;
  readonly siblings: readonly SiblingPool[];
  readonly limits: Limits | undefined;
  readonly accept: 'clean' | undefined;
  /** The first list that is not published yet. */
  readonly next: number;
  readonly isTold: (finding: Finding) => boolean;
  /** Whether an event with these facts is registered, and waits for its report. */
  readonly isRegistered: (event: EventFacts) => Promise<boolean>;
}

/** A file, and which of its players are plainly known; the others ordered by place. */
interface Told {
  readonly file: ReportFile;
  readonly plain: PlainTrf;
  /** By place; undefined for the others. */
  readonly known: readonly (KnownPerson | undefined)[];
  readonly others: readonly WaitingNewcomer[];
}

/**
 * Pools in which a plain report raises no questions except about newcomers: chess with dated lists, standard, alone, by
 * FIDE's books.
 */
export function isPlainPool(pool: PoolRow): boolean {
  const { edition, missing, takesFideRatings, asksForRegistry } = familyRules(pool.family);
  return (
    isPeriodicPool(pool) &&
    edition.game === 'chess' &&
    missing === undefined &&
    !takesFideRatings &&
    !asksForRegistry &&
    controlOfPool(pool) === 'standard' &&
    groupOfPool(pool) === undefined
  );
}

/** By file; undefined where it takes the ordinary way. */
export async function preparePlain(
  desk: Desk,
  moment: PrepareMoment,
  files: readonly ReportFile[],
): Promise<readonly (PreparedReport | undefined)[]> {
  const { batch, limits = LIMITS } = moment;
  const plain = files.map(({ bytes }) => readPlain(bytes, limits));
  const told = toldBy(files, plain, await desk.knownWith('fide', numbersIn(plain)));
  const identification = await Identification.of(
    desk,
    told.flatMap((each) => (each === undefined ? [] : [{ players: each.others.map(({ player }) => player) }])),
  );
  const standings = await standingsAt(
    desk,
    batch.pool,
    told.flatMap((each) =>
      each === undefined
        ? []
        : [
            {
              start: dayText(each.plain.head.start),
              persons: each.known.flatMap((known) => (known === undefined ? [] : [known.person])),
            },
          ],
    ),
  );
  const reports: (PreparedReport | undefined)[] = [];
  for (const each of told) {
    reports.push(each === undefined ? undefined : await preparedPlain(moment, identification, standings, each));
  }
  return reports;
}

function numbersIn(files: readonly (PlainTrf | undefined)[]): readonly string[] {
  const numbers = new Set<number>();
  for (const file of files) {
    if (file === undefined) continue;
    for (let at: number = PLAIN.fideId; at < file.players.length; at += PLAIN_WIDTH)
      numbers.add(file.players[at] as number);
  }
  return Array.from(numbers, String);
}

function toldBy(
  files: readonly ReportFile[],
  plain: readonly (PlainTrf | undefined)[],
  rows: readonly KnownPerson[],
): readonly (Told | undefined)[] {
  const byNumber = new Map<number, KnownPerson>();
  const shared = new Set<number>();
  for (const row of rows) {
    const number = Number(row.fide);
    if (byNumber.has(number)) shared.add(number);
    byNumber.set(number, row);
  }
  for (const number of shared) byNumber.delete(number);
  return plain.map((each, at) => {
    if (each === undefined) return undefined;
    const known: (KnownPerson | undefined)[] = [];
    const others: WaitingNewcomer[] = [];
    for (let place = 0; place < each.size; place += 1) {
      const row = byNumber.get(each.players[place * PLAIN_WIDTH + PLAIN.fideId] as number);
      const isKnown = row !== undefined && isPlainlyThePerson(each, place, row);
      known.push(isKnown ? row : undefined);
      if (!isKnown) others.push({ place, player: plainPlayer(each, place) as WaitingNewcomer['player'] });
    }
    return { file: files[at] as ReportFile, plain: each, known, others };
  });
}

/** As in the fast path of `identify`: the one person with the number matches in everything. */
function isPlainlyThePerson(plain: PlainTrf, place: number, row: KnownPerson): boolean {
  const { players } = plain;
  const own = place * PLAIN_WIDTH;
  const { name, sex, federation } = row;
  if (row.mergedInto !== null || row.deceased !== null || name === null) return false;
  if (!isNamed(plain, own, name, place) || !isLikeItself(name)) return false;
  const reportedSex = players[own + PLAIN.sex] as number;
  if (reportedSex !== 0 && sex !== null && (sex === 'm') !== (reportedSex === MAN)) return false;
  const reportedFederation = players[own + PLAIN.federation] as number;
  if (reportedFederation !== 0 && federation !== null && !isWritten(reportedFederation, federation)) return false;
  return isBorn(players[own + PLAIN.birth] as number, row.birth);
}

const MAN = 0x6d;
const FIRST_NON_ASCII = 0x80;

/** Byte by byte; names beyond ASCII as text. */
function isNamed({ bytes, players }: PlainTrf, own: number, name: string, place: number): boolean {
  const from = players[own + PLAIN.name] as number;
  const length = (players[own + PLAIN.nameEnd] as number) - from;
  if (length > name.length) return nameAtPlace({ bytes, players }, place) === name;
  if (length < name.length) return false;
  for (let at = 0; at < length; at += 1) {
    const code = name.charCodeAt(at);
    if (code >= FIRST_NON_ASCII || code !== bytes[from + at]) return false;
  }
  return true;
}

const isWritten = (three: number, text: string): boolean =>
  text.length === 3 &&
  text.charCodeAt(0) === three >>> 16 &&
  text.charCodeAt(1) === ((three >>> 8) & 0xff) &&
  text.charCodeAt(2) === (three & 0xff);

/** `1990` or `1990-05-01`; an unknown birth matches any. */
function isBorn(reported: number, known: string | null): boolean {
  if (reported === 0 || known === null) return true;
  if (Number(known.slice(0, 4)) !== Math.floor(reported / 10_000)) return false;
  const day = reported % 10_000;
  return day === 0 || known.length === 4 || Number(known.slice(5, 7) + known.slice(8)) === day;
}

async function preparedPlain(
  moment: PrepareMoment,
  identification: Identification,
  standings: StandingsAt,
  told: Told,
): Promise<PreparedReport | undefined> {
  const { batch, siblings } = moment;
  const { pool } = batch;
  const { plain, others } = told;
  const { start, end } = plain.head;
  const edition = editionOn(pool.family, controlOfPool(pool), start);
  const startText = dayText(start);
  if (edition === undefined || standings.listOn(startText).list === undefined) return undefined;
  const states = standings.statesOn(startText);
  if (!areOrdinary(told, states, edition.needs, end)) return undefined;
  if (!areNew(batch, identification, others, start)) return undefined;
  const { facts, findings, questions } = checkedFacts(batch, plainEvent(plain));
  const { reportReceived } = facts;
  if (questions.length > 0 || findings.length > 0 || reportReceived === undefined || reportReceived < end)
    return undefined;
  if (severalControls(pool, siblings, [{ event: facts, players: [], games: [] }]).length > 0) return undefined;
  if (beforePool(pool, dayText(end)).length > 0 || (await moment.isRegistered(facts))) return undefined;
  return preparedTexts(moment, identification, told, { edition, facts, states });
}

/**
 * The ratings are those of the list in force, and within the limits of reports and lists; births are before the event.
 */
function areOrdinary(
  { plain: { players, size }, known }: Told,
  states: ReadonlyMap<number, State>,
  { rating: range }: Needs,
  end: Day,
): boolean {
  const lastYear = yearOf(end);
  for (let place = 0; place < size; place += 1) {
    const own = place * PLAIN_WIDTH;
    const rating = players[own + PLAIN.rating] as number;
    const person = known[place];
    const state = person === undefined ? undefined : states.get(person.person);
    if (rating !== 0 && (rating !== state?.rating || rating < range.min || rating > range.max)) return false;
    if ((players[own + PLAIN.birth] as number) >= (lastYear + 1) * 10_000 || !isUsualState(state, range)) return false;
  }
  return true;
}

/** Whether all other players of a report are new to the registry, beyond doubt. */
function areNew(
  { remembered }: PrepareMoment['batch'],
  identification: Identification,
  others: readonly WaitingNewcomer[],
  start: Day,
): boolean {
  if (others.length === 0) return true;
  if (remembered.findings.length > 0) return false;
  try {
    return others.every(({ place, player }) => {
      const isNew = identification.who(player, start).kind === 'new';
      if (!isNew || remembered.recognise(knownByReport(player)) !== undefined) return false;
      identification.expect(player, place);
      return nameDoubt(player) === undefined;
    });
  } finally {
    identification.endReport();
  }
}

interface Judging {
  readonly edition: Edition;
  readonly facts: EventFacts;
  readonly states: ReadonlyMap<number, State>;
}

function preparedTexts(
  moment: PrepareMoment,
  identification: Identification,
  told: Told,
  judging: Judging,
): PreparedReport | undefined {
  const { pool, random, received } = moment.batch;
  const { file, plain, known, others } = told;
  const games = plainPairings(plain);
  if (games.length === 0) return undefined;
  const decision =
    moment.accept === undefined ? decidedLater(others) : acceptedPlain(moment, identification, told, judging, games);
  if (decision === undefined) return undefined;
  const { around, findings, ...rest } = decision;
  const persons = new Int32Array(plain.size);
  const numbers = new Float64Array(plain.size);
  const ids: (string | undefined)[] = [];
  for (let place = 0; place < plain.size; place += 1) {
    const person = known[place]?.person;
    persons[place] = person ?? 0;
    numbers[place] = plain.players[place * PLAIN_WIDTH + PLAIN.fideId] as number;
    ids.push(person === undefined ? undefined : personId(person));
  }
  const sha256 = hash('sha256', file.bytes);
  const { digest, salt } = reportPaper(EVENT, file.bytes, sha256, random);
  const factsText = canonicalJson(factsRecord(judging.facts) as Json);
  return {
    ...rest,
    sha256,
    digest,
    salt,
    packed: packedContent(file.bytes),
    submitted: ['{"entered":[],"event":"', submittedText(factsText, games, ids, pool.pool, received, digest)],
    data: [`${around[0]}"facts":${factsText}`, `"format":"${FORMAT}","received":"${received}"${around[1]}}`],
    name: judging.facts.name as string,
    start: dayText(plain.head.start),
    end: dayText(plain.head.end),
    games: games.length / GAME_NUMBERS,
    field: fieldOf(ids),
    persons,
    numbers,
    names: others.map(({ player }) => personByName(player)),
    findings: [...plain.findings, ...findings].filter(moment.isTold),
  };
}

/** Undefined where something prevents it. */
function acceptedPlain(
  { batch, next }: PrepareMoment,
  identification: Identification,
  { plain: { size, head }, known, others }: Told,
  { edition, facts, states }: Judging,
  games: readonly number[],
): PreparedDecision | undefined {
  const there = new Set<number>();
  for (const each of known) if (each !== undefined) there.add(each.person);
  const settled = decideNewcomers({ ...batch, identification: unnumbered(identification) }, others, head.start, there);
  if (settled.questions.length > 0 || settled.recognised.length > 0) return undefined;
  const entered = new Map(settled.entered.map(({ place, person }, at) => [place, { id: person, at }]));
  const lastYear = yearOf(head.end);
  const players: Player[] = [];
  for (let index = 0; index < size; index += 1) {
    const fresh = entered.get(index);
    const person = known[index];
    const player = person === undefined ? settled.candidates[fresh?.at as number] : knownPlayer(person);
    const { birth, sex, federation } = player as Pick<Candidate, 'birth' | 'sex' | 'federation'>;
    if (birth !== undefined && birth.year > lastYear) return undefined;
    const state = person === undefined ? undefined : states.get(person.person);
    const id = person === undefined ? (fresh?.id as string) : personId(person.person);
    const { rating, total, peak, hadEvent } = state ?? NO_STATE;
    players.push({ index, id, birth, sex, federation, rating, games: total, peak, hadEvent });
  }
  const event = { ...facts, id: eventId(EVENT), players, games: playedGames({ games }) } as ChessEvent;
  const judged = judgeAdmitted(edition, event, next);
  if (isRefused(judged.findings) || judged.list === undefined) return undefined;
  return acceptedAtOnce(judged, settled, others);
}

const FORMAT = 'trf16';
const NO_STATE: State = {};

const knownPlayer = ({ birth, sex, federation }: KnownPerson): Pick<Candidate, 'birth' | 'sex' | 'federation'> => ({
  birth: birthOf(birth),
  sex: (sex as Sex | null) ?? undefined,
  federation: federation ?? undefined,
});

/** The part of the entry `event.submitted` after the id of the event: members in canonical order. */
const submittedText = (
  facts: string,
  games: readonly number[],
  ids: readonly (string | undefined)[],
  pool: string,
  received: string,
  digest: string,
): string => {
  let players = '';
  for (const id of ids) players += `${players === '' ? '' : ','}${id === undefined ? '{}' : `{"person":"${id}"}`}`;
  return (
    `","facts":${facts},"findings":[],"format":"${FORMAT}","games":[${games.join()}],"players":[${players}],` +
    `"pool":${JSON.stringify(pool)},"questions":[],"received":"${received}","report":"${digest}"}`
  );
};
