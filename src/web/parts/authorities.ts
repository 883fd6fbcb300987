/** Who decides, as the rules name them. */
import type { Site } from '../site.ts';

/** As it was recorded, if the rules do not have it. */
export const authorityName = (by: string, { pages }: Pick<Site, 'pages'>): string =>
  (pages.authorities as Readonly<Record<string, string>>)[by] ?? by;
