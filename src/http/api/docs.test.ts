/** The page of the API is in the visitor's language; the OpenAPI document stays English. */
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { API_WORDS } from '../../content/en/pages/api.ts';
import { LANGUAGES } from '../../content/languages.ts';
import { EVERY } from '../../content/every-language.fixture.ts';
import { type Page, renderPage } from '../../web/page.tsx';
import { siteIn } from '../../web/site.ts';
import type { PageRequest } from '../page-route.ts';
import { API_PAGE } from './docs.ts';
import { API_ROUTES } from './index.ts';
import { openApi, parametersOf } from './openapi.ts';
import { API } from './route.ts';
import { SAMPLES } from './samples.ts';
import { StepSchema } from './schemas.ts';
import { KEYED_ROUTES } from './writing.ts';

const read = (html: string): string =>
  html
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll(/<code>([^<]*)<\/code>/gu, '`$1`')
    .replaceAll(/<pre[^]*?<\/pre>/gu, '');

test.each(['hu', 'ru'] as const)('%s: all that people read, in its words', async (language) => {
  const site = siteIn(language, EVERY[language], { office: 'Office', pools: [], base: '', assets: {} });
  const page = (await API_PAGE.make({ site } as PageRequest)) as Page;
  const html = read(renderPage(page, site, '/api'));
  const words = EVERY[language].pages.api;
  for (const told of [
    words.lead,
    words.problemsLead,
    ...Object.values(words.summaries),
    ...Object.values(words.acts),
    ...Object.values(words.meanings),
  ]) {
    expect(html).toContain(told);
  }
  const english = [
    ...Object.values(API_WORDS.acts),
    ...Object.values(API_WORDS.summaries),
    ...Object.values(API_WORDS.meanings),
    API_WORDS.lead,
  ];
  expect(english.filter((each) => html.includes(each))).toEqual([]);
  expect(html).toContain(`<link rel="canonical" href="/${language}/api"`);
});

test('every meaning of a parameter is one that pages have in their words', () => {
  const told = [...API_ROUTES, ...KEYED_ROUTES]
    .flatMap(({ params, query }) => [...parametersOf(params, 'path'), ...parametersOf(query, 'query')])
    .map(({ description }) => description)
    .filter((each) => each !== undefined);
  expect(new Set(told)).toEqual(new Set(Object.values(API_WORDS.meanings)));
});

test('the document has the English summaries', () => {
  expect(JSON.stringify(openApi(API_ROUTES, API, '', '1'))).toContain(API_WORDS.summaries.history);
});

test('every sample of an answer has the shape of its route, and nothing that the shape does not name', () => {
  const ajv = new Ajv({ strict: false, removeAdditional: 'all' });
  ajv.addSchema({ $id: 'document', components: { schemas: { Step: StepSchema } } });
  for (const { name, answer } of API_ROUTES) {
    const sample = structuredClone(SAMPLES[name]);
    const text = JSON.stringify(answer).replaceAll('#/components/schemas/Step', 'document#/components/schemas/Step');
    const validate = ajv.compile(JSON.parse(text) as object);
    expect.soft([name, validate(sample), validate.errors]).toEqual([name, true, null]);
    expect.soft([name, sample]).toEqual([name, SAMPLES[name]]);
  }
});

test('the page weighs less than 100 KB in every language', async () => {
  for (const language of LANGUAGES) {
    const site = siteIn(language, EVERY[language], { office: 'Office', pools: [], base: '', assets: {} });
    const page = (await API_PAGE.make({ site } as PageRequest)) as Page;
    const { length } = Buffer.from(renderPage(page, site, '/api'));
    expect([language, length < 100_000, length]).toEqual([language, true, length]);
  }
});
