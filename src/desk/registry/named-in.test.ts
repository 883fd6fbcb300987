import { describe, expect, test } from 'vitest';
import type { PersonRow } from '../../ledger/store.ts';
import { knownTraitsOf, namedIn } from './named-in.ts';

const by = (text: string, name: string, more: Partial<PersonRow> = {}): readonly string[] =>
  namedIn(
    text,
    knownTraitsOf([{ name, birth: '1990-01-31', fide: '703303' }], [{ komir: '01234', ...more } as PersonRow]),
  );

describe('a text names a person', () => {
  for (const [text, name] of [
    ['letter of Zoé Ürömi', 'Ürömi, Zoé'],
    ['LETTER OF UROMI', 'Ürömi, Zoé'],
    ['Zoe asked for it', 'Ürömi, Zoé'],
    ['Kovácsék levele, Kovácsnak válaszolva', 'Kovács, Ida'],
    ['письмо Иванова', 'Ivanov, Petr'],
    ['letter of P. Ivanov', 'Иванов, Пётр'],
    ['Li Na wrote', 'Li, Na'],
    ['letter of van Dijk', 'van Dijk, Jan'],
  ] as const) {
    test(`“${text}” is about ${name}`, () => expect(by(text, name)).toEqual(['name']));
  }

  for (const [text, name] of [
    ['letter of 3 June', 'Ürömi, Zoé'],
    ['minutes of the committee, 2024', 'Ürömi, Zoé'],
    ['Zoológia', 'Ürömi, Zoé'],
    ['a letter to Li', 'Li, Na'],
    ['brief van de bond', 'van Dijk, Jan'],
    ['anything', ''],
    ['number 12', 'Ürömi, Zoé'],
  ] as const) {
    test(`“${text}” names nobody called “${name}”`, () => expect(by(text, name)).toEqual([]));
  }

  test('by a number, whatever zeros it has, and by the day of birth', () => {
    expect(by('card 00703303', 'X')).toEqual(['number']);
    expect(by('KOMIR 1234', 'X')).toEqual(['number']);
    expect(by('born 1990-01-31', 'X')).toEqual(['birth']);
    expect(by('born in 1990', 'X')).toEqual([]);
  });
});
