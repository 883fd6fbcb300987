/** The subjects of an entry, by which it can be found. */
import { eventNumber, personNumber } from '../ids.ts';
import type { EntryKinds } from '../entries.ts';
import type { Posted } from './posting.ts';

export type Subject = readonly [subject: string, no: number];

export const personSubject = (person: number): string => `person:${person}`;
export const eventSubject = (event: number): string => `event:${event}`;
export const poolSubject = (pool: string): string => `pool:${pool}`;
/** All public keys of the office, which have no table. */
export const KEYS_SUBJECT = 'keys';
/** The settings of the office, which have no table. */
export const SETTINGS_SUBJECT = 'settings';
/** All erasures. */
export const ERASURES_SUBJECT = 'erased';
/** The next KOMIR number, beyond what erasures say: numbers of removed persons are no longer in the registry. */
export const KOMIR_SUBJECT = 'komir';
/** All accounts, which have no table. */
export const ACCOUNTS_SUBJECT = 'accounts';
export const listSubject = (pool: string, date: string): string => `list:${pool}:${date}`;

/** All imports of lists, from beginning to end, which have no table. */
export const IMPORTS_SUBJECT = 'imports';
/** What one import brought. */
export const importSubject = (id: string): string => `import:${id}`;

/** Changes of a whole pool. */
export const changesSubject = (pool: string): string => `changes:${pool}`;

export const federationSubject = (federation: string): string => `federation:${federation}`;

const person = (id: string): string => personSubject(personNumber(id) as number);
const event = (id: string): string => eventSubject(eventNumber(id) as number);

const broughtBy = (id: string | undefined): readonly string[] => (id === undefined ? [] : [importSubject(id)]);

const komirOf = ({ komirFrom }: { readonly komirFrom?: number }): readonly string[] =>
  komirFrom === undefined ? [] : [KOMIR_SUBJECT];

type Subjects = { readonly [K in keyof EntryKinds]: (data: EntryKinds[K]) => readonly string[] };

/** A person who comes in with a thousand others, or plays in an event, is found in other ways. */
const SUBJECTS: Subjects = {
  'office.opened': () => [],
  'office.set': () => [SETTINGS_SUBJECT],
  'account.changed': () => [ACCOUNTS_SUBJECT],
  'account.erased': () => [ACCOUNTS_SUBJECT],
  'account.reset': () => [ACCOUNTS_SUBJECT],
  // the resulting entries have their own subjects
  'act.confirmed': () => [],
  'event.commented': (data) => [event(data.event)],
  'pool.opened': ({ pool }) => [poolSubject(pool)],
  'pool.set': ({ pool }) => [poolSubject(pool)],
  'pool.changed': ({ pool }) => [poolSubject(pool)],
  'pool.closed': ({ pool }) => [poolSubject(pool)],
  'pool.reopened': ({ pool }) => [poolSubject(pool)],
  'pool.adjusted': ({ pool }) => [poolSubject(pool), changesSubject(pool)],
  'pool.adjustment-reversed': ({ pool }) => [poolSubject(pool), changesSubject(pool)],
  'pool.rerated': ({ pool }) => [poolSubject(pool), changesSubject(pool)],
  'persons.entered': ({ persons, source, import: by }) =>
    source === undefined ? persons.map((each) => person(each.person)) : broughtBy(by),
  'person.changed': (data) => [person(data.person), ...broughtBy(data.import), ...komirOf(data)],
  'person.attached': (data) => [person(data.person)],
  'person.detached': (data) => [person(data.person)],
  'persons.merged': (data) => [person(data.person), person(data.into)],
  'persons.split': (data) => [person(data.person), person(data.from)],
  'person.erased': ({ person: id, formerly }) => [ERASURES_SUBJECT, ...[id, ...formerly].map(person)],
  'persons.removed': (data) => [...data.persons.map(person), ...komirOf(data)],
  'persons.restored': ({ persons }) => persons.map((each) => person(each.person)),
  'federation.set': ({ federation }) => [federationSubject(federation)],
  'standings.brought': ({ pool, import: by }) => [poolSubject(pool), ...broughtBy(by)],
  'import.begun': () => [IMPORTS_SUBJECT],
  'import.ended': () => [IMPORTS_SUBJECT],
  'import.undone': () => [IMPORTS_SUBJECT],
  'standing.decided': (data) => [person(data.person), poolSubject(data.pool)],
  'decision.revoked': (data) => [person(data.person), poolSubject(data.pool)],
  'event.registered': (data) => [event(data.event)],
  'event.changed': (data) => [event(data.event)],
  'event.arbiters': (data) => [event(data.event)],
  'event.submitted': (data) => [
    event(data.event),
    ...(data.corrects === undefined ? [] : [event(data.corrects)]),
    ...data.entered.map((each) => person(each.person)),
  ],
  'questions.asked': (data) => [event(data.event)],
  'question.answered': (data) => [
    event(data.event),
    ...(data.person === undefined ? [] : [person(data.person)]),
    ...(data.entered === undefined ? [] : [person(data.entered.person)]),
  ],
  'event.accepted': ({ event: id, entered = [] }) => [event(id), ...entered.map((each) => person(each.person))],
  'event.refused': (data) => [event(data.event)],
  'event.withdrawn': (data) => [event(data.event)],
  'events.rated': ({ pool, events }) => [poolSubject(pool), ...events.map((each) => event(each.event))],
  'key.announced': () => [KEYS_SUBJECT],
  'key.retired': () => [KEYS_SUBJECT],
  'list.recomputed': ({ pool, date }) => [poolSubject(pool), listSubject(pool, date)],
  // found just before the entry that publishes the list
  'list.stated': () => [],
  'list.published': ({ pool, date }) => [poolSubject(pool), listSubject(pool, date)],
};

export function subjectsOf({ no, kind, data }: Posted): readonly Subject[] {
  const subjects = (SUBJECTS[kind] as (data: EntryKinds[typeof kind]) => readonly string[])(data);
  return [...new Set(subjects)].map((subject) => [subject, no] as const);
}
