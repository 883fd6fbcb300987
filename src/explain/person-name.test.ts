import { EVERY } from '../content/every-language.fixture.ts';
import { describe, expect, test } from 'vitest';
import { fullNameText, shortName } from './person-name.ts';

describe('the name of a person on a page', () => {
  test.each([
    ['Kiss, Anna', 'Kiss, Anna', 'Kiss Anna', 'Kiss, Anna'],
    ['Kiss Anna', 'Kiss Anna', 'Kiss Anna', 'Kiss Anna'],
    ['Dr. Nagy, Béla, ifj.', 'Dr. Nagy, Béla, ifj.', 'Dr. Nagy, Béla, ifj.', 'Dr. Nagy, Béla, ifj.'],
    ['Петров Иван', 'Petrov Ivan', 'Petrov Ivan', 'Петров Иван'],
    ['Соколова Анна', 'Sokolova Anna', 'Szokolova Anna', 'Соколова Анна'],
    ['Щербаков Юрий', 'Shcherbakov Yury', 'Scserbakov Jurij', 'Щербаков Юрий'],
    ['Ефимова Алёна', 'Yefimova Alyona', 'Jefimova Aljona', 'Ефимова Алёна'],
    ['Григорьева Дарья', 'Grigoryeva Darya', 'Grigorjeva Darja', 'Григорьева Дарья'],
    ['Жуков, Пётр', 'Zhukov, Pyotr', 'Zsukov Pjotr', 'Жуков, Пётр'],
    ['И. С.', 'I. S.', 'I. Sz.', 'И. С.'],
  ])('%s in sentences', (name, english, hungarian, russian) => {
    expect([
      shortName(name, EVERY.en.personNames),
      shortName(name, EVERY.hu.personNames),
      shortName(name, EVERY.ru.personNames),
    ]).toEqual([english, hungarian, russian]);
  });

  test('stands beside the letters in which it is registered where those are others', () => {
    expect(Object.values(EVERY).map(({ personNames }) => fullNameText('Соколова Анна', personNames))).toEqual([
      'Sokolova Anna (Соколова Анна)',
      'Szokolova Anna (Соколова Анна)',
      'Соколова Анна',
    ]);
    expect(fullNameText('Kiss, Anna', EVERY.hu.personNames)).toBe('Kiss Anna');
  });
});
