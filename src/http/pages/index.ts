/** Every page of the site. */
import type { PageRoute } from '../page-route.ts';
import { CALCULATOR, CALCULATORS } from './calculators.ts';
import { DIFFERENCE } from './difference.ts';
import { DRIFT } from './drift.ts';
import { EVENT } from './event.ts';
import { EVENTS } from './events.ts';
import { HOME } from './home.ts';
import { LIST, LISTS } from './list.ts';
import { MISTAKE } from './mistake.ts';
import { PLAYER } from './player.ts';
import { RULEBOOK, RULEBOOKS } from './rulebooks.ts';
import { SEARCH } from './search.ts';
import { WHY } from './why.ts';

export const PAGES: readonly PageRoute[] = [
  HOME,
  LISTS,
  LIST,
  DIFFERENCE,
  SEARCH,
  RULEBOOKS,
  RULEBOOK,
  MISTAKE,
  EVENTS,
  EVENT,
  DRIFT,
  PLAYER,
  WHY,
  CALCULATORS,
  CALCULATOR,
];
