/** The frame of every page, and what a site knows. */
import { EVERY, TESTED } from '../content/every-language.fixture.ts';
import { describe, expect, test } from 'vitest';
import { type Page, renderPage } from './page.tsx';
import { daysText } from './parts/days.ts';
import { siteIn } from './site.ts';

const LIST = { players: 3, digest: 'a'.repeat(64) };
const FACTS = {
  office: 'Office',
  base: '',
  assets: {},
  pools: [
    { pool: 'old', name: 'Old', list: { ...LIST, date: '2016-09-01' } },
    { pool: 'orr', name: 'ORR', names: { ru: 'ОРР' }, list: { ...LIST, date: '2026-11-01' } },
    { pool: 'fide', name: 'Standard', names: { hu: 'Klasszikus' }, list: { ...LIST, date: '2026-11-01' } },
    { pool: 'empty', name: 'Empty' },
  ],
};
const PAGE: Page = { title: 'Title', body: <h1>Title</h1> };

/** The links of a navigation that are marked. */
const markedIn = (kind: 'sections' | 'pools', path: string): readonly string[] => {
  const html = renderPage(PAGE, siteIn('en', EVERY.en, FACTS), path);
  const [links = ''] = new RegExp(`<nav class="${kind}".*?</nav>`, 's').exec(html) ?? [];
  return [...links.matchAll(/aria-current="true">([^<]+)</g)].map(([, text]) => text as string);
};
const marked = (path: string): readonly string[] => markedIn('sections', path);
const markedPool = (path: string): readonly string[] => markedIn('pools', path);

describe('a site', () => {
  test('calls pools by their names in its language, else by the first', () => {
    const names = TESTED.map((language) => siteIn(language, EVERY[language], FACTS).pools.map(({ name }) => name));
    expect(names).toEqual([
      ['Standard', 'ORR', 'Old', 'Empty'],
      ['Klasszikus', 'ORR', 'Old', 'Empty'],
      ['Standard', 'ОРР', 'Old', 'Empty'],
    ]);
    const { poolName } = siteIn('hu', EVERY.hu, FACTS);
    expect([poolName('fide', 'x'), poolName('go', 'Go'), poolName('go')]).toEqual(['Klasszikus', 'Go', 'go']);
  });

  test('calls people in the letters and the order of its language, and says where a name was removed', () => {
    const shown = TESTED.map((language) => {
      const { personName, personShort } = siteIn(language, EVERY[language], FACTS);
      return [personName('Kiss, Anna'), personName('Соколова Анна'), personShort('Соколова Анна'), personName(null)];
    });
    expect(shown).toEqual([
      ['Kiss, Anna', 'Sokolova Anna (Соколова Анна)', 'Sokolova Anna', 'Name removed'],
      ['Kiss Anna', 'Szokolova Anna (Соколова Анна)', 'Szokolova Anna', 'A név törölve'],
      ['Kiss, Anna', 'Соколова Анна', 'Соколова Анна', 'Имя удалено'],
    ]);
  });

  test('writes dates so that no line ends within one, days of an event too', () => {
    const written = TESTED.map((language) => {
      const site = siteIn(language, EVERY[language], FACTS);
      return [site.say.date('2024-05-03'), site.say.month('2024-05'), daysText('2024-04-28', '2024-05-03', site)];
    });
    expect(written.map((each) => each.map((text) => text.replaceAll('\u00a0', '_')))).toEqual([
      ['3_May_2024', 'May_2024', '28_April – 3_May_2024'],
      ['2024._május_3.', '2024._május', '2024._április_28. – május_3.'],
      ['3_мая_2024_г.', 'май_2024_г.', '28_апреля – 3_мая_2024_г.'],
    ]);
  });

  test('writes numbers of a column with the same places, in the manner of the language', () => {
    expect(TESTED.map((language) => siteIn(language, EVERY[language], FACTS).fixed(-0.43, 3))).toEqual([
      '−0.430',
      '−0,430',
      '−0,430',
    ]);
    const { fixed } = siteIn('en', EVERY.en, FACTS);
    expect([fixed(-0.0001, 3), fixed(1654.25, 1), fixed(12, 0)]).toEqual(['0.000', '1654.3', '12']);
  });
});

describe('the frame', () => {
  test('marks where a page belongs', () => {
    expect(marked('/lists/fide/2026-11?sort=name')).toEqual(['Ratings']);
    expect(markedPool('/lists/fide/2026-11?sort=name')).toEqual(['Standard']);
    expect(marked('/drift/orr')).toEqual(['Ratings']);
    // these lead to themselves for another pool, and need no second row of all pools
    expect(markedPool('/drift/orr')).toEqual([]);
    expect(markedPool('/lists/orr/live')).toEqual(['ORR']);
    expect(markedPool('/rulebooks')).toEqual([]);
    expect(marked('/rulebooks')).toEqual(['Rulebooks']);
    expect(marked('/calculators/change?own=1')).toEqual(['Calculators']);
    expect(marked('/')).toEqual([]);
    expect(marked('/players/fide')).toEqual(['Players']);
  });

  test('has a search, unless the page has its own', () => {
    const searches = (page: Page): number =>
      [...renderPage(page, siteIn('en', EVERY.en, FACTS), '/').matchAll(/role="search"/g)].length;
    expect([searches(PAGE), searches({ ...PAGE, hasSearch: true })]).toEqual([1, 0]);
  });

  test('leads from its foot to who keeps the office, to how it is checked, and to whom mistakes are told', () => {
    const html = renderPage(PAGE, siteIn('ru', EVERY.ru, FACTS), '/');
    const [footer = ''] = /<footer.*<\/footer>/s.exec(html) ?? [];
    expect([...footer.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)).toEqual([
      '/ru/about',
      '/ru/verify',
      '/ru/about#source',
      '/ru/mistake',
      '/ru/check',
      '/ru/follow',
      '/ru/api',
    ]);
  });
});
