/**
 * KOMIR number, club and licence of the players on a list, for its CSV file: the number as of now, like all numbers; club and
 * licence as the registry had them when the list was sealed, so that a transfer does not change the files of earlier lists.
 * Nothing for players who were erased, are shown by initials, or have a private card.
 */
import { entryData } from '../../ledger/rows/entries.ts';
import { type Identity, identityOf } from '../../ledger/rows/identity.ts';
import { factsNow } from '../../ledger/rows/persons.ts';
import { personSubject } from '../../ledger/rows/subjects.ts';
import { personNumber } from '../../ledger/ids.ts';
import { type Desk, type ListRow, MARKS, type Paper } from '../../ledger/store.ts';

export interface MemberThen {
  readonly komirId?: string;
  readonly club?: string;
  /** The club of the licence for the year of the list (2. § 8). */
  readonly licence?: string;
}

/** By the numbers of the persons. */
export async function membersThen(
  desk: Desk,
  { no, date }: Pick<ListRow, 'no' | 'date'>,
  persons: readonly number[],
): Promise<ReadonlyMap<number, MemberThen>> {
  const rows = (await desk.persons(persons)).filter(
    (row) => (row.marks & MARKS.erased) === 0 && row.initials !== true && factsNow(row).private === undefined,
  );
  const papers = new Map<number, Paper[]>();
  for (const paper of await desk.identityPapers(rows.map(({ person }) => person))) {
    papers.set(paper.of, [...(papers.get(paper.of) ?? []), paper]);
  }
  const several = [...papers].flatMap(([person, all]) => (all.length > 1 ? [person] : []));
  const changes = await changesOf(desk, several);
  return new Map(
    rows.map(({ person, komir }) => {
      const { club, licences = {} } = identityAt(papers.get(person) ?? [], changes.get(person) ?? [], no);
      const licence = licences[date.slice(0, 4)];
      return [
        person,
        {
          ...(komir === null ? {} : { komirId: komir }),
          ...(club === undefined ? {} : { club }),
          ...(licence === undefined ? {} : { licence }),
        },
      ];
    }),
  );
}

interface Change {
  readonly no: number;
  readonly identity: string;
}

async function changesOf(desk: Desk, persons: readonly number[]): Promise<ReadonlyMap<number, readonly Change[]>> {
  const changes = new Map<number, Change[]>();
  if (persons.length === 0) return changes;
  for (const entry of await desk.entriesOf('person.changed', persons.map(personSubject))) {
    const { person, identity } = entryData<'person.changed'>(entry);
    const number = personNumber(person) as number;
    if (identity !== undefined) changes.set(number, [...(changes.get(number) ?? []), { no: entry.no, identity }]);
  }
  return changes;
}

/** The card after an entry: as the last change until then wrote it, otherwise as the person was entered. */
function identityAt(papers: readonly Paper[], changes: readonly Change[], no: number): Partial<Identity> {
  const last = changes.filter((each) => each.no <= no).toSorted((a, b) => b.no - a.no)[0];
  const later = new Set(changes.map(({ identity }) => identity));
  const paper =
    last === undefined
      ? papers.find(({ digest }) => !later.has(digest))
      : papers.find(({ digest }) => digest === last.identity);
  return paper === undefined ? {} : identityOf(paper);
}
