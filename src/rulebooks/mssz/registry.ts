/** 1. § 3 and 2. §: the KOMIR registry. Each person has two sheets; what they must contain, and where they must agree. */
import { dayOf } from '../../core/dates.ts';
import type { Fact, Finding, Weight } from '../../core/finding.ts';
import type { ListedSheet, MemberSheet, StrengthOrder } from '../members.ts';
import { isTitle as isFideTitle } from '../fide/titles.ts';
import type { MsszCode, MsszFindings } from './reasons.ts';

/** 2. § left sheet. */
export type KomirSheet = MemberSheet;
/** 2. § right sheet. */
export type FideSheet = ListedSheet;

export type MsszFinding = Finding<MsszCode>;

const finding = <C extends MsszCode>(code: C, weight: Weight, clause: string, facts: MsszFindings[C]): Finding<C> => ({
  code,
  weight,
  clause,
  facts: facts as { [name: string]: Fact },
});

export const NATIONAL_TITLES = ['NAM', 'mj', 'I.o.', 'II.o.', 'III.o.', 'IV.o.'] as const;
const NATIONAL_TITLES_BEFORE = 1990;

/** 1. § 3 and 3.1: the titles of FIDE, and national ones that were won before 1990. */
export function titleOk(title: string, year?: number): boolean {
  if (isFideTitle(title)) return true;
  if (!(NATIONAL_TITLES as readonly string[]).includes(title)) return false;
  return year !== undefined && year < NATIONAL_TITLES_BEFORE;
}

const KOMIR_DIGITS = 5;
const KOMIR_ID = /^\d{1,5}$/;

/** 2. § KOMIR ID: a number of at most five digits. */
export const komirIdOk = (id: string): boolean => KOMIR_ID.test(id);

const HUNGARIAN_FIDE_ID = /^7\d{5}$/;

/** 2. § FIDE ID: usually six digits, the first a 7. This is only usual, so nothing is refused because of it. */
export const fideIdHungarian = (id: string): boolean => HUNGARIAN_FIDE_ID.test(id);

const GAMES_FOR_FIDE_ID = 1;

/** 2. § FIDE ID: it is due after one completed game against a rated player. */
export const fideIdDue = (gamesAgainstRated: number): boolean => gamesAgainstRated >= GAMES_FOR_FIDE_ID;

const REQUIRED = ['komirId', 'name', 'birth', 'sex', 'country'] as const;

/** Reading M14: a bare year is no date of birth. */
const isFilledIn = (left: KomirSheet, field: (typeof REQUIRED)[number]): boolean =>
  field === 'birth' ? left.birth?.day !== undefined : left[field] !== undefined && left[field] !== '';

type LeftCheck = (left: KomirSheet) => readonly MsszFinding[];

const checkRequired: LeftCheck = (left) =>
  REQUIRED.filter((field) => !isFilledIn(left, field)).map((field) =>
    finding('mssz.field-missing', 'refuse', '2. § left sheet', { sheet: 'left', field }),
  );

const checkKomirId: LeftCheck = ({ komirId = '' }) =>
  komirId === '' || komirIdOk(komirId)
    ? []
    : [finding('mssz.komir-id', 'refuse', '2. § KOMIR ID', { komirId, digits: KOMIR_DIGITS })];

/** Reading M3: positions are whole numbers from 1. */
const checkStrengthOrder: LeftCheck = ({ strengthOrder }) =>
  strengthOrder === undefined || (Number.isInteger(strengthOrder.number) && strengthOrder.number >= 1)
    ? []
    : [finding('mssz.strength-order', 'refuse', '2. § licence', { ...strengthOrder })];

const checkFideIdForm: LeftCheck = ({ fideId, country }) =>
  fideId === undefined || country !== 'HUN' || fideIdHungarian(fideId)
    ? []
    : [finding('mssz.fide-id-unusual', 'warn', '2. § FIDE ID', { fideId })];

const checkFideIdDue = ({ fideId }: KomirSheet, gamesAgainstRated: number): readonly MsszFinding[] =>
  fideId === undefined && fideIdDue(gamesAgainstRated)
    ? [finding('mssz.fide-id-due', 'warn', '2. § FIDE ID', { games: gamesAgainstRated })]
    : [];

type PairCheck = (left: KomirSheet, right: FideSheet) => readonly MsszFinding[];

const checkSameFideId: PairCheck = ({ fideId: left = null }, { fideId: right = null }) =>
  left === right ? [] : [finding('mssz.fide-id-differs', 'refuse', '2. § FIDE ID', { left, right })];

/** Reading M14: the left sheet has the date, the right one the year, and the years agree. */
const checkSameBirthYear: PairCheck = ({ birth }, { birthYear: right = null }) =>
  birth === undefined || birth.year === right
    ? []
    : [finding('mssz.birth-year-differs', 'refuse', '2. § right sheet', { left: birth.year, right })];

const ONE_RATING_FROM = dayOf(2011, 1, 1);

/** 2. § left sheet, 6: one rating since 2011. Reading M13: a period that began before shows the last KOMIR value. */
const checkSameRating: PairCheck = ({ komirRating: left = null }, { fideRating: right = null, period }) =>
  left === right || (period !== undefined && period.from < ONE_RATING_FROM)
    ? []
    : [finding('mssz.rating-differs', 'refuse', '2. § left sheet', { left, right })];

const MULTIPLIERS: readonly number[] = [10, 20, 40];

/** 2. § K: three multipliers. Reading: only a player without a rating has none. */
const checkMultiplier: PairCheck = (_left, { k, fideRating }) =>
  (k === undefined ? fideRating === undefined : MULTIPLIERS.includes(k))
    ? []
    : [finding('mssz.k', 'refuse', '2. § K', { k: k ?? null })];

export const REGISTRY_STATUSES = ['active', 'inactive'] as const;

const checkStatus: PairCheck = (_left, { status = null }) =>
  (REGISTRY_STATUSES as readonly (string | null)[]).includes(status)
    ? []
    : [finding('mssz.status', 'refuse', '2. § right sheet', { status })];

const checkTitle: PairCheck = (_left, { fideTitle }) =>
  fideTitle === undefined || titleOk(fideTitle)
    ? []
    : [finding('mssz.title', 'refuse', '1. § 3', { title: fideTitle })];

const checkPeriod: PairCheck = (_left, { period }) =>
  period === undefined
    ? [finding('mssz.field-missing', 'refuse', '2. § right sheet', { sheet: 'right', field: 'period' })]
    : [];

const LEFT_CHECKS: readonly LeftCheck[] = [checkRequired, checkKomirId, checkStrengthOrder, checkFideIdForm];
const PAIR_CHECKS: readonly PairCheck[] = [
  checkSameFideId,
  checkSameBirthYear,
  checkSameRating,
  checkMultiplier,
  checkStatus,
  checkTitle,
  checkPeriod,
];

/** 2. § Both sheets of a person; a person without a FIDE ID has no right sheet yet, and needs one after a game against a rated player. */
export const checkRegistry = (left: KomirSheet, right?: FideSheet, gamesAgainstRated = 0): readonly MsszFinding[] => [
  ...LEFT_CHECKS.flatMap((check) => check(left)),
  ...checkFideIdDue(left, gamesAgainstRated),
  ...(right === undefined ? [] : PAIR_CHECKS.flatMap((check) => check(left, right))),
];

/** 2. § licence: an order numbers a club's own players and its guests, so that nobody has a place in another club's (reading M3). */
export const isInOwnClub = ({ strengthOrder, licenceClub, guestClub }: KomirSheet): boolean =>
  strengthOrder === undefined || [licenceClub, guestClub].includes(strengthOrder.club);

/** 2. § licence: no two players of a club have the same position (reading M3). One finding for each shared position. */
export function checkStrengthOrders(sheets: readonly KomirSheet[]): readonly MsszFinding[] {
  const holders = new Map<string, { readonly order: StrengthOrder; readonly sheets: KomirSheet[] }>();
  for (const sheet of sheets) {
    if (sheet.strengthOrder === undefined) continue;
    const order = sheet.strengthOrder;
    const position = JSON.stringify([order.club, order.number]);
    const held = holders.get(position) ?? { order, sheets: [] };
    held.sheets.push(sheet);
    holders.set(position, held);
  }
  return [...holders.values()]
    .filter((held) => held.sheets.length > 1)
    .map(({ order: { club, number }, sheets: shared }) => {
      const komirIds = shared.flatMap(({ komirId }) => komirId ?? []);
      return finding('mssz.strength-order-shared', 'refuse', '2. § licence', { club, number, komirIds });
    });
}
