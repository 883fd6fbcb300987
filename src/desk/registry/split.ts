/** Undoes a merge; or transfers events to the right person, a known or a new one. The answer shows what moves. */
import { type Finding, isRefused } from '../../core/finding.ts';
import type { EntryKinds } from '../../ledger/entries.ts';
import { eventId, eventNumber, personId, personNumber } from '../../ledger/ids.ts';
import type { Desk, NumberKind, PersonRow, PoolRow } from '../../ledger/store.ts';
import { type ChangeOptions, changeOffice, type ChangingDesk } from '../change.ts';
import { type Office, type Outcome, refused } from '../office.ts';
import { rerateAround } from '../reratings/rate-again.ts';
import { checkReturn } from '../memory/remembered.ts';
import { goneRow, heldStanding } from '../../ledger/rows/present.ts';
import { erasedBy, type TransferredRecords, type TransferredStanding } from '../../ledger/rows/persons.ts';
import { personSubject } from '../../ledger/rows/subjects.ts';
import { checkTexts } from './doubtful-names.ts';
import type { Entering } from './entering.ts';
import { type CardFields, readCard, writtenCard } from './fields.ts';
import { findAsWritten, findPlayer, personAt } from './find.ts';
import { registryFinding } from '../findings/registry.ts';
import { identityPaper } from '../../ledger/rows/identity.ts';
import { standingInPool, newestList, type Movement, movedRecord, movedStanding, shownMovement } from './merge.ts';
import { traitsOfCard } from './players.ts';
import { entryData } from '../../ledger/rows/entries.ts';

/** The merged id that is to be a person of its own again. */
export interface UndoMergeInput {
  readonly player: string;
}

/** Events recorded for the wrong person. */
export interface SplitEventsInput {
  readonly from: string;
  readonly events: readonly string[];
  /** The right person: an id, or the card of a new one. */
  readonly to: string | Readonly<Record<string, unknown>> | CardFields;
}

export function splitPlayer(
  office: Office,
  split: UndoMergeInput | SplitEventsInput,
  options: ChangeOptions & Entering,
): Promise<Outcome<Movement>> {
  return changeOffice(office, options, (changing) =>
    'player' in split ? undoMerge(changing, split) : splitOff(changing, split, options),
  );
}

type Merged = EntryKinds['persons.merged'];

/** The last merge of this person, which holds now. */
async function lastMerge(desk: Desk, person: number): Promise<{ readonly no: number; readonly data: Merged }> {
  const id = personId(person);
  const merges = (await desk.entriesAbout(personSubject(person)))
    .filter(({ kind }) => kind === 'persons.merged')
    .map((entry) => ({ no: entry.no, data: entryData<'persons.merged'>(entry) }))
    .filter(({ data }) => data.person === id);
  return merges.at(-1) as { no: number; data: Merged };
}

/** Events that came with the merge and still belong to the other. */
async function eventsBack(desk: Desk, events: readonly string[], into: number): Promise<readonly string[]> {
  const theirs = new Set((await desk.eventsOf([into])).map(({ event }) => eventId(event)));
  return events.filter((event) => theirs.has(event));
}

/**
 * If there has been no list since, everything returns to what it was. Otherwise the list's data stays: the separated
 * person has the standing from before the merge, and the other only its own.
 */
async function standingsBack(
  desk: Desk,
  no: number,
  present: readonly TransferredStanding[],
): Promise<{ readonly present: readonly TransferredStanding[]; readonly findings: readonly Finding[] }> {
  const back: TransferredStanding[] = [];
  const findings = new Map<string, Finding>();
  for (const { pool, person, was, stood } of present) {
    const row = (await desk.pool(pool)) as PoolRow;
    const number = personNumber(person) as number;
    const now = await standingInPool(desk, row, number);
    const list = await newestList(desk, pool);
    const isSince = list !== undefined && list.no > no;
    if (isSince) findings.set(pool, registryFinding('split.list-since', { pool, date: list.date }, 'warn'));
    const then = isSince ? (stood ?? heldStanding(goneRow(pool, number))) : was;
    back.push({ ...movedStanding(pool, number, now, undefined), now: then });
  }
  return { present: back, findings: [...findings.values()] };
}

async function undoMerge(changing: ChangingDesk, { player }: UndoMergeInput): Promise<Outcome<Movement>> {
  const { desk, post } = changing;
  const { person, findings: found } = await findAsWritten(desk, player);
  if (person === undefined) return refused(...found);
  const id = personId(person.person);
  if (person.mergedInto === null) return refused(...found, registryFinding('split.not-merged', { player: id }));
  if (erasedBy(person) !== undefined) return refused(...found, registryFinding('player.erased', { player: id }));
  const into = await personAt(desk, person.mergedInto);
  if (into.mergedInto !== null) {
    return refused(...found, registryFinding('split.later-first', { player: id, into: personId(into.person) }));
  }
  const { no, data } = await lastMerge(desk, person.person);
  const merged = data.moved as unknown as TransferredRecords;
  const { present, findings } = await standingsBack(desk, no, merged.present);
  const moved: TransferredRecords = {
    numbers: merged.numbers.filter((kind) => into[kind] !== null && person[kind] === null),
    events: await eventsBack(desk, merged.events, into.person),
    present,
  };
  const parted = { person: id, from: personId(into.person), moved: movedRecord(moved) };
  const again = await rerateAround(changing, [person.person, into.person], () =>
    post({ kind: 'persons.split', data: parted }),
  );
  return {
    value: shownMovement(into.person, person.person, moved, again),
    findings: [...found, ...findings, ...again.findings],
  };
}

async function checkEvents(
  desk: Desk,
  from: PersonRow,
  to: PersonRow | undefined,
  events: readonly string[],
): Promise<readonly Finding[]> {
  const findings: Finding[] = events.length === 0 ? [registryFinding('split.nothing', {})] : [];
  for (const event of events) {
    const number = eventNumber(event);
    const row = number === undefined ? undefined : await desk.event(number);
    if (row === undefined) {
      findings.push(registryFinding('split.event-unknown', { event }));
      continue;
    }
    const players = new Set((await desk.entrants(row.event)).map(({ person }) => person));
    if (!players.has(from.person)) {
      findings.push(registryFinding('split.not-in-event', { player: personId(from.person), event }));
    }
    const reached = new Set([...players, ...(await desk.results(row.event)).map(({ person }) => person)]);
    if (to !== undefined && reached.has(to.person)) {
      findings.push(registryFinding('split.both-in-event', { player: personId(to.person), event }));
    }
  }
  return findings;
}

const NO_NUMBERS: readonly NumberKind[] = [];

async function splitOff(
  changing: ChangingDesk,
  { from: whose, events: named, to }: SplitEventsInput,
  options: ChangeOptions & Entering,
): Promise<Outcome<Movement>> {
  const { desk, post, random, memory } = changing;
  const events = [...new Set(named)];
  const { person: from, findings: found } = await findPlayer(desk, whose);
  const known = typeof to === 'string' ? await findPlayer(desk, to) : undefined;
  const card = typeof to === 'string' ? undefined : readCard(to as Readonly<Record<string, unknown>>);
  const texts = card === undefined ? [] : checkTexts(card.fields, options.although);
  const written = card === undefined ? undefined : writtenCard({ identity: {}, facts: {} }, card.fields);
  const remembered =
    written === undefined ? undefined : await checkReturn(desk, memory, traitsOfCard(written), options);
  const findings = [
    ...found,
    ...(known?.findings ?? []),
    ...(card?.findings ?? []),
    ...texts,
    ...(remembered?.findings ?? []),
  ];
  if (card !== undefined && !('name' in (to as object)))
    findings.push(registryFinding('player.field-missing', { field: 'name' }));
  if (from === undefined) return refused(...findings);
  if (known?.person?.person === from.person)
    findings.push(registryFinding('merge.same', { player: personId(from.person) }));
  findings.push(...(await checkEvents(desk, from, known?.person, events)));
  if (isRefused(findings)) return refused(...findings);
  const number = known?.person?.person ?? (await desk.lastPerson()) + 1;
  if (written !== undefined) {
    const { identity, facts } = written;
    const paper = identityPaper(number, identity, random);
    const persons = [{ person: personId(number), identity: paper.digest, facts }];
    const again = remembered?.isBack === true ? { again: [personId(number)] } : {};
    await post({ kind: 'persons.entered', data: { persons, ...again }, papers: [paper] });
  }
  const moved: TransferredRecords = { numbers: NO_NUMBERS, events, present: [] };
  const data = { person: personId(number), from: personId(from.person), moved: movedRecord(moved) };
  const again = await rerateAround(changing, [from.person, number], () => post({ kind: 'persons.split', data }));
  return { value: shownMovement(from.person, number, moved, again), findings: [...findings, ...again.findings] };
}
