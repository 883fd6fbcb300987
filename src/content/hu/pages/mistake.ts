/** The words of the page that tells how a mistake is reported, in Hungarian. */
import type { MistakeWords } from '../../en/pages/mistake.ts';

export const MISTAKE_WORDS: MistakeWords = {
  title: 'Hiba bejelentése',
  lead: 'Ha hibát talál, érdemes megírni. A szövetség értékszám-adminisztrátora foglalkozik vele; a közzétett lista sosem változik, de a helyesbítés a következőre kerül, és ott mindenki láthatja.',
  about: 'Kérjük, írja meg a levélben, mire vonatkozik:',
  steps: [
    'Először nézze meg a számítást: a változások melletti „miért?” minden játszmát és a szabályzat minden pontját megmutatja.',
    'Ha egy eredmény hibás vagy hiányzik, forduljon a verseny főbírójához: a helyesbített jegyzőkönyvnek tőle kell érkeznie.',
    'Ha egy név, születési év vagy azonosító hibás, vagy két játékos valójában egy, írjon a szövetség értékszám-adminisztrátorának.',
    'Ha maga a számítás tűnik hibásnak, írja meg az oldalt, a számot és a szabályzatnak azt a pontját, amelyet másképp értelmez.',
  ],
  officers: 'Értékszám-adminisztrátorok',
  federation: 'Szövetség',
  officer: 'Értékszám-adminisztrátor',
  none: 'Ez az iroda még nem adott meg értékszám-adminisztrátort. Írjon az oldal üzemeltetőjének.',
  privacy: 'Gyermekek, és akik nem szeretnék, hogy könnyen rájuk találjanak',
  privacyText:
    'A 18 év alatti játékosok adatlapját nem kínáljuk fel a keresőknek. Ugyanezt, sőt a név törlését is bárki kérheti az értékszám-adminisztrátortól.',
};
