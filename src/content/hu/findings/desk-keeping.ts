/** What the desk says about backups and exports, in Hungarian. */
import type { Damage, KeepingFindings } from '../../../explain/desk-findings/keeping.ts';
import type { FindingPhrases } from '../../../explain/language.ts';
import { the } from '../articles.ts';

const DAMAGES: Readonly<Record<Damage, string>> = {
  packing: 'nem csomagolható ki',
  'cut-off': 'a folytatás hiányzik',
  seal: 'a csomagolt tartalom nem egyezik a pecséttel',
  'not-text': 'nem UTF-8 szöveg',
  'too-long': 'hosszabb, mint bármely sor egy teljes mentésben',
  'no-line': 'nem irat, nem bejegyzés és nem a zárósor',
  paper: 'az irat sérült, vagy nem az, aminek jelölve van',
  'paper-of-nobody': 'a rákövetkező bejegyzés nem hivatkozik erre az iratra',
  sum: 'a sorok együttes lenyomata más',
  'after-end': 'a zárósor után következik',
};

export const KEEPING_FINDINGS: FindingPhrases<KeepingFindings> = {
  'keeping.not-empty': ({ name, entries }, say) =>
    `Itt már van egy iroda („${name}”, ${say.count(entries, 'bejegyzés')}). Meglévő iroda soha nem íródik felül; üres adatbázis a --db kapcsolóval adható meg.`,
  'keeping.file-there': ({ file }) => `Ez a fájl már létezik, és nem íródik felül: „${file}”. Adjon meg más nevet.`,
  'keeping.not-an-export': () => 'Ez a fájl nem egy iroda teljes mentése.',
  'keeping.damaged': ({ line, entry, damage }, say) =>
    `A fájl ${line}. sora, ${the(entry, say)}. bejegyzésnél: ${DAMAGES[damage]}.`,
  'keeping.place': ({ line, entry }, say) => `A hely a fájlban: ${line}. sor, ${the(entry, say)}. bejegyzésnél.`,
  'keeping.unknown-kind': ({ line, entry, kind }, say) =>
    `A fájl ${line}. sora: ${the(entry, say)}. bejegyzés fajtáját („${kind}”) csak egy újabb Elobook ismeri; azt kell használni.`,
  'keeping.not-verified': () =>
    'A másolat ellenőrzés nélkül készült; az „elobook verify” mutatja meg, hogy minden következik-e a bejegyzésekből.',
};
