/** Data of the office for the script that reads files in the page. */
import { listEditions } from '../../engine/rulebooks.ts';
import { editionNames } from '../../web/pages/check/page.tsx';
import { listsForCheck } from '../pages/check.ts';
import type { DeskRequest } from './desk-route.ts';

export async function checkData({ serving, site }: DeskRequest): Promise<Readonly<Record<string, string>>> {
  const { to, base, assets } = site;
  return {
    'data-base': base,
    'data-worker': to.asset(assets['check-worker.js'] ?? 'check-worker.js'),
    'data-lists': JSON.stringify(await listsForCheck(serving.publicOffice, site)),
    'data-editions': editionNames(listEditions(), site),
  };
}
