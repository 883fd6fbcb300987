/** What single characters mean, by their number, and which outcomes fit together. Tables, made once. */
import { COLOUR, COLOURS, LOWER_CASE, OUTCOME, RESULT, RESULT_CODES, UPPER_CASE } from './file.ts';

/** Marks a character that has no meaning here, beside its bits. */
export const UNKNOWN = 1 << 15;

/** Colour by character: bits of a cell. */
export const COLOUR_BITS = new Uint16Array(256).fill(UNKNOWN);
[...COLOURS].forEach((letter, colour) => {
  COLOUR_BITS[letter.charCodeAt(0)] = colour << 5;
});
for (const [letter, colour] of [
  ['W', COLOUR.white],
  ['B', COLOUR.black],
] as const) {
  COLOUR_BITS[letter.charCodeAt(0)] = (colour << 5) | UPPER_CASE;
}

/** Result by character: bits of a cell. */
export const RESULT_BITS = new Uint16Array(256).fill(UNKNOWN | RESULT.unknown);
[...RESULT_CODES].forEach((letter, result) => {
  if (letter === '?') return;
  RESULT_BITS[letter.toLowerCase().charCodeAt(0)] = result | LOWER_CASE;
  RESULT_BITS[letter.charCodeAt(0)] = result;
});

/** What kind of cell it is, by its outcome and whether it has an opponent. */
export const KIND = {
  plain: 0,
  /** A forfeit against an opponent, without a colour. */
  colourless: 1,
  /** A game that was played, without a colour. */
  colourMissing: 2,
  /** A bye, and an opponent. */
  byeWithOpponent: 3,
  /** An opponent, and no result. */
  pending: 4,
  /** A result of a game, and no opponent. */
  gameWithoutOpponent: 5,
  /** No opponent, but a colour. */
  colourWithoutOpponent: 6,
  /** A bye that gives a full point. */
  fullBye: 7,
  /** No game and no points, written otherwise than `0000 - Z` or all blank. */
  oddZero: 8,
  /** A half-point bye, written otherwise than `0000 - H`. */
  oddHalf: 9,
  /** A full-point bye, written otherwise than `0000 - F` or `0000 - U`. */
  oddFull: 10,
} as const;

export const WITH_OPPONENT = 1 << 7;

const isColour = (colour: number): boolean => colour >= COLOUR.white;
const isForfeit = (result: number): boolean => result === RESULT.forfeitWin || result === RESULT.forfeitLoss;
const isBye = (result: number): boolean => result >= RESULT.halfBye && result <= RESULT.zeroBye;

function kindWithOpponent(colour: number, result: number): number {
  if (isBye(result)) return KIND.byeWithOpponent;
  if (result === RESULT.none) return KIND.pending;
  if (isColour(colour) || result === RESULT.unknown) return KIND.plain;
  return isForfeit(result) ? KIND.colourless : KIND.colourMissing;
}

function kindAlone(colour: number, result: number): number {
  if (result === RESULT.unknown) return KIND.plain;
  if (!isBye(result) && !isForfeit(result) && result !== RESULT.none && result !== RESULT.draw) {
    return KIND.gameWithoutOpponent;
  }
  if (isColour(colour)) return KIND.colourWithoutOpponent;
  const dashed = colour === COLOUR.dash;
  switch (result) {
    case RESULT.fullBye:
    case RESULT.pairedBye:
      return dashed ? KIND.fullBye : KIND.oddFull;
    case RESULT.forfeitWin:
      return KIND.oddFull;
    case RESULT.halfBye:
      return dashed ? KIND.plain : KIND.oddHalf;
    case RESULT.draw:
      return KIND.oddHalf;
    case RESULT.zeroBye:
      return dashed ? KIND.plain : KIND.oddZero;
    default:
      return KIND.oddZero;
  }
}

/** By outcome, and `WITH_OPPONENT`. */
export const KIND_OF = new Uint8Array(256);
for (let colour = 0; colour < 4; colour += 1) {
  for (let result = 0; result <= RESULT.unknown; result += 1) {
    KIND_OF[(colour << 5) | result] = kindAlone(colour, result);
    KIND_OF[(colour << 5) | result | WITH_OPPONENT] = kindWithOpponent(colour, result);
  }
}

/** The opponent's result that each result asks for. */
const COUNTERPARTS: Readonly<Record<number, readonly number[]>> = {
  [RESULT.none]: [RESULT.none],
  [RESULT.win]: [RESULT.loss],
  [RESULT.draw]: [RESULT.draw],
  [RESULT.loss]: [RESULT.win],
  [RESULT.forfeitWin]: [RESULT.forfeitLoss],
  [RESULT.forfeitLoss]: [RESULT.forfeitWin, RESULT.forfeitLoss],
  [RESULT.shortWin]: [RESULT.shortLoss],
  [RESULT.shortDraw]: [RESULT.shortDraw],
  [RESULT.shortLoss]: [RESULT.shortWin],
};

export const FITS = { no: 0, yes: 1, oneColour: 2 } as const;

/** Of results that are themselves a fault, nothing more is asked. */
export const resultsFit = (own: number, other: number): boolean => {
  const wanted = COUNTERPARTS[own];
  return wanted === undefined || COUNTERPARTS[other] === undefined || wanted.includes(other);
};

export const coloursFit = (own: number, other: number): boolean => !isColour(own) || !isColour(other) || own !== other;

/** Whether the outcomes of the two sides fit, by both: `own outcome << 7 | other's`. */
export const FITTING = new Uint8Array(1 << 14);
for (let own = 0; own <= OUTCOME; own += 1) {
  for (let other = 0; other <= OUTCOME; other += 1) {
    const [ownColour, otherColour] = [own >>> 5, other >>> 5];
    const fits = coloursFit(ownColour, otherColour) && resultsFit(own & 15, other & 15);
    const oneSided = isColour(ownColour) && !isColour(otherColour);
    FITTING[(own << 7) | other] = fits ? (oneSided ? FITS.oneColour : FITS.yes) : FITS.no;
  }
}
