/**
 * Identities of players given by a correction: another person or a new one, in place of the one that the office took.
 * The report itself may stay as it is; then it is read again from its paper.
 */
import { type Finding, isRefused } from '../../core/finding.ts';
import type { ReportedPlayer } from '../../core/report.ts';
import type { Contradiction } from '../../intake/identify.ts';
import { eventId, personId } from '../../ledger/ids.ts';
import type { Desk, EventRow, PersonRow } from '../../ledger/store.ts';
import { erasedBy } from '../../ledger/rows/persons.ts';
import { findPlayer } from '../registry/find.ts';
import { registryFinding } from '../findings/registry.ts';
import { reportedPlayers } from './reported.ts';
import { eventFinding } from '../findings/events.ts';
import { contradictionFindings } from './speaks-against.ts';

/** As people write it. */
export interface IdentityInput {
  /** A player of the event: by id or number, or by place (`?3`). */
  readonly of: string;
  /** The person, or `new`. */
  readonly is: string;
}

/** Without a person: a new one, who is not the one whom the office took. */
export interface ResolvedIdentity {
  readonly person?: number;
  readonly not: readonly number[];
}

/** By the report's own keys of its players. */
export type ResolvedIdentities = ReadonlyMap<string, ResolvedIdentity>;

interface Resolved {
  readonly who: ResolvedIdentities;
  readonly findings: readonly Finding[];
}

export async function resolveIdentities(
  desk: Desk,
  row: EventRow,
  told: readonly IdentityInput[],
  although: ReadonlySet<Contradiction>,
): Promise<Resolved> {
  const players = await reportedPlayers(desk, row.event);
  const event = eventId(row.event);
  if (players.length === 0) return { who: new Map(), findings: [eventFinding('event.report-erased', { event })] };
  const entrants = await desk.entrants(row.event);
  const who = new Map<string, ResolvedIdentity>();
  const findings: Finding[] = [];
  for (const { of, is } of told) {
    const place = await placeOfPlayer(desk, entrants, of);
    const player = place === undefined ? undefined : players[place];
    if (player === undefined) {
      findings.push(eventFinding('event.not-in-event', { event, asked: of }));
      continue;
    }
    const not = entrants.filter((each) => each.place === place).map(({ person }) => person);
    const meant = is === 'new' ? { findings: [] } : await meantBy(desk, is, player, although);
    findings.push(...meant.findings);
    who.set(player.id, { ...(meant.person === undefined ? {} : { person: meant.person.person }), not });
  }
  return { who, findings };
}

const PLACE = /^\?(\d+)$/;

/** The place of a player who is given by id, number or place. */
export async function placeOfPlayer(
  desk: Desk,
  entrants: readonly { readonly person: number; readonly place: number }[],
  text: string,
): Promise<number | undefined> {
  const [, place] = PLACE.exec(text.trim()) ?? [];
  if (place !== undefined) return Number(place) - 1;
  const { person } = await findPlayer(desk, text);
  return person === undefined ? undefined : entrants.find((each) => each.person === person.person)?.place;
}

async function meantBy(
  desk: Desk,
  text: string,
  player: ReportedPlayer,
  although: ReadonlySet<Contradiction>,
): Promise<{ readonly person?: PersonRow; readonly findings: readonly Finding[] }> {
  const { person, findings } = await findPlayer(desk, text);
  if (person === undefined || isRefused(findings)) return { findings };
  if (erasedBy(person) !== undefined) {
    return { findings: [...findings, registryFinding('player.erased', { player: personId(person.person) })] };
  }
  return { person, findings: [...findings, ...(await contradictionFindings(desk, player, person, although))] };
}
