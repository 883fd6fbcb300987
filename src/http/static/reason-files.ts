/**
 * Why each rating changed, for a copy of the site: all reasons that the cards lead to. Those of players who share an event are made together, so that it is
 * rated once for all of them, and lie in a file of the event; packed, since they are much alike.
 */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { contentIn, LANGUAGES } from '../../content/languages.ts';
import { keptJson, partOfReasons, partsFor, reasonsFile } from '../../engine/copy-shards.ts';
import type { PhraseBook } from '../../explain/tell.ts';
import { eventNumber, personId, personNumber } from '../../ledger/ids.ts';
import type { ListStep, PoolCard, PublicPlayer } from '../../reading/public/card/card.ts';
import { type AskedReason, explanationsTogether, type UntoldExplanation } from '../../reading/public/explanation.ts';
import type { PublicOffice } from '../../reading/public/public-office.ts';
import { listKey } from '../../web/addresses.ts';
import type { KeptReasons, ReasonsFile } from '../../web/pages/copy/shards.ts';
import { isExplained } from '../../web/pages/player/page.tsx';

/** What is asked of a file: the reasons of some persons. */
type AskedByFile = Map<string, AskedReason[]>;

/** Which reasons the cards lead to, by pool and by file. */
export class ReasonsWanted {
  readonly #recomputed: ReadonlySet<string>;
  readonly pools = new Map<string, AskedByFile>();
  count = 0;

  /** `recomputed`: lists that are published beside another one, as pool and date. */
  constructor(recomputed: ReadonlySet<string>) {
    this.#recomputed = recomputed;
  }

  add({ player, pools }: PublicPlayer): void {
    for (const card of pools) {
      for (const step of card.steps) for (const of of this.#ofStep(card, step)) this.#want(player, card, of);
      for (const { event } of card.live?.events ?? []) this.#want(player, card, event);
    }
  }

  /** The list, and its events; of a list with a single event the page makes the event's reasons of the list's. */
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
    this.count += 1;
  }
}

/** So many are explained together: enough to share events, and not too much at once in memory. */
const TOGETHER = 400;
const gzipped = promisify(gzip) as (text: string, options: { level: number }) => Promise<Buffer>;

interface ReasonFile {
  readonly place: string;
  readonly bytes?: Buffer;
  readonly reasons: number;
}

const placeOf = (pool: string, file: string, part: number): string => `shards/reasons/${pool}/${file}-${part}.json.gz`;

export async function* reasonFiles(
  publicOffice: PublicOffice,
  { pools }: ReasonsWanted,
  written: (place: string) => Promise<Buffer | undefined>,
): AsyncIterable<ReasonFile> {
  const languages = await Promise.all(
    LANGUAGES.map(async (language) => {
      const { book, loadPages } = await contentIn(language);
      return { language, book, noName: (await loadPages()).site.noName };
    }),
  );
  for (const [pool, files] of pools) {
    const inParts: Record<string, number> = {};
    let together: [file: string, asked: readonly AskedReason[], parts: number][] = [];
    let count = 0;
    for (const file of inOrder(files.keys())) {
      const asked = files.get(file) as readonly AskedReason[];
      const parts = partsFor(new Set(asked.map(({ person }) => person)).size);
      if (parts > 1) inParts[file] = parts;
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
    yield { place: `shards/reasons/${pool}.json`, bytes: Buffer.from(`${JSON.stringify(inParts)}\n`), reasons: 0 };
  }
}

/** Events by number: neighbours are of the same list, and share players. */
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
      const bytes = await gzipped(keptJson(reasons satisfies ReasonsFile), { level: 1 });
      yield { place: placeOf(pool, file, part), bytes, reasons: part === 0 ? asked.length : 0 };
    }
  }
}

function keptReasons({ explanation, notesIn }: UntoldExplanation, languages: readonly InLanguage[]): KeptReasons {
  const notes = languages.map(({ language, book, noName }) => [language, notesIn(book, noName)] as const);
  return { explanation, notes: Object.fromEntries(notes.filter(([, told]) => told.length > 0)) };
}
