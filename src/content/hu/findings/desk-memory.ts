/** Those who were erased and are remembered by digests, in Hungarian. */
import type { MemoryFindings, RememberedBy } from '../../../explain/desk-findings/memory.ts';
import type { FindingPhrases, Say } from '../../../explain/language.ts';
import { KEY_PROBLEM_WORDS } from './desk-keys.ts';
import { REGISTRY_WORDS } from '../commands/registry.ts';
import { the } from '../articles.ts';

const same = (by: readonly RememberedBy[], say: Say): string =>
  say.list(by.flatMap((each) => (each === 'name' ? ['név', 'születési év'] : [REGISTRY_WORDS.numbers[each]])));

const persons = (count: number, say: Say): string => say.count(count, 'törölt személy');

export const MEMORY_FINDINGS: FindingPhrases<MemoryFindings> = {
  'memory.no-place': () =>
    'Ha az adatbázis kiszolgálón van, az emlékeztető kulcs helyét meg kell adni: nevezzen meg egy fájlt (--memory-key vagy ELOBOOK_MEMORY_KEY_FILE).',
  'memory.unreadable': ({ place, problem }) =>
    `Az emlékeztető kulcs („${place}”) nem olvasható: ${KEY_PROBLEM_WORDS[problem]}.`,
  'memory.unwritable': ({ place, problem }) =>
    `Az emlékeztető kulcs nem írható ide: „${place}”; ${KEY_PROBLEM_WORDS[problem]}.`,
  'memory.damaged': ({ place }) => `Ami itt van („${place}”), nem emlékeztető kulcs.`,
  'memory.open-to-others': ({ place, mode }) =>
    `Az emlékeztető kulcshoz („${place}”) a tulajdonosán kívül más is hozzáfér (${mode}); a „chmod 600” megszünteti.`,
  'memory.made': ({ place }) =>
    `Emlékeztető kulcs készült („${place}”): őrizzen róla másolatot a mentésektől külön. Nélküle az iroda senkit sem ismer fel többé.`,
  'memory.missing': ({ persons: count, place }, say) =>
    `Nem ismerhető fel ${persons(count, say)}, mert nincs meg az emlékeztető kulcs${place === null ? '; nevezze meg a fájlját (--memory-key vagy ELOBOOK_MEMORY_KEY_FILE)' : `: nincs „${place}” nevű fájl`}.`,
  'memory.other-key': ({ persons: count, place }, say) =>
    `Nem ismerhető fel ${persons(count, say)}, mert itt („${place}”) más emlékeztető kulcs van, mint amellyel a lenyomatuk készült.`,
  'memory.lost': ({ persons: count }, say) =>
    `Nincs meg az az emlékeztető kulcs, amellyel a korábbi lenyomatok készültek (${persons(count, say)}): előbb hozza vissza, vagy mondjon le a felismerésükről („--although lost-key”).`,
  'memory.nothing': () =>
    'A személy nem lenne felismerhető: az adatlapon nincs azonosító, és nincs név születési évvel együtt.',
  'memory.too-late': ({ player, entry }, say) =>
    `Ezt a játékost (${player}) ${the(entry, say)}. bejegyzés lenyomat nélkül törölte; nem maradt semmi, ami alapján felismerhető volna.`,
  'memory.no-ground': () =>
    'Törölt személy indok nélkül nem vehető fel újra: adja meg az indokot a --ground kapcsolóval.',
  'player.remembered': ({ by, day }, say) =>
    `Egyezik egy törölt személlyel (${same(by, say)}; törlés: ${say.date(day)}), akit a beleegyezése nélkül nem szabad újra felvenni. Ha ő maga kéri, az „--although remembered” kapcsolóval és indokkal felvehető.`,
  'import.remembered': ({ row, by, day }, say) =>
    `A lista ${row}. játékosa kimaradt: egyezik egy törölt személlyel (${same(by, say)}; törlés: ${say.date(day)}), akit a beleegyezése nélkül nem szabad újra felvenni. Ha ő maga kéri, az „--although remembered” kapcsolóval és indokkal behozható.`,
  'import.number-remembered': ({ row, player, by, day }, say) =>
    `A lista ${row}. játékosa olyan azonosítót hozna (${same(by, say)}; ${say.player(player)} lapjára), amely egy törölt személyé volt (törlés: ${say.date(day)}), akit a beleegyezése nélkül nem szabad újra felvenni; ez kimaradt. Ha ugyanaz a személy, és ő maga kéri: „--although remembered”, indokkal.`,
  'import.entered-again': ({ count }, say) => `Újra felvéve: ${persons(count, say)}.`,
  'event.remembered': ({ by, day }, say) =>
    `Egyezik egy törölt személlyel (${same(by, say)}${day === undefined ? '' : `; törlés: ${say.date(day)}`}), akit a beleegyezése nélkül nem szabad újra felvenni. Kérdezze meg: a „new” válasz, indokkal, újra felveszi a játékost.`,
};
