/** Demonstration data, in Russian. */
import type { DemoFindings } from '../../../explain/desk-findings/demo.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

export const DEMO_FINDINGS: FindingPhrases<DemoFindings> = {
  'demo.not-empty': ({ name, entries }, say) =>
    `Служба «${name}» не пустая: в журнале ${say.count(entries, 'запись', 'записи', 'записей')}. Демонстрационные данные вносятся только в пустую; укажите другую базу данных в --db.`,
};
