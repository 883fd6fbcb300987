/** What the verbs that only read have to say, in Russian. */
import type { AnalysisFindings } from '../../desk-findings/analysis.ts';
import type { FindingPhrases } from '../../language.ts';

export const ANALYSIS_FINDINGS: FindingPhrases<AnalysisFindings> = {
  'analysis.bad-day': ({ seen }) => `«${seen}» — не дата; пишите так: 2024-06-01.`,
  'diff.nothing-ours': () => 'Один из двух должен быть листом этого бюро, например fide:2024-05.',
  'diff.other-pools': ({ one, other }) => `«${one}» и «${other}» — разные пулы; их листы не сравнить.`,
  'diff.same-list': ({ list }) => `Оба — один и тот же лист: ${list}.`,
  'diff.no-ratings': ({ control }) => `В другом листе нет таких рейтингов: ${control}.`,
  'diff.other-month': ({ list, file }, say) =>
    `Наш лист: ${say.month(list)}, файл: ${say.month(file)}; сыгранное между ними тоже даёт разницу.`,
  'drift.too-few-lists': ({ pool }) => `В пуле «${pool}» меньше двух листов: двигаться было нечему.`,
  'rerate.no-lists': ({ pool, from }, say) =>
    `У пула «${pool}» нет собственных рейтинг-листов с этого дня: ${say.date(from)}`,
  'rerate.no-settings': ({ pool, family }) =>
    `У правил пула «${pool}» (${family}) здесь нет другой редакции и нет настроек.`,
  'rerate.other-rules': ({ edition }) =>
    `«${edition}» не составляет рейтинг-листов; возможны fide-2014, fide-2024, fide-2025-10 и mssz-2017.`,
};
