import { describe, expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

describe('a name by its initials', () => {
  for (const [name, initials] of [
    ['Kovács, Anna', 'K. A.'],
    ['Kovács Anna Mária', 'K. A. M.'],
    ['Szabó, Csilla', 'Sz. Cs.'],
    ['SZABÓ ZSÓFIA', 'Sz. Zs.'],
    ['Gyarmati, Dzsenifer', 'Gy. Dzs.'],
    ['Nyári Tyukodi Lyka', 'Ny. Ty. Ly.'],
    ['Nagy-Szűcs, Anna-Mária', 'N.-Sz. A.-M.'],
    ['Ёлкин, Юрий Щукович', 'Ё. Ю. Щ.'],
    ['Римский‑Корсаков, Пётр', 'Р.-К. П.'],
    ['Ö́rs, O\u0308rs', 'Ö́. Ö.'],
    ['o’Connor, sinéad', 'O. S.'],
    ['Magnus', 'M.'],
    ['  Kiss ,  Éva (jr.) ', 'K. É. J.'],
    ['-Kis- , 2.', 'K.'],
    ['王小明', '王.'],
    ['123', '–'],
    ['', '–'],
  ] as const) {
    test(`${JSON.stringify(name)} is ${initials}`, () => expect(initialsOf(name)).toBe(initials));
  }
});
