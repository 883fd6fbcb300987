/** The digests of those who are remembered: their form is for ever, so every byte of it is written down here. */
import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { foldedName, memoryKeyId, memoryKeyText, nameDigest, numberDigest, readMemoryKeys } from './remembered.ts';

const KEY = new Uint8Array(32).fill(7);
const OTHER = new Uint8Array(32).fill(8);

describe('digests of those who are remembered', () => {
  test('are HMAC-SHA-256 of lines, the first of which is the version', () => {
    const hmac = (text: string): string => createHmac('sha256', KEY).update(text).digest('hex');
    expect(numberDigest(KEY, 'fide', '703303')).toBe(hmac('elobook-erased-1\nnumber\nfide\n703303'));
    expect(nameDigest(KEY, 'Kis-Szabó, Zoé', 2008)).toBe(hmac('elobook-erased-1\nname\nkis szabo zo\n2008'));
    expect(memoryKeyId(KEY)).toBe(hmac('elobook-erased-1\nkey').slice(0, 16));
  });

  test('are those of the first version', () => {
    expect(numberDigest(KEY, 'fide', '703303')).toMatchInlineSnapshot(
      `"3a1ba3fe26214c88a8c94bbef616b21355fdf8fde4ab46098a98f9954e74a953"`,
    );
    expect(nameDigest(KEY, 'Kis-Szabó, Zoé', 2008)).toMatchInlineSnapshot(
      `"e62c24b2a89f6d0371d9edd8e2731037ac27a9295411e835d95b808a7ded2871"`,
    );
    expect(memoryKeyId(KEY)).toMatchInlineSnapshot(`"c90be44c3943b915"`);
  });

  test('differ by key, by kind of number, by name and by year', () => {
    const all = [
      numberDigest(KEY, 'fide', '1'),
      numberDigest(OTHER, 'fide', '1'),
      numberDigest(KEY, 'orr', '1'),
      nameDigest(KEY, 'Kis, Zoé', 2008),
      nameDigest(KEY, 'Kis, Zoé', 2009),
      nameDigest(KEY, 'Kis, Ida', 2008),
    ];
    expect(new Set(all).size).toBe(all.length);
    expect(memoryKeyId(OTHER)).not.toBe(memoryKeyId(KEY));
  });
});

describe('a name is folded', () => {
  for (const [folded, ...spellings] of [
    [
      'uromi zo',
      'Ürömi, Zoé',
      'ZOÉ ÜRÖMI',
      'Uromi Zoe',
      'Ueroemi Zoe',
      'Dr. Ürömi Zoé',
      'U\u0308ro\u0308mi, Zoe\u0301',
    ],
    ['kis szabo zo', 'Kis-Szabó, Zoé', 'Szabó Kis Zoé', 'Kiss Szabó Zoé'],
    ['iuri petrov', 'Петров, Юрий', 'Petrov Yuri', 'PETROV, Iurii'],
    ['aleksei hohlov', 'Хохлов Алексей', 'Khokhlov, Alexey', 'Hohlov Aleksej'],
    ['obrien sean', "O'Brien, Seán", 'O’Brien Sean', 'OBrien, Sean'],
    ['goran gros', 'Groß, Göran', 'GROSS Goeran'],
    ['dr', 'Dr.'],
    ['', '–', ''],
  ] as const) {
    test(`to “${folded}”, in whatever spelling`, () => {
      expect(spellings.map(foldedName)).toEqual(spellings.map(() => folded));
    });
  }
});

describe('the file of a key', () => {
  test('is read as it was written, one key or several', () => {
    expect(readMemoryKeys(memoryKeyText(KEY))).toEqual([KEY]);
    expect(readMemoryKeys(`${memoryKeyText(KEY)}\n${memoryKeyText(OTHER)}`)).toEqual([KEY, OTHER]);
  });

  test('is nothing else', () => {
    const text = memoryKeyText(KEY);
    for (const other of [
      '',
      '\n',
      'x',
      `${text}x`,
      text.slice(0, -10),
      text.replace('MEMORY', 'PRIVATE'),
      text.replace('=', ''),
    ]) {
      expect(readMemoryKeys(other)).toBeUndefined();
    }
  });
});
