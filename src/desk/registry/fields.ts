/** The fields of a card as people give them: texts, checked one by one, so that all faults are reported at once. */
import { type Day, parseDay, yearOf } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import { parseBirth, type Sex } from '../../core/people.ts';
import { CARD_FIELDS, type PlayerField } from '../../explain/desk-findings/registry.ts';
import type { PersonFacts } from '../../ledger/entries.ts';
import { NUMBERS, type NumberKind } from '../../ledger/store.ts';
import type { StrengthOrder } from '../../rulebooks/members.ts';
import { isTitleOfFamily as isKnownTitle, memberRules } from '../../rulebooks/office-rules.ts';
import { registryFinding } from '../findings/registry.ts';
import type { Identity } from '../../ledger/rows/identity.ts';

/** Input for a card. `null` removes a field; also for clubs, orders and licences. */
export interface CardFields {
  readonly name?: string;
  readonly birth?: string | null;
  readonly sex?: Sex | null;
  readonly federation?: string | null;
  readonly title?: string | null;
  readonly titles?: Identity['titles'] | null;
  readonly fide?: string | null;
  readonly komir?: string | null;
  readonly orr?: string | null;
  readonly pin?: string | null;
  readonly club?: string | null;
  readonly guestClub?: string | null;
  readonly strengthOrder?: StrengthOrder | null;
  /** Merged with the present ones, year by year. */
  readonly licences?: Readonly<Record<string, string | null>>;
  readonly deceased?: string | null;
  readonly blocked?: string | null;
  readonly exempt?: string | null;
  readonly private?: string | null;
}

const NUMBER_FORMS: Readonly<Record<NumberKind, (text: string) => boolean>> = {
  fide: (text) => /^\d{1,10}$/.test(text),
  komir: (text) => memberRules().isNumber(text),
  orr: (text) => /^\d{1,10}$/.test(text),
  pin: (text) => /^\d{8}$/.test(text),
};

/** In stored form: without leading zeros, except for a PIN, which has eight digits. */
export function normalNumber(kind: NumberKind, text: string): string | undefined {
  const number = text.trim();
  if (!NUMBER_FORMS[kind](number)) return undefined;
  if (kind === 'pin') return number;
  const normal = number.replace(/^0+/, '');
  return normal === '' ? undefined : normal;
}

type Read = (given: unknown) => unknown;

const UNREADABLE = undefined;

const text: Read = (given) => (typeof given === 'string' && given.trim() !== '' ? given.trim() : UNREADABLE);
const day: Read = (given) =>
  typeof given === 'string' && parseDay(given.trim()) !== undefined ? given.trim() : UNREADABLE;
const number =
  (kind: NumberKind): Read =>
  (given) =>
    typeof given === 'string' ? normalNumber(kind, given) : UNREADABLE;

const birth: Read = (given) =>
  typeof given === 'string' && parseBirth(given.trim()) !== undefined ? given.trim() : UNREADABLE;

const SEXES: ReadonlyMap<unknown, Sex> = new Map([
  ['m', 'm'],
  ['f', 'f'],
  ['w', 'f'],
]);
const sex: Read = (given) => SEXES.get(typeof given === 'string' ? given.trim().toLowerCase() : given);

const FEDERATION = /^[A-Z]{3}$/;
export const federationCode = (given: unknown): string | undefined =>
  typeof given === 'string' && FEDERATION.test(given.trim().toUpperCase()) ? given.trim().toUpperCase() : UNREADABLE;

/** On a card; in Go countries have two letters. */
const COUNTRY = /^[A-Z]{2}$/;
const country: Read = (given) =>
  typeof given === 'string' && COUNTRY.test(given.trim().toUpperCase())
    ? given.trim().toUpperCase()
    : federationCode(given);

const order: Read = (given) => {
  const { club, number: place } = given as Partial<StrengthOrder>;
  const named = text(club);
  return named !== undefined && Number.isInteger(place) && (place as number) >= 1
    ? { club: named, number: place }
    : UNREADABLE;
};

const YEAR = /^\d{4}$/;
const licences: Read = (given) => {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return UNREADABLE;
  const read = Object.entries(given).map(([year, club]) => [year, club === null ? null : text(club)] as const);
  return read.every(([year, club]) => YEAR.test(year) && club !== undefined) ? Object.fromEntries(read) : UNREADABLE;
};

/** 1. § 3: titles of FIDE, and national ones with a year before 1990. Women's titles are among FIDE's. */
const titles: Read = (given) => {
  if (!Array.isArray(given)) return UNREADABLE;
  const isTitle = (each: unknown): boolean => {
    const { title, year } = (each ?? {}) as { title?: unknown; year?: unknown };
    return (
      typeof title === 'string' && (year === undefined || Number.isInteger(year)) && isKnownTitle(title, year as number)
    );
  };
  return given.every(isTitle)
    ? given.map(({ title, year }: { title: string; year?: number }) => ({
        title,
        ...(year === undefined ? {} : { year }),
      }))
    : UNREADABLE;
};

const READERS: Readonly<Record<PlayerField, Read>> = {
  name: text,
  birth,
  sex,
  federation: country,
  title: text,
  titles,
  fide: number('fide'),
  komir: number('komir'),
  orr: number('orr'),
  pin: number('pin'),
  club: text,
  guestClub: text,
  strengthOrder: order,
  licences,
  deceased: day,
  blocked: text,
  exempt: text,
  private: day,
};

const isField = (name: string): name is PlayerField => (CARD_FIELDS as readonly string[]).includes(name);

export interface ReadCard {
  readonly fields: CardFields;
  readonly findings: readonly Finding[];
}

/** Every field in stored form; an unreadable one is a finding and is left out. */
export function readCard(given: Readonly<Record<string, unknown>>): ReadCard {
  const findings: Finding[] = [];
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    if (!isField(name)) findings.push(registryFinding('player.field-unknown', { field: name, expected: CARD_FIELDS }));
    else if (value === null && name !== 'licences') {
      if (name === 'name') findings.push(registryFinding('player.field-missing', { field: name }));
      else fields[name] = null;
    } else {
      const read = READERS[name](value);
      if (read === UNREADABLE) findings.push(registryFinding('player.field-unreadable', { field: name }));
      else fields[name] = read;
    }
  }
  const { title } = fields as CardFields;
  if (typeof title === 'string' && !isKnownTitle(title)) {
    findings.push(registryFinding('player.title-unknown', { title }));
  }
  return { fields: fields as CardFields, findings };
}

/** A card in stored form: the paper, and the facts that go into the chain. */
export interface Card {
  readonly identity: Identity;
  readonly facts: PersonFacts;
}

const FACTS: ReadonlySet<string> = new Set(['sex', 'federation', 'title', 'deceased', 'blocked', 'exempt', 'private']);

type Loose = Record<string, unknown>;

/** Without absent members; in canonical order, since an import writes a million of them. */
export function withoutEmpty<T extends object>(record: { readonly [K in keyof T]: T[K] | null | undefined }): T {
  const there: Loose = {};
  for (const name of Object.keys(record).sort()) {
    const value = record[name as keyof T];
    if (value !== undefined && value !== null) there[name] = value;
  }
  return there as T;
}

/** The card after the change. */
export function writtenCard({ identity, facts }: Card, fields: CardFields): Card {
  const { licences: years, ...others } = fields;
  const inFacts: Loose = { ...facts };
  const inIdentity: Loose = { ...identity };
  for (const [name, value] of Object.entries(others)) (FACTS.has(name) ? inFacts : inIdentity)[name] = value;
  if (years !== undefined) {
    const all = withoutEmpty<Record<string, string>>({ ...identity.licences, ...years });
    inIdentity['licences'] = Object.keys(all).length === 0 ? null : all;
  }
  const born = inIdentity['birth'];
  if (fields.birth !== undefined) inFacts['birthYear'] = typeof born === 'string' ? parseBirth(born)?.year : undefined;
  return { identity: withoutEmpty<Identity>(inIdentity), facts: withoutEmpty<PersonFacts>(inFacts) };
}

/** Contradictions between the days on a card, and with today. */
export function checkCardDays({ identity, facts }: Card, today: string): readonly Finding[] {
  const now = parseDay(today) as Day;
  const born = identity.birth === undefined ? undefined : parseBirth(identity.birth);
  const died = facts.deceased === undefined ? undefined : parseDay(facts.deceased);
  const findings: Finding[] = [];
  if (born !== undefined && (born.day === undefined ? born.year > yearOf(now) : born.day > now)) {
    findings.push(registryFinding('player.born-later', {}));
  }
  if (died !== undefined && died > now) findings.push(registryFinding('player.died-later', {}));
  if (
    born !== undefined &&
    died !== undefined &&
    (born.day === undefined ? born.year > yearOf(died) : born.day > died)
  ) {
    findings.push(registryFinding('player.died-before-birth', {}));
  }
  return findings;
}

/** The fields in which two cards differ. */
export function changedFields(before: Card, after: Card): readonly PlayerField[] {
  const values = ({ identity, facts }: Card): Loose => ({ ...facts, ...identity });
  const [old, now] = [values(before), values(after)];
  return CARD_FIELDS.filter((field) => JSON.stringify(old[field]) !== JSON.stringify(now[field]));
}

export const isNumber = (field: string): field is NumberKind => (NUMBERS as readonly string[]).includes(field);
