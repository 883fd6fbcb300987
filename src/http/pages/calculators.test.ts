import { EVERY, TESTED } from '../../content/every-language.fixture.ts';
import { describe, expect, test } from 'vitest';
import { calculate, listCalculators } from '../../engine/index.ts';
import { isFieldOf } from '../../web/pages/calculators/fields.ts';
import { exampleOf } from '../../web/pages/calculators/question.ts';
import { renderPage, type Page } from '../../web/page.tsx';
import { siteIn } from '../../web/site.ts';
import type { PageRequest } from '../page-route.ts';
import { CALCULATOR_PAGE, CALCULATORS_PAGE } from './calculators.ts';

describe.each(TESTED)('the calculators in %s', (language) => {
  const site = siteIn(language, EVERY[language], { office: 'Office', pools: [], base: '', assets: {} });
  const shown = async (name: string, query: Readonly<Record<string, string>> = {}): Promise<string> =>
    renderPage(
      (await CALCULATOR_PAGE.make({ site, params: { name }, query } as unknown as PageRequest)) as Page,
      site,
      '/',
    );

  test('all are listed', () => {
    const html = renderPage(CALCULATORS_PAGE.make({ site } as unknown as PageRequest) as Page, site, '/calculators');
    for (const { name } of listCalculators()) expect(html).toContain(`href="/${language}/calculators/${name}"`);
  });

  test.each(listCalculators())('$name: every value has its label, and the example an answer', async (calculator) => {
    const empty = await shown(calculator.name);
    for (const { name } of calculator.fields) expect(empty).toContain(`name="${name}"`);
    expect(empty).not.toContain('<dl class="facts answer">');
    const answered = await shown(calculator.name, exampleOf(calculator));
    expect(answered).toContain('<dl class="facts answer">');
    expect(answered).not.toMatch(/undefined|NaN|\[object/);
  });

  test('what is largest is what was asked for: the score that is needed', async () => {
    const html = await shown('needed', { own: '1911', k: '40', opponents: '2012,1890,1733', wished: '1950' });
    expect(html.match(/<div class="main">/g)).toHaveLength(1);
    expect(html).toMatch(/<div class="main"><dt[^>]*>[^<]+<\/dt><dd>3<\/dd>/);
  });

  test('what is wrong is told beside the form', async () => {
    expect(await shown('expected', { own: 'x', opponent: '2300' })).toContain('class="notice"');
    const unused = await shown('change', { own: '2690', k: '10', games: '2000:1', on: '2025-11-01' });
    expect(/class="notice">([^<]+)</.exec(unused)?.[1]).toBe(
      {
        en: 'Rating change under FIDE rating regulations, amended in October 2025 has no use for First day of the tournament beside the other values.',
        hu: 'Értékszám-változás (FIDE értékszám-szabályzat, a 2025. októberi módosítással): a többi érték mellett ez nem használható: A verseny első napja.',
        ru: 'Изменение рейтинга (Правила рейтинга ФИДЕ с поправкой октября 2025\u00a0г.): вместе с остальными значениями не нужно: Первый день турнира.',
      }[language],
    );
  });

  test('answers of Go are in words, without names of the program', async () => {
    const facts = async (name: string, query: Readonly<Record<string, string>>): Promise<string> =>
      [...(await shown(name, query)).matchAll(/<dd>(.*?)<\/dd>/g)].map(([, each]) => each).join(' | ');
    const [white, black] = { en: ['white', 'black'], hu: ['fehér', 'fekete'], ru: ['белые', 'чёрные'] }[language];
    expect(await facts('go-game', { white: '2087', black: '1947', stones: '1', result: '0-1' })).toContain(
      `${white} 2087, ${black} 2007`,
    );
    expect(await facts('go-promotion', { grade: '1d', points: '2035,2055' })).toBe('1d; 1d (2d: 1) | 2d (2050)');
    expect(await facts('go-multiplier', { base: '5', japanese: '10' })).toBe('');
  });
});

describe('the edition by the day', () => {
  const site = siteIn('en', EVERY.en, { office: 'Office', pools: [], base: '', assets: {} });
  const counted = async (date: string): Promise<string | undefined> => {
    const query = { own: '2700', opponent: '2200', date };
    const page = (await CALCULATOR_PAGE.make({
      site,
      params: { name: 'expected' },
      query,
    } as unknown as PageRequest)) as Page;
    return /counted difference<\/dt><dd>\+(\d+)/.exec(renderPage(page, site, '/'))?.[1];
  };

  test('2700 against 2200 counts as 400 until September 2025, and as 500 from October on', async () => {
    expect(await counted('2025-09-30')).toBe('400');
    expect(await counted('2025-10-01')).toBe('500');
  });

  test('without such a day the first day of the tournament chooses', async () => {
    const read = async (query: Readonly<Record<string, string>>): Promise<readonly (string | undefined)[]> => {
      const given = { own: '2700', played: '500', birth: '1990', games: '2200:1', ...query };
      const request = { site, params: { name: 'change' }, query: given } as unknown as PageRequest;
      const html = renderPage((await CALCULATOR_PAGE.make(request)) as Page, site, '/');
      const told =
        /class="notice">([^<]+)</.exec(html)?.[1] ?? /<dt[^>]*>expected[^<]*<\/dt><dd[^>]*>([^<]+)</i.exec(html)?.[1];
      return [/id="answer".*?\/rulebooks\/([\w-]+)/s.exec(html)?.[1], told];
    };
    expect(await read({ on: '2025-09-30' })).toEqual(['fide-2024', '0.92']);
    expect(await read({ on: '2025-10-01' })).toEqual(['fide-2025-10', '0.96']);
    expect(await read({ on: '2025-10-01', date: '2025-09-30' })).toEqual(['fide-2024', '0.92']);
    expect((await read({ on: '2013-05-01' }))[1]).toContain('no edition of FIDE’s rules for 1\u00a0May\u00a02013');
    expect((await read({ on: 'spring' }))[1]).toContain('takes a date such as');
  });

  test('a day without an edition gets no answer, and hears why', async () => {
    const query = { own: '2700', opponent: '2200', date: '2013-05-01' };
    const page = (await CALCULATOR_PAGE.make({
      site,
      params: { name: 'expected' },
      query,
    } as unknown as PageRequest)) as Page;
    const html = renderPage(page, site, '/');
    expect(html).toContain('no edition of FIDE’s rules for 1\u00a0May\u00a02013');
    expect(html).not.toContain('<dl class="facts answer">');
    // a rulebook that is named stands above the day
    const named = { ...query, rules: 'orr' };
    const answered = (await CALCULATOR_PAGE.make({
      site,
      params: { name: 'expected' },
      query: named,
    } as unknown as PageRequest)) as Page;
    expect(renderPage(answered, site, '/')).toContain('<dl class="facts answer">');
  });
});

describe('a change game by game', () => {
  const site = siteIn('en', EVERY.en, { office: 'Office', pools: [], base: '', assets: {} });
  const rowsOf = async (query: Readonly<Record<string, string>>): Promise<readonly string[]> => {
    const page = (await CALCULATOR_PAGE.make({
      site,
      params: { name: 'change' },
      query,
    } as unknown as PageRequest)) as Page;
    const html = renderPage(page, site, '/');
    const table = html.slice(html.indexOf('class="answer-games"'), html.indexOf('</table>'));
    return [...table.matchAll(/<tr>(.*?)<\/tr>/g)].slice(1).map(([, row = '']) =>
      row
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    );
  };

  test('SITE.md: half a point against 2444, and a win against 1890', async () => {
    expect(await rowsOf({ own: '2011', k: '20', games: '2444:0.5,1890:1' })).toEqual([
      '2444 −433 −400 † 0.08 ½ +0.42 +8.4',
      '1890 +121 +121 0.66 1 +0.34 +6.8',
    ]);
  });

  test('ORR has no change of one game; Go counts stones', async () => {
    expect(await rowsOf({ rules: 'orr', own: '1345', games: '1500:1,1200:½' })).toEqual([
      '1500 −155 0.29 1 +0.71',
      '1200 +145 0.70 ½ −0.20',
    ]);
    expect(await rowsOf({ rules: 'mgsz-2012', own: '1963', c: '25', games: '2087/1:1,1947:0' })).toEqual([
      '2087/1 −64 0.34 1 +0.66 +16.5',
      '1947 +16 0.54 0 −0.54 −13.5',
    ]);
  });
});

/** Values that a field takes where it is asked for. */
const VALUES: Readonly<Record<string, string>> = {
  k: '20',
  played: '40',
  peak: '2200',
  birth: '2012',
  on: '2026-09-05',
  'other-games': '3',
  bonus: '15',
  sr: '1',
  c: '25',
};

describe('fields that a rulebook does not ask for', () => {
  for (const calculator of listCalculators()) {
    for (const rules of calculator.rules) {
      const unused = calculator.fields.filter((field) => !isFieldOf(field, rules));
      if (unused.length === 0) continue;
      test(`${calculator.name}, ${rules}: ${unused.map(({ name }) => name).join(', ')} would be refused`, () => {
        const { own = '2011', ...others } = exampleOf(calculator);
        const asked = Object.fromEntries(
          Object.entries({
            ...others,
            own,
            ...(rules === 'mgsz-2012' ? { c: '25' } : {}),
            ...(calculator.name === 'k' && rules === 'orr' ? { sr: '1' } : {}),
          }).filter(([name]) => calculator.fields.some((field) => field.name === name && isFieldOf(field, rules))),
        );
        expect(() => calculate(calculator.name, rules, asked)).not.toThrow();
        for (const { name } of unused) {
          expect(() => calculate(calculator.name, rules, { ...asked, [name]: VALUES[name] as string })).toThrow(
            'unused-field',
          );
        }
      });
    }
  }
});
