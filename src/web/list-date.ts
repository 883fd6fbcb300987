import type { Site } from './site.ts';

/** `October 2026` for the list of a month; else the day. */
export const listDate = (date: string, { say }: Pick<Site, 'say'>): string =>
  date.endsWith('-01') ? say.month(date.slice(0, 7)) : say.date(date);
