/** Players of a list as an import takes them. */
import { expect, test } from 'vitest';
import { readWholeList } from '../../formats/whole.fixture.ts';
import { incoming } from './listed.ts';

test('a whole date of birth of a FIDE list comes into the registry, a year alone as the year', () => {
  const text = `<playerslist>
    <player FIDEID="9000011"><name>Minta, Anna</name><birthday>1990-11-30</birthday></player>
    <player FIDEID="9000028"><name>Proba, Bela</name><birthday>1991</birthday></player>
    <player FIDEID="9000036"><name>Teszt, Cecil</name></player>
  </playerslist>`;
  const { players } = readWholeList(new TextEncoder().encode(text), { control: 'standard' });
  const taken = incoming({ listed: players, rows: [], findings: [] }, {});
  expect(taken.map(({ fields }) => [fields.fide, fields.birth])).toEqual([
    ['9000011', '1990-11-30'],
    ['9000028', '1991'],
    ['9000036', undefined],
  ]);
});
