/** What the verbs that only read have to say, in Russian. */
import type { AnalysisFindings } from '../../../explain/desk-findings/analysis.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

export const ANALYSIS_FINDINGS: FindingPhrases<AnalysisFindings> = {
  'analysis.bad-day': ({ seen }) => `«${seen}» — не дата; пишите так: 2024-06-01.`,
  'diff.nothing-ours': () => 'Один из двух должен быть рейтинг-листом этой службы, например fide:2024-05.',
  'diff.other-pools': ({ one, other }) => `«${one}» и «${other}» — разные пулы; их рейтинг-листы сравнить нельзя.`,
  'diff.same-list': ({ list }) => `Это один и тот же рейтинг-лист: ${list}.`,
  'diff.no-ratings': ({ control }) => `В другом рейтинг-листе нет таких рейтингов: ${control}.`,
  'diff.other-month': ({ list, file }, say) =>
    `Наш рейтинг-лист: ${say.month(list)}, файл: ${say.month(file)}; партии, сыгранные между ними, тоже дают расхождение.`,
  'drift.too-few-lists': ({ pool }) => `В пуле «${pool}» меньше двух рейтинг-листов: о смещении судить рано.`,
  'rerate.no-lists': ({ pool, from }, say) =>
    `Начиная с ${say.date(from)} у пула «${pool}» нет собственных рейтинг-листов.`,
  'rerate.no-settings': ({ pool, family }) =>
    `У правил пула «${pool}» (${family}) здесь нет другой редакции и нет настроек.`,
  'rerate.nobody': ({ pool, from }, say) =>
    `В пуле «${pool}» рейтинг-листы, пересчитанные с ${say.date(from)}, приводят к тем же рейтингам: применять нечего.`,
  'rerate.other-rules': ({ edition }) =>
    `По правилам «${edition}» рейтинг-листы не составляются; возможны fide-2014, fide-2017, fide-2022, fide-2024, fide-2025-10, fide-2026-01 и mssz-2017.`,
};
