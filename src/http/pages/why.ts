/** `/players/{id}/why/{pool}/{list or event}`: why a rating changed. */
import { surenessTold } from '../../content/content.ts';
import { contentIn } from '../../content/languages.ts';
import { newestCheckpoint } from '../../desk/keys/sign-log.ts';
import { isProvable } from '../../reading/public/proof.ts';
import { type PublicExplanation, publicExplanation } from '../../reading/public/explanation.ts';
import { publicPlayer } from '../../reading/public/player.ts';
import type { PublicOffice } from '../../reading/public/public-office.ts';
import { whyPage } from '../../web/pages/why/page.tsx';
import type { PageRoute } from '../page-route.ts';
import type { ListFileCache } from '../shelf.ts';

export const WHY_PAGE: PageRoute = {
  path: '/players/:player/why/:pool/:of',
  cost: () => 3,
  make: async ({ publicOffice, shelf, site, params }) => {
    const [player, pool, of] = [params['player'] as string, params['pool'] as string, params['of'] as string];
    const content = await contentIn(site.language);
    const { book } = content;
    const found = await publicExplanation(publicOffice, { player, pool, of, book, noName: site.words.noName });
    if (found === undefined)
      return (await isErased(publicOffice, player)) ? { to: site.to.player(player), status: 302 } : undefined;
    if ('merged' in found) return { to: site.to.why(found.merged, pool, of), status: 301 };
    const { explanation } = found;
    const sureness = await surenessTold(explanation.sureness, content);
    const proof = await provable(publicOffice, shelf, explanation);
    return whyPage({ explanation, sureness, book, texts: await content.loadClauses(), proof }, site);
  },
};

/**
 * The date of the list, if the rating on it can be proved: the office has stated the list, and has signed its log since
 * then or can do so.
 */
async function provable(
  publicOffice: PublicOffice,
  shelf: ListFileCache,
  { pool, list, event, after }: PublicExplanation,
): Promise<string | undefined> {
  if (list === null || event !== undefined || after === null || !(await isProvable(publicOffice, pool, list)))
    return undefined;
  const row = await publicOffice.look((desk) => desk.list(pool, list));
  const newest = await publicOffice.look(newestCheckpoint);
  const isSigned = newest !== undefined && row !== undefined && newest.size >= row.no;
  return isSigned || (await shelf.signer()) !== undefined ? list : undefined;
}

/** Lists and tables still link here; the card explains that the name was erased. */
async function isErased(publicOffice: PublicOffice, player: string): Promise<boolean> {
  const found = await publicPlayer(publicOffice, { player });
  return found !== undefined && 'player' in found && found.player.name === null;
}
