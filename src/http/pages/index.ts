/** Every page of the site. */
import { API_PAGE } from '../api/docs.ts';
import { ABOUT_PAGE } from './about.ts';
import type { PageRoute } from '../page-route.ts';
import { CALCULATOR_PAGE, CALCULATORS_PAGE } from './calculators.ts';
import { CHECK_PAGE } from './check.ts';
import { CLUB_PAGE, CLUBS_PAGE, FEDERATION_PAGE, FEDERATIONS_PAGE, TOP_PAGES } from './clubs.ts';
import { DIFFERENCE_PAGE } from './difference.ts';
import { DRIFT_PAGE } from './drift.ts';
import { EVENT_PAGE } from './event.ts';
import { EVENTS_PAGE } from './events.ts';
import { FOLLOW_PAGE, FOLLOW_PLAYER_PAGE } from './follow.ts';
import { HOME_PAGE } from './home.ts';
import { LIST_PAGE, LISTS_PAGE } from './list.ts';
import { LIVE_PAGE } from './live.ts';
import { MISTAKE_PAGE } from './mistake.ts';
import { NEXT_PAGE } from './next.ts';
import { PLAYER_PAGE, WHY_LAST_PAGE } from './player.ts';
import { RATINGS_PAGE } from './ratings.ts';
import { RULEBOOK_PAGE, RULEBOOKS_PAGE } from './rulebooks.ts';
import { SEARCH_PAGE } from './search.ts';
import { AGAINST_PAGE, CHOOSE_OTHER_PAGE, STANDING_PAGE } from './standing.ts';
import { VERIFY_PAGE } from './verify.ts';
import { WHY_PAGE } from './why.ts';

export const PAGE_ROUTES: readonly PageRoute[] = [
  HOME_PAGE,
  RATINGS_PAGE,
  LISTS_PAGE,
  LIVE_PAGE,
  LIST_PAGE,
  DIFFERENCE_PAGE,
  SEARCH_PAGE,
  RULEBOOKS_PAGE,
  RULEBOOK_PAGE,
  MISTAKE_PAGE,
  ABOUT_PAGE,
  EVENTS_PAGE,
  EVENT_PAGE,
  DRIFT_PAGE,
  PLAYER_PAGE,
  WHY_LAST_PAGE,
  WHY_PAGE,
  NEXT_PAGE,
  STANDING_PAGE,
  CHOOSE_OTHER_PAGE,
  AGAINST_PAGE,
  CLUBS_PAGE,
  CLUB_PAGE,
  FEDERATIONS_PAGE,
  FEDERATION_PAGE,
  ...TOP_PAGES,
  CALCULATORS_PAGE,
  CALCULATOR_PAGE,
  CHECK_PAGE,
  VERIFY_PAGE,
  FOLLOW_PAGE,
  FOLLOW_PLAYER_PAGE,
  API_PAGE,
];
