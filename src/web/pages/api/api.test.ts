/** The page of the API tells what may be asked, so that nobody has to try. */
import { EVERY } from '../../../content/every-language.fixture.ts';
import { expect, test } from 'vitest';
import { renderPage } from '../../page.tsx';
import { siteIn } from '../../site.ts';
import { type ApiParameter, apiPage } from './page.tsx';

const site = siteIn('en', EVERY.en, { office: 'Office', pools: [], base: '', assets: {} });

function told(schema: ApiParameter['schema'], description?: string): string | undefined {
  const parameter = {
    name: 'limit',
    in: 'query' as const,
    schema,
    ...(description === undefined ? {} : { description }),
  };
  const operation = {
    path: '/api/v1/lists',
    summary: 'Lists',
    tag: 'lists' as const,
    parameters: [parameter],
  };
  const facts = { operations: [operation], ofActs: [], codes: [], perMinute: { api: 600, pages: 12_000 } };
  const html = renderPage(apiPage(facts, site), site, '/api');
  return /<td>query<\/td><td>([^<]*)<\/td>/.exec(html)?.[1];
}

test('a parameter has its range, an example, what holds without it, and its meaning', () => {
  expect(told({ type: 'integer', minimum: 1, maximum: 1000, default: 100 })).toBe(
    'integer from 1 to 1000; without it 100',
  );
  expect(told({ type: 'string', examples: ['HUN'] }, 'A federation.')).toBe('string; such as HUN; A federation.');
  expect(told({ enum: ['up', 'down'], default: 'up' })).toBe('one of up, down; without it up');
  expect(told({ type: 'object', examples: [{ own: '2145' }] })).toBe('object');
  expect(told(undefined)).toBe('');
});
