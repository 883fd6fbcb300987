/** What a corrected report comes to, in English. */
import type { CorrectionWords } from '../../../explain/correction-words.ts';

const rated = (rating: number | null): string => (rating === null ? 'no rating' : String(rating));

export const CORRECTION_WORDS: CorrectionWords = {
  taken: (event, corrects) =>
    `The corrected report of ${corrects} came in as ${event}. It counts when it is accepted: elobook events accept ${event}`,
  replaced: (event) => `The report of ${event} is replaced.`,
  counts: (event, corrects, list, say) =>
    list === undefined
      ? `${event} takes the place of ${corrects}, and what follows is rated again.`
      : `${event} corrects ${corrects}: the difference enters the list of ${say.month(list)}.`,
  waits: (event, questions, say) =>
    `${event} has ${say.count(questions, 'open question', 'open questions')}: what it comes to is known when they are answered.`,
  title: (event, corrects, list, say) =>
    list === undefined
      ? `What ${event} changes against ${corrects}; lists that are out stay as they are`
      : `What ${event} changes against ${corrects}; lists that are out stay, the difference is added on the list of ${say.month(list)}`,
  same: 'Both reports say the same of players, games and facts.',
  fact: (field, { was, now }) => `${field}: ${was ?? '–'} → ${now ?? '–'}`,
  added: (players, say) => `New in the report: ${say.list(players)}`,
  removed: (players, say) => `No longer in the report: ${say.list(players)}`,
  game: (round, white, black, { was, now }) =>
    `Round ${round}, ${white} – ${black}: ${was ?? 'not reported'} → ${now ?? 'not reported'}`,
  events: (events, say) =>
    `Events with other numbers: ${say.list(events.map(({ event, players }) => `${event} (${say.count(players, 'player', 'players')})`))}`,
  nobody: 'Nobody’s numbers change.',
  player: (player, change, rating, say) =>
    `${player}: change in the event ${change.was === null ? '–' : say.signed(change.was)} → ${change.now === null ? '–' : say.signed(change.now)}; rating ${rated(rating.was)} → ${rated(rating.now)}`,
  onList: (list, { was, now }, say) =>
    `on the list of ${say.date(list)}: ${rated(was)}; with the correction ${rated(now)}`,
  corrects: 'Corrects',
  correctedBy: 'Corrected by',
};
