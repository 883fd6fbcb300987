/** Erasures, in Hungarian. */
import type { ErasureFindings } from '../../desk-findings/erasure.ts';
import type { ErasureWords } from '../../erasure-words.ts';
import type { FindingPhrases } from '../../language.ts';

const NAMED = { name: 'a név egy része', number: 'egy száma', birth: 'a születési napja' } as const;

export const ERASURE_FINDINGS: FindingPhrases<ErasureFindings> = {
  'erase.no-ground': () => 'Indok nélkül senki sem törölhető: adja meg a --ground kapcsolóval.',
  'erase.open-questions': ({ events, count }, say) =>
    `A nevet tartalmazó jelentésekhez nyitott kérdések vannak (${say.list([...events])}${count > events.length ? ', …' : ''}); előbb ezekre kell válaszolni, vagy el kell utasítani a versenyt, mert a jelentések is törlődnek.`,
  'erase.done-before': ({ player, entry }) =>
    `Ezt a játékost (${player}) a(z) ${entry}. bejegyzés már törölte; új bejegyzés nem készült.`,
  'erase.ground-names': ({ by }, say) =>
    `Az indok a személyről ezt tartalmazza: ${say.list(by.map((each) => NAMED[each]))}. Az indok örökre a naplóban marad, akkor is, ha minden más törlődik: olyat kell megadni, amely senkit sem nevez meg (például „június 3-i levél”), vagy ki kell mondani: „--although ground”.`,
  'erase.grounds-stay': ({ entries, count }, say) =>
    `A személyről szóló további bejegyzések indokában (${say.count(count, 'bejegyzés')}: ${say.list(entries.map(String))}${count > entries.length ? ', …' : ''}) is ott van a név egy része, egy szám vagy a születési nap; a bejegyzések nem változnak, ez ott marad.`,
  'erase.name-stays': ({ entries, count }, say) =>
    `A név a napló más bejegyzéseiben is áll (${say.count(count, 'bejegyzés')}: ${say.list(entries.map(String))}${count > entries.length ? ', …' : ''}), címként, indokként vagy szerzőként; a bejegyzések nem változnak, ott a név megmarad.`,
  'erase.remains': () =>
    'A személy törölve van, de az adatbázis fájljait nem sikerült megtisztítani, nyomok maradhattak bennük; adja ki később újra ugyanezt a parancsot.',
  'erase.for-good': () =>
    'Ez nem vonható vissza; a korábban készült mentések, exportok és listafájlok továbbra is tartalmazzák a nevet.',
};

export const ERASURE_WORDS: ErasureWords = {
  erased: (player) => `Törölve: ${player}`,
  formerly: (players, say) => `A korábbi azonosítók alatt is: ${say.list(players)}`,
  papers: (identities, reports, say) =>
    `Törölt iratok: az adatlapról ${say.number(identities)}, jelentésmásolat ${say.number(reports)}`,
  reports: (events, say) => `Nem marad másolat a jelentésről: ${say.list(events)}`,
  titles: (events, say) => `Mostantól cím nélkül látszik: ${say.list(events)}`,
  lists: (count, say) => `Az értékszám név nélkül megmarad: ${say.count(count, 'lista')}`,
  remembered: (numbers, names, say) =>
    `Kulccsal készült lenyomat alapján felismerhető: ${say.list([...numbers, ...(names === 0 ? [] : [say.count(names, 'név születési évvel')])])}`,
  since: (day, entry, say) => `törölve: ${say.date(day)} (${entry}. bejegyzés)`,
  onList: (count, say) => `Azóta törölve: ${say.count(count, 'játékos')}; a pecsét marad, a fájlok mások lettek`,
  fileNow: (form, sha256) => `${form} most: SHA-256 ${sha256}`,
  signedWithout: (count, say) =>
    `A lista ${say.count(count, 'törölt játékos')} neve nélkül készült; a sorai olyanok, ahogy lezárták őket.`,
};
