/** The words of the page about the office, in Hungarian. */
import type { AboutWords } from '../../en/pages/about.ts';

export const ABOUT_WORDS: AboutWords = {
  title: 'Az irodáról',
  lead: 'Az iroda a szövetségek szabályzatai szerint vezeti az értékszámokat. Az oldalak minden száma visszavezethető a játszmákra és a szabályzat pontjaira, amelyekből adódik.',
  kept: (office) => `Az oldalak fenntartója: ${office}.`,
  rules: 'A szabályzatok, amelyek szerint számol',
  contact: 'Kapcsolat',
  contactText: 'Aki hibát lát egy oldalon, itt jelentheti be; a bejelentés megnevezi az oldalt.',
  verify: 'Hogyan ellenőrizhető',
  steps: [
    'Minden listát közzétételkor lezárunk: a sorok SHA-256 lenyomata a főkönyvbe kerül, és a lista oldalán is szerepel az „Aláírások és lenyomatok” alatt. Később soha nem változik.',
    'A listák minden fájlja mellett ott van az aláírása (.sig) és a lenyomata (.sha256). A fájlt bárki ellenőrizheti az iroda nélkül is: npx elobook verify-list FÁJL',
    'Az iroda nyilvános kulcsai közzétett kulcsok. Érdemes másolatot őrizni róluk: így kiderül, ha valaki kicseréli őket.',
    'A főkönyv bejegyzései lenyomatláncot alkotnak. Akinek megvan az iroda exportja, minden bejegyzést és minden listát újra ellenőrizhet: npx elobook verify',
  ],
  keys: 'Nyilvános kulcsok',
  source: 'Forráskód',
  sourceText: (version) =>
    `Az iroda az Elobook ${version} szabad szoftverrel működik (MIT licenc). Az „elobook” npm-csomagban jelenik meg, forráskóddal, tesztekkel és dokumentációval együtt.`,
  data: 'Adatok programoknak',
};
