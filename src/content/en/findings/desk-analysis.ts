/** What the verbs that only read have to say, in English. */
import type { AnalysisFindings } from '../../../explain/desk-findings/analysis.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

export const ANALYSIS_FINDINGS: FindingPhrases<AnalysisFindings> = {
  'analysis.bad-day': ({ seen }) => `“${seen}” is not a day; write it as 2024-06-01.`,
  'diff.nothing-ours': () => 'One of the two must be a list of this office, such as fide:2024-05.',
  'diff.other-pools': ({ one, other }) =>
    `“${one}” and “${other}” are different pools; their lists cannot be compared.`,
  'diff.same-list': ({ list }) => `Both are the list ${list}.`,
  'diff.no-ratings': ({ control }) => `The other list has no ${control} ratings.`,
  'diff.other-month': ({ list, file }, say) =>
    `Our list is of ${say.month(list)}, the file of ${say.month(file)}: what was played between them differs too.`,
  'drift.too-few-lists': ({ pool }) => `The pool “${pool}” has fewer than two lists: nothing can have moved.`,
  'rerate.no-lists': ({ pool, from }, say) => `The pool “${pool}” has no list of its own from ${say.date(from)} on.`,
  'rerate.no-settings': ({ pool, family }) =>
    `The rules of the pool “${pool}” (${family}) have no other edition and no settings here.`,
  'rerate.nobody': ({ pool, from }, say) =>
    `In the pool “${pool}” the lists from ${say.date(from)} on would end with the same ratings: there is no difference to apply.`,
  'rerate.other-rules': ({ edition }) =>
    `“${edition}” makes no lists; take fide-2014, fide-2017, fide-2022, fide-2024, fide-2025-10, fide-2026-01 or mssz-2017.`,
};
