/** What a corrected report comes to, in English. */
import type { Worded } from '../../worded.ts';
import type { Say } from '../../../explain/language.ts';

/** The number that stands, and the one with the correction. */
interface BeforeAndAfter<T> {
  readonly was: T | null;
  readonly now: T | null;
}

const rated = (rating: number | null): string => (rating === null ? 'no rating' : String(rating));

export const CORRECTION_WORDS = {
  /** The corrected report came; it counts when it is accepted. */
  taken: (event: string, corrects: string) =>
    `The corrected report of ${corrects} came in as ${event}. It counts when it is accepted: elobook events accept ${event}`,
  /** Of a report that does not count yet only the games are others. */
  edited: (event: string) => `Results of ${event} are set right; its report stays as it came.`,
  /** It took the place of a report that did not count yet. */
  replaced: (event: string) => `The report of ${event} is replaced.`,
  counts: (event: string, corrects: string, list: string | undefined, say: Say) =>
    list === undefined
      ? `${event} takes the place of ${corrects}, and what follows is rated again.`
      : `${event} corrects ${corrects}: the difference enters the list of ${say.month(list)}.`,
  waits: (event: string, questions: number, say: Say) =>
    `${event} has ${say.count(questions, 'open question', 'open questions')}: what it comes to is known when they are answered.`,
  title: (event: string, corrects: string, list: string | undefined, say: Say) =>
    list === undefined
      ? `What ${event} changes against ${corrects}; lists that are out stay as they are`
      : `What ${event} changes against ${corrects}; lists that are out stay, the difference is added on the list of ${say.month(list)}`,
  same: 'Both reports say the same of players, games and facts.',
  fact: (field: string, { was, now }: BeforeAndAfter<string>) => `${field}: ${was ?? '–'} → ${now ?? '–'}`,
  added: (players: readonly string[], say: Say) => `New in the report: ${say.list(players)}`,
  removed: (players: readonly string[], say: Say) => `No longer in the report: ${say.list(players)}`,
  game: (round: number, white: string, black: string, { was, now }: BeforeAndAfter<string>) =>
    `Round ${round}, ${white} – ${black}: ${was ?? 'not reported'} → ${now ?? 'not reported'}`,
  events: (events: readonly { readonly event: string; readonly players: number }[], say: Say) =>
    `Events with other numbers: ${say.list(events.map(({ event, players }) => `${event} (${say.count(players, 'player', 'players')})`))}`,
  nobody: 'Nobody’s numbers change.',
  /** In the event itself, and now; changes in points. */
  player: (player: string, change: BeforeAndAfter<number>, rating: BeforeAndAfter<number>, say: Say) =>
    `${player}: change in the event ${change.was === null ? '–' : say.signed(change.was)} → ${change.now === null ? '–' : say.signed(change.now)}; rating ${rated(rating.was)} → ${rated(rating.now)}`,
  /** On a list that is out. */
  onList: (list: string, { was, now }: BeforeAndAfter<number>, say: Say) =>
    `on the list of ${say.date(list)}: ${rated(was)}; with the correction ${rated(now)}`,
  /** Labels. */
  corrects: 'Corrects',
  correctedBy: 'Corrected by',
};

export type CorrectionWords = Worded<typeof CORRECTION_WORDS>;
