/** How English pages write the names of persons. */
import type { PersonNames } from '../../explain/person-name.ts';

/** Cyrillic as English passports have it. */
export const PERSON_NAMES: PersonNames = {
  letters:
    'а=a б=b в=v г=g д=d ё=yo ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ъ= ы=y ь= э=e ю=yu я=ya і=i ї=yi є=ye ґ=g',
  softE: 'ye',
  ending: 'y',
};
