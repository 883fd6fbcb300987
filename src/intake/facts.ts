/** Adds to a report what its file cannot contain: facts of the event, and of players by their id or a number. */
import { type Finding, findingMaker } from '../core/finding.ts';
import type { EventFacts, PlayerFacts, Report, ReportedPlayer } from '../core/report.ts';

export interface GivenFacts {
  readonly event?: Partial<EventFacts>;
  readonly players: ReadonlyMap<string, Partial<PlayerFacts>>;
}

export interface FactsFindings {
  'facts.unknown-player': { player: string };
  'facts.ambiguous-player': { player: string };
  'facts.overrides': { player: string | null; fields: readonly string[] };
}

const factsFinding = findingMaker<FactsFindings>();

/** The fields in which given facts say something else than the report did. */
const overridden = (before: object, given: object): readonly string[] =>
  Object.entries(given)
    .filter(([field, value]) => {
      const was = (before as Record<string, unknown>)[field];
      return was !== undefined && JSON.stringify(was) !== JSON.stringify(value);
    })
    .map(([field]) => field);

/** Adds facts of an event to others. A new time control is that of both players if it gives none for black. */
export function factsOver<U extends Partial<EventFacts>, O extends Partial<EventFacts>>(under: U, over: O): U & O {
  if (over.controls === undefined || over.controlsBlack !== undefined) return { ...under, ...over };
  const { controlsBlack: _before, ...others } = under;
  return { ...others, ...over } as U & O;
}

export function applyFacts(
  report: Report,
  { event, players }: GivenFacts,
): { report: Report; findings: readonly Finding[] } {
  const findings: Finding[] = [];
  const override = (player: string | null, fields: readonly string[]): void => {
    if (fields.length > 0) findings.push(factsFinding('facts.overrides', { player, fields }, 'note'));
  };
  const byPlace = new Map<number, Partial<PlayerFacts>>();
  for (const [name, facts] of players) {
    const places = placesOf(report.players, name);
    if (places.length === 0) findings.push(factsFinding('facts.unknown-player', { player: name }, 'warn'));
    else if (places.length > 1) findings.push(factsFinding('facts.ambiguous-player', { player: name }));
    else byPlace.set(places[0] as number, { ...byPlace.get(places[0] as number), ...facts });
  }
  if (event !== undefined) override(null, overridden(report.event, event));
  const laid = report.players.map((player, place): ReportedPlayer => {
    const facts = byPlace.get(place);
    if (facts === undefined) return player;
    override(player.id, overridden(player, facts));
    return { ...player, ...facts, id: player.id };
  });
  const id = event?.id ?? report.event.id;
  // a given time control decides which of several it is
  const { times, ...others } = report;
  const stated = times === undefined || event?.controls !== undefined ? others : report;
  return { report: { ...stated, event: { ...factsOver(report.event, event ?? {}), id }, players: laid }, findings };
}

/** By the report's own id first, otherwise by another number of the player. */
function placesOf(players: readonly ReportedPlayer[], name: string): readonly number[] {
  const places = (isMeant: (player: ReportedPlayer) => boolean): readonly number[] =>
    players.flatMap((player, place) => (isMeant(player) ? [place] : []));
  const byId = places(({ id }) => id === name);
  if (byId.length > 0) return byId;
  return places(({ fideId, komirId, orrId, pin }) => [fideId, komirId, orrId, pin].includes(name));
}
