/** The opponents of an event to come, as somebody writes them: by ratings, by names or numbers, or from an event of the office. */
import type { Needs } from '../../../core/event.ts';
import type { FoundPlayer } from '../search.ts';
import { searchPlayers } from '../search.ts';
import type { PublicOffice } from '../public-office.ts';
import type { ExpectedOpponent } from './hypothetical.ts';

export interface NextOpponent extends ExpectedOpponent {
  /** As typed. */
  readonly text: string;
  /** Present for a player of the office. */
  readonly player?: string;
  readonly name?: string;
  readonly title?: string;
}

/** Input that cannot be read, or does not count. */
export type WrongOpponent =
  | { readonly kind: 'unknown' | 'stones'; readonly text: string }
  | { readonly kind: 'range'; readonly text: string; readonly min: number; readonly max: number }
  | {
      readonly kind: 'several';
      readonly text: string;
      readonly players: readonly FoundPlayer[];
      readonly found: number;
    }
  | { readonly kind: 'unrated'; readonly text: string; readonly player: string; readonly name: string }
  | { readonly kind: 'own'; readonly text: string }
  | { readonly kind: 'too-many'; readonly most: number };

export interface ReadOpponents {
  readonly opponents: readonly NextOpponent[];
  readonly wrong: readonly WrongOpponent[];
}

/** More rounds than any event has that is rated as one; looking up more names would take too long. */
export const MOST_OPPONENTS = 30;
const CHOICES = 5;
const LONGEST = 2000;

/** `2012`, and in Go `2087/2`, `1781/-1`. */
const RATING = /^[-−]?\d{1,4}(?:\/[-−+]?\d{1,2})?$/;
const MOST_STONES = 9;

/** Commas, semicolons and line ends separate opponents; between numbers blanks do so, too. */
const itemsIn = (text: string): readonly string[] =>
  text
    .slice(0, LONGEST)
    .split(/[,;\n\r]+/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .flatMap((each) => {
      const parts = each.split(/\s+/);
      return parts.every((part) => RATING.test(part)) ? parts : [each];
    });

export interface OpponentsQuery {
  readonly text: string;
  readonly pool: string;
  readonly own: string;
  readonly needs: Needs;
  readonly game: 'chess' | 'go';
}

export async function readOpponents(publicOffice: PublicOffice, asked: OpponentsQuery): Promise<ReadOpponents> {
  const items = itemsIn(asked.text);
  const opponents: NextOpponent[] = [];
  const wrong: WrongOpponent[] = [];
  for (let at = 0; at < Math.min(items.length, MOST_OPPONENTS); at += 1) {
    const [text, next] = [items[at] as string, items[at + 1]];
    let read = RATING.test(text) ? ratingIn(text, asked) : await playerIn(publicOffice, text, asked);
    // `Kiss, Anna` is one player
    if (
      'kind' in read &&
      (read.kind === 'several' || read.kind === 'unknown') &&
      next !== undefined &&
      !RATING.test(next)
    ) {
      const whole = await playerIn(publicOffice, `${text} ${next}`, asked);
      if (!('kind' in whole) || whole.kind !== 'unknown') {
        read = 'kind' in whole ? whole : { ...whole, text: `${text} ${next}` };
        at += 1;
      }
    }
    if ('kind' in read) wrong.push(read);
    else opponents.push(read);
  }
  if (items.length > MOST_OPPONENTS) wrong.push({ kind: 'too-many', most: MOST_OPPONENTS });
  return { opponents, wrong };
}

const numberIn = (text: string): number => Number(text.replace('−', '-').replace('+', ''));

function ratingIn(text: string, { needs: { rating: range }, game }: OpponentsQuery): NextOpponent | WrongOpponent {
  const [points = '', written] = text.split('/');
  const rating = numberIn(points);
  if (rating < range.min || rating > range.max) return { kind: 'range', text, ...range };
  if (written === undefined) return { text, rating };
  const stones = numberIn(written);
  return game === 'go' && Math.abs(stones) <= MOST_STONES ? { text, rating, stones } : { kind: 'stones', text };
}

/** Only if there is no doubt who is meant: one player, or one whose complete name it is. */
async function playerIn(
  publicOffice: PublicOffice,
  text: string,
  { pool, own }: OpponentsQuery,
): Promise<NextOpponent | WrongOpponent> {
  await publicOffice.pause();
  const { players, found } = await searchPlayers(publicOffice, text, CHOICES);
  const [first] = players;
  if (first === undefined) return { kind: 'unknown', text };
  if (found > 1) return { kind: 'several', text, players, found };
  if (first.id === own) return { kind: 'own', text };
  const { id, name, title } = first;
  const rating = first.ratings.find((each) => each.pool === pool)?.rating;
  if (rating === undefined) return { kind: 'unrated', text, player: id, name };
  return { text, rating, player: id, name, ...(title === undefined ? {} : { title }) };
}
