/**
 * The reports of several files as one rating period. In most formats a player's number holds within the file only, so
 * that somebody who plays in two events has to be found again: by FIDE number, else by name and year of birth.
 */
import type { Finding } from '../core/finding.ts';
import type { Birth } from '../core/people.ts';
import type { Report, ReportedPlayer } from '../core/report.ts';
import type { OfficeFileFindings } from '../explain/office-findings.ts';
import type { ReportFormatId } from '../formats/format.ts';
import { plainName } from '../intake/names.ts';

export interface FileOfPeriod {
  readonly file: string;
  readonly format: ReportFormatId | null;
  readonly report: Report;
}

export interface OnePeriod {
  readonly reports: readonly Report[];
  /** By the players' ids in the period, in the order of the files. */
  readonly names: ReadonlyMap<string, string>;
  readonly findings: readonly Finding[];
}

/** A document identifies players and events itself; any other file only numbers its own players. */
const namesItsPlayers = ({ format }: FileOfPeriod): boolean => format === 'json';

export function asOnePeriod(files: readonly FileOfPeriod[]): OnePeriod {
  const persons = new Persons(files);
  const events = new Map<string, Report>();
  const names = new Map<string, string>();
  const reports = files.map((each): Report => {
    const ids = new Map(each.report.players.map((player) => [player.id, persons.idOf(player)]));
    const report = renamed(each, ids, eventId(each, events));
    events.set(report.event.id, each.report);
    for (const { id, name = id } of report.players) names.set(id, name);
    return report;
  });
  return { reports, names, findings: persons.findings() };
}

/** Two events may have one name; the same event twice is left for the period to refuse. */
function eventId(each: FileOfPeriod, events: ReadonlyMap<string, Report>): string {
  const { report, file } = each;
  const { id } = report.event;
  const other = events.get(id);
  if (namesItsPlayers(each) || other === undefined || isSameEvent(report, other)) return id;
  return `${id} (${file})`;
}

const isSameEvent = (one: Report, other: Report): boolean =>
  one.event.start === other.event.start &&
  one.games.length === other.games.length &&
  one.players.length === other.players.length &&
  one.players.every(({ name }, place) => name === other.players[place]?.name);

/** The report with the ids of the period, and its file in every place. */
function renamed({ file, report }: FileOfPeriod, ids: ReadonlyMap<string, string>, id: string): Report {
  // a game may name a player who is missing
  const idOf = (player: string): string => ids.get(player) ?? player;
  return {
    ...report,
    at: { file, ...report.at },
    event: { ...report.event, id },
    players: report.players.map((player) => ({ ...player, id: idOf(player.id), at: { file, ...player.at } })),
    games: report.games.map((game) => ({
      ...game,
      white: idOf(game.white),
      black: idOf(game.black),
      at: { file, ...game.at },
    })),
  };
}

interface Named {
  readonly id: string;
  readonly file: string;
  readonly birth: Birth | undefined;
}

/** Matches the players in the files of a period. */
class Persons {
  /** The ids that documents give; nobody else may have one of them. */
  readonly #given = new Set<string>();
  readonly #byNumber = new Map<string, string>();
  /** Players with a name, in the order of the files. */
  readonly #byName = new Map<string, Named[]>();
  readonly #ids = new Map<ReportedPlayer, string>();
  readonly #found: string[] = [];
  readonly #apart: string[] = [];

  constructor(files: readonly FileOfPeriod[]) {
    const numbering = files.filter((each) => !namesItsPlayers(each));
    for (const each of files) if (namesItsPlayers(each)) this.#keep(each);
    for (const each of numbering) this.#number(each);
    for (const each of numbering) this.#find(each);
  }

  idOf(player: ReportedPlayer): string {
    return this.#ids.get(player) as string;
  }

  findings(): readonly Finding[] {
    return [...said('period.by-name', 'note', this.#found), ...said('period.perhaps-same', 'warn', this.#apart)];
  }

  #keep({ file, report }: FileOfPeriod): void {
    for (const player of report.players) {
      this.#given.add(player.id);
      if (player.fideId !== undefined) this.#byNumber.set(player.fideId, player.id);
      this.#enter(file, player, player.id);
    }
  }

  /** A player who has a FIDE number is identified by it. */
  #number({ file, report }: FileOfPeriod): void {
    for (const player of report.players) {
      const { fideId } = player;
      if (fideId === undefined) continue;
      const id = this.#byNumber.get(fideId) ?? (this.#given.has(fideId) ? ownId(file, player) : fideId);
      this.#byNumber.set(fideId, id);
      this.#enter(file, player, id);
    }
  }

  /** A player who has none is matched with those of the other files; nobody is in one file twice. */
  #find({ file, report }: FileOfPeriod): void {
    const taken = new Set(report.players.map((player) => this.#ids.get(player)));
    for (const player of report.players) {
      if (player.fideId !== undefined) continue;
      const named = (this.#byName.get(plainName(player.name ?? '')) ?? []).filter((each) => each.file !== file);
      const agreeing = new Set(named.filter(({ birth }) => agree(birth, player.birth)).map(({ id }) => id));
      const [one] = agreeing;
      const isFound = one !== undefined && agreeing.size === 1 && !taken.has(one);
      const id = isFound ? one : ownId(file, player);
      if (isFound) this.#found.push(id);
      else if (named.some(({ birth }) => !disagree(birth, player.birth))) this.#apart.push(id);
      taken.add(id);
      this.#enter(file, player, id);
    }
  }

  #enter(file: string, player: ReportedPlayer, id: string): void {
    this.#ids.set(player, id);
    const name = plainName(player.name ?? '');
    if (name === '') return;
    const named = this.#byName.get(name) ?? [];
    named.push({ id, file, birth: player.birth });
    this.#byName.set(name, named);
  }
}

const ownId = (file: string, { id }: ReportedPlayer): string => `${file}#${id}`;

const disagree = (one: Birth | undefined, other: Birth | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  (one.year !== other.year || (one.day !== undefined && other.day !== undefined && one.day !== other.day));

/** Both are known, at least their years, and the same. */
const agree = (one: Birth | undefined, other: Birth | undefined): boolean =>
  one !== undefined && other !== undefined && !disagree(one, other);

const said = <C extends 'period.by-name' | 'period.perhaps-same'>(
  code: C,
  weight: Finding['weight'],
  players: OfficeFileFindings[C]['players'],
): readonly Finding[] => (players.length === 0 ? [] : [{ code, weight, facts: { players } }]);
