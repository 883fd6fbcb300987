import { describe, expect, test } from 'vitest';
import type { Finding } from '../../core/finding.ts';
import { CONTENTS } from '../../rulebooks/contents.ts';
import { EDITIONS, type EditionId } from '../../rulebooks/rulebook.ts';
import { officeRulesOf } from '../../rulebooks/office-rules.ts';
import { checkWaivers, recordedWaiver } from './authorities.ts';

const found = (clause: string, weight: Finding['weight'] = 'refuse'): Finding => ({
  code: 'x',
  weight,
  clause,
  facts: {},
});
const codes = (edition: EditionId, clause: string, by: string, findings: readonly Finding[], ground = 'why') =>
  checkWaivers(edition, [{ clause, by, ground }], findings).map(({ code }) => code);

describe('who may set a finding aside', () => {
  for (const [edition, finding, clause, by] of [
    ['fide-2024', '0.2.1', '0.2.3', 'president'],
    ['fide-2024', '0.2.2', '0.2.4', 'qc-chairman'],
    ['fide-2025-10', '0.2 hybrid', '2.1', 'qc-chairman'],
    ['fide-2022', '0.2', '0.2', 'qc-chairman'],
    ['fide-2025-10', '1.1', '1.1', 'council'],
    ['fide-2026-01', '1.1', '1.1', 'qc'],
    ['fide-2026-01', '1.1', '1.1', 'Council'],
    ['fide-2014', '0.2', '0.2', 'qc-chairman'],
    ['fide-2014', '4.1', '4.12', 'qc'],
    ['mssz-2017', '4.1', '4.1', 'qc'],
    ['mgsz-2012', '5(3)', '5(3)', 'committee'],
  ] as const) {
    test(`${edition} ${finding}: ${by}, under ${clause}`, () => {
      expect(codes(edition, clause, by, [found(finding)])).toEqual([]);
      expect(codes(edition, clause, 'somebody', [found(finding)])).toEqual(['event.wrong-authority']);
      expect(codes(edition, clause, by, [])).toEqual(['event.waiver-idle']);
      expect(codes(edition, clause, by, [found(finding, 'note')])).toEqual(['event.waiver-idle']);
      expect(codes(edition, clause, by, [found(finding)], ' ')).toEqual(['event.waiver-without-ground']);
    });
  }

  test('a warning may be settled like a refusal', () => {
    expect(codes('mgsz-2012', '5(3)', 'committee', [found('5(3)', 'warn')])).toEqual([]);
  });

  test('nobody may set aside what the rules give to nobody', () => {
    expect(codes('fide-2024', '1.2', 'president', [found('1.2')])).toEqual(['event.waiver-impossible']);
    expect(codes('orr', '2 age', 'president', [])).toEqual(['event.waiver-idle']);
    expect(codes('orr', '2 age', 'president', [{ code: 'x', weight: 'refuse', facts: {} }])).toEqual([
      'event.waiver-idle',
    ]);
  });

  test('the authority is written as in the table, the ground without blanks around it', () => {
    expect(recordedWaiver({ clause: '0.2.4', by: ' QC-Chairman', ground: ' flood ' })).toEqual({
      clause: '0.2.4',
      by: 'qc-chairman',
      ground: 'flood',
    });
  });

  test('every clause of the table stands in its book', () => {
    for (const edition of EDITIONS) {
      const clauses = new Set(CONTENTS[edition].map(({ clause }) => clause));
      for (const { clauses: named } of officeRulesOf(edition).waivable) {
        for (const clause of named) expect(clauses.has(clause), `${edition} ${clause}`).toBe(true);
      }
    }
  });
});
