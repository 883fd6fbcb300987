/** Demonstration data, in English. */
import type { DemoFindings } from '../../../explain/desk-findings/demo.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

export const DEMO_FINDINGS: FindingPhrases<DemoFindings> = {
  'demo.not-empty': ({ name, entries }, say) =>
    `The office “${name}” is not empty: its ledger has ${say.count(entries, 'entry', 'entries')}. Demonstration data go only into an empty one; name another database with --db.`,
};
