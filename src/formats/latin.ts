/** Names in plain ASCII, for lists that know no other letters: accents fall, other alphabets are written in Latin. */

/** Letters that do not come apart into a plain one and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  Ø: 'O',
  ø: 'o',
  Đ: 'D',
  đ: 'd',
  Ð: 'D',
  ð: 'd',
  Þ: 'TH',
  þ: 'th',
  Ł: 'L',
  ł: 'l',
  ı: 'i',
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
  '\u00a0': ' ',
};

/** As passports write Cyrillic names (ICAO 9303). */
const CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: 'ie',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
  ё: 'e',
  і: 'i',
  ї: 'i',
  є: 'ie',
  ґ: 'g',
  ў: 'u',
};

const ACCENTS = /\p{M}/gu;
const PLAIN = /^[\x20-\x7e]*$/;

export const isPlain = (text: string): boolean => PLAIN.test(text);

/** One character in plain letters; `?` where we know none. */
export function plainLetters(character: string): string {
  const lower = character.toLowerCase();
  const cyrillic = CYRILLIC[lower];
  if (cyrillic !== undefined) {
    return lower === character ? cyrillic : cyrillic.charAt(0).toUpperCase() + cyrillic.slice(1);
  }
  const known = LETTERS[character];
  if (known !== undefined) return known;
  const bare = character.normalize('NFD').replaceAll(ACCENTS, '');
  return isPlain(bare) ? bare : '?';
}
