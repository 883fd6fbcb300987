/** Who a reported player is in the registry, in Hungarian. */
import type { IdentifyFindings } from '../../../intake/identify.ts';
import type { FindingPhrases, Say } from '../../../explain/language.ts';
import { firstFew } from '../../../explain/games.ts';

const NUMBERS: Readonly<Record<IdentifyFindings['identify.number-unknown']['number'], string>> = {
  fide: 'FIDE-azonosító',
  komir: 'KOMIR-azonosító',
  orr: 'ORR-azonosító',
  pin: 'Go-PIN',
};

const who = (person: number, say: Say): string => say.player(String(person));
const all = (persons: readonly number[], say: Say): string =>
  firstFew(
    persons,
    (person) => who(person, say),
    (more) => `és még ${more} személy`,
  );

const DOUBTS: Readonly<Record<IdentifyFindings['identify.doubtful']['because'], string>> = {
  'no-birth': 'A jegyzőkönyvben nincs születési idő, a név pedig önmagában kevés',
  several: 'A név és a születési idő több személyre is illik',
  spelling: 'A születési idő egyezik, de a név írásmódja eltér',
  'birth-unknown': 'A nyilvántartásban nem minden ilyen nevű személynek ismert a születési ideje',
  differs: 'A név egyezik, de a születési idő eltér',
};

export const IDENTIFY_FINDINGS: FindingPhrases<IdentifyFindings> = {
  'identify.nothing-to-go-by': () =>
    'A játékosnak sem neve, sem a nyilvántartásban szereplő azonosítója nincs, ezért nem azonosítható.',
  'identify.number-unknown': ({ number }) =>
    `A nyilvántartásban senkinek sincs ilyen azonosítója, mint a jegyzőkönyvben (${NUMBERS[number]}).`,
  'identify.number-shared': ({ number, persons }, say) =>
    `A jegyzőkönyvben szereplő azonosító (${NUMBERS[number]}) több személyé is: ${all(persons, say)}.`,
  'identify.numbers-disagree': ({ numbers, persons }, say) =>
    `A jegyzőkönyvben szereplő azonosítók (${say.list(numbers.map((each) => NUMBERS[each]))}) különböző személyekéi: ${all(persons, say)}.`,
  'identify.number-differs': ({ person, number }, say) =>
    `${who(person, say)}: a nyilvántartásban más azonosító szerepel, mint a jegyzőkönyvben (${NUMBERS[number]}).`,
  'identify.name-contradicts': ({ person, number, likeness }, say) =>
    `Az azonosító (${NUMBERS[number]}) szerint a játékos ${who(person, say)}, de a jegyzőkönyvben egészen más név szerepel (hasonlóság: ${say.number(likeness)}/1000).`,
  'identify.birth-contradicts': ({ person, number }, say) =>
    `Az azonosító (${NUMBERS[number]}) szerint a játékos ${who(person, say)}, de a jegyzőkönyvben más születési év szerepel.`,
  'identify.deceased': ({ person }, say) => `${who(person, say)} a nyilvántartás szerint a verseny előtt elhunyt.`,
  'identify.doubtful': ({ persons, because }, say) => `${DOUBTS[because]}; szóba jöhet: ${all(persons, say)}.`,
  'identify.name-differs': ({ person, likeness }, say) =>
    `${who(person, say)}: a név a nyilvántartásban másként szerepel (hasonlóság: ${say.number(likeness)}/1000).`,
  'identify.birthday-differs': ({ person }, say) =>
    `${who(person, say)}: a születési év egyezik a nyilvántartással, de a nap eltér.`,
  'identify.sex-differs': ({ person }, say) => `${who(person, say)}: a jegyzőkönyvben és a nyilvántartásban más a nem.`,
  'identify.federation-differs': ({ person }, say) =>
    `${who(person, say)}: a jegyzőkönyvben és a nyilvántartásban más a szövetség.`,
  'identify.others-alike': ({ person, persons }, say) =>
    `A játékos név és születési idő szerint ${who(person, say)}; hasonló név a nyilvántartásban: ${all(persons, say)}.`,
  'identify.namesakes': ({ persons }, say) =>
    `Új személy; a nyilvántartásban egészen más korú névrokonai vannak: ${all(persons, say)}.`,
};
