/**
 * Canonical JSON (RFC 8785): one text for each value, so that a hash of the text is a hash of the value. Members are
 * sorted by the UTF-16 code units of their names, numbers and strings are written as ECMAScript does, and there is no
 * white space.
 */

/** A JSON value. A member that is `undefined` is left out. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json | undefined };

/** Deeper values are refused; no entry comes close. */
export const MAX_CANONICAL_DEPTH = 200;

const IN_ORDER = 0;
const OUT_OF_ORDER = 1;
/** Not a JSON value, or nested too deep. */
const NO_FORM = 2;
type Order = typeof IN_ORDER | typeof OUT_OF_ORDER | typeof NO_FORM;

/** The canonical text. Throws for what has none: NaN, infinities, lone surrogates, a hole in an array, a bigint. */
export function canonicalJson(value: Json): string {
  const text = canonicalForm(value);
  if (text === undefined) throw new TypeError('a value that has no canonical JSON');
  return text;
}

const UTF_8 = new TextEncoder();

/** The same as UTF-8: what is hashed. */
export const canonicalBytes = (value: Json): Uint8Array => UTF_8.encode(canonicalJson(value));

export interface CanonicalReading {
  readonly value: Json;
  /** Whether the text is the canonical form of its value, byte for byte. */
  readonly isCanonical: boolean;
  /** Index of the first byte that differs from the canonical form. */
  readonly differsAt?: number;
}

/**
 * A JSON text, and whether it is canonical. `undefined` where it cannot be parsed, or where its value has no canonical
 * form.
 */
export function readCanonical(text: string): CanonicalReading | undefined {
  const value = parsed(text);
  if (value === undefined) return undefined;
  const canonical = canonicalForm(value);
  if (canonical === undefined) return undefined;
  if (canonical === text) return { value, isCanonical: true };
  return { value, isCanonical: false, differsAt: UTF_8.encode(text.slice(0, sharedLength(text, canonical))).length };
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** The number of characters that two texts share at the beginning. A surrogate pair counts as a whole. */
function sharedLength(one: string, other: string): number {
  let index = 0;
  while (index < one.length && one.charCodeAt(index) === other.charCodeAt(index)) index += 1;
  const isLow = (one.charCodeAt(index) & 0xfc00) === 0xdc00;
  return isLow ? index - 1 : index;
}

/**
 * Most values of the ledger are built with sorted members, and then the engine's own serializer gives the canonical
 * text: one check of the value is far cheaper than serializing it here.
 */
function canonicalForm(value: unknown): string | undefined {
  const order = orderOf(value, 0);
  if (order === NO_FORM) return undefined;
  const text = order === IN_ORDER ? JSON.stringify(value) : sorted(value as object);
  return hasLoneSurrogate(text) ? undefined : text;
}

function orderOf(value: unknown, depth: number): Order {
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value) ? IN_ORDER : NO_FORM;
    case 'string':
    case 'boolean':
      return IN_ORDER;
    case 'object':
      if (value === null) return IN_ORDER;
      if (depth === MAX_CANONICAL_DEPTH) return NO_FORM;
      return Array.isArray(value) ? orderOfItems(value, depth + 1) : orderOfMembers(value, depth + 1);
    default:
      return NO_FORM;
  }
}

function orderOfItems(items: readonly unknown[], depth: number): Order {
  let order: Order = IN_ORDER;
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index];
    // most of an entry is whole numbers in arrays
    if (typeof item === 'number' && Number.isFinite(item)) continue;
    const found = orderOf(item, depth);
    if (found === NO_FORM) return NO_FORM;
    if (found === OUT_OF_ORDER) order = OUT_OF_ORDER;
  }
  return order;
}

function orderOfMembers(object: object, depth: number): Order {
  if (!isPlain(object)) return NO_FORM;
  let order: Order = IN_ORDER;
  let previous = '';
  for (const name of Object.keys(object)) {
    if (name < previous) order = OUT_OF_ORDER;
    previous = name;
    const member = (object as Record<string, unknown>)[name];
    if (member === undefined) continue;
    const found = orderOf(member, depth);
    if (found === NO_FORM) return NO_FORM;
    if (found === OUT_OF_ORDER) order = OUT_OF_ORDER;
  }
  return order;
}

/** A date, a map or a typed array would lose its content. */
function isPlain(object: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(object);
  return prototype === Object.prototype || prototype === null;
}

/** The text of a value that has a canonical form. */
const written = (value: unknown): string =>
  orderOf(value, 0) === IN_ORDER ? JSON.stringify(value) : sorted(value as object);

/**
 * An array or object with unsorted members somewhere inside. Sorting a copy would not help: an object always puts `2`
 * before `10`.
 */
function sorted(value: object): string {
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`;
  const object = value as Readonly<Record<string, unknown>>;
  // without a comparison `sort` goes by code units, as the RFC does
  const members = Object.keys(object)
    .sort()
    .filter((name) => object[name] !== undefined)
    .map((name) => `${JSON.stringify(name)}:${written(object[name])}`);
  return `{${members.join(',')}}`;
}

/** `JSON.stringify` escapes a lone surrogate, and of the rest only control characters (`\u00…`). */
const LONE_SURROGATE = /(?<!\\)(?:\\\\)*\\ud/;
const hasLoneSurrogate = (text: string): boolean => text.includes('\\ud') && LONE_SURROGATE.test(text);

/**
 * The same value with sorted members, so that the engine can serialize it directly. Names that are whole numbers stay
 * first.
 */
export function withSortedMembers<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withSortedMembers) as T;
  if (typeof value !== 'object' || value === null) return value;
  const object = value as Readonly<Record<string, unknown>>;
  const ordered: Record<string, unknown> = {};
  for (const name of Object.keys(object).sort()) ordered[name] = withSortedMembers(object[name]);
  return ordered as T;
}
