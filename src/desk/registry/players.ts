/** Enters a player, and changes a player's card. */
import { type Finding, isRefused } from '../../core/finding.ts';
import { isSpelledAlike, nameKeys } from '../../intake/names.ts';
import { personId } from '../../ledger/ids.ts';
import { type Desk, NUMBERS } from '../../ledger/store.ts';
import { type ChangeOptions, changeOffice, type ChangingDesk } from '../change.ts';
import { type Office, type Outcome, refused } from '../office.ts';
import type { MemberSheet } from '../../rulebooks/members.ts';
import { memberRules } from '../../rulebooks/office-rules.ts';
import { checkReturn, type IdentifyingTraits } from '../memory/remembered.ts';
import { orderKey } from '../../ledger/rows/persons.ts';
import { cardOf, cardsOf, sameValue } from './card.ts';
import { checkTexts } from './doubtful-names.ts';
import type { Entering } from './entering.ts';
import {
  type Card,
  type CardFields,
  changedFields,
  checkCardDays,
  withoutEmpty,
  readCard,
  writtenCard,
} from './fields.ts';
import { findPlayer } from './find.ts';
import { registryFinding } from '../findings/registry.ts';
import { birthOf, canBeOneBirth, type Identity, identityPaper } from '../../ledger/rows/identity.ts';
import { mayHaveBeenGiven, nextKomir } from './komir.ts';

/** The fields of a card as given. */
export type GivenCard = CardFields | Readonly<Record<string, unknown>>;

export interface ChangedPlayer {
  readonly player: string;
  /** Names of the changed fields. */
  readonly changed: readonly string[];
  readonly komir?: string;
}

/** Nobody else may have one of these numbers. */
async function checkNumbers(desk: Desk, person: number, { identity }: Card): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const number of NUMBERS) {
    const value = identity[number];
    if (value === undefined) continue;
    const [holder] = await desk.personsWith(number, [value]);
    if (holder === undefined || holder.person === person) continue;
    findings.push(registryFinding('player.number-taken', { number, value, player: personId(holder.person) }));
  }
  return findings;
}

/** 2. § licence: a place in a club's order belongs to one player. */
async function checkOrder(desk: Desk, person: number, { identity }: Card): Promise<readonly Finding[]> {
  const { strengthOrder } = identity;
  if (strengthOrder === undefined) return [];
  const others = (await desk.personsNamed([orderKey(strengthOrder)])).filter(
    (row) => row.person !== person && row.mergedInto === null,
  );
  const cards = await cardsOf(desk, others);
  const { checkOrders, isInOwnClub } = memberRules();
  const at = cards.findIndex((card) => checkOrders([{ strengthOrder }, sheetInClub(card)]).length > 0);
  const holder = others[at];
  const { club, number: place } = strengthOrder;
  const elsewhere = isInOwnClub(clubSheet(identity))
    ? []
    : [registryFinding('player.order-elsewhere', { club, clubs: clubsOf(identity) })];
  return holder === undefined
    ? elsewhere
    : [...elsewhere, registryFinding('player.order-taken', { club, place, player: personId(holder.person) })];
}

/** The clubs of a player, as a member and as a guest. */
export const clubsOf = ({ club, guestClub }: Identity): readonly string[] =>
  [club, guestClub].filter((each) => each !== undefined);

export const clubSheet = ({ club, guestClub, strengthOrder }: Identity): MemberSheet =>
  withoutEmpty<MemberSheet>({ licenceClub: club, guestClub, strengthOrder });

const sheetInClub = (card: Card | undefined): MemberSheet =>
  withoutEmpty<MemberSheet>({ strengthOrder: card?.identity.strengthOrder });

/** 2. § A player with a KOMIR number needs a complete left sheet. */
function checkSheet({ identity, facts }: Card): readonly Finding[] {
  if (identity.komir === undefined) return [];
  const sheet = withoutEmpty<MemberSheet>({
    komirId: identity.komir,
    name: identity.name,
    birth: birthOf(identity.birth),
    sex: facts.sex,
    country: facts.federation,
    fideId: identity.fide,
  });
  return memberRules().check(sheet);
}

/** A federation unknown to the office may be a slip; an office without federations does not ask. */
async function checkFederation(desk: Desk, federation: string | null | undefined): Promise<readonly Finding[]> {
  if (federation === null || federation === undefined) return [];
  const known = await desk.federations();
  return known.length === 0 || known.some((row) => row.federation === federation)
    ? []
    : [registryFinding('player.federation-unset', { federation }, 'warn')];
}

/** Persons with this name who may be the same: nothing on both cards contradicts it. */
async function checkAlike(desk: Desk, { identity }: Card): Promise<readonly Finding[]> {
  const { name, birth } = identity;
  if (name === undefined) return [];
  const players = (await desk.personsNamed(nameKeys(name)))
    .filter((row) => row.mergedInto === null && isSpelledAlike(name, row.name as string))
    .filter((row) => canBeOneBirth(birth, row.birth))
    .filter((row) => NUMBERS.every((kind) => row[kind] === null || (identity[kind] ?? row[kind]) === row[kind]))
    .map(({ person }) => personId(person));
  return players.length === 0 ? [] : [registryFinding('player.alike', { players: [...new Set(players)] }, 'warn')];
}

/**
 * 2. § KOMIR ID: nobody gets the number of somebody else, and those of erased or removed persons can no longer be seen.
 */
async function checkKomir(
  desk: Desk,
  before: Card,
  { komir }: CardFields,
  { komir: whose }: Entering,
): Promise<readonly Finding[]> {
  if (typeof komir !== 'string' || before.identity.komir !== undefined) return [];
  if ((await desk.personsWith('komir', [komir])).length > 0 || !(await mayHaveBeenGiven(desk, komir))) return [];
  return [registryFinding('player.komir-passed', { komir }, whose === 'own' ? 'note' : 'refuse')];
}

/** 2. § KOMIR ID: it is assigned with the first licence. */
async function withKomir(
  desk: Desk,
  card: Card,
): Promise<{ readonly card: Card; readonly findings: readonly Finding[] }> {
  if (card.identity.licences === undefined || card.identity.komir !== undefined) return { card, findings: [] };
  const komir = await nextKomir(desk);
  if (komir === undefined) return { card, findings: [registryFinding('player.komir-exhausted', {})] };
  return {
    card: { ...card, identity: { ...card.identity, komir } },
    findings: [registryFinding('player.komir-given', { komir }, 'note')],
  };
}

const EMPTY: Card = { identity: {}, facts: {} };

/** Identifying data on a card. */
export const traitsOfCard = ({
  identity: { name, fide, komir, orr, pin },
  facts: { birthYear },
}: Card): IdentifyingTraits => ({
  name,
  birthYear,
  numbers: { fide, komir, orr, pin },
});

/** New identifying data on a card: both name and birth, where one of them is new. */
function newlyKnown(before: Card, after: Card): IdentifyingTraits {
  const [old, { name, birthYear, numbers }] = [traitsOfCard(before), traitsOfCard(after)];
  const isNamed = name !== old.name || birthYear !== old.birthYear;
  return {
    ...(isNamed ? { name, birthYear } : {}),
    numbers: Object.fromEntries(
      NUMBERS.filter((kind) => numbers[kind] !== old.numbers[kind]).map((kind) => [kind, numbers[kind]]),
    ),
  };
}

async function checkCard({ desk, today }: ChangingDesk, person: number, card: Card): Promise<readonly Finding[]> {
  return [
    ...checkCardDays(card, today),
    ...(await checkNumbers(desk, person, card)),
    ...(await checkOrder(desk, person, card)),
    ...checkSheet(card),
  ];
}

export function addPlayer(
  office: Office,
  given: GivenCard,
  options: ChangeOptions & Entering,
): Promise<Outcome<ChangedPlayer>> {
  const { fields, findings: read } = readCard(given as Readonly<Record<string, unknown>>);
  return changeOffice(office, options, async (changing) => {
    const { desk, post, random, memory } = changing;
    if ((await desk.office()) === undefined) return refused(registryFinding('office.not-open', {}));
    const { card, findings: numbered } = await withKomir(desk, writtenCard(EMPTY, fields));
    const person = (await desk.lastPerson()) + 1;
    const remembered = await checkReturn(desk, memory, traitsOfCard(card), options);
    const findings = [
      ...read,
      ...('name' in given ? [] : [registryFinding('player.field-missing', { field: 'name' })]),
      ...checkTexts(fields, options.although),
      ...numbered,
      ...(await checkKomir(desk, EMPTY, fields, options)),
      ...(await checkFederation(desk, fields.federation)),
      ...(await checkAlike(desk, card)),
      ...(await checkCard(changing, person, card)),
      ...remembered.findings,
    ];
    if (isRefused(findings)) return refused(...findings);
    const paper = identityPaper(person, card.identity, random);
    const player = personId(person);
    const entered = { person: player, identity: paper.digest, facts: card.facts };
    const again = remembered.isBack ? { again: [player] } : {};
    await post({ kind: 'persons.entered', data: { persons: [entered], ...again }, papers: [paper] });
    return { value: changedPlayer(player, changedFields(EMPTY, card), card), findings };
  });
}

const changedPlayer = (player: string, changed: readonly string[], { identity: { komir } }: Card): ChangedPlayer => ({
  player,
  changed,
  ...(komir === undefined ? {} : { komir }),
});

export interface CardChange {
  /** An id, or a number with its kind. */
  readonly player: string;
  readonly fields: GivenCard;
}

export function changePlayer(
  office: Office,
  { player: asked, fields: given }: CardChange,
  options: ChangeOptions & Entering,
): Promise<Outcome<ChangedPlayer>> {
  const { fields, findings: read } = readCard(given as Readonly<Record<string, unknown>>);
  return changeOffice(office, options, async (changing) => {
    const { desk, post, random, memory } = changing;
    const { person: row, findings: found } = await findPlayer(desk, asked);
    if (row === undefined) return refused(...read, ...found);
    const player = personId(row.person);
    const before = await cardOf(desk, row);
    if (before === undefined) return refused(...read, ...found, registryFinding('player.erased', { player }));
    const { card, findings: numbered } = await withKomir(desk, writtenCard(before, fields));
    const remembered = await checkReturn(desk, memory, newlyKnown(before, card), options);
    const komirStays = before.identity.komir === undefined || before.identity.komir === card.identity.komir;
    const findings = [
      ...found,
      ...read,
      ...checkTexts(fields, options.although),
      ...(komirStays ? [] : [registryFinding('player.komir-stays', {})]),
      ...numbered,
      ...(await checkKomir(desk, before, fields, options)),
      ...(await checkFederation(desk, fields.federation)),
      ...(await checkCard(changing, row.person, card)),
      ...remembered.findings,
    ];
    if (isRefused(findings)) return refused(...findings);
    const changed = changedFields(before, card);
    if (changed.length === 0) {
      return {
        value: { player, changed },
        findings: [...findings, registryFinding('player.unchanged', { player }, 'note')],
      };
    }
    const paper = sameValue(before.identity, card.identity)
      ? undefined
      : identityPaper(row.person, card.identity, random);
    await post({
      kind: 'person.changed',
      data: {
        person: player,
        ...(paper === undefined ? {} : { identity: paper.digest }),
        ...(sameValue(before.facts, card.facts) ? {} : { facts: card.facts }),
        fields: changed,
        ...(remembered.isBack ? { again: true as const } : {}),
      },
      ...(paper === undefined ? {} : { papers: [paper] }),
    });
    return { value: changedPlayer(player, changed, card), findings };
  });
}
