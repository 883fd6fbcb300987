import { describe, expect, test } from 'vitest';
import { BOOK as en } from '../content/en/books/every-family.ts';
import { EDITIONS } from '../rulebooks/rulebook.ts';
import { type Document, documentOf, eventOf, periodOf } from './document.fixture.ts';
import { explain, explainText } from './explain.ts';
import { namesInDocument } from './explainer.ts';
import { rate, rateText } from './rate.ts';

const asked = (player: string, rules?: string): Parameters<typeof explain>[1] => ({ player, rules, book: en });

describe('an explanation', () => {
  for (const id of EDITIONS) {
    test(`of ${id} tells each step of the player in words`, () => {
      const document = documentOf(id);
      const { answer, explanation } = explain(document, asked('A'));
      expect(answer).toEqual(rate(document, { explain: ['A'] }));
      const first = (document['players'] as Document[])[0];
      expect(explanation).toMatchObject({
        player: 'A',
        name: first?.['name'] ?? 'A',
        result: { before: first?.['rating'] },
      });
      expect(explanation?.lines.length).toBeGreaterThan(2);
      expect(explanation?.lines.every(({ text }) => /\S/.test(text) && !/undefined|NaN|\[object/.test(text))).toBe(
        true,
      );
    });

    test(`of ${id} is the same for the text`, () => {
      const text = JSON.stringify(documentOf(id));
      expect(explainText(text, asked('B'))).toEqual({
        answer: rateText(text, { explain: ['B'] }),
        explanation: explain(documentOf(id), asked('B')).explanation,
      });
    });
  }

  test('follows the rules that are asked for', () => {
    expect(explain(documentOf('fide-2024'), asked('A', 'orr')).answer).toMatchObject({ rulebook: 'orr' });
    expect(explainText(JSON.stringify(documentOf('fide-2024')), asked('A', 'orr')).answer).toMatchObject({
      rulebook: 'orr',
    });
  });

  test('of a period is one of all its events', () => {
    const { explanation } = explain(periodOf('fide-2024'), asked('A'));
    expect(explanation).toMatchObject({ name: 'Anna', result: { before: 1810 } });
  });

  test('is there also for who has nothing to calculate', () => {
    const quick = eventOf('fide-2014', { controls: [{ minutes: 5 }] });
    for (const player of ['A', 'D']) {
      const { answer, explanation } = explain(quick, asked(player));
      expect(answer).toMatchObject({ rated: false });
      expect(explanation).toMatchObject({ player, result: { before: player === 'A' ? 1800 : null } });
    }
  });

  for (const player of ['X', 'constructor', 'toString', '__proto__', '']) {
    test(`there is none of "${player}", who is not entered`, () => {
      const document = documentOf('orr');
      expect(explain(document, asked(player))).toEqual({ answer: rate(document, { explain: [player] }) });
    });
  }

  test('there is none where nothing is rated', () => {
    const unruled = { ...documentOf('orr'), rulebook: null };
    expect(explain(unruled, asked('A'))).toEqual({ answer: rate(unruled) });
    expect(explain(5, asked('A'))).toEqual({ answer: rate(5) });
    for (const text of ['{', '5', '{"a":1,"a":1}']) {
      expect(explainText(text, asked('A'))).toEqual({ answer: rateText(text) });
    }
  });
});

describe('names', () => {
  test('are those that a document gives, by id', () => {
    const document = { players: [{ id: 'A', name: 'Anna' }, { id: 7, name: 'Béla' }, { id: 'C' }] };
    expect([...namesInDocument(document)]).toEqual([
      ['A', 'Anna'],
      ['7', 'Béla'],
    ]);
  });

  test('come from every event of a period', () => {
    const period = [{ players: [{ id: 'A', name: 'Anna' }] }, { players: [{ id: '__proto__', name: 'P' }] }];
    expect([...namesInDocument({ period })]).toEqual([
      ['A', 'Anna'],
      ['__proto__', 'P'],
    ]);
  });

  test('are none where there is nothing to read', () => {
    for (const document of [
      null,
      5,
      [],
      {},
      { players: 5 },
      { players: [5, null, { id: 'A', name: 5 }] },
      {
        players: [
          { id: { toString: 1, valueOf: 1 }, name: 'N' },
          { id: null, name: 'N' },
        ],
      },
      { period: 5 },
      { period: [5, { players: 5 }] },
    ]) {
      expect([...namesInDocument(document)]).toEqual([]);
    }
  });
});
