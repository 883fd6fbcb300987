/** The papers that an entry refers to. */
import type { EnteredPerson } from '../entries.ts';
import { accountNumber, eventNumber, personNumber } from '../ids.ts';
import type { Desk, Paper } from '../store.ts';
import { reportPapers } from './content.ts';
import type { AnyEntry } from './entries.ts';

/** A paper as an entry refers to it. */
export type NamedPaper = Pick<Paper, 'digest' | 'kind' | 'of'>;

/** The papers of an officer, of a change of all ratings and of a list are not about a person of the registry. */
const NOBODY = 0;

const identity = ({ person, identity: digest }: EnteredPerson): NamedPaper => ({
  digest,
  kind: 'identity',
  of: personNumber(person) as number,
});

/** In the order in which the entry names them. */
export function papersIn({ kind, data }: AnyEntry): readonly NamedPaper[] {
  switch (kind) {
    case 'persons.entered':
      return data.persons.map(identity);
    case 'person.changed': {
      const { person, identity: digest } = data;
      return digest === undefined ? [] : [identity({ person, identity: digest, facts: {} })];
    }
    case 'federation.set': {
      const { officer } = data;
      return officer === undefined ? [] : [{ digest: officer, kind: 'officer', of: NOBODY }];
    }
    case 'event.arbiters': {
      const { event, arbiters } = data;
      return arbiters === undefined ? [] : [{ digest: arbiters, kind: 'arbiters', of: eventNumber(event) as number }];
    }
    case 'event.submitted': {
      const { event, entered, ...papers } = data;
      const of = eventNumber(event) as number;
      return [
        ...reportPapers(papers).map((digest): NamedPaper => ({ digest, kind: 'report', of })),
        ...entered.map(identity),
      ];
    }
    case 'question.answered': {
      const { event, entered, supplement } = data;
      const of = eventNumber(event) as number;
      return [
        ...(entered === undefined ? [] : [identity(entered)]),
        ...(supplement === undefined ? [] : [{ digest: supplement, kind: 'report' as const, of }]),
      ];
    }
    case 'pool.adjusted':
    case 'pool.adjustment-reversed':
    case 'pool.rerated':
      return [{ digest: data.changes, kind: 'changes', of: NOBODY }];
    case 'list.recomputed':
      return [{ digest: data.rows, kind: 'list', of: NOBODY }];
    case 'account.changed': {
      const { account, identity: digest } = data;
      return [{ digest, kind: 'account', of: accountNumber(account) as number }];
    }
    case 'event.commented': {
      const { event, comment } = data;
      return [{ digest: comment, kind: 'comment', of: eventNumber(event) as number }];
    }
    case 'person.attached': {
      const { person, attachment } = data;
      return [{ digest: attachment, kind: 'attachment', of: personNumber(person) as number }];
    }
    case 'event.accepted':
      return (data.entered ?? []).map(identity);
    default:
      return [];
  }
}

/** Each once, at its first place. */
export function byDigest(papers: Iterable<NamedPaper>): ReadonlyMap<string, NamedPaper> {
  const named = new Map<string, NamedPaper>();
  for (const paper of papers) if (!named.has(paper.digest)) named.set(paper.digest, paper);
  return named;
}

/** The papers that exist, identities under the persons for whom they are named. */
export async function papersAt(
  desk: Desk,
  named: ReadonlyMap<string, NamedPaper>,
): Promise<Readonly<Record<'identities' | 'others', readonly Paper[]>>> {
  const [persons, digests] = [new Set<number>(), [] as string[]];
  for (const { digest, kind, of } of named.values()) {
    if (kind === 'identity') persons.add(of);
    else digests.push(digest);
  }
  const identities = await desk.identityPapers([...persons]);
  return {
    identities: identities.filter(({ digest, of }) => named.get(digest)?.of === of),
    others: await desk.papers(digests),
  };
}

/** The numbers of the persons whose papers an entry refers to, including existing papers. */
export function personsNamedIn(entry: AnyEntry): ReadonlySet<number> {
  const { kind, data } = entry;
  const persons = new Set(papersIn(entry).flatMap((paper) => (paper.kind === 'identity' ? [paper.of] : [])));
  const add = (id: string): void => void persons.add(personNumber(id) as number);
  if (kind === 'person.changed') add(data.person);
  if (kind === 'persons.restored') for (const { person } of data.persons) add(person);
  if (kind === 'persons.removed') for (const { person } of data.kept ?? []) add(person);
  return persons;
}
