/**
 * Reads stored reports again, and compares them with the entries made from them: the same players, the same games with
 * the same results, and persons whom the report can mean. Additions and corrections by an officer are not faults; they
 * are counted.
 */
import { type Finding, isRefused } from '../../core/finding.ts';
import type { EventFacts, Report, ReportedPlayer } from '../../core/report.ts';
import type { Encoding } from '../../formats/encoding.ts';
import { PLAIN, PLAIN_WIDTH, type PlainTrf, readPlain } from '../../formats/trf/plain.ts';
import { plainEvent, plainPairings, plainPlayer } from '../../formats/trf/plain-report.ts';
import { byeWordOf, withoutByeLines } from '../../intake/byes.ts';
import { type Candidate, identify } from '../../intake/identify.ts';
import { openReport } from '../../engine/files.ts';
import { canonicalJson, type Json } from '../../ledger/canonical.ts';
import type { QuestionRecord } from '../../ledger/entries.ts';
import { personId, personNumber } from '../../ledger/ids.ts';
import { checkPaper } from '../../ledger/papers.ts';
import {
  factsRecord,
  gameAt,
  gameCount,
  numberedReport,
  type ReportContent,
  type Submission,
} from '../../ledger/rows/content.ts';
import { birthOf, type Identity, identityOf } from '../../ledger/rows/identity.ts';
import type { AnyEntry, EntryOf } from '../../ledger/rows/entries.ts';
import type { Desk, Paper } from '../../ledger/store.ts';
import { listFinding } from '../findings/lists.ts';
import { UNLIMITED } from '../report-arbiters.ts';
import { withSupplement } from './reported.ts';

/** The result of the comparison. */
export interface ReportsCompared {
  /** Read again, and equal to their entries. */
  readonly compared: number;
  /** Those in which an officer has corrected single results: their games are not compared. */
  readonly edited: number;
  /** Those that can no longer be read. */
  readonly unread: number;
}

/** Earlier entries do not record the players whom an officer identified; for them it is reported as a warning. */
const TOLD_SINCE = '2026-11-18';

type Games = Pick<ReportContent, 'games' | 'special'>;

/** A report as in its bytes. */
interface StoredReport extends Games {
  readonly size: number;
  readonly event: () => EventFacts;
  readonly playerAt: (place: number) => ReportedPlayer;
  /** The FIDE number at a place; 0 for none. */
  readonly fideAt: (place: number) => number;
  /** Today's reader reports faults that it did not report when the report came. */
  readonly isFaulty: boolean;
}

/** A person whom an entry has in the place of a player. */
interface NamedPlayer {
  readonly entry: AnyEntry;
  readonly event: string;
  readonly place: number;
  readonly person: number;
  readonly player: ReportedPlayer;
}

export class ReportsReadAgain {
  readonly #desk: Desk;
  /** FIDE numbers by person, from the last identity paper. */
  #fide = new Int32Array(1024);
  /** All merges so far. */
  readonly #merged = new Map<number, number[]>();
  /** Players who are new, in waiting reports. */
  readonly #newcomers = new Map<string, Map<number, ReportedPlayer>>();
  readonly #counts = { compared: 0, edited: 0, unread: 0 };
  /** The first entry of each finding that is reported once for all. */
  readonly #first: { unread?: number; told?: number } = {};
  #told = 0;
  readonly #doubts: Finding[] = [];

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  get counts(): ReportsCompared {
    return { ...this.#counts };
  }

  /** Findings that are not faults, but worth knowing. */
  get findings(): readonly Finding[] {
    const { unread, told } = this.#first;
    return [
      ...this.#doubts,
      ...(unread === undefined
        ? []
        : [listFinding('verify.reports-unread', { reports: this.#counts.unread, entry: unread }, 'warn')]),
      ...(told === undefined ? [] : [listFinding('verify.reports-told', { reports: this.#told, entry: told }, 'note')]),
    ];
  }

  /** Takes entries in order, with those of their papers that exist; resolves to the first fault. */
  async take(
    entries: readonly AnyEntry[],
    papers: readonly Paper[],
    identities: ReadonlyMap<string, Identity>,
  ): Promise<Finding | undefined> {
    const byDigest = new Map<string, Paper>();
    for (const paper of papers) {
      if (paper.kind === 'report') byDigest.set(paper.digest, paper);
      else if (paper.kind === 'identity') this.#know(paper.of, identities.get(paper.digest));
    }
    const named: NamedPlayer[] = [];
    let fault: Finding | undefined;
    for (const entry of entries) {
      fault = this.#look(entry, byDigest, named);
      if (fault !== undefined) break;
    }
    const other = await this.#firstOther(named);
    if (other === undefined || (fault !== undefined && other.entry >= (fault.facts['entry'] as number))) return fault;
    return other.finding;
  }

  #know(person: number, identity: Identity | undefined): void {
    const number = Number(identity?.fide);
    if (!(number > 0 && number < 2 ** 31)) return;
    if (person >= this.#fide.length) {
      const more = new Int32Array(Math.max(person + 1, this.#fide.length * 2));
      more.set(this.#fide);
      this.#fide = more;
    }
    this.#fide[person] = number;
  }

  #look(entry: AnyEntry, papers: ReadonlyMap<string, Paper>, named: NamedPlayer[]): Finding | undefined {
    if (entry.kind === 'event.submitted') return this.#submitted(entry, papers, named);
    if (entry.kind === 'persons.merged') {
      const { person, into } = entry.data;
      const [from, to] = [personNumber(person) as number, personNumber(into) as number];
      this.#merged.set(to, [...(this.#merged.get(to) ?? []), from]);
    } else if (entry.kind === 'questions.asked') {
      const { event, questions } = entry.data;
      for (const { player } of questions.filter(asksWho)) this.#newcomers.get(event)?.delete(player as number);
    } else if (entry.kind === 'event.accepted') {
      const { event, entered = [], recognised = [] } = entry.data;
      const players = this.#newcomers.get(event);
      this.#newcomers.delete(event);
      for (const { place, person } of [...entered, ...recognised]) {
        const player = players?.get(place);
        if (player !== undefined) named.push({ entry, event, place, person: personNumber(person) as number, player });
      }
    }
    return undefined;
  }

  #submitted(
    entry: EntryOf<'event.submitted'>,
    papers: ReadonlyMap<string, Paper>,
    named: NamedPlayer[],
  ): Finding | undefined {
    const { data } = entry;
    const { event, players } = data;
    const paper = papers.get(data.report);
    this.#newcomers.delete(event);
    // an erased report is counted among the papers
    if (paper === undefined) return undefined;
    const report = storedReport(data, paper);
    const fault = report === undefined ? undefined : againstReport(entry.no, data, report);
    if (report === undefined || (fault !== undefined && report.isFaulty)) {
      this.#counts.unread += 1;
      this.#first.unread ??= entry.no;
      return undefined;
    }
    if (fault !== undefined) return fault;
    this.#counts.compared += 1;
    if (data.edited === true) this.#counts.edited += 1;
    if (saysOtherwise(data.facts, report.event())) {
      this.#told += 1;
      this.#first.told ??= entry.no;
    }
    // for a corrected report, the identities may have been answered for the earlier one
    if (data.corrects !== undefined || data.edited === true) return undefined;
    const asked = new Set(data.questions.filter(asksWho).map(({ player }) => player));
    const supplement = data.supplement === undefined ? undefined : papers.get(data.supplement);
    for (const [place, { person }] of players.entries()) {
      if (data.told?.includes(place) === true || (person === undefined && asked.has(place))) continue;
      const number = person === undefined ? undefined : (personNumber(person) as number);
      if (number !== undefined && isSameNumber(this.#fide[number], report.fideAt(place))) continue;
      const player = completed(report.playerAt(place), place, supplement);
      if (number !== undefined) named.push({ entry, event, place, person: number, player });
      else this.#newcomersOf(event).set(place, player);
    }
    return undefined;
  }

  #newcomersOf(event: string): Map<number, ReportedPlayer> {
    const players = this.#newcomers.get(event) ?? new Map<number, ReportedPlayer>();
    this.#newcomers.set(event, players);
    return players;
  }

  /** The first player for whom the report contradicts every card that the person ever had. */
  async #firstOther(
    named: readonly NamedPlayer[],
  ): Promise<{ readonly entry: number; readonly finding: Finding } | undefined> {
    if (named.length === 0) return undefined;
    const all = [...new Set(named.flatMap(({ person }) => [person, ...this.#formerly(person)]))];
    const cards = new Map<number, Identity[]>();
    for (const paper of await this.#desk.identityPapers(all)) {
      // a paper that a later entry names is checked only then
      if (!checkPaper(paper, paper.digest)) continue;
      cards.set(paper.of, [...(cards.get(paper.of) ?? []), identityOf(paper)]);
    }
    for (const { entry, event, place, person, player } of named) {
      const own = [person, ...this.#formerly(person)].flatMap((each) => cards.get(each) ?? []);
      // an erased person cannot be compared
      if (own.length === 0) continue;
      if (
        identify(
          player,
          own.map((card) => candidateOf(person, card)),
        ).kind !== 'new'
      )
        continue;
      const facts = { entry: entry.no, event, player: place + 1, person: personId(person) };
      if (entry.time >= TOLD_SINCE) return { entry: entry.no, finding: listFinding('verify.report-person', facts) };
      if (this.#doubts.length < MOST_DOUBTS) this.#doubts.push(listFinding('verify.report-person', facts, 'warn'));
    }
    return undefined;
  }

  /** Everybody ever merged into a person, directly or indirectly. */
  #formerly(person: number, seen = new Set<number>([person])): readonly number[] {
    return (this.#merged.get(person) ?? []).flatMap((each) => {
      if (seen.has(each)) return [];
      seen.add(each);
      return [each, ...this.#formerly(each, seen)];
    });
  }
}

const MOST_DOUBTS = 20;

const asksWho = ({ kind }: QuestionRecord): boolean => kind === 'identity';

const isSameNumber = (known: number | undefined, reported: number): boolean => reported !== 0 && known === reported;

const candidateOf = (person: number, { name, birth, fide, komir, orr, pin }: Identity): Candidate => {
  const day = birthOf(birth);
  return {
    person,
    ...(name === undefined ? {} : { name }),
    ...(day === undefined ? {} : { birth: day }),
    ...(fide === undefined ? {} : { fideId: fide }),
    ...(komir === undefined ? {} : { komirId: komir }),
    ...(orr === undefined ? {} : { orrId: orr }),
    ...(pin === undefined ? {} : { pin }),
  };
};

/** With an officer's additions about the player. */
const completed = (player: ReportedPlayer, place: number, supplement: Paper | undefined): ReportedPlayer => {
  if (supplement === undefined) return player;
  const players: ReportedPlayer[] = [];
  players[place] = player;
  return withSupplement(players, supplement)[place] as ReportedPlayer;
};

/** As it was read when it came; undefined where it can no longer be read. */
function storedReport(data: Submission, { content }: Paper): StoredReport | undefined {
  const { encoding, leftOut, part = 0 } = data;
  const plain = encoding === undefined && leftOut === undefined ? readPlain(content, UNLIMITED) : undefined;
  if (plain !== undefined) return plainlyStored(plain);
  const read = encoding === undefined ? {} : { encoding: encoding as Encoding };
  const opened = openReport(content, { limits: UNLIMITED, ...read });
  const whole =
    opened.report === undefined || !('period' in opened.report) ? opened.report : opened.report.period[part];
  if (whole === undefined) return undefined;
  const report = withoutLines(whole, leftOut ?? []);
  const { games, special } = numberedReport(report, report === whole ? opened.pairings : undefined);
  return {
    games,
    ...(special === undefined ? {} : { special }),
    size: report.players.length,
    event: () => report.event,
    playerAt: (place) => report.players[place] as ReportedPlayer,
    fideAt: (place) => Number(report.players[place]?.fideId ?? 0),
    isFaulty: isRefused(opened.findings),
  };
}

const plainlyStored = (plain: PlainTrf): StoredReport => ({
  games: plainPairings(plain),
  size: plain.size,
  event: () => plainEvent(plain),
  playerAt: (place) => plainPlayer(plain, place),
  fideAt: (place) => plain.players[place * PLAIN_WIDTH + PLAIN.fideId] as number,
  isFaulty: false,
});

/** Without the lines that an entry left out because they mean byes; a line that is no bye stays. */
function withoutLines(report: Report, leftOut: readonly number[]): Report {
  if (leftOut.length === 0) return report;
  const words = report.players.flatMap(({ name }, place) => (leftOut.includes(place) ? [] : (byeWordOf(name) ?? [])));
  return withoutByeLines(report, new Set(words)).report;
}

/** Contradictions between an entry and its report. */
function againstReport(entry: number, data: Submission, report: StoredReport): Finding | undefined {
  const { event, players } = data;
  if (players.length !== report.size)
    return listFinding('verify.report-players', { entry, event, seen: players.length, expected: report.size });
  if (data.edited === true) return undefined;
  const game = differingGame(data, report);
  return game === undefined ? undefined : listFinding('verify.report-game', { entry, event, ...game });
}

interface DifferingGame {
  readonly round: number;
  /** `4–7 1-0`: places in the report, and the result. */
  readonly seen: string | null;
  readonly expected: string | null;
}

/** The first game that only one of the two has. Their order does not matter. */
function differingGame(entry: Games, report: Games): DifferingGame | undefined {
  if (entry.special === undefined && report.special === undefined && isSame(entry.games, report.games))
    return undefined;
  const [said, read] = [gamesIn(entry), gamesIn(report)];
  const left = new Map<string, number>();
  for (const { text, round } of read) left.set(`${round} ${text}`, (left.get(`${round} ${text}`) ?? 0) + 1);
  const tooMany = said.filter(({ text, round }) => {
    const count = left.get(`${round} ${text}`) ?? 0;
    left.set(`${round} ${text}`, count - 1);
    return count <= 0;
  });
  const missing = read.filter(({ text, round }) => {
    const count = left.get(`${round} ${text}`) ?? 0;
    left.set(`${round} ${text}`, count - 1);
    return count > 0;
  });
  const [one] = tooMany;
  const other =
    one === undefined ? missing[0] : missing.find(({ round, pair }) => round === one.round && pair === one.pair);
  const round = one?.round ?? other?.round;
  return round === undefined ? undefined : { round, seen: one?.text ?? null, expected: other?.text ?? null };
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((number, at) => number === other[at]);

interface TextOfGame {
  readonly round: number;
  /** The players, regardless of colour. */
  readonly pair: string;
  readonly text: string;
}

const gamesIn = ({ games, special = {} }: Games): readonly TextOfGame[] =>
  Array.from({ length: gameCount({ games }) }, (_, at) => {
    const { round, white, black, result } = gameAt(games, at);
    const { handicap, rated } = special[at] ?? {};
    const more = `${handicap === undefined ? '' : ` +${handicap}`}${rated === false ? ' ×' : ''}`;
    return {
      round,
      pair: `${Math.min(white, black)} ${Math.max(white, black)}`,
      text: `${white + 1}–${black + 1} ${result}${more}`,
    };
  });

/** Facts that are the office's own, or that it asks others for. */
const OFFICES_OWN: ReadonlySet<string> = new Set(['arbiters', 'approvals', 'registered', 'reportReceived', 'partOf']);

/** Whether an entry has another value for a fact of the report: an officer has supplied it. */
function saysOtherwise(facts: Submission['facts'], event: EventFacts): boolean {
  const read = factsRecord(event);
  return Object.keys(read).some(
    (field) =>
      !OFFICES_OWN.has(field) && canonicalJson(read[field] as Json) !== canonicalJson((facts[field] ?? null) as Json),
  );
}
