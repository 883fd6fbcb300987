/** What MSSZ adds to FIDE's rules, in English. */
import type { MsszFindings, MsszRules } from '../../../rulebooks/mssz/reasons.ts';
import type { FindingPhrases, StepPhrases } from '../../../explain/language.ts';

const SHEETS = { left: 'KOMIR', right: 'FIDE' } as const;

export const MSSZ_STEPS: StepPhrases<MsszRules> = {
  'average-gap': ({ own, average, gap, limit }, gives, say) =>
    gap === gives
      ? `Own rating ${say.number(own)}, opponents' average ${say.number(average)}: the difference is ${say.signed(gap)}.`
      : `Own rating ${say.number(own)}, opponents' average ${say.number(average)}: the difference of ${say.signed(gap)} counts as ${say.number(limit)}.`,
  'average-expectation': ({ expected, games }, gives, say) =>
    `Expected ${say.number(expected)} a game, in ${say.count(games, 'game', 'games')} ${say.number(gives)}.`,
  'average-change': ({ score, expected, k }, gives, say) =>
    `Scored ${say.score(score)}, expected ${say.number(expected)}; the difference times K = ${k} is ${say.signed(gives)}, an estimate by hand.`,
  'k40-left': ({ games, needed }, gives, say) =>
    `K stays 40 until ${needed} games are completed: after ${say.count(games, 'game', 'games')} for ${gives} more.`,
};

export const MSSZ_FINDINGS: FindingPhrases<MsszFindings> = {
  'mssz.field-missing': ({ sheet, field }) => `The ${SHEETS[sheet]} sheet has no ${field}.`,
  'mssz.komir-id': ({ komirId, digits }) =>
    `The KOMIR number “${komirId}” is not a number of at most ${digits} digits.`,
  'mssz.strength-order': ({ club, number }, say) =>
    `The place ${say.number(number)} in the strength order of ${club} is not a place from 1 on.`,
  'mssz.strength-order-shared': ({ club, number, komirIds }, say) =>
    `Place ${say.number(number)} in the strength order of ${club} is taken more than once: ${say.list(komirIds)}.`,
  'mssz.fide-id-differs': ({ left, right }) =>
    `The two sheets have different FIDE numbers: ${left ?? 'none'} and ${right ?? 'none'}.`,
  'mssz.fide-id-unusual': ({ fideId }) =>
    `The FIDE number ${fideId} does not look Hungarian; those usually have six digits and begin with 7.`,
  'mssz.fide-id-due': ({ games }, say) =>
    `The player has ${say.count(games, 'game', 'games')} against rated players and no FIDE number, which is due after the first one.`,
  'mssz.birth-year-differs': ({ left, right }) =>
    `The two sheets have different years of birth: ${left} and ${right ?? 'none'}.`,
  'mssz.rating-differs': ({ left, right }) =>
    `The KOMIR rating ${left ?? 'none'} is not the FIDE rating ${right ?? 'none'}.`,
  'mssz.k': ({ k }) => `The multiplier ${k ?? 'none'} is not 10, 20 or 40.`,
  'mssz.status': ({ status }) => `The status “${status ?? ''}” is neither active nor inactive.`,
  'mssz.title': ({ title }) => `The title “${title}” is not one that can be held here.`,
};
