/** The meanings of single characters, by their code, and which outcomes are compatible. Tables, made once. */
import { COLOUR, TRF_COLOURS, cellWith, FORM, LOWER_CASE, OUTCOME, RESULT, RESULT_CODES, UPPER_CASE } from './file.ts';

/** Marks a character that has no meaning here, in addition to its bits. */
export const UNKNOWN = 1 << 15;

/** Colour by character: bits of a cell. */
export const COLOUR_BITS = new Uint16Array(256).fill(UNKNOWN);
[...TRF_COLOURS].forEach((letter, colour) => {
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

/** The kind of a cell, by its outcome and whether it has an opponent. */
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
  /** A bye whose points another code gives as well: one may be written for the other, and only that of the pairing is plain. */
  bye: 7,
  /** No game and no points, written differently from `0000 - Z` or all blank. */
  oddZero: 8,
  /** A half-point bye, written differently from `0000 - H`. */
  oddHalf: 9,
  /** A full-point bye, written differently from `0000 - F` or `0000 - U`. */
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
  // a zero without opponent and colour means no point; with a colour it may be a game whose opponent is missing
  if (result === RESULT.loss && !isColour(colour)) return KIND.oddZero;
  if (!isBye(result) && !isForfeit(result) && result !== RESULT.none && result !== RESULT.draw) {
    return KIND.gameWithoutOpponent;
  }
  if (isColour(colour)) return KIND.colourWithoutOpponent;
  const dashed = colour === COLOUR.dash;
  switch (result) {
    case RESULT.fullBye:
    case RESULT.pairedBye:
      return dashed ? KIND.bye : KIND.oddFull;
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

/** By outcome, with or without `WITH_OPPONENT`. */
export const KIND_OF = new Uint8Array(256);
for (let colour = 0; colour < 4; colour += 1) {
  for (let result = 0; result <= RESULT.unknown; result += 1) {
    KIND_OF[(colour << 5) | result] = kindAlone(colour, result);
    KIND_OF[(colour << 5) | result | WITH_OPPONENT] = kindWithOpponent(colour, result);
  }
}

/** The opponent's result that each result requires. */
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

/** Results that are themselves errors are not compared. */
export const resultsFit = (own: number, other: number): boolean => {
  const wanted = COUNTERPARTS[own];
  return wanted === undefined || COUNTERPARTS[other] === undefined || wanted.includes(other);
};

export const coloursFit = (own: number, other: number): boolean => !isColour(own) || !isColour(other) || own !== other;

/** Whether the outcomes of the two sides are compatible, by both: `own outcome << 7 | other's`. */
export const FITTING = new Uint8Array(1 << 14);
for (let own = 0; own <= OUTCOME; own += 1) {
  for (let other = 0; other <= OUTCOME; other += 1) {
    const [ownColour, otherColour] = [own >>> 5, other >>> 5];
    const fits = coloursFit(ownColour, otherColour) && resultsFit(own & 15, other & 15);
    const oneSided = isColour(ownColour) !== isColour(otherColour);
    FITTING[(own << 7) | other] = fits ? (oneSided ? FITS.oneColour : FITS.yes) : FITS.no;
  }
}

/** The role of a character in a number: its digit in the low bits, its class above them. */
const CLASS = { blank: 0, zero: 1, digit: 2, other: 3 } as const;
const CLASS_SHIFT = 4;

export const DIGITS = new Uint8Array(256).fill(CLASS.other << CLASS_SHIFT);
DIGITS[0x20] = CLASS.blank << CLASS_SHIFT;
for (let digit = 0; digit <= 9; digit += 1) {
  DIGITS[0x30 + digit] = ((digit === 0 ? CLASS.zero : CLASS.digit) << CLASS_SHIFT) | digit;
}

/** Two characters of an opponent, each of seven bits: the number they make, and above it their classes. */
export const PAIRS = new Uint16Array(1 << 14);
export const PAIR_SHIFT = 7;
for (let first = 0; first < 128; first += 1) {
  for (let second = 0; second < 128; second += 1) {
    const [a, b] = [DIGITS[first] as number, DIGITS[second] as number];
    const classes = ((a >>> CLASS_SHIFT) << 2) | (b >>> CLASS_SHIFT);
    PAIRS[(first << 7) | second] = (classes << PAIR_SHIFT) | ((a & 15) * 10 + (b & 15));
  }
}

/** Colour and result, each of seven bits: the bits of a cell. */
export const OUTCOMES = new Uint16Array(1 << 14);
for (let colour = 0; colour < 128; colour += 1) {
  for (let result = 0; result < 128; result += 1) {
    OUTCOMES[(colour << 7) | result] = (COLOUR_BITS[colour] as number) | (RESULT_BITS[result] as number);
  }
}

/** The classes of the four characters of an opponent, as one number. */
export const classesOf = (first: number, second: number, third: number, fourth: number): number =>
  ((first >>> CLASS_SHIFT) << 6) |
  ((second >>> CLASS_SHIFT) << 4) |
  ((third >>> CLASS_SHIFT) << 2) |
  (fourth >>> CLASS_SHIFT);

/** The form in which an opponent is written, by the classes of its four characters. */
export const OPPONENT_FORM = {
  /** Not a number. */
  unreadable: 1 << 15,
  /** A number with blanks after it: `51  `. */
  loose: 1 << 14,
} as const;

/** The bits of a cell for the form, or one of `OPPONENT_FORM` with the column if the form is odd. */
export const FORM_BITS = new Uint16Array(256);
for (let classes = 0; classes < 256; classes += 1) {
  FORM_BITS[classes] = formBits([classes >>> 6, (classes >>> 4) & 3, (classes >>> 2) & 3, classes & 3]);
}

function formBits(classes: readonly number[]): number {
  const bits = (form: number, oddAt: number): number => cellWith(0, form, 0, oddAt);
  const width = classes.length;
  let begins = 0;
  while (begins < width && classes[begins] === CLASS.blank) begins += 1;
  if (begins === width) return bits(FORM.other, 0);
  let ends = begins;
  while (ends < width && (classes[ends] === CLASS.zero || classes[ends] === CLASS.digit)) ends += 1;
  const zeros = classes.slice(begins, ends).every((each) => each === CLASS.zero);
  if (ends < width) {
    if (classes.slice(ends).some((each) => each !== CLASS.blank))
      return bits(FORM.odd, ends) | OPPONENT_FORM.unreadable;
    // the fewer: a zero among blanks, or a blank after zeros
    return bits(FORM.loose, zeros && ends === begins + 1 ? begins : ends) | OPPONENT_FORM.loose;
  }
  if (zeros) {
    if (begins === 0) return bits(FORM.usual, 0);
    return bits(FORM.odd, begins === 1 ? 0 : begins);
  }
  if (classes[begins] !== CLASS.zero) return bits(FORM.usual, 0);
  return bits(begins === 0 ? FORM.other : FORM.odd, begins);
}
