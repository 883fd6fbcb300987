/** The report that a new one corrects: additional facts about the event and its players stay. */
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
  /** The event with the first report. */
  readonly origin: EventRow;
  /** Ids of the reports before the corrected one: a correction may return to one of them. */
  readonly former: ReadonlySet<number>;
  /** Facts of the event, as reported and as answered. */
  readonly facts: Partial<EventFacts>;
  /** The person of a player who is the same in both reports. */
  readonly personOf: (player: ReportedPlayer) => number | undefined;
  /** Additional facts of a person, beyond what the office knows. */
  readonly givenTo: (person: number) => Partial<PlayerFacts>;
  /** The same by place, for a report in which only games change. */
  readonly givenAt: (place: number) => Partial<PlayerFacts>;
  /** Answers about ratings that the office did not have. */
  readonly answered: AnsweredBefore;
}

export async function correctedReport(desk: Desk, row: EventRow): Promise<CorrectedReport> {
  const [kept] = (await recallEvents(desk, [row])) as readonly [RecalledEvent];
  const origin = (await desk.event(originOf(row))) as EventRow;
  const persons = new Map<string, number | undefined>();
  for (const [place, player] of (await reportedPlayers(desk, row.event)).entries()) {
    const key = reportedIdentity(player);
    // two players written alike cannot be told apart
    persons.set(key, persons.has(key) ? undefined : kept.persons[place]);
  }
  // a report with open questions may lack somebody
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

/** A waiting correction that is replaced still corrects the same report. */
export const correctsOf = ({ corrects }: EventRow): number | undefined => corrects ?? undefined;
