/** Which clauses an event has passed. */
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../core/finding.ts';
import { EDITIONS } from '../../rulebooks/rulebook.ts';
import { clausesOf } from '../../engine/rulebooks.ts';
import { officeRulesOf } from '../../rulebooks/office-rules.ts';
import { passedChecks } from './checks.ts';

const found = (clause: string): Finding => ({ code: 'x', weight: 'warn', clause, facts: {} });

describe('clauses that events are checked by', () => {
  for (const edition of EDITIONS) {
    test(`${edition}: all are in the book`, () => {
      const all = new Set(clausesOf(edition).map(({ clause }) => clause));
      expect(officeRulesOf(edition).checked.filter(([clause]) => !all.has(clause))).toEqual([]);
    });
  }
});

describe('passed', () => {
  test('is what nothing was found against, and what could be checked', () => {
    expect(passedChecks('fide-2024', { registered: 1, reportReceived: 2 }, [found('0.2.2')])).toEqual(['4.1', '9.1']);
    expect(passedChecks('fide-2024', { registered: 1, reportReceived: 2 }, [found('9.1')])).toEqual(['0.2', '4.1']);
    expect(passedChecks('fide-2024', { controls: [], schedule: [] }, [])).toEqual(['1.1', '1.2', '3.1', '4.1']);
    expect(passedChecks('fide-2014', {}, [found('4.13'), found('6.31')])).toEqual([]);
    expect(passedChecks('mgsz-2012', { board: 19 }, [found('6(1) step 2')])).toEqual(['1(2)', '1(3)']);
    expect(passedChecks('orr', { registered: 1 }, [])).toEqual([]);
  });
});
