/**
 * Sets the strength order of a club: its players by number, from 1. Only its own players and guests have a place (MSSZ
 * 2. § licence, reading M3).
 */
import { type Finding, isRefused } from '../../core/finding.ts';
import { personId } from '../../ledger/ids.ts';
import { type Identity, identityPaper } from '../../ledger/rows/identity.ts';
import type { Desk, PersonRow } from '../../ledger/store.ts';
import { memberRules } from '../../rulebooks/office-rules.ts';
import { type ChangeOptions, changeOffice } from '../change.ts';
import { registryFinding } from '../findings/registry.ts';
import { type Office, type Outcome, refused } from '../office.ts';
import { cardOf } from './card.ts';
import type { Card } from './fields.ts';
import { findPlayer } from './find.ts';
import { clubSheet, clubsOf } from './players.ts';
import { personsInClubs } from './clubs.ts';

export interface OrderInput {
  readonly club: string;
  /** Ids or numbers, strongest first. A player with a place who is not named loses it. */
  readonly players: readonly string[];
}

export interface OrderedPlayer {
  readonly player: string;
  readonly name: string | null;
  /** Null: none. */
  readonly was: number | null;
  readonly place: number | null;
}

export interface ClubOrder {
  readonly club: string;
  /** By their new places, those who lose theirs last. */
  readonly players: readonly OrderedPlayer[];
  /** Number of changed cards. */
  readonly changed: number;
}

interface Placed {
  readonly row: PersonRow;
  readonly card: Card;
}

const placeIn = ({ identity: { strengthOrder } }: Card, club: string): number | null =>
  strengthOrder?.club === club ? strengthOrder.number : null;

async function holdersNow(desk: Desk, club: string): Promise<readonly Placed[]> {
  const holders: Placed[] = [];
  for await (const each of personsInClubs(desk)) if (placeIn(each.card, club) !== null) holders.push(each);
  return holders.sort((a, b) => (placeIn(a.card, club) as number) - (placeIn(b.card, club) as number));
}

/** The person, and what prevents it. */
async function named(
  desk: Desk,
  { club, players }: OrderInput,
): Promise<{ readonly placed: readonly Placed[]; readonly findings: readonly Finding[] }> {
  const placed: Placed[] = [];
  const findings: Finding[] = [];
  const seen = new Set<number>();
  for (const asked of players) {
    const { person: row, findings: found } = await findPlayer(desk, asked);
    findings.push(...found);
    if (row === undefined) continue;
    const player = personId(row.person);
    if (seen.has(row.person)) {
      findings.push(registryFinding('order.twice', { club, player }));
      continue;
    }
    seen.add(row.person);
    const card = await cardOf(desk, row);
    if (card === undefined) {
      findings.push(registryFinding('player.erased', { player }));
      continue;
    }
    const { strengthOrder, ...others } = card.identity;
    const number = placed.length + 1;
    if (!memberRules().isInOwnClub(clubSheet({ ...others, strengthOrder: { club, number } }))) {
      findings.push(registryFinding('order.elsewhere', { club, player, clubs: clubsOf(card.identity) }));
    }
    if (strengthOrder !== undefined && strengthOrder.club !== club) {
      const facts = { club, player, other: strengthOrder.club, place: strengthOrder.number };
      findings.push(registryFinding('order.leaves', facts, 'warn'));
    }
    placed.push({ row, card });
  }
  return { placed, findings };
}

function withPlace(identity: Identity, club: string, place: number | null): Identity {
  const { strengthOrder: _was, ...others } = identity;
  return place === null ? others : { ...others, strengthOrder: { club, number: place } };
}

export const orderClub = (
  office: Office,
  { club: given, players }: OrderInput,
  options: ChangeOptions,
): Promise<Outcome<ClubOrder>> =>
  changeOffice(office, options, async ({ desk, post, random }) => {
    const club = given.trim();
    if (club === '') return refused(registryFinding('club.unknown', { club }));
    const { placed, findings } = await named(desk, { club, players });
    if (isRefused(findings)) return refused(...findings);
    const isNamed = new Set(placed.map(({ row }) => row.person));
    const leaving = (await holdersNow(desk, club)).filter(({ row }) => !isNamed.has(row.person));
    const shown = [
      ...placed.map((each, at) => ({ ...each, place: at + 1 })),
      ...leaving.map((each) => ({ ...each, place: null })),
    ];
    let changed = 0;
    for (const { row, card, place } of shown) {
      const { strengthOrder } = card.identity;
      const stands = strengthOrder?.club === club && strengthOrder.number === place;
      if (stands) continue;
      changed += 1;
      const paper = identityPaper(row.person, withPlace(card.identity, club, place), random);
      const data = { person: personId(row.person), identity: paper.digest, fields: ['strengthOrder'] };
      await post({ kind: 'person.changed', data, papers: [paper] });
    }
    const lost = leaving.map(({ row }) => personId(row.person));
    return {
      value: {
        club,
        players: shown.map(({ row, card, place }) => ({
          player: personId(row.person),
          name: row.name,
          was: placeIn(card, club),
          place,
        })),
        changed,
      },
      findings: [
        ...findings,
        ...(lost.length === 0 ? [] : [registryFinding('order.lost', { club, players: lost }, 'note')]),
        ...(changed === 0 ? [registryFinding('order.unchanged', { club }, 'note')] : []),
      ],
    };
  });
