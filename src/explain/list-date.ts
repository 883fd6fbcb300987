import type { Say } from './language.ts';

/** `October 2026` for the list of a month; else the day. */
export const listDateText = (date: string, { say }: { readonly say: Say }): string =>
  date.endsWith('-01') ? say.month(date.slice(0, 7)) : say.date(date);
