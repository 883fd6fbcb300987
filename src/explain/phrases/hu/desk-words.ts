/** The desk's short sentences, in Hungarian. */
import type { DeskWords } from '../../desk-words.ts';

export const DESK_WORDS: DeskWords = {
  dryRun: 'Próba volt: ebből semmi nem maradt meg.',
  nothingDone: 'Semmi nem változott.',
  demo: ({ office, pools, entries, until }, say) =>
    `Az iroda feltöltve („${office}”): ${say.count(pools, 'állomány')}, az utolsó listák hónapja: ${say.month(until)}, a naplóban ${say.count(entries, 'bejegyzés')}. Minden személy kitalált.`,
  decided: (player, indicator, old, value) => `${player}: ${indicator} ${old} → ${value}`,
  revoked: (entry) => `A(z) ${entry}. bejegyzés döntése visszavonva:`,
  none: 'nincs',
};
