/** The history of every field of a card: who wrote it, when, and by which entry. What was erased is no longer shown. */
import { CARD_FIELDS, type PlayerField } from '../explain/desk-findings/registry.ts';
import type { EnteredPerson, EntryKind, EntryKinds, PersonFacts } from '../ledger/entries.ts';
import { personId, personNumber } from '../ledger/ids.ts';
import { entryData } from '../ledger/rows/entries.ts';
import { type Identity, identityOf } from '../ledger/rows/identity.ts';
import type { Desk, StoredEntry } from '../ledger/store.ts';
import { readOffice, type Office } from '../desk/office.ts';

export interface FieldValue {
  /** The stored value; null: the field was removed. */
  readonly value: unknown;
  readonly entry: number;
  readonly time: string;
  readonly author: string;
  /** The import that says so. */
  readonly import?: string;
}

export interface FieldHistory {
  readonly field: PlayerField;
  /** The newest first. */
  readonly values: readonly FieldValue[];
}

/** What an entry says about the card of a person. */
interface Written {
  readonly identity?: string | undefined;
  readonly facts?: PersonFacts | undefined;
  readonly import?: string | undefined;
}

const among = (entered: readonly EnteredPerson[] | undefined, person: string): Written | undefined =>
  entered?.find((each) => each.person === person);

function writtenBy(entry: StoredEntry, person: string): Written | undefined {
  switch (entry.kind) {
    case 'persons.entered': {
      const { persons, import: by } = entryData<'persons.entered'>(entry);
      const own = among(persons, person);
      return own === undefined ? undefined : { ...own, import: by };
    }
    case 'persons.restored':
      return among(entryData<'persons.restored'>(entry).persons, person);
    case 'person.changed': {
      const data: EntryKinds['person.changed'] = entryData<'person.changed'>(entry);
      return data.person === person ? data : undefined;
    }
    case 'event.submitted':
      return among(entryData<'event.submitted'>(entry).entered, person);
    case 'event.accepted':
      return among(entryData<'event.accepted'>(entry).entered, person);
    case 'question.answered': {
      const { entered } = entryData<'question.answered'>(entry);
      return entered?.person === person ? entered : undefined;
    }
    default:
      return undefined;
  }
}

/** Imported with thousands of others: found by the id in the text. */
async function firstEntry(desk: Desk, person: string): Promise<readonly StoredEntry[]> {
  const kind: EntryKind = 'persons.entered';
  for await (const batch of desk.entriesFrom(1)) {
    const found = batch.find((entry) => entry.kind === kind && entry.text.includes(`"${person}"`));
    if (found !== undefined) return [found];
  }
  return [];
}

/** The history of a player's card, by id. */
export const fieldHistory = (office: Office, player: string): Promise<readonly FieldHistory[]> =>
  readOffice(office, async (desk) => {
    const number = personNumber(player);
    if (number === undefined) return [];
    const person = personId(number);
    const about = await desk.entriesAbout(`person:${number}`);
    const isEntered = about.some((entry) => entry.kind !== 'person.changed' && writtenBy(entry, person) !== undefined);
    const entries = isEntered ? about : [...(await firstEntry(desk, person)), ...about];
    const papers = new Map((await desk.identityPapers([number])).map((paper) => [paper.digest, identityOf(paper)]));
    return told(entries, person, papers);
  });

function told(
  entries: readonly StoredEntry[],
  person: string,
  papers: ReadonlyMap<string, Identity>,
): readonly FieldHistory[] {
  const values = new Map<PlayerField, FieldValue[]>();
  let card: Readonly<Record<string, unknown>> = {};
  for (const entry of entries) {
    const written = writtenBy(entry, person);
    if (written === undefined) continue;
    const now = cardAfter(card, written, papers);
    for (const field of CARD_FIELDS) {
      if (JSON.stringify(card[field]) === JSON.stringify(now[field])) continue;
      const value: FieldValue = {
        value: now[field] ?? null,
        entry: entry.no,
        time: entry.time,
        author: entry.author,
        ...(written.import === undefined ? {} : { import: written.import }),
      };
      values.set(field, [value, ...(values.get(field) ?? [])]);
    }
    card = now;
  }
  return CARD_FIELDS.flatMap((field) => {
    const own = values.get(field);
    return own === undefined ? [] : [{ field, values: own }];
  });
}

const FACTS = ['sex', 'federation', 'title', 'deceased', 'blocked', 'exempt', 'private'] as const;

/** If a paper was erased, the known state of its fields does not change. */
function cardAfter(
  card: Readonly<Record<string, unknown>>,
  { identity, facts }: Written,
  papers: ReadonlyMap<string, Identity>,
): Readonly<Record<string, unknown>> {
  const own = identity === undefined ? undefined : papers.get(identity);
  const ofFacts = Object.fromEntries(FACTS.map((field) => [field, (facts ?? card)[field as keyof typeof facts]]));
  if (own === undefined) return { ...card, ...ofFacts };
  return { ...own, ...ofFacts };
}
