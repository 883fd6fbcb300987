import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson, type Json } from './canonical.ts';
import {
  checkChain,
  checkHead,
  checkKept,
  checkLink,
  type Entry,
  entryText,
  type Head,
  hashOf,
  headAfter,
  isFault,
  type StoredText,
  nextEntry,
  nextText,
  ORIGIN_HASH,
  CHAIN_START,
} from './chain.ts';

const TIME = '2024-06-01T08:30:00.000Z';
const LATER = '2024-06-01T08:30:00.001Z';
const FIELDS = { time: TIME, author: 'Kovács Éva', kind: 'office.opened', data: { name: 'Iroda' } } as const;

const FIRST_TEXT =
  `{"author":"Kovács Éva","data":{"name":"Iroda"},"kind":"office.opened","no":1,"prev":"${'0'.repeat(64)}",` +
  '"time":"2024-06-01T08:30:00.000Z"}';
const FIRST_HASH = 'f14e266b52ec980fef3fe59ddb59b4483420c9f5eef307cd432174411ed88599';

const AFTER_FIRST: Head = { no: 1, hash: FIRST_HASH, time: TIME };

describe('an entry', () => {
  test('is hashed as the UTF-8 bytes of its canonical text', () => {
    expect(hashOf('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(hashOf('é')).toBe('4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c');
  });

  test('the first follows 64 zeros', () => {
    expect(ORIGIN_HASH).toMatch(/^0{64}$/);
    expect(nextEntry(CHAIN_START, FIELDS)).toEqual({
      entry: {
        no: 1,
        time: TIME,
        author: 'Kovács Éva',
        kind: 'office.opened',
        prev: ORIGIN_HASH,
        data: { name: 'Iroda' },
      },
      text: FIRST_TEXT,
      hash: FIRST_HASH,
    });
  });

  test('the next has the next number and the hash before it', () => {
    const { entry, text, hash } = nextEntry(AFTER_FIRST, { ...FIELDS, time: LATER, ground: 'letter of 1 June' });
    expect(entry).toEqual({ ...FIELDS, no: 2, prev: FIRST_HASH, time: LATER, ground: 'letter of 1 June' });
    expect(entryText(entry)).toBe(text);
    expect(headAfter({ entry, hash })).toEqual({ no: 2, hash: hashOf(text), time: LATER });
  });

  test('without a ground has none', () => {
    expect(nextEntry(CHAIN_START, { ...FIELDS, ground: undefined }).entry).not.toHaveProperty('ground');
  });

  test('takes the time of the one before where the clock went back', () => {
    const timeOf = (time: string): string => nextEntry({ ...AFTER_FIRST, time: TIME }, { ...FIELDS, time }).entry.time;
    expect(timeOf('2024-06-01T08:29:59.999Z')).toBe(TIME);
    expect(timeOf(TIME)).toBe(TIME);
    expect(timeOf(LATER)).toBe(LATER);
  });

  for (const time of [
    '2024-06-01',
    '2024-06-01T08:30:00Z',
    '2024-06-01T08:30:00.000+02:00',
    '2024-02-30T08:30:00.000Z',
    '',
  ]) {
    test(`has a time in UTC with milliseconds, not “${time}”`, () => {
      expect(() => nextEntry(CHAIN_START, { ...FIELDS, time })).toThrow(RangeError);
    });
  }
});

describe('a text that should follow', () => {
  const second = nextEntry(AFTER_FIRST, { ...FIELDS, time: LATER });
  const altered = (change: Record<string, unknown>): string => canonicalJson({ ...second.entry, ...change } as Json);

  test('is answered with its entry and hash', () => {
    expect(checkLink(CHAIN_START, FIRST_TEXT)).toEqual({ entry: JSON.parse(FIRST_TEXT) as unknown, hash: FIRST_HASH });
    expect(checkLink(AFTER_FIRST, second.text)).toEqual({ entry: second.entry, hash: second.hash });
    expect(isFault(checkLink(AFTER_FIRST, altered({ ground: 'a decision' })))).toBe(false);
    expect(isFault(checkLink(AFTER_FIRST, altered({ time: TIME })))).toBe(false);
    expect(isFault(checkLink(AFTER_FIRST, altered({ data: null })))).toBe(false);
  });

  for (const text of ['', 'null', '[]', '17', '"entry"', '{"author":', '[1e400]']) {
    test(`cannot be ${text === '' ? 'empty' : text}`, () => {
      expect(checkLink(AFTER_FIRST, text)).toEqual({
        code: 'ledger.unreadable',
        weight: 'refuse',
        facts: { entry: 2, field: null },
      });
    });
  }

  for (const [field, ...values] of [
    ['author', undefined, '', 1],
    ['data', undefined],
    ['ground', '', 1, null],
    ['kind', undefined, '', 1],
    ['no', undefined, '2', 1.5],
    ['prev', undefined, '', 1],
    ['time', undefined, 1, '2024-06-01T08:30:00Z', '2024-02-30T08:30:00.000Z', '2024-06-01T24:00:00.000Z', ` ${LATER}`],
    ['signature', 'abc'],
  ] as const) {
    for (const value of values) {
      test(`cannot have ${JSON.stringify(value) ?? 'nothing'} as ${field}`, () => {
        expect(checkLink(AFTER_FIRST, altered({ [field]: value }))).toEqual({
          code: 'ledger.unreadable',
          weight: 'refuse',
          facts: { entry: 2, field },
        });
      });
    }
  }

  test('must be canonical; the first byte that is not is named, counted from 1', () => {
    expect(checkLink(CHAIN_START, FIRST_TEXT.replace('"data":', '"data": '))).toEqual({
      code: 'ledger.not-canonical',
      weight: 'refuse',
      facts: { entry: 1, byte: new TextEncoder().encode('{"author":"Kovács Éva","data":').length + 1 },
    });
  });

  test('must have the next number', () => {
    for (const seen of [1, 3, 0, -2]) {
      expect(checkLink(AFTER_FIRST, altered({ no: seen }))).toEqual({
        code: 'ledger.wrong-number',
        weight: 'refuse',
        facts: { entry: 2, seen },
      });
    }
  });

  test('must hold the hash of the entry before', () => {
    expect(checkLink(AFTER_FIRST, altered({ prev: ORIGIN_HASH }))).toEqual({
      code: 'ledger.wrong-prev',
      weight: 'refuse',
      facts: { entry: 2, seen: ORIGIN_HASH, expected: FIRST_HASH },
    });
  });

  test('must not be earlier than the entry before', () => {
    expect(checkLink(AFTER_FIRST, altered({ time: '2024-06-01T08:29:59.999Z' }))).toEqual({
      code: 'ledger.time-backwards',
      weight: 'refuse',
      facts: { entry: 2, seen: '2024-06-01T08:29:59.999Z', previous: TIME },
    });
  });
});

/** A chain of this many entries, as a store keeps it. */
function chainOf(length: number): StoredText[] {
  const kept: StoredText[] = [];
  let head = CHAIN_START;
  for (let number = 1; number <= length; number += 1) {
    const link = nextEntry(head, { ...FIELDS, time: TIME, kind: 'event.accepted', data: { event: `e${number}` } });
    kept.push({ no: number, text: link.text, hash: link.hash });
    head = headAfter(link);
  }
  return kept;
}

async function* oneByOne<T>(items: readonly T[]): AsyncIterable<T> {
  for (const item of items) yield await Promise.resolve(item);
}

describe('a chain', () => {
  const chain = chainOf(5);
  const headAt = (no: number): Head =>
    no === 0 ? CHAIN_START : { no, hash: (chain[no - 1] as StoredText).hash, time: TIME };
  const replaced = (no: number, change: Partial<StoredText>): StoredText[] =>
    chain.map((kept) => (kept.no === no ? { ...kept, ...change } : kept));
  const tampered = (no: number, from: string, to: string): string =>
    (chain[no - 1] as StoredText).text.replace(from, to);

  test('that is sound has its last entry as its head', async () => {
    expect(await checkChain(oneByOne(chain))).toEqual({ head: headAt(5) });
    expect(await checkChain(chain)).toEqual({ head: headAt(5) });
  });

  test('without entries has the start as its head', async () => {
    expect(await checkChain([])).toEqual({ head: CHAIN_START });
  });

  test('can be checked from an entry that was checked before', async () => {
    expect(await checkChain(oneByOne(chain.slice(3)), headAt(3))).toEqual({ head: headAt(5) });
  });

  test('with a changed entry: the kept hash is not that of the text', async () => {
    const text = tampered(3, 'e3', 'e9');
    expect(await checkChain(oneByOne(replaced(3, { text })))).toEqual({
      head: headAt(2),
      fault: {
        code: 'ledger.wrong-hash',
        weight: 'refuse',
        facts: { entry: 3, seen: headAt(3).hash, expected: hashOf(text) },
      },
    });
  });

  test('with a changed entry and a changed hash: the next entry does not follow', async () => {
    const text = tampered(3, 'e3', 'e9');
    const { head, fault } = await checkChain(oneByOne(replaced(3, { text, hash: hashOf(text) })));
    expect(head).toEqual({ no: 3, hash: hashOf(text), time: TIME });
    expect(fault).toEqual({
      code: 'ledger.wrong-prev',
      weight: 'refuse',
      facts: { entry: 4, seen: headAt(3).hash, expected: hashOf(text) },
    });
  });

  test('with an entry taken out, put in twice or kept under another number', async () => {
    const wrong = { code: 'ledger.wrong-number', weight: 'refuse' } as const;
    expect(await checkChain(oneByOne(chain.filter(({ no }) => no !== 3)))).toEqual({
      head: headAt(2),
      fault: { ...wrong, facts: { entry: 3, seen: 4 } },
    });
    expect((await checkChain([...chain, ...chain.slice(4)])).fault).toEqual({ ...wrong, facts: { entry: 6, seen: 5 } });
    expect(checkKept(headAt(2), { ...(chain[2] as StoredText), no: 7 })).toEqual({
      ...wrong,
      facts: { entry: 3, seen: 7 },
    });
  });

  test('with an entry that cannot be read', async () => {
    expect(await checkChain(replaced(2, { text: '{}' }))).toEqual({
      head: headAt(1),
      fault: { code: 'ledger.unreadable', weight: 'refuse', facts: { entry: 2, field: 'author' } },
    });
  });

  test('that ends too early or otherwise is found by a head kept elsewhere', () => {
    expect(checkHead(headAt(5), headAt(5))).toBeUndefined();
    expect(checkHead(headAt(4), headAt(5))).toEqual({
      code: 'ledger.wrong-head',
      weight: 'refuse',
      facts: { entry: 4, seen: headAt(4).hash, expectedEntry: 5, expected: headAt(5).hash },
    });
    expect(checkHead({ no: 5, hash: ORIGIN_HASH }, headAt(5))?.facts.entry).toBe(5);
  });

  test('no changed byte stays unseen', async () => {
    const head = headAt(5);
    const texts = chain.map(({ text }) => new TextEncoder().encode(text));
    await fc.assert(
      fc.asyncProperty(fc.nat(4), fc.nat(1000), fc.integer({ min: 1, max: 255 }), async (which, place, change) => {
        const bytes = (texts[which] as Uint8Array).slice();
        const at = place % bytes.length;
        bytes[at] = (bytes[at] as number) ^ change;
        const text = new TextDecoder().decode(bytes);
        // whether or not the hash was kept to fit
        for (const hash of [headAt(which + 1).hash, hashOf(text)]) {
          const checked = await checkChain(oneByOne(replaced(which + 1, { text, hash })));
          expect(checked.fault ?? checkHead(checked.head, head)).toBeDefined();
        }
      }),
    );
  });

  test('of any entries is sound, whatever the clock did', async () => {
    const fields = fc.record(
      {
        time: fc
          .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
          .map((date) => date.toISOString()),
        author: fc.string({ minLength: 1, unit: 'grapheme' }),
        ground: fc.string({ minLength: 1, unit: 'grapheme' }),
        kind: fc.constantFrom('event.accepted', 'list.published'),
        data: fc.jsonValue({ maxDepth: 2 }),
      },
      { requiredKeys: ['time', 'author', 'kind', 'data'] },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fields, { maxLength: 6 }), async (all) => {
        let head = CHAIN_START;
        const kept = all.map((each) => {
          const link = nextEntry(head, each);
          head = headAfter(link);
          return { no: link.entry.no, text: link.text, hash: link.hash };
        });
        expect(await checkChain(oneByOne(kept))).toEqual({ head });
        const entries = kept.map(({ text }) => JSON.parse(text) as Entry);
        expect(entries.map(({ no }) => no)).toEqual(all.map((_, index) => index + 1));
        for (const [index, { time }] of entries.entries()) {
          expect(time).toBe(
            all
              .slice(0, index + 1)
              .map((each) => each.time)
              .sort()
              .at(-1),
          );
        }
      }),
    );
  });
});

describe('an entry whose data is text already', () => {
  test.each([undefined, 'why "not"'])('is the one that is made of the data (%s)', (ground) => {
    const data = { event: 'e1', games: [1, 2, 3], name: 'Ő "x"' };
    const frame = { time: '2024-06-01T08:30:00.000Z', author: 'Éva "E"', ...(ground === undefined ? {} : { ground }) };
    for (const head of [CHAIN_START, { no: 7, hash: 'a'.repeat(64), time: '2025-01-01T00:00:00.000Z' }]) {
      const { entry, text, hash } = nextEntry(head, { ...frame, kind: 'event.submitted', data });
      const made = nextText(head, frame, 'event.submitted', canonicalJson(data));
      expect(made).toEqual({ no: entry.no, time: entry.time, hash, text });
    }
    expect(() => nextText(CHAIN_START, { ...frame, time: '2024' }, 'x', '{}')).toThrow(RangeError);
  });
});
