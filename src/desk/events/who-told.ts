/**
 * Who players of a report are, as somebody says who corrects it: in place of the person whom the office took, another one or a new
 * one. The report itself may stay as it is; then it is read again from its paper.
 */
import { type Finding, isRefused } from '../../core/finding.ts';
import type { ReportedPlayer } from '../../core/report.ts';
import type { Contradiction } from '../../intake/identify.ts';
import { eventId, personId } from '../../ledger/ids.ts';
import type { Desk, EventRow, PersonRow } from '../../ledger/store.ts';
import { erasedBy } from '../../ledger/rows/persons.ts';
import { findPlayer } from '../registry/find.ts';
import { refusal } from '../findings/registry.ts';
import { reportedPlayers } from './reported.ts';
import { refuse } from '../findings/events.ts';
import { speaksAgainst } from './speaks-against.ts';

/** As people write it. */
export interface WhoTold {
  /** A player of the event: by id or number, or by place (`?3`). */
  readonly of: string;
  /** The person whom it is, or `new`. */
  readonly is: string;
}

/** Without a person: somebody new, who is not the one whom the office took. */
export interface Told {
  readonly person?: number;
  readonly not: readonly number[];
}

/** By what the report calls its players. */
export type WhoIs = ReadonlyMap<string, Told>;

interface Resolved {
  readonly who: WhoIs;
  readonly findings: readonly Finding[];
}

export async function resolveWho(
  desk: Desk,
  row: EventRow,
  told: readonly WhoTold[],
  although: ReadonlySet<Contradiction>,
): Promise<Resolved> {
  const players = await reportedPlayers(desk, row.event);
  const event = eventId(row.event);
  if (players.length === 0) return { who: new Map(), findings: [refuse('event.report-erased', { event })] };
  const entrants = await desk.entrants(row.event);
  const who = new Map<string, Told>();
  const findings: Finding[] = [];
  for (const { of, is } of told) {
    const place = await placeOf(desk, entrants, of);
    const player = place === undefined ? undefined : players[place];
    if (player === undefined) {
      findings.push(refuse('event.not-in-event', { event, asked: of }));
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

/** The place of a player whom somebody names by id, number or place. */
export async function placeOf(
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
    return { findings: [...findings, refusal('player.erased', { player: personId(person.person) })] };
  }
  return { person, findings: [...findings, ...(await speaksAgainst(desk, player, person, although))] };
}
