/** What pages say, a file a page, in English. */
import type { Family } from '../../../rulebooks/rulebook.ts';
import type { Worded } from '../../worded.ts';
import { ABOUT_WORDS } from './about.ts';
import { ANSWER_WORDS } from './answers.ts';
import { API_WORDS } from './api.ts';
import { AUTHORITY_TITLES } from './authorities.ts';
import { CALCULATORS_WORDS } from './calculators.ts';
import { CHECK_WORDS } from './check.ts';
import { CLUBS_WORDS } from './clubs.ts';
import { COPY_WORDS } from './copy.ts';
import { DESK_PAGE_WORDS } from './desk.ts';
import { DIFFERENCE_WORDS } from './difference.ts';
import { DRIFT_PAGE_WORDS } from './drift.ts';
import { ENTRY_WORDS } from './entry.ts';
import { EVENT_PAGE_WORDS } from './event.ts';
import { EVENTS_WORDS } from './events.ts';
import { FOLLOW_WORDS } from './follow.ts';
import { FORM_WORDS } from './forms.ts';
import { HOME_WORDS } from './home.ts';
import { JOB_PAGE_WORDS } from './jobs.ts';
import { LIST_PAGE_WORDS } from './list.ts';
import { LIVE_WORDS } from './live.ts';
import { MISTAKE_WORDS } from './mistake.ts';
import { OWN_ACCOUNT_WORDS } from './own-account.ts';
import { NEXT_WORDS } from './next.ts';
import { PAGING_WORDS } from './paging.ts';
import { PLAYER_WORDS } from './player.ts';
import { RATINGS_WORDS } from './ratings.ts';
import { RULEBOOKS_WORDS } from './rulebooks.ts';
import { SEARCH_WORDS } from './search.ts';
import { SHEET_WORDS } from './sheets.ts';
import { SITE_WORDS } from './site.ts';
import { STANDING_WORDS } from './standing.ts';
import { VERIFY_WORDS } from './verify.ts';
import { WHY_WORDS } from './why.ts';

const PAGE_WORDS = {
  about: ABOUT_WORDS,
  answers: ANSWER_WORDS,
  api: API_WORDS,
  authorities: AUTHORITY_TITLES,
  calculators: CALCULATORS_WORDS,
  check: CHECK_WORDS,
  clubs: CLUBS_WORDS,
  copy: COPY_WORDS,
  desk: DESK_PAGE_WORDS,
  difference: DIFFERENCE_WORDS,
  drift: DRIFT_PAGE_WORDS,
  entry: ENTRY_WORDS,
  event: EVENT_PAGE_WORDS,
  events: EVENTS_WORDS,
  follow: FOLLOW_WORDS,
  forms: FORM_WORDS,
  home: HOME_WORDS,
  jobs: JOB_PAGE_WORDS,
  list: LIST_PAGE_WORDS,
  live: LIVE_WORDS,
  mistake: MISTAKE_WORDS,
  ownAccount: OWN_ACCOUNT_WORDS,
  next: NEXT_WORDS,
  paging: PAGING_WORDS,
  player: PLAYER_WORDS,
  ratings: RATINGS_WORDS,
  rulebooks: RULEBOOKS_WORDS,
  search: SEARCH_WORDS,
  sheets: SHEET_WORDS,
  site: SITE_WORDS,
  standing: STANDING_WORDS,
  verify: VERIFY_WORDS,
  why: WHY_WORDS,
};

type PageWords = Worded<typeof PAGE_WORDS>;

export interface Pages extends PageWords {
  /** What is said otherwise of ratings of a family. */
  readonly byFamily?: {
    readonly [F in Family]?: { readonly [P in keyof PageWords]?: Partial<PageWords[P]> };
  };
}

export const PAGES: Pages = PAGE_WORDS;
