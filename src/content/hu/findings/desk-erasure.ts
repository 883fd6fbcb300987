/** Erasures, in Hungarian. */
import type { ErasureFindings } from '../../../explain/desk-findings/erasure.ts';
import type { ErasureWords } from '../../en/findings/desk-erasure.ts';
import type { FindingPhrases } from '../../../explain/language.ts';
import { the } from '../articles.ts';

const NAMED = { name: 'a név egy része', number: 'egy azonosítója', birth: 'a születési napja' } as const;

export const ERASURE_FINDINGS: FindingPhrases<ErasureFindings> = {
  'erase.no-ground': () => 'Indok nélkül senki sem törölhető: adja meg a --ground kapcsolóval.',
  'erase.open-questions': ({ events, count }, say) =>
    `A nevet tartalmazó jegyzőkönyvekkel kapcsolatban nyitott kérdések vannak (${say.list([...events])}${count > events.length ? ', …' : ''}); előbb ezekre kell válaszolni, vagy el kell utasítani a versenyt, mert a jegyzőkönyvek is törlődnek.`,
  'erase.done-before': ({ player, entry }, say) =>
    `Ezt a játékost (${player}) ${the(entry, say)}. bejegyzés már törölte; új bejegyzés nem készült.`,
  'erase.ground-names': ({ by }, say) =>
    `Az indok a személyről ezt tartalmazza: ${say.list(by.map((each) => NAMED[each]))}. Az indok akkor is örökre a főkönyvben marad, ha minden más törlődik: olyat kell megadni, amely senkit sem nevez meg (például „június 3-i levél”), vagy kifejezetten vállalni kell: „--although ground”.`,
  'erase.grounds-stay': ({ entries, count }, say) =>
    `A személyről szóló további bejegyzések indokában (${say.count(count, 'bejegyzés')}: ${say.list(entries.map(String))}${count > entries.length ? ', …' : ''}) is szerepel a név egy része, egy azonosító vagy a születési nap; a bejegyzések nem változnak, ez bennük marad.`,
  'erase.name-stays': ({ entries, count }, say) =>
    `A név a főkönyv más bejegyzéseiben is szerepel (${say.count(count, 'bejegyzés')}: ${say.list(entries.map(String))}${count > entries.length ? ', …' : ''}), címként, indokként vagy szerzőként; a bejegyzések nem változnak, ott a név megmarad.`,
  'erase.work-waits': ({ work, count }, say) =>
    `A név még benne van várakozó feladatokban: ${say.list(work)}${count > work.length ? ' …' : ''}. Várja meg a végüket, vagy utasítsa el őket, és ha a név visszakerül, törölje újra a személyt.`,
  'erase.remains': () =>
    'A személy törölve van, de az adatbázis fájljait nem sikerült megtisztítani, nyomok maradhattak bennük; adja ki később újra ugyanezt a parancsot.',
  'erase.for-good': () =>
    'Ez nem vonható vissza; a korábban készült mentések, exportok és listafájlok továbbra is tartalmazzák a nevet.',
};

export const ERASURE_WORDS: ErasureWords = {
  erased: (player) => `Törölve: ${player}`,
  formerly: (players, say) => `A korábbi azonosítók alatt is: ${say.list(players)}`,
  papers: (identities, reports, say) =>
    `Törölt iratok: az adatlapról ${say.number(identities)}, jegyzőkönyvmásolat ${say.number(reports)}`,
  reports: (events, say) => `Nem marad másolat ezekről a jegyzőkönyvekről: ${say.list(events)}`,
  titles: (events, say) => `Mostantól cím nélkül jelenik meg: ${say.list(events)}`,
  lists: (count, say) => `Az értékszám név nélkül megmarad: ${say.count(count, 'lista')}`,
  remembered: (numbers, names, say) =>
    `Kulccsal készült lenyomat alapján felismerhető: ${say.list([...numbers, ...(names === 0 ? [] : [say.count(names, 'név születési évvel')])])}`,
  since: (day, entry, say) => `törölve: ${say.date(day)} (${entry}. bejegyzés)`,
  onList: (count, say) => `Azóta törölve: ${say.count(count, 'játékos')}; a pecsét nem változott, a fájlok igen`,
  fileNow: (form, sha256) => `${form} most: SHA-256 ${sha256}`,
  signedWithout: (count, say) =>
    `A lista ${say.count(count, 'törölt játékos')} neve nélkül készült; a sorai olyanok, amilyenek a lezáráskor voltak.`,
};
