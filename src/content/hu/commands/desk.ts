/** The desk's short sentences, in Hungarian. */
import type { DeskWords } from '../../en/commands/desk.ts';

export const DESK_WORDS: DeskWords = {
  dryRun: 'Próba volt: semmi sem változott.',
  upgraded: (file) =>
    `Az iroda az Elobook egy régebbi változatáé volt, és most naprakész. Korábbi állapota nevekkel és születési dátumokkal itt van: „${file}”. Törölje, ha minden rendben van.`,
  upgradedServer:
    'Az iroda táblái az Elobook egy régebbi változatáéi voltak, és most egyetlen tranzakcióval naprakészek lettek. Kiszolgálón lévő adatbázisról itt nem készül másolat: minden új változat előtt készítsen egyet a pg_dump paranccsal.',
  nothingDone: 'Semmi sem változott.',
  demo: ({ office, pools, entries, until }, say) =>
    `Az iroda feltöltve („${office}”): ${say.count(pools, 'állomány')}, az utolsó listák hónapja: ${say.month(until)}, a főkönyvben ${say.count(entries, 'bejegyzés')}. Minden személy kitalált.`,
  decided: (player, indicator, old, value) => `${player}: ${indicator} ${old} → ${value}`,
  revoked: (entry) => `Visszavont döntés (${entry}. bejegyzés):`,
  none: 'nincs',
};
