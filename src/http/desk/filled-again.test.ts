/** A form that somebody comes back to is filled in as it was sent. */
import { describe, expect, test } from 'vitest';
import { withSentFields } from './filled-again.ts';

const PAGE = '/office/events/e1';
const form = (inside: string, action = ''): string => `<form method="post"${action}>${inside}</form>`;

describe('a form that was sent', () => {
  for (const [what, field, values, filled] of [
    [
      'a line',
      '<input name="a" value="o>d" required>',
      ['x "<y>"'],
      '<input name="a" required value="x &quot;&lt;y>&quot;">',
    ],
    ['an empty line', '<input name="a" value="old"/>', [''], '<input name="a" value="">'],
    [
      'a text',
      '<textarea name="a" rows="4">old</textarea>',
      ['1\n</textarea>'],
      '<textarea name="a" rows="4">\n1\n&lt;/textarea></textarea>',
    ],
    [
      'a tick',
      '<input type="checkbox" name="a" value="1">',
      ['1'],
      '<input type="checkbox" name="a" value="1" checked="">',
    ],
    [
      'a tick of several',
      '<input type="checkbox" name="a" value="2" checked>',
      ['1'],
      '<input type="checkbox" name="a" value="2">',
    ],
    [
      'a choice',
      '<select name="a"><option selected value="1">One</option><option value="2">Two</option></select>',
      ['2'],
      '<select name="a"><option value="1">One</option><option value="2" selected="">Two</option></select>',
    ],
    ['no password', '<input name="a" type="password">', ['x'], '<input name="a" type="password">'],
  ] as const) {
    test(`has ${what}`, () => {
      expect(withSentFields(form(field), PAGE, { path: PAGE, values: [['a', values]] })).toBe(form(filled));
    });
  }

  test('is found among others by its address, its names and what it is about', () => {
    const about = (question: string): string =>
      form(`<input type="hidden" name="question" value="${question}"><input name="typed">`);
    const other = form('<input name="typed">', ' action="/ratings/hu/office/people"');
    const sent = {
      path: `${PAGE}?from=inbox`,
      values: [
        ['question', ['2']],
        ['typed', ['x']],
        ['do', ['preview']],
      ] as const,
    };
    const found = form('<input type="hidden" name="question" value="2"><input name="typed" value="x">');
    expect(withSentFields(other + about('1') + about('2'), PAGE, sent)).toBe(other + about('1') + found);
    expect(withSentFields(other, '/office/people', { path: '/office/people', values: [['typed', ['x']]] })).toContain(
      'value="x"',
    );
  });
});
