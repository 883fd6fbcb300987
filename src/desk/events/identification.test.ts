import { describe, expect, test } from 'vitest';
import type { PersonRow } from '../../ledger/store.ts';
import { identityOf } from '../../ledger/rows/identity.ts';
import { factsColumns } from '../../ledger/rows/persons.ts';
import { candidateOf, enteredAs } from './identification.ts';

const ROW: PersonRow = {
  person: 7,
  mergedInto: null,
  identity: 'aa',
  name: 'Kovács, Anna',
  birth: '1990-03-01',
  fide: '700001',
  komir: '12',
  orr: '34',
  pin: '56',
  birthYear: 1990,
  sex: 'f',
  federation: 'HUN',
  title: null,
  facts: '{"now":{"birthYear":1990},"was":[]}',
  deceased: null,
  club: null,
  marks: 0,
};

const NOTHING = { komirId: undefined, orrId: undefined, mergedInto: undefined };

describe('a person of the registry who could be meant', () => {
  test('has name, birth and numbers', () => {
    expect(candidateOf(ROW)).toMatchObject({
      person: 7,
      name: 'Kovács, Anna',
      birth: { year: 1990 },
      fideId: '700001',
      komirId: '12',
      orrId: '34',
      pin: '56',
    });
  });

  test('and was erased has only what is no secret: the year of birth, sex and federation', () => {
    const erased = { ...ROW, identity: null, name: null, birth: null, fide: null, komir: null, orr: null, pin: null };
    expect(candidateOf(erased)).toEqual({
      ...NOTHING,
      person: 7,
      name: undefined,
      birth: { year: 1990 },
      sex: 'f',
      federation: 'HUN',
      fideId: undefined,
      pin: undefined,
      deceased: undefined,
    });
    expect(candidateOf({ ...erased, birthYear: null, sex: null, federation: null })).toMatchObject({
      birth: undefined,
      sex: undefined,
      federation: undefined,
    });
  });

  test('is dead only as long as the card says so', () => {
    const died = factsColumns({ now: { deceased: '2020-01-01' }, was: [] });
    const lives = factsColumns({ now: {}, was: [{ facts: { deceased: '2020-01-01' }, upTo: 9 }] });
    expect(candidateOf({ ...ROW, ...died }).deceased).toBe(18262);
    expect(candidateOf({ ...ROW, ...lives }).deceased).toBeUndefined();
  });
});

describe('a player who is entered', () => {
  test('comes with all that the report says: names and numbers on paper, the rest as facts', () => {
    const player = {
      id: '3',
      name: 'Új, Vilmos',
      birth: { year: 2000 },
      sex: 'm',
      federation: 'AUT',
      title: 'FM',
      club: 'Wien',
      fideId: '0700009',
      pin: '12345678',
    } as const;
    const { entered, paper } = enteredAs(5, player, (size) => new Uint8Array(size));
    expect(entered.facts).toEqual({ birthYear: 2000, sex: 'm', federation: 'AUT', title: 'FM' });
    expect(identityOf(paper)).toEqual({
      name: 'Új, Vilmos',
      birth: '2000',
      fide: '700009',
      pin: '12345678',
      club: 'Wien',
    });
    expect(enteredAs(5, { id: '3', name: 'Új' }, (size) => new Uint8Array(size)).entered.facts).toEqual({});
  });
});
