/**
 * Walks a JSON text without building anything: finds the first fault with its offset, keys that stand twice in one
 * object (a parser would silently keep the last), and nesting and numbers of values beyond any document's. It keeps its own
 * stack, so that no input can exhaust the machine's.
 */

export const MAX_JSON_DEPTH = 64;

/** A document of the largest size that is allowed has about seven million. */
export const MAX_VALUES = 8_000_000;

/** For one object: more than all persons that a period can name. */
export const MAX_KEYS = 1_000_000;

/** Repeated keys beyond these say nothing new. */
const MAX_REPEATED = 100;

export type ScanFault =
  | { readonly code: 'json.truncated'; readonly offset: number; readonly expected: string }
  | { readonly code: 'json.unreadable'; readonly offset: number; readonly expected: string; readonly seen: string }
  | {
      readonly code: 'json.too-deep' | 'json.too-many-values' | 'json.too-many-keys';
      readonly offset: number;
      readonly limit: number;
    };

export interface RepeatedKey {
  readonly offset: number;
  readonly path: string;
}

export interface Scan {
  readonly fault?: ScanFault;
  readonly repeated: readonly RepeatedKey[];
}

const FEW_KEYS = 16;

/** The keys of one object. Most have a few, and for those a list is quicker than a set. */
class Keys {
  readonly #few: string[] = [];
  #many: Set<string> | undefined;

  get count(): number {
    return this.#many?.size ?? this.#few.length;
  }

  /** Takes a key in; false where it was there already. */
  takes(key: string): boolean {
    if (this.#many !== undefined) {
      const size = this.#many.size;
      return this.#many.add(key).size > size;
    }
    if (this.#few.includes(key)) return false;
    this.#few.push(key);
    if (this.#few.length > FEW_KEYS) this.#many = new Set(this.#few);
    return true;
  }
}

interface ObjectPlace {
  readonly keys: Keys;
  key: string;
  /** For callers that look for a place in the text. */
  readonly path: string | undefined;
}

interface ArrayPlace {
  index: number;
  readonly path: string | undefined;
}

/** Paths whose values are searched, with everything that contains them; `found` gets their offsets. */
interface Wanted {
  readonly paths: ReadonlySet<string>;
  /** Paths that contain another one: only inside these values the parts have paths. */
  readonly holders: ReadonlySet<string>;
  readonly found: Map<string, number>;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const SPACE = 0x20;
const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
/** A value that the end of the text cut off: it is truncated there, not wrong. */
const CUT_NUMBER = /-?(?:0|[1-9]\d*)(?:\.|(?:\.\d+)?[eE][+-]?)$/y;
const CUT_VALUE = /(?:-|t(?:ru?)?|f(?:a(?:ls?)?)?|n(?:ul?)?)$/y;
const CUT_ESCAPE = /\\(?:u[0-9a-fA-F]{0,3})?$/y;

/** `$.players[3].rating`; keys that are no plain names are quoted. */
export const pathOf = (parent: string, key: string | number): string =>
  typeof key === 'number'
    ? `${parent}[${key}]`
    : NAME.test(key)
      ? `${parent}.${key}`
      : `${parent}[${JSON.stringify(key)}]`;

/** The steps of a path behind `$`; brackets and dots within quotes are letters of a key. */
const STEPS = /\["[^"\\]*(?:\\.[^"\\]*)*"\]|[.[][^.[]+/g;

/** A path and everything that contains it, innermost first: a missing value is shown where it should have been. */
export const upwards = (path: string): string[] =>
  ['$', ...Array.from(path.matchAll(STEPS), ({ 0: step, index }) => path.slice(0, index + step.length))].reverse();

export function scanJson(text: string, wanted?: Wanted): Scan {
  const repeated: RepeatedKey[] = [];
  const stack: (ObjectPlace | ArrayPlace)[] = [];
  let at = 0;
  let values = 0;
  let fault: ScanFault | undefined;

  const keyOf = (place: ObjectPlace | ArrayPlace): string | number => ('keys' in place ? place.key : place.index);
  /** The path of the value that begins here, if it or something in it is wanted. */
  const wantedPath = ({ paths }: Wanted): string | undefined => {
    const place = stack[stack.length - 1];
    const parent = place === undefined ? undefined : place.path;
    const path = place === undefined ? '$' : parent === undefined ? undefined : pathOf(parent, keyOf(place));
    return path !== undefined && paths.has(path) ? path : undefined;
  };
  const path = (): string => stack.reduce((parent, place) => pathOf(parent, keyOf(place)), '$');
  const skipSpace = (): void => {
    for (let code = text.charCodeAt(at); code === SPACE || code === 0x0a || code === 0x0d || code === 0x09; ) {
      at += 1;
      code = text.charCodeAt(at);
    }
  };
  const fail = (expected: string): false => {
    fault =
      at === text.length
        ? { code: 'json.truncated', offset: at, expected }
        : { code: 'json.unreadable', offset: at, expected, seen: String.fromCodePoint(text.codePointAt(at) as number) };
    return false;
  };
  const takes = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  };
  const failAfter = (cut: RegExp, expected: string): false => {
    takes(cut);
    return fail(expected);
  };
  const takesCharacter = (character: string): boolean => {
    if (text[at] !== character) return fail(character);
    at += 1;
    skipSpace();
    return true;
  };
  const takesString = (): boolean => {
    at += 1;
    for (;;) {
      const code = text.charCodeAt(at);
      if (code === QUOTE) {
        at += 1;
        return true;
      }
      if (code === BACKSLASH) {
        if (!takes(ESCAPE)) return failAfter(CUT_ESCAPE, 'an escape such as \\n or \\u0041');
      } else if (code >= SPACE) {
        at += 1;
      } else {
        return fail('a character of the string, or "'); // a control character, or the end of the text
      }
    }
  };
  const takesKey = (place: ObjectPlace): boolean => {
    const from = at;
    if (text.charCodeAt(at) !== QUOTE) return fail('a key in double quotes');
    if (!takesString()) return false;
    const key = text.slice(from + 1, at - 1);
    place.key = key.includes('\\') ? (JSON.parse(`"${key}"`) as string) : key;
    if (!place.keys.takes(place.key) && repeated.length < MAX_REPEATED) repeated.push({ offset: from, path: path() });
    if (place.keys.count > MAX_KEYS) {
      fault = { code: 'json.too-many-keys', offset: from, limit: MAX_KEYS };
      return false;
    }
    skipSpace();
    return takesCharacter(':');
  };
  /** Steps into a container, up to its first value; `false` where it is empty or faulty. */
  const enters = (ownPath: string | undefined): boolean => {
    const isObject = text[at] === '{';
    if (stack.length >= MAX_JSON_DEPTH) {
      fault = { code: 'json.too-deep', offset: at, limit: MAX_JSON_DEPTH };
      return false;
    }
    at += 1;
    skipSpace();
    if (text[at] === (isObject ? '}' : ']')) {
      at += 1;
      return false;
    }
    if (!isObject) {
      stack.push({ index: 0, path: ownPath });
      return true;
    }
    const place: ObjectPlace = { keys: new Keys(), key: '', path: ownPath };
    stack.push(place);
    return takesKey(place);
  };
  /** Continues with the next value after one has ended; `false` at the end of the document or at an error. */
  const advances = (): boolean => {
    for (;;) {
      skipSpace();
      const place = stack[stack.length - 1];
      if (place === undefined) return at < text.length ? fail('the end of the document') : false;
      if (text[at] === ',') {
        at += 1;
        skipSpace();
        if ('keys' in place) return takesKey(place);
        place.index += 1;
        return true;
      }
      const closing = 'keys' in place ? '}' : ']';
      if (text[at] !== closing) return fail(`, or ${closing}`);
      at += 1;
      stack.pop();
    }
  };
  const takesPlainValue = (): boolean => {
    if (text.charCodeAt(at) === QUOTE) return takesString();
    if (takes(CUT_NUMBER)) return fail('a digit');
    return takes(NUMBER) || takes(WORD) || failAfter(CUT_VALUE, 'a value');
  };

  skipSpace();
  for (;;) {
    values += 1;
    if (values > MAX_VALUES) {
      fault = { code: 'json.too-many-values', offset: at, limit: MAX_VALUES };
      break;
    }
    const ownPath = wanted === undefined ? undefined : wantedPath(wanted);
    if (ownPath !== undefined) wanted?.found.set(ownPath, at);
    const first = text[at];
    if (first === '{' || first === '[') {
      if (enters(wanted?.holders.has(ownPath ?? '') ? ownPath : undefined)) continue;
    } else {
      takesPlainValue();
    }
    if (fault !== undefined || !advances()) break;
  }
  return { ...(fault === undefined ? {} : { fault }), repeated };
}

export interface LineAndColumn {
  readonly line: number;
  readonly column: number;
}

/** Line and column, both from 1, of each offset: one walk through the text, however many they are. */
export function linesAndColumns(text: string, offsets: Iterable<number>): ReadonlyMap<number, LineAndColumn> {
  const places = new Map<number, LineAndColumn>();
  let line = 1;
  let start = 0;
  let next = text.indexOf('\n');
  for (const offset of [...new Set(offsets)].sort((a, b) => a - b)) {
    for (; next !== -1 && next < offset; next = text.indexOf('\n', start)) {
      line += 1;
      start = next + 1;
    }
    places.set(offset, { line, column: offset - start + 1 });
  }
  return places;
}

/** The positions of the values with these paths in the text. The paths of everything that contains a value must be among them. */
export function offsetsOf(text: string, paths: ReadonlySet<string>): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const holders = new Set([...paths].flatMap((path) => upwards(path).slice(1, 2)));
  scanJson(text, { paths, holders, found });
  return found;
}
