/** The plan for a part of a list: the entries to be posted. */
import type { Finding } from '../../../core/finding.ts';
import { personId } from '../../../ledger/ids.ts';
import type { Desk } from '../../../ledger/store.ts';
import type { Posting } from '../../../projection/post.ts';
import {
  dateOfList,
  isPeriodicFamily,
  openingListData,
  personsPart,
  type BroughtSource,
  standingsPart,
} from '../../../ledger/rows/standings.ts';
import type { ImportedList, ImportWay } from './asked.ts';
import type { CardsThread } from './cards-ahead.ts';
import type { PlayerColumns } from './columns.ts';
import { type Part, ImportQuestions } from './part.ts';
import { type ChangedCard, type NewCard, planPersons } from './persons.ts';
import { rulesFor } from './reading.ts';
import { broughtPosting, planShortPersons, planShortStandings } from './short-part.ts';
import type { ShortWay } from './short-way.ts';
import { type LostRating, planStandings } from './standings.ts';
import type { Target } from './target.ts';

export const IMPORT_COUNTS = [
  'entered',
  'leftOut',
  'remembered',
  'again',
  'standings',
  'otherRatings',
  'gamesUnknown',
] as const;
export type ImportCounts = Record<(typeof IMPORT_COUNTS)[number], number>;

/** The effect of a part, posted or planned. */
export interface PartDone extends Readonly<ImportCounts> {
  readonly newCards: readonly NewCard[];
  readonly changed: readonly ChangedCard[];
  readonly questions: ImportQuestions;
  /** Persons with a rating in the list. */
  readonly rated: readonly number[];
}

/** An import that is resumed, or a new one. */
export interface ImportInProgress {
  /** Absent before it begins. */
  readonly import?: string;
  /** The entry of its beginning. */
  readonly began?: number;
}

export interface ImportWork {
  readonly list: ImportedList;
  /** The players of a FIDE list. */
  readonly columns?: PlayerColumns | undefined;
  readonly short?: ShortWay | undefined;
  /** The thread that makes cards in advance, if there is one. */
  readonly cards?: CardsThread | undefined;
  readonly how: ImportWay;
  readonly sha256: string;
  readonly players: number;
  readonly parts: number;
  readonly target: Target | undefined;
  /** The highest KOMIR number in the list; 0 for none. */
  readonly highestKomir?: number;
}

export const importPart = (
  { list, how, sha256, parts, target, highestKomir = 0 }: ImportWork,
  at: Pick<Part, 'import' | 'part' | 'first' | 'size' | 'players' | 'rows' | 'short'>,
): Part => ({
  ...at,
  rules: rulesFor(list, target),
  sha256,
  how,
  parts,
  target,
  although: list.although,
  komir: list.komir,
  highestKomir,
  remembered: list.remembered,
  takes: list.takes ?? new Set(),
});

export interface PartPlan {
  readonly postings: readonly Posting[];
  readonly done: PartDone;
  readonly findings: readonly Finding[];
  /** Persons whose standings are imported. */
  readonly moved: readonly number[];
}

/** `dropped`: players who are not in the whole list, known when its last part is imported. */
export async function planPart(
  at: Parameters<typeof planPersons>[0],
  part: Part,
  dropped: readonly LostRating[],
): Promise<PartPlan> {
  const { target, sha256 } = part;
  const shortly = part.short === undefined ? undefined : await planShortly(at, part, part.short, dropped);
  if (shortly !== undefined) return shortly;
  const persons = await planPersons(at, part);
  const { known, questions, entered, newCards, changed, leftOut, remembered, again } = persons;
  const standings = target === undefined ? undefined : await planStandings(at.desk, part, known);
  for (const { known: each, seen } of standings?.inQuestion ?? []) questions.ask(each.row, each.person, 'rating', seen);
  const brought = standings?.brought ?? [];
  const isLast = part.part === part.parts - 1;
  const isToEnd = isLast && target !== undefined && (await isOpen(at.desk, target));
  const postings: Posting[] = [...persons.postings];
  if (target !== undefined && (brought.length > 0 || dropped.length > 0 || isToEnd)) {
    postings.push({
      kind: 'standings.brought',
      data: {
        as: target.asOf,
        ...(dropped.length === 0 ? {} : { dropped: dropped.map(({ person }) => personId(person)) }),
        import: part.import,
        ...(target.phase === 'opening' && isPeriodicFamily(target.pool.family) ? { onto: 'list' as const } : {}),
        pool: target.pool.pool,
        source: { ...(isLast ? { last: true as const } : {}), part: part.part, parts: part.parts, sha256 },
        standings: brought,
      },
    });
  }
  return {
    postings,
    findings: persons.findings,
    moved: [...(standings?.moved ?? []), ...dropped.map(({ person }) => person)],
    done: {
      entered,
      leftOut,
      remembered,
      again,
      changed,
      newCards,
      questions,
      standings: brought.length,
      otherRatings: standings?.others ?? 0,
      gamesUnknown: known.filter(({ player }) => player.gamesUnknown === true).length,
      rated: standings?.rated ?? [],
    },
  };
}

/** The same in columns; undefined where the part has to take the ordinary way. */
async function planShortly(
  at: Parameters<typeof planPersons>[0],
  part: Part,
  way: ShortWay,
  dropped: readonly LostRating[],
): Promise<PartPlan | undefined> {
  const { target } = part;
  if (dropped.length > 0 || (target !== undefined && way.ratings === undefined)) return undefined;
  const persons = await planShortPersons(at, part, way);
  const standings = target === undefined || persons === undefined ? undefined : planShortStandings(part, way, persons);
  if (persons === undefined || (target !== undefined && standings === undefined)) return undefined;
  const { others, posting, newCards } = persons;
  const brought = standings?.persons ?? [];
  const isToEnd = part.part === part.parts - 1 && target !== undefined && (await isOpen(at.desk, target));
  const isBringing = target !== undefined && standings !== undefined && (brought.length > 0 || isToEnd);
  return {
    postings: [
      ...(posting === undefined ? [] : [posting]),
      ...(others?.postings ?? []),
      ...(isBringing ? [broughtPosting(part, target, standings)] : []),
    ],
    findings: others?.findings ?? [],
    moved: brought,
    done: {
      entered: newCards.length,
      leftOut: others?.leftOut ?? 0,
      remembered: others?.remembered ?? 0,
      again: 0,
      changed: others?.changed ?? [],
      newCards,
      questions: others?.questions ?? new ImportQuestions(),
      standings: brought.length,
      otherRatings: 0,
      gamesUnknown: standings?.gamesUnknown ?? 0,
      rated: brought,
    },
  };
}

/** Whether parts of the list are imported, and others still missing. */
async function isOpen(desk: Desk, { pool, asOf }: Target): Promise<boolean> {
  const list = await desk.list(pool.pool, dateOfList(asOf));
  return list !== undefined && openingListData(list)?.open === true;
}

/**
 * The parts that are imported already, with their ratings where a pool is to have them. None, if somebody may be
 * entered now who was left out then: repeating the parts changes nobody else.
 */
export async function partsThere(
  desk: Desk,
  source: BroughtSource,
  target: Target | undefined,
  { remembered, takes }: Pick<ImportedList, 'remembered' | 'takes'>,
): Promise<ReadonlySet<number>> {
  if (remembered === 'entered' || (takes !== undefined && takes.size > 0)) return new Set();
  const key = target === undefined ? personsPart(source) : standingsPart(source, target.pool.pool, target.asOf);
  return new Set(await desk.importedParts(key));
}
