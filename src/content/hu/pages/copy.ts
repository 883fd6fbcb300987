/** The words of a copy of the site as files, in Hungarian. */
import type { CopyWords } from '../../en/pages/copy.ts';

export const COPY_WORDS: CopyWords = {
  title: 'Ebben a másolatban nincs meg',
  text: 'Ez az iroda fájlokból álló másolata, kiszolgáló nélkül. A szűrésre, más sorrendre, két játékos összevetésére és a más szabályok szerinti számításra maga az iroda válaszol.',
  atOffice: 'Ugyanez az oldal az irodánál',
  tables: 'Minden játékos táblázatokban',
  tablesLead:
    'Ebben a másolatban az adatlapokat egy szkript rajzolja ki. Itt mindenki szerepel, mintegy kétszáz játékost tartalmazó táblázatokban.',
  table: (part, of) => `Játékosok, ${part}. táblázat (összesen ${of})`,
  name: 'Név',
  federation: 'Szövetség',
  born: 'Született',
  ratings: 'Értékszámok',
};
