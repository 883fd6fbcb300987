/**
 * The office as the public sees it: read only, without days of birth, and with minors by initials if it has chosen so. What is
 * derived from the ledger is remembered until the ledger grows, or turns out to be another one.
 */
import type { Desk, ListRow } from '../../ledger/store.ts';
import { readOffice, type Office } from '../../desk/office.ts';
import { listsOf } from '../../rating/states.ts';
import { dayInTimeZone } from '../../desk/time-zone.ts';
import { BlockCache } from './blocks.ts';
import { FollowedLedger, type SeenHead } from './followed-ledger.ts';
import { LiveRatings } from './live-ratings.ts';
import { officeForPublic } from './shown-persons.ts';

export interface PublicOffice {
  /** The mark of the head if it was read within the last `LOOK_EVERY` milliseconds; undefined if it has to be read again. */
  readonly markNow: () => string | undefined;
  /** The last entry. The store is asked at most every `LOOK_EVERY` milliseconds whether the ledger has grown. */
  readonly head: () => Promise<SeenHead>;
  /** Made once; made again after the ledger has grown. */
  readonly remember: <T>(key: string, make: (desk: Desk) => Promise<T>) => Promise<T>;
  /** The same for a few at a time: what one page and the next one show of the same thing is read once. */
  readonly recall: <T>(key: string, make: (desk: Desk) => Promise<T>) => Promise<T>;
  readonly look: <T>(work: (desk: Desk) => Promise<T>) => Promise<T>;
  /** The lists of a pool, by date. */
  readonly lists: (pool: string) => Promise<readonly ListRow[]>;
  /** Everybody, and the lists, in memory. */
  readonly blocks: BlockCache;
  /** Ratings that no list has yet. */
  readonly live: LiveRatings;
  /** Lets other work run. */
  readonly pause: () => Promise<void>;
  /** The minors whose names are reduced to initials. */
  readonly reducing: () => Promise<string>;
  readonly office: Office;
}

const LOOK_EVERY = 250;
/** How much is remembered; the least recently used is discarded first. */
const REMEMBERED = 2000;
/** The same for results that may be large. */
const RECALLED = 4;

const AT_ONCE = async (): Promise<void> => undefined;

/** `pause`: where others wait, such as in a server. */
export function openPublicOffice(own: Office, pause: () => Promise<void> = AT_ONCE): PublicOffice {
  const office = officeForPublic(own);
  const ledger = new FollowedLedger();
  const followed: Office = { ...office, store: ledger.followed(office.store) };
  const reading = <T>(work: (desk: Desk) => Promise<T>): Promise<T> => readOffice(followed, work);
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<unknown> | undefined;
  let mark = '';
  const remembered = new Map<string, Promise<unknown>>();
  const recalled = new Map<string, Promise<unknown>>();

  const head = async (): Promise<SeenHead> => {
    const now = office.clock();
    if (now - lookedAt >= LOOK_EVERY || now < lookedAt) {
      // one look at a time: where the store takes long, everybody waits for the same one
      looking ??= reading(async () => {
        lookedAt = now;
      }).finally(() => {
        looking = undefined;
      });
    }
    await looking;
    const seen = ledger.seen as SeenHead;
    if (seen.mark !== mark) {
      mark = seen.mark;
      remembered.clear();
      recalled.clear();
    }
    return seen;
  };

  const markNow = (): string | undefined => {
    const now = office.clock();
    const isFresh = looking === undefined && now - lookedAt < LOOK_EVERY && now >= lookedAt;
    return isFresh && ledger.seen?.mark === mark ? mark : undefined;
  };

  const rememberedIn =
    (kept: Map<string, Promise<unknown>>, most: number) =>
    async <T>(key: string, make: (desk: Desk) => Promise<T>): Promise<T> => {
      await head();
      const before = kept.get(key) as Promise<T> | undefined;
      const made = before ?? reading(make);
      if (before === undefined) made.catch(() => kept.delete(key));
      kept.delete(key);
      kept.set(key, made);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return made;
    };
  const remember = rememberedIn(remembered, REMEMBERED);

  const lists = (pool: string): Promise<readonly ListRow[]> => remember(`lists ${pool}`, (desk) => listsOf(desk, pool));

  /** Whose names are reduced: nobody's, or those of minors in a given year. */
  const reducing = async (): Promise<string> => {
    const own = await remember('reducing', (desk) => desk.office());
    return own?.minors === 'initials' ? dayInTimeZone(own.timeZone, office.clock()).slice(0, 4) : 'nobody';
  };

  return {
    office: followed,
    head,
    markNow,
    look: reading,
    remember,
    recall: rememberedIn(recalled, RECALLED),
    pause,
    reducing,
    lists,
    blocks: new BlockCache({ head, look: reading, lists, pause, reducing }),
    live: new LiveRatings({ office: followed, head, look: reading, pause }),
  };
}
