/** What a page says otherwise than the command line, in Hungarian: whoever reads a file in a page has its fields, and no options. */
import type { PageFindings } from '../../../explain/page-findings.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

const CONTROLS = { standard: 'klasszikus', rapid: 'rapid', blitz: 'villám' } as const;

export const PAGE_FINDINGS: FindingPhrases<PageFindings> = {
  'report.bye-lines': ({ lines, names, byes }, say) =>
    `${say.number(lines)} sor nem játékosé, mert a benne álló név játszmamentes fordulót jelent: ${say.list(names.map((name) => `„${name}”`))}. ${byes === 0 ? '' : `Az ellene jegyzett, játszmamentesnek számító fordulók: ${say.number(byes)}. `}Ha mégis személy, írja a fájlba a teljes nevét, születési évét vagy azonosítóját.`,
  'trf.control-open': ({ seen }) =>
    `A gondolkodási idő („${seen}”) szövegét nem értelmezzük; írja így: 90+30, vagy válaszoljon, amikor az iroda kérdezi.`,
  'rulebook.other-control': ({ edition, control, is }) =>
    `Ez a kiadás (${edition}) más értékszámokról szól (${CONTROLS[is]}), mint amit kértek (${CONTROLS[control]}): válasszon fent másik szabályzatot.`,
  'rulebook.other-time': ({ time, is, control }) =>
    `A gondolkodási idő (${time}) más értékszámhoz tartozik (${CONTROLS[is]}), mint amelyhez most számoltunk (${CONTROLS[control]}); fent választható a megfelelő szabályzat.`,
  'rulebook.several-controls': ({ times }, say) =>
    `Többféle gondolkodási idő: ${say.list(times.map(({ time, control }) => `${time} (${control === null ? 'egyik listához sem elég' : CONTROLS[control]})`))}. Mindegyik fajta külön verseny: készítsen mindegyikről külön fájlt. Ha minden játszma egyforma idővel zajlott, csak azt írja a fájlba; egy játszma több szakasza közül az utolsó kivételével mindegyikhez lépésszám tartozik.`,
  'file.list-of-players': () => 'Ez játékosok listája, nem jegyzőkönyv: játszma nincs benne.',
  'check.file-only': () =>
    'Nincs szabályzat kiválasztva, ezért csak a fájl ellenőrzése történt meg; szabályzattal a verseny is ellenőrizhető.',
};
