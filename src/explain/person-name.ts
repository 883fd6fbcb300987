/** A person's name as a page of a language shows it: in letters that its readers read, and in their order. */

/** How a language handles names in another script; a language that reads every letter defines nothing. */
export interface PersonNames {
  /** Cyrillic letters and their replacements in the language: `а=a б=b`. The letter е has a rule of its own. */
  readonly letters?: string;
  /** At the beginning, and after a vowel or a sign, е is spoken with a y before it. */
  readonly softE?: string;
  /** What ий and ый become at the end of a name, if it differs from their letters. */
  readonly ending?: string;
  readonly isFamilyNameFirst?: boolean;
}

const TABLES = new Map<string, Readonly<Record<string, string>>>();

function tableOf(letters: string): Readonly<Record<string, string>> {
  const table =
    TABLES.get(letters) ?? Object.fromEntries(letters.split(' ').map((pair) => pair.split('=') as [string, string]));
  TABLES.set(letters, table);
  return table;
}

const AFTER_VOWEL = /(?<=^|[^\p{L}]|[аеёиоуыэюяїієъьАЕЁИОУЫЭЮЯ])[её]/giu;

const CYRILLIC = /\p{Script=Cyrillic}/u;

function capitalAs(letter: string, written: string): string {
  return letter === letter.toLowerCase() ? written : written.charAt(0).toUpperCase() + written.slice(1);
}

/** The name in Latin letters, or unchanged if the language reads it or if it has other letters as well. */
function inLettersOf({ letters, softE = 'e', ending }: PersonNames, name: string): string {
  if (letters === undefined || !CYRILLIC.test(name)) return name;
  const table = tableOf(letters);
  const withoutE = name
    .replaceAll(/(?<=\p{L})(?:ий|ый)(?!\p{L})/gu, (end) => ending ?? end)
    .replaceAll(AFTER_VOWEL, (e) => (e === 'ё' || e === 'Ё' ? e : capitalAs(e, softE)))
    .replaceAll(/[её]/giu, (e) => (e === 'е' || e === 'Е' ? capitalAs(e, 'e') : e));
  return withoutE.replaceAll(/\p{Script=Cyrillic}/gu, (letter) =>
    capitalAs(letter, table[letter.toLowerCase()] ?? letter),
  );
}

/** For sentences: `Petrov Ivan`. */
export function shortName(name: string, how: PersonNames): string {
  const written = inLettersOf(how, name);
  return how.isFamilyNameFirst === true ? written.replace(/^([^,]+), ([^,]+)$/u, '$1 $2') : written;
}

/** For headings and tables, with the letters in which it is registered: `Petrov Ivan (Петров Иван)`. */
export function fullNameText(name: string, how: PersonNames): string {
  const shown = shortName(name, how);
  return CYRILLIC.test(name) && shown !== name ? `${shown} (${name})` : shown;
}
