/**
 * Everything that the office has about one person, for the person: the present card and earlier ones, forms, ratings,
 * results, decisions, entries of the ledger, and when the birth date was given to somebody. Other persons occur by id
 * at most, and neither the office's staff nor opponents are named. The caller records the reading first.
 */
import { timeText } from '../../core/dates.ts';
import { eventId, personNumber } from '../../ledger/ids.ts';
import { groundOf } from '../../ledger/rows/entries.ts';
import { type Identity, identityOf } from '../../ledger/rows/identity.ts';
import { personSubject } from '../../ledger/rows/subjects.ts';
import type { Desk, ListRow, ReadingRow, StoredEntry } from '../../ledger/store.ts';
import { type Office, type Outcome, readOffice } from '../office.ts';
import { type AttachedForm, listForms, openForm } from './attachments.ts';
import { type PlayerCard, showPlayer } from './show.ts';
import { decisionIn } from '../../ledger/rows/decisions.ts';

export interface PersonRecords {
  readonly office: string;
  /** The time of compilation. */
  readonly time: string;
  readonly player: string;
  readonly card: PlayerCard;
  /** The present card and earlier ones, from their papers. */
  readonly identities: readonly Identity[];
  readonly forms: readonly (Omit<AttachedForm, 'author'> & { readonly base64: string })[];
  /** The data of each list, oldest first. */
  readonly ratings: readonly ListedRating[];
  /** The effect of each event, as it was rated. Points are whole, scores in points, changes in points. */
  readonly results: readonly EventResult[];
  readonly decisions: readonly { readonly pool: string; readonly day: string; readonly decision: unknown }[];
  /**
   * Entries of the ledger about the person: they stay for ever, and contain no name unless somebody wrote it into a
   * ground.
   */
  readonly entries: readonly {
    readonly entry: number;
    readonly time: string;
    readonly kind: string;
    readonly ground?: string;
  }[];
  /** When the birth date or the whole registry was given to somebody, as far as it is still recorded. */
  readonly readings: readonly Pick<ReadingRow, 'time' | 'what'>[];
}

interface ListedRating {
  readonly pool: string;
  readonly list: string;
  readonly rating: number | null;
  readonly games: number;
  readonly peak: number | null;
}

interface EventResult {
  readonly event: string;
  readonly before: number | null;
  readonly after: number | null;
  readonly games: number;
  readonly score: number;
  readonly k: number | null;
  readonly change: number | null;
}

export async function personData(office: Office, asked: string): Promise<Outcome<PersonRecords>> {
  const { value: card, findings } = await showPlayer(office, asked, 'officer');
  if (card === undefined) return { findings };
  const numbers = [card.player, ...(card.formerly ?? [])].map((id) => personNumber(id) as number);
  const kept = await readOffice(office, (desk) => keptOf(desk, numbers, [card.player, ...(card.formerly ?? [])]));
  const value: PersonRecords = {
    office: kept.office,
    time: timeText(office.clock()),
    player: card.player,
    card,
    identities: kept.identities,
    forms: await formsWithBytes(office, card.player),
    ratings: kept.ratings,
    results: kept.results,
    decisions: kept.decisions,
    entries: kept.entries,
    readings: kept.readings,
  };
  return { value, findings };
}

type Kept = Omit<PersonRecords, 'time' | 'player' | 'card' | 'forms'>;

async function keptOf(desk: Desk, numbers: readonly number[], ids: readonly string[]): Promise<Kept> {
  const lists = new Map((await desk.lists()).map((row) => [row.list, row]));
  const entries: StoredEntry[] = [];
  for (const each of numbers) entries.push(...(await desk.entriesAbout(personSubject(each))));
  const decisions: PersonRecords['decisions'][number][] = [];
  for (const { pool } of await desk.pools()) {
    for (const row of await desk.decisions(pool)) {
      if (numbers.includes(row.person)) decisions.push({ pool, day: row.day, decision: decisionIn(row) });
    }
  }
  return {
    office: (await desk.office())?.name ?? '',
    identities: (await desk.identityPapers(numbers)).map(identityOf),
    ratings: await ratingsOf(desk, numbers, lists),
    results: await resultsOf(desk, numbers),
    decisions,
    entries: inOrder(entries).map((entry) => {
      const ground = groundOf(entry);
      return { entry: entry.no, time: entry.time, kind: entry.kind, ...(ground === undefined ? {} : { ground }) };
    }),
    readings: (await desk.readings())
      .filter(({ what, about }) => what !== 'removal' && (about === null || ids.includes(about)))
      .map(({ time, what }) => ({ time, what })),
  };
}

/** Each once: an entry about a merge is about two persons. */
const inOrder = (entries: readonly StoredEntry[]): readonly StoredEntry[] =>
  [...new Map(entries.map((entry) => [entry.no, entry])).values()].toSorted((a, b) => a.no - b.no);

async function ratingsOf(
  desk: Desk,
  numbers: readonly number[],
  lists: ReadonlyMap<number, ListRow>,
): Promise<readonly ListedRating[]> {
  const ratings: ListedRating[] = [];
  for (const each of numbers) {
    for (const { list, rating, total, peak } of await desk.standingsOf(each)) {
      const { pool, date } = lists.get(list) as ListRow;
      ratings.push({ pool, list: date, rating, games: total, peak });
    }
  }
  return ratings.toSorted((a, b) => (`${a.list} ${a.pool}` < `${b.list} ${b.pool}` ? -1 : 1));
}

/** Bytes in a form that JSON can hold. */
const base64 = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};

const HUNDREDTHS = 100;

async function resultsOf(desk: Desk, numbers: readonly number[]): Promise<readonly EventResult[]> {
  return (await desk.resultsOf(numbers))
    .filter(({ person }) => numbers.includes(person))
    .map(({ event, before, after, n, score, k, change }) => ({
      event: eventId(event),
      before,
      after,
      games: n,
      score: score / 2,
      k,
      change: change === null ? null : change / HUNDREDTHS,
    }));
}

async function formsWithBytes(office: Office, player: string): Promise<PersonRecords['forms']> {
  const { value: listed = [] } = await listForms(office, player);
  const forms: PersonRecords['forms'][number][] = [];
  for (const { author: _, ...form } of listed) {
    const { value } = await openForm(office, { player, entry: form.entry });
    if (value !== undefined) forms.push({ ...form, base64: base64(value.bytes) });
  }
  return forms;
}
