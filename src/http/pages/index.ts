/** Every page of the site. */
import type { PageRoute } from '../page-route.ts';
import { HOME } from './home.ts';

export const PAGES: readonly PageRoute[] = [HOME];
