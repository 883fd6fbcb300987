import { EVERY } from '../../content/every-language.fixture.ts';
import { describe, expect, test } from 'vitest';
import { personId } from '../../ledger/ids.ts';
import type { PublicOffice } from '../../reading/public/public-office.ts';
import { type Page, renderPage } from '../../web/page.tsx';
import { siteIn } from '../../web/site.ts';
import { MISTAKE_PAGE } from './mistake.ts';

const site = siteIn('en', EVERY.en, {
  office: 'Office',
  pools: [{ pool: 'fide', name: 'FIDE' }],
  base: '',
  assets: {},
});
const publicOffice = {
  look: (read: (desk: unknown) => unknown) =>
    read({
      shownAmong: async () => [{ name: 'Kiss, Anna' }],
      event: async (event: number) => (event === 12 ? { event, name: 'River Open' } : undefined),
    }),
  remember: async () => [{ federation: 'HUN', status: 'member', officer: 'Ilka' }, { federation: 'AUT' }],
} as unknown as PublicOffice;

async function told(about: string | undefined): Promise<string | undefined> {
  const query: Record<string, string> = about === undefined ? {} : { about };
  const page = (await MISTAKE_PAGE.make({ publicOffice, site, query, params: {} } as never)) as Page;
  return /<p class="notice">(.*?)<\/p>/s.exec(renderPage(page, site, '/mistake'))?.[1];
}

describe('a mistake', () => {
  const player = personId(1);
  for (const [about, page, words] of [
    ['e12', '/en/events/e12', 'River Open'],
    ['e13', '/en/events/e13', 'e13'],
    [player, `/en/players/${player}`, 'Kiss, Anna'],
    ['fide 2026-11', '/en/lists/fide/2026-11', 'FIDE, November 2026'],
    ['fide 2026-10 2026-11', '/en/lists/fide/2026-11/since/2026-10', 'FIDE, October 2026 – November 2026'],
    [`${player} fide 2026-11`, `/en/players/${player}/why/fide/2026-11`, 'Kiss, Anna, FIDE, November 2026'],
    [`${player} fide e12`, `/en/players/${player}/why/fide/e12`, 'Kiss, Anna, FIDE'],
  ] as const) {
    test(`about ${about} leads back to ${page}, in words`, async () => {
      expect((await told(about))?.replaceAll('\u00a0', ' ')).toBe(
        `Please say in your message what it is about: <a href="${page}">${words}</a>`,
      );
    });
  }

  test('about something else of ours is named, and what looks like nothing of ours is not repeated', async () => {
    expect(await told('fide-2025-10')).toBe('Please say in your message what it is about: fide-2025-10');
    for (const strange of ['<b>', 'a b c d', '  ', 'x'.repeat(41), undefined])
      expect(await told(strange)).toBeUndefined();
  });

  test('goes to the rating officers that there are', async () => {
    const page = (await MISTAKE_PAGE.make({ publicOffice, site, query: {}, params: {} } as never)) as Page;
    const html = renderPage(page, site, '/mistake');
    expect([html.includes('Ilka'), html.includes('AUT')]).toEqual([true, false]);
  });
});
