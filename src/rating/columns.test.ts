import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FLAGS, type StandingRow } from '../ledger/store.ts';
import { ListColumns } from './columns.ts';

const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

test('the rows of a list come out as they went in, as often as they are asked for', () => {
  const row = fc.record<StandingRow>({
    person: fc.integer({ min: 1, max: 2 ** 30 - 1 }),
    rating: orNull(fc.integer({ min: 1, max: 4000 })),
    k: orNull(fc.constantFrom(10, 20, 40)),
    games: fc.nat(500),
    total: fc.nat(100_000),
    peak: orNull(fc.integer({ min: 1, max: 4000 })),
    change: orNull(fc.integer({ min: -100_000, max: 100_000 })),
    flags: fc.nat(31),
    last: orNull(fc.integer({ min: 1, max: 30_000 })),
    rest: orNull(fc.constantFrom('{"hadEvent":true}', '{"rank":"1d"}')),
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
      const columns = new ListColumns(20);
      for (const each of rows) columns.add(each);
      expect([...columns.rows()]).toEqual(rows);
      expect([...columns.rows()]).toEqual(rows);
      const listed = rows.filter(({ rating, flags }) => rating !== null && (flags & FLAGS.notListed) === 0);
      expect(columns.players).toBe(listed.length);
    }),
  );
});
