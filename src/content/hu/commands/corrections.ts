/** What a corrected report comes to, in Hungarian. */
import type { CorrectionWords } from '../../en/commands/corrections.ts';

const rated = (rating: number | null): string => (rating === null ? 'nincs értékszám' : String(rating));

export const CORRECTION_WORDS: CorrectionWords = {
  taken: (event, corrects) =>
    `Beérkezett a helyesbített jegyzőkönyv: ${corrects} helyett ${event}. Az elfogadásával válik érvényessé: elobook events accept ${event}`,
  edited: (event) => `A verseny (${event}) eredményei helyesbítve; a jegyzőkönyv úgy marad, ahogy érkezett.`,
  replaced: (event) => `A verseny (${event}) jegyzőkönyvét kicserélték.`,
  counts: (event, corrects, list, say) =>
    list === undefined
      ? `${event} lép ${corrects} helyébe; az utána következő versenyek elszámolása megismétlődött.`
      : `${event} helyesbíti ezt: ${corrects}; a különbség erre a listára kerül: ${say.month(list)}.`,
  waits: (event, questions, say) =>
    `${event}: ${say.count(questions, 'nyitott kérdés')}; a hatása a válaszok után derül ki.`,
  title: (event, corrects, list, say) =>
    list === undefined
      ? `Amit ${event} megváltoztat ehhez képest: ${corrects}; a közzétett listák nem változnak`
      : `Amit ${event} megváltoztat ehhez képest: ${corrects}; a közzétett listák nem változnak, a különbség erre a listára kerül: ${say.month(list)}`,
  same: 'A két jegyzőkönyvben a játékosok, a játszmák és az adatok megegyeznek.',
  fact: (field, { was, now }) => `${field}: ${was ?? '–'} → ${now ?? '–'}`,
  added: (players, say) => `Új a jegyzőkönyvben: ${say.list(players)}`,
  removed: (players, say) => `Már nincs a jegyzőkönyvben: ${say.list(players)}`,
  game: (round, white, black, { was, now }) =>
    `${round}. forduló, ${white} – ${black}: ${was ?? 'nem szerepelt'} → ${now ?? 'nem szerepel'}`,
  events: (events, say) =>
    `Versenyek, amelyek eredménye változik: ${say.list(events.map(({ event, players }) => `${event} (${say.count(players, 'játékos')})`))}`,
  nobody: 'Senkinek az értékszáma nem változik.',
  player: (player, change, rating, say) =>
    `${player}: változás a versenyen ${change.was === null ? '–' : say.signed(change.was)} → ${change.now === null ? '–' : say.signed(change.now)}; értékszám: ${rated(rating.was)} → ${rated(rating.now)}`,
  onList: (list, { was, now }, say) => `a listán (${say.date(list)}): ${rated(was)}; a helyesbítéssel: ${rated(now)}`,
  corrects: 'Ezt helyesbíti',
  correctedBy: 'Ez helyesbíti',
};
