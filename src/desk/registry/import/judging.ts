/**
 * What a list may change on the card of a known person. New facts are accepted: a federation, a title, a club, a death,
 * and whatever the card lacks. Less precise ones are ignored: a year in place of a day, a lower title. Contradictions
 * become questions, and the card stays: another name, birth, sex or number.
 */
import { parseBirth } from '../../../core/people.ts';
import type { PlayerField } from '../../../explain/desk-findings/registry.ts';
import { nameKeys } from '../../../intake/names.ts';
import { NUMBERS, type NumberKind, type PersonRow } from '../../../ledger/store.ts';
import { factsNow } from '../../../ledger/rows/persons.ts';
import type { CardFields } from '../fields.ts';
import type { ImportLoss } from './asked.ts';
import type { ComparedValue } from './part.ts';

/** FIDE has its own spelling of names: one with the same search keys stays as the office writes it. */
function isSameName(mine: string, listed: string): boolean {
  // nearly always equal; splitting names would be a quarter of an import
  if (mine === listed) return true;
  const keys = new Set(nameKeys(mine));
  return nameKeys(listed).some((key) => keys.has(key));
}

type Verdict = 'news' | 'same' | 'against';

function verdictOnBirth(mine: string | null, listed: string): Verdict {
  if (mine === null) return 'news';
  // nearly always equal
  if (mine === listed) return 'same';
  const [card, list] = [parseBirth(mine), parseBirth(listed)];
  if (card?.year !== list?.year) return 'against';
  if (list?.day === undefined || card?.day === list.day) return 'same';
  return card?.day === undefined ? 'news' : 'against';
}

/** A year never replaces a day, whatever is confirmed. */
const isPoorerBirth = (mine: string | null, listed: string): boolean =>
  mine !== null && parseBirth(mine)?.day !== undefined && parseBirth(listed)?.day === undefined;

const LADDERS = [
  ['CM', 'FM', 'IM', 'GM'],
  ['WCM', 'WFM', 'WIM', 'WGM'],
] as const;

/** Titles are awarded, and not lost: a lower one of the same kind is an old one. */
const isLowerTitle = (mine: string | null, listed: string): boolean =>
  LADDERS.some((ladder: readonly string[]) => {
    const [card, list] = [ladder.indexOf(mine ?? ''), ladder.indexOf(listed)];
    return list >= 0 && card > list;
  });

export interface CardVerdict {
  /** Changes of the card. */
  readonly news: CardFields;
  /** Fields that stay, and become questions. */
  readonly against: readonly PlayerField[];
  /** Two or more of name, birth and sex differ: the row is about somebody else, and nothing of it is accepted. */
  readonly isSomebodyElse: boolean;
}

/** Fields that distinguish persons. */
const WHO: readonly PlayerField[] = ['name', 'birth', 'sex'];
const isSomebody = (against: readonly PlayerField[]): boolean =>
  against.filter((field) => WHO.includes(field)).length > 1;

function againstCard(row: PersonRow, fields: CardFields): readonly PlayerField[] {
  const { name, birth, sex, deceased } = fields;
  const died = deceased === undefined ? undefined : factsNow(row).deceased;
  const against: PlayerField[] = [];
  if (typeof name === 'string' && row.name !== null && !isSameName(row.name, name)) against.push('name');
  if (typeof birth === 'string' && verdictOnBirth(row.birth, birth) === 'against') against.push('birth');
  if (typeof sex === 'string' && row.sex !== null && row.sex !== sex) against.push('sex');
  if (died !== undefined && died !== deceased) against.push('deceased');
  for (const kind of NUMBERS) {
    if (typeof fields[kind] === 'string' && row[kind] !== null && row[kind] !== fields[kind]) against.push(kind);
  }
  return against;
}

/** Numbers are added, never replaced. */
const isTaken = (
  field: PlayerField,
  { birth }: CardFields,
  row: PersonRow,
  takes: ReadonlySet<ImportLoss>,
): boolean => {
  if ((NUMBERS as readonly string[]).includes(field)) return false;
  if (field === 'name') return takes.has('other-names');
  return takes.has('facts') && !(field === 'birth' && isPoorerBirth(row.birth, birth as string));
};

export function cardVerdict(
  row: PersonRow,
  fields: CardFields,
  takes: ReadonlySet<ImportLoss>,
  isFree: (kind: NumberKind, value: string) => boolean,
): CardVerdict {
  const found = againstCard(row, fields);
  const against = found.filter((field) => !isTaken(field, fields, row, takes));
  const isElse = isSomebody(found) && against.some((field) => WHO.includes(field));
  if (isElse) return { news: {}, against, isSomebodyElse: true };
  const taken = found.filter((field) => !against.includes(field));
  return { news: newsOf(row, fields, new Set(taken), isFree), against, isSomebodyElse: false };
}

/** All other fields count as new where they differ from those of the card. */
const JUDGED_APART: ReadonlySet<string> = new Set(['name', 'birth', 'sex', 'title', 'deceased', ...NUMBERS]);

/** What a list says of a known person, and the card does not. */
function newsOf(
  row: PersonRow,
  fields: CardFields,
  taken: ReadonlySet<PlayerField>,
  isFree: (kind: NumberKind, value: string) => boolean,
): CardFields {
  const { name, birth, sex, title, deceased } = fields;
  const isBirthNew = typeof birth === 'string' && (taken.has('birth') || verdictOnBirth(row.birth, birth) === 'news');
  const isDeathNew = deceased !== undefined && (taken.has('deceased') || factsNow(row).deceased === undefined);
  const news: { -readonly [F in keyof CardFields]: CardFields[F] } & Record<string, unknown> = {};
  for (const field of Object.keys(fields)) {
    const value = fields[field as 'federation'];
    if (!JUDGED_APART.has(field) && value !== row[field as 'federation']) news[field] = value;
  }
  if (typeof title === 'string' && title !== row.title && !isLowerTitle(row.title, title)) news.title = title;
  if (typeof sex === 'string' && sex !== row.sex && (row.sex === null || taken.has('sex'))) news.sex = sex;
  if (name !== undefined && (row.name === null || taken.has('name'))) news.name = name;
  if (isBirthNew) news.birth = birth;
  if (isDeathNew) news.deceased = deceased;
  for (const kind of NUMBERS) {
    const value = fields[kind];
    if (typeof value === 'string' && row[kind] === null && isFree(kind, value)) news[kind] = value;
  }
  return news;
}

/** A field of the card and of the list for the report; for births only the years, and nothing where these are equal. */
export function comparedField(field: PlayerField, row: PersonRow, fields: CardFields): ComparedValue {
  const list = fields[field as 'name'] ?? null;
  if (field === 'deceased') return { here: factsNow(row).deceased ?? null, list };
  if (field !== 'birth') return { here: row[field as 'name'], list };
  const years = [row.birth, list].map((birth) => (birth === null ? null : String(parseBirth(birth)?.year)));
  return years[0] === years[1] ? { here: null, list: null } : { here: years[0] ?? null, list: years[1] ?? null };
}
