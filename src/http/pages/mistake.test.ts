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
  remember: async () => [{ federation: 'HUN', status: 'member', officer: 'Ilka' }, { federation: 'AUT' }],
} as unknown as PublicOffice;

async function told(about: string | undefined): Promise<string | undefined> {
  const query: Record<string, string> = about === undefined ? {} : { about };
  const page = (await MISTAKE_PAGE.make({ publicOffice, site, query, params: {} } as never)) as Page;
  return /<p class="notice">(.*?)<\/p>/s.exec(renderPage(page, site, '/mistake'))?.[1];
}

describe('a mistake', () => {
  const player = personId(1);
  for (const [about, page] of [
    ['e12', '/en/events/e12'],
    [player, `/en/players/${player}`],
    ['fide 2026-11', '/en/lists/fide/2026-11'],
    ['fide 2026-10 2026-11', '/en/lists/fide/2026-11/since/2026-10'],
    [`${player} fide 2026-11`, `/en/players/${player}/why/fide/2026-11`],
  ] as const) {
    test(`about ${about} leads back to ${page}`, async () => {
      expect(await told(about)).toBe(`Please name in your letter what it is about: <a href="${page}">${about}</a>`);
    });
  }

  test('about something else of ours is named, and what looks like nothing of ours is not repeated', async () => {
    expect(await told('fide-2025-10')).toBe('Please name in your letter what it is about: fide-2025-10');
    for (const strange of ['<b>', 'a b c d', '  ', 'x'.repeat(41), undefined])
      expect(await told(strange)).toBeUndefined();
  });

  test('goes to the rating officers that there are', async () => {
    const page = (await MISTAKE_PAGE.make({ publicOffice, site, query: {}, params: {} } as never)) as Page;
    const html = renderPage(page, site, '/mistake');
    expect([html.includes('Ilka'), html.includes('AUT')]).toEqual([true, false]);
  });
});
