/** What the verbs that only read have to say, in Hungarian. */
import type { AnalysisFindings } from '../../../explain/desk-findings/analysis.ts';
import type { FindingPhrases } from '../../../explain/language.ts';
import { fromDay } from '../days.ts';

export const ANALYSIS_FINDINGS: FindingPhrases<AnalysisFindings> = {
  'analysis.bad-day': ({ seen }) => `Nem értelmezhető dátum: „${seen}”; így írandó: 2024-06-01.`,
  'diff.nothing-ours': () => 'A kettő közül az egyiknek az iroda listájának kell lennie, például fide:2024-05.',
  'diff.other-pools': ({ one, other }) =>
    `„${one}” és „${other}” két külön állomány, a listáik nem hasonlíthatók össze.`,
  'diff.same-list': ({ list }) => `Mindkettő ugyanaz a lista: ${list}.`,
  'diff.no-ratings': ({ control }) => `A másik listán nincs ilyen fajta értékszám: ${control}.`,
  'diff.other-month': ({ list, file }, say) =>
    `A mi listánk hónapja ${say.month(list)}, a fájlé ${say.month(file)}: a közben lejátszott játszmák is eltérést okoznak.`,
  'drift.too-few-lists': ({ pool }) =>
    `Az állománynak (${pool}) nincs két listája, így elmozdulásról nem lehet beszélni.`,
  'rerate.no-lists': ({ pool, from }, say) => `Az állománynak (${pool}) ${fromDay(from, say)} nincs saját listája.`,
  'rerate.no-settings': ({ pool, family }) =>
    `Az állomány (${pool}, ${family}) szabályainak itt nincs másik kiadása, és nincsenek beállításai.`,
  'rerate.nobody': ({ pool }) =>
    `Az állományban (${pool}) az újraszámolt listák ugyanazokhoz az értékszámokhoz vezetnek: nincs alkalmazható különbség.`,
  'rerate.other-rules': ({ edition }) =>
    `„${edition}” szerint nem készül lista; választható: fide-2014, fide-2017, fide-2022, fide-2024, fide-2025-10, fide-2026-01 vagy mssz-2017.`,
};
