/** Which papers an entry speaks of. */
import type { Link } from '../chain.ts';
import type { EnteredPerson, EntryKind, EntryKinds, PoolChangeRecord } from '../entries.ts';
import { accountNumber, eventNumber, personNumber } from '../ids.ts';
import type { Paper } from '../store.ts';
import { reportPapers } from './content.ts';

export type AnyEntry = Link<EntryKind, EntryKinds[EntryKind]>['entry'];

/** A paper as an entry speaks of it. */
export type NamedPaper = Pick<Paper, 'digest' | 'kind' | 'of'>;

/** An officer's paper, that of a change of all ratings and that of a list are about nobody in the registry. */
const NOBODY = 0;

const identity = ({ person, identity: digest }: EnteredPerson): NamedPaper => ({
  digest,
  kind: 'identity',
  of: personNumber(person) as number,
});

/** In the order in which the entry names them. */
export function papersIn({ kind, data }: Pick<AnyEntry, 'kind' | 'data'>): readonly NamedPaper[] {
  switch (kind) {
    case 'persons.entered':
      return (data as EntryKinds['persons.entered']).persons.map(identity);
    case 'person.changed': {
      const { person, identity: digest } = data as EntryKinds['person.changed'];
      return digest === undefined ? [] : [identity({ person, identity: digest, facts: {} })];
    }
    case 'federation.set': {
      const { officer } = data as EntryKinds['federation.set'];
      return officer === undefined ? [] : [{ digest: officer, kind: 'officer', of: NOBODY }];
    }
    case 'event.arbiters': {
      const { event, arbiters } = data as EntryKinds['event.arbiters'];
      return arbiters === undefined ? [] : [{ digest: arbiters, kind: 'arbiters', of: eventNumber(event) as number }];
    }
    case 'event.submitted': {
      const { event, entered, ...papers } = data as EntryKinds['event.submitted'];
      const of = eventNumber(event) as number;
      return [
        ...reportPapers(papers).map((digest): NamedPaper => ({ digest, kind: 'report', of })),
        ...entered.map(identity),
      ];
    }
    case 'question.answered': {
      const { event, entered, supplement } = data as EntryKinds['question.answered'];
      const of = eventNumber(event) as number;
      return [
        ...(entered === undefined ? [] : [identity(entered)]),
        ...(supplement === undefined ? [] : [{ digest: supplement, kind: 'report' as const, of }]),
      ];
    }
    case 'pool.adjusted':
    case 'pool.adjustment-reversed':
    case 'pool.rerated':
      return [{ digest: (data as PoolChangeRecord).changes, kind: 'changes', of: NOBODY }];
    case 'list.recomputed':
      return [{ digest: (data as EntryKinds['list.recomputed']).rows, kind: 'list', of: NOBODY }];
    case 'account.changed': {
      const { account, identity: digest } = data as EntryKinds['account.changed'];
      return [{ digest, kind: 'account', of: accountNumber(account) as number }];
    }
    case 'event.commented': {
      const { event, comment } = data as EntryKinds['event.commented'];
      return [{ digest: comment, kind: 'comment', of: eventNumber(event) as number }];
    }
    case 'person.attached': {
      const { person, attachment } = data as EntryKinds['person.attached'];
      return [{ digest: attachment, kind: 'attachment', of: personNumber(person) as number }];
    }
    case 'event.accepted':
      return ((data as EntryKinds['event.accepted']).entered ?? []).map(identity);
    default:
      return [];
  }
}

/** The numbers of the persons of whom an entry names a paper, also one that was there before. */
export function personsNamedIn(entry: Pick<AnyEntry, 'kind' | 'data'>): ReadonlySet<number> {
  const { kind, data } = entry;
  const persons = new Set(papersIn(entry).flatMap((paper) => (paper.kind === 'identity' ? [paper.of] : [])));
  const add = (id: string): void => void persons.add(personNumber(id) as number);
  if (kind === 'person.changed') add((data as EntryKinds['person.changed']).person);
  if (kind === 'persons.restored')
    for (const { person } of (data as EntryKinds['persons.restored']).persons) add(person);
  if (kind === 'persons.removed')
    for (const { person } of (data as EntryKinds['persons.removed']).kept ?? []) add(person);
  return persons;
}
