import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canonicalBytes,
  canonicalJson,
  withSortedMembers,
  type Json,
  MAX_CANONICAL_DEPTH,
  readCanonical,
} from './canonical.ts';

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.trim().split(/\s+/), (pair) => Number.parseInt(pair, 16));

describe('RFC 8785 3.2.2 and 3.2.4: the sample object', () => {
  const SAMPLE = String.raw`{
    "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
    "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
    "literals": [null, true, false]
  }`;

  test('as text', () =>
    expect(canonicalJson(JSON.parse(SAMPLE) as Json)).toBe(
      String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    ));

  test('as bytes', () =>
    expect(canonicalBytes(JSON.parse(SAMPLE) as Json)).toEqual(
      bytesOf(`
        7b 22 6c 69 74 65 72 61 6c 73 22 3a 5b 6e 75 6c 6c 2c 74 72
        75 65 2c 66 61 6c 73 65 5d 2c 22 6e 75 6d 62 65 72 73 22 3a
        5b 33 33 33 33 33 33 33 33 33 2e 33 33 33 33 33 33 33 2c 31
        65 2b 33 30 2c 34 2e 35 2c 30 2e 30 30 32 2c 31 65 2d 32 37
        5d 2c 22 73 74 72 69 6e 67 22 3a 22 e2 82 ac 24 5c 75 30 30
        30 66 5c 6e 41 27 42 5c 22 5c 5c 5c 5c 5c 22 2f 22 7d`),
    ));
});

test('RFC 8785 3.2.3: members are sorted by UTF-16 code units, so that an emoji comes before a Hebrew presentation form', () => {
  const sample = JSON.parse(String.raw`{
    "\u20ac": "Euro Sign",
    "\r": "Carriage Return",
    "\ufb33": "Hebrew Letter Dalet With Dagesh",
    "1": "One",
    "\ud83d\ude00": "Emoji: Grinning Face",
    "\u0080": "Control",
    "\u00f6": "Latin Small Letter O With Diaeresis"
  }`) as Json;
  expect(canonicalJson(sample)).toBe(
    '{"\\r":"Carriage Return","1":"One","\u0080":"Control","ö":"Latin Small Letter O With Diaeresis",' +
      '"€":"Euro Sign","\u{1f600}":"Emoji: Grinning Face","\ufb33":"Hebrew Letter Dalet With Dagesh"}',
  );
});

describe('RFC 8785 appendix B: a number by its IEEE 754 bits', () => {
  const number = (bits: string): number => {
    const view = new DataView(new ArrayBuffer(8));
    view.setBigUint64(0, BigInt(`0x${bits}`));
    return view.getFloat64(0);
  };

  for (const [bits, text] of [
    ['0000000000000000', '0'],
    ['8000000000000000', '0'],
    ['0000000000000001', '5e-324'],
    ['8000000000000001', '-5e-324'],
    ['7fefffffffffffff', '1.7976931348623157e+308'],
    ['ffefffffffffffff', '-1.7976931348623157e+308'],
    ['4340000000000000', '9007199254740992'],
    ['c340000000000000', '-9007199254740992'],
    ['4430000000000000', '295147905179352830000'],
    ['44b52d02c7e14af5', '9.999999999999997e+22'],
    ['44b52d02c7e14af6', '1e+23'],
    ['44b52d02c7e14af7', '1.0000000000000001e+23'],
    ['444b1ae4d6e2ef4e', '999999999999999700000'],
    ['444b1ae4d6e2ef4f', '999999999999999900000'],
    ['444b1ae4d6e2ef50', '1e+21'],
    ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
    ['3eb0c6f7a0b5ed8d', '0.000001'],
    ['41b3de4355555553', '333333333.3333332'],
    ['41b3de4355555554', '333333333.33333325'],
    ['41b3de4355555555', '333333333.3333333'],
    ['41b3de4355555556', '333333333.3333334'],
    ['41b3de4355555557', '333333333.33333343'],
    ['becbf647612f3696', '-0.0000033333333333333333'],
    ['43143ff3c1cb0959', '1424953923781206.2'],
  ] as const) {
    test(`${bits} is ${text}`, () => {
      expect(canonicalJson(number(bits))).toBe(text);
      expect(canonicalJson([number(bits)])).toBe(`[${text}]`);
    });
  }

  for (const bits of ['7fffffffffffffff', '7ff0000000000000', 'fff0000000000000']) {
    test(`${bits} is refused`, () => {
      for (const value of [number(bits), [1, number(bits)], { a: number(bits) }]) {
        expect(() => canonicalJson(value)).toThrow(TypeError);
      }
    });
  }
});

test('RFC 8785 appendix E: what looks like a time or a number inside quotes stays as it is', () => {
  expect(canonicalJson({ time: '2019-01-28T07:45:10Z', big: '055', val: 3.5 })).toBe(
    '{"big":"055","time":"2019-01-28T07:45:10Z","val":3.5}',
  );
});

describe('strings', () => {
  test('only quote, backslash and control characters are escaped, the usual ones by a letter', () => {
    expect(canonicalJson('\b\t\n\f\r\u0000\u001f"\\/\u007f\u2028é')).toBe(
      '"\\b\\t\\n\\f\\r\\u0000\\u001f\\"\\\\/\u007f\u2028é"',
    );
  });

  test('a lone surrogate is refused wherever it is', () => {
    for (const lone of ['\ud800', 'a\udfff', '\ude00\ud83d', '\\\ud83d']) {
      expect(() => canonicalJson(lone)).toThrow(TypeError);
      expect(() => canonicalJson({ [lone]: 1 })).toThrow(TypeError);
      expect(() => canonicalJson({ b: [lone], a: 1 })).toThrow(TypeError);
    }
  });

  test('a backslash before what would be an escape is text', () => {
    expect(canonicalJson('\\ud800')).toBe('"\\\\ud800"');
    expect(canonicalJson('\\\\ud800')).toBe('"\\\\\\\\ud800"');
    expect(() => canonicalJson('\\ud800\ud800')).toThrow(TypeError);
  });
});

describe('members', () => {
  test('are sorted at every depth, also inside arrays', () => {
    expect(canonicalJson({ b: [{ d: 1, c: [null, 'x', true] }, 2.5], a: { f: {}, e: [] } })).toBe(
      '{"a":{"e":[],"f":{}},"b":[{"c":[null,"x",true],"d":1},2.5]}',
    );
  });

  test('that look like numbers are sorted as text: 10 before 2', () => {
    expect(canonicalJson({ 2: 'two', 10: 'ten', 1: 'one' })).toBe('{"1":"one","10":"ten","2":"two"}');
  });

  test('capitals come before small letters, and the empty name before all', () => {
    expect(canonicalJson({ a: 1, B: 2, '': 3 })).toBe('{"":3,"B":2,"a":1}');
  });

  test('that are undefined are left out, in order or not', () => {
    expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}');
    expect(canonicalJson({ c: undefined, b: 1, a: 2 })).toBe('{"a":2,"b":1}');
  });

  test('may be called __proto__ or toJSON', () => {
    expect(canonicalJson(JSON.parse('{"toJSON":1,"__proto__":{"b":1,"a":2}}') as Json)).toBe(
      '{"__proto__":{"a":2,"b":1},"toJSON":1}',
    );
  });

  test('of an object without a prototype are members too', () => {
    expect(canonicalJson(Object.assign(Object.create(null), { b: 1, a: 2 }) as Json)).toBe('{"a":2,"b":1}');
  });
});

describe('what JSON cannot hold is refused', () => {
  for (const [what, value] of [
    ['undefined', undefined],
    ['undefined in an array', [1, undefined]],
    ['a hole in an array', [1, , 2]], // oxlint-disable-line no-sparse-arrays
    ['a bigint', 1n],
    ['a bigint in an array', [1n]],
    ['a bigint as a member', { a: 1n }],
    ['a function', () => 1],
    ['a symbol', Symbol('a')],
    ['a date', new Date(0)],
    ['a map', new Map()],
    ['a typed array', { a: new Uint8Array(2) }],
    ['a function called toJSON', { toJSON: () => 1 }],
  ] as const) {
    test(what, () => expect(() => canonicalJson(value as unknown as Json)).toThrow(TypeError));
  }

  test('and a value without end, or deeper than the limit', () => {
    const nested = (depth: number): Json => (depth === 0 ? 1 : [nested(depth - 1)]);
    expect(canonicalJson(nested(MAX_CANONICAL_DEPTH))).toBe(
      `${'['.repeat(MAX_CANONICAL_DEPTH)}1${']'.repeat(MAX_CANONICAL_DEPTH)}`,
    );
    expect(() => canonicalJson(nested(MAX_CANONICAL_DEPTH + 1))).toThrow(TypeError);
    const endless: { a?: Json } = {};
    endless.a = endless as Json;
    expect(() => canonicalJson(endless)).toThrow(TypeError);
  });
});

describe('reading', () => {
  test('a canonical text is told to be one', () => {
    expect(readCanonical('{"a":[1,2.5],"b":"ő"}')).toEqual({ value: { a: [1, 2.5], b: 'ő' }, isCanonical: true });
    expect(readCanonical('null')).toEqual({ value: null, isCanonical: true });
  });

  for (const [what, text, differsAt] of [
    ['a blank', '{"a": 1}', 5],
    ['a line end', '{"a":1}\n', 7],
    ['members out of order', '{"b":1,"a":2}', 2],
    ['a member twice', '{"a":1,"a":2}', 5],
    ['a number written otherwise', '[1.0]', 2],
    ['minus zero', '[-0]', 1],
    ['an escape that is not needed', '["\\u0061"]', 2],
    ['an escape with capitals', '["\\u001F"]', 7],
    ['an escaped pair after the same letters', '["őőő\\ud83d\\ude00"]', 8],
    ['a pair of surrogates that is another', '{"😂":1,"😀":2}', 2],
  ] as const) {
    test(`${what} is not canonical, and the first byte that differs is named`, () => {
      expect(readCanonical(text)).toMatchObject({ isCanonical: false, differsAt });
    });
  }

  for (const [what, text] of [
    ['no JSON', '{"a":1'],
    ['nothing', ''],
    ['a byte order mark', '\ufeff{}'],
    ['a number beyond all numbers', '[1e400]'],
    ['a lone surrogate', '["\\ud800"]'],
    ['a lone surrogate as it is', '["\ud800"]'],
    ['ten thousand arrays in each other', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
  ] as const) {
    test(`${what} has no canonical form`, () => expect(readCanonical(text)).toBeUndefined());
  }
});

describe('laws', () => {
  // minus zero is zero in JSON
  const json = fc
    .jsonValue({ maxDepth: 4, stringUnit: 'binary' })
    .map((value) => JSON.parse(JSON.stringify(value)) as Json);

  const reordered = (value: Json, order: (names: string[]) => string[]): Json => {
    if (Array.isArray(value)) return value.map((item: Json) => reordered(item, order));
    if (typeof value !== 'object' || value === null) return value;
    const object = value as { [name: string]: Json };
    return Object.fromEntries(order(Object.keys(object)).map((name) => [name, reordered(object[name] as Json, order)]));
  };

  test('parsing gives the value back', () =>
    fc.assert(fc.property(json, (value) => void expect(JSON.parse(canonicalJson(value))).toEqual(value))));

  test('the canonical form of the canonical form is itself', () =>
    fc.assert(
      fc.property(json, (value) => {
        const text = canonicalJson(value);
        expect(readCanonical(text)).toEqual({ value, isCanonical: true });
      }),
    ));

  test('the order of members does not matter', () =>
    fc.assert(
      fc.property(json, (value) => {
        const text = canonicalJson(value);
        expect(canonicalJson(reordered(value, (names) => names.toReversed()))).toBe(text);
        expect(canonicalJson(reordered(value, (names) => names.sort()))).toBe(text);
      }),
    ));

  test('the bytes are the text in UTF-8', () =>
    fc.assert(
      fc.property(json, (value) => {
        expect(new TextDecoder().decode(canonicalBytes([value]))).toBe(canonicalJson([value]));
      }),
    ));
});

test('a value whose members were set in order is the same, and is written the same', () => {
  expect(Object.keys(withSortedMembers({ b: 1, a: [{ d: null, c: 'x' }] }))).toEqual(['a', 'b']);
  expect(JSON.stringify(withSortedMembers({ b: 1, a: [{ d: null, c: 'x' }] }))).toBe(
    '{"a":[{"c":"x","d":null}],"b":1}',
  );
  const names = fc.constantFrom('a', 'b', 'Z', '10', '2', 'é');
  const { value } = fc.letrec<{ value: Json }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom<Json>(null, true, 1, 'x'),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(names, tie('value'), { maxKeys: 4 }),
    ),
  }));
  fc.assert(
    fc.property(value, (each) => {
      expect(withSortedMembers(each)).toEqual(each);
      expect(canonicalJson(withSortedMembers(each))).toBe(canonicalJson(each));
    }),
  );
});
