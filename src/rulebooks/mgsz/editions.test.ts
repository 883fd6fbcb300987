import { describe, expect, test } from 'vitest';
import { checkEvent } from './admission.ts';
import { MGSZ_CONTENTS } from './contents.ts';
import { MGSZ_2012 } from './editions.ts';
import { rateEvent } from './rate.ts';

const HOMES: Record<string, () => Promise<object>> = {
  'admission.ts': () => import('./admission.ts'),
  'clauses.ts': () => import('./clauses.ts'),
  'editions.ts': () => import('./editions.ts'),
  'lists.ts': () => import('./lists.ts'),
  'newcomers.ts': () => import('./newcomers.ts'),
  'rate.ts': () => import('./rate.ts'),
  'tables.ts': () => import('./tables.ts'),
};

describe('MGSZ 2012', () => {
  test('is in force from 1 January 2012 without end', () => {
    expect(MGSZ_2012).toMatchObject({ id: 'mgsz-2012', family: 'mgsz', game: 'go', inForce: { from: '2012-01-01' } });
    expect(MGSZ_2012.inForce.to).toBeUndefined();
    expect([MGSZ_2012.check, MGSZ_2012.rate]).toEqual([checkEvent, rateEvent]);
  });

  test('rates event by event and knows no periods', () => {
    expect(MGSZ_2012.ratePeriod).toBeUndefined();
  });

  test('asks for neither dates nor a system, and takes any whole number of points', () => {
    const { grades, entryGrades, ...needs } = MGSZ_2012.needs;
    expect(needs).toEqual({
      dates: false,
      system: false,
      rating: { min: -1_000_000, max: 1_000_000 },
      unsettledHistory: false,
    });
    expect([grades?.size, entryGrades?.size]).toEqual([44, 53]);
  });

  test('every clause stands once and has its home, or the word why it computes nothing', async () => {
    const clauses = MGSZ_CONTENTS.map(({ clause }) => clause);
    expect(new Set(clauses).size).toBe(clauses.length);
    for (const entry of MGSZ_CONTENTS) {
      if ('nothing' in entry) expect(entry.nothing.length).toBeGreaterThan(10);
      else
        for (const home of [entry.home].flat()) {
          const [file, name] = home.split('#') as [string, string];
          expect(Object.keys((await HOMES[file]?.()) ?? {}), `${entry.clause}: ${home}`).toContain(name);
        }
    }
  });
});
