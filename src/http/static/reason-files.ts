/**
 * Explanations of rating changes for a copy of the site: all that the cards link to. Those of players who share an
 * event are made together, so that it is rated once for all of them, and stored in one file for the event; compressed,
 * since they are much alike.
 */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { contentIn, LANGUAGES } from '../../content/languages.ts';
import { keptTable, partOfReasons, partsFor, reasonsFile } from '../../engine/copy-shards.ts';
import type { PhraseBook } from '../../explain/tell.ts';
import { eventNumber, personId, personNumber } from '../../ledger/ids.ts';
import type { ListStep, PoolCard, PublicPlayer } from '../../reading/public/card/card.ts';
import { type AskedReason, explanationsTogether, type UntoldExplanation } from '../../reading/public/explanation.ts';
import type { PublicOffice } from '../../reading/public/public-office.ts';
import { listKey } from '../../web/addresses.ts';
import type { KeptReasons, ReasonsFile } from '../../web/pages/copy/shards.ts';
import { isExplained } from '../../web/pages/player/page.tsx';

/** The explanations in a file: of some persons. */
type AskedByFile = Map<string, AskedReason[]>;

/** By pool and by file. */
export type AskedByPool = ReadonlyMap<string, ReadonlyMap<string, readonly AskedReason[]>>;

/** Collects the explanations that the cards link to, by pool and by file. */
export class ReasonsWanted {
  readonly #recomputed: ReadonlySet<string>;
  readonly pools = new Map<string, AskedByFile>();
  /** `recomputed`: lists published beside another one, as pool and date. */
  constructor(recomputed: ReadonlySet<string>) {
    this.#recomputed = recomputed;
  }

  add({ player, pools }: PublicPlayer): void {
    for (const card of pools) {
      for (const step of card.steps) for (const of of this.#ofStep(card, step)) this.#want(player, card, of);
      for (const { event } of card.live?.events ?? []) this.#want(player, card, event);
    }
  }

  /**
   * The list, and its events; for a list with a single event the page makes the event's explanations from the list's.
   */
  #ofStep({ calendar, pool }: PoolCard, step: ListStep): readonly string[] {
    const { date, events } = step;
    const ids = events.map(({ event }) => event);
    if (date === null || !isExplained(step)) return ids;
    const [only, ...others] = events;
    const isTheSame =
      calendar === 'monthly' &&
      only !== undefined &&
      others.length === 0 &&
      only.correction !== true &&
      !this.#recomputed.has(`${pool} ${date}`);
    return [listKey(date), ...(isTheSame ? [] : ids)];
  }

  #want(player: string, card: PoolCard, of: string): void {
    const files: AskedByFile = this.pools.get(card.pool) ?? new Map();
    this.pools.set(card.pool, files);
    const file = reasonsFile(card, of);
    const asked = files.get(file) ?? [];
    files.set(file, asked);
    asked.push({ person: personNumber(player) as number, of });
  }
}

/** The requests of several threads, combined. */
export function wantedTogether(parts: readonly AskedByPool[]): AskedByPool {
  const all = new Map<string, AskedByFile>();
  for (const pools of parts) {
    for (const [pool, files] of pools) {
      const inPool: AskedByFile = all.get(pool) ?? new Map();
      all.set(pool, inPool);
      for (const [file, asked] of files) inPool.set(file, [...(inPool.get(file) ?? []), ...asked]);
    }
  }
  for (const files of all.values()) for (const asked of files.values()) asked.sort((a, b) => a.person - b.person);
  return all;
}

export function reasonCount(pools: AskedByPool): number {
  let count = 0;
  for (const files of pools.values()) for (const asked of files.values()) count += asked.length;
  return count;
}

/** Neighbouring events stay together: they share players. */
const FILES_OF_A_SHARE = 64;

/** The share of one of several threads. */
export const shareOf = (pools: AskedByPool, { nth, of }: Share): AskedByPool =>
  new Map(
    [...pools].map(([pool, files]) => [
      pool,
      new Map(
        inOrder(files.keys())
          .filter((_, at) => Math.floor(at / FILES_OF_A_SHARE) % of === nth)
          .map((file) => [file, files.get(file) as readonly AskedReason[]]),
      ),
    ]),
  );

/** One of several threads, from 0. */
export interface Share {
  readonly nth: number;
  readonly of: number;
}

const partsOf = (asked: readonly AskedReason[]): number => partsFor(new Set(asked.map(({ person }) => person)).size);

/** Files that are divided into parts, by pool. */
export const partIndexes = (pools: AskedByPool): readonly ReasonFile[] =>
  [...pools].map(([pool, files]) => {
    const inParts = inOrder(files.keys()).flatMap((file) => {
      const parts = partsOf(files.get(file) as readonly AskedReason[]);
      return parts > 1 ? [[file, parts] as const] : [];
    });
    const bytes = Buffer.from(`${JSON.stringify(Object.fromEntries(inParts))}\n`);
    return { place: `shards/reasons/${pool}.json`, bytes, reasons: 0 };
  });

/** Explanations made at once: enough to share events, and not too many for the memory. */
const TOGETHER = 400;
const gzipped = promisify(gzip) as (text: string, options: { level: number }) => Promise<Buffer>;

export interface ReasonFile {
  readonly place: string;
  readonly bytes?: Buffer;
  readonly reasons: number;
}

const placeOf = (pool: string, file: string, part: number): string => `shards/reasons/${pool}/${file}-${part}.json.gz`;

export async function* reasonFiles(
  publicOffice: PublicOffice,
  pools: AskedByPool,
  written: (place: string) => Promise<Buffer | undefined>,
): AsyncIterable<ReasonFile> {
  const languages = await Promise.all(
    LANGUAGES.map(async (language) => {
      const { book, loadPages } = await contentIn(language);
      return { language, book, noName: (await loadPages()).site.noName };
    }),
  );
  for (const [pool, files] of pools) {
    let together: [file: string, asked: readonly AskedReason[], parts: number][] = [];
    let count = 0;
    for (const file of inOrder(files.keys())) {
      const asked = files.get(file) as readonly AskedReason[];
      const parts = partsOf(asked);
      const places = Array.from({ length: parts }, (_, part) => placeOf(pool, file, part));
      if ((await written(places.at(-1) as string)) !== undefined) {
        for (const [part, place] of places.entries()) yield { place, reasons: part === 0 ? asked.length : 0 };
        continue;
      }
      together.push([file, asked, parts]);
      count += asked.length;
      if (count < TOGETHER) continue;
      yield* filesOf(publicOffice, pool, together, languages);
      [together, count] = [[], 0];
    }
    yield* filesOf(publicOffice, pool, together, languages);
  }
}

/** Events by number: neighbours are on the same list, and share players. */
const inOrder = (files: Iterable<string>): readonly string[] =>
  [...files].sort((a, b) => (eventNumber(a) ?? 0) - (eventNumber(b) ?? 0) || (a < b ? -1 : 1));

interface InLanguage {
  readonly language: string;
  readonly book: PhraseBook;
  readonly noName: string;
}

async function* filesOf(
  publicOffice: PublicOffice,
  pool: string,
  together: readonly (readonly [file: string, asked: readonly AskedReason[], parts: number])[],
  languages: readonly InLanguage[],
): AsyncIterable<ReasonFile> {
  if (together.length === 0) return;
  const told = new Map<string, UntoldExplanation>();
  const all = together.flatMap(([, asked]) => asked);
  for (const each of await explanationsTogether(publicOffice, pool, all)) {
    told.set(`${each.person} ${each.explanation.of}`, each);
  }
  for (const [file, asked, parts] of together) {
    const content = Array.from({ length: parts }, (): Record<string, Record<string, KeptReasons>> => ({}));
    for (const { person, of } of asked) {
      const explained = told.get(`${person} ${of}`);
      if (explained === undefined) continue;
      const player = personId(person);
      const part = content[partOfReasons(player, parts)] as Record<string, Record<string, KeptReasons>>;
      part[player] = { ...part[player], [of]: keptReasons(explained, languages) };
    }
    for (const [part, reasons] of content.entries()) {
      const bytes = await gzipped(JSON.stringify(reasons satisfies ReasonsFile), { level: 1 });
      yield { place: placeOf(pool, file, part), bytes, reasons: part === 0 ? asked.length : 0 };
    }
  }
}

function keptReasons({ explanation, notesIn }: UntoldExplanation, languages: readonly InLanguage[]): KeptReasons {
  const notes = languages.map(({ language, book, noName }) => [language, notesIn(book, noName)] as const);
  const { names, titles } = explanation;
  return {
    explanation: { ...explanation, names: keptTable(names), titles: keptTable(titles) },
    notes: Object.fromEntries(notes.filter(([, told]) => told.length > 0)),
  };
}
