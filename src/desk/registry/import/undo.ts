/**
 * Undoes an import as a whole: its ratings and its changes of cards are reversed, and the persons that it entered are
 * removed. Whatever something else depends on stays, and is reported. If a published list depends on it, nothing is
 * undone.
 */
import type { Finding } from '../../../core/finding.ts';
import type { PlayerField } from '../../../explain/desk-findings/registry.ts';
import type { EntryKinds, PersonFacts } from '../../../ledger/entries.ts';
import { personId, personNumber } from '../../../ledger/ids.ts';
import type { Desk, ListRow, PoolRow, StandingRow } from '../../../ledger/store.ts';
import { type ChangeOptions, type ChangingDesk, changeOffice } from '../../change.ts';
import { type Office, type Outcome, refused } from '../../office.ts';
import { rerateAfter } from '../../reratings/post-rerating.ts';
import { openingKey } from '../../../rating/timeline.ts';
import { listFinding } from '../../findings/lists.ts';
import type { Posting } from '../../../projection/post.ts';
import { isGone, presentRow } from '../../../ledger/rows/present.ts';
import {
  dateOfList,
  droppedPersons,
  isPeriodicFamily,
  openingListData,
  broughtRows,
} from '../../../ledger/rows/standings.ts';
import { importSubject } from '../../../ledger/rows/subjects.ts';
import { cardsOf, sameValue } from '../card.ts';
import { type Card, changedFields, withoutEmpty } from '../fields.ts';
import { komirAfterLoss } from '../komir.ts';
import { registryFinding } from '../../findings/registry.ts';
import { type Identity, identityOf, identityPaper } from '../../../ledger/rows/identity.ts';
import { removalOf } from '../remove.ts';
import { type ImportRecord, numberedImports } from './log.ts';
import { unusedAmong } from './used.ts';
import { entryData } from '../../../ledger/rows/entries.ts';

export interface UndoneImport {
  readonly import: string;
  /** Numbers of removed persons, restored cards, and removed ratings. */
  readonly persons: number;
  readonly cards: number;
  readonly standings: number;
  readonly pool?: string;
  readonly asOf?: string;
  /** The imports of the same file into the other pools of a group. */
  readonly also?: readonly UndoneImport[];
}

type NumberedImport = ImportRecord & { readonly import: string };

const ENTRIES_AT_ONCE = 8;
const TOLD = 10;

async function* dataIn<K extends keyof EntryKinds>(
  desk: Desk,
  numbers: readonly number[],
): AsyncGenerator<EntryKinds[K]> {
  for (let from = 0; from < numbers.length; from += ENTRIES_AT_ONCE) {
    for (const entry of await desk.entries(numbers.slice(from, from + ENTRIES_AT_ONCE))) yield entryData<K>(entry);
  }
}

/** What an import brought. */
interface Brought {
  readonly entered: readonly number[];
  /** The last change first. */
  readonly changes: readonly EntryKinds['person.changed'][];
  /** Entries with ratings, and their persons. */
  readonly entries: readonly number[];
  readonly rated: readonly number[];
}

async function broughtBy(desk: Desk, id: string): Promise<Brought> {
  const numbers = (kind: 'persons.entered' | 'person.changed' | 'standings.brought') =>
    desk.entryNumbers(kind, importSubject(id));
  const [entered, changes]: [number[], EntryKinds['person.changed'][]] = [[], []];
  for await (const { persons } of dataIn<'persons.entered'>(desk, await numbers('persons.entered'))) {
    for (const { person } of persons) entered.push(personNumber(person) as number);
  }
  for await (const each of dataIn<'person.changed'>(desk, await numbers('person.changed'))) changes.unshift(each);
  const entries = await numbers('standings.brought');
  const rated = new Set<number>();
  for await (const each of dataIn<'standings.brought'>(desk, entries)) {
    for (const { person } of each.standings) rated.add(personNumber(person) as number);
    for (const person of droppedPersons(each)) rated.add(person);
  }
  return { entered, changes, entries, rated: [...rated] };
}

const PERSONS_AT_ONCE = 5000;

async function isOnList(desk: Desk, list: ListRow, persons: readonly number[]): Promise<boolean> {
  for (let from = 0; from < persons.length; from += PERSONS_AT_ONCE) {
    if ((await desk.standings(list.list, persons.slice(from, from + PERSONS_AT_ONCE))).length > 0) return true;
  }
  return false;
}

/** The first later list that depends on the import: any of its own pool, and of others with its players. */
async function publishedOn(desk: Desk, record: ImportRecord, brought: Brought): Promise<ListRow | undefined> {
  const since = (await desk.lists()).filter((list) => list.no > record.entry && openingListData(list) === undefined);
  const changed = brought.changes.map(({ person }) => personNumber(person) as number);
  for (const list of since.toSorted((a, b) => a.no - b.no)) {
    if (brought.entries.length > 0 && list.pool === record.pool) return list;
    if (await isOnList(desk, list, [...brought.entered, ...changed])) return list;
  }
  return undefined;
}

/** Facts and identity of a card, without the changes by an import that are still on it. */
function takenOff(
  now: Card,
  wrote: Card,
  was: Card,
  fields: readonly PlayerField[],
): { card: Card; kept: PlayerField[] } {
  const flat = ({ identity, facts }: Card): Record<string, unknown> => ({ ...facts, ...identity });
  const [present, written, before] = [flat(now), flat(wrote), flat(was)];
  const kept: PlayerField[] = [];
  const [identity, facts]: [Record<string, unknown>, Record<string, unknown>] = [{ ...now.identity }, { ...now.facts }];
  for (const field of fields) {
    if (JSON.stringify(present[field]) !== JSON.stringify(written[field])) {
      kept.push(field);
      continue;
    }
    if (field in now.identity || field in was.identity) identity[field] = before[field];
    else facts[field] = before[field];
    if (field === 'birth') facts['birthYear'] = was.facts.birthYear;
  }
  return { card: { identity: withoutEmpty<Identity>(identity), facts: withoutEmpty<PersonFacts>(facts) }, kept };
}

type Change = EntryKinds['person.changed'];

interface KeptOnUndo {
  readonly player: string;
  readonly fields: readonly PlayerField[];
}

interface CardsBack {
  readonly cards: number;
  /** What was changed again since. */
  readonly kept: readonly KeptOnUndo[];
}

/** A card that an import changed: before and after; undefined where the papers are gone. */
function cardsOfChange(
  papers: ReadonlyMap<string, Identity>,
  { identity, facts, was = {} }: Change,
  now: Card,
): { readonly wrote: Card; readonly before: Card } | undefined {
  const paper = (digest: string | undefined): Identity | undefined =>
    digest === undefined ? now.identity : papers.get(digest);
  const [wrote, before] = [paper(identity), paper(was.identity)];
  if (wrote === undefined || before === undefined) return undefined;
  return {
    wrote: { identity: wrote, facts: facts ?? now.facts },
    before: { identity: before, facts: was.facts ?? now.facts },
  };
}

const CARDS_AT_ONCE = 1000;

/** In batches without repeated persons. */
function* inPieces(changes: readonly Change[]): Generator<readonly Change[]> {
  let piece = new Map<string, Change>();
  for (const each of changes) {
    if (piece.size === CARDS_AT_ONCE || piece.has(each.person)) {
      yield [...piece.values()];
      piece = new Map();
    }
    piece.set(each.person, each);
  }
  if (piece.size > 0) yield [...piece.values()];
}

async function cardsBack({ desk, random, post }: ChangingDesk, changes: readonly Change[]): Promise<CardsBack> {
  const kept: KeptOnUndo[] = [];
  let cards = 0;
  for (const piece of inPieces(changes)) {
    const rows = await desk.persons(piece.map(({ person }) => personNumber(person) as number));
    const present = await cardsOf(desk, rows);
    const now = new Map(rows.map((row, place) => [personId(row.person), present[place]]));
    const written = await desk.identityPapers(rows.map(({ person }) => person));
    const papers = new Map(written.map((paper) => [paper.digest, identityOf(paper)]));
    const komirFrom = await komirAfterLoss(desk, rows);
    const postings = piece.flatMap((each): readonly Posting[] => {
      const fields = each.fields as readonly PlayerField[];
      const card = now.get(each.person);
      const both = card === undefined ? undefined : cardsOfChange(papers, each, card);
      if (card === undefined || both === undefined) {
        kept.push({ player: each.person, fields });
        return [];
      }
      const { card: back, kept: stays } = takenOff(card, both.wrote, both.before, fields);
      if (stays.length > 0) kept.push({ player: each.person, fields: stays });
      const changed = changedFields(card, back);
      if (changed.length === 0) return [];
      const paper = sameValue(card.identity, back.identity)
        ? undefined
        : identityPaper(personNumber(each.person) as number, back.identity, random);
      return [
        {
          kind: 'person.changed',
          data: {
            person: each.person,
            ...(paper === undefined ? {} : { identity: paper.digest }),
            ...(sameValue(card.facts, back.facts) ? {} : { facts: back.facts }),
            fields: changed,
            ...(komirFrom === undefined || !changed.includes('komir') ? {} : { komirFrom }),
          },
          ...(paper === undefined ? {} : { papers: [paper] }),
        },
      ];
    });
    cards += postings.length;
    if (postings.length > 0) await post(...postings);
  }
  return { cards, kept };
}

/** Ratings that something later depends on. `next`: those for the next list, which stay completely. */
interface RatingsKept {
  readonly next: readonly number[];
  readonly decided: readonly number[];
}

/** Pools with dated lists. */
async function ratingsKept(desk: Desk, pool: PoolRow, entries: readonly number[]): Promise<RatingsKept> {
  const [next, decided]: [number[], number[]] = [[], []];
  for await (const data of dataIn<'standings.brought'>(desk, entries)) {
    const rows = broughtRows(pool, data);
    const present = await desk.present(
      pool.pool,
      rows.map(({ person }) => person),
    );
    const now = new Map(present.map((row) => [row.person, row]));
    decided.push(...(await movedByMerges(desk, pool, rows)));
    for (const row of rows) {
      const [brought, held] = [presentRow(pool.pool, row.person, row), now.get(row.person)];
      if (data.onto !== undefined) {
        if (held !== undefined && !isGone(held)) decided.push(row.person);
      } else if (held === undefined || held.rating !== brought.rating || held.rest !== brought.rest) {
        next.push(row.person);
      }
    }
  }
  return { next, decided };
}

/** Persons who got ratings of the import by a merge: they stay, under another card. */
async function movedByMerges(desk: Desk, { pool }: PoolRow, rows: readonly StandingRow[]): Promise<readonly number[]> {
  const ratings = new Map(rows.map(({ person, rating }) => [person, rating]));
  const merged = (await desk.persons([...ratings.keys()])).filter(({ mergedInto }) => mergedInto !== null);
  const into = new Map(
    merged.map(({ person, mergedInto }) => [mergedInto as number, ratings.get(person) as number | null]),
  );
  const held = await desk.present(pool, [...into.keys()]);
  return held
    .filter((row) => !ratings.has(row.person) && !isGone(row) && row.rating === into.get(row.person))
    .map(({ person }) => person);
}

const NONE_KEPT: RatingsKept = { next: [], decided: [] };

function keptFindings(
  record: ImportRecord,
  persons: readonly number[],
  cards: CardsBack['kept'],
  ratings: readonly number[],
): readonly Finding[] {
  const some = (all: readonly number[]): readonly string[] => all.slice(0, TOLD).map(personId);
  return [
    ...(persons.length === 0
      ? []
      : [registryFinding('import.persons-kept', { count: persons.length, players: some(persons) }, 'warn')]),
    ...(cards.length === 0
      ? []
      : [
          registryFinding(
            'import.cards-kept',
            {
              count: cards.length,
              players: cards.slice(0, TOLD).map(({ player }) => player),
              fields: [...new Set(cards.flatMap(({ fields }) => fields))],
            },
            'warn',
          ),
        ]),
    ...(ratings.length === 0
      ? []
      : [
          registryFinding(
            'import.ratings-kept',
            {
              pool: record.pool as string,
              count: ratings.length,
              players: some(ratings),
            },
            'warn',
          ),
        ]),
  ];
}

async function undo(
  changing: ChangingDesk,
  record: ImportRecord & { readonly import: string },
): Promise<Outcome<UndoneImport>> {
  const { desk, post } = changing;
  const { import: id, pool: name, as } = record;
  const brought = await broughtBy(desk, id);
  const list = await publishedOn(desk, record, brought);
  if (list !== undefined)
    return refused(registryFinding('import.published-since', { import: id, pool: list.pool, date: list.date }));
  const pool = name === null ? undefined : await desk.pool(name);
  const ofDay = pool === undefined || as === null ? undefined : await desk.list(pool.pool, dateOfList(as));
  const key = ofDay === undefined ? undefined : openingKey(ofDay);
  const { next: kept, decided } =
    pool !== undefined && isPeriodicFamily(pool.family) ? await ratingsKept(desk, pool, brought.entries) : NONE_KEPT;
  await post({ kind: 'import.undone', data: { import: id, brought: brought.entries, kept: kept.map(personId) } });
  const findings: Finding[] = [];
  if (pool !== undefined && key !== undefined && !isPeriodicFamily(pool.family) && brought.rated.length > 0) {
    const { events, moved } = await rerateAfter(changing, pool, key, brought.rated);
    if (events.length > 0) {
      findings.push(
        listFinding('lists.rated-again', { pool: pool.pool, events: events.length, players: moved.length }, 'note'),
      );
    }
  }
  const own = new Set(await desk.entryNumbers('person.changed', importSubject(id)));
  const unused = await unusedAmong(desk, brought.entered, (no) => own.has(no));
  const gone = new Set(unused);
  const used = brought.entered.filter((person) => !gone.has(person));
  const cards = await cardsBack(
    changing,
    brought.changes.filter(({ person }) => !gone.has(personNumber(person) as number)),
  );
  const removals = await removalOf(desk, unused, { import: id });
  if (removals.length > 0) await post(...removals);
  return {
    value: {
      import: id,
      persons: unused.length,
      cards: cards.cards,
      standings: brought.rated.length - kept.length,
      ...(pool === undefined || as === null ? {} : { pool: pool.pool, asOf: as }),
    },
    findings: [...findings, ...keptFindings(record, used, cards.kept, [...kept, ...decided])],
  };
}

/** By the number that the import printed, `i7`. */
export function undoImport(office: Office, asked: string, options: ChangeOptions): Promise<Outcome<UndoneImport>> {
  return changeOffice(office, options, async (changing) => {
    const wanted = asked.trim().toLowerCase();
    const all = await numberedImports(changing.desk);
    const record = all.find((each) => each.import === wanted);
    if (record === undefined) return refused(registryFinding('import.unknown', { asked }));
    if (record.undone !== null) {
      return refused(registryFinding('import.undone-already', { import: record.import, day: record.undone.day }));
    }
    return undoTogether(changing, record, all);
  });
}

/**
 * The imports of one file into the pools of a group are undone together, last first: ratings of the later ones depend
 * on persons of the first.
 */
async function undoTogether(
  changing: ChangingDesk,
  record: NumberedImport,
  all: readonly NumberedImport[],
): Promise<Outcome<UndoneImport>> {
  const others = all.filter(
    (each) =>
      each.group !== undefined &&
      each.group === record.group &&
      each.sha256 === record.sha256 &&
      each.as === record.as &&
      each.undone === null &&
      each.import !== record.import,
  );
  const together = [record, ...others].toSorted((a, b) => b.entry - a.entry);
  const [findings, undone]: [Finding[], UndoneImport[]] = [[], []];
  for (const each of together) {
    const outcome = await undo(changing, each);
    findings.push(...outcome.findings);
    if (outcome.value === undefined) return refused(...outcome.findings);
    undone.push(outcome.value);
  }
  const own = undone.find((each) => each.import === record.import) as UndoneImport;
  const also = undone.filter((each) => each !== own);
  return { value: also.length === 0 ? own : { ...own, also }, findings };
}
