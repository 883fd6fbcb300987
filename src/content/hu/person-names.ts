/** How Hungarian pages write the names of persons. */
import type { PersonNames } from '../../explain/person-name.ts';

/** Cyrillic as Hungarian spelling has it; the family name comes first and needs no comma: `Kiss Anna`. */
export const PERSON_NAMES: PersonNames = {
  letters:
    'а=a б=b в=v г=g д=d ё=jo ж=zs з=z и=i й=j к=k л=l м=m н=n о=o п=p р=r с=sz т=t у=u ф=f х=h ц=c ч=cs ш=s щ=scs ъ= ы=i ь= э=e ю=ju я=ja і=i ї=ji є=je ґ=g',
  softE: 'je',
  isFamilyNameFirst: true,
};
