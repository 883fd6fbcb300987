/** What was typed is told with the words that stand beside the fields, and people are called as the language calls them. */
import { readdirSync, readFileSync } from 'node:fs';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { EVERY } from '../../content/every-language.fixture.ts';
import { siteIn } from '../site.ts';
import { Questions, type QuestionsData } from './event-questions.tsx';
import { fieldLabel } from './field-label.ts';

const FACTS = { office: 'Office', pools: [], base: '', assets: {} };
const english = siteIn('en', EVERY.en, FACTS);

test('every field into which something can be typed has a word', () => {
  const folder = new URL('.', import.meta.url);
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .flatMap((file) => [...readFileSync(new URL(file, folder), 'utf8').matchAll(/<(?:input|textarea|select)\b[^>]*/g)])
    .filter(([field]) => !/type="hidden"/.test(field))
    .flatMap(([field]) => /\bname="([^"]+)"/.exec(field)?.[1] ?? []);
  expect(names.length).toBeGreaterThan(50);
  // of passwords, which are never told again, and of questions that are asked by address
  const never = new Set(['password', 'old', 'new', 'again', 'code', 'since', 'until', 'kind', 'about']);
  expect(names.filter((name) => !never.has(name) && fieldLabel('/office', name, english) === name)).toEqual([]);
});

test.each([
  ['/office/events/e1', 'text', 'Write a comment'],
  ['/office/upload', 'text', 'or paste the text of a report'],
  ['/office/account', 'name', 'What it is for'],
  ['/office/people', 'name', 'Name'],
  ['/office/events/e1', 'by 0.5', 'by (0.5)'],
  ['/office/events/e1', 'ground 0.5', 'Ground (0.5)'],
  ['/office/events/e1/correct', 'game 2 3 5 1-0', 'Round 2, 3 – 5'],
  ['/office/acts/players.change', 'in.fields.birth', 'Born'],
])('%s: %s is called "%s"', (path, name, label) => {
  expect(fieldLabel(path, name, english)).toBe(label);
});

test('who is meant is asked with names as the language writes them', () => {
  const traits = { numbers: [], birthYear: 1990, federation: 'HUN', club: undefined, rating: 1800 };
  const question = { question: 1, kind: 'identity', open: true, finding: { code: 'x', weight: 'note', facts: {} } };
  const data = {
    event: {},
    questions: [
      {
        question,
        told: '',
        compared: {
          reported: { ...traits, name: 'Kiss, Anna' },
          candidates: [{ ...traits, name: 'Kis, Anna', person: '1000001' }],
        },
      },
    ],
    may: { answer: false },
  } as unknown as QuestionsData;
  const html = renderToString(<Questions data={data} site={siteIn('hu', EVERY.hu, FACTS)} />);
  expect([/Kiss Anna/.test(html), /Kis Anna/.test(html), /Kiss?, /.test(html)]).toEqual([true, true, false]);
});
