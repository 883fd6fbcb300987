import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../explain/language.ts';
import { listCalculators } from '../../office/index.ts';
import { exampleOf } from '../../web/pages/calculators/question.ts';
import { renderPage, type Page } from '../../web/page.tsx';
import { siteIn } from '../../web/site.ts';
import type { PageAsked } from '../page-route.ts';
import { CALCULATOR, CALCULATORS } from './calculators.ts';

describe.each(LANGUAGES)('the calculators in %s', (language) => {
  const site = siteIn(language, { office: 'Office', pools: [], base: '', assets: {} });
  const shown = async (name: string, query: Readonly<Record<string, string>> = {}): Promise<string> =>
    renderPage((await CALCULATOR.make({ site, params: { name }, query } as unknown as PageAsked)) as Page, site, '/');

  test('all are listed', () => {
    const html = renderPage(CALCULATORS.make({ site } as unknown as PageAsked) as Page, site, '/calculators');
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

  test('what is wrong is told beside the form', async () => {
    expect(await shown('expected', { own: 'x', opponent: '2300' })).toContain('class="notice"');
  });
});

describe('the edition by the day', () => {
  const site = siteIn('en', { office: 'Office', pools: [], base: '', assets: {} });
  const counted = async (date: string): Promise<string | undefined> => {
    const query = { own: '2700', opponent: '2200', date };
    const page = (await CALCULATOR.make({ site, params: { name: 'expected' }, query } as unknown as PageAsked)) as Page;
    return /counted difference<\/dt><dd>(\d+)/.exec(renderPage(page, site, '/'))?.[1];
  };

  test('2700 against 2200 counts as 400 until September 2025, and as 500 from October on', async () => {
    expect(await counted('2025-09-30')).toBe('400');
    expect(await counted('2025-10-01')).toBe('500');
  });
});
