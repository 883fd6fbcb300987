import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beginsLike, isSpelledAlike, keyBeginnings, nameKeys, nameLikeness, plainName } from './names.ts';

const meet = (a: string, b: string): boolean => nameKeys(a).some((key) => nameKeys(b).includes(key));

/** Invented persons, each in two spellings of one name: they share a key, and their names are the same. */
const SAME_NAMES = [
  // Cyrillic in the passport's, the scientific, the GOST and the English way
  ['Юрий Соловцев', 'Yuri Solovtsev'],
  ['Юрий Соловцев', 'Solovtsev, Yury'],
  ['Юрий Соловцев', 'Iurii Solovtsev'],
  ['Юрий Соловцев', 'Jurij Solovcev'],
  ['Юрий Соловцев', 'Solovtsev Yuriy'],
  ['Щукарёва Яна', 'Shchukareva, Iana'],
  ['Щукарёва Яна', 'Schukareva, Yana'],
  ['Щукарёва Яна', 'Ščukareva, Jana'],
  ['Щукарёва Яна', 'Schtschukarjewa, Jana'],
  ['Хохлатов Михаил', 'Khokhlatov, Mikhail'],
  ['Хохлатов Михаил', 'Hohlatov, Mihail'],
  ['Хохлатов Михаил', 'Xoxlatov, Mixail'],
  ['Хохлатов Михаил', 'Chochlatow, Michail'],
  ['Фёдор Зорёв', 'Fyodor Zoryov'],
  ['Фёдор Зорёв', 'Fedor Zorev'],
  ['Федор Зорев', 'Zorjov, Fjodor'],
  ['Фёдор Зорёв', 'Федор Зорев'],
  ['Илья Тальянов', "Il'ya Tal'yanov"],
  ['Илья Тальянов', 'Ilia Talianov'],
  ['Илья Тальянов', 'Iľja Taľjanov'],
  ['Евгений Чайкин', 'Yevgeny Chaykin'],
  ['Евгений Чайкин', 'Evgenii Chaikin'],
  ['Евгений Чайкин', 'Jewgenij Tschajkin'],
  ['Евгений Чайкин', 'Evgenij Čajkin'],
  ['Алексей Цаплин', 'Alexey Tsaplin'],
  ['Алексей Цаплин', 'Aleksej Caplin'],
  ['Ксения Жарова', 'Xenia Zharova'],
  ['Ксения Жарова', 'Ksenija Žarova'],
  ['Николаев Лев', 'Nikolayev, Lev'],
  ['Сергеев Глеб', 'Sergeyev, Gleb'],
  ['Мороховец Юлия', 'Morokhovets, Iuliia'],
  ['Мороховец Юлия', 'Morohovec, Julija'],
  ['Джангаров Тимур', 'Dzhangarov, Timur'],
  ['Джангаров Тимур', 'Jangarov, Timur'],
  ['Джангаров Тимур', 'Djangarov, Timur'],
  ['Тхакумов Аслан', 'Tkhakumov, Aslan'],
  ['Исхатов Рамиль', 'Iskhatov, Ramil'],
  ['Цветляев Пётр', 'Zwetljajew, Pjotr'],
  ['Майоркин Антон', 'Majorkin, Anton'],
  ['Сычёв Олег', 'Sychyov, Oleg'],
  ['Гаврилюк Андрій', 'Gavryliuk, Andrii'],
  ['Ђурашевић Милица', 'Djurasevic, Milica'],
  ['Đurašević Milica', 'Durasevic Milica'],
  ['Đurašević Milica', 'Djurasevic Milica'],
  ['Қасымбаев Нұрлан', 'Qasymbaev, Nurlan'],
  ['Смоловцев Пётр', 'Smolovtseff, Petr'],
  // marks
  ['Müllenberg, Jörg', 'Muellenberg, Joerg'],
  ['Müllenberg, Jörg', 'Mullenberg, Jorg'],
  ['Mueller-Thal, Käthe', 'Müller Thal, Kathe'],
  ['Grønmoe, Åse', 'Groenmoe, Aase'],
  ['Grønmoe, Åse', 'Gronmoe, Ase'],
  ['Straußen, Götz', 'STRAUSSEN, GOETZ'],
  ['Łukomięcki, Wiesław', 'Lukomiecki Wieslaw'],
  ['Őrfűi Ernő', 'Orfui, Erno'],
  ['Őrfűi Ernő', 'Oerfuei, Ernoe'],
  ['Škvořín, Jiří', 'Skvorin, Jiri'],
  ['Çağlıtürk, Işıl', 'Caglituerk, Isil'],
  ['Ægirsson, Þórður', 'Aegirsson, Thordur'],
  ['Œillet, Élise', 'Oeillet Elise'],
  ['Peñaroja, Íñigo', 'Penaroja, Inigo'],
  // order, punctuation, titles
  ['Dr. Berekfalvi Anna', 'Anna Berekfalvi'],
  ['Prof. Dr. Berekfalvi, Anna', 'BEREKFALVI, Anna (2)'],
  ['ifj. Nyírhegyi Soma', 'NYÍRHEGYI, Soma'],
  ['id. Nyírhegyi Soma', 'Soma Nyírhegyi'],
  ["O'Thornmere, Neil", 'OThornmere Neil'],
  ['Ash-Combe, Mary-Rose', 'Mary Rose Ash Combe'],
  ['de la Roblera, Juan Tadeo', 'Juan Tadeo de la Roblera'],
  ['van der Elmstra, Joost', 'Elmstra, Joost'],
  ['Koltó Réka Luca', 'Réka Luca Koltó'],
  ['Ozerin Lev Petrovich', 'Лев Петрович Озерин'],
  ['Petrovic, Ana Marija', 'Ana Marija Petrović'],
  ['Quispelo Mamandi, Juan Tadeo', 'Juan Tadeo Quispelo Mamandi'],
] as const;

/** One person, but not the same words: they meet, and are alike. */
const ALIKE_NAMES = [
  ['Ozerin Lev Petrovich', 'Ozerin, Lev', 980],
  ['Озерин Лев Петрович', 'Lev Ozerin', 980],
  ['Koltó Réka Luca', 'Koltó Réka', 960],
  ['Koltó Réka Luca', 'Luca Koltó', 960],
  ['Roblera Quinta, Juan', 'Juan Roblera', 960],
  ['Petrovic, Ana Marija', 'Petrovic, Ana', 960],
  ['Ivana Petrovna Ozerina', 'Ozerina Ivana', 980],
  ['Petrovna Ozerina Ivana', 'Ozerina, Ivana', 980],
  ['Ozerin L.', 'Ozerin, Lev', 925],
  ['Ozerin L. P.', 'Озерин Лев Петрович', 900],
  ['Ю. Соловцев', 'Solovtsev, Y.', 950],
  ['Szendi Zs.', 'Szendi Zsófia', 925],
  ['Vaimuthan R', 'Ramalkar Vaimuthan', 925],
  ['Vaimuthan, R.', 'Vaimuthan, Ramalkar', 925],
  ['Berekfalvi, Anna', 'Berekfavli, Anna', 950],
  ['Kis-Őri Anna', 'Kiss-Őri Anna', 993],
  ['Olivenza Brás, João Tadeu', 'João Olivenza', 920],
  ['Olivenza Brás Santim, João', 'Olivenza, João', 920],
  ['Tarkvári Zsuzsanna', 'Tarkvári Zsuzsa', 850],
  ['Tarkvári Alexandra', 'Tarkvári Alex', 850],
  ['Kormondi Abdul Rahil', 'Kormondi Abdulrahil', 990],
  ['Берегой Сергій', 'Berehoi, Serhii', 829],
  ['Tarkvári Bence', 'Tarkvári Becne', 900],
] as const;

const UNLIKE_NAMES = [
  ['Tarkvári Bence', 'Tarkvári Soma', 500],
  ['Tarkvári Bence', 'Nyírhegyi Bence', 500],
  ['Ozerin Lev', 'Zimatov Gleb', 0],
  ['Ozerin L.', 'Ozerin, Gleb', 500],
  ['Ozerin', 'Ozerin, Lev', 500],
  ['', 'Ozerin, Lev', 0],
] as const;

describe('the keys of a name', () => {
  for (const [a, b] of SAME_NAMES) {
    test(`bring “${a}” and “${b}” together as the same name`, () => {
      expect(meet(a, b)).toBe(true);
      expect(nameLikeness(a, b)).toBe(1000);
    });
  }

  for (const [a, b, likeness] of ALIKE_NAMES) {
    test(`bring “${a}” and “${b}” together as alike`, () => {
      expect(meet(a, b)).toBe(true);
      expect(nameLikeness(a, b)).toBe(likeness);
    });
  }

  for (const [a, b, likeness] of UNLIKE_NAMES) {
    test(`keep “${a}” and “${b}” apart`, () => {
      expect(meet(a, b)).toBe(false);
      expect(nameLikeness(a, b)).toBe(likeness);
    });
  }

  test('of two plain words are those that are found by looking at every sign', () => {
    const word = fc.oneof(
      fc.stringMatching(/^[A-Za-z]{2,12}$/),
      fc.constantFrom('Dr', 'van', 'de', 'Li', 'Sz', 'Jr', 'Xu'),
    );
    fc.assert(
      // two blanks are looked at closely
      fc.property(word, word, (family, given) => {
        expect(nameKeys(`${family}, ${given}`)).toEqual(nameKeys(`${family},  ${given}`));
      }),
    );
  });

  test('are the same after a hundred thousand other words', () => {
    const before = nameKeys('Ozerin, Gleb');
    const letters = (number: number): string =>
      String(number).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] as string);
    for (let number = 100_000; number < 200_010; number += 1) nameKeys(`${letters(number)}, Gleb`);
    expect(nameKeys('Ozerin, Gleb')).toEqual(before);
  });

  test('are a whole word with the beginning of another, and the first letters of two words', () => {
    expect(nameKeys('Ozerin, Gleb')).toEqual(['srn.k', 'hlb-srn']);
    expect(nameKeys('Gleb Ozerin')).toEqual(['hlb.a', 'srn.k', 'hlb-srn']);
    expect(nameKeys('Ozerin')).toEqual(['srn.']);
    expect(nameKeys('Ozerin G. P.')).toEqual(['srn.k', 'srn.p']);
    expect(nameKeys('Ozerin, G.')).toEqual(['srn.k']);
    expect(nameKeys('Ozerin Lukin, G.')).toEqual(['srn.k', 'lukn.k']);
    expect(nameKeys('Ozerin, Gleb Tadeo')).toEqual(['srn.k', 'hlb-srn', 'srn-tad', 'srn.t']);
    expect(nameKeys('Ozerin Lukin, Gleb')).toEqual(['srn.k', 'hlb-srn', 'hlb-lukn', 'lukn.k']);
    expect(nameKeys('Ozerin Lukin, Gleb Tadeo')).toEqual(['srn.k', 'hlb-srn', 'hlb-lukn', 'srn-tad']);
    expect(nameKeys('Ozerin Gleb Tadeo')).toEqual(['hlb-srn', 'srn-tad', 'hlb-tad', 'srn.k']);
    expect(nameKeys('Ozerin Gleb Petrovich')).toEqual(['srn.k', 'hlb.a', 'hlb-srn', 'ptrv-srn']);
    expect(nameKeys('Gleb Tadeo Ozerin Lukin')).toEqual(['hlb-tad', 'hlb-srn', 'hlb-lukn', 'lukn.k']);
    expect(nameKeys('Vo, Yi')).toEqual(['v.a', 'i-v']);
  });

  test('follow the second reading of a word that has two', () => {
    expect(nameKeys('Chochlatow, Lev')).toEqual(['cclatv.l', 'ccla-lv', 'hhlatv.l', 'hhla-lv']);
    expect(nameKeys('Chochlatow Lev')).toEqual(['cclatv.l', 'lv.k', 'ccla-lv', 'hhla-lv']);
    expect(nameKeys('Jangar')).toEqual(['anhar.', 'sanhar.']);
  });

  test('of initials alone, of a title alone and of nothing are few', () => {
    expect(nameKeys('G. M.')).toEqual(['h.m', 'm.k']);
    expect(nameKeys('G.')).toEqual(['h.']);
    expect(nameKeys('Dr.')).toEqual(['dr.']);
    expect(nameKeys(' ., ')).toEqual([]);
  });

  test('keep letters of other alphabets', () => {
    expect(nameKeys('გიორგი ლომი')).toEqual(['გიორგი.ლ', 'ლომი.გ', 'გიორ-ლომი']);
    expect(nameLikeness('გიორგი ლომი', 'ლომი გიორგი')).toBe(1000);
    expect(nameLikeness('Ѧна Озерина', 'Ѧна Озерина')).toBe(1000);
  });

  const words = fc.constantFrom(
    ...'Ozerin Lev Gleb Chochlatow Jangar Xenia Юрий Щукарёва Müllenberg Őrfűi Petrovich de Dr. G. Sz. Anna-Luca'.split(
      ' ',
    ),
  );
  const names = fc
    .tuple(fc.array(words, { maxLength: 9 }), fc.constantFrom(' ', ', '))
    .map(([parts, mark]) => [parts[0] ?? '', parts.slice(1).join(' ')].join(mark));

  test('are at most four and short, and do not depend on case', () => {
    fc.assert(
      fc.property(fc.oneof(names, fc.string({ unit: 'grapheme' })), (name) => {
        const keys = nameKeys(name);
        expect(keys.length).toBeLessThanOrEqual(4);
        for (const key of keys) expect(key.length).toBeLessThanOrEqual(12);
      }),
    );
    fc.assert(
      fc.property(names, (name) => {
        expect(nameKeys(name.toUpperCase())).toEqual(nameKeys(name));
      }),
    );
  });

  test('of two or three words do not depend on their order', () => {
    const few = fc.uniqueArray(fc.constantFrom('Ozerin', 'Lev', 'Gleb', 'Щукарёва', 'Petrovich', 'Xenia'), {
      minLength: 2,
      maxLength: 3,
    });
    fc.assert(
      fc.property(
        few.chain((parts) => fc.tuple(fc.constant(parts), fc.shuffledSubarray(parts, { minLength: parts.length }))),
        ([parts, others]) => {
          expect(meet(parts.join(' '), others.join(' '))).toBe(true);
        },
      ),
    );
  });

  test('likeness of long words counts every slip', () => {
    const word = 'badogumaliro'.repeat(5);
    // no letter twice in a row, for doubled letters count once
    const slips = (count: number): string => 'np'.repeat(count).slice(0, count) + word.slice(count);
    expect(nameLikeness(word, slips(6))).toBe(900);
    expect(nameLikeness(word, slips(24))).toBe(600);
    expect(nameLikeness(word, slips(25))).toBe(0);
  });

  test('likeness is symmetric, a whole number from 0 to 1000', () => {
    fc.assert(
      fc.property(names, names, (a, b) => {
        const likeness = nameLikeness(a, b);
        expect(likeness).toBe(nameLikeness(b, a));
        expect(Number.isInteger(likeness) && likeness >= 0 && likeness <= 1000).toBe(true);
        expect(isSpelledAlike(a, b)).toBe(isSpelledAlike(b, a));
      }),
    );
  });
});

test('family and given name exchanged across the comma are not the same name', () => {
  expect(nameLikeness('Anton, Lev', 'Lev, Anton')).toBe(950);
  expect(nameLikeness('Anton, Lev', 'Lev Anton')).toBe(1000);
  expect(nameLikeness('Anton, Lev', 'Anton, L.')).toBe(925);
  expect(isSpelledAlike('Anton, Lev', 'Lev, Anton')).toBe(false);
});

test('words without a partner cost 40 each, a patronymic 20, and never more than there is', () => {
  expect(nameLikeness('Lev Ozerin', 'Lev Gleb Ozerin')).toBe(960);
  expect(nameLikeness('Lev Ozerin', 'Lev Gleb Ozerin Petrovich')).toBe(940);
  expect(nameLikeness('Lev Ozerin', 'Anna Réka Luca Soma Petra Dóra Imre Huba')).toBe(0);
});

describe('a name is spelled alike', () => {
  for (const [a, b, alike] of [
    ['Müllenberg, Jörg', 'JORG MULLENBERG', true],
    ['Müllenberg, Jörg', 'Joerg Muellenberg', true],
    ['Grønmoe, Åse', 'Groenmoe, Aase', true],
    ['Dr. Őrfűi Ernő', 'Orfui, Erno', true],
    ['Щукарёва Яна', 'Яна Щукарева', true],
    ['Mullenberg, Jorg', 'Muellenberg, Joerg', false],
    ['Щукарёва Яна', 'Shchukareva, Yana', false],
    ['Kiss Anna', 'Kis Anna', false],
    ['Kiss Anna', 'Kiss Anna Luca', false],
    ['', '', false],
  ] as const) {
    test(`${a} / ${b}: ${alike}`, () => expect([isSpelledAlike(a, b), isSpelledAlike(b, a)]).toEqual([alike, alike]));
  }
});

test('names are compared without accents, case and punctuation', () => {
  expect(['Őze,  Pál', 'oze pal', 'ÖZE,PÁL.', 'Øze Pål'].map(plainName)).toEqual(Array(4).fill('oze pal'));
  expect(plainName('Łoś-Groß, Æbbe')).toBe('los gross aebbe');
});

describe('a name that is still being typed', () => {
  const isFound = (typed: string, name: string): boolean =>
    keyBeginnings(typed).some((beginning) => nameKeys(name).some((key) => key.startsWith(beginning))) &&
    beginsLike(typed, name);

  for (const [typed, name] of [
    ['Каспа', 'Kasparov, Garry'],
    ['kaspa', 'Каспаров, Гарри'],
    ['garri kasparow', 'Каспаров, Гарри'],
    ['Mueller', 'Müller, Éva'],
    ['Чиго', 'Chigorin, Mikhail'],
    ['Хали', 'Khalifman, Alexander'],
    ['xali', 'Халифман, Александр'],
    ['Li', 'Li, Chao'],
    ['ho', 'Anna Hő'],
  ] as const) {
    test(`${typed} finds ${name}`, () => expect(isFound(typed, name)).toBe(true));
  }

  for (const [typed, name] of [
    ['Каспа', 'Karpov, Anatoly'],
    ['kasparov anna', 'Kasparov, Garry'],
    ['', 'Kasparov, Garry'],
    ['…', 'Kasparov, Garry'],
  ] as const) {
    test(`“${typed}” does not find ${name}`, () => expect(isFound(typed, name)).toBe(false));
  }

  test('one letter is not looked for by its sound, nor is an initial; a word of two letters is looked for as a whole', () => {
    expect(keyBeginnings('K')).toEqual([]);
    expect(keyBeginnings('Ko')).toEqual(['k.']);
    expect(keyBeginnings('Ká G.')).toEqual(['ka']);
    expect(keyBeginnings('Kovács Éva')).toEqual(['kvac.a', 'va.k', 'kvac', 'va']);
    expect(beginsLike('', 'Kovács')).toBe(false);
  });
});

test('however many names were compared, what they come to is the same', () => {
  const before = nameLikeness('Kovács, Éva', 'Kovacs Eva');
  for (let at = 0; at < 5001; at += 1) nameLikeness(`Nev${at.toString(26)}x`, 'Kiss');
  expect(nameLikeness('Kovács, Éva', 'Kovacs Eva')).toBe(before);
});
