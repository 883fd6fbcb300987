/**
 * The time control of 122, which is free text. Only the spellings below are read, and the result is reported; every other text
 * becomes a question, since a guess here would decide for which ratings an event counts.
 */
import type { ControlPeriod, TimeControl } from '../../core/report.ts';

const MINUTES = String.raw`(?:minutes?|mins?\.?|m|'|perc|минут[аы]?|мин\.?)`;
const SECONDS = String.raw`(?:seconds?|secs?\.?|s|"|''|másodperc|mp|секунд[аы]?|сек\.?|с)`;
const PER_MOVE = String.raw`(?: ?(?:\/|per |a |each |for each )move| increment| lépésenként| на ход)`;
const PER_PLAYER = String.raw`(?: (?:per|each|a) player| each| játékosonként| на партию| каждому)`;
const AND = String.raw` ?(?:\+|plus) ?`;

/** `90+30`, `90 min + 30 s`, `15 minutes plus 10 sec per move`. */
const WITH_INCREMENT = new RegExp(
  String.raw`^(?<minutes>\d{1,3}(?:\.\d{1,2})?) ?${MINUTES}?${AND}(?<increment>\d{1,2}) ?${SECONDS}?${PER_MOVE}?$`,
);
/** `120 minutes per player`, `120 min`; a number alone may be anything. */
const ALONE = new RegExp(String.raw`^(?<minutes>\d{1,3}(?:\.\d{1,2})?) ?${MINUTES}${PER_PLAYER}?$`);
/** The last of several periods: `60`, `SD/60`. */
const LAST = /^(?:sd\/|g\/)?(?<minutes>\d{1,3})$/;
/** `40/120`, `40/90+30`, `40 moves in 100 min + 30 s`. */
const MOVES = /^(?<moves>\d{1,3})(?:\/| moves in )(?=\d)/;

/** Nobody plays longer than that by one period; seconds are no minutes. */
const MOST_MINUTES = 240;

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[’′´]/g, "'")
    .replaceAll(/[″“”„]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .replace(/\.$/, '');

function periodOf(text: string, forms: readonly RegExp[]): ControlPeriod | undefined {
  const groups = forms.map((form) => form.exec(text)?.groups).find((found) => found !== undefined);
  const minutes = Number(groups?.['minutes'] ?? 0);
  if (minutes === 0 || minutes > MOST_MINUTES) return undefined;
  return { minutes, increment: Number(groups?.['increment'] ?? 0) };
}

const ONE = [WITH_INCREMENT, ALONE];
const SEVERAL = [...ONE, LAST];

/** Every period but the last has this many moves, and the last has the rest of the game. */
function periodsOf(parts: readonly string[]): readonly (ControlPeriod | undefined)[] {
  const last = parts.length - 1;
  return parts.map((part, index) => {
    const moves = MOVES.exec(part);
    if ((moves === null) !== (index === last)) return undefined;
    if (moves === null) return periodOf(part, last === 0 ? ONE : SEVERAL);
    const period = periodOf(part.slice(moves[0].length), SEVERAL);
    return period === undefined ? undefined : { moves: Number(moves[1]), ...period };
  });
}

/** The periods of a time control in words; undefined for every spelling that is not on the list. */
export function controlsInWords(words: string): readonly ControlPeriod[] | undefined {
  const periods = periodsOf(plain(words).split(/ ?[,;] ?/));
  return periods.includes(undefined) ? undefined : (periods as ControlPeriod[]);
}

/** Kinds of games before or after a time: `rapid 15+10`, `Blitz: 3+2`. */
const KIND = String.raw`(?:standard|classical|rapid|blitz|klasszikus|normál|villám|классика|рапид|блиц)`;
const LABELLED = new RegExp(String.raw`^${KIND} ?:? |,? ${KIND}$`);
const BETWEEN_TIMES = / ?[,;&|] ?| \/ | (?:and|és|и) /;

/**
 * The times of several kinds of games in words; one where they are the periods of a game, none where they are not read. Times
 * without increments, or with the same one, may also be the periods of one game: they are several only where each has its kind.
 */
export function timesInWords(words: string): readonly TimeControl[] {
  const controls = controlsInWords(words);
  if (controls !== undefined) return [{ controls }];
  const parts = plain(words).split(BETWEEN_TIMES);
  const periods = parts.map((part) => periodOf(part.replace(LABELLED, ''), ONE));
  if (periods.includes(undefined)) return [];
  const times = periods as readonly ControlPeriod[];
  const increments = new Set(times.map(({ increment }) => increment));
  const isOneGame = increments.has(0) || increments.size < 2;
  return isOneGame && !parts.every((part) => LABELLED.test(part)) ? [] : times.map((each) => ({ controls: [each] }));
}
