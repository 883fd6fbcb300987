/** A person's name as a page of a language shows it: in letters that its readers read, and in their order. */
import type { Language } from '../content/languages.ts';

const table = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(text.split(' ').map((pair) => pair.split('=') as [string, string]));

/** Cyrillic as English passports have it, and as Hungarian spelling has it. The letter е has a rule of its own. */
const LATIN: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  en: table(
    'а=a б=b в=v г=g д=d ё=yo ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ъ= ы=y ь= э=e ю=yu я=ya і=i ї=yi є=ye ґ=g',
  ),
  hu: table(
    'а=a б=b в=v г=g д=d ё=jo ж=zs з=z и=i й=j к=k л=l м=m н=n о=o п=p р=r с=sz т=t у=u ф=f х=h ц=c ч=cs ш=s щ=scs ъ= ы=i ь= э=e ю=ju я=ja і=i ї=ji є=je ґ=g',
  ),
};

/** At the beginning, and after a vowel or a sign, е is spoken with a y before it. */
const SOFT_E: Readonly<Partial<Record<Language, string>>> = { en: 'ye', hu: 'je' };
const AFTER_VOWEL = /(?<=^|[^\p{L}]|[аеёиоуыэюяїієъьАЕЁИОУЫЭЮЯ])[её]/giu;

const CYRILLIC = /\p{Script=Cyrillic}/u;

function capitalAs(letter: string, written: string): string {
  return letter === letter.toLowerCase() ? written : written.charAt(0).toUpperCase() + written.slice(1);
}

/** The name in Latin letters, or as it is where the language reads it, or where it has other letters still. */
function inLettersOf(language: Language, name: string): string {
  const letters = LATIN[language];
  if (letters === undefined || !CYRILLIC.test(name)) return name;
  const soft = SOFT_E[language] as string;
  const withoutE = name
    .replaceAll(/(?<=\p{L})(?:ий|ый)(?!\p{L})/gu, (end) => (language === 'en' ? 'y' : end))
    .replaceAll(AFTER_VOWEL, (e) => (e === 'ё' || e === 'Ё' ? e : capitalAs(e, soft)))
    .replaceAll(/[её]/giu, (e) => (e === 'е' || e === 'Е' ? capitalAs(e, 'e') : e));
  return withoutE.replaceAll(/\p{Script=Cyrillic}/gu, (letter) =>
    capitalAs(letter, letters[letter.toLowerCase()] ?? letter),
  );
}

/** In Hungarian the family name comes first and needs no comma: `Kiss Anna`. */
const inOrderOf = (language: Language, name: string): string =>
  language === 'hu' ? name.replace(/^([^,]+), ([^,]+)$/u, '$1 $2') : name;

/** For sentences: `Petrov Ivan`. */
export const shortName = (name: string, language: Language): string => inOrderOf(language, inLettersOf(language, name));

/** For headings and tables, with the letters in which it is registered: `Petrov Ivan (Петров Иван)`. */
export function fullName(name: string, language: Language): string {
  const shown = shortName(name, language);
  return CYRILLIC.test(name) && shown !== name ? `${shown} (${name})` : shown;
}
