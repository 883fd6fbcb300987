/** What the desk says about backups and exports, in Hungarian. */
import type { Damage, KeepingFindings } from '../../desk-findings/keeping.ts';
import type { FindingPhrases } from '../../language.ts';

const DAMAGES: Readonly<Record<Damage, string>> = {
  packing: 'nem csomagolható ki',
  'cut-off': 'a folytatás hiányzik',
  seal: 'a csomagolt bájtok nem azok, amelyekre a pecsét szól',
  'not-text': 'nem UTF-8 szöveg',
  'too-long': 'hosszabb, mint bármely sor egy teljes mentésben',
  'no-line': 'se nem irat, se nem bejegyzés, se nem a zárósor',
  paper: 'az irat nem ép, vagy nem az, aminek mondja magát',
  'paper-of-nobody': 'a rákövetkező bejegyzés nem említi ezt az iratot',
  sum: 'a sorok együttes lenyomata más',
  'after-end': 'a zárósor után áll',
};

export const KEEPING_FINDINGS: FindingPhrases<KeepingFindings> = {
  'keeping.not-empty': ({ name, entries }, say) =>
    `Itt már van egy iroda („${name}”), ${say.count(entries, 'bejegyzés')} van benne. Irodára soha nem íródik rá semmi; üres adatbázis a --db kapcsolóval adható meg.`,
  'keeping.file-there': ({ file }) => `Ez a fájl már létezik, és nem íródik felül: „${file}”. Más név kell.`,
  'keeping.not-an-export': () => 'Ez a fájl nem egy iroda teljes mentése.',
  'keeping.damaged': ({ line, entry, damage }) =>
    `A fájl ${line}. sora, a(z) ${entry}. bejegyzésnél: ${DAMAGES[damage]}.`,
  'keeping.place': ({ line, entry }) => `Ez a fájl ${line}. sora, a(z) ${entry}. bejegyzésnél.`,
  'keeping.unknown-kind': ({ line, entry, kind }) =>
    `A fájl ${line}. sora: a(z) ${entry}. bejegyzés fajtáját („${kind}”) csak egy újabb Elobook ismeri; azt kell használni.`,
  'keeping.not-verified': () =>
    'A másolat ellenőrzés nélkül készült; az „elobook verify” mutatja meg, hogy minden következik-e a bejegyzésekből.',
};
