/** Signatures of lists: what holds, and that no byte of a signature file can change unseen. */
import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson, type Json } from './canonical.ts';
import {
  type AnnouncedKey,
  announcedKeys,
  checkSignature,
  currentKey,
  isDamaged,
  keyId,
  type KeyPair,
  keyPairOf,
  listId,
  type ListSignature,
  privateKeysText,
  isKeysFile,
  publicKeysText,
  readPrivateKeys,
  readPublicKeys,
  readSignature,
  signatureText,
} from './signatures.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const seedOf = (byte: number): Uint8Array => new Uint8Array(32).fill(byte);
const PAIR = keyPairOf(seedOf(7));
const OTHER = keyPairOf(seedOf(8));

const LIST = {
  office: 'Próba iroda',
  list: listId('fide', '2024-06-01'),
  form: 'csv',
  digest: 'ab'.repeat(32),
  entry: { no: 12, hash: '12'.repeat(32) },
  sha256: 'cd'.repeat(32),
  signed: '2024-06-01T08:30:00.000Z',
};
const TEXT = signatureText(LIST, PAIR);
const FROM = '2024-01-01T00:00:00.000Z';

const announced = ({ key, publicKey }: KeyPair, more: Partial<AnnouncedKey> = {}): AnnouncedKey => ({
  key,
  algorithm: 'ed25519',
  publicKey,
  from: FROM,
  ...more,
});

/** The codes that speak against a signature, and their facts. */
function against(
  text: string | Uint8Array,
  held: Partial<Parameters<typeof checkSignature>[1]> = {},
): readonly (readonly [string, object])[] {
  const read = readSignature(typeof text === 'string' ? utf8(text) : text);
  if (isDamaged(read)) return [[read.code, read.facts]];
  const found = checkSignature(read, {
    sha256: LIST.sha256,
    office: LIST.office,
    keys: [announced(OTHER), announced(PAIR)],
    ...held,
  });
  expect(found.every(({ weight }) => weight === 'refuse')).toBe(true);
  return found.map(({ code, facts }) => [code, facts]);
}

const read = (text: string): ListSignature => readSignature(utf8(text)) as ListSignature;
const altered = (change: object): string => `${canonicalJson({ ...read(TEXT), ...change } as unknown as Json)}\n`;

describe('keys', () => {
  test('a key follows from its 32 bytes as RFC 8032 has it (7.1, test 1)', () => {
    const seed = Uint8Array.from(
      ('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60'.match(/../g) as string[]).map((hex) =>
        Number.parseInt(hex, 16),
      ),
    );
    expect(keyPairOf(seed).publicKey).toBe('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a');
  });

  test('its id is the beginning of the public key’s SHA-256', () => {
    const publicKey = 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a';
    expect(keyId(publicKey)).toBe('21fe31dfa154a261');
    expect(PAIR.key).toBe(keyId(PAIR.publicKey));
  });

  test('nothing shorter or longer makes a key', () => {
    for (const size of [0, 31, 33]) expect(() => keyPairOf(new Uint8Array(size))).toThrow('32 bytes');
  });

  const ids = (text: string): readonly string[] | undefined => readPrivateKeys(text)?.map(({ key }) => key);

  test('private keys are written as PEM, and read again, several of them too', () => {
    const text = privateKeysText([PAIR, OTHER]);
    expect(text).toMatch(/^-----BEGIN PRIVATE KEY-----\n[A-Za-z0-9+/=]{64}\n-----END PRIVATE KEY-----\n/);
    expect(ids(text)).toEqual([PAIR.key, OTHER.key]);
    expect(ids(`\n${text}\n`)).toEqual([PAIR.key, OTHER.key]);
    expect(ids(text.replaceAll('\n', '\r\n'))).toEqual([PAIR.key, OTHER.key]);
    const [again] = readPrivateKeys(text) as readonly KeyPair[];
    expect(signatureText(LIST, again as KeyPair)).toBe(TEXT);
  });

  test('in a variable of the environment a key may stand on one line', () => {
    const text = privateKeysText([PAIR]);
    expect(ids(text.replaceAll('\n', '\\n'))).toEqual([PAIR.key]);
    expect(ids(text.split('\n')[1] as string)).toEqual([PAIR.key]);
  });

  test('anything else is no key', () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey;
    const text = privateKeysText([PAIR]);
    for (const wrong of [
      '',
      'secret',
      text.slice(0, -10),
      text.replace('MC4', 'MC5'),
      `${text}# mine`,
      `${text}${text.replace('MC4', 'MC5')}`,
      rsa.export({ type: 'pkcs8', format: 'pem' }) as string,
    ]) {
      expect(ids(wrong), wrong).toBeUndefined();
    }
  });
});

describe('the keys that entries announce', () => {
  const [first, second, third] = ['2024-01-01', '2024-02-01', '2024-03-01'].map((day) => `${day}T00:00:00.000Z`) as [
    string,
    string,
    string,
  ];
  const { key, publicKey } = PAIR;
  const one = { kind: 'key.announced', data: { key, algorithm: 'ed25519', publicKey, from: first } } as const;
  const two = {
    kind: 'key.announced',
    data: { key: OTHER.key, algorithm: 'ed25519', publicKey: OTHER.publicKey, from: second, replaces: key },
  } as const;

  test('none at first, then one, which holds until another replaces it', () => {
    expect(announcedKeys([])).toEqual([]);
    expect(currentKey([])).toBeUndefined();
    expect(announcedKeys([one])).toEqual([announced(PAIR, { from: first })]);
    const keys = announcedKeys([one, two]);
    expect(keys).toEqual([announced(PAIR, { from: first, until: second }), announced(OTHER, { from: second })]);
    expect(currentKey(keys)?.key).toBe(OTHER.key);
  });

  test('a key that is retired holds up to then, and none is in force', () => {
    const keys = announcedKeys([one, { kind: 'key.retired', data: { key, until: third } }]);
    expect(keys).toEqual([announced(PAIR, { from: first, until: third })]);
    expect(currentKey(keys)).toBeUndefined();
  });

  test('a key that was replaced can become known to others; its end stays', () => {
    expect(announcedKeys([one, two, { kind: 'key.retired', data: { key, until: third, disclosed: true } }])[0]).toEqual(
      announced(PAIR, { from: first, until: second, disclosed: true }),
    );
  });

  test('what was never announced cannot end', () => {
    expect(announcedKeys([{ kind: 'key.retired', data: { key, until: third } }])).toEqual([]);
  });
});

describe('a signature', () => {
  test('is one line of canonical JSON, the same every time', () => {
    expect(signatureText(LIST, PAIR)).toBe(TEXT);
    const { signature, ...rest } = JSON.parse(TEXT) as ListSignature;
    expect(rest).toEqual({ ...LIST, format: 'elobook-list-signature-1', key: PAIR.key });
    expect(signature).toMatch(/^[0-9a-f]{128}$/);
    expect(TEXT).toBe(`${canonicalJson(JSON.parse(TEXT) as Json)}\n`);
  });

  test('holds for the file and the list that it names, by the key in force then', () => {
    expect(against(TEXT)).toEqual([]);
    expect(against(TEXT, { list: 'fide/2024-06-01' })).toEqual([]);
    expect(against(TEXT, { list: 'fide/2024-06' })).toEqual([]);
  });

  test('of another file: the file was changed', () => {
    const seen = 'ef'.repeat(32);
    expect(against(TEXT, { sha256: seen })).toEqual([
      ['signature.changed-file', { list: LIST.list, seen, signed: LIST.sha256 }],
    ]);
  });

  test('of another list', () => {
    for (const expected of ['fide/2024-07', 'mssz/2024-06-01', 'fide/2024-06-0'])
      expect(against(TEXT, { list: expected })).toEqual([['signature.wrong-list', { list: LIST.list, expected }]]);
  });

  test('by a key that is not known', () => {
    expect(against(TEXT, { keys: [announced(OTHER)] })).toEqual([
      ['signature.unknown-key', { key: PAIR.key, list: LIST.list }],
    ]);
  });

  test('by a key under the name of another', () => {
    const keys = [{ ...announced(OTHER), key: PAIR.key }];
    expect(against(TEXT, { keys })).toEqual([['signature.wrong', { key: PAIR.key, list: LIST.list }]]);
  });

  const { signed } = LIST;
  const [before, after] = ['2024-06-01T08:29:59.999Z', '2024-06-01T08:30:00.001Z'];
  for (const [from, until, isValid] of [
    [signed, undefined, true],
    [after, undefined, false],
    [before, signed, true],
    [before, before, false],
    [before, after, true],
  ] as const) {
    test(`signed at ${signed}, key from ${from} to ${until ?? 'now'}: ${isValid ? 'good' : 'not valid then'}`, () => {
      const keys = [announced(PAIR, { from, ...(until === undefined ? {} : { until }) })];
      const facts = { key: PAIR.key, signed, from, until: until ?? null };
      expect(against(TEXT, { keys })).toEqual(isValid ? [] : [['signature.key-not-valid', facts]]);
    });
  }

  test('by a key that others have proves nothing', () => {
    const keys = [announced(PAIR, { until: after, disclosed: true })];
    expect(against(TEXT, { keys })).toEqual([['signature.key-disclosed', { key: PAIR.key }]]);
  });

  test('everything that is wrong is told at once', () => {
    const keys = [announced(PAIR, { from: before, until: before, disclosed: true })];
    const codes = against(TEXT, { keys, sha256: '00'.repeat(32), list: 'orr/2024' }).map(([code]) => code);
    expect(codes).toEqual([
      'signature.key-disclosed',
      'signature.key-not-valid',
      'signature.changed-file',
      'signature.wrong-list',
    ]);
  });

  for (const [field, value] of [
    ['office', 'Másik iroda'],
    ['list', 'fide/2024-07-01'],
    ['form', 'titles-csv'],
    ['digest', 'ba'.repeat(32)],
    ['entry', { no: 13, hash: '12'.repeat(32) }],
    ['entry', { no: 12, hash: '13'.repeat(32) }],
    ['sha256', 'ce'.repeat(32)],
    ['signed', '2024-06-01T08:30:00.001Z'],
    ['key', OTHER.key],
    ['signature', '00'.repeat(64)],
  ] as const) {
    test(`does not hold with another ${field} (${JSON.stringify(value).slice(0, 20)})`, () => {
      const key = field === 'key' ? OTHER.key : PAIR.key;
      const list = field === 'list' ? value : LIST.list;
      expect(against(altered({ [field]: value }))).toEqual([['signature.wrong', { key, list }]]);
    });
  }

  for (const [field, value] of [
    ['office', ''],
    ['office', 5],
    ['list', null],
    ['form', ''],
    ['digest', 'ab'],
    ['digest', 'AB'.repeat(32)],
    ['initials', 0],
    ['initials', '1'],
    ['erased', 0],
    ['erased', -1],
    ['erased', 0.5],
    ['erased', '1'],
    ['entry', null],
    ['entry', []],
    ['entry', { no: 12 }],
    ['entry', { no: 12, hash: '12'.repeat(32), more: 1 }],
    ['entry', { no: 0.5, hash: '12'.repeat(32) }],
    ['entry', { no: 12, hash: 'x' }],
    ['sha256', 'cd'.repeat(31)],
    ['format', 'elobook-list-signature-2'],
    ['signed', '2024-06-31T08:30:00.000Z'],
    ['key', 'x'],
    ['signature', 'ab'.repeat(63)],
    ['signature', undefined],
    ['more', 1],
  ] as const) {
    test(`is damaged with ${JSON.stringify(value)?.slice(0, 30) ?? 'nothing'} as its ${field}`, () =>
      expect(against(altered({ [field]: value }))).toEqual([['signature.damaged', { byte: null, field }]]));
  }

  test('says how many players had been erased, where there are any, and is over that, too', () => {
    const text = signatureText({ ...LIST, erased: 3 }, PAIR);
    expect(against(text)).toEqual([]);
    expect(text).toContain('"erased":3,');
    expect(against(text.replace('"erased":3', '"erased":4'))).toEqual([
      ['signature.wrong', { key: PAIR.key, list: LIST.list }],
    ]);
    expect(against(text.replace('"erased":3,', ''))[0]?.[0]).toBe('signature.wrong');
  });

  test('says how many minors stand by initials, where there are any, and is over that, too', () => {
    const text = signatureText({ ...LIST, initials: 3 }, PAIR);
    expect(against(text)).toEqual([]);
    expect(against(text.replace('"initials":3', '"initials":4'))[0]?.[0]).toBe('signature.wrong');
    expect(against(text.replace('"initials":3,', ''))[0]?.[0]).toBe('signature.wrong');
  });

  test('is damaged where it is no line of canonical JSON, and the first wrong byte is named', () => {
    const nowhere = [['signature.damaged', { byte: null, field: null }]];
    for (const text of ['', '\n', 'null\n', '[]\n', '"x"\n', TEXT.slice(0, -1), `{${TEXT}`])
      expect(against(text)).toEqual(nowhere);
    expect(against(Uint8Array.of(0xff, 0x0a))).toEqual(nowhere);
    expect(against(`\ufeff${TEXT}`)).toEqual(nowhere);
    expect(against(TEXT.replace(',', ', '))).toEqual([
      ['signature.damaged', { byte: TEXT.indexOf(',') + 2, field: null }],
    ]);
    expect(against(`${TEXT}\n`)).toEqual([['signature.damaged', { byte: TEXT_BYTES.length, field: null }]]);
    expect(against(TEXT.replace('\n', '\r\n'))[0]?.[0]).toBe('signature.damaged');
  });
});

const TEXT_BYTES = utf8(TEXT);

describe('no byte of a signature file can change unseen', () => {
  const FOUND = new Set(['signature.damaged', 'signature.unknown-key', 'signature.wrong']);
  const isFound = (bytes: Uint8Array): boolean => {
    const [[code] = ['']] = against(bytes);
    return FOUND.has(code);
  };

  test('each byte with each other value', () => {
    const unseen: string[] = [];
    for (let at = 0; at < TEXT_BYTES.length; at += 1) {
      const bytes = TEXT_BYTES.slice();
      for (let value = 0; value < 256; value += 1) {
        bytes[at] = value;
        if (value !== TEXT_BYTES[at] && !isFound(bytes)) unseen.push(`${at}: ${value}`);
      }
    }
    expect(unseen).toEqual([]);
  });

  test('each byte left out, each doubled, each swapped with the next, and each end cut off', () => {
    const unseen: string[] = [];
    for (let at = 0; at < TEXT_BYTES.length; at += 1) {
      const [before, after] = [TEXT_BYTES.subarray(0, at), TEXT_BYTES.subarray(at)];
      const [one = 0, next = one] = after;
      for (const [name, bytes] of [
        ['out', [...before, ...after.subarray(1)]],
        ['doubled', [...before, one, ...after]],
        ['swapped', [...before, next, one, ...after.subarray(2)]],
        ['cut', [...before]],
      ] as const) {
        if (name === 'swapped' && (one === next || after.length < 2)) continue;
        if (!isFound(Uint8Array.from(bytes))) unseen.push(`${at}: ${name}`);
      }
    }
    expect(unseen).toEqual([]);
  });

  test('holds for the office whose keys they are', () => {
    const office = 'Próba irodája';
    expect(against(TEXT, { office })).toEqual([['signature.other-office', { office: LIST.office, expected: office }]]);
    // who signs for another is told of everything else as well
    expect(against(TEXT, { office, sha256: 'ef'.repeat(32) }).map(([code]) => code)).toEqual([
      'signature.other-office',
      'signature.changed-file',
    ]);
  });

  test('whatever is signed holds, and holds for nothing else', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        fc.string({ minLength: 1, unit: 'grapheme' }),
        fc.nat(),
        (seed, office, no) => {
          const pair = keyPairOf(seed);
          const list = { ...LIST, office, entry: { no, hash: LIST.entry.hash } };
          const given = readSignature(utf8(signatureText(list, pair))) as ListSignature;
          const held = { sha256: LIST.sha256, office, keys: [announced(pair)] };
          expect(checkSignature(given, held)).toEqual([]);
          const [wrong] = checkSignature({ ...given, entry: { ...given.entry, no: no + 1 } }, held);
          expect(wrong?.code).toBe('signature.wrong');
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('the file of public keys', () => {
  const KEYS = {
    office: 'Próba iroda',
    keys: [announced(PAIR, { until: FROM, disclosed: true }), announced(OTHER)],
  };
  const file = (change: object): Uint8Array =>
    utf8(JSON.stringify({ ...(JSON.parse(publicKeysText(KEYS)) as object), ...change }));
  const withKey = (change: object): Uint8Array => file({ keys: [KEYS.keys[1], { ...KEYS.keys[0], ...change }] });

  test('is read as it was written, in whatever layout', () => {
    expect(readPublicKeys(utf8(publicKeysText(KEYS)))).toEqual(KEYS);
    // judged by their beginning, so that nothing is put in their place
    expect([publicKeysText(KEYS), ` \n${publicKeysText(KEYS)}`].map(isKeysFile)).toEqual([true, true]);
    expect(['', '{}', `x${publicKeysText(KEYS)}`, `[${publicKeysText(KEYS)}]`].some(isKeysFile)).toBe(false);
    expect(readPublicKeys(file({}))).toEqual(KEYS);
    expect(readPublicKeys(utf8(publicKeysText({ office: 'x', keys: [] })))).toEqual({ office: 'x', keys: [] });
  });

  for (const [bytes, field] of [
    [utf8(''), null],
    [Uint8Array.of(0xff), null],
    [utf8('[]'), null],
    [file({ format: 'elobook-keys-2' }), 'format'],
    [file({ office: '' }), 'office'],
    [file({ keys: {} }), 'keys'],
    [file({ more: 1 }), 'more'],
    [file({ keys: [null] }), 'keys[0]'],
    [withKey({ key: OTHER.key }), 'keys[1].key'],
    [withKey({ key: 'x' }), 'keys[1].key'],
    [withKey({ algorithm: 'rsa' }), 'keys[1].algorithm'],
    [withKey({ publicKey: 'ab' }), 'keys[1].publicKey'],
    [withKey({ from: '2024-01-01' }), 'keys[1].from'],
    [withKey({ until: null }), 'keys[1].until'],
    [withKey({ disclosed: false }), 'keys[1].disclosed'],
    [withKey({ more: 1 }), 'keys[1].more'],
  ] as const) {
    test(`is refused where ${field ?? 'all of it'} is wrong (${new TextDecoder().decode(bytes).length} characters)`, () =>
      expect(readPublicKeys(bytes)).toEqual({ code: 'keys-file.damaged', weight: 'refuse', facts: { field } }));
  }
});
