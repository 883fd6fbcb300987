/**
 * Places in the strength orders of clubs given by a list: only for a club's own players and guests, each at most once
 * (MSSZ 2. §, reading M3).
 */
import type { Finding } from '../../../core/finding.ts';
import { personId } from '../../../ledger/ids.ts';
import { orderKey } from '../../../ledger/rows/persons.ts';
import type { Desk, PersonRow } from '../../../ledger/store.ts';
import type { StrengthOrder } from '../../../rulebooks/members.ts';
import { memberRules } from '../../../rulebooks/office-rules.ts';
import { registryFinding } from '../../findings/registry.ts';
import { cardsOf } from '../card.ts';
import { type Card, writtenCard } from '../fields.ts';
import type { Incoming } from '../listed.ts';
import { clubSheet, clubsOf } from '../players.ts';
import { matched } from './matching.ts';

/** A player of the list with such a place, and the position in the list, from 1. */
export interface OrderInList {
  readonly row: number;
  readonly player: Incoming;
}

const EMPTY: Card = { identity: {}, facts: {} };

/** Faults in the orders of a list, judged with the cards as they would be after it. */
export async function faultyOrders(desk: Desk, listed: readonly OrderInList[]): Promise<readonly Finding[]> {
  const { matches } = await matched(
    desk,
    listed.map(({ player }) => player),
    (place) => place + 1,
  );
  const rows = matches.map(({ row }) => row);
  const known = rows.filter((row) => row !== undefined);
  const cards = new Map((await cardsOf(desk, known)).map((card, place) => [known[place]?.person, card]));
  const given = new Set(known.map(({ person }) => person));
  const findings: Finding[] = [];
  const byPlace = new Map<string, { readonly order: StrengthOrder; readonly rows: number[] }>();
  for (const [at, { row, player }] of listed.entries()) {
    const order = player.fields.strengthOrder as StrengthOrder;
    const { identity } = writtenCard(cards.get(rows[at]?.person) ?? EMPTY, player.fields);
    if (!memberRules().isInOwnClub(clubSheet(identity))) {
      findings.push(registryFinding('import.order-elsewhere', { row, club: order.club, clubs: clubsOf(identity) }));
    }
    const holder = await holderOf(desk, order, given);
    if (holder !== undefined) {
      const facts = { row, club: order.club, place: order.number, player: personId(holder.person) };
      findings.push(registryFinding('import.order-taken', facts));
    }
    const same = byPlace.get(orderKey(order)) ?? { order, rows: [] };
    same.rows.push(row);
    byPlace.set(orderKey(order), same);
  }
  for (const { order, rows: shared } of byPlace.values()) {
    if (shared.length === 1) continue;
    findings.push(registryFinding('import.order-twice', { club: order.club, place: order.number, rows: shared }));
  }
  return findings;
}

/** The present holder of that place who gets no other one by the list. */
async function holderOf(desk: Desk, order: StrengthOrder, given: ReadonlySet<number>): Promise<PersonRow | undefined> {
  const holders = await desk.personsNamed([orderKey(order)]);
  return holders.find(({ person, mergedInto }) => mergedInto === null && !given.has(person));
}
