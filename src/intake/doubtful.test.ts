import { describe, expect, test } from 'vitest';
import { nameDoubtsIn, isNeverAdmitted, withVisibleCharacters } from './doubtful.ts';

describe('names that are as they should be', () => {
  for (const name of [
    'Kiss, Anna',
    "O'Connor, Sean",
    'D’Angelo, Maria',
    'Nguyễn, Thị Ánh',
    'Nguye\u0302\u0303n', // marks apart from their letters
    'Иванов-Петров, Ю. Ё.',
    'Müller, H.-P.',
    'Al-Khatib, Omar',
    'SZABÓ GERGELY',
    'Nagy Béla (wd)',
    'Bye',
    'van der Berg, Jan 2nd',
    'Đorđević, Đ.',
    'ÇELİK, İlknur',
    'Þórsson, Æ.',
    'Жұмабаев, Ә.',
    'Παπαδόπουλος, Γ.',
    '王, 小明',
    '山田　太郎',
    'محمد، علی',
    'می\u200cخواهم', // Persian needs the non-joiner
    'क्\u200dष',
    'ශ්\u200dරී, A.',
    '־כהן־לוי, א׳',
    'Postás SE – Matáv II.',
    'Szeged 2000 / B',
    'Petrov-Иванов', // two words
    'Karl "Charly" & Co.',
    '-',
    '--',
    '–',
    'a-b',
    '1. e4! Open, 50+30',
    '?',
    '',
  ]) {
    test(`${JSON.stringify(name)} is not doubtful`, () => expect(nameDoubtsIn(name)).toEqual([]));
  }
});

describe('names that are not what they seem', () => {
  for (const [name, ...doubts] of [
    ['=HYPERLINK("http://x","y")', 'formula'],
    ['+1+cmd', 'formula'],
    ['-2+3', 'formula'],
    ['@SUM(A1)', 'formula'],
    ['＝1+1', 'formula'],
    [' =A', 'formula'],
    ["'=A", 'formula'],
    ['\t=A', 'control', 'formula'],
    ['\rKiss', 'control'],
    ['Kiss\nAnna', 'control'],
    ['Kiss\u0000', 'control'],
    ['Kiss\u2028Anna', 'control'],
    ['Kiss\ud800', 'control'],
    ['Kiss\u202eannA', 'bidi'],
    ['Kiss\u200eAnna', 'bidi'],
    ['\u2067Kiss\u2069', 'bidi'],
    ['Kiss\u202e\u200bA', 'bidi', 'invisible'],
    ['Ki\u200bss', 'invisible'],
    ['Ki\u00adss', 'invisible'],
    ['\ufeffKiss', 'invisible'],
    ['Ki\u200css', 'invisible'],
    ['می\u200c', 'invisible'],
    ['\u3164', 'invisible'],
    ['Kiss\u{e0041}', 'invisible'],
    ['<script>alert(1)</script>', 'markup'],
    ['Kiss > Anna', 'markup'],
    ['Ivаnov, Petr', 'scripts'], // a Cyrillic а
    ['Иванoв', 'scripts'], // a Latin o
    ['Αlexis', 'scripts'], // a Greek Α
  ] as const) {
    test(`${JSON.stringify(name)}: ${doubts.join(', ')}`, () => expect(nameDoubtsIn(name)).toEqual(doubts));
  }

  test('control characters and turns of the direction never enter, the others if somebody says so', () => {
    expect(['Kiss\nA', 'Kiss\u202eA'].map((name) => isNeverAdmitted(nameDoubtsIn(name)))).toEqual([true, true]);
    expect(['=A', '<A>', 'Ki\u200bss', 'Ivаnov', 'Kiss'].map((name) => isNeverAdmitted(nameDoubtsIn(name)))).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

test('what cannot be seen is shown by its number, and a long text short', () => {
  expect(withVisibleCharacters('Kiss\u202eA\u200b\n')).toBe('KissU+202EAU+200BU+000A');
  expect(withVisibleCharacters('x'.repeat(500))).toHaveLength(41);
});
