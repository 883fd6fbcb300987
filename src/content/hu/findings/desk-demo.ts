/** Demonstration data, in Hungarian. */
import type { DemoFindings } from '../../../explain/desk-findings/demo.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

export const DEMO_FINDINGS: FindingPhrases<DemoFindings> = {
  'demo.not-empty': ({ name, entries }, say) =>
    `Az iroda nem üres („${name}”): a főkönyvében ${say.count(entries, 'bejegyzés')} van. Bemutató adatok csak üres irodába kerülhetnek; másik adatbázis a --db kapcsolóval adható meg.`,
};
