/** The page of a difference: causes in words, with links to what they name. */
import { EVERY, type Tested } from '../../../content/every-language.fixture.ts';
import { describe, expect, test } from 'vitest';
import type { Cause } from '../../../explain/diff-words.ts';
import { DIFF_WORDS as EN } from '../../../content/en/commands/diff.ts';
import { DIFF_WORDS as HU } from '../../../content/hu/commands/diff.ts';
import { DIFF_WORDS as RU } from '../../../content/ru/commands/diff.ts';
import { personId } from '../../../ledger/ids.ts';
import type { ListPlace } from '../../../reading/analysis/diff.ts';
import type { PublicDifference } from '../../../reading/public/difference.ts';
import { renderPage } from '../../page.tsx';
import { siteIn } from '../../site.ts';
import { differencePage } from './page.tsx';

const TOLD = { en: EN, hu: HU, ru: RU };
const [PLAYER, OTHER] = [personId(1), personId(2)];

const DIFFERENCE: PublicDifference = {
  pool: 'fide',
  family: 'fide',
  calendar: 'monthly',
  name: 'Standard',
  from: '2026-10-01',
  to: '2026-11-01',
  dates: ['2026-11-01', '2026-10-01', '2026-09-01'],
  same: 1200,
  counts: { gain: 1, loss: 0, new: 0, gone: 0, other: 0 },
  page: 1,
  pages: 1,
  changes: [],
  names: { [OTHER]: 'Kiss, Éva' },
  events: { e3: 'River Open', e12: 'Cup', e13: '' },
};

const event = (id: string, list: string): Cause => ({
  cause: 'event',
  event: id,
  name: DIFFERENCE.events[id] as string,
  list,
  games: 9,
  k: 20,
  change: 1040,
  clause: '8.3.2',
});

function causes(all: readonly Cause[], of: Partial<PublicDifference> = {}, language: Tested = 'en'): string {
  const place = { status: 'active', k: 20 } as const;
  const change = {
    player: PLAYER,
    name: 'Nagy, Ede',
    before: { ...place, rating: 2000 },
    after: { ...place, rating: 2010 },
    causes: all,
    unexplained: 0,
  };
  const site = siteIn(language, EVERY[language], { office: 'Office', pools: [], base: '', assets: {} });
  const page = differencePage(
    { difference: { ...DIFFERENCE, ...of, changes: [change] }, causes: TOLD[language] },
    site,
  );
  const html = renderPage(page, site, '/');
  return (/<tr class="causes"><td colspan="4">(.*?)<\/td>/s.exec(html) ?? [])[1] ?? '';
}

const text = (html: string): string => html.replaceAll(/<[^>]+>/g, '');
const links = (html: string): readonly (readonly string[])[] =>
  [...html.matchAll(/href="([^"]+)">([^<]+)</g)].map(([, to, name]) => [to as string, name as string]);

describe('the causes of a change', () => {
  test('a first rating names its events, each with a link', () => {
    const first: Cause = { cause: 'first-rating', events: ['e3', 'e12', 'e13'], clause: '7.1.4' };
    const html = causes([first]);
    expect(text(html)).toBe('first rating from River Open, Cup and e13 (7.1.4)');
    expect(links(html)).toEqual([
      ['/en/events/e3', 'River Open'],
      ['/en/events/e12', 'Cup'],
      ['/en/events/e13', 'e13'],
    ]);
    expect(text(causes([first], {}, 'hu'))).toContain('River Open, Cup és e13');
    expect(text(causes([first], {}, 'ru'))).toContain('River Open, Cup и e13');
  });

  test('other players are named, too', () => {
    const html = causes([{ cause: 'merge', entry: 7, other: OTHER }]);
    expect(text(html)).toBe('merged with Kiss, Éva (entry 7)');
    expect(links(html)).toEqual([[`/en/players/${OTHER}`, 'Kiss, Éva']]);
  });

  test('what was decided or brought in is told without the codes of the ledger', () => {
    const star: Cause = {
      cause: 'decision',
      entry: 7,
      by: 'qc-chairman',
      indicator: 'unsettled',
      old: 'true',
      new: 'false',
    };
    const points: Cause = { ...star, by: 'committee', indicator: 'rating', old: '1500', new: '1600' };
    const told = (cause: Cause, family: PublicDifference['family'] = 'orr'): readonly string[] =>
      (['en', 'hu', 'ru'] as const).map((language) => text(causes([cause], { family, pool: family }, language)));
    expect(told(star)).toEqual([
      'decision of the chairman of the Qualification Commission: star unsettled → settled (entry 7)',
      'döntés (a Minősítő Bizottság elnöke): csillag ideiglenes → végleges (7. bejegyzés)',
      'решение (председатель квалификационной комиссии): звёздочка неустоявшийся → устоявшийся (запись №\u00a07)',
    ]);
    expect(told(points, 'mgsz')[1]).toBe('döntés (a Minősítő Bizottság): Élő-pont 1500 → 1600 (7. bejegyzés)');
    expect(told({ cause: 'brought', entry: 3, as: '2026-09', rating: 1500 })[1]).toBe(
      'átvéve, 2026.\u00a0szeptember: 1500 (3. bejegyzés)',
    );
    expect(told({ cause: 'brought', entry: 3, as: '2026-09-05', rating: null })[2]).toBe(
      'перенесено, 5\u00a0сентября\u00a02026\u00a0г.: нет (запись №\u00a03)',
    );
    expect(told({ cause: 'first-rating', events: ['e3'], clause: '2 first rating' })[2]).toBe(
      'первый рейтинг по турнирам: River Open (§\u00a02, первый рейтинг)',
    );
  });

  test('the events of one list have one explanation, where each counts at once each has its own', () => {
    const two = [event('e3', '2026-10-01'), event('e12', '2026-11-01'), event('e3', '2026-11-01')];
    const whys = (html: string): readonly string[] =>
      links(html)
        .filter(([, name]) => name === 'why?')
        .map(([to]) => to as string);
    expect(whys(causes(two))).toEqual([
      `/en/players/${PLAYER}/why/fide/2026-10`,
      `/en/players/${PLAYER}/why/fide/2026-11`,
    ]);
    expect(whys(causes(two, { family: 'orr', calendar: 'at-once', pool: 'orr' }))).toEqual([
      `/en/players/${PLAYER}/why/orr/e3`,
      `/en/players/${PLAYER}/why/orr/e12`,
      `/en/players/${PLAYER}/why/orr/e3`,
    ]);
  });

  test('of very many the card has the rest', () => {
    const html = causes(Array.from({ length: 8 }, () => event('e3', '2026-11-01')));
    expect(text(html)).toContain('2 more causes, on the card');
    expect(links(html).at(-1)?.[0]).toBe(`/en/players/${PLAYER}`);
  });
});

test('who stands as high as before is told what else is new', () => {
  const site = siteIn('en', EVERY.en, { office: 'Office', pools: [], base: '', assets: {} });
  const rowOf = (before: Partial<ListPlace>, after: Partial<ListPlace>): string => {
    const place = { status: 'active', k: 20, rating: 2000 } as const;
    const change = {
      player: PLAYER,
      name: 'Nagy, Ede',
      before: { ...place, ...before },
      after: { ...place, ...after },
      causes: [],
      unexplained: 0,
    };
    const page = differencePage({ difference: { ...DIFFERENCE, changes: [change] }, causes: EN }, site);
    const cells = renderPage(page, site, '/').matchAll(/<td class="number">(.*?)<\/td>/g);
    return [...cells].map(([, cell = '']) => text(cell.replaceAll('<span', ' <span')).trim()).join('|');
  };
  expect(rowOf({ k: 40 }, { k: 20 })).toBe('2000 K 40|2000 K 20|0');
  expect(rowOf({ k: null }, { status: 'inactive' })).toBe('2000 K –|2000 inactive, K 20|0');
  expect(rowOf({ rating: null, k: null }, {})).toBe('–|2000|');
});
