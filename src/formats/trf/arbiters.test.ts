import { expect, test } from 'vitest';
import { arbiterIn, arbiterRecords } from './arbiters.ts';
import { fromReport } from './compose.ts';

test('a number in brackets after the name is the FIDE number', () => {
  expect(arbiterIn('IA Kiss, Anna (703303)')).toEqual({ name: 'IA Kiss, Anna', fideId: '703303' });
  for (const name of ['Kiss, Anna', 'Kiss, Anna (1234)', 'Kiss, Anna(703303)', 'Kiss, Anna (703303) x', '(703303)']) {
    expect(arbiterIn(name)).toEqual({ name });
  }
});

test('where nobody has a role, the first is the chief arbiter and the others are deputies', () => {
  const arbiters = [{ name: 'A', fideId: '703303' }, { name: 'B' }, { fideId: '703304' }];
  expect(arbiterRecords(arbiters)).toEqual({ chief: 'A (703303)', deputies: ['B', ''], left: 0 });
  expect(arbiterRecords([])).toEqual({ deputies: [], left: 0 });
});

test('roles say who the chief arbiter is, and who has no record', () => {
  const arbiters = [
    { name: 'A', role: 'arbiter' },
    { name: 'B', role: 'deputy', fideId: 'x' },
    { name: 'C', role: 'chief' },
  ] as const;
  expect(arbiterRecords(arbiters)).toEqual({ chief: 'C', deputies: ['B'], left: 1 });
  expect(arbiterRecords(arbiters.slice(0, 1))).toEqual({ deputies: [], left: 1 });
});

test('an arbiter who is neither chief nor deputy has no place in a file, which is told', () => {
  const event = {
    id: 'x',
    name: 'Open',
    arbiters: [
      { name: 'A', role: 'chief' as const },
      { name: 'B', role: 'arbiter' as const },
    ],
  };
  const { file, findings } = fromReport({ event, players: [], games: [] }, 'trf26');
  expect(file.records.get('102')).toMatchObject([{ text: '102 A' }]);
  expect(file.records.has('112')).toBe(false);
  expect(findings.find(({ code }) => code === 'trf.not-carried')?.facts).toEqual({ fields: ['arbiters'] });
});
