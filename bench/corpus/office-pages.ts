/** The pages of an office after a month that are asked for: its list, a card, and why the rating on it changed. */
import { POOL } from './office.ts';
import { NEXT_LIST } from './world.ts';

export const PAGES = { list: 'list page', card: 'card', explanation: 'explanation' } as const;
export type Page = keyof typeof PAGES;
export const PAGE_NAMES = Object.keys(PAGES) as readonly Page[];
export type Pages = Readonly<Record<Page, string>>;

/** Found on the pages themselves: whoever is on the first page of the list and has played. */
export async function officePages(textOf: (path: string) => Promise<string>): Promise<Pages> {
  const list = `/en/lists/${POOL}/${NEXT_LIST}`;
  for (const [, card] of (await textOf(list)).matchAll(/href="(\/en\/players\/\w+)"/g)) {
    const explanation = /href="(\/en\/players\/\w+\/why\/[^"]+)"/.exec(await textOf(card as string))?.[1];
    if (explanation !== undefined) return { list, card: card as string, explanation };
  }
  throw new Error('nobody on the first page of the list has played');
}
