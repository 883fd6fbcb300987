import { describe, expect, test } from 'vitest';
import type { Approval, Finding } from '../core/finding.ts';
import { AUTHORITIES, authorityOf, recordedAuthority, settled, type Waivable } from './approvals.ts';

const WAIVABLE: readonly Waivable[] = [
  { finding: '0.2', clauses: ['0.2', '0.2.3'], by: ['president', 'qc-chairman'], matter: 'late' },
  { finding: '0.2 hybrid', clauses: ['0.2'], by: ['qc-chairman'], matter: 'hybrid' },
  { finding: '1.1', clauses: ['1.1'], by: ['qc', 'council'] },
];
const found = (clause: string, weight: Finding['weight'] = 'refuse', facts: Finding['facts'] = {}): Finding => ({
  code: 'x',
  weight,
  clause,
  facts,
});
/** Weight and clause of what is left, with who approved; and the codes of what is told of the decisions. */
const after = (findings: readonly Finding[], ...approvals: readonly Approval[]) =>
  settled(findings, approvals, WAIVABLE).map(({ code, weight, clause, facts }) =>
    code === 'x' ? [weight, clause, facts['approvedBy']] : [code, weight, facts['expected']],
  );

describe('who is meant', () => {
  for (const [word, authority] of [
    ['qc-chairman', 'qc-chairman'],
    [' QC Chairman ', 'qc-chairman'],
    ['Qc - chairman', 'qc-chairman'],
    ['COUNCIL', 'council'],
    ['the council', undefined],
    ['club', undefined],
    ['', undefined],
  ] as const) {
    test(`“${word}” is ${authority ?? 'nobody'}`, () => expect(authorityOf(word)).toBe(authority));
  }

  test('every word of the table is its own', () => expect(AUTHORITIES.map(authorityOf)).toEqual([...AUTHORITIES]));
});

describe('a decision', () => {
  const time = found('1.1', 'warn');
  const late = found('0.2');
  const top = found('0.2', 'refuse', { authority: 'president' });
  const hybrid = found('0.2 hybrid');

  test('of whom the clause names leaves a note with who decided', () => {
    expect(after([time], { clause: '1.1', by: 'QC' })).toEqual([['note', '1.1', 'QC']]);
    expect(after([time], { clause: '1.1', by: 'Council' })).toEqual([['note', '1.1', 'Council']]);
    expect(after([late], { clause: '0.2.3', by: 'president' })).toEqual([['note', '0.2', 'president']]);
  });

  test('is judged by what still stands in the way, not by what is a note already', () => {
    const noted = found('0.2 hybrid', 'note');
    expect(after([noted], { clause: '0.2', by: 'president' })).toEqual([['note', '0.2 hybrid', undefined]]);
  });

  test('of anybody else sets nothing aside, and it is told', () => {
    expect(after([time], { clause: '1.1', by: 'club' })).toEqual([
      ['warn', '1.1', undefined],
      ['approval.unknown-authority', 'warn', ['qc', 'council']],
    ]);
    expect(after([time], { clause: '1.1', by: 'president' })).toEqual([
      ['warn', '1.1', undefined],
      ['approval.wrong-authority', 'warn', ['qc', 'council']],
    ]);
    expect(after([found('1.2')], { clause: '1.2', by: 'president' })).toEqual([
      ['refuse', '1.2', undefined],
      ['approval.nobody-named', 'warn', undefined],
    ]);
    expect(after([], { clause: '1.1', by: 'president' })).toEqual([
      ['approval.wrong-authority', 'warn', ['qc', 'council']],
    ]);
  });

  test('where the finding names one of several, is for that one', () => {
    expect(after([top], { clause: '0.2', by: 'president' })).toEqual([['note', '0.2', 'president']]);
    expect(after([top], { clause: '0.2', by: 'qc-chairman' })).toEqual([
      ['refuse', '0.2', undefined],
      ['approval.wrong-authority', 'warn', ['president']],
    ]);
  });

  test('under a clause that covers several things is for all of them, or for the one it names', () => {
    const by = 'qc-chairman';
    expect(after([late, hybrid], { clause: '0.2', by })).toEqual([
      ['note', '0.2', by],
      ['note', '0.2 hybrid', by],
    ]);
    expect(after([late, hybrid], { clause: '0.2', by, for: 'Late' })).toEqual([
      ['note', '0.2', by],
      ['refuse', '0.2 hybrid', undefined],
    ]);
    expect(after([late, hybrid], { clause: '0.2', by, for: 'hybrid' })).toEqual([
      ['refuse', '0.2', undefined],
      ['note', '0.2 hybrid', by],
    ]);
    expect(after([late], { clause: '0.2', by, for: 'lunch' })).toEqual([
      ['refuse', '0.2', undefined],
      ['approval.nobody-named', 'warn', undefined],
    ]);
    expect(after([time], { clause: '1.1', by: 'qc', for: 'late' })).toEqual([['note', '1.1', 'qc']]);
  });

  test('leaves notes, and faults without a clause, as they are', () => {
    const remark = found('1.1', 'note');
    const { clause: _none, ...unclaimed } = found('1.1');
    expect(settled([remark, unclaimed], [{ clause: '1.1', by: 'qc' }], WAIVABLE)).toEqual([remark, unclaimed]);
    expect(settled([time], [], WAIVABLE)).toEqual([time]);
    expect(settled([time], undefined, WAIVABLE)).toEqual([time]);
  });
});

test('who decided is recorded by the word of the table, and else as written', () => {
  expect([' QC  Chairman ', 'Uncle Joe '].map(recordedAuthority)).toEqual(['qc-chairman', 'uncle joe']);
});
