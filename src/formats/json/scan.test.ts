import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  linesAndColumns,
  MAX_JSON_DEPTH,
  MAX_KEYS,
  MAX_VALUES,
  offsetsOf,
  pathOf,
  type ScanFault,
  scanJson,
} from './scan.ts';

const faultOf = (text: string): ScanFault | undefined => scanJson(text).fault;

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const DOCUMENT = `{
  "rulebook": "fide-2024",
  "event": { "id": "t1", "name": "Szél\\u0151 \\"Open\\"\\n", "norms": false, "hybrid": true, "list": null },
  "players": [ { "id": "A", "rating": -1500.25e-2 }, {}, [], 0.5, 1E+2 ],
  "games": []
}`;

describe('what is JSON and what is not', () => {
  const PIECES = [
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    '\\',
    '\\u00',
    '0',
    '1',
    '-',
    '+',
    '.',
    'e',
    ' ',
    '\n',
    '\t',
    'true',
  ];
  const OTHERS = [
    'null',
    'nul',
    'NaN',
    "'",
    '/',
    '//',
    '\u0000',
    '\u001f',
    '\u2028',
    '\ufeff',
    '\u00a0',
    '😀',
    '\ud800',
  ];
  const edit = fc.record({
    at: fc.nat(400),
    removed: fc.nat(3),
    added: fc.oneof(fc.constant(''), fc.constantFrom(...PIECES, ...OTHERS), fc.string({ maxLength: 3 })),
  });
  const edited = (text: string, edits: readonly { at: number; removed: number; added: string }[]): string =>
    edits.reduce((now, { at, removed, added }) => {
      const from = at % (now.length + 1);
      return now.slice(0, from) + added + now.slice(from + removed);
    }, text);

  test('every JSON text that a program writes is read', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('', ' ', '\t'), (value, indent) => {
        expect(scanJson(JSON.stringify(value, null, indent))).toEqual({ repeated: [] });
      }),
      { numRuns: 500 },
    );
  });

  test('a text with any few characters changed has a fault exactly where the parser of the machine refuses it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.array(edit, { minLength: 1, maxLength: 3 }), (value, edits) => {
        const text = edited(JSON.stringify(value), edits);
        expect(faultOf(text) === undefined).toBe(isJson(text));
      }),
      { numRuns: 4000 },
    );
  });

  test('so has a whole document', () => {
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 2 }), (edits) => {
        const text = edited(DOCUMENT, edits);
        expect(faultOf(text) === undefined).toBe(isJson(text));
      }),
      { numRuns: 2000 },
    );
  });

  test('so has any heap of tokens', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES, ...OTHERS), { maxLength: 8 }), (pieces) => {
        const text = pieces.join('');
        expect(faultOf(text) === undefined).toBe(isJson(text));
      }),
      { numRuns: 4000 },
    );
  });
});

describe('a fault has its place and what was expected there', () => {
  const escape = 'an escape such as \\n or \\u0041';
  const character = 'a character of the string, or "';
  for (const [text, offset, expected, seen] of [
    ['{"a":01}', 6, ', or }', '1'],
    ['[+1]', 1, 'a value', '+'],
    ['[.5]', 1, 'a value', '.'],
    ['[1.]', 2, ', or ]', '.'],
    ['[1.5.', 4, ', or ]', '.'],
    ['[1e5e', 4, ', or ]', 'e'],
    ['[-]', 1, 'a value', '-'],
    ['[-a', 1, 'a value', '-'],
    ['[1e]', 2, ', or ]', 'e'],
    ['NaN', 0, 'a value', 'N'],
    ['[nul]', 1, 'a value', 'n'],
    ['[Infinity]', 1, 'a value', 'I'],
    ['[1,]', 3, 'a value', ']'],
    ['[,1]', 1, 'a value', ','],
    ['{"a":1,}', 7, 'a key in double quotes', '}'],
    ['{,}', 1, 'a key in double quotes', ','],
    ['{a:1}', 1, 'a key in double quotes', 'a'],
    ["{'a':1}", 1, 'a key in double quotes', "'"],
    ["['a']", 1, 'a value', "'"],
    ['{"a" 1}', 5, ':', '1'],
    ['{"a":}', 5, 'a value', '}'],
    ['{"a":1 "b":2}', 7, ', or }', '"'],
    ['[1 2]', 3, ', or ]', '2'],
    ['[1}', 2, ', or ]', '}'],
    ['{"a":1]', 6, ', or }', ']'],
    ['// said\n{}', 0, 'a value', '/'],
    ['[1 /* one */]', 3, ', or ]', '/'],
    ['{} {}', 3, 'the end of the document', '{'],
    ['{}\n[]', 3, 'the end of the document', '['],
    ['1 1', 2, 'the end of the document', '1'],
    ['\ufeff{}', 0, 'a value', '\ufeff'],
    ['["a\nb"]', 3, character, '\n'],
    ['["\u0000"]', 2, character, '\u0000'],
    ['["\u001f"]', 2, character, '\u001f'],
    ['{"a\tb":1}', 3, character, '\t'],
    ['["\\x"]', 2, escape, '\\'],
    ['["\\u12g4"]', 2, escape, '\\'],
    ['["\\U0041"]', 2, escape, '\\'],
    ['[😀]', 1, 'a value', '😀'],
    ['[\ud83d]', 1, 'a value', '\ud83d'],
    ['\u00a0{}', 0, 'a value', '\u00a0'],
  ] as const) {
    test(`${JSON.stringify(text)}: ${expected} instead of ${JSON.stringify(seen)}`, () => {
      expect(scanJson(text)).toEqual({ fault: { code: 'json.unreadable', offset, expected, seen }, repeated: [] });
    });
  }

  for (const text of [
    '[0]',
    '[-0]',
    '[0.50]',
    '[1E+05]',
    '[1e-5]',
    '["\u2028\u007f"]',
    '["\\/\\b\\f\\n\\r\\t\\"\\\\\\u00fF"]',
    ' {} ',
    '""',
  ]) {
    test(`${JSON.stringify(text)} has none`, () => expect(scanJson(text)).toEqual({ repeated: [] }));
  }
});

describe('a text that ends too early is truncated, not wrong', () => {
  test('wherever the document is cut', () => {
    for (let end = 0; end < DOCUMENT.length; end += 1) {
      const text = DOCUMENT.slice(0, end);
      expect({ text, fault: faultOf(text) }).toMatchObject({ text, fault: { code: 'json.truncated', offset: end } });
    }
    expect(faultOf(DOCUMENT)).toBeUndefined();
  });

  for (const [text, expected] of [
    ['', 'a value'],
    [' \r\n\t', 'a value'],
    ['{', 'a key in double quotes'],
    ['{"a', 'a character of the string, or "'],
    ['{"a"', ':'],
    ['{"a":', 'a value'],
    ['{"a":1', ', or }'],
    ['{"a":1,', 'a key in double quotes'],
    ['[', 'a value'],
    ['[1', ', or ]'],
    ['[1,', 'a value'],
    ['[-', 'a value'],
    ['[1.', 'a digit'],
    ['[-10e', 'a digit'],
    ['[0.5E+', 'a digit'],
    ['[t', 'a value'],
    ['[tru', 'a value'],
    ['[fals', 'a value'],
    ['[nul', 'a value'],
    ['["\\', 'an escape such as \\n or \\u0041'],
    ['["\\u12f', 'an escape such as \\n or \\u0041'],
  ] as const) {
    test(`${JSON.stringify(text)} lacks ${expected}`, () => {
      expect(scanJson(text)).toEqual({
        fault: { code: 'json.truncated', offset: text.length, expected },
        repeated: [],
      });
    });
  }
});

describe('nesting', () => {
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const) {
    const nested = (depth: number): string => open.repeat(depth) + '1' + close.repeat(depth);
    test(`of ${open} is read to the limit and not beyond`, () => {
      expect(scanJson(nested(MAX_JSON_DEPTH))).toEqual({ repeated: [] });
      expect(scanJson(nested(MAX_JSON_DEPTH + 1))).toEqual({
        fault: { code: 'json.too-deep', offset: MAX_JSON_DEPTH * open.length, limit: MAX_JSON_DEPTH },
        repeated: [],
      });
    });
  }

  test('that has been left again does not count', () => {
    const side = '['.repeat(MAX_JSON_DEPTH - 1) + ']'.repeat(MAX_JSON_DEPTH - 1);
    expect(scanJson(`[${side},${side}]`)).toEqual({ repeated: [] });
  });

  test('an empty list beyond the limit is beyond it too', () => {
    expect(faultOf(`${'['.repeat(MAX_JSON_DEPTH)}{}${']'.repeat(MAX_JSON_DEPTH)}`)?.code).toBe('json.too-deep');
  });

  test('of 50 MB of brackets is answered at once', () => {
    const brackets = '['.repeat(50 * 1024 * 1024);
    expect(faultOf(brackets)).toEqual({ code: 'json.too-deep', offset: MAX_JSON_DEPTH, limit: MAX_JSON_DEPTH });
  });
});

describe('more values than any document has', () => {
  test('are refused where the first too many begins', () => {
    const at = (count: number): ReturnType<typeof faultOf> => faultOf(`[${'0,'.repeat(count - 2)}0]`);
    expect(at(MAX_VALUES)).toBeUndefined();
    expect(at(MAX_VALUES + 1)).toEqual({ code: 'json.too-many-values', offset: 2 * MAX_VALUES - 1, limit: MAX_VALUES });
  });
});

describe('more fields than any object has', () => {
  test('are refused where the first too many begins', () => {
    const object = (count: number): string => `{${Array.from({ length: count }, (_, key) => `"${key}":0`).join(',')}}`;
    expect(faultOf(object(MAX_KEYS))).toBeUndefined();
    const offset = object(MAX_KEYS).length;
    expect(faultOf(object(MAX_KEYS + 1))).toEqual({ code: 'json.too-many-keys', offset, limit: MAX_KEYS });
  });
});

describe('a key that stands twice in one object', () => {
  test('is told a hundred times at most', () => {
    expect(scanJson(`{${'"a":1,'.repeat(300)}"a":1}`).repeated).toHaveLength(100);
  });

  for (const [text, offset, path] of [
    ['{"a":1,"a":2}', 7, '$.a'],
    ['{"a":1,"\\u0061":2}', 7, '$.a'],
    ['{"players":[{},{"id":1, "id" :2}]}', 24, '$.players[1].id'],
    ['{"a b":1,"a b":1}', 9, '$["a b"]'],
    ['{"__proto__":1,"__proto__":1}', 15, '$.__proto__'],
    ['{"":1,"":1}', 6, '$[""]'],
  ] as const) {
    test(`${text} is told at ${path}`, () => expect(scanJson(text)).toEqual({ repeated: [{ offset, path }] }));
  }

  test('is told each time, and also before a fault', () => {
    expect(scanJson('{"a":1,"a":2,"a":3,')).toEqual({
      fault: { code: 'json.truncated', offset: 19, expected: 'a key in double quotes' },
      repeated: [
        { offset: 7, path: '$.a' },
        { offset: 13, path: '$.a' },
      ],
    });
  });

  test('is none in two objects, nor where one is named like what every object inherits', () => {
    expect(scanJson('[{"a":{"a":1}},{"a":1},{"constructor":1,"toString":1,"hasOwnProperty":1}]').repeated).toEqual([]);
  });
});

describe('paths', () => {
  for (const [parent, key, path] of [
    ['$.players', 3, '$.players[3]'],
    ['$.players[3]', 'rating', '$.players[3].rating'],
    ['$', '_a1', '$._a1'],
    ['$', '1a', '$["1a"]'],
    ['$', 'a-b', '$["a-b"]'],
    ['$', 'é', '$["é"]'],
    ['$.base', 'say "x"', '$.base["say \\"x\\""]'],
    ['$', '', '$[""]'],
  ] as const) {
    test(path, () => expect(pathOf(parent, key)).toBe(path));
  }

  test('lead to where their values stand', () => {
    const text = ' {"players": [0, {"a.b": {"c": []}}], "n": null}';
    const paths = ['$', '$.players', '$.players[0]', '$.n', '$.players[2]', '$.absent'];
    expect([...offsetsOf(text, new Set(paths))]).toEqual([
      ['$', 1],
      ['$.players', text.indexOf('[0')],
      ['$.players[0]', text.indexOf('0,')],
      ['$.n', text.indexOf('null')],
    ]);
  });

  test('lead inside what is wanted too', () => {
    const text = '{"players": [0, {"a.b": {"c": []}}]}';
    const inner = '$.players[1]["a.b"].c';
    expect(offsetsOf(text, new Set(['$', '$.players', '$.players[1]', '$.players[1]["a.b"]', inner])).get(inner)).toBe(
      text.indexOf('[]'),
    );
    expect(offsetsOf(text, new Set([inner])).size).toBe(0);
  });

  test('lead to every value of any JSON text', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value, null, 1);
        const paths = new Map<string, unknown>();
        const walk = (at: string, each: unknown): void => {
          paths.set(at, each);
          if (typeof each !== 'object' || each === null) return;
          for (const [key, inner] of Object.entries(each))
            walk(pathOf(at, Array.isArray(each) ? Number(key) : key), inner);
        };
        walk('$', JSON.parse(text));
        const offsets = offsetsOf(text, new Set(paths.keys()));
        expect([...offsets.keys()].sort()).toEqual([...paths.keys()].sort());
        for (const [path, each] of paths) {
          const opening = Array.isArray(each)
            ? '['
            : typeof each === 'object' && each !== null
              ? '{'
              : JSON.stringify(each);
          expect(text.startsWith(opening, offsets.get(path))).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('lines and columns', () => {
  test('count from 1; the end of a line belongs to its line', () => {
    const text = 'ab\nc\n\n';
    expect([...linesAndColumns(text, [0, 1, 2, 3, 4, 5, 6])]).toEqual([
      [0, { line: 1, column: 1 }],
      [1, { line: 1, column: 2 }],
      [2, { line: 1, column: 3 }],
      [3, { line: 2, column: 1 }],
      [4, { line: 2, column: 2 }],
      [5, { line: 3, column: 1 }],
      [6, { line: 4, column: 1 }],
    ]);
  });

  test('come in any order, and once each', () => {
    expect([...linesAndColumns('a\nbc', [3, 0, 3, 2])]).toEqual([
      [0, { line: 1, column: 1 }],
      [2, { line: 2, column: 1 }],
      [3, { line: 2, column: 2 }],
    ]);
    expect([...linesAndColumns('one line', [7])]).toEqual([[7, { line: 1, column: 8 }]]);
  });
});
