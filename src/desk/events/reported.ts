/** The players of a report, from its paper. An erased report has none. */
import type { PeriodReport, PlayerFacts, Report, ReportedPlayer } from '../../core/report.ts';
import type { Encoding } from '../../formats/encoding.ts';
import { UNLIMITED } from '../report-arbiters.ts';
import type { JsonObject } from '../../ledger/entries.ts';
import type { Desk, EventRow, Paper, StoredEntry } from '../../ledger/store.ts';
import { playerFactsIn } from '../../ledger/rows/content.ts';
import { openReport } from '../../engine/files.ts';
import { entryData } from '../../ledger/rows/entries.ts';
import { answerRecord } from '../../ledger/rows/questions.ts';
import { paperRecord } from '../../ledger/papers.ts';

export async function reportedPlayers(desk: Desk, event: number): Promise<readonly ReportedPlayer[]> {
  return (await reportOnPaper(desk, event))?.players ?? [];
}

/**
 * The report itself, without lines that are no players; undefined where its paper was erased, or can no longer be read.
 */
export async function reportOnPaper(desk: Desk, event: number): Promise<Report | undefined> {
  const { report: digest, submission } = (await desk.event(event)) as EventRow;
  const paper = await desk.paper(digest as string);
  if (paper === undefined) return undefined;
  const entry = await desk.entry(submission as number);
  const { part = 0, encoding, supplement, leftOut = [] } = entryData<'event.submitted'>(entry as StoredEntry);
  // read in the same way as when it came
  const options = { limits: UNLIMITED, ...(encoding === undefined ? {} : { encoding: encoding as Encoding }) };
  const opened: Report | PeriodReport | undefined = openReport(paper.content, options).report;
  if (opened === undefined) return undefined;
  const report = 'period' in opened ? (opened.period[part] as Report) : opened;
  const players = report.players.filter((_, place) => !leftOut.includes(place));
  const more = supplement === undefined ? undefined : await desk.paper(supplement);
  return { ...report, players: more === undefined ? players : withSupplement(players, more) };
}

/** An officer's additions about players beside a report, by the report's keys. */
export async function supplementFacts(desk: Desk, event: number): Promise<ReadonlyMap<string, Partial<PlayerFacts>>> {
  const { submission } = (await desk.event(event)) as EventRow;
  const entry = await desk.entry(submission as number);
  const { supplement } = entryData<'event.submitted'>(entry as StoredEntry);
  const paper = supplement === undefined ? undefined : await desk.paper(supplement);
  return paper === undefined ? new Map() : factsByPlayer(await reportedPlayers(desk, event), paper);
}

/** The correct names of newcomers, where an officer has supplied them, in the same form. */
export async function answeredNames(desk: Desk, event: number): Promise<ReadonlyMap<string, Partial<PlayerFacts>>> {
  const names = new Map<string, Partial<PlayerFacts>>();
  const players = await reportedPlayers(desk, event);
  for (const question of await desk.questions(event)) {
    if (question.kind !== 'identity') continue;
    const { supplement } = answerRecord(question);
    const paper = supplement === undefined ? undefined : await desk.paper(supplement);
    if (paper !== undefined) for (const [id, facts] of factsByPlayer(players, paper)) names.set(id, facts);
  }
  return names;
}

const factsByPlayer = (players: readonly ReportedPlayer[], paper: Paper): ReadonlyMap<string, Partial<PlayerFacts>> =>
  new Map(
    Object.entries(saidIn(paper)).flatMap(([place, facts]) => {
      const player = players[Number(place)];
      return player === undefined ? [] : [[player.id, playerFactsIn(facts)] as const];
    }),
  );

const saidIn = (paper: Paper): Readonly<Record<string, JsonObject>> =>
  paperRecord<Readonly<Record<string, JsonObject>>>(paper);

/** Data of a report that identifies a player. */
export const reportedIdentity = ({
  name,
  birth,
  sex,
  federation,
  fideId,
  komirId,
  orrId,
  pin,
}: ReportedPlayer): string => JSON.stringify([name, birth, sex, federation, fideId, komirId, orrId, pin]);

/** With an officer's additions about players. */
export function withSupplement(players: readonly ReportedPlayer[], paper: Paper): readonly ReportedPlayer[] {
  const said = saidIn(paper);
  return players.map((player, place) => {
    const facts = said[place];
    return facts === undefined ? player : { ...player, ...playerFactsIn(facts), id: player.id };
  });
}
