/** Names in plain ASCII, for files that know no other letters: accents fall, other alphabets are written in Latin. */

type Letters = readonly (readonly [letter: string, plain: string])[];

/** Each letter above its replacement; `_`: none. */
const letters = (row: string, plain: string): Letters =>
  plain.split(' ').map((each, at) => [row[at] as string, each.replace('_', '')]);

/** Letters that do not decompose into a plain one and an accent. */
const SPECIAL = letters('ßæœØøĐđÐðþŁłı’–', "ss ae oe O o D d D d th L l i ' -");

/** As passports write Cyrillic names (ICAO 9303). */
const CYRILLIC = letters(
  'абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґ',
  'a b v g d e zh z i i k l m n o p r s t u f kh ts ch sh shch ie y _ e iu ia e i i ie g',
);

/** Transliterates these letters; some of them, or of the Cyrillic ones, in a way of its own. */
function speller(special: Letters, cyrillic: Letters): (letter: string) => string | undefined {
  const [own, small] = [new Map([...SPECIAL, ...special]), new Map([...CYRILLIC, ...cyrillic])];
  return (letter) => {
    const lower = letter.toLowerCase();
    const plain = small.get(lower);
    if (plain === undefined || lower === letter) return plain ?? own.get(letter);
    return plain.charAt(0).toUpperCase() + plain.slice(1);
  };
}

const spelled = speller([...letters('ÆŒÞ‘—', "AE OE TH ' -"), ['\u00a0', ' ']], [['ў', 'u']]);

/** As the European Go Database spells letters without a plain form; undefined if it has no spelling. */
export const spelledForGo = speller(letters('ÆŒÞ½', 'Ae Oe Th .5'), letters('йъюя', 'y _ yu ya'));

const PLAIN = /^[\x20-\x7e]*$/;

export const isPlain = (text: string): boolean => PLAIN.test(text);

/** Without its accents. */
export const bare = (letter: string): string => letter.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** One character in plain letters; `?` where we know none. */
export const plainLetters = (character: string): string =>
  spelled(character) ?? (isPlain(bare(character)) ? bare(character) : '?');
