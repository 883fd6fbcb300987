/** The report that a new one corrects: what the office was told of the event and of its players beside it holds on. */
import type { EventFacts, PlayerFacts, ReportedPlayer } from '../../core/report.ts';
import type { Desk, EventRow } from '../../ledger/store.ts';
import { eventFactsIn, playerFactsIn } from '../../ledger/rows/content.ts';
import { answeredFacts, answeredFactsOf, type RecalledEvent, recallEvents } from '../../rating/recall.ts';
import { correctedIn, originOf } from '../../rating/versions.ts';
import { isCorrection } from '../../ledger/rows/events.ts';
import { type AnsweredBefore, answeredIn } from './reported-ratings.ts';
import { reportedPlayers, reportedIdentity } from './reported.ts';

export interface CorrectedReport {
  readonly row: EventRow;
  /** The event that was reported first. */
  readonly origin: EventRow;
  /** Ids of the reports before the corrected one: a correction may lead back to one of them. */
  readonly former: ReadonlySet<number>;
  /** Of the event, as reported and as answered. */
  readonly facts: Partial<EventFacts>;
  /** Who a player is who stands in both reports alike. */
  readonly personOf: (player: ReportedPlayer) => number | undefined;
  /** What was reported of a person beside what the office knows. */
  readonly givenTo: (person: number) => Partial<PlayerFacts>;
  /** The same by place, of a report that is the same but for its games. */
  readonly givenAt: (place: number) => Partial<PlayerFacts>;
  /** What was answered on ratings of the report that the office did not have. */
  readonly answered: AnsweredBefore;
}

export async function correctedReport(desk: Desk, row: EventRow): Promise<CorrectedReport> {
  const [kept] = (await recallEvents(desk, [row])) as readonly [RecalledEvent];
  const origin = (await desk.event(originOf(row))) as EventRow;
  const persons = new Map<string, number | undefined>();
  for (const [place, player] of (await reportedPlayers(desk, row.event)).entries()) {
    const key = reportedIdentity(player);
    // of two who are written alike nobody can say which is which
    persons.set(key, persons.has(key) ? undefined : kept.persons[place]);
  }
  // of a report with open questions somebody may be missing
  const places = new Map([...kept.persons.entries()].map(([place, person]) => [person, place]));
  const givenAt = (place: number): Partial<PlayerFacts> => {
    const given = kept.content.players[place]?.given;
    return { ...(given === undefined ? {} : playerFactsIn(given)), ...answeredFactsOf(kept, place) };
  };
  return {
    row,
    origin,
    former: await formerOf(desk, row),
    facts: { ...eventFactsIn(kept.content.facts), ...answeredFacts(kept) },
    answered: await answeredIn(desk, row),
    personOf: (player) => persons.get(reportedIdentity(player)),
    givenTo: (person) => {
      const place = places.get(person);
      return place === undefined ? {} : givenAt(place);
    },
    givenAt,
  };
}

async function formerOf(desk: Desk, row: EventRow): Promise<ReadonlySet<number>> {
  const former = new Set<number>();
  for (let at = row; isCorrection(at); ) {
    at = await correctedIn(desk, at);
    former.add(at.event);
  }
  return former;
}

/** The report of an event that waits, and is a correction itself, still corrects the same. */
export const correctsOf = ({ corrects }: EventRow): number | undefined => corrects ?? undefined;
