import { EVERY, TESTED, type Tested } from './every-language.fixture.ts';
import { describe, expect, test } from 'vitest';
import type { Facts } from '../core/finding.ts';
import { type Say, speak } from '../explain/language.ts';
import { DOCUMENT_FINDINGS as DOCUMENT_EN } from './en/findings/document.ts';
import { OFFICE_FILE_FINDINGS as FILES_EN } from './en/findings/office-files.ts';
import { FIDE_FINDINGS as FINDINGS_EN, FIDE_STEPS as STEPS_EN } from './en/phrases/fide.ts';
import { firstFew } from '../explain/games.ts';
import { DOCUMENT_FINDINGS as DOCUMENT_HU } from './hu/findings/document.ts';
import { OFFICE_FILE_FINDINGS as FILES_HU } from './hu/findings/office-files.ts';
import { FIDE_FINDINGS as FINDINGS_HU, FIDE_STEPS as STEPS_HU } from './hu/phrases/fide.ts';
import { capitalised, withVisibleControls } from '../explain/letters.ts';
import { DOCUMENT_FINDINGS as DOCUMENT_RU } from './ru/findings/document.ts';
import { OFFICE_FILE_FINDINGS as FILES_RU } from './ru/findings/office-files.ts';
import { FIDE_FINDINGS as FINDINGS_RU, FIDE_STEPS as STEPS_RU } from './ru/phrases/fide.ts';
import { DOCUMENT_FINDING_SAMPLES, FIDE_FINDING_SAMPLES, FIDE_STEP_SAMPLES, nameOf } from './samples.fixture.ts';

const BOOKS = {
  en: { steps: STEPS_EN, fide: FINDINGS_EN, document: { ...DOCUMENT_EN, ...FILES_EN } },
  hu: { steps: STEPS_HU, fide: FINDINGS_HU, document: { ...DOCUMENT_HU, ...FILES_HU } },
  ru: { steps: STEPS_RU, fide: FINDINGS_RU, document: { ...DOCUMENT_RU, ...FILES_RU } },
} as const;

const SAYS: Record<Tested, Say> = {
  en: speak(EVERY.en, nameOf),
  hu: speak(EVERY.hu, nameOf),
  ru: speak(EVERY.ru, nameOf),
};

interface Told {
  readonly name: string;
  readonly sentence: string;
}

type AnyStepPhrase = (given: unknown, gives: unknown, say: Say) => string;
type AnyFindingPhrase = (facts: unknown, say: Say) => string;

const tellSteps = (phrases: object, samples: object, say: Say): Told[] =>
  Object.entries(samples as Record<string, readonly (readonly [Facts, unknown])[]>).flatMap(([name, rows]) =>
    rows.map(([given, gives]) => ({
      name,
      sentence: (phrases as Record<string, AnyStepPhrase>)[name]?.(given, gives, say) as string,
    })),
  );

const tellFindings = (phrases: object, samples: object, say: Say): Told[] =>
  Object.entries(samples as Record<string, readonly Facts[]>).flatMap(([name, rows]) =>
    rows.map((facts) => ({
      name,
      sentence: (phrases as Record<string, AnyFindingPhrase>)[name]?.(facts, say) as string,
    })),
  );

const tellAll = (language: Tested): Told[] => {
  const { steps, fide, document } = BOOKS[language];
  const say = SAYS[language];
  return [
    ...tellSteps(steps, FIDE_STEP_SAMPLES, say),
    ...tellFindings(fide, FIDE_FINDING_SAMPLES, say),
    ...tellFindings(document, DOCUMENT_FINDING_SAMPLES, say),
  ];
};

const DATE_AT_THE_END: Record<Tested, RegExp> = {
  en: /\.\.$/u,
  hu: /(?:január|február|március|április|május|június|július|augusztus|szeptember|október|november|december) \d+\.$/u,
  ru: /г\.$/u,
};

describe.each(TESTED)('the phrases in %s', (language) => {
  const all = tellAll(language);

  test('there is a sample for every rule and finding, and a phrase for every sample', () => {
    const { steps, fide, document } = BOOKS[language];
    expect([...new Set(all.map(({ name }) => name))].sort()).toEqual(
      [...Object.keys(steps), ...Object.keys(fide), ...Object.keys(document)].sort(),
    );
  });

  test('every sentence is one or two, begins as one and ends with one full stop', () => {
    for (const { name, sentence } of all) {
      expect(sentence, name).toMatch(/^[\p{Lu}\p{N}“„«"$]|^t1: /u);
      expect(sentence, name).toMatch(/[^.\s]\.$/u);
      expect(sentence, name).not.toMatch(/ {2}|\s[.,;:]|,,|;;/u);
    }
  });

  // the teller puts the clause before the last full stop, so that must not be part of a date
  test('no sentence ends with a date that has its own full stop', () => {
    for (const { name, sentence } of all) expect(sentence, name).not.toMatch(DATE_AT_THE_END[language]);
  });

  test('no sentence shows a missing fact', () => {
    for (const { name, sentence } of all) {
      expect(sentence, name).not.toMatch(/undefined|NaN|\[object/u);
      if (name !== 'document.wrong-type') expect(sentence, name).not.toMatch(/(?<!\p{L})null(?!\p{L})/u);
    }
  });

  test('numbers have a true minus and the decimal mark of the language', () => {
    for (const { name, sentence } of all) {
      expect(sentence, name).not.toMatch(/(?:^|[\s(])-\d/u);
      if (language !== 'en') expect(sentence, name).not.toMatch(/\d\.\d/u);
    }
  });

  test('players are called by name', () => {
    const phrase = BOOKS[language].fide['fide.match-unrated'];
    expect(phrase({ player: 'A' }, SAYS[language])).toContain('Kiss, Anna');
    expect(phrase({ player: '17' }, SAYS[language])).toContain('17');
  });

  test('a day of birth that cannot be read is not repeated', () => {
    const facts = { seen: '"31.12.2009"', expected: 'YYYY-MM-DD or YYYY' };
    expect(DOCUMENT_FINDING_SAMPLES['document.impossible-date']).toContainEqual(facts);
    expect(BOOKS[language].document['document.impossible-date'](facts, SAYS[language])).not.toContain('2009');
  });

  test('every sentence is as it was last read', async () => {
    const text = all.map(({ name, sentence }) => `${name}: ${sentence}\n`).join('');
    await expect(text).toMatchFileSnapshot(`./samples/${language}.txt`);
  });
});

const step = <Name extends keyof typeof FIDE_STEP_SAMPLES>(name: Name, row: number): string[] =>
  TESTED.map((language) => {
    const [given, gives] = FIDE_STEP_SAMPLES[name][row] as readonly [unknown, unknown];
    return (BOOKS[language].steps[name] as AnyStepPhrase)(given, gives, SAYS[language]);
  });

const fide = <Code extends keyof typeof FIDE_FINDING_SAMPLES>(code: Code, row: number): string[] =>
  TESTED.map((language) =>
    (BOOKS[language].fide[code] as AnyFindingPhrase)(FIDE_FINDING_SAMPLES[code][row], SAYS[language]),
  );

const document = <Code extends keyof typeof DOCUMENT_FINDING_SAMPLES>(code: Code, row: number): string[] =>
  TESTED.map((language) =>
    (BOOKS[language].document[code] as AnyFindingPhrase)(DOCUMENT_FINDING_SAMPLES[code][row], SAYS[language]),
  );

describe('important sentences, in English, Hungarian and Russian', () => {
  test('the change of an event', () => {
    expect(step('event-change', 0)).toEqual([
      't1: scored 5½ of 9, expected 4.31; the difference of +1.19 times K = 20 is +23.8.',
      't1: 9 játszmából 5½ pont, az elvárás 4,31; a +1,19 különbség K = 20 szorzóval +23,8.',
      't1: набрано 5½ из 9 при ожидаемых 4,31; разница +1,19, умноженная на K = 20, даёт +23,8.',
    ]);
  });

  test('an event without a counted game changes nothing', () => {
    expect(step('event-change', 1)).toEqual([
      't1: no game counts, so nothing changes.',
      't1: egyetlen játszma sem számít, ezért nincs változás.',
      't1: ни одна партия не учтена, поэтому изменения нет.',
    ]);
  });

  test('a game', () => {
    expect(step('game', 0)).toEqual([
      'Round 3, white against Kiss, Anna (2145): difference −155, expected 0.29, scored ½: +0.21.',
      '3. forduló, világossal Kiss, Anna ellen (2145): különbség −155, elvárás 0,29, elért pont ½: +0,21.',
      '3-й тур, белыми, соперник Kiss, Anna (2145): разница −155, ожидалось 0,29, набрано ½: +0,21.',
    ]);
  });

  test('a game whose difference is cut', () => {
    expect(step('game', 1)).toEqual([
      'Round 1, black against Kiss, Anna (2444): difference −433, counted as −400, expected 0.08, scored ½: +0.42.',
      '1. forduló, sötéttel Kiss, Anna ellen (2444): különbség −433, figyelembe véve −400, elvárás 0,08, elért pont ½: +0,42.',
      '1-й тур, чёрными, соперник Kiss, Anna (2444): разница −433, учтено −400, ожидалось 0,08, набрано ½: +0,42.',
    ]);
  });

  test('a difference of more than 400 points', () => {
    expect(step('counted-gap', 0)).toEqual([
      'The difference of 531 points counts as 400.',
      'Az 531 pontos különbséget 400 pontnak kell tekinteni.',
      'Разница в 531 пункт учитывается как 400.',
    ]);
  });

  test('the new rating', () => {
    expect(step('new-rating', 0)).toEqual([
      'The rating of 2011 and the change of +60.66, rounded to +61, give 2072.',
      'A korábbi értékszám 2011, a változás +60,66, kerekítve +61; az új értékszám 2072.',
      'Рейтинг 2011 и изменение +60,66, после округления +61, дают 2072.',
    ]);
  });

  test('a whole change is not called rounded', () => {
    expect(step('new-rating', 2)).toEqual([
      'The rating of 2000 and the change of +12 give 2012.',
      'A korábbi értékszám 2000, a változás +12; az új értékszám 2012.',
      'Рейтинг 2000 и изменение +12 дают 2012.',
    ]);
  });

  test('K limited by the number of games', () => {
    expect(step('k-limited', 0)).toEqual([
      '38 games times K = 20 is 760, more than 700, so K = 18.',
      '38 játszma K = 20 szorzóval 760, több mint 700, ezért K = 18.',
      'Число партий, умноженное на K: 38 × 20 = 760, больше 700, поэтому K = 18.',
    ]);
  });

  test('off the list', () => {
    expect(step('delisted', 0)).toEqual([
      '1385 is below the floor of 1400, so the player is taken off the list and is unrated from then on.',
      'A kiszámított értékszám (1385) a küszöb (1400) alatt van, ezért a játékos lekerül a listáról, és a továbbiakban értékszám nélküli.',
      'Рейтинг 1385 ниже минимального (1400), поэтому игрок исключается из рейтинг-листа и остаётся без рейтинга.',
    ]);
  });

  test('a first rating', () => {
    expect(step('listed', 0)).toEqual([
      'The initial rating is 1763, from 12 games; the player enters the list.',
      'Az induló értékszám 1763, 12 játszma alapján; a játékos felkerül a listára.',
      'Первый рейтинг — 1763, по 12 партиям; игрок входит в рейтинг-лист.',
    ]);
  });

  test('an event that is not rated', () => {
    expect(step('event-not-rated', 0)).toEqual([
      'The event is not rated, so the rating stays 1800.',
      'A verseny nem számolható el, ezért az értékszám nem változik: 1800.',
      'Турнир не обсчитывается, поэтому рейтинг не меняется: 1800.',
    ]);
    expect(step('event-not-rated', 1)).toEqual([
      'The event is not rated; nothing changes for the player.',
      'A verseny nem számolható el; a játékosnál semmi sem változik.',
      'Турнир не обсчитывается; для игрока ничего не меняется.',
    ]);
    for (const row of [2, 3]) {
      expect(step('event-not-rated', row)).toEqual([
        't1: the event is not rated and changes nothing.',
        't1: a verseny nem számolható el, ezért semmit sem változtat.',
        't1: турнир не обсчитывается и ничего не меняет.',
      ]);
    }
  });

  test('the letters of a round robin keep its sentences apart', () => {
    expect(step('initial-below-round-robin', 0)[0]).toMatch(/Ra = 2000 .* Ru = 1928\.$/u);
    expect(
      step('initial-below-round-robin', 1).map((told) => told.match(/R[cu] (?:new|új|\(нов\.\)) = \d+/gu)),
    ).toEqual([
      ['Rc new = 2000', 'Ru new = 1949'],
      ['Rc új = 2000', 'Ru új = 1949'],
      ['Rc (нов.) = 2000', 'Ru (нов.) = 1949'],
    ]);
    expect(step('trimmed-average', 0)[0]).toBe(
      'Opponents count at most 400 points away from Ru = 2032. That makes −236 over 9 opponents, and from Ra = 2348 comes Rc new = 2322.',
    );
    expect(step('initial-even', 3)[0]).toBe('Exactly half of the points, so Ru new is Rc new: 2190.');
  });

  test('a game of a newcomer', () => {
    expect(step('newcomer-game', 0)).toEqual([
      'Round 3, white against Kiss, Anna (2145): scored ½.',
      '3. forduló, világossal Kiss, Anna ellen (2145): elért pont ½.',
      '3-й тур, белыми, соперник Kiss, Anna (2145): набрано ½.',
    ]);
  });

  test('a registration that came too late', () => {
    expect(fide('fide.registration-late', 0)).toEqual([
      'The event was registered on 29 April 2024; the deadline was 28 April 2024, 3 days before the start. Only the chairman of the Qualification Commission can admit it.',
      'A bejelentés napja 2024. április 29., a határidő 2024. április 28. volt, 3 nappal a kezdés előtt. A késői bejelentést csak a Minősítő Bizottság elnöke fogadhatja el.',
      'Турнир зарегистрирован 29 апреля 2024\u00a0г., а срок истёк 28 апреля 2024\u00a0г., за 3 дня до начала. Допустить его может только председатель квалификационной комиссии.',
    ]);
  });

  test('games that were not played', () => {
    expect(fide('fide.unplayed', 0)).toEqual([
      'Unplayed games do not count. Round 3: Kiss, Anna – Nagy, Béla.',
      'A le nem játszott játszmák nem számítanak. 3. forduló: Kiss, Anna – Nagy, Béla.',
      'Несыгранные партии не учитываются. 3-й тур: Kiss, Anna – Nagy, Béla.',
    ]);
  });

  test('of eight games six are shown', () => {
    const [en, hu, ru] = fide('fide.unplayed', 2);
    expect(en).toMatch(/; round 3: Nagy, Béla – Orlov, Ivan; and 2 more\.$/u);
    expect(hu).toMatch(/; 3\. forduló: Nagy, Béla – Orlov, Ivan; és még 2 játszma\.$/u);
    expect(ru).toMatch(/; 3-й тур: Nagy, Béla – Orlov, Ivan; и ещё 2 партии\.$/u);
  });

  test('a value of the wrong kind', () => {
    expect(document('document.wrong-type', 3)).toEqual([
      'This should be a whole number, but it is "2100".',
      'Ide ez kellene: egész szám; ehelyett ez áll itt: "2100".',
      'Здесь должно быть: целое число, а указано: "2100".',
    ]);
  });

  test('a kind that has no translation yet keeps its English word', () => {
    expect(document('document.wrong-type', 9)).toEqual([
      'This should be a colour, but it is 1.',
      'Ide ez kellene: a colour; ehelyett ez áll itt: 1.',
      'Здесь должно быть: a colour, а указано: 1.',
    ]);
  });

  test('an edition that is not in force', () => {
    expect(document('rulebook.out-of-force', 0)).toEqual([
      'The edition fide-2014 is not in force on 1 May 2020, only from 1 July 2014 until 30 June 2017.',
      'Ez a kiadás (fide-2014) 2020. május 1-jén nem hatályos, csak 2014. július 1-jétől 2017. június 30-áig.',
      'Редакция fide-2014 действует только с 1 июля 2014\u00a0г. по 30 июня 2017\u00a0г. и потому на 1 мая 2020\u00a0г. силы не имеет.',
    ]);
  });
});

describe('the first few of many', () => {
  const show = (item: number): string => `<${item}>`;
  const more = (left: number): string => `${left} more`;

  test.each([
    [[], ''],
    [[1], '<1>'],
    [[1, 2, 3, 4, 5, 6], '<1>; <2>; <3>; <4>; <5>; <6>'],
    [[1, 2, 3, 4, 5, 6, 7], '<1>; <2>; <3>; <4>; <5>; <6>; 1 more'],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9], '<1>; <2>; <3>; <4>; <5>; <6>; 3 more'],
  ])('of %j', (items, text) => expect(firstFew(items, show, more)).toBe(text));
});

describe('letters', () => {
  test('a sentence begins with a capital letter', () => {
    expect(['тур 3', 'az 5', 'A', ''].map(capitalised)).toEqual(['Тур 3', 'Az 5', 'A', '']);
  });

  test('a control character is shown by its number', () => {
    expect(['x', '„', '😀', '\n', '\u001b', '\u0085'].map(withVisibleControls)).toEqual([
      'x',
      '„',
      '😀',
      'U+000A',
      'U+001B',
      'U+0085',
    ]);
  });
});
