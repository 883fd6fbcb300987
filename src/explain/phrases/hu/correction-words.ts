/** What a corrected report comes to, in Hungarian. */
import type { CorrectionWords } from '../../correction-words.ts';

const rated = (rating: number | null): string => (rating === null ? 'nincs értékszám' : String(rating));

export const CORRECTION_WORDS: CorrectionWords = {
  taken: (event, corrects) =>
    `Beérkezett a helyesbített jelentés: ${corrects} helyett ${event}. Akkor számít, ha elfogadják: elobook events accept ${event}`,
  replaced: (event) => `A verseny (${event}) jelentése kicserélve.`,
  counts: (event, corrects, list, say) =>
    list === undefined
      ? `${event} lép ${corrects} helyébe, és a rákövetkezők újra elszámolva.`
      : `${event} helyesbíti ezt: ${corrects}; a különbség erre a listára kerül: ${say.month(list)}.`,
  waits: (event, questions, say) =>
    `${event}: ${say.count(questions, 'nyitott kérdés')}; hogy mivel jár, a válaszok után derül ki.`,
  title: (event, corrects, list, say) =>
    list === undefined
      ? `Amit ${event} megváltoztat ehhez képest: ${corrects}; a közzétett listák maradnak`
      : `Amit ${event} megváltoztat ehhez képest: ${corrects}; a közzétett listák maradnak, a különbség erre a listára kerül: ${say.month(list)}`,
  same: 'A két jelentés ugyanazt mondja a játékosokról, a játszmákról és az adatokról.',
  fact: (field, { was, now }) => `${field}: ${was ?? '–'} → ${now ?? '–'}`,
  added: (players, say) => `Új a jelentésben: ${say.list(players)}`,
  removed: (players, say) => `Már nincs a jelentésben: ${say.list(players)}`,
  game: (round, white, black, { was, now }) =>
    `${round}. forduló, ${white} – ${black}: ${was ?? 'nem volt jelentve'} → ${now ?? 'nincs jelentve'}`,
  events: (events, say) =>
    `Versenyek más számokkal: ${say.list(events.map(({ event, players }) => `${event} (${say.count(players, 'játékos')})`))}`,
  nobody: 'Senkinek a számai nem változnak.',
  player: (player, change, rating, say) =>
    `${player}: változás a versenyen ${change.was === null ? '–' : say.signed(change.was)} → ${change.now === null ? '–' : say.signed(change.now)}; értékszám: ${rated(rating.was)} → ${rated(rating.now)}`,
  onList: (list, { was, now }, say) => `a listán (${say.date(list)}): ${rated(was)}; a helyesbítéssel: ${rated(now)}`,
  corrects: 'Ezt helyesbíti',
  correctedBy: 'Ez helyesbíti',
};
