/** Every page of the site. */
import type { PageRoute } from '../page-route.ts';
import { CALCULATOR, CALCULATORS } from './calculators.ts';
import { DRIFT } from './drift.ts';
import { EVENT } from './event.ts';
import { HOME } from './home.ts';
import { LIST, LISTS } from './list.ts';
import { MISTAKE } from './mistake.ts';
import { PLAYER } from './player.ts';
import { RULEBOOK, RULEBOOKS } from './rulebooks.ts';
import { SEARCH } from './search.ts';

export const PAGES: readonly PageRoute[] = [
  HOME,
  LISTS,
  LIST,
  RULEBOOKS,
  RULEBOOK,
  MISTAKE,
  EVENT,
  DRIFT,
  PLAYER,
  CALCULATORS,
  CALCULATOR,
];
