/** FIDE's titles, and the ratings that they require (Title Regulations in force from 2024). */
import type { TitleAhead, TitleAheadFacts } from '../edition.ts';

export const FIDE_TITLES = ['GM', 'IM', 'FM', 'WGM', 'WIM', 'WFM', 'CM', 'WCM'] as const;

export const isTitle = (title: string): boolean => (FIDE_TITLES as readonly string[]).includes(title);

/** From the highest to the lowest, as the regulations rank them for players who already hold one. */
const WORTH = ['WCM', 'WFM', 'CM', 'WIM', 'FM', 'WGM', 'IM', 'GM'] as const;

/** Title Regulations 1.3: by the rating alone. 1.5.3: the rating that has to be reached in addition to the norms. */
const BY_RATING = [
  { title: 'WCM', rating: 2000, norms: false, clause: '1.3' },
  { title: 'WFM', rating: 2100, norms: false, clause: '1.3' },
  { title: 'CM', rating: 2200, norms: false, clause: '1.3' },
  { title: 'WIM', rating: 2200, norms: true, clause: '1.5.3' },
  { title: 'FM', rating: 2300, norms: false, clause: '1.3' },
  { title: 'WGM', rating: 2300, norms: true, clause: '1.5.3' },
  { title: 'IM', rating: 2400, norms: true, clause: '1.5.3' },
  { title: 'GM', rating: 2500, norms: true, clause: '1.5.3' },
] as const;

/** Title Regulations 1.3: rated games by the time at which the rating is reached. */
const GAMES_FOR_A_TITLE = 30;

/**
 * Title Regulations 1.3 and 1.5.3: the titles above the present one, the lowest rating first; women's titles for women only.
 * Reading: published ratings count, so the highest one is used; interim ratings, which count too, are not.
 */
export function titlesAhead({ rating, peak, games, sex, title }: TitleAheadFacts): readonly TitleAhead[] {
  const held = (WORTH as readonly string[]).indexOf(title ?? '');
  return BY_RATING.filter(
    (each) => WORTH.indexOf(each.title) > held && (sex === 'f' || !each.title.startsWith('W')),
  ).map((each) => ({
    ...each,
    lacking: peak >= each.rating ? 0 : each.rating - rating,
    games: each.norms ? 0 : Math.max(0, GAMES_FOR_A_TITLE - games),
  }));
}
